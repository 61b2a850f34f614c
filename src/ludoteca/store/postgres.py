"""Tables in a PostgreSQL database, which any number of servers share.

A place in the book of a table is taken once: its primary key decides. Whatever waits is kept with one statement, which
also tells the other servers what was kept.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from math import inf
from threading import Thread
from time import sleep
from typing import cast

import psycopg
from psycopg import sql

from ludoteca.club.papers import MOST_FOUND, Change, Found, Paper, check, check_span, is_name
from ludoteca.engine.phrase import house
from ludoteca.store import deeds as papers_of
from ludoteca.store.base import LIFE, Heard, Line, PlaceTaken, Stale, Stay, StoreError
from ludoteca.store.deeds import Append, Deed, Desk
from ludoteca.store.hearsay import BYE, MOST_PAYLOAD, WORD, head, heard, lines
from ludoteca.store.layout import made_ready
from ludoteca.store.link import AGAIN, Lane, Link, Row, alone, one_by_one, said, shown
from ludoteca.store.written import noted, packed, read_entries, read_table
from ludoteca.table import Entry, Opening
from ludoteca.table.entries import SIT

MOST_NUMBER = 2**31 - 1
LAST_PLACE = ("\U0010ffff", 0)  # behind every place of an entry
QUIET = 1.0  # seconds after which a listener looks whether it is still wanted
SWEEP = 300  # signs of life, after which what is long past is swept out
KEPT_FOR = 3600  # seconds for which it is known when somebody has gone

KEEP = """
    WITH kept AS (
        INSERT INTO entries SELECT * FROM unnest(%b::text[], %b::int[], %b::bytea[], %b::bigint[])
        ON CONFLICT DO NOTHING RETURNING table_id, number
    ){sat}
    SELECT table_id, number FROM kept
    UNION ALL SELECT pg_notify(%b, %b || string_agg(line, E'\\n'))::text, -1
    FROM unnest(%b::text[], %b::int[], %b::text[], %b::int[]) AS told (table_id, number, line, part)
    JOIN kept USING (table_id, number) GROUP BY part
