"""Work for all cores: divided into pieces that are the same whoever does them, and given back in their order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Generic, Protocol, TypeVar

from ludoteca.bots import Bot, GreedyBot, Named, RandomBot, SeatError, bot_for, named
from ludoteca.bots.registry import is_house
from ludoteca.engine import Game, LudotecaError, SeedError, house
from ludoteca.engine.dice import SEED_BITS
from ludoteca.lab.watching import Watch, patience_for

MOST_IN_A_CHUNK = 200
"""Games that a worker plays before it reports: enough to forget the cost of talking."""

MOST_GAMES = 10_000_000  # their results are held in memory
MOST_JOBS = 1024
MOST_SECONDS = 86_400.0  # that a bot may be given for a decision
QUICK = (RandomBot, GreedyBot)  # bots whose games are so short that many make a chunk
AHEAD = 32  # chunks for each worker that wait for it, so that a long game keeps nobody idle

Done_co = TypeVar("Done_co", covariant=True)
Result = TypeVar("Result")


class LabError(LudotecaError):
    """Something that the lab cannot carry out."""


class Work(Protocol[Done_co]):
    """What is to be done, as a worker process is told; it is pickled once for each."""

    @property
    def bot_seconds(self) -> float:
        """How long a bot may think about a decision; 0: as long as it likes."""

    def begin(self, watch: Watch | None) -> Callable[[range], Done_co]:
        """Make what is kept from chunk to chunk; what comes back does the chunks."""


# ---- what is asked for


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def workers(jobs: int | None) -> int:
    """How many processes: those asked for, or one for each core. A worker that reads an unguarded script ends here."""
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        raise SystemExit(1)  # whoever began it says what is wrong
    return check_count("jobs", cores() if jobs is None else jobs, MOST_JOBS)


def check_count(name: str, count: int, most: int) -> int:
    """Refuse a number that makes no sense."""
    if not 1 <= count <= most:
        raise LabError(house("argument-count", {"argument": name, "given": str(count), "most": most}))
    return count


def check_seconds(seconds: float) -> None:
    """Refuse a time that no bot can be given."""
    if not 0.0 <= seconds <= MOST_SECONDS:
        raise LabError(house("simulate-bot-seconds", {"given": f"{seconds:g}", "most": int(MOST_SECONDS)}))


def check_seeds(seed: int, deals: int) -> None:
    """Refuse seeds that no game has."""
    for wanted in (seed, seed + deals - 1):
        if not 0 <= wanted < 1 << SEED_BITS:
            raise SeedError(house("seed-range", {"seed": str(wanted), "bits": SEED_BITS}))


def check_players(game: Game, seats: Sequence[str]) -> list[Bot]:
    """The bots of the seats; refuse those that nobody but a person can fill."""
    if len(seats) != game.players:
        raise SeatError(house("seats-count", {"given": len(seats), "players": game.players, "seats": ",".join(seats)}))
    return check_bots(game, seats)


def check_bots(game: Game, names: Sequence[str]) -> list[Bot]:
    """The bots of those names, each once; refuse a person."""
    bots = {name: bot_for(name, game) for name in dict.fromkeys(names)}
    for name, bot in bots.items():
        if bot is None:
            raise SeatError(house("simulate-person", {"seat": name}))
    return [bot for bot in bots.values() if bot is not None]


def made(game: Game, bots: Sequence[Named], watch: Watch | None) -> list[Bot]:
    """The bots, each made once however often it is named, and watched unless it is of the house."""
    kept = {bot: bot.made(game) for bot in dict.fromkeys(bots)}
    if watch is not None:
        kept |= {name: watch.over(bot) for name, bot in kept.items() if not is_house(name.text)}
    return [kept[bot] for bot in bots]


def names_of(bots: Sequence[str]) -> tuple[Named, ...]:
    """The bots as another process is told of them."""
    return tuple(named(bot) for bot in bots)


def chunks(number: int, bots: Sequence[Bot], jobs: int, size: int = 1) -> list[range]:
    """The numbers from 0 on, a few together where the bots are quick; each stands for so many games.

    The first are short, so that there is something to tell soon.
    """
    most = MOST_IN_A_CHUNK // size if all(type(bot) in QUICK for bot in bots) else 1
    most = max(1, min(most, number // (8 * jobs)))
    found: list[range] = []
    first, length = 0, 1
    while first < number:
        found.append(range(first, min(first + length, number)))
        first += length
        if len(found) % jobs == 0:
            length = min(2 * length, most)
    return found


# ---- doing it


def shared_out(work: Work[Result], pieces: Sequence[range], jobs: int) -> Generator[tuple[range, Result]]:
    """The pieces in their order, each with what came of it; whoever stops asking ends the workers."""
    if min(jobs, len(pieces)) <= 1:
        alone = work.begin(None)
        for piece in pieces:
            yield piece, alone(piece)
        return
    with _Crew(work, min(jobs, len(pieces))) as crew:
        yield from crew.done(pieces)


class _Crew(Generic[Result]):
    """Worker processes: they end with the work, however that ends."""

    def __init__(self, work: Work[Result], jobs: int) -> None:
        self.jobs = jobs
        self.others = set(multiprocessing.active_children())
        spawn = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
        self.begun, self.hung = spawn.Event(), spawn.SimpleQueue()
        self.patience = patience_for(work.bot_seconds)
        given = (self.begun, self.hung, self.patience, work)
        self.pool = ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_sit_down, initargs=given)

    def __enter__(self) -> _Crew[Result]:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            for child in set(multiprocessing.active_children()) - self.others:
                child.terminate()
        self.pool.shutdown(wait=kind is None, cancel_futures=True)

    def done(self, pieces: Sequence[range]) -> Generator[tuple[range, Result]]:
        """What comes of the pieces, in their order."""
        waiting: deque[tuple[range, Future[Result]]] = deque()
        left = iter(pieces)
        try:
            while True:
                while len(waiting) < AHEAD * self.jobs and (piece := next(left, None)) is not None:
                    waiting.append((piece, self.pool.submit(_do, piece)))
                if not waiting:
                    return
                piece, future = waiting.popleft()
                yield piece, future.result()
        except BrokenProcessPool:
            if not self.hung.empty():
                waited = {"bot": self.hung.get(), "seconds": f"{self.patience:g}"}
                raise LabError(house("simulate-hangs", waited)) from None
            raise LabError(house("simulate-worker" if self.begun.is_set() else "simulate-unguarded")) from None


_working: Callable[[range], Any] | None = None


def _sit_down(begun: Any, hung: Any, patience: float, work: Work[Any]) -> None:
    """The first thing that a worker process does."""
    global _working
    begun.set()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a worker without a word; the parent does the talking
    _working = work.begin(Watch(patience, hung.put) if patience else None)


def _do(piece: range) -> Any:
    assert _working is not None
    return _working(piece)
