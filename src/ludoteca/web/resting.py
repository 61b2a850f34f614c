"""Tables at which nothing happens for a moment: what is drawn of them goes, and is drawn again when somebody wants it.

A board is some hundred kilobytes while it is put together, and thousands of tables are open at which somebody thinks.
What their pages show is remembered by its marks.
"""

from __future__ import annotations

import asyncio
import ctypes
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from ludoteca.web.gathering import LiveTable

REST: Final = 2.0  # seconds without a drawing, after which a table rests
AT_ONCE: Final = 20  # tables that are put to rest before others are answered
MOST_IDLE: Final = 32_000_000  # bytes that are freed before the system is given them back
GIVE_BACK: Final = 10.0  # seconds between two times


class Resting:
    """Puts tables to rest, the longest quiet first."""

    def __init__(self, weigh: Callable[[LiveTable], None]) -> None:
        self._weigh = weigh
        self._drawn: dict[LiveTable, float] = {}  # when a table was drawn last, in that order
        self._task: asyncio.Task[None] | None = None
        self._freed = 0  # bytes, since the system was given any back
        self._gave = monotonic()

    def start(self) -> None:
        """Look after them, from now on; called in the loop."""
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        """Let them be."""
        if self._task is not None:
            self._task.cancel()

    def note(self, live: LiveTable) -> None:
        """Something was drawn of a table."""
        self._drawn.pop(live, None)
        self._drawn[live] = monotonic()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(REST / 4)
            await self.put(monotonic() - REST)
            if self._freed >= MOST_IDLE and monotonic() - self._gave >= GIVE_BACK:
                self._freed, self._gave = 0, monotonic()
                await asyncio.to_thread(give_back)

    async def put(self, before: float) -> None:
        """Put those to rest of which nothing was drawn since then; one that is being drawn is left alone."""
        done = 0
        for live, drawn in list(self._drawn.items()):
            if drawn > before:
                break
            if live.still.locked():
                continue
            del self._drawn[live]
            self._freed += live.drawings.size
            live.drawings.rest()
            self._weigh(live)
            done += 1
            if done % AT_ONCE == 0:
                await asyncio.sleep(0)


def give_back() -> None:
    """Give the system the memory back that is free, where it can be asked to take it: with the library of GNU."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)
