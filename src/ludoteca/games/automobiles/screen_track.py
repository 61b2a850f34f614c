"""The circuit on the screen: the track with its cars, the path of this turn, where it can go on, the standings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.automobiles.content import COLOURS, GEARS, PACKAGE, WEAR, YELLOW
from ludoteca.games.automobiles.decisions import ACTION, GRID_PLACE, STEP
from ludoteca.games.automobiles.drawing import PANEL, Plane, bend, plane_of, scene, unit_of_car
from ludoteca.games.automobiles.geometry import STRETCH
from ludoteca.games.automobiles.phrases import colour_letter, cube_name, place_name, say
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.track import NOWHERE, Track
from ludoteca.screen import Markup, View, tag
from ludoteca.screen.drawings import drawings
from ludoteca.screen.markup import NOTHING, escape, number, place

ROW: Final = 18.6  # of the standings
HEAD: Final = 22
SMALL: Final = 0.85  # cars below that have larger numbers for their size
NAMES: Final = (14, 19)  # letters of a name in the standings: beyond the first it is narrower, beyond the second cut

Seen = dict[int, int]  # sections that can be reached, each with the number of spaces entered


@lru_cache(maxsize=1)
def symbols() -> Markup:
    """Every drawing that is used more than once."""
    parts = {name[5:]: art for name, art in drawings(PACKAGE).items() if name.startswith("part-")}
    return Markup("<defs>" + "".join(f'<g id="au-{name}">{art}</g>' for name, art in parts.items()) + "</defs>")


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


def circuit(view: View, state: AutomobilesState, pieces: Seen, ahead: dict[int, Seen]) -> Markup:
    """The whole picture; `pieces` numbers the cubes that lie on the track, by their place in the path."""
    track = state.terms.track
    plane = plane_of(track)
    parts = [symbols(), scene(track, view.lang), _standings(view, state, plane)]
    if state.to_move >= 0 and state.asked == GRID_PLACE.place:
        parts += _grid(view, state, plane)
    if state.driver >= 0:
        parts.append(_path_line(state, plane))
        if view.asked and state.to_move == state.driver:
            parts += _ways_on(view, state, plane, ahead)
        parts += _path_cubes(view, state, plane, pieces)
    parts += _cars(view, state, plane)
    size = -(-plane.width // 1040)
    attributes = {
        "class": f"au-track au-x{min(size, 4)}{' au-small' if unit_of_track(track) < SMALL else ''}",
        "viewBox": f"0 0 {plane.width} {plane.height}",
        "role": "group",
        "aria-label": f"{view.say(say('track'))}: {track.name}",
    }
    return tag("svg", attributes, *parts)


def eye(state: AutomobilesState) -> int:
    """Where along the width of the picture the race is decided now, in twentieths."""
    plane = plane_of(state.terms.track)
    section = state.path_end if state.driver >= 0 else state.terms.track.grid[0]
    return round(20 * plane.spot(section)[0] / plane.width)


# ---- cars


def _cars(view: View, state: AutomobilesState, plane: Plane) -> list[Markup]:
    found: list[Markup] = []
    size = unit_of_track(state.terms.track)
    for seat in range(state.terms.players):
        if state.car[seat] == NOWHERE:
            continue
        x, y, angle = plane.spot(state.car[seat])
        where = place(round(x, 1), round(y, 1), round(angle, 1), round(size, 2))
        title = tag("title", None, f"{view.name_of(seat)}: {view.say(place_name(state, state.car[seat]))}")
        inner = title + _fumes(state, seat) + _numbered(seat, round(angle))
        if state.in_slipstream(seat):
            found.insert(0, Markup(f'<use href="#au-wind" x="33" transform="{where}"/>'))
        classes = f"au-kart au-k{seat}{' au-drives' if seat == state.driver else ''}"
        found.append(
            Markup(f'<g data-piece="car{seat}" data-rail="au-rail" class="{classes}" transform="{where}">{inner}</g>')
        )
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


def _fumes(state: AutomobilesState, seat: int) -> str:
    """A car with much Wear smokes."""
    worn, cubes = worn_share(state, seat)
    share = worn / cubes if cubes else 0.0
    return ('<use href="#au-puff"/>' if share > 0.2 else "") + ('<use href="#au-fume"/>' if share > 0.34 else "")


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
        inner = _lit(plane, section) + _tag_at(plane, section, f"P{number_of + 1}")
        found.append(tag("g", view.touch(GRID_PLACE.first + number_of, "au-exit"), Markup(inner)))
    return found


def _lit(plane: Plane, section: int) -> str:
    """The light on a section, which is also the ground that answers to a touch."""
    width = number(round(plane.lane - 3, 1))
    return (
        f'<path class="au-lit" stroke-width="{width}" d="{plane.run(*plane.ends(section), plane.middle(section)[1])}"/>'
    )


def _tag_at(plane: Plane, section: int, word: str) -> str:
    x, y, _ = plane.spot(section)
    return f'<text class="au-word" x="{number(round(x, 1))}" y="{number(round(y + 5, 1))}">{word}</text>'


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
        piece = f"c{state.driver}.{colour}.{pieces[step]}"
        title = tag("title", None, view.say(cube_name(state, colour)))
        where = place(round(x, 1), round(y, 1))
        found.append(
            Markup(
                f'<g data-piece="{piece}" class="au-die au-k{state.driver}" transform="{where}">{title}'
                f'<circle class="au-under" r="15"/><g class="au-q{colour}"><use href="#au-cube"/>'
                f'<text y="5">{colour_letter(colour, view.lang)}</text></g></g>'
            )
        )
    return found


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
        return tag("g", attributes, tag("title", None, view.say(say("shut"))), Markup(barrier))
    x, y, angle = plane.spot(land)
    wind = Markup("")
    if state.behind_another(state.driver, land):
        wind = Markup(f'<use href="#au-wind" x="24" transform="{place(round(x, 1), round(y, 1), round(angle))}"/>')
    if not stepping:
        arrow = f'<use href="#au-arrow" transform="{place(round(x, 1), round(y, 1), round(angle))}"/>'
        return tag("g", {"class": "au-open"}, Markup(_lit(plane, land) + arrow), wind)
    inner, further = _lit(plane, land), Markup("")
    if view.may(STEP.first + exit_number):
        inner += _ghost(state.cube, place(round(x, 1), round(y, 1)), view.lang)
        dots = _dots(plane, reached(state, STEP.first + exit_number), land)
        further = Markup(f'<g class="au-further au-q{state.cube}">{dots}</g>')
    return Markup(tag("g", view.touch(STEP.first + exit_number, "au-exit"), Markup(inner)) + further + wind)


def _ghost(colour: int, where: str, lang: str) -> str:
    """A cube that might come to lie there."""
    letter = colour_letter(colour, lang)
    return f'<g class="au-ghost au-q{colour}" transform="{where}"><use href="#au-cube"/><text y="5">{letter}</text></g>'


def _dots(plane: Plane, sections: Seen, but: int) -> str:
    found = ""
    for section in sections:
        if section != but:
            x, y, _ = plane.spot(section)
            found += f'<use href="#au-dot" x="{number(round(x))}" y="{number(round(y))}"/>'
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


# ---- the standings


def _standings(view: View, state: AutomobilesState, plane: Plane) -> Markup:
    """A board in the infield: places, laps, gaps and Wear."""
    x, y = plane.panel or (plane.width / 2, plane.height - PANEL[1] / 2 - 10)
    players = state.terms.players
    high = HEAD + ROW * players + 4
    order = state.ranking() if NOWHERE not in state.car else view.order()
    rows = [_row(view, state, order, line) for line in range(players)]
    board = _board(view.lang, players, state.round, state.terms.laps)
    where = place(round(x), round(y - high / 2, 1))
    label = view.say(say("standings"))
    return tag("g", {"class": "au-board", "transform": where, "role": "group", "aria-label": label}, board, *rows)


@lru_cache(maxsize=256)
def _board(lang: str, players: int, round_number: int, laps: int) -> Markup:
    wide, high = PANEL[0], HEAD + ROW * players + 4
    heads = [("lap-head", 36, "middle"), ("gap-head", 106, "end"), ("wear-head", 164, "end")]
    words = "".join(
        f'<text class="au-bh" x="{x}" y="16" text-anchor="{anchor}">{escape(say(key).text(lang))}</text>'
        for key, x, anchor in heads
    )
    title = escape(say("round-head", {"round": round_number}).text(lang)) if round_number else ""
    return Markup(
        f'<path class="au-post" d="M-120 {number(high - 4)}v10M120 {number(high - 4)}v10"/>'
        f'<rect class="au-panel" x="{-wide / 2:g}" width="{wide:g}" height="{number(high)}" rx="9"/>'
        f'<text class="au-bt" x="-162" y="16">{title}</text>{words}'
    )


def _row(view: View, state: AutomobilesState, order: list[int], line: int) -> Markup:
    """A line of the standings."""
    seat = order[line]
    name = view.name_of(seat)
    short = name if len(name) <= NAMES[1] else name[: NAMES[1] - 1] + "…"
    narrow = ' textLength="125" lengthAdjust="spacingAndGlyphs"' if len(short) > NAMES[0] else ""
    worn, cubes = worn_share(state, seat)
    cells = [
        f'<rect class="au-line" x="-168" y="-14" width="336" height="{ROW - 1:g}" rx="4"/>',
        f'<text class="au-bp" x="-154">{line + 1}</text>' if NOWHERE not in state.car else "",
        f'<rect class="au-plate" x="-140" y="-12.5" width="24" height="15.5" rx="4"/>'
        f'<text class="au-bo" x="-128">{seat + 1}</text>',
        f'<text class="au-bn" x="-108"{narrow}>{escape(short)}</text>',
        _lap_cell(view, state, seat),
        f'<text class="au-bg" x="106">{escape(gap_text(view, state, order[0], seat))}</text>',
        f'<g class="au-worn au-w{_level(worn, cubes)}"><rect x="128" y="-12" width="38" height="15" rx="4"/>'
        f'<text class="au-bw" x="147">{worn}</text></g>',
    ]
    classes = f"au-row au-k{seat}" + (" au-now" if seat == state.to_move else "")
    place_of = say("row-title", {"place": line + 1, "worn": worn, "cubes": cubes})
    title = tag("title", None, f"{name}: {view.say(place_of)}")
    where = place(0, round(HEAD + 14 + ROW * line, 1))
    return tag("g", {"data-piece": f"row{seat}", "class": classes, "transform": where}, title, Markup("".join(cells)))


def _level(worn: int, cubes: int) -> int:
    share = worn / cubes if cubes else 0.0
    return 0 if share < 0.15 else 1 if share < 0.32 else 2


def _lap_cell(view: View, state: AutomobilesState, seat: int) -> str:
    """The lap that is being driven, or a flag."""
    left = state.marker(seat)
    if left == 0:
        title = escape(view.say(say("lap-marker", {"laps": 0})))
        return f'<use href="#au-cloth" x="36" y="-5"><title>{title}</title></use>'
    return f'<text class="au-bl" x="36">{state.terms.laps - left + 1}/{state.terms.laps}</text>'


def gap_text(view: View, state: AutomobilesState, leader: int, seat: int) -> str:
    """How far a seat is behind, in stretches of the lap."""
    if NOWHERE in state.car or seat == leader:
        return "–"
    gap = f"{(state.distance[leader] - state.distance[seat]) / STRETCH:.1f}"
    return f"+{gap.replace('.', ',') if view.lang == 'it' else gap}"
