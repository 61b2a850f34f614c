"""Why an action of Pocket Mars cannot be played now: the rule, and what is missing."""

from __future__ import annotations

from ludoteca.engine.errors import Reason
from ludoteca.games.pocket_mars.actions import (
    ASK_ABILITY,
    ASK_DA_DISCARD,
    ASK_DA_DRAW,
    ASK_DRAFT,
    ASK_DROP,
    ASK_FILL,
    ASK_OPENING,
    ASK_PART,
    ASK_TURN,
    ASK_VALUE,
    DO_BOTTOM,
    DO_COVER,
    DO_DA_SLOT,
    DO_DRAFT,
    DO_DROP,
    DO_FILL,
    DO_LAND,
    DO_MOVE,
    DO_PEEK,
    DO_PROMOTE,
    DO_REORDER,
    DO_SHIFT,
    DO_SWAP,
    SKIP,
    TURN_ENERGY,
    TURN_OTHER,
    TURN_PREP,
    TURN_TAKE,
    USE,
)
from ludoteca.games.pocket_mars.automaton import ECOSYSTEM, WATER
from ludoteca.games.pocket_mars.content import (
    ANYWHERE,
    BOX,
    CONSTRUCTION,
    COVER,
    HOUSES,
    LAND,
    MOVE,
    PEEK,
    PROMOTE,
    REORDER,
    SWAP,
)
from ludoteca.games.pocket_mars.names import card_name, say, side_name
from ludoteca.games.pocket_mars.table import PocketMarsTable
from ludoteca.games.pocket_mars.wording import question


def why_not(table: PocketMarsTable, action: int) -> Reason:
    """Why an action is not legal."""
    if action == SKIP:
        return _refuse_skip(table)
    if action < DO_LAND:
        return _refuse_turn(table, action) if table.asked == ASK_TURN else _not_now(table)
    if action < DO_COVER:
        return _refuse_on_mars(table, action)
    if action < DO_PEEK:
        return _refuse_cover(table, action - DO_COVER)
    if action < DO_SHIFT:
        return _refuse_peek(table, action - DO_PEEK + 1)
    if action < DO_BOTTOM:
        return _refuse_shift(table, action - DO_SHIFT)
    if action < DO_DROP:
        return _refuse_own(table, _asks_ability(table, WATER), "C19", "no-not-own", action - DO_BOTTOM)
    if action < DO_FILL:
        return _refuse_own(table, table.asked == ASK_DROP, "R20", "no-not-in-hand", action - DO_DROP)
    if action < DO_DRAFT:
        rule = "S5" if table.asked == ASK_OPENING else "R20"
        asks = table.asked in (ASK_OPENING, ASK_FILL)
        return _refuse_own(table, asks, rule, "no-not-in-hand", action - DO_FILL)
    if action < DO_DA_SLOT:
        return _refuse_own(table, table.asked == ASK_DRAFT, "S8", "no-not-in-pack", action - DO_DRAFT)
    if action < USE and table.asked in (ASK_DA_DISCARD, ASK_DA_DRAW):
        return Reason("A4" if table.asked == ASK_DA_DRAW else "A2", say("no-slot-empty"))
    return _not_now(table)


def _not_now(table: PocketMarsTable) -> Reason:
    """Another question is open."""
    asked = question(table)
    return Reason(asked.rule, say("no-not-now", {"question": asked.phrase}))


def _asks_part(table: PocketMarsTable, part: int) -> bool:
    return table.asked == ASK_PART and BOX.part[table.part] == part


def _asks_ability(table: PocketMarsTable, building: int) -> bool:
    return table.asked == ASK_ABILITY and BOX.kind[table.played] == building


def _refuse_skip(table: PocketMarsTable) -> Reason:
    if table.asked == ASK_TURN:
        return Reason("R16", say("no-pass"))
    return _not_now(table)


def _refuse_own(table: PocketMarsTable, asks: bool, rule: str, key: str, card: int) -> Reason:
    """A choice of a card that the seat does not have where it would have to be."""
    return Reason(rule, say(key, {"card": card_name(card)})) if asks else _not_now(table)


