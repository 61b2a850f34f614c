"""The round and the turn: buying, passing, building, disassembling, and the end of the round (R1-R23)."""

from __future__ import annotations

import pytest

from ludoteca.games.mars_needs_mechanics.examples import Seat
from tests.rules.mars_needs_mechanics.table import (
    DONE,
    DRIVE_DECLINE,
    END,
    PASS,
    SELL,
    TURN,
    bought,
    build,
    builds,
    built,
    buy,
    disassemble,
    disassemblies,
    drive,
    finish_round,
    finish_sales,
    hand,
    legal,
    line,
    market,
    play,
    position,
    prices,
    rule_against,
    sell,
    told,
)

# ---- the round and the turn


@pytest.mark.rule("R1")
def test_R1_turns_go_round_clockwise_from_the_first_player() -> None:
    state = position(Seat(), Seat(), Seat(), first=2, market="W7")
    seats = []
    for _ in range(5):
        seats.append(state.to_move)
        play(state, buy("W"))
    assert seats == [2, 0, 1, 2, 0]


@pytest.mark.rule("R2")
def test_R2_a_round_starts_with_everything_fresh() -> None:
    state = position(Seat(cogs=60, built="C4 C7 C8"), Seat(cogs=60, built="C9"), market="W4 M4")
    play(state, buy("W"), END, buy("W"), buy("W"), END)
    play(state, PASS, drive("L"), END, PASS, END)
    assert state.round == 2
    assert (state.passes, state.purchases, state.bought, state.used) == (0, 0, 0, 0)
    play(state, buy("M"))
    assert state.to_move == 1, "the Loader may be used again"
    assert legal(state, 0, 7) != []
    play(state, END)
    before = state.cogs[0]
    play(state, PASS)
    assert (state.cogs[0], state.asked) == (before + 2, 1)


@pytest.mark.rule("R3")
def test_R3_a_turn_has_exactly_one_primary_action() -> None:
    state = position(Seat(hand="L W"), Seat())
    assert legal(state, 0, 11) == [*range(7), PASS]
    assert rule_against(state, END) == "R3"
    play(state, buy("M"))
    assert state.legal_actions() == [build(1), END]
    assert rule_against(state, buy("M")) == rule_against(state, PASS) == "R3"
    state = position(Seat(hand="L W"), Seat())
    play(state, PASS)
    assert state.legal_actions() == [build(1), END]
    assert (rule_against(state, PASS), rule_against(state, buy("M"))) == ("R3", "R9")


@pytest.mark.rule("R4", "D13")
@pytest.mark.parametrize(
    "order",
    [
        [disassemble(8), build(1), PASS],
        [disassemble(8), PASS, build(1)],
        [PASS, disassemble(8), build(1)],
        [buy("M"), disassemble(8), build(1)],
        [disassemble(8), buy("M"), build(1)],
    ],
)
def test_R4_optional_actions_come_at_any_moment_of_the_turn(order: list[int]) -> None:
    state = position(Seat(hand="L W", built="C8"), Seat(), mechanisms=("C1", "C8"))
    play(state, *order)
    assert (state.to_move, built(state)) == (1, "C1"), "nothing else is legal, so the turn has ended"


@pytest.mark.rule("R4", "D13")
def test_R4_building_may_come_before_disassembling() -> None:
    state = position(Seat(hand="P W M", built="C8"), Seat())
    play(state, build(7), PASS, disassemble(8))
    assert (state.to_move, built(state)) == (1, "C7")


@pytest.mark.rule("R4")
def test_R4_a_seat_may_end_its_turn_and_do_nothing_more() -> None:
    state = position(Seat(hand="L W", built="C8"), Seat())
    play(state, PASS)
    assert state.legal_actions() == [disassemble(8), END]
    play(state, END)
    assert (state.to_move, built(state)) == (1, "C8")


# ---- buying


