"""The points of Mars Needs Mechanics: cogs, what counts at the end, and what decides a tie (F3-F6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.event import ScoreLine
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.mars_needs_mechanics.phrases import say

if TYPE_CHECKING:
    from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState


def sheet(state: MarsNeedsMechanicsState, seat: int) -> list[ScoreLine]:
    """The cogs; once the game is over also what counts then, and what broke a tie."""
    worths: list[ScoreLine] = []
    cogs = state.cogs[seat]
    if state.to_move < 0:
        for card in state.standing(seat):
            if card.worth:
                worths.append(ScoreLine("F3", card.title(), card.worth))
                cogs -= card.worth
    lines = [ScoreLine("F4", say("line-cogs"), cogs), *worths]
    level = _level(state)
    if len(level) > 1 and seat in level:
        lines.append(ScoreLine("F5", say("line-cards", {"count": state.hand_size(seat)}), 0))
        if len([other for other in level if state.hand_size(other) == state.hand_size(seat)]) > 1:
            lines.append(ScoreLine("F6", say("line-place", {"place": _distance(state, seat)}), 0))
    return lines


def ranking(state: MarsNeedsMechanicsState) -> list[int]:
    """F4-F6: the seats from first to last, as things stand."""
    seats = range(state.terms.players)
    return sorted(seats, key=lambda seat: (-state.cogs[seat], state.hand_size(seat), _distance(state, seat)))


def decided(state: MarsNeedsMechanicsState) -> Phrase | None:
    """F5, F6: which tie-break decided, and by how much."""
    level = _level(state)
    if len(level) < 2:
        return None
    winner, second = level[0], level[1]
    count, more = state.hand_size(winner), state.hand_size(second)
    args: dict[str, int | str | Phrase] = {"cogs": state.cogs[winner], "seat": seat_name(winner), "count": count}
    if count < more:
        return say("tie-cards", {**args, "more": more})
    args |= {"place": _distance(state, winner), "behind": _distance(state, second)}
    return say("tie-place", {**args, "first": seat_name(state.first), "other": seat_name(second)})


def _level(state: MarsNeedsMechanicsState) -> list[int]:
    """F5: the seats with as many cogs as the winner, from first to last; none while the game runs."""
    if state.to_move >= 0:
        return []
    order = ranking(state)
    return [seat for seat in order if state.cogs[seat] == state.cogs[order[0]]]


def _distance(state: MarsNeedsMechanicsState, seat: int) -> int:
    """F6: how many places after the First Player a seat sits."""
    return (seat - state.first) % state.terms.players
