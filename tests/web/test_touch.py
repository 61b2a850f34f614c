"""What can be touched on a page is exactly what can be played, for the seat that decides and for nobody else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteca.table import Table
from ludoteca.table.table import invited
from ludoteca.web import regions
from ludoteca.web.gathering import LiveTable
from tests.proof.cases import Case, cases, main_cases, sampled
from tests.web.tables import WHY, at, lookers, opening, touched

SEEDS = (1,)
POSITIONS = 5  # of each random game, besides its end


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_seat_that_decides_can_touch_exactly_the_legal_actions_and_nobody_else_anything(case: Case) -> None:
    for seed in SEEDS:
        for state in sampled(case.made(), seed, POSITIONS):
            live = at(case, state)
            for looker in lookers(live):
                shown = regions.regions(live, looker)
                found = touched(shown["board"] + shown["actions"])
                deciding = not state.is_over and looker.facing == state.to_move
                assert sorted(set(found)) == (state.legal_actions() if deciding else [])
                assert touched("".join(shown.values())) == found, "something outside board and actions"


@pytest.mark.parametrize("case", cases(), ids=str)
def test_only_the_seat_that_decides_is_told_why_and_only_about_what_is_refused(case: Case) -> None:
    for state in sampled(case.made(), 3, POSITIONS):
        live = at(case, state)
        for looker in lookers(live):
            asked = [int(number) for number in WHY.findall("".join(regions.regions(live, looker).values()))]
            if state.is_over or looker.facing != state.to_move:
                assert asked == []
            for action in asked:
                reason = state.why_illegal(action)
                assert reason is not None and reason.text("en") and reason.text("it")


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_what_can_be_touched_is_a_named_button(case: Case) -> None:
    for state in sampled(case.made(), 4, POSITIONS):
        live = at(case, state)
        for looker in lookers(live):
            shown = regions.regions(live, looker)
            for opening_tag in shown["board"].split("<")[1:]:
                if "data-action=" in opening_tag:
                    head = opening_tag.split(">")[0]
                    button = head.startswith("button") or ('role="button"' in head and 'tabindex="0"' in head)
                    assert button, head
                    assert 'aria-label="' in head and 'aria-label=""' not in head, head


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_nothing_can_be_touched_while_a_seat_is_open(case: Case) -> None:
    start = opening(case, 5)
    live = LiveTable(Table(replace(start, seats=[*start.seats[:-1], invited("secret")])))
    _nothing(live)


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_nothing_can_be_touched_by_somebody_for_whom_a_bot_plays(case: Case) -> None:
    table = Table(opening(case, 5))
    table.take(table.leave_to_bot(table.asked))
    _nothing(LiveTable(table))


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_nothing_can_be_touched_when_there_is_nobody_left_to_play_against(case: Case) -> None:
    table = Table(opening(case, 5))
    for seat in range(min(1, len(table.seats) - 1), len(table.seats)):  # alone, the one
        table.take(table.resign(seat))
    assert table.is_over
    _nothing(LiveTable(table))


def _nothing(live: LiveTable) -> None:
    for looker in lookers(live):
        shown = regions.regions(live, looker)
        assert touched("".join(shown.values())) == []
        assert WHY.findall("".join(shown.values())) == []
