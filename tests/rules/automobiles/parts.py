"""What each part of an observation of Automobiles is about, read from the position by the part's name."""

from __future__ import annotations

from ludoteca.games.automobiles.geometry import STRETCH
from ludoteca.games.automobiles.position import AutomobilesState
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
    "cards": lambda state, _: marked(20, *state.cards),
    "stock": lambda state, _: shares(state.stock, 10),
    "decision": lambda state, _: marked(19, -1 if state.is_over else state.asked),
    "decider": lambda state, seat: whose(state.game.players, seat, state.to_move),
    "driver": lambda state, seat: whose(state.game.players, seat, state.driver),
    "first": lambda state, seat: whose(state.game.players, seat, state.first),
    "round": lambda state, _: [state.round / state.game.whole("round_limit")],
    "money": lambda state, _: [_most(state.money / 10)],
    "turn": lambda state, _: answers(state.begun, state.calm, state.must),
    "noted": lambda state, _: marked(state.game.players, state.noted - 1),
    "effect": lambda state, _: marked(10, state.cube),
    "choices": lambda state, _: [_most(state.left / 10), _most(state.made / 10)],
    "allowed": lambda state, _: bits(4, state.allowed),
    "darkest": lambda state, _: marked(4, state.darkest),
    "path_end": _path_end,
    "exits": _exits,
    "drawn": lambda state, _: by_kind(10, state.drawn, 1),
}

SEAT_PARTS: dict[str, SeatReader] = {
    "bag": _of("bag"),
    "active": _of("active"),
    "used": _of("used"),
    "discard": _of("discard"),
    "grid": lambda state, _, other: marked(5, state.grid[other]),
    "car": _where,
    "space": _within,
    "race": _race,
}
