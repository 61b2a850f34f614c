"""A stranger's bots at a terminal: they play, one that fails is answered for, and an unknown one hinders no replay."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludoteca.bots import add
from ludoteca.bots.registry import _registry
from ludoteca.cli import main
from ludoteca.engine import Record
from tests.stranger import PACKAGE, Stranger
from tests.terminal.scene import table_for

GAME = "marrak_hesh"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main([*arguments, "--lang", "en"])
    told = capsys.readouterr()
    return code, " ".join(told.out.split()), told.err


def test_a_strangers_bots_play_a_game(stranger: Stranger, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    seats = f"{stranger.weighted},{PACKAGE}:First"
    code, shown, _ = run(capsys, "play", GAME, "--seats", seats, "--seed", "3", "--save", str(file))
    assert code == 0
    record = Record.from_json(file.read_text())
    assert record.seats == seats.split(",") and record.replay().is_over
    assert f"Player 2: bot {PACKAGE}:First" in shown


def test_a_bot_in_the_folder_where_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bot_of_here.py").write_text(
        "from ludoteca.bots import Bot\n\nclass Last(Bot):\n"
        "    def choose(self, world, seed):\n        return world.choices[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [folder for folder in sys.path if folder])
    code, shown, _ = run(capsys, "simulate", GAME, "--seats", "bot_of_here:Last,random", "--games", "4", "--jobs", "2")
    assert code == 0 and "bot_of_here:Last" in shown


@pytest.mark.parametrize(("name", "words"), [("raises", "ZeroDivisionError"), ("cheats", "which is not legal")])
def test_for_a_bot_that_fails_greedy_decides_and_everybody_is_told(
    stranger: Stranger, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, words: str
) -> None:
    file = tmp_path / "game.json"
    code, shown, _ = run(capsys, "play", GAME, "--seats", f"{name},random", "--seed", "3", "--save", str(file))
    assert code == 0 and words in shown
    assert "Player 1 failed to answer; the greedy bot answered instead." in shown
    assert Record.from_json(file.read_text()).replay().is_over


def test_a_game_is_taken_up_again_with_its_bots(
    stranger: Stranger, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    table = table_for(file, f"me,{stranger.weighted}")
    for _ in range(4):
        table.bot_decides() if table.bot_asked else table.decide(table.state.choices[0])
    add("elsewhere", f"{PACKAGE}:First")
    assert run(capsys, "play", "--resume", str(file), "--seats", "elsewhere,first")[0] == 0
    _registry.cache_clear()
    code, shown, _ = run(capsys, "replay", str(file))
    assert code == 0 and "Player 1: elsewhere" in shown, "whose bot nobody here knows"
    code, _, told = run(capsys, "play", "--resume", str(file))
    assert code == 2 and 'Nobody can sit down as "elsewhere"' in told


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ("me,weighted", "weighted needs weights"),
        ("me,unmade", "unmade cannot be made: ValueError: no luck today"),
        ("me,careful?slips=x", '"x" cannot be slips of careful'),
        ("me,no_such.module:Net", "there is no module no_such"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_and_nothing_is_written(
    stranger: Stranger, tmp_path: Path, capsys: pytest.CaptureFixture[str], seats: str, words: str
) -> None:
    file = tmp_path / "game.json"
    code, shown, told = run(capsys, "play", GAME, "--seats", seats, "--save", str(file))
    assert (code, shown, told.count("\n")) == (2, "", 1) and words in told
    assert not file.exists()


def test_a_bot_is_made_once_for_a_game(stranger: Stranger, tmp_path: Path) -> None:
    table = table_for(tmp_path / "game.json", f"{stranger.weighted},{stranger.weighted}")
    stranger.weights.unlink()
    for _ in range(4):
        table.bot_decides()
    assert table.decisions == 4
