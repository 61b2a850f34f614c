"""What the coach speaks of besides the result: how far the car has come by the next turn, and with how much wear."""

from __future__ import annotations

from ludoteca.engine import Phrase, State
from ludoteca.games.automobiles.content import COLOURS, WEAR
from ludoteca.games.automobiles.phrases import say
from ludoteca.games.automobiles.position import AutomobilesState


def notions(state: State, seat: int) -> list[tuple[Phrase, int]]:
    """How many spaces a car has driven, and the Wear that it carries, which is bad."""
    assert isinstance(state, AutomobilesState)
    track, place = state.terms.track, seat * COLOURS + WEAR
    spaces = state.distance[seat] * len(track.start) // (track.lanes * track.length)
    wear = state.bag[place] + state.active[place] + state.used[place] + state.discard[place]
    return [(say("notion-spaces"), spaces), (say("notion-wear"), -wear)]
