"""What a seat of Marrak Hesh 17 knows, which is everything, as a row of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.engine.row import Row
from ludoteca.games.marrak_hesh.content import (
    CARDS,
    COLOURS,
    NONE,
    SLOTS,
    TILE_COLOURS,
    TILE_FEATURES,
    TILE_KINDS,
    Box,
)

if TYPE_CHECKING:
    from ludoteca.games.marrak_hesh.position import MarrakHeshState

TILE = "6 colours, 7 kinds, rare"


def observe(state: MarrakHeshState, viewer: int, row: Row) -> None:
    """Everything; seats in turn order from the viewer."""
    terms = state.terms
    players: i64 = terms.players
    tiles = terms.tiles_shown
    row.part("docks", "6 colours, 7 kinds, rare, 3 Transports", len(state.docks), TILE_FEATURES + COLOURS)
    for lying in state.docks:
        row.ready(terms.docks_shown[COLOURS + lying])
    row.part("slots", TILE, SLOTS, TILE_FEATURES)
    row.ready(tiles[state.slots[0]])
    row.ready(tiles[state.slots[1]])
    row.part("taken", TILE, TILE_FEATURES)
    _show(row, tiles, state.taken)
    row.part("cards", "the Deep Space cards in force", CARDS)
    row.marks(CARDS, [card - 1 for card in state.cards])
    row.part("decision", "place, market, store", 3)
    row.mark(3, state.asked if state.to_move >= 0 else NONE)
    row.part("decider", "whose decision, by seat from the viewer", players)
    row.mark_seat(players, viewer, state.to_move)
    row.part("first", "the first player, by seat from the viewer", players)
    row.mark_seat(players, viewer, state.first)
    row.part("skips", "turns skipped in a row / players", 1)
    row.share(state.skips, players)
    scores = state.scores()
    cells = terms.hold.cells
    most = terms.most_in_hand
    tokens = len(terms.token_cards)
    step: i64
    for step in range(players):
        seat: i64 = (viewer + step) % players
        row.seat(step)
        row.part("hand", "Transports left / the most that a hand begins with, by colour", COLOURS)
        for colour in range(COLOURS * seat, COLOURS * (seat + 1)):
            row.share(state.hands[colour], most)
        row.part("hold", TILE, cells, TILE_FEATURES)
        for cell in range(cells * seat, cells * (seat + 1)):
            _show(row, tiles, state.cells[cell])
        row.part("last", "the cell stored in last", cells)
        row.mark(cells, state.last[seat])
        row.part("tokens", "of each card to be used once per game", tokens)
        if state.tokens == 0:
            row.skip(tokens)
        else:
            for card in terms.token_cards:
                row.flag(card.has_token(state, seat))
        row.part("tally", "points of the hold / 30", 1)
        row.share(scores[seat], 30)


def _show(row: Row, tiles: list[bytes], tile: int) -> None:
    if tile < 0:
        row.skip(TILE_FEATURES)
    else:
        row.ready(tiles[tile])


def tile_shown(box: Box, tile: int) -> bytes:
    """A tile as it stands in an observation; nothing but noughts where there is none."""
    row = Row()
    if tile < 0:
        row.skip(TILE_FEATURES)
    else:
        row.mark(TILE_COLOURS, box.colour[tile])
        row.mark(TILE_KINDS, box.kind[tile])
        row.share(box.rare[tile], 1)
    return row.taken()


def dock_shown(box: Box, lying: int) -> bytes:
    """What lies on a dock: a tile, or the Transport of colour -1 - lying."""
    row = Row()
    row.ready(tile_shown(box, lying))
    row.mark(COLOURS, -1 - lying)
    return row.taken()
