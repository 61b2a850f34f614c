"""Who waits for others, and what is being played: the same on all servers, told to every page that shows it.

What is listed is read once for all who look, and again as soon as anything of it has changed, here or elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from time import monotonic, time
from typing import Final, NamedTuple, Protocol

from ludoteca.club.listed import KEPT, LISTED, PLAYED, WAITS, Listed, listed_mark, span_of, unlisted
from ludoteca.club.papers import MOST_CHANGES, Change, moment
from ludoteca.club.wishes import WISH, Wish, until_mark, wishes_for
from ludoteca.engine.errors import LudotecaError
from ludoteca.store import SharedStore, Stale, Store
from ludoteca.table import TableError
from ludoteca.web.gathering import LiveTable
from ludoteca.web.neighbours import Neighbours

log = logging.getLogger("ludoteca.web")

FRESH: Final = 2.0  # seconds for which what was read is shown: people come and go without anything being written
MOST_READ: Final = 100  # tables of one sort that are looked through
SWEPT_EVERY: Final = 3600.0  # seconds after which it is looked for tables that nobody has touched for a month


class Tables(NamedTuple):
    """Tables that somebody finds."""

    waits: tuple[Listed, ...] = ()  # where somebody waits is first
    played: tuple[Listed, ...] = ()
    here: frozenset[str] = frozenset()  # the tables whose host is there now
    wishes: tuple[Wish, ...] = ()


class House(Protocol):
    """What is needed of the hub."""

    store: Store
    neighbours: Neighbours | None

    @property
    def tables(self) -> Mapping[str, LiveTable]:
        """The tables in memory."""

    def told(self, key: str) -> AbstractContextManager[None]:
        """A fault of the store is told as what it means."""

    async def find(self, table_id: str) -> LiveTable:
        """A table."""


class Lobby:
    """What there is to be found, and who is told when it changes."""

    def __init__(self, hub: House) -> None:
        self.hub = hub
        self._known: dict[str, tuple[float, Tables]] = {}  # by who may find them
        self._reading = asyncio.Lock()
        self._change = asyncio.Event()
        self._sweeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look now and then for what nobody touches any more."""
        self._sweeping = asyncio.create_task(self._for_ever())

    def close(self) -> None:
        """Nobody waits for news any more."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        self._change.set()

    # ---- what is found

    async def tables(self, accesses: Sequence[str]) -> Tables:
        """The tables that somebody finds who has these accesses."""
        found = [await self._of(access) for access in accesses]
        return Tables(
            tuple(sorted((one for each in found for one in each.waits), key=lambda one: _order(one, found))),
            tuple(sorted((one for each in found for one in each.played), key=lambda one: -one.at)),
            frozenset().union(*[each.here for each in found]),
            tuple(sorted((one for each in found for one in each.wishes), key=lambda one: -one.since)),
        )

    async def _of(self, access: str) -> Tables:
        async with self._reading:
            then, known = self._known.get(access, (-FRESH, Tables()))
            if monotonic() - then < FRESH:
                return known
            if len(self._known) > MOST_READ:
                self._known.clear()
            began = monotonic()
            with self.hub.told("web-unread"):
                read = await self._read(access)
            self._known[access] = (began, read)
            return read

    async def _read(self, access: str) -> Tables:
        waits, played = [await self._listed(state, access) for state in (WAITS, PLAYED)]
        now = time()
        here = await self._here(waits)
        return Tables(
            tuple(one for one in waits if one.free and (one.table in here or not one.is_quiet(now))),
            tuple(one for one in played if not one.is_quiet(now)),
            here,
            tuple(await self._wishes(access, now)),
        )

    async def _wishes(self, access: str, now: float) -> list[Wish]:
        found = [one.id for one in await self.hub.store.find(WISH, *wishes_for(access), MOST_READ, descending=True)]
        papers = await self.hub.store.papers(WISH, found)
        read = [Wish.read(wish_id, papers[wish_id]).now(now) for wish_id in found if wish_id in papers]
        return [one for one in read if one.comers and not one.table]

    async def _listed(self, state: str, access: str) -> list[Listed]:
        store = self.hub.store
        found = [one.id for one in await store.find(LISTED, *span_of(state, access), most=MOST_READ, descending=True)]
        papers = await store.papers(LISTED, found)
        read = [Listed.read(table_id, papers[table_id]) for table_id in found if table_id in papers]
        return [one for one in read if (one.state, one.access) == (state, access)]

    async def _here(self, waits: Collection[Listed]) -> frozenset[str]:
        """The tables whose host has a page of it open, by whichever server."""
        live = self.hub.tables
        here = {one.table for one in waits if one.table in live and live[one.table].is_here(one.host)}
        if isinstance(self.hub.store, SharedStore):
            hosts = {one.table: one.host for one in waits}
            for stay in await self.hub.store.here_elsewhere(list(hosts)) if hosts else []:
                if stay.seconds > 0 and hosts.get(stay.table_id) == stay.holder:
                    here.add(stay.table_id)
        return frozenset(here)

    # ---- what changes

    def moved(self) -> None:
        """Something of it has changed: all servers are told."""
        self.moved_here()
        if self.hub.neighbours is not None:
            self.hub.neighbours.lobby_moved()

    def moved_here(self) -> None:
        """Look again, and let whoever waits for it know."""
        self._known.clear()
        self._change.set()
        self._change = asyncio.Event()

    @property
    def next_change(self) -> asyncio.Event:
        """What is set as soon as something changes; to be asked for before one looks."""
        return self._change

    async def note_again(self, table_id: str) -> None:
        """A table was rewritten or deleted: what is told of it is made anew."""
        with self.hub.told("web-unread"):
            paper = await self.hub.store.paper(LISTED, table_id)
        if paper is None:
            return
        try:
            table = (await self.hub.find(table_id)).table
            gone = table.is_over or table.stale is not None
            change = unlisted(table_id) if gone else Listed.of(table, table.latest).change()
        except TableError:
            change = unlisted(table_id)
        with self.hub.told("web-unkept"):
            await self.hub.store.write([change])
        self.moved()

    # ---- what nobody touches any more

    async def _for_ever(self) -> None:
        while True:
            with suppress(LudotecaError):  # at the next time
                await self.sweep()
            await asyncio.sleep(SWEPT_EVERY)

    async def sweep(self) -> None:
        """Tables at which nothing has happened for a month are listed no more, nor wishes that nobody has any more."""
        old = moment(max(0.0, time() - KEPT))
        for access in await self._accesses():
            for state in (WAITS, PLAYED):
                first = listed_mark(state, access)
                found = await self.hub.store.find(LISTED, first, first + old, MOST_CHANGES)
                changes: list[Change] = [unlisted(one.id) for one in found]
                if changes:
                    await self.hub.store.write(changes)
        first = until_mark()
        for one in await self.hub.store.find(WISH, first, first + moment(time()), MOST_CHANGES):
            paper = await self.hub.store.paper(WISH, one.id)
            if paper is not None and one.mark in paper.marks:
                with suppress(Stale):
                    await self.hub.store.write([Change(WISH, one.id, None, (), paper.version)])

    async def _accesses(self) -> list[str]:
        """Whoever may find anything that is listed."""
        accesses: list[str] = []
        for state in (WAITS, PLAYED):
            first = f"{state} "
            while found := await self.hub.store.find(LISTED, first, f"{state}!", 1):
                access = found[0].mark.removeprefix(f"{state} ").rpartition(" ")[0]
                accesses.append(access)
                first = listed_mark(state, access) + ":"  # behind every moment
        return list(dict.fromkeys(accesses))


def _order(one: Listed, found: Sequence[Tables]) -> tuple[bool, int]:
    return not any(one.table in each.here for each in found), -one.at
