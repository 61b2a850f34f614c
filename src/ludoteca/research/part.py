"""A part of a batch: some of its games, in rows of arrays that other processes may share."""

from __future__ import annotations

import ctypes
from multiprocessing.sharedctypes import RawArray
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.game import Game
from ludoteca.engine.vector import FLOAT32
from ludoteca.research.lanes import Display, Ended, Lane, Seating, check, sample, seen_by


class Arrays(NamedTuple):
    """What a batch shows, a row for each game."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int8]
    learners: NDArray[np.int8]


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
        ((size,), np.dtype(np.int8)),
    ]


class Part:
    """The games whose numbers are a share of those of the batch."""

    def __init__(self, game: Game, seatings: list[Seating], share: slice, arrays: Arrays) -> None:
        self.game = game
        self.seatings = seatings
        self.numbers = range(len(arrays.seats))[share]
        self.lanes: list[Lane] = []
        self._display = Display(game, len(self.numbers), *[_memory_of(array[share]) for array in arrays])

    def reset(self, seed: int) -> None:
        """Open every game anew; number i has the seed that is i higher."""
        self.lanes = [Lane(self.game, self.seatings, seed + number) for number in self.numbers]
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

    def step(self, actions: list[int]) -> list[Ended]:
        """Play a legal action in each game; what there is to say of those that ended."""
        return self._numbered(self._display.step(self.lanes, actions))

    def step_some(self, chosen: dict[int, int]) -> list[Ended]:
        """The same in those games alone, unless an action is illegal."""
        places, actions = [number - self.numbers.start for number in chosen], list(chosen.values())
        check([self.lanes[place] for place in places], actions)
        return self._numbered(self._display.step_some(self.lanes, places, actions))

    def last_seen(self, numbers: list[int]) -> list[tuple[int, bytes]]:
        """What every seat saw at the end of the game before, in those games."""
        seats = list(range(self.game.players))
        return [(number, seen_by(self.lanes[number - self.numbers.start].last, seats)) for number in numbers]

    def _numbered(self, ended: list[Ended]) -> list[Ended]:
        """By the numbers of the batch."""
        return [(self.numbers[place], seat, length, returns, seen) for place, seat, length, returns, seen in ended]


def _memory_of(array: NDArray[Any]) -> memoryview:
    return memoryview(array.view(np.uint8).reshape(-1))  # type: ignore[arg-type]
