"""Pocket Mars on the screen: Earth and the ships in the sky, the buildings on the dunes, one's own cards below."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.pocket_mars.position import ASK_OPENING, PocketMarsState
from ludoteca.games.pocket_mars.screen_art import land, symbols
from ludoteca.games.pocket_mars.screen_cards import (
    FIVE,
    HAND,
    KEPT,
    PACK,
    PLAY,
    PREP,
    card_drawn,
    five_actions,
    free_slot,
)
from ludoteca.games.pocket_mars.screen_console import console_of
from ludoteca.games.pocket_mars.screen_finale import finale
from ludoteca.games.pocket_mars.screen_mars import Mars, mars_drawn
from ludoteca.games.pocket_mars.screen_places import BEATS, places
from ludoteca.games.pocket_mars.screen_seats import seat_of
from ludoteca.games.pocket_mars.screen_words import word
from ludoteca.screen import Markup, Part, Screen, View, part, spot, tag
from ludoteca.screen.kit import hand

__all__ = ["BEATS", "draw", "finale", "places"]


def draw(
    state: PocketMarsState, seat: int | None, lang: str, names: Sequence[str] | None = None, touch: bool = True
) -> Screen:
    """The whole table as that seat sees it."""
    view = View(state, seat, lang, names, touch)
    mars = Mars(view, state)
    panels = [seat_of(mars, one) for one in view.order()]
    if state.terms.solo:
        panels.append(console_of(mars))
    kind = f"pocket-mars pm-{state.terms.sides}p" + (" pm-solo" if state.terms.solo else "")
    seats = tag("div", {"class": "pm-seats"}, *panels)
    return Screen.made(
        view, kind, stage=[land(), mars_drawn(mars)], sheet=[seats, _desk(view, state)], symbols=symbols()
    )


# ---- one's own cards


def _desk(view: View, state: PocketMarsState) -> Part:
    """The card in play, the hand and the prep module; during the draft the pack and what was kept."""
    groups: list[Markup] = []
    seat = view.seat
    if state.played >= 0 and state.to_move >= 0:
        groups.append(_group(view, state, PLAY, [state.played], "play"))
    elif _prepared(state, seat) and state.to_move >= 0:  # the place is kept, so that no card moves aside for it
        groups.append(_titled(view.lang, FIVE, [five_actions(view.lang, state.terms.solo)], "play"))
    if seat is not None and state.is_drafting():
        groups.append(_group(view, state, PACK, state.pack_in_hands(seat), "pack"))
        groups.append(_group(view, state, KEPT, state.kept_by(seat), f"hand{seat}"))
    elif seat is not None:
        groups.append(_group(view, state, HAND, state.hand_of(seat), f"hand{seat}"))
        groups.append(_module(view, state, seat))
    return part("desk", "div", {"class": "pm-desk"}, *groups)


def _prepared(state: PocketMarsState, seat: int | None) -> bool:
    """Whether the one who looks has filled the prep module, or everybody has."""
    return state.asked > ASK_OPENING or (
        seat is not None and not state.is_drafting() and min(state.module_of(seat)) >= 0
    )


def _group(view: View, state: PocketMarsState, where: str, cards: list[int], name: str) -> Markup:
    """Cards of one place under its name."""
    seat = state.to_move if view.seat is None else view.seat
    drawn = [card_drawn(view, state, seat, card, where) for card in cards]
    theirs = where == PLAY and view.seat not in (None, state.to_move)
    return _titled(view.lang, where, drawn, name, theirs)


def _module(view: View, state: PocketMarsState, seat: int) -> Markup:
    """The prep module, slot by slot."""
    drawn = [
        card_drawn(view, state, seat, card, PREP) if card >= 0 else free_slot(view.lang, seat, slot)
        for slot, card in enumerate(state.module_of(seat))
    ]
    return _titled(view.lang, PREP, drawn, "")


def _titled(lang: str, where: str, cards: list[Markup], name: str, theirs: bool = False) -> Markup:
    """Cards under what their place is called; an empty place is there all the same, so that it can be lit."""
    note = word(lang, f"screen-note-{where}") if where in (HAND, PREP) else ""
    shown = hand(f"pm-of-{where}", word(lang, f"screen-at-{where}"), *cards, note=note)
    kind = f"pm-group pm-n{len(cards)} pm-at-{where}" + (" pm-theirs" if theirs else "")
    return tag("div", {"class": kind, **(spot(name) if name else {})}, shown)
