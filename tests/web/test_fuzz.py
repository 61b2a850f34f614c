"""Ten thousand requests and messages that make no sense: each is answered in words, and no table is touched.

The first part is made from the description of the API, the second and third by hand: pages and forms, and the
WebSocket. All of it is the same in every run.
"""

from __future__ import annotations

import asyncio
import html
import json
import logging
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlencode, urlsplit

import httpx
import pytest
from starlette.requests import HTTPConnection
from starlette.routing import Route

import ludoteca
from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE, house
from ludoteca.puzzles import shipped
from ludoteca.store import StoreError
from ludoteca.table import Table
from ludoteca.web.api import OPENAPI
from ludoteca.web.app import HEADERS, make_app
from ludoteca.web.hub import Hub
from ludoteca.web.settings import Settings
from ludoteca.web.shell import script_folder
from ludoteca.web.thinking import NOBODY, Asker, Thought
from ludoteca.web.visitor import language_of
from ludoteca.words import LANGUAGES, catalogue
from tests.web.raw import Answer, Headers, Page, request, scope, signed
from tests.web.tables import HOME

GAME = "marrak_hesh"
BY_DESCRIPTION = 20  # cases of each operation and mode
REQUESTS = 6000
MESSAGES = 3900

ANNA, EVE = "a" * 22, "e" * 22
MADE_UP = "m" * 22  # looks like a secret, but is none of the server's
SECRETS = re.compile(r"Traceback|File \"|site-packages|tables\.db|\.py\b")


# ---- what every answer must be like


@cache
def _sentences(lang: str) -> list[re.Pattern[str]]:
    """Every message that is written on one line, with anything in its blanks."""
    found = []
    for home in (HOUSE, *ludoteca.games()):
        for line in catalogue(home, lang).splitlines():
            key, equals, text = line.partition(" = ")
            if equals and re.fullmatch(r"[a-z][\w-]*", key):
                parts = [re.escape(part) for part in re.split(r"\{[^{}]*\}", text)]
                if any(len(part) > 6 for part in parts):
                    found.append(re.compile(".*".join(parts), re.DOTALL))
    return found


def _speaks(sentence: str, lang: str) -> bool:
    return any(pattern.fullmatch(sentence) for pattern in _sentences(lang))


def _check(status: int, headers: dict[bytes, bytes], text: str, path: str, lang: str) -> None:
    assert 200 <= status < 500, (status, path, text[:300])
    assert not SECRETS.search(text), (path, text[:300])
    for name in HEADERS:
        assert name.encode() in headers, (path, name)
    by_script = headers.get(b"content-type", b"").startswith(b"application/json")  # as a passkey is asked for
    if (path.startswith("/api/") or by_script) and status >= 400:
        told = json.loads(text)
        assert set(told) == {"error"}, (path, told)
        assert _speaks(told["error"], lang), (path, lang, told)
    elif status >= 400:
        assert f'<html lang="{lang}">' in text, (path, text[:300])


