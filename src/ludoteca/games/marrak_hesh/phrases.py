"""The phrases of Marrak Hesh 17 that name things."""

from __future__ import annotations

from ludoteca.engine.phrase import Phrase
from ludoteca.games.marrak_hesh.content import Box


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("marrak_hesh", key, args)


def goods(box: Box, tile: int) -> Phrase:
    """The name of a tile: `rare yellow Plant`."""
    rare = "yes" if box.rare[tile] else "no"
    return say("goods", {"colour": box.colours[box.colour[tile]], "kind": box.kinds[box.kind[tile]], "rare": rare})


def tile_code(box: Box, tile: int, lang: str) -> str:
    """A tile in the notation of the rulebook in that language: `Ye`, `Yp*`."""
    colour = say("colour-letter", {"colour": box.colours[box.colour[tile]]}).text(lang)
    kind = say("kind-letter", {"kind": box.kinds[box.kind[tile]]}).text(lang)
    return f"{colour}{kind}{'*' if box.rare[tile] else ''}"


def dock_number(dock: int) -> int:
    """What people call a dock: they count from 1."""
    return dock + 1
