"""What holds in every position of Mars Needs Mechanics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.engine.game import State
from ludoteca.engine.laws import nothing_lost, same_lengths
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState

LISTS: Final = ("prices", "line", "market", "discard", "hands", "known", "scrap", "cogs", "built", "seen")


def check(state: State) -> None:
    """Every component card is somewhere, and each component has its place in the line."""
    same_lengths(state, LISTS)
    nothing_lost(state, ("hands", "market", "deck", "discard", "built"), _components)
    nothing_lost(state, ("line",), _line)


def _components(state: MarsNeedsMechanicsState) -> Iterator[int]:
    yield from state.deck
    for counts in (state.hands, state.market, state.discard):
        for place, count in enumerate(counts):
            yield from [place % COMPONENTS] * count
    for seat in range(state.terms.players):
        for mechanism in state.standing(seat):
            yield from mechanism.cost


def _line(state: MarsNeedsMechanicsState) -> list[int]:
    return state.line
