"""How strong somebody is, as far as their games tell: the ratings of Weng and Lin, on a scale that reads like Elo.

Each rating is a mean with a spread. Between people whose spread is gone, 400 points are ten wins to one, whatever the
number of players: the noise of the model is divided by the root of how many sides there are, so that it adds up to the
same. `openskill` does the arithmetic; what is here says what goes into it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from math import log, sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MIDDLE: Final = 1500.0  # of everybody who has played nothing yet, and the bot of medium strength
SPREAD: Final = 200.0  # of everybody who has played nothing yet
DRIFT: Final = 4.0  # by which a spread grows with each game: whoever learns is not held to what they were
POINTS: Final = 400.0 / log(10.0)  # for a factor of e in strength, as in Elo's scale
Z95: Final = 1.96
SETTLED: Final = 250  # points of uncertainty beyond which a rating is no place in a table yet

PEOPLE: Final = "people"  # only people have played
BOTS: Final = "bots"  # bots of known strength have played too: a ladder of its own
TOGETHER: Final = "together"  # all against the game
KINDS: Final = (PEOPLE, BOTS, TOGETHER)


class Skill(NamedTuple):
    """How strong somebody is held to be on one ladder."""

    mean: float = MIDDLE
    spread: float = SPREAD
    games: int = 0

    @property
    def points(self) -> int:
        """The rating as it is shown."""
        return round(self.mean)

    @property
    def half(self) -> int:
        """Half the width of the interval in which it lies 95 times of 100, as it is shown: `1,540 ± 80`."""
        return round(Z95 * self.spread)

    @property
    def is_settled(self) -> bool:
        """Whether it is sure enough for a table."""
        return self.half <= SETTLED


class Ladder(NamedTuple):
    """Who is measured with whom: a game, a number of players, and whether bots or the game itself were against them."""

    game: str
    players: int
    kind: str

    @property
    def id(self) -> str:
        """What it is called in papers and addresses."""
        return f"{self.game}.{self.players}.{self.kind}"

    @classmethod
    def read(cls, text: str) -> Ladder | None:
        """The ladder of that id; None: it is none."""
        game, _, rest = text.partition(".")
        players, _, kind = rest.partition(".")
        if not (game and kind in KINDS and players.isascii() and players.isdigit() and len(players) <= 2):
            return None
        found = cls(game, int(players), kind)
        return found if found.id == text else None


@cache
def _model(sides: int) -> PlackettLuce:
    """The model for so many sides: its noise together is that of Elo's scale."""
    return PlackettLuce(mu=0.0, sigma=SPREAD, beta=POINTS / sqrt(sides), tau=DRIFT, gamma=_gamma)


def _gamma(c: float, k: int, mu: float, sigma_squared: float, team: object, rank: int, weights: object = None) -> float:
    """How much of what a game tells makes a spread smaller: all of it. The usual of the library is far too careful."""
    return 1.0


def rated(sides: Sequence[Sequence[Skill]], places: Sequence[int], fixed: Collection[int] = ()) -> list[list[Skill]]:
    """The skills after a game: each side with its place, smaller is better, equal places are shared.

    `fixed`: sides of known strength, which no game changes.
    """
    model = _model(len(sides))
    teams = [
        [model.rating(mu=one.mean - MIDDLE, sigma=_known(one) if number in fixed else one.spread) for one in side]
        for number, side in enumerate(sides)
    ]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [
        list(before)
        if number in fixed
        else [
            Skill(MIDDLE + new.mu, min(SPREAD, new.sigma), old.games + 1)
            for old, new in zip(before, after[number], strict=True)
        ]
        for number, before in enumerate(sides)
    ]


def _known(skill: Skill) -> float:
    """The spread of somebody of known strength: next to nothing, but no division by it."""
    return min(skill.spread, 0.001)


def anchor(points: float) -> Skill:
    """A bot of known strength."""
    return Skill(points, 0.001)
