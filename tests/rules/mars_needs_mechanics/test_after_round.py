"""After the round: prices, sales, restocking, the First Player (R24-R40), and the end of the game (F1-F6)."""

from __future__ import annotations

import pytest

from ludoteca.games.mars_needs_mechanics.examples import Seat
from ludoteca.games.mars_needs_mechanics.scoring import ranking
from tests.rules.mars_needs_mechanics.table import (
    DONE,
    END,
    ENGINE,
    ENGINE_DECLINE,
    PASS,
    SELL,
    TURN,
    buy,
    deck,
    finish_round,
    finish_sales,
    hand,
    known,
    line,
    market,
    play,
    position,
    prices,
    raise_price,
    rule_against,
    sales,
    sell,
    text_of,
    told,
)


@pytest.mark.rule("R24", "D9")
def test_R24_adjust_sell_restock_first_player_in_this_order() -> None:
    state = position(Seat(hand="W3", built="C2"), Seat(built="C7"), market="M2", deck="GGGGGGP")
    finish_round(state)
    assert (state.asked, prices(state)) == (ENGINE, "W6 M6 G6 P5 B4 A4 L4")
    play(state, ENGINE_DECLINE)
    assert (state.asked, state.cogs[1], market(state), state.first) == (SELL, 31, "M2", 0)
    play(state, sell("W", 3))
    assert state.cogs[0] == 48, "sold at the new price"
    assert told(state)[-3:] == [(1, "sold"), (-1, "restocks"), (-1, "round-begins")]
    assert (market(state), state.first, state.to_move, state.asked) == ("M2 G6", 1, 1, TURN)


@pytest.mark.rule("R25")
def test_R25_the_front_three_rise_and_the_back_three_fall() -> None:
    state = finish_sales(finish_round(position(Seat(), Seat(), line="LAPBGMW", prices="W9 M2 G7 P3 B8 A4 L6")))
    assert (state.round, prices(state)) == (2, "W8 M1 G6 P4 B8 A5 L7")


@pytest.mark.rule("R26", "D8")
def test_R26_prices_stay_between_1_and_10() -> None:
    state = finish_sales(finish_round(position(Seat(), Seat(), prices="W10 M10 G10 P10 B1 A1 L1")))
    assert prices(state) == "W10 M10 G10 P10 B1 A1 L1"


@pytest.mark.rule("R27", "D5")
@pytest.mark.parametrize(
    ("in_round", "final_fall", "after"),
    [
        ("", "unbought_only", "W5 M5 G5 P5 B4 A4 L4"),
        ("", "always", "W5 M5 G5 P5 B4 A4 L4"),
        ("WMGPBAL", "unbought_only", "W6 M6 G6 P5 B5 A5 L5"),
        ("WMGPBAL", "always", "W6 M6 G6 P5 B4 A4 L4"),
        ("MA", "unbought_only", "W5 M6 G5 P5 B4 A5 L4"),
        ("MA", "always", "W5 M6 G5 P5 B4 A4 L4"),
    ],
)
def test_R27_the_final_adjustment_looks_at_what_was_bought(in_round: str, final_fall: str, after: str) -> None:
    state = position(
        Seat(), Seat(), deck="", bought=in_round, purchases=len(in_round), options={"final_fall": final_fall}
    )
    finish_round(state)
    assert (state.is_over, prices(state)) == (True, after)


@pytest.mark.rule("R27")
def test_R27_final_fall_changes_nothing_before_the_last_round() -> None:
    for final_fall in ("unbought_only", "always"):
        state = position(Seat(), Seat(), bought="BAL", purchases=3, options={"final_fall": final_fall})
        finish_round(state)
        assert prices(state) == "W6 M6 G6 P5 B4 A4 L4"


@pytest.mark.rule("R28", "D4")
def test_R28_the_line_stays_as_it_is_into_the_next_round() -> None:
    state = position(Seat(), Seat(), line="LAPBGMW")
    play(state, buy("G"), PASS, PASS)
    assert (state.round, line(state)) == (2, "GLAPBMW")


@pytest.mark.rule("R29")
def test_R29_engines_work_after_the_adjustment_from_the_first_player_on() -> None:
    state = position(Seat(built="C2"), Seat(), Seat(built="C2"), first=1)
    finish_round(state)
    assert (state.asked, state.to_move, prices(state)) == (ENGINE, 2, "W6 M6 G6 P5 B4 A4 L4")
    play(state, raise_price("L"))
    assert (state.asked, state.to_move, prices(state)[-2:]) == (ENGINE, 0, "L5")


