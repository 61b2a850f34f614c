"""What a store is: openings and entries, kept for good before anybody is told so."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol

from ludoteca.engine.errors import LudotecaError
from ludoteca.table import Entry, Opening


class StoreError(LudotecaError):
    """The store cannot be opened, read or written. Its words are for the host: they name files."""


class PlaceTaken(StoreError):
    """Something else was kept at that place already."""


class TableDamaged(StoreError):
    """What is kept of one table makes no sense; the others are as they were."""


class Line(NamedTuple):
    """An entry and its place in the book of its table."""

    table_id: str
    number: int
    entry: Entry


class Store(Protocol):
    """Keeps tables. Every method returns when the work is done and durable, or raises `StoreError` and did nothing."""

    @property
    def key(self) -> bytes:
        """The server's own secret, made once and kept with the tables: what the server signs, it knows again by it."""

    async def add(self, opening: Opening, line: Line | None = None) -> None:
        """Keep a new table, and in the same breath a line of the table that it follows."""

    async def append(self, table_id: str, number: int, entry: Entry) -> None:
        """Keep what happened at a table; `number` is its place, and a place is taken only once (`PlaceTaken`)."""

    async def load(self, table_id: str) -> tuple[Opening, list[Entry]] | None:
        """A table and all that has happened at it; None: there is none; `TableDamaged`: it makes no sense."""

    async def tables_of(self, holder: str, most: int) -> list[str]:
        """The ids of the tables at which this holder has a seat, the latest first."""

    async def count(self) -> int:
        """How many tables are kept."""

    async def keep(self, table_id: str, kind: str, name: str, blob: bytes) -> None:
        """Keep something that was worked out about a table, such as a piece of its review; the newest of a name counts.

        It can be worked out again: nothing else hangs on it.
        """

    async def kept(self, table_id: str, kind: str) -> dict[str, bytes]:
        """What is kept of that kind about a table, by name."""

    async def forget(self, table_id: str, kind: str, names: Collection[str]) -> None:
        """Keep these no more; what is not there is no fault."""

    async def weight(self, kind: str) -> int:
        """The bytes that everything of that kind takes."""

    async def close(self) -> None:
        """Finish what is under way."""
