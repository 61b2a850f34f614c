"""A track as a drawing: meadow, gravel and kerbs, every space in its colours, the grid and the chequered line.

The screen lays cars and cubes over it; `draw_track` makes a picture that stands alone. Lengths are those of the
picture: a track that is not too large is 1040 wide. Classes let the screen's style sheet turn day into night.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, degrees, hypot, pi, sin, tan
from typing import Final

from ludoteca.games.automobiles.content import GEARS, PACKAGE
from ludoteca.games.automobiles.geometry import STRETCH, Part
from ludoteca.games.automobiles.phrases import colour_letter, gears_text, say
from ludoteca.games.automobiles.track import NOWHERE, Track
from ludoteca.screen.drawings import drawings
from ludoteca.screen.markup import Markup, escape, number

WIDE: Final = 1040  # the picture of a track that is not too large
LEAST_LANE: Final = 22.0  # the width of a lane at least: its letters must be readable
SHAPE: Final = 2.34  # as much wider than high as the picture should be
SIDE: Final = 0.85  # lane widths left and right of the track
ABOVE: Final = 0.85
BELOW: Final = 1.25  # there is the grandstand
BOLD: Final = 2.8  # of the lines between spaces
PANEL: Final = (344.0, 116.0)  # the board with the standings
ROOM: Final = 5  # between the track and the board
AROUND: Final = 900  # so far the landscape goes on beyond the picture, for windows of another shape
WOOD: Final = 130  # and so far trees stand there
TREES: Final = 52
WIDEST: Final = 150  # degrees of an arc drawn in one
NAME_PLACES: Final = tuple((side, share) for side in (-1, 1) for share in (0.5, 0.3, 0.7, 0.18, 0.82))
INKS: Final = ("#f5f1e6", "#b4b9bf", "#686f78", "#24272d")  # of the spaces, white to black
PAINTS: Final = (*INKS[:-1], "url(#au-hatch)")
PENS: Final = ("#20242b", "#16191e", "#ffffff", "#ffffff")  # of their letters

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # the middle, half the width, half the height
Name = tuple[str, float, float, float]  # a word, its middle, half its width


class Plane:
    """Where points of the course come to lie in the picture: y points down there."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.course = track.course()
        edges = [
            self.course.at(tick * track.length / 360, lane) for tick in range(360) for lane in (0.5, track.lanes + 0.5)
        ]
        left, right = min(x for x, _, _ in edges) - SIDE, max(x for x, _, _ in edges) + SIDE
        low, high = min(y for _, y, _ in edges) - BELOW, max(y for _, y, _ in edges) + ABOVE
        wide = max(right - left, min(SHAPE * (high - low), WIDE / LEAST_LANE))
        self.lane = max(WIDE / wide, LEAST_LANE)  # the width of a lane
        self.width = round(self.lane * wide)
        self.height = round(self.lane * (high - low))
        self._left = (left + right - wide) / 2
        self._top = high
        self._joints = self._find_joints()
        self._spots = [self._find_spot(section) for section in range(track.sections)]
        self.panel = self._find_room()  # the middle of the board with the standings
        if self.panel is None:
            self.height += round(PANEL[1] + self.lane)

    def point(self, tick: float, lane: float) -> Point:
        """A point of the picture: so far along the lap, in that lane (1.5: between the lanes 1 and 2)."""
        x, y, _ = self.course.at(tick, lane)
        return (x - self._left) * self.lane, (self._top - y) * self.lane

    def angle(self, tick: float) -> float:
        """The heading at a tick, in degrees clockwise from the right of the picture."""
        return -degrees(self.course.pose(self.course.along(tick))[2])

    def middle(self, section: int) -> tuple[float, float]:
        """The tick in the middle of a section, and its lane."""
        start, end = self.ends(section)
        return (start + end) / 2, self.track.lane[self.track.space[section]] + 1

    def ends(self, section: int) -> tuple[float, float]:
        """The ticks between which a section lies."""
        track = self.track
        space = track.space[section]
        each = (track.end[space] - track.start[space]) / (track.front[space] - track.rear[space] + 1)
        return track.nose[section] - each, track.nose[section]

    def spot(self, section: int) -> tuple[float, float, float]:
        """The middle of a section and the heading there."""
        return self._spots[section]

    def _find_spot(self, section: int) -> tuple[float, float, float]:
        tick, lane = self.middle(section)
        return (*self.point(tick, lane), self.angle(tick))

    def reach(self, start: float, end: float, lane: float) -> float:
        """How long a piece of a lane is in the picture."""
        count = 6
        points = [self.point(start + (end - start) * step / count, lane) for step in range(count + 1)]
        return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))

    def run(self, start: float, end: float, lane: float) -> str:
        """The way along a lane from one tick to another, as a path."""
        ticks = [start, *[tick for tick, _ in self._joints if start + 1 < tick < end - 1], end]
        path = "M" + _pair(self.point(start, lane))
        for here, there in pairwise(ticks):
            path += self._piece(here, there, lane)
        return path

    def field(self, start: float, end: float, inner: float, outer: float) -> str:
        """The ground between two lanes and two ticks, as a closed path."""
        ticks = [start, *[tick for tick, _ in self._joints if start + 1 < tick < end - 1], end]
        path = self.run(start, end, inner) + _line(self.point(end, inner), self.point(end, outer))
        for there, here in pairwise(reversed(ticks)):
            path += self._piece(there, here, outer)
        return path + "z"

    def section_field(self, section: int) -> str:
        """The ground of a section."""
        lane = self.middle(section)[1]
        return self.field(*self.ends(section), lane - 0.46, lane + 0.46)

    def _piece(self, start: float, end: float, lane: float) -> str:
        """A straight or an arc, forwards or back."""
        here, there = self.point(start, lane), self.point(end, lane)
        inside = 0.01 if end > start else -0.01
        turn = _turn(self.angle(start + inside), self.angle(end - inside))
        if abs(turn) < 0.5:
            return _line(here, there)
        if abs(turn) > WIDEST:
            middle = (start + end) / 2
            return self._piece(start, middle, lane) + self._piece(middle, end, lane)
        radius = ceil(hypot(there[0] - here[0], there[1] - here[1]) / 2 / sin(abs(turn) * pi / 360))
        return f"a{radius} {radius} 0 0 {1 if turn > 0 else 0} {_pair(_way(here, there))}"

    def bends(self) -> list[tuple[float, float, bool]]:
        """The arcs of the lap: from which tick to which, and whether to the left."""
        return [(tick, until, part.turn > 0) for tick, until, part in self._parts() if part.radius > 0]

    def _parts(self) -> list[tuple[float, float, Part]]:
        found: list[tuple[float, float, Part]] = []
        for stretch, shape in enumerate(self.track.shapes):
            whole = sum(part.length for part in shape)
            gone = 0.0
            for part in shape:
                start = STRETCH * (stretch + gone / whole)
                gone += part.length
                found.append((start, STRETCH * (stretch + gone / whole), part))
        return found

    def _find_joints(self) -> list[tuple[float, Part]]:
        return [(start, part) for start, _, part in self._parts()]

    def stand(self) -> Box | None:
        """Where the grandstand is: outside the finish line, if that lies on a straight."""
        parts = self._parts()
        first, last = parts[0][2], parts[-1][2]
        if first.radius or last.radius:
            return None
        x, y = self.point(0, self.track.lanes + 0.5)
        wide = min(0.62 * min(first.length, last.length) * self.lane, 190.0)
        return x, y + self.lane * 0.76, wide, self.lane * 0.4

    def _find_room(self) -> Point | None:
        """The place beside the track with the most room for the board, rather in the middle; None: there is none."""
        count = 240
        middle = (self.track.lanes + 1) / 2
        line = [self.point(mark * self.track.length / count, middle) for mark in range(count)]
        need = self.lane * self.track.lanes / 2 + ROOM
        best, found = 0.0, None
        x = PANEL[0] / 2 + 8
        while x < self.width - PANEL[0] / 2 - 8:
            for y, free in self._free_heights(line, x, need):
                worth = min(free, self.lane / 2) + 1 - abs(x - self.width / 2) / 200
                if worth > best:
                    best, found = worth, (x, y)
            x += 12
        return found

    def _free_heights(self, line: list[Point], x: float, need: float) -> list[tuple[float, float]]:
        """Where the middle of the board can lie at an x: the middle of each free piece, and how far it can move."""
        wide, high = PANEL[0] / 2, PANEL[1] / 2
        shut: list[tuple[float, float]] = []
        for a, b in line:
            aside = max(0.0, abs(a - x) - wide)
            if aside < need:
                reach = high + (need * need - aside * aside) ** 0.5
                shut.append((b - reach, b + reach))
        here = high + 8
        found: list[tuple[float, float]] = []
        for start, end in [*sorted(shut), (self.height - high - 8, self.height + 0.0)]:
            if start > here:
                found.append(((here + start) / 2, (start - here) / 2))
            here = max(here, end)
        return found


