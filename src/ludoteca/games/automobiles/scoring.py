"""How far the cars of Automobiles have come: the score sheet, and what decides between cars that are level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.event import ScoreLine
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.automobiles.phrases import say

if TYPE_CHECKING:
    from ludoteca.games.automobiles.position import AutomobilesState


def lines(state: AutomobilesState, seat: int) -> list[ScoreLine]:
    """R5: whole laps, and the way since the line."""
    distance = state.distance[seat]
    laps = state.laps_completed(distance)
    whole = laps * state.terms.track.length
    found = [
        ScoreLine("R5", say("line-laps", {"laps": laps}), whole),
        ScoreLine("R5", say("line-way"), distance - whole),
    ]
    if state.to_move < 0:
        for pair in level(state):
            if seat in pair:
                own, others = state.lane_of(seat), state.lane_of(pair[0] if seat == pair[1] else pair[1])
                won = "yes" if seat == pair[0] else "no"
                found.append(ScoreLine("F4", say("line-level", {"won": won, "lane": own, "others": others}), 0))
    return found


def level(state: AutomobilesState) -> list[tuple[int, int]]:
    """F4: the pairs of seats at equal distance that follow each other in the ranking."""
    order = state.ranking()
    pairs = [(order[place], order[place + 1]) for place in range(len(order) - 1)]
    return [(ahead, behind) for ahead, behind in pairs if state.distance[ahead] == state.distance[behind]]


def level_told(state: AutomobilesState, ahead: int, behind: int) -> Phrase:
    """That two cars are level, and which lane is the better one."""
    args: dict[str, int | str | Phrase] = {"seat": seat_name(ahead), "other": seat_name(behind)}
    return say("level", {**args, "lane": state.lane_of(ahead), "others": state.lane_of(behind)})


def decided(state: AutomobilesState) -> Phrase | None:
    """F4: the lanes, where the winner was level with another car."""
    for ahead, behind in level(state):
        if ahead == state.ranking()[0]:
            return level_told(state, ahead, behind)
    return None
