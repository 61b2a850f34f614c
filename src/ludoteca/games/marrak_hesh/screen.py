"""Marrak Hesh 17 on the screen: the station with its docks and its market, the cards, and a cargo ship for each seat.

Lengths are those of the station's picture, 1000 wide; a Goods tile is 96 wide wherever it lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.marrak_hesh.cards import Card
from ludoteca.games.marrak_hesh.content import COLOURS, DOCKS, NONE, Box, Hold
from ludoteca.games.marrak_hesh.decisions import MARKET, STORE
from ludoteca.games.marrak_hesh.phrases import dock_number, goods, say, tile_code
from ludoteca.games.marrak_hesh.position import ASK_STORE, MarrakHeshState, Terms
from ludoteca.games.marrak_hesh.scoring import Sheet, best_sheet, colour_masks, group_sizes, kind_masks
from ludoteca.screen import Markup, View, tag
from ludoteca.screen.drawings import drawings
from ludoteca.screen.markup import join, number, place

DRAWN: Final = drawings("ludoteca.games.marrak_hesh")
RING: Final = 376  # from the centre to the middle of a dock on a straight side
CORNER: Final = 342  # the same for both co-ordinates of a dock in a corner
STEP: Final = 118  # from dock to dock
HALF: Final = 48  # of a tile
AFLOAT: Final = 214  # from the centre to the tile that was just taken
PITCH: Final = 108  # from cell to cell of a hold
WALL: Final = 16  # between the cells and the hull


def draw(state: MarrakHeshState, seat: int | None, lang: str, names: Sequence[str] | None = None) -> str:
    """The whole table as that seat sees it."""
    view = View(state, seat, lang, names)
    classes = f"marrak mh-{state.game.players}p" + (" mh-deep" if state.cards else "")
    holds = [_seat(view, state, other) for other in view.order()]
    table = [_station(view, state), _cards(view, state), tag("div", {"class": "mh-holds"}, *holds)]
    return tag("div", {"class": classes}, tag("div", {"class": "mh-table"}, *table))


# ---- pieces


@lru_cache(maxsize=128)
def _face(box: Box, tile: int, lang: str) -> Markup:
    """What is printed on a tile: its colour's plate and letter, its kind, and a star where it is rare."""
    rare = '<use href="#mh-rare"/>' if box.rare[tile] else ""
    shine = '<use href="#mh-shine"/>' if box.rare[tile] else ""
    letter = tile_code(box, tile, lang)[0]
    kind = box.kinds[box.kind[tile]]
    tab = f'<use href="#mh-tab"/><text class="mh-l" x="-29" y="-17">{letter}</text>'
    return Markup(f'<use href="#mh-tile"/>{rare}<use href="#mh-{kind}"/>{shine}{tab}')


def _hue(box: Box, tile: int) -> str:
    """The class that colours a tile."""
    return f"mh-{box.colours[box.colour[tile]]}"


@lru_cache(maxsize=128)
def _named_face(box: Box, tile: int, lang: str) -> Markup:
    """The face of a tile with its name."""
    return Markup(tag("title", None, goods(box, tile).text(lang)) + _face(box, tile, lang))


def _tile(view: View, box: Box, tile: int, where: str, more: str = "") -> Markup:
    """A tile as a piece of its own."""
    classes = f"mh-t {_hue(box, tile)}{' mh-star' if box.rare[tile] else ''}{more}"
    inner = _named_face(box, tile, view.lang)
    return Markup(f'<g data-piece="g{tile}" class="{classes}" transform="{where}">{inner}</g>')


@lru_cache(maxsize=16)
def _ship_title(box: Box, colour: int, lang: str) -> Markup:
    """The name of a Transport's colour."""
    return tag("title", None, say("transport", {"colour": box.transports[colour]}).text(lang))


def _ship(box: Box, colour: int) -> str:
    """A Transport's drawing, its nose downwards."""
    return f'<use href="#mh-{box.transports[colour]}"/>'