def _refuse_turn(table: PocketMarsTable, action: int) -> Reason:
    if action < TURN_PREP:
        return Reason("R10", say("no-not-in-hand", {"card": card_name(action)}))
    if action < TURN_OTHER:
        return Reason("R11", say("no-not-in-prep", {"card": card_name(action - TURN_PREP)}))
    if action < TURN_TAKE:
        rule = "A2" if table.terms.solo else "R12"
        missing = (action - TURN_OTHER) // 2 + 1 >= table.terms.sides
        return Reason(rule, say("no-such-seat" if missing else "no-slot-empty"))
    if action == TURN_TAKE:
        return Reason("A2" if table.terms.solo else "R13", say("no-earth"))
    return Reason("A2" if table.terms.solo else "R14", say("no-not-own", {"card": card_name(action - TURN_ENERGY)}))


def _refuse_on_mars(table: PocketMarsTable, action: int) -> Reason:
    if action < DO_PROMOTE:
        return _refuse_land(table)
    if action < DO_SWAP:
        return _refuse_promote(table, action - DO_PROMOTE)
    if action < DO_MOVE:
        return _refuse_swap(table, action - DO_SWAP)
    if action < DO_REORDER:
        return _refuse_move(table, action - DO_MOVE)
    if not _asks_part(table, REORDER):
        return _not_now(table)
    building = (action - DO_REORDER) // 6
    return Reason("C7", say("no-reorder", {"type": BOX.types[building], "count": table.height[building]}))


def _refuse_land(table: PocketMarsTable) -> Reason:
    if table.asked == ASK_VALUE:
        return Reason("R11", say("no-land-elsewhere", {"type": BOX.types[BOX.kind[table.played]]}))
    if _asks_part(table, LAND):
        return Reason("C2", say("no-land-elsewhere", {"type": BOX.types[BOX.where[table.part]]}))
    return _not_now(table)


def _refuse_promote(table: PocketMarsTable, building: int) -> Reason:
    if not _asks_part(table, PROMOTE):
        return _not_now(table)
    where = BOX.where[table.part]
    if where not in (ANYWHERE, building):
        return Reason("C5", say("no-promote-elsewhere", {"type": BOX.types[where]}))
    if table.star[HOUSES * table.to_move + building] == 0:
        return Reason("C5", say("no-own-star", {"type": BOX.types[building]}))
    return Reason("R5", say("no-room", {"type": BOX.types[building], "most": table.terms.room}))


def _refuse_swap(table: PocketMarsTable, choice: int) -> Reason:
    if not _asks_part(table, SWAP):
        return _not_now(table)
    building, owners = divmod(choice, 16)
    low, high = divmod(owners, 4)
    if low == high:
        return Reason("C6", say("no-swap-same"))
    if max(low, high) >= table.terms.sides:
        return Reason("C6", say("no-such-seat"))
    on_star = table.star[HOUSES * table.clockwise(table.to_move, low) + building] > 0
    missing = high if on_star else low
    name = side_name(table.clockwise(table.to_move, missing), table.terms.players)
    return Reason("C6", say("no-double" if on_star else "no-star", {"seat": name, "type": BOX.types[building]}))


def _refuse_move(table: PocketMarsTable, choice: int) -> Reason:
    if not _asks_part(table, MOVE):
        return _not_now(table)
    start, goal = divmod(choice, HOUSES)
    if start == goal:
        return Reason("C9", say("no-move-same"))
    return Reason("C9", say("no-own-star", {"type": BOX.types[start]}))


def _refuse_cover(table: PocketMarsTable, card: int) -> Reason:
    if not _asks_part(table, COVER):
        return _not_now(table)
    if card in table.hand_of(table.to_move) and BOX.kind[card] == CONSTRUCTION:
        return Reason("D17", say("no-cover-construction"))
    return Reason("C10", say("no-not-in-hand", {"card": card_name(card)}))


def _refuse_peek(table: PocketMarsTable, steps: int) -> Reason:
    if not _asks_part(table, PEEK):
        return _not_now(table)
    return Reason("C8", say("no-such-seat" if steps >= table.terms.sides else "no-module"))


def _refuse_shift(table: PocketMarsTable, choice: int) -> Reason:
    if not _asks_ability(table, ECOSYSTEM):
        return _not_now(table)
    building, colonist = divmod(choice, 8)
    steps, up = divmod(colonist, 2)
    if steps >= table.terms.sides:
        return Reason("C16", say("no-such-seat"))
    side = table.clockwise(table.to_move, steps)
    name = side_name(side, table.terms.players)
    if not up:
        return Reason("C16", say("no-double", {"seat": name, "type": BOX.types[building]}))
    if table.star[HOUSES * side + building] == 0:
        return Reason("C16", say("no-star", {"seat": name, "type": BOX.types[building]}))
    return Reason("D13", say("no-room", {"type": BOX.types[building], "most": table.terms.room}))
