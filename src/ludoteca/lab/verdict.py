"""Which of two bots is stronger: a test that may be looked at after every deal and still keeps its promise.

It bets against the bots being even: on each deal a part of what it has, at fair odds, so that whoever believes them
even expects it to gain nothing, ever. That it should have forty times its stake at any time has then a chance of at
most one in forty (Ville's inequality); two such gamblers, one for each bot, are wrong together in at most one of twenty
arenas, however often one looks and whenever one stops. Each spreads its stake over bold and careful bets, since nobody
knows beforehand how large the difference is. The unit is the deal, not the game: games of one deal go together.
"""

from __future__ import annotations

from math import log
from typing import NamedTuple

import numpy as np

from ludoteca.engine import house
from ludoteca.lab.work import LabError

ALPHA = 0.05  # how often it may be wrong where the bots are even
BETS = np.geomspace(1 / 32, 1.95, 8)  # by how much of a point a bot has more than half, so much of the stake is won


class Verdict(NamedTuple):
    """What is known of two bots."""

    bot: str
    other: str
    stronger: str  # one of them; empty: not decided
    deals: int  # that were played for it


class Duel:
    """Two bots, deal by deal; a score is what the first has of a deal, from 0 to 1, and even is a half."""

    def __init__(self) -> None:
        self._for = np.zeros(len(BETS))  # the logarithms of what each bet has made of its stake
        self._against = np.zeros(len(BETS))

    def add(self, score: float) -> None:
        """One more deal."""
        self._for += np.log1p(BETS * (score - 0.5))
        self._against += np.log1p(BETS * (0.5 - score))

    def decided(self) -> int:
        """1: the first is stronger; -1: the second is; 0: nobody can say yet."""
        enough = log(2 / ALPHA)
        for sign, bets in ((1, self._for), (-1, self._against)):
            if np.logaddexp.reduce(bets) - log(len(bets)) >= enough:
                return sign
        return 0


def read_until(text: str, bots: tuple[str, ...]) -> tuple[int, int]:
    """The two bots of `a>b`, by their places on the list."""
    first, sign, second = text.partition(">")
    names = (first.strip(), second.strip())
    if not sign or ">" in second or names[0] == names[1] or any(name not in bots for name in names):
        raise LabError(house("arena-until", {"given": text, "bots": ", ".join(bots), "example": " > ".join(bots[:2])}))
    return bots.index(names[0]), bots.index(names[1])
