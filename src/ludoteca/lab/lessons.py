"""What a network learns from: positions of self-play with their inputs and what is to be said of them.

The games are played again from their seeds and actions. So what a strategy counts is worked out as it counts today, and
how the game ended is known in full: what every seat liked of it, and its points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from math import log
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import Game, State, Strategy, house
from ludoteca.files import FileError
from ludoteca.lab.positions import Positions, about_part, joined, parts_of, read
from ludoteca.lab.selfplay import describe
from ludoteca.lab.sheets import need_pyarrow

Floats = NDArray[np.float32]
Rows = NDArray[np.intp]

SAME = ("game", "options", "rules_version", "content", "layout", "players", "num_actions")
SHOWN = 120  # characters of what differs
HELD_OUT = 8  # of so many games one is held out
LEAST_PRIOR = 1e-6
SEARCHED = 0.7  # of the value that is to be learned, how much is what the search expected; the rest is the result


class Batch(NamedTuple):
    """Some of the lessons, as arrays with a row for each."""

    inputs: Floats
    values: Floats  # what each seat may expect, the viewer's first
    shares: Floats  # of the visits, by action
    believed: Floats  # the logarithm of the strategy's prior, by action
    legal: NDArray[np.bool_]
    scores: Floats  # in the end, of each seat, the viewer's first


@dataclass(frozen=True)
class Lessons:
    """Positions with all that is learned of them."""

    game: Game
    positions: Positions
    features: Floats
    priors: Floats  # their logarithms, in the places of the choices
    values: Floats
    scores: Floats
    folders: tuple[dict[str, Any], ...]  # where they are from
    held: Rows  # those that nothing is learned from
    taught: Rows

    def __len__(self) -> int:
        return len(self.positions)

    def inputs(self, rows: Rows, sees: bool) -> Floats:
        """What the seat knows, and what the strategy counts; or the latter alone."""
        counted = self.features[rows]
        return np.concatenate([self.positions.observations(rows), counted], axis=1) if sees else counted

    def batch(self, rows: Rows, sees: bool = True) -> Batch:
        """Those rows."""
        positions = self.positions
        believed = replace(positions, shares=self.priors)
        return Batch(
            self.inputs(rows, sees),
            self.values[rows],
            positions.policies(rows),
            believed.policies(rows),
            positions.masks(rows),
            self.scores[rows],
        )

    def key(self) -> str:
        """What names exactly these lessons."""
        return sha256(repr(self.folders).encode() + self.values.tobytes() + self.features.tobytes()).hexdigest()


def lessons_of(
    game: Game,
    folders: Sequence[Path],
    searched: float = SEARCHED,
    progress: Callable[[int], None] | None = None,
) -> Lessons:
    """The lessons of folders that `ludoteca selfplay` has written, all of that game; `progress`: so many more games."""
    found = [_read(game, folder) for folder in folders]
    positions = joined([each for each, _ in found])
    starts = np.flatnonzero(positions.decision == 0)
    if len(starts) < 2:
        raise FileError(house("train-few", {"folders": ", ".join(map(str, folders)), "games": len(starts)}))
    strategy = game.strategy()
    features = np.zeros((len(positions), len(strategy.features(game.start(0), 0))), np.float32)
    priors = np.zeros(len(positions.choices), np.float32)
    liked = np.zeros((len(positions), game.players), np.float32)
    scores = np.zeros((len(positions), game.players), np.float32)
    ends = [*starts[1:].tolist(), len(positions)]
    for first, end in zip(starts.tolist(), ends, strict=True):
        state = game.start(int(positions.seed[first]))
        for row in range(first, end):
            seat = int(positions.seat[row])
            if features.shape[1]:
                features[row] = strategy.features(state, seat)
            lying = slice(positions.choice_starts[row], positions.choice_starts[row + 1])
            priors[lying] = _logarithms(strategy, state, seat)
            state.apply(int(positions.action[row]))
        seats = (positions.seat[first:end, np.newaxis] + np.arange(game.players)) % game.players
        liked[first:end] = np.array(strategy.utilities(state), np.float32)[seats]
        scores[first:end] = np.array(state.scores(), np.float32)[seats]
        if progress is not None:
            progress(1)
    number = np.repeat(np.arange(len(starts)), np.diff([*starts.tolist(), len(positions)]))
    out = number % HELD_OUT == min(HELD_OUT, len(starts)) - 1
    held, taught = np.flatnonzero(out), np.flatnonzero(~out)
    values = _mixed(game, positions, liked, searched, taught)
    return Lessons(game, positions, features, priors, values, scores, tuple(about for _, about in found), held, taught)


def batches(rows: Rows, size: int) -> Iterator[Rows]:
    """The rows, so many at a time."""
    for first in range(0, len(rows), size):
        yield rows[first : first + size]


def _read(game: Game, folder: Path) -> tuple[Positions, dict[str, Any]]:
    """The positions of a folder, and what is noted of it; refuse those of another game before they are read."""
    need_pyarrow()
    wanted = describe(game, "", 0)
    for part in parts_of(folder):
        said = about_part(part)
        for what in SAME:
            if said.get(what) != wanted[what]:
                there = {"what": what, "found": said.get(what, "-")[:SHOWN], "wanted": wanted[what][:SHOWN]}
                raise FileError(house("train-other", {"folder": str(folder), **there}))
    positions = read(folder)
    said = dict(positions.about)
    return positions, {
        "folder": str(folder),
        "bot": said["bot"],
        "seed": said["seed"],
        "games": int((positions.decision == 0).sum()),
        "positions": len(positions),
    }


def _logarithms(strategy: Strategy, state: State, seat: int) -> list[float]:
    """Of the strategy's priors, as shares, in a world that the seat holds possible."""
    if len(state.choices) == 1:
        return [0.0]
    priors = strategy.priors(state.redeal(seat, 0) if state.game.hides else state)
    whole = sum(priors)
    return [log(max(LEAST_PRIOR, prior / whole)) for prior in priors]


def _mixed(game: Game, positions: Positions, liked: Floats, searched: float, taught: Rows) -> Floats:
    """What each seat liked of the end, mixed with what the search expected, which is told in the same measure.

    A search expects returns, and a strategy may like points besides: by how much less or more the ends were liked than
    they were expected to bring is found by least squares.
    """
    values = liked.copy()
    expects = np.isfinite(positions.value)
    known = taught[expects[taught]]
    if not len(known) or searched <= 0.0:
        return values
    expected = positions.value[known].astype(np.float64)
    measure = float((expected * liked[known, 0]).sum() / max(1e-9, (expected * expected).sum()))
    measure = min(1.0, max(0.0, measure))
    rows = np.flatnonzero(expects)
    hoped = np.clip(measure * positions.value[rows], -1.0, 1.0)
    values[rows, 0] = searched * hoped + (1.0 - searched) * liked[rows, 0]
    if game.players == 2 or game.together:  # what one may expect says all
        sign = 1.0 if game.together else -1.0
        for seat in range(1, game.players):
            values[rows, seat] = searched * sign * hoped + (1.0 - searched) * liked[rows, seat]
    return values
