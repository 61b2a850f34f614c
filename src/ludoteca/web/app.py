"""The web application: which address leads where, and what every answer carries."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime
from errno import EMFILE, ENFILE
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

from anyio.to_thread import current_default_thread_limiter
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludoteca.engine.errors import ExampleError, LudotecaError, UnknownGame
from ludoteca.engine.phrase import house
from ludoteca.engine.shelf import made, rules_of
from ludoteca.puzzles import STEPS, PuzzleError, daily, shipped_puzzle
from ludoteca.review.standalone import standalone
from ludoteca.store import Store, open_store
from ludoteca.table import TableError
from ludoteca.web import api, commands, contents, pages, puzzles
from ludoteca.web.aside import Busy
from ludoteca.web.at_table import table_page
from ludoteca.web.beforehand_routes import BeforehandRoutes
from ludoteca.web.clocks import clock_given
from ludoteca.web.daily_routes import DailyRoutes
from ludoteca.web.finding import Finding, regions_for
from ludoteca.web.form import FRIEND, new_table, preset_given
from ludoteca.web.gathering import LiveTable
from ludoteca.web.grouping import Grouping
from ludoteca.web.home import alone_note, home
from ludoteca.web.hub import Hub, Unkept
from ludoteca.web.installed import OFFLINE, manifest, offline_page, worker
from ludoteca.web.live import Live
from ludoteca.web.lobby_page import beginning
from ludoteca.web.logs import REQUEST, told
from ludoteca.web.looker import Looker, look
from ludoteca.web.looking import admit
from ludoteca.web.members import Members
from ludoteca.web.noticing import Noticing
from ludoteca.web.operating import FREE, Operating
from ludoteca.web.past import past_page
from ludoteca.web.preview import Previews, game_card, review_card, table_card
from ludoteca.web.review_page import ReviewPage, Wish, has_ended, sight
from ludoteca.web.reviewing import Unreviewed
from ludoteca.web.rulebook import rulebook_html
from ludoteca.web.settings import Settings
from ludoteca.web.shell import SCRIPT, STATIC, error_page, game_file, script_folder, scripts, static_file
from ludoteca.web.sitting import asked_of, check_access, offered
from ludoteca.web.sockets import Sockets
from ludoteca.web.standings import Standings, note_puzzle
from ludoteca.web.steward import Steward
from ludoteca.web.think_api import MOST_BODY, ThinkApi
from ludoteca.web.think_paths import NEXT, THINK
from ludoteca.web.thinking import Asker
from ludoteca.web.tourney_routes import TourneyRoutes
from ludoteca.web.visitor import (
    LANGUAGE_COOKIE,
    YEAR,
    Patience,
    Refused,
    Visitor,
    base_of,
    check_barred,
    check_host,
    check_origin,
    check_query,
    is_https,
    language_of,
    recognise,
)
from ludoteca.words import languages

if TYPE_CHECKING:
    from ludoteca.web.laboratory.routes import Rooms

log = logging.getLogger("ludoteca.web")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ALWAYS = [(name.encode(), value.encode()) for name, value in {**HEADERS, "cache-control": "no-store"}.items()]
STRICT = (b"strict-transport-security", b"max-age=31536000")  # by HTTPS: never come by HTTP again
FOREVER = "public, max-age=31536000, immutable"
HOME_TABLES = 12
MOST_SEATS = 10  # of any game
MOST_ACTION = 10_000_000

Page = Callable[[Request], Awaitable[Response]]


class Guard:
    """Goes before everything: size, origin and rate of requests; after everything: safe headers, and it is counted."""

    def __init__(self, app: ASGIApp, hub: Hub, patience: Patience, think: ThinkApi, paths: Mapping[Any, str]) -> None:
        self.app = app
        self.think = think
        self.hub = hub
        self.settings = hub.settings
        self.counts = hub.counts
        self.patience = patience
        self.paths = paths  # by what answers there

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer why not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        REQUEST.set(secrets.token_hex(6))
        request, began, status = Request(scope), perf_counter(), 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", REQUEST.get().encode())]
                message["headers"] = [*message["headers"], *([STRICT] if is_https(request) else [])]
                present = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name, value) for name, value in ALWAYS if name not in present),
                ]
            await send(message)

        try:
            await self._answered(request, receive, guarded)
        finally:
            self._note(scope, status, perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request, and tell of it; one that nobody heard the answer to has status 0."""
        route = self.paths.get(scope.get("endpoint"), "")
        self.counts.requests.labels(route, str(status)).inc()
        if route != NEXT:  # which waits until there is a question
            self.counts.request_seconds.observe(seconds)
        told(scope["method"], route or "-", status, seconds, str(scope.get("path_params", {}).get("table", "")))

    async def _answered(self, request: Request, receive: Receive, guarded: Send) -> None:
        scope, path = request.scope, str(request.scope["path"])
        if path in FREE:
            await self.app(scope, receive, guarded)
            return
        try:
            if path.startswith(THINK):  # by token alone, from wherever, as often as there is something to think about
                await self.think.admit(request)
                receive = await self._limited(receive, request, MOST_BODY)
                await self.app(scope, receive, guarded)
                return
            check_host(request)
            check_query(request)
            if not path.startswith("/static/"):
                self.patience.spend(request)
                await recognise(request)
                if self.hub.barred:
                    check_barred(self.hub.barred, Visitor(request))
            if request.method not in ("GET", "HEAD", "OPTIONS"):
                check_origin(request)
                receive = await self._limited(receive, request, self.settings.most_body)
        except (Refused, Unkept) as refusal:
            await refuse(request, refusal)(scope, receive, guarded)
            return
        except ClientDisconnect:  # half a request is none
            return
        try:
            await self.app(scope, receive, guarded)
        except Exception:
            log.exception("fault at %s", path)
            await refuse(request, Refused(500, "web-fault"))(scope, receive, guarded)

    async def _limited(self, receive: Receive, request: Request, most: int) -> Receive:
        """The whole body, if it is small enough and comes soon enough, to be read again by whoever wants it."""
        length = request.headers.get("content-length", "")
        if length.isascii() and length.isdigit() and (len(length) > 18 or int(length) > most):
            raise Refused(413, "web-body", most=most)
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                body = await _whole(receive, most)
        except TimeoutError:
            raise Refused(408, "web-slow") from None
        given = False

        async def again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        return again


