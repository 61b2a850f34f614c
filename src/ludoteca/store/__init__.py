"""Where tables are kept. `Store` is what the web asks for; SQLite is what answers by default."""

from ludoteca.store.base import Store, StoreError
from ludoteca.store.sqlite import SqliteStore

__all__ = ["SqliteStore", "Store", "StoreError"]
