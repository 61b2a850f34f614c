"""The time of the house, and whose time is up: the same for all servers, and across restarts.

The time of the house is how long it has been open, in thousandths of a second. It is counted by clocks that only go
forward, never by the time of day, and kept each second while somebody's time runs. So a wall clock that is set takes
nobody's time, nor does a night in which the server is switched off, nor a database that cannot be reached.

One server looks whose time is up, by a lease; another that believes the same finds the place in the book taken.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final, Protocol

from ludoteca.club.papers import WHATEVER, Change, Found, moment, starting
from ludoteca.engine.errors import LudotecaError
from ludoteca.store import SharedStore, Stale, Store, StoreError
from ludoteca.table import Entry, Table, TableError
from ludoteca.table.clocks import LIVE
from ludoteca.table.timing import BOT_LOOK, due, run_out
from ludoteca.web.gathering import LiveTable
from ludoteca.web.settings import Settings
from ludoteca.web.thinking import Thinkers

log = logging.getLogger("ludoteca.web")

KIND: Final = "clock"  # the papers of tables with a clock: a mark says when somebody must look
TIME: Final = "house-time"  # the paper that says how long the house has been open
BEAT: Final = 1.0  # seconds between two looks at the most, and after which the time is kept while a live game is played
SELDOM: Final = 15.0  # seconds after which the time is kept while only games by correspondence are played
STALL: Final = 5.0  # seconds that count at the most between two looks: a house that stands still is not open
AT_ONCE: Final = 50  # tables that are seen to in one look
BEYOND: Final = ":"  # behind any moment, before any other mark
LEASE: Final = "the clocks"  # what servers claim: no table is called so


class House(Protocol):
    """What is needed of the hub."""

    settings: Settings
    thinkers: Thinkers

    @property
    def tables(self) -> Mapping[str, LiveTable]:
        """The tables in memory."""

    def note(self, sentence: str) -> None:
        """Tell the host."""

    async def find(self, table_id: str) -> LiveTable:
        """A table."""

    async def change(self, live: LiveTable, wanted: Callable[[Table], Entry]) -> None:
        """Do something at a table."""

    def let_bots_play(self, live: LiveTable) -> None:
        """The bots of a table go on though nobody is there."""


class Clockwork:
    """Counts the time of the house, and sees to the tables at which somebody's time is up."""

    def __init__(self, hub: House, store: Store) -> None:
        self.hub = hub
        self.store = store
        self.is_keeper = False  # whether it is this server that looks
        self._before = 0.0  # how long the house had been open when this server began to count
        self._began = self._looked = monotonic()
        self._written = 0  # what was kept last
        self._moved = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    # ---- the time

    @property
    def now(self) -> int:
        """How long the house has been open, in thousandths of a second."""
        counted = min(monotonic(), self._looked + STALL) - self._began
        return round((self._before + counted) * 1000)

    def learn(self, now: int) -> None:
        """Others have counted further: nobody's time goes back."""
        self._before += max(0, now - self.now) / 1000

    async def begin(self) -> None:
        """Go on where the house was when it was last open, and look from now on."""
        await self._read()
        self._tasks = [asyncio.create_task(self._for_ever())]

    async def close(self) -> None:
        """Look no more; what was counted is kept."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.is_keeper and self._written:
            with suppress(StoreError):
                await self._keep()

    async def _read(self) -> None:
        paper = await self.store.paper(TIME, "now")
        if paper is not None:
            self.learn(int(paper.body))

    async def _keep(self) -> None:
        """Write down how long the house has been open; who is quicker has counted as well."""
        paper = await self.store.paper(TIME, "now")
        if paper is not None:
            self.learn(int(paper.body))
        now = self.now
        with suppress(Stale):
            await self.store.write([Change(TIME, "now", str(now).encode(), (), paper.version if paper else 0)])
            self._written = now

    # ---- what is kept beside an entry

    def papers(self, then: Table) -> list[Change]:
        """When somebody must look at a table, as it will be after what is being kept."""
        if then.clocks is None:
            return []
        self._moved.set()
        return [self._noted(then, due(then))]

    def _noted(self, table: Table, at: int | None, version: int = WHATEVER) -> Change:
        if at is None or table.clocks is None:
            return Change(KIND, table.opening.id, None, (), version)
        return Change(KIND, table.opening.id, b"", (moment(at / 1000), table.clocks.terms.kind), version)

    # ---- looking

    async def _for_ever(self) -> None:
        while True:
            wait = BEAT
            try:
                wait = await self._look()
            except StoreError as error:
                self.hub.note(error.text(self.hub.settings.lang))
            except Exception:
                log.exception("the clocks are not looked at as they should be")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._moved.wait(), wait)
            self._moved.clear()

    async def _look(self) -> float:
        """See to whatever is due; how long nothing more will be."""
        self.is_keeper = await self._claimed()
        if not self.is_keeper:
            await self._read()
            self._tick()
            return BEAT
        nearest = await self.store.find(KIND, "", BEYOND, AT_ONCE)
        self._tick()
        if nearest:
            live = await self.store.find(KIND, *starting(LIVE), 1)
            if self.now - self._written >= (BEAT if live else SELDOM) * 1000 - 100:
                await self._keep()
        now = moment(self.now / 1000)
        for found in nearest:
            if found.mark > now:
                return max(0.01, min(BEAT, float(found.mark[:15]) / 1000 - self.now / 1000))
            await self._see_to(found)
        return 0.01 if len(nearest) == AT_ONCE else BEAT

    def _tick(self) -> None:
        """The store has answered: the house is open. A stall before it does not count."""
        now = monotonic()
        self._before -= max(0.0, now - self._looked - STALL)
        self._looked = now

    async def _claimed(self) -> bool:
        return not isinstance(self.store, SharedStore) or await self.store.claim(LEASE)

    async def _see_to(self, found: Found) -> None:
        """Look at a table at which something is due; one that cannot be read stands in nobody's way."""
        paper = await self.store.paper(KIND, found.id)
        if paper is None or found.mark not in paper.marks:
            return
        try:
            live = await self.hub.find(found.id)
            await self._act_at(live)
        except TableError:
            pass  # somebody was quicker, or there is no such table any more
        except LudotecaError as error:  # it cannot be kept just now: again at the next look
            self.hub.note(error.text(self.hub.settings.lang))
            return
        change = self._again(found.id, paper.version)
        with suppress(Stale):
            await self.store.write([change])

    def _again(self, table_id: str, version: int) -> Change:
        """When somebody must look at a table next, after it was looked at."""
        live = self.hub.tables.get(table_id)
        at = due(live.table) if live is not None else None
        if live is None or at is None:
            return Change(KIND, table_id, None, (), version)
        soon = self.now + (BOT_LOOK if live.table.timed < 0 else 0)
        return self._noted(live.table, max(at, soon), version)

    async def _act_at(self, live: LiveTable) -> None:
        """Do what is due at a table: whoever is out is out, a bot thinks, a window is let go by."""
        table = live.table
        at = due(table)
        if at is None or at > self.now:
            return
        if table.timed >= 0:
            await self.hub.change(live, lambda table: run_out(table, self.now))
        if live.table.bot_asked:
            self.hub.let_bots_play(live)
        elif live.table.window and table.timed < 0:
            await self._let_by(live)

    async def _let_by(self, live: LiveTable) -> None:
        """Answer a question outside anybody's turn as whoever does not want to be asked: it looks as if they had."""
        table, decision = live.table, live.table.version
        action = table.state.question().skip
        if action < 0:
            thought = await self.hub.thinkers.choose("greedy", table.state, table.bot_seed, live.asker)
            action = thought.action
        await self.hub.change(live, partial(_answer, table.asked, decision, action))


def _answer(seat: int, decision: int, action: int, table: Table) -> Entry:
    return table.act(seat, decision, action)