def bend(here: Point, heading: float, there: Point, later: float, swing: float = 1.0) -> str:
    """A curve to a point that it reaches with a heading (degrees clockwise from the right)."""
    turn = abs(_turn(heading, later)) * pi / 180
    chord = hypot(there[0] - here[0], there[1] - here[1])
    arm = swing * (chord / 3 if turn < 0.01 else chord * 2 / 3 * tan(turn / 4) / sin(turn / 2))
    a, b = heading * pi / 180, later * pi / 180
    one = (here[0] + arm * cos(a), here[1] + arm * sin(a))
    other = (there[0] - arm * cos(b), there[1] - arm * sin(b))
    return f"C{_pair(one)} {_pair(other)} {_pair(there)}"


def _turn(heading: float, later: float) -> float:
    return (later - heading + 180) % 360 - 180


def _line(here: Point, there: Point) -> str:
    """A straight line to a point, in as few letters as it needs."""
    x, y = _way(here, there)
    return f"v{number(y)}" if not x else f"h{number(x)}" if not y else f"l{_pair((x, y))}"


def _way(here: Point, there: Point) -> Point:
    """How far it is between two points, each where the picture has it."""
    return _near(there[0]) - _near(here[0]), _near(there[1]) - _near(here[1])


def _near(length: float) -> float:
    """To a half: finer than anybody sees, and short."""
    return round(2 * length) / 2


