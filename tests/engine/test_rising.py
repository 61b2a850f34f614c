"""Finding a number in a list that rises."""

from __future__ import annotations

import pytest

from ludoteca.engine.rising import holds, place_in

RISING = [2, 3, 5, 8, 13]


@pytest.mark.parametrize(("number", "place"), [(1, 0), (2, 0), (4, 2), (13, 4), (14, 5)])
def test_the_place_of_a_number(number: int, place: int) -> None:
    assert place_in(RISING, number) == place
    assert place_in([], number) == 0


@pytest.mark.parametrize("number", [-1, 0, 1, 4, 14, 2**70, -(2**70)])
def test_what_it_does_not_hold(number: int) -> None:
    assert not holds(RISING, number)
    assert not holds([], number)


def test_what_it_holds() -> None:
    assert all(holds(RISING, number) for number in RISING)