@pytest.mark.rule("R30")
def test_R30_gantries_pay_after_the_engines() -> None:
    state = position(Seat(built="C7 C2"), Seat(built="C7"), Seat(built="C8"), mechanisms=("C2", "C7", "C8"))
    finish_round(state)
    assert (state.asked, state.cogs) == (ENGINE, [30, 30, 32])
    play(state, ENGINE_DECLINE)
    assert (state.round, state.cogs) == (2, [32, 31, 32])
    assert [seat for seat, key in told(state) if key == "card-assembly_gantry-pays"] == [0, 1]


@pytest.mark.rule("R31")
def test_R31_every_seat_may_sell_once_from_the_first_player_on() -> None:
    state = position(Seat(hand="W3"), Seat(hand="M3"), Seat(hand="G3"), first=1)
    finish_round(state)
    seats = []
    while state.asked == SELL:
        seats.append(state.to_move)
        play(state, DONE)
    assert (seats, state.round, state.cogs) == ([1, 2, 0], 2, [30, 30, 30])
    assert rule_against(state, sell("W", 3)) == rule_against(state, DONE) == "R31"


@pytest.mark.rule("R32", "D10")
def test_R32_a_set_is_three_or_more_of_one_type_with_scrap_for_missing_cards() -> None:
    state = finish_round(position(Seat(hand="W M2 G4", scrap=2), Seat()))
    assert sales(state) == [
        sell("W", 1, 2),
        sell("M", 1, 2),
        sell("M", 2, 1),
        sell("M", 2, 2),
        sell("G", 1, 2),
        sell("G", 2, 1),
        sell("G", 2, 2),
        sell("G", 3, 0),
        sell("G", 3, 1),
        sell("G", 3, 2),
        sell("G", 4, 0),
        sell("G", 4, 1),
        sell("G", 4, 2),
    ]
    assert rule_against(state, sell("W", 1, 1)) == "R32"
    assert rule_against(state, sell("W", 3, 0)) == "R32"
    assert rule_against(state, sell("P", 1, 2)) == "R32"


@pytest.mark.rule("R32")
def test_R32_scrap_that_is_not_held_fills_no_set() -> None:
    state = finish_round(position(Seat(hand="W M2 G4", scrap=1), Seat()))
    assert sell("M", 2, 1) in sales(state)
    assert not any(action % 3 == (sell("W", 1, 2)) % 3 for action in sales(state))
    assert rule_against(state, sell("W", 1, 2)) == "R32"


@pytest.mark.rule("R33")
def test_R33_a_set_pays_the_adjusted_price_for_each_component_card() -> None:
    for sold, pays in (([sell("W", 8)], 48), ([sell("W", 3), sell("W", 5)], 48), ([sell("W", 3, 2)], 18)):
        state = position(Seat(hand="W8", scrap=2), Seat(), market="M", deck="GG")
        finish_round(state)
        assert prices(state)[:2] == "W6"
        play(state, *sold)
        assert state.cogs[0] == 30 + pays


@pytest.mark.rule("R34")
def test_R34_sold_cards_are_discarded_and_used_scrap_is_gone() -> None:
    state = finish_round(position(Seat(hand="W2 M3", scrap=2), Seat(), market="P", deck="GG"))
    before = state.discard[:]
    play(state, sell("W", 2, 1), sell("M", 3))
    assert text_of([now - was for now, was in zip(state.discard, before, strict=True)]) == "W2 M3"
    assert (state.scrap[0], deck(state), market(state)) == (1, "", "G2 P")


@pytest.mark.rule("R35")
def test_R35_selling_moves_no_token_and_no_price() -> None:
    state = finish_round(position(Seat(hand="W3 M3"), Seat(hand="G3")))
    before = (line(state), prices(state))
    play(state, sell("W", 3), sell("M", 3), sell("G", 3))
    assert (line(state), prices(state)) == before


@pytest.mark.rule("R36")
def test_R36_sets_are_sold_one_at_a_time_and_openly() -> None:
    state = finish_round(position(Seat(hand="W3 M4", known="M4"), Seat()))
    play(state, sell("W", 3))
    assert (state.to_move, state.cogs[0], hand(state)) == (0, 48, "M4")
    (event,) = state.events
    assert event.audience is None
    assert event.phrase.text("en") == "Player 1 sells 3 × Wire for 18 cogs."
    play(state, sell("M", 3))
    assert (state.cogs[0], hand(state), state.to_move) == (66, "M", 1)


@pytest.mark.rule("R37")
def test_R37_unsold_cards_stay_and_there_is_no_hand_limit() -> None:
    state = position(Seat(hand="W6 M6 G6"), Seat())
    finish_round(state)
    play(state, DONE)
    assert (state.round, hand(state)) == (2, "W6 M6 G6")


@pytest.mark.rule("R38")
def test_R38_the_market_is_filled_up_to_eight() -> None:
    state = position(Seat(), Seat(), market="W3", deck="LLLLLGA")
    play(state, PASS, PASS)
    assert (market(state), deck(state)) == ("W3 L5", "GA")
    state = position(Seat(), Seat(), market="W4 M4", deck="LG")
    play(state, PASS, PASS)
    assert (market(state), deck(state)) == ("W4 M4", "LG")


