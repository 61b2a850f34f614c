"""How fast something is, in CPU seconds; imports nothing, so that every racer can use it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time

LEAST_SECONDS = 0.4

chance = Random(1).random
"""Every racer draws its moves from this: the same small cost for all."""


def rate(work: Callable[[int], int], clock: Callable[[], float] = process_time) -> float:
    """How much a second: the work grows until it takes long enough to be measured."""
    amount = 1
    while True:
        start = clock()
        done = work(amount)
        spent = clock() - start
        if spent >= LEAST_SECONDS:
            return done / spent
        amount *= 2 if spent > LEAST_SECONDS / 8 else 8


def repeated(work: Callable[[], object]) -> float:
    """How often a second something can be done."""

    def times(count: int) -> int:
        for _ in range(count):
            work()
        return count

    return rate(times)


def report(measured: dict[str, float]) -> None:
    """Hand the figures over."""
    json.dump(measured, sys.stdout)
