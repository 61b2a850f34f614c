"""A track as a drawing: every space in its colours, section by section, with the grid and the finish line."""

from __future__ import annotations

from math import pi
from typing import Final
from xml.sax.saxutils import escape

from ludoteca.games.automobiles.content import GEARS
from ludoteca.games.automobiles.geometry import Course
from ludoteca.games.automobiles.track import PLACES, Track

SCALE: Final = 24.0  # pixels for a lane width
MARGIN: Final = 1.0  # lane widths round the track
FINE: Final = 0.35  # lane widths between two points of a curved edge
GEAR_FILL: Final = ("#f4f1ea", "#b9bdc2", "#6b7178", "#22252a")
GEAR_INK: Final = ("#22252a", "#22252a", "#ffffff", "#ffffff")
LETTERS: Final = "WLDB"
CHEQUERS: Final = 4  # rows of squares in the finish line, for each lane


class Plane:
    """Where points of the course come to lie in the picture: y points down there."""

    def __init__(self, track: Track) -> None:
        self.course: Course = track.course()
        self.lanes = track.lanes
        xs: list[float] = []
        ys: list[float] = []
        for number in range(400):
            for lane in (0.5, track.lanes + 0.5):
                x, y, _ = self.course.at(number * track.length / 400.0, lane)
                xs.append(x)
                ys.append(y)
        self.left = min(xs) - MARGIN
        self.top = max(ys) + MARGIN
        self.width = (max(xs) - self.left + MARGIN) * SCALE
        self.height = (self.top - min(ys) + MARGIN) * SCALE

    def point(self, tick: float, lane: float) -> tuple[float, float]:
        """A point of the picture."""
        x, y, _ = self.course.at(tick, lane)
        return (x - self.left) * SCALE, (self.top - y) * SCALE

    def angle(self, tick: float) -> float:
        """The heading at a tick, in degrees clockwise from the right of the picture."""
        return -self.course.pose(self.course.along(tick))[2] * 180.0 / pi

    def edge(self, start: float, end: float, lane: float) -> list[str]:
        """The points along a lane from one tick to another."""
        length = abs(self.course.along(end) - self.course.along(start))
        count = max(1, int(length / FINE))
        found: list[str] = []
        for number in range(count + 1):
            x, y = self.point(start + (end - start) * number / count, lane)
            found.append(f"{x:.1f},{y:.1f}")
        return found

    def band(self, start: int, end: int, low: float, high: float) -> str:
        """The outline of a piece of track between two ticks and two lanes, as the points of a polygon."""
        last = end - 0.01  # the end of the lap is not its beginning
        return " ".join(self.edge(start, last, low) + self.edge(last, start, high))


def draw_track(track: Track) -> str:
    """The track as an SVG picture."""
    plane = Plane(track)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {plane.width:.0f} {plane.height:.0f}" '
        f'width="{plane.width:.0f}" height="{plane.height:.0f}" role="img" font-family="sans-serif" '
        f'text-anchor="middle"><title>{escape(track.name)}</title>',
        f'<rect width="{plane.width:.0f}" height="{plane.height:.0f}" fill="#e9e4d4"/>',
    ]
    for space in range(len(track.start)):
        parts.append(_space(plane, track, space))
    parts.append(_finish_line(plane, track))
    for place in range(PLACES):
        parts.append(_grid_place(plane, track, place))
    parts.append(
        f'<text x="{plane.width / 2:.0f}" y="{plane.height / 2:.0f}" font-size="{1.6 * SCALE:.0f}" '
        f'fill="#22252a">{escape(track.name)}</text></svg>'
    )
    return "\n".join(parts)


def _space(plane: Plane, track: Track, space: int) -> str:
    """Bold lines round the space, thin ones between its sections, its colours as parallel bands."""
    start, end = track.start[space], track.end[space]
    lane = track.lane[space] + 1
    colours = [gear for gear in range(GEARS) if track.colours[space] >> gear & 1]
    title = escape(f"{track.place_text(track.rear[space]).partition('#')[0]} {track.colours_text(space)}")
    parts = [f'<g class="space"><title>{title}</title>']
    for number, gear in enumerate(colours):
        low = lane - 0.5 + number / len(colours)
        outline = plane.band(start, end, low, low + 1 / len(colours))
        parts.append(f'<polygon points="{outline}" fill="{GEAR_FILL[gear]}"/>')
    for section in range(track.rear[space], track.front[space]):
        one = plane.point(track.nose[section], lane - 0.5)
        other = plane.point(track.nose[section], lane + 0.5)
        parts.append(_line(one, other, "#8a8170", 1.0))
    outline = plane.band(start, end, lane - 0.5, lane + 0.5)
    parts.append(f'<polygon points="{outline}" fill="none" stroke="#14161a" stroke-width="2.5"/>')
    each = (end - start) / (track.front[space] - track.rear[space] + 1)
    x, y = plane.point(end - each / 2, lane)
    ink = GEAR_INK[colours[len(colours) // 2]]
    letters = "".join(LETTERS[gear] for gear in colours)
    parts.append(
        f'<text x="{x:.1f}" y="{y + 0.14 * SCALE:.1f}" font-size="{0.4 * SCALE:.1f}" fill="{ink}">{letters}</text>'
    )
    return "".join(parts) + "</g>"


def _word(x: float, y: float, size: float, ink: str, word: str) -> str:
    """A word of that many lane widths, with its middle at a point."""
    below = y + 0.36 * size * SCALE
    return f'<text x="{x:.1f}" y="{below:.1f}" font-size="{size * SCALE:.1f}" fill="{ink}">{word}</text>'


def _line(one: tuple[float, float], other: tuple[float, float], colour: str, width: float) -> str:
    return (
        f'<line x1="{one[0]:.1f}" y1="{one[1]:.1f}" x2="{other[0]:.1f}" y2="{other[1]:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"/>'
    )


def _finish_line(plane: Plane, track: Track) -> str:
    x, y = plane.point(0, 0.5)
    size = SCALE / CHEQUERS
    parts = [f'<g transform="translate({x:.1f} {y:.1f}) rotate({plane.angle(0):.1f})">']
    for row in range(CHEQUERS * track.lanes):
        for column in (-1, 0):
            colour = "#14161a" if (row + column) % 2 else "#ffffff"
            parts.append(
                f'<rect x="{column * size:.1f}" y="{row * size:.1f}" width="{size:.1f}" height="{size:.1f}" '
                f'fill="{colour}"/>'
            )
    return "".join(parts) + "</g>"


def _grid_place(plane: Plane, track: Track, place: int) -> str:
    section = track.grid[place]
    space = track.space[section]
    x, y = plane.point((track.start[space] + track.end[space]) / 2, track.lane[space] + 1)
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.4 * SCALE:.1f}" fill="#fff7d6" stroke="#14161a"/>' + _word(
        x, y, 0.44, "#14161a", f"P{place + 1}"
    )
