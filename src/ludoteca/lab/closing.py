"""Intervals that hold at every look: one may watch them close, and stop when they are narrow enough.

A 95% interval of the usual kind keeps its promise once, after a number of games that was fixed beforehand. These keep
it for all numbers of games together: in at least 95 of 100 runs the true mean lies in every interval that is ever
shown.

- `bounded` is for means of values within known bounds, such as differences of win shares. It bets, as `verdict.Duel`
  does: for each mean that might be the true one, a gambler bets at odds that are fair if it is. Whoever has forty times
  the stake has refuted that mean (Ville's inequality). Nothing is assumed of the values but their bounds, so it also
  holds where they are almost always the same, as they are where the two sides play the same game.
- `unbounded` is for anything else, such as lengths. It takes the values for as good as normal in the sum (an asymptotic
  confidence sequence: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, 2021).

The unit is the deal: what belongs to one deal goes up or down together.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf, log, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

ALPHA = 0.05  # how often the truth may ever lie outside
BETS = np.geomspace(1 / 512, 0.95, 14)  # of the most that can be bet without risking ruin
HALVINGS = 40  # of the range in which an end of the interval lies
LEAST_DEALS = 20  # before that an unbounded mean may be anything
TUNED_FOR = 1000.0  # deals at which an unbounded interval is the narrowest that it can be


class Interval(NamedTuple):
    """A mean, and where the true one lies."""

    mean: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half its width."""
        return (self.high - self.low) / 2.0

    @property
    def known(self) -> int:
        """1: above 0; -1: below; 0: nobody can say."""
        return int(self.low > 0.0) - int(self.high < 0.0)

    def within(self, other: Interval) -> Interval:
        """What both leave: intervals that hold together at every look may be laid over each other."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Interval(self.mean, low, high) if low <= high else Interval(self.mean, self.mean, self.mean)


def bounded(counts: Mapping[float, int], least: float, most: float, alpha: float = ALPHA) -> Interval:
    """The mean of values between `least` and `most`, of which each came so often."""
    if not counts:
        return Interval(0.0, least, most)
    values = np.array(list(counts), np.float64)
    times = np.array(list(counts.values()), np.float64)
    scaled = (values - least) / (most - least)
    mean = float((scaled * times).sum() / times.sum())
    low = _lowest(scaled, times, mean, alpha)
    high = 1.0 - _lowest(1.0 - scaled, times, 1.0 - mean, alpha)
    wide = most - least
    return Interval(least + wide * mean, least + wide * low, least + wide * high)


def _lowest(scaled: Floats, times: Floats, mean: float, alpha: float) -> float:
    """The lowest mean from 0 to 1 that nobody has refuted by betting on more."""
    enough = log(2.0 / alpha) + log(len(BETS))
    refuted, possible = 0.0, mean
    for _ in range(HALVINGS):
        tried = (refuted + possible) / 2.0
        bets = BETS / max(tried, 1e-12)
        made = (np.log1p(np.outer(bets, scaled - tried)) * times).sum(axis=1)
        if np.logaddexp.reduce(made) >= enough:
            refuted = tried
        else:
            possible = tried
    return refuted


def unbounded(deals: int, total: float, squares: float, floor: float, alpha: float = ALPHA) -> Interval:
    """The mean of values of any size, from their number, their sum and the sum of their squares.

    `floor` is a spread that one deal more is taken to have had: deals that were all alike do not prove that every deal
    will be.
    """
    mean = total / deals if deals else 0.0
    if deals < LEAST_DEALS:
        return Interval(mean, -inf, inf)
    spread = (max(0.0, squares - deals * mean * mean) + floor * floor) / (deals - 1)
    tuned = (-2.0 * log(alpha) + log(-2.0 * log(alpha)) + 1.0) / TUNED_FOR
    grown = deals * tuned + 1.0
    half = sqrt(spread) * sqrt(2.0 * grown / (deals * deals * tuned) * log(sqrt(grown) / alpha))
    return Interval(mean, mean - half, mean + half)
