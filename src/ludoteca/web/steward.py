"""What whoever looks after the tables may do: see, close, delete them, take words out, keep people away or erase them.

It is asked for at one address with a token that only those know who may read the database. Words go to all servers.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.table import TableError
from ludoteca.table.entries import CHAT, SIT
from ludoteca.web.erasing import erase_holder, erase_person, read, tell_changed, told_of_person, told_of_tables
from ludoteca.web.hub import Hub
from ludoteca.web.keys import same
from ludoteca.web.neighbours import BARRED
from ludoteca.web.visitor import BAR, MUTE, Refused, check_operator, trusting

ADMIN: Final = "/api/admin"
MOST_LISTED: Final = 1000
LONGEST: Final = 100

DEEDS: Final = (
    "list", "show", "close", "delete", "unsay", "mute", "bar", "allow", "barred", "erase", "export",
    "thinkers", "thinker-add", "thinker-remove",
)  # fmt: skip
Told = dict[str, Any]


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be done, and to what."""

    do: str
    what: str = ""  # a table, a person, an address
    number: int = 0  # of a line of chat, or how many tables


class Steward:
    """Does what an operator orders."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._is_operator = trusting(hub.settings.operators)
        works: tuple[Callable[[Order], Awaitable[Told]], ...] = (
            self.list_tables, self.show, self.close, self.delete, self.unsay, self.bar, self.bar, self.bar, self.barred,
            self.erase, self.export, self.thinkers, self.add_thinker, self.remove_thinker,
        )  # fmt: skip
        self.deeds = dict(zip(DEEDS, works, strict=True))

    def routes(self) -> list[Route]:
        """Where it is asked for."""
        return [Route(ADMIN, self.order, methods=["POST"])]

    async def order(self, request: Request) -> Response:
        """Do something, for whoever may want it."""
        check_operator(request, self._is_operator)
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not same(token, self.hub.keys.token):
            raise Refused(401, "admin-token")
        try:
            order = msgspec.json.decode(await request.body(), type=Order)
        except (msgspec.DecodeError, ValueError):
            raise Refused(400, "web-json", fields=", ".join(Order.__struct_fields__)) from None
        if order.do not in self.deeds:
            raise Refused(400, "admin-deed", given=order.do[:LONGEST], allowed=", ".join(DEEDS))
        return JSONResponse(await self.hub.to_the_end(self._done(order)))

    async def _done(self, order: Order) -> Told:
        with self.hub.told("web-unread"):
            return await self.deeds[order.do](order)

    # ---- tables

    async def list_tables(self, order: Order) -> Told:
        """The tables that were set last, or those of a person."""
        most = max(1, min(order.number or 20, MOST_LISTED))
        store = self.hub.store
        ids = await store.tables_of(order.what, most) if order.what else await store.latest(most)
        return {"tables": [await self._summary(table_id) for table_id in ids], "of": await store.count()}

    async def _summary(self, table_id: str) -> Told:
        try:
            opening, entries = await read(self.hub, table_id)
        except LudotecaError as fault:
            return {"table": table_id, "damaged": fault.text(self.hub.settings.lang)}
        live = self.hub.tables.get(table_id)
        latest = max([int(opening.created), *[entry.at for entry in entries]])
        return {
            "table": table_id,
            "game": opening.game,
            "created": int(opening.created),
            "latest": latest,
            "entries": len(entries),
            "pages": len(live.watchers) if live is not None else 0,
        }

    async def show(self, order: Order) -> Told:
        """Who sits at a table, what was said there, and from where it is looked at by this server."""
        opening, entries = await read(self.hub, order.what)
        seats = [
            {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "holder": seat.holder} for seat in opening.seats
        ]
        for entry in entries:
            if entry.kind == SIT:
                seats[entry.seat] |= {"kind": "person", "name": entry.text, "holder": entry.holder}
        live = self.hub.tables.get(order.what)
        pages = (
            [{"holder": one.holder, "address": one.address} for one in tuple(live.watchers)] if live is not None else []
        )
        return {
            **await self._summary(order.what),
            "seats": seats,
            "chat": [
                {"number": number, "seat": entry.seat, "at": entry.at, "text": entry.text}
                for number, entry in enumerate(entries)
                if entry.kind == CHAT
            ],
            "pages": pages,
        }

    async def close(self, order: Order) -> Told:
        """End a table for good: it is kept, and nothing more can be done at it."""
        live = await self.hub.find(order.what)
        await self.hub.keepsakes.keep(live)
        await self.hub.change(live, lambda table: table.close())
        return {"closed": order.what}

    async def delete(self, order: Order) -> Told:
        """Keep a table no more."""
        if not await self.hub.store.delete(order.what):
            raise TableError(house("table-unknown"))
        await tell_changed(self.hub, order.what)
        return {"deleted": order.what}

    async def unsay(self, order: Order) -> Told:
        """Take a line out of the chat of a table, wherever it is kept."""
        opening, entries = await read(self.hub, order.what)
        if not 0 <= order.number < len(entries) or entries[order.number].kind != CHAT:
            raise Refused(404, "admin-line", number=order.number)
        await self.hub.store.rewrite(order.what, opening, {order.number: replace(entries[order.number], text="")})
        await tell_changed(self.hub, order.what)
        return {"unsaid": order.number}

    # ---- people

    async def bar(self, order: Order) -> Told:
        """Keep a person or an address from talking (`mute`) or from coming (`bar`), or let them again (`allow`)."""
        if not order.what or len(order.what) > LONGEST or not order.what.isprintable():
            raise Refused(400, "admin-who")
        await self.hub.store.bar(order.what, {"mute": MUTE, "bar": BAR}.get(order.do, ""))
        await self.hub.learn_barred()
        if self.hub.neighbours is not None:
            await self.hub.neighbours.store.say(BARRED)
        return {"barred": self.hub.barred}

    async def barred(self, order: Order) -> Told:
        """Who is barred, and how."""
        return {"barred": await self.hub.store.barred()}

    async def erase(self, order: Order) -> Told:
        """Take out of everything who somebody is: of all tables, and what is kept of a person."""
        self._check_holder(order.what)
        person = await self.hub.people.by_holder(order.what)
        if person is not None:
            ids = await erase_person(self.hub, person)
        else:
            ids = await erase_holder(self.hub, order.what)
            if not ids:
                raise Refused(404, "admin-nobody")
        await self.bar(Order("allow", order.what))  # it says that there was somebody
        return {"erased": ids}

    async def export(self, order: Order) -> Told:
        """Everything that is kept of somebody."""
        self._check_holder(order.what)
        person = await self.hub.people.by_holder(order.what)
        if person is not None:
            told = await told_of_person(self.hub, person)
        else:
            told = {"tables": await told_of_tables(self.hub, order.what)}
            if not told["tables"]:
                raise Refused(404, "admin-nobody")
        return {"holder": order.what, **told, "barred": (await self.hub.store.barred()).get(order.what, "")}

    # ---- thinkers elsewhere

    async def thinkers(self, order: Order) -> Told:
        """Who may think for us, and who of them does so for this server."""
        return {"names": await self.hub.tokens.names(), "here": self.hub.elsewhere.told()}

    async def add_thinker(self, order: Order) -> Told:
        """A token for somebody who thinks for us; it is told once, and kept nowhere."""
        return {"name": order.what, "token": await self.hub.tokens.add(order.what)}

    async def remove_thinker(self, order: Order) -> Told:
        """Their token is worth nothing any more."""
        await self.hub.tokens.remove(order.what)
        return {"removed": order.what}

    def _check_holder(self, holder: str) -> None:
        if not 0 < len(holder) <= LONGEST:
            raise Refused(404, "admin-nobody")
