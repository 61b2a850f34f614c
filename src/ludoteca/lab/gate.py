"""The gate: a network is good enough to be shipped if a search is stronger with it than without, at equal CPU time.

The search with the network is given as many simulations as make it take no longer than the other. Only then are the
games played that count, at least two hundred, and the lower bound of its share of the wins must be above even.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from ludoteca.bots.learned import Learned
from ludoteca.engine import Game, house
from ludoteca.lab.arena import Standings, arena
from ludoteca.lab.work import MOST_GAMES, LabError, check_count

LEAST_GAMES = 200
AGAINST = "search:250"
MIX = 0.3
TRIAL = 8  # games by which the time is measured beforehand
SLACK = 1.03  # by how much longer it may take in the end: clocks are not exact


class Gate(NamedTuple):
    """What came of it."""

    bot: str
    against: str
    games: int
    share: float  # of what one of the two has won
    low: float  # a 95% interval
    high: float
    milliseconds: float  # of CPU for a decision
    milliseconds_against: float
    seed: int

    @property
    def in_time(self) -> bool:
        """Whether it took no longer than the other."""
        return self.milliseconds <= SLACK * self.milliseconds_against

    @property
    def passed(self) -> bool:
        """Whether it may be shipped."""
        return self.games >= LEAST_GAMES and self.low > 0.5 and self.in_time

    def strength(self) -> dict[str, Any]:
        """What the file of the weights says of it."""
        return {**self._asdict(), "passed": self.passed}


def with_net(weights: Path, simulations: int, mix: float = MIX, more: str = "") -> str:
    """The name of the search that asks the network of that file; `more` are other parameters."""
    extra = f"&{more}" if more else ""
    return f"search:{simulations}?evaluator=learned&weights={quote(str(weights))}&mix={mix:g}{extra}"


def gate(
    game: Game,
    weights: Path,
    against: str = AGAINST,
    mix: float = MIX,
    games: int = LEAST_GAMES,
    seed: int = 1,
    jobs: int | None = None,
    progress: Callable[[int, Standings], None] | None = None,
) -> Gate:
    """Find the simulations that take as long as the other bot, then play."""
    check_count("games", games, MOST_GAMES)
    budget = against.partition("?")[0].partition(":")[2]
    if not budget.isdigit() or int(budget) < 2:
        raise LabError(house("gate-against", {"given": against}))
    Learned(game, weights)  # refused before anything is played
    simulations = int(budget)
    trial = TRIAL * game.players
    for chance in range(2):
        times = _times(
            arena(game, [with_net(weights, simulations, mix), against], trial, seed + 10_000 * chance + 1, jobs)
        )
        simulations = max(2, int(simulations * times[1] / max(1e-9, times[0])))
    bot = with_net(weights, simulations, mix)
    standings = arena(game, [bot, against], games, seed, jobs, progress=progress)
    pair = standings.pair(0, 1)
    return Gate(bot, against, pair.games, pair.share, pair.low, pair.high, *_times(standings), seed)


def _times(standings: Standings) -> tuple[float, float]:
    found = {rating.bot: rating.milliseconds for rating in standings.ratings()}
    ours, theirs = standings.bots
    return found[ours], found[theirs]
