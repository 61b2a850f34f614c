"""What may come of Martians!!! as it stands: what a roll would cost, and where a pawn can walk without being asked."""

from __future__ import annotations

from ludoteca.games.martians.cards import SHOTGUN
from ludoteca.games.martians.flow import MartiansFlow
from ludoteca.games.martians.table import NONE

FACES = 6
ENOUGH = 4  # the total that beats a Martian (R34)


def fight_prices(table: MartiansFlow) -> list[int]:
    """R33-R35: for each face of the die, 1 to 6, the Bullets that would be missing; 0: the Martian is beaten."""
    bonus = table.modifier() + (1 if table.gun or _will_use_gun(table) else 0)
    return [max(0, ENOUGH - face - bonus) for face in range(1, FACES + 1)]


def _will_use_gun(table: MartiansFlow) -> bool:
    """R33: whether a Shotgun will serve from the next roll on."""
    return table.combat > 0 and table.has_arm(table.active, SHOTGUN) and not table.armed


def walks(table: MartiansFlow) -> list[list[int]]:
    """The shortest way of the active pawn to every square that it can step to with nothing asked on the way.

    A way is its square and then its directions. It ends where something would be asked: at a Martian (R25), at an
    icon that draws a card (R65), at a marker that may be left for a companion (R19).
    """
    start = table.pawn[table.active]
    ways: list[list[int]] = [[start]]
    seen = [start]
    most = table.steps_left()
    head = 0
    while head < len(ways):
        way = ways[head]
        head += 1
        if len(way) > most or (len(way) > 1 and _is_asked_on(table, way[0])):
            continue
        for direction in range(4):
            goal = table.near[4 * way[0] + direction]
            if goal != NONE and goal not in seen:
                seen.append(goal)
                ways.append([goal, *way[1:], direction])
    return ways[1:]


def _is_asked_on(table: MartiansFlow, cell: int) -> bool:
    """Whether stepping onto a square may ask something."""
    if table.has_martian(cell) and not table.jammed:
        return True
    if not table.terms.coop:
        return False
    return table.icon_cell(cell // 9) == cell or (table.terms.players > 1 and table.can_take_marker(table.active, cell))
