"""Positions of Pocket Mars set up by hand, in the rulebook's notation: `Ec5` is Ecosystem 5, `(Ec1)` face-down."""

from __future__ import annotations

import ludoteca
from ludoteca.games.pocket_mars.actions import (
    ASK_TURN,
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
from ludoteca.games.pocket_mars.content import BOX, CARDS
from ludoteca.games.pocket_mars.rules import PocketMarsRules, PocketMarsState
from ludoteca.games.pocket_mars.table import FACE_DOWN

ECO, ENE, SCI, WAT, CON = range(5)
CARD = {name: number for number, name in enumerate(BOX.names)}
A, B, C = range(3)


def made(**options: object) -> PocketMarsRules:
    """The game with these options; seat 0 begins unless said otherwise."""
    game = ludoteca.make("pocket_mars", **{"first_seat": 0, **options})
    assert isinstance(game, PocketMarsRules)
    return game


def started(seed: int = 1, *, events: bool = False, **options: object) -> PocketMarsState:
    """The opening position."""
    state = made(**options).start(seed, events=events)
    assert isinstance(state, PocketMarsState)
    return state


def cards(text: str) -> list[int]:
    """The cards of a list such as `Ec5 (Ec1)`."""
    return [CARD[code[1:-1]] + FACE_DOWN if code.startswith("(") else CARD[code] for code in text.split()]


def codes(found: list[int]) -> str:
    """The same list as text; `.` is an empty slot."""
    return " ".join(
        "." if card < 0 else BOX.names[card] if card < FACE_DOWN else f"({BOX.names[card - FACE_DOWN]})"
        for card in found
    )


def position(
    *,
    hands: list[str] | None = None,
    preps: list[str] | None = None,
    stacks: str = "",
    top: str = "",
    deck: str | None = None,
    discard: str = "",
    ship: list[int] | None = None,
    star: list[str] | None = None,
    double: list[str] | None = None,
    energy: list[int] | None = None,
    row: list[int] | None = None,
    to_move: int = 0,
    round: int = 1,
    **options: object,
) -> PocketMarsState:
    """A position at the start of a turn.

    Hands, prep modules, stacks and the deck's top cards (`top`, the first is drawn first) are as given; places that
    are not given are filled with the cards that are left, and the rest lies in the deck. `deck` gives all of the
    deck from the top; the rest then lies in the discard pile. Colonists that are nowhere else are on Earth.
    """
    game = made(**options)
    state = game.start(1)
    assert isinstance(state, PocketMarsState)
    sides = state.terms.sides
    state.lay_out()
    hands = [*(hands or []), *[""] * sides][: state.terms.players]
    preps = [*(preps or []), *[""] * sides][:sides]
    given = " ".join([*hands, *preps, stacks.replace("(", "").replace(")", ""), top, deck or "", discard])
    rest = [card for card in range(CARDS) if card not in cards(given)]
    rest = [rest[(7 * number) % len(rest)] if len(rest) % 7 else rest[number] for number in range(len(rest))]
    for seat, text in enumerate(hands):
        wanted = cards(text)
        while len(wanted) < 2:
            wanted.append(rest.pop())
        for card in wanted:
            state.add_to_hand(seat, card)
            state.known[card] = 1 << seat
    for side, text in enumerate(preps):
        wanted = cards(text)
        while len(wanted) < 2:
            wanted.append(rest.pop())
        for slot, card in enumerate(wanted):
            state.prep[2 * side + slot] = card
            if side < state.terms.players:
                state.known[card] = 1 << side
    for card in cards(stacks):
        building = BOX.kind[card % FACE_DOWN]
        state.pile[7 * building + state.height[building]] = card
        state.height[building] += 1
    state.discard = cards(discard)
    if deck is None:
        state.deck = rest + cards(top)[::-1]
    else:
        state.deck = cards(deck)[::-1]
        state.discard += rest
    state.sunk = 0
    for side in range(sides):
        state.ship[side] = ship[side] if ship and side < len(ship) else 1
        for spaces, texts in ((state.star, star), (state.double, double)):
            if texts and side < len(texts):
                spaces[4 * side : 4 * side + 4] = [int(number) for number in texts[side].split("/")]
        state.earth[side] = 7 - state.ship[side] - sum(state.colonists_in(side, house) for house in range(4))
        state.energy[side] = energy[side] if energy and side < len(energy) else 1
    if row is not None:
        state.row = row
    state.round = round
    state.to_move = state.active = to_move
    state.asked = ASK_TURN
    state.telling = True
    state.events = []
    state.settle()
    return state


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