def _pair(point: Point) -> str:
    x, y = number(_near(point[0])), number(_near(point[1]))
    return f"{x}{y}" if y.startswith("-") else f"{x} {y}"


@lru_cache(maxsize=16)
def plane_of(track: Track) -> Plane:
    """The plane of a track."""
    return Plane(track)


# ---- the picture


@lru_cache(maxsize=16)
def scene(track: Track, lang: str, wear: tuple[int, ...] = ()) -> Markup:
    """Everything that never moves; with the Wear of each colour every space says what enters it and what it costs."""
    plane = plane_of(track)
    names = _name_places(plane, lang)
    parts = [
        _meadow(plane),
        _beach(plane),
        _gravel(plane),
        _trees(plane, names),
        _stand(plane),
        _bed(plane),
        _spaces(plane, lang, wear),
        _seams(plane),
        _kerbs(plane),
        _flag(plane),
        _letters(plane, lang),
        _names(names),
    ]
    return Markup("".join(parts))


def draw_track(track: Track, lang: str = "en") -> str:
    """The track as an SVG picture that stands alone."""
    plane = plane_of(track)
    title = ""
    if plane.panel is not None:
        x, y = plane.panel
        title = (
            f'<text x="{number(x)}" y="{number(round(y + 14))}" font-size="42" font-style="italic" fill="#fff">'
            f"{escape(track.name)}</text>"
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {plane.width} {plane.height}" width="{plane.width}" '
        f'height="{plane.height}" role="img" font-family="system-ui, sans-serif" font-weight="800" '
        f'text-anchor="middle"><title>{escape(track.name)}</title><defs>{paints()}</defs>{scene(track, lang)}{title}'
        "</svg>"
    )


