"""`python -m bench.pages`: what an open page costs a server in memory, with so many open at once on this machine.

Each table is set by somebody whose page is open, and others look on; nothing is played. The pages offer what browsers
offer, and throw away what they are told. Printed: the memory of the server before, with the tables, and with the pages.

    python -m bench.pages --pages 2000 --each 4
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

import ludoteca
from bench.load import SERVE, cpu_and_memory, set_table
from ludoteca.web.serve import open_files

MOST_PAGES = 12_000
AT_ONCE = 50  # that are opened at a time
SETTLED = 12.0  # seconds after which the last drawing is sent and forgotten, and memory given back


class Page(asyncio.Protocol):
    """An open page that reads, says what the protocol wants of it, and keeps nothing."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
            "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Accept-Language: en", "Accept-Encoding: gzip, deflate, br", "Cache-Control: no-cache",
        ]  # fmt: skip
        lines += [f"Cookie: {cookie}"] if cookie else []
        self.asking = "\r\n".join([*lines, "", ""]).encode()
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.asking)

    def data_received(self, data: bytes) -> None:
        """The first answer says whether it was opened; a ping is answered, and nothing else is."""
        if not self.opened.done():
            self.opened.set_result(data.startswith(b"HTTP/1.1 101"))
        elif data[0] == 0x89:
            self.transport.write(bytes([0x8A, 0x80 | data[1]]) + bytes(4) + data[2 : 2 + data[1]])

    def connection_lost(self, error: Exception | None) -> None:
        """The server has closed it."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_result(False)


async def opened(base: str, table: str, cookie: str) -> Page:
    """A page of a table."""
    host = base.removeprefix("http://")
    name, _, port = host.partition(":")
    loop = asyncio.get_running_loop()
    _, page = await loop.create_connection(lambda: Page(host, f"/t/{table}/live", cookie), name, int(port))
    await page.opened
    return page


async def measure(base: str, pid: int, pages: int, each: int) -> None:
    """Set the tables, open the pages, and look."""
    empty = cpu_and_memory(pid)[1]
    tables: list[tuple[str, str]] = []

    async def some(number: int) -> None:
        async with httpx.AsyncClient(base_url=base, timeout=60.0) as client:
            tables.append(await set_table(client, ludoteca.games()[number % len(ludoteca.games())]))

    for first in range(0, -(-pages // each), AT_ONCE):
        await asyncio.gather(*(some(number) for number in range(first, min(-(-pages // each), first + AT_ONCE))))
    with_tables = cpu_and_memory(pid)[1]
    wanted = [(table, cookie if number == 0 else "") for table, cookie in tables for number in range(each)][:pages]
    found: list[Page] = []
    for first in range(0, len(wanted), AT_ONCE):
        found += await asyncio.gather(*(opened(base, *one) for one in wanted[first : first + AT_ONCE]))
    await asyncio.sleep(SETTLED)
    spent, whole = cpu_and_memory(pid)
    await asyncio.sleep(SETTLED)
    idle = (cpu_and_memory(pid)[0] - spent) / SETTLED
    open_now = sum(page.opened.result() and not page.lost for page in found)
    print(f"{len(tables)} tables, {open_now} pages of {len(wanted)} open")
    print(f"memory: {empty:.0f} MB empty, {with_tables:.0f} MB with the tables, {whole:.0f} MB with the pages")
    table, page = 1e3 * (with_tables - empty) / len(tables), 1e3 * (whole - with_tables) / len(found)
    print(f"a table {table:.1f} kB, a page {page:.1f} kB")
    print(f"at rest: {1e3 * idle:.1f} ms of CPU a second")
    for one in found:
        one.transport.abort()


def main() -> None:
    """Start a server, open pages, stop it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", type=int, default=2000)
    parser.add_argument("--each", type=int, default=4, help="pages of each table")
    given = parser.parse_args()
    open_files()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, "0", str(Path(folder) / "tables.db")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            base = server.stdout.readline().strip().rstrip("/")
            asyncio.run(measure(base, server.pid, min(MOST_PAGES, given.pages), max(1, given.each)))
        finally:
            server.terminate()
            server.wait(60)


if __name__ == "__main__":
    main()
