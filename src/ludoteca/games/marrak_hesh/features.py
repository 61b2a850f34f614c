"""What a person counts at Marrak Hesh 17: groups, lone Goods and their room, and what the station still offers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.game import State
from ludoteca.games.marrak_hesh.content import COLOURS, NONE, TILE_COLOURS, TILE_KINDS
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from ludoteca.games.marrak_hesh.scoring import NOBODY, colour_masks, group_sizes, kind_masks, points

TRAITS: Final = TILE_COLOURS + TILE_KINDS
LARGEST: Final = 6  # a group beyond it counts as one of this size
FAR_AHEAD: Final = 10.0  # points
MANY: Final = 20.0  # points of a hold
SOME: Final = 4.0  # tiles, cells
SUPPLY: Final = 8.0  # Goods of one colour or kind


def counted(state: State, seat: int) -> list[float]:
    """The station, then every hold, in turn order from the seat; all of it lies open."""
    assert isinstance(state, MarrakHeshState)
    players = state.terms.players
    offered = _offered(state)
    found = [float(count) / SUPPLY for count in offered]
    worths: list[float] = []
    for step in range(players):
        worths.append(_hold(state, (seat + step) % players, offered, found))
    best = max(worths[1:]) if players > 1 else 0.0
    lead = (worths[0] - best) / FAR_AHEAD
    found.append(max(-1.0, min(1.0, lead)))
    found.append(max(-1.0, min(1.0, 3.0 * lead)))  # a close race, more finely
    return found


def _offered(state: MarrakHeshState) -> list[int]:
    """How many Goods of each colour and kind lie in docks and slots."""
    colours, kinds = state.terms.box.colour, state.terms.box.kind
    found = [0] * TRAITS
    for lying in state.docks:
        tile: i64 = lying
        if tile >= 0:
            found[colours[tile]] += 1
            found[TILE_COLOURS + kinds[tile]] += 1
    for lying in state.slots:
        tile = lying
        if tile >= 0:
            found[colours[tile]] += 1
            found[TILE_COLOURS + kinds[tile]] += 1
    return found


def _hold(state: MarrakHeshState, seat: int, offered: list[int], found: list[float]) -> float:
    """Count a hold; what comes back is what it is worth as it stands, in points."""
    terms = state.terms
    cells = state.hold_of(seat)
    sizes = group_sizes(colour_masks(terms, cells, NOBODY))
    colour = points(sizes, terms.single)
    _groups(sizes, found)
    sizes = group_sizes(kind_masks(terms, cells))
    kind = points(sizes, terms.single)
    _groups(sizes, found)
    rare = 0
    for tile in cells:
        if tile >= 0:
            rare += terms.box.rare[tile]
    bonus = 0
    for card in state.in_force():
        bonus += card.bonus(terms, cells, NOBODY)
    worth = float(colour + kind + rare + bonus)
    found.append(float(colour) / MANY)
    found.append(float(kind) / MANY)
    found.append(float(rare) / SOME)
    found.append(float(bonus) / FAR_AHEAD)
    found.append(worth / MANY)
    left = 0
    for place in range(COLOURS * seat, COLOURS * (seat + 1)):
        left += state.hands[place]
    found.append(float(left) / SUPPLY)
    found.append(1.0 if left == 0 else 0.0)
    found.append(0.0 if state.last[seat] == NONE else 1.0)
    _lone(state, cells, offered, found)
    return worth


def _groups(sizes: list[int], found: list[float]) -> None:
    """How large the largest groups are, how many there are of them, and how many are smaller."""
    largest: i64 = 0
    count: i64 = 0
    for size in sizes:
        if size > largest:
            largest = size
            count = 1
        elif size == largest:
            count += 1
    for size in range(2, LARGEST + 1):
        found.append(1.0 if largest == size or (size == LARGEST and largest > size) else 0.0)
    found.append(float(count) / SOME)
    found.append(float(len(sizes) - count) / SOME)


def _lone(state: MarrakHeshState, cells: list[int], offered: list[int], found: list[float]) -> None:
    """By colour and kind the lone Goods that have room for a partner, the cells for one; and how many fit."""
    near = state.terms.hold.near
    colours, kinds = state.terms.box.colour, state.terms.box.kind
    lone = [0] * TRAITS
    rooms = [0] * TRAITS  # free cells beside a lone tile
    free = 0
    cell: i64
    for cell in range(state.terms.hold.cells):
        tile: i64 = cells[cell]
        if tile < 0:
            free += 1
            continue
        colour: i64 = colours[tile]
        kind: i64 = kinds[tile]
        room: i64 = 0
        same_colour = False
        same_kind = False
        for other in near[cell]:
            beside: i64 = cells[other]
            if beside < 0:
                room += 1
            else:
                same_colour = same_colour or colours[beside] == colour
                same_kind = same_kind or kinds[beside] == kind
        if room > 0 and not same_colour:
            lone[colour] += 1
            rooms[colour] += room
        if room > 0 and not same_kind:
            lone[TILE_COLOURS + kind] += 1
            rooms[TILE_COLOURS + kind] += room
    fitting = 0  # Goods of the station that would find a partner, by colour and by kind
    for trait in range(TRAITS):
        found.append(float(lone[trait]) / SOME)
        found.append(float(rooms[trait]) / SUPPLY)
        if lone[trait] > 0:
            fitting += offered[trait]
    found.append(float(free) / (SOME * SOME))
    found.append(float(fitting) / (SUPPLY * SOME))
    found.append(float(sum([1 for count in lone if count > 0])) / SUPPLY)
