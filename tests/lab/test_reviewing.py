"""A review shared out among processes is the same as one that was made alone."""

from __future__ import annotations

import pytest

from ludoteca.lab import LabError
from ludoteca.lab.reviewing import reviewed
from ludoteca.review import Budget, ReviewError, review
from tests.terminal.scene import recorded

SMALL = Budget(simulations=10, closer=1, seed=3)


def test_two_processes_find_what_one_finds() -> None:
    record = recorded(size="miniature")
    counted: list[int] = []
    found = reviewed(record, SMALL, jobs=2, progress=counted.append)
    assert found == review(record, SMALL) == reviewed(record, SMALL, jobs=1)
    assert sum(counted) == len(record.actions)
    assert len(counted) > 1


def test_an_unfinished_game_and_a_budget_out_of_range_are_refused_before_anybody_works() -> None:
    with pytest.raises(ReviewError) as refused:
        reviewed(recorded(moves=3), SMALL, jobs=2)
    assert refused.value.phrase.key == "review-unfinished"
    with pytest.raises(ReviewError):
        reviewed(recorded(), SMALL._replace(simulations=1))
    with pytest.raises(LabError):
        reviewed(recorded(), SMALL, jobs=0)
