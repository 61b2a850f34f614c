"""Many games between bots, on all cores: the same seed gives the same games, however many work on them.

>>> import ludoteca
>>> from ludoteca.lab import simulate
>>> results = simulate(ludoteca.make("marrak_hesh"), ["greedy", "random"], games=10, seed=1, jobs=1)
>>> [(share.name, share.games) for share in results.by_bot()]
[('greedy', 10), ('random', 10)]
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, BotFault, Driver, GreedyBot, Named, RandomBot, SeatError, bot_for, named
from ludoteca.bots.registry import is_house
from ludoteca.engine import Game, LudotecaError, Phrase, SeedError, State, house
from ludoteca.engine.dice import SEED_BITS
from ludoteca.lab.deeds import Deeds, Told, told
from ludoteca.lab.watching import Watch, patience_for

MOST_IN_A_CHUNK = 200
"""Games that a worker plays before it reports: enough to forget the cost of talking."""

MOST_GAMES = 10_000_000  # their results are held in memory
MOST_JOBS = 1024
MOST_SECONDS = 86_400.0  # that a bot may be given for a decision
QUICK = (RandomBot, GreedyBot)  # bots whose games are so short that many make a chunk
Z95 = 1.959964  # the normal quantile of a 95% interval


class LabError(LudotecaError):
    """A simulation that cannot be carried out."""


class Fault(NamedTuple):
    """A game that a bot has forfeited by failing, which is not to lose it."""

    game: int  # counted from 0
    seat: int
    bot: str
    kind: str  # raised, illegal or slow
    rule: str  # that forbids what it said; empty: none of the game
    phrase: Phrase  # what happened, in words


class Played(NamedTuple):
    """How one game ended; everything by seat but the decisions."""

    scores: tuple[int, ...]
    returns: tuple[float, ...]
    winners: tuple[int, ...]
    decisions: int
    first: int  # the seat that had the first turn
    deeds: tuple[tuple[Told, int], ...] = ()  # what was done and how often, where that was asked for
    fault: BotFault | None = None  # of the bot by which the game ended early


class Row(NamedTuple):
    """One seat of one game, as it is written down; games, seats and turns count from 0."""

    game: int
    seed: int
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
    seats: tuple[str, ...]  # as they sit where the seed can be divided by their number
    seed: int  # of game 0; game i has the seed that is i higher
    rotate: bool
    scores: NDArray[np.int64]
    returns: NDArray[np.float64]
    won: NDArray[np.bool_]
    decisions: NDArray[np.int64]
    first: NDArray[np.int64]  # the seat that had the first turn
    deeds: Deeds | None = None  # what was done in all games, where that was asked for
    faults: list[Fault] = field(default_factory=list)  # of bots, in the order of the games: each ended its game

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.decisions)

    def bot(self, game: int, seat: int) -> str:
        """Who sat there in that game."""
        return _seated(self.seats, self.seed + game, self.rotate)[seat]

    @property
    def turns(self) -> NDArray[np.int64]:
        """The place of each seat in the turn order of each game: 0 has the first turn."""
        players = len(self.seats)
        return (np.arange(players)[None, :] - self.first[:, None]) % players

    def rows(self) -> Iterator[Row]:
        """Every seat of every game."""
        failed = {(fault.game, fault.seat): fault.kind for fault in self.faults}
        for game in range(self.games):
            bots = _seated(self.seats, self.seed + game, self.rotate)
            for seat in range(len(bots)):
                yield Row(
                    game,
                    self.seed + game,
                    seat,
                    (seat - int(self.first[game])) % len(bots),
                    bots[seat],
                    int(self.scores[game, seat]),
                    bool(self.won[game, seat]),
                    float(self.returns[game, seat]),
                    int(self.decisions[game]),
                    failed.get((game, seat), ""),
                )

    def by_seat(self) -> list[Share]:
        """What each seat won, whoever sat on it; seats are named by their number from 0."""
        return [_share(str(seat), self.scores[:, seat], self.won[:, seat]) for seat in range(self.scores.shape[1])]

    def by_turn_order(self) -> list[Share]:
        """What each place in the turn order won, whichever seat had it; 0 had the first turn."""
        turns = self.turns
        places = range(len(self.seats))
        return [_share(str(place), self.scores[turns == place], self.won[turns == place]) for place in places]

    def by_bot(self) -> list[Share]:
        """What each bot won, wherever it sat. A game is one piece of evidence, on however many seats a bot sits."""
        players = len(self.seats)
        shift = (np.arange(self.games)[:, None] + self.seed % players) if self.rotate else 0
        who = (np.arange(players)[None, :] + shift) % players
        shares = []
        for name in dict.fromkeys(self.seats):
            places = [place for place in range(players) if self.seats[place] == name]
            its = np.broadcast_to(np.isin(who, places), self.scores.shape)
            share = _share(name, self.scores[its], self.won[its])
            if len(places) > 1:
                low, high = clustered((self.won & its).sum(axis=1) / len(places))
                share = share._replace(low=low, high=high)
            shares.append(share)
        return shares


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
) -> Results:
    """Play that many games, game i with the seed `seed + i`; `progress` is told how many more are done.

    With `rotate` the list of seats moves by one from seed to seed, so that each bot sits on each seat equally often,
    and games played in several parts are the same as in one.
    With `deeds` it is also counted what was done in the games, which takes longer.
    A bot that raises, says something illegal or takes more than `bot_seconds` for a decision (0: it may take any time)
    forfeits the game, which ends there: it gets -1, the others win and share that; who plays together loses together.
    `Results.faults` tells of each. The time is looked at after the decision. A bot that has not answered after much
    longer hangs: its process is ended, and with it the simulation (`LabError`); with `jobs=1` there is none to end.
    """
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        raise SystemExit(1)  # a worker that reads an unguarded script: whoever began it says what is wrong
    bots = check_players(game, seats)
    workers = cores() if jobs is None else jobs
    for name, count, most in (("games", games, MOST_GAMES), ("jobs", workers, MOST_JOBS)):
        if not 1 <= count <= most:
            raise LabError(house("argument-count", {"argument": name, "given": str(count), "most": most}))
    if not 0.0 <= bot_seconds <= MOST_SECONDS:
        raise LabError(house("simulate-bot-seconds", {"given": f"{bot_seconds:g}", "most": int(MOST_SECONDS)}))
    check_seeds(seed, games)
    results = _blank(game, tuple(seats), games, seed, rotate, deeds)
    size = MOST_IN_A_CHUNK if all(type(bot) in QUICK for bot in bots) else 1
    size = max(1, min(size, games // (8 * workers)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    for chunk, played in _play_chunks(results, chunks, min(workers, len(chunks)), bot_seconds):
        for number, outcome in zip(chunk, played, strict=True):
            results.scores[number] = outcome.scores
            results.returns[number] = outcome.returns
            results.won[number, list(outcome.winners)] = True
            results.decisions[number] = outcome.decisions
            results.first[number] = outcome.first
            if results.deeds is not None:
                results.deeds.add(outcome.deeds, outcome.winners)
            if outcome.fault is not None:
                fault = outcome.fault
                results.faults.append(Fault(number, fault.seat, fault.bot, fault.kind, fault.rule, fault.phrase))
        if progress is not None:
            progress(len(chunk))
    results.faults.sort(key=lambda fault: fault.game)
    return results


def play_one(game: Game, bots: Sequence[Bot], seed: int, *, deeds: bool = False, bot_seconds: float = 0.0) -> Played:
    """One game between bots, one for each seat; a bot that fails forfeits it."""
    state = game.start(seed, events=deeds)
    done: Counter[Told] = Counter()
    first = state.first_seat()
    driver = Driver(list(bots), seed, bot_seconds)
    fault: BotFault | None = None
    try:
        if deeds:
            while driver.step(state):
                done.update(told(state.events))
        else:
            driver.play(state)
    except BotFault as failed:
        fault = failed
    returns, winners = (state.returns(), state.winners()) if fault is None else forfeited(state, fault.seat)
    ends = tuple(state.scores()), tuple(returns), tuple(winners)
    return Played(*ends, driver.decisions, first, tuple(done.items()), fault)


def forfeited(state: State, seat: int) -> tuple[list[float], list[int]]:
    """Returns and winners of a game that a seat has forfeited: the others have won, unless they play with it."""
    players = state.game.players
    if players == 1 or state.game.together:
        return [-1.0] * players, []
    returns = [1.0 / (players - 1)] * players
    returns[seat] = -1.0
    return returns, [other for other in range(players) if other != seat]


def clustered(shares: NDArray[np.float64]) -> tuple[float, float]:
    """The 95% interval of the mean of one share a game: Wilson's, with as many games as their spread is worth."""
    mean, spread = float(shares.mean()), float(shares.var())
    if spread == 0.0:  # every game gave the same: for one bot on all seats it had to
        return wilson(round(mean * len(shares)), len(shares)) if mean in (0.0, 1.0) else (mean, mean)
    worth = len(shares) * mean * (1 - mean) / spread
    return wilson(mean * worth, worth)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95% interval of a share by Wilson's score, which keeps its promise for few games and for shares near 0."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    middle = share + Z95 * Z95 / (2 * games)
    whole = 1 + Z95 * Z95 / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_players(game: Game, seats: Sequence[str]) -> list[Bot]:
    """The bots of the seats; refuse those that a simulation cannot fill."""
    if len(seats) != game.players:
        raise SeatError(house("seats-count", {"given": len(seats), "players": game.players, "seats": ",".join(seats)}))
    bots = {seat: bot_for(seat, game) for seat in dict.fromkeys(seats)}
    for seat, bot in bots.items():
        if bot is None:
            raise SeatError(house("simulate-person", {"seat": seat}))
    return [bot for bot in bots.values() if bot is not None]