@pytest.mark.rule("R5", "R6")
def test_R5_R6_what_lies_in_the_market_can_be_bought_by_who_can_pay() -> None:
    state = position(Seat(cogs=5), Seat(), market="W2 M P", prices="W5 M6 P1")
    assert legal(state, 0, 10) == [buy("W"), buy("P")]
    assert rule_against(state, buy("G")) == "R5"
    assert rule_against(state, buy("M")) == "R6"
    play(state, buy("W"))
    assert (state.cogs[0], hand(state), market(state)) == (0, "W", "W M P")


@pytest.mark.rule("R6", "D15")
def test_R6_a_purchase_is_never_compulsory_and_nobody_runs_into_debt() -> None:
    state = position(Seat(cogs=30), Seat(cogs=4), Seat())
    assert PASS in state.legal_actions()
    play(state, PASS)
    assert told(state) == [(0, "passes-turn"), (1, "passes-turn")], "who cannot pay for anything passes"
    assert (state.to_move, state.cogs[1], state.passes) == (2, 4, 2)


@pytest.mark.rule("R7")
def test_R7_the_bought_token_goes_to_the_front() -> None:
    for letter, after in (("W", "WMGPBAL"), ("M", "MWGPBAL"), ("L", "LWMGPBA"), ("P", "PWMGBAL")):
        state = position(Seat(), Seat())
        before = prices(state)
        play(state, buy(letter))
        assert (line(state), prices(state)) == (after, before)


@pytest.mark.rule("R8")
def test_R8_a_purchase_breaks_a_row_of_passes_and_is_remembered() -> None:
    state = position(Seat(), Seat(), Seat(), passes=2, purchases=3, bought="W")
    play(state, buy("G"))
    assert (state.passes, state.purchases, bought(state)) == (0, 4, "WG")


# ---- passing


@pytest.mark.rule("R9")
def test_R9_a_pass_does_not_put_a_seat_out_of_the_round() -> None:
    state = position(Seat(hand="L W"), Seat())
    play(state, PASS)
    assert builds(state) == [1], "the optional actions are still there"
    play(state, build(1), buy("W"))
    assert (state.to_move, state.round) == (0, 1)
    assert buy("M") in state.legal_actions()
    play(state, buy("M"))
    assert hand(state) == "M"


@pytest.mark.rule("R10", "D3")
def test_R10_building_and_disassembling_leave_the_count_of_passes_alone() -> None:
    state = position(Seat(), Seat(hand="L W", built="C8"), passes=0)
    play(state, PASS)
    assert state.passes == 1
    play(state, disassemble(8), build(1))
    assert state.passes == 1
    play(state, PASS)
    assert (state.round, state.passes) == (2, 0)


# ---- building


@pytest.mark.rule("R11")
def test_R11_exactly_the_cards_of_the_cost_leave_the_hand() -> None:
    state = position(Seat(hand="W2 M G3 L"), Seat())
    assert builds(state) == [1, 2]
    play(state, build(2))
    assert (hand(state), built(state)) == ("W G2 L", "C2")
    assert rule_against(state, build(2)) == "R12"


@pytest.mark.rule("R11")
def test_R11_a_mechanism_needs_all_its_cards_and_is_not_built_twice() -> None:
    state = position(Seat(hand="W3 L", built="C1 C7"), Seat())
    assert (builds(state), rule_against(state, build(1))) == ([], "R11")
    reason = state.why_illegal(build(2))
    assert reason is not None
    assert (reason.rule, reason.text("en")) == (
        "R11",
        "For the Difference Engine you still need in your hand: Gear, Magnet.",
    )


@pytest.mark.rule("R11")
def test_R11_only_mechanisms_that_are_laid_out_can_be_built() -> None:
    state = position(Seat(hand="W L B G"), Seat(), mechanisms=("C8",))
    assert (builds(state), rule_against(state, build(1))) == ([8], "S3")


@pytest.mark.rule("R11")
def test_R11_it_works_from_that_moment() -> None:
    state = position(Seat(hand="B G"), Seat())
    play(state, build(8), PASS)
    assert state.cogs[0] == 32


