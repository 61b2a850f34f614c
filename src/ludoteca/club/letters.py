"""What somebody is told who is not there: that it is their turn, who has come, an end, a challenge.

A letter waits in the store from the same breath as what it tells of, until it was handed over. There is one for
a thing: one that comes again takes the place of the one that waits, and what was told once is not told a second time.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple, Self
from zoneinfo import ZoneInfo, available_timezones

from ludoteca.club.papers import NEW, WHATEVER, Change, Paper, moment
from ludoteca.club.people import Person

LETTER: Final = "letter"  # a paper for each thing that somebody is to be told
TOLD: Final = "told"  # a paper for each thing that somebody was told last
TURN, JOINED, OVER, CHALLENGE = "turn", "joined", "over", "challenge"
KINDS: Final = (TURN, JOINED, OVER, CHALLENGE)
PUSH, MAIL, CHAT = "push", "mail", "chat"
CHANNELS: Final = (PUSH, MAIL)  # that a person may choose
OPENED: Final = "opened"  # a table of a group waits for players: told in its chat alone
GROUP_KINDS: Final = (OPENED, TURN, OVER)
SECTION: Final = "letters"  # of the settings of a person, and of a group
DAY: Final = 24 * 3600
GIVEN_UP: Final = 2 * DAY  # seconds after which nobody tries any more
TOLD_KEPT: Final = 60 * DAY  # seconds for which it is known what somebody was told
FIRST_PAUSE: Final = 15.0  # seconds until it is tried again, then twice as long each time
LONGEST_PAUSE: Final = 3600.0


class Letter(NamedTuple):
    """Something that somebody is to be told."""

    what: str  # of `KINDS`, or of `GROUP_KINDS`
    table: str
    to: str  # the person; empty: the chat of a group
    group: str = ""
    seat: int = -1  # that it is about
    name: str = ""  # of whoever has done it
    how: str = ""  # which of several things of a kind it is
    thing: str = ""  # what is told only once
    at: float = 0.0  # when it happened, in seconds since 1970
    left: tuple[str, ...] | None = None  # the ways on which it is yet to go; None: on all that are chosen then
    tries: int = 0
    due: float = 0.0
    entries: int = 0  # so many things must have happened at the table before it can be looked at for this
    version: int = NEW

    @property
    def id(self) -> str:
        """What its paper is called: the same for whatever takes its place."""
        return " ".join([self.what, self.table, self.to or f"group-{self.group}", str(self.seat)])

    def change(self, version: int = WHATEVER) -> Change:
        """What keeps it: found by when it is due, and by whom it is for."""
        body = json.dumps(self[:-1], ensure_ascii=False, separators=(",", ":")).encode()
        return Change(LETTER, self.id, body, (due_mark(self.due or self.at), f"to {self.to or self.group}"), version)

    @classmethod
    def read(cls, paper: Paper) -> Self:
        """As it was kept."""
        told = json.loads(paper.body)
        what, table, to, group, seat, name, how, thing, at, left, tries, due, entries = told
        ways = None if left is None else tuple(left)
        return cls(what, table, to, group, seat, name, how, thing, at, ways, tries, due, entries, paper.version)

    def heard(self, ways: Collection[str], now: float) -> Change:
        """On these ways it was handed over: the same is not told again."""
        marks = (f"at {moment(now)}", f"to {self.to or self.group}")
        return Change(TOLD, self.id, "\n".join([self.thing, *sorted(ways)]).encode(), marks, WHATEVER)

    def heard_on(self, paper: Paper | None) -> set[str]:
        """The ways on which the same was told already."""
        thing, *ways = ("" if paper is None else paper.body.decode()).split("\n")
        return set(ways) if thing == self.thing else set()

    def gone(self) -> Change:
        """It waits no more."""
        return Change(LETTER, self.id, None, (), self.version)

    def later(self, due: float, left: Sequence[str] | None, tries: int = 0) -> Change:
        """It waits until then, for these ways."""
        ways = None if left is None else tuple(left)
        return self._replace(left=ways, due=due, tries=tries).change(self.version)


def due_mark(due: float) -> str:
    """By which letters are found that are due; `due ` comes before it, so that nothing else is among them."""
    return f"due {moment(max(0.0, due))}"


def pause_after(tries: int) -> float:
    """The seconds until something is tried again that has failed so often."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(tries, 20))


