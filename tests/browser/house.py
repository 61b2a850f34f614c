"""A server in a process of its own: it can be killed in mid-sentence and started again on the same database."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import ludoteca

ROOT = Path(__file__).parents[2]
SOURCE = Path(ludoteca.__file__).parents[1]  # the same form of the code as the tests run
THOUGHT = 0.3  # CPU seconds after which a bot does more than wake up
LATE = float(os.environ.get("LUDOTECA_LATE", "0"))  # seconds; a run with 0.8 finds tests that do not wait
SEED = 0x5EED_0F_1D5_0C7ECA  # every deal of the tests is the same, so that a failure can be repeated


class House:
    """A server of ours on a free port of this machine."""

    def __init__(
        self, folder: Path, site: Path = ROOT, address: str = "", name: str = "server", **settings: object
    ) -> None:
        self.database = folder / "tables.db"
        self.kept_at = address or str(self.database)  # a PostgreSQL database, where it is not the file
        self.log = folder / f"{name}.log"
        self.site = site  # where it finds packages of others
        quick = {
            "bot_pause": 0.0,
            "requests_at_once": 1e6,
            "workers": 1,
            "hint_simulations": 40,
            "review_simulations": 10,
            "tables_a_minute": 1e6,
        }
        nobody_waits_for = {"here_seconds": 0.0, "away_seconds": 0.0}  # whoever has no page open is gone at once
        self.settings = {**quick, **nobody_waits_for, **settings}
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self._groups: list[int] = []
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, **settings: object) -> None:
        """Start it, on the port that it had before if it had one; it answers when this returns."""
        told = json.dumps({**self.settings, **settings})
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.house", str(self.port), self.kept_at, told],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env=_environment(self.site),
                start_new_session=True,
            )
        self._groups.append(self._process.pid)
        assert self._process.stdout is not None
        address = self._process.stdout.readline().strip()
        assert address, self.log.read_text()
        self.port = urlsplit(address).port or 0

    def kill(self) -> None:
        """End the server itself at once, as a power cut would, and nothing else."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(30)

    @property
    def is_running(self) -> bool:
        """Whether the server itself lives."""
        return self._process is not None and self._process.poll() is None

    def stop(self) -> int:
        """Ask it to end, as a host does; its exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(30)

    def children(self) -> list[int]:
        """The processes that the running server has started and that still live."""
        assert self._process is not None
        found = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return [int(number) for number in found]

    def await_thinking(self) -> None:
        """Until a process that the server has started is well past its own beginning."""
        latest = monotonic() + 30
        while max((_worked(child) for child in self.children()), default=0.0) < THOUGHT:
            assert monotonic() < latest, "no bot is thinking"

    def close(self) -> None:
        """End whatever was started here."""
        for group in self._groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        if self._process is not None:
            self._process.wait(30)
            assert self._process.stdout is not None
            self._process.stdout.close()


def _worked(process: int) -> float:
    """The CPU seconds that a process has had; none once it is gone."""
    with suppress(FileNotFoundError, ProcessLookupError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def _environment(site: Path = ROOT) -> Mapping[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (SOURCE, ROOT, site)))}


def _be_late() -> None:
    """Let every word between page and server arrive when it likes: what a test only hopes for, then fails."""
    import asyncio
    from random import random

    from ludoteca.web import live
    from ludoteca.web.live import Live

    setattr(live, "pipe_of", lambda scope: None)  # noqa: B010 - nothing is written past the words that come late

    def late(method: Callable[..., Awaitable[object]]) -> Callable[..., Awaitable[object]]:
        async def later(*said: object) -> object:
            await asyncio.sleep(random() * LATE)
            return await method(*said)

        return later

    for name in ("_send_text", "_fulfil"):
        setattr(Live, name, late(getattr(Live, name)))


def main() -> None:
    """Serve: port, database and settings come as arguments."""
    from ludoteca.cli import place_of
    from ludoteca.engine.deal import SERVER_DIGITS
    from ludoteca.web import commands, hub
    from ludoteca.web.serve import run
    from ludoteca.web.settings import Settings

    if LATE:
        _be_late()
    for module in (hub, commands):
        setattr(module, "new_part", lambda: f"{SEED:0{SERVER_DIGITS}x}")  # noqa: B010 - the server's parts of deals
    port, database, settings = sys.argv[1:]
    chosen = replace(Settings(), **json.loads(settings))
    run(
        port=int(port),
        database=place_of(database),
        settings=chosen,
        tell=lambda text: print(text, flush=True),  # noqa: T201
    )


if __name__ == "__main__":
    main()
