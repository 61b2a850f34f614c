"""Evaluators of somebody else's, in plain Python: what the tests of the search ask with."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Evaluator, Network
from ludoteca.bots.evaluator import Judgement
from ludoteca.engine import Game, State


class Net(Network):
    """A small network with random weights."""

    def __init__(self, game: Game, units: int = 8, seed: int = 1) -> None:
        chance = np.random.default_rng(seed)
        self.first = self.layer(chance, game.observation_length, units)
        self.value = self.layer(chance, units, game.players)
        self.policy = self.layer(chance, units, game.num_actions)

    def layer(self, chance: np.random.Generator, inputs: int, outputs: int) -> NDArray[np.float32]:
        return chance.standard_normal((inputs, outputs), dtype=np.float32) / np.float32(inputs) ** 0.5

    def forward(self, rows: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        hidden = np.maximum(rows @ self.first, 0)
        return np.tanh(hidden @ self.value), hidden @ self.policy


class Digits(Evaluator):
    """Likes what the digits of the position happen to say: the same position, the same answer, whatever the batch."""

    def __init__(self) -> None:
        self.asked: list[list[tuple[object, ...]]] = []  # what it was shown, call by call

    def evaluate(self, positions: list[State]) -> Judgement:
        self.asked.append([(p.to_move, *p.choices, *p.packed(), *p.dice.position()) for p in positions])
        return [self.values(p) for p in positions], [self.priors(p) for p in positions]

    @property
    def sizes(self) -> list[int]:
        return [len(call) for call in self.asked]

    def values(self, position: State) -> list[float]:
        players = position.game.players
        first = sum(place * number for place, number in enumerate(position.packed(), 1)) % 201 / 100 - 1
        return [first, *[-first / max(1, players - 1)] * (players - 1)]

    def priors(self, position: State) -> list[float]:
        return [1.0 + action % 7 for action in position.choices]


class Says(Evaluator):
    """Says whatever it is told to, of each position."""

    def __init__(self, values: Any, priors: Any = None) -> None:
        self.values = values
        self.priors = priors

    def evaluate(self, positions: list[State]) -> Judgement:
        priors = [[1.0] * len(p.choices) if self.priors is None else self.priors for p in positions]
        return [self.values for _ in positions], priors