def check_seeds(seed: int, games: int) -> None:
    """Refuse seeds that no game has."""
    for wanted in (seed, seed + games - 1):
        if not 0 <= wanted < 1 << SEED_BITS:
            raise SeedError(house("seed-range", {"seed": str(wanted), "bits": SEED_BITS}))


# ---- the work, divided


class Order(NamedTuple):
    """What is to be played, as a worker process is told."""

    game: Game
    seats: tuple[Named, ...]
    seed: int
    rotate: bool
    deeds: bool
    bot_seconds: float


class _Worker:
    """A game and its bots, kept by each worker process from chunk to chunk."""

    def __init__(self, order: Order, watch: Watch | None = None) -> None:
        self.order = order
        self.seats = [bot.text for bot in order.seats]
        self.bots = {bot.text: bot.made(order.game) for bot in dict.fromkeys(order.seats)}
        if watch is not None:
            self.bots |= {name: watch.over(bot) for name, bot in self.bots.items() if not is_house(name)}

    def play(self, chunk: range) -> list[Played]:
        """The games of a chunk."""
        return [self._one(self.order.seed + number) for number in chunk]

    def _one(self, seed: int) -> Played:
        order = self.order
        bots = [self.bots[seat] for seat in _seated(self.seats, seed, order.rotate)]
        return play_one(order.game, bots, seed, deeds=order.deeds, bot_seconds=order.bot_seconds)


