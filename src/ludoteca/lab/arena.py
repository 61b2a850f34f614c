"""An arena: which of several bots is stronger, by how much, and how sure that is.

>>> import ludoteca
>>> from ludoteca.lab import arena
>>> standings = arena(ludoteca.make("marrak_hesh"), ["greedy", "random"], games=20, seed=1, jobs=1)
>>> [rating.bot for rating in standings.ratings()]
['greedy', 'random']
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Named
from ludoteca.engine import Game, house
from ludoteca.lab.figures import clustered, saved
from ludoteca.lab.hands import hands
from ludoteca.lab.played import Fault, Played, play_one
from ludoteca.lab.ratings import fit
from ludoteca.lab.schedule import Schedule
from ludoteca.lab.verdict import Duel, Verdict, read_until
from ludoteca.lab.watching import Watch
from ludoteca.lab.work import (
    MOST_GAMES,
    LabError,
    check_bots,
    check_count,
    check_seconds,
    check_seeds,
    chunks,
    made,
    names_of,
)

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]


class ArenaRow(NamedTuple):
    """One seat of one game, as it is written down; everything that is numbered counts from 0."""

    game: int
    deal: int
    table: int  # which bots
    seating: int  # which game of the table on this deal
    seed: int  # of the deal
    seat: int
    turn: int  # its place in the turn order
    bot: str
    score: int
    won: bool
    share: float  # of the win: a shared one is divided
    ret: float
    decisions: int
    fault: str  # how the bot on this seat failed, which ended the game: raised, illegal or slow


class Rating(NamedTuple):
    """How strong a bot is."""

    bot: str
    elo: float
    low: float  # a 95% interval
    high: float
    games: int
    share: float  # of the wins in these games; where all win together, of the games won
    points: float  # the mean of its scores
    milliseconds: float  # of CPU for a decision
    faults: int  # games that it forfeited


class Pair(NamedTuple):
    """Two bots against each other: of what one of them has won, the share of the first."""

    bot: str
    other: str
    games: int
    share: float
    low: float  # a 95% interval
    high: float


@dataclass(frozen=True)
class Standings:
    """What came of an arena: an entry, or a row with an entry for each seat, for each game."""

    game: Game
    bots: tuple[str, ...]
    seed: int  # of the first deal; each further deal has the next one
    schedule: Schedule
    seated: Numbers  # the bot on each seat
    shares: Floats  # what each seat has of the win
    scores: Numbers
    returns: Floats
    won: NDArray[np.bool_]
    decisions: Numbers
    first: Numbers  # the seat that had the first turn
    asked: Numbers  # how often each seat had something to choose
    seconds: Floats  # of CPU that it thought about it; all else is the same whenever it is played
    faults: list[Fault]
    verdict: Verdict | None = None  # where it was asked for

    @property
    def row(self) -> type[ArenaRow]:
        """What `rows` has."""
        return ArenaRow

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.decisions)

    @property
    def deals(self) -> int:
        """How many deals were played, each in every seating of every table."""
        return self.games // self.schedule.round_games

    def deal(self, game: int) -> int:
        """Which deal that game had; its seed is so much higher than the first."""
        return game // self.schedule.round_games

    def rows(self) -> Iterator[ArenaRow]:
        """Every seat of every game."""
        failed = {(fault.game, fault.seat): fault.kind for fault in self.faults}
        players, size = self.game.players, self.schedule.size
        for game in range(self.games):
            deal, number = divmod(game, self.schedule.round_games)
            table, seating = divmod(number, size)
            for seat in range(players):
                yield ArenaRow(
                    game,
                    deal,
                    table,
                    seating,
                    self.seed + deal,
                    seat,
                    (seat - int(self.first[game])) % players,
                    self.bots[self.seated[game, seat]],
                    int(self.scores[game, seat]),
                    bool(self.won[game, seat]),
                    float(self.shares[game, seat]),
                    float(self.returns[game, seat]),
                    int(self.decisions[game]),
                    failed.get((game, seat), ""),
                )

    def ratings(self) -> list[Rating]:
        """Every bot, the strongest first."""
        credits, seats = self._credits, self._seats()
        deals = np.arange(self.games) // self.schedule.round_games
        against = self.schedule.against_the_game
        if against:  # the game has what the bot has not, on the one seat across the table
            whole = seats > 0
            found = fit(
                np.column_stack([credits, 1.0 - credits.sum(axis=1)]),
                np.column_stack([whole.astype(np.float64), np.ones(self.games)]),
                deals,
                anchored=True,
            )
        else:
            found = fit(credits, seats, deals)
        ratings = []
        for number, bot in enumerate(self.bots):
            its = self.seated == number
            games = int(np.count_nonzero(seats[:, number]))
            asked = max(1, int(self.asked[its].sum()))
            ratings.append(
                Rating(
                    bot,
                    float(found.elo[number]),
                    float(found.elo[number] - found.half[number]),
                    float(found.elo[number] + found.half[number]),
                    games,
                    float(credits[:, number].sum() / games),
                    float(self.scores[its].mean()),
                    1000.0 * float(self.seconds[its].sum()) / asked,
                    sum(1 for fault in self.faults if fault.bot == bot),
                )
            )
        return sorted(ratings, key=lambda rating: -rating.elo)

    def pairs(self) -> list[Pair]:
        """Each bot against each other, in the order of the list."""
        number = len(self.bots)
        return [self.pair(a, b) for a in range(number) for b in range(number) if a != b]

    def pair(self, first: int, second: int) -> Pair:
        """Two bots of the list against each other."""
        ours, theirs, games = self._met(first, second)
        wholes = ours + theirs
        share = float(ours.sum() / wholes.sum()) if wholes.any() else 0.5
        met = games * self.deals
        return Pair(self.bots[first], self.bots[second], met, share, *clustered(ours, wholes))

    def scores_of(self, first: int, second: int) -> Floats:
        """What the first of two bots has of each deal, from 0 to 1: a half, and half of what it has won more."""
        ours, theirs, games = self._met(first, second)
        scores: Floats = 0.5 + 0.5 * (ours - theirs) / games
        return scores

    def saved(self) -> float | None:
        """As how many games with deals of their own each game counts; None where it cannot be told."""
        if self.schedule.round_games == 1:
            return None
        return saved(self._credits.reshape(self.deals, self.schedule.round_games, len(self.bots)))

    def part(self, first: int, last: int) -> Standings:
        """The standings of a part of the games, as if there had been no others; `last` is not one of them."""
        its = slice(first, last)
        return replace(
            self,
            seated=self.seated[its],
            shares=self.shares[its],
            scores=self.scores[its],
            returns=self.returns[its],
            won=self.won[its],
            decisions=self.decisions[its],
            first=self.first[its],
            asked=self.asked[its],
            seconds=self.seconds[its],
            faults=[fault._replace(game=fault.game - first) for fault in self.faults if first <= fault.game < last],
        )

    @cached_property
    def _credits(self) -> Floats:
        """What each bot has of the win of each game; those who win together have it all."""
        found = np.zeros((self.games, len(self.bots)))
        for number in range(len(self.bots)):
            its = self.seated == number
            if self.schedule.against_the_game:
                found[:, number] = np.where(its, self.shares, 0.0).max(axis=1)
            else:
                found[:, number] = np.where(its, self.shares, 0.0).sum(axis=1)
        return found

    def _seats(self) -> Floats:
        """How many seats each bot had in each game."""
        return np.stack([(self.seated == number).sum(axis=1) for number in range(len(self.bots))], axis=1).astype(float)

    def _met(self, first: int, second: int) -> tuple[Floats, Floats, int]:
        """What either has won of each deal that the other could have won, and in how many games of it they met."""
        credits = self._credits.reshape(self.deals, self.schedule.round_games, len(self.bots))
        if self.schedule.against_the_game:
            ours, theirs = credits[:, first, first], credits[:, second, second]
            return ours * (1 - theirs), theirs * (1 - ours), 1
        met = [number for number, game in enumerate(self.schedule.round(0)) if {first, second} <= set(game.bots)]
        return credits[:, met, first].sum(axis=1), credits[:, met, second].sum(axis=1), len(met)


def arena(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int | None = None,
    until: str = "",
    progress: Callable[[int, Standings], None] | None = None,
    bot_seconds: float = 0.0,
    on: str = "",
) -> Standings:
    """Let the bots play whole rounds against each other, at most so many games; see `Schedule` for what a round is.

    With `until="a>b"` it ends after the first deal by which one of these two is known to be stronger.
    `progress` is told how many more games are done, and the standings so far.
    A bot that fails forfeits the game, as in `simulate`; `bot_seconds` is how long it may think about a decision.
    With `on` a cluster plays instead of processes: `ray`, or `ray://host:10001`.
    """
    by = hands(jobs, on)
    names = tuple(bots)
    if len(set(names)) < len(names):
        raise LabError(house("arena-twice", {"bot": next(bot for bot in names if names.count(bot) > 1)}))
    players = check_bots(game, names)
    check_count("games", games, MOST_GAMES)
    check_seconds(bot_seconds)
    duel = read_until(until, names) if until else None
    schedule = Schedule.of(game, len(names))
    rounds = schedule.rounds(games)
    check_seeds(seed, rounds)
    standings = _blank(game, names, seed, schedule, rounds)
    blocks = chunks(rounds * schedule.number_of_tables, players, by.count, schedule.size)
    judge = None if duel is None else _Judge(standings, *duel)
    done = 0
    order = ArenaOrder(game, names_of(names), seed, bot_seconds)
    with closing(by.done(order, blocks)) as work:
        for _, played in work:
            for number, outcome in enumerate(played, done):
                _enter(standings, number, outcome)
            done += len(played)
            if progress is not None:
                progress(len(played), standings.part(0, done - done % schedule.round_games))
            if judge is not None and judge.looks(done):
                break
    return standings if judge is None else judge.ended()


class _Judge:
    """Looks at each deal in its turn, however many come at once: the end is the same for any number of workers."""

    def __init__(self, standings: Standings, first: int, second: int) -> None:
        self.standings = standings
        self.bots = (first, second)
        self.duel = Duel()
        self.deals = 0

    def looks(self, games: int) -> bool:
        """Whether it is decided after so many games."""
        size = self.standings.schedule.round_games
        last = games // size
        for score in self.standings.part(self.deals * size, last * size).scores_of(*self.bots):
            self.duel.add(float(score))
            self.deals += 1
            if self.duel.decided():
                return True
        return False

    def ended(self) -> Standings:
        """The standings of the deals that were looked at, with what is known."""
        first, second = (self.standings.bots[bot] for bot in self.bots)
        stronger = {1: first, -1: second, 0: ""}[self.duel.decided()]
        whole = self.standings.part(0, self.deals * self.standings.schedule.round_games)
        return replace(whole, verdict=Verdict(first, second, stronger, self.deals))


# ---- the work, divided


class ArenaOrder(NamedTuple):
    """What is to be played, as a worker process is told; blocks are numbered deal by deal, table by table."""

    game: Game
    bots: tuple[Named, ...]
    seed: int
    bot_seconds: float

    def begin(self, watch: Watch | None) -> Callable[[range], list[Played]]:
        """Make the bots, which are kept from chunk to chunk."""
        bots = made(self.game, self.bots, watch)
        schedule = Schedule.of(self.game, len(bots))

        def block(number: int) -> Iterator[Played]:
            deal, table = divmod(number, schedule.number_of_tables)
            for seating in schedule.block(table, deal):
                seated = [bots[bot] for bot in seating.bots]
                yield play_one(self.game, seated, self.seed + deal, bot_seconds=self.bot_seconds, timed=True)

        return lambda chunk: [played for number in chunk for played in block(number)]


def _blank(game: Game, bots: tuple[str, ...], seed: int, schedule: Schedule, rounds: int) -> Standings:
    shape = (rounds * schedule.round_games, game.players)
    seated = np.zeros(shape, np.int64)
    orders = min(rounds, schedule.orders)
    for deal in range(orders):
        for number, seating in enumerate(schedule.round(deal)):
            seated[deal * schedule.round_games + number :: orders * schedule.round_games] = seating.bots
    return Standings(
        game,
        bots,
        seed,
        schedule,
        seated,
        np.zeros(shape, np.float64),
        np.zeros(shape, np.int64),
        np.zeros(shape, np.float64),
        np.zeros(shape, np.bool_),
        np.zeros(shape[0], np.int64),
        np.zeros(shape[0], np.int64),
        np.zeros(shape, np.int64),
        np.zeros(shape, np.float64),
        [],
    )


def _enter(standings: Standings, number: int, outcome: Played) -> None:
    """Write down how a game ended."""
    standings.shares[number] = outcome.shares(standings.schedule.against_the_game)
    standings.scores[number] = outcome.scores
    standings.returns[number] = outcome.returns
    standings.won[number, list(outcome.winners)] = True
    standings.decisions[number] = outcome.decisions
    standings.first[number] = outcome.first
    standings.asked[number] = outcome.asked
    standings.seconds[number] = outcome.seconds
    if outcome.fault is not None:
        standings.faults.append(Fault.of(number, outcome.fault))