# ---- the station


def _station(view: View, state: MarrakHeshState) -> Markup:
    """The ring with its docks, the market in its middle and the tile that floats between."""
    parts = [_symbols(), _scene()]
    parts += [_dock(view, state, dock) for dock in range(DOCKS)]
    parts.append(_core(view, state))
    if state.taken != NONE:
        parts.append(_taken(view, state))
    attributes = {
        "class": "mh-station",
        "viewBox": "-500 -500 1000 1000",
        "role": "group",
        "aria-label": view.say(say("station")),
    }
    return tag("svg", attributes, *parts)


@lru_cache(maxsize=DOCKS)
def _berth(dock: int) -> tuple[float, float, int]:
    """Where a dock lies and which way it looks, in degrees; dock 0 is in the middle of the top side."""
    side, along = divmod((dock + 2) % DOCKS, 6)
    x, y, turn = (CORNER, -CORNER, 45) if along == 5 else ((along - 2) * STEP, -RING, 0)
    for _ in range(side):
        x, y = -y, x
    return x, y, turn + 90 * side


def _dock(view: View, state: MarrakHeshState, dock: int) -> Markup:
    """A dock: its Transport, or its Goods with a ghost of each Transport that may come for it."""
    x, y, turn = _berth(dock)
    lying = state.docks[dock]
    if lying < 0:
        colour = -1 - lying
        where = place(*_outwards(x, y, turn, 50), turn, 1.4)
        title = _ship_title(state.terms.box, colour, view.lang)
        ship = (
            f'<g data-piece="t{dock}" class="mh-ship" transform="{where}">{title}{_ship(state.terms.box, colour)}</g>'
        )
        port = f'<circle class="mh-port" transform="{place(*_outwards(x, y, turn, -26))}" r="13"/>'
        return tag("g", view.touch(dock, "mh-dock"), Markup(port + ship))
    tile = _tile(view, state.terms.box, lying, place(x, y))
    colours = [colour for colour in range(COLOURS) if view.may(colour * DOCKS + dock)]
    if len(colours) == 1:
        ghost = tag("g", {"transform": place(x, y, turn)}, _ghost(state.terms.box, colours[0], 0, 1, turn))
        return tag("g", view.touch(colours[0] * DOCKS + dock, "mh-dock"), ghost, tile)
    if colours:
        lit = Markup(f'<use href="#mh-lit" x="{x}" y="{y}"/>')
        return tag("g", {"class": "mh-dock"}, lit, tile, *_ghosts(view, state.terms.box, dock, colours))
    return tag("g", view.touch(_refused(view, state, dock), "mh-dock"), tile)


def _ghosts(view: View, box: Box, dock: int, colours: list[int]) -> list[Markup]:
    """A ghost for each of several Transports that a dock accepts, side by side."""
    x, y, turn = _berth(dock)
    found: list[Markup] = []
    for step, colour in enumerate(colours):
        attributes = view.touch(colour * DOCKS + dock, "mh-offer")
        attributes["transform"] = place(x, y, turn)
        found.append(tag("g", attributes, _ghost(box, colour, step, len(colours), turn)))
    return found


@lru_cache(maxsize=64)
def _ghost(box: Box, colour: int, step: int, of: int, turn: int) -> Markup:
    """A Transport that might come, the given one of so many, and the strip of the dock that stands for it."""
    corner = turn % 90 != 0
    width = (100 if corner else STEP) / of
    x = (step - (of - 1) / 2) * width
    away = 100 if corner else 86
    top, bottom = (-(away + 40), 12) if corner else (-(away + 38), 52)
    where = place(x, -away, 0, (0.92, 0.7, 0.56)[of - 1])
    hit = (
        f'<rect class="mh-hit" x="{number(x - width / 2)}" y="{top}" width="{number(width)}" '
        f'height="{bottom - top}" rx="14"/>'
    )
    lit = f'<use href="#mh-lit" transform="rotate({-turn % 90})"/>' if of == 1 else ""
    return Markup(f'{lit}{hit}<g class="mh-ghost" transform="{where}">{_ship(box, colour)}</g>')


