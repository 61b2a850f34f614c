"""Puzzles at the terminal: finding them, writing them down, and solving the one of the day."""

from __future__ import annotations

import io
from datetime import UTC, datetime
from pathlib import Path

import pytest
from rich.console import Console

from ludoteca.cli import main
from ludoteca.lab import mines
from ludoteca.puzzles import Puzzle, daily, read_puzzles, shipped
from ludoteca.terminal import puzzles
from ludoteca.terminal.talk import Talk

GAME = "pocket_mars"


@pytest.fixture
def today() -> Puzzle:
    found = daily(GAME, datetime.now(UTC).date())
    assert found is not None
    return found


def talk(*answers: str) -> tuple[Talk, io.StringIO]:
    heard = io.StringIO()
    console = Console(file=heard, width=100, highlight=False, markup=False, emoji=False)
    return Talk("en", console, io.StringIO("".join(f"{answer}\n" for answer in answers))), heard


def test_the_puzzle_of_the_day_is_solved_with_hints(today: Puzzle) -> None:
    choices = today.position().choices
    right = str(choices.index(today.best) + 1)
    wrong = str(choices.index(today.obvious[0]) + 1)
    speaker, heard = talk("999", "x", wrong, "?", "?", right)
    assert puzzles.solve(speaker, GAME) == 0
    told = heard.getvalue()
    assert today.id in told
    assert told.count("none of the numbers") == 2
    for sentence in ("Not the best", "It is one of these", "Right!", "The answer"):
        assert sentence in told


def test_whoever_says_nothing_is_told_the_answer(today: Puzzle) -> None:
    speaker, heard = talk("")
    assert puzzles.solve(speaker, GAME) == 0
    assert "The answer" in heard.getvalue()
    assert "Right!" not in heard.getvalue()


def test_what_was_found_is_written_and_can_be_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = shipped(GAME).puzzles[0]
    monkeypatch.setattr(mines.MineOrder, "_mined", lambda self, number, bots: [one] if number == 1 else [])
    out = tmp_path / "mine.jsonl"
    words = ["puzzles", GAME, "--games", "3", "--jobs", "1", "--out", str(out)]
    assert main(words) == 0
    assert "1 puzzle found" in capsys.readouterr().out
    command = f"ludoteca puzzles {GAME} --games 3 --most 24 --seed 1 --simulations 400"
    assert read_puzzles(GAME, out.read_text()) == ((one,), command, 0)
    assert main(words) == 2  # it is not written over
    assert main([*words, "--force"]) == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], GAME),
        (["nothing"], "nothing"),
        ([GAME, "--games", "0"], "--games"),
        ([GAME, "--most", "x"], "--most"),
        ([GAME, "--simulations", "0"], "--simulations"),
        ([GAME, "--seed", "-1"], "-1"),
        ([GAME, "--option", "players=77"], "77"),
        ([GAME, "--from", "there-is-none.jsonl"], "there-is-none.jsonl"),
        ([GAME, "--from", "x", "--games", "3"], "--games"),
        ([GAME, "--from", "x", "--option", "players=2"], "--option"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("en", "it"):
        assert main(["--lang", lang, "puzzles", *words]) == 2
        said = capsys.readouterr().err
        assert told in said
        assert said.count("\n") == 1


def test_a_file_without_games_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("\n")
    assert main(["puzzles", GAME, "--from", str(file)]) == 2
    assert "no games" in capsys.readouterr().err
