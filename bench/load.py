"""`make bench-load`: one server, many live tables, bounded in count and time, on this machine alone.

Each table is a hot-seat game with its page connected by WebSocket, the games taking turns; it makes a move every few
seconds. With --click a person clicks meanwhile in a real browser; with --spectators so many pages watch a table of
each game afterwards. Printed: errors, the time from sending a move to the new board, the bytes of a message, and the
server's CPU time for a move, and its memory.

    python -m bench.load --tables 1000 --every 5 --seconds 40 --click --spectators 100
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any

import httpx
import msgspec
import websockets
from tools.browser import needed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

import ludoteca
from ludoteca.engine.dice import Dice

SERVE = """
import sys
from pathlib import Path
from ludoteca.web.serve import run
from ludoteca.web.settings import Settings
if __name__ == "__main__":
    limits = Settings(requests_at_once=1e9, requests_a_second=1e9, most_tables=10**6, most_sockets=10**6, bot_pause=0.0)
    run(port=int(sys.argv[1]), database=Path(sys.argv[2]), settings=limits, tell=lambda text: print(text, flush=True))
"""
CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
MOST_TABLES = 2000
MOST_SECONDS = 300.0
MOST_WAITING = 120.0  # until everybody sits
GAME_SECONDS = 4.0  # that the person in the browser stays at a table
WATCHED_MOVES = 40  # of each game before spectators


@dataclass
class Measured:
    """What the tables have seen."""

    latencies: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    clicks: list[float] = field(default_factory=list)
    taken: list[float] = field(default_factory=list)  # from a click until the page shows that it was taken
    games: int = 0
    spent: float = 0.0  # CPU seconds of the server while they played
    memory: float = 0.0  # MB


class Clock:
    """Lets everybody sit down before the first move, and says when time is up."""

    def __init__(self, tables: int, seconds: float) -> None:
        self.waited_for = tables
        self.seconds = seconds
        self.until = float("inf")
        self.started = asyncio.Event()

    async def start(self) -> None:
        """Sit down; comes back when all have."""
        self.waited_for -= 1
        if self.waited_for == 0:
            self.begin()
        await self.started.wait()

    def begin(self) -> None:
        """The time runs from now on, whoever is missing."""
        self.until = monotonic() + self.seconds
        self.started.set()

    @property
    def running(self) -> bool:
        """Whether there is time left."""
        return monotonic() < self.until


class Said(msgspec.Struct):
    """What a page is told, as far as whoever plays by chance needs to know it."""

    version: int = -1
    regions: dict[str, str] | None = None
    parts: dict[str, str] = {}
    error: str = ""


SAID = msgspec.json.Decoder(Said)


class Shown:
    """What can be done on a page; it reads what it is told once, so that whoever measures is not the bottleneck."""

    def __init__(self) -> None:
        self.version = -1
        self.curtain = -1  # the seat whose side is behind the curtain; -1: there is none
        self._in: dict[
            str, set[int]
        ] = {}  # the actions of each part of the board, of what stands before all, of the rest
        self._within: dict[str, list[str]] = {}  # the parts in it

    def lay(self, said: Said) -> None:
        """Lay a message over it."""
        for name in ("board", "actions"):
            if said.regions and name in said.regions:
                self._read(name, said.regions[name])
        if said.regions and "board" in said.regions:
            found = CURTAIN.search(said.regions["board"])
            self.curtain = int(found[1]) if found else -1
        for name, html in said.parts.items():
            self._read(name, html)
        self.version = said.version

    def _read(self, name: str, html: str) -> None:
        """Each action counts for the part that begins last before it: none outlives the part that it is in."""
        for inner in self._within.pop(name, ()):
            self._in.pop(inner, None)
        here, within = name, []
        self._in[here] = set()
        for part, action in MARK.findall(html):
            if action:
                self._in[here].add(int(action))
            elif part != name:
                here = part
                within.append(part)
                self._in[here] = set()
        self._within[name] = within

    @property
    def actions(self) -> list[int]:
        """What can be done."""
        return sorted(set().union(*self._in.values()))


async def one_table(number: int, base: str, clock: Clock, seen: Measured) -> None:
    """Sit at a table and move every few seconds until the time is up."""
    dice = Dice.seeded(number)
    chance = random.Random(number)
    game = ludoteca.games()[number % len(ludoteca.games())]
    async with httpx.AsyncClient(base_url=base, timeout=30.0, verify=False) as client:  # nothing here is encrypted
        while clock.running:
            table, cookie = await set_table(client, game)
            async with connected(base, table, cookie) as socket:
                await play(socket, EVERY * chance.random(), clock, seen, dice)
            seen.games += 1


async def set_table(client: httpx.AsyncClient, game: str) -> tuple[str, str]:
    """A table at which one person has all seats, and their cookie."""
    seats = ["me", *["here"] * (ludoteca.make(game).players - 1)]
    answer = await client.post("/api/tables", json={"game": game, "seats": seats})
    return answer.json()["table"], f"ludoteca={client.cookies['ludoteca']}"


def connected(base: str, table: str, cookie: str = "") -> websockets.connect:
    """A page of a table."""
    address = f"{base.replace('http', 'ws')}/t/{table}/live"
    deflate = [ClientPerMessageDeflateFactory()]
    headers = {"Origin": base, **({"Cookie": cookie} if cookie else {})}
    return websockets.connect(
        address, additional_headers=headers, extensions=deflate, max_size=2**22, ping_interval=None
    )


async def hear(socket: websockets.ClientConnection, shown: Shown, beyond: int, seen: Measured) -> None:
    """Listen until the decision of that number is over."""
    while shown.version <= beyond:
        text = await asyncio.wait_for(socket.recv(), 30.0)
        said = SAID.decode(text)
        if said.error:
            seen.errors.append(said.error)
            return
        if said.regions is not None:
            shown.lay(said)
            seen.sizes.append(len(text))


async def act(socket: websockets.ClientConnection, shown: Shown, seen: Measured, dice: Dice) -> bool:
    """Do something; False: there is nothing to do any more."""
    if shown.curtain >= 0:
        await socket.send(json.dumps({"do": "reveal", "seat": shown.curtain}))
        while shown.curtain >= 0:
            said = SAID.decode(await asyncio.wait_for(socket.recv(), 30.0))
            if said.regions is not None:
                shown.lay(said)
    found = shown.actions
    if not found:
        return False
    began = perf_counter()
    await socket.send(json.dumps({"do": "act", "action": dice.choice(found), "decision": shown.version}))
    await hear(socket, shown, shown.version, seen)
    seen.latencies.append(perf_counter() - began)
    return True


async def play(socket: websockets.ClientConnection, first: float, clock: Clock, seen: Measured, dice: Dice) -> None:
    """Play one game at a table."""
    shown = Shown()
    await hear(socket, shown, -1, seen)
    if not clock.started.is_set():
        await clock.start()
    await asyncio.sleep(first)
    while clock.running and await act(socket, shown, seen, dice):
        await asyncio.sleep(EVERY)


async def watched(base: str, pid: int, spectators: int, moves: int) -> tuple[float, float]:
    """Milliseconds of the server's CPU for a move at tables of all games with one spectator, and with so many."""
    found = []
    for number in (1, spectators):
        spent, made, seen = 0.0, 0, Measured()
        for game in ludoteca.games():
            async with (
                httpx.AsyncClient(base_url=base, timeout=30.0, verify=False) as client,
                AsyncExitStack() as held,
            ):
                table, cookie = await set_table(client, game)
                own, shown = await held.enter_async_context(connected(base, table, cookie)), Shown()
                pages = [await held.enter_async_context(connected(base, table)) for _ in range(number)]
                await hear(own, shown, -1, seen)
                for page in pages:
                    await page.recv()
                dice, before = Dice.seeded(1), cpu_and_memory(pid)[0]
                for _ in range(moves):
                    made += await act(own, shown, seen, dice)
                    for page in pages:
                        await heard(page, shown.version)
                spent += cpu_and_memory(pid)[0] - before
        found.append(1000 * spent / made)
    return found[0], found[1]


