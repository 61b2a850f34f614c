"""Bots think in processes of their own, so that the server answers everybody else meanwhile; visitors take turns."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple, TypeAlias, TypeVar

from ludoteca.bots import Advice, Bot, BotFault, Named, SearchBot, SeatError, ask, merged, named
from ludoteca.bots.base import SLOW
from ludoteca.bots.coach import Counsel, coach
from ludoteca.bots.registry import is_house
from ludoteca.bots.together import seed_of, share_of
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import house
from ludoteca.engine.record import Record
from ludoteca.engine.shelf import content_of, is_shelved
from ludoteca.review import Budget
from ludoteca.review.codec import packed
from ludoteca.review.judging import judged
from ludoteca.table.entries import FAILED, HURRIED
from ludoteca.web.guests import Guests
from ludoteca.web.native import Beside

log = logging.getLogger("ludoteca.bots")

Answer = TypeVar("Answer")

MOST_HANGS: Final = 3  # times on end that a bot of others may have to be ended, before it is asked no more
MOST_MADE: Final = 8  # bots of others that a worker keeps
LEAST_SHARE: Final = 500  # simulations that a worker has of a decision that is shared out: a few make no good tree
PIECE_SECONDS: Final = 0.6  # after which a worker begins no further decision of a review: so long may a bot wait for it
MARK_DIGITS: Final = 16  # of the hash of a game's contents
SECONDS_TO_WAKE = 20.0  # that a worker may take beyond the time to think: it starts, unpacks, and answers


AGAIN: Final = 0  # what a thinker elsewhere has left behind: somebody has waited for it already
AT_TABLE: Final = 1  # for a bot of somebody who plays
COACH: Final = 2  # for a hint
AFTERWARDS: Final = 3  # for a review
RANKS: Final = 4

HERE: Final = ""  # what only our own workers may think about
FAR: Final = 50  # simulations from which on a way elsewhere is short beside the thought


class Asker(NamedTuple):
    """For whom something is thought: an address, and one of the visitors who come from there."""

    address: str = ""
    holder: str = ""


NOBODY: Final = Asker()


class Thought(NamedTuple):
    """What a bot does, and how it came to it where that was not as it should be: `HURRIED` or `FAILED`."""

    action: int
    how: str = ""


class Wanted(NamedTuple):
    """A piece of a review that is wanted: of which decision, and for whom."""

    number: int
    seat: int | None = None  # by what that seat knew alone, which decided; None: with open cards too


class Impatient(Exception):
    """Whoever asks waits for an answer already, or too many do."""


class Lost(Exception):
    """A thinker elsewhere has not answered: somebody else is to be asked."""


def mark_of(name: str, rules_version: int) -> str:
    """What a thinker elsewhere must know to think about a game of the shelf: its rules and contents."""
    return f"{name} {rules_version} {content_of(name, version=rules_version)[:MARK_DIGITS]}"


def _mark(game: Game) -> str:
    return mark_of(game.name, int(game.rules_version)) if is_shelved(game) else HERE


# ---- in a worker


def think(who: Named, packed: bytes, seed: int, seconds: float = 0.0) -> Thought:
    """What a bot does in a redealt position; a search that is not done after so many seconds says the best so far.

    A bot of others that has taken longer is at fault; the process of one that never answers is ended from outside.
    """
    world: State = pickle.loads(packed)
    ours = is_house(who.text)
    bot = who.made(world.game) if ours else _kept(who, world.game)
    if type(bot) is not SearchBot or not seconds:
        return Thought(ask(bot, world, seed, 0.0 if ours else seconds))
    bot.seconds = min(bot.seconds or seconds, seconds)
    advice = bot.think(world.redeal(world.to_move, seed), seed)
    return Thought(bot.pick(advice, seed), HURRIED if bot.hurried else "")


@lru_cache(maxsize=MOST_MADE)
def _kept(who: Named, game: Game) -> Bot:
    """A bot of others, which may have much to read before it can play."""
    return who.made(game)


def advise(
    packed: bytes, simulations: int, seed: int, seconds: float = 0.0, found: list[Advice] | None = None
) -> list[Counsel]:
    """What the coach says of the best few actions, of a redealt position; `found`: others have searched already."""
    world: State = pickle.loads(packed)
    return coach(world, simulations, seed, seconds, found)


def look(who: Named, packed: bytes, seed: int, seconds: float, worker: int, workers: int) -> tuple[list[Advice], bool]:
    """What one of several workers finds out with its share of a search, and whether it was hurried."""
    world: State = pickle.loads(packed)
    bot = who.made(world.game)
    assert isinstance(bot, SearchBot)
    bot.simulations = share_of(bot.simulations, worker, workers)
    bot.seconds = min(bot.seconds or seconds, seconds)
    return bot.think(world.redeal(world.to_move, seed), seed_of(seed, worker)), bot.hurried


def judge(record: str, wanted: tuple[Wanted, ...], budget: Budget) -> list[bytes]:
    """The first pieces of a review that can be had within a short time, at least one, each as it is kept."""
    began, found = monotonic(), list[bytes]()
    for number, seat in wanted:
        found += [packed(piece) for piece in judged(_read(record), (number,), budget, seat)]
        if monotonic() - began > PIECE_SECONDS:
            break
    return found


@lru_cache(maxsize=4)
def _read(record: str) -> Record:
    """A record that is reviewed piece by piece."""
    return Record.from_json(record)


def _end_with_server() -> None:
    """A worker whose server was killed ends too."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        wait([server.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


