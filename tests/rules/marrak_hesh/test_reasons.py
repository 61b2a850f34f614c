"""Why not: every refusal names its rule and says in both languages what is missing."""

from __future__ import annotations

import pytest

from ludoteca.engine.errors import IllegalAction
from ludoteca.games.marrak_hesh.examples import EMPTY_HOLD, position
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from tests.rules.marrak_hesh.table import ORANGE, SLATE, TEAL, ended, place, store

TWO_GAPS = ".....o...t.............."  # every dock lies between Orange and Teal
SAFE = (1, 4)
MARKET = (3, 4)
CRANE = (2, 4)


def refused(state: MarrakHeshState, action: int, rule: str, key: str) -> str:
    """Assert that the action is refused by that rule in these words, and that nothing changes; the English words."""
    before = state.clone()
    reason = state.why_illegal(action)
    assert reason is not None
    assert (reason.rule, reason.phrase.key) == (rule, key)
    english, italian = reason.text("en"), reason.text("it")
    assert english
    assert italian
    assert english != italian
    with pytest.raises(IllegalAction) as error:
        state.apply(action)
    assert error.value.reason == reason
    assert english in str(error.value)
    assert state == before
    return english


def test_a_legal_action_has_no_reason_against_it() -> None:
    state = position(ring=TWO_GAPS)
    assert all(state.why_illegal(action) is None for action in state.legal_actions())
    assert all(state.why_illegal(action) is not None for action in range(92) if action not in state.legal_actions())


# ---- placing


@pytest.mark.rule("R1")
def test_R1_the_goods_taken_is_stored_before_another_transport_is_placed() -> None:
    state = position()
    state.apply(place(ORANGE, 0))
    refused(state, place(TEAL, 5), "R1", "no-place-now")
    asked = position(cards=MARKET)
    asked.apply(place(ORANGE, 0))
    refused(asked, place(TEAL, 5), "C3", "no-place-market")


@pytest.mark.rule("R3")
def test_R3_a_dock_with_a_transport_is_refused() -> None:
    words = refused(position(ring=TWO_GAPS), place(SLATE, 9), "R3", "no-dock-taken")
    assert "dock 10" in words
    assert "Teal" in words


@pytest.mark.rule("R3")
def test_R3_a_colour_that_is_not_in_hand_is_refused() -> None:
    state = position(ring="o.......t.......s.......", hands=["oot", "s"])
    assert "Slate" in refused(state, place(SLATE, 4), "R3", "no-transport")


@pytest.mark.rule("R5")
def test_R5_the_colour_of_a_neighbour_is_refused() -> None:
    state = position(ring=TWO_GAPS)
    words = refused(state, place(ORANGE, 7), "R5", "no-neighbour")
    assert "dock 8" in words.lower()
    assert "Orange" in words
    refused(state, place(TEAL, 20), "R5", "no-neighbour")


@pytest.mark.rule("R3", "R5")
def test_R3_R5_every_placing_that_is_not_allowed_is_refused_for_its_own_reason() -> None:
    state = position(ring=TWO_GAPS, hands=["os", "s"])
    for dock in range(24):
        for colour in (ORANGE, TEAL, SLATE):
            reason = state.why_illegal(place(colour, dock))
            if dock in (5, 9):
                expected = ("R3", "no-dock-taken")
            else:
                expected = {ORANGE: ("R5", "no-neighbour"), TEAL: ("R3", "no-transport"), SLATE: ("", "")}[colour]
            assert ((reason.rule, reason.phrase.key) if reason else ("", "")) == expected


@pytest.mark.rule("R6")
def test_R6_the_colour_of_a_single_transport_is_refused() -> None:
    refused(position(ring=".....o.................."), place(ORANGE, 7), "R5", "no-neighbour")


@pytest.mark.rule("C1")
def test_C1_the_colour_of_both_neighbours_is_refused_token_or_not() -> None:
    for safe in ([0, 1], []):
        state = position(ring="o...o...t.......s.......", tokens={1: safe}, cards=SAFE)
        refused(state, place(ORANGE, 2), "C1", "no-both-neighbours")
    refused(
        position(ring=".....o..................", cards=SAFE),
        place(ORANGE, 7),
        "C1",
        "no-both-neighbours",
    )


@pytest.mark.rule("C1")
def test_C1_the_colour_of_one_neighbour_is_refused_without_the_token() -> None:
    state = position(ring=TWO_GAPS, tokens={1: [1]}, cards=SAFE)
    refused(state, place(ORANGE, 7), "C1", "no-neighbour-token")
    assert position(ring=TWO_GAPS, tokens={1: [0]}, cards=SAFE).why_illegal(place(ORANGE, 7)) is None


# ---- passing


@pytest.mark.rule("R8")
def test_R8_nobody_passes_with_goods_in_hand() -> None:
    state = position()
    state.apply(place(ORANGE, 0))
    refused(state, 72, "R8", "no-pass-storing")


@pytest.mark.rule("R2")
def test_R2_nobody_passes_who_can_place() -> None:
    refused(position(), 72, "R2", "no-pass")


@pytest.mark.rule("C1")
def test_C1_nobody_passes_who_has_a_normal_placing() -> None:
    refused(position(ring=TWO_GAPS, cards=SAFE), 72, "C1", "no-pass")


