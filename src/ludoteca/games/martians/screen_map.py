"""The map of Martians!!! on the screen: the town at night, what stands in it, and what of it can be touched now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.martians.content import BULLET, CENTRES, FARMS, JAMMED, KIND_NAMES, LIFE, NONE, SIDE, SPOTS, Box
from ludoteca.games.martians.ids import CELL, DIR, DISCARD, PLACE, ROLL, STEP
from ludoteca.games.martians.ids import TILE as TILE_CHOICE
from ludoteca.games.martians.map import icon_cell, legal_places
from ludoteca.games.martians.phrases import cell_name, kind_name, say, tile_title
from ludoteca.games.martians.pieces import can_take_marker, has_open, hidden_at
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen_art import SIGNS, SQUARE, TILE, WAYS, centre, sign_at, symbols
from ludoteca.games.martians.screen_seats import sentence
from ludoteca.screen import Markup, View, tag
from ludoteca.screen.markup import Attributes, place

Frame = tuple[int, int, int, int]  # left, top, right, bottom

REACH: Final = 10  # positions on each side of the House
LEAST: Final = 4  # tiles that a view is at least wide and high
PAWNS: Final = (
    ((0, 0),),
    ((-9, 1), (9, 1)),
    ((-10, -4), (10, -4), (0, 6)),
    ((-9, -6), (9, -6), (-9, 7), (9, 7)),
    ((-11, -6), (0, -8), (11, -6), (-7, 7), (7, 7)),
    ((-11, -6), (0, -8), (11, -6), (-11, 7), (0, 7), (11, 7)),
)  # where pawns stand that share a square
CHIPS: Final = ((39, -39), (39, 39), (-39, 39))  # the other rotations of a ghost


def draw_map(view: View, state: MartiansState, cards: tuple[str, ...]) -> Markup:
    """The whole map as one drawing."""
    touches, matters = _touches(view, state)
    drawn = [
        _symbols(state, cards),
        _EARTH,
        tag("g", {"class": "ma-land"}, *_land(view, state)),
        tag("g", {"class": "ma-things"}, *_things(view, state)),
        tag("g", {"class": "ma-mob"}, tag("title", None, view.say(say("martian"))), *_martians(state)),
        tag("g", {"class": "ma-people"}, *_pawns(view, state)),
        tag("g", {"class": "ma-touch"}, *touches),
    ]
    home = _home(state)
    attributes: Attributes = {
        "class": "ma-town",
        "viewBox": _written(home),
        "data-own": "viewBox",
        "data-home": _written(home),
        "data-steps": STEP,
        "data-look": _written(_looked_at(state, matters)),
        "role": "group",
        "aria-label": view.say(say("map")),
    }
    return tag("svg", attributes, *drawn)


# ---- where things are


def at(position: int) -> tuple[int, int]:
    """The middle of a position of the table."""
    return (position % SIDE - REACH) * TILE, (position // SIDE - REACH) * TILE


def spot(state: MartiansState, cell: int) -> tuple[int, int]:
    """The middle of a square that lies on the table."""
    return _middle(state.place[cell // 9], cell % 9)


@lru_cache(maxsize=4096)
def _middle(position: int, square: int) -> tuple[int, int]:
    x, y = at(position)
    dx, dy = centre(square)
    return x + dx, y + dy


def _around(points: list[tuple[int, int]], margin: int) -> Frame:
    """The box around some places."""
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across) - margin, min(down) - margin, max(across) + margin, max(down) + margin


def _written(box: Frame) -> str:
    left, top, right, bottom = box
    return f"{left} {top} {right - left} {bottom - top}"


def _home(state: MartiansState) -> Frame:
    """The whole map, and the places where the tile just turned over may lie."""
    points = [at(state.place[tile]) for tile in state.on_table]
    if state.tile >= 0:
        points += [at((action - PLACE) // 4) for action in legal_places(state, state.tile)]
    left, top, right, bottom = _around(points, TILE // 2 + 24)
    wide = max(0, (LEAST * TILE - right + left) // 2)
    high = max(0, (LEAST * TILE - bottom + top) // 2)
    return left - wide, top - high, right + wide, bottom + high


def _looked_at(state: MartiansState, matters: list[tuple[int, int]]) -> Frame:
    """What must be in view now: what can be touched on the map, and where the active pawn stands."""
    pawn = spot(state, state.pawn[state.active])
    return _around([*matters, pawn], TILE if matters else TILE + SQUARE)


# ---- land


def _symbols(state: MartiansState, cards: tuple[str, ...]) -> Markup:
    """The drawings that are needed now."""
    box = state.terms.box
    names = {box.names[tile] for tile in state.on_table}
    if state.tile >= 0:
        names.add(box.names[state.tile])
    return symbols(box, tuple(sorted(names)), cards, state.terms.players)


def _land(view: View, state: MartiansState) -> list[Markup]:
    box = state.terms.box
    return [_tile(box, tile, state.place[tile], state.rotation[tile], view.lang) for tile in state.on_table]


@lru_cache(maxsize=4096)
def _tile(box: Box, tile: int, position: int, rotation: int, lang: str) -> Markup:
    """A laid tile with its sign upright."""
    x, y = at(position)
    name = box.names[tile]
    title = tag("title", None, tile_title(box, tile).text(lang))
    sign = ""
    if name in SIGNS:
        dx, dy = sign_at(name, rotation)
        sign = f'<use href="#ma-n-{name}" x="{dx}" y="{dy}"/>'
    turn = f' transform="rotate({90 * rotation})"' if rotation else ""
    return Markup(f'<g data-key="t{tile}" transform="{place(x, y)}">{title}<use href="#ma-t-{name}"{turn}/>{sign}</g>')


# ---- what lies and stands there


@lru_cache(maxsize=8192)
def _use(name: str, x: int, y: int, scale: float = 1.0, piece: str = "", title: str = "") -> Markup:
    key = f' data-piece="{piece}"' if piece else ""
    inner = tag("title", None, title) if title else ""
    return Markup(f'<use{key} href="#ma-{name}" transform="{place(x, y, 0, scale)}">{inner}</use>')


def _things(view: View, state: MartiansState) -> list[Markup]:
    """Icons, tokens, markers and objects."""
    found: list[Markup] = []
    if state.terms.coop:
        for tile in state.on_table:
            cell = icon_cell(state, tile)
            if cell >= 0:
                x, y = spot(state, cell)
                found.append(_use("icon", x - 12, y - 12, 1.0, "", view.say(say("icon"))))
    found += [_token(view, state, farm) for farm in range(FARMS) if state.tokens[farm] >= 0]
    for tile in state.on_table:
        if state.terms.box.marks[tile]:
            for cell in range(9 * tile, 9 * tile + 9):
                found += _markers(view, state, cell)
    found += [_hidden(view, state, one) for one in range(SPOTS) if state.spot_kind[one] >= 0]
    lying: dict[int, int] = {}
    for code in state.open_objects:
        cell = code // 3
        lying[cell] = lying.get(cell, 0) + 1
        x, y = spot(state, cell)
        name = view.say(kind_name(code % 3))
        found.append(_use(KIND_NAMES[code % 3], x - 14 + 9 * lying[cell], y + 2, 1.1, "", name))
    return found


def _markers(view: View, state: MartiansState, cell: int) -> list[Markup]:
    there = state.squares[cell]
    if not there & (LIFE | BULLET):
        return []
    x, y = spot(state, cell)
    kind = "life" if there & LIFE else "bullet"
    return [_use(kind, x, y, 1.0, f"{kind[0]}{cell}", _marker_name(kind, view.lang))]


@lru_cache(maxsize=8)
def _marker_name(kind: str, lang: str) -> str:
    return sentence(say("marker", {"kind": kind}).text(lang))


def knows_spot(view: View, state: MartiansState, one: int) -> bool:
    """Whether the one who looks has seen that hidden object."""
    return view.seat is not None and state.spot_seen[one] >> view.seat & 1 == 1


def _hidden(view: View, state: MartiansState, one: int) -> Markup:
    """A crate; its owner's memory of what is in it shows only to who looked."""
    x, y = spot(state, state.spot_cell[one])
    where = place(x, y)
    if knows_spot(view, state, one):
        kind = state.spot_kind[one]
        title = tag("title", None, view.say(say("known-object", {"kind": kind_name(kind)})))
        inside = f'<use href="#ma-{KIND_NAMES[kind]}" transform="scale(.72)"/>'
    else:
        can = [kind for kind in range(3) if state.spot_mask[one] >> kind & 1]
        names = " / ".join(view.say(kind_name(kind)) for kind in can)
        title = tag("title", None, view.say(say("hidden-object", {"list": names})))
        inside = '<use href="#ma-ask"/>'
    return Markup(f'<g data-piece="o{one}" transform="{where}">{title}<use href="#ma-crate"/>{inside}</g>')