@pytest.mark.rule("R12")
def test_R12_one_build_a_turn_and_the_same_mechanism_for_several_seats() -> None:
    state = position(Seat(hand="P W M B G"), Seat(hand="B G", built="C7"), mechanisms=("C7", "C8"))
    play(state, build(7))
    assert (builds(state), rule_against(state, build(8))) == ([], "R12")
    play(state, PASS, build(8), buy("A"), END)
    assert state.to_move == 0
    assert builds(state) == [8]
    play(state, build(8))
    assert (built(state), built(state, 1)) == ("C7 C8", "C7 C8")


@pytest.mark.rule("R13")
def test_R13_only_one_mechanism_at_a_time() -> None:
    state = position(Seat(hand="L W", built="C8"), Seat())
    assert (builds(state), rule_against(state, build(1))) == ([], "R13")


@pytest.mark.rule("R14")
def test_R14_scrap_and_built_cards_pay_for_nothing() -> None:
    state = position(Seat(hand="L", scrap=2), Seat())
    assert (builds(state), rule_against(state, build(1))) == ([], "R11")
    state = position(Seat(hand="L", built="C7"), Seat())
    assert (builds(state), rule_against(state, build(1))) == ([], "R11")


@pytest.mark.rule("R14")
def test_R14_built_cards_cannot_be_sold() -> None:
    state = finish_round(position(Seat(hand="W2", built="C1"), Seat(hand="G3")))
    assert (state.to_move, state.asked) == (1, SELL), "two Wire in hand and one built are no set"


# ---- disassembling


@pytest.mark.rule("R15")
def test_R15_the_cards_return_and_the_mechanism_stops_at_once() -> None:
    state = position(Seat(hand="W", built="C8"), Seat())
    play(state, disassemble(8), PASS)
    assert (hand(state), built(state), state.cogs[0]) == ("W G B", "", 30)


@pytest.mark.rule("R15")
def test_R15_what_is_not_built_cannot_be_disassembled() -> None:
    state = position(Seat(built="C5 C7"), Seat())
    assert disassemblies(state) == [7]
    assert rule_against(state, disassemble(5)) == "C5"
    assert rule_against(state, disassemble(6)) == "R15"
    assert rule_against(state, disassemble(1)) == "R15"


@pytest.mark.rule("R16")
def test_R16_one_disassembly_a_turn_and_never_what_was_built_in_it() -> None:
    state = position(Seat(hand="A M", built="C1 C7 C8"), Seat())
    play(state, disassemble(1))
    assert (disassemblies(state), rule_against(state, disassemble(8))) == ([], "R16")
    play(state, build(4))
    assert rule_against(state, disassemble(4)) == "R16"
    state = position(Seat(hand="L W", built="C7"), Seat())
    play(state, build(1))
    assert (disassemblies(state), rule_against(state, disassemble(1))) == ([7], "R16")


@pytest.mark.rule("R16")
def test_R16_what_was_disassembled_is_not_built_again_in_the_turn() -> None:
    state = position(Seat(hand="L W", built="C1"), Seat())
    play(state, disassemble(1))
    assert (hand(state), builds(state), rule_against(state, build(1))) == ("W2 L2", [], "R16")
    play(state, PASS, buy("W"))
    assert builds(state) == [1]


@pytest.mark.rule("R17")
def test_R17_cards_won_back_or_just_bought_may_be_built_at_once() -> None:
    state = position(Seat(hand="B", built="C1"), Seat())
    play(state, disassemble(1))
    assert builds(state) == [10]
    state = position(Seat(hand="B"), Seat())
    assert builds(state) == []
    play(state, buy("L"))
    assert builds(state) == [10]


@pytest.mark.rule("R18")
def test_R18_nothing_is_built_between_rounds() -> None:
    state = finish_round(position(Seat(hand="L W3", built="C2"), Seat(hand="A M")))
    assert state.asked == 2
    assert rule_against(state, build(1)) == rule_against(state, disassemble(2)) == "R18"
    play(state, 54)
    assert (state.asked, state.to_move) == (SELL, 0)
    assert rule_against(state, build(1)) == rule_against(state, disassemble(2)) == "R18"
    assert rule_against(state, PASS) == rule_against(state, buy("W")) == "R24"


