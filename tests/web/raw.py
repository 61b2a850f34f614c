"""Talking to the application without any client between, so that nothing is too odd to be sent."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from starlette.applications import Starlette
from starlette.types import Message, Scope

from ludoteca.web.keys import Keys

Headers = Sequence[tuple[bytes, bytes]]
HOST = (b"host", b"testserver")
KEY = b"k" * 32  # with which the servers of these tests sign


def signed(secret: str) -> str:
    """The cookie of somebody whom the server has given that secret."""
    return Keys(KEY).signed(secret)


@dataclass
class Answer:
    """What came back."""

    status: int = 0
    headers: dict[bytes, bytes] = field(default_factory=dict)
    body: bytes = b""

    @property
    def text(self) -> str:
        packed = self.headers.get(b"content-encoding") == b"gzip"
        picture = self.headers.get(b"content-type", b"").startswith(b"image/png")
        body = gzip.decompress(self.body) if packed else self.body
        return "" if picture else body.decode()

    def json(self) -> Any:
        return json.loads(self.text)


def scope(kind: str, path: str, query: bytes, headers: Headers, **more: object) -> Scope:
    given = list(headers) if any(name == b"host" for name, _ in headers) else [HOST, *headers]
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode("utf-8", "surrogatepass"),
        "root_path": "",
        "query_string": query,
        "headers": given,
        "client": ("127.0.0.1", 5),
        "server": ("testserver", 80),
        "state": {},
        **more,
    }


async def request(
    app: Starlette,
    method: str,
    path: str,
    *,
    query: bytes = b"",
    headers: Headers = (),
    body: bytes | Iterable[bytes] = b"",
    breaks: bool = False,
    stays: bool = False,
) -> Answer:
    """One request; `breaks`: the connection is lost before the body is complete. Whatever the app raises is raised.

    `stays`: whoever asks waits as long as it takes, and otherwise is gone as soon as all is said.
    """
    answer = Answer()
    parts = [body] if isinstance(body, bytes) else list(body)
    waiting: list[Message] = [{"type": "http.request", "body": part, "more_body": True} for part in parts]
    if breaks:
        waiting.append({"type": "http.disconnect"})
    else:
        waiting[-1]["more_body"] = False

    async def receive() -> Message:
        if not waiting and stays:
            await asyncio.Event().wait()
        return waiting.pop(0) if waiting else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            answer.status = message["status"]
            answer.headers = dict(message["headers"])
        else:
            answer.body += message.get("body", b"")

    await app(scope("http", path, query, headers, method=method), receive, send)
    return answer


class Page:
    """A WebSocket of a table page. Until it is told to `read`, it does not."""

    def __init__(self, app: Starlette, table: str, *, headers: Headers = (), reads: bool = True) -> None:
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.may_read = asyncio.Event()
        self.kept_waiting = 0  # messages that the server is trying to send now
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        if reads:
            self.may_read.set()
        where = scope("websocket", f"/t/{table}/live", b"", headers, subprotocols=[])
        self.task = asyncio.ensure_future(app(where, self._said.get, self._send))

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.kept_waiting += 1
            try:
                await self.may_read.wait()
            finally:
                self.kept_waiting -= 1
        self.heard.put_nowait(message)

    def say(self, said: object) -> None:
        """Send text, bytes, or anything else as JSON."""
        if isinstance(said, bytes):
            self._said.put_nowait({"type": "websocket.receive", "bytes": said})
            return
        text = said if isinstance(said, str) else json.dumps(said)
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def next(self) -> Message:
        """The next message, raw."""
        return await asyncio.wait_for(self.heard.get(), 30)

    async def listen(self, *wanted: str) -> dict[str, Any]:
        """The next message that has one of these parts; any without them."""
        while True:
            message = await self.next()
            if message["type"] == "websocket.send":
                said: dict[str, Any] = json.loads(message["text"])
                if not wanted or any(part in said for part in wanted):
                    return said
            else:
                assert message["type"] == "websocket.accept", message

    async def leave(self) -> None:
        """Close the page."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, 30)
