"""The phrases of Martians!!! that name things: cards, tiles, squares, kinds of objects."""

from __future__ import annotations

from ludoteca.engine.phrase import Phrase
from ludoteca.games.martians.content import BOX


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("martians", key, args)


def card_name(card: int) -> Phrase:
    """The name of a card."""
    return say("card", {"card": BOX.cards[card]})


def card_text(card: int, coop: bool) -> Phrase:
    """What a card does, in a sentence."""
    return say("text", {"card": BOX.cards[card], "mode": "cooperative" if coop else "competitive"})


def tile_name(tile: int) -> Phrase:
    """The name of a tile with its number, since there are several of some."""
    return say("tile", {"tile": BOX.names[tile], "number": tile})


def cell_name(cell: int) -> Phrase:
    """A square: its tile and its place on it, from 1 to 9 in reading order."""
    return say("cell", {"tile": BOX.names[cell // 9], "number": cell // 9, "square": cell % 9 + 1})


def kind_name(kind: int) -> Phrase:
    """The name of a kind of object."""
    return say("kind", {"kind": BOX.kinds[kind]})
