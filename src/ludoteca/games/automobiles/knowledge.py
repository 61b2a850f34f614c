"""What a seat of Automobiles knows: everything on the table. Each part is named where it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.row import Row
from ludoteca.games.automobiles.content import CARDS, COLOURS, GEARS, PLACES
from ludoteca.games.automobiles.geometry import STRETCH
from ludoteca.games.automobiles.track import NOWHERE

if TYPE_CHECKING:
    from ludoteca.games.automobiles.position import AutomobilesState

MOST: Final = 8.0  # an observation keeps within it
CUBES: Final = 10  # counts of cubes are divided by it
COIN: Final = 10
EXIT: Final = 3 + GEARS  # open, sections, advance, colours


def observe(state: AutomobilesState, seat: int, row: Row) -> None:
    """The table, then each seat in turn order from the viewer."""
    players = state.terms.players
    row.part("cards", "in play", CARDS)
    row.marks(CARDS, state.cards)
    row.part("stock", "cubes / 10, by colour", COLOURS)
    row.shares(state.stock, CUBES)
    decisions = len(state.game.decisions)
    row.part("decision", "in the order of the action ids", decisions)
    row.mark(decisions, state.asked if state.to_move >= 0 else -1)
    row.part("decider", "whose decision, by seat from the viewer", players)
    row.mark_seat(players, seat, state.to_move)
    row.part("driver", "whose turn, by seat from the viewer", players)
    row.mark_seat(players, seat, state.driver)
    row.part("first", "first player, by seat from the viewer", players)
    row.mark_seat(players, seat, state.first)
    row.part("round", "round / round limit", 1)
    row.share(state.round, state.terms.last_round)
    row.part("money", "money / 10", 1)
    row.add(min(MOST, state.money / COIN))
    row.part("turn", "it has begun, Aerodynamics used, no stop", 3)
    row.flag(state.begun)
    row.flag(state.calm)
    row.flag(state.must)
    row.part("noted", "place noted at the start of the turn", players)
    row.mark(players, state.noted - 1)
    row.part("effect", "being carried out, by colour", COLOURS)
    row.mark(COLOURS, state.cube)
    row.part("choices", "left, made / 10", 2)
    row.add(min(MOST, state.left / CUBES))
    row.add(min(MOST, state.made / CUBES))
    row.part("allowed", "gear colours for the next space", GEARS)
    row.bits(GEARS, state.allowed)
    row.part("darkest", "gear colour entered this turn", GEARS)
    row.mark(GEARS, state.darkest)
    _path(state, row)
    row.part("drawn", "cubes drawn by Nitro, by colour", COLOURS)
    for colour in range(COLOURS):
        row.share(state.drawn.count(colour), 1)
    for step in range(players):
        row.seat(step)
        _seat(state, (seat + step) % players, row)


def _path(state: AutomobilesState, row: Row) -> None:
    track = state.terms.track
    lanes, end = track.lanes, state.path_end
    row.part("path_end", "lane, share of the lap, advance this turn / stretch", lanes + 2)
    if end == NOWHERE:
        row.skip(lanes + 2)
    else:
        row.mark(lanes, track.lane[track.space[end]])
        row.share(track.nose[end], track.length)
        row.add(min(MOST, (state.path_distance - state.distance[state.driver]) / STRETCH))
    row.part("exits", "of the path end: open, sections / 6, advance / stretch, 4 colours", 3, EXIT)
    for number in range(3):
        land = NOWHERE if end == NOWHERE else state.exit_to(number)
        if land == NOWHERE:
            row.skip(EXIT)
            continue
        space = track.space[land]
        row.flag(True)
        row.add(min(MOST, (track.front[space] - track.rear[space] + 1) / 6))
        row.share(track.nose[land] - track.behind[end], STRETCH)
        row.bits(GEARS, track.colours[space])


def _seat(state: AutomobilesState, seat: int, row: Row) -> None:
    first = COLOURS * seat
    row.part("bag", "cubes / 10, by colour", COLOURS)
    row.shares_from(state.bag, first, COLOURS, CUBES)
    row.part("active", "cubes / 10, by colour", COLOURS)
    row.shares_from(state.active, first, COLOURS, CUBES)
    row.part("used", "cubes / 10, by colour", COLOURS)
    row.shares_from(state.used, first, COLOURS, CUBES)
    row.part("discard", "cubes / 10, by colour", COLOURS)
    row.shares_from(state.discard, first, COLOURS, CUBES)
    row.part("grid", "grid place", PLACES)
    row.mark(PLACES, state.grid[seat])
    track = state.terms.track
    lanes, section = track.lanes, state.car[seat]
    there = section != NOWHERE
    space = track.space[section] if there else NOWHERE
    row.part("car", "lane, share of the lap", lanes + 1)
    row.mark(lanes, track.lane[space] if there else -1)
    row.share(track.nose[section] if there else 0, track.length)
    row.part("space", "sections before, sections behind in its space / 6", 2)
    row.add(min(MOST, (track.front[space] - section) / 6) if there else 0.0)
    row.add(min(MOST, (section - track.rear[space]) / 6) if there else 0.0)
    row.part("race", "distance / race, lap marker / 8", 2)
    row.share(state.distance[seat] if there else 0, state.terms.finish)
    row.share(state.marker(seat) if there else 0, 8)
