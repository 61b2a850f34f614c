"""The cards of the one who looks: both halves of each, and what each half would do now."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.pocket_mars.actions import (
    ASK_LOWER,
    ASK_PART,
    ASK_TURN,
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
)
from ludoteca.games.pocket_mars.content import (
    ANYWHERE,
    BOX,
    CONDITIONS,
    CONSTRUCTION,
    COUNTED,
    DRAW,
    GAIN,
    LAND,
    MOVE,
    PARTS,
    PAY,
    TAKE,
)
from ludoteca.games.pocket_mars.names import condition_text
from ludoteca.games.pocket_mars.rules import PocketMarsState
from ludoteca.games.pocket_mars.screen_art import sign
from ludoteca.games.pocket_mars.screen_words import kind_class, kind_of, parts_of, word
from ludoteca.games.pocket_mars.table import NONE
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
    classes = f"pm-card {kind_class(BOX.kind[card])} pm-in-{where}"
    attributes: dict[str, str | int | float | None] = {"class": classes}
    if chosen:
        attributes = view.touch(chosen[0], classes)
    if where != PLAY or state.aside == card:
        attributes["data-piece"] = f"k{card}"
    else:
        attributes["data-key"] = "playing"
    parts = [_head(view, card), _upper(view, state, seat, card, where), _lower(view, state, seat, card, where)]
    if chosen:
        parts.append(tag("div", {"class": "pm-ribbon"}, word(view.lang, f"screen-do-{chosen[1]}")))
    if where == PLAY:
        parts.append(_answers(view))
    elif view.may(TURN_ENERGY + card):
        parts.append(_burn(view, state, seat, card))
    return tag("article", attributes, *parts)


def _head(view: View, card: int) -> Markup:
    """The value and the type."""
    kind = BOX.kind[card]
    name = tag("h4", None, sign(f"t-{BOX.types[kind]}", "pm-i pm-type"), tag("span", None, kind_of(view.lang, kind)))
    parts = [tag("b", {"class": "pm-value"}, str(BOX.value[card])), name]
    return tag("header", None, *parts)


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
    now = _effects(state, seat, card, 0) if where == HAND else []
    chips = _chips(view.lang, card, 0, now, _current(state, card, 0))
    classes = "pm-half pm-up-half" + (" pm-dead" if where == PREP or _other_half(state, card, where, 0) else "")
    attributes = view.touch(TURN_HAND + card, classes) if where == HAND and _turn(view) else {"class": classes}
    return tag("div", attributes, _caption("p-hand", view.lang, "screen-upper"), chips)


def _lower(view: View, state: PocketMarsState, seat: int, card: int, where: str) -> Markup:
    """What the card does from the prep module: landing by value, its lower action, its building's ability."""
    lang = view.lang
    chips = _chips(lang, card, 1, [], _current(state, card, 1))
    ready = _ready(state, seat, card) if where == PREP else state.asked == ASK_LOWER if where == PLAY else None
    condition = _condition(lang, card, ready if where == PREP else None)
    parts = [_caption("p-module", lang, "screen-lower")]
    if where == PREP:
        parts.append(_landing(lang, state, seat, card))
    parts.append(
        tag("div", {"class": "pm-deed" + (" pm-off" if ready is False and where == PREP else "")}, condition, chips)
    )
    if where == PREP:
        parts.append(_ability(lang, BOX.kind[card]))
    classes = "pm-half pm-low-half" + (" pm-dead" if _other_half(state, card, where, 1) else "")
    attributes = view.touch(TURN_PREP + card, classes) if where == PREP and _turn(view) else {"class": classes}
    return tag("div", attributes, *parts)


def _turn(view: View) -> bool:
    """Whether the one who looks chooses an action of a turn."""
    return view.asked and view.may(next(iter(view.state.choices))) and getattr(view.state, "asked", -1) == ASK_TURN


def _other_half(state: PocketMarsState, card: int, where: str, half: int) -> bool:
    """Whether a card in play is played for its other half."""
    return where == PLAY and (state.aside == card) != (half == 0)


def _current(state: PocketMarsState, card: int, half: int) -> int:
    """The part of this text that is being asked about, or none."""
    return state.part if state.to_move >= 0 and state.asked == ASK_PART and state.text == 2 * card + half else NONE


@lru_cache(maxsize=64)
def _caption(art: str, lang: str, key: str) -> Markup:
    return tag("h5", None, sign(art), word(lang, key))


def _chips(lang: str, card: int, half: int, now: list[int], current: int) -> Markup:
    """The parts of a half; `now` says how much each of them would do, if that is known."""
    return _chips_drawn(lang, card, half, tuple(now), current)


@lru_cache(maxsize=1024)
def _chips_drawn(lang: str, card: int, half: int, now: tuple[int, ...], current: int) -> Markup:
    found: list[Markup] = []
    first = BOX.first[2 * card + half]
    texts = parts_of(lang, card, half)
    for step, text in enumerate(texts):
        number = first + step
        classes = "pm-part"
        if now and now[step] == 0:
            classes += " pm-off"
        if number == current:
            classes += " pm-now"
        less = now[step] if now and BOX.part[number] in COUNTED and 0 < now[step] < BOX.times[number] else 0
        found.append(tag("li", {"class": classes, "title": text}, *_part(lang, number, less)))
    return tag("ul", None, *found)


