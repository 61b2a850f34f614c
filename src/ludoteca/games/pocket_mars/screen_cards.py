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
from ludoteca.games.pocket_mars.content import ANYWHERE, CONSTRUCTION, MODULE, NONE, TYPES
from ludoteca.games.pocket_mars.position import ASK_PART, ASK_TURN, PocketMarsState, Terms
from ludoteca.games.pocket_mars.screen_art import sign
from ludoteca.games.pocket_mars.screen_words import capital, card_told, kind_class, kind_of, word
from ludoteca.screen import Markup, Touch, View, spot, tag, tip

HAND = "hand"  # where a card lies
PREP = "prep"
PLAY = "play"
PACK = "pack"
KEPT = "kept"
FIVE = "five"  # no card at all: where the next one will be played

WHOLE = ((DO_FILL, "fill"), (DO_DROP, "drop"), (DO_COVER, "cover"), (DO_BOTTOM, "bottom"), (DO_DRAFT, "keep"))


def card_drawn(view: View, state: PocketMarsState, seat: int, card: int, where: str) -> Markup:
    """A card with its head, the halves that still count and, where one is asked for, the ribbon of its choice."""
    chosen = next(((base + card, key) for base, key in WHOLE if view.may(base + card)), None)
    classes = f"pm-card {kind_class(state.terms.kind[card])} pm-in-{where}"
    attributes: Touch = view.touch(chosen[0], classes) if chosen else {"class": classes}
    if where != PLAY or state.aside == card:
        attributes["data-piece"] = f"k{card}"
    else:
        attributes["data-key"] = "playing"
    if where == PREP:
        attributes |= spot(f"slot{seat}.{state.slot_of(seat, card) - MODULE * seat}")
    parts = [_head(view.lang, state.terms, card)]
    if where in (HAND, PACK, KEPT) or (where == PLAY and state.aside == card):
        parts.append(_upper(view, state, seat, card, where))
    if where != PLAY or state.aside != card:
        parts.append(_lower(view, state, seat, card, where))
    if chosen:
        parts.append(tag("div", {"class": "pm-ribbon"}, word(view.lang, f"screen-do-{chosen[1]}")))
    if where == PLAY:
        parts.append(_answers(view))
    elif view.may(TURN_ENERGY + card):
        parts.append(_burn(view, state, seat, card))
    return tag("article", attributes, *parts)


@lru_cache(maxsize=4)
def five_actions(lang: str, solo: bool) -> Markup:
    """What can be done in a turn, where no card is in play."""
    ways = [
        ("hand", "p-hand", "R10"),
        ("prep", "p-module", "R11"),
        ("da" if solo else "other", "p-holds", "A2" if solo else "R12"),
        ("take", "p-take", "A2" if solo else "R13"),
        ("energy", "p-energy", "A2" if solo else "R14"),
    ]
    lines = [
        tag("li", tip(word(lang, f"tip-five-{key}"), rule), sign(art), tag("span", None, word(lang, f"five-{key}")))
        for key, art, rule in ways
    ]
    return tag("ul", {"class": "pm-five"}, *lines)


def free_slot(lang: str, seat: int, slot: int) -> Markup:
    """The place of a prep card that is not there."""
    about = tip(word(lang, "tip-slot"), "R20")
    return tag("div", {"class": "pm-card pm-none", **spot(f"slot{seat}.{slot}"), **about}, word(lang, "screen-free"))


@lru_cache(maxsize=512)
def _head(lang: str, terms: Terms, card: int) -> Markup:
    """The value and the type; pointed at, it tells the whole card."""
    kind, value = terms.kind[card], terms.value[card]
    name = tag("h4", None, sign(f"t-{TYPES[kind]}", "pm-i pm-type"), tag("span", None, kind_of(lang, kind)))
    key = "tip-number-none" if kind == CONSTRUCTION else "tip-number"
    worth = tip(word(lang, key, value=value, type=TYPES[kind]), "R11")
    number = tag("b", {"class": "pm-worth", **worth}, str(value))
    return tag("header", tip(card_told(lang, terms, card), "R10"), number, name)