# ---- what somebody has chosen


class Chosen(NamedTuple):
    """How somebody wants to be told what."""

    ways: Mapping[str, tuple[str, ...]]  # of each kind: on which ways
    quiet: tuple[int, int] | None = None  # minutes after midnight between which nobody is disturbed
    zone: str = "UTC"
    lang: str = "en"
    mail: str = ""  # the address; empty: none
    confirmed: bool = False  # whether it has answered
    chat: bool = False  # whether they may be named in the chat of a group when it is their turn

    @classmethod
    def of(cls, person: Person) -> Self:
        """What a person has set; until they do, they are told nothing."""
        told = person.settings.get(SECTION, {})
        quiet = told.get("quiet")
        return cls(
            {kind: tuple(told.get("ways", {}).get(kind, ())) for kind in KINDS},
            None if not quiet else (int(quiet[0]), int(quiet[1])),
            told.get("zone", "UTC"),
            told.get("lang", "en"),
            told.get("mail", ""),
            bool(told.get("confirmed", False)),
            bool(told.get("chat", False)),
        )

    def put(self, person: Person) -> Person:
        """The person with this."""
        return person.with_settings(
            SECTION, {**self._asdict(), "ways": {kind: list(self.ways[kind]) for kind in KINDS}}
        )

    def wants(self, kind: str) -> tuple[str, ...]:
        """The ways on which they are told of that kind."""
        return tuple(way for way in self.ways.get(kind, ()) if way != MAIL or (self.mail and self.confirmed))

    def is_quiet_until(self, now: float) -> float:
        """Until when nobody disturbs them, if they are not to be disturbed now; otherwise 0."""
        if self.quiet is None:
            return 0.0
        first, beyond = self.quiet
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        inside = first <= minute < beyond if first < beyond else minute >= first or minute < beyond
        if not inside or first == beyond:
            return 0.0
        end = here.replace(hour=beyond // 60, minute=beyond % 60, second=0, microsecond=0)
        if end <= here:
            end += timedelta(days=1)
        return end.timestamp()


def is_zone(name: str) -> bool:
    """Whether there is such a time zone."""
    return name in available_timezones()


# ---- a device that takes pushes


SUBSCRIPTION: Final = "push"  # a paper for each browser that somebody is told by
MOST_SUBSCRIPTIONS: Final = 10  # of one person


class Subscription(NamedTuple):
    """A browser that takes pushes for somebody."""

    id: str  # a hash of where it is reached
    person: str
    device: str  # the browser, by the hash of its secret: shown out, it is told nothing any more
    endpoint: str
    key: str  # with which what it is told is sealed, in base64url
    secret: str
    since: int
    label: str = ""
    version: int = NEW

    @classmethod
    def read(cls, subscription_id: str, paper: Paper) -> Self:
        """As it was kept."""
        person, device, endpoint, key, secret, since, label = json.loads(paper.body)
        return cls(subscription_id, person, device, endpoint, key, secret, since, label, paper.version)

    def change(self) -> Change:
        """What keeps it; found among those of its person, and by its device."""
        body = json.dumps(self[1:-1], ensure_ascii=False, separators=(",", ":")).encode()
        return Change(SUBSCRIPTION, self.id, body, (f"of {self.person}", f"on {self.device}"), self.version)

    def gone(self) -> Change:
        """It is told nothing any more."""
        return Change(SUBSCRIPTION, self.id, None, (), WHATEVER)


# ---- the chat of a group


SERVICES: Final = ("discord", "slack", "matrix", "telegram")


class Chat(NamedTuple):
    """Where a group talks, and what is told there."""

    service: str
    url: str  # a secret: whoever has it may say something there
    room: str = ""  # of Matrix and Telegram
    token: str = ""  # of Matrix
    kinds: tuple[str, ...] = GROUP_KINDS
    lang: str = "en"
    trouble: str = ""  # why it is not told anything any more

    @classmethod
    def of(cls, settings: Mapping[str, Any]) -> Self | None:
        """What a group has set; None: it talks nowhere."""
        told = settings.get(SECTION)
        if not told or not told.get("service"):
            return None
        return cls(**{**told, "kinds": tuple(told["kinds"])})

    def section(self) -> dict[str, Any]:
        """As it is kept with the group."""
        return {**self._asdict(), "kinds": list(self.kinds)}
