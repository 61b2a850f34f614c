"""What the coach speaks of besides the points: colonists that have landed, and energy, by the next turn."""

from __future__ import annotations

from ludoteca.engine import Phrase, State
from ludoteca.games.pocket_mars.phrases import say
from ludoteca.games.pocket_mars.position import PocketMarsState


def notions(state: State, seat: int) -> list[tuple[Phrase, int]]:
    """How many colonists a seat has in buildings, and its energy."""
    assert isinstance(state, PocketMarsState)
    return [(say("notion-settled"), state.settled(seat)), (say("notion-energy"), state.energy[seat])]
