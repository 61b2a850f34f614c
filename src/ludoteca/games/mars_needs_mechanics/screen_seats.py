"""The seats on the screen: the own hand or what can be sold of it, the Mechanisms, and what is known of the others."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.mars_needs_mechanics import decisions
from ludoteca.games.mars_needs_mechanics.cards import Mechanism
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, NONE
from ludoteca.games.mars_needs_mechanics.decisions import SELL, sale_of
from ludoteca.games.mars_needs_mechanics.phrases import say
from ludoteca.games.mars_needs_mechanics.position import ASK_DRIVE, ASK_SELL, ASK_TURN, BOUGHT
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState as Position
from ludoteca.games.mars_needs_mechanics.screen_market import is_selling, sale
from ludoteca.games.mars_needs_mechanics.screen_pieces import (
    BACK,
    EMPTY,
    SCRAP,
    Component,
    bit,
    brass_key,
    component_heap,
    component_of,
    heap,
    lead,
    marker_of,
    picture,
    scrap_bit,
    scrap_words,
)
from ludoteca.screen import Markup, Touch, View, escape, part, spot, tag, tip
from ludoteca.screen.kit import card, hand, token
from ludoteca.screen.markup import NOTHING, Part
from ludoteca.screen.seats import seat_heading, seat_panel

FEW: Final = 4  # blueprints that have room for all they say
SETS: Final = 3  # values of sets shown for a component of the hand
KEYS: Final = (
    decisions.PASS, decisions.END_TURN, decisions.DRIVE_DECLINE, decisions.ENGINE_DECLINE, decisions.SELL_DONE,
)  # fmt: skip

Set = tuple[int, int, int, int]
"""Component, cards of it, Scrap, and the cogs that it brings."""


def sets_of(then: Position, seat: int) -> list[Set]:
    """The sets that a hand holds, each with as little Scrap as it needs."""
    then.to_move, then.asked = seat, ASK_SELL
    found: dict[tuple[int, int], Set] = {}
    for action in then.decision().legal(then)[:-1]:
        component, count, scrap = sale_of(action - SELL)
        found.setdefault((component, count), (component, count, scrap, then.sale_pays(seat, component, count)))
    return list(found.values())


def last_buyer(state: Position) -> int:
    """Who made the latest purchase, if nothing else has happened since; the card is that at the front of the line."""
    if state.asked != ASK_TURN or not state.purchases or state.passes:
        return NONE
    return state.to_move if state.primary == BOUGHT else (state.to_move - 1) % state.game.players


# ---- the one who looks


def own_seat(view: View, state: Position, seat: int, then: Position) -> Part:
    """The own seat: what ends a turn, and the hand; while selling, the counter."""
    sets = sets_of(then, seat) if state.to_move >= 0 else []
    coming = state.to_move >= 0 and state.asked in (ASK_TURN, ASK_DRIVE)
    note = lead(view, "screen-sets-then") if coming and sets else NOTHING
    keys = [brass_key(view, action) for action in KEYS]
    head = _heading(view, state, seat, note, *keys)
    lies = (
        [sale(view, state), _kept(view, state, seat)] if is_selling(view, state) else [_hand(view, state, seat, sets)]
    )
    return seat_panel(view, seat, "mm-own", head, *lies, own=True)


def _hand(view: View, state: Position, seat: int, sets: list[Set]) -> Part:
    """The own cards in the columns of the line, and what a set of each would bring."""
    held = state.hand_of(seat)
    cells = [_scrap(view, state, seat)]
    for component in state.line:
        pieces = [f"h{component}.{number}" for number in range(held[component])]
        if pieces and last_buyer(state) == seat and component == state.line[0]:
            pieces[-1] = f"m{component}.{state.market[component]}"
        cells.append(_held(view, state, component, pieces, [found for found in sets if found[0] == component]))
    return part("hand", "div", {"class": "mm-hand"}, hand("mm-tray", view.say(say("hand")), *cells))


def _held(view: View, state: Position, component: int, pieces: list[str], sets: list[Set]) -> Markup:
    """The cards of one component in the own hand."""
    one = component_of(view, state, component)
    kind = f"mm-held {one.hue}" + ("" if pieces else " mm-none")
    words = f"{len(pieces)} × {one.name}"
    told: Touch = {"class": kind, **spot(f"held{component}"), **tip(words, "R33")}
    brings = tag("span", {"class": "mm-sets"}, *[_set(one, view.lang, *found[1:]) for found in sets[-SETS:][::-1]])
    label = tag("span", {"class": "mm-unseen"}, words)
    return tag("div", told, component_heap(one, tuple(pieces)), label, brings if sets else NOTHING)


@lru_cache(maxsize=512)
def _set(one: Component, lang: str, count: int, scrap: int, cogs: int) -> Markup:
    """What a set would bring."""
    about: dict[str, int | str | Phrase] = {"count": count, "component": one.drawing, "cogs": cogs}
    words = say("sell", {**about, "scrap": scrap, "spare": "no"}).text(lang)
    cards = f"<b>{count}</b>{picture('scrap', 'mm-sc') * scrap}"
    return token("mm-set", words, Markup(f'{cards}<i class="mm-to">{escape("→")}</i><b class="mm-v">{cogs}</b>'), "R33")


def _scrap(view: View, state: Position, seat: int) -> Markup:
    """The own Scrap cards."""
    left = state.scrap[seat]
    told: Touch = {
        "class": "mm-held mm-gutter mm-iron" + ("" if left else " mm-none"),
        **tip(scrap_words(view.lang, left), "R32"),
    }
    label = lead(view, "scrap", "mm-name")
    return tag("div", told, heap(SCRAP, [f"s{number}" for number in range(left)], EMPTY), label)


def _kept(view: View, state: Position, seat: int) -> Part:
    """The hand in small, while its sets stand on the counter."""
    held = state.hand_of(seat)
    bits = [bit(component_of(view, state, component), held[component]) for component in state.line if held[component]]
    bits.append(scrap_bit(view.lang, state.scrap[seat]))
    aside = lead(view, "scrap-aside", count=state.aside) if state.aside else NOTHING  # C10
    return part("hand", "div", {"class": "mm-hand mm-bits"}, lead(view, "screen-in-hand"), *bits, aside)


# ---- the others


def other_seat(view: View, state: Position, seat: int) -> Part:
    """Another seat: what everybody knows of it, and its whole hand once the game is over."""
    held = tag("div", {"class": "mm-bits"}, *bits_of(view, state, seat), *works_of(view, state, seat))
    return seat_panel(view, seat, "mm-other", _heading(view, state, seat), held)


def bits_of(view: View, state: Position, seat: int) -> list[Markup]:
    """What everybody knows of a hand, in small."""
    over = state.to_move < 0
    known = state.hand_of(seat) if over else state.known_of(seat)
    fresh = state.line[0] if last_buyer(state) == seat else NONE
    bits: list[Markup] = []
    for component in range(COMPONENTS):
        one, count = component_of(view, state, component), known[component]
        if count and component == fresh:
            bits.append(bit(one, count, " mm-fresh", f"m{component}.{state.market[component]}"))
        elif count:
            bits.append(bit(one, count))
    hidden = 0 if over else state.hand_size(seat) - sum(known)
    if hidden:
        words = view.say(say("screen-unknown", {"count": hidden}))
        bits.append(token("mm-bit mm-dark", words, Markup(f"{BACK}<b>{hidden}</b><em>?</em>"), "S6"))
    return [*bits, scrap_bit(view.lang, state.scrap[seat])]


def works_of(view: View, state: Position, seat: int) -> list[Markup]:
    """The Mechanisms that stand before a seat."""
    return [_work(view, work) for work in state.standing(seat)]


def _work(view: View, work: Mechanism) -> Markup:
    """A Mechanism in small."""
    words = f"{view.say(work.title())}. {view.say(work.text())}"
    face = picture(work.name, "mm-line") + tag("em", None, view.say(work.title()))
    return token("mm-work", words, Markup(face), work.rule)


def _heading(view: View, state: Position, seat: int, *more: str) -> Markup:
    """The heading of a seat, with the hat of the First Player."""
    hat = NOTHING
    if seat == state.first:
        face = picture("hat", "mm-c") + tag("em", None, "1")
        hat = token("mm-first", view.say(say("first-player")), Markup(face), "R40")
    return seat_heading(view, seat, hat, *more, sign=marker_of(view, seat))


# ---- the Mechanisms


def mechanisms(view: View, state: Position) -> Part:
    """The blueprints that are laid out."""
    laid_out = state.laid_out()
    size = "mm-large" if len(laid_out) <= FEW else "mm-crowd"
    plans = [_plan(view, state, work) for work in laid_out]
    title = tag("h3", None, view.say(say("mechanisms")))
    attributes: Touch = {"class": f"mm-plans {size}"}
    return part("mechanisms", "section", attributes, title, tag("div", {"class": "mm-sheets"}, *plans))


def _plan(view: View, state: Position, work: Mechanism) -> Markup:
    """A blueprint: what it is, what it does, what it costs and who has built it."""
    own = view.seat is not None and state.has(view.seat, work.number)
    action = (decisions.DISASSEMBLE if own else decisions.BUILD) + work.number
    missing = work.cost if view.seat is None else state.missing(view.seat, work)
    cost = [
        _part(component_of(view, state, component), view.lang, own or component not in missing)
        for component in work.cost
    ]
    owners = [_owner(view, state, seat, work) for seat in view.order() if state.has(seat, work.number)]
    do = lead(view, "screen-take-down" if own else "screen-build", "mm-do") if view.may(action) else NOTHING
    touch = view.touch(action) if state.to_move >= 0 else {}
    return card(
        "mm-plan mm-mine" if own else "mm-plan",
        view.say(work.title()),
        view.say(work.text()),
        work.rule,
        tag("div", {"class": "mm-cost"}, *cost),
        do,
        tag("div", {"class": "mm-owners"}, *owners),
        sign=picture(work.name, "mm-line"),
        touch={**touch, **spot(f"plan{work.number}")},
    )


@lru_cache(maxsize=64)
def _part(one: Component, lang: str, held: bool) -> Markup:
    """A component of a cost; solid and ticked where the seat that looks has it."""
    words = say("screen-part-held", {"name": one.name}).text(lang) if held else one.name
    face = picture(one.drawing) + tag("b", None, one.letter)
    return token(f"mm-part {one.hue}{' mm-has' if held else ''}", words, Markup(face), "R11")


def _owner(view: View, state: Position, seat: int, work: Mechanism) -> Markup:
    """The marker of a seat on a Mechanism, paler where it has been used this round."""
    words = view.say(say("screen-built-by", {"seat": seat_name(seat)}))
    if work.once and state.is_used(work, seat):
        return marker_of(view, seat, " mm-used", f"{words} ({view.say(work.used())})", work.rule)
    return marker_of(view, seat, "", words, "R11")
