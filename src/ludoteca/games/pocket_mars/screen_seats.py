"""The seats of Pocket Mars on the screen: Earth, the ships with their energy, and what is seen of other cards."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.pocket_mars.cards import DO_DA_SLOT, DO_PEEK, TURN_OTHER, TURN_TAKE
from ludoteca.games.pocket_mars.content import MODULE, TYPES
from ludoteca.games.pocket_mars.scoring import tally
from ludoteca.games.pocket_mars.screen_art import sign
from ludoteca.games.pocket_mars.screen_mars import Mars
from ludoteca.games.pocket_mars.screen_words import back, face, helmet, hue, kind_class, word
from ludoteca.screen import Markup, tag
from ludoteca.screen.markup import place


def seat_of(mars: Mars, side: int) -> Markup:
    """A side's flight: who it is, who waits on Earth, its ship with energy, and the backs of its cards."""
    state, view = mars.state, mars.view
    won = side in state.winners() if side < state.terms.players else state.is_over and not state.winners()
    classes = f"pm-seat {hue(state, side)}"
    if (side == state.to_move) or won:
        classes += " pm-turn"
    own = side == view.seat
    parts = [_head(mars, side, won), _flight(mars, side)]
    if not own:
        parts.append(_cards_of(mars, side))
    return tag("section", {"class": classes + (" pm-own" if own else "")}, *parts)


def _head(mars: Mars, side: int, won: bool) -> Markup:
    state, lang = mars.state, mars.lang
    shape = f'<use href="#pm-h-{helmet(state, side)}" transform="translate(0 30)"/>'
    emblem = Markup(f'<svg class="pm-emblem" viewBox="-15 -18 30 32" aria-hidden="true">{shape}</svg>')
    parts = [emblem, tag("h3", None, mars.view.say(state.who(side)))]
    if side == state.first and state.terms.players > 1:
        parts.append(tag("span", {"class": "pm-first", "title": word(lang, "screen-first")}, "①"))
    if won:
        parts.append(tag("span", {"class": "pm-tag pm-won"}, word(lang, "screen-wins")))
    elif side == state.to_move:
        parts.append(tag("span", {"class": "pm-tag"}, word(lang, "screen-turn")))
    lines = tuple(line.points for line in tally(state, side))
    parts.append(tag("span", {"class": "pm-points"}, tag("b", None, str(sum(lines))), f" {word(lang, 'points')}"))
    return Markup(tag("header", {"class": "pm-head"}, *parts) + _sum(lang, lines))


@lru_cache(maxsize=1024)
def _sum(lang: str, lines: tuple[int, ...]) -> Markup:
    """What the points are made of; what counts nothing is faint."""
    terms: list[Markup] = []
    for (key, art), count in zip(_LINES, lines, strict=True):
        text = word(lang, key)
        inner = art if isinstance(art, Markup) else tag("i", None, art)
        terms.append(
            tag("span", {"class": "pm-term" if count else "pm-term pm-zero", "title": text}, inner, str(count))
        )
    return tag("p", {"class": "pm-sum"}, *terms)


_LINES: list[tuple[str, str]] = [
    ("line-ship", sign("p-rocket")),
    ("line-star", "★"),
    ("line-double", "★★"),
    ("line-spread", sign("p-spread")),
    ("line-four", sign("p-four")),
    ("line-energy", sign("p-energy")),
]


def _flight(mars: Mars, side: int) -> Markup:
    """From Earth to Mars: those who wait, the ship with those aboard, and its energy."""
    state, lang = mars.state, mars.lang
    said = [
        word(lang, "screen-earth", count=state.earth[side]),
        word(lang, "screen-ship", count=state.ship[side]),
        word(lang, "screen-energy", count=state.energy[side], most=state.terms.energy_most),
    ]
    parts = [_earth(mars, side), *_ship(mars, side), _gauge(state.energy[side], state.terms.energy_most, said[2])]
    attributes = {"class": "pm-flight", "viewBox": "0 0 436 126", "role": "group", "aria-label": ", ".join(said)}
    return tag("svg", attributes, *parts)


def _earth(mars: Mars, side: int) -> Markup:
    """Earth with those who wait; touching one's own takes a colonist aboard."""
    state = mars.state
    count = state.earth[side]
    shape = f"#pm-h-{helmet(state, side)}"
    heads = ""
    for number in range(count):
        many = min(4, count) if number < 4 else count - 4
        x = 19 * (number % 4 - (many - 1) / 2)
        y = (18 if count <= 4 else 8) + (20 if number >= 4 else 0)
        heads += f'<use href="{shape}" transform="{place(x, y + 10, 0, 0.84)}"/>'
    title = tag("title", None, word(mars.lang, "screen-earth", count=count))
    badge = f'<g class="pm-count"><circle cx="34" cy="34" r="18"/><text x="34" y="44">{count}</text></g>'
    sphere = f'<use href="#pm-globe"/><g>{heads}</g>{badge}'
    attributes = mars.view.touch(TURN_TAKE, "pm-earth") if side == mars.view.seat else {"class": "pm-earth"}
    lit = (
        '<circle class="pm-hit" r="48"/><path class="pm-up" d="M40-40q12-14 34-12M64-60l11 8-9 9"/>'
        if side == mars.view.seat and mars.view.may(TURN_TAKE)
        else ""
    )
    attributes["transform"] = "translate(54 56)"
    return tag("g", attributes, title, Markup(lit + sphere))


