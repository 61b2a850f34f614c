"""Where tournaments are: those of somebody, one of them, and the same as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from ludoteca.club.tourney import Tourney, standings
from ludoteca.club.wishes import PACES
from ludoteca.engine.errors import LudotecaError
from ludoteca.table.clocks import Terms
from ludoteca.web import groups
from ludoteca.web.hub import Hub
from ludoteca.web.tourney_page import TOURNAMENTS, Seen, tournament_page, tournaments_page
from ludoteca.web.tourney_wishes import Door, NewTournament
from ludoteca.web.tourneys import Tourneys, Wish
from ludoteca.web.visitor import Refused, Visitor, base_of

LONGEST = 200


class TourneyRoutes:
    """The addresses."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tourneys = Tourneys(hub)

    def routes(self) -> list[Route]:
        """Where they are."""
        one, told = f"{TOURNAMENTS}/{{tourney}}", "/api/tournaments/{tourney}"
        return [
            Route(TOURNAMENTS, self.all, methods=["GET"]),
            Route(TOURNAMENTS, self.set_up, methods=["POST"]),
            Route(one, self.show),
            Route(f"{one}/{{doing}}", self.do, methods=["POST"]),
            Route("/api/tournaments", self.set_up_told, methods=["POST"]),
            Route(told, self.told),
            Route(f"{told}/{{doing}}", self.do_told, methods=["POST"]),
        ]

    # ---- all of them

    async def all(self, request: Request) -> Response:
        """Those of whoever asks."""
        return await self._all(Visitor(request))

    async def _all(
        self, visitor: Visitor, problem: LudotecaError | None = None, given: Mapping[str, str] | None = None
    ) -> Response:
        known = visitor.known
        mine = [] if known is None else await self.tourneys.of_person(known.person)
        own = [] if known is None else await self._moderated(known.person)
        said = "" if problem is None else problem.text(visitor.lang)
        text = await self.hub.aside.do(tournaments_page, visitor.lang, mine, known is not None, own, said, given)
        return HTMLResponse(text, 200 if problem is None else getattr(problem, "status", 400))

    async def _moderated(self, person: str) -> list[Any]:
        """The groups for which somebody may set a tournament up."""
        found = []
        for group in await groups.groups_of(self.hub, person):
            member = await groups.member(self.hub, group.id, person)
            if member is not None and member.is_moderator:
                found.append(group)
        return found

    async def set_up(self, request: Request) -> Response:
        """Set one up, as a form wants it."""
        visitor = Visitor(request)
        form = {name: str(value)[:LONGEST] for name, value in (await request.form()).items()}
        try:
            fresh = await self.tourneys.set_up(visitor, _of_form(form))
        except LudotecaError as problem:
            return await self._all(visitor, problem, form)
        return RedirectResponse(f"{TOURNAMENTS}/{fresh.id}", 303)

    async def set_up_told(self, request: Request) -> Response:
        """Set one up."""
        visitor, wanted = Visitor(request), await _body(request, NewTournament)
        options = {name: tuple(one) if isinstance(one, list) else one for name, one in wanted.options.items()}
        clock = Terms.read(wanted.clock) if wanted.clock else None
        wish = Wish(
            wanted.name, wanted.game, options, wanted.kind, wanted.rounds, wanted.days, clock, wanted.group
        )  # fmt: skip
        fresh = await self.tourneys.set_up(visitor, wish)
        return JSONResponse(await self._json(request, fresh, visitor), 201)

    # ---- one of them

    async def show(self, request: Request) -> Response:
        """One of them, for those whom it concerns."""
        visitor, key = Visitor(request), request.query_params.get("key", "")[:LONGEST]
        tourney = await self.tourneys.shown(_id(request), visitor, key)
        return HTMLResponse(await self._page(request, tourney, visitor, key))

    async def _page(self, request: Request, tourney: Tourney, visitor: Visitor, key: str, problem: str = "") -> str:
        seen = await self._seen(request, tourney, visitor, key)
        return await self.hub.aside.do(tournament_page, visitor.lang, seen, problem)

    async def _seen(self, request: Request, tourney: Tourney, visitor: Visitor, key: str) -> Seen:
        viewer = visitor.known.person if visitor.known is not None else ""
        plays = await self.tourneys.plays(tourney)
        lines = await self.hub.aside.do(standings, tourney, plays)
        people = await self.hub.people.by_ids({entrant.person for entrant in tourney.entrants})
        group = None
        if tourney.group and viewer and await groups.member(self.hub, tourney.group, viewer) is not None:
            group = await groups.group(self.hub, tourney.group)
        link = f"{base_of(request)}{TOURNAMENTS}/{tourney.id}?key={self.tourneys.secret(tourney)}"
        return Seen(
            tourney, viewer, people, lines, plays, await self.tourneys.deals(tourney), group,
            link if viewer == tourney.host else "", key,
        )  # fmt: skip

    async def do(self, request: Request) -> Response:
        """Join, leave, begin, or wait no longer."""
        visitor = Visitor(request)
        key = str((await request.form()).get("key", ""))[:LONGEST]
        try:
            await self._done(request, visitor, key)
        except LudotecaError as problem:
            tourney = await self.tourneys.shown(_id(request), visitor, key)
            text = await self._page(request, tourney, visitor, key, problem.text(visitor.lang))
            return HTMLResponse(text, getattr(problem, "status", 409))
        return RedirectResponse(f"{TOURNAMENTS}/{_id(request)}", 303)

    async def do_told(self, request: Request) -> Response:
        """The same by the API."""
        visitor = Visitor(request)
        wanted = await _body(request, Door) if await request.body() else Door()
        await self._done(request, visitor, wanted.key[:LONGEST])
        tourney = await self.tourneys.find(_id(request))
        return JSONResponse(await self._json(request, tourney, visitor))

    async def _done(self, request: Request, visitor: Visitor, key: str) -> None:
        tourney_id, doing = _id(request), str(request.path_params["doing"])
        if doing == "join":
            await self.tourneys.join(tourney_id, visitor, key)
        elif doing == "leave":
            await self.tourneys.shown(tourney_id, visitor, key)
            if visitor.known is None:
                raise Refused(403, "people-needed")
            await self.tourneys.leave(tourney_id, visitor.known.person)
        elif doing == "begin":
            await self.tourneys.begin(tourney_id, visitor)
        elif doing == "end-round":
            await self.tourneys.end_round(tourney_id, visitor)
        else:
            raise Refused(404, "web-not-found")

    async def told(self, request: Request) -> Response:
        """One of them as JSON."""
        visitor, key = Visitor(request), request.query_params.get("key", "")[:LONGEST]
        tourney = await self.tourneys.shown(_id(request), visitor, key)
        return JSONResponse(await self._json(request, tourney, visitor))

    async def _json(self, request: Request, tourney: Tourney, visitor: Visitor) -> dict[str, Any]:
        seen = await self._seen(request, tourney, visitor, "")

        def name(person: str) -> str | None:
            return seen.people[person].name if person in seen.people else None

        return {
            "tournament": tourney.id,
            "name": tourney.name,
            "game": tourney.game,
            "players": tourney.players,
            "kind": tourney.kind,
            "rounds": tourney.rounds,
            "state": tourney.state,
            "entrants": [{"name": name(one.person), "gone": one.gone} for one in tourney.entrants],
            "standings": [
                {**line._asdict(), "person": None, "name": name(line.person)} for line in seen.lines
            ] if tourney.played else [],
            "played": [
                {
                    "over": bool(one.over),
                    "tables": [
                        {
                            "table": board.table if one.over or seen.viewer in board.seats else None,
                            "seats": [name(person) if person else tourney.bot for person in board.seats],
                            "over": board.table in seen.plays,
                        }
                        for board in one.boards
                    ],
                }
                for one in tourney.played
            ],
            "deals": [
                {
                    "deal": deal.id,
                    "seal": deal.seal,
                    "server": deal.server if _is_over(tourney, number) else None,
                }
                for number, deal in enumerate(seen.deals, 1)
            ],
            "link": seen.link or None,
        }  # fmt: skip


def _is_over(tourney: Tourney, number: int) -> bool:
    return len(tourney.played) >= number and tourney.played[number - 1].over > 0


def _id(request: Request) -> str:
    return str(request.path_params["tourney"])


def _of_form(form: Mapping[str, str]) -> Wish:
    game, _, players = form.get("game", "").partition(" ")
    pace = form.get("pace", "")
    if pace not in PACES:
        raise Refused(400, "tourney-pace", given=pace[:40], allowed=", ".join(PACES))
    numbers = {name: _number(form.get(name, ""), name) for name in ("rounds", "days")}
    return Wish(
        form.get("name", ""), game, {"players": players}, form.get("kind", ""), numbers["rounds"], numbers["days"],
        PACES[pace], form.get("group", ""),
    )  # fmt: skip


def _number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Refused(400, "web-number", called=name, given=text[:20], least=0, most=999)
    return int(text)


async def _body(request: Request, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Refused(400, "web-json", fields=", ".join(kind.__struct_fields__)) from None