"""
SAT = """, sat AS (
        INSERT INTO holders
        SELECT taken.holder, tables.place, tables.id
        FROM unnest(%b::text[], %b::int[], %b::text[]) AS taken (table_id, number, holder)
        JOIN kept USING (table_id, number) JOIN tables ON tables.id = taken.table_id
        ON CONFLICT DO NOTHING
    )"""


class PostgresStore:
    """The store of several servers: one connection writes, one reads, one tells and one hears what others do."""

    def __init__(self, url: str, lang: str = "en") -> None:
        self.url = url
        self.lang = lang  # of what the host is told
        self.server = secrets.token_urlsafe(9)
        self._head = head(self.server)
        try:
            link = Link(url)
        except psycopg.Error as error:
            raise StoreError(house("store-reach", {"file": shown(url), "error": said(error)})) from None
        try:
            self.key = made_ready(link, shown(url))
            self.channel = _channel(link)
        except psycopg.Error as error:
            link.close()
            raise StoreError(house("store-reach", {"file": shown(url), "error": said(error)})) from None
        except BaseException:
            link.close()
            raise
        self._writer = Lane(url, "writer", self._written, link)
        self._reader = Lane(url, "reader", one_by_one(url))
        self._teller = Lane(url, "teller", one_by_one(url))
        self._hear: Callable[[Heard], None] | None = None
        self._listener: Thread | None = None
        self._closed = False
        self._beats = 0

    # ---- writing

    def _written(self, link: Link, works: list[object], again: bool) -> list[object]:
        """All entries that wait with one statement; whatever else waits, each in a transaction of its own."""
        answers: dict[int, object] = {}
        together = [(number, work) for number, work in enumerate(works) if isinstance(work, Append)]
        places: dict[tuple[str, int], int] = {}
        for number, entry in together:
            places.setdefault(entry.place, number)  # of two for one place in one commit the first has it
        first = sorted([work for number, work in together if places[work.place] == number], key=_place)  # no deadlock
        if first:
            kept = self._kept(link, first, again)
            for number, entry in together:
                mine = places[entry.place] == number and entry.place in kept
                answers[number] = None if mine else PlaceTaken(house("store-taken"))
        deeds = [(number, work) for number, work in enumerate(works) if isinstance(work, Deed)]
        deeds.sort(key=lambda one: one[1].append.place if one[1].append is not None else LAST_PLACE)  # no deadlock
        done = self._done_together(link, [deed for _, deed in deeds])
        answers |= {number: answer for (number, _), answer in zip(deeds, done, strict=True)}
        for number, work in enumerate(works):
            if number not in answers:
                answers[number] = alone(self.url, link, work)
        return [answers[number] for number in range(len(works))]

    def _done_together(self, link: Link, deeds: list[Deed]) -> list[object]:
        """Entries with papers in one transaction; where one of them fails at what was not foreseen, each in its own."""
        if len(deeds) < 2:
            return [alone(self.url, link, lambda link: self._done(link, deeds)[0])] if deeds else []
        answers = alone(self.url, link, lambda link: self._done(link, deeds))
        if isinstance(answers, list):
            return answers
        return [answer for deed in deeds for answer in self._done_together(link, [deed])]

    def _done(self, link: Link, deeds: list[Deed]) -> list[object]:
        """What comes of each; `PlaceTaken` for all of them if the place of one is."""
        with link.transaction():
            desk, answers, willing = Desk(link, deeds), [], []
            for deed in deeds:
                answer: object = None
                if deed.mark not in desk.done:
                    try:
                        desk.check(deed)
                        willing.append(deed)
                    except Stale as error:
                        answer = error
                answers.append(answer)
            appends = [deed.append for deed in willing if deed.append is not None]
            if appends and len(self._kept(link, appends, again=False)) < len(appends):
                raise PlaceTaken(house("store-taken"))
            if willing:
                desk.write(willing)
            return answers

    def _kept(self, link: Link, entries: list[Append], again: bool) -> set[tuple[str, int]]:
        """Keep these; the places that they have taken."""
        ids, numbers = [entry.table_id for entry in entries], [entry.number for entry in entries]
        given: list[object] = [ids, numbers, [entry.blob for entry in entries], [entry.mark for entry in entries]]
        sat = [entry for entry in entries if entry.holder]
        if sat:
            given += [
                [entry.table_id for entry in sat],
                [entry.number for entry in sat],
                [entry.holder for entry in sat],
            ]
        given += [self.channel, self._head, ids, numbers, *lines(entries, MOST_PAYLOAD - len(self._head))]
        rows = link.execute(KEEP.format(sat=SAT if sat else ""), given)
        kept = {cast(tuple[str, int], row) for row in rows if row[1] != -1}
        if again and len(kept) < len(entries):  # some may have been kept before the line was cut
            query = "SELECT table_id, number FROM entries JOIN unnest(%b::text[], %b::int[], %b::bigint[]) AS mine "
            query += "(table_id, number, mark) USING (table_id, number, mark)"
            marks = [entry.mark for entry in entries]
            kept |= {cast(tuple[str, int], row) for row in link.execute(query, (ids, numbers, marks))}
        return kept

    async def _write(self, work: Callable[[Link], object]) -> None:
        await self._writer.do(work)

    async def add(self, opening: Opening, line: Line | None = None, papers: Sequence[Change] = ()) -> None:
        """Keep a new table, a line of the one that it follows, and papers: all of it or nothing."""
        check(papers)
        deed = Deed(papers)
        blob = packed(opening)
        _check_text(opening.id)
        follows = None if line is None else Append(line.table_id, line.number, noted(line.entry), "")
        if follows is not None:
            _check_place(follows)
        holders = sorted({seat.holder for seat in opening.seats if seat.holder})

        def work(link: Link) -> None:
            with link.transaction():
                desk = Desk(link, [deed]) if papers else None
                if desk is not None:
                    if deed.mark in desk.done:  # before the line was cut
                        return
                    desk.check(deed)
                rows = link.execute(
                    "INSERT INTO tables (id, opening, created) VALUES (%b, %b, %b) "
                    "ON CONFLICT DO NOTHING RETURNING place",
                    (opening.id, blob, float(opening.created)),
                )
                if not rows:
                    same = link.execute("SELECT 1 FROM tables WHERE id = %b AND opening = %b", (opening.id, blob))
                    if same:  # kept before the line was cut
                        return
                    raise PlaceTaken(house("store-taken"))
                link.execute(
                    "INSERT INTO holders SELECT holder, %b, %b FROM unnest(%b::text[]) AS holder",
                    (rows[0][0], opening.id, holders),
                )
                if follows is not None and not self._kept(link, [follows], again=False):
                    raise PlaceTaken(house("store-taken"))
                if desk is not None:
                    desk.write([deed])

        await self._write(work)

    async def append(self, table_id: str, number: int, entry: Entry, papers: Sequence[Change] = ()) -> None:
        """Keep what happened at a table, and papers: all of it or nothing."""
        check(papers)
        append = Append(table_id, number, noted(entry), entry.holder if entry.kind == SIT else "")
        _check_place(append)
        await self._writer.do(Deed(papers, append) if papers else append)

    async def write(self, changes: Sequence[Change]) -> None:
        """Write papers, all of them or none."""
        check(changes)
        if changes:
            await self._writer.do(Deed(changes))

    # ---- reading

    async def _read(self, query: str, *given: object) -> list[Row]:
        found = await self._reader.do(lambda link: link.execute(query, given))
        assert isinstance(found, list)
        return found

    async def load(self, table_id: str) -> tuple[Opening, list[Entry]] | None:
        """A table and all that has happened at it."""
        _check_text(table_id)

        def work(link: Link) -> object:
            rows = link.execute("SELECT opening FROM tables WHERE id = %b", (table_id,))
            query = "SELECT number, entry FROM entries WHERE table_id = %b ORDER BY number"
            return (rows[0][0], link.execute(query, (table_id,))) if rows else None

        found = await self._reader.do(work)
        if found is None:
            return None
        assert isinstance(found, tuple)
        return read_table(table_id, *found)

    async def since(self, table_id: str, number: int) -> list[Entry]:
        """What has happened at a table from that place on."""
        query = "SELECT number, entry FROM entries WHERE table_id = %b AND number >= %b ORDER BY number"
        rows = await self._read(query, table_id, number)
        return read_entries(table_id, number, cast(list[tuple[int, bytes]], rows))

    async def tables_of(self, holder: str, most: int) -> list[str]:
        """The ids of a holder's tables, the latest first."""
        _check_text(holder)
        query = "SELECT table_id FROM holders WHERE holder = %b ORDER BY place DESC LIMIT %b"
        return [str(table_id) for (table_id,) in await self._read(query, holder, most)]

    async def count(self) -> int:
        """How many tables are kept."""
        ((found,),) = await self._read("SELECT count(*) FROM tables")
        return cast(int, found)

    # ---- papers

    async def paper(self, kind: str, paper_id: str) -> Paper | None:
        """The paper of that name."""
        return (await self.papers(kind, [paper_id])).get(paper_id)

    async def papers(self, kind: str, ids: Collection[str]) -> dict[str, Paper]:
        """Those of these papers that there are."""
        wanted = [paper_id for paper_id in ids if is_name(kind, paper_id)][:MOST_FOUND]
        found = await self._reader.do(lambda link: papers_of.papers(link, kind, wanted)) if wanted else {}
        return cast(dict[str, Paper], found)

    async def find(
        self,
        kind: str,
        first: str = "",
        beyond: str = "",
        most: int = MOST_FOUND,
        *,
        descending: bool = False,
        after: Found | None = None,
    ) -> list[Found]:
        """The papers of a kind that have a mark from `first` up to before `beyond`, in the order of marks."""
        check_span(kind, first, beyond, after)
        most = max(0, min(most, MOST_FOUND))
        span = (first, beyond)
        found = await self._reader.do(lambda link: papers_of.find(link, kind, span, most, descending, after))
        return cast(list[Found], found)

    async def tally(self, kind: str, first: str = "", beyond: str = "") -> int:
        """How many marks of a kind there are from `first` up to before `beyond`."""
        check_span(kind, first, beyond)
        return cast(int, await self._reader.do(lambda link: papers_of.tally(link, kind, (first, beyond))))

    # ---- for whoever looks after the tables

    async def latest(self, most: int) -> list[str]:
        """The ids of the tables that were set last."""
        rows = await self._read("SELECT id FROM tables ORDER BY place DESC LIMIT %b", most)
        return [str(table_id) for (table_id,) in rows]

    async def rewrite(self, table_id: str, opening: Opening, entries: Mapping[int, Entry], without: str = "") -> None:
        """Put others in the place of an opening and of some entries."""
        blob, numbers, blobs = packed(opening), list(entries), [noted(entry) for entry in entries.values()]

        def work(link: Link) -> None:
            with link.transaction():
                link.execute("UPDATE tables SET opening = %b WHERE id = %b", (blob, table_id))
                link.execute(
                    "UPDATE entries SET entry = mine.entry FROM unnest(%b::int[], %b::bytea[]) AS mine (number, entry) "
                    "WHERE table_id = %b AND entries.number = mine.number",
                    (numbers, blobs, table_id),
                )
                link.execute("DELETE FROM holders WHERE table_id = %b AND holder = %b", (table_id, without))
                _note_change(link, table_id)

        await self._write(work)

    async def delete(self, table_id: str) -> bool:
        """Keep a table no more, nor anything about it."""
        _check_text(table_id)

        def work(link: Link) -> bool:
            with link.transaction():
                rows = link.execute("DELETE FROM tables WHERE id = %b RETURNING place", (table_id,))
                for place in rows:
                    link.execute("DELETE FROM holders WHERE place = %b", place)
                for table in ("entries", "findings"):
                    link.execute(f"DELETE FROM {table} WHERE table_id = %b", (table_id,))
                _note_change(link, table_id)
                return bool(rows)

        return bool(await self._writer.do(work))

    async def changed(self) -> list[str]:
        """The tables that were rewritten or deleted within the last hour."""
        query = "SELECT table_id FROM changes WHERE at > clock_timestamp() - make_interval(secs => %b)"
        return [str(table_id) for (table_id,) in await self._read(query, KEPT_FOR)]

    async def bar(self, who: str, how: str) -> None:
        """Bar a holder or an address; empty: no more."""
        _check_text(who)

        def work(link: Link) -> None:
            with link.transaction():
                link.execute("DELETE FROM barred WHERE who = %b", (who,))
                if how:
                    link.execute("INSERT INTO barred VALUES (%b, %b)", (who, how))

        await self._write(work)

    async def barred(self) -> dict[str, str]:
        """Who is barred, and how."""
        return {str(who): str(how) for who, how in await self._read("SELECT who, how FROM barred")}

    # ---- what was worked out about tables

    async def keep(self, table_id: str, kind: str, name: str, blob: bytes) -> None:
        """Keep something that was worked out about a table."""
        query = "INSERT INTO findings VALUES (%b, %b, %b, %b) "
        query += "ON CONFLICT (table_id, kind, name) DO UPDATE SET blob = EXCLUDED.blob"
        await self._write(lambda link: link.execute(query, (table_id, kind, name, blob)))

    async def kept(self, table_id: str, kind: str) -> dict[str, bytes]:
        """What is kept of that kind about a table, by name."""
        query = "SELECT name, blob FROM findings WHERE table_id = %b AND kind = %b"
        rows = await self._read(query, table_id, kind)
        return {str(name): bytes(cast(bytes, blob)) for name, blob in rows}

    async def forget(self, table_id: str, kind: str, names: Collection[str]) -> None:
        """Keep these no more."""
        query = "DELETE FROM findings WHERE table_id = %b AND kind = %b AND name = ANY(%b::text[])"
        await self._write(lambda link: link.execute(query, (table_id, kind, list(names))))

    async def weight(self, kind: str) -> int:
        """The bytes that everything of that kind takes."""
        query = "SELECT coalesce(sum(length(blob)), 0)::bigint FROM findings WHERE kind = %b"
        ((found,),) = await self._read(query, kind)
        return cast(int, found)

    # ---- the other servers

    def listen(self, hear: Callable[[Heard], None]) -> None:
        """From now on tell of what other servers do."""
        self._hear = hear
        self._listener = Thread(target=self._listening, name="ludoteca-listener", daemon=True)
        self._listener.start()

    def _listening(self) -> None:
        """Hear what others tell, until this server ends; after each silence something may have been missed."""
        while not self._closed:
            try:
                link = Link(self.url)
            except psycopg.Error:
                sleep(AGAIN)
                continue
            try:
                link.connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self.channel)))
                self._tell(Heard(missed=True))
                for payload in self._payloads(link):
                    told = heard(payload, self.server)
                    if told is not None:
                        self._tell(told)
            except psycopg.Error:
                sleep(AGAIN)
            finally:
                link.close()

    def _payloads(self, link: Link) -> Iterator[str]:
        while not self._closed:
            for notice in link.connection.notifies(timeout=QUIET):
                if notice.payload == f"{BYE} {self.server}":
                    return
                yield notice.payload

    def _tell(self, heard: Heard) -> None:
        if self._hear is not None and not self._closed:
            self._hear(heard)

    async def grown(self, known: Mapping[str, int]) -> list[str]:
        """Which of these tables have more entries than so many: a look at one place of each."""
        query = "SELECT mine.id FROM unnest(%b::text[], %b::int[]) AS mine (id, number) "
        query += "WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = mine.id AND entries.number = mine.number)"
        return [str(table_id) for (table_id,) in await self._read(query, list(known), list(known.values()))]

    async def say(self, word: str) -> None:
        """Say something to all other servers that listen now."""
        told = f"{WORD} {self.server} {word}"
        if len(told.encode()) > MOST_PAYLOAD:
            raise StoreError(house("store-query", {"file": shown(self.url), "error": f"{len(told)} > {MOST_PAYLOAD}"}))
        await self._teller.do(lambda link: link.execute("SELECT pg_notify(%b, %b)::text", (self.channel, told)))

    async def beat(self) -> list[str]:
        """Show that this server is alive; which ones are, this one among them."""

        def work(link: Link) -> list[str]:
            link.execute(
                "INSERT INTO servers VALUES (%b, clock_timestamp()) "
                "ON CONFLICT (id) DO UPDATE SET beat = EXCLUDED.beat",
                (self.server,),
            )
            if self._beats % SWEEP == 0:
                _sweep(link)
            self._beats += 1
            query = "SELECT id FROM servers WHERE beat > clock_timestamp() - make_interval(secs => %b)"
            return [str(server) for (server,) in link.execute(query, (LIFE,))]

        return cast(list[str], await self._teller.do(work))

    async def claim(self, table_id: str) -> bool:
        """Take the right to think for the bots of a table."""
        query = """
            INSERT INTO leases VALUES (%b, %b) ON CONFLICT (table_id) DO UPDATE SET server = EXCLUDED.server
            WHERE leases.server = EXCLUDED.server OR NOT EXISTS (
                SELECT 1 FROM servers
                WHERE id = leases.server AND beat > clock_timestamp() - make_interval(secs => %b)
            ) RETURNING 1
        """
        return bool(await self._teller.do(lambda link: link.execute(query, (table_id, self.server, LIFE))))

    async def release(self, table_id: str) -> None:
        """Let others think for the bots of a table."""
        query = "DELETE FROM leases WHERE table_id = %b AND server = %b"
        await self._teller.do(lambda link: link.execute(query, (table_id, self.server)))

    async def note_here(self, stays: Collection[Stay]) -> None:
        """Let the others know who is here, and until when."""
        query = """
            INSERT INTO stays
            SELECT table_id, holder, %b, clock_timestamp() + make_interval(secs => seconds)
            FROM unnest(%b::text[], %b::text[], %b::float8[]) AS stay (table_id, holder, seconds)
            ON CONFLICT (table_id, holder, server) DO UPDATE SET until = EXCLUDED.until
        """
        seconds = [min(stay.seconds, FOREVER) for stay in stays]
        given = (self.server, [stay.table_id for stay in stays], [stay.holder for stay in stays], seconds)
        await self._teller.do(lambda link: link.execute(query, given))

    async def here_elsewhere(self, table_ids: Collection[str]) -> list[Stay]:
        """Who is at these tables by other servers; by one that is dead, nobody since it died."""
        query = """
            SELECT table_id, holder, CASE
                WHEN beat > clock_timestamp() - make_interval(secs => %b)
                THEN extract(epoch FROM until - clock_timestamp())::float8
                ELSE extract(epoch FROM least(until, beat) - clock_timestamp())::float8 END
            FROM stays JOIN servers ON servers.id = stays.server
            WHERE table_id = ANY(%b::text[]) AND server <> %b
        """
        rows = await self._teller.do(lambda link: link.execute(query, (LIFE, list(table_ids), self.server)))
        return [
            Stay(table_id, holder, inf if seconds > FOREVER / 2 else seconds)
            for table_id, holder, seconds in cast(list[tuple[str, str, float]], rows)
        ]

    async def leave(self) -> None:
        """This server ends: its people are gone, others think for its bots, and what is long past is forgotten."""

        def work(link: Link) -> None:
            link.execute("DELETE FROM leases WHERE server = %b", (self.server,))
            link.execute("UPDATE stays SET until = least(until, clock_timestamp()) WHERE server = %b", (self.server,))
            link.execute(
                "UPDATE servers SET beat = clock_timestamp() - make_interval(secs => %b) WHERE id = %b",
                (2 * LIFE, self.server),
            )
            _sweep(link)

        await self._teller.do(work)

    async def close(self) -> None:
        """Finish what is under way and hang up."""
        if self._listener is not None:
            word = f"{BYE} {self.server}"
            self._closed = True
            with suppress(StoreError):  # it notices by itself
                await self._teller.do(lambda link: link.execute("SELECT pg_notify(%b, %b)::text", (self.channel, word)))
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        for lane in (self._writer, self._reader, self._teller):
            lane.end()
        if self._listener is not None:
            self._listener.join(2 * QUIET)


