"""The station of Marrak Hesh 17: the ring of docks, the market in its middle, and the ships that may be sent."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final, NamedTuple

from ludoteca.games.marrak_hesh.content import COLOURS, DOCKS, NONE, SLOTS, SMALL, Box
from ludoteca.games.marrak_hesh.decisions import MARKET
from ludoteca.games.marrak_hesh.phrases import dock_number, goods, say
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from ludoteca.games.marrak_hesh.screen_pieces import (
    DRAWN,
    coin,
    goods_tile,
    ring,
    transport,
    transport_name,
    transport_piece,
)
from ludoteca.screen import Markup, Part, View, part, tag, tip
from ludoteca.screen.markup import join, number, place

CORNER: Final = 342  # from the centre to a dock in a corner, in both co-ordinates
STEP: Final = 118  # from dock to dock
SLOT: Final = 120  # from one leftover tile to the other


class Plan(NamedTuple):
    """Where things lie on a station with so many docks; all lengths from its centre."""

    docks: int
    half: int  # of the picture
    ring: int  # to the middle of a dock on a straight side
    inside: int  # to the edge of what no dock reaches into
    afloat: int  # to the tile that was just taken
    ground: float  # how large the ring and the deck are drawn


WHOLE: Final = Plan(DOCKS, 490, 376, 304, 214, 1.0)
FEW: Final = Plan(SMALL, 400, 290, 226, 172, 0.82)  # D18
SIDES: Final = ((0, -1, 0), (1, -0.5, 90), (1, 0.5, 90), (0, 1, 180), (-1, 0.5, 270), (-1, -0.5, 270))  # of its docks

OFFER: Final = 124  # the width of a ship that may be chosen; on a phone that is the tip of a thumb
TALL: Final = 160  # its height
FRAME: Final = 12  # around them


def station(view: View, state: MarrakHeshState) -> Part:
    """The ring with its docks, the market in its middle and the tile that floats between."""
    plan = plan_of(state)
    parts: list[Markup] = [part("scene", "g", None, _scene(plan, view.lang)), _core(view, state)]
    parts += [_dock(view, state, dock) for dock in range(plan.docks)]
    if state.taken != NONE:
        parts.append(_taken(view, state))
    parts.append(part("rings", "g", None, _rings(plan)))
    attributes = {
        "class": "mh-station",
        "viewBox": f"{-plan.half} {-plan.half} {2 * plan.half} {2 * plan.half}",
        "role": "group",
        "aria-label": view.say(say("station")),
    }
    return part("station", "svg", attributes, *parts)


def plan_of(state: MarrakHeshState) -> Plan:
    """The plan of the station that is played on."""
    return WHOLE if len(state.docks) == DOCKS else FEW


@lru_cache(maxsize=DOCKS + SMALL)
def _berth(plan: Plan, dock: int) -> tuple[float, float, int]:
    """Where a dock lies and which way it looks, in degrees; dock 0 is in the middle of the top side."""
    if plan is FEW:
        across, down, looks = SIDES[dock]
        return across * plan.ring, down * plan.ring, looks
    side, along = divmod((dock + 2) % DOCKS, 6)
    x, y, turn = (CORNER, -CORNER, 45) if along == 5 else ((along - 2) * STEP, -plan.ring, 0)
    for _ in range(side):
        x, y = -y, x
    return x, y, turn + 90 * side


def _outwards(x: float, y: float, turn: int, far: float) -> tuple[float, float]:
    """So far from a place in the direction in which it looks."""
    angle = turn * pi / 180
    return x + far * sin(angle), y - far * cos(angle)


# ---- a dock


def _dock(view: View, state: MarrakHeshState, dock: int) -> Markup:
    """A dock: its Transport, or its Goods with a ghost of each Transport that may come for it."""
    x, y, turn = _berth(plan_of(state), dock)
    box = state.terms.box
    lying = state.docks[dock]
    if lying < 0:
        return _docked(view, state, dock)
    colours = [colour for colour in range(COLOURS) if view.may(colour * DOCKS + dock)]
    tile = goods_tile(box, lying, view.lang, place(x, y), told=not colours)
    if len(colours) > 1:
        return _choice(view, state, dock, colours, tile)
    if colours:
        ghost = tag("g", {"transform": place(x, y, turn)}, _ghost(box, colours[0], 0, 1, turn))
        seal = _seal(state, colours[0], dock, place(x + 34, y + 34, 0, 0.8))
        return tag("g", view.touch(colours[0] * DOCKS + dock, "mh-dock"), _lit(x, y), ghost, tile, seal)
    return tag("g", view.touch(_refused(view, state, dock), "mh-dock"), tile)


def _docked(view: View, state: MarrakHeshState, dock: int) -> Markup:
    """A Transport at its dock; the one that has just come is still known as the one that left its ship."""
    colour = -1 - state.docks[dock]
    piece = f"t{dock}"
    if dock == state.taken_from and state.taken != NONE:
        left = state.hands[COLOURS * state.to_move + colour]
        piece = transport_piece(state.to_move, colour, left)
    return tag(
        "g", view.touch(dock, "mh-dock"), _moored(plan_of(state), state.terms.box, dock, colour, piece, view.lang)
    )


@lru_cache(maxsize=1024)
def _moored(plan: Plan, box: Box, dock: int, colour: int, piece: str, lang: str) -> Markup:
    """The Transport itself, its nose at the port."""
    x, y, turn = _berth(plan, dock)
    attributes = {"data-piece": piece, "class": "mh-ship", "transform": place(*_outwards(x, y, turn, 50), turn, 1.4)}
    port = Markup(f'<circle class="mh-port" transform="{place(*_outwards(x, y, turn, -26))}" r="13"/>')
    return join([port, tag("g", {**attributes, **transport_name(box, colour, lang)}, transport(box, colour))])


def _refused(view: View, state: MarrakHeshState, dock: int) -> int:
    """A placing at a dock that the seat might have wished for: the first colour that it still has."""
    if view.seat is None:
        return dock
    hand = state.hands[COLOURS * view.seat : COLOURS * (view.seat + 1)]
    colour = next((colour for colour in range(COLOURS) if hand[colour]), 0)
    return colour * DOCKS + dock


def _lit(x: float, y: float) -> Markup:
    """The glow of a dock that can be touched, as large as its room on the ring."""
    return Markup(f'<use href="#mh-lit" x="{number(x)}" y="{number(y)}"/>')


@lru_cache(maxsize=64)
def _ghost(box: Box, colour: int, step: int, of: int, turn: int) -> Markup:
    """A Transport that might come, the given one of so many, off the dock."""
    corner = turn % 90 != 0
    x = (step - (of - 1) / 2) * (100 if corner else STEP) / of
    where = place(x, -94 if corner else -80, 0, (0.92, 0.66, 0.52)[of - 1])
    return Markup(f'<g class="mh-ghost" transform="{where}">{transport(box, colour)}</g>')


def _seal(state: MarrakHeshState, colour: int, dock: int, where: str) -> Markup:
    """The token that a placing would spend, if it needs one."""
    for card in state.in_force():
        if card.placing_key(state, colour, dock):
            return coin(card, where, "mh-seal")
    return Markup("")


# ---- a dock to which several Transports may come


def _choice(view: View, state: MarrakHeshState, dock: int, colours: list[int], tile: Markup) -> Markup:
    """The tile, which is touched first, and the ships among which one is then chosen."""
    x, y, turn = _berth(plan_of(state), dock)
    box = state.terms.box
    ghosts = [_ghost(box, colour, step, len(colours), turn) for step, colour in enumerate(colours)]
    around = tag("g", {"transform": place(x, y, turn)}, *ghosts)
    asked = view.say(say("choose-transport", {"dock": dock_number(dock), "goods": goods(box, state.docks[dock])}))
    touched = {"class": "mh-opener", "tabindex": -1, "data-unfolds": "", **tip(asked, "R3")}
    opener = tag("g", touched, _lit(x, y), around, tile)
    attributes = {"class": "mh-dock mh-many", "data-fold": "", "role": "group", "aria-label": asked}
    return tag("g", attributes, opener, _chooser(view, state, dock, colours))


def _chooser(view: View, state: MarrakHeshState, dock: int, colours: list[int]) -> Markup:
    """The ships, side by side where they cover no dock, each with how many of its colour are left."""
    plan = plan_of(state)
    x, y, turn = _berth(plan, dock)
    wide, high = OFFER * len(colours) / 2 + FRAME, TALL / 2 + FRAME
    middle = max(wide - plan.inside, min(x, plan.inside - wide))
    level = max(high - plan.inside, min(y, plan.inside - high))
    start = _outwards(x, y, turn, -60)
    tether = f"M{number(round(start[0]))} {number(round(start[1]))}L{number(middle)} {number(level)}"
    frame = Markup(
        f'<path class="mh-tether" d="{tether}"/><rect class="mh-tray" x="{number(middle - wide)}" '
        f'y="{number(level - high)}" width="{number(2 * wide)}" height="{number(2 * high)}" rx="34"/>'
    )
    offers: list[Markup] = []
    for step, colour in enumerate(colours):
        attributes = view.touch(colour * DOCKS + dock, "mh-offer")
        attributes["transform"] = place(middle + (step - (len(colours) - 1) / 2) * OFFER, level)
        left = 0 if view.seat is None else state.hands[COLOURS * view.seat + colour]
        count = Markup(f'<text class="mh-left" y="66">× {left}</text>')
        ship = Markup(f'{_BED}<g transform="{place(0, -18, 0, 1.45)}">{transport(state.terms.box, colour)}</g>')
        offers.append(tag("g", attributes, ship, count, _seal(state, colour, dock, place(36, -48, 0, 0.9))))
    return tag("g", {"class": "mh-chooser"}, frame, *offers)


_BED: Final = f'<rect class="mh-hit" x="{-OFFER / 2:g}" y="{-TALL / 2:g}" width="{OFFER}" height="{TALL}" rx="26"/>'


# ---- the middle


def _core(view: View, state: MarrakHeshState) -> Markup:
    """The two leftover Goods on their carpet in the market."""
    opens = [card for card in state.in_force() if card.trades]
    rule = opens[0].rule if opens else "S6"
    label = tag("text", {"class": "mh-label", "y": -62}, view.say(say("leftovers")))
    told = tip(view.say(say("leftovers-open" if opens else "leftovers-shut")), rule)
    parts = [tag("g", {**told}, Markup('<use href="#mh-carpet"/>'), label)]
    for slot, tile in enumerate(state.slots):
        may = view.may(MARKET + 1 + slot)
        x, y = _slot(slot)
        piece = goods_tile(state.terms.box, tile, view.lang, place(x, y), told=not may)
        hit = Markup(f'<rect class="mh-hit" x="{number(x - 60)}" y="{y - 62}" width="{SLOT}" height="124" rx="22"/>')
        parts.append(tag("g", view.touch(MARKET + 1 + slot, "mh-slot"), hit, piece))
    return tag("g", {"class": "mh-core" if opens else "mh-core mh-shut"}, *parts)


def _slot(slot: int) -> tuple[float, int]:
    """Where a leftover tile lies."""
    return SLOT * (slot - 0.5), 12


def _taken(view: View, state: MarrakHeshState) -> Markup:
    """The tile that was just taken, afloat in the beam of its dock."""
    plan = plan_of(state)
    x, y, _ = _berth(plan, state.taken_from)
    reach = plan.afloat / max(abs(x), abs(y))
    beam = _beam(x * 0.94, y * 0.94, x * reach, y * reach)
    may = view.may(MARKET)
    tile = goods_tile(state.terms.box, state.taken, view.lang, place(x * reach, y * reach, 0, 1.2), told=not may)
    halo = Markup(f'<circle class="mh-halo" cx="{number(x * reach)}" cy="{number(y * reach)}" r="84"/>')
    spot = Markup(ring("taken", x * reach, y * reach))
    return tag("g", view.touch(MARKET, "mh-taken") if may else {"class": "mh-taken"}, beam, halo, tile, spot)


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


# ---- what never changes


@lru_cache(maxsize=2)
def _rings(plan: Plan) -> Markup:
    """The outlines of the docks and of the market's slots."""
    docks = [ring(f"dock{dock}", *_berth(plan, dock)[:2]) for dock in range(plan.docks)]
    return Markup("".join([*docks, *[ring(f"slot{slot}", *_slot(slot)) for slot in range(SLOTS)]]))


