"""HTTP that waits only so long: whoever connects and then says nothing, or little, is let go."""

from __future__ import annotations

import asyncio
from typing import ClassVar, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle


class Punctual(H11Protocol):
    """A connection on which a request must have begun, with all its headers, within some seconds."""

    seconds: ClassVar[float] = 20.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self.loop.call_later(self.seconds, self._look, None)

    def _look(self, before: RequestResponseCycle | None) -> None:
        """Whether anything has come since the last look; `before`: the last request until then."""
        if self.transport.is_closing() or self.transport.get_protocol() is not cast(asyncio.BaseProtocol, self):
            return  # gone, or talking over a WebSocket
        if self.cycle is before and self.conn.their_state is h11.IDLE:
            self.transport.close()
            return
        self.loop.call_later(self.seconds, self._look, self.cycle)


def punctual(seconds: float) -> type[Punctual]:
    """Connections that wait so long."""
    return type("Punctual", (Punctual,), {"seconds": seconds})
