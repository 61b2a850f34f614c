"""What the coach speaks of besides the cogs: what stands, what is in hand, and Scrap, by the next turn."""

from __future__ import annotations

from ludoteca.engine import Phrase, State
from ludoteca.games.mars_needs_mechanics.phrases import say
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState


def notions(state: State, seat: int) -> list[tuple[Phrase, int]]:
    """Mechanisms that stand, cards to sell or build with, and Scrap, which is worth nothing."""
    assert isinstance(state, MarsNeedsMechanicsState)
    return [
        (say("notion-built"), len(state.standing(seat))),
        (say("notion-cards"), state.hand_size(seat)),
        (say("notion-scrap"), -state.scrap[seat]),
    ]