@lru_cache(maxsize=8)
def _scene(plan: Plan, lang: str) -> Markup:
    """Space, the ring with its pads and numbers, and the market."""
    pads = "".join(
        _pad(plan, dock) for dock in sorted(range(plan.docks), key=lambda dock: _berth(plan, dock)[2] % 90 == 0)
    )
    signs = "".join(_sign(plan, dock, lang) for dock in range(plan.docks))
    stalls = "".join(
        f'<use href="#mh-stall" class="mh-a{step % 3}" transform="rotate({11.25 + 22.5 * step:g})"/>'
        for step in range(16)
    )
    ground = f"{DRAWN['sky']}{DRAWN['ring']}{DRAWN['deck']}{stalls}"
    if plan.ground != 1.0:
        ground = f'<g transform="scale({plan.ground})">{ground}</g>'
    return Markup(f'{ground}{pads}<g class="mh-n">{signs}</g>')


def _pad(plan: Plan, dock: int) -> str:
    """The ground of a dock: a square in the ring, or a round tower in its corner."""
    x, y, turn = _berth(plan, dock)
    return f'<use href="#mh-{"tower" if turn % 90 else "pad"}" transform="{place(x, y, turn)}"/>'


def _sign(plan: Plan, dock: int, lang: str) -> Markup:
    """The number of a dock, on the inner side of the ring."""
    x, y, turn = _berth(plan, dock)
    room = 100 if turn % 90 else 86 if plan is FEW and turn % 180 else 74  # a sign is wider than high
    x, y = _outwards(x, y, turn, -room)
    left, middle = number(round(x)), round(y)
    written = (
        f'<use href="#mh-sign" x="{left}" y="{middle}"/><text x="{left}" y="{middle + 11}">{dock_number(dock)}</text>'
    )
    return tag("g", {**tip(say("dock", {"dock": dock_number(dock)}).text(lang), "R4")}, Markup(written))