def paints() -> str:
    """The patterns that a track is painted with."""
    return drawings(PACKAGE)["paints"]


def rail(plane: Plane) -> str:
    """The middle of the road all the way round, as a path."""
    return plane.run(0, plane.track.length, (plane.track.lanes + 1) / 2) + "z"


def _meadow(plane: Plane) -> str:
    wide, high = plane.width + 2 * AROUND, plane.height + 2 * AROUND
    box = f'x="{-AROUND}" y="{-AROUND}" width="{wide}" height="{high}"'
    return f'<rect class="au-grass" fill="#7fae5b" {box}/><rect fill="url(#au-mown)" {box}/>'


def _beach(plane: Plane) -> str:
    """Where a stretch is called a beach there are sand and sea along the upper edge."""
    if not any(post.startswith("beach") for post in plane.track.posts):
        return ""
    wide = plane.width + AROUND
    wave = "q13 9 26 0" + "t26 0" * ceil((wide + AROUND) / 26)
    sand, sea = round(plane.lane * 1.9), round(plane.lane * 0.42)
    return (
        f'<path class="au-sand" fill="#ecd9a6" d="M{-AROUND} {sand - 16}V{-AROUND}H{wide}V{sand - 16}'
        f'Q{plane.width * 3 // 4} {sand + 8} {plane.width // 2} {sand - 8}T{-AROUND} {sand - 16}z"/>'
        f'<path class="au-sea" fill="#4fa7c4" d="M{-AROUND} {-AROUND}V{sea}{wave}V{-AROUND}z"/>'
        f'<path fill="none" stroke="#fff" stroke-width="2.5" opacity=".75" d="M{-AROUND} {sea + 1}{wave}"/>'
    )


def _gravel(plane: Plane) -> str:
    """Gravel outside the bends."""
    track = plane.track
    paths = ""
    for start, end, left in plane.bends():
        paths += plane.run(start, end, track.lanes + 0.9 if left else 0.1)
    width = number(round(plane.lane * 1.25))
    style = f'fill="none" stroke="#e0cd9b" stroke-width="{width}" stroke-linecap="round"'
    return f'<path class="au-sand" {style} d="{paths}"/>'


def _trees(plane: Plane, names: list[Name]) -> str:
    """Trees wherever there is room for them, always the same."""
    count = 160
    step = plane.track.length / count
    line = [plane.point(mark * step, (plane.track.lanes + 1) / 2) for mark in range(count)]
    need = plane.lane * (plane.track.lanes / 2 + 0.8)
    beach = plane.lane * 1.6 if "au-sea" in _beach(plane) else 0.0
    parts: list[str] = []
    standing: list[Point] = []
    mark = 7
    for _ in range(640):
        mark = (mark * 48271) % 2147483647
        x = mark % (plane.width + 2 * WOOD) - WOOD
        mark = (mark * 48271) % 2147483647
        y = mark % (plane.height + 2 * WOOD) - WOOD
        size = 0.55 + mark // 7 % 5 / 10
        if plane.panel is not None:
            wide, high = PANEL[0] / 2 + 20, PANEL[1] / 2 + 16
            if abs(x - plane.panel[0]) < wide and abs(y - plane.panel[1]) < high:
                continue
        elif y > plane.height - PANEL[1] - plane.lane:
            continue
        if any(abs(x - a) < half + 14 and abs(y - b) < 24 for _, a, b, half in names):
            continue
        if y < beach or min(hypot(a - x, b - y) for a, b in line) < need + 12 * size:
            continue
        if min([hypot(a - x, b - y) for a, b in standing], default=99.0) < 26:
            continue
        standing.append((x, y))
        parts.append(f'<use href="#au-tree" transform="translate({x} {y}) scale({size:g})"/>')
        if len(parts) == TREES:
            break
    return "".join(parts)


