"""Pocket Mars on the screen: Earth and the ships in the sky, the buildings on the dunes, one's own cards below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ludoteca.engine.event import Event
from ludoteca.games.pocket_mars.content import DA, MODULE, TYPES, Box
from ludoteca.games.pocket_mars.position import PocketMarsState
from ludoteca.games.pocket_mars.screen_art import dunes, sign, sky, symbols
from ludoteca.games.pocket_mars.screen_cards import HAND, KEPT, PACK, PLAY, PREP, card_drawn
from ludoteca.games.pocket_mars.screen_mars import Mars, building_of, depot
from ludoteca.games.pocket_mars.screen_seats import seat_of
from ludoteca.games.pocket_mars.screen_words import face, kind_class, kind_of, word
from ludoteca.screen import Markup, View, tag


def draw(state: PocketMarsState, seat: int | None, lang: str, names: Sequence[str] | None = None) -> str:
    """The whole table as that seat sees it."""
    view = View(state, seat, lang, names)
    mars = Mars(view, state)
    sides = state.terms.sides
    seats = [seat_of(mars, (mars.mine + step) % sides) for step in range(sides)]
    if state.terms.solo:
        seats.append(_console(view, state))
    houses = [building_of(mars, building) for building in state.row]
    scene = tag(
        "div",
        {"class": "pm-scene"},
        sky(),
        tag("div", {"class": "pm-seats"}, *seats),
        tag("div", {"class": "pm-mars"}, dunes(), *houses, depot(mars)),
    )
    desk = _desk(view, state)
    classes = f"pocket-mars pm-{sides}p" + (" pm-solo" if state.terms.solo else "")
    return tag("div", {"class": classes}, symbols(), scene, desk, _discards(state, lang))


# ---- one's own cards


def _desk(view: View, state: PocketMarsState) -> Markup:
    """The card in play, the hand and the prep module."""
    groups: list[Markup] = []
    seat = view.seat
    if state.played >= 0 and state.to_move >= 0:
        groups.append(_group(view, state, PLAY, [state.played]))
    if seat is not None:
        groups += _own(view, state, seat)
    return tag("div", {"class": "pm-desk"}, *groups) if groups else Markup("")


def _own(view: View, state: PocketMarsState, seat: int) -> list[Markup]:
    """The hand and the prep module; during the draft the pack and what was kept."""
    if state.is_drafting():
        return [_group(view, state, PACK, state.pack_in_hands(seat)), _group(view, state, KEPT, state.kept_by(seat))]
    module = [card for card in state.module_of(seat) if card >= 0]
    return [_group(view, state, HAND, state.hand_of(seat)), _group(view, state, PREP, module, MODULE - len(module))]


def _group(view: View, state: PocketMarsState, where: str, cards: list[int], hollow: int = 0) -> Markup:
    """Cards of one place under its name."""
    if not cards and not hollow:
        return Markup("")
    seat = state.to_move if view.seat is None else view.seat
    drawn = [card_drawn(view, state, seat, card, where) for card in cards]
    drawn += [tag("div", {"class": "pm-card pm-none"}, word(view.lang, "screen-free"))] * hollow
    name = tag("h4", {"class": "pm-title"}, word(view.lang, f"screen-at-{where}"))
    size = len(cards) + hollow
    return tag(
        "section", {"class": f"pm-group pm-n{size} pm-of-{where}"}, name, tag("div", {"class": "pm-row"}, *drawn)
    )


# ---- Devious Automatics


def _console(view: View, state: PocketMarsState) -> Markup:
    """The machine's phases: what happened in the last ones, or what its cards would do."""
    heard = [event for event in state.events if event.heard_by(view.seat)]
    keys = [event.phrase.key for event in heard]
    error = keys.index("system-error") if "system-error" in keys else -1
    inner = _forecast(view, state) if error < 0 else _steps(view, state.terms.box, heard, error)
    title = tag("h4", {"class": "pm-title"}, word(view.lang, "screen-console"))
    return tag("section", {"class": "pm-seat pm-console"}, title, tag("div", {"class": "pm-tape"}, *inner))


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
    parts = [_phase(lang, 1), tag("p", {"class": "pm-why"}, word(lang, "screen-da-waits"))]
    for kind in sorted({state.terms.kind[card] for card in state.module_of(DA) if card >= 0}):
        name = TYPES[kind]
        text = tag("span", None, tag("b", None, kind_of(lang, kind)), " ", _deed(lang, state.terms.box, name))
        parts.append(tag("p", {"class": f"pm-fore {kind_class(kind)}"}, sign(f"t-{name}", "pm-i pm-type"), text))
    return parts


def _deed(lang: str, box: Box, kind: str) -> str:
    """What the machine does with a card of that type."""
    return word(lang, "screen-da", type=kind, energy=box.error_energy, cards=box.error_discards)


# ---- the discard pile, for those who look through it


def _discards(state: PocketMarsState, lang: str) -> Markup:
    """Every discarded card, folded away."""
    if not state.discard:
        return Markup("")
    cards = []
    for card in state.discard:
        kind = state.terms.kind[card]
        drawn = face(kind, state.terms.value[card], lang)
        cards.append(tag("svg", {"class": f"pm-b {kind_class(kind)}", "viewBox": "0 0 40 54", "role": "img"}, drawn))
    summary = tag("summary", None, word(lang, "screen-pile", count=len(state.discard)))
    return tag("details", {"class": "pm-pile", "data-key": "pile"}, summary, tag("div", {"class": "pm-minis"}, *cards))
