"""Tables in one SQLite file: write-ahead log, one thread that writes, many entries to a commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from math import inf, nextafter
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, cast

from ludoteca.club.papers import MOST_FOUND, Change, Found, Paper, check, check_span, is_name
from ludoteca.engine.phrase import house
from ludoteca.store import papers_file
from ludoteca.store.base import Line, PlaceTaken, StoreError
from ludoteca.store.file import fault, keep_private, key_of, opened, sqlite_fault, whereabouts
from ludoteca.store.waiting import settle
from ludoteca.store.written import noted, packed, read_entries, read_table
from ludoteca.table import Entry, Opening

log = logging.getLogger("ludoteca.store")

MOST_IN_ONE_COMMIT = 256

Work = Callable[[sqlite3.Connection], object]


class Piece(NamedTuple):
    """Something to be done with the file, and who waits for it."""

    work: Work
    writes: bool
    future: asyncio.Future[object]


class SqliteStore:
    """The default store: a file that makes itself, and that one server at a time has to itself."""

    def __init__(self, file: Path, lang: str = "en") -> None:
        self.file = whereabouts(file)
        self.lang = lang  # of what the host is told
        self._queue: SimpleQueue[Piece | None] = SimpleQueue()
        self._connection, self._lock = opened(self.file)
        self._identity = _identity(self.file)
        self.key = key_of(self._connection)
        (latest,) = self._connection.execute("SELECT max(created) FROM tables").fetchone()
        self._latest = float(latest or 0.0)
        self._thread = Thread(target=self._run, name="ludoteca-store", daemon=True)
        self._thread.start()

    # ---- the one thread that touches the file

    def _run(self) -> None:
        """Take whatever waits; writes are done in one transaction, and only then are those told who wait."""
        while True:
            batch = [self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_IN_ONE_COMMIT:
                batch.append(self._queue.get())
            pieces = [piece for piece in batch if piece is not None]
            for piece in pieces:
                if not piece.writes:
                    settle(piece.future, self._read(piece.work))
            writes = [piece for piece in pieces if piece.writes]
            for piece, answer in zip(writes, self._written(writes), strict=True):
                settle(piece.future, answer)
            if len(pieces) < len(batch):
                self._finish()
                return

    def _read(self, work: Work) -> object:
        """What is found; what cannot be read concerns nobody else."""
        try:
            return work(self._connection)
        except sqlite3.Error as error:
            return sqlite_fault(self.file, error, "store-read")
        except Exception as error:
            return fault("store-read", self.file, error)

    def _written(self, writes: list[Piece]) -> list[object]:
        """All in one transaction: durable when this returns, or refused and nothing is changed."""
        if not writes:
            return []
        try:
            self._check_there()
            self._connection.execute("BEGIN IMMEDIATE")
            answers = [self._one(piece.work) for piece in writes]
            self._connection.execute("COMMIT")
        except StoreError as error:
            return [error] * len(writes)
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            return [sqlite_fault(self.file, error, "store-write")] * len(writes)
        return answers

    def _one(self, work: Work) -> object:
        """One piece of work; a place that is taken already fails alone, not the whole batch."""
        self._connection.execute("SAVEPOINT piece")
        try:
            answer = work(self._connection)
        except sqlite3.IntegrityError:
            self._connection.execute("ROLLBACK TO piece")
            answer = PlaceTaken(house("store-taken"))
        except sqlite3.Error:
            raise
        except StoreError as error:
            self._connection.execute("ROLLBACK TO piece")
            answer = error
        except Exception as error:  # the thread must outlive whatever it is given
            self._connection.execute("ROLLBACK TO piece")
            answer = fault("store-write", self.file, error)
        self._connection.execute("RELEASE piece")
        return answer

    def _check_there(self) -> None:
        """A file that was moved or removed takes writes as before, but nobody would find them again."""
        if _identity(self.file) != self._identity:
            raise fault("store-gone", self.file)

    def _finish(self) -> None:
        """Close the file; if it was taken away, what it held is written beside the place where it was."""
        try:
            if _identity(self.file) != self._identity:
                self._rescue()
            self._connection.close()
        except sqlite3.Error as error:
            log.error("%s", sqlite_fault(self.file, error, "store-write").text(self.lang))
        except OSError as error:
            log.error("%s", fault("store-write", self.file, error).text(self.lang))
        finally:
            self._lock.release()

    def _rescue(self) -> None:
        number = 1
        while (copy := self.file.with_name(f"{self.file.name}.rescued-{number}")).exists():
            number += 1
        keep_private(copy)
        self._connection.execute("VACUUM INTO ?", (str(copy),))
        log.error("%s", house("store-rescued", {"file": str(self.file), "copy": str(copy)}).text(self.lang))

    async def _do(self, work: Work, *, writes: bool = False) -> object:
        piece = Piece(work, writes, asyncio.get_running_loop().create_future())
        self._queue.put(piece)
        return await piece.future

    # ---- what a store does

    async def add(self, opening: Opening, line: Line | None = None, papers: Sequence[Change] = ()) -> None:
        """Keep a new table, a line of the one that it follows, and papers: all of it or nothing."""
        check(papers)
        blob = packed(opening)
        follows = None if line is None else (line.table_id, line.number, noted(line.entry))

        def work(connection: sqlite3.Connection) -> None:
            created = max(opening.created, nextafter(self._latest, inf))  # later, even if the clock was set back
            connection.execute("INSERT INTO tables VALUES (?, ?, ?)", (opening.id, blob, created))
            for seat in opening.seats:
                _note_holder(connection, seat.holder, opening.id, created)
            if follows is not None:
                connection.execute("INSERT INTO entries VALUES (?, ?, ?)", follows)
            papers_file.write(connection, papers)
            self._latest = created

        await self._do(work, writes=True)

    async def append(self, table_id: str, number: int, entry: Entry, papers: Sequence[Change] = ()) -> None:
        """Keep what happened at a table, and papers: all of it or nothing."""
        check(papers)
        blob = noted(entry)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO entries VALUES (?, ?, ?)", (table_id, number, blob))
            if entry.kind == "sit":
                row = connection.execute("SELECT created FROM tables WHERE id = ?", (table_id,)).fetchone()
                _note_holder(connection, entry.holder, table_id, row[0] if row else 0.0)
            papers_file.write(connection, papers)

        await self._do(work, writes=True)

    async def load(self, table_id: str) -> tuple[Opening, list[Entry]] | None:
        """A table and all that has happened at it."""

        def work(connection: sqlite3.Connection) -> object:
            row = connection.execute("SELECT opening FROM tables WHERE id = ?", (table_id,)).fetchone()
            if row is None:
                return None
            query = "SELECT number, entry FROM entries WHERE table_id = ? ORDER BY number"
            return row[0], connection.execute(query, (table_id,)).fetchall()

        found = await self._do(work)
        if found is None:
            return None
        assert isinstance(found, tuple)
        opening, rows = found
        return read_table(table_id, opening, rows)

    async def since(self, table_id: str, number: int) -> list[Entry]:
        """What has happened at a table from that place on."""

        def work(connection: sqlite3.Connection) -> object:
            query = "SELECT number, entry FROM entries WHERE table_id = ? AND number >= ? ORDER BY number"
            return connection.execute(query, (table_id, number)).fetchall()

        found = await self._do(work)
        assert isinstance(found, list)
        return read_entries(table_id, number, found)

    async def tables_of(self, holder: str, most: int) -> list[str]:
        """The ids of a holder's tables, the latest first."""

        def work(connection: sqlite3.Connection) -> object:
            rows = connection.execute(
                "SELECT table_id FROM holders WHERE holder = ? ORDER BY created DESC LIMIT ?", (holder, most)
            )
            return [str(table_id) for (table_id,) in rows]

        found = await self._do(work)
        assert isinstance(found, list)
        return found

    async def count(self) -> int:
        """How many tables are kept."""
        found = await self._do(lambda connection: connection.execute("SELECT count(*) FROM tables").fetchone()[0])
        assert isinstance(found, int)
        return found

    async def keep(self, table_id: str, kind: str, name: str, blob: bytes) -> None:
        """Keep something that was worked out about a table."""
        row = (table_id, kind, name, blob)
        await self._do(
            lambda connection: connection.execute("INSERT OR REPLACE INTO findings VALUES (?, ?, ?, ?)", row),
            writes=True,
        )

    async def kept(self, table_id: str, kind: str) -> dict[str, bytes]:
        """What is kept of that kind about a table, by name."""

        def work(connection: sqlite3.Connection) -> object:
            query = "SELECT name, blob FROM findings WHERE table_id = ? AND kind = ?"
            return {str(name): bytes(blob) for name, blob in connection.execute(query, (table_id, kind))}

        found = await self._do(work)
        assert isinstance(found, dict)
        return found

    async def forget(self, table_id: str, kind: str, names: Collection[str]) -> None:
        """Keep these no more."""
        rows = [(table_id, kind, name) for name in names]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("DELETE FROM findings WHERE table_id = ? AND kind = ? AND name = ?", rows)

        await self._do(work, writes=True)

    async def weight(self, kind: str) -> int:
        """The bytes that everything of that kind takes."""

        def work(connection: sqlite3.Connection) -> object:
            (found,) = connection.execute(
                "SELECT coalesce(sum(length(blob)), 0) FROM findings WHERE kind = ?", (kind,)
            ).fetchone()
            return int(found)

        found = await self._do(work)
        assert isinstance(found, int)
        return found

    async def write(self, changes: Sequence[Change]) -> None:
        """Write papers, all of them or none."""
        check(changes)
        await self._do(lambda connection: papers_file.write(connection, changes), writes=True)

    async def paper(self, kind: str, paper_id: str) -> Paper | None:
        """The paper of that name."""
        return (await self.papers(kind, [paper_id])).get(paper_id)

    async def papers(self, kind: str, ids: Collection[str]) -> dict[str, Paper]:
        """Those of these papers that there are."""
        wanted = [paper_id for paper_id in ids if is_name(kind, paper_id)][:MOST_FOUND]
        found = await self._do(lambda connection: papers_file.papers(connection, kind, wanted)) if wanted else {}
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
        found = await self._do(lambda connection: papers_file.find(connection, kind, span, most, descending, after))
        return cast(list[Found], found)

    async def tally(self, kind: str, first: str = "", beyond: str = "") -> int:
        """How many marks of a kind there are from `first` up to before `beyond`."""
        check_span(kind, first, beyond)
        found = await self._do(lambda connection: papers_file.tally(connection, kind, (first, beyond)))
        return cast(int, found)

    async def latest(self, most: int) -> list[str]:
        """The ids of the tables that were set last."""

        def work(connection: sqlite3.Connection) -> object:
            rows = connection.execute("SELECT id FROM tables ORDER BY created DESC LIMIT ?", (most,))
            return [str(table_id) for (table_id,) in rows]

        found = await self._do(work)
        assert isinstance(found, list)
        return found

    async def rewrite(self, table_id: str, opening: Opening, entries: Mapping[int, Entry], without: str = "") -> None:
        """Put others in the place of an opening and of some entries."""
        blob, rows = packed(opening), [(noted(entry), table_id, number) for number, entry in entries.items()]

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET opening = ? WHERE id = ?", (blob, table_id))
            connection.executemany("UPDATE entries SET entry = ? WHERE table_id = ? AND number = ?", rows)
            connection.execute("DELETE FROM holders WHERE table_id = ? AND holder = ?", (table_id, without))

        await self._do(work, writes=True)
        await self._do(_tidied)

    async def delete(self, table_id: str) -> bool:
        """Keep a table no more, nor anything about it."""

        def work(connection: sqlite3.Connection) -> bool:
            for table in ("entries", "holders", "findings"):
                connection.execute(f"DELETE FROM {table} WHERE table_id = ?", (table_id,))
            return connection.execute("DELETE FROM tables WHERE id = ?", (table_id,)).rowcount > 0

        found = bool(await self._do(work, writes=True))
        await self._do(_tidied)
        return found

    async def bar(self, who: str, how: str) -> None:
        """Bar a holder or an address; empty: no more."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM barred WHERE who = ?", (who,))
            if how:
                connection.execute("INSERT INTO barred VALUES (?, ?)", (who, how))

        await self._do(work, writes=True)

    async def barred(self) -> dict[str, str]:
        """Who is barred, and how."""
        found = await self._do(lambda connection: connection.execute("SELECT who, how FROM barred").fetchall())
        assert isinstance(found, list)
        return {str(who): str(how) for who, how in found}

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)


def _identity(file: Path) -> tuple[int, int] | None:
    """Which file it is, whatever it is called; None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _tidied(connection: sqlite3.Connection) -> object:
    """Write everything into the file and empty its log, where what was taken out would stand for a while."""
    return connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def _note_holder(connection: sqlite3.Connection, holder: str, table_id: str, created: float) -> None:
    if holder:
        connection.execute("INSERT OR IGNORE INTO holders VALUES (?, ?, ?)", (holder, table_id, created))
