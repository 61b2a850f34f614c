"""The town of Martians!!! on the screen at night: its tiles, and what lies and stands on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ludoteca.engine.phrase import Phrase
from ludoteca.games.martians.content import (
    BLOCKED,
    BULLET,
    CENTRES,
    FARMS,
    FIRST_BUILDING,
    FIRST_GENERIC,
    KIND_NAMES,
    LIFE,
    SPOTS,
    TILES,
    Box,
)  # fmt: skip
from ludoteca.games.martians.ids import DIR, PLACE, STEP
from ludoteca.games.martians.map import icon_cell, legal_places
from ludoteca.games.martians.phrases import kind_name, say, tile_the, where_name
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen_art import SIGNS, SQUARE, TILE, at, middle, sentence, sign_at, square_spot
from ludoteca.games.martians.screen_names import names
from ludoteca.games.martians.screen_touch import touches
from ludoteca.screen import Markup, Part, View, part, spot, tag, tip
from ludoteca.screen.markup import Attributes, place

Frame = tuple[int, int, int, int]  # left, top, right, bottom
Point = tuple[int, int]

TILE_NAME: Final = "@"  # these stand for a tile and for a square of it in what the script says of them
SQUARE_NUMBER: Final = "#"
LEAST: Final = 4  # tiles that a view is at least wide and high
PAWNS: Final = (
    ((0, 0),),
    ((-9, 1), (9, 1)),
    ((-10, -4), (10, -4), (0, 6)),
    ((-9, -6), (9, -6), (-9, 7), (9, 7)),
    ((-11, -6), (0, -8), (11, -6), (-7, 7), (7, 7)),
    ((-11, -6), (0, -8), (11, -6), (-11, 7), (0, 7), (11, 7)),
)  # where pawns stand that share a square


def town(view: View, state: MartiansState) -> Part:
    """The map, each of its layers a part of its own."""
    touched = touches(view, state)
    home = home_of(state)
    attributes: Attributes = {
        "class": "ma-town",
        "viewBox": written(home),
        "data-own": "viewBox",
        "role": "group",
        "aria-label": view.say(say("map")),
    }
    look: Attributes = {
        "class": "ma-look",
        "data-home": written(home),
        "data-steps": STEP,
        "data-ways": DIR,
        "data-square": view.say(say("cell", {"there": TILE_NAME, "square": SQUARE_NUMBER})),
        "data-look": written(_looked_at(state, touched.points)),
        "data-focus": _focus(state, touched.points),
    }
    martian = tip(view.say(say("about-martian")), "R25")
    return part(
        "town",
        "svg",
        attributes,
        EARTH,
        land(state, view.lang),
        part("names", "g", {"class": "ma-names"}, *names(state, view.lang)),
        part("things", "g", {"class": "ma-things"}, *things(view, state)),
        part("mob", "g", {"class": "ma-mob", **martian}, *martians(state)),
        part("people", "g", {"class": "ma-people"}, *pawns(view, state)),
        part("touch", "g", {"class": "ma-touch"}, *touched.drawn),
        part("look", "g", look),
    )


# ---- where one looks


def _around(points: list[Point], margin: int) -> Frame:
    """The box around some places."""
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across) - margin, min(down) - margin, max(across) + margin, max(down) + margin


def written(box: Frame) -> str:
    """A box as the value of a `viewBox`."""
    left, top, right, bottom = box
    return f"{left} {top} {right - left} {bottom - top}"


def home_of(state: MartiansState) -> Frame:
    """The whole map, and the places where the tile just turned over may lie."""
    points = [at(state.place[tile]) for tile in state.on_table]
    if state.tile >= 0:
        points += [at((action - PLACE) // 4) for action in legal_places(state, state.tile)]
    left, top, right, bottom = _around(points, TILE // 2 + 12)
    wide = max(0, (LEAST * TILE - right + left) // 2)
    high = max(0, (LEAST * TILE - bottom + top) // 2)
    return left - wide, top - high, right + wide, bottom + high


def _looked_at(state: MartiansState, matters: list[Point]) -> Frame:
    """What must be in view now: what can be touched on the map, and where the active pawn stands."""
    pawn = middle(state, state.pawn[state.active])
    return _around([*matters, pawn], TILE * 3 // 4 if matters else TILE + SQUARE)


def _focus(state: MartiansState, matters: list[Point]) -> str:
    """Where to look when not all of that can be seen: at what can be touched nearest to the active pawn."""
    x, y = middle(state, state.pawn[state.active])
    nearest = min(matters, key=lambda point: abs(point[0] - x) + abs(point[1] - y), default=(x, y))
    return f"{nearest[0]} {nearest[1]}"


# ---- land


def land(state: MartiansState, lang: str) -> Markup:
    """Every tile a part, those that are not laid yet empty: a new one travels alone."""
    box = state.terms.box
    tiles = [_tile(box, tile, state.place[tile], state.rotation[tile], lang) for tile in range(TILES)]
    return tag("g", {"class": "ma-land", "fill": "transparent"}, *tiles)


@lru_cache(maxsize=8192)
def _tile(box: Box, tile: int, position: int, rotation: int, lang: str) -> Part:
    """A laid tile with its sign upright, and the squares on which somebody can stand."""
    if position < 0:
        return part(f"t{tile}", "g")
    x, y = at(position)
    name = box.names[tile]
    sign = ""
    if name in SIGNS:
        dx, dy = sign_at(name, rotation)
        sign = f'<use href="#ma-n-{name}" x="{dx}" y="{dy}"/>'
    turn = f' transform="rotate({90 * rotation})"' if rotation else ""
    ground = box.ground[36 * tile + 9 * rotation : 36 * tile + 9 * rotation + 9]
    squares = [_square(9 * tile + square) for square in range(9) if ground[square] != BLOCKED]
    about = tip(_there(box, tile, position).text(lang), _rule_of(tile))
    attributes = {**spot(f"t{tile}"), "transform": place(x, y), **about}
    return part(f"t{tile}", "g", attributes, Markup(f'<use href="#ma-t-{name}"{turn}/>{sign}'), *squares)


def _square(cell: int) -> Markup:
    """A square that can be lit; the style sheet says where it is, the script what it is called."""
    return Markup(f'<rect data-spot="{square_spot(cell)}"/>')


def _there(box: Box, tile: int, position: int) -> Phrase:
    """A tile on the table; one of several alike by its place."""
    if tile == 0 or FIRST_BUILDING <= tile < FIRST_GENERIC:
        return tile_the(box, tile)
    return say("tile-placed", {"tile": box.names[tile], "where": where_name(position)})


def _rule_of(tile: int) -> str:
    """The rule that says what a tile brings."""
    return "S2" if tile == 0 else "R13" if tile <= FARMS else "R14" if tile < FIRST_GENERIC else "R12"


# ---- what lies and stands there


@lru_cache(maxsize=8192)
def _use(name: str, x: int, y: int, scale: float = 1.0, piece: str = "") -> Markup:
    where: Attributes = {"href": f"#ma-{name}", "data-piece": piece or None, "transform": place(x, y, 0, scale)}
    return tag("use", where)


class Thing(NamedTuple):
    """Something that lies there: what is said of all of its kind, and the rule behind it."""

    kind: str
    drawn: Markup
    said: str
    rule: str


def things(view: View, state: MartiansState) -> list[Markup]:
    """Icons, tokens, markers and objects, those of a kind together, so that what they are is said once."""
    groups: dict[str, list[Thing]] = {}
    for thing in [*_icons(view, state), *_tokens(view, state), *_markers(view, state), *_objects(view, state)]:
        groups.setdefault(thing.kind, []).append(thing)
    return [
        tag("g", {"data-key": kind, **tip(group[0].said, group[0].rule)}, *[thing.drawn for thing in group])
        for kind, group in groups.items()
    ]


def _icons(view: View, state: MartiansState) -> list[Thing]:
    cells = [icon_cell(state, tile) for tile in state.on_table] if state.terms.coop else []
    places = [middle(state, cell) for cell in cells if cell >= 0]
    return [Thing("icon", _use("icon", x - 12, y - 12), view.say(say("icon")), "R65") for x, y in places]


def _markers(view: View, state: MartiansState) -> list[Thing]:
    found: list[Thing] = []
    for tile in state.on_table:
        if not state.terms.box.marks[tile]:
            continue
        for cell in range(9 * tile, 9 * tile + 9):
            if state.squares[cell] & (LIFE | BULLET):
                kind = "life" if state.squares[cell] & LIFE else "bullet"
                drawn = _use(kind, *middle(state, cell), 1.0, f"{kind[0]}{cell}")
                found.append(Thing(kind, drawn, _marker_name(kind, view.lang), "R19"))
    return found


@lru_cache(maxsize=8)
def _marker_name(kind: str, lang: str) -> str:
    return sentence(say("marker", {"kind": kind}).text(lang))


def _objects(view: View, state: MartiansState) -> list[Thing]:
    found = [_hidden(view, state, one) for one in range(SPOTS) if state.spot_kind[one] >= 0]
    lying: dict[int, int] = {}
    for code in state.open_objects:
        cell, kind = code // 3, KIND_NAMES[code % 3]
        lying[cell] = lying.get(cell, 0) + 1
        x, y = middle(state, cell)
        drawn = _use(kind, x - 14 + 9 * lying[cell], y + 2, 1.1)
        found.append(Thing(kind, drawn, view.say(kind_name(code % 3)), "R20"))
    return found


def knows_spot(view: View, state: MartiansState, one: int) -> bool:
    """Whether the one who looks has seen that hidden object."""
    return view.seat is not None and state.spot_seen[one] >> view.seat & 1 == 1


def _hidden(view: View, state: MartiansState, one: int) -> Thing:
    """A crate; its owner's memory of what is in it shows only to who looked."""
    if knows_spot(view, state, one):
        kind = state.spot_kind[one]
        known, said = f"known-{kind}", view.say(say("known-object", {"kind": kind_name(kind)}))
        inside = f'<use href="#ma-{KIND_NAMES[kind]}" transform="scale(.72)"/>'
    else:
        can = [kind for kind in range(3) if state.spot_mask[one] >> kind & 1]
        listed = " / ".join(view.say(kind_name(kind)) for kind in can)
        known, said = f"crate-{state.spot_mask[one]}", view.say(say("hidden-object", {"list": listed}))
        inside = '<use href="#ma-ask"/>'
    where = {"data-piece": f"o{one}", "transform": place(*middle(state, state.spot_cell[one]))}
    return Thing(known, tag("g", where, Markup(f'<use href="#ma-crate"/>{inside}')), said, "R20")