def _refused(view: View, state: MarrakHeshState, dock: int) -> int:
    """A placing at a dock that the seat might have wished for: the first colour that it still has."""
    if view.seat is None:
        return dock
    hand = state.hands[COLOURS * view.seat : COLOURS * (view.seat + 1)]
    colour = next((colour for colour in range(COLOURS) if hand[colour]), 0)
    return colour * DOCKS + dock


def _outwards(x: float, y: float, turn: int, far: float) -> tuple[float, float]:
    """So far from a place in the direction in which it looks."""
    angle = turn * pi / 180
    return x + far * sin(angle), y - far * cos(angle)


def _core(view: View, state: MarrakHeshState) -> Markup:
    """The two leftover Goods on their carpet in the market."""
    open_now = any(card.trades for card in state.in_force())
    parts = [Markup('<use href="#mh-carpet"/>')]
    parts.append(tag("text", {"class": "mh-label", "y": -62}, view.say(say("leftovers"))))
    for slot, tile in enumerate(state.slots):
        piece = _tile(view, state.terms.box, tile, place(-58 + 116 * slot, 12))
        hit = Markup(f'<rect class="mh-hit" x="{-114 + 116 * slot}" y="-44" width="112" height="112" rx="20"/>')
        parts.append(tag("g", view.touch(MARKET + 1 + slot, "mh-slot"), hit, piece))
    return tag("g", {"class": "mh-core" if open_now else "mh-core mh-shut"}, *parts)


def _taken(view: View, state: MarrakHeshState) -> Markup:
    """The tile that was just taken, afloat in the beam of its dock."""
    x, y, _ = _berth(state.taken_from)
    reach = AFLOAT / max(abs(x), abs(y))
    beam = _beam(x * 0.94, y * 0.94, x * reach, y * reach)
    tile = _tile(view, state.terms.box, state.taken, place(x * reach, y * reach, 0, 1.2), " mh-afloat")
    halo = Markup(f'<circle class="mh-halo" cx="{number(x * reach)}" cy="{number(y * reach)}" r="84"/>')
    return tag("g", view.touch(MARKET, "mh-taken") if view.may(MARKET) else {"class": "mh-taken"}, beam, halo, tile)


def _beam(x: float, y: float, to_x: float, to_y: float) -> Markup:
    """A widening beam of light from one place to another."""
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    aside_x, aside_y = (to_y - y) / length, (x - to_x) / length
    corners = [
        (x + 22 * aside_x, y + 22 * aside_y),
        (to_x + 60 * aside_x, to_y + 60 * aside_y),
        (to_x - 60 * aside_x, to_y - 60 * aside_y),
        (x - 22 * aside_x, y - 22 * aside_y),
    ]
    path = "L".join(f"{number(round(a))} {number(round(b))}" for a, b in corners)
    return Markup(f'<path class="mh-beam" d="M{path}z"/>')


# ---- the cards


def _cards(view: View, state: MarrakHeshState) -> Markup:
    """The Deep Space cards in force, or nothing."""
    if not state.cards:
        return Markup("")
    cards = [_card(card, state.game.players, view.lang) for card in state.in_force()]
    return tag("div", {"class": "mh-cards", "role": "group", "aria-label": view.say(say("deep-space"))}, *cards)


def _card(card: Card, players: int, lang: str) -> Markup:
    """A Deep Space card: its number, its name and what it does."""
    return tag(
        "article",
        {"class": "mh-card"},
        tag("b", {"class": "mh-cno"}, card.rule),
        tag("h4", None, card.title().text(lang)),
        tag("p", None, card.text(players).text(lang)),
    )


# ---- the seats


