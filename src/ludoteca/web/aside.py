"""Work of unknown length is done beside the event loop, in a few threads, so that everybody else is answered meanwhile.

Whatever a stranger can make large comes here: making a game from its options, setting or rebuilding a table, drawing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house

Answer = TypeVar("Answer")

THREADS = 2  # one core runs only one of them at a time; the second lets small work pass large


class Busy(LudotecaError):
    """So much waits to be done that this was not begun; it may be asked for again."""


class Aside:
    """A few threads, and a bound on what waits for them."""

    def __init__(self, most_waiting: int) -> None:
        self._most_waiting = most_waiting
        self._waiting = 0
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="aside")

    async def do(self, work: Callable[..., Answer], *args: object) -> Answer:
        """What the work gives, or raises; the loop goes on meanwhile."""
        if self._waiting >= self._most_waiting:
            raise Busy(house("web-busy", {"most": self._most_waiting}))
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
        finally:
            self._waiting -= 1

    @property
    def waiting(self) -> int:
        """Pieces of work that wait, or are being done."""
        return self._waiting

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
