"""The circuit on the screen: the track with its cars, the path of this turn, where it can go on, and the tower."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.automobiles.content import COLOURS, GEARS, PACKAGE, WEAR, YELLOW
from ludoteca.games.automobiles.decisions import ACTION, GRID_PLACE, STEP
from ludoteca.games.automobiles.drawing import PANEL, Plane, bend, paints, plane_of, rail, scene, unit_of_car
from ludoteca.games.automobiles.geometry import STRETCH
from ludoteca.games.automobiles.phrases import colour_letter, cube_name, place_name, say
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.track import NOWHERE, Track
from ludoteca.screen import Markup, Part, Touch, View, part, tag, tip
from ludoteca.screen.drawings import drawings
from ludoteca.screen.markup import NOTHING, escape, number, place
from ludoteca.words.languages import decimal_mark

SMALL: Final = 0.85  # cars below that have larger numbers for their size
COLUMN: Final = 64  # of the tower: a place of the race
LEAN: Final = 0.2  # so large a share of Wear makes a car smoke, and the other much
HEAVY: Final = 0.34

AHEAD: Final = 0.2  # of a stretch: so far before the car one looks

Seen = dict[int, int]  # sections that can be reached, each with the number of spaces entered


@lru_cache(maxsize=1)
def symbols() -> Markup:
    """Every drawing that is used more than once, and the paints."""
    parts = {name[5:]: art for name, art in drawings(PACKAGE).items() if name.startswith("part-")}
    groups = "".join(f'<g id="au-{name}">{art}</g>' for name, art in parts.items())
    hidden = 'class="au-symbols" width="0" height="0" aria-hidden="true" focusable="false"'
    return Markup(f"<svg {hidden}><defs>{paints()}{groups}</defs></svg>")


def previews(view: View, state: AutomobilesState) -> dict[int, Seen]:
    """For each active cube that can move the car now: where it could take it."""
    if not view.asked or state.asked != ACTION.place:
        return {}
    return {
        colour: reached(state, ACTION.first + colour)
        for colour in range(COLOURS)
        if view.may(ACTION.first + colour) and moves(state, colour)
    }


def moves(state: AutomobilesState, colour: int) -> bool:
    """Whether a cube moves the car."""
    return colour < GEARS or (colour >= YELLOW and state.card(colour).moves)


# ---- the stage


def strip(view: View, state: AutomobilesState, pieces: Seen, ahead: dict[int, Seen]) -> Markup:
    """The circuit, which may be larger than its window, and in a corner the whole of it."""
    film = tag("div", {"class": "au-film"}, circuit(view, state, pieces, ahead))
    window = tag("div", {"class": "au-window"}, film)
    return tag("div", {"class": "au-strip"}, overview(view, state), lineup(view, state), window)


def circuit(view: View, state: AutomobilesState, pieces: Seen, ahead: dict[int, Seen]) -> Part:
    """The whole picture; `pieces` numbers the cubes that lie on the track, by their place in the path."""
    track = state.terms.track
    plane = plane_of(track)
    attributes = {
        "class": f"au-track{' au-small' if unit_of_track(track) < SMALL else ''}",
        "viewBox": f"0 0 {plane.width} {plane.height}",
        "role": "group",
        "aria-label": f"{view.say(say('track'))}: {track.name}",
        "data-lane": number(round(plane.lane, 1)),
    }
    ground = landscape(track, view.lang, tuple(state.terms.box.wear))
    return part("track", "svg", attributes, ground, tower(view, state), race(view, state, plane, pieces, ahead))


@lru_cache(maxsize=32)
def landscape(track: Track, lang: str, wear: tuple[int, ...]) -> Part:
    """Everything that never moves: it travels once."""
    return part("landscape", "g", {"class": "au-landscape"}, scene(track, lang, wear))


def race(view: View, state: AutomobilesState, plane: Plane, pieces: Seen, ahead: dict[int, Seen]) -> Part:
    """All that moves: the path of this turn, where it can go on, the cars; and which place to look at."""
    parts: list[Markup] = []
    if state.to_move >= 0 and state.asked == GRID_PLACE.place:
        parts += _grid(view, state, plane)
    if state.driver >= 0:
        parts.append(_path_line(state, plane))
        if view.asked and state.to_move == state.driver:
            parts += _ways_on(view, state, plane, ahead)
        parts += _path_cubes(view, state, plane, pieces)
    parts += _cars(view, state, plane)
    own = state.car[view.seat] if view.seat is not None else NOWHERE
    start = own if own != NOWHERE else state.terms.track.grid[0]
    tick = plane.middle(state.path_end if state.driver >= 0 else start)[0]
    x, y = plane.point(tick + AHEAD * STRETCH, (state.terms.track.lanes + 1) / 2)
    return part("race", "g", {"class": "au-race", "data-look": f"{round(x)} {round(y)}"}, *parts)


def lineup(view: View, state: AutomobilesState) -> Part:
    """The numbers of the cars in the order of the race, for whoever is too near to see the tower."""
    order = state.ranking() if NOWHERE not in state.car else []
    cars = [
        tag(
            "b",
            {"class": f"au-badge au-k{seat}{' au-now' if seat == state.to_move else ''}", "data-piece": f"line{seat}"},
            str(seat + 1),
        )
        for seat in order
    ]
    return part("lineup", "div", {"class": "au-lineup", **tip(view.say(say("standings")), "R6")}, *cars)


def overview(view: View, state: AutomobilesState) -> Part:
    """The whole circuit, small as a stamp, and what part of it is in view; a touch shows all. Cars follow its road."""
    plane = plane_of(state.terms.track)
    cars = ""
    for seat in sorted(range(state.terms.players), key=lambda seat: (seat == view.seat, seat == state.driver)):
        if state.car[seat] == NOWHERE:
            continue
        kind = f"au-pin au-k{seat}{' au-goes' if seat == state.driver else ''}{' au-self' if seat == view.seat else ''}"
        x, y, _ = plane.spot(state.car[seat])
        cars += f'<circle class="{kind}" cx="{round(x)}" cy="{round(y)}" r="{58 if seat == view.seat else 44}"/>'
    box = f'viewBox="-20 -20 {plane.width + 40} {plane.height + 40}" aria-hidden="true"'
    road = f'<path class="au-loop" stroke-width="{number(round(plane.lane * 3))}" d="{rail(plane)}"/>'
    seen = '<path class="au-seen" data-own="d" d=""/>'
    drawn = Markup(f"<svg {box}>{road}{seen}{cars}</svg>")
    label = view.say(say("overview"))
    button = tag("button", {"type": "button", "aria-label": label, **tip(label)}, drawn)
    return part("overview", "div", {"class": "au-overview", "role": "toolbar", "aria-label": label}, button)


# ---- cars


def _cars(view: View, state: AutomobilesState, plane: Plane) -> list[Markup]:
    found: list[Markup] = []
    size = unit_of_track(state.terms.track)
    order = sorted(
        range(state.terms.players), key=lambda seat: (seat != view.seat, seat)
    )  # the flag of one's own below
    for seat in order:
        if state.car[seat] == NOWHERE:
            continue
        x, y, angle = plane.spot(state.car[seat])
        where = place(round(x, 1), round(y, 1), round(angle, 1), round(size, 2))
        inner = _fumes(state, seat) + _numbered(seat, round(angle))
        classes = f"au-kart au-k{seat}"
        if seat == state.driver and state.to_move >= 0:
            classes += " au-drives"
            inner = '<use href="#au-ring"/>' + inner
        if seat == view.seat:
            classes += " au-mine"
            inner += _flag(round(angle), view.say(say("you")))
        if state.in_slipstream(seat):
            wind = tag(
                "g", tip(view.say(say("wind-tip")), "R27"), Markup(f'<use href="#au-wind" x="33" transform="{where}"/>')
            )
            found.insert(0, wind)
        told = tip(f"{view.name_of(seat)}: {view.say(place_name(state, state.car[seat]))}", "R3")
        moving = {"data-piece": f"car{seat}", "data-rail": "au-loop", "class": classes, "transform": where}
        found.append(tag("g", {**moving, **told}, Markup(inner)))
    return found


@lru_cache(maxsize=16)
def unit_of_track(track: Track) -> float:
    """How large the cars are on a track."""
    return unit_of_car(track)


@lru_cache(maxsize=512)
def _numbered(seat: int, angle: int) -> str:
    """A car with its number, which stays upright."""
    where = f"translate(-8.5 0) rotate({-angle})"
    return f'<use href="#au-car"/><text class="au-no" transform="{where}" y=".6">{seat + 1}</text>'


@lru_cache(maxsize=512)
def _flag(angle: int, word: str) -> str:
    """Says whose car it is, above it."""
    half = 7 + 4.6 * len(word)
    return (
        f'<g class="au-you" transform="rotate({-angle})">'
        f'<path d="M{-half:g}-40h{2 * half:g}v18H5l-5 7-5-7H{-half:g}z"/>'
        f'<text y="-26">{escape(word)}</text></g>'
    )


def _fumes(state: AutomobilesState, seat: int) -> str:
    """A car with much Wear smokes."""
    worn, cubes = worn_share(state, seat)
    share = worn / cubes if cubes else 0.0
    return ('<use href="#au-puff"/>' if share > LEAN else "") + ('<use href="#au-fume"/>' if share > HEAVY else "")


def worn_share(state: AutomobilesState, seat: int) -> tuple[int, int]:
    """How many of a seat's cubes are Wear, and how many it has; without the bag where its contents are not shown."""
    areas = [state.active, state.used, state.discard]
    if state.game.options["bag_view"] == "contents":
        areas.append(state.bag)
    return sum(area[seat * COLOURS + WEAR] for area in areas), sum(state.count(area, seat) for area in areas)