def _seat(view: View, state: MarrakHeshState, seat: int) -> Markup:
    """A seat's panel: who it is, what its hold is worth, and its ship."""
    sheet = _sheet(state, seat)
    classes = "mh-seat"
    if seat == view.order()[0]:
        classes += " mh-own"
    if seat == state.to_move or seat in state.winners():
        classes += " mh-turn"
    head = tag("header", {"class": "mh-head"}, *_heading(view, state, seat), _sum(view, sheet))
    return tag("section", {"class": classes}, head, _ship_of(view, state, seat, sheet))


def _heading(view: View, state: MarrakHeshState, seat: int) -> list[Markup]:
    """The name of a seat, and whether it moves or has won."""
    found = [tag("h3", None, view.name_of(seat))]
    if seat == state.to_move:
        found.append(tag("span", {"class": "mh-badge"}, view.say(say("turn"))))
    elif seat in state.winners():
        found.append(tag("span", {"class": "mh-badge mh-won"}, view.say(say("wins"))))
    return found


def _sheet(state: MarrakHeshState, seat: int) -> Sheet:
    """What a hold is worth now; the cards count once the game is over."""
    cards = tuple(state.in_force()) if state.is_over else ()
    return _counted(state.terms, cards, tuple(state.hold_of(seat)))


@lru_cache(maxsize=512)
def _counted(terms: Terms, cards: tuple[Card, ...], cells: tuple[int, ...]) -> Sheet:
    """The score sheet of a hold; kept, because with two altering cards it takes a search."""
    return best_sheet(list(cards), terms, list(cells))


def _sum(view: View, sheet: Sheet) -> Markup:
    """Colours + kinds + rare Goods (+ cards) = total."""
    tally = sheet.tally
    terms = [("line-colours", "c", tally.colour), ("line-kinds", "k", tally.kind), ("line-rare", "r", tally.rare)]
    parts = [_term(view.say(say(key)), f"mh-i mh-i{mark}", "", points) for key, mark, points in terms]
    for card, points in zip(sheet.cards, sheet.points, strict=True):
        if points:
            parts.append(_term(view.say(card.title()), "mh-ic5", card.rule, points))
    points_of = view.say(say("points", {"points": sheet.total}))
    total = tag("b", {"class": "mh-total", "title": points_of}, str(sheet.total))
    return tag("p", {"class": "mh-sum"}, join(parts, '<i class="mh-op">+</i>'), Markup('<i class="mh-op">=</i>'), total)


def _term(what: str, classes: str, sign: str, points: int) -> Markup:
    """One number of the sum, with the sign of what it counts."""
    sign_of = tag("span", {"class": classes, "role": "img", "aria-label": what}, sign)
    return tag("span", {"class": "mh-term", "title": what}, sign_of, str(points))


# ---- the holds


def _ship_of(view: View, state: MarrakHeshState, seat: int, sheet: Sheet) -> Markup:
    """A seat's cargo ship from above: Goods in their cells, what scores, and the Transports around it."""
    hold = state.terms.hold
    wide = _wings(hold) + 7
    parts: list[Markup] = [_hull(hold)]
    parts += _groups(state.terms, sheet)
    if seat == view.seat and view.asked:
        parts += _cells(view, state)
    parts += _stored(view, state, seat, sheet)
    parts += _links(state.terms, sheet)
    parts += _berths(view, state, seat)
    parts.append(_tokens(view, state, seat))
    attributes = {
        "class": "mh-hold",
        "viewBox": f"{-wide} -292 {2 * wide} 572",
        "role": "group",
        "aria-label": f"{view.say(say('hold'))}: {view.name_of(seat)}",
    }
    return tag("svg", attributes, *parts)


def _spot(hold: Hold, cell: int) -> tuple[int, int]:
    """The middle of a cell."""
    return PITCH * (2 * hold.column[cell] - hold.columns + 1) // 2, PITCH * (2 * hold.row[cell] - 3) // 2


