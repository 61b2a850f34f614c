"""Positions of Martians!!! set up by hand: cells by number, cards by their ids (`C4`)."""

from __future__ import annotations

from ludoteca.games.martians.content import HOUSE
from ludoteca.games.martians.examples import made
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
    WEAPON,
)
from ludoteca.games.martians.position import MartiansState

IDS = [card.id for card in HOUSE.cards]


def started(seed: int = 1, *, events: bool = False, **options: object) -> MartiansState:
    """The opening position."""
    state = made(**options).start(seed, events=events)
    assert isinstance(state, MartiansState)
    return state


def names(found: list[int]) -> str:
    """The same list as text."""
    return " ".join(HOUSE.cards[card].id for card in found)


def number(text: str) -> int:
    """The action of a text such as `card C4`, `cell 128`, `step N`, `pay 1`, `get 1 F`."""
    verb, *rest = text.split()
    what = rest[0] if rest else ""
    if verb in ("roll", "stop", "pass"):
        return {"roll": ROLL, "stop": STOP, "pass": PASS}[verb]
    if verb in ("step", "dir"):
        return (STEP if verb == "step" else DIR) + "NESW".index(what)
    if verb in ("card", "discard"):
        return (CARD if verb == "card" else DISCARD) + IDS.index(what)
    if verb in ("weapon", "arm"):
        return (WEAPON if verb == "weapon" else ARM) + [HOUSE.cards[card].id for card in HOUSE.weapons].index(what)
    if verb == "place":
        x, y, rotation = int(rest[0]), int(rest[1]), int(rest[2])
        return ((y + 10) * 21 + x + 10) * 4 + rotation
    if verb == "item":
        return ITEM + "FRD".index(what)
    if verb == "get":
        return OTHER_ITEM + 3 * int(what) + "FRD".index(rest[1])
    return {"pay": PAY, "seat": SEAT, "tile": TILE, "cell": CELL, "take": TAKE}[verb] + int(what)


def play(state: MartiansState, *texts: str) -> MartiansState:
    """Play these actions, one after the other."""
    for text in texts:
        state.apply(number(text))
    return state


def may(state: MartiansState, text: str) -> bool:
    """Whether an action is legal."""
    return number(text) in state.legal_actions()


def why(state: MartiansState, text: str) -> tuple[str, str]:
    """The rule and the message that refuse an action."""
    reason = state.why_illegal(number(text))
    assert reason is not None
    return reason.rule, reason.phrase.key


def told(state: MartiansState, seat: int | None = None) -> list[str]:
    """The keys of the events that a seat hears."""
    return [event.phrase.key for event in state.events if event.heard_by(seat)]


def worlds(state: MartiansState, seat: int, count: int = 30) -> list[MartiansState]:
    """Positions that the seat holds possible."""
    return [state.redeal(seat, seed) for seed in range(count)]