FOREVER = 1e9  # seconds, for one who is here as long as a server lives


def _sweep(link: Link) -> None:
    """Forget who has gone long ago, and what servers had that died."""
    link.execute("DELETE FROM stays WHERE until < clock_timestamp() - make_interval(secs => %b)", (KEPT_FOR,))
    link.execute("DELETE FROM servers WHERE beat < clock_timestamp() - make_interval(secs => %b)", (KEPT_FOR,))
    link.execute("DELETE FROM written WHERE at < clock_timestamp() - make_interval(secs => %b)", (KEPT_FOR,))
    for table in ("stays", "leases"):
        link.execute(f"DELETE FROM {table} WHERE NOT EXISTS (SELECT 1 FROM servers WHERE id = {table}.server)")


def _note_change(link: Link, table_id: str) -> None:
    """Let servers that have missed the word of it find out."""
    link.execute("DELETE FROM changes WHERE at < clock_timestamp() - make_interval(secs => %b)", (KEPT_FOR,))
    link.execute(
        "INSERT INTO changes VALUES (%b, clock_timestamp()) ON CONFLICT (table_id) DO UPDATE SET at = EXCLUDED.at",
        (table_id,),
    )


def _place(entry: Append) -> tuple[str, int]:
    return entry.place


def _channel(link: Link) -> str:
    """What the servers of this database talk on; another schema of it is another house."""
    ((schema,),) = link.execute("SELECT current_schema()::text")
    return f"ludoteca:{schema}"


def _check_text(text: str) -> None:
    """Refuse what no text of PostgreSQL can be."""
    if "\0" in text or not text.isprintable() or any("\ud800" <= mark <= "\udfff" for mark in text):
        raise StoreError(house("store-query", {"file": "postgresql", "error": ascii(text[:40])}))


def _check_place(entry: Append) -> None:
    """Refuse a place that cannot be: it alone, not all that waits with it."""
    _check_text(entry.table_id)
    _check_text(entry.holder)
    if not 0 <= entry.number <= MOST_NUMBER or " " in entry.table_id:
        raise StoreError(house("store-query", {"file": "postgresql", "error": f"{entry.number}"}))
