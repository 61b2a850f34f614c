"""Marrak Hesh 17 on the screen: the station with docks and market, the cards, and a cargo ship for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.marrak_hesh.cards import Card
from ludoteca.games.marrak_hesh.content import DOCKS
from ludoteca.games.marrak_hesh.decisions import MARKET, PASS, STORE
from ludoteca.games.marrak_hesh.phrases import say
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from ludoteca.games.marrak_hesh.screen_finale import finale
from ludoteca.games.marrak_hesh.screen_pieces import symbols
from ludoteca.games.marrak_hesh.screen_ships import ship_panel
from ludoteca.games.marrak_hesh.screen_station import station
from ludoteca.screen import Markup, Part, Screen, View, part, tag
from ludoteca.screen.beats import Beat
from ludoteca.screen.kit import card

__all__ = ["BEATS", "draw", "finale", "places"]

BEATS: Final[dict[str, Beat]] = {
    "places": Beat(1.0, "engine"),
    "stores": Beat(0.8, "place"),
    "exchanges": Beat(1.3, "coin"),
    "spends-safe-conduct": Beat(1.2, "card"),
    "passes": Beat(0.8, "step"),
    "skips": Beat(0.6, "step"),
    "ends": Beat(1.6, "cheer"),
    "tie-decided": Beat(1.4),
    "tie-shared": Beat(1.4),
}


def draw(
    state: MarrakHeshState, seat: int | None, lang: str, names: Sequence[str] | None = None, touch: bool = True
) -> Screen:
    """The whole table as that seat sees it."""
    view = View(state, seat, lang, names, touch)
    kind = f"marrak mh-{state.game.players}p" + (" mh-deep" if state.cards else "")
    kind += "" if len(state.docks) == DOCKS else " mh-small"
    ships: list[Markup] = [ship_panel(view, state, other) for other in view.order()]
    return Screen.made(view, kind, [station(view, state)], [*ships, *_cards(view, state)], symbols())


def places(state: MarrakHeshState, action: int, seat: int | None) -> list[str]:
    """A dock, from the dock to a cell, between the market and the tile in the air; a pass is at its ship."""
    if action < PASS:
        return [f"dock{action % DOCKS}"]
    if action == PASS:
        return [f"seat{state.to_move}"]
    if action == MARKET:
        return ["taken"]
    if action < STORE:
        return [f"slot{action - MARKET - 1}", "taken"]
    return [f"-dock{state.taken_from}", f"cell{state.to_move}.{action - STORE}"]


def _cards(view: View, state: MarrakHeshState) -> list[Part]:
    """The Deep Space cards in force, or nothing."""
    if not state.cards:
        return []
    cards = [_card(found, state.game.players, view.lang) for found in state.in_force()]
    attributes = {"class": "mh-cards", "role": "group", "aria-label": view.say(say("deep-space"))}
    return [part("cards", "div", attributes, *cards)]


def _card(shown: Card, players: int, lang: str) -> Markup:
    """A Deep Space card: its number, its name and what it does."""
    number = tag("b", {"class": "mh-cno"}, shown.rule)
    return card("mh-card", shown.title().text(lang), shown.text(players).text(lang), shown.rule, sign=number)
