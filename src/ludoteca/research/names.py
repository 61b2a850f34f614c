"""The parts of an observation by name and shape, so that nobody counts numbers: `view(game, seen)["own_hold"]`.

A game says in words what its observation is made of (`game.layout()`); a part's name is the beginning of what is said
of it, and `16 x (…)` or `2 slots` is its shape.

>>> import ludoteca
>>> from ludoteca.research import view
>>> game = ludoteca.make("marrak_hesh")
>>> parts = view(game, game.start(7).observation(0))
>>> parts["own_hold"].shape, parts["docks"].shape, parts["whose_decision"].shape
((16, 14), (24, 17), (2,))
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NamedTuple

from numpy.typing import NDArray

from ludoteca.engine.game import Game

_WHOSE = re.compile(r"(own|seat \+\d+): ")
_MARK = re.compile(r"[:,/;(]")
_ROWS = re.compile(r"\b(\d+)(?: \w+)? (?:x|slots)\b")


class Named(NamedTuple):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    first: int  # where it begins
    length: int
    text: str  # what the game says of it


def named_parts(game: Game) -> list[Named]:
    """The parts of an observation in their order; no two have the same name."""
    layout = game.layout()
    names = _names([text for text, _ in layout])
    found, first = [], 0
    for name, (text, length) in zip(names, layout, strict=True):
        found.append(Named(name, _shape(text, length), first, length, text))
        first += length
    return found


def view(game: Game, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The parts of one observation, or of many in rows, by name; nothing is copied where the numbers lie in a row."""
    if observations.shape[-1:] != (game.observation_length,):
        raise ValueError(f"{observations.shape[-1:]} numbers; an observation of {game!r} has {game.observation_length}")
    before = observations.shape[:-1]
    return {
        part.name: observations[..., part.first : part.first + part.length].reshape(*before, *part.shape)
        for part in named_parts(game)
    }


def _names(texts: list[str]) -> list[str]:
    """The shortest beginnings, each up to a mark, that tell all parts apart."""
    names = [_name(text, 1) for text in texts]
    for phrases in range(2, 5):
        met = Counter(names)
        names = [name if met[name] == 1 else _name(text, phrases) for name, text in zip(names, texts, strict=True)]
    if len(set(names)) < len(names):
        raise ValueError(f"two parts of the observation are said alike: {Counter(names).most_common(1)[0][0]}")
    return names


def _name(text: str, phrases: int) -> str:
    """The first phrases of what is said of a part, and whose it is, as an identifier."""
    whose = _WHOSE.match(text)
    rest = text[whose.end() :] if whose else text
    said = [phrase.strip() for phrase in _MARK.split(rest) if phrase.strip()][:phrases]
    words = " ".join([whose.group(1), *said] if whose else said).lower()
    return re.sub(r"[^a-z0-9]+", "_", words).strip("_")


def _shape(text: str, length: int) -> tuple[int, ...]:
    rows = _ROWS.search(text)
    count = int(rows.group(1)) if rows else 1
    return (count, length // count) if 1 < count < length and length % count == 0 else (length,)
