"""What the coach speaks of besides the points: trophies, life and bullets by the next turn."""

from __future__ import annotations

from ludoteca.engine import Phrase, State
from ludoteca.games.martians.phrases import say
from ludoteca.games.martians.position import MartiansState


def notions(state: State, seat: int) -> list[tuple[Phrase, int]]:
    """How many of each a seat has."""
    assert isinstance(state, MartiansState)
    return [
        (say("notion-trophies"), state.trophies[seat]),
        (say("notion-life"), state.life[seat]),
        (say("notion-bullets"), state.bullets[seat]),
    ]