async def heard(page: websockets.ClientConnection, version: int) -> None:
    """Until a page has been told of that step."""
    while f'"version":{version},' not in str(await asyncio.wait_for(page.recv(), 30.0))[:40]:
        pass


EVERY = 5.0
MARK = re.compile(r'data-part="(\w+)"|data-action="(\d+)"')
CURTAIN = re.compile(r'data-reveal="(\d+)"')


CLICK = """() => new Promise((done) => {
  const table = document.querySelector(".table");
  const choices = [...document.querySelectorAll("#board [data-action], #actions [data-action]")];
  const chosen = choices[Math.floor(Math.random() * choices.length)];
  const began = performance.now();
  const drawn = (then) => requestAnimationFrame(() => setTimeout(() => then(performance.now() - began)));
  let taken = null;
  const feedback = new MutationObserver(() => {
    if (taken === null) { taken = 0; drawn((took) => { taken = took; }); }
  });
  feedback.observe(table, { attributes: true, subtree: true, childList: true });
  new MutationObserver((_, watch) => {
    watch.disconnect();
    feedback.disconnect();
    drawn((took) => done([taken || took, took]));
  }).observe(table, { attributes: true, attributeFilter: ["data-version"] });
  chosen.dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""


async def clicks(base: str, until: float, seen: Measured) -> None:
    """A person in a real browser: from the click to the first frame that shows it, and to the new board."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=needed(), args=CHROMIUM_FLAGS)
        page = await (await browser.new_context(viewport={"width": 1440, "height": 900})).new_page()
        while monotonic() < until:
            for game in ludoteca.games():
                await click_through(page, base, game, min(until, monotonic() + GAME_SECONDS), seen)
        await browser.close()


