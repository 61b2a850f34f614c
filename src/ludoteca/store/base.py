"""What a store is: openings and entries, kept for good before anybody is told so."""

from __future__ import annotations

from typing import Protocol

from ludoteca.engine.errors import LudotecaError
from ludoteca.table import Entry, Opening


class StoreError(LudotecaError):
    """The store cannot be opened, read or written."""


class Store(Protocol):
    """Keeps tables. Every method returns when the work is done and durable."""

    async def add(self, opening: Opening) -> None:
        """Keep a new table."""

    async def append(self, table_id: str, number: int, entry: Entry) -> None:
        """Keep what happened at a table; `number` is its place, and a place is taken only once."""

    async def load(self, table_id: str) -> tuple[Opening, list[Entry]] | None:
        """A table and all that has happened at it; None if there is no such table."""

    async def tables_of(self, holder: str, most: int) -> list[str]:
        """The ids of the tables at which this holder has a seat, the latest first."""

    async def count(self) -> int:
        """How many tables are kept."""

    async def close(self) -> None:
        """Finish what is under way."""
