"""The skill ladder of a game: what it brings to think twice as long, again and again, until it stops paying.

A game that two simulations play as well as two thousand has little to be good at; one in which every doubling still
wins has much. Each rung is an arena of a bot against itself with half of the thought, all rungs on the same deals.

>>> import ludoteca
>>> from ludoteca.lab.ladder import ladder
>>> found = ladder(ludoteca.make("marrak_hesh"), 20, seed=1, jobs=1, first=2, most=4)
>>> [(rung.thought, rung.bot, rung.other, rung.games) for rung in found.rungs]
[(4, 'search:4', 'search:2', 20)]
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

import numpy as np

from ludoteca.engine import Game, house
from ludoteca.lab.arena import Standings, arena
from ludoteca.lab.curve import elo_of
from ludoteca.lab.figures import clustered
from ludoteca.lab.schedule import Schedule
from ludoteca.lab.work import LabError, check_bots, check_count

USUAL = "search:*"
PLACE = "*"  # in the name of a bot: how much it thinks
FIRST = 4  # simulations of the lowest rung
MOST = 4096
MOST_THOUGHT = 1 << 20
SHOWN = 60

PAID, TOP, TIME, STOPPED = "paid", "top", "time", "stopped"
"""Why a ladder ended: a doubling did not pay, there was no further rung, the time was up, or somebody stopped it."""


class Share(NamedTuple):
    """A share of the wins, and its 95% interval."""

    mean: float
    low: float
    high: float


class Rung(NamedTuple):
    """A bot against itself with half of the thought."""

    thought: int
    bot: str
    other: str
    games: int
    share: Share  # of what one of the two has won
    milliseconds: float  # of CPU for a decision of the bot
    turns: tuple[Share, ...]  # the wins of each place in the turn order at this level of skill

    @property
    def pays(self) -> bool:
        """Whether the doubling is known to win more than its half."""
        return self.share.low > 0.5

    @property
    def elo(self) -> Share:
        """The same as a difference in rating."""
        return Share(*(elo_of(share) for share in self.share))


class Ladder:
    """The rungs of a game, from the lowest."""

    def __init__(self, game: Game, bot: str, seed: int) -> None:
        self.game = game
        self.bot = bot
        self.seed = seed
        self.rungs: list[Rung] = []
        self.ended = TOP

    @property
    def paying(self) -> list[Rung]:
        """Those that are known to bring something."""
        return [rung for rung in self.rungs if rung.pays]

    @property
    def height(self) -> float:
        """The rating from the lowest rung to the highest that pays."""
        return sum(rung.elo.mean for rung in self.paying)


class _TimeUp(Exception):
    """There is none left."""


def ladder(
    game: Game,
    games: int,
    seed: int = 0,
    jobs: int | None = None,
    *,
    bot: str = USUAL,
    first: int = FIRST,
    most: int = MOST,
    seconds: float = 0.0,
    progress: Callable[[int, Ladder], None] | None = None,
    on: str = "",
) -> Ladder:
    """Climb from `first` to at most `most`, so many games for each rung; what stands for `*` in the bot is doubled.

    It ends with the first doubling that is not known to win more than half of what one of the two has won, or when so
    many seconds are gone; Ctrl-C ends it with the rungs that there are.
    """
    check_pattern(bot)
    check_count("first", first, MOST_THOUGHT // 2)
    check_count("most", most, MOST_THOUGHT)
    if most < 2 * first:
        raise LabError(house("ladder-short", {"first": first, "most": most}))
    check_bots(game, [thinking(bot, first)])
    Schedule.of(game, 2).rounds(games)
    found = Ladder(game, bot, seed)
    begun = monotonic()

    def told(done: int, _: Standings) -> None:
        if progress is not None:
            progress(done, found)
        if seconds and monotonic() - begun > seconds:
            raise _TimeUp

    thought = 2 * first
    try:
        while thought <= most:
            names = [thinking(bot, thought), thinking(bot, thought // 2)]
            found.rungs.append(_rung(arena(game, names, games, seed, jobs, "", told, on=on), thought))
            if not found.rungs[-1].pays:
                found.ended = PAID
                break
            thought *= 2
    except _TimeUp:
        found.ended = TIME
    except KeyboardInterrupt:
        if not found.rungs:
            raise
        found.ended = STOPPED
    return found


def check_pattern(bot: str) -> None:
    """Refuse a bot of which nobody can say how it thinks twice as long."""
    if bot.count(PLACE) != 1:
        raise LabError(house("ladder-bot", {"given": bot[:SHOWN]}))


def thinking(bot: str, thought: int) -> str:
    """The bot that thinks so much."""
    return bot.replace(PLACE, str(thought))


def _rung(standings: Standings, thought: int) -> Rung:
    pair = standings.pair(0, 1)
    upper = next(rating for rating in standings.ratings() if rating.bot == pair.bot)
    share = Share(pair.share, pair.low, pair.high)
    return Rung(thought, pair.bot, pair.other, standings.games, share, upper.milliseconds, by_turn(standings))


def by_turn(standings: Standings) -> tuple[Share, ...]:
    """The wins of each place in the turn order, whoever had it; nothing where nobody plays against another."""
    if standings.schedule.against_the_game:
        return ()
    games, players = standings.games, standings.game.players
    wholes = np.full(standings.deals, float(standings.schedule.round_games))
    found = []
    for place in range(players):
        won = standings.shares[np.arange(games), (standings.first + place) % players]
        parts = won.reshape(standings.deals, -1).sum(axis=1)
        found.append(Share(float(won.mean()), *clustered(parts, wholes)))
    return tuple(found)