# ---- the grid


def _grid(view: View, state: AutomobilesState, plane: Plane) -> list[Markup]:
    """The places that can be chosen."""
    found: list[Markup] = []
    for number_of, section in enumerate(state.terms.track.grid[: state.terms.players]):
        if state.grid.count(number_of):
            continue
        x, y, _ = plane.spot(section)
        word = f'<text class="au-word" x="{number(round(x, 1))}" y="{number(round(y + 5, 1))}">P{number_of + 1}</text>'
        found.append(tag("g", view.touch(GRID_PLACE.first + number_of, "au-exit"), Markup(_lit(plane, section) + word)))
    return found


def _lit(plane: Plane, section: int) -> str:
    """The light on a section, which is also the ground that answers to a touch."""
    return f'<path class="au-lit" d="{plane.section_field(section)}"/>'


# ---- the path of this turn


def _path_line(state: AutomobilesState, plane: Plane) -> Markup:
    """The line from the car through every space entered."""
    if not state.path:
        return NOTHING
    x, y, heading = plane.spot(state.car[state.driver])
    path = f"M{number(round(x, 1))} {number(round(y, 1))}"
    for section in state.path:
        a, b, later = plane.spot(section)
        path += bend((x, y), heading, (a, b), later)
        x, y, heading = a, b, later
    return Markup(f'<path class="au-way au-k{state.driver}" d="{path}"/>')


