"""The phrases of Martians!!! that name things: cards, tiles, places, squares, kinds of objects."""

from __future__ import annotations

from ludoteca.engine.phrase import Phrase
from ludoteca.games.martians.content import BOX, FARMS, FIRST_GENERIC, SIDE


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("martians", key, args)


def card_name(card: int) -> Phrase:
    """The name of a card, as it stands on the card."""
    return say("card", {"card": BOX.cards[card]})


def card_said(card: int) -> Phrase:
    """The name of a card in a sentence: in quotation marks, since some end with a mark of their own."""
    return say("card-said", {"card": BOX.cards[card]})


def card_text(card: int, coop: bool) -> Phrase:
    """What a card does, in a sentence."""
    return say("text", {"card": BOX.cards[card], "mode": "cooperative" if coop else "competitive"})


def tile_name(tile: int) -> Phrase:
    """The name of a tile."""
    return say("tile", {"tile": BOX.names[tile]})


def tile_the(tile: int) -> Phrase:
    """A tile in a sentence, wherever it is."""
    return say("tile-there", {"tile": BOX.names[tile]})


def tile_title(tile: int) -> Phrase:
    """The name of a tile with its number in the rulebook, which settles ties."""
    return say("tile-title", {"tile": tile_name(tile), "number": tile})


def where_name(position: int) -> Phrase:
    """A place on the table, as seen from the House: `2 north and 1 east of the House`."""
    across, down = position % SIDE - SIDE // 2, position // SIDE - SIDE // 2
    args: dict[str, int | str | Phrase] = {"across": abs(across), "down": abs(down)}
    args["side"] = "east" if across > 0 else "west"
    args["end"] = "south" if down > 0 else "north"
    return say("where-both" if across and down else "where-side" if across else "where-end", args)


def tile_there(place: list[int], tile: int) -> Phrase:
    """A tile on the table; one of several alike by its place."""
    alone = FARMS < tile < FIRST_GENERIC or tile == 0
    if alone or place[tile] < 0:
        return tile_the(tile)
    return say("tile-placed", {"tile": BOX.names[tile], "where": where_name(place[tile])})


def cell_name(place: list[int], cell: int) -> Phrase:
    """A square: its tile and its number on it, from 1 to 9 in reading order."""
    return say("cell", {"there": tile_there(place, cell // 9), "square": cell % 9 + 1})


def kind_name(kind: int) -> Phrase:
    """The name of a kind of object."""
    return say("kind", {"kind": BOX.kinds[kind]})
