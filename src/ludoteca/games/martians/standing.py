"""Who is ahead when Martians!!! ends at the lap limit, and what decided it (F4)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians.names import say
from ludoteca.games.martians.table import MartiansTable

CRITERIA: Final = ["trophies", "items", "life", "bullets"]  # in the order in which they are looked at


def standing(table: MartiansTable, seat: int) -> list[int]:
    """What a seat has of each criterion; the greater list is ahead."""
    return [table.trophies[seat], len(table.held_kinds(seat)), table.life[seat], table.bullets[seat]]


def verdict(table: MartiansTable) -> Phrase:
    """The criteria that were looked at, each with the numbers of those who were level until then."""
    found: Phrase | None = None
    left = list(range(table.terms.players))
    for number in range(len(CRITERIA)):
        counts = [standing(table, seat)[number] for seat in left]
        most = max(counts)
        ahead = [seat for seat, count in zip(left, counts, strict=True) if count == most]
        if len(left) > 1:
            line = _compared(CRITERIA[number], left, counts, len(ahead))
            found = line if found is None else say("join-lines", {"first": found, "second": line})
        left = ahead
    assert found is not None
    return found


def _compared(criterion: str, seats: list[int], counts: list[int], ahead: int) -> Phrase:
    """A criterion with everybody's number."""
    numbers: Phrase | None = None
    for seat, count in zip(seats, counts, strict=True):
        one = say("has-count", {"seat": seat_name(seat), "count": count})
        numbers = one if numbers is None else say("and-also", {"first": numbers, "second": one})
    assert numbers is not None
    decided = "tied" if ahead == len(seats) else "decided" if ahead == 1 else "narrowed"
    return say("compared", {"criterion": criterion, "result": decided, "numbers": numbers})