def _path_cubes(view: View, state: AutomobilesState, plane: Plane, pieces: Seen) -> list[Markup]:
    """A cube on every space that it has entered; where one cube has entered several, it lies on the last."""
    found: list[Markup] = []
    for step, (section, colour) in enumerate(zip(state.path, state.path_cubes, strict=True)):
        x, y, _ = plane.spot(section)
        if step not in pieces:
            found.append(
                Markup(
                    f'<use href="#au-dot" class="au-q{colour}" x="{number(round(x, 1))}" y="{number(round(y, 1))}"/>'
                )
            )
            continue
        die = {"data-piece": f"c{state.driver}.{colour}.{pieces[step]}", "class": f"au-die au-k{state.driver}"}
        where = {"transform": place(round(x, 1), round(y, 1)), **tip(view.say(cube_name(state, colour)), "R16")}
        face = f'<circle class="au-under" r="15"/><g class="au-q{colour}">{_cube_face(colour, view.lang)}</g>'
        found.append(tag("g", {**die, **where}, Markup(face)))
    return found


def _cube_face(colour: int, lang: str) -> str:
    return f'<use href="#au-cube"/><text y="5">{colour_letter(colour, lang)}</text>'


# ---- where the path can go on


def _ways_on(view: View, state: AutomobilesState, plane: Plane, ahead: dict[int, Seen]) -> list[Markup]:
    """The exits of the path end: open, of another colour, or closed by cars; and what each cube could reach."""
    if state.asked not in (ACTION.place, STEP.place):
        return []
    found: list[Markup] = []
    for exit_number in range(3):
        space = state.terms.track.exits[3 * state.path_end + exit_number]
        if space != NOWHERE:
            found.append(_exit(view, state, plane, exit_number, space))
    for colour, sections in ahead.items():
        dots = _dots(plane, sections, NOWHERE)
        found.append(Markup(f'<g class="au-reach au-r{colour} au-q{colour}">{dots}</g>'))
    return found


