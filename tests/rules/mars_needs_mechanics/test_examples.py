"""The worked examples E1-E30, to the number."""

from __future__ import annotations

import pytest

from ludoteca.games.mars_needs_mechanics.examples import Seat
from ludoteca.games.mars_needs_mechanics.scoring import ranking
from tests.rules.mars_needs_mechanics.table import (
    DONE,
    DRIVE,
    DRIVE_DECLINE,
    END,
    ENGINE,
    PASS,
    SELL,
    TURN,
    bought,
    build,
    builds,
    built,
    buy,
    buy_deck,
    deck,
    disassemble,
    disassemblies,
    drive,
    finish_round,
    finish_sales,
    hand,
    legal,
    line,
    lower_price,
    market,
    play,
    position,
    prices,
    raise_price,
    rule_against,
    sales,
    sees,
    sell,
    told,
)

E1_LINE = "WLBGMPA"
E10_LINE = "GWLBMPA"


@pytest.mark.rule("E1")
def test_E1_a_gear_is_bought() -> None:
    state = position(Seat(cogs=10), Seat(), line=E1_LINE, prices="G6")
    play(state, buy("G"))
    assert (state.cogs[0], hand(state), line(state)) == (4, "G", "GWLBMPA")
    assert prices(state) == "W5 M5 G6 P5 B5 A5 L5"


@pytest.mark.rule("E2")
def test_E2_a_second_gear_does_not_move_the_line() -> None:
    state = position(Seat(cogs=10), Seat(cogs=10), line=E1_LINE, prices="G6", market="G2 W")
    play(state, buy("G"), buy("G"))
    assert (state.cogs, hand(state, 1), line(state)) == ([4, 4], "G", "GWLBMPA")


@pytest.mark.rule("E3")
def test_E3_goggles_are_built_and_show_three_cards() -> None:
    state = position(Seat(hand="L W2"), Seat(), deck="GAPM")
    assert sees(state) == ""
    play(state, build(1))
    assert (hand(state), built(state), sees(state), sees(state, 1)) == ("W", "C1", "GAP", "")


@pytest.mark.rule("E4")
def test_E4_goggles_are_disassembled_in_a_later_turn() -> None:
    state = play(position(Seat(hand="L W2"), Seat(), market="M3", deck="GAPM"), build(1))
    assert disassemblies(state) == []
    play(state, PASS, buy("M"))
    assert (state.to_move, disassemblies(state)) == (0, [1])
    play(state, disassemble(1))
    assert (hand(state), built(state), sees(state)) == ("W2 L", "", "")


@pytest.mark.rule("E5")
def test_E5_the_last_of_the_line_falls() -> None:
    state = finish_round(position(Seat(hand="W3"), Seat(), prices="A6", line="WMGPBLA"))
    assert state.asked == SELL
    assert prices(state).split()[5] == "A5"


@pytest.mark.rule("E6")
def test_E6_four_aether_tubes_at_6_bring_24() -> None:
    state = finish_round(position(Seat(hand="A4"), Seat(), prices="A6", line="WMGALPB"))
    play(state, sell("A", 4))
    assert state.cogs[0] == 30 + 24


@pytest.mark.rule("E7")
def test_E7_two_wire_and_a_scrap_at_4_bring_8() -> None:
    state = finish_round(position(Seat(hand="W2", scrap=2), Seat(scrap=2), prices="W4", line="MGPWBAL"))
    play(state, sell("W", 2, 1))
    assert (state.cogs[0], state.scrap) == (38, [1, 2])


@pytest.mark.rule("E8", "E9")
def test_E8_E9_three_lenses_at_7_bring_21_two_with_a_scrap_14() -> None:
    for count, scrap, pays in ((3, 0, 21), (2, 1, 14)):
        state = finish_round(position(Seat(hand="L3", scrap=1), Seat(), prices="L7", line="MGPLBAW"))
        play(state, sell("L", count, scrap))
        assert state.cogs[0] == 30 + pays


@pytest.mark.rule("E10")
def test_E10_a_full_adjustment() -> None:
    state = position(Seat(), Seat(), line=E10_LINE, prices="G10 A1")
    finish_sales(finish_round(state))
    assert prices(state) == "W6 M4 G10 P4 B5 A1 L6"
    assert (state.round, line(state)) == (2, E10_LINE)


