"""The ten Mechanisms (C1-C10)."""

from __future__ import annotations

import pytest

from ludoteca.games.mars_needs_mechanics.examples import Seat
from tests.rules.mars_needs_mechanics.table import (
    DONE,
    DRIVE_DECLINE,
    END,
    ENGINE,
    ENGINE_DECLINE,
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
    known,
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

# ---- C1 X-Ray Goggles


@pytest.mark.rule("C1")
def test_C1_the_owner_sees_the_top_three_from_the_moment_of_building() -> None:
    state = position(Seat(hand="L W"), Seat(), deck="GAPM")
    play(state, build(1))
    assert (sees(state), sees(state, 1)) == ("GAP", "")
    assert legal(state, 7, 10) == [buy_deck(0), buy_deck(1), buy_deck(2)]
    heard = [[event.phrase.text("en") for event in state.events if event.heard_by(seat)] for seat in (0, 1)]
    assert heard[0][-1] == "The X-Ray Goggles show the top of the deck: Gear, Aether Tube, Piping."
    assert heard[1][-1] == "Player 1 looks through the X-Ray Goggles at the top of the deck (3 cards)."
    assert not any("Piping" in sentence for sentence in heard[1])


@pytest.mark.rule("C1")
def test_C1_fewer_cards_are_seen_when_fewer_are_left() -> None:
    state = position(Seat(built="C1"), Seat(), deck="GA")
    assert (sees(state), legal(state, 7, 10)) == ("GA", [buy_deck(0), buy_deck(1)])
    assert rule_against(state, buy_deck(2)) == "C1"


@pytest.mark.rule("C1")
def test_C1_a_deck_card_costs_its_market_price_and_obeys_every_rule_of_buying() -> None:
    state = position(Seat(cogs=9, built="C1"), Seat(), deck="GAPM", prices="G10 A9", passes=1, market="W L")
    assert legal(state, 7, 10) == [buy_deck(1), buy_deck(2)]
    assert rule_against(state, buy_deck(0)) == "R6"
    play(state, buy_deck(1))
    assert (state.cogs[0], hand(state), known(state), line(state)) == (0, "A", "A", "AWMGPBL")
    assert (deck(state), market(state), sees(state)) == ("GPM", "W L", "GPM")
    assert (state.passes, state.purchases, bought(state)) == (0, 1, "A")


@pytest.mark.rule("C1")
def test_C1_only_with_the_goggles_built() -> None:
    state = position(Seat(built="C1"), Seat(), deck="GAPM")
    play(state, disassemble(1))
    assert (legal(state, 7, 10), sees(state), rule_against(state, buy_deck(0))) == ([], "", "C1")
    assert state.seen[0] == 3, "but what was seen stays known"


@pytest.mark.rule("C1")
def test_C1_what_was_seen_moves_up_with_the_deck() -> None:
    state = position(Seat(hand="B L", built="C1"), Seat(built="C1"), deck="GAPMWW", market="B4")
    play(state, disassemble(1), PASS, END)
    assert state.to_move == 1
    play(state, buy_deck(1), END)
    assert (state.seen, deck(state)) == ([2, 3], "GPMWW")
    play(state, PASS, END, buy_deck(2), END)
    assert (state.seen, deck(state)) == ([2, 3], "GPWW"), "a card behind the known ones takes nothing away"


@pytest.mark.rule("C1")
def test_C1_restocking_takes_the_known_cards_first() -> None:
    state = position(Seat(built="C1"), Seat(built="C1"), deck="GAPMW", market="B7")
    play(state, disassemble(1), PASS, PASS, END)
    assert state.round == 2
    assert (deck(state), state.seen) == ("APMW", [2, 3])


@pytest.mark.rule("C1")
def test_C1_the_last_deck_card_makes_this_the_last_round() -> None:
    state = position(Seat(built="C1"), Seat(), deck="G")
    play(state, buy_deck(0), END)
    finish_round(state)
    assert (state.is_over, state.last_round, state.round) == (True, True, 1)


# ---- C2 Difference Engine


@pytest.mark.rule("C2")
def test_C2_one_price_up_or_down_by_1_or_nothing() -> None:
    for action, after in (
        (raise_price("P"), "W6 M6 G6 P6 B4 A4 L4"),
        (lower_price("W"), "W5 M6 G6 P5 B4 A4 L4"),
        (ENGINE_DECLINE, "W6 M6 G6 P5 B4 A4 L4"),
    ):
        state = finish_round(position(Seat(built="C2"), Seat()))
        assert state.legal_actions() == list(range(40, 55))
        play(state, action)
        assert (state.round, prices(state)) == (2, after)


@pytest.mark.rule("C2")
def test_C2_what_the_ends_of_the_table_would_void_is_not_offered() -> None:
    state = finish_round(position(Seat(built="C2"), Seat(), prices="W10 L1"))
    assert raise_price("W") not in state.legal_actions()
    assert lower_price("L") not in state.legal_actions()
    assert (rule_against(state, raise_price("W")), rule_against(state, lower_price("L"))) == ("R26", "R26")
    assert len(state.legal_actions()) == 13


@pytest.mark.rule("C2")
def test_C2_it_must_be_built_when_the_round_ends() -> None:
    state = position(Seat(built="C2"), Seat())
    play(state, disassemble(2), PASS, PASS)
    assert (state.round, state.asked) == (2, TURN)
    assert rule_against(state, raise_price("W")) == "C2"


# ---- C3 Rocket Booster


@pytest.mark.rule("C3")
def test_C3_each_set_pays_5_more() -> None:
    state = finish_round(position(Seat(hand="W3 M2", scrap=1, built="C3"), Seat(hand="G3")))
    play(state, sell("W", 3), sell("M", 2, 1))
    assert state.cogs[0] == 30 + 18 + 5 + 12 + 5
    assert state.to_move == 1
    play(state, sell("G", 3))
    assert state.cogs[1] == 30 + 18


# ---- C4 Aether Drive


@pytest.mark.rule("C4")
def test_C4_a_pass_may_move_any_other_token_to_the_front() -> None:
    state = position(Seat(built="C4"), Seat())
    play(state, PASS)
    assert state.legal_actions() == [*[drive(letter) for letter in "MGPBAL"], DRIVE_DECLINE]
    assert rule_against(state, drive("W")) == "C4"
    assert rule_against(state, END) == rule_against(state, build(1)) == "C4"
    play(state, drive("B"))
    assert (line(state), bought(state), state.passes, state.purchases) == ("BWMGPAL", "", 1, 0)
    assert prices(state) == "W5 M5 G5 P5 B5 A5 L5"


@pytest.mark.rule("C4")
def test_C4_it_must_be_built_before_the_pass() -> None:
    state = position(Seat(hand="A M"), Seat())
    assert rule_against(state, drive("B")) == "C4"
    play(state, PASS)
    assert state.asked == TURN
    play(state, build(4))
    assert state.to_move == 1, "no Drive after the pass"


@pytest.mark.rule("C4")
def test_C4_it_does_not_work_with_a_purchase() -> None:
    state = position(Seat(built="C4"), Seat())
    play(state, buy("W"))
    assert (state.asked, rule_against(state, drive("B"))) == (TURN, "C4")


@pytest.mark.rule("C4")
def test_C4_one_move_a_round_even_if_it_is_built_again() -> None:
    state = position(Seat(built="C4"), Seat(), market="W M4", deck="LGB")
    play(state, PASS, drive("B"), END, buy("M"))
    assert state.to_move == 0
    play(state, disassemble(4), PASS, buy("M"))
    play(state, build(4), PASS)
    assert (state.asked, rule_against(state, drive("L"))) == (TURN, "C4"), "built again, but used"


# ---- C5 Automaton


@pytest.mark.rule("C5")
def test_C5_it_stays_and_counts_against_the_limit() -> None:
    state = position(Seat(hand="W M G B A L2"), Seat())
    play(state, build(5))
    assert (hand(state), built(state)) == ("W L", "C5")
    play(state, PASS, buy("W"))
    assert (disassemblies(state), rule_against(state, disassemble(5))) == ([], "C5")
    assert (builds(state), rule_against(state, build(1))) == ([], "R13")


@pytest.mark.rule("C5")
def test_C5_28_cogs_at_the_end() -> None:
    state = position(Seat(built="C5"), Seat(), deck="", purchases=1)
    finish_round(state)
    assert state.scores() == [58, 30]
    assert (0, "card-automaton-pays") in told(state)


# ---- C6 Clockwork Nightingale


@pytest.mark.rule("C6")
def test_C6_the_crown_buys_it_for_20_cogs() -> None:
    state = position(Seat(cogs=0, hand="W2 G P L"), Seat(cogs=5))
    before = sum(state.discard)
    play(state, build(6))
    assert (state.cogs[0], hand(state), built(state), sum(state.discard) - before) == (20, "W", "", 4)
    assert buy("W") in state.legal_actions(), "the 20 cogs may pay for a purchase"
    assert rule_against(state, build(1)) == "R12", "it was the build of this turn"
    assert rule_against(state, disassemble(6)) == "R15"


@pytest.mark.rule("C6")
def test_C6_it_needs_a_free_slot_and_leaves_it_free() -> None:
    state = position(Seat(hand="W2 G2 P2 L2", built="C8 C7"), Seat(), market="M4 W")
    play(state, build(6), PASS, END, buy("M"))
    assert (state.to_move, built(state)) == (0, "C7 C8")
    play(state, build(6))
    assert (state.cogs[0], hand(state)) == (30 + 20 + 2 + 20, "")
    full = position(Seat(hand="W G P L", built="C8 C7 C1"), Seat())
    assert rule_against(full, build(6)) == "C7"


# ---- C7 Assembly Gantry


@pytest.mark.rule("C7")
def test_C7_two_others_and_itself() -> None:
    state = position(Seat(hand="P W M L W", built="C8"), Seat(), market="M5")
    assert builds(state) == [7], "it may be built beside another; C1 may not"
    play(state, build(7))
    assert builds(state) == [], "still one build per turn"
    play(state, buy("M"), END, buy("M"))
    assert builds(state) == [1]
    play(state, build(1), PASS)
    assert built(state) == "C1 C7 C8"


@pytest.mark.rule("C7")
def test_C7_it_cannot_go_while_two_others_stand() -> None:
    state = position(Seat(built="C1 C7 C8"), Seat())
    assert (disassemblies(state), rule_against(state, disassemble(7))) == ([1, 8], "C7")
    state = position(Seat(built="C7 C8"), Seat())
    assert disassemblies(state) == [7, 8]
    state = position(Seat(built="C7"), Seat())
    assert disassemblies(state) == [7]


@pytest.mark.rule("C7")
@pytest.mark.parametrize(("standing", "pays"), [("C7", 1), ("C7 C3", 2), ("C7 C3 C10", 3), ("C3", 0)])
def test_C7_1_cog_for_each_mechanism_at_the_end_of_a_round(standing: str, pays: int) -> None:
    for cards in ("WMGPBAL", ""):
        state = position(Seat(built=standing), Seat(), deck=cards, purchases=1)
        finish_round(state)
        assert state.cogs[0] == 30 + pays


# ---- C8 Steam Governor


@pytest.mark.rule("C8")
def test_C8_2_cogs_at_the_first_pass_of_a_round() -> None:
    state = position(Seat(built="C8"), Seat(), market="M6")
    play(state, buy("M"))
    assert state.cogs[0] == 25
    play(state, END, buy("M"), PASS)
    assert state.cogs[0] == 27
    play(state, disassemble(8), buy("M"), build(8), PASS)
    assert state.cogs[0] == 27, "once a round, even if it is built again"


# ---- C9 Pneumatic Loader


@pytest.mark.rule("C9")
def test_C9_a_second_card_for_1_less() -> None:
    state = position(Seat(cogs=14, built="C9"), Seat(), prices="W7 M8 L9")
    play(state, buy("W"))
    assert state.cogs[0] == 7
    assert legal(state, 0, 10) == [buy(letter) for letter in "MGPBA"]
    play(state, buy("M"))
    assert (state.cogs[0], line(state), state.purchases, bought(state)) == (0, "MWGPBAL", 2, "WM")
    assert (rule_against(state, buy("G")), rule_against(state, PASS)) == ("C9", "R3")


@pytest.mark.rule("C9")
def test_C9_never_for_less_than_1() -> None:
    state = position(Seat(cogs=2, built="C9"), Seat(), prices="W1 M1")
    play(state, buy("W"), buy("M"))
    assert state.cogs[0] == 0


@pytest.mark.rule("C9")
def test_C9_it_may_be_built_after_the_first_purchase() -> None:
    state = position(Seat(hand="P"), Seat())
    play(state, buy("A"), build(9))
    assert state.to_move == 0
    play(state, buy("W"))
    assert (hand(state), state.cogs[0], state.to_move) == ("W", 30 - 5 - 4, 1)


@pytest.mark.rule("C9")
def test_C9_not_after_a_pass_and_not_once_it_is_gone() -> None:
    state = position(Seat(built="C9"), Seat())
    play(state, PASS)
    assert (legal(state, 0, 10), rule_against(state, buy("W"))) == ([], "R9")
    state = position(Seat(hand="B G", built="C9"), Seat(), mechanisms=("C8", "C9"))
    play(state, buy("W"), disassemble(9))
    assert (legal(state, 0, 10), rule_against(state, buy("W"))) == ([], "R3")


@pytest.mark.rule("C9", "C1")
def test_C9_after_the_last_market_card_only_the_goggles_give_a_second() -> None:
    state = position(Seat(built="C9 C7"), Seat(), market="W", deck="GAPM")
    play(state, buy("W"))
    assert legal(state, 0, 10) == []
    state = position(Seat(built="C9 C7 C1"), Seat(), market="W", deck="GAPM")
    play(state, buy("W"))
    assert legal(state, 0, 10) == [buy_deck(0), buy_deck(1), buy_deck(2)]
    play(state, buy_deck(2))
    assert (state.cogs[0], deck(state)) == (30 - 5 - 4, "GAM")


@pytest.mark.rule("C9")
def test_C9_once_a_round_even_if_it_is_built_again() -> None:
    state = position(Seat(cogs=90, built="C9"), Seat(cogs=90), market="M8", deck="LGB", mechanisms=("C9",))
    play(state, buy("M"), buy("M"), disassemble(9), buy("M"))
    play(state, buy("M"), build(9))
    assert state.to_move == 1, "the second purchase of this round is spent"


# ---- C10 Scrap Crucible


@pytest.mark.rule("C10")
def test_C10_scrap_comes_back_after_the_sale() -> None:
    state = finish_round(position(Seat(hand="W2 M3", scrap=2, built="C10"), Seat()))
    play(state, sell("W", 1, 2))
    assert (state.scrap[0], state.aside) == (0, 2)
    assert sales(state) == [sell("M", 3)]
    play(state, DONE)
    assert (state.scrap[0], state.aside) == (2, 0)
    assert (0, "scrap-returns") in told(state)


@pytest.mark.rule("C10")
def test_C10_without_it_scrap_is_gone() -> None:
    state = finish_round(position(Seat(hand="W2 M3", scrap=2), Seat()))
    play(state, sell("W", 1, 2), DONE)
    assert (state.scrap[0], state.aside) == (0, 0)


@pytest.mark.rule("C10")
def test_C10_each_owner_gets_its_own_scrap_back() -> None:
    state = finish_round(position(Seat(hand="W2", scrap=1, built="C10"), Seat(hand="M", scrap=2, built="C10")))
    play(state, sell("W", 2, 1))
    assert (state.to_move, state.scrap, state.aside) == (1, [1, 2], 0)
    play(state, sell("M", 1, 2))
    assert (state.asked, state.scrap, state.aside) == (TURN, [1, 2], 0)


# ---- the rulings that speak of Mechanisms


@pytest.mark.rule("D14")
def test_D14_a_mechanism_may_be_built_and_disassembled_by_turns() -> None:
    state = position(Seat(built="C8"), Seat(), market="M6", deck="WWW")
    for _ in range(2):
        play(state, disassemble(8), PASS, buy("M"))
        assert built(state) == ""
        play(state, build(8), PASS, buy("M"))
        assert built(state) == "C8"


@pytest.mark.rule("D19")
def test_D19_a_deck_purchase_is_a_purchase() -> None:
    state = position(Seat(built="C1"), Seat(), idle=1)
    play(state, buy_deck(0), END)
    finish_round(state)
    assert (state.is_over, state.round, state.idle) == (False, 2, 0)


@pytest.mark.rule("D20")
def test_D20_the_engine_works_after_the_final_adjustment_too() -> None:
    state = position(Seat(hand="W3", built="C2"), Seat(), deck="", purchases=1)
    finish_round(state)
    assert (state.asked, prices(state)) == (ENGINE, "W5 M5 G5 P5 B4 A4 L4")
    play(state, raise_price("W"))
    assert state.asked == SELL
    play(state, sell("W", 3))
    assert (state.is_over, state.cogs[0]) == (True, 48)


@pytest.mark.rule("D20")
def test_D20_a_token_moved_by_the_drive_was_not_bought() -> None:
    state = position(Seat(built="C4"), Seat(), deck="", purchases=1)
    play(state, PASS, drive("L"), END, PASS)
    finish_sales(state)
    assert (state.is_over, prices(state)) == (True, "W5 M5 G5 P4 B4 A4 L5")


@pytest.mark.rule("D21")
def test_D21_a_use_stands_when_the_mechanism_goes() -> None:
    state = position(Seat(built="C8"), Seat())
    play(state, PASS, disassemble(8))
    assert (state.cogs[0], built(state), state.to_move) == (32, "", 1)
    state = position(Seat(built="C7 C8"), Seat())
    play(state, disassemble(7), PASS, PASS)
    assert (state.round, state.cogs[0]) == (2, 32), "no Gantry any more when the round ends"
