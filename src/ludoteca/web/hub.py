"""The tables that are being played now: one lock each, who watches, and the bots' turns."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from time import monotonic, time

from ludoteca.engine.phrase import house
from ludoteca.store import Store
from ludoteca.table import Entry, Opening, Table, TableError
from ludoteca.web.settings import Settings
from ludoteca.web.thinking import Thinkers

log = logging.getLogger("ludoteca.web")


def new_secret() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


class Watcher:
    """A page that shows a table. It is woken when something has changed."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        self.changed = asyncio.Event()


class LiveTable:
    """A table in memory, with those who watch it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.bots: asyncio.Task[None] | None = None
        self.used = monotonic()

    def wake(self) -> None:
        """Let every page look again."""
        for watcher in self.watchers:
            watcher.changed.set()

    def is_here(self, holder: str) -> bool:
        """Whether somebody with that secret has the table open."""
        return any(watcher.holder == holder for watcher in self.watchers)

    def held_by(self, holder: str) -> list[int]:
        """The seats that a holder may act for."""
        return [number for number, seat in enumerate(self.table.seats) if holder and seat.holder == holder]


class Hub:
    """All live tables. Whatever changes one goes through `change`: checked, kept for good, then carried out."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.workers, settings.bot_seconds)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def open(self, opening: Opening) -> LiveTable:
        """Set a new table."""
        await self.store.add(opening)
        live = self._keep(opening.id, Table(opening))
        self._drive_bots(live)
        return live

    async def find(self, table_id: str) -> LiveTable:
        """A table, rebuilt from its record if it is not in memory."""
        live = self._live.get(table_id)
        if live is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    live = self._live.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        live.used = monotonic()
        self._drive_bots(live)
        return live

    async def _load(self, table_id: str) -> LiveTable:
        found = await self.store.load(table_id)
        if found is None:
            raise TableError(house("table-unknown"))
        opening, entries = found
        return self._keep(table_id, Table.rebuilt(opening, entries))

    def _keep(self, table_id: str, table: Table) -> LiveTable:
        if len(self._live) >= self.settings.most_live:
            idle = [key for key, live in self._live.items() if not live.watchers and live.bots is None]
            for key in sorted(idle, key=lambda key: self._live[key].used)[: max(1, len(idle) // 4)]:
                del self._live[key]
        live = LiveTable(table)
        self._live[table_id] = live
        return live

    async def change(self, live: LiveTable, wanted: Callable[[Table], Entry]) -> None:
        """Do something at a table: it is durable before anybody sees it."""
        async with live.lock:
            entry = wanted(live.table)
            await self.store.append(live.table.opening.id, live.table.entries, entry)
            live.table.take(entry)
        live.wake()
        self._drive_bots(live)

    def _drive_bots(self, live: LiveTable) -> None:
        if live.table.bot_asked and live.bots is None:
            live.bots = asyncio.create_task(self._play_bots(live))

    async def _play_bots(self, live: LiveTable) -> None:
        """Play for the bots until a person is asked."""
        try:
            while live.table.bot_asked:
                table = live.table
                seat, decision, began = table.asked, table.version, monotonic()
                action = table.scripted
                if action < 0:
                    action = await self.thinkers.choose(table.bot_asked, table.state, bot_seed(table))
                pause = self.settings.bot_pause - (monotonic() - began)
                if pause > 0 and live.watchers:
                    await asyncio.sleep(pause)
                with contextlib.suppress(TableError):  # somebody came back, or took back, while the bot was thinking
                    await self.change(live, partial(_bot_act, seat, decision, action))
        except Exception:
            log.exception("the bots of a table have stopped")
        finally:
            live.bots = None

    async def rematch(self, live: LiveTable) -> str:
        """The table of the rematch, set if it is not there yet."""
        async with live.lock:
            if live.table.next_table:
                return live.table.next_table
            fresh = secrets.token_urlsafe(9)
            entry = live.table.rematch(fresh)
            opening = live.table.rematch_opening(fresh, secrets.randbits(128), time())
            await self.open(opening)
            await self.store.append(live.table.opening.id, live.table.entries, entry)
            live.table.take(entry)
        live.wake()
        return fresh

    async def close(self) -> None:
        """Let bots and store go."""
        for live in self._live.values():
            if live.bots is not None:
                live.bots.cancel()
        self.thinkers.close()
        await self.store.close()


def _bot_act(seat: int, decision: int, action: int, table: Table) -> Entry:
    if not table.bot_asked:
        raise TableError(table.not_your_turn())
    return table.act(seat, decision, action)


def bot_seed(table: Table) -> int:
    """The chance of a bot's decision: the same after a crash, and telling nothing of the deal."""
    digest = sha256(f"bot {table.opening.seed} {table.version}".encode()).digest()
    return int.from_bytes(digest[:4], "big") >> 1
