"""The phrases of Pocket Mars that name things: cards, types, sides."""

from __future__ import annotations

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.pocket_mars.content import TYPES, Box


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("pocket_mars", key, args)


def card_name(box: Box, card: int) -> Phrase:
    """The name of a card: `Science 3`."""
    return say("card", {"type": TYPES[box.kind[card]], "value": box.value[card]})


def card_code(box: Box, card: int) -> Phrase:
    """A card in short: `Sc3`."""
    return say("card-code", {"type": TYPES[box.kind[card]], "value": box.value[card]})


def type_code(kind: int) -> Phrase:
    """A type in short, for those who do not tell colours apart: `Sc`."""
    return say("code", {"type": TYPES[kind]})


def type_name(kind: int) -> Phrase:
    """The name of a type: `Science`."""
    return say("type", {"type": TYPES[kind]})


def side_name(side: int, players: int) -> Phrase:
    """Who that is: a seat, or Devious Automatics."""
    return say("da") if side >= players else seat_name(side)