def _cells(view: View, state: MarrakHeshState) -> list[Markup]:
    """The free cells of the seat that decides: those that accept the tile show its ghost when pointed at."""
    hold = state.terms.hold
    held = state.hold_of(state.to_move)
    found: list[Markup] = []
    ghost = Markup("")
    if state.asked == ASK_STORE:
        face = tag(
            "g",
            {"id": "mh-ghost", "class": _hue(state.terms.box, state.taken)},
            _face(state.terms.box, state.taken, view.lang),
        )
        found.append(tag("defs", None, face))
        ghost = Markup('<use class="mh-preview" href="#mh-ghost"/>')
    for cell in range(hold.cells):
        if held[cell] < 0:
            attributes = view.touch(STORE + cell, "mh-cell")
            attributes["transform"] = place(*_spot(hold, cell))
            found.append(tag("g", attributes, _FREE, ghost if view.may(STORE + cell) else Markup("")))
    return found


def _stored(view: View, state: MarrakHeshState, seat: int, sheet: Sheet) -> list[Markup]:
    """The Goods of a hold; at the end as the cards have left them, thrown out ones faded."""
    hold = state.terms.hold
    found: list[Markup] = []
    for cell, tile in enumerate(sheet.cells):
        if tile >= 0:
            found.append(_tile(view, state.terms.box, tile, place(*_spot(hold, cell))))
        if tile >= 0 and tile == sheet.forged:
            found.append(_mark("wheel", hold, cell))
    for cell, tile in thrown_out(state.hold_of(seat), sheet.cells):
        found.append(_tile(view, state.terms.box, tile, place(*_spot(hold, cell)), " mh-out"))
    if any(card.binds for card in state.in_force()) and state.last[seat] != NONE and not state.is_over:
        found.append(_mark("hook", hold, state.last[seat]))
    return found


def _mark(sign: str, hold: Hold, cell: int) -> Markup:
    """A sign on the tile of a cell."""
    x, y = _spot(hold, cell)
    return Markup(f'<use href="#mh-{sign}" x="{x}" y="{y}"/>')


def thrown_out(before: list[int], after: list[int]) -> list[tuple[int, int]]:
    """The cells that a card has emptied, each with a tile that is gone, its own where it is one of them."""
    gone = [tile for tile in before if tile >= 0 and tile not in after]
    emptied = [cell for cell in range(len(before)) if before[cell] >= 0 and after[cell] < 0]
    own = {cell: before[cell] for cell in emptied if before[cell] in gone}
    strays = [tile for tile in gone if tile not in own.values()]
    return [(cell, own[cell] if cell in own else strays.pop()) for cell in emptied]


def scoring_groups(hold: Hold, masks: vec[i64], single: bool) -> list[tuple[int, list[int]]]:
    """The groups that score (F2, F3), each with the number of its mask and its cells."""
    largest = max(group_sizes(masks), default=0)
    found: list[tuple[int, list[int]]] = []
    for which, mask in enumerate(masks):
        left = {cell for cell in range(hold.cells) if mask & hold.bit[cell]}
        while left:
            group = [left.pop()]
            for cell in group:
                touching = [other for other in hold.near[cell] if other in left]
                left.difference_update(touching)
                group += touching
            if len(group) == largest:
                found.append((which, sorted(group)))
    return found[:1] if single else found


def _groups(terms: Terms, sheet: Sheet) -> list[Markup]:
    """The colour groups that score, each as one slab with an outline, under their tiles."""
    hold = terms.hold
    found: list[Markup] = []
    for colour, group in scoring_groups(hold, colour_masks(terms, sheet.cells, sheet.forged), terms.single):
        hue = f"mh-{terms.box.colours[colour]}"
        outer, inner = _slab(hold, group, 54), _slab(hold, group, 48)
        found.append(
            Markup(
                f'<g class="mh-slab {hue}"><path class="mh-rim" d="{outer}"/><path class="mh-fill" d="{inner}"/></g>'
            )
        )
    return found


