"""The phrases of Martians!!! that name things: tiles, places, squares, kinds of objects. Cards name themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.phrase import Phrase
from ludoteca.games.martians.content import FARMS, FIRST_GENERIC, KIND_NAMES, SIDE, Box

if TYPE_CHECKING:
    from ludoteca.games.martians.position import MartiansState

Args = dict[str, int | str | Phrase]

DIRECTIONS: Final = ["north", "east", "south", "west"]


def say(key: str, args: Args | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("martians", key, args)


def card_said(state: MartiansState, card: int) -> Phrase:
    """The name of a card in a sentence."""
    return state.terms.cards[card].said()


def tile_name(box: Box, tile: int) -> Phrase:
    """The name of a tile."""
    return say("tile", {"tile": box.names[tile]})


def tile_the(box: Box, tile: int) -> Phrase:
    """A tile in a sentence, wherever it is."""
    return say("tile-there", {"tile": box.names[tile]})


def tile_title(box: Box, tile: int) -> Phrase:
    """The name of a tile with its number in the rulebook, which settles ties."""
    return say("tile-title", {"tile": tile_name(box, tile), "number": tile})


def where_name(position: int) -> Phrase:
    """A place on the table, as seen from the House: `2 north and 1 east of the House`."""
    across, down = position % SIDE - SIDE // 2, position // SIDE - SIDE // 2
    args: Args = {"across": abs(across), "down": abs(down)}
    args["side"] = "east" if across > 0 else "west"
    args["end"] = "south" if down > 0 else "north"
    return say("where-both" if across and down else "where-side" if across else "where-end", args)


def tile_there(state: MartiansState, tile: int) -> Phrase:
    """A tile on the table; one of several alike by its place."""
    alone = FARMS < tile < FIRST_GENERIC or tile == 0
    if alone or state.place[tile] < 0:
        return tile_the(state.terms.box, tile)
    return say("tile-placed", {"tile": state.terms.box.names[tile], "where": where_name(state.place[tile])})


def cell_name(state: MartiansState, cell: int) -> Phrase:
    """A square: its tile and its number on it, from 1 to 9 in reading order."""
    return say("cell", {"there": tile_there(state, cell // 9), "square": cell % 9 + 1})


def kind_name(kind: int) -> Phrase:
    """The name of a kind of object."""
    return say("kind", {"kind": KIND_NAMES[kind]})
