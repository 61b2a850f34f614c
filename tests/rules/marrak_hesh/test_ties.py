"""Equal totals: who wins, and that the log and the sheets say what decided, with the numbers."""

from __future__ import annotations

import pytest

from ludoteca.games.marrak_hesh.content import DOCKS
from ludoteca.games.marrak_hesh.decisions import STORE
from ludoteca.games.marrak_hesh.examples import CHAIN_HOLDS, EMPTY_HOLD, TILE, ending
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from tests.rules.marrak_hesh.table import ended

NAMES = ["Ada", "Bo", "Cy"]
FEWER = "# . . . # / . Ye Yr . . / . . . . . / # . . . #"
MORE = "# . . . # / . Re Rr . . / . Vk . . . / # . . . #"
ONE = "# . . # / . Ww* . . / . . . . / # . . #"


def story(state: MarrakHeshState, lang: str = "en") -> list[str]:
    """What the log says after the end."""
    texts = [event.phrase.text(lang, NAMES) for event in state.events]
    return texts[[event.phrase.key for event in state.events].index("ends") + 1 :]


def decided(state: MarrakHeshState, seat: int, lang: str = "en") -> list[str]:
    """The lines of a sheet that are about a tie."""
    return [line.text(lang) for line in state.score_sheet(seat) if line.rule == "F9"]


@pytest.mark.rule("F9", "D8")
def test_F9_a_shared_win_is_told_with_its_points() -> None:
    state = ended(FEWER, MORE, tie_break="shared")
    assert state.winners() == [0, 1]
    assert story(state) == ["Ada and Bo have 2 VP each and share the win."]
    assert story(state, "it") == ["Ada e Bo hanno 2 PV a testa e condividono la vittoria."]
    assert decided(state, 0) == decided(state, 1) == ["Equal points: the rank is shared"]


@pytest.mark.rule("F9")
def test_F9_three_winners_and_a_shared_second_place_are_told() -> None:
    assert story(ended(EMPTY_HOLD[3], tie_break="shared")) == ["Ada, Bo and Cy have 0 VP each and share the win."]
    second = ended(ONE, EMPTY_HOLD[3], EMPTY_HOLD[3], tie_break="shared")
    assert story(second) == ["Bo and Cy have 0 VP each and share second place."]
    assert [decided(second, seat) for seat in range(3)] == [[], *[["Equal points: the rank is shared"]] * 2]


@pytest.mark.rule("F9")
def test_F9_the_chain_says_which_of_its_points_decided_and_with_which_numbers() -> None:
    state = ended(FEWER, MORE, tie_break="chain")
    assert story(state) == ["Ada and Bo have 2 VP each; Ada ranks ahead with fewer Goods in the hold (2 against 3)."]
    assert decided(state, 0) == ["Equal points, won by Goods in the hold (fewer is better): 2 against 3"]
    assert decided(state, 1) == ["Equal points, lost by Goods in the hold (fewer is better): 3 against 2"]
    later = ended(FEWER, MORE, tie_break="later")
    assert story(later) == [
        "Bo and Ada have 2 VP each; Bo ranks ahead by the later place in turn order (place 2 against 1)."
    ]


@pytest.mark.rule("F9")
def test_F9_the_worked_example_tells_both_of_its_ties() -> None:
    state = ending(*CHAIN_HOLDS, docked="We", tie_break="chain")
    state.apply(next(action for action in state.choices if state.docks[action % DOCKS] == TILE["We"]))
    state.apply(STORE + 10)
    assert state.final == [12, 12, 12]
    assert story(state) == [
        "Ada and Bo have 12 VP each; Ada ranks ahead with more rare Goods (2 against 1).",
        "Cy and Ada have 12 VP each; Cy ranks ahead with fewer Goods in the hold (7 against 8).",
    ]


@pytest.mark.rule("F9")
def test_F9_nothing_is_said_of_ties_where_all_totals_differ() -> None:
    state = ended(FEWER, EMPTY_HOLD[2], tie_break="chain")
    assert story(state) == []
    assert decided(state, 0) == decided(state, 1) == []