@pytest.mark.rule("E11")
@pytest.mark.parametrize(
    ("in_round", "final_fall", "after"),
    [
        ("GWLBM", "unbought_only", "W6 M5 G6 P4 B5 A4 L6"),
        ("GWLBM", "always", "W6 M4 G6 P4 B5 A4 L6"),
        ("GW", "unbought_only", "W6 M4 G6 P4 B5 A4 L5"),
        ("GW", "always", "W6 M4 G6 P4 B5 A4 L5"),
    ],
)
def test_E11_the_final_adjustment(in_round: str, final_fall: str, after: str) -> None:
    state = position(
        Seat(), Seat(), line=E10_LINE, deck="", bought=in_round, purchases=1, options={"final_fall": final_fall}
    )
    finish_sales(finish_round(state))
    assert state.is_over
    assert prices(state) == after


@pytest.mark.rule("E12")
def test_E12_one_boiler_and_two_scrap_are_a_set() -> None:
    state = finish_round(position(Seat(hand="B2", scrap=2), Seat(), prices="B8", line="MGPBLAW"))
    assert sales(state) == [sell("B", 1, 2), sell("B", 2, 1), sell("B", 2, 2)]
    assert rule_against(state, sell("B", 2, 0)) == "R32"
    play(state, sell("B", 1, 2))
    assert (state.cogs[0], state.scrap[0]) == (38, 0)
    assert state.to_move != 0, "two Boilers less one are no set, and the seat is done"


@pytest.mark.rule("E12")
def test_E12_two_scrap_alone_are_no_set() -> None:
    state = position(Seat(scrap=2), Seat(hand="W3"))
    finish_round(state)
    assert (state.to_move, state.asked) == (1, SELL), "seat 0 holds two Scrap only and is not asked"


@pytest.mark.rule("E13")
@pytest.mark.parametrize("sixth", ["pass", "pass and build"])
def test_E13_three_passes_in_a_row_end_the_round(sixth: str) -> None:
    state = position(Seat(hand="W3"), Seat(), Seat(hand="L W"))
    play(state, buy("W"), PASS, PASS, END, buy("M"), PASS)
    assert (state.to_move, state.passes) == (2, 1)
    play(state, PASS, build(1) if sixth == "pass and build" else END)
    if sixth == "pass and build":
        assert built(state, 2) == "C1"
    assert (state.to_move, state.asked, state.passes, state.round) == (0, TURN, 2, 1)
    play(state, PASS)
    assert (state.asked, state.to_move, told(state)[:3]) == (
        SELL,
        0,
        [(0, "passes-turn"), (-1, "round-ends-passed"), (-1, "prices-adjusted")],
    )


@pytest.mark.rule("E14")
def test_E14_the_last_card_of_the_market() -> None:
    state = position(Seat(cogs=4, hand="W M"), Seat(hand="W3"), market="P", prices="P4", mechanisms=("C7",))
    play(state, buy("P"))
    assert (state.cogs[0], market(state), builds(state)) == (0, "", [7])
    play(state, build(7))
    assert (-1, "round-ends-sold-out") in told(state)
    assert (state.cogs[0], built(state)) == (1, "C7")
    assert (state.to_move, state.asked) == (1, SELL), "nobody else gets a turn"


@pytest.mark.rule("E15")
def test_E15_two_idle_rounds_end_the_game() -> None:
    state = position(Seat(), Seat(), market="W2 M G P B A L", deck="WMGPBALWMGPB")
    state.round = 4
    play(state, PASS, PASS)
    assert (state.round, state.idle, market(state), len(deck(state))) == (5, 1, "W2 M G P B A L", 12)
    assert prices(state) == "W6 M6 G6 P5 B4 A4 L4"
    play(state, PASS, PASS)
    assert (state.is_over, state.idle, len(deck(state))) == (True, 2, 12)
    assert prices(state) == "W6 M6 G6 P5 B3 A3 L3"


