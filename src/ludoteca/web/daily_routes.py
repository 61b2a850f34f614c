"""Where the deals of the day are: all of them, one with its table, and the same as JSON."""

from __future__ import annotations

from time import time
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

import ludoteca
from ludoteca.club.daily import MOST_SEEN, Daily, day_of
from ludoteca.club.people import Person
from ludoteca.engine.shelf import rules_of
from ludoteca.web.daily import Day, Days, date_given
from ludoteca.web.daily_page import MOST_LINES, all_days, day_page
from ludoteca.web.hub import Hub
from ludoteca.web.visitor import Refused, Visitor


class DailyRoutes:
    """The addresses."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.days = Days(hub)

    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            Route("/daily", self.all),
            Route("/daily/{game}", self.today),
            Route("/daily/{game}/play", self.play, methods=["POST"]),
            Route("/daily/{game}/{day}", self.day),
            Route("/api/daily", self.all_told),
            Route("/api/daily/{game}/play", self.play_told, methods=["POST"]),
            Route("/api/daily/{game}/{day}", self.told),
        ]

    async def all(self, request: Request) -> Response:
        """The deals of today."""
        visitor = Visitor(request)
        days = await self._all(visitor)
        return HTMLResponse(await self.hub.aside.do(all_days, visitor.lang, days, visitor.known is not None))

    async def today(self, request: Request) -> Response:
        """To the deal of today of a game."""
        daily = Daily(day_of(time()), _game(request))
        return RedirectResponse(f"/daily/{daily.game}/{daily.day.isoformat()}", 303)

    async def day(self, request: Request) -> Response:
        """A deal with its table."""
        visitor = Visitor(request)
        found, people, accuracy = await self._one(request, visitor)
        text = await self.hub.aside.do(
            day_page, visitor.lang, found, people, visitor.known is not None, accuracy
        )  # fmt: skip
        return HTMLResponse(text)

    async def play(self, request: Request) -> Response:
        """Begin the deal of today, or go on with it."""
        visitor = Visitor(request)
        table = await self.days.begin(visitor, _game(request))
        return visitor.mark(RedirectResponse(f"/t/{table}", 303))

    # ---- the same as JSON

    async def all_told(self, request: Request) -> Response:
        """The deals of today."""
        days = await self._all(Visitor(request))
        return JSONResponse({"days": [_told(day, {}) for day in days]})

    async def play_told(self, request: Request) -> Response:
        """Begin the deal of today."""
        visitor = Visitor(request)
        return visitor.mark(JSONResponse({"table": await self.days.begin(visitor, _game(request))}, 201))

    async def told(self, request: Request) -> Response:
        """A deal with its table."""
        found, people, _ = await self._one(request, Visitor(request))
        return JSONResponse(_told(found, people))

    # ---- what they show

    async def _all(self, visitor: Visitor) -> list[Day]:
        today = day_of(time())
        return [await self.days.day(Daily(today, game), visitor) for game in ludoteca.games()]

    async def _one(self, request: Request, visitor: Visitor) -> tuple[Day, dict[str, Person], float | None]:
        daily = Daily(date_given(str(request.path_params["day"])), _game(request))
        if not -MOST_SEEN <= (daily.day - day_of(time())).days <= 0:
            raise Refused(404, "daily-far", most=MOST_SEEN)
        found = await self.days.day(daily, visitor)
        shown = found.lines[:MOST_LINES]
        people = await self.hub.people.by_ids({line.seated.person for line in shown if line.seated.person})
        return found, people, await self.days.accuracy(found)


def _game(request: Request) -> str:
    name = str(request.path_params["game"])
    rules_of(name)
    return name


def _told(day: Day, people: dict[str, Person]) -> dict[str, Any]:
    """A deal as JSON; what is secret until it is over is left out."""
    lines = day.lines[:MOST_LINES] if day.may_compare and people else []
    return {
        "game": day.daily.game,
        "day": day.daily.day.isoformat(),
        "ends": day.daily.ends,
        "seats": [seat or "you" for seat in day.deal.seats] if day.deal is not None else [],
        "seal": day.deal.seal if day.deal is not None else None,
        "sealed": day.deal.sealed if day.deal is not None else None,
        "server": day.deal.server if day.deal is not None and day.is_over else None,
        "next_seal": day.next.seal if day.next is not None else None,
        "played": len(day.lines),
        "table": day.own or None,
        "lines": [
            {
                "rank": line.rank,
                "name": people[line.seated.person].name if line.seated.person in people else None,
                "share": line.share,
                "place": 1 - line.seated.worth.place if line.seated.worth.there else None,
                "points": line.seated.worth.points,
                "table": line.play.table if day.is_over else None,
            }
            for line in lines
        ],
    }