_worker: _Worker | None = None


def _sit_down(begun: Any, hung: Any, patience: float, order: Order) -> None:
    """The first thing that a worker process does."""
    global _worker
    begun.set()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a worker without a word; the parent does the talking
    _worker = _Worker(order, Watch(patience, hung.put) if patience else None)


def _play_chunk(chunk: range) -> list[Played]:
    assert _worker is not None
    return _worker.play(chunk)


def _play_chunks(
    results: Results, chunks: list[range], jobs: int, bot_seconds: float
) -> Iterator[tuple[range, list[Played]]]:
    """The chunks in the order in which they are done."""
    seats = tuple(named(seat) for seat in results.seats)
    order = Order(results.game, seats, results.seed, results.rotate, results.deeds is not None, bot_seconds)
    if jobs <= 1:
        alone = _Worker(order)
        for chunk in chunks:
            yield chunk, alone.play(chunk)
        return
    others = set(multiprocessing.active_children())
    spawn = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
    begun, hung = spawn.Event(), spawn.SimpleQueue()
    given = (begun, hung, patience_for(bot_seconds), order)
    pool = ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_sit_down, initargs=given)
    done = False
    try:
        asked: dict[Future[list[Played]], range] = {pool.submit(_play_chunk, chunk): chunk for chunk in chunks}
        for future in as_completed(asked):
            yield asked.pop(future), future.result()
        done = True
    except BrokenProcessPool:
        if not hung.empty():
            waited = f"{patience_for(bot_seconds):g}"
            raise LabError(house("simulate-hangs", {"bot": hung.get(), "seconds": waited})) from None
        raise LabError(house("simulate-worker" if begun.is_set() else "simulate-unguarded")) from None
    finally:
        if not done:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
        pool.shutdown(wait=done, cancel_futures=True)


def _seated(seats: Sequence[str], seed: int, rotate: bool) -> list[str]:
    """Who sits where in the game of that seed."""
    shift = seed % len(seats) if rotate else 0
    return [*seats[shift:], *seats[:shift]]


def _blank(game: Game, seats: tuple[str, ...], games: int, seed: int, rotate: bool, deeds: bool) -> Results:
    shape = (games, game.players)
    return Results(
        game,
        seats,
        seed,
        rotate,
        np.zeros(shape, np.int64),
        np.zeros(shape, np.float64),
        np.zeros(shape, np.bool_),
        np.zeros(games, np.int64),
        np.zeros(games, np.int64),
        Deeds() if deeds else None,
    )


def _share(name: str, scores: NDArray[np.int64], won: NDArray[np.bool_]) -> Share:
    games = int(scores.size)
    wins = int(won.sum())
    low, high = wilson(wins, games)
    mean = float(scores.mean()) if games else 0.0
    sd = float(scores.std(ddof=1)) if games > 1 else 0.0
    return Share(name, games, wins, low, high, mean, sd)
