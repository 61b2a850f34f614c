"""Effects, conditions and abilities (C1-C20)."""

from __future__ import annotations

import pytest

from ludoteca.games.pocket_mars.cards import DO_PEEK, SKIP, USE
from ludoteca.games.pocket_mars.examples import CARD, position
from ludoteca.games.pocket_mars.position import ASK_ABILITY, ASK_DROP, ASK_FILL, ASK_LOWER, ASK_PART, ASK_TURN
from tests.rules.pocket_mars.table import (
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
    fill,
    from_hand,
    from_other,
    from_prep,
    land,
    move,
    play,
    promote,
    reorder,
    shift,
    swap,
    told,
    worlds,
)


@pytest.mark.rule("C1")
@pytest.mark.parametrize(("ship", "came"), [(1, 2), (5, 2), (6, 1), (7, 0)])
def test_C1_take_as_many_as_there_are(ship: int, came: int) -> None:
    state = position(hands=["Sc1 Ec1"], ship=[ship])
    play(state, from_hand("Sc1"))
    assert (state.ship[A], state.earth[A]) == (ship + came, 7 - ship - came)


@pytest.mark.rule("C2")
def test_C2_land_up_to_n_times_and_stop_when_you_like() -> None:
    state = position(hands=["Co1 Ec1"], ship=[3])
    play(state, from_hand("Co1"), land(ECO))
    assert (state.asked, state.left, state.legal_actions()) == (ASK_PART, 1, [112, 113, 114, 115, SKIP])
    play(state, SKIP)
    assert (state.star[:4], state.ship[A]) == ([1, 0, 0, 0], 2)
    state = position(hands=["Co1 Ec1"], ship=[3])
    play(state, from_hand("Co1"), SKIP)
    assert (state.star[:4], state.asked != ASK_PART) == ([0] * 4, True)


@pytest.mark.rule("C2")
def test_C2_land_in_the_named_building_only() -> None:
    state = position(hands=["En3 Ec1"], ship=[1])
    play(state, from_hand("En3"))
    assert state.legal_actions() == [land(ENE), SKIP]
    reason = state.why_illegal(land(ECO))
    assert reason is not None
    assert reason.rule == "C2"


@pytest.mark.rule("C3")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 5), (4, 5), (5, 5)])
def test_C3_energy_up_to_five(before: int, after: int) -> None:
    state = position(hands=["En5 Ec1"], energy=[before, 0])
    play(state, from_hand("En5"))
    assert state.energy == [after, 0]


@pytest.mark.rule("C4")
def test_C4_draw_from_the_deck() -> None:
    state = position(hands=["Wa6 Ec1"], top="Co1 Co2")
    before = len(state.deck)
    play(state, from_hand("Wa6"))
    assert (codes(state.hand_of(A)), before - len(state.deck)) == ("Ec1 Co1 Co2", 2)
    assert told(state, A).count("draws-own") == 2
    assert told(state, B).count("draws") == 2


@pytest.mark.rule("C5")
def test_C5_promote_where_there_is_room() -> None:
    state = position(hands=["Ec7 Sc5"], star=["1/1/0/2"], double=["0/0/0/0", "0/1/0/0"], ship=[1, 1])
    play(state, from_hand("Ec7"))
    assert state.legal_actions() == [promote(ECO), promote(WAT), SKIP]
    full = state.why_illegal(promote(ENE))
    nobody = state.why_illegal(promote(SCI))
    assert full is not None
    assert nobody is not None
    assert (full.rule, nobody.rule) == ("R5", "C5")
    play(state, promote(WAT))
    assert (state.star[:4], state.double[:4]) == ([1, 1, 0, 1], [0, 0, 0, 1])


@pytest.mark.rule("C5")
def test_C5_promote_in_the_named_building() -> None:
    state = position(hands=["Ec4 Sc5"], star=["0/1/0/2"], ship=[1])
    play(state, from_hand("Ec4"), land(ECO))
    assert state.legal_actions() == [promote(ECO), SKIP]


@pytest.mark.rule("C6")
def test_C6_swap_any_two_different_owners() -> None:
    state = position(
        players=3,
        hands=["Ec5 Sc5"],
        star=["1/0/0/0", "1/0/0/0", "0/1/0/0"],
        double=["0/0/0/0", "1/0/0/0", "1/1/0/0"],
    )
    play(state, from_hand("Ec5"))
    assert state.legal_actions() == [swap(ECO, 0, 1), swap(ECO, 0, 2), swap(ECO, 1, 2), SKIP]
    reason = state.why_illegal(swap(ENE, 2, 2))
    assert reason is not None
    assert reason.rule == "C6"
    play(state, swap(ECO, 1, 2))
    assert (state.star[4], state.double[4], state.star[8], state.double[8]) == (0, 2, 1, 0)


