"""Positions of Pocket Mars set up by hand, in the rulebook's notation: `Ec5` is Ecosystem 5, `(Ec1)` face-down."""

from __future__ import annotations

from ludoteca.games.pocket_mars.cards import (
    DO_BOTTOM,
    DO_COVER,
    DO_DROP,
    DO_FILL,
    DO_LAND,
    DO_MOVE,
    DO_PROMOTE,
    DO_REORDER,
    DO_SHIFT,
    DO_SWAP,
    SKIP,
    TURN_ENERGY,
    TURN_HAND,
    TURN_OTHER,
    TURN_PREP,
)
from ludoteca.games.pocket_mars.content import FACE_DOWN, HOUSE
from ludoteca.games.pocket_mars.examples import CARD
from ludoteca.games.pocket_mars.position import ASK_TURN, PocketMarsState

ECO, ENE, SCI, WAT, CON = range(5)
A, B, C = range(3)


def codes(found: list[int]) -> str:
    """The same list as text; `.` is an empty slot."""
    return " ".join(
        "." if card < 0 else HOUSE.names[card] if card < FACE_DOWN else f"({HOUSE.names[card - FACE_DOWN]})"
        for card in found
    )


def from_hand(code: str) -> int:
    """Play this hand card."""
    return TURN_HAND + CARD[code]


def from_prep(code: str) -> int:
    """Play this card of one's own prep module."""
    return TURN_PREP + CARD[code]


def from_other(steps: int, slot: int) -> int:
    """Play that card of the seat so many steps to the left."""
    return TURN_OTHER + 2 * (steps - 1) + slot


def for_energy(code: str) -> int:
    """Discard this card for energy."""
    return TURN_ENERGY + CARD[code]


def land(building: int) -> int:
    """Land there."""
    return DO_LAND + building


def promote(building: int) -> int:
    """Go up there."""
    return DO_PROMOTE + building


def swap(building: int, low: int, high: int) -> int:
    """Exchange the colonists of two owners, counted from the deciding seat."""
    return DO_SWAP + 16 * building + 4 * low + high


def move(start: int, goal: int) -> int:
    """Move a colonist."""
    return DO_MOVE + 4 * start + goal


def reorder(building: int, place: int) -> int:
    """Exchange the top card with that one."""
    return DO_REORDER + 6 * building + place


def cover(code: str) -> int:
    """Lay this card face-down."""
    return DO_COVER + CARD[code]


def shift(building: int, whose: int, up: int) -> int:
    """Use the Ecosystem ability."""
    return DO_SHIFT + 8 * building + 2 * whose + up


def bottom(code: str) -> int:
    """Put this card at the bottom."""
    return DO_BOTTOM + CARD[code]


def drop(code: str) -> int:
    """Discard this card by the 4-card rule."""
    return DO_DROP + CARD[code]


def fill(code: str) -> int:
    """Put this card into the prep module."""
    return DO_FILL + CARD[code]


def play(state: PocketMarsState, *actions: int) -> PocketMarsState:
    """Play these actions one after the other."""
    for action in actions:
        state.apply(action)
    return state


def finish_turn(state: PocketMarsState) -> PocketMarsState:
    """Skip what can be skipped, and take the first choice of the rest, up to the next turn."""
    seat = state.active
    round_now = state.round
    while not state.is_over and (state.asked != ASK_TURN or (state.active, state.round) == (seat, round_now)):
        if state.asked == ASK_TURN:
            break
        state.apply(SKIP if SKIP in state.choices else state.choices[0])
    return state


def told(state: PocketMarsState, seat: int | None = None) -> list[str]:
    """The keys of what the last action did; with a seat, only what that seat hears."""
    return [event.phrase.key for event in state.events if seat is None or event.heard_by(seat)]


def worlds(state: PocketMarsState, seat: int, count: int = 60) -> list[PocketMarsState]:
    """Positions that the seat holds possible."""
    return [state.redeal(seat, seed) for seed in range(count)]
