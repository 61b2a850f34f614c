"""Noise for the root of a search: shares drawn from a Dirichlet distribution, by our own dice.

Every step is plain arithmetic on `Dice.unit`, so that the same seed gives the same shares in both forms.
"""

from __future__ import annotations

from math import log, sqrt

from ludoteca.engine.dice import Dice


def dirichlet(dice: Dice, size: int, concentration: float) -> list[float]:
    """So many shares that sum to 1: the lower the concentration, the more a few of them have."""
    shares = [gamma(dice, concentration) for _ in range(size)]
    whole = 0.0
    for share in shares:
        whole += share
    if whole <= 0.0:  # a concentration so low that all of them are rounded away
        return [1.0 / size] * size
    return [share / whole for share in shares]


def gamma(dice: Dice, shape: float) -> float:
    """A number of the gamma distribution of that shape and scale 1 (Marsaglia and Tsang's method)."""
    if shape < 1.0:
        raised = gamma(dice, shape + 1.0)
        return raised * float((1.0 - dice.unit()) ** (1.0 / shape))
    third = shape - 1.0 / 3.0
    step = 1.0 / sqrt(9.0 * third)
    while True:
        number = normal(dice)
        root = 1.0 + step * number
        if root <= 0.0:
            continue
        cube = root * root * root
        mark = log(1.0 - dice.unit())
        if mark < 0.5 * number * number + third * (1.0 - cube + log(cube)):
            return third * cube


def normal(dice: Dice) -> float:
    """A number of the normal distribution (Marsaglia's polar method)."""
    while True:
        across = 2.0 * dice.unit() - 1.0
        up = 2.0 * dice.unit() - 1.0
        square = across * across + up * up
        if 0.0 < square < 1.0:
            return across * sqrt(-2.0 * log(square) / square)
