"""Mars on the screen: five buildings with their colonists, the cards under them, the deck; Earth and the ships."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.pocket_mars.actions import (
    ASK_DRAFT,
    ASK_OPENING,
    DO_DA_SLOT,
    DO_LAND,
    DO_MOVE,
    DO_PEEK,
    DO_PROMOTE,
    DO_REORDER,
    DO_SHIFT,
    DO_SWAP,
    TURN_OTHER,
    TURN_TAKE,
)
from ludoteca.games.pocket_mars.content import BOX, CONSTRUCTION, HOUSES
from ludoteca.games.pocket_mars.rules import PocketMarsState
from ludoteca.games.pocket_mars.scoring import tally
from ludoteca.games.pocket_mars.screen_art import HOUSES_ART, sign
from ludoteca.games.pocket_mars.screen_words import (
    back,
    card_of,
    face,
    helmet,
    hue,
    kind_class,
    kind_of,
    knows,
    labels,
    side_of,
    word,
)
from ludoteca.games.pocket_mars.table import ENERGY_MOST, FACE_DOWN, OPEN_TYPE
from ludoteca.screen import Markup, View, tag
from ludoteca.screen.markup import place

TOP_X = 146  # where the top card of a stack lies in a building's picture
CARDS_Y = 246
TALL = 1.12  # of a colonist in a building


class Mars:
    """Who stands where, counted once for a whole drawing."""

    def __init__(self, view: View, state: PocketMarsState) -> None:
        self.view = view
        self.state = state
        self.lang = view.lang
        self.placed = [labels(state, side) for side in range(state.terms.sides)]
        self.mine = view.seat if view.seat is not None else 0

    def figure(self, side: int, label: int, where: str) -> Markup:
        """A colonist as a piece of its own."""
        shape = f'<use href="#pm-c-{helmet(self.state, side)}"/>'
        return Markup(f'<g data-piece="c{side}.{label}" class="pm-c {hue(self.state, side)}" transform="{where}">{shape}</g>')

    def steps_to(self, side: int) -> int:
        """How far a side sits from the one who looks."""
        return (side - self.mine) % self.state.terms.sides


# ---- the buildings


def building_of(mars: Mars, building: int) -> Markup:
    """A building: its picture, its two spaces, its name and the cards under it."""
    parts = [_picture(building, mars.lang)]
    if building < HOUSES:
        parts += [*_platform(mars, building), *_plaza(mars, building), *_badges(mars, building)]
    parts += _stack(mars, building)
    attributes = {
        "class": f"pm-house {kind_class(building)}{_lit(mars, building)}",
        "viewBox": "0 0 200 304",
        "role": "group",
        "aria-label": _spoken(mars, building),
    }
    return tag("svg", attributes, *parts)


def _lit(mars: Mars, building: int) -> str:
    """Whether the card being played belongs to this building."""
    played = mars.state.played
    connected = played >= 0 and mars.state.aside != played and BOX.kind[played] == building
    return " pm-live" if connected else ""


def _spoken(mars: Mars, building: int) -> str:
    """The building in words: its name, its value, who is there."""
    state, lang = mars.state, mars.lang
    if building == CONSTRUCTION:
        return word(lang, "building", type=BOX.types[building])
    said = [f"{word(lang, 'building', type=BOX.types[building])}, {word(lang, 'value')} {state.value_of(building)}"]
    for side in range(state.terms.sides):
        low, high = state.star[HOUSES * side + building], state.double[HOUSES * side + building]
        if low or high:
            said.append(f"{side_of(mars.view, state, side)}: ★ {low}, ★★ {high}")
    return "; ".join(said)


@lru_cache(maxsize=16)
def _picture(building: int, lang: str) -> Markup:
    """What never changes of a building: its art, its platforms, its name and its ability."""
    name = BOX.types[building]
    art = HOUSES_ART[building]
    if building < HOUSES:
        art += '<use href="#pm-plaza"/><use href="#pm-deck"/>'
        art += '<use href="#pm-sign2" x="100" y="112"/><use href="#pm-sign1" x="16" y="199"/>'
    ability = word(lang, "screen-ability", type=name)
    plate = '<rect class="pm-plate" x="2" y="209" width="196" height="30" rx="8"/>'
    said = kind_of(lang, building)
    fit = ' textLength="132" lengthAdjust="spacingAndGlyphs"' if len(said) > 9 else ""
    label = f'<use class="pm-emb" href="#pm-t-{name}" transform="translate(17 224) scale(.75)"/>'
    label += f'<text class="pm-name" x="31" y="231"{fit}>{said}</text>'
    does = f'<g class="pm-does"><rect x="167" y="212" width="28" height="24" rx="6"/>{_ABILITY[building]}</g>'
    soil = '<rect class="pm-soil" x="2" y="241" width="196" height="62" rx="8"/>'
    return Markup(f"{art}{soil}<g>{tag('title', None, ability)}{plate}{label}{does}</g>")


_ABILITY = [
    f'<use href="#pm-p-{part}" transform="translate(181 224) scale(.78)"/>'
    for part in ("shift", "energy", "take", "bottom", "land")
]


def _platform(mars: Mars, building: int) -> list[Markup]:
    """The double star: who stands there, room for who may, and a promotion that can be chosen."""
    state, view = mars.state, mars.view
    room = state.terms.room
    spots = [100.0] if room == 1 else [80.0, 120.0]
    there = _people(mars, building, True)
    parts: list[Markup] = []
    for x in spots[len(there) :]:
        parts.append(Markup(f'<ellipse class="pm-spot" cx="{x:g}" cy="100" rx="15" ry="4.500"/>'))
    if view.may(DO_PROMOTE + building):
        ghost = _ghost(mars, place(spots[min(len(there), room - 1)], 102, 0, TALL), '<path class="pm-up" d="M0-66v16M-8-58l8-9 8 9"/>')
        parts.append(tag("g", view.touch(DO_PROMOTE + building, "pm-goal"), _box(44, 28, 112, 88), ghost))
    parts += _groups(mars, building, there, [(x, 102.0) for x in spots], 0)
    return parts


def _plaza(mars: Mars, building: int) -> list[Markup]:
    """The single star: everybody who has landed, and a landing that can be chosen."""
    view = mars.view
    there = _people(mars, building, False)
    may = view.may(DO_LAND + building)
    spots = _spots(len(there) + (1 if may else 0))
    parts: list[Markup] = []
    if may:
        arrow = '<path class="pm-up" d="M0-68v16M-8-60l8 9 8-9"/>'
        ghost = _ghost(mars, place(*spots[len(there)], 0, TALL), arrow)
        parts.append(tag("g", view.touch(DO_LAND + building, "pm-goal"), _box(2, 118, 196, 90), ghost))
    return parts + _groups(mars, building, there, spots, 1)


def _people(mars: Mars, building: int, high: bool) -> list[tuple[int, int]]:
    """The colonists on a space as (side, label)."""
    found: list[tuple[int, int]] = []
    for side in range(mars.state.terms.sides):
        there = mars.placed[side][0][building]
        upper = mars.state.double[HOUSES * side + building]
        found += [(side, label) for label in (there[:upper] if high else there[upper:])]
    return found


@lru_cache(maxsize=64)
def _spots(count: int) -> list[tuple[float, float]]:
    """Where so many colonists stand on a plaza: one row, or two that stand closer."""
    if count <= 6:
        step = 31.0
        return [(106 + step * (number - (count - 1) / 2), 192.0) for number in range(count)]
    rear = count // 2
    found: list[tuple[float, float]] = []
    for many, y in ((rear, 178.0), (count - rear, 197.0)):
        step = min(28.0, 168 / max(1, many - 1))
        found += [(102 + step * (number - (many - 1) / 2), y) for number in range(many)]
    return found


def _groups(
    mars: Mars, building: int, there: list[tuple[int, int]], spots: list[tuple[float, float]], up: int
) -> list[Markup]:
    """Colonists side by side; each side's group can be touched where the Ecosystem may move one of it."""
    parts: list[Markup] = []
    for side in sorted({side for side, _ in there}):
        spaces = [(spots[number], label) for number, (whose, label) in enumerate(there) if whose == side]
        action = DO_SHIFT + 8 * building + 2 * mars.steps_to(side) + up
        figures = [mars.figure(side, label, place(*spot, 0, TALL)) for spot, label in spaces]
        if not mars.view.may(action):
            parts += figures
            continue
        arrow = "M-7-54l7-8 7 8" if up else "M-7-60l7 8 7-8"
        marks = "".join(
            f'<rect class="pm-hit" x="{x - 14:g}" y="{y - 48:g}" width="28" height="52" rx="8"/>' for (x, y), _ in spaces
        )
        first = place(*spaces[0][0])
        marks += f'<path class="pm-up" d="{arrow}" transform="{first}"/>'
        parts.append(tag("g", mars.view.touch(action, "pm-shift"), Markup(marks), *figures))
    return parts


