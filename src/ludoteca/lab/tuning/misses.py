"""By how much one patch misses the aims more than another, with an interval that holds at every look.

What an aim is missed by is the largest of several distances, each that of a mean from a span. It is no mean itself, so
its interval is reckoned from those of the means: with the one patch, with the other, and of the difference on the same
deals. Whatever these are, the largest distance with the one is that of some gauge, and with the other that gauge is no
further off than its largest; the same holds the other way round, which bounds the difference on either side. The
intervals of all gauges hold together (Bonferroni).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf, isinf
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.lab.closing import ALPHA, Interval, bounded, unbounded
from ludoteca.lab.compare import FLOOR, ROUNDED
from ludoteca.lab.tuning.aims import Aims, Gauge

Floats = NDArray[np.float64]


def missed(aims: Aims, values: Floats) -> float:
    """By how much the aims are missed on these deals; a row for each deal, a column for each gauge."""
    return aims.missed([float(mean) for mean in values.mean(axis=0)])


def further(aims: Aims, one: Floats, other: Floats, alpha: float = ALPHA) -> Interval:
    """By how much more the other misses the aims than the one, on the deals that both were played on."""
    deals = min(len(one), len(other))
    one, other = one[:deals], other[:deals]
    each = alpha / (3 * len(aims.gauges))
    known = [
        _Known(
            gauge,
            mean_of(gauge, one[:, number], each),
            mean_of(gauge, other[:, number], each),
            mean_of(gauge, (other - one)[:, number], each, twice=True),
        )
        for number, gauge in enumerate(aims.gauges)
    ]
    low, high = 0.0, 0.0
    for first, last in aims.parts():
        least, most = _apart(known[first:last])
        low, high = low + least, high + most
    return Interval(missed(aims, other) - missed(aims, one), low, high)


def mean_of(gauge: Gauge, values: Floats, alpha: float, *, twice: bool = False) -> Interval:
    """The mean of a gauge, or of the difference of two."""
    low, high = gauge.bounds
    if isinf(low):
        total = float(values.sum())
        floor = FLOOR * max(1.0, gauge.high)
        return unbounded(len(values), total, float((values * values).sum()), floor, alpha)
    low, high = (low - high, high - low) if twice else (low, high)
    counts = Counter((np.round(values, ROUNDED) + 0.0).tolist())
    return bounded(counts, low, high, alpha)


def _apart(known: Sequence[_Known]) -> tuple[float, float]:
    """Between what lies by how much more one aim is missed."""
    changes = [one.changes() for one in known]
    low = min(
        change[0] for change, may in zip(changes, _may_be_largest([k.ends(k.one) for k in known]), strict=True) if may
    )
    high = max(
        change[1] for change, may in zip(changes, _may_be_largest([k.ends(k.other) for k in known]), strict=True) if may
    )
    return low, high


def _may_be_largest(ends: Sequence[tuple[float, float]]) -> list[bool]:
    """Which of the distances may be the largest, each of which lies between two ends."""
    least = max(low for low, _ in ends)
    return [high >= least for _, high in ends]


class _Known(NamedTuple):
    """What is known of a gauge: its mean with either patch, and the difference."""

    gauge: Gauge
    one: Interval
    other: Interval
    more: Interval

    def ends(self, mean: Interval) -> tuple[float, float]:
        """The least and the most that a mean lies outside."""
        return self._nearest(mean.low, mean.high), max(self._off(mean.low), self._off(mean.high))

    def changes(self) -> tuple[float, float]:
        """By how much further off it may be with the other patch than with the one, at least and at most.

        With the one it may be anything in an interval; with the other anything in two, of which the second moves
        along. Both bounds are then made of straight lines, which break where one of these ends meets another or
        enters the span: there lie the least and the most.
        """
        gauge, one, other, more = self
        if any(map(isinf, (one.low, one.high, other.low, other.high, more.low, more.high))):
            return -inf, inf
        breaks = [one.low, one.high, gauge.low, gauge.high]
        breaks += [end - by for end in (other.low, other.high, gauge.low, gauge.high) for by in (more.low, more.high)]
        found: list[tuple[float, float]] = []
        for mean in breaks:
            low, high = max(other.low, mean + more.low), min(other.high, mean + more.high)
            if one.low <= mean <= one.high and low <= high:
                off = self._off(mean)
                found.append((self._nearest(low, high) - off, max(self._off(low), self._off(high)) - off))
        if not found:  # one of the intervals is wrong, and nobody knows which
            return -inf, inf
        return min(low for low, _ in found), max(high for _, high in found)

    def _nearest(self, low: float, high: float) -> float:
        inside = low <= self.gauge.high and high >= self.gauge.low
        return 0.0 if inside else min(self._off(low), self._off(high))

    def _off(self, mean: float) -> float:
        return inf if isinf(mean) else self.gauge.off(mean)
