"""The map of Martians!!!: laying tiles, links, distances (R1-R5, R9-R16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from ludoteca.games.martians.actions import PLACE
from ludoteca.games.martians.content import (
    BOX,
    BUILDING,
    CELLS,
    FIELD,
    FIRST_BUILDING,
    FIRST_GENERIC,
    MIDDLE,
    SIDE,
    TILES,
    turned,
)
from ludoteca.games.martians.table import NONE, MartiansTable

_EXITS: Final = BOX.exits
_GROUND: Final = BOX.ground
_INNER: Final = BOX.inner
_ROTATIONS: Final = BOX.rotations
AROUND: Final = [-SIDE, 1, SIDE, -1]  # the next position in each direction


def neighbour(position: int, direction: int) -> int:
    """The position next to this one, NONE beyond the table (R1)."""
    column = position % SIDE
    if (direction == 1 and column == SIDE - 1) or (direction == 3 and column == 0):
        return NONE
    other = position + AROUND[direction]
    return other if 0 <= other < SIDE * SIDE else NONE


_NEXT: Final = [neighbour(position, direction) for position in range(SIDE * SIDE) for direction in range(4)]


class MartiansLand(MartiansTable):
    """The tiles on the table."""

    def legal_places(self, tile: int) -> list[int]:
        """R10: where the tile may lie, as actions, rising."""
        grid = self.grid
        place = self.place
        exits = _EXITS
        after = _NEXT
        rotations = _ROTATIONS[tile]
        positions: list[int] = []
        for laid in self.on_table:
            start: i64 = place[laid]
            shape = i64(grid[start])
            side: i64
            for side in range(4):
                if shape >> side & 1:
                    spot = after[start * 4 + side]
                    if spot >= 0 and grid[spot] < 0 and spot not in positions:
                        positions.append(spot)
        positions.sort()
        found: list[int] = []
        for position in positions:
            known: i64 = 0
            wanted: i64 = 0
            for side in range(4):
                beyond: i64 = after[4 * position + side]
                if beyond >= 0 and grid[beyond] >= 0:
                    known |= 1 << side
                    if i64(grid[beyond]) >> ((side + 2) & 3) & 1:
                        wanted |= 1 << side
            for rotation in rotations:
                if exits[4 * tile + rotation] & known == wanted:
                    found.append(PLACE + 4 * position + rotation)
        return found

    def has_open_end(self) -> bool:
        """R16: whether some exit faces an empty position in range."""
        for laid in self.on_table:
            start = self.place[laid]
            for side in range(4):
                spot = _NEXT[4 * start + side]
                if self.grid[start] >> side & 1 and spot >= 0 and self.grid[spot] < 0:
                    return True
        return False

    def lay_tile(self, tile: int, position: int, rotation: int) -> None:
        """Put a tile on the table and link its squares (R2-R4)."""
        grid = self.grid[:]
        place = self.place[:]
        rotations = self.rotation[:]
        ground = self.ground[:]
        grid[position] = 16 * tile + _EXITS[4 * tile + rotation]
        place[tile] = position
        rotations[tile] = rotation
        for square in range(9):
            ground[9 * tile + square] = _GROUND[36 * tile + 9 * rotation + square]
        self.grid = grid
        self.place = place
        self.rotation = rotations
        self.ground = ground
        self.on_table = sorted([*self.on_table, tile])
        self._link(tile)
        spots = BOX.spots_of[tile]
        if spots:
            cells = self.spot_cell[:]
            for spot in spots:
                cells[spot] = 9 * tile + turned(BOX.spot_square[spot], rotation)
            self.spot_cell = cells

    def _link(self, tile: int) -> None:
        near = self.near[:]
        base: i64 = 9 * tile
        start: i64 = 144 * tile + 36 * self.rotation[tile]
        number: i64
        for number in range(36):
            other: i64 = _INNER[start + number]
            near[4 * base + number] = i16(base + other) if other >= 0 else NONE
        position = self.place[tile]
        for side in range(4):
            beyond = _NEXT[4 * position + side]
            if beyond < 0 or self.grid[beyond] < 0:
                continue
            facing = (side + 2) & 3
            if self.grid[position] >> side & 1 and self.grid[beyond] >> facing & 1:
                here = 9 * tile + MIDDLE[side]
                there: int = 9 * (self.grid[beyond] // 16) + MIDDLE[facing]
                near[4 * here + side] = there
                near[4 * there + facing] = here
        self.near = near

    def lift_tile(self, tile: int) -> None:
        """C9: take a tile off the table; the position is empty again."""
        near = self.near[:]
        for cell in range(9 * tile, 9 * tile + 9):
            for side in range(4):
                other: int = near[4 * cell + side]
                if other >= 0:
                    near[4 * cell + side] = NONE
                    near[4 * other + ((side + 2) & 3)] = NONE
        self.near = near
        grid = self.grid[:]
        grid[self.place[tile]] = NONE
        self.grid = grid
        place = self.place[:]
        place[tile] = NONE
        self.place = place
        ground = self.ground[:]
        for cell in range(9 * tile, 9 * tile + 9):
            ground[cell] = 0
        self.ground = ground
        self.on_table = [laid for laid in self.on_table if laid != tile]

    def side_tiles(self, tile: int) -> list[int]:
        """The tiles that share a side with this one, linked or not, rising (C2)."""
        found: list[int] = []
        position = self.place[tile]
        for side in range(4):
            beyond = _NEXT[4 * position + side]
            if beyond >= 0 and self.grid[beyond] >= 0:
                found.append(self.grid[beyond] // 16)
        found.sort()
        return found

    # ---- what can be taken off the edge (C9)

    def can_lift(self, tile: int) -> bool:
        """D26: a generic tile at the edge, without which all others still hang together."""
        if tile < FIRST_GENERIC or self.place[tile] < 0:
            return False
        position = self.place[tile]
        sides = 0
        joins = 0
        for side in range(4):
            beyond = _NEXT[4 * position + side]
            if beyond >= 0 and self.grid[beyond] >= 0:
                sides += 1
                joins += self.grid[position] >> side & 1
        if sides == 4:
            return False
        return joins == 1 or self._reached(tile) == len(self.on_table) - 1

    def _reached(self, without: int) -> int:
        """How many tiles can be walked to from the House, one of them taken away."""
        grid = self.grid
        seen = [False] * TILES
        seen[0] = True
        seen[without] = True
        queue = [self.place[0]]
        count = 0
        side: i64
        while queue:
            position: i64 = queue.pop()
            count += 1
            shape = i64(grid[position])
            for side in range(4):
                if shape >> side & 1:
                    beyond = _NEXT[position * 4 + side]
                    if beyond >= 0 and grid[beyond] >= 0:
                        other = grid[beyond] // 16
                        if not seen[other]:  # touching sides match, so the exits join
                            seen[other] = True
                            queue.append(beyond)
        return count

    # ---- distances, R5

    def distances(self, start: int) -> list[int]:
        """The fewest steps from a square to every other, NONE where no way leads."""
        near = self.near
        far = [NONE] * CELLS
        far[start] = 0
        queue = [start]
        head: i64 = 0
        while head < len(queue):
            cell: i64 = queue[head]
            head += 1
            further = far[cell] + 1
            side: i64
            for side in range(4):
                other = near[cell * 4 + side]
                if other >= 0 and far[other] < 0:
                    far[other] = further
                    queue.append(other)
        return far

    def nearest_shelter(self, start: int) -> int:
        """C7: the nearest building or field square, the lowest one of several."""
        far = self.distances(start)
        best = NONE
        for tile in self.on_table:
            for cell in range(9 * tile, 9 * tile + 9):
                if self.ground[cell] in (BUILDING, FIELD) and far[cell] >= 0:
                    if best < 0 or far[cell] < far[best]:
                        best = cell
        return best

    def is_shelter(self, cell: int) -> bool:
        """C7: whether it is a building or field square."""
        return self.ground[cell] in (BUILDING, FIELD)

    def buildings_by_distance(self, start: int) -> list[int]:
        """R39: the building tiles, the nearest first; unreachable ones last, ties by tile id."""
        far = self.distances(start)
        found: list[int] = []
        for tile in self.on_table:
            if FIRST_BUILDING <= tile < FIRST_GENERIC:
                steps = 999
                for cell in range(9 * tile, 9 * tile + 9):
                    if self.ground[cell] == BUILDING and 0 <= far[cell] < steps:
                        steps = far[cell]
                found.append(100 * steps + tile)
        found.sort()
        return [code % 100 for code in found]

    def icon_cell(self, tile: int) -> int:
        """The icon square of a laid tile, NONE if it has none."""
        square = BOX.icon[4 * tile + self.rotation[tile]]
        return 9 * tile + square if square >= 0 else NONE