def _ghost(mars: Mars, where: str, arrow: str) -> Markup:
    """A colonist of the deciding seat that is not there yet."""
    shape = f'<use class="pm-ghost" href="#pm-c-{helmet(mars.state, mars.mine)}"/>'
    return Markup(f'<g class="{hue(mars.state, mars.mine)}" transform="{where}">{shape}{arrow}</g>')


def _box(x: int, y: int, width: int, height: int) -> Markup:
    """The lit frame of a place that can be chosen."""
    return Markup(f'<rect class="pm-hit" x="{x}" y="{y}" width="{width}" height="{height}" rx="12"/>')


def _badges(mars: Mars, building: int) -> list[Markup]:
    """Choices of two things at once: who changes places with whom, and from where a colonist comes."""
    state, view = mars.state, mars.view
    found: list[tuple[int, str]] = []
    for pair in range(16):
        action = DO_SWAP + 16 * building + pair
        if view.may(action):
            low, high = [(mars.mine + steps) % state.terms.sides for steps in divmod(pair, 4)]
            found.append((action, _heads(state, low, high)))
    for start in range(HOUSES):
        action = DO_MOVE + HOUSES * start + building
        if view.may(action):
            found.append((action, _coming(start)))
    rows = (len(found) + 2) // 3
    return [
        _badge(mars, action, art, 38 + 62 * (number % 3) + (0 if len(found) > 2 else 31 * (3 - len(found))), 138 - 30 * (rows - 1) + 34 * (number // 3))
        for number, (action, art) in enumerate(found)
    ]


def _badge(mars: Mars, action: int, art: str, x: float, y: float) -> Markup:
    attributes = mars.view.touch(action, "pm-badge")
    attributes["transform"] = place(x, y)
    return tag("g", attributes, Markup(f'<rect class="pm-hit" x="-29" y="-16" width="58" height="32" rx="16"/>{art}'))


def _heads(state: PocketMarsState, low: int, high: int) -> str:
    """Two helmets that change places: up goes the one from the single star."""
    one = f'<g class="{hue(state, low)}" transform="translate(-13 27) scale(.8)"><use href="#pm-h-{helmet(state, low)}"/></g>'
    two = f'<g class="{hue(state, high)}" transform="translate(13 27) scale(.8)"><use href="#pm-h-{helmet(state, high)}"/></g>'
    return f'{one}<path class="pm-up" d="M-2 4v-9M-5-2l3-4 3 4M3-6v9M0 0l3 4 3-4"/>{two}'


def _coming(start: int) -> str:
    """From which building a colonist comes."""
    name = BOX.types[start]
    disc = f'<g class="{kind_class(start)}"><circle class="pm-chip" cx="-13" r="13"/><use href="#pm-t-{name}" transform="translate(-13 0) scale(.7)"/></g>'
    return f'{disc}<path class="pm-up" d="M4 0h16M14-6l6 6-6 6"/>'


# ---- the cards under a building


def _stack(mars: Mars, building: int) -> list[Markup]:
    """The cards from the bottom to the top; the one placed last gives the value."""
    cards = mars.state.stack_of(building)
    if not cards:
        return [_empty(building, mars.lang)]
    parts: list[Markup] = []
    for number, card in enumerate(cards):
        last = number == len(cards) - 1
        where = place(TOP_X, CARDS_Y - 1, 0, 1.03) if last else place(10 + min(22.0, 132 / len(cards)) * number, CARDS_Y, 0, 0.98)
        piece = _under(mars, card, building, number, where)
        parts.append(piece if last else _covered(mars, building, number, piece))
    return parts


def _under(mars: Mars, card: int, building: int, number: int, where: str) -> Markup:
    """A card under a building, face-up or face-down."""
    if card < FACE_DOWN:
        inner, key = face(card, mars.lang, number < mars.state.height[building] - 1), f"k{card}"
    else:
        inner, key = back(building, mars.lang, True), f"d{building}.{number}"
        if knows(mars.state, mars.view.seat, card - FACE_DOWN):
            known = BOX.value[card - FACE_DOWN]
            key = f"k{card - FACE_DOWN}"
            inner = Markup(f'{inner}<text class="pm-vk" x="9" y="17">{known}</text>')
    return Markup(f'<g data-piece="{key}" class="pm-under {kind_class(building)}" transform="{where}">{inner}</g>')


def _covered(mars: Mars, building: int, number: int, piece: Markup) -> Markup:
    """A card that is not the last one; it can be chosen to come to the top."""
    action = DO_REORDER + 6 * building + number
    if building == CONSTRUCTION or not mars.view.may(action):
        return piece
    x = 10 + min(22.0, 132 / mars.state.height[building]) * number
    arrow = f'<path class="pm-up" d="M{x + 12:g} {CARDS_Y - 6}v-9M{x + 7:g} {CARDS_Y - 10}l5-6 5 6"/>'
    frame = f'<rect class="pm-hit" x="{x - 2:g}" y="{CARDS_Y - 18}" width="25" height="74" rx="6"/>'
    return tag("g", mars.view.touch(action, "pm-lift"), piece, Markup(frame + arrow))


@lru_cache(maxsize=16)
def _empty(building: int, lang: str) -> Markup:
    """No card yet: the printed value of the building itself."""
    if building == CONSTRUCTION:
        return Markup("")
    title = tag("title", None, f"{word(lang, 'value')} {BOX.base_value}")
    text = f'<rect class="pm-slot" width="40" height="54" rx="5"/><text class="pm-base" x="20" y="38">{BOX.base_value}</text>'
    return Markup(f'<g transform="{place(TOP_X, CARDS_Y - 1, 0, 1.03)}">{title}{text}</g>')


# ---- the deck and the discard pile


def depot(mars: Mars) -> Markup:
    """The sixth place on Mars: the deck and what was discarded."""
    state, lang = mars.state, mars.lang
    turn = tag("text", {"class": "pm-name pm-mid pm-dark", "x": 98, "y": 41}, word(lang, "round-solo", round=state.round))
    parts = [_DEPOT, turn, *_deck(mars), *_pile(mars)]
    attributes = {"class": "pm-house pm-depot", "viewBox": "0 0 200 304", "role": "group"}
    attributes["aria-label"] = f"{word(lang, 'deck', count=len(state.deck))}; {word(lang, 'screen-pile', count=len(state.discard))}"
    return tag("svg", attributes, *parts)


_DEPOT = Markup(
    '<path class="pm-leg" d="M40 120l-22 84M160 120l22 84M8 206h24M168 206h24"/><path class="pm-o pm-w1" d="M52 20h96l26 34v84l-26 20H52l-26-20V54z"/>'
    '<path class="pm-w2" d="M136 20h12l26 34v84l-26 20h-12z"/><path class="pm-o pm-bay" d="M56 50h88v98H56z"/><path class="pm-o pm-cap" d="M74 20l8-14h36l8 14z"/>'
    '<rect class="pm-plate" x="2" y="209" width="196" height="30" rx="8"/><rect class="pm-soil" x="2" y="241" width="196" height="62" rx="8"/>'
)


def _deck(mars: Mars) -> list[Markup]:
    """The deck in its hatch: the back on top if it is seen, and what is known to lie at its bottom."""
    state, lang = mars.state, mars.lang
    count = len(state.deck)
    parts: list[Markup] = []
    if count:
        drafting = state.asked == ASK_DRAFT and state.to_move >= 0
        seen = state.terms.open_backs and not drafting
        kind = BOX.kind[state.deck[-1]] if seen else -1
        edges = "".join(f'<rect class="pm-edge" x="{68 + 2 * step}" y="{60 - 2 * step}" width="60" height="81" rx="7"/>' for step in range(min(3, count - 1), 0, -1))
        card = f'<g class="{kind_class(kind)}" transform="{place(68, 60, 0, 1.5)}">{back(kind, lang)}</g>'
        parts.append(Markup(edges + card))
    for number in range(state.sunk):
        parts.append(_sunk(mars, state.deck[number], number))
    parts.append(tag("text", {"class": "pm-name pm-mid", "x": 100, "y": 231}, word(lang, "deck", count=count)))
    return parts


def _sunk(mars: Mars, card: int, number: int) -> Markup:
    """A card put at the bottom of the deck, as far as the seat knows it."""
    if knows(mars.state, mars.view.seat, card):
        kind, inner = BOX.kind[card], face(card, mars.lang)
    else:
        kind = BOX.kind[card] if mars.state.known[card] & OPEN_TYPE else -1
        inner = back(kind, mars.lang)
    where = place(56 + 20 * number, 160, 0, 0.5)
    return Markup(f'<g class="{kind_class(kind)}" transform="{where}">{inner}</g>')


def _pile(mars: Mars) -> list[Markup]:
    """The last cards of the discard pile, the newest to the right."""
    pile = mars.state.discard
    parts: list[Markup] = []
    shown = pile[-6:]
    for number, card in enumerate(shown):
        last = number == len(shown) - 1
        where = place(TOP_X, CARDS_Y - 1, 0, 1.03) if last else place(10 + 22 * number, CARDS_Y, 0, 0.98)
        kind = kind_class(BOX.kind[card])
        inner = face(card, mars.lang, not last)
        parts.append(Markup(f'<g data-piece="k{card}" class="pm-under {kind}" transform="{where}">{inner}</g>'))
    return parts


# ---- Earth, ships and the seats


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
    parts = [emblem, tag("h3", None, side_of(mars.view, state, side))]
    if side == state.first and state.terms.players > 1:
        parts.append(tag("span", {"class": "pm-first", "title": word(lang, "screen-first")}, "①"))
    if won:
        parts.append(tag("span", {"class": "pm-tag pm-won"}, word(lang, "screen-wins")))
    elif side == state.to_move:
        parts.append(tag("span", {"class": "pm-tag"}, word(lang, "screen-turn")))
    counted = tally(state, side)
    parts.append(tag("span", {"class": "pm-points"}, tag("b", None, str(counted.total)), f" {word(lang, 'points')}"))
    lines = [counted.ship, counted.star, counted.double, counted.spread, counted.four, counted.energy]
    return Markup(tag("header", {"class": "pm-head"}, *parts) + _sum(lang, tuple(lines)))


@lru_cache(maxsize=1024)
def _sum(lang: str, lines: tuple[int, ...]) -> Markup:
    """What the points are made of; what counts nothing is faint."""
    terms: list[Markup] = []
    for (key, art), count in zip(_LINES, lines, strict=True):
        text = word(lang, key)
        inner = art if isinstance(art, Markup) else tag("i", None, art)
        terms.append(tag("span", {"class": "pm-term" if count else "pm-term pm-zero", "title": text}, inner, str(count)))
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
        word(lang, "screen-energy", count=state.energy[side], most=ENERGY_MOST),
    ]
    parts = [_earth(mars, side), *_ship(mars, side), _gauge(state.energy[side], said[2])]
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
    sphere = f'<use href="#pm-globe"/><g>{heads}</g><g class="pm-count"><circle cx="34" cy="34" r="15"/><text x="34" y="42">{count}</text></g>'
    attributes = mars.view.touch(TURN_TAKE, "pm-earth") if side == mars.view.seat else {"class": "pm-earth"}
    lit = '<circle class="pm-hit" r="48"/><path class="pm-up" d="M40-40q12-14 34-12M64-60l11 8-9 9"/>' if side == mars.view.seat and mars.view.may(TURN_TAKE) else ""
    attributes["transform"] = "translate(54 56)"
    return tag("g", attributes, title, Markup(lit + sphere))


def _ship(mars: Mars, side: int) -> list[Markup]:
    """The rocket with seven portholes; those aboard look out."""
    state = mars.state
    aboard = mars.placed[side][1]
    holes = "".join(f'<circle class="pm-hole" cx="{182 + 33 * number}" cy="61" r="15"/>' for number in range(BOX.colonists))
    parts = [Markup(f'<use href="#pm-rocket" x="22"/>{holes}')]
    shape = f'<use href="#pm-h-{helmet(state, side)}"/>'
    for number, label in enumerate(aboard):
        where = place(182 + 33 * number, 88, 0, 0.92)
        parts.append(Markup(f'<g data-piece="c{side}.{label}" class="pm-c" transform="{where}">{shape}</g>'))
    return parts


@lru_cache(maxsize=32)
def _gauge(energy: int, said: str) -> Markup:
    """The energy track: so many cells are full."""
    cells = "".join(
        f'<path class="{"pm-full" if number < energy else "pm-void"}" d="M{202 + 38 * number} 100h30l-5 18h-30z"/>'
        for number in range(ENERGY_MOST)
    )
    text = f'<text class="pm-en" x="410" y="118">{energy}</text>'
    return Markup(f'<g>{tag("title", None, said)}<use href="#pm-p-energy" class="pm-bolt" transform="translate(180 109) scale(.85)"/>{cells}{text}</g>')


def _cards_of(mars: Mars, side: int) -> Markup:
    """The prep module and the hand of another side, as the one who looks sees them."""
    state, lang = mars.state, mars.lang
    module = [_slot(mars, side, slot) for slot in range(2)]
    attributes = {"class": "pm-module"}
    steps = mars.steps_to(side)
    peek = DO_PEEK + steps - 1
    inner: list[Markup] = [tag("span", {"class": "pm-what"}, sign("p-module"), tag("span", None, word(lang, "module")))]
    if mars.view.may(peek):
        touch = mars.view.touch(peek, "pm-peek")
        inner.append(tag("div", touch, *module, sign("p-peek", "pm-i pm-eyeball")))
    else:
        inner.append(tag("div", {"class": "pm-minis"}, *module))
    parts = [tag("div", attributes, *inner)]
    if side < state.terms.players:
        hand = tag("div", {"class": "pm-minis"}, *_hand(mars, side))
        parts.append(tag("div", {"class": "pm-module"}, tag("span", {"class": "pm-what"}, sign("p-hand"), tag("span", None, word(lang, "hand"))), hand))
    return tag("div", {"class": "pm-backs"}, *parts)


def _slot(mars: Mars, side: int, slot: int) -> Markup:
    """One slot of a prep module, which can be played, discarded or drawn from."""
    state, view = mars.state, mars.view
    card = state.module_of(side)[slot]
    if card < 0 or state.asked == ASK_OPENING and state.to_move >= 0:
        return Markup('<svg class="pm-b pm-hollow" viewBox="0 0 40 54" aria-hidden="true"><rect class="pm-slot" x="1" y="1" width="38" height="52" rx="5"/></svg>')
    attributes: dict[str, str | int | float | None] = {"class": "pm-b"}
    for action in (DO_DA_SLOT + slot, TURN_OTHER + 2 * (mars.steps_to(side) - 1) + slot):
        if view.may(action) and (action < DO_DA_SLOT or side >= state.terms.players):
            attributes = view.touch(action, "pm-b")
    return _small(mars, card, knows(state, view.seat, card), True, f"m{side}.{slot}", attributes)


def _hand(mars: Mars, side: int) -> list[Markup]:
    """Another hand: faces that are known, backs if they are open, else only how many."""
    state = mars.state
    hand = state.hand_of(side)
    if state.asked == ASK_OPENING and state.to_move >= 0:  # S5: which ones were prepared is not shown yet
        hand = sorted(hand + [card for card in state.module_of(side) if card >= 0])
    shown = [card for card in hand if knows(state, mars.view.seat, card)]
    hidden = [card for card in hand if card not in shown]
    found = [_small(mars, card, True, True, "", {"class": "pm-b"}) for card in shown]
    for number, card in enumerate(hidden):
        found.append(_small(mars, card, False, state.terms.open_backs, f"h{side}.{number}", {"class": "pm-b"}))
    return found


def _small(
    mars: Mars, card: int, known: bool, typed: bool, key: str, attributes: dict[str, str | int | float | None]
) -> Markup:
    """A small card in a picture of its own, its face if it is known."""
    kind = BOX.kind[card] if known or typed else -1
    inner = face(card, mars.lang) if known else back(kind, mars.lang)
    attributes["class"] = f"{attributes['class']} {kind_class(kind)}"
    attributes["viewBox"] = "0 0 40 54"
    attributes["data-piece"] = f"k{card}" if known else key
    attributes.setdefault("role", "img")
    attributes.setdefault("aria-label", card_of(mars.lang, card) if known else word(mars.lang, "screen-back", type="hidden" if kind < 0 else BOX.types[kind]))
    return tag("svg", attributes, inner)
