"""The round, the five actions, the 4-card rule, the deck and the end (R1-R31)."""

from __future__ import annotations

import pytest

from ludoteca.games.pocket_mars.cards import SKIP, TURN_TAKE, USE
from ludoteca.games.pocket_mars.examples import CARD, position
from ludoteca.games.pocket_mars.position import (
    ASK_ABILITY,
    ASK_DROP,
    ASK_FILL,
    ASK_LOWER,
    ASK_PART,
    ASK_TURN,
    ASK_VALUE,
)
from tests.rules.pocket_mars.table import (
    ECO,
    ENE,
    SCI,
    WAT,
    A,
    B,
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
    promote,
    shift,
    told,
)


@pytest.mark.rule("R1")
def test_R1_a_round_is_one_turn_of_every_seat_and_the_same_seat_starts_each() -> None:
    state = position(players=3, first_seat=1, to_move=1)
    seen = []
    for _ in range(7):
        seen.append((state.round, state.to_move))
        state.apply(TURN_TAKE if TURN_TAKE in state.choices else state.choices[0])
        finish_turn(state)
    assert seen == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


@pytest.mark.rule("R2")
def test_R2_exactly_one_of_the_five_actions_is_performed() -> None:
    state = position(hands=["Ec1 Sc5"], preps=["Wa3 En2", "Co1 Co2"])
    assert state.legal_actions() == [
        from_hand("Ec1"), from_hand("Sc5"), from_prep("En2"), from_prep("Wa3"), from_other(1, 0), from_other(1, 1),
        TURN_TAKE, for_energy("Ec1"), for_energy("En2"), for_energy("Sc5"), for_energy("Wa3"),
    ]  # fmt: skip
    play(state, TURN_TAKE)
    assert (state.to_move, state.active, state.asked) == (B, B, ASK_TURN)


@pytest.mark.rule("R2")
def test_R2_every_seat_applies_the_four_card_rule_after_a_turn() -> None:
    state = position(players=3, preps=["", "Co6 Ec1"], energy=[1, 0, 1], ship=[0, 1, 1], top="Ec7")
    play(state, from_other(1, 0))
    assert (state.to_move, state.asked) == (B, ASK_FILL)
    assert CARD["Ec7"] in state.hand_of(B)


@pytest.mark.rule("R3")
def test_R3_a_seat_knows_its_prep_cards_and_they_never_go_back_to_the_hand() -> None:
    state = position(hands=["Ec1 Sc5"], preps=["Wa3 En2"])
    for seed in range(20):
        assert codes(state.redeal(A, seed).module_of(A)) == "Wa3 En2"
    assert not any(364 <= action < 399 for action in state.legal_actions())
    play(state, for_energy("Ec1"))
    assert codes(state.module_of(A)) == "Wa3 En2"


@pytest.mark.rule("R4")
def test_R4_a_card_text_holds_against_a_rule() -> None:
    """R8 lands one colonist by an action; Construction 1 says two."""
    state = position(hands=["Co1 Ec1"], ship=[2])
    play(state, from_hand("Co1"), land(ECO), land(ECO))
    assert (state.star[:4], state.ship[A]) == ([2, 0, 0, 0], 0)


