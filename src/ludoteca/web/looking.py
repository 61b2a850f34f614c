"""Who may look at a table: everybody, unless others play the same deal just now; then those alone who sit there."""

from __future__ import annotations

from contextlib import suppress
from time import time
from typing import Protocol

from ludoteca.club.daily import Daily
from ludoteca.table import TableError
from ludoteca.web.gathering import LiveTable
from ludoteca.web.hub import Hub
from ludoteca.web.visitor import Refused


class Looking(Protocol):
    """Whoever asks."""

    @property
    def holder(self) -> str:
        """Under which their seats are kept."""


async def admit(hub: Hub, live: LiveTable, visitor: Looking) -> LiveTable:
    """The table, for whoever may look at it; with the first look after a deal of the day is over, it is told."""
    if live.table.is_secret:
        await reveal_if_over(hub, live)
    if live.table.is_secret and not live.held_by(visitor.holder):
        raise Refused(403, "web-shared-look")
    return live


async def reveal_if_over(hub: Hub, live: LiveTable) -> None:
    """Let the deal of a day be told that is over."""
    daily = Daily.read(live.table.opening.shared)
    if daily is not None and time() >= daily.ends:
        await reveal(hub, live)


async def reveal(hub: Hub, live: LiveTable) -> None:
    """Nobody plays this deal any more: let it be told."""
    with suppress(TableError):  # somebody else has
        await hub.change(live, lambda table: table.reveal())
