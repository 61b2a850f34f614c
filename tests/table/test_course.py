"""The course of a game: what the record says, who led, and the turns in which it turned."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.engine.dice import Dice
from ludoteca.engine.phrase import seat_name
from ludoteca.table import Table
from ludoteca.table.course import MOST_POINTS, Moment, Turning, course_of
from tests.proof.cases import Case, main_cases
from tests.web.tables import opening


def told(standings: Sequence[tuple[int, ...]]) -> Any:
    """A record of a game that stood so after each decision."""
    states = [SimpleNamespace(scores=lambda points=points: list(points)) for points in standings]
    return SimpleNamespace(positions=lambda: iter(states), actions=list(range(len(standings) - 1)))


def played(case: Case, seed: int = 3) -> Table:
    """A table at which anything was done until the game was over."""
    table, dice = Table(opening(case, seed)), Dice.seeded(seed)
    while not table.is_over:
        table.take(table.act(table.asked, table.version, dice.choice(table.state.choices)))
    return table


def test_the_lead_the_turns_and_the_turning_points_of_a_game_that_is_known() -> None:
    standings = [(0, 0), (2, 0), (3, 0), (3, 1), (3, 9), (4, 9), (12, 9)]
    course = course_of(told(standings), [0, 0, 1, 1, 0, 0], [0])
    assert course.moments == [Moment(at, points) for at, points in enumerate(standings)]
    assert (course.decisions, course.turns, course.lead_changes) == (6, 3, 2)
    assert (course.longest, course.longest_decisions) == (0, 4)
    assert course.turnings == [
        Turning(at=1, seat=0, before=0, after=3, leader=-1),  # whoever leads first takes the lead from nobody
        Turning(at=4, seat=1, before=3, after=-6, leader=1),
        Turning(at=6, seat=0, before=-6, after=3, leader=0),
    ]


def test_the_greatest_three_are_told_in_the_order_of_the_game() -> None:
    standings = [(0, 0), (5, 0), (5, 1), (9, 1), (9, 2), (16, 2)]
    course = course_of(told(standings), [0, 1, 0, 1, 0], [0])
    assert [turning.at for turning in course.turnings] == [1, 3, 5]
    assert course.lead_changes == 0


def test_a_tie_changes_no_lead_and_nothing_turns_where_nothing_moves() -> None:
    course = course_of(told([(0, 0), (2, 0), (2, 2), (4, 2)]), [0, 1, 0], [0])
    assert course.lead_changes == 0
    still = course_of(told([(0, 0), (0, 0)]), [0], [])
    assert (still.turnings, still.longest) == ([], -1)


def test_a_game_that_was_given_up_before_it_began_has_no_course() -> None:
    course = course_of(told([(0, 0)]), [], [1])
    assert (course.decisions, course.turns, course.turnings, course.lead_changes) == (0, 0, [], 0)


def test_who_plays_alone_or_all_as_one_is_told_the_score() -> None:
    course = course_of(told([(1,), (3,), (3,), (8,)]), [0, 0, 0], [0])
    assert course.turnings == [Turning(at=3, seat=0, before=1, after=8, leader=-1)]


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_it_is_what_the_record_says(case: Case) -> None:
    table = played(case)
    course = table.course
    assert course is table.course  # it is worked out once
    assert len(course.moments) <= MOST_POINTS
    assert [course.moments[0].at, course.moments[-1].at] == [0, len(table.record.actions)]
    wanted = {moment.at: moment.points for moment in course.moments}
    standings = [tuple(state.scores()) for state in table.record.positions()]
    assert all(standings[at] == points for at, points in wanted.items())
    won = table.winners()
    for turning in course.turnings:
        first = last = turning.at - 1
        while first > 0 and table.movers[first - 1] == turning.seat:
            first -= 1
        while last + 1 < len(table.movers) and table.movers[last + 1] == turning.seat:
            last += 1
        before, after = standings[first], standings[last + 1]
        assert table.movers[turning.at - 1] == turning.seat
        assert before != after
        if turning.leader >= 0:
            assert [seat for seat, points in enumerate(after) if points == max(after)] == [turning.leader]
        if len(won) == 1 and len(before) > 1:
            for points, margin in ((before, turning.before), (after, turning.after)):
                assert margin == points[won[0]] - max(own for seat, own in enumerate(points) if seat != won[0])


def test_a_race_has_its_lap_times() -> None:
    table = played(Case("automobiles", (("players", 2), ("laps", 1))))
    laps = [(what.key, value.args["name"]) for what, value in table.course.figures if "name" in value.args]
    assert laps == [("fastest-lap", seat_name(table.winners()[0]))]
    assert played(Case("marrak_hesh", (("players", 2),))).course.figures == []
