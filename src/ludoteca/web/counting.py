"""Finished tables are counted: what became of each is written down for its people, once, whichever server does it.

That a table is over is kept in the same breath as the move that ends it. So whatever fails after that, another server
or the next start counts it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from time import time
from typing import Final, Protocol

from ludoteca.club.counted import Counted, counted
from ludoteca.club.ladders import LADDER, RATING, RatedGame, changes, rating_id, read_skill, stepped, those_wanted
from ludoteca.club.papers import NEW, WHATEVER, Change, Paper, moment
from ludoteca.club.results import ENDED, RESULT, Result, ended
from ludoteca.club.samedeal import Play
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import Phrase
from ludoteca.store import Stale, Store
from ludoteca.table import PERSON, Table
from ludoteca.web.aside import Aside
from ludoteca.web.gathering import LiveTable
from ludoteca.web.people import People
from ludoteca.web.settings import Settings

log = logging.getLogger("ludoteca.web")

LOOK_AGAIN: Final = 60.0  # seconds after which it is looked whether a table was left uncounted
SETTLED: Final = 10.0  # seconds after which somebody else counts a table
MOST_TRIES: Final = 50  # to count a table while others of its ladder are counted
MOST_AT_ONCE: Final = 200  # tables that are counted before it is looked for more


def ends(table: Table, then: Table) -> bool:
    """Whether a table is over with what happens now."""
    return table.is_dealt and not table.is_over and then.is_over


class House(Protocol):
    """What is needed of the hub."""

    store: Store
    settings: Settings
    people: People
    aside: Aside

    def told(self, key: str) -> AbstractContextManager[None]:
        """A fault of the store is told as what it means."""

    async def find(self, table_id: str) -> LiveTable:
        """A table."""


class Counting:
    """Counts the tables that are over."""

    def __init__(self, hub: House) -> None:
        self.hub = hub
        self._task: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[None]] = set()
        self.told: Callable[[Table], None] = _nobody  # hears of each table that was counted
        self._failed: set[str] = set()  # tables of which the host was told that they cannot be counted

    def start(self) -> None:
        """Look for what was left uncounted, from now on."""
        self._task = asyncio.create_task(self._looking())

    def close(self) -> None:
        """Leave the rest to others, or to the next start."""
        for task in (*([self._task] if self._task else []), *self._running):
            task.cancel()

    def papers(self, table: Table, then: Table) -> list[Change]:
        """What is kept in the same breath as what happens now: that the table is over, if it is."""
        if not any(seat.kind == PERSON and seat.holder for seat in table.seats) or not ends(table, then):
            return []
        return [ended(table.opening.id, time())]

    def soon(self, table_id: str) -> None:
        """Count a table that has just ended, without waiting for it."""
        task = asyncio.create_task(self._counted(table_id))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _looking(self) -> None:
        while True:
            with suppress(LudotecaError):  # the host was told of it
                await self.left()
            await asyncio.sleep(LOOK_AGAIN)

    async def left(self, settled: float = SETTLED) -> None:
        """Count what was left uncounted for so many seconds."""
        with self.hub.told("web-unread"):
            found = await self.hub.store.find(ENDED, "", moment(max(0.0, time() - settled)), MOST_AT_ONCE)
        for one in found:
            await self._counted(one.id)

    async def _counted(self, table_id: str) -> None:
        try:
            await self.count(table_id)
        except LudotecaError as fault:
            self._tell(table_id, fault.text(self.hub.settings.lang))
        except Exception as fault:
            self._tell(table_id, f"{type(fault).__name__}: {fault}")

    def _tell(self, table_id: str, why: str) -> None:
        if table_id not in self._failed:
            self._failed.add(table_id)
            log.error("table %s is over and cannot be counted yet: %s", table_id, why)

    async def count(self, table_id: str) -> None:
        """Write down what became of a table, for its people; nothing if that was done already."""
        table = (await self.hub.find(table_id)).table
        done = Change(ENDED, table_id, None, version=WHATEVER)
        for _ in range(MOST_TRIES):
            with self.hub.told("web-unkept"):
                if table.stale is not None or await self.hub.store.paper(RESULT, table_id) is not None:
                    await self.hub.store.write([done])
                    return
            who = await self._people(table)
            with suppress(Stale):
                papers = await self._papers(table, who) if any(who) else []
                await self.hub.people.write([*papers, done])
                self.told(table)
                return
            await asyncio.sleep(0)  # somebody else has counted a game of the same ladder: look again

    async def _people(self, table: Table) -> list[str]:
        """The person of each seat."""
        found: dict[str, str] = {"": ""}
        for seat in table.seats:
            if seat.holder not in found:
                person = await self.hub.people.by_holder(seat.holder)
                found[seat.holder] = "" if person is None else person.id
        return [found[seat.holder] for seat in table.seats]

    async def _papers(self, table: Table, who: Sequence[str]) -> list[Change]:
        """The papers that a finished table writes."""
        shared = [Play.of(table, who).change()] if table.opening.shared and table.is_dealt else []
        counts = await self.hub.aside.do(counted, table, who)
        if isinstance(counts, Phrase):
            return [Result.of(table, who, "", counts).change(), *shared]
        return [Result.of(table, who, counts.ladder.id, None).change(), *await self._ratings(table, counts)]

    async def _ratings(self, table: Table, counts: Counted) -> list[Change]:
        store, ladder, wanted = self.hub.store, counts.ladder, those_wanted(counts)
        with self.hub.told("web-unread"):
            number = await store.paper(LADDER, ladder.id) or Paper(b"0", NEW)
            kept = await store.papers(RATING, [rating_id(ladder, one) for one in wanted])
        papers = {one: kept[rating_id(ladder, one)] for one in wanted if rating_id(ladder, one) in kept}
        skills = {one: read_skill(paper.body) for one, paper in papers.items()}
        steps = await self.hub.aside.do(stepped, counts, skills)
        game = RatedGame(table.opening.id, int(number.body) + 1, table.latest, counts, steps)
        people = await self.hub.people.by_ids(wanted)
        shown = [one for one in wanted if one not in counts.people or (one in people and people[one].listed)]
        return changes(game, {one: paper.version for one, paper in papers.items()}, number.version, shown)


def _nobody(table: Table) -> None:
    """Nobody wants to hear of it."""
