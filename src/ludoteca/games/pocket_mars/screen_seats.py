"""The seats of Pocket Mars on the screen: Earth, the ships with their energy, and what is seen of other cards."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.pocket_mars.cards import DO_DA_SLOT, DO_PEEK, TURN_OTHER, TURN_TAKE
from ludoteca.games.pocket_mars.content import MODULE, TYPES
from ludoteca.games.pocket_mars.phrases import say
from ludoteca.games.pocket_mars.position import ASK_OPENING
from ludoteca.games.pocket_mars.scoring import tally
from ludoteca.games.pocket_mars.screen_art import sign
from ludoteca.games.pocket_mars.screen_mars import Mars
from ludoteca.games.pocket_mars.screen_words import back, card_told, face, helmet, hue, small_card, word
from ludoteca.screen import Markup, Part, Touch, spot, tag, tip
from ludoteca.screen.kit import term
from ludoteca.screen.markup import join, place
from ludoteca.screen.seats import seat_heading, seat_panel


def seat_of(mars: Mars, seat: int) -> Part:
    """A seat's flight: who it is, what its points are, who waits on Earth, its ship, and the backs of its cards."""
    state, view = mars.state, mars.view
    own = seat == view.seat
    first = _first(mars.lang) if seat == state.first and state.terms.players > 1 else Markup("")
    heading = seat_heading(view, seat, first, sign=emblem(mars, seat))
    return seat_panel(
        view, seat, f"pm-seat {hue(state, seat)}", heading, points_told(mars, seat), *hold(mars, seat), own=own
    )


def emblem(mars: Mars, side: int) -> Markup:
    """The helmet of a side, which tells its colonists from others as their colour does."""
    shape = helmet(mars.state, side)
    drawn = Markup(f'<use href="#pm-h-{shape}" transform="translate(0 30)"/>')
    about = mars.view.say(say("tip-helmet", {"seat": mars.state.who(side), "shape": shape}))
    attributes: Touch = {"class": f"pm-emblem {hue(mars.state, side)}", "viewBox": "-15 -18 30 32", "role": "img"}
    return tag("svg", {**attributes, "aria-label": about, **tip(about, "S1")}, drawn)


@lru_cache(maxsize=4)
def _first(lang: str) -> Markup:
    about = word(lang, "screen-first")
    return tag("span", {"class": "pm-first", "role": "img", "aria-label": about, **tip(about, "R1")}, "①")


def points_told(mars: Mars, side: int) -> Markup:
    """What the points are made of, line by line of the score sheet; what counts nothing is faint."""
    return _sum(mars.lang, tuple((line.phrase.key, line.points, line.rule) for line in tally(mars.state, side)))


@lru_cache(maxsize=1024)
def _sum(lang: str, lines: tuple[tuple[str, int, str], ...]) -> Markup:
    said = [term(word(lang, key), LINE_SIGNS[number], count, rule) for number, (key, count, rule) in enumerate(lines)]
    return tag("p", {"class": "pm-sum"}, join(said))


LINE_SIGNS: list[Markup] = [
    sign("p-rocket"),
    tag("i", None, "★"),
    tag("i", None, "★★"),
    sign("p-spread"),
    sign("p-four"),
    sign("p-energy"),
]


def hold(mars: Mars, side: int) -> list[Markup]:
    """What a side has before it: its flight, and for others than the one who looks their cards."""
    return [_flight(mars, side)] if side == mars.view.seat else [_flight(mars, side), _cards_of(mars, side)]


# ---- from Earth to Mars


def _flight(mars: Mars, side: int) -> Markup:
    """Those who wait, the ship with those aboard, and its energy."""
    state, lang = mars.state, mars.lang
    said = [
        word(lang, "screen-earth", count=state.earth[side]),
        word(lang, "screen-ship", count=state.ship[side]),
        word(lang, "screen-energy", count=state.energy[side], most=state.terms.energy_most),
    ]
    parts = [_earth(mars, side), _ship(mars, side), _gauge(mars, side)]
    attributes = {"class": "pm-flight", "viewBox": "0 0 436 126", "role": "group", "aria-label": ", ".join(said)}
    return tag("svg", attributes, *parts)