# ---- the end of the round


@pytest.mark.rule("R19", "D2")
def test_R19_as_many_passes_in_a_row_as_seats_end_the_round() -> None:
    state = position(Seat(), Seat(), Seat())
    play(state, PASS, PASS, buy("W"), PASS, PASS)
    assert (state.round, state.passes, state.to_move) == (1, 2, 2)
    play(state, PASS)
    assert state.round == 2


@pytest.mark.rule("R19")
def test_R19_an_empty_market_ends_the_round_and_comes_first() -> None:
    state = position(Seat(built="C9"), Seat(), market="W2")
    play(state, buy("W"), buy("W"), END)
    assert (-1, "round-ends-sold-out") in told(state)
    assert state.round == 2


@pytest.mark.rule("R20", "D1")
def test_R20_the_buyer_of_the_last_card_finishes_its_turn() -> None:
    state = position(Seat(hand="B", built="C8"), Seat(), market="L")
    play(state, buy("L"))
    assert state.round == 1
    assert state.legal_actions() == [disassemble(8), END]
    play(state, disassemble(8), build(10))
    assert (state.round, built(state), state.to_move) == (2, "C10", 1)


@pytest.mark.rule("R21")
def test_R21_unsold_cards_stay_in_the_market() -> None:
    state = position(Seat(), Seat(), market="W2 L", deck="MMMMMMM")
    play(state, PASS, PASS)
    assert (state.round, market(state)) == (2, "W2 M5 L")


@pytest.mark.rule("R22")
def test_R22_a_purchase_ends_a_row_of_idle_rounds() -> None:
    state = position(Seat(), Seat())
    play(state, PASS, PASS)
    assert (state.round, state.idle) == (2, 1)
    play(state, buy("W"), PASS, PASS)
    assert (state.round, state.idle) == (3, 0)
    play(state, PASS, PASS)
    assert (state.round, state.idle) == (4, 1)
    play(state, PASS, PASS)
    assert (state.is_over, state.idle) == (True, 2)


@pytest.mark.rule("R23", "D6")
def test_R23_an_empty_deck_at_the_end_of_a_round_makes_it_the_last() -> None:
    state = position(Seat(hand="W3"), Seat(), deck="", bought="W", purchases=1)
    finish_round(state)
    assert (state.last_round, state.asked) == (True, SELL)
    assert told(state)[1:4] == [(-1, "round-ends-passed"), (-1, "last-round-deck"), (-1, "prices-final")]
    play(state, DONE)
    assert state.is_over
    state = position(Seat(hand="W3"), Seat(), deck="M", market="W", bought="W", purchases=1)
    finish_round(state)
    assert not state.last_round
    play(state, DONE)
    assert (state.round, market(state), len(state.deck)) == (2, "W M", 0)
    play(state, PASS, PASS)
    assert state.last_round, "a round begun with an empty deck is always the last"


@pytest.mark.rule("R23")
def test_R23_the_last_round_is_known_before_prices_are_adjusted() -> None:
    state = position(Seat(built="C2"), Seat(), deck="", line="WMGPBAL", bought="L", purchases=1)
    finish_round(state)
    assert (state.asked, state.last_round, prices(state)) == (2, True, "W5 M5 G5 P5 B4 A4 L5")


def test_a_turn_asks_at_most_five_times() -> None:
    state = position(Seat(hand="A M", built="C7 C8 C1"), Seat())
    play(state, disassemble(8), build(4), PASS, DRIVE_DECLINE)
    assert state.to_move == 1, "after that nothing but the end is left"
    state = position(Seat(hand="A P W", built="C7 C8 C1"), Seat())
    play(state, buy("M"), disassemble(1), build(9), buy("W"))
    assert state.to_move == 1


def test_a_decision_with_one_choice_is_carried_out() -> None:
    state = position(Seat(cogs=0), Seat(cogs=0, hand="W3"))
    assert state.round > 1 or state.asked == SELL, "both had to pass"
    assert state.asked == SELL
    finish_sales(play(state, sell("W", 3)))
    assert state.asked == TURN
