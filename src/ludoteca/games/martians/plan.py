"""What a seat of Martians!!! is after, and the way there: what is missing, then the ship, past few Martians."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.engine.compact import small_numbers
from ludoteca.games.martians.content import BULLET, CELLS, CENTRES, FARMS, KINDS, LIFE, MARTIAN, NONE, SPOTS, TILES
from ludoteca.games.martians.position import MartiansState

FARTHEST: Final = 9999
MAPS: Final = 8  # of the last maps the distances are kept
SQUARES: Final = 3  # steps from a tile to the next
INSIDE: Final = 2  # steps from the road of a tile to what lies there
_BLANK: Final[vec[i16]] = small_numbers([NONE] * CELLS)
_BITS: Final = [0, 1, 1, 2, 1, 2, 2, 3]  # how many kinds a set has


def kinds_in(kinds: i64) -> i64:
    """How many kinds a set of bits has."""
    return _BITS[kinds]


class Town:
    """How many tiles lie between two tiles of a map, worked out when asked for."""

    def __init__(self, place: list[int]) -> None:
        self.place = place
        self.hops: list[list[int]] = [[] for _ in range(TILES)]


class Towns:
    """The last few maps: a search goes back and forth between those of its tree."""

    def __init__(self) -> None:
        self._kept: list[Town] = []
        self._next = 0

    def hops(self, state: MartiansState, tile: int) -> list[int]:
        """From a tile to each other, in tiles."""
        town = self._town(state)
        found = town.hops[tile]
        if not found:
            found = _hops(state, tile)
            town.hops[tile] = found
        return found

    def _town(self, state: MartiansState) -> Town:
        place = state.place  # replaced by whatever changes the map, never changed
        for town in self._kept:
            if town.place is place:
                return town
        fresh = Town(place)
        if len(self._kept) < MAPS:
            self._kept.append(fresh)
        else:
            self._kept[self._next] = fresh
            self._next = (self._next + 1) % MAPS
        return fresh


def _hops(state: MartiansState, tile: int) -> list[int]:
    near = state.near
    far = [NONE] * TILES
    far[tile] = 0
    queue = [tile]
    head: i64 = 0
    while head < len(queue):
        here: i64 = queue[head]
        head += 1
        further = far[here] + 1
        side: i64
        for side in range(4):
            middle: i64 = 9 * here + (1 if side == 0 else 5 if side == 1 else 7 if side == 2 else 3)
            beyond = i64(near[4 * middle + side])
            if beyond >= 0:
                other = beyond // 9
                if other != here and far[other] < 0:
                    far[other] = further
                    queue.append(other)
    return far


class Errand:
    """Squares that a seat would like to reach: what each costs beyond the way, in steps, and what it promises."""

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.extra: list[int] = []
        self.chance: list[float] = []

    def add(self, cell: int, extra: int, chance: float) -> None:
        """One more."""
        self.cells.append(cell)
        self.extra.append(extra)
        self.chance.append(chance)


class Scout:
    """The cheapest way from a square to one of several, where a Martian counts as so many steps."""

    def __init__(self, state: MartiansState, start: int, errand: Errand, fight: i64) -> None:
        self.start = start
        self.fight = fight
        self.chosen: int = NONE  # which of the squares
        self.goal: int = NONE
        self.steps: int = FARTHEST  # the way there, Martians counted
        near = state.near
        squares = state.squares
        far = _BLANK[:]
        aim = _BLANK[:]
        number: i64
        for number in range(len(errand.cells)):
            aim[errand.cells[number]] = i16(number)
        size: i64 = fight + 2
        ring: list[list[int]] = [[] for _ in range(size)]
        ring[0].append(start)
        far[start] = 0
        best: i64 = FARTHEST
        cost: i64 = 0
        waiting: i64 = 1
        side: i64
        while waiting > 0 and cost < best:
            bucket = ring[cost % size]
            if bucket:
                ring[cost % size] = []
                waiting -= len(bucket)
                for item in bucket:
                    cell: i64 = item
                    number = i64(aim[cell])
                    if number >= 0 and cost + i64(errand.extra[number]) < best:
                        best = cost + i64(errand.extra[number])
                        self.chosen = number
                        self.goal = cell
                        self.steps = cost
                    for side in range(4):
                        other = i64(near[4 * cell + side])
                        if other >= 0 and far[other] < 0:  # what it costs to enter is the same from everywhere
                            further = cost + 1 + (fight if squares[other] & MARTIAN else 0)
                            far[other] = i16(further)
                            ring[further % size].append(other)
                            waiting += 1
            cost += 1
        self.far = far

    def way(self, state: MartiansState) -> list[int]:
        """The squares from the next one to the goal."""
        near = state.near
        far = self.far
        cell: i64 = self.goal
        found: list[int] = []
        if cell < 0:
            return found
        side: i64
        while cell != self.start:
            found.append(cell)
            before = i64(far[cell]) - 1 - (self.fight if state.squares[cell] & MARTIAN else 0)
            back: i64 = NONE
            for side in range(4):
                other = i64(near[4 * cell + side])
                if other >= 0 and i64(far[other]) == before:
                    back = other
                    break
            if back < 0:
                return []
            cell = back
        found.reverse()
        return found


# ---- what is missing


def missing_of(state: MartiansState, seat: int) -> int:
    """The kinds that somebody still has to fetch: of the seat itself, or of all together."""
    if not state.terms.coop:
        return 7 & ~state.items[seat]
    had = state.delivered
    for other in range(state.terms.players):
        had |= state.items[other]
    return 7 & ~had


def add_objects(state: MartiansState, seat: int, missing: int, miss: float, errand: Errand) -> None:
    """The objects that are, or may be, of a kind that is missing; one that is none costs so many steps more."""
    wanted: i64 = missing
    for code in state.open_objects:
        if wanted >> (code % KINDS) & 1:
            errand.add(code // KINDS, 0, 1.0)
    spot: i64
    for spot in range(SPOTS):
        kind: i64 = state.spot_kind[spot]
        if kind < 0:
            continue
        seen: i64 = state.spot_seen[spot]
        kinds: i64 = 1 << kind if seen >> seat & 1 else state.spot_mask[spot]
        fit = kinds & wanted
        if fit:
            chance = float(kinds_in(fit)) / float(kinds_in(kinds))
            errand.add(state.spot_cell[spot], int(miss * (1.0 - chance)), chance)


def add_ship(state: MartiansState, seat: int, extra: int, errand: Errand) -> None:
    """The ship, or the Farms where it may be."""
    unknown = 0
    for farm in range(FARMS):
        if state.tokens[farm] >= 0:
            if not state.knows_token(seat, farm):
                unknown += 1
            elif state.tokens[farm] == 1:
                errand.add(CENTRES[farm], extra, 1.0)
                return
    if unknown:
        hidden = unknown + len(state.beside)
        for farm in range(FARMS):
            if state.tokens[farm] >= 0 and not state.knows_token(seat, farm):
                errand.add(CENTRES[farm], extra, 1.0 / hidden)


def add_markers(state: MartiansState, seat: int, extra: int, errand: Errand) -> None:
    """Life and Bullets that the seat has room for."""
    most = state.terms.box.most
    kinds = (LIFE if state.life[seat] < most else 0) | (BULLET if state.bullets[seat] < most else 0)
    if not kinds:
        return
    wanted: i64 = kinds
    squares = state.squares
    marked = state.terms.box.marked
    for tile in state.on_table:
        for square in marked[4 * tile + state.rotation[tile]]:
            cell: i64 = 9 * tile + square
            if i64(squares[cell]) & wanted:
                errand.add(cell, extra, 0.0)