@pytest.mark.rule("E16")
def test_E16_the_last_deck_card_bought_with_goggles() -> None:
    state = position(Seat(cogs=9, built="C1"), Seat(), deck="L", prices="L6", market="W M G", line="WMGPBAL")
    play(state, buy_deck(0))
    assert (state.cogs[0], line(state), deck(state), market(state)) == (3, "LWMGPBA", "", "W M G")
    assert (state.to_move, state.round, state.is_over) == (0, 1, False)
    play(state, END)
    finish_sales(finish_round(state))
    assert state.is_over
    assert prices(state) == "W5 M5 G5 P4 B4 A4 L7"


@pytest.mark.rule("E17")
def test_E17_slots_close_up() -> None:
    state = position(Seat(built="C1"), Seat(), deck="GGLBW")
    assert sees(state) == "GGL"
    play(state, buy_deck(1))
    assert sees(state) == "GLB"
    for seat in (0, 1):
        heard = [event.phrase.text("en") for event in state.events if event.heard_by(seat)]
        assert heard[0] == "Player 1 buys Gear, card 2 of the deck, for 5 cogs."


@pytest.mark.rule("E18")
def test_E18_a_token_moved_in_the_pass_that_ends_the_last_round() -> None:
    state = position(Seat(built="C4"), Seat(), deck="", line="MGPBAWL", bought="MGPL", purchases=4, passes=1, to_move=0)
    play(state, PASS)
    assert state.asked == DRIVE
    play(state, drive("W"))
    if not state.is_over:
        play(state, END)
    assert line(state) == "WMGPBAL"
    assert state.is_over
    # Wire was not bought, Piping is fourth now, Boiler has been pushed back and falls, the Lens was bought.
    assert prices(state) == "W5 M6 G6 P5 B4 A4 L5"


@pytest.mark.rule("E19")
def test_E19_a_declined_drive_can_be_used_later_in_the_round() -> None:
    state = position(Seat(built="C4"), Seat(), market="W M4 L")
    play(state, PASS)
    assert state.asked == DRIVE
    play(state, DRIVE_DECLINE, END, buy("M"), PASS)
    assert state.asked == DRIVE
    play(state, drive("L"), END, buy("M"), PASS)
    assert (state.to_move, state.asked, line(state)) == (0, TURN, "MLWGPBA")


@pytest.mark.rule("E20")
def test_E20_the_governor_pays_once_a_round() -> None:
    state = position(Seat(built="C8"), Seat(), market="W M4 L")
    for paid in (2, 0, 0):
        before = state.cogs[0]
        play(state, PASS)
        assert state.cogs[0] == before + paid
        play(state, END, buy("M"))


@pytest.mark.rule("E20")
def test_E20_a_pass_before_the_governor_is_built_pays_nothing() -> None:
    state = position(Seat(hand="B G"), Seat(), market="W M4 L")
    play(state, PASS, build(8))
    assert state.cogs[0] == 30
    play(state, buy("M"), PASS)
    assert state.cogs[0] == 32


@pytest.mark.rule("E21")
def test_E21_two_engines_one_after_the_other() -> None:
    state = position(Seat(built="C2"), Seat(built="C2"), prices="L9", line="WMGLPBA", first=1)
    finish_round(state)
    assert (state.asked, state.to_move) == (ENGINE, 1)
    play(state, raise_price("L"))
    assert (state.asked, state.to_move, prices(state).split()[6]) == (ENGINE, 0, "L10")
    assert rule_against(state, raise_price("L")) == "R26"
    play(state, lower_price("L"))
    assert prices(state).split()[6] == "L9"


@pytest.mark.rule("E22")
def test_E22_the_booster_pays_for_each_set() -> None:
    state = finish_round(position(Seat(hand="G6 W", scrap=2, built="C3"), Seat(), prices="W2", line="MPBGWAL"))
    state.prices[0] = 2
    once = state.clone()
    play(state, sell("G", 3), sell("G", 3))
    assert state.cogs[0] == 30 + 40
    once.telling = True
    once.events = []
    play(once, sell("G", 6))
    assert once.cogs[0] == 30 + 35
    play(once, sell("W", 1, 2))
    assert once.cogs[0] == 30 + 35 + 7


