"""The heading of a seat, the same in every game: who it is, whether it moves, how it stands, whether it is here."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.engine.phrase import HOUSE
from ludoteca.screen.markup import NOTHING, Markup, Part, gap, part, tag
from ludoteca.screen.points import amount, unit
from ludoteca.screen.view import View, spot
from ludoteca.words import say

MOST_SHEETS: Final = 2048  # score sheets that are kept drawn: an action seldom changes more than one

STATUS: Final = "status"
"""The gap of a seat in which the page says who plays it and whether they are here: `status0`, `status1`, ..."""


def seat_panel(view: View, seat: int, kind: str, heading: Markup, *inner: str, own: bool = False) -> Part:
    """The panel of a seat, `seat0`, `seat1` ...: its heading and whatever lies before it; what it does is lit there."""
    classes = f"seat s{seat} {kind}"
    if seat == told_to_move(view) or seat in view.state.winners():
        classes += " on"
    name = f"seat{seat}"
    return part(name, "section", {"class": classes + (" own" if own else ""), **spot(name)}, heading, *inner)


def seat_heading(view: View, seat: int, *inner: str, sign: str = "", score: bool = True) -> Markup:
    """Its sign, its name, whether it moves or has won, whatever the game adds, and its points."""
    return tag(
        "header",
        {"class": "seat-head"},
        sign,
        tag("h3", {"class": "seat-name"}, view.name_of(seat)),
        turn_badge(view, seat),
        gap(f"{STATUS}{seat}", {"class": "seat-status"}),
        *inner,
        points_of(view, seat) if score else NOTHING,
    )


def turn_badge(view: View, seat: int) -> Markup:
    """Says that a seat is to move, or that it has won."""
    key = f"turn{seat}"
    if seat in view.state.winners():
        return tag("span", {"class": "seat-badge won", "data-key": key}, say(HOUSE, "ui-seat-won", view.lang))
    if seat == told_to_move(view):
        return tag("span", {"class": "seat-badge", "data-key": key}, say(HOUSE, "ui-seat-moves", view.lang))
    return NOTHING


def told_to_move(view: View) -> int:
    """The seat that moves, as far as whoever looks is told: who is asked in a window is nobody else's affair."""
    state = view.state
    if state.game.interrupts and state.to_move >= 0 and state.to_move != view.seat and state.question().window:
        return -1
    return state.to_move


def points_of(view: View, seat: int) -> Markup:
    """The points as they stand; opened, what they are made of, each line with the rule that explains it."""
    state, lang = view.state, view.lang
    points = state.scores()[seat]
    lines = [(line.text(lang), line.rule, amount(state.game, line.points, lang)) for line in state.score_sheet(seat)]
    return _points(seat, amount(state.game, points, lang), unit(state.game, points, lang), tuple(lines), lang)


@lru_cache(maxsize=MOST_SHEETS)
def _points(seat: int, points: str, unit: str, sheet: tuple[tuple[str, str, str], ...], lang: str) -> Markup:
    lines = [
        tag("li", None, tag("span", None, text, " ", rule_link(rule)), tag("b", None, each))
        for text, rule, each in sheet
    ]
    if not lines:
        lines = [tag("li", {"class": "quiet"}, say(HOUSE, "ui-no-points", lang))]
    label = say(HOUSE, "ui-score-of", lang, score=f"{points} {unit}")
    return tag(
        "details",
        {"class": "seat-score", "data-key": f"score{seat}"},
        tag("summary", {"data-tip": label, "aria-label": label}, tag("b", None, points), tag("small", None, unit)),
        tag("ul", {"class": "lines"}, *lines),
    )


def rule_link(rule: str) -> Markup:
    """Leads to the rule in the drawer."""
    return tag("a", {"href": f"#{rule}", "data-rule-link": rule}, rule) if rule else NOTHING
