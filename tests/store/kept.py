"""Tables to be kept, and somewhere to keep them: a file, or a PostgreSQL database."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from ludoteca.store import SharedStore, Store, open_store
from ludoteca.store.postgres import PostgresStore
from ludoteca.table import OPEN, PERSON, Opening, Seat
from tests import postgres

Database = Path | str
BLOB = re.compile(r"BLOB\((\w*)\)")


def opening(table_id: str = "t", holder: str = "a") -> Opening:
    """A table at which somebody sits, and a seat is free."""
    seats = [Seat(PERSON, "Ada", holder=holder), Seat(OPEN, invitation="x")]
    options = {"players": 2, "deep_space_pair": (4, 10)}
    return Opening(table_id, "marrak_hesh", options, (1 << 127) + 5, seats, 7.0, "it")  # type: ignore[arg-type]


def with_store(database: Database, work: Callable[[Any], Awaitable[None]]) -> None:
    """Work with a store that is opened for it and closed again."""

    async def main() -> None:
        store: Store = open_store(database)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def with_two(database: str, work: Callable[[PostgresStore, PostgresStore], Awaitable[None]]) -> None:
    """Work with two servers' stores of one database."""

    async def main() -> None:
        stores = [open_store(database), open_store(database)]
        try:
            one, other = stores
            assert isinstance(one, PostgresStore) and isinstance(other, PostgresStore)
            assert isinstance(one, SharedStore)
            await work(one, other)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(main())


def run(database: Database, query: str) -> list[tuple[Any, ...]]:
    """Do something to a database behind everybody's back; `BLOB(00ff)` is written as it is written there."""
    if isinstance(database, str):
        return postgres.run(database, BLOB.sub(r"'\\x\1'", query))
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(BLOB.sub(r"x'\1'", query)).fetchall()
        connection.commit()
        return rows


def literal(database: Database, blob: bytes) -> str:
    """Bytes within a query."""
    return f"'\\x{blob.hex()}'" if isinstance(database, str) else f"x'{blob.hex()}'"
