"""The other servers on the same database: what has grown there, who is there, and which of them thinks for a table.

What servers tell each other may be lost: whatever hangs on it is found again by looking, which costs a second and
never a move. Nobody owns a table; a place in its book, taken once, decides.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any, Protocol

import msgspec

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import Phrase
from ludoteca.store import Heard, SharedStore, Stay, StoreError
from ludoteca.table import Entry
from ludoteca.web.gathering import LiveTable, Notice
from ludoteca.web.settings import Settings

log = logging.getLogger("ludoteca.web")

BEAT = 1.0  # seconds between two signs of life; a third of what others wait for one
LOOK = 1.0  # seconds after which it is looked whether anything was missed
PEOPLE_EVERY = 5  # looks, after which it is also looked who is there
GATHER = 0.02  # seconds for which comings and goings are gathered
MOST_NAMED = 200  # tables that one word names
SECONDS_TO_LEAVE = 2.0
HERE, WARN, CHANGED, BARRED, PERSON, LOBBY, LEFT = "here", "warn", "changed", "barred", "person", "lobby", "left"
LETTER = "letter"


class Tables(Protocol):
    """The tables of this server, as far as others concern them: the hub."""

    settings: Settings

    @property
    def tables(self) -> Mapping[str, LiveTable]:
        """The tables in memory."""

    def is_loading(self, table_id: str) -> bool:
        """Whether a table is being read now."""

    def note(self, sentence: str) -> None:
        """Tell the host."""

    def warn_here(self, holder: str, notice: Notice) -> None:
        """A word to somebody whose page is open by this server."""

    def know_anew_here(self, person_id: str, holder: str) -> None:
        """Somebody's name or devices have changed."""

    def lobby_moved_here(self) -> None:
        """Who waits for others has changed by another server."""

    def letter_came_here(self) -> None:
        """There is a letter by another server."""

    async def catch_up(self, live: LiveTable, told: Mapping[int, Entry] | None = None) -> None:
        """Carry out what others have done at a table, as they have told it or else as it was kept."""

    async def reload(self, table_id: str) -> None:
        """Read a table anew."""

    async def learn_barred(self) -> None:
        """See who is barred."""

    def know_left(self, table_id: str) -> None:
        """Somebody has left answers at a table."""


