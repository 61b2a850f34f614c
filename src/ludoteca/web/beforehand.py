"""Answers that people have left beforehand: kept beside the table, and given for them when they are asked.

To everybody else it looks as if they had answered themselves: the entry is the same, and it comes after a while that is
drawn anew each time. Where it can be seen who is here, it only comes while they are.

The answer and what is left of it are kept in one breath, and a place in the log is taken once: so it is given once,
whichever server does it and wherever it is killed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager, suppress
from functools import partial
from random import SystemRandom
from time import time
from typing import Final, Protocol, TypeVar

from ludoteca.club.beforehand import BEFOREHAND, MARK, Leaves, LeftAnswers, forgotten
from ludoteca.club.papers import MOST_FOUND, Change, Found
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import Phrase, house
from ludoteca.store import Stale, Store, StoreError
from ludoteca.table import PERSON, Entry, Table, TableError
from ludoteca.table.beforehand import MOST, Answer, BadAnswer, check, chosen, left, looked, refuse_if_not
from ludoteca.table.foresight import Foreseen, foreseen
from ludoteca.web.clocks import by_correspondence
from ludoteca.web.gathering import LiveTable
from ludoteca.web.neighbours import Neighbours
from ludoteca.web.settings import Settings

log = logging.getLogger("ludoteca.web")

SPREAD: Final = 0.6  # of the logarithm of a while
LEAST, MOST_PAUSES = 0.3, 5.0  # of the usual while
LOOK_AGAIN: Final = 30.0  # seconds after which it is looked whether anything was missed
CLAIM_AGAIN: Final = 1.0  # seconds until it is asked again whether another server gives the answers of a table
MOST_CLAIMS: Final = 5
MOST_TRIES: Final = 100  # to give answers while others do something at the table
LEASE: Final = "answers beforehand"  # what servers claim: to look at all tables, and at one of them
Words = dict[tuple[str, str], tuple[Phrase, Phrase]]


Seen = TypeVar("Seen")


class House(Protocol):
    """What is needed of the hub."""

    settings: Settings
    neighbours: Neighbours | None

    def told(self, key: str) -> AbstractContextManager[None]:
        """A fault of the store is told as what it means."""

    def note(self, sentence: str) -> None:
        """Tell the host."""

    async def find(self, table_id: str) -> LiveTable:
        """A table."""

    async def beside(self, live: LiveTable, work: Callable[..., Seen], *args: object) -> Seen:
        """Look at a table beside the loop."""

    async def change(self, live: LiveTable, wanted: Callable[[Table], Entry], also: Sequence[Change] = ()) -> None:
        """Do something at a table, with papers in the same breath."""


class Beforehands:
    """What is left at tables, and its being given."""

    def __init__(self, hub: House, store: Store) -> None:
        self.hub = hub
        self.store = store
        self.tables: set[str] = set()  # at which somebody has left something, as far as is known here
        self._looked: dict[str, LeftAnswers] = {}  # how far it was looked whether anything new is known
        self._entries: dict[str, int] = {}  # how many entries a table had when all was seen to
        self._running: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # tables at which something has happened meanwhile
        self._looking: asyncio.Task[None] | None = None
        self._chance = SystemRandom()

    def start(self) -> None:
        """See to whatever is left, from now on."""
        self._looking = asyncio.create_task(self._for_ever())

    def close(self) -> None:
        """Give no more answers."""
        for task in (*([self._looking] if self._looking else []), *self._running.values()):
            task.cancel()

    def pause(self) -> float:
        """The seconds until somebody answers: drawn anew each time."""
        usual = self.hub.settings.answer_pause
        return usual * min(MOST_PAUSES, max(LEAST, self._chance.lognormvariate(0.0, SPREAD)))

    # ---- what people do

    async def of(self, table_id: str) -> LeftAnswers:
        """What everybody at a table has left."""
        with self.hub.told("web-unread"):
            kept = LeftAnswers.read(table_id, await self.store.paper(BEFOREHAND, table_id))
        looked_at = self._looked.get(table_id)
        return looked_at if looked_at is not None and looked_at.version == kept.version else kept

    async def offered(self, live: LiveTable, seat: int) -> list[Foreseen]:
        """What a seat may be asked before long."""
        refuse_if_not(live.table, seat)
        return await self.hub.beside(live, lambda: foreseen(live.table.state, seat))

    async def leave(
        self, live: LiveTable, seat: int, question: str, choice: str, times: int, days: int, stops: Sequence[str]
    ) -> None:
        """Leave an answer."""
        check(question, choice, times, days, stops)
        words = _words(await self.offered(live, seat)).get((question, choice))
        if words is None:
            raise BadAnswer(house("beforehand-choice"))

        def with_one_more(leaves: Leaves) -> Leaves:
            standing = tuple(answer for answer in leaves.answers if not answer.ended)
            if len(standing) >= MOST:
                raise BadAnswer(house("beforehand-most", {"most": MOST}))
            fresh = left(live.table, question, choice, words, times, days, stops, time())
            return leaves._replace(answers=(*standing, fresh))

        await self._changed(live.table.opening.id, seat, with_one_more)
        self.learn(live.table.opening.id)
        if self.hub.neighbours is not None:
            self.hub.neighbours.tell_left(live.table.opening.id)
        self.soon(live)

    async def take_back(self, live: LiveTable, seat: int, number: int) -> None:
        """Take back an answer that was left, by its place among those of the seat."""

        def without(leaves: Leaves) -> Leaves:
            if not 0 <= number < len(leaves.answers):
                raise TableError(house("beforehand-none"))
            return leaves._replace(answers=(*leaves.answers[:number], *leaves.answers[number + 1 :]))

        await self._changed(live.table.opening.id, seat, without)

    async def forget(self, table_id: str, seats: Collection[int]) -> None:
        """Nothing is left by these seats any more."""
        for seat in seats:
            await self._changed(table_id, seat, lambda leaves: Leaves())

    async def _changed(self, table_id: str, seat: int, change: Callable[[Leaves], Leaves]) -> None:
        for _ in range(MOST_TRIES):
            kept = await self.of(table_id)
            wanted = kept.put(seat, change(kept.of(seat)))
            if wanted == kept:
                return
            with suppress(Stale), self.hub.told("web-unkept"):
                await self.store.write([wanted.change()])
                return
        raise TableError(house("store-taken"))

    # ---- giving them

    def learn(self, table_id: str) -> None:
        """Somebody has left something at a table."""
        self.tables.add(table_id)

    def soon(self, live: LiveTable) -> None:
        """Something has happened at a table, or somebody has come: see to what is left there, without waiting."""
        if live.table.opening.id in self.tables:
            self._see_to_soon(live.table.opening.id)

    def _see_to_soon(self, table_id: str) -> None:
        if table_id in self._running:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._see_to(table_id))
        self._running[table_id] = task

    async def _see_to(self, table_id: str) -> None:
        try:
            while True:
                self._again.discard(table_id)
                await self._given(table_id)
                if table_id not in self._again:
                    return
        except LudotecaError as error:  # it is looked again
            if isinstance(error, StoreError):
                self.hub.note(error.text(self.hub.settings.lang))
        except Exception:
            log.exception("answers left at table %s cannot be given", table_id)
        finally:
            self._running.pop(table_id, None)

    async def _given(self, table_id: str) -> None:
        """Give whatever is to be given at a table, if no other server does."""
        neighbours, lease = self.hub.neighbours, f"{LEASE} {table_id}"
        for _ in range(MOST_CLAIMS if neighbours is not None else 0):
            assert neighbours is not None
            if await neighbours.store.claim(lease):
                break
            await asyncio.sleep(CLAIM_AGAIN)
        else:
            if neighbours is not None:
                return
        try:
            await self._give_all(table_id)
        finally:
            if neighbours is not None:
                neighbours.release(lease)

    async def _give_all(self, table_id: str) -> None:
        waited = -1  # the decision before which somebody has taken their time
        for _ in range(MOST_TRIES):
            live = await self._found(table_id)
            if live is None:
                return
            kept = await self.of(table_id)
            seen, answer = await self.hub.beside(live, _look, live.table, kept, time())
            if not await self._noted(kept, seen):
                continue
            if answer is None or not self._may_answer(live, answer.seat):
                self._entries[table_id] = live.table.entries
                if not seen.standing:
                    self.tables.discard(table_id)
                return
            if waited != answer.decision:
                waited = answer.decision
                await asyncio.sleep(self.pause())
                continue
            after = seen.after(answer, len(live.table.record.actions) + 1)
            with suppress(TableError, Stale):  # somebody was quicker: it is looked again
                await self.hub.change(live, partial(_answered, answer), [after.change()])

    async def _found(self, table_id: str) -> LiveTable | None:
        """A table; None: there is none any more, or it is only kept, and what was left there is forgotten."""
        try:
            live = await self.hub.find(table_id)
        except TableError as error:
            if error.phrase.key != "table-unknown":
                raise
        else:
            if live.table.stale is None:
                return live
        await self.store.write([forgotten(table_id)])
        self.tables.discard(table_id)
        return None

    async def _noted(self, kept: LeftAnswers, seen: LeftAnswers) -> bool:
        """Keep that answers have ended, if any have; False: something else was kept meanwhile."""
        self._looked[kept.table] = seen
        if _ended(kept) == _ended(seen):
            return True
        self._looked.pop(kept.table)
        with suppress(Stale):
            await self.store.write([seen.change()])
        return False

    def _may_answer(self, live: LiveTable, seat: int) -> bool:
        """Whether somebody may be thought to answer now: where it is shown who is here, only while they are."""
        return by_correspondence(live.table) or live.is_here(live.table.seats[seat].holder)

    # ---- what was missed

    async def _for_ever(self) -> None:
        first = True
        while True:
            try:
                await self._look_at_all(first)
                first = False
            except StoreError as error:
                self.hub.note(error.text(self.hub.settings.lang))
            except Exception:
                log.exception("answers that were left are not looked after as they should be")
            await asyncio.sleep(LOOK_AGAIN)

    async def _look_at_all(self, first: bool = False) -> None:
        """See to the tables at which something may have been missed: by a server that was killed, or a word lost."""
        known = await self._all()
        self.tables = known | set(self._running)
        for gone in self._entries.keys() - known:
            self._entries.pop(gone)
            self._looked.pop(gone, None)
        neighbours = self.hub.neighbours
        missed = known - self._entries.keys()
        if neighbours is not None:
            if not await neighbours.store.claim(LEASE):
                return
            missed |= set(await neighbours.store.grown({one: self._entries[one] for one in known - missed}))
        for table_id in sorted(missed):
            self._see_to_soon(table_id)

    async def _all(self) -> set[str]:
        found: set[str] = set()
        after: Found | None = None
        while True:
            some = await self.store.find(BEFOREHAND, MARK, after=after)
            found |= {one.id for one in some}
            if len(some) < MOST_FOUND:
                return found
            after = some[-1]


def _words(found: Sequence[Foreseen]) -> Words:
    return {
        (one.question, called): (one.phrase, said) for one in found for called, said in one.answers.items()
    }  # fmt: skip


def _look(table: Table, kept: LeftAnswers, now: float) -> tuple[LeftAnswers, Answer | None]:
    """What is left after all that has happened at a table, and what is to be answered now."""
    answer = None
    for seat, leaves in kept.seats.items():
        if table.is_over or table.seats[seat].kind != PERSON or table.seats[seat].resigned:
            kept = kept.put(seat, Leaves())
            continue
        answers = tuple(looked(table, seat, leaves.answers, now))
        kept = kept.put(seat, leaves._replace(answers=answers))
        answer = answer or chosen(table, seat, answers)
    return kept, answer


def _ended(kept: LeftAnswers) -> list[tuple[int, tuple[str, ...]]]:
    return [(seat, tuple(answer.ended for answer in leaves.answers)) for seat, leaves in kept.seats.items()]


def _answered(answer: Answer, table: Table) -> Entry:
    if table.bot_asked:
        raise TableError(table.not_your_turn())
    return table.act(answer.seat, answer.decision, answer.action)
