"""Where people are asked for: the page “You”, coming in and going, what is kept of somebody and how it goes."""

from __future__ import annotations

import json
from typing import Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from ludoteca.club.doors import LINK_SECONDS
from ludoteca.club.names import checked
from ludoteca.club.people import COLOURS, MOST_LANGUAGES, Person
from ludoteca.engine.errors import LudotecaError
from ludoteca.web import doors, erasing, membership, you
from ludoteca.web.hub import Hub
from ludoteca.web.standings import show_on_ladders
from ludoteca.web.visitor import Refused, Visitor, base_of

LONGEST: Final = 200  # characters of a field that is only looked up
MOST_TICKED: Final = 100


class Members:
    """The pages of people about themselves."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            Route("/me", self.show, methods=["GET"]),
            Route("/me", self.change, methods=["POST"]),
            Route("/me/link", self.link, methods=["POST"]),
            Route("/me/codes", self.codes, methods=["POST"]),
            Route("/me/passkey/ask", self.ask_passkey, methods=["POST"]),
            Route("/me/passkey", self.add_passkey, methods=["POST"]),
            Route("/me/passkeys/{passkey}/remove", self.remove_passkey, methods=["POST"]),
            Route("/me/out", self.out, methods=["POST"]),
            Route("/me/export.json", self.export),
            Route("/me/erase", self.erase_ask, methods=["GET"]),
            Route("/me/erase", self.erase, methods=["POST"]),
            Route("/enter", self.enter_ask, methods=["GET"]),
            Route("/enter", self.enter, methods=["POST"]),
            Route("/enter/passkey/ask", self.enter_passkey_ask, methods=["POST"]),
            Route("/enter/passkey", self.enter_passkey, methods=["POST"]),
            Route("/enter/{token}", self.link_ask, methods=["GET"]),
            Route("/enter/{token}", self.link_enter, methods=["POST"]),
        ]

    async def _person(self, visitor: Visitor) -> Person:
        person = await self.hub.people.person_of(visitor)
        if person is None:
            raise Refused(403, "people-needed")
        return person

    # ---- oneself

    async def show(self, request: Request) -> Response:
        """The page “You”."""
        return await self._shown(Visitor(request))

    async def _shown(self, visitor: Visitor, problem: str = "", given: str = "", status: int = 200) -> Response:
        most, person = self.hub.settings.most_name, await self.hub.people.person_of(visitor)
        alone = self.hub.settings.alone
        if person is None:
            text = you.stranger_page(visitor.lang, most, problem, given, alone=alone)
        else:
            devices = await self.hub.people.devices(person.id)
            ways = None if alone else await doors.ways_of(self.hub, person.id)
            text = you.you_page(visitor.lang, person, devices, ways, visitor.device, most, problem)
        return visitor.mark(HTMLResponse(text, status))

    async def change(self, request: Request) -> Response:
        """Give a name, or change it and what goes with it."""
        visitor, fields = Visitor(request), await request.form()
        name = str(fields.get("name", ""))
        try:
            if visitor.known is None:
                await membership.become(self.hub, visitor, name, agent_of(request))
            else:
                await self._set(visitor, name, [(key, str(value)) for key, value in fields.multi_items()])
        except LudotecaError as refusal:
            return await self._shown(visitor, refusal.text(visitor.lang), name, getattr(refusal, "status", 400))
        return visitor.mark(see("/me"))

    async def _set(self, visitor: Visitor, name: str, fields: list[tuple[str, str]]) -> None:
        person = await self._person(visitor)
        colour = next((value for key, value in fields if key == "colour"), str(person.colour))
        languages = [value for key, value in fields if key == "languages"]
        if not (colour.isascii() and colour.isdigit() and len(colour) < 3 and int(colour) < COLOURS):
            raise Refused(400, "people-colour", most=COLOURS)
        if len(set(languages)) > MOST_LANGUAGES or not set(languages) <= set(you.SPOKEN):
            raise Refused(400, "people-languages", most=MOST_LANGUAGES)
        listed = ("listed", "yes") in fields
        spoken = tuple(code for code in you.SPOKEN if code in languages)
        if checked(name, self.hub.settings.most_name) != person.name:
            await membership.rename(self.hub, person.id, name)
        after = await self.hub.people.changed(
            person.id, lambda before: before._replace(colour=int(colour), languages=spoken, listed=listed)
        )
        if listed != person.listed:
            await show_on_ladders(self.hub, after)

    async def link(self, request: Request) -> Response:
        """A link for another device."""
        visitor = Visitor(request)
        token = await doors.give_link(self.hub, visitor)
        address = f"{base_of(request)}{you.ENTER}/{token}"
        text = await self.hub.aside.do(you.link_page, visitor.lang, address, LINK_SECONDS // 60)
        return visitor.mark(HTMLResponse(text))

    async def codes(self, request: Request) -> Response:
        """Recovery codes."""
        visitor = Visitor(request)
        codes = await doors.give_codes(self.hub, visitor)
        return visitor.mark(HTMLResponse(you.codes_page(visitor.lang, codes)))

    async def ask_passkey(self, request: Request) -> Response:
        """What a device is asked that is to make a passkey."""
        return json_response(await doors.ask_to_add(self.hub, Visitor(request), base_of(request)))

    async def add_passkey(self, request: Request) -> Response:
        """A passkey that a device has made."""
        visitor = Visitor(request)
        try:
            body, agent = await request.body(), agent_of(request)
            await doors.add_passkey(self.hub, visitor, base_of(request), body, agent)
        except LudotecaError as refusal:
            return told(refusal, visitor)
        return JSONResponse({"go": "/me#elsewhere"})

    async def remove_passkey(self, request: Request) -> Response:
        """A passkey opens nothing any more."""
        await doors.remove_passkey(self.hub, Visitor(request), str(request.path_params["passkey"])[:LONGEST])
        return see("/me#elsewhere")

    async def out(self, request: Request) -> Response:
        """A device is one's own no more; whoever could never come in again is asked once more."""
        visitor, fields = Visitor(request), await request.form()
        person, device = await self._person(visitor), str(fields.get("device", ""))[:LONGEST]
        if device == visitor.device and fields.get("sure") != "yes":
            ways = await doors.ways_of(self.hub, person.id)
            if not ways.passkeys and not ways.codes and len(await self.hub.people.devices(person.id)) == 1:
                return HTMLResponse(you.last_way_page(visitor.lang, device))
        await membership.show_out(self.hub, visitor, device)
        return visitor.mark(see("/" if visitor.known is None else "/me#devices"))

    # ---- what is kept

    async def export(self, request: Request) -> Response:
        """Everything that is kept of somebody, as a file."""
        visitor = Visitor(request)
        person = await self._person(visitor)
        found = await self.hub.to_the_end(erasing.told_of_person(self.hub, person))
        text = await self.hub.aside.do(lambda: json.dumps(found, ensure_ascii=False, indent=1))
        headers = {"content-disposition": 'attachment; filename="ludoteca.json"'}
        return Response(text, media_type="application/json", headers=headers)

    async def erase_ask(self, request: Request) -> Response:
        """What erasing means, and the question."""
        visitor = Visitor(request)
        person = await self._person(visitor)
        return HTMLResponse(you.erase_page(visitor.lang, person))

    async def erase(self, request: Request) -> Response:
        """Erase oneself."""
        visitor, fields = Visitor(request), await request.form()
        person = await self._person(visitor)
        if str(fields.get("name", "")).strip() != person.name:
            problem = Refused(400, "people-erase-name", name=person.name).text(visitor.lang)
            return HTMLResponse(you.erase_page(visitor.lang, person, problem), 400)
        await self.hub.to_the_end(erasing.erase_person(self.hub, person))
        visitor.renew()
        visitor.is_now(None)
        clean = {"clear-site-data": '"cache", "storage"'}  # what the app keeps for later, too
        return visitor.mark(HTMLResponse(you.erased_page(visitor.lang), headers=clean))

    # ---- coming in

    async def enter_ask(self, request: Request) -> Response:
        """For those who have a name here already: what they came in by stands on the page “You”."""
        return see("/me")

    async def enter(self, request: Request) -> Response:
        """Come in by a recovery code."""
        visitor, fields = Visitor(request), await request.form()
        try:
            await doors.enter_by_code(self.hub, visitor, str(fields.get("code", "")), agent_of(request))
        except Refused as refusal:
            if visitor.known is not None:
                raise
            said, most = refusal.text(visitor.lang), self.hub.settings.most_name
            return HTMLResponse(you.stranger_page(visitor.lang, most, code_problem=said), refusal.status)
        return visitor.mark(see("/"))

    async def enter_passkey_ask(self, request: Request) -> Response:
        """What a device is asked that is to show a passkey."""
        visitor = Visitor(request)
        try:
            asked = await doors.ask_to_enter(self.hub, visitor, base_of(request))
        except LudotecaError as refusal:
            return told(refusal, visitor)
        return visitor.mark(json_response(asked))

    async def enter_passkey(self, request: Request) -> Response:
        """Come in by a passkey."""
        visitor = Visitor(request)
        try:
            body, agent = await request.body(), agent_of(request)
            await doors.enter_by_passkey(self.hub, visitor, base_of(request), body, agent)
        except LudotecaError as refusal:
            return told(refusal, visitor)
        return visitor.mark(JSONResponse({"go": "/"}))

    async def link_ask(self, request: Request) -> Response:
        """Whether this browser is to be that person's; a link that is only looked at stays good."""
        visitor, token = Visitor(request), str(request.path_params["token"])[:LONGEST]
        _, person = await doors.look_at_link(self.hub, visitor, token)
        known = visitor.called if visitor.known is not None and visitor.known.person != person.id else ""
        return HTMLResponse(you.enter_page(visitor.lang, quote(token), person, known))

    async def link_enter(self, request: Request) -> Response:
        """Come in by a link."""
        visitor, token = Visitor(request), str(request.path_params["token"])[:LONGEST]
        await doors.enter_by_link(self.hub, visitor, token, agent_of(request))
        return visitor.mark(see("/"))


def agent_of(request: Request) -> str:
    """What a browser calls itself."""
    return request.headers.get("user-agent", "")


def see(address: str) -> Response:
    """On to another page."""
    return RedirectResponse(address, 303)


def json_response(text: str) -> Response:
    """JSON that is written already."""
    return Response(text, media_type="application/json")


def told(refusal: LudotecaError, visitor: Visitor) -> Response:
    """A refusal for a script, which shows it to whoever looks."""
    return JSONResponse({"error": refusal.text(visitor.lang)}, getattr(refusal, "status", 400))
