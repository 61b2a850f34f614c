"""What holds in every position of Marrak Hesh 17 and between two of them (section 9 of the rulebook's spec)."""

from __future__ import annotations

from ludoteca.engine.game import State
from ludoteca.games.marrak_hesh.content import COLOURS
from ludoteca.games.marrak_hesh.decisions import MARKET, PASS, STORE
from ludoteca.games.marrak_hesh.position import ASK_MARKET, ASK_PLACE, ASK_STORE, MarrakHeshState
from tests.rules.marrak_hesh import by_the_book
from tests.rules.marrak_hesh.table import seats_of

SAFE_CONDUCT, BLACK_MARKET = 1, 3  # the cards with a token
BOUND = 125
"""A game has no more decisions than this (10)."""


def check(state: State) -> None:
    """Everything that must hold in a single position."""
    assert isinstance(state, MarrakHeshState)
    _check_tiles(state)
    _check_transports(state)
    _check_holds(state)
    _check_ring(state)
    _check_tokens(state)
    _check_decision(state)
    _check_scores(state)


def check_step(before: State, after: State) -> None:
    """Everything that must hold between a position and the next one; any number of forced moves may lie between."""
    assert isinstance(before, MarrakHeshState)
    assert isinstance(after, MarrakHeshState)
    assert not before.is_over, "a game that is over does not go on"
    assert (before.cards, before.first) == (after.cards, after.first)
    for dock, lying in enumerate(before.docks):
        if lying < 0:
            assert after.docks[dock] == lying, f"R7: the Transport on dock {dock} has moved"
        else:
            assert after.docks[dock] == lying or after.docks[dock] < 0, f"the Goods of dock {dock} has been changed"
    for tile, later in zip(before.cells, after.cells, strict=True):
        assert tile in (-1, later), f"R12: tile {tile} has moved"
    assert all(count >= later for count, later in zip(before.hands, after.hands, strict=True))
    assert after.tokens & ~before.tokens == 0, "7: a used token has come back"
    spent = len(seats_of(before, SAFE_CONDUCT)) - len(seats_of(after, SAFE_CONDUCT))
    assert _equal_pairs(after) - _equal_pairs(before) <= spent, "6: only a safe placing puts equal colours together"
    exchanged = len(seats_of(before, BLACK_MARKET)) - len(seats_of(after, BLACK_MARKET))
    changed = sum(old != new for old, new in zip(before.slots, after.slots, strict=True))
    assert changed <= exchanged, "S6: only an exchange changes the slots"


def _is_small(state: MarrakHeshState) -> bool:
    return state.game.word("size") == "miniature"


def _table(state: MarrakHeshState) -> int:
    return by_the_book.table_of(state.game.players, len(state.docks))


def _check_tiles(state: MarrakHeshState) -> None:
    """1: each of the 26 tiles is in exactly one place; in the miniature there are 7 (D18)."""
    docked = [lying for lying in state.docks if lying >= 0]
    stored = [tile for tile in state.cells if tile >= 0]
    taken = [state.taken] if state.taken >= 0 else []
    assert sorted(docked + stored + taken + state.slots) == list(range(7 if _is_small(state) else 26))
    assert len(state.slots) == 2


def _check_transports(state: MarrakHeshState) -> None:
    """2, 3, 4: docks, Transports and Goods go together."""
    players = state.game.players
    small = _is_small(state)
    assert len(state.docks) == (6 if small else 24)
    assert len(state.hands) == COLOURS * players
    assert min(state.docks) >= -COLOURS
    assert min(state.hands) >= 0
    for colour in range(COLOURS):
        on_ring = state.docks.count(-1 - colour)
        assert on_ring + sum(state.hands[colour::COLOURS]) == ((2, 2, 3)[colour] if small else 8)
    for seat in range(players):
        in_hand = sum(state.hands[COLOURS * seat : COLOURS * seat + COLOURS])
        stored = sum(tile >= 0 for tile in state.hold_of(seat))
        taken = 1 if state.taken >= 0 and state.to_move == seat else 0
        assert in_hand + stored + taken == ({2: 3, 3: 2} if small else {2: 12, 3: 8})[players]


def _check_holds(state: MarrakHeshState) -> None:
    """5: each hold is empty or hangs together, and at least four cells are free."""
    players = state.game.players
    for seat in range(players):
        cells = state.hold_of(seat)
        assert cells.count(-1) >= (0 if _is_small(state) else 4)
        stored = {spot for spot, tile in zip(by_the_book.SPOTS[_table(state)], cells, strict=True) if tile >= 0}
        if len(stored) >= 2:
            assert by_the_book.groups(stored) == [stored]
        last = state.last[seat]
        assert (last >= 0) == bool(stored)
        assert last < 0 or cells[last] >= 0


