"""What holds in every position of Automobiles and between two of them (section 9 of the rulebook's spec)."""

from __future__ import annotations

from ludoteca.engine.game import State
from ludoteca.games.automobiles.content import COLOURS
from ludoteca.games.automobiles.decisions import (
    ACTION,
    BOOST_DRAW,
    BOOST_REPLY,
    BUY,
    DECISIONS,
    DONE,
    GRID_PLACE,
    PIT_STOP,
    PIT_TEAM_GAIN,
    PIT_TEAM_REMOVE,
    SETUP_BUY,
)
from ludoteca.games.automobiles.position import AutomobilesState

BOUND = 3_000
"""No random race of the proofs has more decisions than this (I8, I9)."""
MONEY = [decision.place for decision in (SETUP_BUY, BUY, PIT_TEAM_REMOVE, PIT_TEAM_GAIN)]


def check(state: State) -> None:
    """Everything that must hold in a single position of a race."""
    assert isinstance(state, AutomobilesState)
    check_pieces(state)
    for seat in range(state.terms.players):
        if state.round and state.driver >= 0 and seat != state.driver:
            assert state.count(state.active, seat) >= min(state.terms.box.hand, _owned(state, seat)), "I2: a full hand"


def check_pieces(state: AutomobilesState) -> None:
    """What holds in positions set up by hand too, where nobody else has drawn."""
    _check_cubes(state)
    _check_cars(state)
    _check_turn(state)
    _check_decision(state)


def check_step(before: State, after: State) -> None:
    """Everything that must hold between a position and the next one."""
    assert isinstance(before, AutomobilesState)
    assert isinstance(after, AutomobilesState)
    assert (before.cards, before.cost, before.value, before.first) == (
        after.cards, after.cost, after.value, after.first
    )  # fmt: skip
    assert after.round >= before.round
    if before.asked != GRID_PLACE.place:
        for seat, distance in enumerate(before.distance):
            assert after.distance[seat] >= distance, "I4: distance never falls"
    same_turn = (before.driver, before.round) == (after.driver, after.round) and before.driver >= 0
    if same_turn:
        assert after.path[: len(before.path)] == before.path, "R7: the path only grows"
        assert (after.path_distance > before.path_distance) == (len(after.path) > len(before.path)), "I6"
        assert after.car == before.car, "R7: cars wait for the Car phase"
        assert after.noted == before.noted, "R14"
        assert after.begun or not before.begun
    elif before.driver >= 0:
        _check_end_phase(before, after)


def _check_end_phase(before: AutomobilesState, after: AutomobilesState) -> None:
    seat = before.driver
    held = after.count(after.active, seat)
    assert held == min(after.terms.box.hand, _owned(after, seat)), "I2: seven cubes, or all there are"
    assert after.count(after.used, seat) == 0, "R28: nothing stays in used"
    for other in range(after.terms.players):
        if other not in (seat, before.to_move):  # C18: who was asked may have drawn a cube just before
            for area in ("bag", "active", "used", "discard"):
                assert after.area(getattr(after, area), other) == before.area(getattr(before, area), other)
    track = after.terms.track
    for section in after.car:
        front = track.front[track.space[section]]
        assert all(ahead in after.car for ahead in range(section + 1, front + 1)), "I3: front sections are filled"


def _owned(state: AutomobilesState, seat: int) -> int:
    return sum(state.count(area, seat) for area in (state.bag, state.active, state.used, state.discard))


def _check_cubes(state: AutomobilesState) -> None:
    areas = (state.bag, state.active, state.used, state.discard)
    box = state.terms.box
    for colour in range(COLOURS):
        owned = sum(sum(area[colour::COLOURS]) for area in areas)
        assert state.stock[colour] + owned == box.cubes[colour], f"I1: {box.colours[colour]} cubes are lost"
    assert min(state.stock) >= 0
    assert all(min(area) >= 0 for area in areas)
    for seat in range(state.terms.players):
        if seat != state.driver:
            assert state.count(state.used, seat) == 0, "I2: used is empty between turns"


def _check_cars(state: AutomobilesState) -> None:
    track = state.terms.track
    standing = [section for section in state.car if section >= 0]
    assert len(set(standing)) == len(standing), "I3: two cars in one section"
    if state.asked == GRID_PLACE.place and state.to_move >= 0:
        return
    assert len(standing) == state.terms.players
    for seat, section in enumerate(state.car):
        distance = state.distance[seat]
        assert (distance - track.nose[section]) % track.length == 0, "I4: distance = nose (mod A)"
        completed = max(0, -(-distance // track.length) - 1)
        assert state.marker(seat) == max(0, state.terms.laps - completed), "I4: the lap marker"
    assert sorted(state.ranking()) == list(range(state.terms.players)), "R6: nobody ties"


def _check_turn(state: AutomobilesState) -> None:
    if state.driver < 0:
        assert state.path == []
        return
    track = state.terms.track
    assert state.path_end == (state.path[-1] if state.path else state.car[state.driver])
    assert len(state.path) == len(state.path_cubes)
    entered = [track.darkest[track.space[section]] for section in state.path]
    assert state.darkest == max(entered, default=-1), "R24: the darkest space entered"
    assert (state.path_distance - track.nose[state.path_end]) % track.length == 0
    for section in state.path:
        assert section not in state.car or section == state.car[state.driver], "R9: a cube on a car"
    assert not state.path or state.begun


def _check_decision(state: AutomobilesState) -> None:
    assert (state.money > 0) <= (state.asked in MONEY), "I5: money outside its phases"
    assert state.money >= 0
    if state.is_over:
        assert state.money == 0
        return
    asked = DECISIONS[state.asked]
    assert all(asked.first <= action < asked.first + asked.size for action in state.choices)
    assert len(state.choices) <= 21
    if state.asked == ACTION.place:
        assert ACTION.first + DONE in state.choices
        assert (ACTION.first + PIT_STOP in state.choices) == (not state.begun), "R13"
        assert state.cube == -1
    if state.asked in (SETUP_BUY.place, BUY.place):
        assert asked.first + DONE in state.choices
    if state.asked not in (GRID_PLACE.place, SETUP_BUY.place, BOOST_REPLY.place):
        assert state.to_move == state.driver
    if state.asked == BOOST_REPLY.place:
        assert state.to_move != state.driver
    if state.asked == BOOST_DRAW.place:
        assert state.left > 0
