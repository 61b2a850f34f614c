"""What holds in every position of Mars Needs Mechanics, and from each position to the next (section 9)."""

from __future__ import annotations

from ludoteca.engine.game import State
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState
from ludoteca.games.mars_needs_mechanics.scoring import ranking

BOUND = 3500
"""Decisions of a game, at most."""

TYPES = range(7)
GOGGLES, AUTOMATON, NIGHTINGALE, GANTRY = 0, 4, 5, 6


def check(state: State) -> None:
    """One position by itself."""
    assert isinstance(state, MarsNeedsMechanicsState)
    players = state.game.players
    seats = range(players)
    deck = list(state.deck)
    small = state.game.word("size") == "miniature"  # D23
    dealt, scrap, market, highest = (2, 1, 1, 4) if small else (3, 2, 8, 10)
    types = [0, 6] if small else list(TYPES)
    for part in TYPES:
        in_hands = sum(state.hands[7 * seat + part] for seat in seats)
        in_use = sum(cost.count(part) for seat in seats for cost in built(state, seat))
        assert in_hands + in_use + state.market[part] + deck.count(part) + state.discard[part] == (
            0 if part not in types else 3 if small else 8
        )
    for counts in (state.hands, state.known, state.market, state.discard, state.cogs, state.seen):
        assert min(counts) >= 0
    assert all(known <= held for known, held in zip(state.known, state.hands, strict=True))
    assert all(0 <= held <= scrap for held in state.scrap)
    assert 0 <= state.aside <= scrap
    assert sum(state.scrap) + state.aside <= scrap * players
    assert all(1 <= state.prices[part] <= highest for part in types)
    assert sorted(state.line) == types
    assert sum(state.market) <= market
    assert 0 <= state.passes <= players
    assert 0 <= state.idle <= 2
    assert state.round <= 2 * ((6 if small else 56) - dealt * players) + 2
    for seat in seats:
        mask = state.built[seat]
        assert mask & ~state.available == 0
        assert not mask >> NIGHTINGALE & 1
        counted = bin(mask & ~(1 << GANTRY)).count("1")
        assert counted <= (2 if mask >> GANTRY & 1 else 1)
        assert state.seen[seat] <= min(3, len(deck))
        if mask >> GOGGLES & 1:
            assert state.seen[seat] == min(3, len(deck))
        hidden = state.hand_size(seat) - sum(state.known_of(seat))
        assert state.unknown_cards(seat) == hidden
        assert 0 <= hidden <= (0 if state.game.options["starting_cards"] == "shown" else dealt)
    afresh = state.clone()
    afresh._work_out()
    assert (state.held, state.sure, state.dark) == (afresh.held, afresh.sure, afresh.dark)
    if state.is_over:
        assert state.last_round
        assert not deck or state.idle == 2
        assert len(state.winners()) == 1
        assert sorted(ranking(state)) == list(seats)
    else:
        assert not state.winners()
        if state.asked != 3:
            assert state.aside == 0


def check_step(before: State, after: State) -> None:
    """What one decision, with all that follows from it, may change."""
    assert isinstance(before, MarsNeedsMechanicsState)
    assert isinstance(after, MarsNeedsMechanicsState)
    assert after.available == before.available
    old, new = list(before.deck), list(after.deck)
    assert is_subsequence(new, old), "the deck never grows and keeps its order"
    assert all(now >= was for was, now in zip(before.discard, after.discard, strict=True))
    assert sum(after.scrap) + after.aside <= sum(before.scrap) + before.aside
    for seat in range(before.game.players):
        if before.has(seat, AUTOMATON):
            assert after.has(seat, AUTOMATON)
        was = before.hand_size(seat) - sum(before.known_of(seat))
        assert after.hand_size(seat) - sum(after.known_of(seat)) <= was, "what everybody knows is not forgotten"
    if after.round == before.round and before.asked == after.asked == 0 and not after.is_over:
        assert after.prices == before.prices, "prices move between rounds only"
        assert sum(after.market) <= sum(before.market)
        gained = sum(after.cogs) - sum(before.cogs)
        assert gained <= 20 + 2 * before.game.players
    if after.round > before.round:
        assert after.round == before.round + 1
        assert sum(after.market) >= 1
    if after.purchases == before.purchases + 1 and after.round == before.round:
        moved = after.line[0]
        rest = [part for part in before.line if part != moved]
        assert after.line[1:] == rest, "the other tokens keep their order"


def built(state: MarsNeedsMechanicsState, seat: int) -> list[list[int]]:
    """The costs of the Mechanisms that a seat has built."""
    return [state.terms.cards[mechanism].cost for mechanism in range(10) if state.has(seat, mechanism)]


def is_subsequence(short: list[int], long: list[int]) -> bool:
    """Whether the short list is the long one with some items taken out."""
    rest = iter(long)
    return all(item in rest for item in short)