class Neighbours:
    """What this server tells the others, and does with what it hears of them."""

    def __init__(self, hub: Tables, store: SharedStore) -> None:
        self.hub = hub
        self.store = store
        self.alive: set[str] = set()  # the servers that have shown a sign of life
        self.behind = 0  # tables that had grown without our having heard of it, since the start
        self._tasks: list[asyncio.Task[None]] = []
        self._running: set[asyncio.Task[None]] = set()
        self._heard: dict[str, int] = {}  # how far tables have grown, until that is carried out here
        self._told: dict[str, dict[int, Entry]] = {}  # what was kept at them by others, as far as it was told, by place
        self._following: set[str] = set()  # tables that are being caught up with
        self._stays: dict[tuple[str, str], float] = {}  # what the others are yet to be told
        self._moved = asyncio.Event()
        self._look = asyncio.Event()
        self._looked = 0  # how often

    def start(self) -> None:
        """Listen, look, and show signs of life, from now on."""
        loop = asyncio.get_running_loop()

        def hear(heard: Heard) -> None:
            with suppress(RuntimeError):  # the loop is closed already
                loop.call_soon_threadsafe(self._hear, heard)

        self.store.listen(hear)
        works = (self._beating, self._looking, self._telling)
        self._tasks = [asyncio.create_task(self._for_ever(work)) for work in works]

    async def close(self) -> None:
        """Hand everything over: nobody is here any more, and others think for the bots."""
        for task in (*self._tasks, *self._running):
            task.cancel()
        with suppress(StoreError, TimeoutError):
            await asyncio.wait_for(self.store.leave(), SECONDS_TO_LEAVE)

    def _soon(self, work: Any) -> None:
        """Do something without waiting for it; what fails is the store's affair, and is told to the host."""

        async def done() -> None:
            try:
                await work
            except StoreError as error:
                self.hub.note(error.text(self.hub.settings.lang))
            except LudotecaError:  # a table that nobody can read; whoever opens it is told so
                pass

        task = asyncio.ensure_future(done())
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _for_ever(self, work: Any) -> None:
        """Go on, whatever happens to the database meanwhile."""
        while True:
            try:
                await work()
            except StoreError as error:
                self.hub.note(error.text(self.hub.settings.lang))
                await asyncio.sleep(LOOK)
            except Exception:
                log.exception("the other servers are not listened to as they should be")
                await asyncio.sleep(LOOK)

    # ---- tables that grow elsewhere

    def _hear(self, heard: Heard) -> None:
        for line in heard.entries:
            live = self.hub.tables.get(line.table_id)
            if live is not None and line.number >= live.table.entries:
                self._told.setdefault(line.table_id, {})[line.number] = line.entry
        for table_id, entries in heard.grown.items():
            live = self.hub.tables.get(table_id)
            if live is not None and live.table.entries < entries:
                self._follow(live, entries)
            elif live is None and self.hub.is_loading(table_id):
                self._heard[table_id] = entries
        if heard.missed:
            self._note_all()
            self.hub.know_anew_here("", "")
            self.hub.lobby_moved_here()
            self._soon(self._learn_stays(list(self.hub.tables)))
            self._soon(self._learn_changes())
            self._look.set()
        kind, _, told = heard.word.partition(" ")
        if kind == HERE:
            self._soon(self._learn_stays(told.split(" ")))
        elif kind == CHANGED:
            self._soon(self.hub.reload(told))
        elif kind == BARRED:
            self._soon(self.hub.learn_barred())
        elif kind == LOBBY:
            self.hub.lobby_moved_here()
        elif kind == LETTER:
            self.hub.letter_came_here()
        elif kind == PERSON:
            person_id, _, holder = told.partition(" ")
            self.hub.know_anew_here(person_id, holder)
        elif kind == LEFT:
            self.hub.know_left(told)
        elif kind == WARN:
            with suppress(msgspec.DecodeError, ValueError, TypeError, LookupError):  # of another version
                holder, table_id, phrase = msgspec.json.decode(told)
                self.hub.warn_here(str(holder), Notice(_phrase(phrase), str(table_id)))

    def _follow(self, live: LiveTable, entries: int) -> None:
        """Carry out what has happened at a table elsewhere; once at a time, however often one hears of it."""
        table_id = live.table.opening.id
        self._heard[table_id] = max(entries, self._heard.get(table_id, 0))
        if table_id not in self._following:
            self._following.add(table_id)
            self._soon(self._caught_up(live, table_id))

    async def _caught_up(self, live: LiveTable, table_id: str) -> None:
        try:
            while live.table.entries < self._heard.get(table_id, 0):
                before = live.table.entries
                await self.hub.catch_up(live, self._told.get(table_id))
                if live.table.entries == before:  # there is less than was said
                    break
        finally:
            self._following.discard(table_id)
            self._heard.pop(table_id, None)
            self._told.pop(table_id, None)

    async def arrived(self, live: LiveTable) -> None:
        """A table was read: what was told of it meanwhile counts too, and who is at it elsewhere."""
        table_id = live.table.opening.id
        if self._heard.pop(table_id, 0) > live.table.entries:
            await self.hub.catch_up(live)
        self._soon(self._learn_stays([table_id]))

    async def _learn_changes(self) -> None:
        """What was rewritten while the line was cut is read anew, and who was barred is known."""
        await self.hub.learn_barred()
        for table_id in await self.store.changed():
            await self.hub.reload(table_id)

    async def _looking(self) -> None:
        """Look whether anything was missed: by the places, which are there whoever has heard of them."""
        self._look.clear()
        known = {table_id: live.table.entries for table_id, live in self.hub.tables.items()}
        for table_id in await self.store.grown(known) if known else []:
            live = self.hub.tables.get(table_id)
            if live is not None and live.table.entries == known[table_id] and table_id not in self._following:
                self.behind += 1
                self._follow(live, known[table_id] + 1)
        self._looked += 1
        if self._looked % PEOPLE_EVERY == 0:
            await self._learn_stays(self._shown())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._look.wait(), LOOK)

    # ---- servers that live and die

    async def _beating(self) -> None:
        """Show a sign of life. Where another server has come or gone, its people have too."""
        alive = set(await self.store.beat())
        if alive != self.alive:
            self.alive = alive
            await self._learn_stays(self._shown())
        await asyncio.sleep(BEAT)

    def _shown(self) -> list[str]:
        """The tables where it matters who is there."""
        return [table_id for table_id, live in self.hub.tables.items() if live.watchers or live.elsewhere]

    def release(self, table_id: str) -> None:
        """Let others think for the bots of a table."""
        self._soon(self.store.release(table_id))

    # ---- who is here

    def note(self, table_id: str, holder: str, seconds: float) -> None:
        """Somebody has come, or has gone: the others are told soon."""
        self._stays[table_id, holder] = seconds
        self._moved.set()

    def _note_all(self) -> None:
        """The database may have forgotten who is here: it is told again."""
        for table_id, live in self.hub.tables.items():
            for holder in live.stays():
                self.note(table_id, holder, inf)

    async def _telling(self) -> None:
        """Tell the others who has come and gone, many at a time."""
        await self._moved.wait()
        await asyncio.sleep(GATHER)
        self._moved.clear()
        stays, self._stays = self._stays, {}
        try:
            await self.store.note_here([Stay(*place, seconds) for place, seconds in stays.items()])
            for named in _in_parts(sorted({table_id for table_id, _ in stays}), MOST_NAMED):
                await self.store.say(f"{HERE} {' '.join(named)}")
        except StoreError:
            self._stays = stays | self._stays
            self._moved.set()
            raise

    async def _learn_stays(self, table_ids: Collection[str]) -> None:
        """See who is at these tables by other servers."""
        wanted = [table_id for table_id in table_ids if table_id in self.hub.tables]
        if not wanted:
            return
        found: dict[str, dict[str, float]] = {table_id: {} for table_id in wanted}
        now = monotonic()
        for stay in await self.store.here_elsewhere(wanted):
            there = found[stay.table_id]
            there[stay.holder] = max(now + stay.seconds, there.get(stay.holder, -inf))
        for table_id, elsewhere in found.items():
            live = self.hub.tables.get(table_id)
            if live is not None and live.elsewhere != elsewhere:
                live.elsewhere = elsewhere
                live.wake()
                for until in elsewhere.values():
                    if now < until < inf:
                        asyncio.get_running_loop().call_later(until - now, live.wake)

    # ---- words to somebody

    def warn(self, holder: str, notice: Notice) -> None:
        """A word to somebody whose page may be open by another server."""
        told = msgspec.json.encode([holder, notice.table_id, _spoken(notice.phrase)]).decode()
        self._soon(self.store.say(f"{WARN} {told}"))

    def tell_left(self, table_id: str) -> None:
        """Somebody has left answers at a table."""
        self._soon(self.store.say(f"{LEFT} {table_id}"))

    def lobby_moved(self) -> None:
        """Who waits for others has changed by this server."""
        self._soon(self.store.say(LOBBY))

    def letter_came(self) -> None:
        """There is a letter for whoever hands letters over."""
        self._soon(self.store.say(LETTER))

    def know_anew(self, person_id: str, holder: str) -> None:
        """Somebody's name or devices have changed."""
        self._soon(self.store.say(f"{PERSON} {person_id} {holder}"))


def _in_parts(names: list[str], most: int) -> Iterable[list[str]]:
    return (names[first : first + most] for first in range(0, len(names), most))


def _spoken(phrase: Phrase) -> list[object]:
    """A phrase as one server tells it to another."""
    args = {name: _spoken(value) if isinstance(value, Phrase) else value for name, value in phrase.args.items()}
    return [phrase.home, phrase.key, args]


def _phrase(told: Any) -> Phrase:
    """A phrase that another server has told."""
    home, key, args = told
    return Phrase(
        home, key, {name: _phrase(value) if isinstance(value, list) else value for name, value in args.items()}
    )
