"""The time that each seat has: what a table has agreed on, and what follows from its entries. No clock is read here.

Beside each entry of a table with a clock stand two numbers: when it happened, in thousandths of a second for which the
house has been open, and whose time ran until then. Everything else follows from them: a table that is read again has
the clocks that it had.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, Self

from ludoteca.bots import LEVELS
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.table.entries import ACT, BACK, CHAT, GUIDE, HOLIDAY, REVEAL, UNDO, Entry

LIVE: Final = "live"  # everybody is there: so much time for the whole game, and some more with each turn
SLOW: Final = "slow"  # by correspondence: so much time for each decision
FORFEIT: Final = "forfeit"  # whoever runs out has lost

SECOND: Final = 1000  # what times are counted in
HOUR: Final = 3600
DAY: Final = 24 * HOUR
MOST_LEFT: Final = 7 * DAY * SECOND  # that increments may add up to
WINDOW: Final = 30  # seconds for a question outside one's own turn, at a live table: it takes nobody's time
LEAST_AGAIN: Final = 30  # seconds that somebody has who comes back after running out

ALLOWED: Final[Mapping[str, Mapping[str, tuple[int, int]]]] = {
    LIVE: {"start": (30, 6 * HOUR), "increment": (0, 600), "grace": (0, 600)},
    SLOW: {"start": (HOUR, 30 * DAY), "holidays": (0, 60)},
}
"""What can be agreed on, in seconds, and days of holidays."""
OUTS: Final = (*[f"search:{level}" for level in LEVELS], FORFEIT)


class ClockError(LudotecaError):
    """No table can have such a clock."""


@dataclass(frozen=True)
class Terms:
    """What a table has agreed on about time."""

    kind: str  # LIVE or SLOW
    start: int  # seconds that everybody begins with; by correspondence, that each decision has
    increment: int = 0  # seconds more with each turn
    grace: int = 0  # seconds of a seat's first turn that cost nothing
    holidays: int = 0  # days that each person may take
    out: str = "search:medium"  # who plays on for whoever runs out; FORFEIT: nobody does, they have lost

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Self:
        """What somebody wants; `ClockError` says what is wrong and what would be right."""
        kind = str(given.get("kind"))
        if kind not in ALLOWED:
            raise ClockError(house("clock-kind", {"given": kind[:40]}))
        allowed = ALLOWED[kind]
        for name in given:
            if name not in (*allowed, "kind", "out"):
                known = ", ".join((*allowed, "out"))
                raise ClockError(house("clock-field", {"field": str(name)[:40], "allowed": known}))
        found: dict[str, int] = {}
        for name, (least, most) in allowed.items():
            number = given.get(name, None if name == "start" else least)
            if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
                raise ClockError(
                    house("clock-number", {"field": name, "given": str(number)[:40], "least": least, "most": most})
                )
            found[name] = number
        out = given.get("out", cls.out)
        if out not in OUTS:
            raise ClockError(house("clock-out", {"given": str(out)[:40], "allowed": ", ".join(OUTS)}))
        return cls(kind, out=out, **found)

    @classmethod
    def kept(cls, clock: Mapping[str, Any]) -> Self:
        """What an opening keeps."""
        return cls(**{field.name: clock[field.name] for field in fields(cls) if field.name in clock})

    def body(self, now: int) -> dict[str, Any]:
        """As an opening keeps it, with the moment at which the table is set."""
        return {**asdict(self), "now": now}

    @property
    def window(self) -> int:
        """Thousandths of a second that a question outside one's own turn may take: nobody's time runs meanwhile."""
        return (WINDOW if self.kind == LIVE else self.start) * SECOND

    @property
    def again(self) -> int:
        """What somebody has at the least who comes back after running out."""
        return (max(LEAST_AGAIN, self.start // 4) if self.kind == LIVE else self.start) * SECOND


@dataclass(frozen=True)
class Clocks:
    """How the clocks of a table stood when something happened last. All times are thousandths of a second."""

    terms: Terms
    now: int  # when that was
    moved: int  # when somebody was last asked something new
    left: tuple[int, ...]  # the time of each seat
    grace: tuple[int, ...]  # what of its first turn costs nothing
    holidays: tuple[int, ...]  # that it may still take
    until: tuple[int, ...]  # how long its holiday lasts; what is past is over
    acted: tuple[int, ...] = ()  # whose turn each action was that stands; -1: outside anybody's
    reached: int = 0  # the most actions that have stood at once: what was taken back gives no time again

    @classmethod
    def of(cls, clock: Mapping[str, Any], seats: int) -> Self | None:
        """The clocks of a table that has just been set; None: it has none."""
        if not clock:
            return None
        terms = Terms.kept(clock)
        now = int(clock.get("now", 0))
        whole = terms.start * SECOND
        return cls(
            terms, now, now, (whole,) * seats, (terms.grace * SECOND,) * seats,
            (terms.holidays * DAY * SECOND,) * seats, (0,) * seats,
        )  # fmt: skip

    @classmethod
    def replayed(cls, clock: Mapping[str, Any], seats: int, entries: Iterable[Entry]) -> Self | None:
        """The clocks after all that has happened, with what was taken back: the time that it took has passed."""
        clocks = cls.of(clock, seats)
        for entry in entries if clocks is not None else ():
            assert clocks is not None
            clocks = clocks.after(entry)
        return clocks

    # ---- what can be asked

    def left_of(self, seat: int, now: int, runs: bool) -> int:
        """What a seat has left; `runs`: its time has been running since something happened last."""
        return self._spent(seat, now)[0] if runs else self.left[seat]

    def out_at(self, seat: int) -> int:
        """When a seat runs out whose time runs now."""
        return max(self.now, self.until[seat]) + self.grace[seat] + self.left[seat]

    @property
    def window_ends(self) -> int:
        """When a question outside anybody's turn is let go by."""
        return self.moved + self.terms.window

    def on_holiday(self, seat: int, now: int) -> bool:
        """Whether a seat's time stands still."""
        return self.until[seat] > now

    def days_left(self, seat: int) -> int:
        """Whole days of holidays that a person may still take, after what they take now."""
        return self.holidays[seat] // (DAY * SECOND)

    def _spent(self, seat: int, now: int) -> tuple[int, int]:
        """What a seat has of its time, and of its grace, after its time has run until then."""
        ran = max(0, now - max(self.now, self.until[seat]))
        free = min(self.grace[seat], ran)
        return max(0, self.left[seat] - (ran - free)), self.grace[seat] - free

    # ---- what happens

    def after(self, entry: Entry) -> Self:
        """The clocks after an entry. Time that seems to have gone back is none."""
        now, clocks = max(self.now, entry.now), self
        if entry.ran > 0:
            left, grace = self._spent(entry.ran - 1, now)
            clocks = replace(
                self, left=_with(self.left, entry.ran - 1, left), grace=_with(self.grace, entry.ran - 1, grace)
            )
        moved = self.moved if entry.kind in (CHAT, GUIDE, HOLIDAY, REVEAL) else now
        clocks = replace(clocks, now=now, moved=moved)
        if entry.kind == ACT:
            return clocks._acted(abs(entry.ran) - 1, charged=entry.ran > 0)
        if entry.kind == UNDO:
            return replace(clocks, acted=clocks.acted[:-1])
        if entry.kind == BACK:
            left = max(clocks.left[entry.seat], self.terms.again)
            return replace(clocks, left=_with(clocks.left, entry.seat, left))
        if entry.kind == HOLIDAY:
            return clocks._holiday(entry.seat, entry.number)
        return clocks

    def _acted(self, seat: int, charged: bool) -> Self:
        """Somebody has decided. The first decision of a turn brings its increment, but only once."""
        place, clocks = len(self.acted), self
        if charged:
            before = next((other for other in reversed(self.acted) if other >= 0), -1)
            more = self.terms.increment * SECOND if before != seat and place >= self.reached else 0
            left = max(self.left[seat], min(self.left[seat] + more, MOST_LEFT))
            clocks = replace(clocks, left=_with(self.left, seat, left), grace=_with(self.grace, seat, 0))
        if place >= self.reached:
            clocks = replace(clocks, reached=place + 1)
            if self.terms.kind == SLOW:
                clocks = replace(clocks, left=(self.terms.start * SECOND,) * len(self.left))
        return replace(clocks, acted=(*self.acted, seat))

    def _holiday(self, seat: int, days: int) -> Self:
        """Somebody takes days off from now on, or comes back early; what they did not take remains."""
        rest = max(0, self.until[seat] - self.now)
        taken = days * DAY * SECOND
        return replace(
            self,
            holidays=_with(self.holidays, seat, max(0, self.holidays[seat] + rest - taken)),
            until=_with(self.until, seat, self.now + taken if days else 0),
        )


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])
