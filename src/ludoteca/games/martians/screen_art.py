"""What Martians!!! is drawn with: tiles seen from above, figures, tokens and signs.

A tile is 120 wide with its centre at the origin, a square of it 40.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.martians.content import BUILDING, MIDDLE, PLAYERS_MOST, ROAD, SIDE, Box
from ludoteca.games.martians.position import MartiansState
from ludoteca.screen import Markup
from ludoteca.screen.drawings import drawings

TILE: Final = 120
SQUARE: Final = 40
REACH: Final = SIDE // 2  # positions on each side of the House
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


def at(position: int) -> tuple[int, int]:
    """The middle of a position of the table."""
    return (position % SIDE - REACH) * TILE, (position // SIDE - REACH) * TILE


def middle(state: MartiansState, cell: int) -> tuple[int, int]:
    """The middle of a square that lies on the table."""
    return _middle(state.place[cell // 9], cell % 9)


@lru_cache(maxsize=4096)
def _middle(position: int, square: int) -> tuple[int, int]:
    x, y = at(position)
    dx, dy = centre(square)
    return x + dx, y + dy


def square_spot(cell: int) -> str:
    """What the page calls a square, to light it."""
    return f"q{cell // 9}.{cell % 9}"


def sign_at(name: str, rotation: int) -> tuple[int, int]:
    """Where the sign of a tile stands as it lies."""
    x, y = SIGNS[name]
    for _ in range(rotation):
        x, y = -y, x
    return x, y


# ---- tiles


def tile_art(box: Box, name: str) -> dict[str, str]:
    """A tile as it is printed: lawn, roads, buildings with their doors, or a field; and the lines of it by name."""
    tile = box.names.index(name)
    if name == "farm":
        return {f"t-{name}": _DRAWN["farm"]}
    ground = box.ground[36 * tile : 36 * tile + 9]
    lawn = "".join(_lawn(square, tile) for square in range(9) if ground[square] == 0)
    roads, seams = _roads(box, tile, ground)
    art = f'<use href="#ma-lawn"/>{lawn}'
    found: dict[str, str] = {}
    if roads:
        first = next(other for other in dict.fromkeys(box.names) if _road_of(box, other) == roads)
        art += f'<use href="#ma-r-{first}"/>'
        if first == name:
            found[f"l-{name}"] = f'<path d="{roads}"/>'
            coats = "".join(f'<use class="ma-r{coat}" href="#ma-l-{name}"/>' for coat in (1, 2, 3))
            found[f"r-{name}"] = f'<g clip-path="url(#ma-cut)">{coats}</g>'
    lines, building = _building(box, tile, name, ground)
    seamed = f'<path class="ma-seam" d="{seams}"/>' if seams else ""
    return {**found, **lines, f"t-{name}": f"{art}{building}{seamed}"}


def _road_of(box: Box, name: str) -> str:
    """The roads of a tile: those that are alike on several tiles are drawn once."""
    tile = box.names.index(name)
    return _roads(box, tile, box.ground[36 * tile : 36 * tile + 9])[0] if name != "farm" else ""


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
                roads += f"M{x} {y}{_go(40 * dx, 40 * dy)}"
                seams += f"M{x + 20 * dx - 13 * dy} {y + 20 * dy - 13 * dx}{_go(26 * dy, 26 * dx)}"
            elif other >= 0 and ground[other] == BUILDING:
                roads += f"M{x} {y}{_go(12 * dx, 12 * dy)}"
            if exits >> way & 1 and MIDDLE[way] == square:
                roads += f"M{x} {y}{_go(20 * dx, 20 * dy)}"
    return roads, seams


def _go(across: int, down: int) -> str:
    """A line of a path, as short as it can be written."""
    return f"h{across}" if down == 0 else f"v{down}" if across == 0 else f"l{across} {down}"


def _building(box: Box, tile: int, name: str, ground: list[int]) -> tuple[dict[str, str], str]:
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
                    seams += f"M{left - 15 * dy} {top - 15 * dx}{_go(30 * dy, 30 * dx)}"
                continue
            along = (abs(dy), abs(dx))
            start = (left - 20 * along[0], top - 20 * along[1])
            if other < 0:
                walls += f"M{start[0]} {start[1]}{_go(40 * along[0], 40 * along[1])}"
                continue
            walls += f"M{start[0]} {start[1]}{_go(11 * along[0], 11 * along[1])}m{18 * along[0]} {18 * along[1]}"
            walls += f"{_go(11 * along[0], 11 * along[1])}"
            doors += f"M{left - 9 * along[0]} {top - 9 * along[1]}{_go(18 * along[0], 18 * along[1])}"
            spill += (
                f"M{left - 9 * along[0]} {top - 9 * along[1]}{_go(18 * along[0], 18 * along[1])}"
                f"{_go(6 * along[0] + 16 * dx, 6 * along[1] + 16 * dy)}{_go(-30 * along[0], -30 * along[1])}z"
            )
    if not floor:
        return {}, ""
    inner = f'<path class="ma-inner" d="{seams}"/>' if seams else ""
    return {f"f-{name}": f'<path d="{floor}"/>', f"w-{name}": f'<path d="{walls}"/>'}, (
        f'<use class="ma-halo" href="#ma-f-{name}"/><use class="ma-f-{name}" href="#ma-f-{name}"/>{inner}'
        f'<path class="ma-spill" d="{spill}"/><use class="ma-w1" href="#ma-w-{name}"/>'
        f'<use class="ma-w2" href="#ma-w-{name}"/><path class="ma-door" d="{doors}"/>'
    )


# ---- what is used more than once


@lru_cache(maxsize=8)
def symbols(box: Box, cards: tuple[str, ...]) -> Markup:
    """The drawings of a game, the same in every position: `cards` are all its cards, as the rules call them."""
    names = tuple(dict.fromkeys(box.names))
    drawn = [(name.removeprefix("thing-"), art) for name, art in _DRAWN.items() if name.startswith("thing-")]
    for name in names:
        drawn += tile_art(box, name).items()
    drawn += [(f"n-{name}", _sign(name)) for name in names if name in SIGNS]
    drawn += [(f'p{seat}" class="ma-s{seat}', _pawn(seat)) for seat in range(PLAYERS_MOST)]
    drawn += [(f"c-{name}", _DRAWN.get(f"card-{name}", _DRAWN["card"])) for name in cards]
    found = "".join(f'<g id="ma-{name}">{art}</g>' for name, art in drawn)
    return Markup(
        '<svg class="hidden" width="0" height="0" aria-hidden="true" focusable="false">'
        f"<defs>{_DRAWN['paints']}{found}</defs></svg>"
    )


def sentence(text: str) -> str:
    """With a capital."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=128)
def small(name: str, kind: str = "ma-ic") -> Markup:
    """One of the drawings as a sign in a line of text."""
    box, more = ("-14 -14 28 28", " ma-cic") if name.startswith("c-") else ("-21 -21 42 42", "")
    return Markup(f'<svg class="{kind}{more}" viewBox="{box}" aria-hidden="true"><use href="#ma-{name}"/></svg>')


def _sign(name: str) -> str:
    """A neon sign on a pole."""
    sign = '<use href="#ma-plate"/>' + _DRAWN[f"sign-{name}"]
    return f'<g transform="scale(.7)">{sign}</g>' if name in SMALL else sign


def _pawn(seat: int) -> str:
    """A citizen with a hat of their own and the number of the seat."""
    number = f'<text class="ma-pn" y="12">{seat + 1}</text>'
    return f'<use href="#ma-citizen"/>{_DRAWN[f"hat-{seat}"]}{number}'
