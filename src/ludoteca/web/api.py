"""The same tables as JSON, for other clients: list games, set a table, see your view, act."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import ludoteca
from ludoteca.club.listed import Listed
from ludoteca.club.wishes import Wanted, Wish, plain
from ludoteca.engine.content import Patch
from ludoteca.engine.deal import MOST_PART
from ludoteca.engine.options import Choice, counted_with
from ludoteca.engine.record import proof_of
from ludoteca.engine.shelf import content_of, rules_of
from ludoteca.table import BOT, Table, TableError
from ludoteca.table.clocks import Terms
from ludoteca.version import VERSION
from ludoteca.web import commands, contents
from ludoteca.web.beforehand_routes import Leave
from ludoteca.web.box import player_counts
from ludoteca.web.clocks import clock_view
from ludoteca.web.gathering import LiveTable
from ludoteca.web.guests import HOUSE_KINDS
from ludoteca.web.hub import Hub
from ludoteca.web.lobby_page import names_of
from ludoteca.web.looker import Looker, look
from ludoteca.web.looking import admit
from ludoteca.web.regions import drawing
from ludoteca.web.settings import Settings
from ludoteca.web.sitting import accesses_of, check_access, fill_up, sit_down
from ludoteca.web.tourney_wishes import Door, NewTournament
from ludoteca.web.visitor import Refused, Visitor, base_of
from ludoteca.web.wishing import me_too, wish, wishes_of, withdraw
from ludoteca.words import say, title
from ludoteca.words.contents import changes, described

Body = TypeVar("Body", bound=msgspec.Struct)
MOST_ID = 40


Chance = Annotated[
    str,
    msgspec.Meta(  # the length is checked with a sentence of its own
        extra_json_schema={"maxLength": MOST_PART},
        description="Your part of the deal: hex digits or any text that nobody can foresee. "
        "Without it the server draws one for you, and the record says so.",
    ),
]


Contents = Annotated[
    dict[str, Any] | str,
    msgspec.Meta(
        description="What differs from the printed contents of the game, as in a TOML file for `--content`: "
        '`{"cards": {"jettison": {"most": 5}}}`; or `house` for those that the host offers. Empty: as printed.',
    ),
]


Clock = Annotated[
    dict[str, Any],
    msgspec.Meta(
        description='What is agreed on about time: `{"kind": "live", "start": 600, "increment": 10, "grace": 30}` in '
        'seconds, or `{"kind": "slow", "start": 86400, "holidays": 14}` by correspondence, a day for each decision and '
        'two weeks off; with `"out": "search:medium"`, who plays on for whoever runs out, or `"forfeit"`. '
        "Empty: no clock.",
    ),
]


Access = Annotated[
    str,
    msgspec.Meta(
        description="Who finds the table and may take a seat of a `friend` without an invitation: `public`, everybody; "
        "`members`, everybody with a name; `to` and the id of whoever is challenged. Empty: whoever has the link.",
    ),
]


class Holiday(msgspec.Struct, forbid_unknown_fields=True):
    """Days off, from now on; 0: back early."""

    days: int


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What is needed to set a table."""

    game: str
    seats: list[str]
    name: str = ""
    names: list[str] = []
    options: dict[str, int | str | list[int | str]] = {}
    chance: Chance = ""
    hints: bool | None = None
    reviews: bool | None = None
    content: Contents = ""
    clock: Clock = {}
    access: Access = ""


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to a decision."""

    decision: int
    action: int


class Away(msgspec.Struct, forbid_unknown_fields=True):
    """Whom a bot is to play for."""

    seat: int


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Taking an invited seat."""

    invitation: str
    name: str
    chance: Chance = ""


class FreeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Taking a free seat of a table that is listed."""

    name: str = ""
    chance: Chance = ""


class Fill(msgspec.Struct, forbid_unknown_fields=True):
    """The bot that takes the free seats; empty: one of medium strength."""

    bot: str = ""


class NewWish(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody would like to play with whoever comes."""

    game: str
    players: int
    people: int
    pace: str = "free"
    minutes: int = 60
    access: str = "public"
    name: str = ""
    chance: Chance = ""