def _exit(view: View, state: AutomobilesState, plane: Plane, exit_number: int, space: int) -> Markup:
    track = state.terms.track
    land = state.exit_to(exit_number)
    stepping = state.asked == STEP.place
    if land == NOWHERE:
        x, y = plane.point(track.start[space] + 0.02 * STRETCH, track.lane[space] + 1)
        where = place(round(x, 1), round(y, 1), round(plane.angle(track.start[space])), round(plane.lane / 26, 2))
        barrier = f'<use href="#au-shut" transform="{where}"/>'
        attributes = view.touch(STEP.first + exit_number, "au-shut") if stepping else {"class": "au-shut"}
        return tag("g", {**attributes, **tip(view.say(say("shut")), "R9")}, Markup(barrier))
    x, y, angle = plane.spot(land)
    wind = NOTHING
    if state.behind_another(state.driver, land):
        wind = Markup(f'<use href="#au-wind" x="24" transform="{place(round(x, 1), round(y, 1), round(angle))}"/>')
    if not stepping:
        return Markup(_entry(view, state, plane, land) + wind)
    inner, further = _lit(plane, land), NOTHING
    if view.may(STEP.first + exit_number):
        inner += _ghost(state.cube, x, y, view.lang)
        dots = _dots(plane, reached(state, STEP.first + exit_number), land)
        further = Markup(f'<g class="au-further au-q{state.cube}">{dots}</g>')
    there = {**view.touch(STEP.first + exit_number, "au-exit"), "data-land": land}
    return Markup(tag("g", there, Markup(inner)) + further + wind)


def _entry(view: View, state: AutomobilesState, plane: Plane, land: int) -> Markup:
    """A space ahead while cubes are chosen: lit if a gear cube enters it, and then a touch uses that cube."""
    colours = state.terms.track.colours[state.terms.track.space[land]]
    gears = [gear for gear in range(GEARS) if colours >> gear & 1 and view.may(ACTION.first + gear)]
    if not gears:
        return NOTHING
    x, y, _ = plane.spot(land)
    cubes = "".join(
        _ghost(gear, x + 15 * (step - (len(gears) - 1) / 2), y, view.lang) for step, gear in enumerate(gears)
    )
    told = tip("\n".join(view.say(state.describe(ACTION.first + gear)) for gear in gears), "R8")
    ways: Touch = {
        "class": "au-entry",
        "data-land": land,
        "data-gears": " ".join(str(ACTION.first + gear) for gear in gears),
    }
    return tag("g", {**ways, **told}, Markup(_lit(plane, land) + cubes))


def _ghost(colour: int, x: float, y: float, lang: str) -> str:
    """A cube that might come to lie there."""
    where = place(round(x, 1), round(y, 1))
    return f'<g class="au-ghost au-q{colour}" transform="{where}">{_cube_face(colour, lang)}</g>'


def _dots(plane: Plane, sections: Seen, but: int) -> str:
    found = ""
    for section in sections:
        if section != but:
            x, y, _ = plane.spot(section)
            found += f'{_lit(plane, section)}<use href="#au-dot" x="{number(round(x))}" y="{number(round(y))}"/>'
    return found


def ways_of(state: AutomobilesState, colour: int) -> list[list[int]]:
    """The sections that an active cube could enter as its first, second ... space."""
    return state.ways(state.path_end, 1 << colour, 1) if colour < GEARS else state.card(colour).ways(state)


