"""Where tables are kept. `Store` is what the web asks for; SQLite is what answers by default."""

from ludoteca.store.base import Line, PlaceTaken, Store, StoreError, TableDamaged
from ludoteca.store.sqlite import SqliteStore

__all__ = ["Line", "PlaceTaken", "SqliteStore", "Store", "StoreError", "TableDamaged"]
