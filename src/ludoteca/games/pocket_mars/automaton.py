"""Devious Automatics, the opponent of the solo game: what it does, without any choice of anybody (A5-A9, C21-C25)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pocket_mars.content import (
    CONSTRUCTION,
    DA,
    ECOSYSTEM,
    ENERGY,
    FOUR,
    HOUSES,
    MODULE,
    NONE,
    SCIENCE,
    TYPES,
    WATER,
    YOU,
)
from ludoteca.games.pocket_mars.knowledge import ANY_SEAT
from ludoteca.games.pocket_mars.phrases import say
from ludoteca.games.pocket_mars.position import PocketMarsState
from ludoteca.games.pocket_mars.scoring import points

UPGRADES: Final = 2
FAR: Final = 99  # no bonus can be reached


def machine_phases(state: PocketMarsState) -> None:
    """A1: System Error, then Android Activation."""
    if state.telling:
        state.tell(NONE, say("system-error"))
    spill(state)
    activate(state)
    refill(state)


def spill(state: PocketMarsState) -> None:
    """A5, C24: the top two cards of the deck, or what there is (D21), go face-up to the discard pile."""
    if state.telling and not state.deck:
        state.tell(NONE, say("spills-none"))
    for _ in range(state.terms.box.error_discards):
        if state.deck:
            card = state.deck.pop()
            state.expose(card)
            state.discard.append(card)
            if state.telling:
                state.tell(NONE, say("spills", {"card": state.called(card)}))
    state.deck_shrank()


def activate(state: PocketMarsState) -> None:
    """A6: a module with just one card acts by that card's type; the card stays (D20)."""
    if state.prepared(DA) != 1:
        if state.telling:
            state.tell(NONE, say("da-sleeps", {"count": state.prepared(DA)}))
        return
    slot = MODULE * DA if state.prep[MODULE * DA] >= 0 else MODULE * DA + 1
    kind = state.terms.kind[state.prep[slot]]
    if state.telling:
        state.tell(NONE, say("activates", {"type": TYPES[kind]}))
    if kind != CONSTRUCTION:
        land_or_board(state, kind)
    if kind == ECOSYSTEM:
        for _ in range(UPGRADES):
            upgrade(state)
    elif kind == ENERGY:  # C22, D22
        if state.energy[DA] == state.terms.energy_most:
            spill(state)
        else:
            state.gain(DA, state.terms.box.error_energy)
    elif kind == SCIENCE:  # C23
        state.take(DA, 1)
    elif kind == WATER:  # C24
        spill(state)
    else:
        land_or_board(state, machination(state))


def land_or_board(state: PocketMarsState, building: int) -> None:
    """A6, C25: one lands there, or with an empty ship one boards it."""
    if state.ship[DA] > 0:
        state.land(DA, building)
    else:
        state.take(DA, 1)


def upgrade(state: PocketMarsState) -> None:
    """C21, A7: DA goes up where it can; else you come down; else nothing."""
    up = NONE
    down = NONE
    for building in state.row:
        if building == CONSTRUCTION:
            continue
        can_rise = state.star[HOUSES * DA + building] > 0 and state.has_room(building)
        if can_rise and (up == NONE or state.star[building] > state.star[up]):
            up = building
        if state.double[building] > 0:
            waits = state.star[HOUSES * DA + building] > 0
            if down == NONE or (waits and state.star[HOUSES * DA + down] == 0):
                down = building
    if up != NONE:
        state.raise_one(DA, up)
        if state.telling:
            state.tell_of(DA, "promotes", {"type": TYPES[up]})
    elif down != NONE:
        state.raise_one(YOU, down, -1)
        if state.telling:
            state.tell(NONE, say("da-demotes", {"type": TYPES[down]}))
    elif state.telling:
        state.tell(NONE, say("da-stays"))


def machination(state: PocketMarsState) -> int:
    """A8: where a colonist of DA lands by Machinations."""
    best = NONE
    best_keys = (0, 0, 0)
    for building in state.row:
        if building == CONSTRUCTION:
            continue
        keys = landing_keys(state, building)
        if best == NONE or keys > best_keys:  # equal keys: the leftmost stays
            best = building
            best_keys = keys
    return best


def landing_keys(state: PocketMarsState, building: int) -> tuple[int, int, int]:
    """A8: what DA compares after landing there: score, nearness of a bonus, room above; higher is better."""
    if state.ship[DA] == 0:
        return (0, 0, 0)
    place = HOUSES * DA + building
    state.ship[DA] -= 1
    state.star[place] += 1
    score = points(state, DA)
    counts = [state.colonists_in(DA, house) for house in range(HOUSES)]
    rest = state.ship[DA] + state.earth[DA]
    state.star[place] -= 1
    state.ship[DA] += 1
    distance = FAR
    for missing in (HOUSES - len([count for count in counts if count > 0]), FOUR - max(counts)):
        if 0 < missing <= rest:
            distance = min(distance, missing)
    return (score, -distance, 1 if state.has_room(building) else 0)


def refill(state: PocketMarsState) -> None:
    """A6: the module is filled up from the deck, unseen, the lower slot first, as far as cards last."""
    for slot in (MODULE * DA, MODULE * DA + 1):
        if state.prep[slot] < 0 and state.deck:
            state.prep[slot] = state.deck.pop()
            state.known[state.prep[slot]] &= ANY_SEAT
            if state.telling:
                kind = state.terms.kind[state.prep[slot]]
                state.tell(NONE, say("da-prepares", {"type": TYPES[kind], "slot": slot - MODULE * DA + 1}))
    state.deck_shrank()