def knows_token(view: View, state: MartiansState, farm: int) -> bool:
    """Whether the one who looks can tell what a Martian token is."""
    if state.token_up >> farm & 1:
        return True
    if view.seat is not None:
        return state.knows_token(view.seat, farm)
    return state.terms.coop and state.knows_token(0, farm)


def _token(view: View, state: MartiansState, farm: int) -> Markup:
    """A Martian token: its back, its face, or its back with what the one who looks knows of it."""
    x, y = spot(state, CENTRES[farm])
    y += 3 if state.has_martian(CENTRES[farm]) else 0
    known = knows_token(view, state, farm)
    face = "" if not known else "ship" if state.tokens[farm] == 1 else "crop"
    if state.token_up >> farm & 1:
        return _use(face, x, y, 1.0, "", view.say(say("token-up", {"what": say(face)})))
    if known:
        title = tag("title", None, view.say(say("token-known", {"what": say(face)})))
        small = f'<use href="#ma-{face}" transform="translate(0 1) scale(.62)"/>'
        return Markup(f'<g transform="{place(x, y)}">{title}<use href="#ma-down"/>{small}</g>')
    return _use("down", x, y, 1.0, "", view.say(say("token-down")))


def _martians(state: MartiansState) -> list[Markup]:
    """Every Martian; those that move in this turn keep their name on the way."""
    names: dict[int, str] = {}
    for number, cell in enumerate(state.moved):
        names[cell] = f"mv{state.turn}-{number}"
    if state.mover >= 0:
        names[state.mover] = f"mv{state.turn}-{len(state.moved)}"
    shared = set(state.pawn)
    found: list[Markup] = []
    for cell in state.martians:
        x, y = spot(state, cell)
        dx, dy, size = (10, -5, 0.78) if cell in shared else (0, -7, 0.78) if cell in CENTRES else (0, 0, 0.88)
        found.append(_use("m", x + dx, y + dy, size, names.get(cell, f"m{cell}")))
    return found