@pytest.mark.rule("R39")
def test_R39_a_new_round_is_played_with_a_short_market() -> None:
    state = position(Seat(), Seat(), market="W", deck="L")
    play(state, buy("W"))
    assert (state.round, market(state), deck(state), state.to_move) == (2, "L", "", 1)


@pytest.mark.rule("R40")
def test_R40_the_marker_goes_to_the_left() -> None:
    state = position(Seat(), Seat(), Seat(), first=1, market="W")
    for first in (2, 0, 1, 2):
        play(state, PASS, PASS, buy("W") if "W" in market(state) else PASS)
        finish_round(state)
        if state.is_over:
            break
        assert (state.first, state.to_move) == (first, first)


# ---- the end of the game


@pytest.mark.rule("F1", "F2")
def test_F1_F2_after_the_last_sales_nothing_is_restocked_and_the_marker_stays() -> None:
    state = position(Seat(hand="W3"), Seat(), first=1, deck="", market="M")
    finish_round(state)
    assert state.asked == SELL
    play(state, sell("W", 3))
    assert (state.is_over, state.first, market(state), state.round) == (True, 1, "M", 1)
    assert state.cogs[0] == 30 + 15, "the price has not risen, since nobody bought Wire in the last round"


@pytest.mark.rule("F2")
def test_F2_two_idle_rounds_end_the_game_with_cards_in_the_deck() -> None:
    state = position(Seat(hand="W3"), Seat(), idle=1)
    finish_round(state)
    assert (state.last_round, state.asked) == (True, SELL)
    assert (-1, "last-round-idle") in told(state)
    play(state, DONE)
    assert (state.is_over, deck(state), market(state)) == (True, "WMGPBAL", "W M G P B A L")


@pytest.mark.rule("F3")
def test_F3_only_the_automaton_is_worth_something_at_the_end() -> None:
    state = position(
        Seat(cogs=40, hand="W2 M2", built="C5 C7 C8", scrap=0), Seat(cogs=50, built="C3"), deck="", purchases=1
    )
    play(state, PASS, END, PASS, END)
    assert state.is_over
    assert state.scores() == [40 + 2 + 3 + 28, 50]
    assert [(line.rule, line.points) for line in state.score_sheet(0)] == [("F4", 45), ("F3", 28)]
    assert [(line.rule, line.points) for line in state.score_sheet(1)] == [("F4", 50)]


@pytest.mark.rule("F3")
def test_F3_the_automaton_counts_only_at_the_end() -> None:
    state = position(Seat(cogs=40, built="C5"), Seat(cogs=50))
    assert state.scores() == [40, 50]
    assert [(line.rule, line.points) for line in state.score_sheet(0)] == [("F4", 40)]


@pytest.mark.rule("F4")
def test_F4_most_cogs_win() -> None:
    state = finish_round(position(Seat(cogs=31), Seat(cogs=33, hand="W M G"), Seat(cogs=32), deck="", purchases=1))
    assert (state.is_over, state.winners(), ranking(state)) == (True, [1], [1, 2, 0])
    assert state.returns() == [-0.5, 1.0, -0.5]


@pytest.mark.rule("F5", "D17")
def test_F5_fewest_component_cards_in_hand_break_a_tie() -> None:
    state = finish_round(
        position(
            Seat(cogs=40, hand="W M"),
            Seat(cogs=40, hand="G", built="C2"),
            Seat(cogs=40, hand="P B"),
            deck="",
            purchases=1,
        )
    )
    finish_sales(state)
    assert (state.winners(), ranking(state)) == ([1], [1, 0, 2])


@pytest.mark.rule("F6")
def test_F6_then_the_seat_nearest_to_the_first_player() -> None:
    for first, order in ((0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])):
        state = position(Seat(), Seat(), Seat(), Seat(), deck="", purchases=1, first=first)
        finish_round(state)
        assert (state.winners(), ranking(state)) == (order[:1], order)


def test_at_the_end_everybody_sees_the_hands() -> None:
    state = position(Seat(hand="W M", known=""), Seat(hand="G", known=""), deck="", purchases=1)
    assert state.information(0) != finish_round(state.clone()).information(0)
    finish_round(state)
    assert state.is_over
    assert (known(state), known(state, 1)) == ("", "")
    assert state.redeal(0, 3).hands == state.hands
    told_hands = [event.phrase.text("en") for event in state.events if event.phrase.key == "shows-hand"]
    assert told_hands == ["Player 1 is left with: 1 × Wire, 1 × Magnet.", "Player 2 is left with: 1 × Gear."]
