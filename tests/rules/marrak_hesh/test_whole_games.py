"""Whole games: every position keeps the invariants and is the one that the book's own bookkeeping comes to."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from ludoteca.games.marrak_hesh.content import HOUSE
from ludoteca.games.marrak_hesh.examples import made
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from tests.rules.marrak_hesh import by_the_book
from tests.rules.marrak_hesh.invariants import BOUND, check, check_step
from tests.rules.marrak_hesh.table import seats_of

PAIRS = list(combinations(range(1, 11), 2))


def book_of(state: MarrakHeshState) -> by_the_book.Book:
    """The opening position as the book keeps it."""
    docks = codes(state, state.docks)
    slots = codes(state, state.slots)
    return by_the_book.Book(state.game.players, state.first, state.cards, docks, slots)


def codes(state: MarrakHeshState, lying: list[int]) -> list[str]:
    """The codes of Goods, and the letters of Transports."""
    goods = state.terms.box.goods
    return [goods[one] if one >= 0 else "ots"[-1 - one] for one in lying]


def compare(state: MarrakHeshState, book: by_the_book.Book) -> None:
    """Both say the same about everything on the table."""
    assert state.is_over == book.over
    assert codes(state, state.docks) == book.docks
    assert codes(state, state.slots) == book.slots
    assert (seats_of(state, 1), seats_of(state, 3)) == (sorted(book.safe), sorted(book.market))
    spots = by_the_book.SPOTS[book.table]
    goods = state.terms.box.goods
    for seat in range(book.players):
        assert state.hands[3 * seat : 3 * seat + 3] == [book.hands[seat][mark] for mark in "ots"]
        held = {spot: goods[tile] for spot, tile in zip(spots, state.hold_of(seat), strict=True) if tile >= 0}
        assert held == book.holds[seat]
    if not book.over:
        assert (state.to_move, ("place", "market", "store")[state.asked]) == (book.seat, book.asked)
        assert (goods[state.taken] if state.taken >= 0 else "") == book.taken
        assert state.skips == book.skips
        assert state.legal_actions() == book.legal()


def thrifty(chance: Random, state: MarrakHeshState) -> int:
    """A random choice that mostly saves the Safe-Conduct, so that there is something to pass for in the end."""
    choices = state.legal_actions()
    normal = [action for action in choices if state.describe(action).key not in ("place-safe", "pass")]
    return chance.choice(normal if normal and chance.random() < 0.95 else choices)


def play(seed: int, **options: object) -> MarrakHeshState:
    """A game between random players, looked at after every decision."""
    chance = Random(seed)
    state = made(**{"first_player": "random", **options}).start(seed)
    assert isinstance(state, MarrakHeshState)
    book = book_of(state)
    book.go_on()
    decisions = 0
    while True:
        check(state)
        compare(state, book)
        if state.is_over:
            break
        before = state.clone()
        action = thrifty(chance, state)
        state.apply(action)
        book.do(action)
        book.go_on()
        check_step(before, state)
        decisions += 1
    assert decisions < BOUND
    single = state.terms.single
    if not any(card == 4 for card in state.cards):  # Zero Gravity is searched through in test_scoring
        for seat in range(book.players):
            hold = {spot: by_the_book.goods(code) for spot, code in book.holds[seat].items()}
            assert state.scores()[seat] == by_the_book.best(state.cards, hold, book.table, single).total
    return state


@pytest.mark.parametrize("players", [2, 3])
def test_basic_games_go_by_the_book(players: int) -> None:
    for seed in range(12):
        play(seed, players=players)


@pytest.mark.rule("D18")
@pytest.mark.parametrize("players", [2, 3])
def test_D18_games_of_the_miniature_go_by_the_book_with_every_card(players: int) -> None:
    for seed in range(12):
        play(seed, players=players, size="miniature")
    for number, pair in enumerate(PAIRS[::4]):
        play(number, players=players, size="miniature", deep_space="chosen", deep_space_pair=pair)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("pair", PAIRS)
def test_games_with_every_pair_of_cards_go_by_the_book(players: int, pair: tuple[int, int]) -> None:
    ties = {"tie_break": ("chain", "later", "shared")[sum(pair) % 3], "group_ties": ("all", "one")[pair[0] % 2]}
    play(pair[0] * 11 + pair[1], players=players, deep_space="chosen", deep_space_pair=pair, **ties)


@pytest.mark.rule("C1", "R13")
def test_games_under_safe_conduct_show_passes_and_end_all_the_same() -> None:
    """The games above would prove little if these things never came up."""
    seen = set()
    for seed in range(40):
        chance = Random(seed)
        state = made(players=2 + seed % 2, deep_space="chosen", deep_space_pair=(1, 3)).start(seed, events=True)
        assert isinstance(state, MarrakHeshState)
        decisions = 0
        while not state.is_over:
            state.apply(thrifty(chance, state))
            seen |= {event.phrase.key for event in state.events}
            decisions += 1
        assert decisions < BOUND
        seen.add("full ring" if all(lying < 0 for lying in state.docks) else "Goods left")
    assert seen == {
        "places",
        "spends-safe-conduct",
        "exchanges",
        "stores",
        "skips",
        "passes",
        "ends",
        "tie-shared",
        "full ring",
        "Goods left",
    }


def test_the_book_lists_the_same_26_goods() -> None:
    assert HOUSE.goods == by_the_book.GOODS