def _pawns(view: View, state: MartiansState) -> list[Markup]:
    """The pawns, those on the same square side by side, the active one last and ringed."""
    found: list[Markup] = []
    order = sorted(range(state.terms.players), key=lambda seat: seat == state.active)
    for seat in order:
        cell = state.pawn[seat]
        group = [other for other in range(state.terms.players) if state.pawn[other] == cell]
        dx, dy = PAWNS[len(group) - 1][group.index(seat)]
        size = 1.0 if len(group) == 1 else 0.86 if len(group) < 4 else 0.72
        if state.has_martian(cell):
            dx, dy, size = dx - 8, dy + 4, size * 0.9
        x, y = spot(state, cell)
        now = " ma-now" if seat == state.active and state.to_move >= 0 else ""
        inner = f'<use href="#ma-p{seat}"/>'
        if now:
            inner = f'<circle class="ma-halo2" r="17"/>{inner}<use href="#ma-here"/>'
        if state.shielded >> seat & 1:
            inner = f'<use href="#ma-shield"/>{inner}'
        title = tag("title", None, view.name_of(seat))
        where = place(x + dx, y + dy, 0, size)
        found.append(Markup(f'<g data-piece="p{seat}" class="ma-pawn{now}" transform="{where}">{title}{inner}</g>'))
    return found