def _slab(hold: Hold, group: list[int], half: int) -> str:
    """The outline of touching cells, each widened to twice `half`, as a path that is filled."""
    path = ""
    long = 2 * half
    edge = long - 32
    for cell in group:
        x, y = _spot(hold, cell)
        path += f"M{x - half} {y - half + 16}a16 16 0 0 1 16-16h{edge}a16 16 0 0 1 16 16v{edge}"
        path += f"a16 16 0 0 1-16 16h-{edge}a16 16 0 0 1-16-16z"
    for cell, other in _touching(hold, group):
        x, y = _spot(hold, cell)
        across = hold.row[cell] == hold.row[other]
        path += f"M{x} {y - half}h{PITCH}v{long}h-{PITCH}z" if across else f"M{x - half} {y}h{long}v{PITCH}h-{long}z"
    return path


def _touching(hold: Hold, group: list[int]) -> list[tuple[int, int]]:
    """The pairs of cells of a group that share a side, the upper or left one first."""
    return [(cell, other) for cell in group for other in hold.near[cell] if other in group and cell < other]


def _links(terms: Terms, sheet: Sheet) -> list[Markup]:
    """The kind groups that score, as clasps that hold their tiles together."""
    hold = terms.hold
    found: list[Markup] = []
    for _, group in scoring_groups(hold, kind_masks(terms, sheet.cells), terms.single):
        for cell, other in _touching(hold, group):
            x, y = _spot(hold, cell)
            across = hold.row[cell] == hold.row[other]
            where = place(x + PITCH / 2, y) if across else place(x, y + PITCH / 2, 90)
            found.append(Markup(f'<use href="#mh-link" transform="{where}"/>'))
    return found


def _berths(view: View, state: MarrakHeshState, seat: int) -> list[Markup]:
    """The Transports that are left, by colour at three corners of the ship; empty outlines for those sent out."""
    players = state.game.players
    across = _wings(state.terms.hold) - 50
    first = COLOURS * ((seat - state.first) % players)
    found: list[Markup] = []
    for colour, (side, end) in enumerate(((-1, -1), (1, -1), (-1, 1))):
        left = state.hands[COLOURS * seat + colour]
        box = state.terms.box
        berths = _berthed(box.transports[colour], left, box.hands[players][first + colour], view.lang)
        found.append(Markup(f'<g transform="{place(side * across, end * 198)}">{berths}</g>'))
    return found