def reached(state: AutomobilesState, action: int) -> Seen:
    """The sections that a cube or a step can reach, each with the number of spaces entered for it."""
    if action < STEP.first:
        layers = ways_of(state, action - ACTION.first)
    else:
        land = state.exit_to(action - STEP.first)
        colours = state.allowed & state.terms.track.colours[state.terms.track.space[land]]
        layers = [[land], *state.ways(land, colours, state.left - 1)]
    found: Seen = {}
    for step, sections in enumerate(layers, 1):
        for section in sections:
            found.setdefault(section, step)
    return found


# ---- the tower


def tower(view: View, state: AutomobilesState) -> Part:
    """The board beside the road: the round, and the cars in the order of the race, with their laps and gaps."""
    plane = plane_of(state.terms.track)
    x, y = plane.panel or (plane.width / 2, plane.height - PANEL[1] / 2 - 10)
    where = place(round(x), round(y - PANEL[1] / 2, 1))
    label = view.say(say("standings"))
    frame = {"class": "au-tower", "transform": where, "role": "group", "aria-label": label}
    order = state.ranking() if NOWHERE not in state.car else view.order()
    columns = [_column(view, state, order, line) for line in range(len(order))]
    return part(
        "tower", "g", frame, _board(state.terms.track.name, view.lang, state.round, state.terms.last_round), *columns
    )


@lru_cache(maxsize=256)
def _board(name: str, lang: str, round_number: int, limit: int) -> Markup:
    wide, high = PANEL
    title = escape(say("round-head", {"round": round_number}).text(lang)) if round_number else ""
    told = escape(say("round", {"round": round_number, "limit": limit}).text(lang))
    return Markup(
        f'<path class="au-post" d="M-120 {high - 4:g}v12M120 {high - 4:g}v12"/>'
        f'<rect class="au-panel" x="{-wide / 2:g}" width="{wide:g}" height="{high:g}" rx="10"/>'
        f'<text class="au-bt" x="{14 - wide / 2:g}" y="22">{escape(name)}</text>'
        f'<text class="au-bh" x="{wide / 2 - 14:g}" y="22" data-tip="{told}" data-tip-rule="F6">{title}</text>'
    )


def _column(view: View, state: AutomobilesState, order: list[int], line: int) -> Markup:
    """A car of the order: its place, its number, its lap and how far it is behind."""
    seat = order[line]
    left = state.marker(seat)
    lap = (
        '<use href="#au-cloth" y="83"/>' if left == 0 else f'<text class="au-bl" y="88">{lap_text(state, seat)}</text>'
    )
    standing = NOWHERE not in state.car
    cells = (
        f'<rect class="au-plate" x="-20" y="36" width="40" height="32" rx="7"/>'
        f'<text class="au-bo" y="59">{seat + 1}</text>{lap}'
        f'<text class="au-bg" y="106">{escape(gap_text(view, state, order[0], seat))}</text>'
    )
    told = f"{view.name_of(seat)}: {view.say(say('lap-marker', {'laps': left}))}"
    if standing:
        cells += f'<text class="au-bp" x="-30" y="48">{line + 1}</text>'
        told += f", {view.say(say('position', {'place': line + 1}))}"
    where = place(round(COLUMN * (line - (len(order) - 1) / 2) + 6), 0)
    piece = {"data-piece": f"row{seat}", "class": f"au-row au-k{seat}{' au-now' if seat == state.to_move else ''}"}
    return tag("g", {**piece, "transform": where, **tip(told, "R6")}, Markup(cells))


def lap_text(state: AutomobilesState, seat: int) -> str:
    """The lap that is being driven."""
    return f"{state.terms.laps - state.marker(seat) + 1}/{state.terms.laps}"


def gap_text(view: View, state: AutomobilesState, leader: int, seat: int) -> str:
    """How far a seat is behind, in stretches of the lap."""
    if NOWHERE in state.car or seat == leader:
        return "–"
    gap = f"{(state.distance[leader] - state.distance[seat]) / STRETCH:.1f}"
    return f"+{gap.replace('.', decimal_mark(view.lang))}"