def _stand(plane: Plane) -> str:
    """The grandstand outside the finish line."""
    box = plane.stand()
    if box is None:
        return ""
    x, y, wide, half = box
    top, high = y - half, 2 * half
    rect = f'x="{number(round(x - wide))}" width="{number(round(2 * wide))}" rx="4"'
    return (
        f'<rect fill="#10200f" opacity=".22" {rect} y="{number(round(top + 5))}" height="{number(round(high))}"/>'
        f'<rect class="au-stand" fill="#8d949c" {rect} y="{number(round(top))}" height="{number(round(high))}"/>'
        f'<rect fill="url(#au-crowd)" {rect} y="{number(round(top + 2))}" height="{number(round(high * 0.62))}"/>'
        f'<rect class="au-roof" fill="#b3262e" {rect} y="{number(round(top + high * 0.66))}" '
        f'height="{number(round(high * 0.34))}"/>'
    )


def _bed(plane: Plane) -> str:
    """The ground of the road, with a white line at both edges."""
    lanes = plane.track.lanes
    edge, road = number(round(plane.lane * lanes + 10)), number(round(plane.lane * lanes + 4))
    line = f'fill="none" d="{rail(plane)}"'
    bed = (
        f'<path {line} stroke="#10200f" stroke-opacity=".25" stroke-width="{edge}" transform="translate(0 4)"/>'
        f'<path {line} stroke="#fbf8ef" stroke-width="{edge}"/>'
        f'<path {line} class="au-road" stroke="#101216" stroke-width="{road}"/>'
    )
    gaps = "".join(plane.run(start, end, lane + 1) for lane, start, end in _gaps(plane.track))
    if gaps:
        bed += (
            f'<path class="au-grass2" fill="none" stroke="#7fae5b" stroke-width="{number(plane.lane - 2)}" d="{gaps}"/>'
        )
    return bed


def _gaps(track: Track) -> list[tuple[int, int, int]]:
    """Where a lane has no spaces: the lane, and from which tick to which."""
    found: list[tuple[int, int, int]] = []
    for lane in range(track.lanes):
        spaces = sorted(
            (track.start[space], track.end[space]) for space in range(len(track.start)) if track.lane[space] == lane
        )
        here = 0
        for start, end in [*spaces, (track.length, track.length)]:
            if start > here:
                found.append((lane, here, start))
            here = end
    return found


def _spaces(plane: Plane, lang: str, wear: tuple[int, ...]) -> str:
    """Every space in its colours, several as parallel bands; all of one kind together."""
    track = plane.track
    free = 1 - BOLD / plane.lane
    kinds: dict[int, str] = {}
    for space in range(len(track.start)):
        lane = track.lane[space] + 1
        start, end = track.start[space], track.end[space]
        trim = (end - start) * BOLD / 2 / plane.reach(start, end, lane)
        colours = [gear for gear in range(GEARS) if track.colours[space] >> gear & 1]
        bands: list[str] = []
        for band, gear in enumerate(colours):
            inner, outer = (lane - free / 2 + free * (band + side) / len(colours) for side in (0, 1))
            ground = plane.field(start + trim, end - trim, inner, outer)
            bands.append(f'd="{ground}"/>' if not band else f'<path fill="{PAINTS[gear]}" d="{ground}"/>')
        spot = f'data-spot="space{space}" ' if wear else ""
        drawn = f"<path {spot}{bands[0]}"
        if len(bands) > 1:
            drawn = f"<g {spot}><path {''.join(bands)}</g>"
        kinds[track.colours[space]] = kinds.get(track.colours[space], "") + drawn
    return "".join(
        f'<g class="au-spaces" fill="{PAINTS[_lightest(colours)]}"{_space_tip(colours, lang, wear)}>{drawn}</g>'
        for colours, drawn in sorted(kinds.items())
    )


def _lightest(colours: int) -> int:
    return min(gear for gear in range(GEARS) if colours >> gear & 1)


