"""The rulings (D2-D16) that no other test proves."""

from __future__ import annotations

import pytest

from ludoteca.games.pocket_mars.cards import SKIP, TURN_TAKE, USE
from ludoteca.games.pocket_mars.content import HOUSE
from ludoteca.games.pocket_mars.examples import CARD, made, position
from ludoteca.games.pocket_mars.position import ASK_ABILITY, ASK_DROP, ASK_FILL, ASK_LOWER, ASK_VALUE
from tests.rules.pocket_mars.table import (
    ECO,
    ENE,
    SCI,
    A,
    B,
    codes,
    drop,
    finish_turn,
    for_energy,
    from_hand,
    from_other,
    from_prep,
    land,
    move,
    play,
    worlds,
)


@pytest.mark.rule("D2")
def test_D2_the_energy_track_ends_at_five() -> None:
    assert HOUSE.energy_most == 5
    state = position(hands=["En5 Ec1"], energy=[3, 0])
    play(state, from_hand("En5"))
    assert state.energy[A] == 5


@pytest.mark.rule("D3")
def test_D3_backs_in_hands_and_on_the_deck_are_open_or_not() -> None:
    for backs, fixed in (("all", True), ("prep_only", False)):
        state = position(hands=["Ec1 Sc5", "En1 Co2"], preps=["", "Wa1 Wa2"], top="En3", visible_backs=backs)
        hands = {tuple(HOUSE.kind[card] for card in world.hand_of(B)) for world in worlds(state, A)}
        tops = {HOUSE.kind[world.deck[-1]] for world in worlds(state, A)}
        preps = {tuple(HOUSE.kind[card] for card in world.module_of(B)) for world in worlds(state, A)}
        assert (hands == {(1, 4)}, tops == {1}, preps == {(3, 3)}) == (fixed, fixed, True)


@pytest.mark.rule("D4")
def test_D4_an_equal_value_does_not_land() -> None:
    for card, asked in (("Sc3", False), ("Sc4", True)):
        state = position(preps=[f"{card} Ec1"], energy=[0, 0])
        play(state, from_prep(card))
        assert (state.asked == ASK_VALUE) == asked


@pytest.mark.rule("D5")
def test_D5_a_hand_card_can_be_played_for_nothing() -> None:
    state = position(hands=["Ec5 Sc1"])
    assert from_hand("Ec5") in state.legal_actions()
    play(state, from_hand("Ec5"))
    assert codes(state.discard) == "Ec5"
    state = position(hands=["Ec3 Sc1"], star=["1/0/0/0"], double=["0/0/0/0", "1/1/1/1"], ship=[1, 1])  # move; promote
    play(state, from_hand("Ec3"), move(ECO, ENE))
    assert (state.star[:4], state.double[:4], codes(state.discard)) == ([0, 1, 0, 0], [0] * 4, "Ec3")


@pytest.mark.rule("D6")
def test_D6_nobody_must_land_the_seventh_colonist() -> None:
    state = position(hands=["Co1 Ec1"], ship=[1], star=["6/0/0/0"])
    play(state, from_hand("Co1"), SKIP)
    assert (state.ship[A], state.settled(A)) == (1, 6)


@pytest.mark.rule("D7")
def test_D7_a_condition_is_tested_after_the_landing() -> None:
    state = position(preps=["Wa5 Ec1"], hands=["Ec2 Sc1"], ship=[1])
    play(state, from_prep("Wa5"), land(3))
    assert state.asked == ASK_LOWER
    spoilt = position(preps=["En4 Ec1"], energy=[0, 0], ship=[2])
    play(spoilt, from_prep("En4"), land(ENE))
    assert spoilt.asked == ASK_ABILITY
    met = position(preps=["Ec4 Sc1"], ship=[2])  # some Ecosystem: met only by the landing
    skipped = met.clone()
    play(met, from_prep("Ec4"), land(ECO))
    assert met.asked == ASK_LOWER
    play(skipped, from_prep("Ec4"), SKIP)
    assert skipped.asked != ASK_LOWER


