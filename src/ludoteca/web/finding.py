"""Where people find each other: who waits and what is played, told as it changes; and a free seat that is taken."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import ExitStack, suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from ludoteca.engine.errors import LudotecaError
from ludoteca.web.hub import Hub
from ludoteca.web.lobby_page import playing, waiting
from ludoteca.web.sitting import accesses_of, sit_down
from ludoteca.web.sockets import Sockets
from ludoteca.web.visitor import Visitor

AT_LEAST: Final = 1.0  # seconds between two words to a page
AT_MOST: Final = 15.0  # seconds after which it is looked again: people come and go without anything being written


class Finding:
    """The addresses by which people find each other."""

    def __init__(self, hub: Hub, sockets: Sockets) -> None:
        self.hub = hub
        self.sockets = sockets

    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            Route("/lobby/live", self.live),
            Route("/t/{table}/sit", self.sit, methods=["POST"]),
        ]

    async def regions(self, visitor: Visitor) -> dict[str, str]:
        """What a page shows of it."""
        return await regions_for(self.hub, visitor)

    async def live(self, request: Request) -> Response:
        """What changes of it, as it changes: server-sent events, as long as the page is open."""
        visitor, held = Visitor(request), ExitStack()
        held.enter_context(self.sockets.held(visitor))
        return StreamingResponse(
            self._told(visitor, held), media_type="text/event-stream", headers={"x-accel-buffering": "no"}
        )

    async def _told(self, visitor: Visitor, held: ExitStack) -> AsyncIterator[str]:
        shown: dict[str, str] = {}
        with held:
            while not self.hub.stopping:
                change = self.hub.lobby.next_change
                try:
                    found = await self.regions(visitor)
                    changed = {name: html for name, html in found.items() if shown.get(name) != html}
                    shown = found
                    yield f"data: {json.dumps({'regions': changed})}\n\n" if changed else ": \n\n"
                except LudotecaError:  # it cannot be read just now: the page shows what it has
                    yield ": \n\n"
                await asyncio.sleep(AT_LEAST)
                with suppress(TimeoutError):
                    await asyncio.wait_for(change.wait(), AT_MOST)

    async def sit(self, request: Request) -> Response:
        """Take a free seat."""
        visitor, form = Visitor(request), await request.form()
        live = await self.hub.find(str(request.path_params["table"]))
        name, chance = (str(form.get(field, "")) for field in ("name", "chance"))
        await sit_down(self.hub, live, visitor, name, chance)
        return visitor.mark(RedirectResponse(f"/t/{live.table.opening.id}", 303))


async def regions_for(hub: Hub, visitor: Visitor) -> dict[str, str]:
    """Who waits and what is played, as this visitor finds it."""
    tables = await hub.lobby.tables(await accesses_of(hub, visitor))
    return {
        "lobby-waiting": str(waiting(visitor.lang, tables, visitor.holder)),
        "lobby-playing": str(playing(visitor.lang, tables, visitor.holder)),
    }
