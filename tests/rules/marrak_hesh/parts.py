"""What each part of an observation of Marrak Hesh 17 is about, read from the position by the part's name."""

from __future__ import annotations

from ludoteca.games.marrak_hesh.XX
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from tests.proof.parts import Reader, SeatReader, answers, bits, marked, shares, whose


def _tile(tile: int) -> list[float]:
    if tile < 0:
        return [0.0] * 14
    return [*marked(6, BOX.colour[tile]), *marked(7, BOX.kind[tile]), float(BOX.rare[tile])]


def _dock(lying: int) -> list[float]:
    return [*_tile(lying), *marked(3, -1 - lying)]


def _hold(state: MarrakHeshState, seat: int) -> list[float]:
    return [number for tile in state.hold_of(seat) for number in _tile(tile)]


PARTS: dict[str, Reader] = {
    "docks: 24 x (6 colours, 7 kinds, rare, 3 Transports)": lambda state, _: [
        n for lying in state.docks for n in _dock(lying)
    ],
    "slots: 2 x (6 colours, 7 kinds, rare)": lambda state, _: _tile(state.slots[0]) + _tile(state.slots[1]),
    "tile just taken: 6 colours, 7 kinds, rare": lambda state, _: _tile(state.taken),
    "Deep Space cards in force: 10": lambda state, _: marked(10, *(card - 1 for card in state.cards)),
    "decision: place, market, store": lambda state, _: marked(3, -1 if state.is_over else state.asked),
    "whose decision, by seat from the observer": lambda state, seat: whose(state.game.players, seat, state.to_move),
    "first player, by seat from the observer": lambda state, seat: whose(state.game.players, seat, state.first),
    "skips in a row / players": lambda state, _: [state.skips / state.game.players],
}

SEAT_PARTS: dict[str, SeatReader] = {
    "Transports in hand / 4, by colour": lambda state, _, other: shares(state.hands[3 * other : 3 * other + 3], 4),
    "hold, 16 x (6 colours, 7 kinds, rare)": lambda state, _, other: _hold(state, other),
    "hold, 12 x (6 colours, 7 kinds, rare)": lambda state, _, other: _hold(state, other),
    "cell stored last": lambda state, _, other: marked(state.game.hold.cells, state.last[other]),
    "Safe-Conduct token, Black Market token": lambda state, _, other: answers(
        *bits(1, state.safe >> other), *bits(1, state.market >> other)
    ),
    "tally / 30": lambda state, _, other: [state.scores()[other] / 30],
}