# ---- the market


@pytest.mark.rule("C3")
@pytest.mark.parametrize("answer", [73, 74, 75])
def test_C3_the_market_is_closed_without_its_card(answer: int) -> None:
    state = position()
    refused(state, answer, "C3", "no-market-card")
    state.apply(0)
    refused(state, answer, "C3", "no-market-card")


@pytest.mark.rule("C3")
@pytest.mark.parametrize("answer", [73, 74, 75])
def test_C3_the_market_is_closed_to_a_seat_that_has_used_its_token(answer: int) -> None:
    state = position(tokens={3: [1]}, cards=MARKET)
    refused(state, answer, "C3", "no-market-token")
    state.apply(0)
    refused(state, answer, "C3", "no-market-token")


@pytest.mark.rule("C3")
@pytest.mark.parametrize("answer", [73, 74, 75])
def test_C3_the_market_opens_only_after_taking_and_before_storing(answer: int) -> None:
    state = position(cards=MARKET)
    refused(state, answer, "C3", "no-market-now")
    state.apply(0)
    assert state.why_illegal(answer) is None
    state.apply(73)
    refused(state, answer, "C3", "no-market-asked")


# ---- storing


@pytest.mark.rule("S2")
def test_S2_cells_that_the_hold_does_not_have_are_refused() -> None:
    state = position(players=3)
    for action in store(12, 13, 14, 15):
        assert "12 cells" in refused(state, action, "S2", "no-cell")
    state.apply(0)
    for action in store(12, 13, 14, 15):
        refused(state, action, "S2", "no-cell")


@pytest.mark.rule("R1")
def test_R1_nothing_is_stored_before_a_transport_is_placed() -> None:
    for action in store(*range(16)):
        refused(position(), action, "R1", "no-store-yet")


@pytest.mark.rule("C3")
def test_C3_the_market_is_answered_before_storing() -> None:
    state = position(cards=MARKET)
    state.apply(0)
    refused(state, store(4)[0], "C3", "no-store-market")


@pytest.mark.rule("R9")
def test_R9_a_full_cell_is_refused() -> None:
    state = position(holds=["# . . . # / . Ye . . . / . . . . . / # . . . #", EMPTY_HOLD[2]])
    state.apply(0)
    assert "yellow Engine" in refused(state, store(4)[0], "R9", "no-cell-full")


@pytest.mark.rule("R11")
def test_R11_a_cell_that_touches_nothing_is_refused() -> None:
    state = position(holds=["# . . . # / . Ye . . . / . . . . . / # . . . #", EMPTY_HOLD[2]])
    state.apply(0)
    refused(state, store(1)[0], "R11", "no-cell-apart")  # a corner
    refused(state, store(15)[0], "R11", "no-cell-apart")


@pytest.mark.rule("C2", "R11")
def test_C2_the_crane_is_named_wherever_it_binds_and_the_usual_rule_where_it_does_not() -> None:
    hold = "# . . . # / . Ye . . . / . . . . . / # . . . #"
    state = position(holds=[hold, EMPTY_HOLD[2]], cards=CRANE)
    state.apply(0)
    refused(state, store(15)[0], "C2", "no-cell-crane")  # to touch other Goods would not be enough
    shut_in = "# Ye Re . # / Be We . . . / . . . . . / # . . . #"
    state = position(holds=[shut_in, EMPTY_HOLD[2]], last=[0, -1], cards=CRANE)
    state.apply(0)
    refused(state, store(15)[0], "R11", "no-cell-apart")


@pytest.mark.rule("C2")
def test_C2_a_cell_away_from_the_previous_one_is_refused() -> None:
    hold = "# . . . # / . Re Ye . . / . . . . . / # . . . #"
    state = position(holds=[hold, EMPTY_HOLD[2]], last=[4, -1], cards=CRANE)
    state.apply(0)
    assert state.legal_actions() == store(0, 3, 9)
    refused(state, store(6)[0], "C2", "no-cell-crane")
    refused(state, store(1)[0], "C2", "no-cell-crane")


# ---- beyond the game


@pytest.mark.parametrize("action", [-1, 92, 1000])
def test_numbers_that_are_no_action_are_refused(action: int) -> None:
    assert "0 to 91" in refused(position(), action, "", "action-range")


def test_nothing_is_played_once_the_game_is_over() -> None:
    state = ended(EMPTY_HOLD[2])
    for action in (0, 72, 73, 76):
        refused(state, action, "", "game-over")


def test_every_refusal_of_every_decision_has_words() -> None:
    """Each of the 92 ids, at each kind of decision, is either legal or refused in two languages."""
    hold = "# . . . # / . Ye Re . . / . . . . . / # . . . #"
    state = position(ring=TWO_GAPS, holds=[hold, EMPTY_HOLD[2]], cards=(1, 3))
    for step in (place(SLATE, 0), 74, store(3)[0]):
        for action in range(92):
            reason = state.why_illegal(action)
            assert (reason is None) == (action in state.legal_actions())
            if reason is not None:
                assert reason.rule
                assert reason.text("en") != reason.text("it")
            assert state.describe(action).text("en") != state.describe(action).text("it")
        assert state.question().text("en") != state.question().text("it")
        state.apply(step)
