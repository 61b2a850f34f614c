"""The solo game against Devious Automatics (A1-A10, C21-C25, F10, F11)."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games.pocket_mars import PocketMars
from ludoteca.games.pocket_mars.automaton import activate, landing_keys, machination, refill, spill, upgrade
from ludoteca.games.pocket_mars.cards import DO_DA_SLOT, DO_PEEK, SKIP, TURN_TAKE, USE
from ludoteca.games.pocket_mars.examples import CARD, position, started
from ludoteca.games.pocket_mars.position import (
    ASK_ABILITY,
    ASK_DA_DISCARD,
    ASK_DA_DRAW,
    ASK_TURN,
    ASK_VALUE,
    PocketMarsState,
)
from ludoteca.games.pocket_mars.scoring import points
from tests.rules.pocket_mars.table import (
    CON,
    ECO,
    ENE,
    SCI,
    WAT,
    A,
    bottom,
    codes,
    fill,
    for_energy,
    from_hand,
    from_other,
    from_prep,
    land,
    play,
    shift,
    swap,
    told,
    worlds,
)

DA = 1


def solo(**options: object) -> PocketMarsState:
    """A solo position."""
    return position(players=1, **options)  # type: ignore[arg-type]


def only(card: str, **options: object) -> PocketMarsState:
    """A solo position in which DA has just this card."""
    state = solo(preps=["", f"{card} Sc7"], **options)
    state.discard.append(state.prep[3])
    state.prep[3] = -1
    return state


@pytest.mark.rule("A1")
def test_A1_architect_then_system_error_then_activation() -> None:
    state = solo(preps=["", "Sc4 Co5"], top="Ec1 Ec2 Ec3", ship=[1, 5])
    play(state, TURN_TAKE, DO_DA_SLOT + 1)
    order = [key for key in told(state) if key in ("discards-da", "system-error", "spills", "activates", "da-prepares")]
    assert order == ["discards-da", "system-error", "spills", "spills", "activates", "da-prepares"]
    assert (state.round, state.to_move, state.asked) == (2, A, ASK_TURN)
    assert state.terms.room == 1


@pytest.mark.rule("A1")
def test_A1_the_deck_is_never_renewed() -> None:
    chance = Random(3)
    for seed in range(20):
        state = started(seed, players=1)
        while not state.is_over:
            state.apply(chance.choice(state.legal_actions()))
        assert state.renewals == 0
        assert state.round <= 10


@pytest.mark.rule("A2")
def test_A2_a_card_of_DA_lands_by_value_and_gives_the_ability() -> None:
    state = solo(preps=["", "Sc7 Co5"], ship=[1, 5])
    play(state, from_other(1, 0))
    assert (state.asked, state.legal_actions()) == (ASK_VALUE, [land(SCI), SKIP])
    play(state, land(SCI))
    assert (state.asked, state.legal_actions()) == (ASK_ABILITY, [USE, SKIP])
    energy = state.energy[:]
    play(state, USE)
    assert (state.star[SCI], state.ship[A], state.energy[A]) == (1, 1, energy[A])
    assert codes(state.stack_of(SCI)) == "Sc7"
    state = solo(preps=["", "Sc1 Co5"], ship=[1, 5])
    play(state, from_other(1, 0))
    assert state.asked == ASK_ABILITY


@pytest.mark.rule("A2")
def test_A2_taking_discards_a_card_of_DA() -> None:
    state = solo(preps=["", "Sc4 Co5"], ship=[1, 5])
    play(state, TURN_TAKE)
    assert (state.asked, state.ship[A], state.legal_actions()) == (ASK_DA_DISCARD, 2, [434, 435])
    play(state, DO_DA_SLOT)
    assert codes(state.discard[:1]) == "Sc4"
    state = solo(ship=[7, 5])
    assert TURN_TAKE not in state.legal_actions()


@pytest.mark.rule("A2")
def test_A2_a_discard_brings_two_energy() -> None:
    state = solo(hands=["Ec1 Sc5"], energy=[1, 1])
    play(state, for_energy("Ec1"))
    assert state.energy[A] == 3
    state = solo(hands=["Ec1 Sc5"], energy=[4, 1])
    play(state, for_energy("Ec1"))
    assert state.energy[A] == 5


@pytest.mark.rule("A3")
def test_A3_DA_is_another_seat_for_swap_peek_and_ecosystem() -> None:
    state = solo(hands=["Ec5 Sc5"], star=["1/0/0/0"], double=["0/0/0/0", "1/0/0/0"], ship=[1, 4])
    play(state, from_hand("Ec5"))
    assert state.legal_actions() == [swap(ECO, 0, 1), SKIP]
    state = solo(preps=["Wa6 Ec1", "Sc4 Co5"])
    play(state, from_prep("Wa6"), SKIP, USE, DO_PEEK)
    assert {codes(world.module_of(DA)) for world in worlds(state, A)} == {"Sc4 Co5"}
    state = solo(preps=["Ec7 Sc1"], hands=["Sc2 Sc3"], stacks="Ec6", double=["0/0/0/0", "0/1/0/0"], ship=[0, 4])
    play(state, from_prep("Ec7"))
    assert state.legal_actions() == [shift(ENE, 1, 0), SKIP]


@pytest.mark.rule("A4")
def test_A4_you_draw_from_DA_first_and_choose_the_slot() -> None:
    state = solo(hands=["Wa6 Ec1"], preps=["", "Sc4 Co5"], top="En1 En2")
    play(state, from_hand("Wa6"))
    assert (state.asked, state.legal_actions()) == (ASK_DA_DRAW, [434, 435])
    play(state, DO_DA_SLOT + 1)
    assert codes(state.hand_of(A)) == "Ec1 Sc4 Co5"
    assert state.prepared(DA) == 0
    assert codes(state.deck[-2:]) == "En2 En1"


@pytest.mark.rule("A4")
def test_A4_with_an_empty_module_you_draw_from_the_deck_and_with_nothing_you_go_on() -> None:
    state = solo(hands=["En2 Ec1"], preps=["Wa7 Ec3", "Sc4 Co5"], stacks="Wa6", top="En1 En3", ship=[0, 5])
    play(state, from_prep("Wa7"), bottom("Ec3"), DO_DA_SLOT)
    assert codes(state.hand_of(A)) == "Ec1 En2 Sc4 Co5"
    state = solo(hands=["Wa6 Ec1"], preps=["", "Sc4 Co5"], deck="")
    state.prep[2] = state.prep[3] = -1
    state.discard += [CARD["Sc4"], CARD["Co5"]]
    play(state, from_hand("Wa6"))
    assert (state.held[A], state.is_over) == (1, True)


@pytest.mark.rule("A5", "D21")
def test_A5_system_error_discards_two_or_what_there_is() -> None:
    state = solo(top="Ec1 Ec2 Ec3")
    spill(state)
    assert codes(state.discard) == "Ec1 Ec2"
    for deck, spilt in (("Ec1", "Ec1"), ("", "")):
        state = solo(deck=deck)
        pile = len(state.discard)
        spill(state)
        assert (codes(state.discard[pile:]), state.deck) == (spilt, [])


@pytest.mark.rule("A6")
def test_A6_two_cards_do_nothing_and_none_activates_nothing() -> None:
    state = solo(preps=["", "Ec4 Co5"], ship=[1, 5])
    activate(state)
    refill(state)
    assert (state.ship[DA], codes(state.module_of(DA))) == (5, "Ec4 Co5")
    state.prep[2] = state.prep[3] = -1
    activate(state)
    assert state.ship[DA] == 5


@pytest.mark.rule("A6", "D20")
def test_A6_one_card_lands_a_colonist_and_stays() -> None:
    state = only("Wa4", ship=[1, 5], top="Ec1 Ec2 Ec3")
    activate(state)
    assert (state.star[4 + WAT], state.ship[DA]) == (1, 4)
    refill(state)
    assert codes(state.module_of(DA)) == "Wa4 Ec3"
    state = only("Wa4", ship=[1, 0], star=["0/0/0/0", "0/0/5/0"])
    activate(state)
    assert (state.star[4 + WAT], state.ship[DA], state.earth[DA]) == (0, 1, 1)
    state = only("Wa4", ship=[1, 0], star=["0/0/0/0", "0/0/7/0"])
    activate(state)
    assert (state.ship[DA], state.earth[DA]) == (0, 0)


@pytest.mark.rule("A6")
def test_A6_the_lower_slot_is_refilled_first_as_far_as_cards_last() -> None:
    state = solo(deck="Ec1")
    state.discard += [state.prep[2], state.prep[3]]
    state.prep[2] = state.prep[3] = -1
    refill(state)
    assert codes(state.module_of(DA)) == "Ec1 ."


@pytest.mark.rule("A7")
def test_A7_promotion_where_you_have_most_on_the_star_then_leftmost() -> None:
    row = [WAT, CON, SCI, ENE, ECO]
    state = solo(star=["0/2/1/0", "1/1/1/1"], ship=[0, 0], row=row)
    upgrade(state)
    assert state.double[4:] == [0, 1, 0, 0]
    state = solo(star=["0/0/0/0", "1/0/1/1"], ship=[0, 0], row=row)
    upgrade(state)
    assert state.double[4:] == [0, 0, 0, 1]


@pytest.mark.rule("A7")
def test_A7_demotion_where_DA_waits_below_then_leftmost() -> None:
    row = [WAT, CON, SCI, ENE, ECO]
    state = solo(star=["0/0/0/0", "0/1/0/0"], double=["1/1/0/1"], ship=[0, 0], row=row)
    upgrade(state)
    assert state.double[:4] == [1, 0, 0, 1]
    state = solo(double=["1/1/0/1"], ship=[0, 0], row=row)
    upgrade(state)
    assert state.double[:4] == [1, 1, 0, 0]


@pytest.mark.rule("A8")
def test_A8_score_first_then_nearness_then_room_then_the_row() -> None:
    row = [WAT, CON, SCI, ENE, ECO]
    state = solo(star=["0/0/0/0", "1/1/1/0"], ship=[0, 2], row=row)
    assert [landing_keys(state, building)[0] for building in range(4)] == [11, 11, 11, 15]  # four buildings
    assert machination(state) == WAT
    state = solo(star=["0/0/0/0", "3/0/0/0"], ship=[0, 3], row=row)  # a fourth one brings five
    assert machination(state) == ECO
    state = solo(star=["0/0/0/0", "0/0/0/0"], double=["0/0/0/1"], ship=[0, 7], row=row)
    assert [landing_keys(state, building)[1:] for building in range(4)] == [(-3, 1), (-3, 1), (-3, 1), (-3, 0)]
    assert machination(state) == SCI
    state = solo(star=["0/0/0/0", "5/1/0/0"], ship=[0, 1], row=row)  # no bonus left within reach
    assert landing_keys(state, SCI)[1] == -99


@pytest.mark.rule("A9", "D23")
def test_A9_DA_never_asks_anybody() -> None:
    chance = Random(5)
    for seed in range(30):
        state = started(seed, players=1)
        while not state.is_over:
            twin = state.clone()
            action = chance.choice(state.legal_actions())
            given = state.dice.given
            state.apply(action)
            twin.apply(action)
            assert state.dice.given == given
            assert state == twin
            assert state.to_move in (A, -1)


@pytest.mark.rule("A10")
def test_A10_the_three_ends() -> None:
    state = solo(hands=["Co1 Ec1"], preps=["", "Ec4 Sc4"], star=["6/0/0/0"], ship=[1, 5])
    play(state, from_hand("Co1"), land(ENE), DO_DA_SLOT)
    assert (state.is_over, state.settled(A)) == (True, 7)
    state = solo(preps=["", "Ec4 Sc4"], star=["0/0/0/0", "6/0/0/0"], ship=[1, 1])
    play(state, TURN_TAKE, DO_DA_SLOT + 1)
    assert (state.is_over, state.settled(DA)) == (True, 7)
    state = solo(preps=["", "Ec4 Sc4"], deck="En1 En2", ship=[1, 5])
    play(state, TURN_TAKE, DO_DA_SLOT + 1)
    assert (state.is_over, state.prepared(DA)) == (True, 1)
    state = solo(preps=["", "Ec4 Sc4"], deck="En1 En2 En3", ship=[1, 5])
    play(state, TURN_TAKE, DO_DA_SLOT + 1)
    assert (state.is_over, state.prepared(DA)) == (False, 2)


@pytest.mark.rule("C21")
def test_C21_double_upgrade_promotes_else_demotes_else_is_lost() -> None:
    state = only("Ec4", ship=[0, 5], star=["0/0/0/0", "0/1/0/0"])
    activate(state)
    assert (state.star[4:], state.double[4:]) == ([0] * 4, [1, 1, 0, 0])
    state = only("Ec4", ship=[0, 0], double=["1/1/1/0"], star=["0/0/0/0", "0/0/0/0"])
    state.earth[DA] = 7
    activate(state)
    assert sum(state.double[:4]) == 1
    state = only("Ec4", ship=[0, 0])
    state.earth[DA] = 7
    activate(state)
    assert (state.double, state.ship[DA]) == ([0] * 8, 1)


@pytest.mark.rule("C22", "D22")
def test_C22_overwhelming_power() -> None:
    for before, after, spilt in ((0, 2, 0), (3, 5, 0), (4, 5, 0), (5, 5, 2)):
        state = only("En4", energy=[0, before], ship=[0, 5])
        pile = len(state.discard)
        activate(state)
        assert (state.energy, len(state.discard) - pile) == ([0, after], spilt)


@pytest.mark.rule("C23")
def test_C23_recruitment() -> None:
    state = only("Sc4", ship=[0, 5])
    activate(state)
    assert (state.star[4 + SCI], state.ship[DA], state.earth[DA]) == (1, 5, 1)
    state = only("Sc4", ship=[0, 0], star=["0/0/0/0", "0/5/0/0"])
    activate(state)
    assert (state.ship[DA], state.earth[DA]) == (2, 0)


@pytest.mark.rule("C24")
def test_C24_spark_discards_two() -> None:
    state = only("Wa4", ship=[0, 5], top="Ec1 Ec2 Ec3")
    pile = len(state.discard)
    activate(state)
    assert codes(state.discard[pile:]) == "Ec1 Ec2"


@pytest.mark.rule("C25")
def test_C25_machinations_lands_once() -> None:
    state = only("Co4", ship=[0, 5], row=[SCI, ECO, ENE, WAT, CON])
    activate(state)
    assert (state.star[4:], state.ship[DA]) == ([0, 0, 1, 0], 4)
    state = only("Co4", ship=[0, 0], star=["0/0/0/0", "0/5/0/0"])
    activate(state)
    assert (state.star[4:], state.ship[DA], state.earth[DA]) == ([0, 5, 0, 0], 1, 1)


@pytest.mark.rule("F10")
def test_F10_DA_scores_more_for_its_bonuses() -> None:
    state = solo(star=["4/1/1/1", "1/1/1/4"], ship=[0, 0], energy=[2, 2])
    assert (state.scores(), points(state, 1)) == ([14 + 2 + 3 + 1], 14 + 4 + 5 + 2)
    state.energy = [3, 2]
    assert (state.scores(), points(state, 1)) == ([20], 23)
    state.energy = [2, 3]
    assert (state.scores(), points(state, 1)) == ([19], 25)


@pytest.mark.rule("F11")
def test_F11_only_more_points_win() -> None:
    for mine, its, won in ((5, 4, True), (5, 5, False), (5, 6, False)):
        state = solo(ship=[mine, its], energy=[0, 0])
        state.energy = [5, 0]
        state.earth[A] += 1
        state.ship[A] -= 1
        state.to_move = -1
        assert (state.scores(), points(state, 1)) == ([mine], its)
        assert (state.winners(), state.returns()) == (([A], [1.0]) if won else ([], [-1.0]))


@pytest.mark.rule("D19")
def test_D19_a_card_put_under_an_empty_deck_is_the_whole_deck() -> None:
    state = solo(hands=["En2 Ec1"], preps=["Wa7 Ec3", "Sc4 Co5"], stacks="Wa6", deck="", ship=[0, 5])
    play(state, from_prep("Wa7"), bottom("Ec3"))
    assert (codes(state.deck), state.asked) == ("Ec3", ASK_DA_DRAW)
    play(state, DO_DA_SLOT, fill("Ec1"), fill("En2"))
    assert codes(state.discard[-1:]) == "Ec3"
    assert state.is_over


@pytest.mark.rule("D24")
def test_D24_there_is_no_draft_in_the_solo_game() -> None:
    assert not PocketMars.allows({"players": 1, "draft": "on"})
    assert PocketMars.allows({"players": 2, "draft": "on"})


@pytest.mark.rule("D25")
def test_D25_you_choose_before_DA_gets_its_cards() -> None:
    state = started(players=1)
    assert state.module_of(DA) == [-1, -1]
    play(state, state.choices[0])
    assert state.module_of(DA) == [-1, -1]
    play(state, state.choices[0])
    assert (state.prepared(DA), state.asked) == (2, ASK_TURN)


def test_after_the_four_card_rule_DA_never_has_two_cards_left() -> None:
    chance = Random(9)
    for seed in range(20):
        state = started(seed, players=1, events=True)
        while not state.is_over:
            before = state.round
            state.apply(chance.choice(state.legal_actions()))
            if state.round > before or state.is_over:
                keys = told(state)
                assert "activates" in keys or keys.count("da-prepares") == 2 or state.is_over
