"""`python -m bench.loop`: what one request costs the event loop, in milliseconds of its CPU time, whatever the options.

A real server runs in a thread of this process, so that the CPU time of its event loop can be read apart from that of
the threads in which it draws. Printed: for each game, with its own options and with the largest that it takes, the
dearest request; then what a move and a line of chat cost at a table that many watch, and what it costs to rebuild a
table at which much was taken back.

    python -m bench.loop --spectators 100
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import uvicorn
import websockets
from tests.web.heavy import Options, largest_options

import ludoteca
from ludoteca.table import Entry, Table
from ludoteca.web.app import make_app
from ludoteca.web.frames import SharedFrames
from ludoteca.web.hub import Hub
from ludoteca.web.punctual import punctual
from ludoteca.web.serve import _listening, room_for
from ludoteca.web.settings import Settings

MOST_SPECTATORS = 500
GENEROUS = {"requests_at_once": 1e9, "requests_a_second": 1e9, "most_tables": 10**6, "most_sockets": 10**6}


@dataclass
class Server:
    """A server in a thread, and the clock of that thread."""

    base: str
    hub: Hub
    loop: asyncio.AbstractEventLoop
    clock: int

    def spent(self) -> float:
        """CPU seconds of the event loop."""
        return time.clock_gettime(self.clock)


@contextmanager
def served(folder: Path) -> Iterator[Server]:
    """A server on a free port of this machine."""
    settings = Settings(database=folder / "tables.db", workers=1, bot_pause=0.0, **GENEROUS)  # type: ignore[arg-type]
    app = make_app(settings)
    listening = _listening("127.0.0.1", 0)
    room = room_for(app, settings, 100_000)
    config = uvicorn.Config(app, log_level="warning", http=punctual(60.0, room), ws=SharedFrames)
    server = uvicorn.Server(config)
    begun = threading.Event()
    found: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        found.append(asyncio.get_running_loop())
        begun.set()
        await server.serve(sockets=[listening])

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    begun.wait()
    assert thread.ident is not None
    base = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        yield Server(base, app.state.hub, found[0], time.pthread_getcpuclockid(thread.ident))
    finally:
        server.should_exit = True
        thread.join(30)


def requests_of(server: Server, game: str, options: Options) -> dict[str, tuple[float, float, int]]:
    """For each request: milliseconds of the loop, seconds between question and answer, bytes of the answer."""
    found: dict[str, tuple[float, float, int]] = {}
    with httpx.Client(base_url=server.base, timeout=60.0, verify=False) as client:  # nothing here is encrypted

        def ask(what: str, method: str, path: str, body: object = None) -> httpx.Response:
            before, began = server.spent(), time.perf_counter()
            answer = client.request(method, path, json=body) if body is not None else client.request(method, path)
            took = time.perf_counter() - began
            answer.raise_for_status()
            found[what] = 1000 * (server.spent() - before), took, len(answer.content)
            return answer

        seats = ["here"] * ludoteca.make(game, **options).players
        view = ask("set a table", "POST", "/api/tables", {"game": game, "seats": seats, "options": options}).json()
        table = view["table"]
        act = {"decision": view["decision"], "action": view["actions"][0]["action"]}
        ask("play", "POST", f"/api/tables/{table}/act", act)
        ask("see the page", "GET", f"/t/{table}")
        ask("replay", "GET", f"/t/{table}/replay")
        server.hub._live.pop(table)
        ask("see it after a restart", "GET", f"/t/{table}")
        ask("read the rulebook", "GET", f"/games/{game}")
        ask("the form", "GET", f"/new/{game}")
    return found


async def watched(server: Server, spectators: int) -> dict[str, tuple[float, float]]:
    """Milliseconds of the loop for a move and for a line of chat, the least and the most of five."""
    found: dict[str, tuple[float, float]] = {}
    async with httpx.AsyncClient(base_url=server.base, timeout=60.0, verify=False) as client:
        body = {"game": "martians", "seats": ["here"] * 4, "options": {}}
        view = (await client.post("/api/tables", json=body)).json()
        address = f"{server.base.replace('http', 'ws')}/t/{view['table']}/live"
        cookie = {"Cookie": f"ludoteca={client.cookies['ludoteca']}"}
        own = await websockets.connect(address, additional_headers=cookie, max_size=2**23)
        crowd = [await websockets.connect(address, max_size=2**23) for _ in range(spectators)]
        pages = [own, *crowd]
        await asyncio.gather(*[_drained(page) for page in pages])
        for what in ("a move", "a line of chat"):
            costs = []
            for number in range(5):
                view = (await client.get(f"/api/tables/{view['table']}")).json()
                wish, told = {"do": "chat", "text": f"hello {number}"}, f"hello {number}"
                if what == "a move":
                    wish = {"do": "act", "decision": view["decision"], "action": view["actions"][0]["action"]}
                    told = f'"version":{view["decision"] + 1},'
                loop = server.spent()
                await own.send(json.dumps(wish))
                await asyncio.gather(*[_heard(page, told) for page in pages])
                costs.append(1000 * (server.spent() - loop))
            found[what] = min(costs), max(costs)
        for page in pages:
            await page.close()
    return found


async def _heard(page: websockets.ClientConnection, told: str) -> None:
    """Until a page has been told that."""
    while told not in str(await page.recv()):
        pass


async def _drained(page: websockets.ClientConnection) -> None:
    """Until nothing more comes by itself."""
    with contextlib.suppress(TimeoutError):
        while True:
            await asyncio.wait_for(page.recv(), 1.0)


def taken_back(server: Server, times: int) -> tuple[float, float]:
    """Milliseconds of the loop, and seconds until the page, for a table at which somebody has played and taken back."""
    with httpx.Client(base_url=server.base, timeout=60.0, verify=False) as client:
        body = {"game": "marrak_hesh", "seats": ["here", "here"], "options": {}}
        table = client.post("/api/tables", json=body).json()["table"]
        live = server.hub._live[table]

        async def play_and_take_back() -> None:
            for number in range(times):
                await server.hub.change(live, _act if number % 30 == 0 else _swing)

        asyncio.run_coroutine_threadsafe(play_and_take_back(), server.loop).result(300)
        server.hub._live.pop(table)
        loop, began = server.spent(), time.perf_counter()
        client.get(f"/t/{table}").raise_for_status()
        return 1000 * (server.spent() - loop), time.perf_counter() - began


def _swing(table: Table) -> Entry:
    """Play, or take back what was played."""
    able = [seat for seat in range(len(table.seats)) if table.why_no_undo(seat) is None]
    return table.undo(able[0]) if able else _act(table)


def _act(table: Table) -> Entry:
    return table.act(table.asked, table.version, table.state.choices[-1])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--spectators", type=int, default=100)
    parser.add_argument("--undos", type=int, default=600)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        print("CPU of the event loop for one request, the dearest of a table")
        for game in ludoteca.games():
            for name, options in [("usual", {}), *[("largest", one) for one in largest_options(game)]]:
                found = requests_of(server, game, options)
                worst = max(found, key=lambda what: found[what][0])
                page = max(size for _, _, size in found.values())
                took = max(seconds for _, seconds, _ in found.values())
                print(
                    f"{game:22} {name:8} {found[worst][0]:6.1f} ms ({worst}); "
                    f"slowest answer {1000 * took:5.0f} ms, largest {page / 1000:5.0f} kB"
                )
        spectators = min(chosen.spectators, MOST_SPECTATORS)
        for what, (low, high) in asyncio.run(watched(server, spectators)).items():
            print(f"{what} with {spectators} spectators: {low:.1f}-{high:.1f} ms of the event loop")
        loop, seconds = taken_back(server, chosen.undos)
        print(f"a table of {chosen.undos} moves and undos, rebuilt: {loop:.1f} ms of the event loop, {seconds:.2f} s")


if __name__ == "__main__":
    main()
