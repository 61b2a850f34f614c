"""Scoring and winners (F1-F7)."""

from __future__ import annotations

import pytest

from ludoteca.games.pocket_mars.examples import position
from ludoteca.games.pocket_mars.scoring import ranking
from tests.rules.pocket_mars.table import A, B, C


def lines(rule: str, seat: int = 0, **options: object) -> int:
    """The points of one line of the sheet."""
    state = position(**options)  # type: ignore[arg-type]
    found = {line.rule: line.points for line in state.score_sheet(seat)}
    assert sum(found.values()) == state.scores()[seat]
    return found[rule]


@pytest.mark.rule("F1")
def test_F1_one_point_for_each_colonist_aboard_and_none_on_earth() -> None:
    assert lines("F1", ship=[3]) == 3
    assert position(ship=[0], energy=[0, 1]).scores()[A] == 0


@pytest.mark.rule("F2")
def test_F2_two_points_on_a_star() -> None:
    assert lines("F2", star=["2/0/1/0"]) == 6


@pytest.mark.rule("F3")
def test_F3_four_points_on_a_double_star() -> None:
    assert lines("F3", double=["1/0/1/0"]) == 8


@pytest.mark.rule("F4")
def test_F4_two_points_for_all_four_buildings() -> None:
    assert lines("F4", star=["1/0/1/1"], double=["0/1/0/0"]) == 2
    assert lines("F4", star=["1/0/1/4"]) == 0


@pytest.mark.rule("F5")
def test_F5_three_points_for_four_in_one_building_once() -> None:
    assert lines("F5", star=["3/0/0/0"], double=["1/0/0/0"], ship=[0]) == 3
    assert lines("F5", star=["3/3/0/0"], ship=[0]) == 0
    assert lines("F5", star=["7/0/0/0"], ship=[0]) == 3


@pytest.mark.rule("F6")
def test_F6_the_highest_energy_and_all_who_tie() -> None:
    for energy, found in (([3, 2, 1], [1, 0, 0]), ([3, 3, 1], [1, 1, 0]), ([0, 0, 0], [1, 1, 1])):
        assert [lines("F6", seat, players=3, energy=energy) for seat in range(3)] == found


@pytest.mark.rule("F7")
def test_F7_most_points_then_most_colonists_in_buildings_then_shared() -> None:
    state = position(players=3, ship=[4, 0, 2], star=["0/0/0/0", "2/0/0/0", "1/0/0/0"])
    assert state.scores() == [5, 5, 5]
    assert state.winners() == []
    state.to_move = -1
    assert (state.winners(), ranking(state)) == ([B], [B, C, A])
    assert state.returns() == [-0.5, 1.0, -0.5]
    state.star[8] += 1
    state.ship[C] -= 2
    state.earth[C] += 1
    assert (state.winners(), state.scores()) == ([B, C], [5, 5, 5])
    state.star[0] += 1
    state.ship[A] -= 1
    assert state.winners() == [A]
