"""The evaluator that has learned: a network in NumPy, with weights from a file that `ludoteca train` has written.

Its inputs are what the seat to move knows, and what the game's strategy counts of it. Out come what every seat may
expect, corrections of the strategy's priors, and the points that every seat may expect.
"""

from __future__ import annotations

import warnings
from importlib import import_module
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.evaluator import Judgement, Network, by_seat, inputs, softmax
from ludoteca.bots.weights import SUFFIX, Weights, check_for, read_weights
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import house
from ludoteca.engine.shelf import home_of, is_shelved
from ludoteca.files import FileError

Floats = NDArray[np.float32]


class Learned(Network):
    """A network with weights from a file; without one, those that the game ships.

    `policy=no` leaves the priors to the strategy alone.
    """

    def __init__(self, game: Game, weights: Path | None = None, policy: bool = True) -> None:
        self.strategy = game.strategy()
        self.policy = policy
        self.weights: Weights = _shipped_weights(game) if weights is None else read_weights(weights)
        check_for(game, self.strategy, self.weights, Path(shipped_name(game)) if weights is None else weights)
        *hidden, value, added, logits, more, scores, rest = self.weights.layers
        self._hidden = list(zip(hidden[::2], hidden[1::2], strict=True))
        self._value, self._logits, self._scores = (value, added), (logits, more), (scores, rest)

    def judges_choices(self) -> bool:
        """Unless its policy is not wanted."""
        return self.policy

    def forward(self, rows: Floats) -> tuple[Floats, Floats]:
        """Of each row of `inputs` the values, the viewer's first, and what each action's logit is corrected by."""
        hidden = self._before_the_heads(rows)
        return np.tanh(_through(hidden, self._value)), _through(hidden, self._logits)

    def evaluate(self, positions: list[State]) -> Judgement:
        """What the network says of all of them, in one go."""
        hidden = self._before_the_heads(self._inputs(positions))
        values = by_seat(positions, np.tanh(_through(hidden, self._value)))
        if not self.policy:
            return values, [[] for _ in positions]
        return values, softmax(positions, _through(hidden, self._logits), self.strategy)

    def points(self, positions: list[State]) -> list[list[float]]:
        """The score that each seat may expect in the end, by seat."""
        middle, spread = self.weights.points
        told = _through(self._before_the_heads(self._inputs(positions)), self._scores)
        return by_seat(positions, np.asarray(middle + spread * told, np.float32))

    def _inputs(self, positions: list[State]) -> Floats:
        rows = inputs(positions, self.strategy)
        return rows if self.weights.sees else rows[:, self.weights.about["observation_length"] :]

    def _before_the_heads(self, rows: Floats) -> Floats:
        hidden = rows
        for layer in self._hidden:
            hidden = np.maximum(_through(hidden, layer), 0.0)
        return hidden


def shipped(game: Game) -> Learned | None:
    """The network that a game ships for so many players; None where it ships none.

    Also None, with a warning that says why, where what it ships is refused: then the strategy serves.
    """
    try:
        return Learned(game) if _ships(game) else None
    except FileError as error:
        warnings.warn(error.text("en"), stacklevel=2)
        return None


def shipped_name(game: Game) -> str:
    """The file of the game's package with weights for so many players."""
    return f"weights_{game.players}{SUFFIX}"


def _ships(game: Game) -> bool:
    return _file_of(game) is not None


def _shipped_weights(game: Game) -> Weights:
    found = _file_of(game)
    if found is None:
        raise FileError(house("weights-unshipped", {"game": game.name, "players": game.players}))
    with as_file(found) as file:
        return read_weights(file)


def _file_of(game: Game) -> Any:
    """The file of the package of a game; None: there is none."""
    if not is_shelved(game) or not hasattr(import_module(home_of(game.name)), "__path__"):
        return None
    found = files(home_of(game.name)).joinpath(shipped_name(game))
    return found if found.is_file() else None


def _through(rows: Floats, layer: tuple[Floats, Floats]) -> Floats:
    weights, added = layer
    found: Floats = rows @ weights + added
    return found
