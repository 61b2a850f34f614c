"""Mars on the screen: five buildings with their colonists, the cards under them, the deck; Earth and the ships."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.pocket_mars.cards import DO_LAND, DO_MOVE, DO_PROMOTE, DO_REORDER, DO_SHIFT, DO_SWAP
from ludoteca.games.pocket_mars.content import CONSTRUCTION, FACE_DOWN, HOUSES, SEATS, STACK, TYPES
from ludoteca.games.pocket_mars.knowledge import OPEN_TYPE
from ludoteca.games.pocket_mars.position import PocketMarsState
from ludoteca.games.pocket_mars.screen_art import drawing
from ludoteca.games.pocket_mars.screen_words import back, face, helmet, hue, kind_class, kind_of, word
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
        return Markup(
            f'<g data-piece="c{side}.{label}" class="pm-c {hue(self.state, side)}" transform="{where}">{shape}</g>'
        )

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


# ---- the buildings


def building_of(mars: Mars, building: int) -> Markup:
    """A building: its picture, its two spaces, its name and the cards under it."""
    parts = [_picture(building, mars.lang)]
    if building < HOUSES:
        parts += [*_platform(mars, building), *_plaza(mars, building), *_badges(mars, building)]
    parts += _stack(mars, building)
    played = mars.state.played
    live = played >= 0 and mars.state.aside != played and mars.state.terms.kind[played] == building
    attributes = {
        "class": f"pm-house {kind_class(building)}{' pm-live' if live else ''}",
        "viewBox": "0 0 200 304",
        "role": "group",
        "aria-label": _spoken(mars, building),
    }
    return tag("svg", attributes, *parts)


def _spoken(mars: Mars, building: int) -> str:
    """The building in words: its name, its value, who is there."""
    state, lang = mars.state, mars.lang
    if building == CONSTRUCTION:
        return word(lang, "building", type=TYPES[building])
    said = [f"{word(lang, 'building', type=TYPES[building])}, {word(lang, 'value')} {state.value_of(building)}"]
    for side in range(state.terms.sides):
        low, high = state.star[HOUSES * side + building], state.double[HOUSES * side + building]
        if low or high:
            said.append(f"{mars.view.say(state.who(side))}: ★ {low}, ★★ {high}")
    return "; ".join(said)


@lru_cache(maxsize=16)
def _picture(building: int, lang: str) -> Markup:
    """What never changes of a building: its art, its platforms, its name and its ability."""
    name = TYPES[building]
    art = drawing(f"house-{name}")
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
    spots = [100.0 + 40 * (number - (room - 1) / 2) for number in range(room)]
    there = _people(mars, building, True)
    parts: list[Markup] = []
    for x in spots[len(there) :]:
        parts.append(Markup(f'<ellipse class="pm-spot" cx="{x:g}" cy="100" rx="15" ry="4.500"/>'))
    if view.may(DO_PROMOTE + building):
        arrow = '<path class="pm-up" d="M0-66v16M-8-58l8-9 8 9"/>'
        ghost = _ghost(mars, place(spots[min(len(there), room - 1)], 102, 0, TALL), arrow)
        frame = Markup('<rect class="pm-hit" x="44" y="28" width="112" height="88" rx="12"/>')
        parts.append(tag("g", view.touch(DO_PROMOTE + building, "pm-goal"), frame, ghost))
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
        frame = Markup('<rect class="pm-hit" x="2" y="118" width="196" height="90" rx="12"/>')
        parts.append(tag("g", view.touch(DO_LAND + building, "pm-goal"), frame, ghost))
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
        action = DO_SHIFT + 2 * SEATS * building + 2 * mars.steps_to(side) + up
        figures = [mars.figure(side, label, place(*spot, 0, TALL)) for spot, label in spaces]
        if not mars.view.may(action):
            parts += figures
            continue
        arrow = "M-7-54l7-8 7 8" if up else "M-7-60l7 8 7-8"
        marks = "".join(
            f'<rect class="pm-hit" x="{x - 14:g}" y="{y - 48:g}" width="28" height="52" rx="8"/>'
            for (x, y), _ in spaces
        )
        first = place(*spaces[0][0])
        marks += f'<path class="pm-up" d="{arrow}" transform="{first}"/>'
        parts.append(tag("g", mars.view.touch(action, "pm-shift"), Markup(marks), *figures))
    return parts


def _ghost(mars: Mars, where: str, arrow: str) -> Markup:
    """A colonist of the deciding seat that is not there yet."""
    shape = f'<use class="pm-ghost" href="#pm-c-{helmet(mars.state, mars.mine)}"/>'
    return Markup(f'<g class="{hue(mars.state, mars.mine)}" transform="{where}">{shape}{arrow}</g>')


def _badges(mars: Mars, building: int) -> list[Markup]:
    """Choices of two things at once: who changes places with whom, and from where a colonist comes."""
    state, view = mars.state, mars.view
    found: list[tuple[int, str]] = []
    for pair in range(SEATS * SEATS):
        action = DO_SWAP + SEATS * SEATS * building + pair
        if view.may(action):
            low, high = [(mars.mine + steps) % state.terms.sides for steps in divmod(pair, SEATS)]
            found.append((action, _heads(state, low, high)))
    for start in range(HOUSES):
        action = DO_MOVE + HOUSES * start + building
        if view.may(action):
            found.append((action, _coming(start)))
    left = 38 + 31 * max(0, 3 - len(found))
    top = 138 - 30 * ((len(found) + 2) // 3 - 1)
    return [
        _badge(mars, action, art, left + 62 * (number % 3), top + 34 * (number // 3))
        for number, (action, art) in enumerate(found)
    ]


def _badge(mars: Mars, action: int, art: str, x: float, y: float) -> Markup:
    attributes = mars.view.touch(action, "pm-badge")
    attributes["transform"] = place(x, y)
    return tag("g", attributes, Markup(f'<rect class="pm-hit" x="-29" y="-16" width="58" height="32" rx="16"/>{art}'))


def _heads(state: PocketMarsState, low: int, high: int) -> str:
    """Two helmets that change places: up goes the one from the single star."""
    one, two = [
        f'<g class="{hue(state, side)}" transform="translate({x} 23) scale(.76)">'
        f'<use href="#pm-h-{helmet(state, side)}"/></g>'
        for side, x in ((low, -17), (high, 17))
    ]
    return f'{one}<path class="pm-up" d="M-3 6v-11M-6-2l3-4 3 4M4-6V5M1 2l3 4 3-4"/>{two}'


def _coming(start: int) -> str:
    """From which building a colonist comes."""
    name = TYPES[start]
    art = f'<use href="#pm-t-{name}" transform="translate(-13 0) scale(.7)"/>'
    disc = f'<g class="{kind_class(start)}"><circle class="pm-chip" cx="-13" r="13"/>{art}</g>'
    return f'{disc}<path class="pm-up" d="M4 0h16M14-6l6 6-6 6"/>'


# ---- the cards under a building


def _stack(mars: Mars, building: int) -> list[Markup]:
    """The cards from the bottom to the top; the one placed last gives the value."""
    cards = mars.state.stack_of(building)
    if not cards:
        return [_empty(building, mars.state.terms.box.base_value, mars.lang)]
    parts: list[Markup] = []
    for number, card in enumerate(cards):
        last = number == len(cards) - 1
        where = (
            place(TOP_X, CARDS_Y - 1, 0, 1.03)
            if last
            else place(10 + min(22.0, 132 / len(cards)) * number, CARDS_Y, 0, 0.98)
        )
        piece = _under(mars, card, building, number, where)
        parts.append(piece if last else _covered(mars, building, number, piece))
    return parts


def _under(mars: Mars, card: int, building: int, number: int, where: str) -> Markup:
    """A card under a building, face-up or face-down."""
    if card < FACE_DOWN:
        inner, key = _face(mars, card, number < mars.state.height[building] - 1), f"k{card}"
    else:
        inner, key = back(building, mars.lang, True), f"d{building}.{number}"
        if mars.state.knows(mars.view.seat, card - FACE_DOWN):
            known = mars.state.terms.value[card - FACE_DOWN]
            key = f"k{card - FACE_DOWN}"
            inner = Markup(f'{inner}<text class="pm-vk" x="9" y="17">{known}</text>')
    return Markup(f'<g data-piece="{key}" class="pm-under {kind_class(building)}" transform="{where}">{inner}</g>')


def _covered(mars: Mars, building: int, number: int, piece: Markup) -> Markup:
    """A card that is not the last one; it can be chosen to come to the top."""
    action = DO_REORDER + (STACK - 1) * building + number
    if building == CONSTRUCTION or not mars.view.may(action):
        return piece
    x = 10 + min(22.0, 132 / mars.state.height[building]) * number
    arrow = f'<path class="pm-up" d="M{x + 12:g} {CARDS_Y - 6}v-9M{x + 7:g} {CARDS_Y - 10}l5-6 5 6"/>'
    frame = f'<rect class="pm-hit" x="{x - 2:g}" y="{CARDS_Y - 18}" width="25" height="74" rx="6"/>'
    return tag("g", mars.view.touch(action, "pm-lift"), piece, Markup(frame + arrow))


@lru_cache(maxsize=16)
def _empty(building: int, value: int, lang: str) -> Markup:
    """No card yet: the printed value of the building itself."""
    if building == CONSTRUCTION:
        return Markup("")
    title = tag("title", None, f"{word(lang, 'value')} {value}")
    slot = '<rect class="pm-slot" width="40" height="54" rx="5"/>'
    text = f'<text class="pm-base" x="20" y="38">{value}</text>'
    return Markup(f'<g transform="{place(TOP_X, CARDS_Y - 1, 0, 1.03)}">{title}{slot}{text}</g>')


def _face(mars: Mars, card: int, covered: bool) -> Markup:
    """A small open card."""
    terms = mars.state.terms
    return face(terms.kind[card], terms.value[card], mars.lang, covered)


# ---- the deck and the discard pile


def depot(mars: Mars) -> Markup:
    """The sixth place on Mars: the deck and what was discarded."""
    state, lang = mars.state, mars.lang
    turn = tag(
        "text", {"class": "pm-name pm-mid pm-dark", "x": 98, "y": 41}, word(lang, "round-solo", round=state.round)
    )
    parts = [Markup(drawing("depot")), turn, *_deck(mars), *_pile(mars)]
    attributes = {"class": "pm-house pm-depot", "viewBox": "0 0 200 304", "role": "group"}
    attributes["aria-label"] = (
        f"{word(lang, 'deck', count=len(state.deck))}; {word(lang, 'screen-pile', count=len(state.discard))}"
    )
    return tag("svg", attributes, *parts)


def _deck(mars: Mars) -> list[Markup]:
    """The deck in its hatch: the back on top if it is seen, and what is known to lie at its bottom."""
    state, lang = mars.state, mars.lang
    count = len(state.deck)
    parts: list[Markup] = []
    if count:
        seen = state.terms.open_backs and not state.is_drafting()
        kind = state.terms.kind[state.deck[-1]] if seen else -1
        edges = "".join(
            f'<rect class="pm-edge" x="{68 + 2 * step}" y="{60 - 2 * step}" width="60" height="81" rx="7"/>'
            for step in range(min(3, count - 1), 0, -1)
        )
        card = f'<g class="{kind_class(kind)}" transform="{place(68, 60, 0, 1.5)}">{back(kind, lang)}</g>'
        parts.append(Markup(edges + card))
    step = min(37.0, 74 / max(1, state.sunk - 1))
    for number in range(state.sunk):
        parts.append(_sunk(mars, state.deck[number], 45 + step * number, step < 30 and number < state.sunk - 1))
    parts.append(tag("text", {"class": "pm-name pm-mid", "x": 100, "y": 231}, word(lang, "deck", count=count)))
    return parts


def _sunk(mars: Mars, card: int, x: float, covered: bool) -> Markup:
    """A card put at the bottom of the deck, as far as the seat knows it."""
    kind = mars.state.terms.kind[card]
    if mars.state.knows(mars.view.seat, card):
        inner = _face(mars, card, covered)
    else:
        kind = kind if mars.state.known[card] & OPEN_TYPE else -1
        inner = back(kind, mars.lang)
    where = place(x, 159, 0, 0.9)
    return Markup(f'<g class="{kind_class(kind)}" transform="{where}">{inner}</g>')


def _pile(mars: Mars) -> list[Markup]:
    """The last cards of the discard pile, the newest to the right."""
    pile = mars.state.discard
    parts: list[Markup] = []
    shown = pile[-6:]
    for number, card in enumerate(shown):
        last = number == len(shown) - 1
        where = place(TOP_X, CARDS_Y - 1, 0, 1.03) if last else place(10 + 22 * number, CARDS_Y, 0, 0.98)
        kind = kind_class(mars.state.terms.kind[card])
        inner = _face(mars, card, not last)
        parts.append(Markup(f'<g data-piece="k{card}" class="pm-under {kind}" transform="{where}">{inner}</g>'))
    return parts
