"""What Martians!!! is drawn with: tiles seen from above, figures, tokens and signs.

A tile is 120 wide with its centre at the origin, a square of it 40.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.martians.content import BUILDING, MIDDLE, ROAD, Box
from ludoteca.screen import Markup

TILE: Final = 120
SQUARE: Final = 40
WAYS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west

SIGNS: Final = {
    "house": (-41, -41), "gas-north": (-41, 41), "gas-south": (40, 20), "feed": (41, 41), "hardware": (41, 41),
    "school": (41, 41), "quarry": (-40, 20), "gun": (-40, 20), "sheriff": (-41, 41), "clinic": (-41, 41),
    "church": (-41, 41), "diner": (-41, 41), "radio": (-41, 41),
}  # fmt: skip
"""Where the sign of a building stands on its printed tile: on its lawn, or on a wall between two squares."""


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
        return _FARM
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


_ROWS: Final = "".join(f"M-56 {y}H56" for y in range(-54, 60, 9))
_FARM: Final = (
    '<use href="#ma-lawn"/><rect class="ma-corn" x="-57" y="-57" width="114" height="114" rx="6"/>'
    f'<path class="ma-rows" d="{_ROWS}"/>'
    '<path class="ma-track" d="M0-60v14M0 60v-14M-60 0h14M60 0h-14"/>'
    '<path class="ma-fence" d="M-57-16V-57H-16M16-57H57V-16M57 16V57H16M-16 57H-57V16"/>'
    '<path class="ma-seam ma-fs" d="M-20-54V54M20-54V54M-54-20H54M-54 20H54"/>'
)


# ---- what is used more than once


@lru_cache(maxsize=256)
def symbols(box: Box, tiles: tuple[str, ...], cards: tuple[str, ...], players: int) -> Markup:
    """The drawings that a view refers to."""
    found = "".join(f'<g id="ma-{name}">{art}</g>' for name, art in _ART.items())
    found += "".join(f'<g id="ma-d{value}">{_die(value)}</g>' for value in range(7))
    found += "".join(f'<g id="ma-t-{name}">{tile_art(box, name)}</g>' for name in tiles)
    found += "".join(f'<g id="ma-n-{name}">{_sign(name)}</g>' for name in tiles if name in SIGNS)
    found += "".join(f'<g id="ma-p{seat}" class="ma-s{seat}">{_pawn(seat)}</g>' for seat in range(players))
    found += "".join(f'<g id="ma-c-{name}">{_CARD_ART.get(name, _UNKNOWN)}</g>' for name in cards)
    return Markup(f"<defs>{_PAINTS}{found}</defs>")


def _die(value: int) -> str:
    """A face of the die."""
    pips = "".join(f"M{10 * x} {10 * y}h0" for x, y in _PIPS[value])
    return f'<rect class="ma-cube" x="-16" y="-16" width="32" height="32" rx="7"/><path class="ma-pips" d="{pips}"/>'


def _sign(name: str) -> str:
    """A neon sign on a pole."""
    sign = f'<rect class="ma-plate ma-g-{name}" x="-12" y="-12" width="24" height="24" rx="6"/>{_SIGN_ART[name]}'
    return f'<g transform="scale(.7)">{sign}</g>' if name in SMALL else sign


def _pawn(seat: int) -> str:
    """A citizen with a hat of their own and the number of the seat."""
    return (
        '<ellipse class="ma-shade" cy="14" rx="11" ry="4"/>'
        '<path class="ma-body" d="M-10 14C-10 4-7-2 0-2S10 4 10 14Q0 18-10 14z"/>'
        f'<circle class="ma-skin" cy="-6" r="6.5"/>{_HATS[seat]}'
        f'<text class="ma-pn" y="12">{seat + 1}</text>'
    )


_PAINTS: Final = (
    '<clipPath id="ma-cut"><path d="M-60-60H60V60H-60z"/></clipPath>'
    '<radialGradient id="ma-moon"><stop stop-color="#2d5568" stop-opacity=".9"/>'
    '<stop offset="1" stop-color="#2d5568" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="ma-beam" x2="0" y2="1"><stop stop-color="#d6ffb0" stop-opacity=".85"/>'
    '<stop offset="1" stop-color="#d6ffb0" stop-opacity="0"/></linearGradient>'
    '<pattern id="ma-earth" width="120" height="120" patternUnits="userSpaceOnUse" x="-60" y="-60">'
    '<path class="ma-cross" d="M0 6V-6M-6 0H6M120 6V-6M114 0h12M0 126v-12M-6 120H6M120 126v-12M114 120h12"/>'
    '<path class="ma-tuft" d="M30 40l3-7 3 7M84 22l3-7 3 7M70 92l3-7 3 7M18 98l3-7 3 7M100 70l3-7 3 7"/></pattern>'
)

_CORNERS: Final = ((-1, -1), (1, 1), (1, -1), (-1, 1))
_PIPS: Final = (
    (), ((0, 0),), _CORNERS[:2], (*_CORNERS[:2], (0, 0)), _CORNERS, (*_CORNERS, (0, 0)),
    (*_CORNERS, (-1, 0), (1, 0)),
)  # fmt: skip

_HATS: Final = (
    '<path class="ma-hat" d="M-13-9Q-7-7-5-10-5-16 0-16T5-10Q7-7 13-9 7-3 0-5-7-3-13-9z"/>',
    '<path class="ma-hat" d="M-7-8Q-7-15 0-15T7-8L13-7Q12-4 6-6 0-8-7-8z"/>',
    '<path class="ma-hat" d="M-11-7L0-17 11-7Q0-4-11-7z"/>',
    '<path class="ma-hat" d="M-7-5Q-8-13 0-13T7-5Q0-9-7-5z"/><circle class="ma-hat" cy="-15" r="3.5"/>',
    '<path class="ma-hat" d="M-8-2Q-10-14 0-14T8-2Q5-8 0-8T-8-2zM6-3l5 4-6 1z"/>',
    '<path class="ma-hat" d="M-9-7Q-9-15 0-15T9-7z"/><path class="ma-hat" d="M-2-17h4v9h-4z"/>',
)

_ART: Final = {
    "lawn": '<rect class="ma-lawn" x="-59" y="-59" width="118" height="118" rx="7"/>',
    "grove0": (
        '<circle class="ma-tree" cx="-7" cy="-5" r="11"/><circle class="ma-tree" cx="9" cy="7" r="9"/>'
        '<path class="ma-leaf" d="M-13-8a7 7 0 0 1 8-4M4 5a6 6 0 0 1 6-4"/>'
    ),
    "grove1": (
        '<circle class="ma-tree" cx="5" cy="-6" r="12"/><circle class="ma-tree" cx="-10" cy="9" r="7"/>'
        '<path class="ma-leaf" d="M-2-9a8 8 0 0 1 9-5M-14 8a5 5 0 0 1 5-4"/>'
    ),
    "grove2": (
        '<circle class="ma-tree" cx="-9" cy="8" r="9"/><circle class="ma-tree" cx="10" cy="9" r="7"/>'
        '<circle class="ma-tree" cx="2" cy="-9" r="9"/>'
        '<path class="ma-leaf" d="M-14 6a6 6 0 0 1 6-5M-3-11a6 6 0 0 1 6-4"/>'
    ),
    "m": (
        '<ellipse class="ma-shade" cy="15" rx="11" ry="4"/>'
        '<path class="ma-m2" d="M-6 4Q-9 13-7 16H-1L0 11 1 16H7Q9 13 6 4z"/>'
        '<path class="ma-m3" d="M6 6l8-1 0-3 3 1v4l-4 2-2 3z"/>'
        '<path class="ma-m4" d="M-5-14L-9-20M5-14L9-20"/><circle class="ma-m1" cx="-9" cy="-20" r="2.2"/>'
        '<circle class="ma-m1" cx="9" cy="-20" r="2.2"/>'
        '<path class="ma-m1" d="M0-16C-14-16-15-3-9 2-5 6 0 8 0 8S5 6 9 2C15-3 14-16 0-16z"/>'
        '<path class="ma-eye" d="M-11-7C-6-9-2-4-2 1-8 3-11-2-11-7zM11-7C6-9 2-4 2 1 8 3 11-2 11-7z"/>'
        '<path class="ma-glint" d="M-8-5h0M6-5h0"/>'
    ),
    "life": (
        '<circle class="ma-chip ma-lc" r="11"/>'
        '<path class="ma-heart" d="M0 7C-9 1-8-6-4-6-2-6 0-4 0-3 0-4 2-6 4-6 8-6 9 1 0 7z"/>'
    ),
    "bullet": (
        '<circle class="ma-chip ma-bc" r="11"/>'
        '<path class="ma-brass" d="M-3.5 7V-1C-3.5-5-1-8 0-8S3.5-5 3.5-1V7z"/><path class="ma-lead" d="M-3.5 3h7"/>'
    ),
    "crate": (
        '<rect class="ma-crate" x="-11" y="-11" width="22" height="22" rx="3"/>'
        '<path class="ma-plank" d="M-11-6h22M-11 6h22M-6-11v22M6-11v22"/>'
    ),
    "ask": '<circle class="ma-ask" r="7"/><path class="ma-q" d="M-2.5-1.5Q-2.5-4 0-4T2.5-1.7Q2.5 0 0 .5V1.5M0 4h0"/>',
    "fuel": (
        '<path class="ma-o ma-o0" d="M-8-6L-3-11H5L9-7V9Q9 11 7 11H-6Q-8 11-8 9z"/>'
        '<path class="ma-ol" d="M-3-11l2 4h8M-4-2L5 7M5-2L-4 7"/>'
    ),
    "fertilizer": (
        '<path class="ma-o ma-o1" d="M-7 11Q-11 4-8-2L-6-6-8-10H8L6-6 8-2Q11 4 7 11z"/>'
        '<path class="ma-ol" d="M-6-6H6"/><path class="ma-sprout" d="M0 8V1M0 4Q-5 4-5-1 0-1 0 4 0-2 5-2 5 3 0 4"/>'
    ),
    "dynamite": (
        '<path class="ma-o ma-o2" d="M-9-5h5.5v16H-9zM-3-7h6V11h-6zM3.5-5H9v16H3.5z"/>'
        '<path class="ma-strap" d="M-9 3H9"/><path class="ma-fuse" d="M0-7Q0-11 4-11T8-9"/>'
        '<path class="ma-spark" d="M9-12v6M6-9h6M7-11l4 4M11-11l-4 4"/>'
    ),
    "down": (
        '<circle class="ma-tk" r="17"/><circle class="ma-tkl" r="12.5"/>'
        '<path class="ma-tq" d="M-4-3Q-4-8 0-8T4-3.5Q4 0 0 1V4M0 9h0"/>'
    ),
    "crop": (
        '<circle class="ma-tk ma-tkc" r="17"/><circle class="ma-ring" r="12"/><circle class="ma-ring" r="7"/>'
        '<circle class="ma-dot" r="3"/><path class="ma-ring" d="M0-17v5M0 17v-5M-17 0h5M17 0h-5"/>'
    ),
    "ship": (
        '<circle class="ma-surge" r="25"/><circle class="ma-tk ma-tks" r="18"/>'
        '<ellipse class="ma-hull" cy="2" rx="16" ry="7"/>'
        '<path class="ma-dome" d="M-7 0Q-7-10 0-10T7 0Q0 3-7 0z"/>'
        '<path class="ma-lamps" d="M-11 3h0M-4 6h0M4 6h0M11 3h0"/>'
    ),
    "icon": '<path class="ma-alarm" d="M0-7L7 6H-7z"/><path class="ma-alarm2" d="M0-2V2M0 4h0"/>',
    "shield": '<rect class="ma-guard" x="-18" y="-18" width="36" height="36" rx="9"/>',
    "lit": '<rect class="ma-lit" x="-17" y="-17" width="34" height="34" rx="9"/>',
    "arrow": '<path class="ma-arrow" d="M0-12L12 3H5V13H-5V3H-12z"/>',
    "cost": '<circle class="ma-cost" r="11.5"/>',
    "duel": '<path class="ma-cost ma-duel" d="M0-15L15 0 0 15-15 0z"/>',
    "site": '<rect class="ma-site" x="-58" y="-58" width="116" height="116" rx="8"/>',
    "chip": '<rect class="ma-chip-c" x="-20" y="-20" width="40" height="40" rx="7"/>',
    "here": '<path class="ma-here" d="M-8-30H8L0-20z"/>',
    "okay": '<path class="ma-turn" d="M-7 0L-2 6 8-6"/>',
    "pick": '<rect class="ma-pick" x="-60" y="-60" width="120" height="120" rx="9"/>',
    "heart": '<path class="ma-heart" d="M0 8C-10 1-9-7-4.5-7-2-7 0-5 0-4 0-5 2-7 4.5-7 9-7 10 1 0 8z"/>',
    "shell": ('<path class="ma-brass" d="M-4 9V-2C-4-6-1-9 0-9S4-6 4-2V9z"/><path class="ma-lead" d="M-4 5h8"/>'),
    "halt": '<path class="ma-halt" d="M-6-14H6L14-6V6L6 14H-6L-14 6V-6z"/><path class="ma-q" d="M-6 0H6"/>',
    "pile": (
        '<rect class="ma-lawn" x="-13" y="-9" width="24" height="24" rx="4"/>'
        '<rect class="ma-lawn" x="-10" y="-14" width="24" height="24" rx="4"/>'
        '<path class="ma-pr" d="M2-14V10M-10-2H14"/>'
    ),
    "mback": (
        '<rect class="ma-back ma-alien" x="-7" y="-10" width="14" height="20" rx="2.5"/>'
        '<path class="ma-backl" d="M-4 2Q0-6 4 2zM-3 5h6"/>'
    ),
    "back": (
        '<rect class="ma-back" x="-7" y="-10" width="14" height="20" rx="2.5"/>'
        '<path class="ma-backl" d="M-4 2Q0-6 4 2zM-3 5h6"/>'
    ),
}

_SIGN_ART: Final = {
    "house": '<path class="ma-ik" d="M0-8L8-1H5V7H-5V-1H-8z"/>',
    "gas-north": (
        '<path class="ma-ik" d="M-7 8V-6Q-7-8-5-8H0Q2-8 2-6V8zM-5-5V-1H0V-5z"/>'
        '<path class="ma-il" d="M3-4L7-1V5Q7 7 5 7"/>'
    ),
    "gas-south": (
        '<path class="ma-ik" d="M-7 8V-6Q-7-8-5-8H0Q2-8 2-6V8zM-5-5V-1H0V-5z"/>'
        '<path class="ma-il" d="M3-4L7-1V5Q7 7 5 7"/>'
    ),
    "feed": '<path class="ma-ik" d="M-5 8Q-9 3-6-2L-4-4-6-8H6L4-4 6-2Q9 3 5 8z"/>',
    "hardware": '<path class="ma-ik" d="M-8-7H2L6-3 3 0 1-2H-1V9H-5V-2H-8z"/>',
    "school": '<path class="ma-ik" d="M0-9Q6-7 6-1L8 4H-8L-6-1Q-6-7 0-9zM-2 6H2Q0 9-2 6z"/>',
    "quarry": '<path class="ma-ik" d="M-9-2Q0-11 9-2L8 0Q4-4 2-4V9H-2V-4Q-4-4-8 0z"/>',
    "gun": '<path class="ma-ik" d="M-9-5H8V-1H2L1 2H-2L-3 8H-8L-6-1H-9z"/>',
    "sheriff": '<path class="ma-ik" d="M0-9L2.4-3 8.6-2.8 3.7 1 5.4 7.3 0 3.8-5.4 7.3-3.7 1-8.6-2.8-2.4-3z"/>',
    "clinic": '<path class="ma-ik" d="M-3-8H3V-3H8V3H3V8H-3V3H-8V-3H-3z"/>',
    "church": '<path class="ma-ik" d="M-1.7-9H1.7V-5H6V-1.6H1.7V9H-1.7V-1.6H-6V-5H-1.7z"/>',
    "diner": (
        '<path class="ma-ik" d="M-8-2H4V4Q4 8 0 8H-4Q-8 8-8 4z"/>'
        '<path class="ma-il" d="M4 0Q8-1 8 2T4 5M-5-5V-8M0-5V-8"/>'
    ),
    "radio": (
        '<path class="ma-ik" d="M-1.5-3H1.5L5 9H2L0 2-2 9H-5z"/>'
        '<path class="ma-il" d="M-4 0A5 5 0 0 1-4-6M4 0A5 5 0 0 0 4-6M-7 2A9 9 0 0 1-7-8M7 2A9 9 0 0 0 7-8"/>'
    ),
}

_DIE: Final = '<rect class="ma-ck" x="-8" y="-8" width="16" height="16" rx="3"/>'
_UNKNOWN: Final = '<circle class="ma-ck" r="9"/>'  # a card that nobody has drawn yet
_CARD_ART: Final = {
    "C1": '<path class="ma-ck" d="M-9-2H9L6-9H-6zM-6 0H-1V4H-6zM1 0H6V4H1z"/><path class="ma-cl" d="M-10-2H10"/>',
    "C2": '<path class="ma-ck" d="M-10-5L-5 0-10 5zM10-5L5 0 10 5z"/><circle class="ma-ck" r="5"/>',
    "C3": '<path class="ma-ck" d="M0-10L10 8H-10z"/><path class="ma-cd" d="M0-3V3M0 5.5h0"/>',
    "C4": '<path class="ma-cl" d="M-7 10V-8M-7-7H8V1H-7M-11 10H-3"/>',
    "C5": '<path class="ma-ck" d="M0-10L9-6V1Q9 7 0 11-9 7-9 1V-6z"/>',
    "C6": '<path class="ma-ck" d="M-9-8L0 0-9 8zM0-8L9 0 0 8z"/>',
    "C7": '<path class="ma-ck" d="M-8 9H8V-1H-8zM-10-1L0-10 10-1z"/><path class="ma-cd" d="M0 9V3"/>',
    "C8": (
        '<rect class="ma-ck" x="-6" y="-10" width="12" height="20" rx="3"/><circle class="ma-cf" cy="4" r="3.4"/>'
        '<path class="ma-cd" d="M-3-6H3"/>'
    ),
    "C9": (
        '<circle class="ma-ck" r="3"/>'
        '<path class="ma-ck" d="M-3-5L-6-10A12 12 0 0 1 6-10L3-5A6 6 0 0 0-3-5zM6 0H12A12 12 0 0 1 6 10L3 '
        '5A6 6 0 0 0 6 0zM-6 0H-12A12 12 0 0 0-6 10L-3 5A6 6 0 0 1-6 0z"/>'
    ),
    "C10": '<path class="ma-ck" d="M-3-10H3V0H-3z"/><path class="ma-cl" d="M-7-3Q-7 4 0 4T7-3M0 4V9M-5 10H5"/>',
    "C11": '<path class="ma-ck" d="M-10-3H-4L2-7V7L-4 3H-10z"/><path class="ma-cl" d="M5-6L10-9M6 0H11M5 6L10 9"/>',
    "C12": '<path class="ma-ck" d="M-11 3L-9-2 10-8 11-4-2 1-4 5-10 8z"/>',
    "C13": '<path class="ma-cl" d="M0 10V-2M-5 2A7 7 0 0 1-5-7M5 2A7 7 0 0 0 5-7M-9-9L9 9"/>',
    "C14": '<path class="ma-ck" d="M2-10L10-4 2 2V-2Q-5-2-9 6-9-6 2-7z"/>',
    "C15": (
        '<path class="ma-cl" d="M-9 6A9 4 0 0 0 9 6M-6 2A6 3 0 0 0 6 2"/>'
        '<path class="ma-ck" d="M0-11L6-4H2V0H-2V-4H-6z"/>'
    ),
    "C16": '<path class="ma-cl" d="M-9-4L-3 3M-3-4L-9 3"/><path class="ma-ck" d="M1-6H10V-3L5 4H10V7H1V4L6-3H1z"/>',
    "C17": '<circle class="ma-cl" r="9"/><path class="ma-cl" d="M-6-6L6 6"/>',
    "C18": (
        '<path class="ma-ck" d="M0-9A5 5 0 0 1 0 1 5 5 0 0 1 0-9zM-9 10Q-8 2 0 2T9 10z"/>'
        '<path class="ma-cd" d="M-10-9L10 10"/>'
    ),
    "C19": '<circle class="ma-cl" r="9"/><path class="ma-cl" d="M0-5V1H5"/>',
    "C20": '<circle class="ma-ck" r="9"/><path class="ma-cd" d="M-6-5L-2-2M6-5L2-2M-4 5Q0 1 4 5"/>',
    "C21": (
        '<ellipse class="ma-ck" cx="-5" cy="-2" rx="5" ry="6"/>'
        '<ellipse class="ma-ck" cx="5" cy="-2" rx="5" ry="6"/><circle class="ma-cf" cx="-4" r="2"/>'
        '<circle class="ma-cf" cx="4" r="2"/><path class="ma-cl" d="M-2 8H2"/>'
    ),
    "C22": (
        '<circle class="ma-ck" r="5"/>'
        '<path class="ma-cl" d="M0-11V-8M0 8V11M-11 0H-8M8 0H11M-8-8L-6-6M8 8L6 6M-8 8L-6 6M8-8L6-6"/>'
    ),
    "C23": '<path class="ma-cl" d="M-9-3A9 9 0 0 1 8-4M9 3A9 9 0 0 1-8 4M8-10V-4H2M-8 10V4H-2"/>',
    "C24": '<path class="ma-ck" d="M-10-8H10V-1Q8 4 6-1 5 12 2 2 0 6-2 1-4 9-6 0-8 3-10-1z"/>',
    "C25": (
        '<path class="ma-ck" d="M-9-2H9V3Q9 9 3 9H-3Q-9 9-9 3z"/>'
        '<path class="ma-cl" d="M-11-2H11M-4-6V-9M1-6V-10M5-6V-9"/>'
    ),
    "C26": '<path class="ma-ck" d="M-10-2A10 8 0 0 1 10-2z"/><path class="ma-cl" d="M-9-1L0 8 9-1M0-1V8"/>',
    "C27": '<ellipse class="ma-cl" cy="7" rx="8" ry="2.5"/><path class="ma-ck" d="M0-11L7-3H3V3H-3V-3H-7z"/>',
    "C28": (
        '<circle class="ma-ck" r="5"/><circle class="ma-ck" cx="-8" cy="-6" r="3"/>'
        '<circle class="ma-ck" cx="8" cy="-6" r="3"/><circle class="ma-ck" cx="-8" cy="7" r="3"/>'
        '<circle class="ma-ck" cx="8" cy="7" r="3"/>'
    ),
    "C29": (
        '<path class="ma-ck" d="M0-10Q9-10 9-2 9 2 6 4V10H-4V6H-8V2L-10 0-8-4Q-7-10 0-10z"/>'
        '<path class="ma-cd" d="M-3-3A3 3 0 1 1 1 0"/>'
    ),
    "C30": '<path class="ma-ck" d="M0-11Q8-2 6 5 4 11 0 11T-6 5Q-8-2 0-11z"/><path class="ma-cd" d="M0-5V7"/>',
    "C31": f'{_DIE}<path class="ma-cd" d="M-4 0H4"/>',
    "C32": '<circle class="ma-ck" r="9"/><path class="ma-cd" d="M-3-9L1-3-3 1 2 9"/>',
    "C33": (
        '<path class="ma-ck" d="M-11-1Q-11-6-6-6H6Q11-6 11-1L10 6Q6 8 4 3H-4Q-6 8-10 6z"/>'
        '<path class="ma-cd" d="M-6-3V1M-8-1H-4M6-1h0"/>'
    ),
    "C34": (
        '<path class="ma-ck" d="M-9-8A9 4 0 0 1 9-8 9 4 0 0 1-9-8z"/>'
        '<path class="ma-cl" d="M-4-3L-8 10M4-3L8 10M0-2V10"/>'
    ),
    "C35": '<path class="ma-ck" d="M-5 10L-7-1-5-1-4 2V-9H-2V0H0V-10H2V0L6-8 8-7 5 2Q5 8 3 10z"/>',
}