async def _whole(receive: Receive, most: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > most:
            raise Refused(413, "web-body", most=most)
        if not message.get("more_body"):
            return bytes(body)


def status_of(error: LudotecaError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, Refused | Unreviewed):
        return error.status
    if isinstance(error, UnknownGame | ExampleError | PuzzleError) or (
        isinstance(error, TableError) and error.phrase.key == "table-unknown"
    ):
        return 404
    if isinstance(error, Unkept | Busy):
        return 503
    return 409 if isinstance(error, TableError) else 400


def refuse(request: Request, error: LudotecaError) -> Response:
    """What is wrong and what would be right: as JSON for the API, as a page for people."""
    lang, status = language_of(request), status_of(error)
    headers = {"retry-after": "5"} if status == 503 else {}
    if status in (408, 413):  # what is still to come is not wanted
        headers["connection"] = "close"
    if str(request.scope["path"]).startswith("/api/"):
        return JSONResponse({"error": error.text(lang)}, status, headers)
    return HTMLResponse(error_page(lang, error.text(lang)), status, headers)


class Pages:
    """The pages of one server."""

    def __init__(self, hub: Hub, patience: Patience) -> None:
        self.hub = hub
        self.patience = patience
        self.sockets = Sockets(hub.settings)
        self.previews = Previews(hub)

    def _answer(self, visitor: Visitor, response: Response) -> Response:
        return visitor.mark(response)

    async def home(self, request: Request) -> Response:
        """The shelf and the visitor's tables."""
        visitor = Visitor(request)
        found = []
        damaged = 0
        if visitor.holder:
            for table_id in await self.hub.tables_of(visitor.holder, HOME_TABLES):
                try:
                    live = await self.hub.find(table_id)
                except TableError:
                    damaged += 1
                    continue
                self.hub.attend(live, visitor.holder, visitor.address)
                found.append((live, look(live, visitor.holder, visitor.lang, None)))
        alone = self.hub.settings.alone
        others = {} if alone else await regions_for(self.hub, visitor)
        text = home(
            visitor.lang,
            found,
            damaged,
            base_of(request),
            others,
            alone_note(visitor.lang) if alone else beginning(visitor.lang, await asked_of(self.hub, visitor)),
        )
        return self._answer(visitor, HTMLResponse(text))

    async def game(self, request: Request) -> Response:
        """A game and its rulebook."""
        name, lang = _game(request), Visitor(request).lang
        card = game_card(base_of(request), name, lang)
        return HTMLResponse(await self.hub.aside.do(pages.game_page, name, lang, card))

    async def preview_of_game(self, request: Request) -> Response:
        """The picture of a game where a link to it is shared."""
        return _picture(await self.previews.of_game(_game(request), Visitor(request).lang))

    async def preview(self, request: Request) -> Response:
        """The picture of a table where a link to it is shared: what is open to all."""
        visitor = Visitor(request)
        live = await self.hub.find(request.path_params["table"])
        if live.table.is_secret:
            return _picture(await self.previews.of_game(live.table.opening.game, visitor.lang))
        return _picture(await self.previews.of_table(live, visitor.lang))

    async def rules(self, request: Request) -> Response:
        """The rulebook alone, for the drawer."""
        return HTMLResponse(await self.hub.aside.do(rulebook_html, _game(request), Visitor(request).lang))

    async def content(self, request: Request) -> Response:
        """Every value of a game's contents, as a file to be changed."""
        name, lang = _game(request), Visitor(request).lang
        text = await self.hub.aside.do(contents.skeleton_of, name, lang)
        headers = {"content-disposition": f'attachment; filename="{name}.toml"'}
        return Response(text, media_type="application/toml", headers=headers)

    async def play(self, request: Request) -> Response:
        """Against bots, at once."""
        visitor = Visitor(request)
        chance = str((await request.form()).get("chance", ""))
        live = await commands.play_now(self.hub, visitor, _game(request), chance)
        return self._answer(visitor, _see(f"/t/{live.table.opening.id}"))

    async def learn(self, request: Request) -> Response:
        """The guided first game."""
        visitor = Visitor(request)
        live = await commands.learn(self.hub, visitor, _game(request))
        return self._answer(visitor, _see(f"/t/{live.table.opening.id}"))

    async def example(self, request: Request) -> Response:
        """A worked example of the rulebook, set up to be played."""
        visitor = Visitor(request)
        live = await commands.set_example(self.hub, visitor, _game(request), str(request.path_params["example"]))
        return self._answer(visitor, _see(f"/t/{live.table.opening.id}"))

    async def new(self, request: Request) -> Response:
        """The form of a new table, and what becomes of it."""
        visitor = Visitor(request)
        name = _game(request)
        if request.method == "GET":
            preset = request.query_params.get("preset", "")
            given = preset_given(name, preset) | {"content": request.query_params.get("content", "")}
            if access := request.query_params.get("access", ""):
                given |= {"access": access, **{f"seat{number}": FRIEND for number in range(1, MOST_SEATS)}}
            return HTMLResponse(await self._form(visitor, name, given, preset=preset))
        form = await _fields(request)
        try:
            live = await self._set_table(visitor, name, form)
        except LudotecaError as error:
            return HTMLResponse(await self._form(visitor, name, form, error.text(visitor.lang)), status_of(error))
        return self._answer(visitor, _see(f"/t/{live.table.opening.id}"))

    async def _form(
        self, visitor: Visitor, name: str, given: dict[str, str], problem: str = "", preset: str = ""
    ) -> str:
        hub, accesses = self.hub, await offered(self.hub, visitor, given.get("access", ""))
        drawn = partial(new_table, name, visitor.lang, given, hub.settings, hub.guests, problem, preset, accesses)
        return await hub.aside.do(drawn)

    async def _set_table(self, visitor: Visitor, name: str, form: dict[str, str]) -> LiveTable:
        options, aside = commands.options_given(form), self.hub.aside
        choice, text = form.get("content", ""), form.get("content-text", "")
        content = await aside.do(commands.content_given, self.hub.settings, name, choice, text)
        players = (await aside.do(made, name, options, content)).players
        kinds = [form.get(f"seat{number}", "") for number in range(players)]
        others = [form.get(f"name{number}", "") for number in range(players)]
        names = commands.names_given(kinds, form.get("name", ""), others, self.hub.settings)
        chance = form.get("chance", "")
        hints = commands.hints_given(form.get("hints", ""))
        reviews = commands.reviews_given(form.get("reviews", ""))
        await check_access(self.hub, visitor, access := form.get("access", ""))
        return await commands.set_table(
            self.hub,
            visitor,
            name,
            options,
            kinds,
            names,
            chance=chance,
            hints=hints,
            reviews=reviews,
            content=content,
            clock=clock_given(form),
            access=access,
        )

    async def join(self, request: Request) -> Response:
        """An invitation."""
        visitor = Visitor(request)
        token = request.path_params["token"]
        live, seat = await commands.invited_to(self.hub, token)
        if request.method == "GET":
            return HTMLResponse(pages.join_page(live.table, visitor.lang, quote(token)))
        form = await _fields(request)
        await commands.take_seat(self.hub, live, visitor, seat, form.get("name", ""), form.get("chance", ""))
        return self._answer(visitor, _see(f"/t/{live.table.opening.id}"))

    async def table(self, request: Request) -> Response:
        """A table, as this visitor sees it."""
        visitor = Visitor(request)
        live = await admit(self.hub, await self.hub.find(request.path_params["table"]), visitor)
        self.hub.attend(live, visitor.holder, visitor.address)
        base = base_of(request)
        if live.table.stale is not None:
            looker = look(live, visitor.holder, visitor.lang, None)
            why = live.table.stale.text(visitor.lang)
            keepsake = await self.hub.keepsake(live)
            return self._answer(visitor, HTMLResponse(past_page(live.table, looker, why, keepsake)))

        def looking() -> Looker:
            looker = look(live, visitor.holder, visitor.lang, None)
            looker.invitations = commands.invitations(self.hub, live, visitor.holder, base)
            return looker

        looker, shown = await self.hub.show(live, looking)
        card = table_card(base, live.table, looker.lang)
        now = self.hub.clockwork.now
        return self._answer(
            visitor, HTMLResponse(table_page(live.table, looker, shown.version, shown.regions, card, now))
        )

    async def replay(self, request: Request) -> Response:
        """Any moment of a table; `?part=1` gives its regions alone."""
        visitor = Visitor(request)
        live = await admit(self.hub, await self.hub.find(request.path_params["table"]), visitor)
        looker, seats = self._replay_view(live, visitor, request.query_params.get("seat"))
        most = len(live.table.record.actions)
        text = request.query_params.get("at", str(most))
        if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= most):
            raise Refused(400, "web-replay-step", given=text[:20], most=most)
        shown = await self.hub.beside(live, pages.replay_regions, live.table, looker, int(text))
        if request.query_params.get("part"):
            return JSONResponse({"regions": shown})
        page = await self.hub.beside(live, pages.replay_page, live, looker, seats, int(text), shown)
        return HTMLResponse(page)

    def _replay_view(self, live: LiveTable, visitor: Visitor, wanted: str | None) -> tuple[Looker, list[int | None]]:
        """Before the end one's own view, or the open one; afterwards any."""
        own = live.held_by(visitor.holder)
        seats: list[int | None] = [None, *range(len(live.table.seats))] if live.table.is_told else [None, *own]
        if len(own) > 1 and live.table.hides and not live.table.is_told:
            seats = [None]
        facing: int | None = seats[1] if len(seats) == 2 else (own[0] if own and own[0] in seats else None)
        if wanted is not None:
            known = wanted.isascii() and wanted.isdigit() and len(wanted) < 3 and int(wanted) < len(live.table.seats)
            if wanted and not known:
                raise Refused(400, "web-replay-seat", given=wanted[:20], most=len(live.table.seats) - 1)
            facing = int(wanted) if wanted else None
            if facing not in seats:
                raise Refused(403, "web-replay-hidden")
        return Looker(visitor.holder, visitor.lang, own, facing), seats

    async def review(self, request: Request) -> Response:
        """The review of a table; `?part=1` gives its regions alone, `?part=far` what changes while it is worked out."""
        visitor = Visitor(request)
        shown = await self._review(request, visitor)
        part = request.query_params.get("part")
        if part:
            live = await self.hub.find(request.path_params["table"])
            found = await self.hub.beside(live, shown.far if part == "far" else shown.regions)
            return JSONResponse({"regions": found, "running": shown.progress.running})
        live = await self.hub.find(request.path_params["table"])
        card = review_card(base_of(request), live.table, visitor.lang)
        return HTMLResponse(await self.hub.beside(live, shown.whole, card))

    async def _review(self, request: Request, visitor: Visitor) -> ReviewPage:
        """The review as this visitor may see it."""
        live = await admit(self.hub, await self.hub.find(request.path_params["table"]), visitor)
        seen = sight(live, visitor)
        table = live.table
        wish = Wish.read(request.query_params, table, seen)
        record = table.sealed_record()
        pieces = await self.hub.reviews.pieces(table.opening.id, record, open_cards=has_ended(table))
        far = self.hub.reviews.progress(table.opening.id, pieces, seen.wanted(table))
        return await self.hub.beside(live, ReviewPage, table, visitor, seen, wish, pieces, far)

    async def begin_review(self, request: Request) -> Response:
        """Somebody asks for a review: what is missing of it is worked out."""
        visitor = Visitor(request)
        live = await self.hub.find(request.path_params["table"])
        if self.hub.settings.alone:
            raise Refused(409, "site-no-review", command="ludoteca review")
        table, seen = live.table, sight(live, visitor)
        asker = Asker(visitor.address, visitor.holder)
        await self.hub.reviews.begin(table.opening.id, table.sealed_record(), seen.wanted(table), asker)
        query = request.scope["query_string"].decode()
        return _see(f"/t/{table.opening.id}/review{'?' if query else ''}{query}")

    async def review_file(self, request: Request) -> Response:
        """The review of a finished game as one file that stands alone."""
        visitor = Visitor(request)
        live = await self.hub.find(request.path_params["table"])
        shown = await self._review(request, visitor)
        if not has_ended(live.table) or not shown.progress.complete:
            raise Refused(403, "web-review-unfinished")
        text = await self.hub.beside(live, standalone, shown.subject, shown.reader.names, visitor.lang)
        headers = {
            "content-disposition": f'attachment; filename="{live.table.opening.game}-{live.table.opening.id}.html"'
        }
        return HTMLResponse(text, headers=headers)

    async def again(self, request: Request) -> Response:
        """A new table from a moment of a finished game."""
        visitor = Visitor(request)
        live = await self.hub.find(request.path_params["table"])
        form = await _fields(request)
        at, deal, bot = (form.get(name, "") for name in ("at", "deal", "bot"))
        fresh = await commands.try_again(self.hub, live, visitor, at, deal, bot)
        return self._answer(visitor, _see(f"/t/{fresh.table.opening.id}"))

    async def record(self, request: Request) -> Response:
        """The record of a finished game: it tells the seed, so it waits for the end."""
        live = await admit(self.hub, await self.hub.find(request.path_params["table"]), Visitor(request))
        if not live.table.is_told:
            raise Refused(403, "web-shared-wait" if live.table.is_over else "web-record-wait")
        headers = {
            "content-disposition": f'attachment; filename="{live.table.opening.game}-{live.table.opening.id}.json"'
        }
        return Response(live.table.sealed_record().to_json(), media_type="application/json", headers=headers)

    async def puzzles(self, request: Request) -> Response:
        """All puzzles, and those of the day."""
        return HTMLResponse(await self.hub.aside.do(puzzles.puzzles_page, Visitor(request).lang, today()))

    async def puzzle_of_today(self, request: Request) -> Response:
        """To the puzzle of the day of a game; where it has none, to all of them."""
        found = await self.hub.aside.do(daily, _game(request), today())
        return _see("/puzzles" if found is None else puzzles.address(found))

    async def puzzle(self, request: Request) -> Response:
        """A puzzle, to be solved."""
        name, puzzle_id = _puzzle(request)
        return HTMLResponse(
            await self.hub.aside.do(puzzles.puzzle_page, name, puzzle_id, Visitor(request).lang, today())
        )

    async def puzzle_answer(self, request: Request) -> Response:
        """What is said of a try; without an action the answer is told."""
        name, puzzle_id = _puzzle(request)
        given = (await _fields(request)).get("action", "")
        action = None if not given else _number(given, "action", MOST_ACTION)
        visitor = Visitor(request)
        said = await self.hub.aside.do(puzzles.answered, name, puzzle_id, visitor.lang, action)
        if said.tried:
            await note_puzzle(self.hub, visitor, name, puzzle_id, said.right)
        return JSONResponse(said._asdict())

    async def puzzle_play(self, request: Request) -> Response:
        """A table from the position of a puzzle, with bots on the other seats."""
        visitor = Visitor(request)
        puzzle = await self.hub.aside.do(shipped_puzzle, *_puzzle(request))
        live = await commands.play_on(self.hub, visitor, puzzle)
        return self._answer(visitor, _see(f"/t/{live.table.opening.id}"))

    async def puzzle_hint(self, request: Request) -> Response:
        """A hint, of the steps that there are."""
        name, puzzle_id = _puzzle(request)
        step = _number(request.query_params.get("step", ""), "step", STEPS, 1)
        told = await self.hub.aside.do(puzzles.helped, name, puzzle_id, Visitor(request).lang, step)
        return JSONResponse(told._asdict())

    async def puzzle_why(self, request: Request) -> Response:
        """Why something cannot be done in the position of a puzzle."""
        name, puzzle_id = _puzzle(request)
        action = _number(request.query_params.get("action", ""), "action", MOST_ACTION)
        said = await self.hub.aside.do(puzzles.refused, name, puzzle_id, Visitor(request).lang, action)
        return JSONResponse({} if said is None else said._asdict())

    async def lang(self, request: Request) -> Response:
        """Another language, then back to where one was."""
        form = await request.form()
        chosen = str(form.get("lang", ""))
        here = urlsplit(str(form.get("here", "/")))
        response = _see(f"/{here.path.lstrip('/')}{'?' if here.query else ''}{here.query}")
        if chosen in languages.known():
            response.set_cookie(
                LANGUAGE_COOKIE, chosen, max_age=YEAR, samesite="lax", path="/", secure=is_https(request)
            )
        return response

    async def live(self, socket: WebSocket) -> None:
        """The WebSocket of a table page."""
        await Live(self.hub, self.patience, self.sockets, socket).run()


