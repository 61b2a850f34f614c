"""Mars on the screen: five buildings with their colonists, the cards under them, the deck and the discard pile."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from ludoteca.games.pocket_mars.cards import DO_LAND, DO_MOVE, DO_PROMOTE, DO_REORDER, DO_SHIFT, DO_SWAP
from ludoteca.games.pocket_mars.content import CONSTRUCTION, FACE_DOWN, HOUSES, SEATS, STACK, TYPES
from ludoteca.games.pocket_mars.knowledge import OPEN_TYPE
from ludoteca.games.pocket_mars.position import ASK_ABILITY, ASK_PART, PocketMarsState
from ludoteca.games.pocket_mars.screen_art import drawing, sign
from ludoteca.games.pocket_mars.screen_words import (
    back,
    card_told,
    face,
    helmet,
    hue,
    kind_class,
    kind_of,
    small_card,
    word,
)
from ludoteca.screen import Markup, Part, Touch, View, part, spot, tag, tip
from ludoteca.screen.kit import pile
from ludoteca.screen.markup import place

SHORT = 12  # letters that one line under a building has room for
TOP_X = 146  # where the top card of a stack lies in a building's picture
CARDS_Y = 246
TALL = 1.12  # of a colonist in a building


class Mars:
    """Who stands where, counted once for a whole drawing; `still`: nothing in it is a piece that moves."""

    def __init__(self, view: View, state: PocketMarsState, still: bool = False) -> None:
        self.view = view
        self.state = state
        self.lang = view.lang
        self.still = still
        self.placed = [labels(state, side) for side in range(state.terms.sides)]
        self.mine = view.seat if view.seat is not None else 0
        self.names = [view.say(state.who(side)) for side in range(state.terms.sides)]

    def piece(self, name: str) -> Touch:
        """The attribute by which a thing glides to where it goes."""
        return {} if self.still else {"data-piece": name}

    def spot(self, name: str) -> Touch:
        """The attribute of a place that can be lit."""
        return {} if self.still else spot(name)

    def figure(self, side: int, label: int, where: str) -> Markup:
        """A colonist as a piece of its own."""
        shape = Markup(f'<use href="#pm-c-{helmet(self.state, side)}"/>')
        classes = f"pm-c {hue(self.state, side)}"
        return tag("g", {**self.piece(f"c{side}.{label}"), "class": classes, "transform": where}, shape)

    def steps_to(self, side: int) -> int:
        """How far a side sits from the one who looks."""
        return (side - self.mine) % self.state.terms.sides


def labels(state: PocketMarsState, side: int) -> tuple[list[list[int]], list[int]]:
    """Lasting numbers for a side's colonists: by building those on the double star first, then those aboard.

    The first colonist of a building has the building's own number wherever it stands there, so that a landing or
    a promotion moves one piece.
    """
    counts = [state.colonists_in(side, building) for building in range(HOUSES)]
    spare = [building for building in range(HOUSES) if counts[building] == 0]
    more = [4, 5, 6, *reversed(spare)]
    found = [[building] if counts[building] else [] for building in range(HOUSES)]
    for building in range(HOUSES):
        while len(found[building]) < counts[building]:
            found[building].append(more.pop(0))
    taken = {label for there in found for label in there}
    free = [label for label in (0, 4, 1, 2, 5, 3, 6) if label not in taken]
    return found, free[: state.ship[side]]


def mars_drawn(mars: Mars) -> Part:
    """The stage: the buildings in their row, then the depot."""
    houses = [_place(mars, building) for building in mars.state.row]
    return part("mars", "div", {"class": "pm-mars"}, tag("div", {"class": "pm-houses"}, *houses, _depot(mars)))


def _place(mars: Mars, building: int) -> Markup:
    """A building with the choices that lie before it."""
    attributes: Touch = {"class": f"pm-place {kind_class(building)}", **spot(TYPES[building])}
    return tag("div", attributes, building_of(mars, building), _choices(mars, building))


# ---- the buildings


def building_of(mars: Mars, building: int, view: str = "0 0 200 304") -> Markup:
    """A building: its picture, its two spaces, its name and the cards under it."""
    inner = [_picture(building, mars.lang)]
    if building < HOUSES:
        inner += [_platform(mars, building), _plaza(mars, building)]
    inner.append(_stack(mars, building))
    played = mars.state.played
    live = played >= 0 and mars.state.aside != played and mars.state.terms.kind[played] == building
    attributes = {
        "class": f"pm-house {kind_class(building)}{' pm-live' if live else ''}",
        "viewBox": view,
        "role": "group",
        "aria-label": _spoken(mars, building),
    }
    return tag("svg", attributes, *inner) if mars.still else part(TYPES[building], "svg", attributes, *inner)


def _spoken(mars: Mars, building: int) -> str:
    """The building in words: its name, its value, who is there."""
    state, lang = mars.state, mars.lang
    name = word(lang, "building", type=TYPES[building])
    if building == CONSTRUCTION:
        return name
    said = [f"{name}, {word(lang, 'value')} {state.value_of(building)}"]
    for side in range(state.terms.sides):
        low, high = state.star[HOUSES * side + building], state.double[HOUSES * side + building]
        if low or high:
            said.append(f"{mars.names[side]}: ★ {low}, ★★ {high}")
    return "; ".join(said)


@lru_cache(maxsize=16)
def _picture(building: int, lang: str) -> Markup:
    """What never changes of a building: its art, its platforms, its name and its ability."""
    name = TYPES[building]
    art = drawing(f"house-{name}")
    if building < HOUSES:
        art += '<use href="#pm-plaza"/><use href="#pm-deck"/>'
        art += '<use href="#pm-sign2" x="100" y="112"/><use href="#pm-sign1" x="16" y="199"/>'
    plate = '<rect class="pm-plate" x="2" y="209" width="196" height="30" rx="8"/>'
    said = kind_of(lang, building)
    fit = ' textLength="132" lengthAdjust="spacingAndGlyphs"' if len(said) > 9 else ""
    label = f'<use class="pm-emb" href="#pm-t-{name}" transform="translate(17 224) scale(.75)"/>'
    label += f'<text class="pm-name" x="31" y="231"{fit}>{said}</text>'
    does = f'<g class="pm-does"><rect x="167" y="212" width="28" height="24" rx="6"/>{_ABILITY[building]}</g>'
    soil = '<rect class="pm-soil" x="2" y="241" width="196" height="62" rx="8"/>'
    about = tip(word(lang, "tip-building", type=name), f"C{16 + building}")
    return Markup(f"{art}{soil}{tag('g', about, Markup(plate + label + does))}")


_ABILITY = [
    f'<use href="#pm-p-{part}" transform="translate(181 224) scale(.78)"/>'
    for part in ("shift", "energy", "take", "bottom", "land")
]


def _platform(mars: Mars, building: int) -> Markup:
    """The double star: who stands there, room for who may, and a promotion that can be chosen."""
    state, view = mars.state, mars.view
    room = state.terms.room
    spots = [100.0 + 40 * (number - (room - 1) / 2) for number in range(room)]
    there = _people(mars, building, True)
    parts = [Markup('<rect class="pm-area" x="46" y="42" width="108" height="74"/>')]
    for x in spots[len(there) :]:
        parts.append(Markup(f'<ellipse class="pm-spot" cx="{x:g}" cy="100" rx="15" ry="4.5"/>'))
    if view.may(DO_PROMOTE + building):
        arrow = '<path class="pm-up" d="M0-66v16M-8-58l8-9 8 9"/>'
        ghost = _ghost(mars, place(spots[min(len(there), room - 1)], 102, 0, TALL), arrow)
        frame = Markup('<rect class="pm-hit" x="44" y="28" width="112" height="88" rx="12"/>')
        parts.append(tag("g", view.touch(DO_PROMOTE + building, "pm-goal"), frame, ghost))
    parts += [mars.figure(*who, place(x, 102.0, 0, TALL)) for who, x in zip(there, spots, strict=False)]
    about = word(mars.lang, "tip-double", type=TYPES[building], points=state.terms.box.double_points, room=room)
    return tag("g", _space(mars, building, "double", about, "F3", there), *parts)


def _plaza(mars: Mars, building: int) -> Markup:
    """The single star: everybody who has landed, and a landing that can be chosen."""
    view = mars.view
    there = _people(mars, building, False)
    may = view.may(DO_LAND + building)
    spots = _spots(len(there) + (1 if may else 0))
    parts = [Markup('<rect class="pm-area" x="2" y="120" width="196" height="86"/>')]
    if may:
        arrow = '<path class="pm-up" d="M0-68v16M-8-60l8 9 8-9"/>'
        ghost = _ghost(mars, place(*spots[len(there)], 0, TALL), arrow)
        frame = Markup('<rect class="pm-hit" x="2" y="118" width="196" height="90" rx="12"/>')
        parts.append(tag("g", view.touch(DO_LAND + building, "pm-goal"), frame, ghost))
    parts += [mars.figure(*who, place(*where, 0, TALL)) for who, where in zip(there, spots, strict=False)]
    about = word(mars.lang, "tip-star", type=TYPES[building], points=mars.state.terms.box.star_points)
    return tag("g", _space(mars, building, "star", about, "F2", there), *parts)


def _space(mars: Mars, building: int, name: str, about: str, rule: str, there: list[tuple[int, int]]) -> Touch:
    """What a space says of itself and of those who stand there."""
    counts = [(side, sum(who == side for who, _ in there)) for side in range(mars.state.terms.sides)]
    said = ", ".join(f"{mars.names[side]} {count}" for side, count in counts if count)
    told = f"{about} {word(mars.lang, 'tip-here', who=said)}" if said else about
    return {**mars.spot(f"{TYPES[building]}.{name}"), **tip(told, rule)}


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


def _ghost(mars: Mars, where: str, arrow: str) -> Markup:
    """A colonist of the deciding seat that is not there yet."""
    shape = f'<use class="pm-ghost" href="#pm-c-{helmet(mars.state, mars.mine)}"/>'
    return Markup(f'<g class="{hue(mars.state, mars.mine)}" transform="{where}">{shape}{arrow}</g>')


# ---- choices that need more than the building: each a button before it, large enough for a thumb


def _choices(mars: Mars, building: int) -> Markup:
    """Who goes up or down, who changes places with whom, where a colonist comes from, which card comes to the top."""
    state, view = mars.state, mars.view
    if not view.asked or state.asked not in (ASK_PART, ASK_ABILITY) or building == CONSTRUCTION:
        return Markup("")
    found: list[Markup] = []

    def offer(action: int, art: Callable[[], Markup]) -> None:
        if view.may(action):
            found.append(tag("span", view.touch(action, "pm-choice"), art()))

    for number in range(2 * SEATS):
        side = (mars.mine + number // 2) % state.terms.sides
        art = partial(_shifted, hue(state, side), helmet(state, side), number % 2)
        offer(DO_SHIFT + 2 * SEATS * building + number, art)
    for pair in range(SEATS * SEATS):
        low, high = [(mars.mine + steps) % state.terms.sides for steps in divmod(pair, SEATS)]
        offer(DO_SWAP + SEATS * SEATS * building + pair, partial(_swapped, mars, low, high))
    for start in range(HOUSES):
        offer(DO_MOVE + HOUSES * start + building, partial(_coming, start))
    for number, card in enumerate(state.stack_of(building)[:-1]):
        offer(DO_REORDER + (STACK - 1) * building + number, partial(_lifted, mars, building, card))
    return tag("div", {"class": "pm-choices"}, *found) if found else Markup("")


def _button(art: str, wide: int) -> Markup:
    return Markup(f'<svg viewBox="{-wide / 2:g} -16 {wide} 32" aria-hidden="true">{art}</svg>')


@lru_cache(maxsize=32)
def _shifted(colour: str, shape: str, up: int) -> Markup:
    """A helmet that goes up or down."""
    arrow = "M13 9V-9M6-2l7-8 7 8" if up else "M13-9V9M6 2l7 8 7-8"
    head = f'<g class="{colour}" transform="translate(-8 30)"><use href="#pm-h-{shape}"/></g>'
    return _button(f'{head}<path class="pm-up" d="{arrow}"/>', 44)


def _swapped(mars: Mars, low: int, high: int) -> Markup:
    """Two helmets that change places: up goes the one from the single star."""
    one, two = [
        f'<g class="{hue(mars.state, side)}" transform="translate({x} 23) scale(.76)">'
        f'<use href="#pm-h-{helmet(mars.state, side)}"/></g>'
        for side, x in ((low, -17), (high, 17))
    ]
    return _button(f'{one}<path class="pm-up" d="M-3 6v-11M-6-2l3-4 3 4M4-6V5M1 2l3 4 3-4"/>{two}', 58)


@lru_cache(maxsize=8)
def _coming(start: int) -> Markup:
    """From which building a colonist comes."""
    art = f'<use href="#pm-t-{TYPES[start]}" transform="translate(-11 0) scale(.75)"/>'
    disc = f'<g class="{kind_class(start)}"><circle class="pm-chip" cx="-11" r="13"/>{art}</g>'
    return _button(f'{disc}<path class="pm-up" d="M6 0h13M13-6l6 6-6 6"/>', 50)


def _lifted(mars: Mars, building: int, card: int) -> Markup:
    """A covered card that comes to the top."""
    drawn = _face(mars, card, False) if card < FACE_DOWN else back(building, True)
    mini = f'<g transform="{place(-21, -16, 0, 0.59)}">{drawn}</g>'
    return _button(f'{mini}<path class="pm-up" d="M13 9V-9M6-2l7-8 7 8"/>', 46)


# ---- the cards under a building


def _stack(mars: Mars, building: int) -> Markup:
    """The cards from the bottom to the top; the one placed last gives the value."""
    state, lang = mars.state, mars.lang
    cards = state.stack_of(building)
    inner: list[Markup] = [] if cards or building == CONSTRUCTION else [_empty(state.terms.box.base_value)]
    for number, card in enumerate(cards):
        last = number == len(cards) - 1
        x = 10 + min(22.0, 132 / len(cards)) * number
        where = place(TOP_X, CARDS_Y - 1, 0, 1.03) if last else place(x, CARDS_Y, 0, 0.98)
        inner.append(_under(mars, card, building, number, where))
    about: Touch = {}
    if building != CONSTRUCTION:
        about = tip(word(lang, "tip-value", type=TYPES[building], value=state.value_of(building)), "R7")
    ground = Markup('<rect class="pm-area" x="2" y="241" width="196" height="62"/>')
    if len(cards) < 2:
        inner.insert(0, _ability(lang, TYPES[building]))
    return tag("g", {**mars.spot(f"{TYPES[building]}.stack"), **about}, ground, *inner)


@lru_cache(maxsize=16)
def _ability(lang: str, building: str) -> Markup:
    """What the building lets its visitor do, in words, for as long as its cards leave the room."""
    words = word(lang, "screen-ability-short", type=building).split(" ")
    halves = [" ".join(words[: (len(words) + 1) // 2]), " ".join(words[(len(words) + 1) // 2 :])]
    lines = [line for line in (halves if len(" ".join(words)) > SHORT else [" ".join(words)]) if line]
    top = 278 - 10 * (len(lines) - 1)
    drawn = [tag("tspan", {"x": 12, "y": top + 20 * number}, line) for number, line in enumerate(lines)]
    return tag("text", {"class": "pm-does", "aria-hidden": "true"}, *drawn)


def _under(mars: Mars, card: int, building: int, number: int, where: str) -> Markup:
    """A card under a building, face-up or face-down."""
    state, lang = mars.state, mars.lang
    last = number == state.height[building] - 1
    if card < FACE_DOWN:
        inner, key, told = _face(mars, card, not last), f"k{card}", card_told(lang, state.terms, card)
    else:
        hidden = card - FACE_DOWN
        inner, key = back(building, True), f"d{building}.{number}"
        told = word(lang, "screen-zero", type=TYPES[building])
        if state.knows(mars.view.seat, hidden):
            key = f"k{hidden}"
            inner = Markup(f'{inner}<text class="pm-vk" x="9" y="17">{state.terms.value[hidden]}</text>')
            told = f"{told}. {card_told(lang, state.terms, hidden)}"
    about = tip(told if last else f"{told.rstrip('.')}. {word(lang, 'tip-covered')}", "R7")
    return tag(
        "g", {**mars.piece(key), **about, "class": f"pm-under {kind_class(building)}", "transform": where}, inner
    )


@lru_cache(maxsize=16)
def _empty(value: int) -> Markup:
    """No card yet: the printed value of the building itself."""
    slot = '<rect class="pm-slot" width="40" height="54" rx="5"/>'
    text = f'<text class="pm-base" x="20" y="38">{value}</text>'
    return Markup(f'<g transform="{place(TOP_X, CARDS_Y - 1, 0, 1.03)}">{slot}{text}</g>')


def _face(mars: Mars, card: int, covered: bool) -> Markup:
    """A small open card."""
    terms = mars.state.terms
    return face(terms.kind[card], terms.value[card], covered)


# ---- the deck and the discard pile


def _depot(mars: Mars) -> Markup:
    """The sixth place on Mars: the deck and what was discarded."""
    state, lang = mars.state, mars.lang
    terms = state.terms
    said = word(lang, "round-solo", round=state.round)
    limit = said if terms.solo else word(lang, "round", round=state.round, last=terms.last_round)
    turn = tag(
        "g",
        tip(limit, "A1" if terms.solo else "R31"),
        Markup('<rect class="pm-area" x="40" y="20" width="116" height="28"/>'),
        tag("text", {"class": "pm-name pm-mid pm-dark", "x": 98, "y": 41}, said),
    )
    attributes = {"class": "pm-house pm-depot", "viewBox": "0 0 200 304", "role": "group"}
    attributes["aria-label"] = (
        f"{word(lang, 'deck', count=len(state.deck))}; {word(lang, 'screen-pile', count=len(state.discard))}"
    )
    drawn = part("depot", "svg", attributes, Markup(drawing("depot")), turn, _deck(mars), _pile(mars))
    return tag("div", {"class": "pm-place"}, drawn, _discards(mars))


def _deck(mars: Mars) -> Markup:
    """The deck in its hatch: the back on top if it is seen, and what is known to lie at its bottom."""
    state, lang = mars.state, mars.lang
    count = len(state.deck)
    parts = [Markup('<rect class="pm-area" x="40" y="50" width="120" height="158"/>')]
    if count:
        seen = state.terms.open_backs and not state.is_drafting()
        kind = state.terms.kind[state.deck[-1]] if seen else -1
        edges = "".join(
            f'<rect class="pm-edge" x="{68 + 2 * step}" y="{60 - 2 * step}" width="60" height="81" rx="7"/>'
            for step in range(min(3, count - 1), 0, -1)
        )
        card = f'<g class="{kind_class(kind)}" transform="{place(68, 60, 0, 1.5)}">{back(kind)}</g>'
        parts.append(Markup(edges + card))
    step = min(37.0, 74 / max(1, state.sunk - 1))
    for number in range(state.sunk):
        parts.append(_sunk(mars, state.deck[number], 45 + step * number, step < 30 and number < state.sunk - 1))
    name = word(lang, "deck", count=count)
    parts.append(tag("text", {"class": "pm-name", "x": 14, "y": 231}, name))
    rule = "A4" if state.terms.solo else "R21"
    return tag("g", {**mars.spot("deck"), **tip(word(lang, "tip-deck", count=count), rule)}, *parts)


def _sunk(mars: Mars, card: int, x: float, covered: bool) -> Markup:
    """A card put at the bottom of the deck, as far as the seat knows it."""
    state, lang = mars.state, mars.lang
    kind = state.terms.kind[card]
    if state.knows(mars.view.seat, card):
        inner, told = _face(mars, card, covered), card_told(lang, state.terms, card)
    else:
        kind = kind if state.known[card] & OPEN_TYPE else -1
        inner = back(kind)
        told = word(lang, "screen-back", type="hidden" if kind < 0 else TYPES[kind])
    about = tip(f"{told.rstrip('.')}. {word(lang, 'tip-sunk')}", "C19")
    return tag("g", {"class": kind_class(kind), "transform": place(x, 159, 0, 0.9), **about}, inner)


def _pile(mars: Mars) -> Markup:
    """The last cards of the discard pile, the newest to the right."""
    parts = [Markup('<rect class="pm-area" x="2" y="241" width="196" height="62"/>')]
    terms = mars.state.terms
    shown = mars.state.discard[-5:]
    for number, card in enumerate(shown):
        last = number == len(shown) - 1
        where = place(TOP_X, CARDS_Y - 1, 0, 1.03) if last else place(10 + 26 * number, CARDS_Y, 0, 0.98)
        attributes = {"class": f"pm-under {kind_class(terms.kind[card])}", "transform": where}
        about = tip(card_told(mars.lang, terms, card), "R23")
        parts.append(tag("g", {**mars.piece(f"k{card}"), **attributes, **about}, _face(mars, card, not last)))
    count = len(mars.state.discard)
    return tag("g", {**mars.spot("discards"), **tip(word(mars.lang, "screen-pile", count=count), "R23")}, *parts)


def _discards(mars: Mars) -> Part:
    """Every discarded card, for those who look through them; folded away."""
    state, lang = mars.state, mars.lang
    terms = state.terms
    cards = [_discarded(terms.kind[card], terms.value[card], lang) for card in reversed(state.discard)]
    hidden: Touch = {} if cards else {"hidden": "hidden"}
    name = word(lang, "screen-discards")
    summary = tag(
        "summary",
        {"aria-label": word(lang, "screen-pile", count=len(cards))},
        pile("pm-all", name, len(cards), sign("p-holds")),
    )
    inner = tag("div", {"class": "pm-minis"}, *cards)
    return part("discards", "details", {"class": "pm-pile", "data-key": "pile", **hidden}, summary, inner)


@lru_cache(maxsize=256)
def _discarded(kind: int, value: int, lang: str) -> Markup:
    """A card among those that were discarded."""
    return small_card(kind, face(kind, value), word(lang, "card", type=TYPES[kind], value=value), "R23")
