"""The worked examples, to the number (E1-E24)."""

from __future__ import annotations

import pytest

from ludoteca.games.pocket_mars.automaton import activate, landing_keys, machination
from ludoteca.games.pocket_mars.cards import DO_DA_SLOT, PROMOTE, SKIP, TURN_TAKE, USE
from ludoteca.games.pocket_mars.examples import CARD, position, started
from ludoteca.games.pocket_mars.position import ASK_ABILITY, ASK_DROP, ASK_FILL, ASK_LOWER, ASK_TURN, PocketMarsState
from ludoteca.games.pocket_mars.scoring import points, ranking
from tests.rules.pocket_mars.table import (
    CON,
    ECO,
    ENE,
    SCI,
    WAT,
    A,
    B,
    C,
    bottom,
    codes,
    cover,
    drop,
    fill,
    finish_turn,
    for_energy,
    from_hand,
    from_other,
    from_prep,
    land,
    play,
    reorder,
    shift,
    swap,
    worlds,
)


@pytest.mark.rule("E1")
def test_E1_drawing_two_and_dropping_one() -> None:
    state = position(hands=["Wa6 Sc5"], top="Co3 Ec1")
    play(state, from_hand("Wa6"))
    assert (state.held[A], state.prepared(A), state.asked) == (3, 2, ASK_DROP)
    play(state, drop("Ec1"))
    assert (codes(state.discard), codes(state.hand_of(A))) == ("Wa6 Ec1", "Sc5 Co3")


@pytest.mark.rule("E2")
def test_E2_a_weak_card_from_the_prep_module() -> None:
    state = position(
        hands=["", "Sc1 Wa2"], preps=["", "En1 Ec4"], stacks="En7", star=["0/1/0/0"], ship=[1, 2], top="Co1", to_move=B
    )
    assert state.earth[B] == 5
    play(state, from_prep("En1"))
    assert state.asked == ASK_LOWER
    play(state, USE)
    assert (state.earth[B], state.ship[B]) == (3, 4)
    play(state, USE)
    assert state.energy[B] == 2
    assert (state.asked, state.legal_actions()) == (ASK_FILL, [fill("Sc1"), fill("Wa2"), fill("Co1")])


@pytest.mark.rule("E3")
def test_E3_playing_the_card_of_another_seat() -> None:
    state = position(hands=["", "Ec4 Sc1"], preps=["", "Ec5 En4"], star=["1/0/0/0"], top="Co1")
    play(state, from_other(1, 0))
    assert (state.to_move, state.asked, state.star[4]) == (B, ASK_LOWER, 0)
    play(state, USE)
    assert (state.ship[B], state.to_move, state.asked) == (2, A, ASK_ABILITY)
    play(state, shift(ECO, 0, 1))
    assert (state.star[ECO], state.double[ECO]) == (0, 1)
    assert (state.to_move, state.asked, state.legal_actions()) == (B, ASK_FILL, [fill("Ec4"), fill("Sc1"), fill("Co1")])


@pytest.mark.rule("E4")
def test_E4_landing_first_can_spoil_a_condition() -> None:
    state = position(preps=["Ec2 Sc1"], stacks="Ec7 (Ec1)", ship=[2])
    assert state.value_of(ECO) == 0
    landed = state.clone()
    play(landed, from_prep("Ec2"), land(ECO))
    assert (landed.asked, landed.star[ECO]) == (ASK_ABILITY, 1)
    play(state, from_prep("Ec2"), SKIP)
    assert state.asked == ASK_LOWER
    play(state, USE, land(ECO))
    assert (state.asked, state.star[ECO]) == (ASK_ABILITY, 1)


@pytest.mark.rule("E5")
def test_E5_no_question_at_all() -> None:
    state = position(hands=["Sc1 Wa2"], preps=["Ec3 En4"], energy=[0, 1], top="Co1")
    play(state, from_prep("Ec3"))
    assert (state.asked, state.legal_actions()) == (ASK_FILL, [fill("Sc1"), fill("Wa2"), fill("Co1")])
    assert codes(state.stack_of(ECO)) == "Ec3"


@pytest.mark.rule("E6")
def test_E6_covering_makes_a_building_worth_nothing() -> None:
    state = position(hands=["Wa5 En2", ""], preps=["", "En1 Sc1"], stacks="En7")
    play(state, from_hand("Wa5"), cover("En2"))
    assert (state.value_of(ENE), state.ship[A]) == (0, 3)
    finish_turn(state)
    play(state, from_prep("En1"))
    assert state.legal_actions() == [land(ENE), SKIP]


