"""What waits to be written to a PostgreSQL database: entries and papers, with a handful of statements for all of it.

Whoever writes papers holds a lock that all servers share, so versions that were looked at stay as they were until the
end of the transaction, and two servers never wait for each other crosswise. Each deed has a mark, by which it is known
again where the line was cut before the answer came.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from ludoteca.club.papers import NEW, WHATEVER, Change, Found, Paper
from ludoteca.store.link import Link
from ludoteca.store.papers_file import joined, parted, stale

LOCK: Final = int.from_bytes(b"LUDOPAPE", "big")
Name = tuple[str, str]


def new_mark() -> int:
    """By which something that was written is known again."""
    return secrets.randbits(63)


@dataclass
class Append:
    """An entry that waits for its place; the mark is its own, by which it is known again if the line was cut."""

    table_id: str
    number: int
    blob: bytes
    holder: str  # who has sat down with it
    mark: int = field(default_factory=new_mark)

    @property
    def place(self) -> tuple[str, int]:
        """Where it belongs."""
        return self.table_id, self.number


@dataclass
class Deed:
    """Papers that are to be written together, and the entry without which they make no sense."""

    changes: Sequence[Change]
    append: Append | None = None
    mark: int = field(default_factory=new_mark)


class Desk:
    """The papers of some deeds, while nobody else writes any: what they are now, and what becomes of them."""

    def __init__(self, link: Link, deeds: Sequence[Deed]) -> None:
        self._link = link
        link.execute("SELECT pg_advisory_xact_lock(%b)::text", (LOCK,))
        query, marks = "SELECT mark FROM written WHERE mark = ANY(%b::bigint[])", [deed.mark for deed in deeds]
        self.done = {mark for (mark,) in link.execute(query, (marks,))}
        query = "SELECT kind, id, version FROM papers JOIN unnest(%b::text[], %b::text[]) AS mine (kind, id) "
        query += "USING (kind, id)"
        rows = link.execute(query, _columns({change.name for deed in deeds for change in deed.changes}, 2))
        self._versions: dict[Name, int] = {(kind, paper_id): version for kind, paper_id, version in rows}

    def check(self, deed: Deed) -> None:
        """Whether its papers are as they were read, `Stale` if not; then they count as written for those behind it."""
        for change in deed.changes:
            if change.version not in (self._versions.get(change.name, NEW), WHATEVER):
                raise stale(change.name)
        for change in deed.changes:
            if change.body is None:
                self._versions.pop(change.name, None)
            else:
                self._versions[change.name] = self._versions.get(change.name, NEW) + 1

    def write(self, deeds: Sequence[Deed]) -> None:
        """Write what these want, of several of one name the last; and note that they were done."""
        last = {change.name: change for deed in deeds for change in deed.changes}
        for table in ("marks", "papers"):
            query = f"DELETE FROM {table} USING unnest(%b::text[], %b::text[]) AS mine (kind, id) "
            query += f"WHERE {table}.kind = mine.kind AND {table}.id = mine.id"
            self._link.execute(query, _columns(last, 2))
        papers, marks = [], []
        for name, change in last.items():
            if change.body is not None:
                papers.append((*name, self._versions[name], change.body, joined(change.marks)))
                marks += [(change.kind, mark, change.id) for mark in change.marks]
        query = "INSERT INTO papers SELECT * FROM unnest(%b::text[], %b::text[], %b::int[], %b::bytea[], %b::text[])"
        self._link.execute(query, _columns(papers, 5))
        query = "INSERT INTO marks SELECT * FROM unnest(%b::text[], %b::text[], %b::text[])"
        self._link.execute(query, _columns(marks, 3))
        query = "INSERT INTO written SELECT mark, clock_timestamp() FROM unnest(%b::bigint[]) AS mark"
        self._link.execute(query, ([deed.mark for deed in deeds],))


def _columns(rows: Collection[tuple[object, ...]], width: int) -> list[list[object]]:
    """Rows as the columns that a statement takes."""
    return [[row[column] for row in rows] for column in range(width)]


def papers(link: Link, kind: str, ids: Collection[str]) -> dict[str, Paper]:
    """Those of these papers that there are."""
    query = "SELECT id, body, version, marks FROM papers WHERE kind = %b AND id = ANY(%b::text[])"
    return {
        str(paper_id): Paper(bytes(body), version, parted(marks))
        for paper_id, body, version, marks in link.execute(query, (kind, list(ids)))
    }


def find(link: Link, kind: str, span: tuple[str, str], most: int, descending: bool, after: Found | None) -> list[Found]:
    """The papers that have a mark in that span, in order."""
    where, given = _within(kind, span)
    if after is not None:
        where += f" AND (mark, id) {'<' if descending else '>'} (%b, %b)"
        given += after
    order = "mark DESC, id DESC" if descending else "mark, id"
    query = f"SELECT mark, id FROM marks WHERE {where} ORDER BY {order} LIMIT %b"
    return [Found(mark, paper_id) for mark, paper_id in link.execute(query, (*given, most))]


def tally(link: Link, kind: str, span: tuple[str, str]) -> int:
    """How many marks there are in that span."""
    where, given = _within(kind, span)
    return int(link.execute(f"SELECT count(*) FROM marks WHERE {where}", given)[0][0])


def _within(kind: str, span: tuple[str, str]) -> tuple[str, tuple[str, ...]]:
    first, beyond = span
    if not beyond:
        return "kind = %b AND mark >= %b", (kind, first)
    return "kind = %b AND mark >= %b AND mark < %b", (kind, first, beyond)
