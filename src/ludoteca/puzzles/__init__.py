"""Puzzles: positions of real games in which one choice is clearly best, and not the one that comes to mind first."""

from ludoteca.puzzles.hints import STEPS, Hint, hint
from ludoteca.puzzles.kept import (
    Collection,
    daily,
    read_puzzles,
    shipped,
    shipped_position,
    shipped_puzzle,
    ships_puzzles,
    written,
)
from ludoteca.puzzles.mining import LEVELS_ASKED, Effort, look
from ludoteca.puzzles.puzzle import Confirmed, Puzzle, PuzzleError, Rated

__all__ = [
    "LEVELS_ASKED", "STEPS", "Collection", "Confirmed", "Effort", "Hint", "Puzzle", "PuzzleError", "Rated", "daily",
    "hint", "look", "read_puzzles", "shipped", "shipped_position", "shipped_puzzle", "ships_puzzles", "written",
]  # fmt: skip
