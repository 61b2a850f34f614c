"""The points of Martians!!!, who is ahead when it ends at the lap limit, and what decided it (F1-F8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.event import ScoreLine
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians.content import KINDS
from ludoteca.games.martians.phrases import kind_name, say

if TYPE_CHECKING:
    from ludoteca.games.martians.position import MartiansState

CRITERIA: Final = ["trophies", "items", "life", "bullets"]  # in the order in which they are looked at


def scores(state: MartiansState) -> list[int]:
    """The Martians collected; co-operative: the kinds delivered."""
    if state.terms.coop:
        return [bin(state.delivered).count("1")] * state.terms.players
    return state.trophies[:]


def lines(state: MartiansState, seat: int) -> list[ScoreLine]:
    """What the score is made of."""
    if not state.terms.coop:
        return [ScoreLine("F1", say("line-trophies"), state.trophies[seat])]
    kinds = [kind for kind in range(KINDS) if state.delivered >> kind & 1]
    return [ScoreLine("F5", say("line-delivered", {"kind": kind_name(kind)}), 1) for kind in kinds]


def decided(state: MartiansState) -> Phrase | None:
    """F2, F4: the ship, or what was compared when time was up; trophies decide by their number alone."""
    if state.to_move >= 0 or state.terms.coop:
        return None
    if state.timed_out:
        return verdict(state)
    winner = state.winners()[0]
    return None if state.trophies[winner] >= state.terms.goal else say("decided-ship", {"seat": seat_name(winner)})


def standing(state: MartiansState, seat: int) -> list[int]:
    """What a seat has of each criterion; the greater list is ahead."""
    return [state.trophies[seat], len(state.held_kinds(seat)), state.life[seat], state.bullets[seat]]


def verdict(state: MartiansState) -> Phrase:
    """The criteria that were looked at, each with the numbers of those who were level until then."""
    found: Phrase | None = None
    left = list(range(state.terms.players))
    for number in range(len(CRITERIA)):
        counts = [standing(state, seat)[number] for seat in left]
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
