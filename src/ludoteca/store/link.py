"""A connection to PostgreSQL that is made again when it was lost, and the thread that works with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, NamedTuple

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from ludoteca.engine.phrase import house
from ludoteca.store.base import StoreError, Unsure
from ludoteca.store.waiting import settle

log = logging.getLogger("ludoteca.store")

MOST_IN_ONE_COMMIT = 256
PATIENCE = 5.0  # seconds that a lost database may take to come back before anybody is told
AGAIN = 0.1  # seconds between two tries to reach it
USUAL = {
    "application_name": "ludoteca",
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",  # a network that is gone is noticed, and nobody waits for it for minutes
    "target_session_attrs": "read-write",  # of several hosts the one that may be written
}
Row = tuple[Any, ...]


def shown(url: str) -> str:
    """An address as people may read it: without user and password."""
    try:
        told = conninfo_to_dict(url)
    except psycopg.Error:
        return "postgresql://…"
    port = f":{told['port']}" if told.get("port") else ""
    return f"postgresql://{told.get('host') or 'localhost'}{port}/{told.get('dbname') or ''}"


def said(error: BaseException) -> str:
    """What PostgreSQL says, in one line."""
    return " ".join(str(error).split())


class Link:
    """A connection in autocommit, on which everything is sent in binary and prepared."""

    def __init__(self, url: str) -> None:
        given = conninfo_to_dict(url)
        usual = {name: value for name, value in USUAL.items() if name not in given}
        self.connection = psycopg.connect(make_conninfo(url, **usual), autocommit=True)
        try:
            self.connection.execute("SET default_transaction_isolation = 'read committed'")
            (kept,) = self.connection.execute("SHOW synchronous_commit").fetchone() or ("",)
            if kept == "off":  # what is acknowledged is on disk, whatever is usual in that database
                self.connection.execute("SET synchronous_commit = on")
        except BaseException:
            self.connection.close()
            raise

    def execute(self, query: str, given: Sequence[object] = (), *, binary: bool = True) -> list[Row]:
        """The rows of a query; none where it gives none."""
        if not binary:  # several statements in one
            self.connection.execute(query.encode())
            return []
        cursor = self.connection.execute(query.encode(), given, prepare=True, binary=True)
        return cursor.fetchall() if cursor.description is not None else []

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Everything within, or nothing."""
        with self.connection.transaction():
            yield

    @property
    def is_lost(self) -> bool:
        """Whether nothing more comes through."""
        return self.connection.closed or self.connection.broken

    def close(self) -> None:
        """Hang up."""
        with suppress(psycopg.Error):
            self.connection.close()


Work = Callable[[Link], object]


class Piece(NamedTuple):
    """Something to be done, and who waits for it."""

    work: object
    future: asyncio.Future[object]


Together = Callable[[Link, list[object], bool], list[object]]
"""Does several pieces of work; True: they may have been done already, when the connection was lost."""


class Lane:
    """A thread with a connection: what waits is done in turn, and done again where the connection was lost on the way.

    So whatever is given to it must come to the same if it is done twice.
    """

    def __init__(self, url: str, name: str, together: Together, link: Link | None = None) -> None:
        self.url = url
        self.together = together
        self.down = False  # whether the database could not be reached when it was last tried
        self._link = link
        self._queue: SimpleQueue[Piece | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=f"ludoteca-{name}", daemon=True)
        self._thread.start()

    async def do(self, work: object) -> object:
        """What comes of it."""
        piece = Piece(work, asyncio.get_running_loop().create_future())
        self._queue.put(piece)
        return await piece.future

    def end(self) -> None:
        """Finish what waits, then hang up; comes back when all is done."""
        self._queue.put(None)
        self._thread.join()

    @property
    def waiting(self) -> int:
        """How much waits."""
        return self._queue.qsize()

    def _run(self) -> None:
        while True:
            batch = [self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_IN_ONE_COMMIT:
                batch.append(self._queue.get())
            pieces = [piece for piece in batch if piece is not None]
            if pieces:
                for piece, answer in zip(pieces, self._done([piece.work for piece in pieces]), strict=True):
                    settle(piece.future, answer)
            if len(pieces) < len(batch):
                if self._link is not None:
                    self._link.close()
                return

    def _done(self, works: list[object]) -> list[object]:
        """The answer of each piece; a database that is away for a moment is waited for, unless it was away already."""
        latest = monotonic() + (0.0 if self.down else PATIENCE)
        sent = False
        while True:
            try:
                link = self._reached()
                again, sent = sent, True
                answers = self.together(link, works, again)
                self.down = False
                return answers
            except psycopg.Error as error:
                if self._link is not None and not self._link.is_lost:
                    if not isinstance(error, psycopg.errors.ReadOnlySqlTransaction):
                        return [_fault(self.url, error)] * len(works)
                    self._link.close()  # another machine may be written now
                self._link = None
                if monotonic() >= latest:
                    self.down = True
                    kind = Unsure if sent else StoreError
                    key = "store-unsure" if sent else "store-away"
                    return [kind(house(key, {"file": shown(self.url), "error": said(error)}))] * len(works)
                sleep(AGAIN)
            except Exception as error:  # the thread must outlive whatever it is given
                return [_fault(self.url, error)] * len(works)

    def _reached(self) -> Link:
        if self._link is None or self._link.is_lost:
            self._link = Link(self.url)
        return self._link


def one_by_one(url: str) -> Together:
    """Each piece for itself: one that fails concerns nobody else."""

    def together(link: Link, works: list[object], again: bool) -> list[object]:
        return [alone(url, link, work) for work in works]

    return together


def alone(url: str, link: Link, work: object) -> object:
    """What comes of one piece of work, or why nothing does."""
    assert callable(work)
    try:
        return work(link)
    except StoreError as error:
        return error
    except psycopg.Error as error:
        if link.is_lost or isinstance(error, psycopg.errors.ReadOnlySqlTransaction):
            raise
        return _fault(url, error)
    except Exception as error:
        return _fault(url, error)


def _fault(url: str, error: Exception) -> StoreError:
    key = "store-full" if isinstance(error, psycopg.errors.DiskFull) else "store-query"
    return StoreError(house(key, {"file": shown(url), "error": said(error)}))