def _space_tip(colours: int, lang: str, wear: tuple[int, ...]) -> str:
    """What enters a space, and what it costs, as it says when it is pointed at."""
    if not wear:
        return ""
    darkest = max(gear for gear in range(GEARS) if colours >> gear & 1)
    told = say("space-tip", {"colours": gears_text(colours), "wear": wear[darkest]}).text(lang)
    return f' data-tip="{escape(told)}" data-tip-rule="R24"'


def _seams(plane: Plane) -> str:
    """Thin lines between the sections of a space."""
    track = plane.track
    path = ""
    for section in range(track.sections):
        space = track.space[section]
        if section < track.front[space]:
            lane = track.lane[space] + 1
            (a, b), (x, y) = (plane.point(track.nose[section], lane + side) for side in (-0.42, 0.42))
            path += f"M{round(a)} {round(b)}{_line((round(a), round(b)), (round(x), round(y)))}"
    return (
        f'<path class="au-seam" fill="none" stroke="#8b8f94" stroke-width="1.3" stroke-dasharray="4 2.5" d="{path}"/>'
    )


def _kerbs(plane: Plane) -> str:
    """Red and white along both edges of the bends."""
    lanes = plane.track.lanes
    aside = 0.5 + 6.5 / plane.lane
    path = ""
    for start, end, left in plane.bends():
        path += plane.run(start, end, 1 - aside if left else lanes + aside)
        margin = (end - start) * 0.12
        path += plane.run(start + margin, end - margin, lanes + aside if left else 1 - aside)
    return (
        f'<path fill="none" stroke="#fff" stroke-width="8" d="{path}"/>'
        f'<path class="au-kerb" fill="none" stroke="#cf2a2a" stroke-width="8" stroke-dasharray="11 11" d="{path}"/>'
    )


def _flag(plane: Plane) -> str:
    """The chequered line."""
    x, y = plane.point(0, 0.5)
    high = round(plane.lane * plane.track.lanes / 12) * 12
    squeeze = plane.lane * plane.track.lanes / high
    return (
        f'<g transform="translate({_pair((x, y))}) rotate({number(round(plane.angle(0), 1))}) scale(1 {squeeze:.3f})">'
        f'<rect x="-6" y="-4" width="12" height="{high + 8}" fill="#14161a"/>'
        f'<rect x="-6" width="12" height="{high}" fill="url(#au-flag)"/></g>'
    )


def _letters(plane: Plane, lang: str) -> str:
    """The letters of the colours, in the rear section of each space, and the places of the grid."""
    track = plane.track
    words: dict[int, str] = {}
    grid = ""
    for space in range(len(track.start)):
        start, end = plane.ends(track.rear[space])
        lane = track.lane[space] + 1
        place = track.grid.index(track.rear[space]) if track.rear[space] in track.grid else NOWHERE
        share = 0.5 if place == NOWHERE else 0.27
        x, y = plane.point(start + (end - start) * share, lane)
        colours = track.colours[space]
        gears = [gear for gear in range(GEARS) if colours >> gear & 1]
        letters = "".join(_letter(gear, lang, alone=len(gears) == 1) for gear in gears)
        word = f'<text x="{round(x)}" y="{round(y + 5.2)}">{letters}</text>'
        words[colours] = words.get(colours, "") + word
        if place != NOWHERE:
            grid += _grid_place(plane, place, plane.spot(track.rear[space]))
    groups = ""
    for colours, texts in sorted(words.items()):
        pen = max(gear for gear in range(GEARS) if colours >> gear & 1)  # of a space of one colour
        groups += f'<g fill="{PENS[pen]}" stroke="{INKS[pen]}">{texts}</g>'
    style = 'font-size="14.5" stroke-width="4" stroke-linejoin="round" paint-order="stroke" letter-spacing="1"'
    return grid + f'<g class="au-letters" {style}>{groups}</g>'


