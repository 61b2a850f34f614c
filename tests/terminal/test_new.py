"""`ludoteca new`: a name becomes a whole package, which is installed as anybody's would be and works in every face."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pettingzoo.test import api_test

import ludoteca
from ludoteca.cli import main
from ludoteca.engine import Game, shelf
from ludoteca.research.pettingzoo import SeatsEnv
from ludoteca.terminal.new import LONGEST, TEMPLATE, check_name, renamed, template
from ludoteca.terminal.play import new_table, play
from tests.terminal.scene import Terminal, typed
from tests.web.tables import Web, joined, opened, touched

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

NAME = "night_market"
SOURCE = Path(ludoteca.__file__).parents[1]  # the same form of the code as the tests run
SPELT = (
    "",
    "x" * (LONGEST + 1),
    "Night",
    "night-market",
    "night market",
    "1st",
    "_night",
    "night_",
    "a__b",
    "nòtte",
    "../x",
)


@pytest.fixture(scope="module", name="folder")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is written."""
    folder = tmp_path_factory.mktemp("new") / NAME
    assert main(["new", NAME, "--out", str(folder), "--lang", "en"]) == 0
    return folder


@pytest.fixture(scope="module")
def installed(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is installed, by pip, as anybody's package is."""
    site = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, "--disable-pip-version-check", "--target", str(site), str(folder)], check=True)
    return site


@pytest.fixture(name="game")
def made(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, found on the shelf by its entry point."""
    monkeypatch.syspath_prepend(str(installed))
    shelf._shelf.cache_clear()
    yield ludoteca.make(NAME)
    monkeypatch.undo()
    shelf._shelf.cache_clear()
    shelf.rules_of.cache_clear()
    for module in [module for module in sys.modules if module.partition(".")[0] == NAME]:
        del sys.modules[module]


# ---- what is written


def test_a_name_stands_wherever_the_template_has_its_own(folder: Path) -> None:
    found = {str(path.relative_to(folder)): path for path in folder.rglob("*") if path.is_file()}
    wanted = {renamed(path, NAME) for path, _ in template()}
    assert found.keys() >= wanted > {"pyproject.toml", "README.md", f"src/{NAME}/rules.py", f"tests/test_{NAME}.py"}
    for path in wanted:
        text = found[path].read_text(encoding="utf-8")
        for own in (TEMPLATE, "my-game", "MyGame", "My Game"):
            assert own not in path and own not in text, path
    assert "title = Night Market" in found[f"src/{NAME}/words/it.ftl"].read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["qq", "a_rather_long_name_for_a_game"])
def test_it_is_written_as_the_linter_likes_it_however_long_its_name(name: str, tmp_path: Path) -> None:
    assert main(["new", name, "--out", str(tmp_path / name)]) == 0
    for how in (["check"], ["format", "--check"]):
        ran = subprocess.run(
            [sys.executable, "-m", "ruff", *how, "--no-cache", "."],
            cwd=tmp_path / name,
            capture_output=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout.decode()


def test_its_own_tests_pass_and_so_it_is_proved(folder: Path, installed: Path) -> None:
    path = os.pathsep.join([str(SOURCE), str(installed)])
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout and int(ran.stdout.rpartition(" passed")[0].split()[-1]) > 100


# ---- every face takes it


def test_it_is_played_in_the_terminal(game: Game, tmp_path: Path) -> None:
    terminal = Terminal("en", typed(*["1"] * 10))
    assert play(new_table(game, ["me", "search:5"], 3, tmp_path / "game.json"), terminal.talk) == 0
    assert "Which card do you lay? (R1)" in terminal.flat
    assert "The game is over" in terminal.flat or "All cards have been laid" in terminal.flat


def test_it_is_played_over_http_and_nobody_is_shown_the_others_hand(game: Game, tmp_path: Path) -> None:
    web = Web(tmp_path)
    with opened(web) as anna:
        for page in (f"/games/{NAME}", f"/new/{NAME}", f"/static/games/{NAME}/screen.css"):
            assert anna.get(page).status_code == 200, page
        table = anna.post("/api/tables", json={"game": NAME, "seats": ["me", "friend"]}).json()
        bruno = joined(anna, web)
        bruno.headers["accept-language"] = "it"
        bruno.post("/api/seats", json={"invitation": table["invitations"]["1"], "name": "Bruno"})
        address = f"/api/tables/{table['table']}"
        while not (views := [who.get(address).json() for who in (anna, bruno)])[0]["over"]:
            asked = views[0]["asked"]
            mine = views[asked]
            pages = [touched(who.get(f"/t/{table['table']}").text) for who in (anna, bruno)]
            actions = [choice["action"] for choice in mine["actions"]]
            assert sorted(set(pages[asked])) == actions and pages[1 - asked] == []
            assert mine["actions"][0]["text"].startswith(("Lay a ", "Cala un ")[asked])
            answer = (anna, bruno)[asked].post(
                f"{address}/act", json={"decision": mine["decision"], "action": actions[0]}
            )
            assert answer.status_code == 200
        assert views[0]["decision"] == 8, "the last card of each lays itself"


def test_it_is_an_environment(game: Game) -> None:
    api_test(SeatsEnv(game), num_cycles=60)


# ---- what is refused


@pytest.mark.parametrize("name", SPELT)
def test_a_name_that_a_package_cannot_have(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", name, "--out", str(tmp_path / "new"), "--lang", "en"]) == 2
    assert "my_game" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("marrak_hesh", "on the shelf already"),
        ("class", "its own code uses that word"),
        ("state", "its own code uses that word"),
        ("score_line", "its own code uses that word"),
        ("felt", "its own code uses that word"),
        ("json", "Python knows a module"),
        ("numpy", "Python knows a module"),
    ],
)
def test_a_name_that_something_has_already(
    name: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", name, "--out", str(tmp_path / "new"), "--lang", "en"]) == 2
    assert told in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "file").write_text("precious")
    for out, told in (("mine", "exists already"), ("file", "exists already"), ("no/where", "there is no folder")):
        assert main(["new", "deep_blue", "--out", str(tmp_path / out), "--lang", "en"]) == 2
        assert told in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "mine"]
    assert (tmp_path / "file").read_text() == "precious"


def test_nothing_is_left_of_a_package_that_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(self: Path, *_given: object, **_more: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert main(["new", "deep_blue", "--out", str(tmp_path / "deep"), "--lang", "en"]) == 2
    assert "No space left" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_an_ordinary_name_is_taken() -> None:
    for name in ("go", "deep_blue", "poker_of_mine", "seven_wonders_7"):
        check_name(name)
