"""The map of Martians!!!: laying tiles, links, distances (R1-R5, R9-R16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from ludoteca.engine.compact import small_numbers
from ludoteca.games.martians import content
from ludoteca.games.martians.content import BUILDING, CELLS, FIELD, FIRST_GENERIC, MIDDLE, NONE, POSITIONS, SIDE, TILES
from ludoteca.games.martians.ids import PLACE

if TYPE_CHECKING:
    from ludoteca.games.martians.position import MartiansState

CENTRE: Final = POSITIONS // 2  # the position of the House
AROUND: Final = [-SIDE, 1, SIDE, -1]  # the next position in each direction


def neighbour(position: int, direction: int) -> int:
    """The position next to this one, NONE beyond the table (R1)."""
    column = position % SIDE
    if (direction == 1 and column == SIDE - 1) or (direction == 3 and column == 0):
        return NONE
    other = position + AROUND[direction]
    return other if 0 <= other < POSITIONS else NONE


_NEXT: Final = [neighbour(position, direction) for position in range(POSITIONS) for direction in range(4)]


def legal_places(state: MartiansState, tile: int) -> list[int]:
    """R10: where the tile may lie, as actions, rising."""
    grid = state.grid
    place = state.place
    exits = state.terms.box.exits
    after = _NEXT
    rotations = state.terms.box.rotations[tile]
    positions: list[int] = []
    for laid in state.on_table:
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


def has_open_end(state: MartiansState) -> bool:
    """R16: whether some exit faces an empty position in range."""
    for laid in state.on_table:
        start = state.place[laid]
        for side in range(4):
            spot = _NEXT[4 * start + side]
            if state.grid[start] >> side & 1 and spot >= 0 and state.grid[spot] < 0:
                return True
    return False


def lay_tile(state: MartiansState, tile: int, position: int, rotation: int) -> None:
    """Put a tile on the table and link its squares (R2-R4)."""
    place = state.place[:]
    rotations = state.rotation[:]
    place[tile] = position
    rotations[tile] = rotation
    state.place = place
    state.rotation = rotations
    _spread(state, tile)
    box = state.terms.box
    spots = box.spots_of[tile]
    if spots:
        cells = state.spot_cell[:]
        for spot in spots:
            cells[spot] = 9 * tile + content.turned(box.spot_square[spot], rotation)
        state.spot_cell = cells


def work_out(state: MartiansState) -> None:
    """What the map is, from where the tiles lie and how."""
    state.grid = small_numbers([NONE] * POSITIONS)
    state.near = small_numbers([NONE] * (4 * CELLS))
    state.ground = small_numbers([content.BLOCKED] * CELLS)
    state.on_table = []
    for tile in range(TILES):
        if state.place[tile] >= 0:
            _spread(state, tile)


def _spread(state: MartiansState, tile: int) -> None:
    """A tile that has its place comes onto the map."""
    box = state.terms.box
    rotation = state.rotation[tile]
    grid = state.grid[:]
    ground = state.ground[:]
    grid[state.place[tile]] = 16 * tile + box.exits[4 * tile + rotation]
    for square in range(9):
        ground[9 * tile + square] = box.ground[36 * tile + 9 * rotation + square]
    state.grid = grid
    state.ground = ground
    state.on_table = sorted([*state.on_table, tile])
    _link(state, tile)


def _link(state: MartiansState, tile: int) -> None:
    near = state.near[:]
    inner = state.terms.box.inner
    base: i64 = 9 * tile
    start: i64 = 144 * tile + 36 * state.rotation[tile]
    number: i64
    for number in range(36):
        other: i64 = inner[start + number]
        near[4 * base + number] = i16(base + other) if other >= 0 else NONE
    position = state.place[tile]
    for side in range(4):
        beyond = _NEXT[4 * position + side]
        if beyond < 0 or state.grid[beyond] < 0:
            continue
        facing = (side + 2) & 3
        if state.grid[position] >> side & 1 and state.grid[beyond] >> facing & 1:
            here = 9 * tile + MIDDLE[side]
            there: int = 9 * (state.grid[beyond] // 16) + MIDDLE[facing]
            near[4 * here + side] = there
            near[4 * there + facing] = here
    state.near = near


def lift_tile(state: MartiansState, tile: int) -> None:
    """C9: take a tile off the table; the position is empty again."""
    near = state.near[:]
    for cell in range(9 * tile, 9 * tile + 9):
        for side in range(4):
            other: int = near[4 * cell + side]
            if other >= 0:
                near[4 * cell + side] = NONE
                near[4 * other + ((side + 2) & 3)] = NONE
    state.near = near
    grid = state.grid[:]
    grid[state.place[tile]] = NONE
    state.grid = grid
    place = state.place[:]
    place[tile] = NONE
    state.place = place
    ground = state.ground[:]
    for cell in range(9 * tile, 9 * tile + 9):
        ground[cell] = 0
    state.ground = ground
    state.on_table = [laid for laid in state.on_table if laid != tile]


def side_tiles(state: MartiansState, tile: int) -> list[int]:
    """The tiles that share a side with this one, linked or not, rising (C2)."""
    found: list[int] = []
    position = state.place[tile]
    for side in range(4):
        beyond = _NEXT[4 * position + side]
        if beyond >= 0 and state.grid[beyond] >= 0:
            found.append(state.grid[beyond] // 16)
    found.sort()
    return found


# ---- what can be taken off the edge (C9)


def can_lift(state: MartiansState, tile: int) -> bool:
    """D26: a generic tile at the edge, without which all others still hang together."""
    if tile < FIRST_GENERIC or state.place[tile] < 0:
        return False
    position = state.place[tile]
    sides = 0
    joins = 0
    for side in range(4):
        beyond = _NEXT[4 * position + side]
        if beyond >= 0 and state.grid[beyond] >= 0:
            sides += 1
            joins += state.grid[position] >> side & 1
    if sides == 4:
        return False
    return joins == 1 or _reached(state, tile) == len(state.on_table) - 1


def _reached(state: MartiansState, without: int) -> int:
    """How many tiles can be walked to from the House, one of them taken away."""
    grid = state.grid
    seen = [False] * TILES
    seen[0] = True
    seen[without] = True
    queue = [state.place[0]]
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


def distances(state: MartiansState, start: int) -> list[int]:
    """The fewest steps from a square to every other, NONE where no way leads."""
    near = state.near
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


def nearest_shelter(state: MartiansState, start: int) -> int:
    """C7: the nearest building or field square, the lowest one of several."""
    far = distances(state, start)
    best = NONE
    for tile in state.on_table:
        for cell in range(9 * tile, 9 * tile + 9):
            if state.ground[cell] in (BUILDING, FIELD) and far[cell] >= 0:
                if best < 0 or far[cell] < far[best]:
                    best = cell
    return best


def is_shelter(state: MartiansState, cell: int) -> bool:
    """C7: whether it is a building or field square."""
    return state.ground[cell] in (BUILDING, FIELD)


def buildings_by_distance(state: MartiansState, start: int) -> list[int]:
    """R39: the building tiles, the nearest first; unreachable ones last, ties by tile id."""
    far = distances(state, start)
    found: list[int] = []
    for tile in state.on_table:
        if content.FIRST_BUILDING <= tile < FIRST_GENERIC:
            steps = 999
            for cell in range(9 * tile, 9 * tile + 9):
                if state.ground[cell] == BUILDING and 0 <= far[cell] < steps:
                    steps = far[cell]
            found.append(100 * steps + tile)
    found.sort()
    return [code % 100 for code in found]


def icon_cell(state: MartiansState, tile: int) -> int:
    """The icon square of a laid tile, NONE if it has none."""
    square = state.terms.box.icon[4 * tile + state.rotation[tile]]
    return 9 * tile + square if square >= 0 else NONE
