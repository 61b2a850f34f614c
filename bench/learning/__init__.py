"""What the learners of the games share: a climb along a gradient, and what they say while they climb."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Say = Callable[[str], None]

REPORTS = 10  # of a run
SLOWEST = 0.15  # of the first rate, at the end of a run
COMMAND = re.compile(r"^    (python -m bench\.habits .*)$", re.MULTILINE)


class Run(NamedTuple):
    """How much is learned, by which chances, and from what."""

    games: int
    seed: int
    start: bool  # from what is shipped; else from the first weights
    command: str
    say: Say


class Batch(NamedTuple):
    """The next games of a run."""

    first: int  # its first game
    games: int
    rate: float  # of the climb, as a part of the first rate
    reported: bool  # whether something is said after it


class Climb:
    """Adam, upwards."""

    def __init__(self, numbers: Numbers, rate: float, least: float) -> None:
        self.numbers = numbers
        self.rate = rate
        self.least = least  # what is added to the size of a step that all are divided by
        self.steps = 0
        self._mean = np.zeros_like(numbers)
        self._square = np.zeros_like(numbers)

    def step(self, gradient: Numbers, rate: float) -> None:
        """One step, with so much of the first rate."""
        self.steps += 1
        self._mean = 0.9 * self._mean + 0.1 * gradient
        self._square = 0.98 * self._square + 0.02 * gradient * gradient
        mean = self._mean / (1.0 - 0.9**self.steps)
        size = np.sqrt(self._square / (1.0 - 0.98**self.steps)) + self.least
        self.numbers += self.rate * rate * mean / size


def batches(games: int, size: int) -> Iterator[Batch]:
    """The batches of a run of so many games; the rate falls in a line."""
    said = 0
    for first in range(0, games, size):
        count = min(size, games - first)
        part = (first + count) * REPORTS // games
        yield Batch(first, count, max(SLOWEST, 1.0 - first / games), part > said)
        said = part


def made_by(run: Run, shipped: str | None) -> str:
    """What a learned module says of its making: this command, and those before it that it goes on from."""
    before = COMMAND.findall(shipped or "") if run.start else []
    commands = "\n".join(f"    {command}" for command in [*before, run.command])
    return f"Made by `bench/habits.py` from games against itself; the commands, one after the other:\n\n{commands}\n"
