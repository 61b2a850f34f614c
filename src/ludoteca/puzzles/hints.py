"""Help in steps: a few choices among which the best is, then what it gains, then the two that matter."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from ludoteca.bots.base import fresh_seed
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase
from ludoteca.puzzles.puzzle import Puzzle

STEPS: Final = 3
FEW: Final = 3  # choices that the first step leaves at the least
MANY: Final = 5  # and at the most


class Hint(NamedTuple):
    """What one step tells."""

    among: tuple[int, ...]  # the choices that are left; none: it tells nothing of that
    why: Phrase | None = None  # what the best choice gains


def hint(puzzle: Puzzle, state: State, step: int) -> Hint:
    """What a step tells, of 1 to `STEPS`."""
    if step == 1:
        return Hint(_group(puzzle, state))
    if step == 2:
        return Hint((), puzzle.reason)
    return Hint(tuple(sorted((puzzle.best, puzzle.second))))


def _group(puzzle: Puzzle, state: State) -> tuple[int, ...]:
    """The best choice among some that have a place on the board in common with it, or else any; always the same."""
    places = {action: state.game.places(state, action, puzzle.seat) for action in state.choices}
    shared = Counter(place for action in state.choices for place in set(places[action]))
    most = max(FEW, len(state.choices) // 2)
    common = [place for place in places[puzzle.best] if FEW <= shared[place] <= most]
    near = min(common, key=lambda place: (shared[place], place), default=None)
    dice = Dice.seeded(int(puzzle.id, 16))
    others = [action for action in state.choices if action != puzzle.best]
    order = {action: fresh_seed(dice) for action in others}
    ranked = sorted(others, key=lambda action: (near not in places[action], action != puzzle.second, order[action]))
    size = min(MANY, most, shared[near] if near is not None else FEW)
    return tuple(sorted([puzzle.best, *ranked[: max(FEW, size) - 1]]))
