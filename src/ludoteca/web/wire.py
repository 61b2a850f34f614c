"""A server of ours as a thinker reaches it: requests over connections that are kept, by HTTP or HTTPS."""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import h11

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house

SECONDS_TO_CONNECT: Final = 10.0
MOST_BYTES: Final = 4_000_000  # of an answer
CHUNK: Final = 65_536
MOST_SENTENCE: Final = 500
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
PORTS: Final = {"http": 80, "https": 443}


class WireError(LudotecaError):
    """What is no address of a server."""


class Away(Exception):
    """The server was not reached, or what it said made no sense."""


class Turned(Exception):
    """The server refuses; its status, and its sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


class Wire:
    """One server, and the connections to it that are not in use."""

    def __init__(self, url: str, token: str, lang: str) -> None:
        parts = urlsplit(url.strip())
        try:
            port = parts.port
        except ValueError:
            port = 0
        known = parts.scheme in PORTS and parts.hostname and "@" not in parts.netloc and port != 0
        if not known or not url.isprintable() or parts.query or parts.fragment:
            raise WireError(house("think-url", {"url": url[:120]}))
        assert parts.hostname is not None
        self.url = url.strip().rstrip("/")
        self.host, self.port = parts.hostname, port or PORTS[parts.scheme]
        self.is_plain = parts.scheme == "http"
        self.is_here = self.host in LOOPBACK
        self._path = parts.path.rstrip("/")
        self._ssl = None if self.is_plain else ssl.create_default_context()
        self._headers = [
            ("host", parts.netloc),
            ("authorization", f"Bearer {token}"),
            ("accept-language", lang),
            ("content-type", "application/json"),
        ]
        self._free: list[_Pipe] = []

    async def ask(self, path: str, body: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """What the server answers. A connection that it has closed meanwhile is made anew, once."""
        sent = json.dumps(body).encode()
        pipe = self._free.pop() if self._free else None
        if pipe is not None:
            with contextlib.suppress(Away):
                return await self._asked(pipe, path, sent, seconds)
        try:
            async with asyncio.timeout(SECONDS_TO_CONNECT):
                streams = await asyncio.open_connection(self.host, self.port, ssl=self._ssl)
        except (OSError, TimeoutError) as error:
            raise Away(_told(error)) from None
        return await self._asked(_Pipe(*streams), path, sent, seconds)

    async def _asked(self, pipe: _Pipe, path: str, sent: bytes, seconds: float) -> dict[str, Any]:
        headers = [*self._headers, ("content-length", str(len(sent)))]
        try:
            async with asyncio.timeout(seconds):
                status, said = await pipe.ask(
                    h11.Request(method="POST", target=self._path + path, headers=headers), sent
                )
        except (OSError, TimeoutError, h11.ProtocolError, EOFError) as error:
            pipe.close()
            raise Away(_told(error)) from None
        except BaseException:  # nobody waits any more: the server sees that the connection is closed
            pipe.close()
            raise
        if pipe.is_reusable():
            self._free.append(pipe)
        else:
            pipe.close()
        return _read(status, said)

    def close(self) -> None:
        """Let all connections go."""
        for pipe in self._free:
            pipe.close()
        self._free.clear()


class _Pipe:
    """A connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._state = h11.Connection(h11.CLIENT)

    async def ask(self, request: h11.Request, body: bytes) -> tuple[int, bytes]:
        """The status and the body of an answer."""
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            self._writer.write(self._state.send(part) or b"")
        await self._writer.drain()
        status, found = 0, bytearray()
        while True:
            event = self._state.next_event()
            if event is h11.NEED_DATA:
                came = await self._reader.read(CHUNK)
                if not came and self._state.their_state is h11.IDLE:
                    raise EOFError("closed")
                self._state.receive_data(came)
            elif isinstance(event, h11.Response):
                status = event.status_code
            elif isinstance(event, h11.Data):
                found += event.data
                if len(found) > MOST_BYTES:
                    raise EOFError("too long")
            elif isinstance(event, h11.EndOfMessage):
                return status, bytes(found)
            elif isinstance(event, h11.ConnectionClosed):
                raise EOFError("closed")

    def is_reusable(self) -> bool:
        """Whether it can be asked again."""
        if self._state.our_state is not h11.DONE or self._state.their_state is not h11.DONE:
            return False
        self._state.start_next_cycle()
        return True

    def close(self) -> None:
        """Let it go."""
        self._writer.close()


def _read(status: int, said: bytes) -> dict[str, Any]:
    try:
        found = json.loads(said)
    except (ValueError, RecursionError):
        found = None
    if status == 200 and isinstance(found, dict):
        return found
    sentence = found.get("error") if isinstance(found, dict) else None
    if status >= 400 and isinstance(sentence, str):
        raise Turned(status, "".join(letter for letter in sentence if letter.isprintable())[:MOST_SENTENCE])
    raise Away(f"HTTP {status}")


def _told(error: BaseException) -> str:
    return str(error).partition("\n")[0][:MOST_SENTENCE] or type(error).__name__
