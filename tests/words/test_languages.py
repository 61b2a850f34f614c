"""A package can bring a language: it is found, spoken everywhere, and whatever is wrong with it harms nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca import words
from ludoteca.cli import main, wanted_language
from ludoteca.engine.phrase import HOUSE, Phrase, seat_name
from ludoteca.terminal import doctor
from ludoteca.web.shell import language_switch
from ludoteca.words import languages, rulebook, say
from ludoteca.words.languages import Language, LanguageError, UnknownLanguage
from tests.terminal.scene import Terminal
from tests.web.tables import Web, opened
from tests.words.foreign import forget, installed, looked_into

LATIN = {
    "house/main.ftl": "seat = Lusor { $number }\ngame-unknown-near = Ludus { $game } deest.\nrecord-json = { $nil }\n",
    "house/web.ftl": "ui-you-page = De te ipso\nui-skip = Ad rem\n",
    "games/martians/words.ftl": "title = Martii!!!\ntagline = Martii aggrediuntur.\n",
    "games/martians/rulebook.md": "# Martii\n\n- **R1** Regula prima.\n",
}

MAKING = "from ludoteca.words.languages import Language\nLANGUAGE = "


@pytest.fixture
def latin(tmp_path: Path) -> Iterator[Path]:
    """Latin is installed, as somebody else's package."""
    installed(tmp_path, "ludoteca_la", "la", LATIN)
    with looked_into(tmp_path):
        yield tmp_path


@pytest.fixture
def ours() -> Iterator[None]:
    """What a test adds is gone afterwards."""
    forget()
    yield
    forget()


@pytest.mark.usefixtures("latin")
def test_a_package_brings_a_language() -> None:
    assert list(languages.known())[:2] == ["en", "it"] and "la" in languages.codes()
    assert languages.of("la").name == "Tongue la"
    assert (say(HOUSE, "ui-skip", "la"), words.title("martians", "la")) == ("Ad rem", "Martii!!!")
    assert seat_name(1).text("la") == "Lusor 2"
    assert rulebook.told("martians", "la") == ("la", LATIN["games/martians/rulebook.md"])
    assert rulebook.Rulebook.of("martians", "la").rule("R1") == "**R1** Regula prima."


@pytest.mark.usefixtures("latin")
def test_what_a_language_leaves_unsaid_is_said_in_english() -> None:
    assert say(HOUSE, "ui-theme", "la") == say(HOUSE, "ui-theme", "en")
    assert say(HOUSE, "record-json", "la", line=3) == say(HOUSE, "record-json", "en", line=3)  # $nil is never given
    assert Phrase("pocket_mars", "title").text("la") == words.title("pocket_mars", "en")
    assert rulebook.told("pocket_mars", "la") == rulebook.told("pocket_mars", "en")
    assert words.can_say(HOUSE, "ui-theme", "la") and not words.has_message(HOUSE, "ui-theme", "la")
    with pytest.raises(LookupError):
        words.STRICT.say(Phrase(HOUSE, "ui-theme"), "la")
    with pytest.raises(LookupError):
        say(HOUSE, "no-such-message", "la")


def test_the_pages_speak_it(latin: Path, tmp_path: Path) -> None:
    assert latin == tmp_path
    with opened(Web(tmp_path)) as anna:
        page = anna.get("/", headers={"accept-language": "xx, la-VA;q=0.8, en"}).text
        assert '<html lang="la">' in page and "De te ipso" in page and "Martii!!!" in page
        assert '<details class="languages">' in page and all(
            f">{name}</button>" in page for name in ("English", "Italiano")
        )
        book = anna.get("/games/martians", headers={"accept-language": "la"}).text
        assert "Regula prima." in book and '<div lang="en">' not in book
        assert '<div lang="en">' in anna.get("/games/pocket_mars", headers={"accept-language": "la"}).text
        anna.post("/lang", data={"lang": "it", "here": "/"})
        assert '<html lang="it">' in anna.get("/", headers={"accept-language": "la"}).text
        anna.post("/lang", data={"lang": "tlh", "here": "/"})
        assert '<html lang="it">' in anna.get("/").text