@pytest.mark.rule("E7")
def test_E7_a_new_deck_between_two_draws() -> None:
    state = position(hands=["Wa6 Sc5", "Ec1 Ec2"], preps=["Ec3 Ec4", "Ec5 Ec6"], deck="Co7", stacks="Sc2 Sc6")
    assert len(state.discard) == 24
    play(state, from_hand("Wa6"))
    assert (codes(state.stack_of(SCI)), len(state.deck), codes(state.discard)) == ("Sc6", 24, "Wa6")
    hand = state.hand_of(A)
    assert len(hand) == 3
    assert {CARD["Sc5"], CARD["Co7"]} <= set(hand)
    assert CARD["Sc2"] in [*state.deck, *hand]


@pytest.mark.rule("E8")
def test_E8_a_swap_where_a_promotion_has_no_room() -> None:
    state = position(hands=["Ec5 Ec7"], star=["0/0/0/1"], double=["0/0/0/0", "0/0/0/1"])
    assert PROMOTE.targets(state, A, -1) == []
    play(state, from_hand("Ec5"))
    assert state.legal_actions() == [swap(WAT, 0, 1), SKIP]
    play(state, swap(WAT, 0, 1))
    assert (state.star[WAT], state.double[WAT], state.star[4 + WAT], state.double[4 + WAT]) == (0, 1, 1, 0)


@pytest.mark.rule("E9")
def test_E9_an_owner_who_cannot_pay_is_not_asked() -> None:
    state = position(hands=["", "Sc1 Wa2"], preps=["", "Co6 En4"], energy=[1, 0], top="Ec1")
    play(state, from_other(1, 0))
    assert (state.to_move, state.legal_actions()) == (A, [land(0), land(1), land(2), land(3), SKIP])
    play(state, land(SCI))
    assert (state.star[SCI], state.to_move, state.asked) == (1, B, ASK_FILL)
    assert state.legal_actions() == [fill("Ec1"), fill("Sc1"), fill("Wa2")]


@pytest.mark.rule("E10")
def test_E10_energy_at_the_end_of_the_track() -> None:
    state = position(hands=["En5 Sc1", "Wa1 Wa2"], preps=["", "Ec1 Ec2"], energy=[4, 5], top="Co1 Co2")
    play(state, from_hand("En5"))
    assert state.energy[A] == 5
    finish_turn(state)
    play(state, for_energy("Ec1"))
    assert (state.energy[B], state.asked, state.held[B]) == (5, ASK_FILL, 3)


@pytest.mark.rule("E11")
def test_E11_a_prep_card_does_not_count_as_held_and_can_be_sunk() -> None:
    state = position(hands=["En5 Co2"], preps=["Wa7 Wa3"], stacks="Wa5", ship=[0], top="Ec1 Ec2")
    play(state, from_prep("Wa7"))
    assert state.asked == ASK_ABILITY
    assert state.legal_actions() == [bottom("En5"), bottom("Wa3"), bottom("Co2"), SKIP]
    play(state, bottom("Wa3"))
    assert codes(state.deck[:1]) == "Wa3"
    assert (state.asked, len(state.legal_actions())) == (ASK_FILL, 4)
    play(state, fill("Ec2"))
    assert (state.asked, len(state.legal_actions())) == (ASK_FILL, 3)


@pytest.mark.rule("E12")
def test_E12_an_owner_who_draws_needs_no_further_card() -> None:
    state = position(hands=["", "Co1 Wa4"], preps=["", "Ec7 En4"], top="Sc1 Sc2")
    play(state, from_other(1, 0), USE)
    assert (state.held[B], state.prepared(B)) == (3, 1)
    assert (state.to_move, state.asked, codes(state.hand_of(B))) == (B, ASK_FILL, "Sc1 Wa4 Co1")
    assert codes(state.deck[-1:]) == "Sc2"


@pytest.mark.rule("E13")
def test_E13_a_whole_end() -> None:
    state = position(hands=["Co1 Sc5"], ship=[2, 2], star=["2/1/1/1", "1/1/1/0"], energy=[2, 2])
    play(state, from_hand("Co1"), land(ECO), land(ECO))
    assert (state.settled(A), state.is_over) == (7, False)
    finish_turn(state)
    assert state.earth[B] == 2
    play(state, TURN_TAKE)
    assert (state.is_over, state.scores(), state.winners()) == (True, [20, 10], [A])


@pytest.mark.rule("E14")
def test_E14_reordering_brings_a_low_card_to_the_top() -> None:
    state = position(hands=["Sc4 Sc3"], stacks="Sc2 Sc7")
    play(state, from_hand("Sc4"))
    assert state.legal_actions() == [reorder(SCI, 0), SKIP]
    play(state, reorder(SCI, 0))
    assert (codes(state.stack_of(SCI)), state.value_of(SCI), state.ship[A]) == ("Sc7 Sc2", 2, 3)


