"""The decisions of Martians!!! and their answers: a file for each part of the turn, and here the order of the ids."""

from __future__ import annotations

from typing import Final

from ludoteca.games.martians import ids
from ludoteca.games.martians.content import CARDS, CELLS, KINDS, PLAYERS_MOST, POSITIONS, TILES, WEAPONS
from ludoteca.games.martians.decisions import martians, movement, targets, tile, windows
from ludoteca.games.martians.decisions.ask import Ask, Block

DECISIONS: Final[list[Ask]] = [
    tile.PlaceTile(), windows.Fight(), movement.Pay(), windows.Prepare(), windows.Others(), movement.Move(),
    movement.TakeMarker(), windows.LastCall(), windows.React(), windows.MartianCard(), martians.PickMartian(),
    martians.MoveMartian(), martians.Discard(), targets.NameSeat(), targets.NameTile(), targets.NameCell(),
    targets.GiveItem(), targets.GetItem(), targets.TakeWeapon(),
]  # fmt: skip

ANSWERS: Final[list[Block]] = [
    tile.Placing(ids.PLACE, 4 * POSITIONS),
    movement.Stepping(ids.STEP, 4),
    windows.Rolling(ids.ROLL, 1),
    movement.Stopping(ids.STOP, 1),
    windows.Passing(ids.PASS, 1),
    movement.Paying(ids.PAY, 2),
    windows.PlayingCard(ids.CARD, CARDS),
    windows.UsingWeapon(ids.WEAPON, WEAPONS),
    targets.NamingSeat(ids.SEAT, PLAYERS_MOST),
    targets.NamingTile(ids.TILE, TILES),
    targets.NamingCell(ids.CELL, CELLS),
    martians.MovingMartian(ids.DIR, 4),
    martians.Discarding(ids.DISCARD, CARDS),
    movement.Taking(ids.TAKE, 2),
    targets.GivingItem(ids.ITEM, KINDS),
    targets.GettingItem(ids.OTHER_ITEM, KINDS * PLAYERS_MOST),
    targets.TakingWeapon(ids.ARM, WEAPONS),
]
