"""Telling those who wait in an event loop what a thread has done for them."""

from __future__ import annotations

import asyncio
from contextlib import suppress


def settle(future: asyncio.Future[object], answer: object) -> None:
    """Give whoever waits the answer, or raise it where they wait; called in any thread."""

    def give() -> None:
        if future.done():
            return
        if isinstance(answer, BaseException):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    with suppress(RuntimeError):  # nobody waits any more: their loop is closed
        future.get_loop().call_soon_threadsafe(give)