def today() -> date:
    """The day by which puzzles change, the same for everybody."""
    return datetime.now(UTC).date()


def _game(request: Request) -> str:
    name = str(request.path_params["game"])
    rules_of(name)
    return name


def _puzzle(request: Request) -> tuple[str, str]:
    """The game and the id of a puzzle; those who ask for it look whether there is such a one."""
    return _game(request), str(request.path_params["puzzle"])


def _number(given: str, called: str, most: int, least: int = 0) -> int:
    if not (given.isascii() and given.isdigit() and len(given) < 9 and least <= int(given) <= most):
        raise Refused(400, "web-number", called=called, given=given[:20], least=least, most=most)
    return int(given)


async def _fields(request: Request) -> dict[str, str]:
    """The fields of a form; one that was ticked several times lists its values."""
    found: dict[str, list[str]] = {}
    for key, value in (await request.form()).multi_items():
        if isinstance(value, str):
            found.setdefault(key, []).append(value)
    return {key: ", ".join(values) for key, values in found.items()}


def _picture(drawn: bytes) -> Response:
    return Response(drawn, media_type="image/png", headers={"cache-control": "public, max-age=60"})


def _see(address: str) -> Response:
    return RedirectResponse(address, 303)


async def manifest_of_app(request: Request) -> Response:
    """What a device wants to know of the app."""
    return Response(manifest(language_of(request)), media_type="application/manifest+json")