async def click_through(page: Any, base: str, game: str, until: float, seen: Measured) -> None:
    """Some moves of one game, everybody at the same screen."""
    seats = ["me", *["here"] * (ludoteca.make(game).players - 1)]
    answer = await page.request.post(f"{base}/api/tables", data={"game": game, "seats": seats})
    await page.goto(f"{base}/t/{(await answer.json())['table']}")
    while monotonic() < until:
        await page.wait_for_selector("[data-reveal], #board [data-action], #actions [data-action]")
        if await page.locator("[data-reveal]").count():
            await page.locator("[data-reveal]").click()
            continue
        taken, shown = await page.evaluate(CLICK)
        seen.taken.append(taken / 1000)
        seen.clicks.append(shown / 1000)
        await asyncio.sleep(0.25)


def share(values: list[float], part: float) -> float:
    """The value below which that part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


async def load(base: str, pid: int, tables: int, seconds: float, click: bool) -> Measured:
    """All tables at once, and a person who clicks."""
    seen = Measured()
    clock = Clock(tables, seconds)
    tasks = []
    for number in range(tables):
        tasks.append(asyncio.create_task(one_table(number, base, clock, seen)))
        if number % 25 == 24:
            await asyncio.sleep(0.3)
    try:
        await asyncio.wait_for(clock.started.wait(), MOST_WAITING)
    except TimeoutError:
        seen.errors.append(f"{clock.waited_for} tables did not open within {MOST_WAITING:g} s")
        clock.begin()
    before = cpu_and_memory(pid)[0]
    if click:
        tasks.append(asyncio.create_task(clicks(base, clock.until, seen)))
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, BaseException):
            seen.errors.append(f"{type(result).__name__}: {result}")
    seen.spent, seen.memory = cpu_and_memory(pid)
    seen.spent -= before
    return seen


def cpu_and_memory(pid: int) -> tuple[float, float]:
    """CPU seconds and MB of a process."""
    parts = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = os.sysconf("SC_CLK_TCK")
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return (int(parts[11]) + int(parts[12])) / ticks, pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    """Start a server, load it, stop it, print."""
    global EVERY
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--click", action="store_true", help="also click in Chromium and time it")
    parser.add_argument("--spectators", type=int, default=0, help="also let so many watch a table of each game")
    parser.add_argument("--port", type=int, default=8977)
    chosen = parser.parse_args()
    EVERY = chosen.every
    tables, seconds = min(chosen.tables, MOST_TABLES), min(chosen.seconds, MOST_SECONDS)
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "serve.py"
        script.write_text(SERVE)
        began = perf_counter()
        command = [sys.executable, str(script), str(chosen.port), str(Path(folder) / "tables.db")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            base = server.stdout.readline().strip().rstrip("/")
            httpx.get(base, timeout=10.0).raise_for_status()
            print(f"server start to first page: {perf_counter() - began:.2f} s")
            seen = asyncio.run(load(base, server.pid, tables, seconds, chosen.click))
            if chosen.spectators:
                few, many = asyncio.run(watched(base, server.pid, chosen.spectators, WATCHED_MOVES))
                told = f"with one spectator {few:.1f} ms of CPU, with {chosen.spectators} {many:.1f} ms"
                print(f"a move {told}: {many / few:.2f} times as much")
        finally:
            server.terminate()
            server.wait(10)
    moves = seen.latencies
    print(f"{tables} tables, a move every {EVERY:g} s, {seconds:g} s: {len(moves)} moves, {len(seen.errors)} errors")
    print(f"move to new board: median {1000 * share(moves, 0.5):.1f} ms, 99% {1000 * share(moves, 0.99):.1f} ms")
    if seen.clicks:
        for what, values in (("the page shows that it was taken", seen.taken), ("new board on screen", seen.clicks)):
            median, worst = 1000 * share(values, 0.5), 1000 * share(values, 0.99)
            print(f"click to {what}, {len(values)} clicks: median {median:.0f} ms, 99% {worst:.0f} ms")
    print(f"a message uncompressed: median {share([float(n) for n in seen.sizes], 0.5) / 1000:.1f} kB")
    print(f"server: {1000 * seen.spent / max(1, len(moves)):.2f} ms of CPU a move, {seen.memory:.0f} MB")
    for error in sorted(set(seen.errors))[:5]:
        print("error:", error)


if __name__ == "__main__":
    main()