def _earth(mars: Mars, side: int) -> Markup:
    """Earth with those who wait; touching one's own takes a colonist aboard."""
    state, view = mars.state, mars.view
    count = state.earth[side]
    sphere = _globe(helmet(state, side), count)
    attributes: Touch = {"class": "pm-earth", **tip(word(mars.lang, "tip-earth", count=count), "R8")}
    lit = ""
    if side == view.seat:
        if view.may(TURN_TAKE):
            lit = '<circle class="pm-hit" r="48"/><path class="pm-up" d="M40-40q12-14 34-12M64-60l11 8-9 9"/>'
            attributes = {}
        attributes |= view.touch(TURN_TAKE, "pm-earth")
    return tag("g", {**attributes, **spot(f"earth{side}"), "transform": "translate(54 56)"}, Markup(lit + sphere))


@lru_cache(maxsize=64)
def _globe(shape: str, count: int) -> Markup:
    """Earth with so many heads, and their number."""
    heads = ""
    for number in range(count):
        many = min(4, count) if number < 4 else count - 4
        x = 19 * (number % 4 - (many - 1) / 2)
        y = (18 if count <= 4 else 8) + (20 if number >= 4 else 0)
        heads += f'<use href="#pm-h-{shape}" transform="{place(x, y + 10, 0, 0.84)}"/>'
    badge = f'<g class="pm-count"><circle cx="34" cy="34" r="18"/><text x="34" y="44">{count}</text></g>'
    return Markup(f'<use href="#pm-globe"/><g>{heads}</g>{badge}')


def _ship(mars: Mars, side: int) -> Markup:
    """The rocket with a porthole for each colonist; those aboard look out."""
    state = mars.state
    aboard = mars.placed[side][1]
    parts = [_hull(state.terms.box.colonists)]
    shape = f'<use href="#pm-h-{helmet(state, side)}"/>'
    for number, label in enumerate(aboard):
        where = place(182 + 33 * number, 88, 0, 0.92)
        parts.append(Markup(f'<g data-piece="c{side}.{label}" class="pm-c" transform="{where}">{shape}</g>'))
    about = word(mars.lang, "tip-ship", count=state.ship[side], points=state.terms.box.ship_points)
    return tag("g", {**spot(f"ship{side}"), **tip(about, "F1")}, *parts)


@lru_cache(maxsize=8)
def _hull(colonists: int) -> Markup:
    holes = "".join(f'<circle class="pm-hole" cx="{182 + 33 * number}" cy="61" r="15"/>' for number in range(colonists))
    return Markup(f'<use href="#pm-rocket" x="22"/>{holes}')


def _gauge(mars: Mars, side: int) -> Markup:
    """The energy track: so many cells are full."""
    state = mars.state
    energy, most = state.energy[side], state.terms.energy_most
    points = state.terms.box.energy_points[1 if side >= state.terms.players else 0]
    about = word(mars.lang, "tip-energy", count=energy, most=most, points=points)
    return tag("g", {**spot(f"energy{side}"), **tip(about, "R6")}, _cells(energy, most))


@lru_cache(maxsize=64)
def _cells(energy: int, most: int) -> Markup:
    step = 190 / most
    cells = "".join(
        f'<path class="{"pm-full" if number < energy else "pm-void"}" '
        f'd="M{202 + step * number:g} 100h{step - 8:g}l-5 18h{8 - step:g}z"/>'
        for number in range(most)
    )
    text = f'<text class="pm-en" x="412" y="120">{energy}</text>'
    bolt = '<use href="#pm-p-energy" class="pm-bolt" transform="translate(180 109) scale(.85)"/>'
    return Markup(f'<rect class="pm-area" x="166" y="94" width="264" height="30"/>{bolt}{cells}{text}')


