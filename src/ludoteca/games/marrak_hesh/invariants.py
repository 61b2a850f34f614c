"""What holds in every position of Marrak Hesh 17."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.engine.game import State
from ludoteca.engine.laws import nothing_lost, same_lengths
from ludoteca.games.marrak_hesh.content import COLOURS
from ludoteca.games.marrak_hesh.position import ASK_PLACE, MarrakHeshState

LISTS: Final = ("docks", "slots", "hands", "cells", "last")


def check(state: State) -> None:
    """Every Goods tile and every Transport is somewhere, once; a tile that was taken is to be stored."""
    assert isinstance(state, MarrakHeshState)
    same_lengths(state, LISTS)
    nothing_lost(state, ("docks", "slots", "cells", "taken"), _tiles)
    nothing_lost(state, ("docks", "hands"), _transports)
    storing = not state.is_over and state.asked != ASK_PLACE
    assert (state.taken >= 0) == storing, "a tile is taken exactly while it waits to be stored"


def _tiles(state: MarrakHeshState) -> list[int]:
    return [tile for tile in (*state.docks, *state.slots, *state.cells, state.taken) if tile >= 0]


def _transports(state: MarrakHeshState) -> Iterator[int]:
    yield from [-1 - lying for lying in state.docks if lying < 0]
    for place, count in enumerate(state.hands):
        yield from [place % COLOURS] * count
