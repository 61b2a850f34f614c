"""Intervals that hold at every look: they keep their promise, and close."""

from __future__ import annotations

from collections import Counter
from math import inf

import numpy as np
import pytest

from ludoteca.lab.closing import LEAST_DEALS, Interval, bounded, unbounded

RUNS, DEALS, EVERY = 120, 600, 40


def test_the_truth_lies_in_every_interval_of_nearly_all_runs() -> None:
    """Looked at after every few deals, for values that hardly ever differ and for such that always do."""
    dice = np.random.default_rng(21)
    for shares in ((0.03, 0.94, 0.03), (0.3, 0.4, 0.3), (0.02, 0.9, 0.08)):
        truth = 0.5 * (shares[2] - shares[0])
        missed = loose = 0
        for _ in range(RUNS):
            values = dice.choice([-0.5, 0.0, 0.5], DEALS, p=shares)
            counts: Counter[float] = Counter()
            out = loosely = False
            for first in range(0, DEALS, EVERY):
                counts.update(values[first : first + EVERY].tolist())
                seen = values[: first + EVERY]
                found = bounded(counts, -1.0, 1.0)
                out |= not found.low <= truth <= found.high
                plain = unbounded(len(seen), float(seen.sum()), float((seen**2).sum()), 0.1)
                loosely |= not plain.low <= truth <= plain.high
            missed += out
            loose += loosely
        assert missed <= 0.05 * RUNS
        assert loose <= 0.08 * RUNS, "an asymptotic promise"


def test_a_plain_interval_looked_at_so_often_would_not() -> None:
    """So the test above can fail: the usual 95% interval misses the truth of far more runs."""
    dice = np.random.default_rng(21)
    missed = 0
    for _ in range(RUNS):
        values = dice.choice([-0.5, 0.0, 0.5], DEALS, p=[0.3, 0.4, 0.3])
        numbers = np.arange(EVERY, DEALS + 1, EVERY)
        means = np.cumsum(values)[numbers - 1] / numbers
        missed += bool((np.abs(means) > 1.96 * values.std() / np.sqrt(numbers)).any())
    assert missed > 0.12 * RUNS


@pytest.mark.parametrize("shares", [(0.05, 0.9, 0.05), (0.3, 0.4, 0.3)])
def test_it_closes_at_most_twice_as_wide_as_one_that_may_be_looked_at_once(shares: tuple[float, float, float]) -> None:
    values = np.random.default_rng(3).choice([-0.5, 0.0, 0.5], 20_000, p=shares)
    once = 1.96 * float(values.std()) / 20_000**0.5
    assert once < bounded(Counter(values.tolist()), -1.0, 1.0).half < 2.0 * once
    assert once < unbounded(20_000, float(values.sum()), float((values**2).sum()), 0.1).half < 2.0 * once


def test_what_was_always_the_same_is_not_believed_at_once() -> None:
    few, many = (bounded({0.0: deals}, -1.0, 1.0) for deals in (30, 3000))
    assert few.mean == many.mean == 0.0
    assert few.low < -0.1 and few.high > 0.1
    assert -0.01 < many.low < 0.0 < many.high < 0.01
    assert bounded({}, -1.0, 1.0) == Interval(0.0, -1.0, 1.0)
    assert unbounded(LEAST_DEALS - 1, 5.0, 25.0, 1.0).high == inf


def test_two_that_hold_together_are_laid_over_each_other() -> None:
    assert Interval(0.2, 0.1, 0.5).within(Interval(0.3, -0.1, 0.4)) == Interval(0.2, 0.1, 0.4)
    assert Interval(0.9, 0.8, 1.0).within(Interval(0.1, 0.0, 0.2)) == Interval(0.9, 0.9, 0.9)
    assert [Interval(0.0, low, low + 1.0).known for low in (-2.0, -0.5, 0.5)] == [-1, 0, 1]
