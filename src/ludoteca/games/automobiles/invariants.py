"""What holds in every position of Automobiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.engine.game import State
from ludoteca.engine.laws import nothing_lost, same_lengths
from ludoteca.games.automobiles.content import COLOURS
from ludoteca.games.automobiles.position import AutomobilesState

LISTS: Final = ("cards", "stock", "bag", "active", "used", "discard", "car", "distance", "grid", "stood")


def check(state: State) -> None:
    """Every cube is somewhere, and no two cars are in one section."""
    assert isinstance(state, AutomobilesState)
    same_lengths(state, LISTS)
    nothing_lost(state, ("stock", "bag", "active", "used", "discard"), _cubes)
    standing = [section for section in state.car if section >= 0]
    assert len(set(standing)) == len(standing), "two cars are in one section"
    assert len(state.path) == len(state.path_cubes), "path and path_cubes have an entry each for what was entered"


def _cubes(state: AutomobilesState) -> Iterator[int]:
    for area in (state.stock, list(state.bag), list(state.active), list(state.used), list(state.discard)):
        for place, count in enumerate(area):
            yield from [place % COLOURS] * count