@pytest.mark.rule("E23")
def test_E23_the_loader_buys_a_second_card() -> None:
    state = position(Seat(cogs=7, built="C9"), Seat(), market="L G B3", prices="L1 G6 B9")
    play(state, buy("G"))
    assert (state.cogs[0], legal(state, 0, 10)) == (1, [buy("L")])
    play(state, buy("L"))
    assert (state.cogs[0], line(state)[:2], state.purchases) == (0, "LG", 2)
    state.cogs[0] = 30
    play(state, END, buy("B"), buy("B"))
    assert (state.to_move, rule_against(state, buy("B"))) == (0, "C9")


@pytest.mark.rule("E24")
def test_E24_the_crucible_gives_scrap_back_after_the_sale() -> None:
    state = finish_round(position(Seat(hand="W2 M2 L", scrap=2, built="C10"), Seat(), line="GPBWMAL", prices="W6 M5"))
    assert prices(state).startswith("W6 M4")
    play(state, sell("W", 2, 1))
    assert (state.cogs[0], state.scrap[0]) == (42, 1)
    play(state, sell("M", 2, 1))
    assert (state.cogs[0], state.scrap[0]) == (50, 2), "nothing more to sell, so the sale is over"
    assert (state.to_move, state.asked, state.round) == (1, TURN, 2)


@pytest.mark.rule("E24")
def test_E24_the_same_scrap_is_not_used_twice() -> None:
    state = finish_round(position(Seat(hand="W2 M3 L", scrap=2, built="C10"), Seat()))
    play(state, sell("W", 1, 2))
    assert state.to_move == 0
    assert rule_against(state, sell("L", 1, 2)) == "C10"
    play(state, DONE)
    assert state.scrap[0] == 2


@pytest.mark.rule("E25")
def test_E25_room_is_made_for_the_nightingale() -> None:
    state = position(Seat(hand="G W L P", built="C8"), Seat())
    assert rule_against(state, build(6)) == "R13"
    play(state, disassemble(8), build(6))
    assert (hand(state), state.cogs[0], built(state)) == ("G B", 50, "")


@pytest.mark.rule("E26")
def test_E26_three_markers_are_the_most() -> None:
    state = position(Seat(hand="A M", built="C1 C7 C8"), Seat())
    assert rule_against(state, build(4)) == "C7"
    assert rule_against(state, disassemble(7)) == "C7"
    play(state, disassemble(1), build(4))
    assert built(state) == "C4 C7 C8"
    play(state, PASS, DRIVE_DECLINE, PASS)
    assert (state.round, state.cogs[0]) == (2, 30 + 2 + 3)


@pytest.mark.rule("E27")
def test_E27_the_automaton_and_the_gantry() -> None:
    state = position(Seat(built="C5 C7 C8"), Seat())
    assert disassemblies(state) == [8]
    play(state, disassemble(8), PASS, PASS)
    assert state.round == 2
    play(state, PASS)
    assert (state.to_move, disassemblies(state)) == (0, [7])


@pytest.mark.rule("E28")
def test_E28_no_mechanism_is_rebuilt_in_the_turn_it_was_disassembled() -> None:
    state = position(Seat(hand="B", built="C1"), Seat())
    play(state, disassemble(1))
    assert (rule_against(state, build(1)), builds(state)) == ("R16", [10])
    play(state, build(10))
    assert (hand(state), built(state)) == ("W", "C10")


@pytest.mark.rule("E29")
def test_E29_the_automaton_decides() -> None:
    for automaton, cogs, winner in (("C5", [61, 61, 68], 2), ("", [61, 61, 40], 1)):
        state = position(
            Seat(cogs=61, hand="W M"),
            Seat(cogs=61, hand="G P"),
            Seat(cogs=40, built=automaton),
            deck="",
            first=1,
        )
        finish_sales(finish_round(state))
        assert (state.scores(), state.winners()) == (cogs, [winner])
    assert ranking(state) == [1, 0, 2]


@pytest.mark.rule("E30")
def test_E30_scrap_does_not_count_in_a_tie() -> None:
    state = position(Seat(cogs=55, hand="W", scrap=2), Seat(cogs=55, hand="M G"), deck="", first=1)
    finish_sales(finish_round(state))
    assert (state.scores(), state.scrap, state.winners()) == ([55, 55], [2, 0], [0])
    assert bought(state) == ""
