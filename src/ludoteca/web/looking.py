"""Who may look at a table: everybody, unless others play the same deal just now; then those alone who sit there."""

from __future__ import annotations

from contextlib import suppress
from time import time
from typing import Protocol

from ludoteca.club.daily import Daily
from ludoteca.club.tourney import TOURNEY, Tourney, round_of
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
    """Let a deal be told that nobody plays any more: its day is over, or its round."""
    deal = live.table.opening.shared
    daily = Daily.read(deal)
    over = time() >= daily.ends if daily is not None else await _round_is_over(hub, deal)
    if over and live.table.is_secret:
        with suppress(TableError):  # somebody else has
            await hub.change(live, lambda table: table.reveal())


async def _round_is_over(hub: Hub, deal: str) -> bool:
    """Whether the round of a tournament is over; one that is gone altogether is."""
    tourney_id, number = round_of(deal)
    if not tourney_id:
        return False
    with hub.told("web-unread"):
        paper = await hub.store.paper(TOURNEY, tourney_id)
    if paper is None:
        return True
    played = Tourney.read(tourney_id, paper).played
    return len(played) >= number and played[number - 1].over > 0
