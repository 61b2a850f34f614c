"""Where thinkers elsewhere ask for questions, say that they are still at them, and answer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import ludoteca
from ludoteca.web.elsewhere import Far
from ludoteca.web.hub import Hub
from ludoteca.web.pace import Buckets
from ludoteca.web.questions import MOST_ANSWER, Unfit
from ludoteca.web.think_paths import ANSWER, HELD, NEXT
from ludoteca.web.visitor import Refused, address_of

HOLD: Final = 20.0  # seconds that a thinker waits for a question until it is to ask again
LOOK: Final = 0.5  # seconds after which it is looked whether the server is about to stop
MOST_BODY: Final = MOST_ANSWER
MOST_MARKS: Final = 200
LONGEST: Final = 200
GUESSES: Final = 10.0  # wrong tokens of one address at once, then so many a second:
GUESSES_A_SECOND: Final = 0.1
NAME: Final = "ludoteca.thinker"  # in a scope: who has shown their token

Body = TypeVar("Body")


class Waiting(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who has nothing to do: of which version, and which games they have."""

    version: str
    games: list[str]
    waits: bool = True  # otherwise they only ask whether they are welcome


class Holding(msgspec.Struct, forbid_unknown_fields=True):
    """Questions that somebody is still at."""

    questions: list[str]


class Answering(msgspec.Struct, forbid_unknown_fields=True):
    """An answer; none: the question is given back."""

    question: str
    answer: dict[str, Any] | None = None


class ThinkApi:
    """The three things that a thinker does at a server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._guesses = Buckets(GUESSES, GUESSES_A_SECOND)

    def routes(self) -> list[Route]:
        """Where it is done."""
        works: dict[str, Callable[[Request], Any]] = {NEXT: self.next, HELD: self.held, ANSWER: self.answer}
        return [Route(path, work, methods=["POST"]) for path, work in works.items()]

    async def admit(self, request: Request) -> None:
        """Refuse whoever has no token of ours, before anything else of theirs is read."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        with self.hub.told("web-unread"):
            name = await self.hub.tokens.who(token) if kind.lower() == "bearer" and token else ""
        if not name:
            if not self._guesses.take(address_of(request)):
                raise Refused(429, "web-rate")
            raise Refused(401, "think-token")
        request.scope[NAME] = name

    async def next(self, request: Request) -> Response:
        """A question, as soon as there is one; nothing, if there is none for a while."""
        waiting, elsewhere = await _body(request, Waiting), self.hub.elsewhere
        if waiting.version != ludoteca.__version__:
            raise Refused(409, "think-version", theirs=waiting.version[:LONGEST], ours=ludoteca.__version__)
        if len(waiting.games) > MOST_MARKS:
            raise Refused(400, "think-games", most=MOST_MARKS)
        if self.hub.stopping:
            raise Refused(503, "think-stopping")
        if elsewhere.is_full:
            raise Refused(503, "think-full", most=self.hub.settings.most_thinkers)
        known = elsewhere.meet(request.scope[NAME], address_of(request), waiting.version)
        if not waiting.waits:
            return JSONResponse({})
        far = elsewhere.wait(known, frozenset(waiting.games))
        try:
            told = await self._given(request, far)
        finally:
            elsewhere.leave(known, far)
        return Response(told or b"{}", media_type="application/json")

    async def _given(self, request: Request, far: Far) -> bytes:
        """What is given to somebody who waits; empty: nothing, or they have gone."""
        loop = asyncio.get_running_loop()
        gone, until = asyncio.ensure_future(_gone(request)), loop.time() + HOLD
        news: set[asyncio.Future[Any]] = {far.given, gone}
        try:
            while loop.time() < until and not self.hub.stopping:
                await asyncio.wait(news, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
                if far.given.done():
                    return far.given.result()
                if gone.done():
                    break
            return b""
        finally:
            gone.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await gone

    async def held(self, request: Request) -> Response:
        """Somebody is still at it."""
        holding = await _body(request, Holding)
        self.hub.elsewhere.meet(request.scope[NAME], "", "")
        self.hub.elsewhere.hold(request.scope[NAME], holding.questions[: self.hub.settings.most_thinkers])
        return JSONResponse({})

    async def answer(self, request: Request) -> Response:
        """An answer, or a question that is given back; what comes too late is told so, and does nothing."""
        said, elsewhere = await _body(request, Answering), self.hub.elsewhere
        name = elsewhere.meet(request.scope[NAME], "", "").name
        if said.answer is None:
            return JSONResponse({"taken": elsewhere.give_back(name, said.question)})
        try:
            return JSONResponse({"taken": await elsewhere.take(name, said.question, said.answer)})
        except Unfit:
            raise Refused(422, "think-unfit") from None


async def _body(request: Request, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, ValueError):
        fields = ", ".join(kind.__struct_fields__)  # type: ignore[attr-defined]
        raise Refused(400, "web-json", fields=fields) from None


async def _gone(request: Request) -> None:
    """Done when whoever asked has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