def _ship(mars: Mars, side: int) -> list[Markup]:
    """The rocket with seven portholes; those aboard look out."""
    state = mars.state
    aboard = mars.placed[side][1]
    holes = "".join(
        f'<circle class="pm-hole" cx="{182 + 33 * number}" cy="61" r="15"/>'
        for number in range(state.terms.box.colonists)
    )
    parts = [Markup(f'<use href="#pm-rocket" x="22"/>{holes}')]
    shape = f'<use href="#pm-h-{helmet(state, side)}"/>'
    for number, label in enumerate(aboard):
        where = place(182 + 33 * number, 88, 0, 0.92)
        parts.append(Markup(f'<g data-piece="c{side}.{label}" class="pm-c" transform="{where}">{shape}</g>'))
    return parts


@lru_cache(maxsize=32)
def _gauge(energy: int, most: int, said: str) -> Markup:
    """The energy track: so many cells are full."""
    step = 190 / most
    cells = "".join(
        f'<path class="{"pm-full" if number < energy else "pm-void"}" '
        f'd="M{202 + step * number:g} 100h{step - 8:g}l-5 18h{8 - step:g}z"/>'
        for number in range(most)
    )
    text = f'<text class="pm-en" x="412" y="120">{energy}</text>'
    bolt = '<use href="#pm-p-energy" class="pm-bolt" transform="translate(180 109) scale(.85)"/>'
    return Markup(f"<g>{tag('title', None, said)}{bolt}{cells}{text}</g>")


def _cards_of(mars: Mars, side: int) -> Markup:
    """The prep module and the hand of another side, as the one who looks sees them."""
    slots = [_slot(mars, side, slot) for slot in range(MODULE)]
    module = tag("div", {"class": "pm-minis"}, *slots)
    peek = DO_PEEK + mars.steps_to(side) - 1
    if mars.view.may(peek):
        module = tag("div", mars.view.touch(peek, "pm-peek"), *slots, sign("p-peek", "pm-i pm-eyeball"))
    parts = [_named(mars.lang, "module", module)]
    if side < mars.state.terms.players:
        parts.append(_named(mars.lang, "hand", tag("div", {"class": "pm-minis"}, *_hand(mars, side))))
    return tag("div", {"class": "pm-backs"}, *parts)


def _named(lang: str, what: str, inner: Markup) -> Markup:
    """Small cards under the name of where they are."""
    name = word(lang, what)
    title = tag("span", {"class": "pm-what", "title": name}, sign(f"p-{what}"), tag("span", None, name))
    return tag("div", {"class": "pm-module"}, title, inner)


def _slot(mars: Mars, side: int, slot: int) -> Markup:
    """One slot of a prep module, which can be played, discarded or drawn from."""
    state, view = mars.state, mars.view
    card = state.module_of(side)[slot]
    if card < 0 or (state.is_opening()):
        return _HOLLOW
    attributes: dict[str, str | int | float | None] = {"class": "pm-b"}
    for action in (DO_DA_SLOT + slot, TURN_OTHER + MODULE * (mars.steps_to(side) - 1) + slot):
        if view.may(action) and (action < DO_DA_SLOT or side >= state.terms.players):
            attributes = view.touch(action, "pm-b")
    return _small(mars, card, state.knows(view.seat, card), True, f"m{side}.{slot}", attributes)


_HOLLOW = Markup(
    '<svg class="pm-b pm-hollow" viewBox="0 0 40 54" aria-hidden="true">'
    '<rect class="pm-slot" x="1" y="1" width="38" height="52" rx="5"/></svg>'
)


def _hand(mars: Mars, side: int) -> list[Markup]:
    """Another hand: faces that are known, backs if they are open, else only how many."""
    state = mars.state
    hand = state.hand_of(side)
    if state.is_opening():  # S5: which ones were prepared is not shown yet
        hand = sorted(hand + [card for card in state.module_of(side) if card >= 0])
    shown = [card for card in hand if state.knows(mars.view.seat, card)]
    hidden = [card for card in hand if card not in shown]
    found = [_small(mars, card, True, True, "", {"class": "pm-b"}) for card in shown]
    for number, card in enumerate(hidden):
        found.append(_small(mars, card, False, state.terms.open_backs, f"h{side}.{number}", {"class": "pm-b"}))
    return found


def _small(
    mars: Mars, card: int, known: bool, typed: bool, piece: str, attributes: dict[str, str | int | float | None]
) -> Markup:
    """A small card in a picture of its own, its face if it is known."""
    terms = mars.state.terms
    kind = terms.kind[card] if known or typed else -1
    inner = face(kind, terms.value[card], mars.lang) if known else back(kind, mars.lang)
    attributes["class"] = f"{attributes['class']} {kind_class(kind)}"
    attributes["viewBox"] = "0 0 40 54"
    attributes["data-piece"] = f"k{card}" if known else piece
    attributes.setdefault("role", "img")
    key = "card" if known else "screen-back"
    name = word(mars.lang, key, type="hidden" if kind < 0 else TYPES[kind], value=terms.value[card] if known else 0)
    attributes.setdefault("aria-label", name)
    return tag("svg", attributes, inner)
