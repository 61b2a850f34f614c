"""Moving tables and papers from one database to another, a file or a PostgreSQL, and comparing all that has arrived."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import closing
from math import inf, nextafter
from pathlib import Path
from typing import NamedTuple, Protocol

from ludoteca.engine.phrase import house
from ludoteca.store.base import LIFE, StoreError
from ludoteca.store.file import fault, key_of, opened, whereabouts
from ludoteca.store.papers_file import parted

SHEET = "kind, id, version, body, marks"
SHEETS_AT_ONCE = 500


class Book(NamedTuple):
    """All that is kept of a table, as it is written down."""

    table_id: str
    opening: bytes
    created: float
    holders: list[str]
    entries: list[tuple[int, bytes]]
    findings: list[tuple[str, str, bytes]]


class Sheet(NamedTuple):
    """A paper as it is written down."""

    kind: str
    id: str
    version: int
    body: bytes
    marks: str


class Shelf(Protocol):
    """A database to move tables from, or to; nobody else uses it meanwhile."""

    shown: str

    @property
    def key(self) -> bytes:
        """The secret of its servers."""

    def take_key(self, key: bytes) -> None:
        """Go on with the secret of another house: cookies and invitations stay good."""

    def ids(self) -> list[str]:
        """Its tables, the earliest first."""

    def book(self, table_id: str) -> Book | None:
        """All that is kept of a table; None: there is none."""

    def put(self, book: Book, first: int) -> None:
        """Keep a table with its entries from that place on, all of it or nothing."""

    def barred(self) -> list[tuple[str, str]]:
        """Who is barred, and how."""

    def bar(self, rows: Sequence[tuple[str, str]]) -> None:
        """Bar these too."""

    def sheets(self, after: tuple[str, str]) -> list[Sheet]:
        """So many of its papers, in the order of their names, behind that name."""

    def sheet(self, kind: str, paper_id: str) -> Sheet | None:
        """A paper; None: there is none."""

    def put_sheets(self, sheets: Sequence[Sheet]) -> None:
        """Keep papers that were not there, all of them or none."""

    def close(self) -> None:
        """Let others use it."""


class Moved(NamedTuple):
    """What has arrived, and was compared."""

    tables: int
    entries: int
    papers: int


def copy(source: str | Path, target: str | Path) -> Moved:
    """Copy all tables; one that was stopped in the middle goes on where it was. `StoreError`: something differs."""
    with closing(_shelf(source, there=True)) as origin, closing(_shelf(target)) as other:
        ids = origin.ids()
        if not other.ids():
            other.take_key(origin.key)
        elif other.key != origin.key:
            raise StoreError(house("copy-other", {"file": other.shown}))
        other.bar(origin.barred())
        entries = 0
        for table_id in ids:
            book = origin.book(table_id)
            assert book is not None
            _move(book, other)
            entries += len(book.entries)
        papers, last = 0, ("", "")
        while sheets := origin.sheets(last):
            _move_sheets(sheets, other)
            papers, last = papers + len(sheets), (sheets[-1].kind, sheets[-1].id)
    return Moved(len(ids), entries, papers)


def _move_sheets(sheets: list[Sheet], other: Shelf) -> None:
    """Bring some papers over, and compare what is there then, one by one."""
    there = [(sheet, other.sheet(sheet.kind, sheet.id)) for sheet in sheets]
    if all(found in (None, sheet) for sheet, found in there):
        other.put_sheets([sheet for sheet, found in there if found is None])
    for sheet in sheets:
        if other.sheet(sheet.kind, sheet.id) != sheet:
            name = f"{sheet.kind}/{sheet.id}"
            raise StoreError(house("copy-paper-differs", {"file": other.shown, "paper": name}))


def _move(book: Book, other: Shelf) -> None:
    """Bring a table over, and compare what is there then, entry by entry."""
    there = other.book(book.table_id)
    arrived = [] if there is None else there.entries
    if there is not None and (there.opening != book.opening or arrived != book.entries[: len(arrived)]):
        raise StoreError(house("copy-differs", {"file": other.shown, "table": book.table_id}))
    other.put(book, len(arrived))
    now = other.book(book.table_id)
    same = now is not None and (now.opening, now.entries) == (book.opening, book.entries)
    if now is None or not same or sorted(now.holders) != sorted(book.holders) or now.findings != book.findings:
        raise StoreError(house("copy-differs", {"file": other.shown, "table": book.table_id}))


def _shelf(database: str | Path, there: bool = False) -> Shelf:
    from ludoteca.store import is_address

    if not is_address(database):
        file = Path(database)
        if there and not file.is_file():
            raise StoreError(house("file-missing", {"file": str(file)}))
        return FileShelf(file)
    try:
        return _postgres_shelf(str(database))
    except ImportError as missing:
        raise StoreError(house("store-extra", {"error": str(missing)})) from None


class FileShelf:
    """A SQLite file; its lock keeps servers away."""

    def __init__(self, file: Path) -> None:
        self.file = whereabouts(file)
        self.shown = str(self.file)
        self._connection, self._lock = opened(self.file)
        (latest,) = self._connection.execute("SELECT max(created) FROM tables").fetchone()
        self._latest = float(latest or 0.0)

    @property
    def key(self) -> bytes:
        """The secret of its servers."""
        return key_of(self._connection)

    def take_key(self, key: bytes) -> None:
        """Go on with the secret of another house."""
        self._connection.execute("UPDATE keys SET value = ? WHERE name = 'server'", (key,))

    def ids(self) -> list[str]:
        """Its tables, the earliest first."""
        return [table_id for (table_id,) in self._connection.execute("SELECT id FROM tables ORDER BY created, id")]

    def book(self, table_id: str) -> Book | None:
        """All that is kept of a table."""
        ask, of = self._connection.execute, (table_id,)
        row = ask("SELECT opening, created FROM tables WHERE id = ?", of).fetchone()
        if row is None:
            return None
        return Book(
            table_id,
            _bytes(row[0]),
            row[1],
            [holder for (holder,) in ask("SELECT holder FROM holders WHERE table_id = ?", of)],
            [
                (n, _bytes(b))
                for n, b in ask("SELECT number, entry FROM entries WHERE table_id = ? ORDER BY number", of)
            ],
            [
                (kind, name, _bytes(blob))
                for kind, name, blob in ask(
                    "SELECT kind, name, blob FROM findings WHERE table_id = ? ORDER BY kind, name", of
                )
            ],
        )

    def put(self, book: Book, first: int) -> None:
        """Keep a table with its entries from that place on."""
        do, many = self._connection.execute, self._connection.executemany
        created = max(book.created, nextafter(self._latest, inf))  # later than those before it, as it was there
        do("BEGIN IMMEDIATE")
        try:
            do("INSERT OR IGNORE INTO tables VALUES (?, ?, ?)", (book.table_id, book.opening, created))
            (created,) = do("SELECT created FROM tables WHERE id = ?", (book.table_id,)).fetchone()
            rows = [(book.table_id, number, blob) for number, blob in book.entries[first:]]
            many("INSERT INTO entries VALUES (?, ?, ?)", rows)
            holders = [(holder, book.table_id, created) for holder in book.holders]
            many("INSERT OR IGNORE INTO holders VALUES (?, ?, ?)", holders)
            many(
                "INSERT OR REPLACE INTO findings VALUES (?, ?, ?, ?)", [(book.table_id, *one) for one in book.findings]
            )
            do("COMMIT")
        except BaseException as error:
            do("ROLLBACK")
            raise fault("store-write", self.file, error) from None
        self._latest = max(self._latest, created)

    def barred(self) -> list[tuple[str, str]]:
        """Who is barred, and how."""
        return self._connection.execute("SELECT who, how FROM barred ORDER BY who").fetchall()

    def bar(self, rows: Sequence[tuple[str, str]]) -> None:
        """Bar these too."""
        self._connection.executemany("INSERT OR REPLACE INTO barred VALUES (?, ?)", rows)

    def sheets(self, after: tuple[str, str]) -> list[Sheet]:
        """So many of its papers, in the order of their names, behind that name."""
        query = f"SELECT {SHEET} FROM papers WHERE (kind, id) > (?, ?) ORDER BY kind, id LIMIT ?"
        return [_sheet(row) for row in self._connection.execute(query, (*after, SHEETS_AT_ONCE))]

    def sheet(self, kind: str, paper_id: str) -> Sheet | None:
        """A paper; None: there is none."""
        query = f"SELECT {SHEET} FROM papers WHERE kind = ? AND id = ?"
        row = self._connection.execute(query, (kind, paper_id)).fetchone()
        return None if row is None else _sheet(row)

    def put_sheets(self, sheets: Sequence[Sheet]) -> None:
        """Keep papers that were not there, all of them or none."""
        marks = [(sheet.kind, mark, sheet.id) for sheet in sheets for mark in parted(sheet.marks)]
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            self._connection.executemany(f"INSERT INTO papers ({SHEET}) VALUES (?, ?, ?, ?, ?)", sheets)
            self._connection.executemany("INSERT INTO marks VALUES (?, ?, ?)", marks)
            self._connection.execute("COMMIT")
        except BaseException as error:
            self._connection.execute("ROLLBACK")
            raise fault("store-write", self.file, error) from None

    def close(self) -> None:
        """Let others use it."""
        self._connection.close()
        self._lock.release()


def _bytes(found: object) -> bytes:
    """What a file that others have mended may hold as text."""
    return found.encode() if isinstance(found, str) else bytes(found)  # type: ignore[call-overload]


def _sheet(row: tuple[str, str, int, object, str]) -> Sheet:
    return Sheet(row[0], row[1], row[2], _bytes(row[3]), row[4])


def _postgres_shelf(url: str) -> Shelf:
    import psycopg

    from ludoteca.store.layout import key_of as key_in
    from ludoteca.store.layout import made_ready
    from ludoteca.store.link import Link, said, shown

    class PostgresShelf:
        """A PostgreSQL database; it is refused while a server shows that it is alive."""

        def __init__(self) -> None:
            self.shown = shown(url)
            self._link = Link(url)
            made_ready(self._link, self.shown)
            alive = "SELECT count(*) FROM servers WHERE beat > clock_timestamp() - make_interval(secs => %b)"
            if self._link.execute(alive, (LIFE,)) != [(0,)]:
                self._link.close()
                raise StoreError(house("copy-served", {"file": self.shown}))

        @property
        def key(self) -> bytes:
            """The secret of its servers."""
            return key_in(self._link)

        def take_key(self, key: bytes) -> None:
            """Go on with the secret of another house."""
            self._link.execute("UPDATE keys SET value = %b WHERE name = 'server'", (key,))

        def ids(self) -> list[str]:
            """Its tables, the earliest first."""
            return [table_id for (table_id,) in self._link.execute("SELECT id FROM tables ORDER BY place")]

        def book(self, table_id: str) -> Book | None:
            """All that is kept of a table."""
            ask, of = self._link.execute, (table_id,)
            rows = ask("SELECT opening, created FROM tables WHERE id = %b", of)
            if not rows:
                return None
            return Book(
                table_id,
                bytes(rows[0][0]),
                float(rows[0][1]),
                [holder for (holder,) in ask("SELECT holder FROM holders JOIN tables USING (place) WHERE id = %b", of)],
                [(n, b) for n, b in ask("SELECT number, entry FROM entries WHERE table_id = %b ORDER BY number", of)],
                [
                    (kind, name, blob)
                    for kind, name, blob in ask(
                        "SELECT kind, name, blob FROM findings WHERE table_id = %b ORDER BY kind, name", of
                    )
                ],
            )

        def put(self, book: Book, first: int) -> None:
            """Keep a table with its entries from that place on."""
            do = self._link.execute
            with self._link.transaction():
                do(
                    "INSERT INTO tables (id, opening, created) VALUES (%b, %b, %b) ON CONFLICT DO NOTHING",
                    (book.table_id, book.opening, book.created),
                )
                do(
                    "INSERT INTO holders SELECT holder, place, id FROM tables, unnest(%b::text[]) AS holder "
                    "WHERE id = %b ON CONFLICT DO NOTHING",
                    (book.holders, book.table_id),
                )
                rows = book.entries[first:]
                self._put(
                    "INSERT INTO entries SELECT %b, * FROM unnest(%b::int[], %b::bytea[], %b::bigint[])",
                    book.table_id,
                    [(number, blob, secrets.randbits(63)) for number, blob in rows],
                )
                self._put(
                    "INSERT INTO findings SELECT %b, * FROM unnest(%b::text[], %b::text[], %b::bytea[]) "
                    "ON CONFLICT (table_id, kind, name) DO UPDATE SET blob = EXCLUDED.blob",
                    book.table_id,
                    book.findings,
                )

        def _put(self, query: str, table_id: str, rows: Sequence[tuple[object, ...]]) -> None:
            if rows:
                self._link.execute(query, (table_id, *map(list, zip(*rows, strict=True))))

        def barred(self) -> list[tuple[str, str]]:
            """Who is barred, and how."""
            return [(who, how) for who, how in self._link.execute("SELECT who, how FROM barred ORDER BY who")]

        def bar(self, rows: Sequence[tuple[str, str]]) -> None:
            """Bar these too."""
            for row in rows:
                self._link.execute(
                    "INSERT INTO barred VALUES (%b, %b) ON CONFLICT (who) DO UPDATE SET how = EXCLUDED.how", row
                )

        def sheets(self, after: tuple[str, str]) -> list[Sheet]:
            """So many of its papers, in the order of their names, behind that name."""
            query = f"SELECT {SHEET} FROM papers WHERE (kind, id) > (%b, %b) ORDER BY kind, id LIMIT %b"
            return [_sheet(row) for row in self._link.execute(query, (*after, SHEETS_AT_ONCE))]

        def sheet(self, kind: str, paper_id: str) -> Sheet | None:
            """A paper; None: there is none."""
            rows = self._link.execute(f"SELECT {SHEET} FROM papers WHERE kind = %b AND id = %b", (kind, paper_id))
            return _sheet(rows[0]) if rows else None

        def put_sheets(self, sheets: Sequence[Sheet]) -> None:
            """Keep papers that were not there, all of them or none."""
            marks = [(sheet.kind, mark, sheet.id) for sheet in sheets for mark in parted(sheet.marks)]
            with self._link.transaction():
                for row in sheets:
                    self._link.execute(f"INSERT INTO papers ({SHEET}) VALUES (%b, %b, %b, %b, %b)", row)
                for mark in marks:
                    self._link.execute("INSERT INTO marks VALUES (%b, %b, %b)", mark)

        def close(self) -> None:
            """Let others use it."""
            self._link.close()

    try:
        return PostgresShelf()
    except psycopg.Error as error:
        raise StoreError(house("store-reach", {"file": shown(url), "error": said(error)})) from None
