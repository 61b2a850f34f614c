"""The documentation builds without a warning, every link in it leads somewhere, and what it shows runs."""

from __future__ import annotations

import inspect
import re
import runpy
import shlex
import subprocess
import sys
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

import ludoteca
from ludoteca.cli import main
from ludoteca.lab import arena
from ludoteca.lab.measures import WHOLE
from ludoteca.lab.tidy import TABLES
from ludoteca.web.configuring import read_settings
from ludoteca.web.serve import run
from ludoteca.web.settings import Settings
from tests.terminal.scene import recorded

ROOT = Path(__file__).parents[2]
WHERE = ("side", "deal", "rotation")  # of every table of the laboratory
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def test_the_docs_build_without_a_warning(tmp_path: Path) -> None:
    config = load_config(str(ROOT / "mkdocs.yml"), strict=True, site_dir=str(tmp_path))
    build(config)
    for page in ("index.html", "rulings/index.html", "api/index.html", "rulebooks/martians-it/index.html"):
        assert (tmp_path / page).stat().st_size > 1000, page


def blocks(page: Path) -> list[str]:
    """The Python that a page shows."""
    return re.findall(r"^```python\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def commands(page: Path, *names: str) -> list[list[str]]:
    """The commands of those names that a page shows."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    shown = re.findall(rf"^    (ludoteca (?:{'|'.join(names)}) .*)$", text, re.MULTILINE)
    return [shlex.split(line)[1:] for line in shown]


EXCERPTS = ("add-a-game.md", "hidden-cards.md", "inside-a-game.md", "host.md", "README.md")
SCRIPTS = [page for page in PAGES if blocks(page) and page.name not in EXCERPTS]
# The tutorials are held to their examples by tests/examples, the inside of a game to its source below; the README is a
# doctest, and a host's script runs for ever.


def test_the_inside_of_a_game_is_as_the_page_shows_it() -> None:
    """Every excerpt stands in a file of the game, and every room of the table is there."""
    page, home = ROOT / "docs" / "inside-a-game.md", ROOT / "src" / "ludoteca" / "games" / "marrak_hesh"
    text = page.read_text(encoding="utf-8")
    sources = [plain(file.read_text(encoding="utf-8")) for file in home.glob("*.py")]
    shown = [plain(block) for block in re.findall(r"^ *```python\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)]
    assert len(shown) >= 8
    for block in shown:
        assert any(block in source for source in sources), block
    rooms = re.findall(r"^\| (`.*?) \|", text.split("\n## ")[1], re.MULTILINE)  # of the first section, "The rooms"
    assert len(rooms) > 10
    for room in re.findall(r"`([^`]+)`", " ".join(rooms)):
        assert room == "decisions/" or (home / room).exists(), room


def plain(text: str) -> str:
    """The lines that are not blank, without the spaces before them."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


@pytest.mark.parametrize("page", SCRIPTS, ids=lambda page: page.name)
def test_what_a_page_shows_runs_as_a_script(page: Path, tmp_path: Path) -> None:
    record = recorded(size="miniature").to_json()
    (tmp_path / "game.json").write_text(record, encoding="utf-8")  # which some of them read
    for number, block in enumerate(blocks(page)):
        script = tmp_path / f"block_{number}.py"
        script.write_text(block, encoding="utf-8")
        ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, cwd=tmp_path)
        assert ran.returncode == 0, f"{block}\n{ran.stderr}"


def test_what_the_hosts_page_shows_begins_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[dict[str, Any]] = []
    monkeypatch.setattr("ludoteca.web.serve.run", lambda **given: begun.append(given))
    for block in blocks(ROOT / "docs" / "host.md"):
        exec(block, {})
    assert [set(given) for given in begun] == [{"port", "database", "settings"}]
    inspect.signature(run).bind(**begun[0])