@lru_cache(maxsize=128)
def _berthed(name: str, left: int, most: int, lang: str) -> Markup:
    """So many Transports of one colour in berths for so many."""
    title = tag("title", None, f"{say('transport', {'colour': name}).text(lang)}: {left}")
    ships = '<use href="#mh-quay"/>'
    for berth in range(most):
        x = -26 + 52 * (berth % 2) if most - berth > 1 or berth % 2 else 0
        where = place(x, -31 + 62 * (berth // 2), 0, 0.64)
        sent = "" if berth < left else ' class="mh-sent"'
        ships += f'<use href="#mh-{name}" transform="{where}"{sent}/>'
    return Markup(title + ships)


def _tokens(view: View, state: MarrakHeshState, seat: int) -> Markup:
    """The tokens of the cards to be used once, at the fourth corner of the ship; a dish where none is in force."""
    where = place(_wings(state.terms.hold) - 50, 198)
    cards = [card for card in state.in_force() if card.token]
    if not cards:
        return Markup(f'<use href="#mh-dish" transform="{where}"/>')
    coins = [Markup('<use href="#mh-quay"/>')]
    for step, card in enumerate(cards):
        used, strike = " mh-used", '<path class="mh-strike" d="M-27 15L27-15"/>'
        if card.has_token(state, seat):
            used = strike = ""
        coin = f'<use href="#mh-coin"/><text class="mh-ct" y="12">{card.rule}</text>{strike}'
        attributes = {"class": f"mh-token{used}", "transform": place(0, 0 if len(cards) == 1 else -32 + 64 * step)}
        coins.append(tag("g", attributes, tag("title", None, view.say(card.token_title())), Markup(coin)))
    return tag("g", {"transform": where}, *coins)


# ---- the drawing of what never changes


def _wings(hold: Hold) -> int:
    """Half the width of a ship."""
    return hold.columns * PITCH // 2 + WALL


@lru_cache(maxsize=8)
def _hull(hold: Hold) -> Markup:
    """The ship around a hold, with all its cells free."""
    wide = _wings(hold)
    slim = wide - PITCH
    half = [
        f"V-154q0 26 26 26H{wide - 26}q26 0 26 26V102q0 26-26 26H{slim + 26}q-26 0-26 26V214q0 24-24 24",
        f"H{24 - slim}q-24 0-24-24V154q0-26-26-26H{26 - wide}q-26 0-26-26V-102q0-26 26-26H{-26 - slim}q26 0 26-26V-208",
    ]
    hull = f"M{-slim}-208q0-28 26-36L-44-276q44-16 88 0L{slim - 26}-244q26 8 26 36{''.join(half)}z"
    engines = "".join(f'<use href="#mh-jet" x="{x}"/>' for x in (-slim + 44, 0, slim - 44))
    cells = "".join(_cell_path(*_spot(hold, cell)) for cell in range(hold.cells))
    arms = "".join(f"M{side * (slim - 6)} {end * 190}h{side * 30}" for side in (-1, 1) for end in (-1, 1))
    return Markup(
        f'{engines}<path class="mh-arm" d="{arms}"/><path class="mh-hull" d="{hull}"/>'
        f'<path class="mh-glass" d="M-34-256q34-12 68 0l10 18q-44 10-88 0z"/>'
        f'<path class="mh-seam" d="M{-wide + 8}-60v120M{wide - 8}-60v120"/><path class="mh-bay" d="{cells}"/>'
    )


def _cell_path(x: int, y: int) -> str:
    """A free cell, as part of a path."""
    return f"M{x - 48} {y - 34}a14 14 0 0 1 14-14h68a14 14 0 0 1 14 14v68a14 14 0 0 1-14 14h-68a14 14 0 0 1-14-14z"


_FREE: Final = Markup('<rect class="mh-hit" x="-47" y="-47" width="94" height="94" rx="14"/>')


@lru_cache(maxsize=1)
def _scene() -> Markup:
    """Space, the ring with its pads and numbers, and the market."""
    pads = "".join(_pad(dock) for dock in sorted(range(DOCKS), key=lambda dock: _berth(dock)[2] % 90 == 0))
    signs = "".join(_sign(dock) for dock in range(DOCKS))
    stalls = "".join(
        f'<use href="#mh-stall" class="mh-a{step % 3}" transform="rotate({11.25 + 22.5 * step:g})"/>'
        for step in range(16)
    )
    return Markup(f"{DRAWN['sky']}{DRAWN['ring']}{DRAWN['deck']}{stalls}{pads}<g class='mh-n'>{signs}</g>")


def _pad(dock: int) -> str:
    """The ground of a dock: a square in the ring, or a round tower in its corner."""
    x, y, turn = _berth(dock)
    return f'<use href="#mh-{"tower" if turn % 90 else "pad"}" transform="{place(x, y, turn)}"/>'


def _sign(dock: int) -> str:
    """The number of a dock, on the inner side of the ring."""
    x, y, turn = _berth(dock)
    x, y = _outwards(x, y, turn, -(100 if turn % 90 else 74))
    left, middle = number(round(x)), round(y)
    return (
        f'<use href="#mh-sign" x="{left}" y="{middle}"/><text x="{left}" y="{middle + 11}">{dock_number(dock)}</text>'
    )


@lru_cache(maxsize=1)
def _symbols() -> Markup:
    """Every drawing that is used more than once."""
    parts = {name.removeprefix("part-"): art for name, art in DRAWN.items() if name.startswith("part-")}
    found = "".join(f'<g id="mh-{name}">{art}</g>' for name, art in parts.items())
    return Markup(f"<defs>{DRAWN['paints']}{found}</defs>")