# ---- what can be touched

Touches = tuple[list[Markup], list[tuple[int, int]]]  # the drawn things, and where they are


def _touches(view: View, state: MartiansState) -> Touches:
    """What of the map can be touched now."""
    found: list[Markup] = []
    points: list[tuple[int, int]] = []
    for drawn, where in [draw(view, state) for draw in (_sites, _walks, _directions, _tiles, _cells) if view.asked]:
        found += drawn
        points += where
    return found, points


def _chosen(state: MartiansState, first: int, end: int) -> list[int]:
    """The choices out of a block of actions."""
    return [action for action in state.choices if first <= action < end]


def _sites(view: View, state: MartiansState) -> Touches:
    """A ghost of the tile on every position where it may lie, with its other rotations round it."""
    rotations: dict[int, list[int]] = {}
    for action in _chosen(state, PLACE, STEP):
        rotations.setdefault((action - PLACE) // 4, []).append(action)
    found: list[Markup] = []
    points: list[tuple[int, int]] = []
    name = state.terms.box.names[state.tile]
    for position, choices in rotations.items():
        x, y = at(position)
        points.append((x, y))
        first, *others = choices
        face = _face(name, first % 4)
        main = view.touch(first, "ma-ghost")
        parts = [tag("g", main, Markup(f'<use href="#ma-site"/>{face}'))]
        for (dx, dy), action in zip(CHIPS, others, strict=False):
            chip = view.touch(action, "ma-chip-r")
            chip["transform"] = place(dx, dy)
            small = f'<g transform="scale(.29)">{_face(name, action % 4)}</g>'
            parts.append(tag("g", chip, Markup(f'<use href="#ma-chip"/>{small}')))
        found.append(tag("g", {"class": "ma-spot", "transform": place(x, y), "data-key": f"s{position}"}, *parts))
    return found, points


@lru_cache(maxsize=128)
def _face(name: str, rotation: int) -> str:
    """The picture of a tile, turned."""
    return f'<g class="ma-face" transform="rotate({90 * rotation})"><use href="#ma-t-{name}"/></g>'


def _walks(view: View, state: MartiansState) -> Touches:
    """Every square that can be walked to, with its cost; one step is an action, more are a walk of single steps."""
    found: list[Markup] = []
    points: list[tuple[int, int]] = []
    for cell, *way in walks(state) if _chosen(state, STEP, ROLL) else []:
        x, y = spot(state, cell)
        points.append((x, y))
        fight = state.has_martian(cell) and not state.lasts(JAMMED)
        if len(way) == 1:
            attributes = view.touch(STEP + way[0], "ma-go ma-near")
        else:
            key = "walk-fight" if fight else "walk"
            attributes = {
                "class": "ma-go can",
                "data-walk": "".join(str(direction) for direction in way),
                "role": "button",
                "tabindex": 0,
                "aria-label": view.say(say(key, {"cell": cell_name(state, cell), "count": len(way)})),
            }
        attributes["transform"] = place(x, y)
        found.append(tag("g", attributes, _cost(len(way), fight, _is_bare(state, cell))))
    return found, points


def walks(state: MartiansState) -> list[list[int]]:
    """The shortest way of the active pawn to every square that it can step to with nothing asked on the way.

    A way is its square and then its directions. It ends where something would be asked: at a Martian (R25), at an
    icon that draws a card (R65), at a marker that may be left for a companion (R19).
    """
    start = state.pawn[state.active]
    ways: list[list[int]] = [[start]]
    seen = [start]
    most = state.steps_left()
    head = 0
    while head < len(ways):
        way = ways[head]
        head += 1
        if len(way) > most or (len(way) > 1 and _is_asked_on(state, way[0])):
            continue
        for direction in range(4):
            goal = state.near[4 * way[0] + direction]
            if goal != NONE and goal not in seen:
                seen.append(goal)
                ways.append([goal, *way[1:], direction])
    return ways[1:]


def _is_asked_on(state: MartiansState, cell: int) -> bool:
    """Whether stepping onto a square may ask something."""
    if state.has_martian(cell) and not state.lasts(JAMMED):
        return True
    if not state.terms.coop:
        return False
    return icon_cell(state, cell // 9) == cell or (
        state.terms.players > 1 and can_take_marker(state, state.active, cell)
    )


def _is_bare(state: MartiansState, cell: int) -> bool:
    """Whether nothing lies or stands on a square that a number would hide."""
    lies = state.squares[cell] or hidden_at(state, cell) >= 0 or has_open(state, cell)
    return not lies and cell not in CENTRES and cell not in state.pawn


@lru_cache(maxsize=256)
def _cost(steps: int, fight: bool, bare: bool) -> Markup:
    """A lit square with the steps to it: a diamond where a fight waits."""
    at_x, at_y, text_y = ("", "", "6") if bare else (' x="12"', ' y="12"', "18")
    badge = f'<use href="#ma-{"duel" if fight else "cost"}"{at_x}{at_y}/>'
    return Markup(f'<use href="#ma-lit"/>{badge}<text class="ma-n"{at_x} y="{text_y}">{steps}</text>')


def _directions(view: View, state: MartiansState) -> Touches:
    """Arrows out of the square of the Martian that is being moved."""
    found: list[Markup] = []
    points: list[tuple[int, int]] = []
    for action in _chosen(state, DIR, DISCARD):
        x, y = spot(state, state.mover)
        dx, dy = WAYS[action - DIR]
        if not found:
            found.append(_from(x, y))
            points.append((x, y))
        attributes = view.touch(action, "ma-go ma-to")
        attributes["transform"] = place(x + SQUARE * dx, y + SQUARE * dy)
        turn = f'<g transform="rotate({90 * (action - DIR)})"><use href="#ma-arrow"/></g>'
        found.append(tag("g", attributes, Markup(f'<use href="#ma-lit"/>{turn}')))
        points.append((x + SQUARE * dx, y + SQUARE * dy))
    return found, points


def _from(x: int, y: int) -> Markup:
    """Where a Martian comes from."""
    return Markup(f'<use href="#ma-lit" class="ma-from" transform="{place(x, y)}"/>')


def _tiles(view: View, state: MartiansState) -> Touches:
    """Tiles that may be chosen."""
    found: list[Markup] = []
    points: list[tuple[int, int]] = []
    choices = _chosen(state, TILE_CHOICE, CELL)
    if choices and state.choice >= 0 and state.place[state.choice] >= 0:
        where = place(*at(state.place[state.choice]))
        found.append(Markup(f'<use href="#ma-pick" class="ma-first" transform="{where}"/>'))
    for action in choices:
        x, y = at(state.place[action - TILE_CHOICE])
        attributes = view.touch(action, "ma-pickable")
        attributes["transform"] = place(x, y)
        found.append(tag("g", attributes, Markup('<use href="#ma-pick"/>')))
        points.append((x, y))
    return found, points


def _cells(view: View, state: MartiansState) -> Touches:
    """Squares or Martians that may be chosen."""
    found: list[Markup] = []
    points: list[tuple[int, int]] = []
    choices = _chosen(state, CELL, DIR)
    if choices and state.mover >= 0:
        found.append(_from(*spot(state, state.mover)))
    for action in choices:
        x, y = spot(state, action - CELL)
        attributes = view.touch(action, "ma-go")
        attributes["transform"] = place(x, y)
        found.append(tag("g", attributes, Markup('<use href="#ma-lit"/>')))
        points.append((x, y))
    return found, points


_EARTH: Final = Markup(
    '<rect class="ma-earth" x="-2600" y="-2600" width="5200" height="5200"/>'
    '<rect fill="url(#ma-earth)" x="-2600" y="-2600" width="5200" height="5200"/>'
    '<circle fill="url(#ma-moon)" r="900"/>'
)
