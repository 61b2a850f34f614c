"""Positions of Automobiles set up by hand, in the notation of the rules: `W5 L2 y1`, `beach_1:2.1#4`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.automobiles import examples
from ludoteca.games.automobiles.decisions import (
    ACTION,
    BOOST_DRAW,
    BOOST_REPLY,
    BUY,
    ENGINEER_MOVE,
    MANAGER_REMOVE,
    MANAGER_RETURN,
    MECHANIC_MOVE,
    NITRO_KEEP,
    PIT_CREW,
    PIT_TEAM_GAIN,
    PIT_TEAM_REMOVE,
    REMOVE_DISCARD,
    SETUP_BUY,
    STEERING_GEAR,
    SUPER_TAKE,
    UPGRADE,
    RaceDecision,
)
from ludoteca.games.automobiles.examples import LETTERS, Seat
from ludoteca.games.automobiles.notation import cubes_text
from ludoteca.games.automobiles.position import AutomobilesState
from tests.rules.automobiles.invariants import check_pieces

END = ACTION.first + 10
PIT = ACTION.first + 11
OWN, INNER, OUTER, STOP = 28, 29, 30, 31
BOUGHT = BUY.first + 10  # done
NO_MORE = REMOVE_DISCARD.first + 10
ALL_WEAR, TWO_CUBES = PIT_CREW.first, PIT_CREW.first + 1
DRAW, NO_DRAW = BOOST_DRAW.first + 1, BOOST_DRAW.first
REPLY, NO_REPLY = BOOST_REPLY.first + 1, BOOST_REPLY.first


def _of(decision: RaceDecision, more: int = 0) -> Callable[[str], int]:
    return lambda letter: decision.first + more + LETTERS.index(letter)


use = _of(ACTION)
buy = _of(BUY)
setup_buy = _of(SETUP_BUY)
upgrade = _of(UPGRADE)
engineer = _of(ENGINEER_MOVE)
remove = _of(REMOVE_DISCARD)
manager_remove = _of(MANAGER_REMOVE)
return_active = _of(MANAGER_RETURN)
return_discard = _of(MANAGER_RETURN, 11)
mechanic = _of(MECHANIC_MOVE)
team_remove = _of(PIT_TEAM_REMOVE)
team_gain = _of(PIT_TEAM_GAIN)
steer = _of(STEERING_GEAR)
keep = _of(NITRO_KEEP)
take = _of(SUPER_TAKE)


def race(*seats: Seat, **more: Any) -> AutomobilesState:
    """The start of a turn, as `examples.race` sets it up."""
    state = examples.race(*seats, **more)
    check_pieces(state)
    return state


def has(state: AutomobilesState, seat: int, area: str) -> str:
    """What lies in an area of a seat: `W2 y1`, or `-`."""
    return cubes_text(state.terms.box.letters, state.area(getattr(state, area), seat))


def stock(state: AutomobilesState, letter: str) -> int:
    """How many cubes of a colour are in the stock."""
    return state.stock[LETTERS.index(letter)]


def where(state: AutomobilesState, seat: int = 0) -> str:
    """Where a car stands."""
    return state.terms.track.place_text(state.car[seat])


def path(state: AutomobilesState) -> list[str]:
    """The sections entered this turn."""
    return [state.terms.track.place_text(section) for section in state.path]


def exits(state: AutomobilesState) -> list[str]:
    """Where own, inner and outer lead from the path end; `-` where nothing is open."""
    found = [state.exit_to(number) for number in range(3)]
    return ["-" if land < 0 else state.terms.track.place_text(land) for land in found]


def play(state: AutomobilesState, *actions: int) -> AutomobilesState:
    """Play these actions one after the other."""
    for action in actions:
        state.apply(action)
        check_pieces(state)
    return state


def lucky(
    state: AutomobilesState, actions: tuple[int, ...], wanted: Callable[[AutomobilesState], bool]
) -> AutomobilesState:
    """The position after these actions in a world whose draws give what is wanted."""
    for seed in range(3000):
        world = state.redeal(0, seed)
        for action in actions:
            if action not in world.choices:
                break
            world.apply(action)
        else:
            if wanted(world):
                check_pieces(world)
                return world
    raise AssertionError("no such luck")


def step_to(state: AutomobilesState, place: str) -> AutomobilesState:
    """Enter the section of that name with the effect being carried out."""
    found = exits(state)
    assert place in found, f"{place} is not among {found}"
    return play(state, OWN + found.index(place))


def enter(state: AutomobilesState, letter: str, place: str) -> AutomobilesState:
    """Use a cube and enter the section of that name; a single way is taken by itself."""
    before = len(state.path)
    play(state, use(letter))
    if len(state.path) == before:
        step_to(state, place)
    assert state.terms.track.place_text(state.path_end) == place
    return state
