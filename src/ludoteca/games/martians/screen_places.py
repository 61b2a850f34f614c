"""Where on the screen of Martians!!! something happens, and how long and how loud it is told."""

from __future__ import annotations

from typing import Final

from ludoteca.games.martians.content import KINDS
from ludoteca.games.martians.ids import (
    ARM,
    CARD,
    CELL,
    DIR,
    DISCARD,
    ITEM,
    OTHER_ITEM,
    PASS,
    PAY,
    ROLL,
    SEAT,
    STEP,
    STOP,
    TAKE,
    TILE,
)  # fmt: skip
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen_art import square_spot
from ludoteca.screen.beats import Beat

BEATS: Final[dict[str, Beat]] = {
    "turn": Beat(0.5),
    "draws-tile": Beat(0.6, "card"),
    "lays-tile": Beat(1.0, "build"),
    "tile-discarded": Beat(0.6),
    "draws": Beat(0.3, "card"),
    "draws-open": Beat(0.3, "card"),
    "steps": Beat(0.3, "step"),
    "move-roll": Beat(0.8, "dice"),
    "martian-roll": Beat(0.8, "dice"),
    "martian-moves": Beat(0.25, "step"),
    "martian-lured": Beat(0.3, "step"),
    "martian-removed": Beat(0.4, "good"),
    "martian-appears": Beat(0.3, "alarm"),
    "farm-grows": Beat(0.3, "alarm"),
    "fight-roll": Beat(1.0, "dice"),
    "pays": Beat(0.6, "coin"),
    "beats-martian": Beat(1.2, "good"),
    "loses-life": Beat(1.1, "bad"),
    "loses-bullets": Beat(0.8, "bad"),
    "dies": Beat(1.6, "bad"),
    "takes-life": Beat(0.6, "take"),
    "takes-bullet": Beat(0.6, "take"),
    "leaves-marker": Beat(0.3),
    "takes-item": Beat(1.2, "take"),
    "puts-back": Beat(0.6),
    "puts-back-own": Beat(0.6),
    "crop-found": Beat(1.2, "good"),
    "ship-found": Beat(1.6, "alarm"),
    "delivers": Beat(1.6, "cheer"),
    "plays": Beat(1.4, "card"),
    "uses": Beat(1.4, "card"),
    "arms": Beat(0.8, "place"),
    "names": Beat(1.2, "alarm"),
    "draws-martian": Beat(1.4, "alarm"),
    "cancelled": Beat(1.2, "good"),
    "tile-cleared": Beat(1.2, "good"),
    "tile-removed": Beat(1.4, "bad"),
    "pawn-sent": Beat(1.0, "engine"),
    "bullets-for-all": Beat(0.8, "good"),
    "discards": Beat(0.5, "card"),
    "effect-ends": Beat(0.3),
    "deck-renewed": Beat(0.3, "card"),
    "wins-trophies": Beat(1.6, "cheer"),
    "wins-items": Beat(1.6, "cheer"),
    "won-together": Beat(1.6, "cheer"),
    "lost-supply": Beat(1.6, "bad"),
    "lost-ship": Beat(1.6, "bad"),
    "lost-time": Beat(1.6, "bad"),
    "time-out": Beat(1.6),
}


def places(state: MartiansState, action: int, seat: int | None) -> list[str]:
    """Where an action takes place. All that is played is open to everybody; that somebody passes is nobody's affair."""
    who, pawn = f"seat{state.to_move}", state.pawn[state.active]
    if action < STEP:
        return [f"t{state.tile}"]
    if action < ROLL:
        return _from_to(pawn, state.near[4 * pawn + action - STEP])
    if action == PASS or (action == STOP and state.steps_left() == 0):
        return []
    if action < CARD:
        return [square_spot(pawn)] if action in (STOP, PAY, PAY + 1) or state.combat else ["desk"]
    if action < SEAT:
        return [f"-{who}", "desk"]
    if action < TILE:
        return [f"seat{action - SEAT}"]
    if action < CELL:
        return [f"t{action - TILE}"]
    if action < DIR:
        return [square_spot(action - CELL)]
    if action < DISCARD:
        return _from_to(state.mover, state.near[4 * state.mover + action - DIR])
    if action < TAKE:
        return [f"-{who}", "pile-pile"]
    if action < ITEM:
        return [square_spot(pawn)]
    if OTHER_ITEM <= action < ARM:
        return [f"-seat{(action - OTHER_ITEM) // KINDS}", who]
    return [who]


def _from_to(start: int, goal: int) -> list[str]:
    return [f"-{square_spot(start)}", square_spot(goal)]