@pytest.mark.rule("C7", "D18")
def test_C7_reorder_exchanges_the_top_and_a_covered_card() -> None:
    state = position(hands=["Wa4 Ec5"], stacks="Ec1 (Ec2) Ec7 Co1 Co2 Sc3", ship=[1])
    play(state, from_hand("Wa4"))
    assert state.legal_actions() == [reorder(ECO, 0), reorder(ECO, 1), SKIP]
    play(state, reorder(ECO, 1))
    assert (codes(state.stack_of(ECO)), state.value_of(ECO), state.star[:4]) == ("Ec1 Ec7 (Ec2)", 0, [0] * 4)
    assert state.ship[A] == 2


@pytest.mark.rule("C8", "H3")
def test_C8_peek_at_the_prep_cards_of_another_seat() -> None:
    state = position(players=3, preps=["Wa6 Ec1", "Sc1 Sc2", "En1 En2"])
    play(state, from_prep("Wa6"), land(WAT), USE)
    assert state.legal_actions() == [DO_PEEK, DO_PEEK + 1, SKIP]
    before = state.information(B)
    play(state, DO_PEEK + 1)
    assert told(state, A)[0] == "peeks-two"
    assert told(state, B)[0] == told(state, C)[0] == "peeks"
    assert before != state.information(B)
    assert {codes(world.module_of(C)) for world in worlds(state, A)} == {"En1 En2"}
    assert len({codes(world.module_of(C)) for world in worlds(state, B)}) > 3
    assert len({codes(world.module_of(B)) for world in worlds(state, A)}) > 3


@pytest.mark.rule("C9")
def test_C9_move_from_star_to_star_of_another_building() -> None:
    state = position(hands=["Sc6 Ec1"], star=["1/0/0/0"], double=["0/1/0/0"])
    play(state, from_hand("Sc6"))
    assert state.legal_actions() == [move(ECO, ENE), move(ECO, SCI), move(ECO, WAT), SKIP]
    play(state, move(ECO, WAT))
    assert (state.star[:4], state.double[:4]) == ([0, 0, 0, 1], [0, 1, 0, 0])


@pytest.mark.rule("C10", "D17")
def test_C10_cover_with_a_hand_card_that_is_no_construction() -> None:
    state = position(hands=["Wa5 Sc6"], stacks="Sc2", ship=[3])
    play(state, from_hand("Wa5"))
    assert state.legal_actions() == [cover("Sc6"), SKIP]
    play(state, cover("Sc6"))
    assert (codes(state.stack_of(SCI)), state.value_of(SCI)) == ("Sc2 (Sc6)", 0)
    assert (state.star[:4], state.ship[A]) == ([0] * 4, 5)
    state = position(hands=["Wa5 Co6"], ship=[3])
    play(state, from_hand("Wa5"))
    assert (state.height, state.ship[A]) == ([0] * 5, 5)