@pytest.mark.usefixtures("latin")
def test_the_terminal_speaks_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["play", "martian", "--lang", "la"]) == 2
    assert "Ludus martian deest." in capsys.readouterr().err
    assert main(["games", "--lang", "la"]) == 0
    assert "Martii!!!" in capsys.readouterr().out
    monkeypatch.setenv("LC_ALL", "la_VA.UTF-8")
    assert wanted_language([]) == "la"
    terminal = Terminal("en")
    doctor.run(terminal.talk, {})
    assert "English (en), Italiano (it), Español (es), Tongue la (la)" in terminal.flat


@pytest.mark.usefixtures("ours")
def test_two_languages_are_a_button_and_more_are_a_menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "OURS", languages.OURS[:2])
    forget()
    assert "<details" not in language_switch("en", "/") and ">Italiano</button>" in language_switch("en", "/")
    assert ">English</button>" in language_switch("it", "/t/1") and 'value="/t/1"' in language_switch("it", "/t/1")
    installed(tmp_path, "ludoteca_more", "nn", LATIN)
    with looked_into(tmp_path):
        menu = language_switch("nn", "/")
        places = [menu.index(f">{name}</button>") for name in ("English", "Italiano", "Tongue nn")]
        assert places == sorted(places) and menu.count("aria-current") == 1
        assert 'value="nn" lang="nn" aria-current="true"' in menu


def test_a_draft_is_offered_to_nobody_but_whoever_asks_gets_it(tmp_path: Path) -> None:
    installed(
        tmp_path,
        "ludoteca_sc",
        "sc",
        LATIN,
        f'{MAKING}Language("sc", "Sardu", "ludoteca_sc", draft=True)\n',
    )
    with looked_into(tmp_path):
        assert "sc" in languages.codes() and "sc" not in [one.code for one in languages.offered()]
        assert languages.match("sc-IT") is None
        assert "Sardu" not in language_switch("en", "/") and "Sardu" in language_switch("sc", "/")
        assert wanted_language(["--lang", "sc"]) == "sc"


@pytest.mark.parametrize(
    ("code", "init", "files", "said"),
    [
        ("zz", "1 / 0", {}, "cannot be imported (ZeroDivisionError"),
        ("zz", "import sys\nsys.exit(3)", {}, "cannot be imported (SystemExit"),
        ("zz", "LANGUAGE = 'zz'", {}, "is no Language"),
        ("zz", f"{MAKING}Language('zy', 'Zz', 'ludoteca_bad')", LATIN, "both should be the same code"),
        ("z", f"{MAKING}Language('z', 'Zz', 'ludoteca_bad')", LATIN, "is no code of a language"),
        ("zz", f"{MAKING}Language('zz', ' ', 'ludoteca_bad')", LATIN, "needs a name of its own"),
        ("zz", f"{MAKING}Language('zz', 'Zz', 'nowhere_at_all')", LATIN, "which is no package"),
        ("zz", f"{MAKING}Language('zz', 'Zz')", LATIN, "which is no package"),
        ("zz", f"{MAKING}Language('zz', 'Zz', 'ludoteca_bad')", {}, "has no words"),
        (
            "zz",
            f"{MAKING}Language('zz', 'Zz', 'ludoteca_bad')",
            {"house/web.ftl": b"ui-skip = \xff"},
            "house/web.ftl cannot be read",
        ),
        ("it", f"{MAKING}Language('it', 'Toscano', 'ludoteca_bad')", LATIN, "another package for it already"),
    ],
)
def test_what_cannot_be_used_is_told_in_a_sentence(
    tmp_path: Path, code: str, init: str, files: dict[str, str | bytes], said: str
) -> None:
    installed(tmp_path, "ludoteca_bad", code, files, init)
    with looked_into(tmp_path):
        (bad,) = languages.unusable()
        assert said in bad.why.text("en") and bad.why.text("it") != bad.why.text("en")
        assert languages.known() == {one.code: one for one in languages.OURS}
        terminal = Terminal("it")
        doctor.run(terminal.talk, {})
        assert bad.why.text("it").split("(")[0].strip() in terminal.flat
        with opened(Web(tmp_path)) as anna:
            assert anna.get("/").status_code == 200


