"""Papers in a SQLite file. Marks stand with their paper, and once more in an order of their own, to be found by."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from typing import Final

from ludoteca.club.papers import NEW, WHATEVER, Change, Found, Paper
from ludoteca.engine.phrase import house
from ludoteca.store.base import Stale

BETWEEN: Final = "\n"  # marks that are written down together: none has a line of its own in it
AT_ONCE: Final = 500  # ids in one question


def joined(marks: Sequence[str]) -> str:
    """The marks of a paper as they are written down with it."""
    return BETWEEN.join(marks)


def parted(marks: str) -> tuple[str, ...]:
    """Marks that were written down."""
    return tuple(marks.split(BETWEEN)) if marks else ()


def stale(name: tuple[str, str]) -> Stale:
    """Somebody else was quicker."""
    return Stale(house("paper-stale", {"name": "/".join(name)}))


def write(connection: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Write these within the transaction that is open; `Stale`: one is not as it was read."""
    for change in changes:
        row = connection.execute("SELECT version, marks FROM papers WHERE kind = ? AND id = ?", change.name).fetchone()
        version, marks = row or (NEW, "")
        if change.version not in (version, WHATEVER):
            raise stale(change.name)
        connection.executemany(
            "DELETE FROM marks WHERE kind = ? AND mark = ? AND id = ?",
            [(change.kind, mark, change.id) for mark in parted(marks)],
        )
        if change.body is None:
            connection.execute("DELETE FROM papers WHERE kind = ? AND id = ?", change.name)
            continue
        connection.execute(
            "INSERT OR REPLACE INTO papers VALUES (?, ?, ?, ?, ?)",
            (*change.name, version + 1, change.body, joined(change.marks)),
        )
        connection.executemany(
            "INSERT INTO marks VALUES (?, ?, ?)", [(change.kind, mark, change.id) for mark in change.marks]
        )


def papers(connection: sqlite3.Connection, kind: str, ids: Collection[str]) -> dict[str, Paper]:
    """Those of these papers that there are."""
    wanted, found = list(ids), {}
    for first in range(0, len(wanted), AT_ONCE):
        some = wanted[first : first + AT_ONCE]
        query = f"SELECT id, body, version, marks FROM papers WHERE kind = ? AND id IN ({', '.join('?' * len(some))})"
        for paper_id, body, version, marks in connection.execute(query, (kind, *some)):
            found[str(paper_id)] = Paper(bytes(body), version, parted(marks))
    return found


def find(
    connection: sqlite3.Connection,
    kind: str,
    span: tuple[str, str],
    most: int,
    descending: bool,
    after: Found | None,
) -> list[Found]:
    """The papers that have a mark in that span, in order."""
    where, given = _within(kind, span)
    if after is not None:
        where += f" AND (mark, id) {'<' if descending else '>'} (?, ?)"
        given += after
    order = "mark DESC, id DESC" if descending else "mark, id"
    query = f"SELECT mark, id FROM marks WHERE {where} ORDER BY {order} LIMIT ?"
    return [Found(mark, paper_id) for mark, paper_id in connection.execute(query, (*given, most))]


def tally(connection: sqlite3.Connection, kind: str, span: tuple[str, str]) -> int:
    """How many marks there are in that span."""
    where, given = _within(kind, span)
    return int(connection.execute(f"SELECT count(*) FROM marks WHERE {where}", given).fetchone()[0])


def _within(kind: str, span: tuple[str, str]) -> tuple[str, tuple[str, ...]]:
    first, beyond = span
    if not beyond:
        return "kind = ? AND mark >= ?", (kind, first)
    return "kind = ? AND mark >= ? AND mark < ?", (kind, first, beyond)


def mark_again(connection: sqlite3.Connection) -> None:
    """Work the order of the marks out anew, from what stands with the papers."""
    connection.execute("DELETE FROM marks")
    for kind, paper_id, marks in connection.execute("SELECT kind, id, marks FROM papers").fetchall():
        rows = [(kind, mark, paper_id) for mark in parted(str(marks))]
        connection.executemany("INSERT OR IGNORE INTO marks VALUES (?, ?, ?)", rows)
