"""The names of things in Automobiles, before they are put into anybody's language."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.phrase import Phrase
from ludoteca.games.automobiles.content import BOX, COLOURS, YELLOW


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("automobiles", key, args)


def cube_name(colour: int, cards: Sequence[int]) -> Phrase:
    """A cube as the players call it: `white (3rd gear)`, `blue (Hybrid Engine)`."""
    if colour < YELLOW:
        return say("cube", {"colour": BOX.colours[colour]})
    return say("cube-card", {"colour": BOX.colours[colour], "card": BOX.cards[cards[colour - YELLOW]]})


def card_name(card: int) -> Phrase:
    """The name of a card."""
    return say("card", {"card": BOX.cards[card]})


def card_text(card: int) -> Phrase:
    """What a card says, with the numbers that the rules use."""
    return say("card-text", {"card": BOX.cards[card], "most": BOX.most[card], "wear": BOX.card_wear[card]})


def colour_letter(colour: int, lang: str) -> str:
    """The letter on cubes and spaces for whoever does not tell the colours apart; it comes from the word."""
    return say("colour-letter", {"colour": BOX.colours[colour]}).text(lang)


def cubes_text(counts: Sequence[int]) -> Phrase:
    """Some cubes, counted by colour: `2 white, 1 Wear`."""
    parts = [
        say("cubes", {"count": counts[colour], "colour": BOX.colours[colour]})
        for colour in range(COLOURS)
        if counts[colour]
    ]
    if not parts:
        return say("cubes-none")
    told = parts[-1]
    for part in reversed(parts[:-1]):
        told = say("several", {"head": part, "tail": told})
    return told
