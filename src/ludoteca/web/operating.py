"""What a load balancer and an operator ask: whether the server lives, whether it takes people, and its numbers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from ludoteca.store import StoreError
from ludoteca.web.hub import Hub
from ludoteca.web.metrics import CONTENT_TYPE
from ludoteca.web.visitor import check_operator, trusting

HEALTH: Final = "/healthz"
READY: Final = "/readyz"
METRICS: Final = "/metrics"
FREE: Final = (HEALTH, READY, METRICS)  # of checks of names and pace: they are asked by address, and often
SECONDS_TO_ANSWER: Final = 2.0  # that the store may take
ASKED_AGAIN: Final = 1.0  # seconds for which an answer of the store counts


class Operating:
    """The answers to those who look after a server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._operators = trusting(hub.settings.operators)
        self._asking = asyncio.Lock()
        self._looked = (-ASKED_AGAIN, False)  # when the store was asked last, and whether it has answered

    async def health(self, request: Request) -> Response:
        """Whether the process answers at all."""
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        """Whether people should be sent here."""
        if self.hub.stopping:
            return JSONResponse({"ready": False, "why": "stopping"}, 503)
        if not await self._store_answers():
            return JSONResponse({"ready": False, "why": "store"}, 503)
        return JSONResponse({"ready": True})

    async def _store_answers(self) -> bool:
        """Whether the store can be read; it is asked once a second, however many want to know."""
        async with self._asking:
            when, answers = self._looked
            if monotonic() - when >= ASKED_AGAIN:
                answers = False
                with suppress(StoreError, TimeoutError):
                    async with asyncio.timeout(SECONDS_TO_ANSWER):
                        await self.hub.store.tables_of("-", 1)
                        answers = True
                self._looked = (monotonic(), answers)
            return answers

    async def metrics(self, request: Request) -> Response:
        """The numbers, for those who may read them."""
        check_operator(request, self._operators)
        text = await asyncio.to_thread(self.hub.counts.text)
        return Response(text, headers={"content-type": CONTENT_TYPE})

    def routes(self) -> list[Route]:
        """Where they ask."""
        return [Route(HEALTH, self.health), Route(READY, self.ready), Route(METRICS, self.metrics)]