def _check_ring(state: MarrakHeshState) -> None:
    """6: what the neighbours look like, and how many colours each dock accepts."""
    row = [-1 - lying for lying in state.docks if lying < 0]
    if len(row) < 2:
        return
    with_safe_conduct = SAFE_CONDUCT in state.cards
    spent = state.game.players - len(seats_of(state, SAFE_CONDUCT)) if with_safe_conduct else 0
    assert _equal_pairs(state) <= spent
    for dock in range(len(state.docks)):
        if state.docks[dock] >= 0:
            accepted = COLOURS - len({_met(state, dock, 1), _met(state, dock, -1)})
            assert accepted >= 1
            assert with_safe_conduct or accepted == 1


def _met(state: MarrakHeshState, dock: int, way: int) -> int:
    """The colour of the first Transport met from a dock."""
    dock = (dock + way) % len(state.docks)
    while state.docks[dock] >= 0:
        dock = (dock + way) % len(state.docks)
    return -1 - state.docks[dock]


def _equal_pairs(state: MarrakHeshState) -> int:
    """How many Transports have the colour of the one before them round the ring."""
    row = [lying for lying in state.docks if lying < 0]
    return sum(lying == row[number - 1] for number, lying in enumerate(row)) if len(row) > 1 else 0


def _check_tokens(state: MarrakHeshState) -> None:
    """7: tokens belong to seats of this game, and only where their card is in force."""
    everybody = range(state.game.players)
    may = {(card, seat) for card in (SAFE_CONDUCT, BLACK_MARKET) if card in state.cards for seat in everybody}
    have = {(card, seat) for card in (SAFE_CONDUCT, BLACK_MARKET) for seat in seats_of(state, card)}
    assert have <= may
    assert state.tokens.bit_count() == len(have), "no other card has a token"
    assert state.cards == sorted(set(state.cards))
    assert len(state.cards) in (0, 2)


def _check_decision(state: MarrakHeshState) -> None:
    """What is asked is a real decision of the seat to move (section 7)."""
    choices = state.legal_actions()
    if state.is_over:
        assert (state.to_move, choices, state.taken, state.skips) == (-1, [], -1, state.game.players)
        return
    assert 0 <= state.to_move < state.game.players
    assert 0 <= state.skips < state.game.players
    assert len(choices) >= 2
    assert choices == sorted(set(choices))
    assert all(state.why_illegal(action) is None for action in choices)
    if state.asked == ASK_PLACE:
        assert state.taken < 0
        assert choices[-1] <= PASS
        assert PASS not in choices or (SAFE_CONDUCT in state.cards and state.to_move in seats_of(state, SAFE_CONDUCT))
        most = 72 if not any(lying < 0 for lying in state.docks) else 66 if SAFE_CONDUCT in state.cards else 46
        assert len(choices) <= most
    else:
        assert state.taken >= 0
        assert state.asked in (ASK_MARKET, ASK_STORE)
        if state.asked == ASK_MARKET:
            assert choices == [MARKET, MARKET + 1, MARKET + 2]
            assert state.to_move in seats_of(state, BLACK_MARKET)
        else:
            assert choices[0] >= STORE
            assert choices[-1] < STORE + state.terms.hold.cells
            assert all(state.hold_of(state.to_move)[action - STORE] < 0 for action in choices)


def _check_scores(state: MarrakHeshState) -> None:
    """8, 9: points stay within bounds, add up, and need no order of the cards where none alters the hold."""
    players = state.game.players
    scores = state.scores()
    for seat in range(players):
        lines = state.score_sheet(seat)
        assert sum(line.points for line in lines) == scores[seat]
        assert all(line.points >= 0 for line in lines)
        cells = state.hold_of(seat)
        hold = {
            spot: by_the_book.goods(state.terms.box.goods[tile])
            for spot, tile in zip(by_the_book.SPOTS[_table(state)], cells, strict=True)
            if tile >= 0
        }
        tally = sum(by_the_book.tally(hold, state.terms.single))
        assert tally <= min(2 * len(hold) + 6, {2: 30, 3: 22}[players])
        if not state.is_over:
            assert scores[seat] == tally
            continue
        assert tally <= scores[seat] <= 60
        if not any(4 <= card <= 6 for card in state.cards):
            extra = [by_the_book.bonus(card, hold, _table(state), state.terms.single) for card in state.cards]
            assert scores[seat] == tally + sum(extra)
    if not state.is_over:
        assert state.winners() == []
        return
    won = state.winners()
    assert won
    assert all(scores[seat] == max(scores) for seat in won)
    assert state.terms.tie_break == "shared" or len(won) == 1
    assert sum(state.returns()) == 0
