"""The cards of the one who looks: both halves of each, and what each half would do now."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.pocket_mars.cards import (
    DO_BOTTOM,
    DO_COVER,
    DO_DRAFT,
    DO_DROP,
    DO_FILL,
    SKIP,
    TURN_ENERGY,
    TURN_HAND,
    TURN_PREP,
    USE,
    part_text,
)
from ludoteca.games.pocket_mars.content import ANYWHERE, CONSTRUCTION, NONE, TYPES
from ludoteca.games.pocket_mars.position import ASK_LOWER, ASK_PART, ASK_TURN, PocketMarsState
from ludoteca.games.pocket_mars.screen_art import sign
from ludoteca.games.pocket_mars.screen_words import kind_class, kind_of, word
from ludoteca.screen import Markup, View, tag

HAND = "hand"  # where a card lies
PREP = "prep"
PLAY = "play"
PACK = "pack"
KEPT = "kept"

WHOLE = ((DO_FILL, "fill"), (DO_DROP, "drop"), (DO_COVER, "cover"), (DO_BOTTOM, "bottom"), (DO_DRAFT, "keep"))


def card_drawn(view: View, state: PocketMarsState, seat: int, card: int, where: str) -> Markup:
    """A card with its head, its two halves and, where one is asked for, the ribbon of its choice."""
    chosen = next(((base + card, key) for base, key in WHOLE if view.may(base + card)), None)
    classes = f"pm-card {kind_class(state.terms.kind[card])} pm-in-{where}"
    attributes: dict[str, str | int | float | None] = {"class": classes}
    if chosen:
        attributes = view.touch(chosen[0], classes)
    if where != PLAY or state.aside == card:
        attributes["data-piece"] = f"k{card}"
    else:
        attributes["data-key"] = "playing"
    parts = [
        _head(view.lang, state, card),
        _upper(view, state, seat, card, where),
        _lower(view, state, seat, card, where),
    ]
    if chosen:
        parts.append(tag("div", {"class": "pm-ribbon"}, word(view.lang, f"screen-do-{chosen[1]}")))
    if where == PLAY:
        parts.append(_answers(view))
    elif view.may(TURN_ENERGY + card):
        parts.append(_burn(view, state, seat, card))
    return tag("article", attributes, *parts)


def _head(lang: str, state: PocketMarsState, card: int) -> Markup:
    """The value and the type."""
    kind = state.terms.kind[card]
    name = tag("h4", None, sign(f"t-{TYPES[kind]}", "pm-i pm-type"), tag("span", None, kind_of(lang, kind)))
    return tag("header", None, tag("b", {"class": "pm-value"}, str(state.terms.value[card])), name)


def _burn(view: View, state: PocketMarsState, seat: int, card: int) -> Markup:
    """The way to turn the card into energy."""
    gain = word(view.lang, "screen-burn", count=state.discard_brings(seat))
    return tag("div", view.touch(TURN_ENERGY + card, "pm-burn"), gain, sign("p-energy"))


def _answers(view: View) -> Markup:
    """Use and skip, where one of them can be said."""
    found = [
        tag("span", view.touch(action, classes), word(view.lang, key))
        for action, key, classes in ((USE, "screen-use", "pm-yes"), (SKIP, "screen-skip", "pm-no"))
        if view.may(action)
    ]
    return tag("div", {"class": "pm-answers"}, *found) if found else Markup("")


# ---- the halves


def _upper(view: View, state: PocketMarsState, seat: int, card: int, where: str) -> Markup:
    """What the card does from the hand; nothing more once it is prepared."""
    now = _effects(state, seat, card) if where == HAND else []
    chips = _chips(view.lang, state, card, 0, now)
    classes = "pm-half pm-up-half" + (" pm-dead" if where == PREP or _other_half(state, card, where, 0) else "")
    attributes = view.touch(TURN_HAND + card, classes) if where == HAND and _turn(view) else {"class": classes}
    return tag("div", attributes, _caption("p-hand", view.lang, "screen-upper"), chips)


def _lower(view: View, state: PocketMarsState, seat: int, card: int, where: str) -> Markup:
    """What the card does from the prep module: landing by value, its lower action, its building's ability."""
    lang = view.lang
    chips = _chips(lang, state, card, 1, [])
    ready = _ready(state, seat, card) if where == PREP else state.asked == ASK_LOWER if where == PLAY else None
    condition = _condition(lang, state, card, ready if where == PREP else None)
    parts = [_caption("p-module", lang, "screen-lower")]
    if where == PREP:
        parts.append(_landing(lang, state, seat, card))
    parts.append(
        tag("div", {"class": "pm-deed" + (" pm-off" if ready is False and where == PREP else "")}, condition, chips)
    )
    if where == PREP:
        parts.append(_ability(lang, TYPES[state.terms.kind[card]]))
    classes = "pm-half pm-low-half" + (" pm-dead" if _other_half(state, card, where, 1) else "")
    attributes = view.touch(TURN_PREP + card, classes) if where == PREP and _turn(view) else {"class": classes}
    return tag("div", attributes, *parts)


def _turn(view: View) -> bool:
    """Whether the one who looks chooses an action of a turn."""
    return view.asked and view.state.asked == ASK_TURN


