"""The names of things in Automobiles, before they are put into anybody's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.engine.phrase import Phrase
from ludoteca.games.automobiles.content import COLOURS, GEARS, HOUSE, YELLOW

if TYPE_CHECKING:
    from ludoteca.games.automobiles.position import AutomobilesState


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("automobiles", key, args)


def of_colour(key: str, colour: int) -> Phrase:
    """A phrase about a colour: `colour`, `kind`, `gear` and others."""
    return say(key, {"colour": HOUSE.colours[colour]})


def colour_letter(colour: int, lang: str) -> str:
    """The letter on cubes and spaces for whoever does not tell the colours apart; it comes from the word."""
    return of_colour("colour-letter", colour).text(lang)


def cube_name(state: AutomobilesState, colour: int) -> Phrase:
    """A cube as the players call it: `white (3rd gear)`, `blue (Hybrid Engine)`."""
    if colour < YELLOW:
        return of_colour("cube", colour)
    return say("cube-card", {"colour": HOUSE.colours[colour], "card": state.card(colour).title()})


def cubes_text(counts: Sequence[int]) -> Phrase:
    """Some cubes, counted by colour: `2 white, 1 Wear`."""
    parts = [
        say("cubes", {"count": counts[colour], "colour": HOUSE.colours[colour]})
        for colour in range(COLOURS)
        if counts[colour]
    ]
    return _joined("several", parts) if parts else say("cubes-none")


def gears_text(colours: int) -> Phrase:
    """Gear colours, given as bits: `white/light grey`."""
    parts = [of_colour("gear", colour) for colour in range(GEARS) if colours >> colour & 1]
    return _joined("gears", parts) if parts else say("gear-none")


def _joined(key: str, parts: list[Phrase]) -> Phrase:
    told = parts[-1]
    for part in reversed(parts[:-1]):
        told = say(key, {"head": part, "tail": told})
    return told


def place_name(state: AutomobilesState, section: int, key: str = "place") -> Phrase:
    """A section as the players say it: `turn 1, lane 2, space 1, section 3`; `place-to` is where one goes."""
    track = state.terms.track
    space = track.space[section]
    args: dict[str, int | str | Phrase] = {
        "post": track.posts[track.stretch[space]],
        "lane": track.lane[space] + 1,
        "number": track.number[space],
        "colours": gears_text(track.colours[space]),
        "section": section - track.rear[space] + 1,
        "sections": track.front[space] - track.rear[space] + 1,
    }
    return say(key, args)
