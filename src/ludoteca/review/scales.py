"""Chances that mean what they say: what a search expects, set right by what happened in many games.

What a strategy expects of a position that is not over is good for telling positions apart, but it need not be a chance:
half of it may be the lead. A scale of one number makes a chance of it, the larger the surer; it was fitted to what came
of positions in games of mixed bots (`python -m bench.review --part fit`). Where none is known a chance stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludoteca.engine.game import Game
from ludoteca.engine.strategy import Settings

LEAST: Final = 0.002  # no chance is thought to be less, as long as the game is not over


class Scale(NamedTuple):
    """How chances are found in a game, and set right."""

    power: float = 1.0  # of the odds
    thought: float = 1.0  # times the simulations of a budget: a game of few decisions has more for each
    settings: dict[str, float] = {}  # what its playouts do otherwise than those of its search


PLAIN: Final = Scale()
SCALES: Final[dict[str, dict[int, Scale]]] = {
    "automobiles": {3: Scale(1.28)},
    "marrak_hesh": {2: Scale(1.2, 4.0)},
    "mars_needs_mechanics": {3: Scale(1.1, 2.0)},
    "martians": {2: Scale(1.85, 0.5)},
    "pocket_mars": {3: Scale(1.0, 2.0)},
}
"""By game and number of players."""


def scale_of(game: Game) -> Scale:
    """The scale of a game; of a number of players that was not measured, that of the nearest."""
    known = SCALES.get(game.name)
    if not known:
        return PLAIN
    return known[min(known, key=lambda players: (abs(players - game.players), players))]


def settings_of(game: Game) -> Settings:
    """How its playouts go: each by a chance of its own.

    A leaf that is judged without a playout is judged alike in all worlds in which it is the same, however wrongly, and
    nothing would tell how wrongly.
    """
    return game.strategy().settings().changed({"blend": 0.0, **scale_of(game).settings})


def scaled(game: Game, chances: Sequence[float], power: float | None = None) -> tuple[float, ...]:
    """The chances of all seats, set right; they sum to 1 where the seats play against each other."""
    if power is None:
        power = scale_of(game).power
    if game.together or game.players == 1:
        return tuple([_odds(chance, power) for chance in chances])
    weights = [max(LEAST, chance) ** power for chance in chances]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights])


def _odds(chance: float, power: float) -> float:
    chance = min(1.0 - LEAST, max(LEAST, chance))
    won, lost = float(chance**power), float((1.0 - chance) ** power)
    return won / (won + lost)
