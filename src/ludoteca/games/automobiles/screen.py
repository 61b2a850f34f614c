"""Automobiles on the screen: the circuit from above, the cockpit with one's own cubes, the shop, the drivers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.automobiles.content import COLOURS, YELLOW
from ludoteca.games.automobiles.decisions import (
    ACTION,
    BUY,
    DECISIONS,
    DONE,
    ENGINEER_MOVE,
    GRID_PLACE,
    MANAGER_RETURN,
    MECHANIC_MOVE,
    NITRO_KEEP,
    PIT_STOP,
    PIT_TEAM_GAIN,
    SETUP_BUY,
    STEERING_GEAR,
    STEP,
    STOP,
    SUPER_TAKE,
    UPGRADE,
    RaceDecision,
)
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.screen_finish import figures, finale
from ludoteca.games.automobiles.screen_pits import cockpit, numbering
from ludoteca.games.automobiles.screen_seats import paddock
from ludoteca.games.automobiles.screen_shop import shop
from ludoteca.games.automobiles.screen_track import previews, strip, symbols
from ludoteca.screen import Screen, View
from ludoteca.screen.beats import Beat

__all__ = ["BEATS", "draw", "figures", "finale", "places"]

BEATS: Final[dict[str, Beat]] = {
    "lines-up": Beat(0.6, "engine"),
    "buys": Beat(0.7, "coin"),
    "pours": Beat(0.4, "take"),
    "draws": Beat(0.5, "take"),
    "uses": Beat(0.6, "place"),
    "without-effect": Beat(0.5, "bad"),
    "enters-nothing": Beat(0.6, "bad"),
    "enters": Beat(0.5, "step"),
    "gains": Beat(0.5, "take"),
    "gains-wear": Beat(0.6, "bad"),
    "gains-no-wear": Beat(0.4),
    "removes": Beat(0.5, "good"),
    "discards": Beat(0.4, "place"),
    "returns-active": Beat(0.4, "place"),
    "returns-discard": Beat(0.4, "place"),
    "spends": Beat(0.4, "place"),
    "takes-back": Beat(0.4, "take"),
    "pits": Beat(1.0, "engine"),
    "drives": Beat(1.3, "engine"),
    "slipstreams": Beat(0.7, "good"),
    "calm": Beat(0.5, "good"),
    "moves-up": Beat(0.4, "step"),
    "laps-left": Beat(1.3, "good"),
    "final-lap": Beat(1.6, "alarm"),
    "finishes": Beat(1.6, "cheer"),
    "ends": Beat(1.6, "cheer"),
    "ends-limit": Beat(1.6, "cheer"),
}

LANDS: Final[dict[RaceDecision, str]] = {
    SETUP_BUY: "bag",
    BUY: "used",
    PIT_TEAM_GAIN: "used",
    UPGRADE: "used",
    ENGINEER_MOVE: "discard",
    STEERING_GEAR: "discard",
    MANAGER_RETURN: "bag",
    MECHANIC_MOVE: "used",
    NITRO_KEEP: "active",
    SUPER_TAKE: "active",
}
"""The area to which the cube goes that a decision is about; all others return it to the stock."""


def draw(
    state: AutomobilesState, seat: int | None, lang: str, names: Sequence[str] | None = None, touch: bool = True
) -> Screen:
    """The whole table as that seat sees it; a spectator sits with whoever drives."""
    view = View(state, seat, lang, names, touch)
    shown = seat if seat is not None else max(state.driver, state.to_move, 0)
    pieces, laid = numbering(state, state.driver)
    ahead = previews(view, state)
    laid_here = laid if shown == state.driver else [0] * len(laid)
    return Screen.made(
        view,
        f"automobiles au-{state.game.players}p",
        stage=[strip(view, state, pieces, ahead)],
        sheet=[cockpit(view, state, shown, laid_here, ahead), shop(view, state), paddock(view, state, shown)],
        symbols=symbols(),
    )


def places(state: AutomobilesState, action: int, seat: int | None) -> list[str]:
    """Where an action takes place: spaces of the track, areas of the one who plays it, cubes of the stock."""
    return [*_places(state, action), *_way(state, action)]


def _places(state: AutomobilesState, action: int) -> list[str]:
    asked, who = DECISIONS[state.asked], state.to_move
    number = action - asked.first
    track = state.terms.track
    if asked is GRID_PLACE:
        return [f"space{track.space[track.grid[number]]}"]
    if asked is STEP:
        return [f"space{track.space[state.path_end]}"] if number == STOP else []
    if asked is BUY and number == DONE:
        return [] if state.path else [f"space{track.space[state.car[who]]}"]
    if asked is ACTION:
        if number == PIT_STOP:
            return [f"space{track.space[state.car[who]]}", f"-active{who}"]
        if number == DONE:
            return [f"active{who}"]
        return [f"-active{who}", f"used{who}", *([f"stock{number}"] if number >= YELLOW else [])]
    return _cube_places(asked, number, who)


def _way(state: AutomobilesState, action: int) -> list[str]:
    """From which space to which the driver's car goes by it, or the path; also where the rest follows by itself."""
    driver = state.driver
    if driver < 0:
        return []
    track = state.terms.track
    twin = state.clone()
    twin.advance(action)
    here, there = state.car[driver], twin.car[driver]
    if here == there and (twin.driver, twin.round) == (driver, state.round):
        here, there = state.path_end, twin.path_end
    spaces = track.space[here], track.space[there]
    return [] if spaces[0] == spaces[1] else [f"-space{spaces[0]}", f"space{spaces[1]}"]


def _cube_places(asked: RaceDecision, number: int, who: int) -> list[str]:
    """From which area to which a cube goes that answers what is asked."""
    for area, first in (("discard", asked.in_discard), ("active", asked.in_active), ("stock", asked.in_stock)):
        if first >= 0 and 0 <= number - first < COLOURS:
            colour = number - first
            lands = f"{LANDS[asked]}{who}" if asked in LANDS else f"stock{colour}"
            return [f"-{area}{colour if area == 'stock' else who}", lands]
    if number == asked.in_bag:
        return [f"-bag{who}", f"active{who}"]
    return [f"active{who}"]
