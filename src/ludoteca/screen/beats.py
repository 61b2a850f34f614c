"""How what happened is told: how long it is shown, and how it sounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ludoteca.engine.game import Game
from ludoteca.engine.rooms import room

SOUNDS: Final = (
    "step", "take", "place", "card", "coin", "dice", "engine", "build", "good", "bad", "alarm", "cheer",
)  # fmt: skip
"""The sounds that the page can make."""


class Beat(NamedTuple):
    """The weight of an event, 1.0 for the usual one and less for a trifle, and its sound; empty: it is silent."""

    weight: float = 1.0
    sound: str = ""


USUAL: Final = Beat()


def beats_of(game: Game) -> Mapping[str, Beat]:
    """How a game wants its events told, by the key of what is said of them: `BEATS` in its room `screen`."""
    found: Mapping[str, Beat] = getattr(room(type(game), "screen"), "BEATS", {})
    return found