def _part(lang: str, number: int, less: int) -> list[Markup]:
    """One part: its sign, its short name, its building, and how much less than printed it would do."""
    part, where = PARTS[BOX.part[number]], BOX.where[number]
    found = [sign(f"p-{part}"), tag("span", None, _short(lang, part, BOX.times[number]))]
    if where != ANYWHERE:
        found.append(_in_type(lang, where))
    if less:
        found.append(tag("em", None, f"→ {less}"))
    return found


def _short(lang: str, part: str, count: int) -> str:
    """A part in two or three words."""
    return word(lang, "screen-gain" if part == "energy" else f"screen-{part}", count=count)


@lru_cache(maxsize=16)
def _in_type(lang: str, kind: int) -> Markup:
    name = kind_of(lang, kind)
    return tag(
        "span",
        {"class": f"pm-in {kind_class(kind)}", "title": name},
        sign(f"t-{BOX.types[kind]}", "pm-i pm-type"),
        tag("span", None, name),
    )


@lru_cache(maxsize=256)
def _condition(lang: str, card: int, ready: bool | None) -> Markup:
    """The condition of a lower action, and whether it is met now."""
    name = CONDITIONS[BOX.condition[card]]
    number = BOX.condition_number[card]
    short = (
        word(lang, f"screen-if-{name}", count=number) if BOX.condition[card] == PAY else word(lang, f"screen-if-{name}")
    )
    parts: list[Markup] = [sign(f"p-{name}"), tag("span", None, short)]
    if name in ("none", "some", "holds"):
        parts.append(_in_type(lang, number))
    if ready is not None:
        parts.append(tag("b", {"class": "pm-mark"}, "✓" if ready else "✗"))
    mood = "" if ready is None else " pm-met" if ready else " pm-unmet"
    return tag("p", {"class": f"pm-if{mood}", "title": condition_text(card).text(lang)}, *parts)


@lru_cache(maxsize=16)
def _ability(lang: str, kind: int) -> Markup:
    """What the building adds at the end."""
    text = word(lang, "screen-ability-short", type=BOX.types[kind])
    return tag("p", {"class": "pm-adds", "title": word(lang, "screen-ability", type=BOX.types[kind])}, "+ ", text)


# ---- what a half would do now: the rules are asked, on a copy


def _effects(state: PocketMarsState, seat: int, card: int, half: int) -> list[int]:
    """How much each part of a half would do now."""
    if state.to_move < 0 or state.aside == card:
        return []
    twin = state.clone()
    if card in twin.hand_of(seat):
        twin.take_from_hand(seat, card)
    found: list[int] = []
    opens = False  # a choice before may make room for the next one
    for number in range(BOX.first[2 * card + half], BOX.first[2 * card + half + 1]):
        amount = _amount(twin, seat, number)
        found.append(max(amount, 1) if opens else amount)
        opens = amount > 0 and BOX.part[number] in (LAND, MOVE)
    return found


def _amount(twin: PocketMarsState, seat: int, number: int) -> int:
    """How much a part would do; what needs no choice is done on the copy."""
    part, times = BOX.part[number], BOX.times[number]
    if part == TAKE:
        return twin.take(seat, times)
    if part == GAIN:
        before = twin.energy[seat]
        twin.gain(seat, times)
        return twin.energy[seat] - before
    if part == DRAW:
        return times if twin.can_draw() else 0
    if not twin.targets(seat, part, BOX.where[number]):
        return 0
    return min(times, twin.ship[seat]) if part == LAND else 1


def _ready(state: PocketMarsState, seat: int, card: int) -> bool:
    """Whether the lower action could be used if the card were played now."""
    twin = state.clone()
    twin.played, twin.owner = card, seat
    slot = twin.slot_of(seat, card)
    if slot >= 0:
        twin.prep[slot] = NONE
    return twin.can_use_lower()


def _landing(lang: str, state: PocketMarsState, seat: int, card: int) -> Markup:
    """Whether the card's value beats its building's, and somebody is aboard to land."""
    kind = BOX.kind[card]
    if kind == CONSTRUCTION:
        return Markup("")
    beats = state.clone().connect(card)
    aboard = state.ship[seat] > 0
    return _landing_drawn(lang, BOX.value[card], state.value_of(kind), beats, aboard)


@lru_cache(maxsize=256)
def _landing_drawn(lang: str, value: int, other: int, beats: bool, aboard: bool) -> Markup:
    key = "screen-beats-not" if not beats else "screen-beats" if aboard else "screen-beats-nobody"
    well = beats and aboard
    text = word(lang, key, value=value, other=other)
    mark = tag("b", {"class": "pm-mark"}, "✓" if well else "✗")
    return tag(
        "p", {"class": "pm-if pm-met" if well else "pm-if pm-unmet"}, sign("p-land"), tag("span", None, text), mark
    )