@pytest.fixture(autouse=True)
def _no_fault_is_hidden(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A fault of ours that was answered politely is one all the same."""
    yield
    assert "Traceback" not in caplog.text, caplog.text
    assert [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.ERROR] == []


# ---- what the description of the API lets one think of


def test_cases_made_from_the_description_of_the_api_are_answered_as_described(tmp_path: Path) -> None:
    import schemathesis

    schema = schemathesis.openapi.from_dict(OPENAPI)
    seen: Counter[int] = Counter()
    with asyncio.Runner() as runner:
        stay = _house(tmp_path)
        app, hub, tables, _ = runner.run(stay.__aenter__())
        before = _position(runner.run(hub.find(tables[0])).table)
        for result in schema.get_all_operations():
            operation = result.ok()
            for mode in schemathesis.GenerationMode:
                if mode is schemathesis.GenerationMode.NEGATIVE and not operation.body:
                    continue  # any text is a table's id: there is nothing wrong to be made
                most = BY_DESCRIPTION if operation.body or operation.path_parameters else 1
                _ask(runner, app, operation.as_strategy(generation_mode=mode), tables[0], most, seen)
        runner.run(_still_plays(app, hub, tables[0], before))
        runner.run(stay.__aexit__(None, None, None))
    assert sum(seen.values()) > 8 * BY_DESCRIPTION
    assert {200, 400, 403, 404} <= set(seen), seen


def _ask(runner: asyncio.Runner, app: Any, cases: Any, table: str, most: int, seen: Counter[int]) -> None:
    import requests
    from hypothesis import HealthCheck, Phase, given, settings
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    as_described = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]
    number = 0

    def ask(case: Any) -> None:
        nonlocal number
        number += 1
        lang, who = LANGUAGES[number % 2], ANNA if number % 4 else EVE
        if "table" in case.path_parameters and number % 3:  # otherwise an id that nobody has
            case.path_parameters["table"] = table
        if isinstance(case.body, dict) and case.body.get("decision") == 5:
            case.body["decision"] = 6  # the table is to stay as it is
        if case.path.endswith(("/undo", "/away", "/back")):
            who = EVE
        made = requests.Request(**case.as_transport_kwargs(base_url=HOME)).prepare()
        where = urlsplit(str(made.url))
        body = made.body.encode() if isinstance(made.body, str) else made.body or b""
        headers = [
            (name.lower().encode(), value.encode("latin-1") if isinstance(value, str) else value)
            for name, value in made.headers.items()
            if name.lower() not in ("cookie", "accept-language")
        ]
        headers += [_cookie(who), (b"accept-language", lang.encode())]
        path = unquote(where.path)
        asked = request(app, str(made.method), path, query=where.query.encode(), headers=headers, body=body)
        answer = runner.run(asked)
        seen[answer.status] += 1
        _check(answer.status, answer.headers, answer.text, path, lang)
        plain = {name.decode(): value.decode() for name, value in answer.headers.items() if name != b"content-encoding"}
        told = httpx.Response(answer.status, headers=plain, text=answer.text, request=httpx.Request("GET", HOME))
        told.elapsed = timedelta()
        case.validate_response(told, checks=as_described)

    bounded = settings(
        max_examples=most,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    bounded(given(case=cases)(ask))()


def _position(table: Table) -> object:
    """Everything about a table but what was said at it."""
    seats = [(seat.kind, seat.name, seat.holder, seat.away, seat.resigned, seat.chance) for seat in table.seats]
    return table.version, list(table.record.actions), seats, table.next_table, table.is_dealt and table.state.scores()


# ---- made by hand


class Nonsense:
    """Makes things up, the same ones in every run."""

    TEXTS = (
        "", " ", "0", "-1", "99999999999999999999", "1e400", "NaN", "null", "true", "\x00", "\r\nSet-Cookie: x=y",
        "\u202e", "è", "🎲" * 40, "x" * 5000, "../../etc/passwd", "%2e%2e%2f", "<script>alert(1)</script>", "{{7*7}}",
        "' OR 1=1 --", "__class__", "constructor", "\ud800", "\ufeff", "a.b", ".", "..", "//evil.example", "[", "]",
        "{", "seat0", "me", "here", "friend", "devil", "search:hard:hard", "random", "٣", "²", "Ⅷ", "1 2", "1,2", "[1]",
        "\t", "🏴.x", "it",
    )  # fmt: skip
    NUMBERS = (0, 1, -1, 2, 7, 17, 255, 10**9, -(10**18), 2**63, 2**64, 10**30, 0.5, -0.0, 1e308)

    def __init__(self, seed: int, tables: list[str], tokens: list[str]) -> None:
        self.random = random.Random(seed)
        self.tables = tables
        self.tokens = tokens

    def one(self, *things: Any) -> Any:
        return self.random.choice(things)

    def text(self) -> str:
        pick = self.random.random()
        if pick < 0.6:
            return str(self.one(*self.TEXTS))
        if pick < 0.8:
            return "".join(chr(self.random.randrange(1, 0x2FF)) for _ in range(self.random.randrange(12)))
        return self.one(*self.tables, *self.tokens, *ludoteca.games(), *LANGUAGES)  # type: ignore[no-any-return]

    def number(self) -> float:
        return self.one(*self.NUMBERS)  # type: ignore[no-any-return]

    def value(self, depth: int = 0) -> Any:
        pick = self.random.random()
        if pick < 0.35:
            return self.text()
        if pick < 0.65:
            return self.one(*self.NUMBERS)
        if pick < 0.75:
            return self.one(None, True, False)
        if depth > 2:
            return []
        if pick < 0.9:
            return [self.value(depth + 1) for _ in range(self.random.randrange(5))]
        return {self.text(): self.value(depth + 1) for _ in range(self.random.randrange(4))}

    def fields(self, sensible: dict[str, Callable[[], Any]]) -> dict[str, Any]:
        """Fields as they should be, but for some."""
        found = {name: make() for name, make in sensible.items() if self.random.random() < 0.9}
        for _ in range(self.random.randrange(3)):
            found[self.one(*sensible, self.text())] = self.value()
        return found

    def noise(self) -> bytes:
        pick = self.random.random()
        if pick < 0.7:
            return self.random.randbytes(self.random.randrange(200))
        if pick < 0.8:
            return b"[" * self.random.randrange(20_000)
        if pick < 0.85:
            return b"x" * (64 * 1024 + self.random.randrange(2))
        return json.dumps(self.value()).encode()

    def seats(self) -> list[str]:
        return [self.one("me", "here", "friend", self.text()) for _ in range(self.random.randrange(1, 6))]

    def wanted(self) -> bytes:
        made = self.one(
            self.fields({"game": lambda: self.one(*ludoteca.games()), "seats": self.seats, "name": self.text,
                         "options": lambda: {"players": self.one(2, 3, 4, self.value()), self.text(): self.value()}}),
            self.fields({"decision": lambda: self.one(*self.NUMBERS), "action": lambda: self.one(*self.NUMBERS)}),
            self.fields({"invitation": lambda: self.one(self.token(), self.text()), "name": self.text}),
            self.fields({"seat": lambda: self.one(*self.NUMBERS)}),
            {"game": self.one(*ludoteca.games()), "seats": ["me", "here"], "options": {"players": 2}},  # makes sense
        )  # fmt: skip
        return json.dumps(made).encode()

    def token(self) -> str:
        """An invitation to a table that is there, with nonsense where its secret should be."""
        return f"{self.one(*self.tables)}.{self.text()}"

    def form(self) -> tuple[bytes, bytes]:
        """A form and what it says it is."""
        sensible: dict[str, Callable[[], Any]] = {
            "players": lambda: self.one("2", "3", "4"),
            **{f"seat{number}": lambda: self.one("me", "here", "friend", "greed") for number in range(3)},
            **{f"name{number}": self.text for number in range(3)},
            "name": self.text,
            "lang": lambda: self.one("it", "en", "xx"),
            "here": self.text,
            "chance": self.text,
            "option-draft": self.text,
            f"option-{self.random.randrange(9)}": self.text,
        }
        made = {name: str(value) for name, value in self.fields(sensible).items()}
        if self.random.random() < 0.7:
            plain = [
                (name.encode("utf-8", "replace"), value.encode("utf-8", "replace")) for name, value in made.items()
            ]
            return urlencode(plain).encode(), b"application/x-www-form-urlencoded"
        parts = "".join(
            f'--x\r\nContent-Disposition: form-data; name="{name}"{self.one("", "; filename=a", "; filename=")}'
            f"\r\n\r\n{value}\r\n"
            for name, value in made.items()
        )
        kind = self.one(b"multipart/form-data; boundary=x", b"multipart/form-data", b"multipart/form-data; boundary=")
        return f"{parts}{self.one('--x--', '', '--')}".encode("utf-8", "replace"), kind

    def headers(self, kind: bytes) -> Headers:
        found = [(b"accept-language", self.one(b"it", b"en", b"it-IT,it;q=0.9", b"fr", b"", b"\xff,;;q", b"EN_us"))]
        cookie = self.one(
            "",
            f"ludoteca={signed(EVE)}",
            f"ludoteca={signed(EVE)}",
            f"ludoteca={self.text()}",
            f"ludoteca={MADE_UP}",
            "lang=it",
            "lang=xx; =;;",
        )
        found.append((b"cookie", cookie.encode("latin-1", "replace").replace(b"\r", b"").replace(b"\n", b"")))
        pick = self.random.random()
        if pick < 0.8:
            found.append((b"origin", HOME.encode()))
        elif pick < 0.9:
            found.append(
                (b"origin", self.one(b"https://evil.example", b"null", b"http://[", b"\xff", b"http://testserver@x"))
            )
        if self.random.random() < 0.06:
            found.append((b"host", self.one(b"[::1", b"", b"testserver:99999999", b"a b", b"<x>", b"\xff", b"x:y")))
        if self.random.random() < 0.06:
            found.append((b"content-length", self.one(b"-1", b"x", b"9" * 30, b"65537", b"")))
        found.append((b"content-type", kind))
        return found

    def path(self, template: str) -> str:
        chosen: dict[str, Callable[[], Any]] = {
            "table": lambda: self.one(*self.tables, self.text()),
            "token": lambda: self.one(*self.tokens, self.token(), self.text()),
            "game": lambda: self.one(*ludoteca.games(), self.text()),
            "action": self.text,
            "puzzle": lambda: self.one(*(puzzle.id for puzzle in shipped("pocket_mars").puzzles), self.text()),
            "example": lambda: self.one("E1", "E9", self.text()),
            "name": lambda: self.one("ludoteca.css", "cover.svg", "main.js", self.text()),
            "folder": lambda: self.one(script_folder(), "games", self.text()),
        }
        return re.sub(r"\{(\w+)\}", lambda blank: str(chosen.get(blank[1], self.text)()), template)

    def message(self) -> object:
        pick = self.random.random()
        if pick < 0.1:
            return self.noise()
        if pick < 0.2:
            return self.noise().decode("latin-1")
        if pick < 0.3:
            return json.dumps(self.value())
        wishes = ("act", "undo", "why", "hint", "chat", "resign", "away", "back", "reveal", "rematch", "pass", "chance")
        numbers = dict.fromkeys(("action", "decision", "seat"), self.number)
        return json.dumps(self.fields({"do": lambda: self.one(*wishes, self.text()), "text": self.text, **numbers}))


@asynccontextmanager
async def _house(folder: Path) -> AsyncIterator[tuple[Any, Hub, list[str], list[str]]]:
    """An application; Anna's table, one of hers with an open seat, and Eve's; invitations that are good for a seat."""
    chosen: dict[str, Any] = {"workers": 1, "bot_pause": 0.0, "requests_at_once": 1e9, "most_tables": 120}
    app = make_app(Settings(database=folder / "tables.db", **chosen))
    hub: Hub = app.state.hub

    async def choose(seat: str, state: State, seed: int, asker: Asker = NOBODY) -> Thought:
        return Thought(state.legal_actions()[0])

    async def hint(*args: object) -> list[object]:
        raise TimeoutError

    hub.thinkers.choose = choose  # type: ignore[method-assign]
    hub.thinkers.hint = hint  # type: ignore[assignment, method-assign]
    tables, tokens = [], []
    for who, seats in (
        (ANNA, ["me", "here"]),
        (ANNA, ["me", "friend"]),
        (EVE, ["me", "friend"]),
        (EVE, ["me", "here"]),
    ):
        body = json.dumps({"game": GAME, "seats": seats, "options": {"first_player": "seat_0"}}).encode()
        view = (await request(app, "POST", "/api/tables", headers=[_cookie(who)], body=body)).json()
        tables.append(view["table"])
        if who == EVE:
            tokens += [link.rsplit("/", 1)[1] for link in view["invitations"].values()]
    for _ in range(5):
        live = await hub.find(tables[0])
        await hub.change(live, lambda table: table.act(table.asked, table.version, table.state.choices[0]))
    yield app, hub, tables, tokens
    await hub.close()


def _cookie(secret: str) -> tuple[bytes, bytes]:
    return b"cookie", f"ludoteca={signed(secret)}".encode()


async def _still_plays(app: Any, hub: Hub, table: str, before: object) -> None:
    """The table is as it was, in memory and in the store, and its people go on."""
    live = await hub.find(table)
    assert _position(live.table) == before
    kept = await hub.store.load(table)
    assert kept is not None
    assert _position(Table.rebuilt(*kept)) == before
    version = live.table.version
    page = Page(app, table, headers=[_cookie(ANNA)])
    await page.listen("regions")
    page.say({"do": "act", "decision": version, "action": live.table.state.choices[0]})
    assert (await page.listen("regions", "error"))["version"] == version + 1
    await page.leave()


async def _all_make_sense(hub: Hub) -> None:
    """Whatever was set up meanwhile is the same in memory and in the store."""
    for table_id, live in list(hub._live.items()):
        kept = await hub.store.load(table_id)
        assert kept is not None
        assert _position(Table.rebuilt(*kept)) == _position(live.table)


def _run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    asyncio.run(main())


def test_six_thousand_requests_that_make_no_sense_change_nothing(tmp_path: Path) -> None:
    seen: Counter[int] = Counter()

    async def work() -> None:
        async with _house(tmp_path) as (app, hub, tables, tokens):
            nonsense = Nonsense(11, tables, tokens)
            before = [_position((await hub.find(table)).table) for table in tables[:2]]
            routes = [(route.path, sorted(route.methods or ())) for route in app.routes if isinstance(route, Route)]
            for _ in range(REQUESTS):
                template, methods = nonsense.one(*routes)
                answer = await _one(app, nonsense, template, methods)
                seen[answer.status] += 1
            assert _position((await hub.find(tables[1])).table) == before[1]
            await _all_make_sense(hub)
            await _still_plays(app, hub, tables[0], before[0])

    _run(work)
    assert sum(seen.values()) == REQUESTS
    assert {200, 201, 303, 400, 403, 404, 405, 409, 413} <= set(seen), seen


def test_whatever_is_asked_while_the_store_fails_tells_nobody_of_its_files(tmp_path: Path) -> None:
    seen: Counter[int] = Counter()

    async def work() -> None:
        async with _house(tmp_path) as (app, hub, tables, tokens):
            nonsense = Nonsense(23, tables, tokens)
            file = str(tmp_path / "tables.db")

            async def fails(*args: object) -> Any:
                raise StoreError(house("store-read", {"file": file, "error": "disk I/O error"}))

            for reading in ("load", "tables_of"):
                setattr(hub.store, reading, fails)
            hub._live.clear()
            routes = [(route.path, sorted(route.methods or ())) for route in app.routes if isinstance(route, Route)]
            for template, methods in routes * 12:
                path = nonsense.path(template)
                method = nonsense.one(*methods)
                body, kind = nonsense.form() if not path.startswith("/api/") else (nonsense.wanted(), b"")
                headers = [_cookie(nonsense.one(ANNA, EVE)), (b"content-type", kind)]
                answer = await request(app, method, path, headers=headers, body=body if method == "POST" else b"")
                assert answer.status < 500 or answer.status == 503, (method, path)
                assert method == "HEAD" or (file not in answer.text and "disk I/O" not in answer.text), (method, path)
                seen[answer.status] += 1
            for game in ludoteca.games():
                answer = await request(app, "POST", f"/games/{game}/learn", headers=[_cookie(ANNA)])
                assert answer.status == 503 and house("web-unread").text("en") in html.unescape(answer.text)

    _run(work)
    assert {200, 400, 503} <= set(seen), seen


async def _one(app: Any, nonsense: Nonsense, template: str, methods: list[str]) -> Answer:
    path = nonsense.path(template) if nonsense.random.random() < 0.97 else f"/{nonsense.text()}"
    method = (
        nonsense.one(*methods) if nonsense.random.random() < 0.9 else nonsense.one("PUT", "BREW", "OPTIONS", "HEAD")
    )
    kind, body = b"application/json", b""
    if method not in ("GET", "HEAD"):
        pick = nonsense.random.random()
        if pick < 0.15:
            kind, body = (
                nonsense.one(b"text/plain", b"", b"\xff/x; charset=\xff", b"multipart/form-data"),
                nonsense.noise(),
            )
        elif path.startswith("/api/"):
            body = nonsense.wanted()
        else:
            body, kind = nonsense.form()
    headers = nonsense.headers(kind)
    at = urlencode({"at": nonsense.text()}, errors="replace").encode()
    query = nonsense.one(
        b"", b"", b"at=1", b"part=1&at=0", at, b"seat=0", b"seat=%ff&at=", nonsense.random.randbytes(9)
    )
    answer = await request(app, method, path, query=query, headers=headers, body=body)
    lang = language_of(HTTPConnection(scope("http", path, query, headers)))
    if method != "HEAD":
        _check(answer.status, answer.headers, answer.text, path, lang)
    assert 200 <= answer.status < 500, (method, path, query, headers, body)
    return answer


def test_thousands_of_messages_that_make_no_sense_change_nothing(tmp_path: Path) -> None:
    answered: Counter[str] = Counter()

    async def work() -> None:
        async with _house(tmp_path) as (app, hub, tables, tokens):
            nonsense = Nonsense(17, tables, tokens)
            before = _position((await hub.find(tables[0])).table)
            for number in range(MESSAGES // 60):
                lang = LANGUAGES[number % 2]
                language = (b"accept-language", lang.encode())
                # Eve everywhere, at her own tables too; and Anna's own pages, which answer decisions long past
                place, who = (tables[0], ANNA) if number % 3 == 0 else (tables[number % 4], nonsense.one(EVE, "?"))
                page = Page(app, place, headers=[_cookie(who), language])
                for _ in range(60):
                    page.say(_stale(nonsense) if who == ANNA else nonsense.message())
                await page.leave()
                while not page.heard.empty():
                    _check_said(page.heard.get_nowait(), lang, answered)
            await _all_make_sense(hub)
            await _still_plays(app, hub, tables[0], before)

    _run(work)
    assert answered["error"] > MESSAGES / 2
    assert answered["why"] and answered["regions"]


def _stale(nonsense: Nonsense) -> str:
    """What an old page of somebody who really sits there could still send."""
    old: dict[str, Any] = nonsense.one(
        {"do": "act", "decision": nonsense.one(0, 1, 4, 6, -1, 10**15), "action": nonsense.random.randrange(40)},
        {"do": "act", "decision": 5, "action": nonsense.one(-1, 10**9, 2**62)},
        {"do": "pass", "decision": nonsense.random.randrange(9)},
        {"do": "away", "seat": nonsense.one(-1, 9)},
        {"do": "why", "action": nonsense.one(*range(-2, 60), 10**12)},
        {"do": "back"},
        {"do": "rematch"},
        {"do": "reveal", "seat": nonsense.one(-1, 0, 1, 9)},
        {"do": "hint"},
    )
    return json.dumps(old)


def _check_said(message: Any, lang: str, answered: Counter[str]) -> None:
    if message["type"] == "websocket.accept":
        return
    assert message["type"] == "websocket.send", message
    said = json.loads(message["text"])
    assert not SECRETS.search(message["text"]), message["text"][:300]
    answered.update(list(said))
    if "error" in said:
        assert set(said) == {"error"}
        assert said["error"] != house("web-fault").text(lang)
        assert _speaks(said["error"], lang), (lang, said)


def test_pages_of_other_sites_and_of_tables_that_are_not_there_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path) as (app, _, tables, tokens):
            nonsense = Nonsense(19, tables, tokens)
            for origin in (b"https://evil.example", b"null", b"http://[", b"\xff", b"http://testserver.evil"):
                page = Page(app, tables[0], headers=[_cookie(ANNA), (b"origin", origin)])
                assert (await page.next())["type"] == "websocket.close"
                await page.task
            for _ in range(200):
                page = Page(app, nonsense.text().replace("/", "") + "?", headers=[_cookie(EVE)])
                types = [(await page.next())["type"]]
                if types == ["websocket.accept"]:
                    closed = await page.next()
                    assert closed["type"] == "websocket.close" and closed["code"] == 4404
                await page.task

    _run(work)
