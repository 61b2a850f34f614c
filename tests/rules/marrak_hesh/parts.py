"""What each part of an observation of Marrak Hesh 17 is about, read from the position by the part's name."""

from __future__ import annotations

from ludoteca.games.marrak_hesh.position import MarrakHeshState
from tests.proof.parts import Reader, SeatReader, answers, marked, shares, whose
from tests.rules.marrak_hesh.table import seats_of


def _tile(state: MarrakHeshState, tile: int) -> list[float]:
    if tile < 0:
        return [0.0] * 14
    code = state.terms.box.goods[tile]
    return [*marked(6, "YVRBGW".index(code[0])), *marked(7, "eprcskw".index(code[1])), float(code.endswith("*"))]


def _dock(state: MarrakHeshState, lying: int) -> list[float]:
    return [*_tile(state, lying), *marked(3, -1 - lying)]


def _hold(state: MarrakHeshState, seat: int) -> list[float]:
    return [number for tile in state.hold_of(seat) for number in _tile(state, tile)]


def _cells(state: MarrakHeshState) -> int:
    return 3 if len(state.docks) == 6 else {2: 16, 3: 12}[state.game.players]


PARTS: dict[str, Reader] = {
    "docks": lambda state, _: [number for lying in state.docks for number in _dock(state, lying)],
    "slots": lambda state, _: _tile(state, state.slots[0]) + _tile(state, state.slots[1]),
    "taken": lambda state, _: _tile(state, state.taken),
    "cards": lambda state, _: marked(10, *(card - 1 for card in state.cards)),
    "decision": lambda state, _: marked(3, -1 if state.is_over else state.asked),
    "decider": lambda state, seat: whose(state.game.players, seat, state.to_move),
    "first": lambda state, seat: whose(state.game.players, seat, state.first),
    "skips": lambda state, _: [state.skips / state.game.players],
}

SEAT_PARTS: dict[str, SeatReader] = {
    "hand": lambda state, _, other: shares(state.hands[3 * other : 3 * other + 3], 1 if len(state.docks) == 6 else 4),
    "hold": lambda state, _, other: _hold(state, other),
    "last": lambda state, _, other: marked(_cells(state), state.last[other]),
    "tokens": lambda state, _, other: answers(other in seats_of(state, 1), other in seats_of(state, 3)),
    "tally": lambda state, _, other: [state.scores()[other] / 30],
}