# ---- in the server


class Hand:
    """Whoever can be given something to think about: a process of ours, or a thinker elsewhere."""

    is_ours = True
    is_spent = False  # whether it takes nothing more

    async def do(self, seconds: float, work: Callable[..., Answer], *args: object) -> Answer:
        """Have something done; `Lost`: somebody else is to do it."""
        raise NotImplementedError

    def suits(self, mark: str) -> bool:
        """Whether it can think about what has that mark."""
        return True


class Turn(NamedTuple):
    """Somebody who waits for a hand that suits."""

    come: asyncio.Future[Hand]
    mark: str


Line: TypeAlias = "OrderedDict[str, OrderedDict[str, deque[Turn]]]"


class Turns:
    """Who waits for a hand. Addresses take turns, and so do the visitors of each: a thousand tables of one visitor
    make the others wait for one thought, not for a thousand. Bots at tables go before hints, hints before reviews."""

    def __init__(self) -> None:
        self._lines: tuple[Line, ...] = tuple([OrderedDict() for _ in range(RANKS)])

    def join(self, asker: Asker, rank: int = AT_TABLE, mark: str = HERE) -> asyncio.Future[Hand]:
        """Stand in line; what is given back is done when the turn has come, and brings a hand."""
        turn = Turn(asyncio.get_running_loop().create_future(), mark)
        visitors = self._lines[rank].setdefault(asker.address, OrderedDict())
        visitors.setdefault(asker.holder, deque()).append(turn)
        return turn.come

    @property
    def waiting(self) -> int:
        """How many stand in line."""
        return sum(
            len(turns) for line in self._lines for visitors in list(line.values()) for turns in list(visitors.values())
        )

    def call(self, hand: Hand) -> bool:
        """Give a hand to whoever is next and can use it; False: nobody waits for it."""
        return any(_called(line, hand) for line in self._lines)


def _called(line: Line, hand: Hand) -> bool:
    for address in list(line):
        visitors = line[address]
        for holder in list(visitors):
            if _next_of(visitors[holder], hand):
                turns = visitors.pop(holder)
                if turns:
                    visitors[holder] = turns  # behind the other visitors from there
                del line[address]
                if visitors:
                    line[address] = visitors  # behind all other addresses
                return True
            if not visitors[holder]:
                del visitors[holder]
        if not visitors:
            del line[address]
    return False


def _next_of(turns: deque[Turn], hand: Hand) -> bool:
    """Give a hand to the first of these whom it suits; whoever has gone meanwhile is passed over."""
    while turns and turns[0].come.done():
        turns.popleft()
    for turn in turns:
        if not turn.come.done() and hand.suits(turn.mark):
            turns.remove(turn)
            turn.come.set_result(hand)
            return True
    return False


class Worker(Hand):
    """A process that thinks; it is started when there is something to think about."""

    def __init__(self, beside: Beside | None = None) -> None:
        self._beside = beside or Beside()
        self._pool: ProcessPoolExecutor | None = None
        self._is_native = False

    async def do(self, seconds: float, work: Callable[..., Answer], *args: object) -> Answer:
        """Have something done. A process that fails, or does not answer in time, is ended; another takes its place."""
        if not self._is_native and self._beside.may_come and await asyncio.to_thread(self._beside.is_there):
            self.end()
            self._is_native = True
        try:
            with self._beside.first():
                if self._pool is None:
                    self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_end_with_server)
                future = asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
            return await asyncio.wait_for(future, seconds)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self.end()
            raise

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self._pool is None:
            return
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        self._pool = None


