"""What each part of an observation of Automobiles is about, read from the position by the part's name."""

from __future__ import annotations

from ludoteca.games.automobiles.actions import BLOCKS
from ludoteca.games.automobiles.geometry import STRETCH
from ludoteca.games.automobiles.rules import AutomobilesState
from ludoteca.games.automobiles.track import NOWHERE
from tests.proof.parts import Reader, SeatReader, answers, bits, by_kind, marked, shares, whose


def _most(number: float) -> float:
    return min(8.0, number)


def _of(area: str) -> SeatReader:
    return lambda state, _, other: shares(list(getattr(state, area))[10 * other : 10 * other + 10], 10)


def _path_end(state: AutomobilesState, _seat: int) -> list[float]:
    track, end = state.terms.track, state.path_end
    if end == NOWHERE:
        return [0.0] * (track.lanes + 2)
    advance = _most((state.path_distance - state.distance[state.driver]) / STRETCH)
    return [*marked(track.lanes, track.lane[track.space[end]]), track.nose[end] / track.length, advance]


def _exits(state: AutomobilesState, _seat: int) -> list[float]:
    track, end = state.terms.track, state.path_end
    found: list[float] = []
    for number in range(3):
        land = NOWHERE if end == NOWHERE else state.exit_from(end, number)
        if land == NOWHERE:
            found += [0.0] * 7
            continue
        space = track.space[land]
        sections = track.space.count(space)
        found += [1.0, _most(sections / 6), (track.nose[land] - track.behind[end]) / STRETCH]
        found += bits(4, track.colours[space])
    return found


def _where(state: AutomobilesState, _seat: int, other: int) -> list[float]:
    track, section = state.terms.track, state.car[other]
    if section == NOWHERE:
        return [0.0] * (track.lanes + 1)
    return [*marked(track.lanes, track.lane[track.space[section]]), track.nose[section] / track.length]


def _within(state: AutomobilesState, _seat: int, other: int) -> list[float]:
    track, section = state.terms.track, state.car[other]
    if section == NOWHERE:
        return [0.0, 0.0]
    before = sum(1 for later in range(section + 1, track.sections) if track.space[later] == track.space[section])
    behind = sum(1 for earlier in range(section) if track.space[earlier] == track.space[section])
    return [_most(before / 6), _most(behind / 6)]


def _race(state: AutomobilesState, _seat: int, other: int) -> list[float]:
    if state.car[other] == NOWHERE:
        return [0.0, 0.0]
    return [state.distance[other] / state.terms.finish, state.marker(other) / 8]


PARTS: dict[str, Reader] = {
    "cards in play: 20": lambda state, _: marked(20, *state.cards),
    "stock / 10, by colour": lambda state, _: shares(state.stock, 10),
    "decision: 19, in the order of the action ids": lambda state, _: marked(
        len(BLOCKS), -1 if state.is_over else BLOCKS.index(state.asked)
    ),
    "whose decision, by seat from the observer": lambda state, seat: whose(state.game.players, seat, state.to_move),
    "whose turn, by seat from the observer": lambda state, seat: whose(state.game.players, seat, state.driver),
    "first player, by seat from the observer": lambda state, seat: whose(state.game.players, seat, state.first),
    "round / round limit": lambda state, _: [state.round / state.game.whole("round_limit")],
    "money / 10": lambda state, _: [_most(state.money / 10)],
    "the turn has begun, Aerodynamics used, no stop": lambda state, _: answers(state.begun, state.calm, state.must),
    "place noted at the start of the turn": lambda state, _: marked(state.game.players, state.noted - 1),
    "effect being carried out, by colour": lambda state, _: marked(10, state.cube),
    "choices left, choices made / 10": lambda state, _: [_most(state.left / 10), _most(state.made / 10)],
    "gear colours allowed for the next space": lambda state, _: bits(4, state.allowed),
    "darkest colour entered this turn": lambda state, _: marked(4, state.darkest),
    "path end: lane, share of the lap, advance this turn / stretch": _path_end,
    "exits of the path end: 3 x (open, sections / 6, advance / stretch, 4 colours)": _exits,
    "cubes drawn by Nitro, by colour": lambda state, _: by_kind(10, state.drawn, 1),
}

SEAT_PARTS: dict[str, SeatReader] = {
    "bag / 10, by colour": _of("bag"),
    "active / 10, by colour": _of("active"),
    "used / 10, by colour": _of("used"),
    "discard / 10, by colour": _of("discard"),
    "grid place": lambda state, _, other: marked(5, state.grid[other]),
    "lane, share of the lap": _where,
    "sections before, sections behind in its space / 6": _within,
    "distance / race, lap marker / 8": _race,
}