@pytest.mark.rule("E15")
def test_E15_a_second_landing_without_a_colonist_is_not_asked() -> None:
    state = position(hands=["Co1 Sc3"], ship=[1])
    play(state, from_hand("Co1"), land(WAT))
    assert state.star[WAT] == 1
    assert state.asked in (ASK_FILL, ASK_TURN)


@pytest.mark.rule("E16")
def test_E16_scores_of_three_players() -> None:
    state = position(
        players=3,
        ship=[0, 2, 1],
        star=["1/1/1/2", "0/3/0/0", "1/0/4/0"],
        double=["1/0/1/0", "0/1/0/0", "0/1/0/0"],
        energy=[2, 4, 4],
    )
    assert state.scores() == [20, 16, 19]
    state.to_move = -1
    assert state.winners() == [A]
    assert ranking(state) == [A, C, B]
    state.star[4 * C] -= 1  # C with 20 too, but with six colonists in buildings
    state.double[4 * C] += 1
    state.energy[C] = 3
    assert state.scores()[0] == state.scores()[2] == 20
    assert state.winners() == [A]


@pytest.mark.rule("E17")
def test_E17_a_solo_round_that_draws_both_cards_of_DA() -> None:
    state = position(
        players=1,
        hands=["Sc1 Co4"],
        preps=["Wa7 Ec3", "En4 Co5"],
        top="Sc7 En6 Ec2 Ec1",
        ship=[1, 5],
    )
    assert len(state.deck) == 29
    play(state, from_prep("Wa7"), land(WAT), bottom("Co4"))
    assert (state.star[WAT], codes(state.deck[:1])) == (1, "Co4")
    play(state, DO_DA_SLOT)
    assert (codes(state.hand_of(A)), state.prepared(1), state.asked) == ("En4 Sc1 Co5", 0, ASK_FILL)
    play(state, fill("En4"))
    assert (codes(state.discard), codes(state.module_of(1)), len(state.deck)) == ("Sc7 En6", "Ec2 Ec1", 26)
    assert (state.ship[1], state.star[4:], state.asked, state.round) == (5, [0] * 4, ASK_TURN, 2)


@pytest.mark.rule("E18")
def test_E18_a_science_card_activates() -> None:
    state = position(players=1, preps=["", "Sc4 Co5"], ship=[1, 5])
    play(state, TURN_TAKE, DO_DA_SLOT + 1)
    assert codes(state.discard[:1]) == "Co5"
    assert (state.star[4 + SCI], state.ship[1], state.earth[1]) == (1, 5, 1)
    assert (codes(state.module_of(1)[:1]), state.prepared(1)) == ("Sc4", 2)


def only(card: str, **options: object) -> PocketMarsState:
    """A solo position in which DA has just this card."""
    state = position(players=1, preps=["", f"{card} Sc7"], **options)  # type: ignore[arg-type]
    state.discard.append(state.prep[3])
    state.prep[3] = -1
    return state


@pytest.mark.rule("E19")
def test_E19_double_upgrade() -> None:
    state = only("Ec4", ship=[0, 3], double=["1/1/0/0"], star=["0/0/0/0", "0/0/0/1"])
    activate(state)
    assert (state.star[4:], state.double[4:]) == ([1, 0, 0, 0], [0, 0, 0, 1])
    assert (state.star[:4], state.double[:4]) == ([1, 0, 0, 0], [0, 1, 0, 0])
    state = only("Ec4", ship=[0, 3], double=["1/1/0/0"])
    activate(state)
    assert (state.star[4:], state.double[4:]) == ([0] * 4, [1, 0, 0, 0])
    assert (state.star[:4], state.double[:4]) == ([1, 0, 0, 0], [0, 1, 0, 0])


@pytest.mark.rule("E20")
def test_E20_machinations() -> None:
    row = [ECO, ENE, SCI, WAT, CON]
    state = only("Co4", ship=[0, 2], star=["0/0/0/0", "1/0/2/0"], row=row)
    assert [-landing_keys(state, building)[1] for building in range(4)] == [2, 1, 1, 1]
    assert len({landing_keys(state, building)[0] for building in range(4)}) == 1
    assert machination(state) == ENE
    state = only("Co4", ship=[0, 1], star=["0/0/0/0", "1/1/3/0"], double=["0/0/0/0", "0/0/0/1"], row=row)
    assert machination(state) == SCI
    state = position(
        players=1,
        preps=["", "Co4 Sc7"],
        ship=[0, 1],
        star=["0/0/0/0", "1/1/3/0"],
        double=["0/0/0/0", "0/0/0/1"],
        row=row,
    )
    play(state, TURN_TAKE, DO_DA_SLOT + 1)
    assert state.is_over
    assert points(state, 1) == 12 + 4 + 4 + 5 + 2 == 27