def shares(who: Named, game: Game) -> int:
    """Over how many hands a bot's decision may be shared out at the most: a long search of the house, over several.

    One that thinks of few worlds is as weak as it should be because nobody else thinks of others.
    """
    bot = _searcher(who, game)
    return 1 if bot is None or bot.guesses else max(1, bot.simulations // LEAST_SHARE)


def simulations(who: Named, game: Game) -> int:
    """How long a bot of the house searches; one that does not search: not at all."""
    bot = _searcher(who, game)
    return 0 if bot is None else bot.simulations


def _searcher(who: Named, game: Game) -> SearchBot | None:
    bot = who.made(game) if is_house(who.text) else None
    return bot if type(bot) is SearchBot else None


class Thinkers:
    """A few workers, thinkers elsewhere as they come and go, and the line of those who wait for one of them."""

    MOST_HINTS = 200  # that everybody together waits for

    def __init__(self, workers: int, seconds: float, guests: Guests, beside: Path | str | None = None) -> None:
        self._beside = Beside(beside)
        self._seconds = seconds
        self._guests = guests
        self._hangs: Counter[str] = Counter()
        self._workers = [Worker(self._beside) for _ in range(workers)]
        self._idle: list[Hand] = [*self._workers]
        self._elsewhere: list[Hand] = []  # those that have nothing to do
        self._turns = Turns()
        self._hints: set[Asker] = set()
        self._under_way: set[asyncio.Task[list[Counsel]]] = set()

    @property
    def idle(self) -> int:
        """How many of them have nothing to do."""
        return len(self._idle)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for one."""
        return self._turns.waiting

    def come(self, hand: Hand) -> None:
        """A thinker elsewhere has nothing to do."""
        self._free(hand)

    def leave(self, hand: Hand) -> None:
        """A thinker elsewhere takes nothing any more."""
        if hand in self._elsewhere:
            self._elsewhere.remove(hand)

    async def choose(self, seat: str, state: State, seed: int, asker: Asker = NOBODY) -> Thought:
        """The bot's action; for one that fails, does not end, or is not allowed here, `greedy` answers."""
        packed = pickle.dumps(state.redeal(state.to_move, seed))
        try:
            return await self._asked(seat, state.game, packed, seed, asker)
        except Exception as fault:
            late = isinstance(fault, TimeoutError) or (isinstance(fault, BotFault) and fault.kind == SLOW)
            log.warning("the bot %s failed (%s: %s); greedy decides", seat, type(fault).__name__, fault)
            instead = await asyncio.to_thread(think, named("greedy"), packed, seed)
            return instead._replace(how=HURRIED if late else FAILED)

    async def _asked(self, seat: str, game: Game, packed: bytes, seed: int, asker: Asker) -> Thought:
        """What the bot itself says. One that had to be ended again and again is asked no more: it keeps a worker."""
        bot = self._guests.thinker(seat)
        if self._hangs[seat] >= MOST_HANGS:
            raise SeatError(house("bot-hangs", {"bot": seat, "times": MOST_HANGS}))
        try:
            mark, is_long = (_mark(game), simulations(bot, game) >= FAR) if is_house(seat) else (HERE, False)
            hands = await self._taken(asker, shares(bot, game), AT_TABLE, mark, elsewhere_first=is_long)
            if len(hands) == 1:
                thought = await self._do(asker, hands[0], think, bot, packed, seed, self._seconds)
            else:
                found, hurried = await self._look(asker, hands, bot, packed, seed)
                searcher = bot.made(game)
                assert isinstance(searcher, SearchBot)
                thought = Thought(searcher.pick(found, seed), HURRIED if hurried else "")
        except TimeoutError:
            self._hangs[seat] += not is_house(seat)
            raise
        self._hangs.pop(seat, None)
        return thought

    async def hint(self, state: State, simulations: int, seed: int, asker: Asker = NOBODY) -> list[Counsel]:
        """What the coach says to the seat to move. `Impatient`: each visitor may wait for one hint at a time.

        It is thought out even if whoever asked goes away: to ask and leave wins nobody a second worker.
        """
        if asker in self._hints or len(self._hints) >= self.MOST_HINTS:
            raise Impatient
        self._hints.add(asker)
        packed = pickle.dumps(state.redeal(state.to_move, seed))
        work = asyncio.ensure_future(self._counsel(asker, state.game, packed, simulations, seed))
        self._under_way.add(work)

        def done(task: asyncio.Task[list[Counsel]]) -> None:
            self._hints.discard(asker)
            self._under_way.discard(task)

        work.add_done_callback(done)
        return await asyncio.shield(work)

    async def _counsel(self, asker: Asker, game: Game, packed: bytes, simulations: int, seed: int) -> list[Counsel]:
        searcher = named(f"search:{simulations}")
        mark = _mark(game)
        hands = await self._taken(asker, shares(searcher, game), COACH, mark)
        if len(hands) == 1:
            return await self._do(asker, hands[0], advise, packed, simulations, seed, self._seconds)
        found, _ = await self._look(asker, hands, searcher, packed, seed)
        (hand,) = await self._taken(asker, 1, COACH, mark)
        return await self._do(asker, hand, advise, packed, simulations, seed, self._seconds, found)

    async def review(
        self, record: str, wanted: Sequence[Wanted], budget: Budget, asker: Asker = NOBODY, mark: str = HERE
    ) -> list[bytes]:
        """Pieces of the review of a record, as they are kept; whoever plays at a table goes first."""
        (hand,) = await self._taken(asker, 1, AFTERWARDS, mark)
        return await self._do(asker, hand, judge, record, tuple(wanted), budget)

    @property
    def workers(self) -> int:
        """How many of our own there are."""
        return len(self._workers)

    @property
    def hands(self) -> int:
        """How many can be given something now, ours and those elsewhere that have nothing to do."""
        return len(self._workers) + len(self._elsewhere)

    @property
    def idle_elsewhere(self) -> int:
        """How many thinkers elsewhere have nothing to do."""
        return len(self._elsewhere)

    async def _look(
        self, asker: Asker, hands: list[Hand], who: Named, packed: bytes, seed: int
    ) -> tuple[list[Advice], bool]:
        """What these find out together, and whether it is less than it should be.

        What one of them fails to find out is left out, unless all do.
        """
        parts: list[asyncio.Future[tuple[list[Advice], bool]]] = []
        for number, hand in enumerate(hands):
            doing = self._done(asker, hand, look, who, packed, seed, self._seconds, number, len(hands))
            parts.append(asyncio.ensure_future(doing))
            parts[-1].add_done_callback(partial(self._freed, hand))  # even if it is cancelled before it begins
        said = await asyncio.gather(*parts, return_exceptions=True)
        found = [part for part in said if not isinstance(part, BaseException)]
        faults = [part for part in said if isinstance(part, BaseException)]
        if not found:
            raise faults[0]
        return merged([advice for advice, _ in found]), bool(faults) or any(hurried for _, hurried in found)

    async def _taken(
        self, asker: Asker, most: int, rank: int, mark: str, *, elsewhere_first: bool = True
    ) -> list[Hand]:
        """A hand when one's turn has come, and others that nobody waits for, up to so many in all."""
        found = [self._at_hand(mark, elsewhere_first) or await self._turn(asker, rank, mark)]
        while len(found) < most and (another := self._at_hand(mark, elsewhere_first)) is not None:
            found.append(another)
        return found

    def _at_hand(self, mark: str, elsewhere_first: bool) -> Hand | None:
        """Somebody who has nothing to do and can think about that; what is soon thought out is best done here."""
        if self._idle and not elsewhere_first:
            return self._idle.pop()
        for hand in self._elsewhere:
            if hand.suits(mark):
                self._elsewhere.remove(hand)
                return hand
        return self._idle.pop() if self._idle else None

    async def _do(self, asker: Asker, hand: Hand, work: Callable[..., Answer], *args: object) -> Answer:
        """Have it done, and let the hand go."""
        try:
            return await self._done(asker, hand, work, *args)
        finally:
            self._free(hand)

    async def _done(self, asker: Asker, hand: Hand, work: Callable[..., Answer], *args: object) -> Answer:
        """Let somebody do it. The time runs from when they take it up: to wait for one's turn is not to think.

        What a thinker elsewhere leaves behind is done here, before whatever else waits.
        """
        try:
            return await hand.do(self._wait, work, *args)
        except Lost:
            again = self._idle.pop() if self._idle else await self._turn(asker, AGAIN, HERE)
            return await self._do(asker, again, work, *args)

    async def _turn(self, asker: Asker, rank: int, mark: str) -> Hand:
        come = self._turns.join(asker, rank, mark)
        try:
            return await come
        except asyncio.CancelledError:
            if come.done() and not come.cancelled():  # it had come already: the next one may have it
                self._free(come.result())
            raise

    @property
    def _wait(self) -> float:
        """Seconds after which whoever has not answered is given up."""
        return self._seconds + SECONDS_TO_WAKE

    def _freed(self, hand: Hand, _: asyncio.Future[tuple[list[Advice], bool]]) -> None:
        self._free(hand)

    def _free(self, hand: Hand) -> None:
        if not hand.is_spent and not self._turns.call(hand):
            (self._idle if hand.is_ours else self._elsewhere).append(hand)

    def close(self) -> None:
        """Let the workers go."""
        for task in self._under_way:
            task.cancel()
        for worker in self._workers:
            worker.end()
