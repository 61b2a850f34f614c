"""HTTP within bounds: whoever connects and says nothing is let go, whoever finds no room is told so at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

import h11
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle


@dataclass
class Room:
    """How many connections there may be, and what is said to those who find no room."""

    most: int  # in all
    most_of_one: int  # of one address that is no trusted proxy
    turned_away: ASGIApp  # answers whoever finds no room
    tell: Callable[[], None]  # the host, that all are taken
    is_proxy: Callable[[str], bool] = field(default=lambda address: False)  # that the host trusts
    _of: Counter[str] = field(default_factory=Counter)

    def entered(self, address: str, taken: int) -> bool:
        """Somebody connects; whether there is room for them, `taken` connections with theirs."""
        self._of[address] += 1
        if taken > self.most:
            self.tell()
            return False
        return self._of[address] <= self.most_of_one or self.is_proxy(address)

    def left(self, address: str) -> None:
        """Somebody is gone, or talks over a WebSocket now, which is counted elsewhere."""
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]


class Punctual(H11Protocol):
    """A connection on which a request must have begun, with all its headers, within some seconds."""

    seconds: ClassVar[float] = 20.0
    room: ClassVar[Room]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else "?"
        self.has_room = self.room.entered(self.address, len(self.connections))
        if not self.has_room:
            self.app = self.room.turned_away
        self.looking = self.loop.call_later(self.seconds, self._look, None)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self.looking.cancel()
        self.room.left(self.address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """They go on over a WebSocket."""
        self.looking.cancel()
        self.room.left(self.address)
        super().handle_websocket_upgrade(event)

    def _should_upgrade(self) -> bool:
        return self.has_room and super()._should_upgrade()

    def _look(self, before: RequestResponseCycle | None) -> None:
        """Whether anything has come since the last look; `before`: the last request until then."""
        if self.transport.is_closing():
            return
        if self.cycle is before and self.conn.their_state is h11.IDLE:
            self.transport.close()
            return
        self.looking = self.loop.call_later(self.seconds, self._look, self.cycle)


def punctual(seconds: float, room: Room) -> type[Punctual]:
    """Connections that wait so long, as many as there is room for."""
    return type("Punctual", (Punctual,), {"seconds": seconds, "room": room})
