"""Copies of the file of the tables: a backup of a sound one, and what can still be read of a damaged one."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from ludoteca.engine.phrase import house
from ludoteca.store.base import StoreError
from ludoteca.store.file import APPLICATION, SCHEMA, SCHEMA_VERSION, SECONDS_TO_WAIT, fault, keep_private, sqlite_fault
from ludoteca.store.papers_file import mark_again

PAGES_AT_ONCE = 1000  # of a backup; in between, a server that runs may write
KEYS = {
    "tables": ("id",),
    "entries": ("table_id", "number"),
    "holders": ("holder", "table_id"),
    "keys": ("name",),
    "findings": ("table_id", "kind", "name"),
    "barred": ("who",),
    "papers": ("kind", "id"),
    "marks": ("kind", "mark", "id"),
}


def backup(file: Path, copy: Path) -> int:
    """Copy the file to a new one, also while a server writes to it; how many tables the copy has."""
    with closing(_reading(file, copy)) as source, closing(sqlite3.connect(copy)) as target:
        try:
            source.backup(target, pages=PAGES_AT_ONCE)
            return _count(target)
        except sqlite3.Error as error:
            copy.unlink(missing_ok=True)
            raise sqlite_fault(file, error, "store-open") from None


def rescue(file: Path, copy: Path) -> int:
    """Save what can still be read of a damaged file into a new one; how many tables that has."""
    with closing(_reading(file, copy)) as source, closing(sqlite3.connect(copy)) as target:
        for table, columns in SCHEMA.items():
            target.execute(f"CREATE TABLE {table} {columns}")
            _save(source, target, table)
        for (table_id,) in target.execute("SELECT id FROM tables").fetchall():  # what lies between two damaged places
            _save(source, target, "entries", table_id)
        mark_again(target)
        target.execute(f"PRAGMA application_id={APPLICATION}")
        target.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        target.commit()
        saved = _count(target)
        papers = target.execute("SELECT count(*) FROM papers").fetchone()[0]
    if not saved and not papers:
        copy.unlink()
        raise fault("store-lost", file)
    return saved


def _reading(file: Path, copy: Path) -> sqlite3.Connection:
    """The file, to be read only; and nothing is ever copied over something that is there."""
    if not file.is_file():
        raise StoreError(house("file-missing", {"file": str(file)}))
    if copy.exists():
        raise StoreError(house("file-exists", {"file": str(copy)}))
    if not copy.parent.is_dir():
        raise StoreError(house("file-nowhere", {"file": str(copy), "folder": str(copy.parent)}))
    keep_private(copy)
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=SECONDS_TO_WAIT)


def _save(source: sqlite3.Connection, target: sqlite3.Connection, table: str, table_id: object = None) -> None:
    """Copy the rows of a table, or the entries of one table of the house: from both ends, up to what is damaged."""
    where, given = ("", ()) if table_id is None else (f"WHERE {KEYS[table][0]} = ?", (table_id,))
    for direction in ("ASC", "DESC"):
        order = ", ".join(f"{key} {direction}" for key in KEYS[table])
        with suppress(sqlite3.DatabaseError):  # from here on it cannot be read
            for row in source.execute(f"SELECT * FROM {table} {where} ORDER BY {order}", given):
                with suppress(sqlite3.IntegrityError):  # a damaged page may show what no table can hold
                    target.execute(f"INSERT OR IGNORE INTO {table} VALUES ({', '.join('?' * len(row))})", row)


def _count(connection: sqlite3.Connection) -> int:
    """How many tables a file has."""
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
