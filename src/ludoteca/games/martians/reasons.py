"""What the coach speaks of besides the points: trophies, life, bullets and the way to the Mother Ship."""

from __future__ import annotations

from ludoteca.engine import Phrase, State
from ludoteca.games.martians.content import CENTRES, FARMS
from ludoteca.games.martians.map import distances
from ludoteca.games.martians.phrases import say
from ludoteca.games.martians.plan import missing_of
from ludoteca.games.martians.position import MartiansState

FAR = 24  # steps, and more: to a ship that is not there yet, or not yet the aim


def notions(state: State, seat: int) -> list[tuple[Phrase, int]]:
    """How many of each a seat has by its next turn, and how far it then has to go."""
    assert isinstance(state, MartiansState)
    return [
        (say("notion-trophies"), state.trophies[seat]),
        (say("notion-life"), state.life[seat]),
        (say("notion-bullets"), state.bullets[seat]),
        (say("notion-ship"), -_steps(state, seat)),
    ]


def _steps(state: MartiansState, seat: int) -> int:
    """The steps to the Mother Ship of this world, once nothing is missing to blow it up."""
    ships = [farm for farm in range(FARMS) if state.tokens[farm] == 1]
    if missing_of(state, seat) or not ships:
        return FAR
    steps = distances(state, CENTRES[ships[0]])[state.pawn[seat]]
    return min(FAR, steps) if steps >= 0 else FAR