class MeToo(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who would like it too."""

    minutes: int = 60
    name: str = ""
    chance: Chance = ""


class Contribution(msgspec.Struct, forbid_unknown_fields=True):
    """A part of the deal, at a table where everybody sits already."""

    chance: Chance = ""


def view_of(hub: Hub, live: LiveTable, visitor: Visitor, base: str, presence: tuple[bool, ...]) -> dict[str, object]:
    """A table as this visitor sees it. Pages come and go while it is put together: who was here is asked before."""
    table = live.table
    looker = look(live, visitor.holder, visitor.lang, live.table.asked)
    deciding = table.asked in looker.seats and table.asked >= 0 and not table.bot_asked
    position = _position(table, looker) if table.is_dealt else NO_POSITION
    deal = table.record.deal if table.is_told else None
    return {
        "table": table.opening.id,
        "game": table.opening.game,
        "options": table.opening.options,
        "example": table.opening.example,
        "rules_version": table.record.rules_version,
        "content": {
            "hash": table.opening.content,
            "patch": table.opening.patch,
            "differs": [str(one) for one in changes(table.opening.game, table.differences, visitor.lang)],
        },
        "decision": table.version,
        "seats": [
            {
                "name": name,
                "kind": seat.kind,
                "bot": seat.bot,
                "away": seat.away,
                "here": seat.kind == BOT or here,
            }
            for name, seat, here in zip(table.names(visitor.lang), table.seats, presence, strict=True)
        ],
        "your_seats": looker.seats,
        "asked": table.asked_as_told_to(looker.seats),
        "question": table.state.question().text(visitor.lang) if deciding else None,
        "actions": _actions(table, visitor.lang) if deciding else [],
        "over": table.is_over,
        "winners": table.winners(),
        "decided": _decided(table, visitor.lang),
        **position,
        "awaited": table.awaited if not table.is_over else [],
        "stale": table.stale.text(visitor.lang) if table.stale is not None else None,
        "seal": table.opening.seal,
        "your_chance": next((table.seats[seat].chance for seat in looker.seats), ""),
        "deal": proof_of(deal) if deal is not None else None,
        "hints": table.opening.hints,
        "reviews": table.opening.reviews,
        "clock": clock_view(table, hub.clockwork.now),
        "invitations": commands.invitations(hub, live, visitor.holder, base) or {},
    }


NO_POSITION: dict[str, object] = {"dealt": False, "scores": [], "observation": None, "screen": ""}


def _position(table: Table, looker: Looker) -> dict[str, object]:
    """What of a view needs a position: a table has none while it waits for players."""
    state = table.state
    return {
        "dealt": True,
        "scores": state.scores(),
        "observation": state.observation(looker.facing).tolist() if looker.facing is not None else None,
        "screen": drawing(table, state, looker),
    }


def _decided(table: Table, lang: str) -> str | None:
    """What decided a finished game beyond the points, if anything did."""
    how = table.state.decided() if table.is_dealt else None
    return None if how is None else how.text(lang, table.names(lang))


def _actions(table: Table, lang: str) -> list[dict[str, object]]:
    return [
        {"action": one, "text": table.state.describe(one).text(lang, table.names(lang))} for one in table.state.choices
    ]


class Api:
    """The addresses below `/api`."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def games(self, request: Request) -> Response:
        """The games of the shelf with their options."""
        lang = Visitor(request).lang
        hub = self.hub
        found = await hub.aside.do(lambda: [_described(name, lang, hub) for name in ludoteca.games()])
        return JSONResponse({"games": found})

    async def content(self, request: Request) -> Response:
        """Every value of a game's contents, as printed, and what it may be."""
        name, lang = str(request.path_params["game"]), Visitor(request).lang
        return JSONResponse(await self.hub.aside.do(lambda: described(ludoteca.make(name), lang)))

    async def new(self, request: Request) -> Response:
        """Set a table."""
        visitor = Visitor(request)
        wanted = await _body(request, NewTable)
        options = {name: tuple(value) if isinstance(value, list) else value for name, value in wanted.options.items()}
        if wanted.name:
            commands.clean_name(wanted.name, self.hub.settings)
        names = commands.names_given(wanted.seats, wanted.name, wanted.names, self.hub.settings)
        await check_access(self.hub, visitor, wanted.access)
        live = await commands.set_table(
            self.hub,
            visitor,
            wanted.game,
            options,
            wanted.seats,
            names,
            chance=wanted.chance,
            hints=wanted.hints,
            reviews=wanted.reviews,
            content=await self.hub.aside.do(_content, self.hub.settings, wanted),
            clock=Terms.read(wanted.clock) if wanted.clock else None,
            access=wanted.access,
        )
        return visitor.mark(await self._seen(request, live, visitor, 201))

    async def example(self, request: Request) -> Response:
        """Set up a worked example of the rulebook, to be played on every seat."""
        visitor = Visitor(request)
        game, example = (str(request.path_params[part]) for part in ("game", "example"))
        live = await commands.set_example(self.hub, visitor, game, example)
        return visitor.mark(await self._seen(request, live, visitor, 201))

    async def sit(self, request: Request) -> Response:
        """Take the seat of an invitation."""
        visitor = Visitor(request)
        wanted = await _body(request, Sit)
        live, seat = await commands.invited_to(self.hub, wanted.invitation.rsplit("/", 1)[-1])
        await commands.take_seat(self.hub, live, visitor, seat, wanted.name, wanted.chance)
        return visitor.mark(await self._seen(request, live, visitor))

    async def lobby(self, request: Request) -> Response:
        """The tables that wait for players, and those that are played at."""
        visitor = Visitor(request)
        found = await self.hub.lobby.tables(await accesses_of(self.hub, visitor))
        waits = [_told(one, one.table in found.here, visitor.lang) for one in found.waits]
        own = {one.id: one.table for one in await wishes_of(self.hub, visitor.holder)}
        wishes = [_wish_told(one, one.id in own) for one in found.wishes]
        playing = [_told(one, True, visitor.lang) for one in found.played]
        ready = [table for table in own.values() if table]
        return JSONResponse({"waiting": waits, "wishes": wishes, "ready": ready, "playing": playing})

    async def wish(self, request: Request) -> Response:
        """Wait for others who would like the same."""
        visitor, given = Visitor(request), await _body(request, NewWish)
        wanted = Wanted(given.game, given.players, given.people, given.pace, given.access)
        table = await wish(self.hub, visitor, wanted, given.minutes, given.name, given.chance)
        return visitor.mark(JSONResponse({"table": table or None}, 201))

    async def me_too(self, request: Request) -> Response:
        """Wait together with somebody."""
        visitor, given = Visitor(request), await _body(request, MeToo)
        wish_id = str(request.path_params["wish"])[:MOST_ID]
        table = await me_too(self.hub, visitor, wish_id, given.minutes, given.name, given.chance)
        return visitor.mark(JSONResponse({"table": table or None}))

    async def withdraw(self, request: Request) -> Response:
        """Wait no more."""
        table = await withdraw(self.hub, Visitor(request), str(request.path_params["wish"])[:MOST_ID])
        return JSONResponse({"table": table or None})

    async def sit_free(self, request: Request) -> Response:
        """Take a free seat of a table that is listed."""
        visitor = Visitor(request)
        live, wanted = await self._live(request), await _body(request, FreeSeat)
        await sit_down(self.hub, live, visitor, wanted.name, wanted.chance)
        return visitor.mark(await self._seen(request, live, visitor))

    async def fill(self, request: Request) -> Response:
        """Let bots take the free seats."""
        visitor = Visitor(request)
        live, wanted = await self._live(request), await _body(request, Fill)
        await fill_up(self.hub, live, visitor, wanted.bot)
        return await self._seen(request, live, visitor)

    async def view(self, request: Request) -> Response:
        """See a table."""
        visitor = Visitor(request)
        return await self._seen(request, await self._live(request), visitor)

    async def act(self, request: Request) -> Response:
        """Answer a decision."""
        visitor = Visitor(request)
        live = await self._live(request)
        wanted = await _body(request, Act)
        await commands.act(self.hub, live, visitor, wanted.decision, wanted.action)
        return await self._seen(request, live, visitor)

    async def chance(self, request: Request) -> Response:
        """Give one's part of the deal."""
        visitor = Visitor(request)
        live = await self._live(request)
        wanted = await _body(request, Contribution)
        await commands.contribute(self.hub, live, visitor, wanted.chance)
        return await self._seen(request, live, visitor)

    async def undo(self, request: Request) -> Response:
        """Take back."""
        visitor = Visitor(request)
        live = await self._live(request)
        await commands.undo(self.hub, live, visitor)
        return await self._seen(request, live, visitor)

    async def away(self, request: Request) -> Response:
        """Let a bot play for oneself, or for somebody who has been gone for a while."""
        visitor = Visitor(request)
        live = await self._live(request)
        wanted = await _body(request, Away)
        await commands.step_away(self.hub, live, visitor, wanted.seat)
        return await self._seen(request, live, visitor)

    async def back(self, request: Request) -> Response:
        """Play for oneself again."""
        visitor = Visitor(request)
        live = await self._live(request)
        await commands.come_back(self.hub, live, visitor)
        return await self._seen(request, live, visitor)

    async def holiday(self, request: Request) -> Response:
        """Take days off."""
        visitor = Visitor(request)
        live = await self._live(request)
        wanted = await _body(request, Holiday)
        await commands.take_days_off(self.hub, live, visitor, wanted.days)
        return await self._seen(request, live, visitor)

    async def why(self, request: Request) -> Response:
        """Why an action cannot be played now."""
        visitor = Visitor(request)
        live = await self._live(request)
        seat = commands.seat_for(live, visitor)
        live.heard_from(visitor.holder)
        if seat != live.table.asked:
            raise TableError(live.table.not_your_turn())
        text = str(request.path_params["action"])
        reason = live.table.state.why_illegal(int(text) if text.isascii() and text.isdigit() and len(text) < 9 else -1)
        return JSONResponse(
            {"why": reason.text(visitor.lang) if reason else None, "rule": reason.rule if reason else None}
        )

    async def _seen(self, request: Request, live: LiveTable, visitor: Visitor, status: int = 200) -> Response:
        """The table as this visitor sees it. Whoever looks is here."""
        live.heard_from(visitor.holder)
        self.hub.attend(live, visitor.holder, visitor.address)
        base, presence = base_of(request), live.presence()
        seen = await self.hub.beside(live, view_of, self.hub, live, visitor, base, presence)
        return JSONResponse(seen, status)

    async def _live(self, request: Request) -> LiveTable:
        return await admit(self.hub, await self.hub.find(str(request.path_params["table"])), Visitor(request))

    async def openapi(self, request: Request) -> Response:
        """The description of all this."""
        return JSONResponse(OPENAPI)


def _content(settings: Settings, wanted: NewTable) -> Patch:
    """A mapping says what changes; a text only ever names what the host offers, never a file."""
    if isinstance(wanted.content, dict):
        return Patch.of(wanted.content)
    if wanted.content == contents.OWN:  # a word of the form, whose text the API has not
        raise Refused(400, "web-content", given=wanted.content, allowed="{...}")
    return commands.content_given(settings, wanted.game, wanted.content)


def _told(one: Listed, here: bool, lang: str) -> dict[str, object]:
    """A table that somebody may sit down at, or watch."""
    return {
        "table": one.table,
        "game": one.game,
        "access": one.access,
        "names": names_of(one, lang),
        "free": one.free,
        "seats": len(one.seats),
        "clock": one.clock,
        "here": here,
        "latest": one.at,
    }


def _wish_told(one: Wish, own: bool) -> dict[str, object]:
    """A wish that somebody has."""
    return {
        "wish": one.id,
        "game": one.wanted.game,
        "players": one.wanted.players,
        "people": one.wanted.people,
        "missing": one.missing,
        "names": [comer.name for comer in one.comers],
        "clock": plain(one.terms),
        "access": one.wanted.access,
        "yours": own,
        "since": one.since,
    }


def _described(name: str, lang: str, hub: Hub) -> dict[str, object]:
    guests, settings = hub.guests, hub.settings
    needs = counted_with(rules_of(name).option_list)
    options = [
        {
            "name": option.name,
            "title": say(name, f"option-{option.name}", lang),
            "allowed": list(option.values) if isinstance(option, Choice) else option.allowed(),
            "default": option.default,
            "only_with": {needs[option.name][0]: list(needs[option.name][1])} if option.name in needs else {},
        }
        for option in rules_of(name).option_list
    ]
    return {
        "name": name,
        "title": title(name, lang),
        "tagline": say(name, "tagline", lang),
        "players": player_counts(name),
        "options": options,
        "bots": {
            **{bot: player_counts(name) for bot in HOUSE_KINDS},
            **{bot: counts for bot in guests.names if (counts := list(guests.counts(bot, name)))},
        },
        "examples": rules_of(name).examples(),
        "content": content_of(name),
        "contents": {contents.HOUSE: settings.contents[name].changes} if contents.offers(name, settings) else {},
    }


async def _body(request: Request, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Refused(400, "web-json", fields=", ".join(kind.__struct_fields__)) from None


def routes(hub: Hub) -> list[Route]:
    """The addresses of the API."""
    api = Api(hub)
    return [
        Route("/api/openapi.json", api.openapi),
        Route("/api/games", api.games),
        Route("/api/games/{game}/content", api.content),
        Route("/api/games/{game}/examples/{example}", api.example, methods=["POST"]),
        Route("/api/tables", api.new, methods=["POST"]),
        Route("/api/seats", api.sit, methods=["POST"]),
        Route("/api/lobby", api.lobby),
        Route("/api/wishes", api.wish, methods=["POST"]),
        Route("/api/wishes/{wish}/join", api.me_too, methods=["POST"]),
        Route("/api/wishes/{wish}/leave", api.withdraw, methods=["POST"]),
        Route("/api/tables/{table}/sit", api.sit_free, methods=["POST"]),
        Route("/api/tables/{table}/fill", api.fill, methods=["POST"]),
        Route("/api/tables/{table}", api.view),
        Route("/api/tables/{table}/act", api.act, methods=["POST"]),
        Route("/api/tables/{table}/chance", api.chance, methods=["POST"]),
        Route("/api/tables/{table}/undo", api.undo, methods=["POST"]),
        Route("/api/tables/{table}/away", api.away, methods=["POST"]),
        Route("/api/tables/{table}/back", api.back, methods=["POST"]),
        Route("/api/tables/{table}/holiday", api.holiday, methods=["POST"]),
        Route("/api/tables/{table}/why/{action}", api.why),
    ]


def _refusal(description: str) -> dict[str, object]:
    """One sentence in the language that was asked for, and nothing else."""
    sentence = {"type": "string", "minLength": 1}
    schema = {
        "type": "object",
        "required": ["error"],
        "properties": {"error": sentence},
        "additionalProperties": False,
    }
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _operation(
    summary: str, body: type[msgspec.Struct] | None = None, *path: str, created: bool = False
) -> dict[str, object]:
    answers = {
        "201" if created else "200": {
            "description": "done",
            "content": {"application/json": {"schema": {"type": "object"}}},
        },
        "4XX": _refusal("what is wrong and what would be right"),
        "503": _refusal("it could not be kept just now and did not happen; try again"),
    }
    operation: dict[str, object] = {
        "summary": summary,
        "responses": answers,
        "parameters": [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in path],
    }
    if body is not None:
        (_, parts) = msgspec.json.schema_components([body], ref_template="#/components/schemas/{name}")
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": parts[body.__name__]}},
        }
    return operation


OPENAPI: dict[str, object] = {
    "openapi": "3.1.0",
    "info": {
        "title": "Ludoteca",
        "version": VERSION,
        "description": "Set a table, see your view, act. Your seats are held by the cookie that the first answer sets. "
        "To the others at a table you are here as long as you ask for something of it every 30 seconds; after a minute "
        "without, they may let a bot play for you until you say `back`.",
    },
    "paths": {
        "/api/games": {"get": _operation("The games of the shelf with their options")},
        "/api/games/{game}/content": {
            "get": _operation("Every value of a game's contents, and what it may be", None, "game")
        },
        "/api/games/{game}/examples/{example}": {
            "post": _operation("Set up a worked example of the rulebook", None, "game", "example", created=True)
        },
        "/api/tables": {"post": _operation("Set a table", NewTable, created=True)},
        "/api/seats": {"post": _operation("Take the seat of an invitation", Sit)},
        "/api/lobby": {"get": _operation("The tables that wait for players, and those that are played at")},
        "/api/wishes": {"post": _operation("Wait for others who would like the same", NewWish, created=True)},
        "/api/wishes/{wish}/join": {"post": _operation("Wait together with somebody", MeToo, "wish")},
        "/api/wishes/{wish}/leave": {"post": _operation("Wait no more", None, "wish")},
        "/api/tables/{table}/sit": {
            "post": _operation("Take a free seat of a table that is listed", FreeSeat, "table")
        },
        "/api/tables/{table}/fill": {"post": _operation("Let bots take the free seats", Fill, "table")},
        "/api/tables/{table}": {"get": _operation("See a table as your seat sees it", None, "table")},
        "/api/tables/{table}/act": {"post": _operation("Answer the decision with that number", Act, "table")},
        "/api/tables/{table}/chance": {
            "post": _operation("Give your part of the deal, at a rematch", Contribution, "table")
        },
        "/api/tables/{table}/undo": {"post": _operation("Take back your last action", None, "table")},
        "/api/tables/{table}/away": {
            "post": _operation(
                "Let a bot play for one of your seats, or for somebody who has been gone for a while", Away, "table"
            )
        },
        "/api/tables/{table}/back": {"post": _operation("Play for yourself again", None, "table")},
        "/api/tables/{table}/holiday": {
            "post": _operation("Take days off at a table by correspondence", Holiday, "table")
        },
        "/api/tournaments": {
            "post": _operation(
                "Set a tournament up; its answer has the link for the others", NewTournament, created=True
            )
        },
        "/api/tournaments/{tourney}": {
            "get": _operation("A tournament with its rounds, standings, seals and proofs", None, "tourney")
        },
        "/api/tournaments/{tourney}/{doing}": {
            "post": _operation(
                "`join` with the key of the link, `leave`, `begin` or `end-round`", Door, "tourney", "doing"
            )
        },
        "/api/daily": {"get": _operation("The deals of today, one for each game, with their seals")},
        "/api/daily/{game}/play": {
            "post": _operation("Begin today's deal of a game, or go on with it", None, "game", created=True)
        },
        "/api/daily/{game}/{day}": {
            "get": _operation("A deal of a day with its table, as far as it may be told", None, "game", "day")
        },
        "/api/tables/{table}/answers": {
            "get": _operation("The answers that you have left beforehand, and those that you can leave", None, "table"),
            "post": _operation("Leave an answer beforehand; nobody else learns of it", Leave, "table"),
        },
        "/api/tables/{table}/answers/{number}/take-back": {
            "post": _operation("Take back an answer that you have left", None, "table", "number")
        },
        "/api/tables/{table}/why/{action}": {
            "get": _operation("Why an action cannot be played now", None, "table", "action")
        },
    },
}
