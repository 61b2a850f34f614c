"""What a seat of Automobiles knows: everything on the table, as numbers for comparing and for agents."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.row import Row
from ludoteca.games.automobiles.actions import BLOCKS
from ludoteca.games.automobiles.content import CARDS, COLOURS, GEARS
from ludoteca.games.automobiles.geometry import STRETCH
from ludoteca.games.automobiles.table import NONE, AutomobilesTable, Terms
from ludoteca.games.automobiles.track import NOWHERE, PLACES

MOST: Final = 8.0  # an observation keeps within it
CUBES: Final = 10  # counts of cubes are divided by it
COIN: Final = 10
EXIT: Final = 3 + GEARS  # open, sections, advance, colours


def packed(table: AutomobilesTable) -> list[int]:
    """Every field of the position."""
    single = [
        table.to_move, table.first, table.round, table.driver, int(table.begun), table.path_end, table.path_distance,
        table.darkest, table.noted, int(table.calm), table.asked, table.money, table.cube, table.left, table.made,
        table.allowed, int(table.must), len(table.path), len(table.drawn),
    ]  # fmt: skip
    cubes = [*table.stock, *table.bag, *table.active, *table.used, *table.discard, *table.in_bag]
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


def observe(table: AutomobilesTable, seat: int, row: Row) -> None:
    """What the seat knows, laid out as `layout` says."""
    players = table.terms.players
    row.marks(CARDS, table.cards)
    row.shares(table.stock, CUBES)
    row.mark(len(BLOCKS), BLOCKS.index(table.asked) if table.to_move >= 0 else NONE)
    row.mark_seat(players, seat, table.to_move)
    row.mark_seat(players, seat, table.driver)
    row.mark_seat(players, seat, table.first)
    row.share(table.round, table.terms.last_round)
    row.add(min(MOST, table.money / COIN))
    row.flag(table.begun)
    row.flag(table.calm)
    row.flag(table.must)
    row.mark(players, table.noted - 1)
    row.mark(COLOURS, table.cube)
    row.add(min(MOST, table.left / CUBES))
    row.add(min(MOST, table.made / CUBES))
    row.bits(GEARS, table.allowed)
    row.mark(GEARS, table.darkest)
    _path(table, row)
    for colour in range(COLOURS):
        row.share(table.drawn.count(colour), 1)
    for step in range(players):
        other = (seat + step) % players
        first = COLOURS * other
        row.shares_from(table.bag, first, COLOURS, CUBES)
        row.shares_from(table.active, first, COLOURS, CUBES)
        row.shares_from(table.used, first, COLOURS, CUBES)
        row.shares_from(table.discard, first, COLOURS, CUBES)
        row.mark(PLACES, table.grid[other])
        _car(table, other, row)


def _path(table: AutomobilesTable, row: Row) -> None:
    track = table.terms.track
    if table.path_end == NOWHERE:
        row.skip(track.lanes + 2 + 3 * EXIT)
        return
    row.mark(track.lanes, track.lane[track.space[table.path_end]])
    row.share(track.nose[table.path_end], track.length)
    row.add(min(MOST, (table.path_distance - table.distance[table.driver]) / STRETCH))
    for number in range(3):
        land = table.exit_to(number)
        if land == NOWHERE:
            row.skip(EXIT)
            continue
        space = track.space[land]
        row.flag(True)
        row.add(min(MOST, (track.front[space] - track.rear[space] + 1) / 6))
        row.share(track.nose[land] - track.behind[table.path_end], STRETCH)
        row.bits(GEARS, track.colours[space])


def _car(table: AutomobilesTable, seat: int, row: Row) -> None:
    track = table.terms.track
    section = table.car[seat]
    if section == NOWHERE:
        row.skip(track.lanes + 5)
        return
    space = track.space[section]
    row.mark(track.lanes, track.lane[space])
    row.share(track.nose[section], track.length)
    row.add(min(MOST, (track.front[space] - section) / 6))
    row.add(min(MOST, (section - track.rear[space]) / 6))
    row.share(table.distance[seat], table.terms.finish)
    row.share(table.marker(seat), 8)
