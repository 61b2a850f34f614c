"""What a side of Pocket Mars has at the end (F1-F11), and what ends and decides the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.engine.event import ScoreLine
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.pocket_mars.content import DA, FOUR, HOUSES, MODULE, NONE, YOU
from ludoteca.games.pocket_mars.phrases import say

if TYPE_CHECKING:
    from ludoteca.games.pocket_mars.position import PocketMarsState


def points(state: PocketMarsState, side: int) -> int:
    """F1-F6, and F10 for Devious Automatics: the total of a side."""
    box = state.terms.box
    machine = 1 if side >= state.terms.players else 0
    star = state.star
    double = state.double
    star_points: i64 = box.star_points
    double_points: i64 = box.double_points
    total: i64 = box.ship_points * state.ship[side]
    base: i64 = HOUSES * side
    spread = True
    four = False
    building: i64
    for building in range(HOUSES):
        low: i64 = star[base + building]
        high: i64 = double[base + building]
        total += star_points * low + double_points * high
        if low + high == 0:
            spread = False
        elif low + high >= FOUR:
            four = True
    if spread:
        total += box.spread_points[machine]
    if four:
        total += box.four_points[machine]
    if state.has_most_energy(side):
        total += box.energy_points[machine]
    return total


def tally(state: PocketMarsState, side: int) -> list[ScoreLine]:
    """The same, line by line."""
    box = state.terms.box
    machine = 1 if side >= state.terms.players else 0
    counts = [state.colonists_in(side, building) for building in range(HOUSES)]
    base = HOUSES * side
    return [
        ScoreLine("F1", say("line-ship"), box.ship_points * state.ship[side]),
        ScoreLine("F2", say("line-star"), box.star_points * sum(state.star[base : base + HOUSES])),
        ScoreLine("F3", say("line-double"), box.double_points * sum(state.double[base : base + HOUSES])),
        ScoreLine("F4", say("line-spread"), box.spread_points[machine] if min(counts) > 0 else 0),
        ScoreLine("F5", say("line-four"), box.four_points[machine] if max(counts) >= FOUR else 0),
        ScoreLine("F6", say("line-energy"), box.energy_points[machine] if state.has_most_energy(side) else 0),
    ]


def lines(state: PocketMarsState, seat: int) -> list[ScoreLine]:
    """F1-F6; after a tie also what decided it (F7)."""
    found = tally(state, seat)
    if state.to_move < 0 and not state.terms.solo:
        level = level_seats(state)
        if len(level) > 1 and seat in level:
            found.append(ScoreLine("F7", say("line-settled", {"count": state.settled(seat)}), 0))
    return found


def ranking(state: PocketMarsState) -> list[int]:
    """F7: the seats from first to last."""
    return sorted(range(state.terms.players), key=lambda seat: (-points(state, seat), -state.settled(seat), seat))


def level_seats(state: PocketMarsState) -> list[int]:
    """F7: the seats with as many points as the first, from first to last."""
    order = ranking(state)
    return [seat for seat in order if points(state, seat) == points(state, order[0])]


def best_seats(state: PocketMarsState) -> list[int]:
    """F7: the seats with most points, and of these the ones with most colonists in buildings."""
    if state.terms.solo:  # F11
        return [YOU] if points(state, YOU) > points(state, DA) else []
    level = level_seats(state)
    return sorted([seat for seat in level if state.settled(seat) == state.settled(level[0])])


# ---- what ended the game, and what decided it


def what_ended(state: PocketMarsState) -> list[Phrase]:
    """R30, R31, A10: each of the conditions that end the game and that holds."""
    found: list[Phrase] = []
    for side in range(state.terms.sides):
        if state.settled(side) == state.terms.box.colonists:
            found.append(say("ends-settled", {"seat": state.who(side), "count": state.terms.box.colonists}))
    if state.terms.solo and state.prepared(DA) < MODULE:
        found.append(say("ends-module", {"count": state.prepared(DA)}))
    return found if found else [say("ends-limit", {"round": state.round})]


def what_decided(state: PocketMarsState) -> Phrase | None:
    """F7, F11: what decides between equal points; None where they are not equal."""
    if state.terms.solo:
        yours = points(state, YOU)
        return say("tie-solo", {"points": yours}) if yours == points(state, DA) else None
    level = level_seats(state)
    if len(level) < 2:
        return None
    most = state.settled(level[0])
    args: dict[str, int | str | Phrase] = {"points": points(state, level[0]), "count": most}
    behind = [state.settled(seat) for seat in level if state.settled(seat) < most]
    if len(behind) == len(level) - 1:
        args["seat"] = seat_name(level[0])
        args["fewer"] = behind[0]
        return say("tie-settled", args)
    return say("tie-shared", args)


def tell_end(state: PocketMarsState) -> None:
    """The game is over, and why; in the solo game also what Devious Automatics has."""
    for phrase in what_ended(state):
        state.tell(NONE, phrase)
    state.tell(NONE, say("ends"))
    if state.terms.solo:
        yours, its = points(state, YOU), points(state, DA)
        state.tell(NONE, say("solo-won" if yours > its else "solo-lost", {"points": yours, "other": its}))
