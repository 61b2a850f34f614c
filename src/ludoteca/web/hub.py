"""The tables that are being played now: one lock each, who watches, and the bots' turns."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from itertools import count, takewhile
from time import monotonic, perf_counter, time
from typing import Any, TypeVar

from ludoteca.club import listed
from ludoteca.club.listed import LISTED
from ludoteca.club.papers import Change
from ludoteca.club.results import ENDED
from ludoteca.engine.deal import SERVER_DIGITS, Part
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.store import Line, PlaceTaken, SharedStore, Stale, Store, StoreError, TableDamaged, Unsure
from ludoteca.table import ACT, Entry, Opening, Table, TableError
from ludoteca.table.entries import CLOSE
from ludoteca.table.timing import ahead, due, stamped
from ludoteca.web.aside import Aside, Busy
from ludoteca.web.beforehand import Beforehands
from ludoteca.web.clockwork import Clockwork
from ludoteca.web.counting import Counting
from ludoteca.web.elsewhere import Elsewhere
from ludoteca.web.gathering import LiveTable, Notice, Watcher
from ludoteca.web.guests import Guests
from ludoteca.web.keepsakes import Keepsake, Keepsakes
from ludoteca.web.keys import Keys
from ludoteca.web.lobby import Lobby
from ludoteca.web.looker import Looker
from ludoteca.web.metrics import Counts, Now
from ludoteca.web.neighbours import Neighbours
from ludoteca.web.pace import Buckets
from ludoteca.web.people import People
from ludoteca.web.resting import Resting
from ludoteca.web.reviewing import Reviews
from ludoteca.web.settings import CROWD, Settings
from ludoteca.web.shown import Shown
from ludoteca.web.thinking import Thinkers, Thought
from ludoteca.web.tokens import Tokens
from ludoteca.web.viewing import drawn, tell_all

log = logging.getLogger("ludoteca.web")

Answer = TypeVar("Answer")

LONGEST_ID = 64
MOST_PATIENCE = 30.0  # seconds until bots try again what could not be kept
MOST_ANSWERS = 20  # that are given to one wish, each time that another server was quicker
MOST_MISSED = 16  # entries of others that are shown one after the other; more are read as a whole
PEOPLE_AT_ONCE, PEOPLE_A_MINUTE = 30.0, 2.0  # of one address
TRIES_AT_ONCE, TRIES_A_MINUTE = 20.0, 4.0  # of one address to come in by a link, a code or a passkey
CLAIM_AGAIN = 0.5  # seconds until it is asked again whether another server still thinks for a table


class Unkept(LudotecaError):
    """The store has failed: what was asked for did not happen, and may be asked for again."""


def new_secret() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


def new_part() -> str:
    """What the server contributes to a deal: 256 bits, in hex."""
    return secrets.token_hex(SERVER_DIGITS // 2)


class Hub:
    """All live tables. Whatever changes one goes through `change`: checked, kept for good, then carried out."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.keys = Keys(store.key)
        self.new_tables = Buckets(CROWD * settings.most_tables, settings.tables_a_minute / 60)
        self.guests = Guests(settings.bots)
        self.thinkers = Thinkers(settings.workers, settings.bot_seconds, self.guests, settings.native)
        self.aside = Aside(settings.most_waiting)
        self.counts = Counts()
        self.tokens = Tokens(store)
        self.elsewhere = Elsewhere(self.thinkers, self.tokens, settings, self.counts)
        self.counts.registry.register(Now(self))
        self.people = People(store, self.told)
        self.new_people = Buckets(PEOPLE_AT_ONCE, PEOPLE_A_MINUTE / 60)
        self.tries = Buckets(TRIES_AT_ONCE, TRIES_A_MINUTE / 60)  # of links and codes
        self.barred: dict[str, str] = {}  # people and addresses, and how
        self.stopping = False  # whether people should be sent elsewhere
        self.counting = Counting(self)
        self.reviews = Reviews(store, self.thinkers, settings)
        self.keepsakes = Keepsakes(store, self.aside)
        self.resting = Resting(self._weighed)
        self._live: dict[str, LiveTable] = {}
        self._bytes = 0  # of all live tables
        self._loading: dict[str, asyncio.Lock] = {}
        self._under_way: set[asyncio.Future[Any]] = set()
        self.neighbours = Neighbours(self, store) if isinstance(store, SharedStore) else None
        self.clockwork = Clockwork(self, store)
        self.beforehand = Beforehands(self, store)
        self.lobby = Lobby(self)
        self._noted = ("", 0.0)  # what the host was told last, and when

    @contextlib.contextmanager
    def told(self, key: str) -> Iterator[None]:
        """Files are the host's affair, who reads of them in the log; people are told what it means for them."""
        try:
            yield
        except (PlaceTaken, Stale):
            raise
        except Unsure as error:
            self.counts.faults.inc()
            self.note(error.text(self.settings.lang))
            raise Unkept(house("web-unsure")) from None
        except TableDamaged as error:
            log.error("%s", error.text(self.settings.lang))
            raise TableError(house("table-damaged")) from None
        except StoreError as error:
            self.counts.faults.inc()
            self.note(error.text(self.settings.lang))
            raise Unkept(house(key)) from None

    def note(self, sentence: str) -> None:
        """Tell the host, but not the same thing a hundred times a minute."""
        if sentence != self._noted[0] or monotonic() - self._noted[1] > self.settings.note_seconds:
            log.error("%s", sentence)
            self._noted = (sentence, monotonic())

    def start(self) -> None:
        """Begin to listen to the other servers, if there can be any, and to count what is over; called in the loop."""
        self.counting.start()
        self.resting.start()
        self.beforehand.start()
        self.lobby.start()
        if self.neighbours is not None:
            self.neighbours.start()

    @property
    def tables(self) -> Mapping[str, LiveTable]:
        """The tables in memory."""
        return self._live

    async def to_the_end(self, work: Coroutine[object, object, Answer]) -> Answer:
        """Work that is not left half done when whoever asked for it goes away."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def beside(self, live: LiveTable, work: Callable[..., Answer], *args: object) -> Answer:
        """Look at a table beside the loop, while nothing at it changes."""
        return await self.to_the_end(self._beside(live, work, *args))

    async def _beside(self, live: LiveTable, work: Callable[..., Answer], *args: object) -> Answer:
        async with live.still:
            return await self.aside.do(work, *args)

    async def show(self, live: LiveTable, looking: Callable[[], Looker]) -> tuple[Looker, Shown]:
        """What somebody sees of a table now, and as whom."""
        if not live.still.locked():
            looker = looking()
            shown = live.drawings.found(live, looker)
            if shown is not None:
                return looker, shown
        return await self.to_the_end(self._show(live, looking))

    async def _show(self, live: LiveTable, looking: Callable[[], Looker]) -> tuple[Looker, Shown]:
        async with live.still:
            looker = looking()
            shown = await drawn(self.aside, live, looker)
            self.weigh(live)
            return looker, shown

    async def look(self, live: LiveTable, watcher: Watcher) -> None:
        """Let a page show the table as it is now, after whatever it is still to be told."""
        if not live.still.locked():
            shown = live.drawings.found(live, watcher.looking())
            if shown is not None:
                watcher.push(shown)
                return
        await self.to_the_end(self._look(live, watcher))

    async def _look(self, live: LiveTable, watcher: Watcher) -> None:
        async with live.still:  # held until the page has it: no later step comes before it
            watcher.push(await drawn(self.aside, live, watcher.looking()))
            self.weigh(live)

    async def open(self, opening: Opening, address: str = "", papers: Sequence[Change] = ()) -> LiveTable:
        """Set a new table for whoever asks from that address, and write papers in the same breath (`Stale`)."""
        self._make_room()
        table = await self.aside.do(Table, opening)
        with self.told("web-unkept"):
            await self.store.add(opening, papers=[*papers, *self._with_it(table)])
        live = self._keep(opening.id, table)
        self.attend(live, live.asker.holder, address)
        self._after(table.opening.id, [*papers, *self._with_it(table)])
        return live

    def _with_it(self, table: Table) -> list[Change]:
        """What is kept in the same breath as a table that is set."""
        return [*self.clockwork.papers(table), *listed.opened(table, table.opening.created)]

    def _after(self, table_id: str, papers: Sequence[Change]) -> None:
        """Let those know whom it concerns what was kept about a table."""
        kinds = {change.kind for change in papers}
        if ENDED in kinds:
            self.counting.soon(table_id)
        if LISTED in kinds:
            self.lobby.moved()

    def attend(self, live: LiveTable, holder: str, address: str) -> None:
        """Somebody comes to a table: its bots go on."""
        live.attend(holder, address)
        self._drive_bots(live)
        self.beforehand.soon(live)

    def warn(self, holder: str, notice: Notice) -> None:
        """A word to somebody, on whatever page of theirs is open at any table, by any server."""
        self.warn_here(holder, notice)
        if self.neighbours is not None:
            self.neighbours.warn(holder, notice)

    def warn_here(self, holder: str, notice: Notice) -> None:
        """A word to somebody whose page is open by this server."""
        for live in self._live.values():
            for watcher in live.watchers:
                if watcher.holder == holder:
                    watcher.tell(notice)

    def know_anew(self, person_id: str, holder: str) -> None:
        """Somebody's name or devices have changed: by every server it is asked anew whose a browser is."""
        self.know_anew_here(person_id, holder)
        if self.neighbours is not None:
            self.neighbours.know_anew(person_id, holder)

    def know_anew_here(self, person_id: str, holder: str) -> None:
        """The same by this server alone: pages of theirs are loaded anew, as whoever they are now."""
        self.people.forget(person_id)
        for live in self._live.values():
            for watcher in live.watchers:
                if holder and watcher.holder == holder:
                    watcher.outdate()

    def know_left(self, table_id: str) -> None:
        """Somebody has left answers at a table, by another server."""
        self.beforehand.learn(table_id)

    def lobby_moved_here(self) -> None:
        """Who waits for others has changed by another server."""
        self.lobby.moved_here()

    async def find(self, table_id: str) -> LiveTable:
        """A table, rebuilt from its record if it is not in memory."""
        live = self._live.get(table_id)
        if live is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    live = self._live.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        elif self.neighbours is not None:  # whoever has played by another server finds their move here
            with contextlib.suppress(Unkept, TableError):
                await self.catch_up(live)
        live.used = monotonic()
        self._drive_bots(live)
        return live

    @property
    def bytes(self) -> int:
        """What they take, nearly."""
        return self._bytes

    def is_loading(self, table_id: str) -> bool:
        """Whether a table is being read now."""
        return table_id in self._loading

    async def learn_barred(self) -> None:
        """See who is barred."""
        with contextlib.suppress(Unkept), self.told("web-unread"):
            self.barred = await self.store.barred()

    async def reload(self, table_id: str) -> None:
        """Read a table anew, which somebody has rewritten; or let it go, if it was deleted."""
        live = self._live.get(table_id)
        if live is None:
            return
        async with live.lock:
            try:
                kept = await self._kept(table_id)
            except TableError:
                self._bytes -= live.weight
                del self._live[table_id]
                for watcher in live.watchers:
                    watcher.end()
                return
            async with live.still:
                live.table, live.pictured = kept, -1
                live.drawings.forget()
        live.wake()
        self.weigh(live)

    async def keepsake(self, live: LiveTable) -> Keepsake | None:
        """How a table looked when it was seen last, if that is known."""
        with self.told("web-unread"):
            return await self.keepsakes.find(live.table.opening.id)

    async def tables_of(self, holder: str, most: int) -> list[str]:
        """The ids of the tables at which this holder has a seat, the latest first."""
        with self.told("web-unread"):
            return await self.store.tables_of(holder, most)

    async def _load(self, table_id: str) -> LiveTable:
        self._make_room()
        table = await self._kept(table_id)
        live = self._live.get(table_id) or self._keep(table_id, table)
        if self.neighbours is not None:
            await self.neighbours.arrived(live)
        return live

    async def _kept(self, table_id: str) -> Table:
        """A table as the store has it."""
        with self.told("web-unread"):
            sound = table_id.isascii() and len(table_id) <= LONGEST_ID
            found = await self.store.load(table_id) if sound else None
            if found is None:
                raise TableError(house("table-unknown"))
            try:
                return await self.aside.do(Table.rebuilt, *found)
            except Busy:
                raise
            except Exception as error:  # a record of other rules, of a game that is gone, or of nonsense
                raise TableDamaged(
                    house("store-table", {"table": table_id, "error": f"{type(error).__name__}: {error}"})
                ) from None

    def _keep(self, table_id: str, table: Table) -> LiveTable:
        live = LiveTable(table, self.settings)
        if self.neighbours is not None:
            live.note_stay = self.neighbours.note
        self._live[table_id] = live
        self.weigh(live)
        return live

    def weigh(self, live: LiveTable) -> None:
        """Count the bytes of a live table again, at which something has happened or was drawn."""
        self.resting.note(live)
        self._weighed(live)

    def _weighed(self, live: LiveTable) -> None:
        if self._live.get(live.table.opening.id) is live:
            size = live.size
            self._bytes += size - live.weight
            live.weight = size

    def _make_room(self) -> None:
        """Let go of tables that nobody looks at, the longest unused first, a quarter at a time.

        `Unkept` when those that people look at fill the memory: no more are taken in until some of them leave.
        """
        most, bytes_ = self.settings.most_live, self.settings.most_live_bytes
        if len(self._live) < most and self._bytes < bytes_:
            return
        for live in sorted([live for live in self._live.values() if live.is_idle], key=lambda live: live.used):
            if len(self._live) <= most * 3 // 4 and self._bytes <= bytes_ * 3 // 4:
                break
            self._bytes -= live.weight
            del self._live[live.table.opening.id]
            self.keepsakes.soon(live)
        if len(self._live) >= most or self._bytes >= bytes_:
            self.note(house("serve-memory", {"tables": len(self._live)}).text(self.settings.lang))
            raise Unkept(house("web-full"))

    async def change(self, live: LiveTable, wanted: Callable[[Table], Entry], also: Sequence[Change] = ()) -> None:
        """Do something at a table: it is durable before anybody sees it. `also`: papers kept in the same breath.

        `Stale`: one of those is not as it was read, and nothing was done.
        """
        await self.to_the_end(self._change(live, wanted, also))

    async def _change(self, live: LiveTable, wanted: Callable[[Table], Entry], also: Sequence[Change]) -> None:
        began = perf_counter()
        async with live.lock:
            for _ in range(MOST_ANSWERS):
                if await self._answered(live, wanted, also):
                    break
            else:
                raise TableError(house("store-taken"))
        self.counts.change_seconds.observe(perf_counter() - began)
        self.weigh(live)
        if live.table.clocks is not None and due(live.table) is not None:
            live.attended()
        self._drive_bots(live)
        self.beforehand.soon(live)

    async def _answered(self, live: LiveTable, wanted: Callable[[Table], Entry], also: Sequence[Change]) -> bool:
        """Do something at a table that is locked; False: another server was quicker, so that it is to be asked again.

        It answers by what it knows. If that is refused, or its place is taken, others may know more.
        """
        table = live.table
        if table.clocks is not None:
            self.clockwork.learn(table.clocks.now)
        try:
            table.check_current()
            entry = stamped(table, replace(wanted(table), at=int(time())), self.clockwork.now)
        except TableError:
            if self.neighbours is None or not await self._learn(live):
                raise
            return False
        papers = [*self._papers(table, entry), *also]
        if not await self._placed(live, lambda: self.store.append(table.opening.id, table.entries, entry, papers)):
            return False
        async with live.still:
            table.take(entry)
            await tell_all(self.aside, live, played=entry.kind == ACT)
        self._after(table.opening.id, papers)
        self.counts.entries.labels(entry.kind).inc()
        if table.is_over:
            self.keepsakes.soon(live)
        return True

    def _papers(self, table: Table, entry: Entry) -> list[Change]:
        """What is kept in the same breath as an entry: that the table is over, who may find it, when to look again."""
        then = ahead(table, entry)
        found = listed.told_of(table, then, entry, closes=entry.kind == CLOSE)
        return [*self.counting.papers(table, then), *self.clockwork.papers(then), *found]

    async def _placed(self, live: LiveTable, keep: Callable[[], Awaitable[None]]) -> bool:
        """Keep something at a table; False: its place was taken, and what others have done there is carried out."""
        began = perf_counter()
        try:
            with self.told("web-unkept"):
                await keep()
            self.counts.kept_seconds.observe(perf_counter() - began)
        except PlaceTaken as taken:
            self.counts.late.inc()
            if not await self._learn(live):
                raise TableError(taken.phrase) from None
            return False
        return True

    async def catch_up(self, live: LiveTable, told: Mapping[int, Entry] | None = None) -> None:
        """Carry out what others have done at a table, if they have: as they have told it, or else as it was kept."""
        await self.to_the_end(self._catch_up(live, told))

    async def _catch_up(self, live: LiveTable, told: Mapping[int, Entry] | None) -> None:
        async with live.lock:
            learnt = await self._learn(live, told)
        if learnt:
            self._drive_bots(live)

    async def _learn(self, live: LiveTable, told: Mapping[int, Entry] | None = None) -> bool:
        """Carry out what others have kept at a table that is locked, step after step; False: nothing was missed.

        What they have told of it is what was kept, and need not be asked for.
        """
        table = live.table
        try:
            missed = [told[number] for number in takewhile(told.__contains__, count(table.entries))] if told else []
            if not missed:
                with self.told("web-unread"):
                    missed = await self.store.since(table.opening.id, table.entries)
            self.counts.learnt.inc(len(missed))
            if len(missed) <= MOST_MISSED:
                for entry in missed:
                    async with live.still:
                        table.take(entry)
                        await tell_all(self.aside, live, played=entry.kind == ACT)
                self.weigh(live)
                return bool(missed)
        except (Unkept, TableError):
            raise
        except Exception as error:  # it does not follow from what is known here: it is read anew
            log.warning("%s: %s", table.opening.id, f"{type(error).__name__}: {error}")
        kept = await self._kept(table.opening.id)
        async with live.still:
            live.table = kept
            live.drawings.forget()
        live.wake()
        self.weigh(live)
        return True

    def _drive_bots(self, live: LiveTable) -> None:
        if live.table.bot_asked and live.bots is None and live.is_attended:
            live.bots = asyncio.create_task(self._play_bots(live))

    def let_bots_play(self, live: LiveTable) -> None:
        """The bots of a table go on for a while though nobody is there: somebody's clock waits for them."""
        live.attended()
        self._drive_bots(live)

    async def _play_bots(self, live: LiveTable) -> None:
        """Play for the bots until a person is asked, or nobody is here to see it."""
        patience, mine = self.settings.retry_seconds, False
        try:
            while live.table.bot_asked and live.is_attended:
                if not mine and not await self._may_think(live):
                    await asyncio.sleep(CLAIM_AGAIN)
                    continue
                mine = True
                table = live.table
                seat, decision, began = table.asked, table.version, monotonic()
                thought = Thought(table.scripted)
                if thought.action < 0:
                    thought = await self.thinkers.choose(table.bot_asked, table.state, table.bot_seed, live.asker)
                    self.counts.thoughts.labels(thought.how or "usual").inc()
                pause = self.settings.bot_pause - (monotonic() - began)
                if pause > 0 and live.watchers:
                    await asyncio.sleep(pause)
                try:
                    await self.change(live, partial(_bot_act, seat, decision, thought))
                    patience = self.settings.retry_seconds
                except TableError:  # somebody came back, or took back, while the bot was thinking
                    continue
                except (Unkept, Busy):
                    if not live.watchers:  # whoever looks next sets them going again
                        return
                    await asyncio.sleep(patience)
                    patience = min(2 * patience, MOST_PATIENCE)
        except Exception:
            log.exception("the bots of a table have stopped")
        finally:
            live.bots = None
            if mine and self.neighbours is not None:
                self.neighbours.release(live.table.opening.id)

    async def _may_think(self, live: LiveTable) -> bool:
        """Whether this server thinks for the bots of a table; where it cannot be known, another may."""
        if self.neighbours is None:
            return True
        try:
            return await self.neighbours.store.claim(live.table.opening.id)
        except StoreError as error:
            self.note(error.text(self.settings.lang))
            return False

    async def rematch(self, live: LiveTable, holder: str, part: Part) -> str:
        """The table of the rematch, set if it is not there yet, with the part of whoever asks for it."""
        return await self.to_the_end(self._rematch(live, holder, part))

    async def _rematch(self, live: LiveTable, holder: str, part: Part) -> str:
        async with live.lock:
            for _ in range(MOST_ANSWERS):
                table = live.table
                if table.next_table or await self._followed(live, holder, part):
                    break
            else:
                raise TableError(house("store-taken"))
        live.wake()
        return live.table.next_table

    async def _followed(self, live: LiveTable, holder: str, part: Part) -> bool:
        """Set the table of the rematch; False: something else has happened at this one meanwhile."""
        table = live.table
        fresh = secrets.token_urlsafe(9)
        entry = table.rematch(fresh)
        self._make_room()
        now = self.clockwork.now
        opening = await self.aside.do(table.rematch_opening, fresh, new_part(), time(), holder, part, now)
        following = await self.aside.do(Table, opening)
        line = Line(table.opening.id, table.entries, entry)
        papers = self._with_it(following)
        if not await self._placed(live, lambda: self.store.add(opening, line, papers)):
            return False
        async with live.still:
            table.take(entry)
        after = self._keep(fresh, following)
        self._after(fresh, papers)
        self.attend(after, after.asker.holder, live.address)
        return True

    async def close(self) -> None:
        """Let bots and store go."""
        self.counting.close()
        self.resting.close()
        self.beforehand.close()
        self.lobby.close()
        for live in self._live.values():
            if live.bots is not None:
                live.bots.cancel()
        await self.keepsakes.all(self._live.values())
        await self.clockwork.close()
        if self.neighbours is not None:
            await self.neighbours.close()
        self.reviews.close()
        self.thinkers.close()
        self.aside.close()
        await self.store.close()


def _bot_act(seat: int, decision: int, thought: Thought, table: Table) -> Entry:
    if not table.bot_asked:
        raise TableError(table.not_your_turn())
    return table.act(seat, decision, thought.action, thought.how)