def _burn(view: View, state: PocketMarsState, seat: int, card: int) -> Markup:
    """The way to turn the card into energy."""
    count = state.discard_brings(seat)
    said = tag("span", None, word(view.lang, "screen-burn"))
    return tag("div", view.touch(TURN_ENERGY + card, "pm-burn"), said, f" +{count}", sign("p-energy"))


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
    """What the card does from the hand."""
    now = _effects(state, seat, card) if where == HAND else []
    chips = _chips(view.lang, state, card, 0, now)
    classes = "pm-half pm-up-half"
    attributes = view.touch(TURN_HAND + card, classes) if where == HAND and _turn(view) else {"class": classes}
    return tag("div", attributes, _caption("p-hand", view.lang, "hand", "screen-upper", "R10"), chips)


def _lower(view: View, state: PocketMarsState, seat: int, card: int, where: str) -> Markup:
    """What the card does from the prep module: landing by value, its lower action, its building's ability."""
    lang = view.lang
    kind = state.terms.kind[card]
    chips = _chips(lang, state, card, 1, [])
    ready = _ready(state, seat, card) if where == PREP else None
    deed = tag(
        "div", {"class": "pm-deed" + (" pm-off" if ready is False else "")}, _condition(lang, state, card, ready), chips
    )
    inner = [deed] if where != PREP else [_landing(lang, state, seat, card), deed, _ability(lang, kind)]
    classes = "pm-half pm-low-half"
    attributes = view.touch(TURN_PREP + card, classes) if where == PREP and _turn(view) else {"class": classes}
    caption = _caption("p-module", lang, "module", "screen-lower", "R11")
    return tag("div", attributes, caption, tag("div", {"class": "pm-deeds"}, *inner))


def _turn(view: View) -> bool:
    """Whether the one who looks chooses an action of a turn."""
    return view.asked and view.state.asked == ASK_TURN


@lru_cache(maxsize=64)
def _caption(art: str, lang: str, where: str, key: str, rule: str) -> Markup:
    return tag("h5", tip(word(lang, f"tip-{where}"), rule), sign(art), tag("span", None, word(lang, key)))


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
        found.append(_chip(lang, part.name, part.rule, times, where, less, classes))
    return tag("ul", None, *found)


@lru_cache(maxsize=1024)
def _chip(lang: str, part: str, rule: str, times: int, where: int, less: int, classes: str) -> Markup:
    """One part: its sign, its short name, its building, and how much less than printed it would do."""
    inner = [sign(f"p-{part}"), tag("span", None, word(lang, f"part-{part}-short", count=times))]
    if where != ANYWHERE:
        inner.append(_in_type(lang, where))
    if less:
        inner.append(tag("em", None, f"→ {less}"))
    return tag("li", {"class": classes, **tip(capital(part_text(part, times, where).text(lang)), rule)}, *inner)


@lru_cache(maxsize=16)
def _in_type(lang: str, kind: int) -> Markup:
    name = tag("span", None, kind_of(lang, kind))
    return tag("span", {"class": f"pm-in {kind_class(kind)}"}, sign(f"t-{TYPES[kind]}", "pm-i pm-type"), name)


CONDITION_RULES = {"none": "C11", "some": "C12", "holds": "C13", "pay": "C14", "always": "C15"}


def _condition(lang: str, state: PocketMarsState, card: int, ready: bool | None) -> Markup:
    """The condition of a lower action, and whether it is met now."""
    condition = state.terms.texts.condition[card]
    short = word(lang, f"screen-if-{condition.name}", count=condition.price)
    parts: list[Markup] = [] if ready is None else [_mark(ready)]
    parts += [sign(f"p-{condition.name}"), tag("span", None, short)]
    if condition.types:
        parts.append(_in_type(lang, condition.number))
    mood = "" if ready is None else " pm-met" if ready else " pm-unmet"
    about = tip(capital(condition.text().text(lang)), CONDITION_RULES.get(condition.name, "R15"))
    return tag("p", {"class": f"pm-if{mood}", **about}, *parts)


@lru_cache(maxsize=16)
def _ability(lang: str, kind: int) -> Markup:
    """What the building adds at the end."""
    name = TYPES[kind]
    about = tip(word(lang, "screen-ability", type=name), f"C{16 + kind}")
    return tag("p", {"class": "pm-adds", **about}, "+ ", word(lang, "screen-ability-short", type=name))


def _mark(well: bool) -> Markup:
    return tag("b", {"class": "pm-mark"}, "✓" if well else "✗")


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
    about = tip(word(lang, "tip-landing", value=value, other=other), "R11")
    classes = "pm-if pm-met" if well else "pm-if pm-unmet"
    return tag("p", {"class": classes, **about}, _mark(well), sign("p-land"), tag("span", None, text))
