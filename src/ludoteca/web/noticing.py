"""Where it is said what somebody wants to be told: their browsers, their mail, what, when not; and where it stops."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import time
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from ludoteca.club.letters import (
    CHALLENGE,
    DAY,
    KINDS,
    MAIL,
    MOST_SUBSCRIPTIONS,
    PUSH,
    SUBSCRIPTION,
    TURN,
    Chosen,
    Letter,
    Subscription,
    is_zone,
)
from ludoteca.club.people import Person
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.web.hub import Hub
from ludoteca.web.keys import same
from ludoteca.web.letter_words import STOP, TRY
from ludoteca.web.letters_page import LETTERS, Seen, asked_page, chosen_by, done_page, letters_page
from ludoteca.web.mailing import NoSuchBox, checked_address
from ludoteca.web.members import agent_of, see, told
from ludoteca.web.membership import label_of
from ludoteca.web.outward import Unreached
from ludoteca.web.visitor import Refused, Visitor

CONFIRM: Final = "/letters/mail"
HOUR: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)", re.ASCII)
LONGEST: Final = 200

How = Callable[[Chosen], Chosen]


class Keys(msgspec.Struct):
    """What a browser gives to be told by."""

    p256dh: str
    auth: str


class Given(msgspec.Struct):
    """A subscription as browsers write it; they may add what they like."""

    endpoint: str
    keys: Keys
    zone: str = ""


class Noticing:
    """The addresses of notices."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            Route(LETTERS, self.show, methods=["GET"]),
            Route(LETTERS, self.choose, methods=["POST"]),
            Route(f"{LETTERS}/push", self.add, methods=["POST"]),
            Route(f"{LETTERS}/push/{{push}}/remove", self.remove, methods=["POST"]),
            Route(f"{LETTERS}/mail", self.mail, methods=["POST"]),
            Route(f"{LETTERS}/try", self.try_it, methods=["POST"]),
            Route(f"{CONFIRM}/{{token}}", self.confirm_ask, methods=["GET"]),
            Route(f"{CONFIRM}/{{token}}", self.confirm, methods=["POST"]),
            Route(f"{STOP}/{{token}}", self.stop_ask, methods=["GET"]),
            Route(f"{STOP}/{{token}}", self.stop, methods=["POST"]),
        ]

    async def _person(self, visitor: Visitor) -> Person:
        person = await self.hub.people.person_of(visitor)
        if person is None:
            raise Refused(403, "people-needed")
        return person

    async def _set(self, person_id: str, how: How) -> Person:
        """Change what somebody has chosen; every server knows it at once."""
        after = await self.hub.people.changed(person_id, lambda before: how(Chosen.of(before)).put(before))
        self.hub.know_anew(person_id, "")
        return after

    # ---- the page

    async def show(self, request: Request) -> Response:
        """What somebody has chosen."""
        said = {"tried": "letters-tried", "mailed": "letters-mailed"}.get(request.query_params.get("said", ""), "")
        return await self._page(Visitor(request), said=said)

    async def _page(self, visitor: Visitor, problem: LudotecaError | None = None, said: str = "") -> Response:
        person, post, settings = await self._person(visitor), self.hub.post, self.hub.settings
        seen = Seen(
            Chosen.of(person),
            await post.subscriptions(person.id),
            post.pushing.public_key,
            post.mailing.is_offered,
            bool(settings.chat_hosts and settings.public_address),
            house(f"ui-{said}").text(visitor.lang) if said else "",
            "" if problem is None else problem.text(visitor.lang),
        )
        return HTMLResponse(
            letters_page(visitor.lang, seen), 200 if problem is None else getattr(problem, "status", 400)
        )

    async def choose(self, request: Request) -> Response:
        """Choose what, on which ways, and when not."""
        visitor, fields = Visitor(request), await request.form()
        person = await self._person(visitor)
        given = {kind: [str(value) for value in fields.getlist(kind)] for kind in KINDS}
        try:
            quiet = _quiet(str(fields.get("from", "")), str(fields.get("until", "")))
            zone = _zone(str(fields.get("zone", "")))
        except LudotecaError as problem:
            return await self._page(visitor, problem)
        chat = fields.get("chat") == "yes"
        ways = chosen_by(given)
        await self._set(
            person.id, lambda before: before._replace(ways=ways, quiet=quiet, zone=zone, chat=chat, lang=visitor.lang)
        )
        return see(LETTERS)

    async def try_it(self, request: Request) -> Response:
        """Be told something, to see that it works."""
        person = await self._person(Visitor(request))
        letter = Letter(TRY, "-", person.id, thing=str(int(time())), at=time())
        await self.hub.people.write([letter.change()])
        self.hub.letter_came()
        return see(f"{LETTERS}?said=tried")

    # ---- browsers

    async def add(self, request: Request) -> Response:
        """This browser is told from now on."""
        visitor = Visitor(request)
        try:
            person = await self._person(visitor)
            try:
                given = msgspec.json.decode(await request.body(), type=Given)
            except (msgspec.DecodeError, ValueError, RecursionError):
                raise Refused(400, "web-json", fields="endpoint, keys, zone") from None
            await self._add(visitor, person, given, label_of(agent_of(request)))
        except LudotecaError as refusal:
            return told(refusal, visitor)
        return JSONResponse({"go": f"{LETTERS}#devices"})

    async def _add(self, visitor: Visitor, person: Person, given: Given, label: str) -> None:
        push_id = self.hub.post.pushing.check(given.endpoint, given.keys.p256dh, given.keys.auth)
        with self.hub.told("web-unread"):
            paper = await self.hub.store.paper(SUBSCRIPTION, push_id)
        if paper is not None and Subscription.read(push_id, paper).person != person.id:
            raise Refused(409, "push-taken")  # whoever has heard of it elsewhere cannot make it their own
        if paper is None and len(await self.hub.post.subscriptions(person.id)) >= MOST_SUBSCRIPTIONS:
            raise Refused(409, "push-many", most=MOST_SUBSCRIPTIONS)
        keys = given.keys
        fresh = Subscription(
            push_id, person.id, visitor.device, given.endpoint, keys.p256dh, keys.auth, int(time()), label,
            0 if paper is None else paper.version,
        )  # fmt: skip
        await self.hub.people.write([fresh.change()])
        if not any(Chosen.of(person).ways.values()):
            zone = given.zone if is_zone(given.zone) else "UTC"
            every = dict.fromkeys(KINDS, (PUSH,))
            await self._set(person.id, lambda before: before._replace(ways=every, zone=zone, lang=visitor.lang))

    async def remove(self, request: Request) -> Response:
        """A browser is told nothing any more."""
        person = await self._person(Visitor(request))
        wanted = str(request.path_params["push"])[:LONGEST]
        for one in await self.hub.post.subscriptions(person.id):
            if one.id == wanted:
                await self.hub.people.write([one.gone()])
        return see(f"{LETTERS}#devices")

    # ---- mail

    async def mail(self, request: Request) -> Response:
        """Another address, or none; it is told nothing before it has answered."""
        visitor, address = Visitor(request), str((await request.form()).get("mail", "")).strip()
        person = await self._person(visitor)
        if not address:
            await self._set(person.id, lambda before: before._replace(mail="", confirmed=False))
            return see(f"{LETTERS}#mail")
        try:
            if not self.hub.post.mailing.is_offered:
                raise Refused(409, "mail-none")
            found = checked_address(address)
            if not self.hub.tries.take(visitor.address):
                raise Refused(429, "mail-tries")
            await self._set(person.id, lambda before: before._replace(mail=found, confirmed=False, lang=visitor.lang))
            await self._ask(person.id, found, visitor.lang)
        except LudotecaError as problem:
            return await self._page(visitor, problem)
        return see(f"{LETTERS}?said=mailed")

    async def _ask(self, person_id: str, address: str, lang: str) -> None:
        """Ask whoever reads that address whether it is theirs."""
        until = int(time()) + DAY
        token = f"{person_id}.{self.hub.keys.confirmation(person_id, address, until)}"
        link = f"{self.hub.settings.public_address}{CONFIRM}/{token}"
        words = [house(f"letter-confirm{part}").text(lang) for part in ("-text", "-not")]
        subject = house("letter-confirm").text(lang)
        try:
            await self.hub.post.mailing.send(address, subject, [words[0], "", link, "", words[1]], "", token[-22:])
        except (Unreached, NoSuchBox):
            raise Refused(503, "mail-unsent") from None

    async def _confirmed(self, request: Request) -> tuple[Person, str]:
        """Who has asked for the mail that led here, and its token; `Refused`: nobody has."""
        token = str(request.path_params["token"])[:LONGEST]
        person_id, _, mark = token.partition(".")
        until = mark.partition(".")[0]
        person = await self.hub.people.by_id(person_id)
        mail = "" if person is None else Chosen.of(person).mail
        fresh = until.isascii() and until.isdigit() and len(until) < 13 and int(until) > time()
        if person is None or not mail or not fresh:
            raise Refused(403, "mail-wrong")
        if not same(mark, self.hub.keys.confirmation(person_id, mail, int(until))):
            raise Refused(403, "mail-wrong")
        return person, token

    async def confirm_ask(self, request: Request) -> Response:
        """Whether mail shall come there."""
        visitor = Visitor(request)
        _, token = await self._confirmed(request)
        heading, text, yes = (house(f"ui-letters-confirm{part}").text(visitor.lang) for part in ("", "-about", "-yes"))
        return HTMLResponse(asked_page(visitor.lang, heading, text, f"{CONFIRM}/{token}", yes))

    async def confirm(self, request: Request) -> Response:
        """It shall."""
        visitor = Visitor(request)
        person, _ = await self._confirmed(request)

        def confirmed(before: Chosen) -> Chosen:
            ways = before.ways
            if not any(MAIL in one for one in ways.values()):
                ways = {kind: (*one, MAIL) if kind in (TURN, CHALLENGE) else one for kind, one in ways.items()}
            return before._replace(confirmed=True, ways=ways)

        await self._set(person.id, confirmed)
        words = [house(f"ui-letters-confirmed{part}").text(visitor.lang) for part in ("", "-about")]
        return HTMLResponse(done_page(visitor.lang, *words))

    # ---- and where it stops

    async def _stopped(self, request: Request) -> tuple[Person | None, str]:
        token = str(request.path_params["token"])[:LONGEST]
        person = await self.hub.people.by_id(token.partition(".")[0])
        if person is not None and not same(token, self.hub.keys.stop(person.id, Chosen.of(person).mail)):
            person = None
        return person, token

    async def stop_ask(self, request: Request) -> Response:
        """Whether mail shall stop; what is only looked at, as mail programs do, changes nothing."""
        visitor = Visitor(request)
        _, token = await self._stopped(request)
        heading, text, yes = (house(f"ui-letters-stop{part}").text(visitor.lang) for part in ("", "-about", "-yes"))
        return HTMLResponse(asked_page(visitor.lang, heading, text, f"{STOP}/{token}", yes))

    async def stop(self, request: Request) -> Response:
        """No more mail to that address. Whoever asks is told the same, whether there was any."""
        visitor = Visitor(request)
        person, _ = await self._stopped(request)
        if person is not None:
            await self._set(person.id, lambda before: before._replace(mail="", confirmed=False))
        words = [house(f"ui-letters-stopped{part}").text(visitor.lang) for part in ("", "-about")]
        return HTMLResponse(done_page(visitor.lang, *words))


def _zone(given: str) -> str:
    if not is_zone(given):
        raise Refused(400, "letter-zone", given=given[:40])
    return given


def _quiet(first: str, beyond: str) -> tuple[int, int] | None:
    """Minutes after midnight; none, where both are empty or the same."""
    if not first and not beyond:
        return None
    found = [HOUR.fullmatch(text) for text in (first, beyond)]
    for text, one in zip((first, beyond), found, strict=True):
        if one is None:
            raise Refused(400, "letter-hour", given=text[:20])
    minutes = [int(one[1]) * 60 + int(one[2]) for one in found if one is not None]
    return None if minutes[0] == minutes[1] else (minutes[0], minutes[1])
