"""What a table with a clock asks of whatever is done at it, and how it will stand when that is done."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

from ludoteca.engine.phrase import house
from ludoteca.table.clocks import DAY, SECOND
from ludoteca.table.entries import ACT, AWAY, BACK, CHANCE, DECLINE, FILL, HOLIDAY, OUT, RESIGN, SIT, UNDO, Entry
from ludoteca.table.seats import PERSON
from ludoteca.table.table import Table, TableError

TIMED = (ACT, UNDO, HOLIDAY)  # what nobody may do who has no time left
BOT_LOOK = 5 * SECOND  # after which it is looked whether anybody lets the bot think that is asked
SEATING = (SIT, FILL, DECLINE, CHANCE, AWAY, BACK, RESIGN, OUT)


def stamped(table: Table, entry: Entry, now: int) -> Entry:
    """An entry with what a clock needs to know of it; `TableError`: whoever wants to do this has no time left."""
    clocks = table.clocks
    if clocks is None:
        return entry
    now, seat = max(now, clocks.now), table.timed
    if entry.kind in TIMED and seat >= 0 and clocks.out_at(seat) <= now and entry.seat == seat:
        raise TableError(house("table-time-up", {"seat": table.name_of(seat)}))
    turn = 0 if table.asked < 0 or table.window else table.asked + 1
    return replace(entry, now=now, ran=turn if seat >= 0 else -turn)


def run_out(table: Table, now: int) -> Entry:
    """Whoever is asked has no time left."""
    clocks, seat = table.clocks, table.timed
    if clocks is None or seat < 0 or clocks.out_at(seat) > now:
        raise TableError(house("table-time-left"))
    return Entry(OUT, seat)


def take_holiday(table: Table, seat: int, days: int, now: int) -> Entry:
    """Take days off from now on; none: be back early."""
    clocks = table.clocks
    if clocks is None or not clocks.terms.holidays:
        raise TableError(house("table-no-holidays"))
    if table.is_over:
        raise TableError(house("game-over"))
    if table.seats[seat].kind != PERSON or table.seats[seat].thinks:
        raise TableError(house("table-no-person", {"seat": table.name_of(seat)}))
    rest = max(0, clocks.until[seat] - max(now, clocks.now))
    most = (clocks.holidays[seat] + rest) // (DAY * SECOND)
    if not 0 <= days <= most or (days == 0 and not rest):
        raise TableError(house("table-holidays", {"given": days, "most": most}))
    return Entry(HOLIDAY, seat, days)


def ahead(table: Table, entry: Entry) -> Table:
    """The table as it will be after an entry that was checked: only to be asked, before that is kept for good."""
    then = copy(table)
    then.seats = [replace(seat) for seat in table.seats]
    if table.clocks is not None:
        then.clocks = table.clocks.after(entry)
    then.version += entry.kind in (ACT, UNDO)
    if table.stale is not None:
        return then
    if entry.kind == ACT:
        then.state = table.state.clone()
        then.state.apply(entry.number)
    elif entry.kind == UNDO:
        then.state = table.before
    elif entry.kind in SEATING:
        then.record, then._names = replace(table.record), {}
        getattr(then, f"_take_{entry.kind}")(entry)
        then._deal()
    return then


def due(table: Table) -> int | None:
    """When somebody must look at a table with a clock, if nothing happens there before; None: never."""
    clocks = table.clocks
    if clocks is None or table.is_over or table.asked < 0:
        return None
    if table.timed >= 0:
        return clocks.out_at(table.timed)
    if table.bot_asked:
        people = any(seat.kind == PERSON and not seat.thinks for seat in table.seats)
        return clocks.moved + BOT_LOOK if people else None
    return clocks.window_ends
