"""What holds in every position of Martians!!!."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.engine.game import State
from ludoteca.engine.laws import nothing_lost, same_lengths
from ludoteca.games.martians.content import KINDS
from ludoteca.games.martians.position import MartiansState

LISTS: Final = (
    "place", "rotation", "squares", "spot_cell", "spot_kind", "spot_seen", "spot_mask", "spot_epoch", "tokens",
    "token_seen", "hand", "held", "slot", "copy_of", "pawn", "life", "bullets", "trophies", "items", "arms", "shells",
    "plays", "until",
)  # fmt: skip


def check(state: State) -> None:
    """Every event card, tile, object and token is somewhere."""
    assert isinstance(state, MartiansState)
    same_lengths(state, LISTS)
    nothing_lost(state, ("deck", "discards", "hand", "arms"), _cards)
    nothing_lost(state, ("place", "tiles", "tile_discards", "tiles_gone", "tile"), _tiles)
    nothing_lost(state, ("pool", "spot_kind", "open_objects", "items", "delivered"), _objects)
    nothing_lost(state, ("tokens", "beside"), _tokens)
    assert state.martians == [cell for cell in range(len(state.squares)) if state.has_martian(cell)], (
        "martians are the squares with a Martian"
    )


def _cards(state: MartiansState) -> Iterator[int]:
    yield from (*state.deck, *state.discards)
    for seat in range(state.terms.players):
        yield from state.hand_of(seat)
        yield from [card.number for card in state.arms_of(seat)]


def _tiles(state: MartiansState) -> Iterator[int]:
    yield from [tile for tile, place in enumerate(state.place) if place >= 0]
    yield from (*state.tiles, *state.tile_discards, *state.tiles_gone)
    if state.tile >= 0:
        yield state.tile


def _objects(state: MartiansState) -> Iterator[int]:
    yield from [kind for kind in (*state.pool, *state.spot_kind) if kind >= 0]
    yield from [code % KINDS for code in state.open_objects]
    for seat in range(state.terms.players):
        yield from state.held_kinds(seat)
    yield from [kind for kind in range(KINDS) if state.delivered >> kind & 1]


def _tokens(state: MartiansState) -> list[int]:
    return [token for token in (*state.tokens, *state.beside) if token >= 0]
