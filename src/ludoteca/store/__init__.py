"""Where tables are kept. `Store` is what the web asks for; SQLite answers by default, PostgreSQL on request."""

from __future__ import annotations

from pathlib import Path

from ludoteca.engine.phrase import house
from ludoteca.store.base import (
    Heard,
    Line,
    PlaceTaken,
    SharedStore,
    Stale,
    Stay,
    Store,
    StoreError,
    TableDamaged,
    Unsure,
)
from ludoteca.store.sqlite import SqliteStore

__all__ = [
    "Heard", "Line", "PlaceTaken", "SharedStore", "SqliteStore", "Stale", "Stay", "Store", "StoreError",
    "TableDamaged", "Unsure", "is_address", "open_store",
]  # fmt: skip

SCHEMES = ("postgresql://", "postgres://")


def is_address(database: str | Path) -> bool:
    """Whether this is the address of a PostgreSQL database, and no file."""
    return isinstance(database, str) and database.startswith(SCHEMES)


def open_store(database: str | Path, lang: str = "en") -> Store:
    """The store of a file or of an address; `StoreError` says what is wrong with it."""
    if not is_address(database):
        return SqliteStore(Path(database), lang)
    try:
        from ludoteca.store.postgres import PostgresStore
    except ImportError as missing:
        raise StoreError(house("store-extra", {"error": str(missing)})) from None
    return PostgresStore(str(database), lang)