# ---- the cards of others


def _cards_of(mars: Mars, side: int) -> Markup:
    """The prep module and the hand of another side, as the one who looks sees them; before the first round the hand."""
    parts: list[Markup] = []
    if mars.state.asked > ASK_OPENING or mars.state.to_move < 0:
        slots = [_slot(mars, side, slot) for slot in range(MODULE)]
        module = tag("div", {"class": "pm-minis"}, *slots)
        peek = DO_PEEK + mars.steps_to(side) - 1
        if mars.view.may(peek):
            module = tag("div", mars.view.touch(peek, "pm-peek"), *slots, sign("p-peek", "pm-i pm-eyeball"))
        parts.append(_named(mars.lang, "module", module))
    if side < mars.state.terms.players:
        hand = tag("div", {"class": "pm-minis", **spot(f"hand{side}")}, *_hand(mars, side))
        parts.append(_named(mars.lang, "hand", hand))
    return tag("div", {"class": "pm-backs"}, *parts)


def _named(lang: str, what: str, inner: Markup) -> Markup:
    """Small cards beside the sign of where they are."""
    return tag("div", {"class": "pm-module", "data-key": what}, _heading(lang, what), inner)


@lru_cache(maxsize=8)
def _heading(lang: str, what: str) -> Markup:
    name = word(lang, what)
    about = tip(word(lang, f"tip-{what}"), "R10" if what == "hand" else "R11")
    return tag("span", {"class": "pm-what", "role": "img", "aria-label": name, **about}, sign(f"p-{what}"))


def _slot(mars: Mars, side: int, slot: int) -> Markup:
    """One slot of a prep module, which can be played, discarded or drawn from."""
    state, view = mars.state, mars.view
    card = state.module_of(side)[slot]
    here = spot(f"slot{side}.{slot}")
    if card < 0:
        return tag("span", {"class": "pm-b pm-hollow", **here, **tip(word(mars.lang, "tip-slot"), "R20")})
    touch: Touch = {}
    for action in (DO_DA_SLOT + slot, TURN_OTHER + MODULE * (mars.steps_to(side) - 1) + slot):
        if view.may(action) and (action < DO_DA_SLOT or side >= state.terms.players):
            touch = view.touch(action)
    rule = "A2" if state.terms.solo else "R12"
    return _small(mars, card, state.knows(view.seat, card), True, f"m{side}.{slot}", rule, {**touch, **here})


def _hand(mars: Mars, side: int) -> list[Markup]:
    """Another hand: faces that are known, backs if they are open, else only how many."""
    state = mars.state
    if state.is_drafting():
        name = word(mars.lang, "screen-back", type="hidden")
        return [small_card(-1, back(-1), name, "S8")] * len(state.kept_by(side))
    hand = state.hand_of(side)
    if state.is_opening():  # S5: which ones were prepared is not shown yet
        hand = sorted(hand + [card for card in state.module_of(side) if card >= 0])
    shown = [card for card in hand if state.knows(mars.view.seat, card)]
    hidden = [card for card in hand if card not in shown]
    found = [_small(mars, card, True, True, "", "H3", {}) for card in shown]
    for number, card in enumerate(hidden):
        found.append(_small(mars, card, False, state.terms.open_backs, f"h{side}.{number}", "D3", {}))
    return found


def _small(mars: Mars, card: int, known: bool, typed: bool, piece: str, rule: str, touch: Touch) -> Markup:
    """A small card, its face if it is known."""
    terms = mars.state.terms
    kind = terms.kind[card] if known or typed else -1
    inner = face(kind, terms.value[card]) if known else back(kind)
    name = word(mars.lang, "screen-back", type="hidden" if kind < 0 else TYPES[kind])
    if known:
        name = card_told(mars.lang, terms, card)
    return small_card(kind, inner, name, rule, {"data-piece": f"k{card}" if known else piece, **touch})
