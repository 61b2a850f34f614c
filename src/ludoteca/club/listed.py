"""Tables that others may find: those that wait for players, and those at which somebody plays.

The paper of such a table is written in the same breath as whatever happens there, so no list tells of a free seat that
was taken, whichever server is asked.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple, Self

from ludoteca.club.papers import WHATEVER, Change, Paper, moment, starting
from ludoteca.table import OPEN, Entry, Table
from ludoteca.table.clocks import SLOW, Terms

LISTED: Final = "listed"  # a paper for each table that others may find, by its id
PUBLIC: Final = "public"  # everybody finds it
MEMBERS: Final = "members"  # everybody with a name
GROUP: Final = "group "  # and its id: those who are in it
TO: Final = "to "  # and the id of a person: they are challenged
WAITS, PLAYED = "waits", "played"
NOTED_EVERY: Final = 600  # seconds after which it is noted again that somebody plays there
DAY: Final = 24 * 3600
QUIET: Final = {WAITS: 15 * 60, PLAYED: 2 * 3600}  # seconds after which nobody is held to be there any more
QUIET_SLOW: Final = 14 * DAY  # the same where nobody need be there
QUIET_TO: Final = 7 * DAY  # the same of a challenge
KEPT: Final = 30 * DAY  # seconds after which a table is listed no more, whatever becomes of it


class Sitting(NamedTuple):
    """A seat of a table that is listed."""

    kind: str
    name: str  # as the person wrote it; empty: each reader calls the seat so in their own language
    bot: str
    holder: str


class Listed(NamedTuple):
    """A table that others may find."""

    table: str
    game: str
    access: str
    state: str  # WAITS or PLAYED
    at: int  # when something has happened there last, in seconds since 1970
    seats: tuple[Sitting, ...]
    clock: dict[str, Any]
    changed: bool  # whether its contents differ from what is printed

    @property
    def free(self) -> int:
        """How many seats nobody has taken."""
        return sum(seat.kind == OPEN for seat in self.seats)

    @property
    def host(self) -> str:
        """Who has set it."""
        return next((seat.holder for seat in self.seats if seat.holder), "")

    @property
    def terms(self) -> Terms | None:
        """What was agreed on about time."""
        return Terms.kept(self.clock) if self.clock else None

    @property
    def is_slow(self) -> bool:
        """Whether nobody need be there."""
        return self.clock.get("kind") == SLOW

    def is_quiet(self, now: float) -> bool:
        """Whether nothing has happened there for so long that nobody will be there any more."""
        if self.access.startswith(TO) and self.state == WAITS:
            return now - self.at > QUIET_TO
        return now - self.at > (QUIET_SLOW if self.is_slow else QUIET[self.state])

    @classmethod
    def of(cls, table: Table, at: int) -> Self:
        """A table as it is, or as it will be."""
        opening = table.opening
        seats = tuple(Sitting(seat.kind, seat.name, seat.bot, seat.holder) for seat in table.seats)
        clock = {key: value for key, value in opening.clock.items() if key != "now"}
        state = PLAYED if table.is_full else WAITS
        return cls(opening.id, opening.game, opening.access, state, at, seats, clock, bool(opening.patch))

    def change(self) -> Change:
        """What keeps it: found among those that wait or are played at, by when something happened; and by its host."""
        told = [
            self.game,
            self.access,
            self.state,
            self.at,
            [list(seat) for seat in self.seats],
            self.clock,
            self.changed,
        ]
        body = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
        marks = [listed_mark(self.state, self.access) + moment(self.at)]
        if self.state == WAITS and self.host:
            marks.append(host_mark(self.host, self.access))
        return Change(LISTED, self.table, body, tuple(marks), WHATEVER)

    @classmethod
    def read(cls, table: str, paper: Paper) -> Self:
        """As it was kept."""
        game, access, state, at, seats, clock, changed = json.loads(paper.body)
        return cls(table, game, access, state, at, tuple(Sitting(*seat) for seat in seats), clock, changed)


def listed_mark(state: str, access: str) -> str:
    """By which tables are found that wait or are played at; a time comes after it."""
    return f"{state} {access} "


def host_mark(host: str, access: str) -> str:
    """By which the tables are found at which somebody waits for others, or for somebody whom they have challenged."""
    return f"{'challenge' if access.startswith(TO) else 'by'} {host}"


def unlisted(table_id: str) -> Change:
    """Nobody finds it any more."""
    return Change(LISTED, table_id, None, version=WHATEVER)


def opened(table: Table, at: float) -> list[Change]:
    """What is kept with a table that is set."""
    return [Listed.of(table, int(at)).change()] if table.opening.access else []


def told_of(table: Table, then: Table, entry: Entry, closes: bool) -> list[Change]:
    """What is kept with something that happens at a table: nothing, where nobody who looks for tables would see it."""
    if not table.opening.access or table.is_over:
        return []
    if closes or then.is_over or then.stale is not None or (then.declined and table.opening.access.startswith(TO)):
        return [unlisted(table.opening.id)]
    before, after = Listed.of(table, table.latest), Listed.of(then, entry.at)
    if before._replace(at=0) == after._replace(at=0) and before.at // NOTED_EVERY == after.at // NOTED_EVERY:
        return []
    return [after.change()]


def span_of(state: str, access: str) -> tuple[str, str]:
    """From where to where the marks go of tables that wait, or are played at."""
    return starting(listed_mark(state, access))