def test_a_catalogue_that_makes_no_sense_breaks_no_page(tmp_path: Path) -> None:
    """Lines that are no messages, messages that call each other for ever, and functions that there are not."""
    odd = {
        "house/main.ftl": "= nothing\nseat = { seat }\n\x00\ngame-unknown = { NOSUCH($game) }\n",
        "house/web.ftl": "ui-home = { ui-home }{ ui-home }\nui-skip\nui-theme = { -no-term }\nui-brand =\n",
        "games/martians/words.ftl": "title = { $nobody }\n",
        "games/martians/rulebook.md": "no rule at all",
    }
    installed(tmp_path, "ludoteca_odd", "kw", odd)
    with looked_into(tmp_path):
        assert languages.unusable() == []
        with opened(Web(tmp_path)) as anna:
            for address in ("/", "/games/martians", "/new/martians", "/me"):
                assert anna.get(address, headers={"accept-language": "kw"}).status_code == 200, address
        assert seat_name(0).text("kw") == seat_name(0).text("en")
        assert words.title("martians", "kw") == words.title("martians", "en")


def test_a_function_that_fails_costs_its_sentence_alone(ours: None, tmp_path: Path) -> None:
    def broken(_name: object) -> str:
        raise RuntimeError("no")

    installed(tmp_path, "ludoteca_fn", "fo", {"house/web.ftl": "ui-turn-of = { A($seat) }\nui-skip = Hopp\n"})
    with looked_into(tmp_path):
        languages.add(Language("fo", "Føroyskt", "ludoteca_fn", functions={"A": broken}))
        assert say(HOUSE, "ui-turn-of", "fo", seat="Anna") == say(HOUSE, "ui-turn-of", "en", seat="Anna")
        assert say(HOUSE, "ui-skip", "fo") == "Hopp"


def test_nobody_takes_the_place_of_a_language_of_the_house(ours: None) -> None:
    with pytest.raises(LanguageError, match="speaks it itself"):
        languages.add(Language("it", "Toscano", "ludoteca"))


def test_a_language_that_nobody_brought_is_refused_with_those_that_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(UnknownLanguage) as refused:
        languages.of("tlh")
    assert refused.value.text("en").startswith('"tlh" is not one of the languages; there are: en, it')
    with pytest.raises(UnknownLanguage):
        ludoteca.make("martians").start(1).question().phrase.text("tlh")
    assert main(["games", "--lang", "itt"]) == 2
    assert "Did you mean it?" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("it", "it"), ("it_IT.UTF-8", "it"), ("IT-ch", "it"), ("it@euro", "it"), ("en-GB;q=0.8", "en"),
        ("C.UTF-8", None), ("POSIX", None), ("*", None), ("", None), ("ita", None), ("x" * 10**6, None),
    ],
)  # fmt: skip
def test_a_language_is_found_by_what_environments_and_browsers_call_it(wanted: str, found: str | None) -> None:
    assert languages.match(wanted) == found


def test_decimals_follow_the_language(ours: None, tmp_path: Path) -> None:
    installed(tmp_path, "ludoteca_de", "de", LATIN)
    installed(tmp_path, "ludoteca_xq", "qxx", LATIN)
    with looked_into(tmp_path):
        assert words.decimal(1.5, 1, "de") == "1,5"
        assert words.decimal(1.5, 1, "qxx") == "1.5"