def _other_half(state: PocketMarsState, card: int, where: str, half: int) -> bool:
    """Whether a card in play is played for its other half."""
    return where == PLAY and (state.aside == card) != (half == 0)


@lru_cache(maxsize=64)
def _caption(art: str, lang: str, key: str) -> Markup:
    return tag("h5", None, sign(art), word(lang, key))


def _chips(lang: str, state: PocketMarsState, card: int, half: int, now: list[int]) -> Markup:
    """The parts of a half; `now` says how much each of them would do, if that is known."""
    texts = state.terms.texts
    asked = state.to_move >= 0 and state.asked == ASK_PART and state.text == 2 * card + half
    found: list[Markup] = []
    for step, number in enumerate(texts.parts_of(card, half)):
        part, times, where = texts.part[number], texts.times[number], texts.where[number]
        classes = "pm-part"
        if now and now[step] == 0:
            classes += " pm-off"
        if asked and number == state.part:
            classes += " pm-now"
        less = now[step] if now and 0 < now[step] < times else 0
        found.append(_chip(lang, part.name, times, where, less, classes))
    return tag("ul", None, *found)


@lru_cache(maxsize=1024)
def _chip(lang: str, part: str, times: int, where: int, less: int, classes: str) -> Markup:
    """One part: its sign, its short name, its building, and how much less than printed it would do."""
    inner = [sign(f"p-{part}"), tag("span", None, word(lang, f"part-{part}-short", count=times))]
    if where != ANYWHERE:
        inner.append(_in_type(lang, where))
    if less:
        inner.append(tag("em", None, f"→ {less}"))
    return tag("li", {"class": classes, "title": part_text(part, times, where).text(lang)}, *inner)


@lru_cache(maxsize=16)
def _in_type(lang: str, kind: int) -> Markup:
    name = kind_of(lang, kind)
    return tag(
        "span",
        {"class": f"pm-in {kind_class(kind)}", "title": name},
        sign(f"t-{TYPES[kind]}", "pm-i pm-type"),
        tag("span", None, name),
    )


def _condition(lang: str, state: PocketMarsState, card: int, ready: bool | None) -> Markup:
    """The condition of a lower action, and whether it is met now."""
    condition = state.terms.texts.condition[card]
    short = word(lang, f"screen-if-{condition.name}", count=condition.price)
    parts: list[Markup] = [sign(f"p-{condition.name}"), tag("span", None, short)]
    if condition.types:
        parts.append(_in_type(lang, condition.number))
    if ready is not None:
        parts.append(tag("b", {"class": "pm-mark"}, "✓" if ready else "✗"))
    mood = "" if ready is None else " pm-met" if ready else " pm-unmet"
    return tag("p", {"class": f"pm-if{mood}", "title": condition.text().text(lang)}, *parts)


@lru_cache(maxsize=16)
def _ability(lang: str, kind: str) -> Markup:
    """What the building adds at the end."""
    text = word(lang, "screen-ability-short", type=kind)
    return tag("p", {"class": "pm-adds", "title": word(lang, "screen-ability", type=kind)}, "+ ", text)


# ---- what a half would do now: the rules are asked, on a copy


def _effects(state: PocketMarsState, seat: int, card: int) -> list[int]:
    """How much each part of the upper half would do now."""
    if state.to_move < 0 or state.aside == card:
        return []
    twin = state.clone()
    if card in twin.hand_of(seat):
        twin.take_from_hand(seat, card)
    texts = state.terms.texts
    found: list[int] = []
    opens = False  # a choice before may make room for the next one
    for number in texts.parts_of(card, 0):
        part = texts.part[number]
        amount = part.amount(twin, seat, texts.times[number], texts.where[number])
        found.append(max(amount, 1) if opens else amount)
        opens = amount > 0 and part.opens
    return found


def _ready(state: PocketMarsState, seat: int, card: int) -> bool:
    """Whether the lower action could be used if the card were played now."""
    twin = state.clone()
    slot = twin.slot_of(seat, card)
    if slot >= 0:
        twin.prep[slot] = NONE
    return twin.terms.texts.can_use_lower(twin, seat, card)


def _landing(lang: str, state: PocketMarsState, seat: int, card: int) -> Markup:
    """Whether the card's value beats its building's, and somebody is aboard to land."""
    kind = state.terms.kind[card]
    if kind == CONSTRUCTION:
        return Markup("")
    beats = state.clone().connect(card)
    return _landing_drawn(lang, state.terms.value[card], state.value_of(kind), beats, state.ship[seat] > 0)


@lru_cache(maxsize=256)
def _landing_drawn(lang: str, value: int, other: int, beats: bool, aboard: bool) -> Markup:
    key = "screen-beats-not" if not beats else "screen-beats" if aboard else "screen-beats-nobody"
    well = beats and aboard
    text = word(lang, key, value=value, other=other)
    mark = tag("b", {"class": "pm-mark"}, "✓" if well else "✗")
    return tag(
        "p", {"class": "pm-if pm-met" if well else "pm-if pm-unmet"}, sign("p-land"), tag("span", None, text), mark
    )
