"""What each part of an observation of Mars Needs Mechanics is about, read from the position by the part's name."""

from __future__ import annotations

from ludoteca.games.mars_needs_mechanics.rules import MarsNeedsMechanicsState
from ludoteca.games.mars_needs_mechanics.table import DRIVE_USED, GOVERNOR_USED, LOADER_USED
from tests.proof.parts import Reader, SeatReader, bits, marked, shares, whose


def _on_top(state: MarsNeedsMechanicsState, seat: int) -> list[float]:
    known = state.deck[state.top : state.top + state.seen[seat]]
    return [number for place in range(3) for number in marked(7, known[place] if place < len(known) else -1)]


def _counts(state: MarsNeedsMechanicsState, _seat: int) -> list[float]:
    return [
        state.passes / state.game.players,
        state.idle / 2,
        min(state.purchases, 24) / 8,
        min(state.round, 64) / 8,
        float(state.last_round),
        state.aside / 2,
    ]


def _open(state: MarsNeedsMechanicsState, seat: int, other: int) -> bool:
    return seat == other or state.is_over


def _hand(state: MarsNeedsMechanicsState, seat: int, other: int) -> list[float]:
    return shares(state.hand_of(other) if _open(state, seat, other) else state.known_of(other), 8)


def _unknown(state: MarsNeedsMechanicsState, seat: int, other: int) -> list[float]:
    hidden = 0 if _open(state, seat, other) else state.hand_size(other) - sum(state.known_of(other))
    return [hidden / 3]


PARTS: dict[str, Reader] = {
    "prices / 10, by component": lambda state, _: shares(state.prices, 10),
    "order line, front first: 7 x component": lambda state, _: [n for part in state.line for n in marked(7, part)],
    "market / 8, by component": lambda state, _: shares(state.market, 8),
    "discard pile as it grew openly / 8, by component": lambda state, _: shares(state.discard, 8),
    "deck / 56": lambda state, _: [state.deck_size() / 56],
    "known cards on top of the deck: 3 x component": _on_top,
    "Mechanisms laid out: C1-C10": lambda state, _: bits(10, state.available),
    "bought this round, by component": lambda state, _: bits(7, state.bought),
    "passes in a row / players, idle rounds / 2, purchases / 8, round / 8, last round, Scrap set aside / 2": _counts,
    "decision: turn, Drive, Engine, sale": lambda state, _: marked(4, -1 if state.is_over else state.asked),
    "primary action: not yet, bought, passed": lambda state, _: marked(3, state.primary),
    "Mechanism built this turn": lambda state, _: marked(10, state.built_now),
    "Mechanism disassembled this turn": lambda state, _: marked(10, state.taken_down),
    "whose decision, by seat from the observer": lambda state, seat: whose(state.game.players, seat, state.to_move),
    "First Player, by seat from the observer": lambda state, seat: whose(state.game.players, seat, state.first),
}

SEAT_PARTS: dict[str, SeatReader] = {
    "cards in hand / 8 as far as the observer knows, by component": _hand,
    "cards in hand that the observer does not know / 3": _unknown,
    "cards in hand that everybody knows / 8, by component": lambda state, _, other: shares(state.known_of(other), 8),
    "Scrap / 2, cogs / 50, cards of the deck seen / 3": lambda state, _, other: [
        state.scrap[other] / 2,
        min(state.cogs[other], 400) / 50,
        state.seen[other] / 3,
    ],
    "Mechanisms built: C1-C10": lambda state, _, other: [float(state.has(other, number)) for number in range(10)],
    "used this round: Drive, Governor, Loader": lambda state, _, other: [
        float(state.used >> use + other & 1) for use in (DRIVE_USED, GOVERNOR_USED, LOADER_USED)
    ],
}
