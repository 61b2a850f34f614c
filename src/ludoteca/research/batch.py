"""Many games at once: one call plays an action in each of them and fills arrays that were allocated once.

>>> import ludoteca
>>> from ludoteca.research.batch import Batch
>>> batch = Batch(ludoteca.make("marrak_hesh"), size=4, seed=1, opponents="random")
>>> batch.observations.shape, batch.masks.shape
((4, 960), (4, 92))
>>> observations, masks, rewards, ends = batch.step(batch.sample())
>>> rewards.tolist(), ends.tolist()
([0.0, 0.0, 0.0, 0.0], [False, False, False, False])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, bot_for, check_seat
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game
from ludoteca.engine.vector import FLOAT32
from ludoteca.research.lanes import Lane, check, sample, show, step

Opponents = str | Bot | Sequence[str | Bot] | None


class Batch:
    """`size` games of the same kind, stepped together.

    Without `opponents` every seat is learnt for: each step is one decision of whoever is to move (`seats`), and
    `rewards` has a row for each game with the returns of all its seats. With `opponents` (`"random"`, `"greedy"`,
    `"search:100"`, a bot, or one of these for each other seat) only `seat` is learnt for, and `rewards` has a number
    for each game. Where a game ends, `ends` is True, `rewards` tell how it ended, and what is seen is already the
    next game. The arrays are always the same ones; copy what you keep.
    """

    def __init__(self, game: Game, size: int, seed: int = 0, opponents: Opponents = None, seat: int = 0) -> None:
        if size < 1:
            raise ValueError(f"size={size}; a batch has at least one game")
        self.game = game
        self.size = size
        self.bots = seated(game, opponents, seat)
        self.seat = seat if opponents is not None else -1
        self.observations: NDArray[np.float32] = np.zeros((size, game.observation_length), FLOAT32)
        self.masks: NDArray[np.bool_] = np.zeros((size, game.num_actions), np.bool_)
        self.rewards: NDArray[np.float32] = np.zeros(size if self.seat >= 0 else (size, game.players), np.float32)
        self.ends: NDArray[np.bool_] = np.zeros(size, np.bool_)
        self.seats: NDArray[np.int8] = np.zeros(size, np.int8)
        self._memory = [_memory_of(array) for array in (self.observations, self.masks, self.seats)]
        self.lanes: list[Lane] = []
        self._dice = Dice.seeded(seed)  # of `sample`
        self.reset(seed)

    def reset(self, seed: int = 0) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Open every game anew; the one at place i has the seed that is i higher."""
        self.lanes = [Lane(self.game, self.bots, seed + number) for number in range(self.size)]
        self._dice = Dice.seeded(seed + self.size)
        self._show([])
        return self.observations, self.masks

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely: for random play, and for exploring."""
        return np.array(sample(self.lanes, self._dice), np.int64)

    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.float32], NDArray[np.bool_]]:
        """Play an action in each game. If one is illegal, `IllegalAction` says why and none is played."""
        chosen = np.asarray(actions).tolist()
        if len(chosen) != self.size:
            raise ValueError(f"{len(chosen)} actions for {self.size} games")
        check(self.lanes, chosen)
        self._show(step(self.lanes, chosen))
        return self.observations, self.masks, self.rewards, self.ends

    def _show(self, ended: list[tuple[int, list[float]]]) -> None:
        """Fill the arrays."""
        show(self.lanes, *self._memory)
        self.rewards.fill(0)
        self.ends.fill(False)
        for number, returns in ended:
            self.rewards[number] = returns if self.seat < 0 else returns[self.seat]
            self.ends[number] = True


def _memory_of(array: NDArray[Any]) -> memoryview:
    return memoryview(array.view(np.uint8).reshape(-1))  # type: ignore[arg-type]


def seated(game: Game, opponents: Opponents, seat: int) -> list[Bot | None]:
    """Who sits where: None on the seats that are learnt for."""
    if opponents is None:
        return [None] * game.players
    if not 0 <= seat < game.players:
        raise ValueError(f"seat={seat}; it can be 0 to {game.players - 1}")
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    others = list(opponents) if several else [opponents] * (game.players - 1)  # type: ignore[arg-type]
    if len(others) != game.players - 1:
        raise ValueError(f"{len(others)} opponents for {game.players - 1} other seats")
    bots: list[Bot | None] = [_bot(other, game) for other in others]  # type: ignore[arg-type]
    return [*bots[:seat], None, *bots[seat:]]


def _bot(named: str | Bot, game: Game) -> Bot:
    if not isinstance(named, str):
        return named
    check_seat(named)
    bot = bot_for(named, game)
    if bot is None:
        raise ValueError(f"{named!r} is no bot")
    return bot
