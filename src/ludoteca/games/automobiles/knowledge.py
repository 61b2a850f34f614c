"""What a seat of Automobiles knows: everything on the table, as numbers for comparing and for agents."""

from __future__ import annotations

from typing import Final

from ludoteca.games.automobiles.actions import BLOCKS
from ludoteca.games.automobiles.content import CARDS, COLOURS, GEARS
from ludoteca.games.automobiles.geometry import STRETCH
from ludoteca.games.automobiles.table import NONE, AutomobilesTable, Terms
from ludoteca.games.automobiles.track import NOWHERE, PLACES

MOST: Final = 8.0  # an observation keeps within it
CUBES: Final = 10.0  # counts of cubes are divided by it
COIN: Final = 10.0
EXIT: Final = 3 + GEARS  # open, sections, advance, colours


def packed(table: AutomobilesTable) -> list[int]:
    """Every field of the position."""
    single = [
        table.to_move, table.first, table.round, table.driver, int(table.begun), table.path_end, table.path_distance,
        table.darkest, table.noted, int(table.calm), table.asked, table.money, table.cube, table.left, table.made,
        table.allowed, int(table.must), len(table.path), len(table.drawn),
    ]  # fmt: skip
    cubes = table.stock + table.bag + table.active + table.used + table.discard + table.in_bag
    cars = table.car + table.distance + table.grid + table.stood
    return single + table.cards + cubes + cars + table.path + table.path_cubes + table.drawn


def layout(terms: Terms) -> list[tuple[str, int]]:
    """The parts of an observation; seats in turn order from the observer."""
    players = terms.players
    parts = [
        ("cards in play: 20", CARDS),
        ("stock / 10, by colour", COLOURS),
        ("decision: 19, in the order of the action ids", len(BLOCKS)),
        ("whose decision, by seat from the observer", players),
        ("whose turn, by seat from the observer", players),
        ("first player, by seat from the observer", players),
        ("round / round limit", 1),
        ("money / 10", 1),
        ("the turn has begun, Aerodynamics used, no stop", 3),
        ("place noted at the start of the turn", players),
        ("effect being carried out, by colour", COLOURS),
        ("choices left, choices made / 10", 2),
        ("gear colours allowed for the next space", GEARS),
        ("darkest colour entered this turn", GEARS),
        ("path end: lane, share of the lap, advance this turn / stretch", terms.track.lanes + 2),
        ("exits of the path end: 3 x (open, sections / 6, advance / stretch, 4 colours)", 3 * EXIT),
        ("cubes drawn by Nitro, by colour", COLOURS),
    ]
    for seat in range(players):
        whose = "own" if seat == 0 else f"seat +{seat}"
        parts += [
            (f"{whose}: bag / 10, by colour", COLOURS),
            (f"{whose}: active / 10, by colour", COLOURS),
            (f"{whose}: used / 10, by colour", COLOURS),
            (f"{whose}: discard / 10, by colour", COLOURS),
            (f"{whose}: grid place", PLACES),
            (f"{whose}: lane, share of the lap", terms.track.lanes + 1),
            (f"{whose}: sections before, sections behind in its space / 6", 2),
            (f"{whose}: distance / race, lap marker / 8", 2),
        ]
    return parts


def observe(table: AutomobilesTable, seat: int) -> list[float]:
    """What the seat knows, laid out as `layout` says."""
    players = table.terms.players
    order = [(seat + step) % players for step in range(players)]
    seen: list[float] = []
    _mark_each(seen, CARDS, table.cards)
    _cubes(seen, table.stock)
    _mark(seen, len(BLOCKS), BLOCKS.index(table.asked) if table.to_move >= 0 else NONE)
    for marked in (table.to_move, table.driver, table.first):
        for other in order:
            seen.append(1.0 if other == marked else 0.0)
    seen.append(table.round / table.terms.last_round)
    seen.append(min(MOST, table.money / COIN))
    for flag in (table.begun, table.calm, table.must):
        seen.append(1.0 if flag else 0.0)
    _mark(seen, players, table.noted - 1)
    _mark(seen, COLOURS, table.cube)
    seen.append(min(MOST, table.left / CUBES))
    seen.append(min(MOST, table.made / CUBES))
    for colour in range(GEARS):
        seen.append(1.0 if table.allowed >> colour & 1 else 0.0)
    _mark(seen, GEARS, table.darkest)
    _path(seen, table)
    _mark_each(seen, COLOURS, table.drawn)
    for other in order:
        for area in (table.bag, table.active, table.used, table.discard):
            _cubes(seen, table.area(area, other))
        _mark(seen, PLACES, table.grid[other])
        _car(seen, table, other)
    return seen


def _path(seen: list[float], table: AutomobilesTable) -> None:
    track = table.terms.track
    if table.path_end == NOWHERE:
        seen.extend([0.0] * (track.lanes + 2 + 3 * EXIT))
        return
    _mark(seen, track.lanes, track.lane[track.space[table.path_end]])
    seen.append(track.nose[table.path_end] / track.length)
    seen.append(min(MOST, (table.path_distance - table.distance[table.driver]) / STRETCH))
    for number in range(3):
        land = table.exit_to(number)
        if land == NOWHERE:
            seen.extend([0.0] * EXIT)
            continue
        space = track.space[land]
        seen.append(1.0)
        seen.append(min(MOST, (track.front[space] - track.rear[space] + 1) / 6))
        seen.append((track.nose[land] - track.behind[table.path_end]) / STRETCH)
        for colour in range(GEARS):
            seen.append(1.0 if track.colours[space] >> colour & 1 else 0.0)


def _car(seen: list[float], table: AutomobilesTable, seat: int) -> None:
    track = table.terms.track
    section = table.car[seat]
    if section == NOWHERE:
        seen.extend([0.0] * (track.lanes + 5))
        return
    space = track.space[section]
    _mark(seen, track.lanes, track.lane[space])
    seen.append(track.nose[section] / track.length)
    seen.append(min(MOST, (track.front[space] - section) / 6))
    seen.append(min(MOST, (section - track.rear[space]) / 6))
    seen.append(table.distance[seat] / table.terms.finish)
    seen.append(table.marker(seat) / 8)


def _cubes(seen: list[float], counts: list[int]) -> None:
    for count in counts:
        seen.append(min(MOST, count / CUBES))


def _mark(seen: list[float], size: int, marked: int) -> None:
    for number in range(size):
        seen.append(1.0 if number == marked else 0.0)


def _mark_each(seen: list[float], size: int, marked: list[int]) -> None:
    for number in range(size):
        seen.append(float(marked.count(number)))
