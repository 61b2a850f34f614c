"""The deal of the day: for each game one, the same for everybody, with the same bots on the other seats."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple, Self

from ludoteca.club.samedeal import SharedDeal
from ludoteca.engine.shelf import content_of, made
from ludoteca.table.seats import STAND_IN

DAILY: Final = "daily"
ID: Final = re.compile(r"daily (\d{4}-\d{2}-\d{2}) ([a-z][a-z0-9_]*)", re.ASCII)
MOST_SEEN: Final = 400  # days that one can look back


class Daily(NamedTuple):
    """Which day, and which game."""

    day: date
    game: str

    @property
    def id(self) -> str:
        """What its deal is called; it stands in the proof of the deal, in the place of a person's part."""
        return f"{DAILY} {self.day.isoformat()} {self.game}"

    @classmethod
    def read(cls, deal: str) -> Self | None:
        """The day and the game of a deal; None: it is none of the day."""
        found = ID.fullmatch(deal)
        if found is None:
            return None
        try:
            return cls(date.fromisoformat(found[1]), found[2])
        except ValueError:
            return None

    @property
    def begins(self) -> int:
        """When it may be begun, in seconds since 1970."""
        return int(datetime(self.day.year, self.day.month, self.day.day, tzinfo=UTC).timestamp())

    @property
    def ends(self) -> int:
        """When it is over: whatever ends later does not count, and the deal is told."""
        return self.begins + 24 * 3600

    def other(self, days: int) -> Self:
        """The same game so many days later."""
        return self._replace(day=self.day + timedelta(days=days))


def sealed(daily: Daily, server: str, now: float) -> SharedDeal:
    """A deal of the day that is made now: the game as it is usually played, with bots of medium strength."""
    game = made(daily.game, {})
    seats = ("", *[STAND_IN] * (game.players - 1))
    content = content_of(game.name, game.patch)
    return SharedDeal(
        daily.id, game.name, dict(game.options), seats, server, int(now), game.rules_version, content
    )  # fmt: skip


def place_of(deal: str) -> str:
    """Where it is told what became of a shared deal."""
    daily = Daily.read(deal)
    if daily is not None:
        return f"/{DAILY}/{daily.game}/{daily.day.isoformat()}"
    return f"/tournaments/{deal.split(' ')[1]}" if deal.count(" ") == 2 else "/"


def day_of(now: float) -> date:
    """The day by which the deals change, the same for everybody."""
    return datetime.fromtimestamp(now, UTC).date()