def asks_lower(state_card: str, **options: object) -> bool:
    """Whether the seat is asked to use the lower action of this prep card."""
    state = position(preps=[f"{state_card} Sc2"], **options)  # type: ignore[arg-type]
    play(state, from_prep(state_card))
    if (
        SKIP in state.choices
        and land(CARD[state_card] // 7) in state.choices
        and state.asked not in (ASK_ABILITY, ASK_LOWER)
    ):
        play(state, SKIP)
    return state.asked == ASK_LOWER


@pytest.mark.rule("C11")
def test_C11_none_means_neither_on_one_star_nor_on_two() -> None:
    assert asks_lower("En1", stacks="En7")
    assert not asks_lower("En1", stacks="En7", star=["0/1/0/0"])
    assert not asks_lower("En1", stacks="En7", double=["0/1/0/0"])
    assert asks_lower("En1", stacks="En7", star=["1/0/1/1", "0/1/0/0"])


@pytest.mark.rule("C12")
def test_C12_some_means_on_one_star_or_on_two() -> None:
    assert not asks_lower("Sc6", stacks="Sc7", star=["1/1/0/1", "0/0/1/0"])
    assert asks_lower("Sc6", stacks="Sc7", star=["0/0/1/0"])
    assert asks_lower("Sc6", stacks="Sc7", double=["0/0/1/0"])


@pytest.mark.rule("C13", "D15")
def test_C13_holds_looks_at_the_hand_only() -> None:
    assert asks_lower("En7", stacks="En6", hands=["Co1 Ec1"])
    assert not asks_lower("En7", stacks="En6", hands=["Wa1 Ec1"])
    state = position(preps=["En7 Co2"], hands=["Wa1 Ec1"], ship=[0])
    play(state, from_prep("En7"))
    assert state.asked == ASK_ABILITY
    state = position(preps=["En7 Sc2"], stacks="En6", hands=["Co1 Ec1"], ship=[2], visible_backs="prep_only")
    play(state, from_prep("En7"), SKIP, USE, land(ECO))
    assert codes(state.hand_of(A)) == "Ec1 Co1"
    assert len({codes(world.hand_of(A)) for world in worlds(state, B)}) > 5


@pytest.mark.rule("C14")
def test_C14_pay_needs_the_full_price() -> None:
    assert not asks_lower("Sc1", stacks="Sc7", energy=[1, 5])
    assert asks_lower("Sc1", stacks="Sc7", energy=[2, 0])


@pytest.mark.rule("C15")
def test_C15_always_has_no_condition() -> None:
    assert asks_lower("Sc4", stacks="Sc7", energy=[0, 0])
    assert asks_lower("Wa6", stacks="Wa7", energy=[0, 0])


@pytest.mark.rule("C16", "D13")
def test_C16_ecosystem_moves_a_colonist_of_anybody_up_or_down() -> None:
    state = position(
        preps=["Ec7 Sc1"],
        hands=["Sc2 Sc3"],
        stacks="Ec6",
        star=["0/1/0/0", "1/1/0/0"],
        double=["0/0/1/0", "0/1/0/0"],
        ship=[0],
    )
    play(state, from_prep("Ec7"))
    if state.asked == ASK_LOWER:
        play(state, SKIP)
    while state.asked != ASK_ABILITY:
        play(state, SKIP)
    assert state.legal_actions() == [shift(ECO, 1, 1), shift(ENE, 1, 0), shift(SCI, 0, 0), SKIP]
    full = state.why_illegal(shift(ENE, 0, 1))
    assert full is not None
    assert full.rule == "D13"
    play(state, shift(ENE, 1, 0))
    assert (state.star[4 + ENE], state.double[4 + ENE]) == (2, 0)


@pytest.mark.rule("C17")
def test_C17_energy_gains_one_and_is_not_asked_at_five() -> None:
    state = position(preps=["En5 Sc1"], stacks="En7", hands=["Sc2 Sc3"], energy=[4, 0])
    play(state, from_prep("En5"))
    assert (state.asked, state.legal_actions()) == (ASK_ABILITY, [USE, SKIP])
    play(state, USE)
    assert state.energy[A] == 5
    state = position(preps=["En5 Sc1"], stacks="En7", hands=["Sc2 Sc3"], energy=[5, 0])
    play(state, from_prep("En5"))
    assert state.asked == ASK_FILL


@pytest.mark.rule("C18")
def test_C18_science_takes_one_and_is_not_asked_with_an_empty_earth() -> None:
    state = position(preps=["Sc5 En1"], stacks="Sc7", hands=["Wa2 Wa3"], ship=[2])
    play(state, from_prep("Sc5"), USE)
    assert (state.ship[A], state.earth[A]) == (3, 4)
    state = position(preps=["Sc5 En1"], stacks="Sc7", hands=["Wa2 Wa3"], ship=[7])
    play(state, from_prep("Sc5"))
    assert state.asked == ASK_FILL


@pytest.mark.rule("C19", "H2")
def test_C19_water_puts_an_own_card_at_the_bottom() -> None:
    state = position(preps=["Wa7 En1"], stacks="Wa6", hands=["Ec2 Ec3"], ship=[0], top="Co1 Co2 Co3")
    play(state, from_prep("Wa7"))
    assert state.legal_actions() == [bottom("Ec2"), bottom("Ec3"), bottom("En1"), SKIP]
    size = len(state.deck)
    play(state, bottom("Ec3"))
    assert (codes(state.deck[:1]), len(state.deck), state.sunk) == ("Ec3", size + 1 - 2, 1)
    assert codes(state.hand_of(A)) == "Ec2 Co1 Co2"
    play(state, fill("Co2"))
    assert (codes(state.module_of(A)), state.asked) == ("Co2 En1", ASK_TURN)


@pytest.mark.rule("C20")
def test_C20_construction_lands_one_anywhere() -> None:
    state = position(preps=["Co7 En1"], energy=[0, 0], ship=[2])
    play(state, from_prep("Co7"))
    assert (state.asked, state.legal_actions()) == (ASK_ABILITY, [112, 113, 114, 115, SKIP])
    play(state, land(SCI))
    assert (state.star[SCI], state.ship[A]) == (1, 1)
    state = position(preps=["Co7 En1"], energy=[0, 0], ship=[0])
    play(state, from_prep("Co7"))
    assert state.asked == ASK_FILL


def test_the_ability_of_a_card_of_another_seat_belongs_to_the_active_one() -> None:
    state = position(hands=["Ec2 Ec3", "Sc1 Sc2"], preps=["En1 En2", "Wa7 Co1"])
    play(state, from_other(1, 0))
    assert (state.to_move, state.legal_actions()) == (
        A,
        [bottom("Ec2"), bottom("Ec3"), bottom("En1"), bottom("En2"), SKIP],
    )
    assert state.asked not in (ASK_DROP, ASK_TURN)
