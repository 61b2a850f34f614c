"""What a seat knows (H1-H8): every position it holds possible agrees with it, and nothing else is fixed."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games.pocket_mars.cards import DO_PEEK, SKIP, USE
from ludoteca.games.pocket_mars.content import CARDS, FACE_DOWN, HOUSE
from ludoteca.games.pocket_mars.examples import CARD, position, started
from ludoteca.games.pocket_mars.position import ASK_DRAFT, ASK_OPENING, ASK_TURN, PocketMarsState
from tests.rules.pocket_mars.table import (
    ENE,
    A,
    B,
    C,
    bottom,
    codes,
    cover,
    drop,
    fill,
    for_energy,
    from_hand,
    from_prep,
    play,
    worlds,
)


def kinds(found: list[int]) -> list[int]:
    """The types of some cards."""
    return [HOUSE.kind[card] if card >= 0 else -1 for card in found]


@pytest.mark.rule("H1")
def test_H1_own_and_open_cards_are_certain() -> None:
    state = position(hands=["Ec1 Sc5"], preps=["Wa1 Co2"], stacks="En4 En6", discard="Co7 Sc1")
    for world in worlds(state, A):
        assert (codes(world.hand_of(A)), codes(world.module_of(A))) == ("Ec1 Sc5", "Wa1 Co2")
        assert (codes(world.stack_of(ENE)), codes(world.discard)) == ("En4 En6", "Co7 Sc1")


@pytest.mark.rule("H2")
def test_H2_facts_about_the_deck_move_up() -> None:
    state = position(hands=["Ec1 Ec2", "Sc1 Sc2"], preps=["Wa7 En1", "Wa5 En2"], stacks="Wa4", ship=[0, 0])
    play(state, from_prep("Wa7"), bottom("Ec1"))
    while state.asked != ASK_TURN:
        play(state, state.choices[0])
    play(state, from_prep("Wa5"))
    while not 294 <= state.choices[0] < 329:
        play(state, SKIP)
    play(state, bottom("Sc1"))
    assert codes(state.deck[:2]) == "Sc1 Ec1"
    assert {codes(world.deck[1:2]) for world in worlds(state, A)} == {"Ec1"}
    assert {codes(world.deck[:1]) for world in worlds(state, B)} == {"Sc1"}
    assert {HOUSE.kind[world.deck[0]] for world in worlds(state, A)} == {2}
    assert {HOUSE.kind[world.deck[1]] for world in worlds(state, B)} == {0}
    assert len({world.deck[0] for world in worlds(state, A)}) > 2


@pytest.mark.rule("H2")
def test_H2_with_hidden_backs_only_a_prep_card_shows_its_type() -> None:
    for card, shown in (("Ec1", False), ("En1", True)):
        state = position(hands=["Ec1 Ec2"], preps=["Wa7 En1"], stacks="Wa4", ship=[0, 0], visible_backs="prep_only")
        play(state, from_prep("Wa7"), SKIP, bottom(card))
        assert (len({HOUSE.kind[world.deck[0]] for world in worlds(state, B)}) == 1) == shown
        assert {codes(world.deck[:1]) for world in worlds(state, A)} == {card}


@pytest.mark.rule("H3")
def test_H3_peek_and_cover_give_facts_to_one_seat() -> None:
    state = position(players=3, hands=["Wa1 En5"], preps=["", "Sc1 Sc2"], ship=[0, 1, 1])
    play(state, from_hand("Wa1"), cover("En5"))
    assert {codes(world.stack_of(ENE)) for world in worlds(state, A)} == {"(En5)"}
    for seat in (B, C):
        found = {codes(world.stack_of(ENE)) for world in worlds(state, seat)}
        assert len(found) > 3
        assert all(text.startswith("(En") for text in found)


@pytest.mark.rule("H4")
def test_H4_a_fact_follows_a_prep_card_to_the_bottom_of_the_deck() -> None:
    state = position(
        players=3, hands=["Ec1 Ec2", "Ec3 Ec4"], preps=["Wa6 En1", "Wa5 Sc2"], stacks="Wa7", ship=[0, 0, 0]
    )
    play(state, from_prep("Wa6"), USE, DO_PEEK, SKIP)
    while state.asked != ASK_TURN:
        play(state, state.choices[0])
    play(state, from_prep("Wa5"))
    while not 294 <= state.choices[0] < 329:
        play(state, SKIP)
    play(state, bottom("Sc2"))
    assert {codes(world.deck[:1]) for world in worlds(state, A)} == {"Sc2"}
    assert len({codes(world.deck[:1]) for world in worlds(state, C)}) > 2


@pytest.mark.rule("H5")
def test_H5_with_hidden_backs_a_fact_goes_along_only_for_who_knows_the_whole_hand() -> None:
    for whole in (False, True):
        state = position(hands=["", "Ec1 Co1"], preps=["", "En3 En4"], top="Sc3", to_move=B, visible_backs="prep_only")
        state.known[CARD["Ec1"]] |= 1 << A
        if whole:
            state.known[CARD["Co1"]] |= 1 << A
            state.known[CARD["Sc3"]] |= 1 << A
        play(state, for_energy("En3"), fill("Ec1"))
        assert (state.known[CARD["Ec1"]] >> A & 1 == 1) == whole
        assert (codes(state.module_of(B)), HOUSE.kind[CARD["Ec1"]]) == ("Ec1 En4", 0)


@pytest.mark.rule("H5")
def test_H5_with_hidden_backs_a_hand_card_that_is_sunk_ends_all_facts_about_the_hand() -> None:
    state = position(
        hands=["", "Ec1 Co1"], preps=["", "Wa7 En4"], stacks="Wa6", ship=[0, 0], to_move=B, visible_backs="prep_only"
    )
    state.known[CARD["Ec1"]] |= 1 << A
    play(state, from_prep("Wa7"), SKIP, bottom("Co1"))
    assert state.known[CARD["Ec1"]] == 1 << B


def renewed(hand: str = "Wa6 Sc5", **options: object) -> PocketMarsState:
    """A new deck has just been made; A is about to drop a card."""
    state = position(hands=[hand, "Ec1 Ec2"], preps=["En1 En2", "Sc1 Co1"], deck="Co3 Co4", **options)  # type: ignore[arg-type]
    play(state, from_hand("Wa6"))
    assert state.renewals == 1
    return state


@pytest.mark.rule("H6")
def test_H6_the_set_of_cards_in_a_new_deck_is_known() -> None:
    state = renewed()
    for seat, other in ((A, B), (B, A)):
        for world in worlds(state, seat):
            assert sorted(world.deck) == sorted(state.deck)
            mine = [*world.hand_of(other), *world.module_of(other)]
            assert sorted(mine) == sorted([*state.hand_of(other), *state.module_of(other)])
    assert len({tuple(world.deck) for world in worlds(state, A)}) > 50


@pytest.mark.rule("H6")
def test_H6_what_is_drawn_from_a_new_deck_was_in_it() -> None:
    state = renewed()
    new = set(state.deck)
    play(state, drop("Co4"), for_energy("Sc1"))
    assert len(set(state.hand_of(B)) & new) == 1
    for world in worlds(state, A):
        assert len(set(world.hand_of(B)) & new) == 1
        assert world.prep[3] not in new
    play(state, fill(codes(state.hand_of(B)[:1])))
    for world in worlds(state, A):
        assert len({*world.hand_of(B), *world.module_of(B)} & new) <= 1 + 1


@pytest.mark.rule("H6")
def test_H6_face_down_cards_in_a_new_deck_are_forgotten() -> None:
    state = position(hands=["Wa5 En5", "Wa6 Ec2"], preps=["Sc1 Sc2", "Ec3 Ec4"], deck="Co3 Co4 Co5", stacks="En1")
    play(state, from_hand("Wa5"), cover("En5"))
    assert codes(state.stack_of(ENE)) == "En1 (En5)"
    while state.asked != ASK_TURN:
        play(state, state.choices[0])
    state.pile[7 * ENE + 2] = CARD["En7"]
    state.height[ENE] = 3
    state.discard.remove(CARD["En7"])
    play(state, from_hand("Wa6"))
    assert state.renewals == 1
    assert state.known[CARD["En5"]] in (0, 1 << B)
    assert state.born[CARD["En5"]] == 0
    assert state.born[CARD["En1"]] == 1


@pytest.mark.rule("H7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("backs", ["all", "prep_only"])
def test_H7_the_draft_is_remembered(players: int, backs: str) -> None:
    state = started(5, players=players, draft="on", visible_backs=backs)
    dealt = [state.packs[5 * seat : 5 * seat + 5] for seat in range(players)]
    chance = Random(players)
    while state.asked == ASK_DRAFT:
        picks = state.picks[:]
        state.apply(chance.choice(state.legal_actions()))
        if state.asked == ASK_DRAFT:
            picks = state.picks[:]
    last = [action for action in range(CARDS) if action in state.deck and any(action in pack for pack in dealt)]
    assert len(last) == players
    while state.asked == ASK_OPENING:
        state.apply(chance.choice(state.legal_actions()))
    for seat in range(players):
        left = [card for card in last if card in dealt[(seat - 3) % players]]
        assert len(left) == 1
        own = {*state.hand_of(seat), *state.module_of(seat)}
        for world in worlds(state, seat, 25):
            assert left[0] in world.deck
            if players == 2:
                other = {*world.hand_of(1 - seat), *world.module_of(1 - seat)}
                known = {picks[4 * (1 - seat) + 1], picks[4 * (1 - seat) + 2]} - {-1}
                assert known & set(dealt[seat]) <= other
        assert own.isdisjoint(state.deck)
    assert len({tuple(world.packed()) for world in worlds(state, 0, 25)}) == 25


@pytest.mark.rule("H8")
@pytest.mark.parametrize("backs", ["all", "prep_only"])
@pytest.mark.parametrize("draft", ["off", "on"])
def test_H8_imagined_deals_agree_with_everything_that_is_seen(backs: str, draft: str) -> None:
    chance = Random(1)
    state = started(11, players=3, draft=draft, visible_backs=backs, round_limit=14)
    varied = 0
    while not state.is_over:
        for seat in range(3):
            for world in (state.redeal(seat, chance.randrange(1 << 30)) for _ in range(2)):
                agrees(state, world, seat)
                varied += world.packed() != state.packed()
        state.apply(chance.choice(state.legal_actions()))
    assert varied > 300


def agrees(state: PocketMarsState, world: PocketMarsState, seat: int) -> None:
    """Whether the seat sees the same in both."""
    bit = 1 << seat
    assert world.information(seat) == state.information(seat)
    assert (world.hand_of(seat), world.module_of(seat)) == (state.hand_of(seat), state.module_of(seat))
    assert world.discard == state.discard
    assert [card % FACE_DOWN // 7 for card in world.pile if card >= 0] == [
        card % FACE_DOWN // 7 for card in state.pile if card >= 0
    ]
    for card in range(CARDS):
        assert world.known[card] & bit == state.known[card] & bit
    if state.asked in (ASK_DRAFT, ASK_OPENING):
        return
    assert kinds(world.prep) == kinds(state.prep)
    if state.terms.open_backs:
        assert kinds(world.hand) == kinds(state.hand)
        assert kinds(world.deck[-1:]) == kinds(state.deck[-1:])
    assert world.to_move == seat or len(world.legal_actions()) > 1 or world.decision().could_choose(world)


def test_the_spread_is_fair() -> None:
    """Each unknown Science card is as likely in B's slot as any other."""
    state = position(hands=["Ec1 Ec2", "Ec3 Ec4"], preps=["Sc1 Co1", "Sc2 Co2"])
    counts: dict[str, int] = {}
    for world in worlds(state, A, 1200):
        code = codes(world.module_of(B)[:1])
        counts[code] = counts.get(code, 0) + 1
    assert sorted(counts) == ["Sc2", "Sc3", "Sc4", "Sc5", "Sc6", "Sc7"]
    assert all(140 < count < 260 for count in counts.values())
