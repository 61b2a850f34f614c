"""Devious Automatics, the opponent of the solo game: what it does, without any choice of anybody (A5-A9, C21-C25)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pocket_mars.content import BOX, CONSTRUCTION, HOUSES
from ludoteca.games.pocket_mars.names import card_name, say
from ludoteca.games.pocket_mars.scoring import points
from ludoteca.games.pocket_mars.table import ENERGY_MOST, MODULE, NONE, PocketMarsTable

YOU: Final = 0
DA: Final = 1  # its side
ECOSYSTEM: Final = 0
ENERGY: Final = 1
SCIENCE: Final = 2
WATER: Final = 3
UPGRADES: Final = 2
FAR: Final = 99  # no bonus can be reached


def machine_phases(table: PocketMarsTable) -> None:
    """A1: System Error, then Android Activation."""
    if table.telling:
        table.tell(NONE, say("system-error"))
    spill(table)
    activate(table)
    refill(table)


def spill(table: PocketMarsTable) -> None:
    """A5, C24: the top two cards of the deck, or what there is (D21), go face-up to the discard pile."""
    if table.telling and not table.deck:
        table.tell(NONE, say("spills-none"))
    for _ in range(BOX.error_discards):
        if table.deck:
            card = table.deck.pop()
            table.expose(card)
            table.discard.append(card)
            if table.telling:
                table.tell(NONE, say("spills", {"card": card_name(card)}))
    table.deck_shrank()


def activate(table: PocketMarsTable) -> None:
    """A6: a module with just one card acts by that card's type; the card stays (D20)."""
    if table.prepared(DA) != 1:
        if table.telling:
            table.tell(NONE, say("da-sleeps", {"count": table.prepared(DA)}))
        return
    slot = MODULE * DA if table.prep[MODULE * DA] >= 0 else MODULE * DA + 1
    kind = BOX.kind[table.prep[slot]]
    if table.telling:
        table.tell(NONE, say("activates", {"type": BOX.types[kind]}))
    if kind != CONSTRUCTION:
        land_or_board(table, kind)
    if kind == ECOSYSTEM:
        for _ in range(UPGRADES):
            upgrade(table)
    elif kind == ENERGY:  # C22, D22
        if table.energy[DA] == ENERGY_MOST:
            spill(table)
        else:
            table.gain(DA, BOX.error_energy)
    elif kind == SCIENCE:  # C23
        table.take(DA, 1)
    elif kind == WATER:  # C24
        spill(table)
    else:
        land_or_board(table, machination(table))


def land_or_board(table: PocketMarsTable, building: int) -> None:
    """A6, C25: one lands there, or with an empty ship one boards it."""
    if table.ship[DA] > 0:
        table.land(DA, building)
    else:
        table.take(DA, 1)


def upgrade(table: PocketMarsTable) -> None:
    """C21, A7: DA goes up where it can; else you come down; else nothing."""
    up = NONE
    down = NONE
    for building in table.row:
        if building == CONSTRUCTION:
            continue
        can_rise = table.star[HOUSES * DA + building] > 0 and table.has_room(building)
        if can_rise and (up == NONE or table.star[building] > table.star[up]):
            up = building
        if table.double[building] > 0:
            waits = table.star[HOUSES * DA + building] > 0
            if down == NONE or (waits and table.star[HOUSES * DA + down] == 0):
                down = building
    if up != NONE:
        table.star[HOUSES * DA + up] -= 1
        table.double[HOUSES * DA + up] += 1
        if table.telling:
            table.tell_of(DA, "promotes", {"type": BOX.types[up]})
    elif down != NONE:
        table.double[down] -= 1
        table.star[down] += 1
        if table.telling:
            table.tell(NONE, say("da-demotes", {"type": BOX.types[down]}))
    elif table.telling:
        table.tell(NONE, say("da-stays"))


def machination(table: PocketMarsTable) -> int:
    """A8: where a colonist of DA lands by Machinations."""
    best = NONE
    best_keys = (0, 0, 0)
    for building in table.row:
        if building == CONSTRUCTION:
            continue
        keys = landing_keys(table, building)
        if best == NONE or keys > best_keys:  # equal keys: the leftmost stays
            best = building
            best_keys = keys
    return best


def landing_keys(table: PocketMarsTable, building: int) -> tuple[int, int, int]:
    """A8: what DA compares after landing there: score, nearness of a bonus, room above; higher is better."""
    if table.ship[DA] == 0:
        return (0, 0, 0)
    place = HOUSES * DA + building
    table.ship[DA] -= 1
    table.star[place] += 1
    score = points(table, DA)
    counts = [table.colonists_in(DA, house) for house in range(HOUSES)]
    rest = table.ship[DA] + table.earth[DA]
    table.star[place] -= 1
    table.ship[DA] += 1
    distance = FAR
    for missing in (HOUSES - len([count for count in counts if count > 0]), 4 - max(counts)):
        if 0 < missing <= rest:
            distance = min(distance, missing)
    return (score, -distance, 1 if table.has_room(building) else 0)


def refill(table: PocketMarsTable) -> None:
    """A6: the module is filled up from the deck, unseen, the lower slot first, as far as cards last."""
    for slot in (MODULE * DA, MODULE * DA + 1):
        if table.prep[slot] < 0 and table.deck:
            table.prep[slot] = table.deck.pop()
            table.known[table.prep[slot]] &= 15
            if table.telling:
                kind = BOX.kind[table.prep[slot]]
                table.tell(NONE, say("da-prepares", {"type": BOX.types[kind], "slot": slot - MODULE * DA + 1}))
    table.deck_shrank()
