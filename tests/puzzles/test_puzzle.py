"""A puzzle as a line of a file, the hints, the puzzle of the day, and what is said of a file that is none."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta

import pytest

from ludoteca.engine import LudotecaError, Phrase
from ludoteca.puzzles import STEPS, Puzzle, PuzzleError, daily, hint, kept, read_puzzles, shipped, written
from ludoteca.puzzles.puzzle import LONGEST, Asked

GAME = "marrak_hesh"


@pytest.fixture
def puzzle() -> Puzzle:
    return shipped(GAME).puzzles[0]


def test_a_puzzle_comes_back_as_it_was_written(puzzle: Puzzle) -> None:
    line = puzzle.to_line()
    again = Puzzle.from_line(line)
    assert again.to_line() == line
    assert (again.id, again.best, again.reason) == (puzzle.id, puzzle.best, puzzle.reason)


def test_a_file_comes_back_as_it_was_written(puzzle: Puzzle) -> None:
    text = written(GAME, [puzzle], "ludoteca puzzles marrak_hesh")
    assert read_puzzles(GAME, text) == ((puzzle,), "ludoteca puzzles marrak_hesh", 0)


def test_puzzles_of_other_rules_or_contents_are_left_out(puzzle: Puzzle) -> None:
    older = replace(puzzle, record=replace(puzzle.record, rules_version=puzzle.record.rules_version - 1))
    other = replace(puzzle, record=replace(puzzle.record, content="0" * 64))
    found = read_puzzles(GAME, written(GAME, [older, puzzle, other], ""))
    assert (found.puzzles, found.left_out) == ((puzzle,), 2)


@pytest.mark.parametrize(
    "change",
    [
        {"seat": -1},
        {"seat": True},
        {"rated": []},
        {"rated": [[1, 0.5, 0.4]]},
        {"rated": [[1, 7.0, 0.4, 0.6], [2, 0.1, 0.0, 0.2]]},
        {"reason": ["house", "coach-wins"]},
        {"reason": ["house", "coach-wins", {"first": 10**40}]},
        {"confirmed": {}},
        {"id": "00000000"},
    ],
)
def test_a_line_that_is_no_puzzle_is_refused_in_a_sentence(puzzle: Puzzle, change: dict[str, object]) -> None:
    body = json.loads(puzzle.to_line()) | change
    with pytest.raises(PuzzleError) as refusal:
        Puzzle.from_line(json.dumps(body))
    for lang in ("en", "it"):
        assert refusal.value.text(lang)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "7", "[" * 100_000, " " * (LONGEST + 1)])
def test_what_is_not_even_json_is_refused_too(text: str) -> None:
    with pytest.raises(LudotecaError):
        Puzzle.from_line(text)


@pytest.mark.parametrize("text", ["", "x", "[]", '{"ludoteca_puzzles": 2, "game": "marrak_hesh"}', "[" * 100_000])
def test_a_file_that_holds_no_puzzles_is_refused(text: str) -> None:
    with pytest.raises(PuzzleError, match="no file of puzzles"):
        read_puzzles(GAME, text)


def test_a_file_of_another_game_is_refused(puzzle: Puzzle) -> None:
    with pytest.raises(PuzzleError, match="no file of puzzles of pocket_mars"):
        read_puzzles("pocket_mars", written(GAME, [puzzle], ""))


def test_a_position_that_is_another_decision_is_refused(puzzle: Puzzle) -> None:
    with pytest.raises(PuzzleError, match="does not lead to the decision"):
        replace(puzzle, seat=1 - puzzle.seat).position()


def test_each_step_of_the_hints_tells_more(puzzle: Puzzle) -> None:
    state = puzzle.position()
    first, second, third = (hint(puzzle, state, step) for step in range(1, STEPS + 1))
    assert puzzle.best in first.among
    assert 3 <= len(first.among) < len(state.choices)
    assert set(first.among) <= set(state.choices)
    assert second == ((), puzzle.reason)
    assert set(third.among) == {puzzle.best, puzzle.second}
    assert hint(puzzle, state, 1) == first


def test_the_grade_counts_the_levels_that_mostly_miss_it(puzzle: Puzzle) -> None:
    def graded(*found: int) -> int:
        asked = tuple(Asked(level, times, 8) for level, times in zip(("easy", "medium", "hard"), found, strict=True))
        return replace(puzzle, asked=asked).grade

    assert [graded(6, 8, 8), graded(3, 4, 8), graded(0, 3, 4), graded(0, 0, 3)] == [1, 1, 2, 3]


def test_each_puzzle_is_that_of_a_day_before_any_comes_again() -> None:
    many = len(shipped(GAME).puzzles)
    first = date(2026, 1, 1)
    first += timedelta(-first.toordinal() % many)  # where a round begins
    for round_ in range(2):
        days = [first + timedelta(round_ * many + day) for day in range(many)]
        assert {found.id for day in days if (found := daily(GAME, day))} == {one.id for one in shipped(GAME).puzzles}
    assert daily(GAME, first) == daily(GAME, first)


def test_a_game_without_puzzles_has_none_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "shipped", lambda game: kept.Collection(()))
    assert daily(GAME, date(2026, 1, 1)) is None


def test_a_phrase_within_a_phrase_comes_back(puzzle: Puzzle) -> None:
    why = Phrase("house", "coach-one", {"first": Phrase("house", "seat", {"number": 1}), "x": "é\n"})
    assert Puzzle.from_line(replace(puzzle, reason=why).to_line()).reason == why
