"""The web application inside a page: it is asked by its name instead of by wire, and everything runs in one thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from ludoteca.store.memory import MemoryStore, Noted
from ludoteca.web.app import make_app
from ludoteca.web.settings import Settings
from ludoteca.web.thinking import Hand

Answer = TypeVar("Answer")

COOKIE: Final = "cookie"
OWN: Final = ("set-cookie", "content-length")  # headers that are not for the page
POLICY: Final = "content-security-policy"
HEAD: Final = b"<head>"
WIRE: Final = b'<script src="/house/socket.js"></script>'  # what a page talks to instead of a network
HERE: Final = ("127.0.0.1", 1)
BOT_SECONDS: Final = 2.0  # a bot thinks in the thread that draws the pages, so it is brief
HINT_SIMULATIONS: Final = 100
OFTEN: Final = 1_000_000.0  # nobody but whoever sits here asks for anything

SETTINGS: Final = Settings(
    alone=True,
    workers=0,
    bot_seconds=BOT_SECONDS,
    hint_simulations=HINT_SIMULATIONS,
    requests_at_once=OFTEN,
    requests_a_second=OFTEN,
    operators=(),
)


class AtOnce(Hand):
    """Thinks in the thread that there is."""

    async def do(self, seconds: float, work: Callable[..., Answer], *args: object) -> Answer:
        """Let what waits be drawn first, then think."""
        await asyncio.sleep(0.01)
        return work(*args)


class Answered(NamedTuple):
    """What the application says to a request."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


class Line:
    """One WebSocket of a page."""

    def __init__(self, heard: Callable[[str], None], closed: Callable[[int, str], None]) -> None:
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard, self._closed = heard, closed
        self._said.put_nowait({"type": "websocket.connect"})

    def say(self, text: str) -> None:
        """The page says something."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """The page is gone."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def receive(self) -> dict[str, Any]:
        """What the page has said."""
        return await self._said.get()

    async def send(self, message: Mapping[str, Any]) -> None:
        """The application says something."""
        if message["type"] == "websocket.send":
            self._heard(str(message["text"]))
        elif message["type"] == "websocket.close":
            self._closed(int(message.get("code", 1000)), str(message.get("reason") or ""))


class Inside:
    """The application, and what the browser keeps of it."""

    def __init__(self, kept: Mapping[str, bytes], note: Callable[[Noted], None], origin: str) -> None:
        self.app = make_app(SETTINGS, MemoryStore(kept, note))
        self.app.state.hub.thinkers.come(AtOnce())
        self._scheme, _, self._host = origin.partition("://")
        self._note = note
        self._cookies = {name: kept[key].decode() for key in kept if (name := _cookie_of(key))}
        self._open = AsyncExitStack()
        self._lines: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Open the house."""
        await self._open.enter_async_context(self.app.router.lifespan_context(self.app))

    def _scope(self, kind: str, target: str, headers: Sequence[tuple[str, str]]) -> dict[str, Any]:
        path, _, query = target.partition("?")
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        own = [("host", self._host), *([("cookie", cookies)] if cookies else [])]
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": self._scheme.replace("http", "ws") if kind == "websocket" else self._scheme,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (name.lower().encode(), value.encode("latin-1", "replace")) for name, value in (*headers, *own)
            ],
            "client": HERE,
            "server": (self._host.partition(":")[0], 0),
        }

    async def answer(self, method: str, target: str, headers: Sequence[tuple[str, str]], body: bytes) -> Answered:
        """What the application answers to a request of the page."""
        scope = {**self._scope("http", target, headers), "method": method}
        whole = bytearray()
        status, told = 500, list[tuple[str, str]]()
        given = False

        async def receive() -> dict[str, Any]:
            nonlocal given
            if given:
                await asyncio.Future()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Mapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                told.extend((name.decode(), value.decode("latin-1")) for name, value in message["headers"])
            else:
                whole.extend(message.get("body", b""))

        await self.app(scope, receive, send)
        for name, value in told:
            if name == "set-cookie":
                self._keep(value)
        return Answered(status, [_framed(name, value) for name, value in told if name not in OWN], _wired(told, whole))

    def _keep(self, cookie: str) -> None:
        """A browser takes no cookies from a worker: they are kept with the tables."""
        pair, *terms = cookie.split(";")
        name, _, value = pair.strip().partition("=")
        gone = any(term.strip().lower() == "max-age=0" for term in terms)
        self._cookies.pop(name, None)
        if not gone:
            self._cookies[name] = value
        self._note({msgspec.json.encode((COOKIE, name)).decode(): None if gone else value.encode()})

    def line(self, target: str, heard: Callable[[str], None], closed: Callable[[int, str], None]) -> Line:
        """A page opens a WebSocket."""
        line = Line(heard, closed)
        scope = {**self._scope("websocket", target, [("origin", f"{self._scheme}://{self._host}")]), "subprotocols": []}
        talk = asyncio.ensure_future(self.app(scope, line.receive, line.send))
        self._lines.add(talk)
        talk.add_done_callback(self._lines.discard)
        return line


def _cookie_of(key: str) -> str:
    """The cookie that is kept under a name; empty: something else is."""
    kind, *parts = msgspec.json.decode(key)
    return str(parts[0]) if kind == COOKIE else ""


def _framed(name: str, value: str) -> tuple[str, str]:
    """The pages stand within the door, which is a page of the same house."""
    return name, value.replace("frame-ancestors 'none'", "frame-ancestors 'self'") if name == POLICY else value


def _wired(headers: Sequence[tuple[str, str]], body: bytearray) -> bytes:
    """A page that finds, before anything else, what it is to talk to."""
    is_page = any(name == "content-type" and value.startswith("text/html") for name, value in headers)
    return bytes(body.replace(HEAD, HEAD + WIRE, 1) if is_page else body)
