"""“Anyone for …?”: a wish to play that waits while whoever has it does something else, until enough have come."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple, Self

from ludoteca.club.papers import NEW, Change, Paper, moment, starting
from ludoteca.table.clocks import SLOW, Terms

WISH: Final = (
    "wish"  # a paper for each wish that waits; and for one that has come true, until its people have gone there
)
WAITS: Final = (15, 60, 240, 7 * 24 * 60)  # minutes for which somebody may wait
READY: Final = 24 * 3600  # seconds for which those are shown the way whose wish has come true
PACES: Final[Mapping[str, Terms | None]] = {
    "free": None,
    "live": Terms("live", 15 * 60, 15, 60),
    "slow": Terms(SLOW, 24 * 3600, holidays=14),
}


class Wanted(NamedTuple):
    """What somebody would like to play: all who want the same wait together."""

    game: str
    players: int
    people: int  # how many of them are people; bots have the other seats
    pace: str
    access: str  # who finds the wish

    @property
    def key(self) -> str:
        """The same for all who want the same."""
        return sha256(json.dumps(self).encode()).hexdigest()[:24]


class Comer(NamedTuple):
    """Somebody who waits."""

    holder: str
    name: str  # as they wrote it, or their own; empty: none
    until: int  # the time at which they wait no more, in seconds since 1970
    chance: str = ""  # their part of the deal, where nobody need be there for it
    drawn: bool = False


class Wish(NamedTuple):
    """A wish and those who have it."""

    id: str
    wanted: Wanted
    comers: tuple[Comer, ...]
    since: int
    table: str = ""  # at which it has come true
    version: int = NEW

    @property
    def missing(self) -> int:
        """How many are still missing."""
        return self.wanted.people - len(self.comers)

    @property
    def terms(self) -> Terms | None:
        """What is agreed on about time."""
        return PACES[self.wanted.pace]

    def has(self, holder: str) -> bool:
        """Whether somebody waits here."""
        return holder != "" and any(comer.holder == holder for comer in self.comers)

    def now(self, time: float) -> Self:
        """The same without those who wait no more."""
        return self._replace(comers=tuple(comer for comer in self.comers if comer.until > time))

    def with_(self, comer: Comer) -> Self:
        """The same with somebody more; whoever waits already waits anew."""
        return self._replace(comers=(*self.without(comer.holder).comers, comer))

    def without(self, holder: str) -> Self:
        """The same without somebody."""
        return self._replace(comers=tuple(comer for comer in self.comers if comer.holder != holder))

    def change(self) -> Change:
        """What keeps it; without anybody it is gone. As long as it waits whoever may finds it, and so do its like."""
        if not self.comers:
            return Change(WISH, self.id, None, (), self.version)
        body = json.dumps([self.wanted, self.comers, self.since, self.table], ensure_ascii=False, separators=(",", ":"))
        marks = [f"{own_mark(comer.holder)} {self.id}" for comer in self.comers]
        if not self.table:
            marks += [wish_mark(self.wanted.access) + moment(self.since), like_mark(self.wanted)]
        marks.append(until_mark() + moment(max(comer.until for comer in self.comers)))
        return Change(WISH, self.id, body.encode(), tuple(marks), self.version)

    @classmethod
    def read(cls, wish_id: str, paper: Paper) -> Self:
        """As it was kept."""
        wanted, comers, since, table = json.loads(paper.body)
        return cls(wish_id, Wanted(*wanted), tuple(Comer(*comer) for comer in comers), since, table, paper.version)


def wish_mark(access: str) -> str:
    """By which wishes are found by those who may; a time comes after it."""
    return f"{access} "


def like_mark(wanted: Wanted) -> str:
    """By which the wish is found of those who want the same."""
    return f"like {wanted.key}"


def own_mark(holder: str) -> str:
    """By which somebody's own wishes are found."""
    return f"by {holder}"


def until_mark() -> str:
    """By which wishes are found that nobody has any more; a time comes after it."""
    return "until "


def wishes_for(access: str) -> tuple[str, str]:
    """From where to where the marks go of wishes that somebody may find."""
    return starting(wish_mark(access))


def plain(clock: Terms | None) -> dict[str, Any]:
    """A clock as JSON tells it."""
    return {} if clock is None else {key: value for key, value in clock.body(0).items() if key != "now"}
