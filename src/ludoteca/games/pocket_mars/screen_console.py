"""Devious Automatics on the screen: its flight and its cards, and its phases, step by step."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.engine.event import Event
from ludoteca.engine.phrase import HOUSE
from ludoteca.games.pocket_mars.content import DA, TYPES, Box
from ludoteca.games.pocket_mars.position import PocketMarsState
from ludoteca.games.pocket_mars.scoring import points
from ludoteca.games.pocket_mars.screen_art import sign
from ludoteca.games.pocket_mars.screen_mars import Mars
from ludoteca.games.pocket_mars.screen_seats import emblem, hold, points_told
from ludoteca.games.pocket_mars.screen_words import hue, kind_class, kind_of, word
from ludoteca.screen import Markup, Part, View, part, tag
from ludoteca.words import say


def console_of(mars: Mars) -> Part:
    """The panel of the machine: how it stands, and what happened in its last phases or what its cards would do."""
    state, view = mars.state, mars.view
    heard = [event for event in state.events if event.heard_by(view.seat)]
    keys = [event.phrase.key for event in heard]
    error = keys.index("system-error") if "system-error" in keys else -1
    tape = _forecast(view, state) if error < 0 else _steps(view, state.terms.box, heard, error)
    classes = f"pm-seat pm-console {hue(state, DA)}"
    shown = tag("div", {"class": "pm-tape", "aria-label": word(view.lang, "screen-console"), "role": "group"}, *tape)
    return part("console", "section", {"class": classes}, _head(mars), points_told(mars, DA), *hold(mars, DA), shown)


def _head(mars: Mars) -> Markup:
    """Who it is and how many points it has, as the heading of a seat says them."""
    state, lang = mars.state, mars.lang
    won = state.is_over and not state.winners()
    badge = tag("span", {"class": "seat-badge won"}, say(HOUSE, "ui-seat-won", lang)) if won else Markup("")
    score = tag("span", {"class": "seat-score"}, tag("b", None, str(points(state, DA))), " ", word(lang, "points"))
    name = tag("h3", {"class": "seat-name"}, word(lang, "da"))
    return tag("header", {"class": "seat-head"}, emblem(mars, DA), name, badge, score)


def _steps(view: View, box: Box, heard: list[Event], error: int) -> list[Markup]:
    """System Error, then Android Activation, step by step, with the reason of what was activated."""
    keys = [event.phrase.key for event in heard]
    lively = "activates" in keys
    wakes = keys.index("activates") if lively else error + 1 + keys.count("spills")
    parts = [_phase(view.lang, 2), _told(view, heard[error + 1 : wakes]), _phase(view.lang, 3)]
    if lively:
        kind = str(heard[wakes].phrase.args["type"])
        parts.append(tag("p", {"class": "pm-why"}, sign(f"t-{kind}"), _deed(view.lang, box, kind)))
        wakes += 1
    else:
        parts.append(tag("p", {"class": "pm-why"}, word(view.lang, "screen-da-sleeps")))
    return [*parts, _told(view, heard[wakes:])]


def _told(view: View, events: list[Event]) -> Markup:
    return tag("ol", None, *[tag("li", None, view.say(event.phrase)) for event in events])


@lru_cache(maxsize=16)
def _phase(lang: str, number: int) -> Markup:
    return tag("h5", None, tag("b", None, str(number)), word(lang, f"screen-phase-{number}"))


def _forecast(view: View, state: PocketMarsState) -> list[Markup]:
    """What each of the machine's cards would do if it were left alone."""
    lang = view.lang
    parts = [tag("p", {"class": "pm-why"}, word(lang, "screen-da-waits"))]
    for kind in sorted({state.terms.kind[card] for card in state.module_of(DA) if card >= 0}):
        name = TYPES[kind]
        text = tag("span", None, tag("b", None, kind_of(lang, kind)), " ", _deed(lang, state.terms.box, name))
        parts.append(tag("p", {"class": f"pm-fore {kind_class(kind)}"}, sign(f"t-{name}", "pm-i pm-type"), text))
    return parts


def _deed(lang: str, box: Box, kind: str) -> str:
    """What the machine does with a card of that type."""
    return word(lang, "screen-da", type=kind, energy=box.error_energy, cards=box.error_discards)
