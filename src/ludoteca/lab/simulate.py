"""Many games between bots, on all cores: the same seed gives the same games, however many work on them.

>>> import ludoteca
>>> from ludoteca.lab import simulate
>>> results = simulate(ludoteca.make("marrak_hesh"), ["greedy", "random"], games=10, seed=1, jobs=1)
>>> [(share.name, share.games) for share in results.by_bot()]
[('greedy', 10), ('random', 10)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Named
from ludoteca.engine import Game
from ludoteca.lab.deeds import Deeds
from ludoteca.lab.figures import clustered, saved
from ludoteca.lab.hands import hands
from ludoteca.lab.measures import LOOKED, Survey, measures_of
from ludoteca.lab.played import Fault, Played, play_one
from ludoteca.lab.sides import Side
from ludoteca.lab.tracing import Trace, Watched, Watching, watched
from ludoteca.lab.watching import Watch
from ludoteca.lab.work import (
    MOST_GAMES,
    check_count,
    check_players,
    check_seconds,
    check_seeds,
    chunks,
    made,
    names_of,
)


class Row(NamedTuple):
    """One seat of one game, as it is written down; games, deals, rotations, seats and turns count from 0."""

    game: int
    deal: int
    rotation: int  # how many seats on the list of bots had moved
    seed: int  # of the deal
    seat: int
    turn: int  # its place in the turn order
    bot: str
    score: int
    won: bool
    ret: float
    decisions: int
    fault: str = ""  # how the bot on this seat failed, which ended the game: raised, illegal or slow


class Share(NamedTuple):
    """What a bot, a seat or a place in the turn order won; a shared win counts for each who shares it."""

    name: str
    games: int
    wins: int
    low: float  # a 95% interval of the share of games won
    high: float
    mean: float  # of its scores
    sd: float


@dataclass(frozen=True)
class Results:
    """What came of the games: an entry, or a row with an entry for each seat, for each game."""

    game: Game
    seats: tuple[str, ...]  # as they sit without rotation
    seed: int  # of the first deal; each further deal has the next one
    rotate: bool
    pairs: bool
    scores: NDArray[np.int64]
    returns: NDArray[np.float64]
    won: NDArray[np.bool_]
    decisions: NDArray[np.int64]
    first: NDArray[np.int64]  # the seat that had the first turn
    deeds: Deeds | None = None  # what was done in all games, where that was asked for
    faults: list[Fault] = field(default_factory=list)  # of bots, in the order of the games: each ended its game
    survey: Survey | None = None  # what was measured of the games of whole deals, where that was asked for

    @property
    def row(self) -> type[Row]:
        """What `rows` has."""
        return Row

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.decisions)

    @cached_property
    def block(self) -> int:
        """How many games have the same deal, one after the other."""
        return block_of(self.seats, self.rotate, self.pairs)

    def deal(self, game: int) -> int:
        """Which deal that game had, counted from 0; its seed is so much higher than the first."""
        return game // self.block

    def rotation(self, game: int) -> int:
        """How many seats on the list of bots had moved in that game."""
        return _rotation(len(self.seats), self.rotate, self.block, self.seed, game)

    def bot(self, game: int, seat: int) -> str:
        """Who sat there in that game."""
        return self.seats[(seat + self.rotation(game)) % len(self.seats)]

    @property
    def turns(self) -> NDArray[np.int64]:
        """The place of each seat in the turn order of each game: 0 has the first turn."""
        players = len(self.seats)
        return (np.arange(players)[None, :] - self.first[:, None]) % players

    def rows(self) -> Iterator[Row]:
        """Every seat of every game."""
        failed = {(fault.game, fault.seat): fault.kind for fault in self.faults}
        turns = self.turns
        for game in range(self.games):
            deal, rotation = self.deal(game), self.rotation(game)
            for seat in range(len(self.seats)):
                yield Row(
                    game,
                    deal,
                    rotation,
                    self.seed + deal,
                    seat,
                    int(turns[game, seat]),
                    self.bot(game, seat),
                    int(self.scores[game, seat]),
                    bool(self.won[game, seat]),
                    float(self.returns[game, seat]),
                    int(self.decisions[game]),
                    failed.get((game, seat), ""),
                )

    def by_seat(self) -> list[Share]:
        """What each seat won, whoever sat on it; seats are named by their number from 0."""
        seats = np.broadcast_to(np.arange(len(self.seats)), self.scores.shape)
        return [self._share(str(seat), seats == seat) for seat in range(len(self.seats))]

    def by_turn_order(self) -> list[Share]:
        """What each place in the turn order won, whichever seat had it; 0 had the first turn."""
        turns = self.turns
        return [self._share(str(place), turns == place) for place in range(len(self.seats))]

    def by_bot(self) -> list[Share]:
        """What each bot won, wherever it sat."""
        who = self._who()
        return [self._share(name, who == number) for number, name in enumerate(dict.fromkeys(self.seats))]

    def saved(self) -> float | None:
        """As how many games with deals of their own each game counts; None where it cannot be told.

        It is by how much less the differences between the bots' shares of the wins vary, because they had the same
        deals.
        """
        deals = self.games // self.block
        if self.block == 1 or self.game.together:
            return None
        winners = np.maximum(self.won.sum(axis=1, keepdims=True), 1)
        shares, who = self.won / winners, self._who()
        bots = len(set(self.seats))
        credits = np.stack([(shares * (who == number)).sum(axis=1) for number in range(bots)], axis=1)
        return saved(credits[: deals * self.block].reshape(deals, self.block, bots))

    def _who(self) -> NDArray[np.int64]:
        """Which bot sat on each seat of each game, numbered in the order of the list."""
        numbers = {name: number for number, name in enumerate(dict.fromkeys(self.seats))}
        seated = np.array([numbers[name] for name in self.seats], np.int64)
        players = len(seated)
        first = self.rotation(0)
        shifts = (first + np.arange(self.games)) % (self.block if self.block > 1 else players if self.rotate else 1)
        who: NDArray[np.int64] = seated[(np.arange(players)[None, :] + shifts[:, None]) % players]
        return who

    def _share(self, name: str, its: NDArray[np.bool_]) -> Share:
        """What was won on these seats. A deal is one piece of evidence, however many seats and games it has."""
        scores, won = self.scores[its], self.won & its
        first = np.arange(0, self.games, self.block)
        parts = np.add.reduceat(won.sum(axis=1), first).astype(np.float64)
        wholes = np.add.reduceat(its.sum(axis=1), first).astype(np.float64)
        mean = float(scores.mean())
        sd = float(scores.std(ddof=1)) if scores.size > 1 else 0.0
        return Share(name, int(scores.size), int(won.sum()), *_interval(parts, wholes, bool(its.all())), mean, sd)


def simulate(
    game: Game,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int | None = None,
    rotate: bool = True,
    progress: Callable[[int], None] | None = None,
    deeds: bool = False,
    bot_seconds: float = 0.0,
    pairs: bool = True,
    measures: bool = False,
    keep: Callable[[int, Sequence[Watched]], None] | None = None,
    on: str = "",
) -> Results:
    """Play that many games; `progress` is told how many more are done.

    With `rotate` each bot sits on each seat equally often. With `pairs` that happens on the same deal: that of the seed
    `seed` is played in every rotation of the seats that seats anybody otherwise, then comes the next seed. So the games
    of so many whole deals and those from the next seed on are the games of one longer simulation. Without `pairs`
    game i has the seed `seed + i`, and the list of bots moves by one from seed to seed.
    With `deeds` it is also counted what was done in the games, which takes longer. With `measures` the games of whole
    deals are measured (`Results.survey`); `keep` is given every deal with its games, in which every decision then
    stands. A bot that raises, says something illegal or takes more than `bot_seconds` for a decision (0: it may take
    any time) forfeits the game, which ends there: it gets -1, the others win and share that; who plays together loses
    together. `Results.faults` tells of each. The time is looked at after the decision. A bot that has not answered
    after much longer hangs: its process is ended, and with it the simulation (`LabError`); with `jobs=1` there is none
    to end. With `on` a cluster plays instead of processes: `ray`, or `ray://host:10001`.
    """
    by = hands(jobs, on)
    bots = check_players(game, seats)
    check_count("games", games, MOST_GAMES)
    check_seconds(bot_seconds)
    results = _blank(game, tuple(seats), games, seed, rotate, pairs, deeds)
    check_seeds(seed, results.deal(games - 1) + 1)
    watching = Watching(True, keep is not None) if measures or keep is not None else None
    if watching is not None:
        side = Side(game, tuple(seats))
        results = replace(results, survey=Survey(side, results.block, measures_of([side])))
    order = Order(game, names_of(seats), seed, rotate, pairs, deeds, bot_seconds, watching)
    deal: list[Watched] = []
    with closing(by.done(order, chunks(games, bots, by.count))) as work:
        for chunk, played in work:
            for number, (outcome, trace) in zip(chunk, played, strict=True):
                _enter(results, number, outcome)
                if trace is not None and results.survey is not None:
                    deal.append(Watched(outcome, trace))
                    if len(deal) == results.block:
                        results.survey.add(results.deal(number), deal, results.rotation(number) - results.block + 1)
                        if keep is not None:
                            keep(results.deal(number), deal)
                        deal = []
            if progress is not None:
                progress(len(chunk))
    return results


def block_of(seats: Sequence[str], rotate: bool, pairs: bool) -> int:
    """How many games share a deal: the rotations of the seats that seat anybody otherwise."""
    if not (rotate and pairs):
        return 1
    return next(shift for shift in range(1, len(seats) + 1) if (*seats[shift:], *seats[:shift]) == tuple(seats))


# ---- the work, divided


class Order(NamedTuple):
    """What is to be played, as a worker process is told."""

    game: Game
    seats: tuple[Named, ...]
    seed: int
    rotate: bool
    pairs: bool
    deeds: bool
    bot_seconds: float
    watching: Watching | None = None  # what is measured; None: nothing

    def begin(self, watch: Watch | None) -> Callable[[range], list[tuple[Played, Trace | None]]]:
        """Make the bots, which are kept from chunk to chunk."""
        bots = made(self.game, self.seats, watch)
        block = block_of([bot.text for bot in self.seats], self.rotate, self.pairs)

        def one(number: int) -> tuple[Played, Trace | None]:
            shift = _rotation(len(bots), self.rotate, block, self.seed, number)
            seated = [*bots[shift:], *bots[:shift]]
            seed = self.seed + number // block
            if self.watching is None:
                return play_one(self.game, seated, seed, deeds=self.deeds, bot_seconds=self.bot_seconds), None
            watching = self.watching._replace(look=number < LOOKED, tell=self.deeds)
            return watched(self.game, seated, seed, watching, self.bot_seconds)

        return lambda chunk: [one(number) for number in chunk]


def _rotation(players: int, rotate: bool, block: int, seed: int, game: int) -> int:
    """How many seats on the list has moved: within a deal, or from seed to seed."""
    if block > 1:
        return game % block
    return (seed + game) % players if rotate else 0


def _blank(
    game: Game, seats: tuple[str, ...], games: int, seed: int, rotate: bool, pairs: bool, deeds: bool
) -> Results:
    shape = (games, game.players)
    return Results(
        game,
        seats,
        seed,
        rotate,
        pairs,
        np.zeros(shape, np.int64),
        np.zeros(shape, np.float64),
        np.zeros(shape, np.bool_),
        np.zeros(games, np.int64),
        np.zeros(games, np.int64),
        Deeds() if deeds else None,
    )


def _enter(results: Results, number: int, outcome: Played) -> None:
    """Write down how a game ended."""
    results.scores[number] = outcome.scores
    results.returns[number] = outcome.returns
    results.won[number, list(outcome.winners)] = True
    results.decisions[number] = outcome.decisions
    results.first[number] = outcome.first
    if results.deeds is not None:
        results.deeds.add(outcome.deeds, outcome.winners)
    if outcome.fault is not None:
        results.faults.append(Fault.of(number, outcome.fault))


def _interval(parts: NDArray[np.float64], wholes: NDArray[np.float64], everybody: bool) -> tuple[float, float]:
    """The 95% interval; whoever sits on every seat wins the same share of every game, whatever happens."""
    share = float(parts.sum() / wholes.sum())
    if everybody and 0.0 < share < 1.0 and np.allclose(parts, share * wholes):
        return share, share
    return clustered(parts, wholes)