def knows_token(view: View, state: MartiansState, farm: int) -> bool:
    """Whether the one who looks can tell what a Martian token is."""
    if state.token_up >> farm & 1:
        return True
    if view.seat is not None:
        return state.knows_token(view.seat, farm)
    return state.terms.coop and state.knows_token(0, farm)


def _tokens(view: View, state: MartiansState) -> list[Thing]:
    return [_token(view, state, farm) for farm in range(FARMS) if state.tokens[farm] >= 0]


def _token(view: View, state: MartiansState, farm: int) -> Thing:
    """A Martian token: its back, its face, or its back with what the one who looks knows of it."""
    x, y = middle(state, CENTRES[farm])
    y += 3 if state.has_martian(CENTRES[farm]) else 0
    if not knows_token(view, state, farm):
        return Thing("token", _use("down", x, y), view.say(say("token-down")), "R42")
    face = "ship" if state.tokens[farm] == 1 else "crop"
    if state.token_up >> farm & 1:
        return Thing(face, _use(face, x, y), view.say(say("token-up", {"what": say(face)})), "R42")
    inside = f'<use href="#ma-down"/><use href="#ma-{face}" transform="translate(0 1) scale(.62)"/>'
    drawn = tag("g", {"transform": place(x, y)}, Markup(inside))
    return Thing(f"known-{face}", drawn, view.say(say("token-known", {"what": say(face)})), "R42")


