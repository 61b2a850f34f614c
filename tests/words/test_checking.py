"""What a language lacks is told, sheet by sheet; ours lack nothing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.engine.phrase import HOUSE
from ludoteca.words import LANGUAGES, languages
from ludoteca.words.checking import Sheet, checked, english_of, forms_of, is_whole, share, sheets
from tests.words.foreign import installed, looked_into


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ours_say_everything_and_all_of_it_fits(lang: str) -> None:
    found = checked(lang)
    assert [finding.what.text("en") for one in found for finding in one.findings] == []
    assert share(found) == 100 and {"main", "web", "martians", "martians/rulebook"} <= {one.sheet.name for one in found}


def told(folder: Path, code: str, path: str, text: str) -> list[tuple[str, str, str]]:
    """What is wrong with a sheet, but for what is missing of it."""
    installed(folder, f"ludoteca_{code}", code, {path: text})
    with looked_into(folder):
        (found,) = [one for one in checked(code) if one.sheet.path == path]
        return [(one.kind, one.key, one.what.text("en")) for one in found.findings if not one.is_missing]


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("ui-turn-of = Schnell", "lost", "ui-turn-of does not say $seat."),
        ("ui-turn-of = { $seat } { $card }", "unknown", "ui-turn-of says $card, which it is not given."),
        ("ui-turn-of = { A($seat) }", "function", "ui-turn-of uses A, a function that this language does not have."),
        ("ui-turn-of = { $seat }{ ui-nix }{ -nix }", "call", "ui-turn-of says -nix, ui-nix, which is"),
        ("ui-turn-of = { $seat }\n    .title = X", "attribute", "ui-turn-of differs from the English message in .tit"),
        ("ui-turn-of = { $seat } --out", "mark", "ui-turn-of differs from the English message in --out"),
        ("ui-no-such = X", "extra", "ui-no-such is a message that English does not have; nobody will say it."),
        ("ui-skip = X\nui-skip = Y", "twice", "ui-skip is there twice; the first one counts."),
        ("Guten Tag", "junk", "This line is no message: Guten Tag"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told(tmp_path: Path, text: str, kind: str, said: str) -> None:
    ((found, _, words),) = told(tmp_path, "de", "house/web.ftl", text + "\n")
    assert found == kind and words.startswith(said)


def test_a_language_needs_its_own_forms_for_numbers(tmp_path: Path) -> None:
    assert forms_of("en") == {"one", "other"} == forms_of("es") and forms_of("pl") == {"one", "few", "many"}
    sheet = Sheet(HOUSE, "translating", "house/translating.ftl")
    english = english_of(sheet, "words-unfit")
    assert told(tmp_path / "a", "de", sheet.path, english) == []
    assert told(tmp_path / "b", "pl", sheet.path, english) == [
        ("form", "words-unfit", "words-unfit lacks a form for numbers: few, many.")
    ]


def test_a_choice_that_is_none_between_numbers_needs_no_forms(tmp_path: Path) -> None:
    key = "review-luck-more"  # between you, all and one of you
    english = english_of(Sheet(HOUSE, "review", "house/review.ftl"), key)
    assert "*[one]" in english and told(tmp_path, "pl", "house/review.ftl", english) == []


def test_a_message_may_say_others_of_its_sheet(tmp_path: Path) -> None:
    assert told(tmp_path, "de", "house/web.ftl", "ui-turn-of = { wer }\nwer = { $seat } ist dran\n") == []


def test_a_rulebook_has_the_rules_of_the_english_one(tmp_path: Path) -> None:
    found = told(tmp_path, "de", "games/martians/rulebook.md", "- **R1** Eins.\n- **R999** Zu viel.\n")
    assert found == [("extra", "R999", "R999 is a rule that the English rulebook does not have.")]


def test_a_language_that_is_not_whole_is_never_at_a_hundred(tmp_path: Path) -> None:
    everything = {sheet.path: sheet.text("en") for sheet in sheets()}
    installed(tmp_path, "ludoteca_de", "de", everything)
    with looked_into(tmp_path):
        assert is_whole(checked("de")) and share(checked("de")) == 100
    everything["house/web.ftl"] += "\nui-no-such = X\n"
    installed(tmp_path / "b", "ludoteca_nl", "nl", everything)
    with looked_into(tmp_path / "b"):
        assert share(checked("nl")) == 99


def test_the_command_tells_what_is_missing_and_writes_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = {
        "house/time.ftl": Sheet(HOUSE, "time", "").text("en"),
        "house/web.ftl": "ui-skip = <b>Los</b>\nui-turn-of = X\n",
    }
    installed(tmp_path, "ludoteca_de", "de", texts)
    page = tmp_path / "todo.html"
    with looked_into(tmp_path):
        assert main(["words", "check", "it"]) == 0
        assert "Italiano says everything." in capsys.readouterr().out
        assert main(["words", "check", "de", "--room", "time"]) == 0
        capsys.readouterr()
        assert main(["words", "check", "de", "--out", str(page)]) == 1
        said = " ".join(capsys.readouterr().out.split())
        assert (
            re.search(r"\+ time (\d+)/\1 ", said)
            and "ui-turn-of does not say $seat." in said
            and "more; all of them: --room web" in said
        )
        html = page.read_text(encoding="utf-8")
        assert (
            "ui-turn-of does not say $seat." in html
            and 'id="web-ui-theme"' in html
            and "ui-theme = Light or dark" in html
        )
        assert 'id="web-ui-skip"' not in html and "<b>" not in html
        assert main(["words", "check", "de", "--out", str(page)]) == 2
        assert main(["words", "list"]) == 0
        listed = capsys.readouterr().out
        assert "100 %" in listed and "ludoteca_de" in listed


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["check"], "Say which language: ludoteca words check de."),
        (["check", "tlh"], '"tlh" is not one of the languages'),
        (["check", "it", "--room", "cellar"], "There is no sheet cellar; there are: main, web,"),
        (["burn"], "there are: list, check, new."),
        (["new", "Deutsch"], '"Deutsch" is no code of a language'),
        (["new", "it"], "The house speaks it itself"),
        (["new", "qxx"], "Say with --name what the language qxx calls itself"),
        (["new", "de", "--name", 'D"'], "Say with --name what the language de calls itself"),
    ],
)
def test_whatever_is_asked_wrongly_is_refused(given: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", *given]) == 2
    assert said in capsys.readouterr().err


def test_a_new_package_is_whole_once_its_comments_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What `new` writes is installed, found, and empty; with every comment opened it says all that English says."""
    folder = tmp_path / "german"
    assert main(["words", "new", "de", "--out", str(folder)]) == 0
    assert "A package for Deutsch is in" in capsys.readouterr().out
    assert main(["words", "new", "de", "--out", str(folder)]) == 2
    home = folder / "src" / "ludoteca_de"
    files = {
        str(file.relative_to(home)): file.read_text(encoding="utf-8") for file in home.rglob("*") if file.is_file()
    }
    init = files.pop("__init__.py")
    points = re.findall(r'^de = "(.*)"$', (folder / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert points == ["ludoteca_de:LANGUAGE"] and "# Ludoteca: Deutsch" in (folder / "README.md").read_text("utf-8")
    installed(tmp_path / "first", "ludoteca_de", "de", files, init)
    with looked_into(tmp_path / "first"):
        assert languages.of("de").name == "Deutsch" and share(checked("de")) == 0
        assert {finding.kind for one in checked("de") for finding in one.findings} == {"missing"}
    said = {
        path: re.sub(r"^# ?", "", text, flags=re.MULTILINE) for path, text in files.items() if path.endswith(".ftl")
    }
    books = {path.replace(".en.txt", ".md"): text for path, text in files.items() if path.endswith(".txt")}
    installed(tmp_path / "then", "ludoteca_de", "de", {**said, **books}, init)
    with looked_into(tmp_path / "then"):
        assert [finding.what.text() for one in checked("de") for finding in one.findings] == []


def test_python_alone_finds_an_installed_language(tmp_path: Path) -> None:
    """In a process of its own, as after `pip install`."""
    installed(tmp_path, "ludoteca_de", "de", {"house/main.ftl": "seat = Spieler { $number }\n"})
    code = "from ludoteca.engine.phrase import seat_name; print(seat_name(2).text('de'))"
    path = f"{tmp_path}:{Path(languages.__file__).parents[2]}"
    run = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert run.stdout == "Spieler 3\n"