def _letter(gear: int, lang: str, *, alone: bool) -> str:
    letter = colour_letter(gear, lang)
    return letter if alone else f'<tspan fill="{PENS[gear]}" stroke="{INKS[gear]}">{letter}</tspan>'


def _grid_place(plane: Plane, place: int, spot: tuple[float, float, float]) -> str:
    """A painted box with the number of the place at its front."""
    x, y, angle = spot
    half = plane.lane / 2 - 3
    front = plane.lane * 0.62
    a = angle * pi / 180
    sign = x + front * 0.62 * cos(a), y + front * 0.62 * sin(a)
    return (
        f'<path class="au-box" fill="none" stroke="#c8271f" stroke-width="3" transform="translate({_pair((x, y))}) '
        f'rotate({number(round(angle, 1))})" d="M{number(round(front - 12))} {number(-half)}h12V{number(half)}h-12"/>'
        f'<text class="au-p" fill="#b01f18" font-size="14" x="{number(round(sign[0], 1))}" '
        f'y="{number(round(sign[1] + 5, 1))}">{place + 1}</text>'
    )


def _names(names: list[Name]) -> str:
    """The names of the stretches."""
    words = "".join(
        f'<text x="{number(round(x))}" y="{number(round(y + 5))}">{escape(word)}</text>' for word, x, y, _ in names
    )
    style = 'fill="#1d3a17" stroke="#7fae5b" stroke-width="4" paint-order="stroke" font-size="14"'
    return f'<g class="au-names" {style}>{words}</g>'


def _name_places(plane: Plane, lang: str) -> list[Name]:
    """The names of the stretches beside the track, wherever there is room."""
    track = plane.track
    count = 240
    line = [plane.point(mark * track.length / count, (track.lanes + 1) / 2) for mark in range(count)]
    taken: list[Box] = [] if plane.panel is None else [(*plane.panel, PANEL[0] / 2 + 3, PANEL[1] / 2 + 3)]
    stand = plane.stand()
    if stand is not None:
        taken.append(stand)
    found: list[Name] = []
    for stretch, post in enumerate(track.posts):
        word = say("post", {"post": post}).text(lang)
        half = 4.1 * len(word)
        for side, share in NAME_PLACES:
            x, y = _beside(plane, STRETCH * (stretch + share), side, half)
            if _fits(plane, line, taken, (x, y, half, 7.0)):
                taken.append((x, y, half + 4, 9.0))
                found.append((word, x, y, half))
                break
    return found


def _beside(plane: Plane, tick: float, side: int, half: float) -> Point:
    """Where the middle of a word so long lies beside the track: inside (-1) or outside (1)."""
    edge = 0.5 if side < 0 else plane.track.lanes + 0.5
    near, far = plane.point(tick, edge), plane.point(tick, edge + side)
    length = hypot(far[0] - near[0], far[1] - near[1])
    across, down = (far[0] - near[0]) / length, (far[1] - near[1]) / length
    away = 19 + abs(across) * (half - 4)
    return near[0] + away * across, near[1] + away * down


def _fits(plane: Plane, line: list[Point], taken: list[Box], box: Box) -> bool:
    """Whether a box lies in the picture, off the track, and clear of what is there already."""
    x, y, wide, high = box
    if not (wide + 6 < x < plane.width - wide - 6 and high + 6 < y < plane.height - high - 6):
        return False
    if any(abs(x - a) < wide + w and abs(y - b) < high + h for a, b, w, h in taken):
        return False
    need = plane.lane * plane.track.lanes / 2 + 9
    return all(hypot(max(0.0, abs(a - x) - wide), max(0.0, abs(b - y) - high)) > need for a, b in line)


def unit_of_car(track: Track) -> float:
    """How large a car is drawn: one of 50 by 25 must fit into all but the shortest sections."""
    plane = plane_of(track)
    lengths = sorted(plane.reach(*plane.ends(section), plane.middle(section)[1]) for section in range(track.sections))
    return min(plane.lane * 0.9 / 25, lengths[len(lengths) // 8] * 0.96 / 50)
