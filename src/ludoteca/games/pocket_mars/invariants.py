"""What holds in every position of Pocket Mars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.engine.game import State
from ludoteca.engine.laws import nothing_lost, same_lengths
from ludoteca.games.pocket_mars.content import FACE_DOWN, HOUSES
from ludoteca.games.pocket_mars.position import PocketMarsState

LISTS: Final = (
    "row", "earth", "ship", "star", "double", "energy", "hand", "held", "prep", "pile", "height", "known", "born",
    "epoch",
)  # fmt: skip


def check(state: State) -> None:
    """Every card and every colonist is somewhere."""
    same_lengths(state, LISTS)
    nothing_lost(state, ("deck", "discard", "pile", "hand", "prep", "aside", "packs"), _cards)
    nothing_lost(state, ("earth", "ship", "star", "double"), _colonists)


def _cards(state: PocketMarsState) -> Iterator[int]:
    yield from (*state.deck, *state.discard, *state.packs)
    for seat in range(state.terms.players):
        yield from state.hand_of(seat)
    yield from [card % FACE_DOWN for card in state.pile if card >= 0]
    yield from [card for card in (*state.prep, state.aside) if card >= 0]


def _colonists(state: PocketMarsState) -> Iterator[int]:
    """The side of each."""
    for side in range(state.terms.sides):
        yield from [side] * (state.earth[side] + state.ship[side])
    for place, count in enumerate(state.star):
        yield from [place // HOUSES] * (count + state.double[place])
