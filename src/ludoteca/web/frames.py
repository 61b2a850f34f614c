"""WebSockets on which the same news go to many pages: packed once, and written without a task for each page.

A WebSocket that compresses usually refers to what it has sent before, so that no two connections are sent the same
bytes. Here every message is compressed by itself: its frame is the same for all, and to send it is to copy bytes. Where
another server runs the application, pages are told in the ordinary way.
"""

from __future__ import annotations

import logging
from struct import pack
from typing import Any, Final
from zlib import Z_SYNC_FLUSH, compressobj

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from ludoteca.web.shown import News

PIPE: Final = "ludoteca.pipe"  # the name of the extension in the scope of a connection
WINDOW: Final = 15  # bits of the window that messages are compressed with
LEVEL: Final = 3  # of compression: a message is small, and is sent once
LEAST: Final = 256  # bytes that are worth compressing
TEXT: Final = 0x81  # the first byte of a whole message of text
PACKED: Final = 0x40  # ... that is compressed


class SharedFrames(WebSocketsSansIOProtocol):
    """A connection whose messages stand for themselves, and that takes ready frames."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        deflate = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": LEVEL}
        )
        self.conn = ServerProtocol(
            extensions=[deflate], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )
        self._packs = False

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for the connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._packs = any(
                isinstance(used, PerMessageDeflate) and used.local_max_window_bits == WINDOW
                for used in self.conn.extensions
            )
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[PIPE] = self

    @property
    def is_free(self) -> bool:
        """Whether the page is there, and has read what it was sent before."""
        return self.handshake_complete and self.conn.state is OPEN and not self.close_sent and self.writable.is_set()

    def write(self, news: News) -> None:
        """Send news on their way."""
        if not self.transport.is_closing():
            self.transport.write(frame(news, self._packs))


def pipe_of(scope: Scope) -> SharedFrames | None:
    """The connection itself, where it takes ready frames."""
    found = scope.get("extensions", {}).get(PIPE)
    return found if isinstance(found, SharedFrames) else None


def frame(news: News, packed: bool) -> bytes:
    """News as they go over the wire, put together once for all who are sent them."""
    made = news.frames.get(packed)
    if made is None:
        made = news.frames[packed] = framed(news.text.encode(), packed)
    return made


def framed(text: bytes, packed: bool) -> bytes:
    """A whole message of text as a frame of the WebSocket protocol (RFC 6455; compressed: RFC 7692)."""
    first = TEXT
    if packed and len(text) >= LEAST:
        press = compressobj(LEVEL, wbits=-WINDOW)
        text = (press.compress(text) + press.flush(Z_SYNC_FLUSH))[:-4]
        first |= PACKED
    size = len(text)
    if size < 126:
        return pack("!BB", first, size) + text
    if size < 65536:
        return pack("!BBH", first, 126, size) + text
    return pack("!BBQ", first, 127, size) + text
