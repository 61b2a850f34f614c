"""Tables in one SQLite file: write-ahead log, one thread that writes, many entries to a commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import msgspec

from ludoteca.engine.phrase import house
from ludoteca.store.base import StoreError
from ludoteca.table import Entry, Opening, Seat

SCHEMA_VERSION = 1
SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, opening BLOB NOT NULL, created REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS holders (
    holder TEXT NOT NULL, table_id TEXT NOT NULL, created REAL NOT NULL, PRIMARY KEY (holder, table_id)
) WITHOUT ROWID;
"""
MOST_IN_ONE_COMMIT = 256

Work = Callable[[sqlite3.Connection], object]


class SqliteStore:
    """The default store: a file that makes itself."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._queue: SimpleQueue[tuple[Work, asyncio.Future[object] | None] | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connection = self._opened()
        self._thread = Thread(target=self._run, name="ludoteca-store", daemon=True)
        self._thread.start()

    def _opened(self) -> sqlite3.Connection:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self.file, check_same_thread=False, isolation_level=None, timeout=5.0)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            found = int(connection.execute("PRAGMA user_version").fetchone()[0])
            if found not in (0, SCHEMA_VERSION):
                connection.close()
                raise StoreError(
                    house("store-version", {"file": str(self.file), "found": found, "known": SCHEMA_VERSION})
                )
            connection.executescript(SCHEMA)
            connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        except (sqlite3.Error, OSError) as error:
            raise StoreError(house("store-open", {"file": str(self.file), "error": str(error)})) from error
        return connection

    # ---- the one thread that touches the file

    def _run(self) -> None:
        """Take whatever waits, do it in one transaction, and only then tell those who wait."""
        while True:
            item = self._queue.get()
            batch = [item]
            while not self._queue.empty() and len(batch) < MOST_IN_ONE_COMMIT:
                batch.append(self._queue.get())
            self._commit([work for work in batch if work is not None])
            if None in batch:
                self._connection.close()
                return

    def _commit(self, batch: list[tuple[Work, asyncio.Future[object] | None]]) -> None:
        answers: list[tuple[asyncio.Future[object] | None, object]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for work, future in batch:
                answers.append((future, self._one(work)))
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            fault = StoreError(house("store-write", {"file": str(self.file), "error": str(error)}))
            answers = [(future, fault) for _, future in batch]
        for future, answer in answers:
            self._tell(future, answer)

    def _one(self, work: Work) -> object:
        """One piece of work; a place that is taken already fails alone, not the whole batch."""
        self._connection.execute("SAVEPOINT piece")
        try:
            answer = work(self._connection)
        except sqlite3.IntegrityError:
            self._connection.execute("ROLLBACK TO piece")
            answer = StoreError(house("store-taken"))
        self._connection.execute("RELEASE piece")
        return answer

    def _tell(self, future: asyncio.Future[object] | None, answer: object) -> None:
        if future is None or self._loop is None or self._loop.is_closed():
            return

        def settle() -> None:
            if future.done():
                return
            if isinstance(answer, BaseException):
                future.set_exception(answer)
            else:
                future.set_result(answer)

        self._loop.call_soon_threadsafe(settle)

    async def _do(self, work: Work) -> object:
        self._loop = asyncio.get_running_loop()
        future: asyncio.Future[object] = self._loop.create_future()
        self._queue.put((work, future))
        return await future

    # ---- what a store does

    async def add(self, opening: Opening) -> None:
        """Keep a new table."""
        blob = _packed(opening)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO tables VALUES (?, ?, ?)", (opening.id, blob, opening.created))
            for seat in opening.seats:
                _note_holder(connection, seat.holder, opening.id, opening.created)

        await self._do(work)

    async def append(self, table_id: str, number: int, entry: Entry) -> None:
        """Keep what happened at a table."""
        blob = msgspec.json.encode(entry)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO entries VALUES (?, ?, ?)", (table_id, number, blob))
            if entry.kind == "sit":
                row = connection.execute("SELECT created FROM tables WHERE id = ?", (table_id,)).fetchone()
                _note_holder(connection, entry.holder, table_id, row[0] if row else 0.0)

        await self._do(work)

    async def load(self, table_id: str) -> tuple[Opening, list[Entry]] | None:
        """A table and all that has happened at it."""

        def work(connection: sqlite3.Connection) -> object:
            row = connection.execute("SELECT opening FROM tables WHERE id = ?", (table_id,)).fetchone()
            if row is None:
                return None
            rows = connection.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (table_id,))
            return row[0], [blob for (blob,) in rows]

        found = await self._do(work)
        if found is None:
            return None
        assert isinstance(found, tuple)
        return _unpacked(found[0]), [msgspec.json.decode(blob, type=Entry) for blob in found[1]]

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

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)


def _note_holder(connection: sqlite3.Connection, holder: str, table_id: str, created: float) -> None:
    if holder:
        connection.execute("INSERT OR IGNORE INTO holders VALUES (?, ?, ?)", (holder, table_id, created))


def _packed(opening: Opening) -> bytes:
    """An opening as JSON; the seed as text, since it has 128 bits."""
    return msgspec.json.encode({**asdict(opening), "seed": str(opening.seed)})


def _unpacked(blob: bytes) -> Opening:
    body = msgspec.json.decode(blob)
    body["seed"] = int(body["seed"])
    body["seats"] = [Seat(**seat) for seat in body["seats"]]
    body["options"] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in body["options"].items()
    }
    return Opening(**body)
