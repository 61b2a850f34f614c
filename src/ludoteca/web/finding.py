"""Where people find each other: who waits and what is played, told as it changes; and a free seat that is taken."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from typing import Final

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from ludoteca.club.listed import PUBLIC, TO, Listed
from ludoteca.club.people import Person
from ludoteca.club.wishes import Wanted, Wish
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import Phrase, house
from ludoteca.web.gathering import Notice
from ludoteca.web.hub import Hub
from ludoteca.web.lobby_page import challenge_page, playing, waiting
from ludoteca.web.sitting import accesses_of, challenges_to, check_access, decline, sit_down
from ludoteca.web.sockets import Sockets
from ludoteca.web.visitor import Refused, Visitor
from ludoteca.web.wishing import challenged, me_too, wish, wishes_of, withdraw

LONGEST: Final = 40
USUAL_WAIT: Final = 60  # minutes that somebody waits who says nothing about it
AT_LEAST: Final = 1.0  # seconds between two words to a page
AT_MOST: Final = 15.0  # seconds after which it is looked again: people come and go without anything being written


Look = Callable[[], Awaitable[dict[str, str]]]


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
            Route("/t/{table}/decline", self.decline, methods=["POST"]),
            Route("/people/{person}/challenge", self.challenge_ask, methods=["GET"]),
            Route("/people/{person}/challenge", self.challenge, methods=["POST"]),
            Route("/wishes", self.wish, methods=["POST"]),
            Route("/wishes/{wish}/join", self.me_too, methods=["POST"]),
            Route("/wishes/{wish}/leave", self.withdraw, methods=["POST"]),
        ]

    async def live(self, request: Request) -> Response:
        """What changes of it, as it changes."""
        visitor = Visitor(request)
        return following(self.hub, self.sockets, visitor, lambda: regions_for(self.hub, visitor))

    async def sit(self, request: Request) -> Response:
        """Take a free seat."""
        visitor, form = Visitor(request), await request.form()
        live = await self.hub.find(str(request.path_params["table"]))
        name, chance = (str(form.get(field, "")) for field in ("name", "chance"))
        await sit_down(self.hub, live, visitor, name, chance)
        return visitor.mark(RedirectResponse(f"/t/{live.table.opening.id}", 303))

    async def decline(self, request: Request) -> Response:
        """Whoever is challenged would rather not."""
        visitor = Visitor(request)
        await decline(self.hub, await self.hub.find(str(request.path_params["table"])), visitor)
        return RedirectResponse("/", 303)

    async def _challenged(self, request: Request) -> Person:
        person = await self.hub.people.by_id(str(request.path_params["person"])[:LONGEST])
        if person is None:
            raise Refused(404, "people-nobody")
        return person

    async def challenge_ask(self, request: Request) -> Response:
        """To what somebody is challenged."""
        return HTMLResponse(challenge_page(Visitor(request).lang, await self._challenged(request)))

    async def challenge(self, request: Request) -> Response:
        """Challenge somebody: a table at which a seat is kept for them."""
        visitor, form = Visitor(request), fields_of(await request.form())
        person, access = await self._challenged(request), ""
        wanted, _ = wanted_by(form | {"minutes": "60", "access": PUBLIC})
        access = f"{TO}{person.id}"
        await check_access(self.hub, visitor, access)
        live = await challenged(self.hub, visitor, wanted._replace(access=access), form.get("chance", ""))
        name = Phrase(live.table.opening.game, "title")
        notice = Notice(house("challenge-told", {"name": visitor.called, "game": name}), live.table.opening.id)
        self.hub.warn(person.holder, notice)
        return visitor.mark(_on(live.table.opening.id))

    async def wish(self, request: Request) -> Response:
        """Anyone for a game?"""
        visitor, form = Visitor(request), fields_of(await request.form())
        table = await wish(self.hub, visitor, *wanted_by(form), form.get("name", ""), form.get("chance", ""))
        return visitor.mark(_on(table))

    async def me_too(self, request: Request) -> Response:
        """Somebody who would like it too."""
        visitor, form = Visitor(request), fields_of(await request.form())
        name, chance = form.get("name", ""), form.get("chance", "")
        return visitor.mark(_on(await me_too(self.hub, visitor, _wish(request), USUAL_WAIT, name, chance)))

    async def withdraw(self, request: Request) -> Response:
        """Wait no more, or go where the wish has come true."""
        visitor = Visitor(request)
        return visitor.mark(_on(await withdraw(self.hub, visitor, _wish(request))))


def _wish(request: Request) -> str:
    return str(request.path_params["wish"])[:LONGEST]


def _on(table: str) -> Response:
    """To the table, or back to where one waits for it."""
    return RedirectResponse(f"/t/{table}" if table else "/#waits", 303)


def fields_of(form: FormData) -> dict[str, str]:
    """The texts of a form."""
    return {key: value for key, value in form.items() if isinstance(value, str)}


def wanted_by(form: Mapping[str, str]) -> tuple[Wanted, int]:
    """What a form asks for, and for how many minutes."""
    players, _, people = form.get("seats", "").partition("-")
    numbers = [number(form.get("minutes", ""), "minutes"), number(players, "seats"), number(people or players, "seats")]
    minutes, players_, people_ = numbers
    return Wanted(form.get("game", ""), players_, people_, form.get("pace", ""), form.get("access", PUBLIC)), minutes


def number(given: str, called: str) -> int:
    """A number of a form."""
    if not (given.isascii() and given.isdigit() and len(given) < 7):
        raise Refused(400, "web-number", called=called, given=given[:20], least=0, most=999_999)
    return int(given)


async def regions_for(hub: Hub, visitor: Visitor) -> dict[str, str]:
    """Who waits and what is played, as this visitor finds it."""
    own = await wishes_of(hub, visitor.holder)
    challenges = (await hub.lobby.tables(challenges_to(visitor))).waits
    return await regions_of(hub, visitor, await accesses_of(hub, visitor), own, challenges)


async def regions_of(
    hub: Hub, visitor: Visitor, accesses: Sequence[str], own: Sequence[Wish] = (), challenges: Sequence[Listed] = ()
) -> dict[str, str]:
    """The same of some tables and wishes, with one's own wishes and challenges."""
    tables = await hub.lobby.tables(accesses)
    return {
        "lobby-waiting": str(waiting(visitor.lang, tables, visitor.holder, own, challenges)),
        "lobby-playing": str(playing(visitor.lang, tables, visitor.holder)),
    }


def following(hub: Hub, sockets: Sockets, visitor: Visitor, look: Look) -> Response:
    """What changes of these regions, as it changes: server-sent events, as long as the page is open."""
    held = ExitStack()
    held.enter_context(sockets.held(visitor))
    return StreamingResponse(told(hub, held, look), media_type="text/event-stream", headers={"x-accel-buffering": "no"})


async def told(hub: Hub, held: ExitStack, look: Look) -> AsyncIterator[str]:
    """Each word has what has changed since the last."""
    shown: dict[str, str] = {}
    with held:
        while not hub.stopping:
            change = hub.lobby.next_change
            try:
                found = await look()
                changed = {name: html for name, html in found.items() if shown.get(name) != html}
                shown = found
                yield f"data: {json.dumps({'regions': changed})}\n\n" if changed else ": \n\n"
            except LudotecaError:  # it cannot be read just now: the page shows what it has
                yield ": \n\n"
            await asyncio.sleep(AT_LEAST)
            with suppress(TimeoutError):
                await asyncio.wait_for(change.wait(), AT_MOST)