@pytest.mark.rule("D8")
def test_D8_no_price_without_effect_and_the_full_price_for_any() -> None:
    state = position(preps=["Co7 Ec1"], energy=[2, 0], ship=[0])  # pay 2: land 1; promote
    play(state, from_prep("Co7"))
    assert (state.energy[A], state.asked) == (2, ASK_FILL)
    state = position(preps=["Co7 Ec1"], energy=[2, 0], ship=[0], star=["1/0/0/0"])
    play(state, from_prep("Co7"), USE)
    assert state.energy[A] == 0


@pytest.mark.rule("D9")
def test_D9_a_played_card_misses_the_new_deck_of_its_own_action() -> None:
    state = position(hands=["Wa6 Sc5"], deck="Co3 Co4")
    play(state, from_hand("Wa6"))
    assert state.renewals == 1
    assert CARD["Wa6"] not in state.deck
    assert codes(state.discard) == "Wa6"
    assert state.asked == ASK_DROP


@pytest.mark.rule("D10")
def test_D10_the_new_deck_is_there_before_the_next_decision() -> None:
    state = position(hands=["Ec2 Sc5"], deck="Co3")  # take 1; draw 1
    play(state, from_hand("Ec2"))
    assert (state.renewals, len(state.deck) > 11) == (1, True)


@pytest.mark.rule("D11")
def test_D11_the_active_seat_finishes_before_the_next_draws() -> None:
    state = position(hands=["En1 En2", "Ec1 Ec2"], preps=["", "Ec7 Sc1"], top="Co1 Co2")
    play(state, for_energy("En1"))
    assert CARD["Co1"] in state.hand_of(A)
    state = position(
        players=3, hands=["En1 En2", "Sc2 Sc3"], preps=["Ec3 Ec4", "Co6 Sc1"], energy=[1, 0, 0], top="Co1 Co2 Co3"
    )
    play(state, from_other(1, 0), SKIP)
    assert (state.to_move, codes(state.hand_of(B))) == (B, "Sc2 Sc3 Co1")


@pytest.mark.rule("D12")
def test_D12_the_owner_gets_neither_landing_nor_ability() -> None:
    state = position(hands=["", "Wa1 Wa2"], preps=["", "Sc7 Ec1"], energy=[0, 0], ship=[1, 3])
    play(state, from_other(1, 0))
    assert (state.to_move, state.asked) == (A, ASK_ABILITY)
    play(state, USE)
    assert (state.star, state.ship) == ([0] * 8, [2, 3])


@pytest.mark.rule("D14")
def test_D14_the_first_seat_stays_the_first() -> None:
    state = position(players=3, first_seat=2, to_move=2)
    starts: list[tuple[int, int]] = []
    for _ in range(9):
        if not starts or starts[-1][0] != state.round:
            starts.append((state.round, state.to_move))
        play(state, TURN_TAKE if TURN_TAKE in state.choices else state.choices[0])
        finish_turn(state)
    assert starts == [(1, 2), (2, 2), (3, 2)]


@pytest.mark.rule("D16")
@pytest.mark.parametrize("limit", [10, 12])
def test_D16_the_round_limit_ends_every_game(limit: int) -> None:
    state = made(players=2, round_limit=limit).start(4)
    while not state.is_over:
        wanted = [action for action in state.legal_actions() if 77 <= action < 112 or action == SKIP]
        state.apply((wanted or state.legal_actions())[0])
    assert state.round == limit  # type: ignore[attr-defined]


def test_dropping_is_shown() -> None:
    state = position(hands=["Wa6 Sc5"], top="Co3 Ec1")
    play(state, from_hand("Wa6"), drop("Sc5"))
    assert codes(state.discard) == "Wa6 Sc5"
    assert state.value_of(SCI) == 3
