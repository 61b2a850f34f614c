"""Between the page's own language and ours: bytes, pairs and calls back, turned into what the other side knows."""

from __future__ import annotations

from typing import Any

from ludoteca.serverless.absent import prepare

prepare()

from ludoteca.serverless.inside import Inside  # noqa: E402 - what is absent must be known before
from ludoteca.store.memory import Noted  # noqa: E402


class Opened:
    """The house, as the worker of a page asks it."""

    def __init__(self, inside: Inside) -> None:
        self._inside = inside

    async def asked(self, method: str, target: str, headers: Any, body: Any) -> Any:
        """The status, the headers and the body of an answer."""
        found = await self._inside.answer(method, target, headers.to_py(), bytes(body.to_py()))
        return _shown([found.status, found.headers, found.body])

    def line(self, target: str, heard: Any, closed: Any) -> Any:
        """A WebSocket of a page."""
        return self._inside.line(target, heard, closed)


async def opened(kept: Any, note: Any, origin: str) -> Opened:
    """Open the house with what the browser has kept of it; `note` is told what is to be kept from now on."""

    def told(changed: Noted) -> None:
        note(_shown(list(changed.items())))

    inside = Inside({name: bytes(value) for name, value in kept.to_py().items()}, told, origin)
    await inside.begin()
    return Opened(inside)


def _shown(value: Any) -> Any:
    """The same, made of the page's own lists and bytes."""
    from pyodide.ffi import to_js

    return to_js(value)
