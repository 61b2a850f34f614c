"""Mars Needs Mechanics on the screen: the Exchange and the market, the own hand, the blueprints and the others.

The Exchange, the market and the own hand have the same columns, those of the order line: whatever there is to know of
a component stands in one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.mars_needs_mechanics import decisions
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS
from ludoteca.games.mars_needs_mechanics.decisions import sale_of
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState as Position
from ludoteca.games.mars_needs_mechanics.screen_exchange import exchange, forecast
from ludoteca.games.mars_needs_mechanics.screen_finale import finale
from ludoteca.games.mars_needs_mechanics.screen_market import market
from ludoteca.games.mars_needs_mechanics.screen_pieces import symbols_of
from ludoteca.games.mars_needs_mechanics.screen_seats import last_buyer, mechanisms, other_seat, own_seat, sets_of
from ludoteca.screen import Screen, View, tag
from ludoteca.screen.beats import Beat

__all__ = ["BEATS", "draw", "finale", "forecast", "last_buyer", "places", "sets_of"]


def draw(
    state: Position, seat: int | None, lang: str, names: Sequence[str] | None = None, touch: bool = True
) -> Screen:
    """The whole table as that seat sees it."""
    view = View(state, seat, lang, names, touch)
    then = forecast(state)
    own = [] if seat is None else [own_seat(view, state, seat, then)]
    others = [other_seat(view, state, other) for other in view.order() if other != seat]
    return Screen.made(
        view,
        f"mars{' mm-watch' if seat is None else ''}{' mm-fewer' if len(state.line) < COMPONENTS else ''}",
        stage=[exchange(view, state, then), market(view, state)],
        sheet=[
            *own,
            tag("div", {"class": "mm-side"}, mechanisms(view, state), tag("div", {"class": "mm-seats"}, *others)),
        ],
        symbols=symbols_of(state),
    )


# ---- what happens where


def places(state: Position, action: int, seat: int | None) -> list[str]:
    """Where an action takes place; a card of the deck is known to who sees it, so the others see only the deck."""
    here = f"seat{state.to_move}"
    if action < decisions.BUY_DECK:
        return [f"-stall{action}", f"token{action}", here]
    if action < decisions.PASS:
        slots = state.slots(state.to_move) if seat == state.to_move else []
        slot = action - decisions.BUY_DECK
        return ["-deck", *([f"token{slots[slot]}"] if slot < len(slots) else []), here]
    if action < decisions.BUILD:
        return [here, "passes"]
    if action < decisions.DISASSEMBLE:
        return [f"plan{action - decisions.BUILD}", here]
    if action < decisions.END_TURN:
        return [f"-plan{action - decisions.DISASSEMBLE}", here]
    if action < decisions.DRIVE_TOKEN:
        over = state.passes == state.game.players or state.market_size() == 0  # R19
        return ["exchange"] if over else []
    if action < decisions.DRIVE_DECLINE:
        return [f"token{action - decisions.DRIVE_TOKEN}", here]
    if decisions.ENGINE_UP <= action < decisions.ENGINE_DECLINE:
        up = action < decisions.ENGINE_DOWN
        return [f"price{action - (decisions.ENGINE_UP if up else decisions.ENGINE_DOWN)}", here]
    if decisions.SELL <= action < decisions.SELL_DONE:
        return [f"price{sale_of(action - decisions.SELL)[0]}", "discard", here]
    last = (state.to_move + 1) % state.game.players == state.first
    if action == decisions.SELL_DONE and last and not state.last_round:  # R38
        return [here, "-deck", "market"]
    return [here]


BEATS: Final[dict[str, Beat]] = {
    "buys": Beat(1.0, "coin"),
    "buys-second": Beat(1.0, "coin"),
    "buys-deck": Beat(1.0, "coin"),
    "buys-deck-second": Beat(1.0, "coin"),
    "passes-turn": Beat(0.6, "step"),
    "drive-moves": Beat(1.2, "engine"),
    "drive-leaves": Beat(0.5),
    "builds": Beat(1.4, "build"),
    "disassembles": Beat(1.2, "build"),
    "goggles-show": Beat(0.6, "card"),
    "goggles-look": Beat(0.5, "card"),
    "round-begins": Beat(0.8),
    "round-ends-sold-out": Beat(0.8, "alarm"),
    "round-ends-passed": Beat(0.8, "alarm"),
    "last-round-deck": Beat(1.2, "alarm"),
    "last-round-idle": Beat(1.2, "alarm"),
    "prices-adjusted": Beat(1.4, "engine"),
    "prices-final": Beat(1.6, "engine"),
    "engine-raises": Beat(1.2, "good"),
    "engine-lowers": Beat(1.2, "bad"),
    "engine-leaves": Beat(0.5),
    "sells": Beat(1.3, "coin"),
    "sold": Beat(0.4),
    "scrap-returns": Beat(0.5, "card"),
    "restocks": Beat(1.0, "card"),
    "restocks-not": Beat(0.4),
    "shows-hand": Beat(0.4, "card"),
    "wins": Beat(1.6, "cheer"),
    "tie-cards": Beat(1.2, "good"),
    "tie-place": Beat(1.2, "good"),
}
"""How each thing that happens is told; what a Mechanism pays has the usual weight."""
