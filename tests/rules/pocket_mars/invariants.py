"""What holds in every position of Pocket Mars (I1-I11)."""

from __future__ import annotations

from ludoteca.engine.game import State
from ludoteca.games.pocket_mars.content import CARDS, CONSTRUCTION, FACE_DOWN, HOUSE
from ludoteca.games.pocket_mars.knowledge import FROM_DECK
from ludoteca.games.pocket_mars.position import ASK_DRAFT, ASK_OPENING, ASK_TURN, PocketMarsState
from ludoteca.games.pocket_mars.scoring import points

BOUND = 1304  # I9: 4 seats, 40 rounds, 8 decisions a turn, the opening and the draft
SOLO_ROUNDS = 10


def check(state: State) -> None:
    """I1-I8, I10: what each single position must be like."""
    assert isinstance(state, PocketMarsState)
    terms = state.terms
    for side in range(terms.sides):
        spaces = [*state.star[4 * side : 4 * side + 4], *state.double[4 * side : 4 * side + 4]]
        assert min(spaces) >= 0
        assert min(state.earth[side], state.ship[side]) >= 0
        assert state.earth[side] + state.ship[side] + sum(spaces) == 7  # I1
        assert 0 <= state.energy[side] <= 5  # I3
    for building in range(4):
        assert sum(state.double[building::4]) <= (2 if terms.players > 2 else 1)  # I3
    check_cards(state)
    check_scores(state)
    if state.asked == ASK_TURN and not state.is_over:  # I5
        for seat in range(terms.players):
            assert (state.held[seat], state.prepared(seat)) == (2, 2)
        if terms.solo:
            assert (state.held[1], state.prepared(1)) == (0, 2)
    if not terms.solo and not state.is_over and state.asked > ASK_OPENING:
        assert state.deck  # I7
    assert state.round <= (SOLO_ROUNDS if terms.solo else terms.last_round)  # I8, I9


def check_cards(state: PocketMarsState) -> None:
    """I2, I4, I6: every card is somewhere, once."""
    terms = state.terms
    stacks = [card % FACE_DOWN for card in state.pile if card >= 0]
    hands = [card for seat in range(terms.players) for card in state.hand_of(seat)]
    modules = [card for card in state.prep if card >= 0]
    aside = [state.aside] if state.aside >= 0 else []
    assert sorted([*state.deck, *state.discard, *stacks, *hands, *modules, *aside, *state.packs]) == list(range(CARDS))
    for building in range(5):
        stack = state.stack_of(building)
        assert all(card >= 0 for card in stack)
        assert state.pile[7 * building + len(stack) : 7 * building + 7] == [-1] * (7 - len(stack))
        assert all(HOUSE.kind[card % FACE_DOWN] == building for card in stack)
        assert building != CONSTRUCTION or all(card < FACE_DOWN for card in stack)
    for seat in range(terms.players):
        hand = state.hand_of(seat)
        assert hand == sorted(hand)
        assert len(hand) <= 4
        assert len(hand) + state.prepared(seat) <= 5
    hidden = [*hands, *modules, *(card - FACE_DOWN for card in state.pile if card >= FACE_DOWN), *state.deck]
    for card in [*stacks, *state.discard, *aside]:
        if card + FACE_DOWN not in state.pile:
            assert state.known[card] == 0
    if state.asked == ASK_DRAFT:
        return
    for card in hidden:
        assert state.born[card] <= state.epoch[card] <= state.renewals
        if terms.draft:
            for seat in range(terms.players):
                held = card in state.hand_of(seat) or card in state.module_of(seat)
                assert held or state.region[CARDS * seat + card] & state.origin[card]
    for seat in range(terms.players):
        for card in [*state.hand_of(seat), *(card for card in state.module_of(seat) if card >= 0)]:
            assert state.known[card] >> seat & 1
    for card in state.deck[state.sunk :]:
        assert state.known[card] == 0
        assert state.epoch[card] == state.renewals
        assert not terms.draft or state.origin[card] == FROM_DECK


def check_scores(state: PocketMarsState) -> None:
    """I10."""
    most = 31 if state.terms.players > 2 else 28
    low = 0 if state.asked in (ASK_DRAFT, ASK_OPENING) or not state.is_over else 1
    assert all(low <= score <= most for score in state.scores())
    if state.terms.solo:
        assert 5 <= points(state, 1) <= 33


def check_step(before: State, after: State) -> None:
    """I1, I8: what can never be undone."""
    assert isinstance(before, PocketMarsState)
    assert isinstance(after, PocketMarsState)
    for side in range(before.terms.sides):
        assert after.settled(side) >= before.settled(side)
        assert after.earth[side] <= before.earth[side]
    assert after.renewals >= before.renewals
    if before.terms.solo:
        assert after.renewals == 0
        assert set(before.discard) <= set(after.discard)
        assert all(new >= old for old, new in zip(before.height, after.height, strict=True))
        if after.round > before.round:
            assert len(before.deck) + 4 + 2 - (len(after.deck) + 4 + 2) >= 3