def test_the_settings_that_the_hosts_page_shows_are_settings_and_all_of_them_are_told(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(shown) >= 2
    for block in shown:
        file = tmp_path / "ludoteca.toml"
        file.write_text(block, encoding="utf-8")
        assert read_settings(file, {}) != Settings(), block
    table = " ".join(re.findall(r"^\| (`.*?) \|", text, re.MULTILINE))
    assert [field.name for field in fields(Settings) if f"`{field.name}`" not in table] == []


def test_a_language_is_begun_and_checked_as_the_page_shows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = commands(ROOT / "docs" / "translate.md", "words")
    assert len(shown) == 5
    assert [main(command) for command in shown] == [0] * len(shown)
    assert (tmp_path / "german" / "src" / "ludoteca_de" / "house" / "web.ftl").is_file()
    assert (tmp_path / "todo.html").is_file()


@pytest.mark.parametrize("command", commands(ROOT / "docs" / "simulate.md", "simulate"), ids=" ".join)
def test_a_simulation_that_is_shown_can_be_run(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    command[command.index("--games") + 1] = "1"
    assert main([*command, "--jobs", "1", "--lang", "en"]) == 0
    assert "by turn order" in capsys.readouterr().out


def test_what_the_page_of_contents_shows_is_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its commands take its file, and it is refused as the page says."""
    text = (ROOT / "docs" / "content.md").read_text(encoding="utf-8")
    (own,) = re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.toml").write_text(own, encoding="utf-8")
    shown = [
        shlex.split(line)[1:]
        for line in re.findall(r"^    (ludoteca (?:content|simulate|prove) .*)$", text, re.MULTILINE)
    ]
    assert len(shown) == 5
    for command in shown:
        if "--games" in command:
            command[command.index("--games") + 1] = "1"
        assert main([*command, "--lang", "en"]) == 0
        assert ("House contents" in capsys.readouterr().out) == ("--content" in command)
    refusals = re.findall(r"^    (my\.toml: .*)$", text, re.MULTILINE)
    for wrong, refusal in zip(("start = 40", "begin = 4"), refusals, strict=True):
        (tmp_path / "my.toml").write_text(own.replace("start = 4", wrong), encoding="utf-8")
        assert main(["content", "mars_needs_mechanics", "--content", "my.toml", "--lang", "en"]) == 2
        assert capsys.readouterr().err.strip() == refusal


OWN_BOTS = {"bots.md": "my_bots:Points", "evaluators.md": "my_nets:Net", "agents.md": "my_agent:Agent"}
"""The first block of each page is that module; run as a script it makes what it needs."""
SEATED = [(name, command) for name in OWN_BOTS for command in commands(ROOT / "docs" / name)]


@pytest.mark.parametrize(("name", "command"), SEATED, ids=[" ".join(command) for _, command in SEATED])
def test_the_bot_of_the_page_plays_as_the_page_says(
    name: str, command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = OWN_BOTS[name].partition(":")[0]
    written = tmp_path / f"{module}.py"
    written.write_text(blocks(ROOT / "docs" / name)[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, module, raising=False)
    runpy.run_path(str(written), run_name="__main__")
    command[command.index("--games") + 1] = "2"
    assert main([*command, "--jobs", "1", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    own = next(seat for seat in command[command.index("--seats") + 1].split(",") if OWN_BOTS[name] in seat)
    assert own[:14] in shown and "forfeited" not in shown, "a long name is cut in the table"


def test_the_arenas_and_the_self_play_that_are_shown_can_be_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = commands(ROOT / "docs" / "arena.md", "arena", "selfplay")
    assert {command[0] for command in shown} == {"arena", "selfplay"}
    for command in shown:
        bots = command[command.index("--bots") + 1].split(",") if "--bots" in command else []
        command[command.index("--games") + 1] = str(max(1, len(bots) * (len(bots) - 1)))
        assert main([*command, "--jobs", "1", "--lang", "en"]) == 0
        assert ("95% interval" if bots else "positions") in capsys.readouterr().out


def test_the_training_that_is_shown_can_be_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    few = {"--games": "2", "--epochs": "1", "--rounds": "1", "--simulations": "2"}
    shown = commands(ROOT / "docs" / "training.md", "selfplay", "train", "arena")
    assert [command[0] for command in shown] == ["selfplay", "train", "arena", "train", "train"]
    quick = partial(arena, games=2, jobs=1)
    monkeypatch.setattr("ludoteca.lab.rounds.arena", lambda game, bots, *_: quick(game, [bots[0], "greedy"]))
    for command in shown:
        for argument, number in few.items():
            if argument in command:
                command[command.index(argument) + 1] = number
        given = [re.sub(r"search:\d+", "search:4", word) for word in command]
        assert main([*given, "--jobs", "1", "--lang", "en"]) == (1 if "--gate" in command else 0)
        assert "Marrak Hesh 17" in capsys.readouterr().out
    assert Path("rounds", "curve.svg").is_file()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_link_in_the_repository_leads_to_a_file_of_it(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in link and not link.startswith("mailto:"):
            assert (page.parent / link).exists(), link


def glossary() -> list[tuple[str, str]]:
    """Each row that names something of the code: what, and in which files."""
    rows = [line.split(" | ") for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()]
    return [(row[1], row[2]) for row in rows if len(row) == 4 and row[0] not in ("| in the field", "| ---")]


@pytest.mark.parametrize(("name", "where"), glossary())
def test_what_the_glossary_names_is_where_it_says(name: str, where: str) -> None:
    files = [ROOT / "src" / "ludoteca" / file for file in re.findall(r"`(\S+\.py)`", where)]
    assert files and all(file.is_file() for file in files), where
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    for code in re.findall(r"`([^`]+)`", name):
        last = code.partition("(")[0].rpartition(".")[2]
        assert re.search(rf"\b{last}\b", text), f"{code} is not in {where}"


def test_the_glossary_is_read() -> None:
    assert len(glossary()) > 70


def test_the_citation_is_of_this_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    assert {"title: Ludoteca", f"version: {ludoteca.__version__}", "license: MIT"} <= set(cited)


@pytest.mark.parametrize(
    "command", commands(ROOT / "docs" / "compare.md", "compare", "effects", "simulate", "ladder"), ids=" ".join
)
def test_what_the_page_of_comparisons_shows_can_be_run(
    command: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    least = {"compare": "12", "effects": "30", "simulate": "2", "ladder": "4"}[command[0]]
    if "--games" in command:
        del command[command.index("--games") : command.index("--games") + 2]
    few = ["--deeds", "build rocket_booster"] if "--deeds" in command else []
    few += ["--stakes", "3"] if "--stakes" in command else ["--most", "8"] if command[0] == "ladder" else []
    assert main([*command, *few, "--games", least, "--jobs", "1", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    told = ("B − A", "effect on", "What was measured", "What hangs on a decision", "Skill ladder")
    assert any(title in shown for title in told)
    assert all(Path(word).is_file() for word in command if word.endswith(".html"))


@pytest.mark.parametrize("command", commands(ROOT / "docs" / "tune.md", "tune"), ids=" ".join)
def test_what_the_page_of_the_search_shows_can_be_run(
    command: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With bots that think less, so that it takes no longer than it must."""
    monkeypatch.chdir(tmp_path)
    few = ["--seats", "random,random,random", "--games", "200", "--deals", "4", "--confirm", "40", "--jobs", "1"]
    assert main([*command, *few, "--lang", "en"]) == 0
    assert "the search for balance" in (shown := capsys.readouterr().out)
    assert "the best patch (" in shown or "none came nearer" in shown
    assert all(Path(word).is_file() for word in command if word.endswith(".html"))


def test_the_page_of_comparisons_names_every_measure_and_column() -> None:
    """What is measured, and the columns of the tables, as the page lists them."""
    text = (ROOT / "docs" / "compare.md").read_text(encoding="utf-8")
    assert all(f"`{measure.key}`" in text for measure in WHOLE)
    for name, columns in TABLES.items():
        (row,) = re.findall(rf"^\| `{name}` \|.*$", text, re.MULTILINE)
        assert re.findall(r"`(\w+)`", row)[1:] == [column for column in columns if column not in WHERE]
