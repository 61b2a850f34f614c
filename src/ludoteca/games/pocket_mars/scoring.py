"""What a side of Pocket Mars has at the end (F1-F11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.pocket_mars.content import BOX, HOUSES
from ludoteca.games.pocket_mars.table import PocketMarsTable

_SHIP: Final[i64] = BOX.ship_points
_STAR: Final[i64] = BOX.star_points
_DOUBLE: Final[i64] = BOX.double_points


class Tally:
    """The points of a side, line by line."""

    def __init__(self, *, ship: int, star: int, double: int, spread: int, four: int, energy: int) -> None:
        self.ship = ship  # F1
        self.star = star  # F2
        self.double = double  # F3
        self.spread = spread  # F4
        self.four = four  # F5
        self.energy = energy  # F6
        self.total = ship + star + double + spread + four + energy


def points(table: PocketMarsTable, side: int) -> int:
    """F1-F6, and F10 for Devious Automatics: the total of a side."""
    machine = 1 if side >= table.terms.players else 0
    star = table.star
    double = table.double
    total: i64 = _SHIP * table.ship[side]
    base: i64 = HOUSES * side
    spread = True
    four = False
    building: i64
    for building in range(HOUSES):
        low: i64 = star[base + building]
        high: i64 = double[base + building]
        total += _STAR * low + _DOUBLE * high
        if low + high == 0:
            spread = False
        elif low + high >= 4:
            four = True
    if spread:
        total += BOX.spread_points[machine]
    if four:
        total += BOX.four_points[machine]
    if table.energy[side] >= max(table.energy):
        total += BOX.energy_points[machine]
    return total


def tally(table: PocketMarsTable, side: int) -> Tally:
    """The same, line by line."""
    machine = 1 if side >= table.terms.players else 0
    counts = [table.colonists_in(side, building) for building in range(HOUSES)]
    base = HOUSES * side
    return Tally(
        ship=BOX.ship_points * table.ship[side],
        star=BOX.star_points * sum(table.star[base : base + HOUSES]),
        double=BOX.double_points * sum(table.double[base : base + HOUSES]),
        spread=BOX.spread_points[machine] if min(counts) > 0 else 0,
        four=BOX.four_points[machine] if max(counts) >= 4 else 0,
        energy=BOX.energy_points[machine] if table.energy[side] == max(table.energy) else 0,
    )


def ranking(table: PocketMarsTable) -> list[int]:
    """F7: the seats from first to last."""
    return sorted(range(table.terms.players), key=lambda seat: (-points(table, seat), -table.settled(seat), seat))


def level_seats(table: PocketMarsTable) -> list[int]:
    """F7: the seats with as many points as the first, from first to last."""
    order = ranking(table)
    return [seat for seat in order if points(table, seat) == points(table, order[0])]


def best_seats(table: PocketMarsTable) -> list[int]:
    """F7: the seats with most points, and of these the ones with most colonists in buildings."""
    if table.terms.solo:  # F11
        return [0] if points(table, 0) > points(table, 1) else []
    level = level_seats(table)
    return sorted([seat for seat in level if table.settled(seat) == table.settled(level[0])])