def martians(state: MartiansState) -> list[Markup]:
    """Every Martian; those that move in this turn keep their name on the way."""
    called: dict[int, str] = {}
    for number, cell in enumerate(state.moved):
        called[cell] = f"mv{state.turn}-{number}"
    if state.mover >= 0:
        called[state.mover] = f"mv{state.turn}-{len(state.moved)}"
    shared = set(state.pawn)
    found: list[Markup] = []
    for cell in state.martians:
        x, y = middle(state, cell)
        dx, dy, size = (10, -5, 0.78) if cell in shared else (0, -7, 0.78) if cell in CENTRES else (0, 0, 0.88)
        found.append(_use("m", x + dx, y + dy, size, called.get(cell, f"m{cell}")))
    return found


def pawns(view: View, state: MartiansState) -> list[Markup]:
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
        x, y = middle(state, cell)
        now = " ma-now" if seat == state.active and state.to_move >= 0 else ""
        inner = f'<use href="#ma-p{seat}"/>'
        if now:
            inner = f'<circle class="ma-halo2" r="17"/>{inner}<use href="#ma-here"/>'
        if state.shielded >> seat & 1:
            inner = f'<use href="#ma-shield"/>{inner}'
        attributes = {"data-piece": f"p{seat}", "class": f"ma-pawn{now}", "transform": place(x + dx, y + dy, 0, size)}
        found.append(
            tag("g", {**attributes, **tip(view.say(say("about-pawn", {"seat": view.name_of(seat)})))}, Markup(inner))
        )
    return found


# ---- the small map in the corner


def overview(view: View) -> Markup:
    """The whole town in a few strokes, for whoever does not see all of it; the script of the game draws it."""
    words = view.say(say("overview"))
    return tag("svg", {"class": "ma-over", "data-key": "over", "role": "img", "aria-label": words})


EARTH: Final = Markup(
    '<rect class="ma-earth" x="-2600" y="-2600" width="5200" height="5200"/>'
    '<rect fill="url(#ma-earth)" x="-2600" y="-2600" width="5200" height="5200"/>'
    '<circle fill="url(#ma-moon)" r="900"/>'
)
