"""What Martians!!! is drawn with: tiles seen from above, figures, tokens and signs.

A tile is 120 wide with its centre at the origin, a square of it 40.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.martians.content import BUILDING, MIDDLE, ROAD, Box
from ludoteca.screen import Markup
from ludoteca.screen.drawings import drawings

TILE: Final = 120
SQUARE: Final = 40
WAYS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west

SIGNS: Final = {
    "house": (-41, -41), "gas-north": (-41, 41), "gas-south": (40, 20), "feed": (41, 41), "hardware": (41, 41),
    "school": (41, 41), "quarry": (-40, 20), "gun": (-40, 20), "sheriff": (-41, 41), "clinic": (-41, 41),
    "church": (-41, 41), "diner": (-41, 41), "radio": (-41, 41),
}  # fmt: skip
"""Where the sign of a building stands on its printed tile: on its lawn, or on a wall between two squares."""


_DRAWN: Final = drawings("ludoteca.games.martians")
SMALL: Final = ("gas-south", "quarry", "gun")  # signs between two squares that both have something on them


def centre(square: int) -> tuple[int, int]:
    """The middle of a square, from the middle of its tile."""
    return (square % 3 - 1) * SQUARE, (square // 3 - 1) * SQUARE


def sign_at(name: str, rotation: int) -> tuple[int, int]:
    """Where the sign of a tile stands as it lies."""
    x, y = SIGNS[name]
    for _ in range(rotation):
        x, y = -y, x
    return x, y


# ---- tiles


@lru_cache(maxsize=32)
def tile_art(box: Box, name: str) -> str:
    """A tile as it is printed: lawn, roads, buildings with their doors, or a field."""
    tile = box.names.index(name)
    if name == "farm":
        return _DRAWN["farm"]
    ground = box.ground[36 * tile : 36 * tile + 9]
    lawn = "".join(_lawn(square, tile) for square in range(9) if ground[square] == 0)
    roads, seams = _roads(box, tile, ground)
    art = f'<use href="#ma-lawn"/>{lawn}'
    if roads:
        lines = "".join(f'<use class="ma-r{coat}" href="#ma-r-{name}"/>' for coat in (2, 3))
        art += f'<g clip-path="url(#ma-cut)"><g class="ma-r1"><path id="ma-r-{name}" d="{roads}"/></g>{lines}</g>'
    return f"{art}{_building(box, tile, name, ground)}" + (f'<path class="ma-seam" d="{seams}"/>' if seams else "")


def _lawn(square: int, tile: int) -> str:
    """Trees and bushes on a square where nobody can stand."""
    x, y = centre(square)
    kind = (square * 7 + tile * 3) % 3
    return f'<use href="#ma-grove{kind}" x="{x}" y="{y}"/>'


def _roads(box: Box, tile: int, ground: list[int]) -> tuple[str, str]:
    """The lines along which roads run, and those between two squares of a road."""
    roads = seams = ""
    exits = box.exits[4 * tile]
    for square in range(9):
        if ground[square] != ROAD:
            continue
        x, y = centre(square)
        for way, (dx, dy) in enumerate(WAYS):
            other = box.inner[144 * tile + 4 * square + way]
            if other >= 0 and ground[other] == ROAD and way in (1, 2):
                roads += f"M{x} {y}l{40 * dx} {40 * dy}"
                seams += f"M{x + 20 * dx - 13 * dy} {y + 20 * dy - 13 * dx}l{26 * dy} {26 * dx}"
            elif other >= 0 and ground[other] == BUILDING:
                roads += f"M{x} {y}l{12 * dx} {12 * dy}"
            if exits >> way & 1 and MIDDLE[way] == square:
                roads += f"M{x} {y}l{20 * dx} {20 * dy}"
    return roads, seams


def _building(box: Box, tile: int, name: str, ground: list[int]) -> str:
    """The lit rooms of a building as if its roof were off: floor, walls, doors and the light they shed."""
    floor = walls = doors = spill = seams = ""
    for square in range(9):
        if ground[square] != BUILDING:
            continue
        x, y = centre(square)
        floor += f"M{x - 20} {y - 20}h40v40h-40z"
        for way, (dx, dy) in enumerate(WAYS):
            other = box.inner[144 * tile + 4 * square + way]
            left, top = x + 20 * dx, y + 20 * dy  # the middle of this side
            if other >= 0 and ground[other] == BUILDING:
                if way in (1, 2):
                    seams += f"M{left - 15 * dy} {top - 15 * dx}l{30 * dy} {30 * dx}"
                continue
            along = (abs(dy), abs(dx))
            start = (left - 20 * along[0], top - 20 * along[1])
            if other < 0:
                walls += f"M{start[0]} {start[1]}l{40 * along[0]} {40 * along[1]}"
                continue
            walls += f"M{start[0]} {start[1]}l{11 * along[0]} {11 * along[1]}m{18 * along[0]} {18 * along[1]}"
            walls += f"l{11 * along[0]} {11 * along[1]}"
            doors += f"M{left - 9 * along[0]} {top - 9 * along[1]}l{18 * along[0]} {18 * along[1]}"
            spill += (
                f"M{left - 9 * along[0]} {top - 9 * along[1]}l{18 * along[0]} {18 * along[1]}"
                f"l{6 * along[0] + 16 * dx} {6 * along[1] + 16 * dy}l{-30 * along[0]} {-30 * along[1]}z"
            )
    if not floor:
        return ""
    lines = f'<path class="ma-inner" d="{seams}"/>' if seams else ""
    return (
        f'<g class="ma-halo"><path id="ma-f-{name}" d="{floor}"/></g>'
        f'<use class="ma-f-{name}" href="#ma-f-{name}"/>{lines}'
        f'<path class="ma-spill" d="{spill}"/><g class="ma-w1"><path id="ma-w-{name}" d="{walls}"/></g>'
        f'<use class="ma-w2" href="#ma-w-{name}"/><path class="ma-door" d="{doors}"/>'
    )


# ---- what is used more than once


@lru_cache(maxsize=256)
def symbols(box: Box, tiles: tuple[str, ...], cards: tuple[str, ...], players: int) -> Markup:
    """The drawings that a view refers to."""
    drawn = [(name.removeprefix("thing-"), art) for name, art in _DRAWN.items() if name.startswith("thing-")]
    drawn += [(f"d{value}", _die(value)) for value in range(7)]
    drawn += [(f"t-{name}", tile_art(box, name)) for name in tiles]
    drawn += [(f"n-{name}", _sign(name)) for name in tiles if name in SIGNS]
    drawn += [(f'p{seat}" class="ma-s{seat}', _pawn(seat)) for seat in range(players)]
    drawn += [(f"c-{name}", _DRAWN.get(f"card-{name}", _DRAWN["card"])) for name in cards]
    found = "".join(f'<g id="ma-{name}">{art}</g>' for name, art in drawn)
    return Markup(f"<defs>{_DRAWN['paints']}{found}</defs>")


def _die(value: int) -> str:
    """A face of the die."""
    pips = "".join(f"M{10 * x} {10 * y}h0" for x, y in _PIPS[value])
    return f'<rect class="ma-cube" x="-16" y="-16" width="32" height="32" rx="7"/><path class="ma-pips" d="{pips}"/>'


def _sign(name: str) -> str:
    """A neon sign on a pole."""
    plate = f'<rect class="ma-plate ma-g-{name}" x="-12" y="-12" width="24" height="24" rx="6"/>'
    sign = plate + _DRAWN[f"sign-{name}"]
    return f'<g transform="scale(.7)">{sign}</g>' if name in SMALL else sign


def _pawn(seat: int) -> str:
    """A citizen with a hat of their own and the number of the seat."""
    number = f'<text class="ma-pn" y="12">{seat + 1}</text>'
    return _DRAWN["citizen"] + _DRAWN[f"hat-{seat}"] + number


_CORNERS: Final = ((-1, -1), (1, 1), (1, -1), (-1, 1))
_PIPS: Final = (
    (), ((0, 0),), _CORNERS[:2], (*_CORNERS[:2], (0, 0)), _CORNERS, (*_CORNERS, (0, 0)),
    (*_CORNERS, (-1, 0), (1, 0)),
)  # fmt: skip
