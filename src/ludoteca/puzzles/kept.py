"""Where puzzles are kept: in a file with a line for each, of which the first says how it was made; a game ships one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from functools import cache, lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from typing import Final, NamedTuple

from ludoteca.engine.errors import RecordError, UnknownGame
from ludoteca.engine.game import State
from ludoteca.engine.phrase import house
from ludoteca.engine.shelf import content_of, home_of, rules_of, text_of
from ludoteca.puzzles.puzzle import ID_LENGTH, Puzzle, PuzzleError

FILE: Final = "puzzles.jsonl"
FORMAT: Final = 1
MOST_PUZZLES: Final = 1000  # of a file
KEPT: Final = 32  # positions that are at hand


class Collection(NamedTuple):
    """The puzzles of a file, how they were made, and how many were left out since the game has changed."""

    puzzles: tuple[Puzzle, ...]
    command: str = ""
    left_out: int = 0

    def named(self, puzzle_id: str) -> Puzzle:
        """The puzzle of that id."""
        for puzzle in self.puzzles:
            if puzzle.id == puzzle_id:
                return puzzle
        raise PuzzleError(house("puzzle-unknown", {"id": puzzle_id[: 2 * ID_LENGTH]}))


def written(game: str, puzzles: Sequence[Puzzle], command: str) -> str:
    """The text of a file of puzzles."""
    head = {"ludoteca_puzzles": FORMAT, "game": game, "command": command}
    return "\n".join([json.dumps(head, ensure_ascii=False), *(puzzle.to_line() for puzzle in puzzles), ""])


def read_puzzles(game: str, text: str) -> Collection:
    """The puzzles of a file; those of other rules or contents than the game now has are left out."""
    lines = text.splitlines()
    try:
        head = json.loads(lines[0]) if lines else None
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or head.get("ludoteca_puzzles") != FORMAT or head.get("game") != game:
        raise PuzzleError(house("puzzles-foreign", {"game": game}))
    if len(lines) > MOST_PUZZLES + 1:
        raise PuzzleError(house("puzzles-many", {"most": MOST_PUZZLES}))
    found = [Puzzle.from_line(line) for line in lines[1:]]
    holding = [puzzle for puzzle in found if puzzle.game == game and _holds(puzzle)]
    return Collection(tuple(holding), str(head.get("command", "")), len(found) - len(holding))


def _holds(puzzle: Puzzle) -> bool:
    """Whether the game is still the one of the puzzle."""
    try:
        rules = rules_of(puzzle.game)
    except UnknownGame:
        return False
    record = puzzle.record
    return record.rules_version == rules.rules_version and record.content == content_of(record.game, record.patch)


@cache
def shipped(game: str) -> Collection:
    """The puzzles that come with a game; a game that has none has an empty collection."""
    home_of(game)  # an unknown game is refused
    text = text_of(game, FILE)
    return Collection(()) if text is None else read_puzzles(game, text)


@cache
def ships_puzzles(game: str) -> bool:
    """Whether a game has a file of them, which is not read for that."""
    home = import_module(home_of(game))
    return FILE in getattr(home, "FILES", {}) or (
        hasattr(home, "__path__") and files(home.__name__).joinpath(FILE).is_file()
    )


def shipped_puzzle(game: str, puzzle_id: str) -> Puzzle:
    """One of them."""
    return shipped(game).named(puzzle_id)


@lru_cache(maxsize=KEPT)
def _position(game: str, puzzle_id: str) -> State:
    try:
        return shipped_puzzle(game, puzzle_id).position()
    except RecordError as error:
        raise PuzzleError(error.phrase) from error


def shipped_position(game: str, puzzle_id: str) -> State:
    """The position of one of them, for whoever looks at it: nobody may change it."""
    return _position(game, puzzle_id)


def daily(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day: each comes once before any comes again; None where the game has none."""
    found = shipped(game).puzzles
    if not found:
        return None
    around, place = divmod(day.toordinal(), len(found))
    ranked = sorted(found, key=lambda puzzle: sha256(f"{around}:{puzzle.id}".encode()).digest())
    return ranked[place]
