"""A part of a batch: some of its games, in rows of arrays that other processes may share."""

from __future__ import annotations

import ctypes
from multiprocessing.sharedctypes import RawArray
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot
from ludoteca.engine.game import Game
from ludoteca.engine.vector import FLOAT32
from ludoteca.research.lanes import Display, Lane, check, sample

Ended = list[tuple[int, list[float], bytes]]
"""The numbers of games that ended, their returns, and the bytes of what the one learner saw last."""


class Arrays(NamedTuple):
    """What a batch shows, a row for each game."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int8]


class Memory:
    """Zeroed arrays for so many games, in memory that can be handed to other processes."""

    def __init__(self, game: Game, size: int) -> None:
        self._shapes = _shapes(game, size)
        self._raw = [RawArray(ctypes.c_char, int(np.prod(shape)) * kind.itemsize) for shape, kind in self._shapes]

    def arrays(self) -> Arrays:
        """The arrays, as this process sees them."""
        return Arrays(
            *[
                np.frombuffer(memoryview(raw), kind).reshape(shape)
                for raw, (shape, kind) in zip(self._raw, self._shapes, strict=True)
            ]
        )


def own_arrays(game: Game, size: int) -> Arrays:
    """Zeroed arrays for so many games, in memory of this process alone."""
    return Arrays(*[np.zeros(shape, kind) for shape, kind in _shapes(game, size)])


def _shapes(game: Game, size: int) -> list[tuple[tuple[int, ...], np.dtype[Any]]]:
    return [
        ((size, game.observation_length), np.dtype(FLOAT32)),
        ((size, game.num_actions), np.dtype(np.bool_)),
        ((size,), np.dtype(np.int8)),
    ]


class Part:
    """The games whose numbers are a share of those of the batch."""

    def __init__(self, game: Game, bots: list[Bot | None], share: slice, arrays: Arrays) -> None:
        self.game = game
        self.bots = bots
        self.numbers = range(len(arrays.seats))[share]
        self.lanes: list[Lane] = []
        learner = bots.index(None) if bots.count(None) == 1 else -1
        self._display = Display(game, learner, len(self.numbers), *[_memory_of(array[share]) for array in arrays])

    def reset(self, seed: int) -> None:
        """Open every game anew; number i has the seed that is i higher."""
        self.lanes = [Lane(self.game, self.bots, seed + number) for number in self.numbers]
        self._display.show(self.lanes)

    def sample(self) -> list[int]:
        """A legal action for each game."""
        return sample(self.lanes)

    def scores(self) -> list[list[int]]:
        """The points of all seats in each game."""
        return [lane.state.scores() for lane in self.lanes]

    def check(self, actions: list[int]) -> None:
        """Refuse them if one is illegal."""
        check(self.lanes, actions)

    def step(self, actions: list[int]) -> Ended:
        """Play a legal action in each game; what there is to say of those that ended."""
        ended = self._display.step(self.lanes, actions)
        return [(self.numbers[number], returns, seen) for number, returns, seen in ended]


def _memory_of(array: NDArray[Any]) -> memoryview:
    return memoryview(array.view(np.uint8).reshape(-1))  # type: ignore[arg-type]