@pytest.mark.rule("R5")
@pytest.mark.parametrize(("players", "room"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_R5_a_double_star_holds_one_or_two(players: int, room: int) -> None:
    full = position(
        players=players, hands=["Ec7 Sc5"], star=["3/0/0/0"], double=["0/0/0/0", f"{room}/0/0/0"], ship=[0, 0]
    )
    assert not full.has_room(ECO)
    play(full, from_hand("Ec7"))
    assert full.double[0] == 0
    almost = position(
        players=players, hands=["Ec7 Sc5"], star=["3/0/0/0"], double=["0/0/0/0", f"{room - 1}/0/0/0"], ship=[0, 0]
    )
    play(almost, from_hand("Ec7"), promote(ECO))
    assert (almost.double[0], almost.double[4]) == (1, room - 1)


@pytest.mark.rule("R5")
def test_R5_star_and_ship_have_no_limit() -> None:
    state = position(hands=["Co1 Ec1"], ship=[2, 0], star=["5/0/0/0", "7/0/0/0"])
    play(state, from_hand("Co1"), land(ECO), land(ECO))
    assert (state.star[0], state.star[4]) == (7, 7)
    state = position(hands=["Sc1 Ec1"], ship=[5])
    play(state, from_hand("Sc1"))
    assert state.ship[A] == 7


@pytest.mark.rule("R6")
def test_R6_energy_stays_between_0_and_5() -> None:
    state = position(hands=["En5 Ec1"], energy=[4, 1])
    play(state, from_hand("En5"))
    assert state.energy[A] == 5
    state = position(preps=["Sc1 Ec1"], energy=[1, 1])  # pay 2
    play(state, from_prep("Sc1"))
    assert state.asked == ASK_ABILITY
    state = position(preps=["Sc1 Ec1"], energy=[2, 1])
    play(state, from_prep("Sc1"), USE)
    assert state.energy[A] == 0


@pytest.mark.rule("R7")
def test_R7_the_top_card_gives_the_value() -> None:
    state = position(stacks="Ec7 Ec2 En4 (En6) Co5")
    assert [state.value_of(building) for building in range(4)] == [2, 0, 3, 3]


@pytest.mark.rule("R8")
def test_R8_landing_goes_to_the_single_star_and_never_to_construction() -> None:
    state = position(hands=["Co2 Ec1"])
    play(state, from_hand("Co2"))
    assert state.legal_actions() == [land(0), land(1), land(2), land(3), SKIP]
    play(state, land(WAT))
    assert (state.ship[A], state.star[:4], state.double[:4]) == (0, [0, 0, 0, 1], [0] * 4)


@pytest.mark.rule("R9")
def test_R9_parts_are_done_in_printed_order_each_as_far_as_possible() -> None:
    state = position(hands=["Ec6 Ec1"], ship=[0])  # take 1; land 1
    play(state, from_hand("Ec6"))
    assert (state.ship[A], state.asked) == (1, ASK_PART)
    play(state, land(SCI))
    assert (state.ship[A], state.star[SCI]) == (0, 1)


@pytest.mark.rule("R9")
def test_R9_a_choice_may_be_skipped_and_nothing_to_choose_is_not_asked() -> None:
    state = position(hands=["Ec7 Sc5"], star=["1/0/0/0"])  # promote; take 1
    play(state, from_hand("Ec7"), SKIP)
    assert (state.star[0], state.double[0], state.ship[A]) == (1, 0, 2)
    assert "declines" in told(state)
    state = position(hands=["Ec7 Sc5"])
    play(state, from_hand("Ec7"))
    assert (state.ship[A], "declines" in told(state)) == (2, False)
    assert state.asked == ASK_FILL or state.to_move == B


@pytest.mark.rule("R9")
def test_R9_what_needs_no_choice_is_carried_out_in_full() -> None:
    state = position(hands=["Sc1 Ec1"], ship=[6])  # take 2, one on Earth
    play(state, from_hand("Sc1"))
    assert (state.ship[A], state.earth[A]) == (7, 0)


@pytest.mark.rule("R10")
def test_R10_a_hand_card_is_discarded_after_its_upper_action() -> None:
    state = position(hands=["Co1 Ec1"], stacks="Co5")
    play(state, from_hand("Co1"))
    assert (codes([state.aside]), state.discard, codes(state.hand_of(A))) == ("Co1", [], "Ec1")
    play(state, land(ECO))
    assert (state.aside, codes(state.discard), codes(state.stack_of(4))) == (-1, "Co1", "Co5")


@pytest.mark.rule("R11")
def test_R11_landing_by_value_then_lower_action_then_ability() -> None:
    state = position(preps=["Sc4 Ec1"], ship=[2], top="En1")  # always: land 1 Science
    play(state, from_prep("Sc4"))
    assert (state.asked, state.legal_actions()) == (ASK_VALUE, [land(SCI), SKIP])
    assert codes(state.stack_of(SCI)) == "Sc4"
    play(state, land(SCI))
    assert (state.asked, state.legal_actions()) == (ASK_LOWER, [USE, SKIP])
    play(state, USE)
    assert (state.asked, state.legal_actions()) == (ASK_PART, [land(SCI), SKIP])
    play(state, land(SCI))
    assert (state.asked, state.legal_actions()) == (ASK_ABILITY, [USE, SKIP])
    play(state, USE)
    assert (state.star[SCI], state.ship[A], state.earth[A]) == (2, 1, 4)


@pytest.mark.rule("R11")
def test_R11_every_step_is_optional_and_independent() -> None:
    for taken in range(8):
        state = position(preps=["Sc4 Ec1"], ship=[2])
        play(state, from_prep("Sc4"), land(SCI) if taken & 1 else SKIP)
        play(state, *([USE, land(SCI)] if taken & 2 else [SKIP]))
        play(state, USE if taken & 4 else SKIP)
        landed = (taken & 1) + (taken >> 1 & 1)
        assert (state.star[SCI], state.ship[A]) == (landed, 2 - landed + (taken >> 2))


@pytest.mark.rule("R11")
def test_R11_a_value_that_is_not_greater_lands_nobody() -> None:
    state = position(preps=["Sc5 Ec1"], stacks="Sc6", hands=["Wa1 Wa2"])
    play(state, from_prep("Sc5"))
    assert state.asked == ASK_ABILITY
    state = position(preps=["Co7 Ec1"], energy=[0, 0])
    play(state, from_prep("Co7"))
    assert (state.asked, state.legal_actions()[0]) == (ASK_ABILITY, land(ECO))


@pytest.mark.rule("R12")
def test_R12_the_owner_uses_the_lower_action_and_the_active_seat_the_ability() -> None:
    state = position(players=3, preps=["", "Sc4 Ec1"], ship=[1, 2, 1])
    play(state, from_other(1, 0))
    assert (state.to_move, state.asked) == (B, ASK_LOWER)
    play(state, USE, land(SCI))
    assert (state.star[4 + SCI], state.ship[B]) == (1, 1)
    assert (state.to_move, state.asked) == (A, ASK_ABILITY)
    play(state, USE)
    assert (state.ship[A], state.ship[B]) == (2, 1)


@pytest.mark.rule("R12")
def test_R12_the_owner_pays_and_is_tested_and_may_decline() -> None:
    state = position(preps=["", "Sc7 Ec1"], energy=[5, 1])  # pay 1: take 1
    play(state, from_other(1, 0), USE)
    assert (state.energy, state.ship[B]) == ([5, 0], 2)
    state = position(preps=["", "Sc7 Ec1"], energy=[5, 0])
    play(state, from_other(1, 0))
    assert (state.to_move, state.asked) == (A, ASK_ABILITY)
    state = position(preps=["", "Sc7 Ec1"], energy=[5, 1])
    play(state, from_other(1, 0), SKIP)
    assert (state.energy, state.ship[B], state.to_move) == ([5, 1], 1, A)


@pytest.mark.rule("R13")
def test_R13_take_one_colonist_but_not_from_an_empty_earth() -> None:
    state = position(ship=[3])
    play(state, TURN_TAKE)
    assert (state.ship[A], state.earth[A]) == (4, 3)
    state = position(ship=[7])
    assert TURN_TAKE not in state.legal_actions()
    reason = state.why_illegal(TURN_TAKE)
    assert reason is not None
    assert reason.rule == "R13"


@pytest.mark.rule("R14")
def test_R14_discard_a_card_of_hand_or_prep_for_energy() -> None:
    state = position(hands=["Ec1 Sc5"], preps=["Wa3 En2"], top="Co7")
    play(state, for_energy("Ec1"))
    assert (state.energy[A], codes(state.discard), codes(state.hand_of(A))) == (2, "Ec1", "Sc5 Co7")
    state = position(hands=["Ec1 Sc5"], preps=["Wa3 En2"], top="Co7")
    play(state, for_energy("Wa3"), fill("Ec1"))
    assert (state.energy[A], codes(state.discard), codes(state.module_of(A))) == (2, "Wa3", "Ec1 En2")
    state = position(hands=["Ec1 Sc5"], energy=[5, 1])
    play(state, for_energy("Ec1"))
    assert state.energy[A] == 5


@pytest.mark.rule("R15")
def test_R15_a_lower_action_needs_its_condition_and_something_to_change() -> None:
    state = position(preps=["Ec3 Ec1"], stacks="Ec7", ship=[7], energy=[1, 1])  # pay 1: take 1, Earth is empty
    play(state, from_prep("Ec3"))
    assert state.energy[A] == 1
    assert state.asked in (ASK_TURN, ASK_FILL)
    state = position(preps=["Ec1 Sc1"], stacks="Ec7", energy=[1, 1])  # pay 1: promote, nobody on Mars
    play(state, from_prep("Ec1"))
    assert state.asked == ASK_FILL


@pytest.mark.rule("R15")
def test_R15_the_price_is_paid_before_the_first_part() -> None:
    state = position(preps=["En2 Sc1"], stacks="En7", energy=[2, 1], ship=[0])  # pay 2: take 1; land 2
    play(state, from_prep("En2"), USE)
    assert (state.energy[A], state.ship[A], state.asked) == (0, 1, ASK_PART)
    play(state, SKIP)
    assert (state.energy[A], state.ship[A]) == (0, 1)


@pytest.mark.rule("R16")
def test_R16_there_is_no_pass() -> None:
    state = position(ship=[7])
    assert len(state.legal_actions()) >= 2
    reason = state.why_illegal(SKIP)
    assert reason is not None
    assert reason.rule == "R16"


@pytest.mark.rule("R20")
def test_R20_each_seat_drops_draws_and_fills_before_the_next() -> None:
    state = position(players=3, hands=["Wa6 Sc5", "Ec1 Ec2"], preps=["Wa3 En2", "Sc2 En3"], top="Co3 Co4 Co5 Co6")
    play(state, from_hand("Wa6"))
    assert (state.asked, state.to_move, codes(state.hand_of(A))) == (ASK_DROP, A, "Sc5 Co3 Co4")
    assert state.legal_actions() == [drop("Sc5"), drop("Co3"), drop("Co4")]
    play(state, drop("Co3"))
    assert (state.asked, state.to_move) == (ASK_TURN, B)
    state = position(
        players=3, hands=["Wa6 Sc5", "Ec1 Ec2"], preps=["Wa3 En2", "Sc2 Co6"], top="Co3 Co4", energy=[1, 0, 1]
    )
    play(state, from_other(1, 1), land(ECO))
    assert (state.asked, state.to_move, codes(state.hand_of(B))) == (ASK_FILL, B, "Ec1 Ec2 Co3")
    play(state, fill("Ec2"))
    assert (codes(state.module_of(B)), codes(state.hand_of(B)), state.to_move) == ("Sc2 Ec2", "Ec1 Co3", B)


@pytest.mark.rule("R20")
def test_R20_the_empty_slot_with_the_lower_number_is_filled_first() -> None:
    state = position(hands=["Ec1 Sc5"], preps=["Wa7 En2"], top="Co3 Co4", ship=[0])
    play(state, from_prep("Wa7"), bottom("En2"))
    play(state, fill("Co4"))
    assert codes(state.module_of(A)) == "Co4 ."
    play(state, fill("Ec1"))
    assert (codes(state.module_of(A)), codes(state.hand_of(A))) == ("Co4 Ec1", "Sc5 Co3")


@pytest.mark.rule("R21")
def test_R21_cards_are_drawn_one_after_the_other_from_the_top() -> None:
    state = position(hands=["Wa6 Sc5"], top="Co3 Ec1 En7")
    play(state, from_hand("Wa6"))
    assert codes(state.hand_of(A)) == "Ec1 Sc5 Co3"
    assert codes(state.deck[-1:]) == "En7"


@pytest.mark.rule("R22")
def test_R22_a_new_deck_is_made_when_the_last_card_leaves() -> None:
    state = position(hands=["Wa6 Sc5"], deck="Co3", stacks="Ec1 (Ec2) Ec3 Co5 Co6 (En4)")
    pile = len(state.discard)
    play(state, from_hand("Wa6"))
    assert [codes(state.stack_of(building)) for building in range(5)] == ["Ec3", "(En4)", "", "", "Co6"]
    assert (len(state.deck), codes(state.discard)) == (pile + 3 - 1, "Wa6")
    assert state.asked == ASK_DROP
    assert "renews" in told(state)


@pytest.mark.rule("R22")
def test_R22_a_new_deck_is_shuffled() -> None:
    state = position(hands=["Wa6 Sc5"], deck="Co3 Co4 Co1", discard="")
    decks = set()
    for seed in range(10):
        twin = state.redeal(A, seed)
        play(twin, from_hand("Wa6"), drop("Sc5"))
        while twin.renewals == 0:
            twin.apply(twin.choices[0])
        decks.add(tuple(twin.deck))
    assert len(decks) == 10


@pytest.mark.rule("R23")
def test_R23_the_discard_pile_and_face_up_cards_are_open() -> None:
    state = position(discard="Ec1 Sc5", stacks="En4 En6")
    for seat in (A, B):
        for seed in range(10):
            world = state.redeal(seat, seed)
            assert codes(world.discard) == "Ec1 Sc5"
            assert codes(world.stack_of(ENE)) == "En4 En6"


@pytest.mark.rule("R23")
def test_R23_a_face_down_card_shows_only_its_type() -> None:
    state = position(hands=["Wa5 En2"], stacks="En4")
    play(state, from_hand("Wa5"), cover("En2"))
    tops = {codes(state.redeal(B, seed).stack_of(ENE)) for seed in range(60)}
    assert len(tops) > 2
    assert all(text.startswith("En4 (En") for text in tops)
    assert {codes(state.redeal(A, seed).stack_of(ENE)) for seed in range(20)} == {"En4 (En2)"}


@pytest.mark.rule("R30")
def test_R30_the_game_ends_with_the_round_in_which_seven_are_in_buildings() -> None:
    state = position(players=3, hands=["Co1 Ec1"], ship=[2, 1, 1], star=["5/0/0/0"])
    play(state, from_hand("Co1"), land(ECO), land(ENE))
    assert state.settled(A) == 7
    for seat in (1, 2):
        finish_turn(state)
        assert state.to_move == seat
        play(state, TURN_TAKE)
    assert state.is_over
    assert told(state)[-1] == "ends"


@pytest.mark.rule("R30")
def test_R30_seven_by_the_last_seat_ends_it_at_once() -> None:
    state = position(hands=["", "Co1 Ec1"], ship=[1, 1], star=["0/0/0/0", "6/0/0/0"], to_move=1)
    play(state, from_hand("Co1"), land(ECO))
    finish_turn(state)
    assert state.is_over


@pytest.mark.rule("R31")
def test_R31_the_game_is_scored_after_the_last_round() -> None:
    state = position(round=10, round_limit=10)
    play(state, TURN_TAKE)
    assert not state.is_over
    play(state, TURN_TAKE)
    assert (state.is_over, state.round) == (True, 10)
    assert state.scores() == [3, 3]
    state = position(round=10, round_limit=11)
    play(state, TURN_TAKE, TURN_TAKE)
    assert (state.is_over, state.round) == (False, 11)


def test_a_shift_may_be_skipped() -> None:
    state = position(preps=["Ec7 Sc1"], star=["1/0/0/0"], ship=[0], hands=["Sc2 Sc3"])
    play(state, from_prep("Ec7"))
    assert state.legal_actions() == [shift(ECO, 0, 1), SKIP]
