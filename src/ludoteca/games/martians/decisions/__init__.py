"""The decisions of Martians!!! and their answers: a file for each part of the turn, and here the order of the ids."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.phrase import seat_name
from ludoteca.games.martians import ids
from ludoteca.games.martians.content import CARDS, CELLS, KINDS, PLAYERS_MOST, POSITIONS, TILES, WEAPONS
from ludoteca.games.martians.decisions import martians, movement, targets, tile, windows
from ludoteca.games.martians.decisions.ask import Ask, Block
from ludoteca.games.martians.phrases import DIRECTIONS, Args, card_said, kind_name, tile_there
from ludoteca.games.martians.position import MartiansState

DECISIONS: Final[list[Ask]] = [
    tile.PlaceTile(), windows.Fight(), movement.Pay(), windows.Prepare(), windows.Others(), movement.Move(),
    movement.TakeMarker(), windows.LastCall(), windows.React(), windows.MartianCard(), martians.PickMartian(),
    martians.MoveMartian(), martians.Discard(), targets.NameSeat(), targets.NameTile(), targets.NameCell(),
    targets.GiveItem(), targets.GetItem(), targets.TakeWeapon(),
]  # fmt: skip


def _item(state: MartiansState, number: int) -> Args:
    return {"kind": kind_name(number % KINDS), "seat": seat_name(number // KINDS)}


ANSWERS: Final[list[Block]] = [
    tile.Placing(ids.PLACE, 4 * POSITIONS, "place", None, ids.ASK_PLACE),
    Block(ids.STEP, 4, "step", lambda _, way: {"direction": DIRECTIONS[way]}, ids.ASK_MOVE),
    windows.Rolling(ids.ROLL, 1, ""),
    Block(ids.STOP, 1, "stop"),
    windows.Passing(ids.PASS, 1, ""),
    movement.Paying(ids.PAY, 2, "pay-bullets"),
    windows.PlayingCard(ids.CARD, CARDS, "play", lambda state, card: {"card": card_said(state, card)}),
    windows.UsingWeapon(ids.WEAPON, WEAPONS, "use", lambda state, weapon: {"card": state.terms.weapons[weapon].said()}),
    Block(ids.SEAT, PLAYERS_MOST, "choose-seat", lambda _, seat: {"seat": seat_name(seat)}, ids.ASK_SEAT),
    Block(ids.TILE, TILES, "choose-tile", lambda state, tile: {"tile": tile_there(state, tile)}, ids.ASK_TILE),
    targets.NamingCell(ids.CELL, CELLS, ""),
    Block(ids.DIR, 4, "martian-dir", lambda _, way: {"direction": DIRECTIONS[way]}, ids.ASK_DIR),
    Block(ids.DISCARD, CARDS, "discard", lambda state, card: {"card": card_said(state, card)}, ids.ASK_DISCARD),
    movement.Taking(ids.TAKE, 2, "take"),
    Block(ids.ITEM, KINDS, "give", lambda _, kind: {"kind": kind_name(kind)}, ids.ASK_GIVE),
    Block(ids.OTHER_ITEM, KINDS * PLAYERS_MOST, "get-item", _item, ids.ASK_GET),
    Block(ids.ARM, WEAPONS, "arm", lambda state, weapon: {"card": state.terms.weapons[weapon].said()}, ids.ASK_LANDING),
]
