"""Where answers are left beforehand: the panel of a table's page, and the same as JSON for other clients."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ludoteca.club.beforehand import Leaves
from ludoteca.engine.phrase import Phrase
from ludoteca.table.beforehand import STOPS, Beforehand, refuse_if_not
from ludoteca.table.foresight import Foreseen
from ludoteca.web.beforehand_panel import BETWEEN, USUAL_DAYS, panel
from ludoteca.web.gathering import LiveTable
from ludoteca.web.hub import Hub
from ludoteca.web.looker import look
from ludoteca.web.visitor import Refused, Visitor


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    """An answer that is left: to which question, which one, how often, for how many days, and what ends it before."""

    question: str
    choice: str
    times: int = 1
    days: int = USUAL_DAYS
    stops: list[str] = msgspec.field(default_factory=lambda: list(STOPS))


class BeforehandRoutes:
    """The addresses."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            Route("/api/tables/{table}/answers", self.told, methods=["GET"]),
            Route("/api/tables/{table}/answers", self.leave, methods=["POST"]),
            Route("/api/tables/{table}/answers/panel", self.shown, methods=["GET", "POST"]),
            Route("/api/tables/{table}/answers/{number}/take-back", self.take_back, methods=["POST"]),
        ]

    async def shown(self, request: Request) -> Response:
        """The panel: what is left, and a form for one more; what is sent with it is done first."""
        visitor = Visitor(request)
        live, seat = await self._seat(request, visitor)
        if request.method == "POST":
            form = await request.form()
            if "back" in form:
                await self.hub.beforehand.take_back(live, seat, _number(str(form["back"])))
            else:
                question, _, choice = str(form.get("answer", "")).partition(BETWEEN)
                times, days = (_number(str(form.get(name, ""))) for name in ("times", "days"))
                stops = [str(stop) for stop in form.getlist("stop")]
                await self.hub.beforehand.leave(live, seat, question, choice, times, days, stops)
        found, leaves = await self._both(live, seat)
        looker = look(live, visitor.holder, visitor.lang, None)
        return JSONResponse({"panel": await self.hub.beside(live, panel, live.table, looker, leaves, found)})

    async def told(self, request: Request) -> Response:
        """The same as JSON."""
        visitor = Visitor(request)
        live, seat = await self._seat(request, visitor)
        return await self._told(live, seat, visitor)

    async def leave(self, request: Request) -> Response:
        """Leave an answer."""
        visitor = Visitor(request)
        live, seat = await self._seat(request, visitor)
        try:
            wanted = msgspec.json.decode(await request.body(), type=Leave)
        except (msgspec.DecodeError, ValueError, RecursionError):
            raise Refused(400, "web-json", fields=", ".join(Leave.__struct_fields__)) from None
        await self.hub.beforehand.leave(
            live, seat, wanted.question, wanted.choice, wanted.times, wanted.days, wanted.stops
        )
        return await self._told(live, seat, visitor)

    async def take_back(self, request: Request) -> Response:
        """Take an answer back."""
        visitor = Visitor(request)
        live, seat = await self._seat(request, visitor)
        await self.hub.beforehand.take_back(live, seat, _number(str(request.path_params["number"])))
        return await self._told(live, seat, visitor)

    async def _told(self, live: LiveTable, seat: int, visitor: Visitor) -> Response:
        found, leaves = await self._both(live, seat)
        return JSONResponse(await self.hub.beside(live, _as_json, live, visitor.lang, leaves, found))

    async def _seat(self, request: Request, visitor: Visitor) -> tuple[LiveTable, int]:
        """The table, and the seat of whoever asks; who plays several seats at one screen is asked at each."""
        live = await self.hub.find(str(request.path_params["table"]))
        held = live.held_by(visitor.holder)
        if not held:
            raise Refused(403, "table-not-yours")
        if len(held) > 1:
            raise Refused(409, "beforehand-several")
        self.hub.attend(live, visitor.holder, visitor.address)
        refuse_if_not(live.table, held[0])
        return live, held[0]

    async def _both(self, live: LiveTable, seat: int) -> tuple[list[Foreseen], Leaves]:
        return await self.hub.beforehand.offered(live, seat), (await self.hub.beforehand.of(live.table.opening.id)).of(
            seat
        )


def _as_json(live: LiveTable, lang: str, leaves: Leaves, found: Sequence[Foreseen]) -> dict[str, object]:
    names = live.table.names(lang)

    def text(phrase: Phrase) -> str:
        return phrase.text(lang, names)

    def one(answer: Beforehand) -> dict[str, object]:
        told = {name: getattr(answer, name) for name in ("question", "choice", "times", "until", "stops", "ended")}
        return {**told, "asked": text(answer.asked), "said": text(answer.said)}

    return {
        "left": [one(answer) for answer in leaves.answers],
        "given": [{"decision": given.decision, "said": text(given.said)} for given in leaves.given],
        "foreseen": [
            {
                "question": one.question,
                "asked": text(one.phrase),
                "window": one.window,
                "choices": {called: text(said) for called, said in one.answers.items()},
            }
            for one in found
        ],
    }


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5):
        raise Refused(400, "web-number", called="number", given=text[:20], least=0, most=9999)
    return int(text)
