"""Where on the screen of Pocket Mars an action takes place, and how what it does is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.games.pocket_mars.cards import (
    DO_BOTTOM,
    DO_COVER,
    DO_DROP,
    DO_FILL,
    DO_PEEK,
    DO_SHIFT,
    TURN_ENERGY,
    TURN_HAND,
)
from ludoteca.games.pocket_mars.content import CARDS, HOUSES, KINDS, MODULE, TYPES
from ludoteca.games.pocket_mars.position import ASK_OPENING, PocketMarsState
from ludoteca.screen.beats import Beat

FROM_CARDS: Final = (TURN_HAND, TURN_ENERGY, DO_COVER, DO_BOTTOM, DO_DROP, DO_FILL)  # + card of one's own


def places(state: PocketMarsState, action: int, seat: int | None) -> list[str]:
    """The spots that are left (`-`) and reached, by comparing what everybody sees before and after.

    Which card of a hand it is stays its owner's affair; of what is chosen before the first round nothing is shown.
    """
    if state.asked <= ASK_OPENING:
        return [f"hand{state.to_move}"]
    if DO_PEEK <= action < DO_SHIFT:
        side = state.clockwise(state.to_move, action - DO_PEEK + 1)
        return [f"slot{side}.{slot}" for slot in range(MODULE) if state.module_of(side)[slot] >= 0]
    after = state.clone()
    after.telling = False
    after.apply(action)
    found = [*_from_hand(state, action), *_colonists(state, after), *_cards(state, after)]
    found.sort(key=lambda name: not name.startswith("-"))
    return found or ["play"]


def _from_hand(state: PocketMarsState, action: int) -> Iterator[str]:
    """The hand of whoever decides, where a card of it is chosen."""
    seat = state.to_move
    if any(0 <= action - first < CARDS and action - first in state.hand_of(seat) for first in FROM_CARDS):
        yield f"-hand{seat}"


def _colonists(state: PocketMarsState, after: PocketMarsState) -> Iterator[str]:
    """Earth, ships, tracks of energy and the spaces of the buildings."""
    for side in range(state.terms.sides):
        for name, old, new in (
            ("earth", state.earth[side], after.earth[side]),
            ("ship", state.ship[side], after.ship[side]),
            ("energy", state.energy[side], after.energy[side]),
        ):
            yield from _change(f"{name}{side}", old, new)
    for building in range(HOUSES):
        for name, before, now in (("star", state.star, after.star), ("double", state.double, after.double)):
            moved = [now[place] - before[place] for place in range(building, len(now), HOUSES)]
            if min(moved) < 0:
                yield f"-{TYPES[building]}.{name}"
            if max(moved) > 0:
                yield f"{TYPES[building]}.{name}"


def _cards(state: PocketMarsState, after: PocketMarsState) -> Iterator[str]:
    """Stacks, prep modules, deck and discard pile; of a hand, that it has grown."""
    for building in range(KINDS):
        if state.stack_of(building) != after.stack_of(building):
            yield f"{TYPES[building]}.stack"
    for slot in range(MODULE * state.terms.sides):
        old, new = state.prep[slot], after.prep[slot]
        name = f"slot{slot // MODULE}.{slot % MODULE}"
        if old != new and old >= 0:
            yield f"-{name}"
        if old != new and new >= 0:
            yield name
    yield from _change("deck", len(state.deck), len(after.deck))
    if len(after.discard) > len(state.discard):
        yield "discards"
    for seat in range(state.terms.players):
        if after.held[seat] > state.held[seat]:
            yield f"hand{seat}"


def _change(name: str, old: int, new: int) -> Iterator[str]:
    if old != new:
        yield name if new > old else f"-{name}"


BEATS: Final[dict[str, Beat]] = {
    "keeps": Beat(0.3, "card"),
    "draft-ends": Beat(0.6, "card"),
    "module-shown": Beat(0.4, "card"),
    "plays-hand": Beat(1.0, "card"),
    "plays-prep": Beat(1.0, "build"),
    "plays-other": Beat(1.3, "build"),
    "plays-da": Beat(1.0, "build"),
    "discards-energy": Beat(0.8, "card"),
    "discards-da": Beat(0.7, "card"),
    "takes": Beat(0.8, "engine"),
    "lands": Beat(1.2, "place"),
    "gains": Beat(0.6, "coin"),
    "pays": Beat(0.5, "coin"),
    "promotes": Beat(1.3, "good"),
    "swaps": Beat(1.4, "good"),
    "moves": Beat(1.0, "step"),
    "reorders": Beat(1.0, "card"),
    "covers": Beat(1.2, "bad"),
    "covers-own": Beat(1.2, "bad"),
    "peeks": Beat(0.8, "card"),
    "peeks-one": Beat(1.4, "card"),
    "peeks-two": Beat(1.4, "card"),
    "shifts-up": Beat(1.2, "good"),
    "shifts-down": Beat(1.4, "bad"),
    "sinks": Beat(0.6, "card"),
    "sinks-own": Beat(0.6, "card"),
    "beats-not": Beat(0.5),
    "beats-nobody": Beat(0.5),
    "declines": Beat(0.3),
    "cannot": Beat(0.3),
    "drops": Beat(0.5, "card"),
    "draws": Beat(0.25, "card"),
    "draws-own": Beat(0.5, "card"),
    "draws-none": Beat(0.4),
    "draws-da": Beat(0.4, "card"),
    "draws-da-own": Beat(0.5, "card"),
    "prepares": Beat(0.35, "card"),
    "prepares-own": Beat(0.35, "card"),
    "renews": Beat(0.8, "card"),
    "system-error": Beat(1.2, "alarm"),
    "spills": Beat(0.4, "card"),
    "spills-none": Beat(0.5),
    "activates": Beat(1.4, "alarm"),
    "da-sleeps": Beat(0.5),
    "da-stays": Beat(0.5),
    "da-demotes": Beat(1.4, "bad"),
    "da-prepares": Beat(0.3, "card"),
    "ends-settled": Beat(1.6, "cheer"),
    "ends-module": Beat(1.6, "alarm"),
    "ends-limit": Beat(1.6),
    "ends": Beat(1.6),
    "solo-won": Beat(1.6, "cheer"),
    "solo-lost": Beat(1.6, "bad"),
}