async def worker_of_app(request: Request) -> Response:
    """The service worker; never kept, so that a new one is found at once."""
    return Response(worker(), media_type="text/javascript; charset=utf-8")


async def offline(request: Request) -> Response:
    """What the app shows where it cannot reach us."""
    return HTMLResponse(offline_page(language_of(request)))


async def static(request: Request) -> Response:
    """A file of the house."""
    name = request.path_params["name"]
    if name not in STATIC:
        raise HTTPException(404)
    content, kind, _ = static_file(name)
    return Response(content, media_type=kind, headers={"cache-control": FOREVER})


async def script(request: Request) -> Response:
    """A module of the house, or of a game, in the folder of this version; one of another version is not here."""
    name, game = request.path_params["name"], request.path_params.get("game")
    found = game_file(_game(request), name) if game else (scripts().get(name, b""), SCRIPT, "")
    if request.path_params["folder"] != script_folder() or found is None or found[1] != SCRIPT or not found[0]:
        raise HTTPException(404)
    return Response(found[0], media_type=SCRIPT, headers={"cache-control": FOREVER})


async def static_of_game(request: Request) -> Response:
    """A file of a game."""
    found = game_file(_game(request), request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    return Response(found[0], media_type=found[1], headers={"cache-control": FOREVER})


async def on_refusal(request: Request, error: Exception) -> Response:
    """Something was asked that cannot be done."""
    assert isinstance(error, LudotecaError)
    return refuse(request, error)


async def on_http(request: Request, error: Exception) -> Response:
    """No such address."""
    assert isinstance(error, HTTPException)
    key = {404: "web-not-found", 405: "web-method"}.get(error.status_code, "web-request")
    return refuse(request, Refused(error.status_code, key))


def _on_fault(hub: Hub, no_more_files: str, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong beside any request; that nobody more can be let in is told once, not at every try."""
    if isinstance(fault := context.get("exception"), OSError) and fault.errno in (EMFILE, ENFILE):
        hub.note(no_more_files)
        return
    loop.default_exception_handler(context)


def _laboratory(hub: Hub) -> Rooms:
    """The laboratory, which brings in what only it needs."""
    from ludoteca.web.laboratory.routes import Rooms

    return Rooms(hub)


def make_app(settings: Settings, store: Store | None = None) -> Starlette:
    """The application of one server process."""
    kept: Store = store or open_store(settings.database, settings.lang)
    hub = Hub(kept, settings)
    patience = Patience(settings)
    shown, think = Pages(hub, patience), ThinkApi(hub)
    days, tourneys = DailyRoutes(hub), TourneyRoutes(hub)
    rooms = _laboratory(hub) if settings.laboratory else None

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        current_default_thread_limiter()  # brings in now what the first large page would have to wait for
        no_more_files = house("serve-descriptors").text(settings.lang)  # while a catalogue can still be opened
        asyncio.get_running_loop().set_exception_handler(partial(_on_fault, hub, no_more_files))
        await hub.learn_barred()
        hub.start()
        await hub.clockwork.begin()
        days.days.start()
        tourneys.tourneys.start()
        yield
        days.days.close()
        tourneys.tourneys.close()
        if rooms is not None:
            rooms.close()
        await hub.close()

    routes = [
        Route("/", shown.home),
        Route("/games/{game}", shown.game),
        Route("/games/{game}/preview.png", shown.preview_of_game),
        Route("/games/{game}/rules", shown.rules),
        Route("/games/{game}/content.toml", shown.content),
        Route("/games/{game}/play", shown.play, methods=["POST"]),
        Route("/games/{game}/learn", shown.learn, methods=["POST"]),
        Route("/games/{game}/examples/{example}", shown.example, methods=["POST"]),
        Route("/puzzles", shown.puzzles),
        Route("/puzzles/{game}", shown.puzzle_of_today),
        Route("/puzzles/{game}/{puzzle}", shown.puzzle),
        Route("/puzzles/{game}/{puzzle}/answer", shown.puzzle_answer, methods=["POST"]),
        Route("/puzzles/{game}/{puzzle}/play", shown.puzzle_play, methods=["POST"]),
        Route("/puzzles/{game}/{puzzle}/hint", shown.puzzle_hint),
        Route("/puzzles/{game}/{puzzle}/why", shown.puzzle_why),
        Route("/new/{game}", shown.new, methods=["GET", "POST"]),
        Route("/join/{token}", shown.join, methods=["GET", "POST"]),
        Route("/t/{table}", shown.table),
        Route("/t/{table}/preview.png", shown.preview),
        Route("/t/{table}/replay", shown.replay),
        Route("/t/{table}/review", shown.review, methods=["GET"]),
        Route("/t/{table}/review", shown.begin_review, methods=["POST"]),
        Route("/t/{table}/review.html", shown.review_file),
        Route("/t/{table}/again", shown.again, methods=["POST"]),
        Route("/t/{table}/record.json", shown.record),
        Route("/lang", shown.lang, methods=["POST"]),
        Route("/manifest.webmanifest", manifest_of_app),
        Route("/sw.js", worker_of_app),
        Route(OFFLINE, offline),
        Route("/static/{name}", static),
        Route("/static/games/{game}/{name}", static_of_game),
        Route("/static/{folder}/{name}", script),
        Route("/static/{folder}/games/{game}/{name}", script),
        WebSocketRoute("/t/{table}/live", shown.live),
        *Members(hub).routes(),
        *Finding(hub, shown.sockets).routes(),
        *Noticing(hub).routes(),
        *Grouping(hub, shown.sockets).routes(),
        *Standings(hub).routes(),
        *days.routes(),
        *tourneys.routes(),
        *BeforehandRoutes(hub).routes(),
        *api.routes(hub),
        *Operating(hub).routes(),
        *Steward(hub).routes(),
        *think.routes(),
        *(rooms.routes() if rooms is not None else []),
    ]
    paths = {route.endpoint: route.path for route in routes if isinstance(route, Route)}
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            *([Middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))] if settings.proxies else []),
            Middleware(GZipMiddleware, minimum_size=600, compresslevel=5),
            Middleware(Guard, hub=hub, patience=patience, think=think, paths=paths),
        ],
        exception_handlers={LudotecaError: on_refusal, HTTPException: on_http},
    )
    app.state.hub = hub
    return app
