"""What each part of an observation of Mars Needs Mechanics is about, read from the position by the part's name."""

from __future__ import annotations

from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState
from tests.proof.parts import Reader, SeatReader, bits, marked, shares, whose

DRIVE, GOVERNOR, LOADER = 0, 4, 8  # where it is noted that seat 0 has used it


def _size(state: MarsNeedsMechanicsState, whole: int, small: int) -> int:
    """A number of the whole game, or of the miniature (D23)."""
    return small if state.game.word("size") == "miniature" else whole


def _copies(state: MarsNeedsMechanicsState) -> int:
    return _size(state, 8, 3)


def _line(state: MarsNeedsMechanicsState, seat: int) -> list[float]:
    return [number for place in range(7) for number in marked(7, state.line[place] if place < len(state.line) else -1)]


def _on_top(state: MarsNeedsMechanicsState, seat: int) -> list[float]:
    known = state.deck[: state.seen[seat]]
    return [number for place in range(3) for number in marked(7, known[place] if place < len(known) else -1)]


def _open(state: MarsNeedsMechanicsState, seat: int, other: int) -> bool:
    return seat == other or state.is_over


def _hand(state: MarsNeedsMechanicsState, seat: int, other: int) -> list[float]:
    return shares(state.hand_of(other) if _open(state, seat, other) else state.known_of(other), _copies(state))


def _unknown(state: MarsNeedsMechanicsState, seat: int, other: int) -> list[float]:
    hidden = 0 if _open(state, seat, other) else state.hand_size(other) - sum(state.known_of(other))
    return [hidden / _size(state, 3, 2)]


PARTS: dict[str, Reader] = {
    "prices": lambda state, _: shares(state.prices, _size(state, 10, 4)),
    "line": _line,
    "market": lambda state, _: shares(state.market, _copies(state)),
    "discard": lambda state, _: shares(state.discard, _copies(state)),
    "deck": lambda state, _: [len(state.deck) / _size(state, 56, 6)],
    "own_seen": _on_top,
    "laid_out": lambda state, _: bits(10, state.available),
    "bought": lambda state, _: bits(7, state.bought),
    "passes": lambda state, _: [state.passes / state.game.players],
    "idle": lambda state, _: [state.idle / 2],
    "purchases": lambda state, _: [min(state.purchases, 24) / 8],
    "round": lambda state, _: [min(state.round, 64) / 8],
    "last_round": lambda state, _: [float(state.last_round)],
    "aside": lambda state, _: [state.aside / _size(state, 2, 1)],
    "decision": lambda state, _: marked(4, -1 if state.is_over else state.asked),
    "primary": lambda state, _: marked(3, state.primary),
    "built_now": lambda state, _: marked(10, state.built_now),
    "taken_down": lambda state, _: marked(10, state.taken_down),
    "decider": lambda state, seat: whose(state.game.players, seat, state.to_move),
    "first": lambda state, seat: whose(state.game.players, seat, state.first),
}

SEAT_PARTS: dict[str, SeatReader] = {
    "hand": _hand,
    "unknown": _unknown,
    "known": lambda state, _, other: shares(state.known_of(other), _copies(state)),
    "scrap": lambda state, _, other: [state.scrap[other] / _size(state, 2, 1)],
    "cogs": lambda state, _, other: [min(state.cogs[other], 400) / 50],
    "seen": lambda state, _, other: [state.seen[other] / 3],
    "built": lambda state, _, other: [float(state.has(other, number)) for number in range(10)],
    "used": lambda state, _, other: [float(state.used >> use + other & 1) for use in (DRIVE, GOVERNOR, LOADER)],
}
