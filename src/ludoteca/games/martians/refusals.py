"""Why an action of Martians!!! cannot be played now: the rule, and what is missing."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.errors import Reason
from ludoteca.engine.phrase import seat_name
from ludoteca.games.martians.actions import (
    ARM,
    ASK_CELL,
    ASK_DIR,
    ASK_DISCARD,
    ASK_FIGHT,
    ASK_GET,
    ASK_GIVE,
    ASK_LANDING,
    ASK_LAST_CALL,
    ASK_MARTIAN,
    ASK_MARTIAN_CARD,
    ASK_MOVE,
    ASK_OTHERS,
    ASK_PLACE,
    ASK_PREPARE,
    ASK_REACT,
    ASK_SEAT,
    ASK_TILE,
    CARD,
    CELL,
    DIR,
    DISCARD,
    ITEM,
    OTHER_ITEM,
    PASS,
    PAY,
    PLACE,
    ROLL,
    SEAT,
    STAGE_REDIRECT,
    STEP,
    STOP,
    TAKE,
    TILE,
    WEAPON,
)
from ludoteca.games.martians.cards import (
    ANGRY,
    MARTIAL_LAW,
    MP3,
    NUCLEAR,
    SEARCHLIGHT,
    SHOTGUN,
    TELEPORT,
    MartiansCards,
)
from ludoteca.games.martians.content import BOX, KINDS, MOVING, OWN_TURN, REACTION
from ludoteca.games.martians.land import neighbour
from ludoteca.games.martians.names import card_said, cell_name, kind_name, say, tile_there
from ludoteca.games.martians.wording import DIRECTIONS, question

WINDOWS: Final = (ASK_FIGHT, ASK_PREPARE, ASK_OTHERS, ASK_MOVE)
WHENS: Final = {OWN_TURN: "own", MOVING: "moving", REACTION: "reaction"}  # where a card belongs
REACTIONS: Final = (ASK_REACT, ASK_MARTIAN_CARD)


def why_not(table: MartiansCards, action: int) -> Reason:
    """Why an action is not legal."""
    asked = table.asked
    if action < STEP:
        return _refuse_place(table, action - PLACE) if asked == ASK_PLACE else _not_now(table)
    if action < ROLL:
        return _refuse_step(table, action - STEP) if asked == ASK_MOVE else _not_now(table)
    if action in (ROLL, STOP) or PAY <= action < CARD:
        return _not_now(table)
    if action == PASS:
        return Reason("R27", say("no-pass-martian")) if asked in (ASK_MARTIAN, ASK_DIR) else _not_now(table)
    if action < WEAPON:
        return _refuse_card(table, action - CARD)
    if action < SEAT:
        return _refuse_weapon(table, action - WEAPON)
    if action < TILE:
        return _refuse_seat(table, action - SEAT) if asked == ASK_SEAT else _not_now(table)
    if action < CELL:
        return _refuse_tile(table, action - TILE) if asked == ASK_TILE else _not_now(table)
    if action < DIR:
        return _refuse_cell(table, action - CELL)
    if action < DISCARD:
        return _refuse_dir(table, action - DIR) if asked == ASK_DIR else _not_now(table)
    return _refuse_rest(table, action)


def _not_now(table: MartiansCards) -> Reason:
    """Another question is open."""
    asked = question(table)
    return Reason(asked.rule, say("no-not-now", {"question": asked.phrase}))


# ---- tiles


def _refuse_place(table: MartiansCards, choice: int) -> Reason:
    position, rotation = divmod(choice, 4)
    if table.grid[position] >= 0:
        return Reason("R10", say("no-occupied", {"tile": tile_there(table.place, table.grid[position] // 16)}))
    exits = BOX.exits[4 * table.tile + rotation]
    touches = joins = False
    for side in range(4):
        beyond = neighbour(position, side)
        if beyond >= 0 and table.grid[beyond] >= 0:
            touches = True
            if exits >> side & 1 != table.grid[beyond] >> ((side + 2) & 3) & 1:
                return Reason("R10", say("no-match", {"direction": DIRECTIONS[side]}))
            joins = joins or exits >> side & 1 == 1
    if not touches:
        return Reason("R10", say("no-neighbour"))
    return Reason("R10", say("no-same-picture" if joins else "no-join"))


def _refuse_tile(table: MartiansCards, tile: int) -> Reason:
    rule = BOX.cards[table.played]
    if table.place[tile] < 0:
        return Reason(rule, say("no-tile-there", {"tile": tile_there(table.place, tile)}))
    return Reason(rule, say("no-tile-target", {"tile": tile_there(table.place, tile), "card": card_said(table.played)}))


# ---- moving


def _refuse_step(table: MartiansCards, direction: int) -> Reason:
    if table.near[4 * table.pawn[table.active] + direction] < 0:
        return Reason("R4", say("no-link", {"direction": DIRECTIONS[direction]}))
    return Reason("R25", say("no-steps-left"))


def _refuse_dir(table: MartiansCards, direction: int) -> Reason:
    goal = table.near[4 * table.mover + direction]
    if goal < 0:
        return Reason("R28", say("no-link", {"direction": DIRECTIONS[direction]}))
    if table.has_martian(goal):
        return Reason("R6", say("no-room", {"cell": cell_name(table.place, goal)}))
    return Reason("C3", say("no-shielded", {"cell": cell_name(table.place, goal)}))


def _refuse_cell(table: MartiansCards, cell: int) -> Reason:
    asked = table.asked
    args = {"cell": cell_name(table.place, cell)}
    if asked == ASK_MARTIAN:
        if not table.has_martian(cell):
            return Reason("R27", say("no-martian", {"cell": cell_name(table.place, cell)}))
        if cell in table.moved:
            return Reason("R27", say("no-moved", {"cell": cell_name(table.place, cell)}))
        return Reason("R28", say("no-way-out", {"cell": cell_name(table.place, cell)}))
    if asked not in (ASK_CELL, ASK_GET):
        return _not_now(table)
    rule = BOX.cards[table.played]
    if table.ground[cell] == 0:
        return Reason("R3", say("no-square", {"cell": args["cell"]}))
    if asked == ASK_GET:
        return Reason(rule, say("no-object", {"cell": args["cell"]}))
    return Reason(rule, say("no-cell-target", {"cell": args["cell"], "card": card_said(table.played)}))


# ---- cards


def _refuse_card(table: MartiansCards, card: int) -> Reason:
    asked = table.asked
    seat = table.to_move
    if asked not in WINDOWS and asked not in REACTIONS and asked != ASK_LAST_CALL:
        return _not_now(table)
    name = {"card": card_said(card)}
    if not table.has_card(seat, card):
        return Reason("R52", say("no-not-in-hand", {"card": name["card"]}))
    if asked in REACTIONS:
        if not table.has_play(seat, 0):
            return Reason("R51", say("no-play-left"))
        return Reason("R54" if asked == ASK_REACT else "R65", say("no-reaction", {"card": name["card"]}))
    if asked == ASK_LAST_CALL:
        if not table.has_play(seat, 0):
            return Reason("R51", say("no-play-left"))
        return Reason("R56", say("no-undo", {"card": name["card"]}))
    if not table.has_play(seat, table.extra_plays(seat, asked)):
        return Reason("R51", say("no-play-left"))
    if not table.fits_window(seat, card, asked):
        return Reason("R53", say("no-window", {"card": name["card"], "when": WHENS[BOX.when[card]]}))
    if BOX.weapon_of[card] >= 0:
        return Reason("R63", say("no-second-weapon", {"card": name["card"]}))
    if card in (TELEPORT, MARTIAL_LAW, NUCLEAR) and table.in_combat(asked):
        return Reason("R36", say("no-leaving"))
    if card == ANGRY:
        return Reason("C20", say("no-other-card"))
    return Reason("R52", say("no-change", {"card": name["card"]}))


def _refuse_weapon(table: MartiansCards, weapon: int) -> Reason:
    asked = table.asked
    seat = table.to_move
    name = card_said(BOX.weapons[weapon])
    if asked not in WINDOWS and asked not in REACTIONS:
        return _not_now(table)
    if weapon == SHOTGUN:
        return Reason("R33", say("no-shotgun"))
    if not table.has_arm(seat, weapon):
        return Reason("R64", say("no-arm", {"card": name}))
    if weapon == MP3 or asked in REACTIONS:
        return Reason("C8" if weapon == MP3 else "R64", say("no-weapon-now", {"card": name}))
    if seat != table.active or asked == ASK_OTHERS:
        return Reason("R64", say("no-own-turn", {"card": name}))
    if asked == ASK_FIGHT and (table.gun or table.armed):
        return Reason("R33", say("no-two-weapons"))
    if weapon == SEARCHLIGHT:
        return Reason("C11", say("no-exchange" if asked != ASK_FIGHT else "no-weapon-now", {"card": name}))
    if table.in_combat(asked):
        return Reason("R36", say("no-leaving"))
    return Reason(BOX.weapon_ids[weapon], say("no-twice", {"card": name}))


def _refuse_seat(table: MartiansCards, seat: int) -> Reason:
    rule = BOX.cards[table.choice] if table.stage == STAGE_REDIRECT else BOX.cards[table.played]
    if seat >= table.terms.players:
        return Reason(rule, say("no-such-seat"))
    if seat == table.to_move:
        return Reason(rule, say("no-self"))
    return Reason(rule, say("no-target", {"seat": seat_name(seat), "card": card_said(table.played)}))


# ---- discards, markers, items, weapons of the pile


def _refuse_rest(table: MartiansCards, action: int) -> Reason:
    asked = table.asked
    if action < TAKE:
        if asked != ASK_DISCARD:
            return _not_now(table)
        return Reason("R31", say("no-not-in-hand", {"card": card_said(action - DISCARD)}))
    if action < ITEM:
        return _not_now(table)
    if action < OTHER_ITEM:
        if asked != ASK_GIVE:
            return _not_now(table)
        held = table.items[table.player] >> (action - ITEM) & 1
        return Reason("C11", say("no-gift" if held else "no-item", {"kind": kind_name(action - ITEM)}))
    if action < ARM:
        if asked != ASK_GET:
            return _not_now(table)
        seat, kind = divmod(action - OTHER_ITEM, KINDS)
        if seat >= table.terms.players:
            return Reason("C11", say("no-such-seat"))
        return Reason("C11", say("no-swap", {"kind": kind_name(kind), "seat": seat_name(seat)}))
    if asked != ASK_LANDING:
        return _not_now(table)
    return Reason("C26", say("no-such-weapon", {"card": card_said(BOX.weapons[action - ARM])}))