@pytest.mark.rule("E21")
@pytest.mark.parametrize(("before", "after", "spilt"), [(3, 5, 0), (4, 5, 0), (5, 5, 2)])
def test_E21_overwhelming_power(before: int, after: int, spilt: int) -> None:
    state = only("En4", energy=[1, before], ship=[0, 5])
    pile = len(state.discard)
    activate(state)
    assert (state.energy[1], len(state.discard) - pile) == (after, spilt)


@pytest.mark.rule("E22")
def test_E22_the_deck_runs_out() -> None:
    state = position(
        players=1,
        hands=["Sc1 Ec7"],
        preps=["Ec5 Ec6", "Wa4 En5"],
        deck="Sc7 En6 Ec2",
        energy=[1, 1],
        ship=[1, 5],
    )
    play(state, from_hand("Sc1"), DO_DA_SLOT)
    assert (len(state.deck), codes(state.module_of(1)), state.energy[1], state.is_over) == (0, "Ec2 En5", 3, False)
    assert codes(state.discard[-3:]) == "Sc1 Sc7 En6"
    play(state, TURN_TAKE, DO_DA_SLOT)
    assert (codes(state.module_of(1)), state.energy[1], state.is_over) == (". En5", 5, True)
    assert codes(state.discard[-1:]) == "Ec2"
    assert (state.winners(), state.returns()) == ([], [-1.0])


@pytest.mark.rule("E22", "F11")
def test_E22_equal_points_are_a_loss() -> None:
    state = position(players=1, ship=[1, 5], energy=[5, 0])
    state.to_move = -1
    state.star[0] += 2
    state.earth[A] -= 2
    assert (state.scores(), points(state, 1)) == ([6], 5)
    assert (state.winners(), state.returns()) == ([A], [1.0])
    state.ship[1] += 1
    state.earth[1] -= 1
    assert (state.scores(), points(state, 1)) == ([6], 6)
    assert (state.winners(), state.returns()) == ([], [-1.0])


@pytest.mark.rule("E23", "H2", "H4", "H5")
def test_E23_facts_about_a_sunk_card() -> None:
    state = position(hands=["En5 Co2", "Ec1 Ec2"], preps=["Wa7 Sc3", "Ec3 Ec4"], ship=[0, 1])
    peeked = state.clone()
    peeked.known[CARD["Sc3"]] |= 1 << B
    for one in (state, peeked):
        play(one, from_prep("Wa7"), bottom("Sc3"))
    assert {codes(world.deck[:1]) for world in worlds(state, A)} == {"Sc3"}
    assert {codes(world.deck[:1]) for world in worlds(peeked, B)} == {"Sc3"}
    seen = {codes(world.deck[:1]) for world in worlds(state, B)}
    assert len(seen) > 2
    assert all(code.startswith("Sc") for code in seen)


def sunk_and_drawn(hand: str) -> PocketMarsState:
    """B has drawn the Science 3 that A put at the bottom, and fills a slot next."""
    state = position(
        hands=["En5 Co2", hand], preps=["", "Ec3 Ec4"], deck="Sc3", ship=[0, 1], energy=[0, 0], to_move=B, discard="Wa1"
    )
    state.sunk = 1
    state.known[CARD["Sc3"]] = 1 << A | 16
    play(state, for_energy("Ec3"))
    assert state.renewals == 1
    assert CARD["Sc3"] in state.hand_of(B)
    assert all(CARD["Sc3"] in world.hand_of(B) for world in worlds(state, A))
    return state


@pytest.mark.rule("E23")
def test_E23_the_fact_goes_along_or_is_lost() -> None:
    state = sunk_and_drawn("Ec1 Ec2")
    play(state, fill("Sc3"))
    assert {codes(world.module_of(B)[:1]) for world in worlds(state, A)} == {"Sc3"}
    state = sunk_and_drawn("Ec1 Sc5")
    play(state, fill("Sc5"))
    assert state.known[CARD["Sc3"]] == 1 << B
    assert len({codes(world.module_of(B)[:1]) for world in worlds(state, A)}) > 1
    state = sunk_and_drawn("Ec1 Sc5")
    play(state, fill("Ec1"))
    assert all(CARD["Sc3"] in world.hand_of(B) for world in worlds(state, A))


@pytest.mark.rule("E24", "H7")
def test_E24_a_pack_that_comes_back() -> None:
    state = started(players=2, draft="on")
    opened = [action - 399 for action in state.legal_actions()]
    play(state, 399 + opened[0])
    state.apply(state.choices[0])  # B keeps one of its own pack
    state.apply(state.choices[1])  # A keeps another one of it
    taken = opened[2]
    play(state, 399 + taken)
    assert state.to_move == A
    assert [action - 399 for action in state.legal_actions()] == [card for card in opened[1:] if card != taken]
    for world in worlds(state, A):
        assert world.picks[4 + 1] == taken
    assert len({world.picks[4] for world in worlds(state, A)}) > 5
