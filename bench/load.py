"""`make bench-load`: one server, many live tables, bounded in count and time, on this machine alone.

Each table is a hot-seat game of Marrak Hesh 17 with its page connected by WebSocket; it makes a move every few
seconds. With --click a person clicks meanwhile in a real browser. Printed: errors, the time from sending a move to the
new board, the bytes of a move, and the server's CPU time and memory.

    python -m bench.load --tables 1000 --every 5 --seconds 40
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, perf_counter

import httpx
import websockets
from tools.browser import needed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

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


@dataclass
class Measured:
    """What the tables have seen."""

    latencies: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    clicks: list[float] = field(default_factory=list)
    games: int = 0


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


async def one_table(number: int, base: str, clock: Clock, seen: Measured) -> None:
    """Sit at a table and move every few seconds until the time is up."""
    dice = Dice.seeded(number)
    chance = random.Random(number)
    async with httpx.AsyncClient(base_url=base, timeout=30.0, verify=False) as client:  # nothing here is encrypted
        while clock.running:
            answer = await client.post("/api/tables", json={"game": "marrak_hesh", "seats": ["me", "here"]})
            view = answer.json()
            cookie = f"ludoteca={client.cookies['ludoteca']}"
            await play(view["table"], base, cookie, EVERY * chance.random(), clock, seen, dice)
            seen.games += 1


async def play(table: str, base: str, cookie: str, first: float, clock: Clock, seen: Measured, dice: Dice) -> None:
    """Play one game at a table."""
    address = f"{base.replace('http', 'ws')}/t/{table}/live"
    deflate = [ClientPerMessageDeflateFactory()]
    headers = {"Cookie": cookie, "Origin": base}
    async with websockets.connect(address, additional_headers=headers, extensions=deflate, max_size=2**22) as socket:
        board, actions, version = "", "", -1

        async def hear(beyond: int) -> None:
            nonlocal board, actions, version
            while version <= beyond:
                text = await asyncio.wait_for(socket.recv(), 30.0)
                said = json.loads(text)
                if "error" in said:
                    seen.errors.append(said["error"])
                    return
                if "regions" in said:
                    board = said["regions"].get("board", board)
                    actions = said["regions"].get("actions", actions)
                    version = said["version"]
                    seen.sizes.append(len(text))

        await hear(-1)
        if not clock.started.is_set():
            await clock.start()
        await asyncio.sleep(first)
        while clock.running:
            found = [int(part.split('"', 1)[0]) for part in (board + actions).split('data-action="')[1:]]
            if not found:
                return
            began = perf_counter()
            await socket.send(json.dumps({"do": "act", "action": dice.choice(sorted(set(found))), "decision": version}))
            await hear(version)
            seen.latencies.append(perf_counter() - began)
            await asyncio.sleep(EVERY)


EVERY = 5.0


CLICK = """() => new Promise((done) => {
  const table = document.querySelector(".table");
  const began = performance.now();
  new MutationObserver((_, watch) => {
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  }).observe(table, { attributes: true, attributeFilter: ["data-version"] });
  document.querySelector("[data-action]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""


async def clicks(base: str, until: float, seen: Measured) -> None:
    """A person in a real browser: from the click to the first frame that shows the new board."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=needed(), args=CHROMIUM_FLAGS)
        page = await (await browser.new_context(viewport={"width": 1440, "height": 900})).new_page()
        while monotonic() < until:
            await page.goto(f"{base}/new/marrak_hesh")
            await page.select_option("[name=seat1]", "here")
            await page.click("button.main:not(.tool)")
            await page.wait_for_selector("[data-action]")
            while monotonic() < until and await page.locator("[data-action]").count():
                seen.clicks.append(await page.evaluate(CLICK) / 1000)
                await asyncio.sleep(0.25)
        await browser.close()


def share(values: list[float], part: float) -> float:
    """The value below which that part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


async def load(base: str, tables: int, seconds: float, click: bool) -> Measured:
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
    if click:
        tasks.append(asyncio.create_task(clicks(base, clock.until, seen)))
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, BaseException):
            seen.errors.append(f"{type(result).__name__}: {result}")
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
            seen = asyncio.run(load(base, tables, seconds, chosen.click))
            spent, memory = cpu_and_memory(server.pid)
        finally:
            server.terminate()
            server.wait(10)
    moves = seen.latencies
    print(f"{tables} tables, a move every {EVERY:g} s, {seconds:g} s: {len(moves)} moves, {len(seen.errors)} errors")
    print(f"move to new board: median {1000 * share(moves, 0.5):.1f} ms, 99% {1000 * share(moves, 0.99):.1f} ms")
    if seen.clicks:
        median, worst = 1000 * share(seen.clicks, 0.5), 1000 * share(seen.clicks, 0.99)
        print(f"click to new board on screen, {len(seen.clicks)} clicks: median {median:.0f} ms, 99% {worst:.0f} ms")
    print(f"a message uncompressed: median {share([float(n) for n in seen.sizes], 0.5) / 1000:.1f} kB")
    print(f"server: {spent:.1f} s of CPU, {memory:.0f} MB")
    for error in sorted(set(seen.errors))[:5]:
        print("error:", error)


if __name__ == "__main__":
    main()
