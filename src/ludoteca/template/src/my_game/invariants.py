"""What holds in every position; `ludoteca prove` and `game.position(text)` hold positions to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.engine import State
from ludoteca.engine.laws import nothing_lost, same_lengths

from my_game.content import HIGHEST, NONE, ROUNDS, SEATS
from my_game.position import MyGameState

BOUND: Final = SEATS * ROUNDS  # decisions of a game at the most


def check(state: State) -> None:
    """Every card is somewhere, and hands are as large as everybody can count."""
    assert isinstance(state, MyGameState)
    same_lengths(state, ("hands", "laid", "gone", "points"))
    nothing_lost(state, ("hands", "deck", "laid", "gone"), _cards)
    for seat in range(state.terms.players):
        assert sum(state.hand_of(seat)) == state.cards_left(seat), f"seat {seat} holds a wrong number of cards"


def check_step(before: State, after: State) -> None:
    """What one decision may change."""
    assert isinstance(before, MyGameState)
    assert isinstance(after, MyGameState)
    assert after.deck == before.deck, "what nobody got stays where it is"
    assert all(old <= new for old, new in zip(before.points, after.points, strict=True)), "nobody loses points"


def _cards(state: MyGameState) -> Iterator[int]:
    yield from state.deck
    yield from [card for card in state.laid if card != NONE]
    for place, count in enumerate([*state.hands, *state.gone]):
        yield from [place % HIGHEST] * count
