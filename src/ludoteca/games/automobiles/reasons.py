"""What the coach speaks of besides the result: how far the car has come by the next turn, its wear, and its bag."""

from __future__ import annotations

from ludoteca.engine import Phrase, State
from ludoteca.games.automobiles.content import COLOURS, WEAR
from ludoteca.games.automobiles.phrases import say
from ludoteca.games.automobiles.position import AutomobilesState


def notions(state: State, seat: int) -> list[tuple[Phrase, int]]:
    """The spaces that a car has driven, its Wear, which is bad, and its other cubes: few come back sooner."""
    assert isinstance(state, AutomobilesState)
    track, place = state.terms.track, seat * COLOURS + WEAR
    spaces = state.distance[seat] * len(track.start) // (track.lanes * track.length)
    wear = state.bag[place] + state.active[place] + state.used[place] + state.discard[place]
    cubes = state.owned(seat) - wear
    return [(say("notion-spaces"), spaces), (say("notion-wear"), -wear), (say("notion-bag"), -cubes)]
