"""The shape of a track for drawing: the centre line of the lap, its lanes, and whether they fit (V6).

Lengths are lane widths, x points to the right and y upwards; the lap starts at the finish line heading to the right.
"""

from __future__ import annotations

from bisect import bisect_right
from math import cos, hypot, pi, sin
from typing import Final

STRETCH: Final = 2520  # ticks
SAMPLE: Final = 0.5  # lane widths between two points that are compared
GAP_SHARE: Final = 0.02  # of the length of the lap: so much may be missing to close it
MOST_LENGTH: Final = 400.0  # of a lap: V7
FULL_TURN: Final = 360.0
TINY: Final = 1e-6


class Part:
    """A piece of a stretch: straight (`turn` 0), or an arc that turns left (positive degrees) or right."""

    def __init__(self, length: float, turn: float, radius: float) -> None:
        self.length = length
        self.turn = turn
        self.radius = radius  # 0.0: straight


def straight(length: float) -> Part:
    """`S<length>`."""
    return Part(length, 0.0, 0.0)


def arc(degrees: float, radius: float) -> Part:
    """`L<degrees>r<radius>`, or with negative degrees `R<degrees>r<radius>`."""
    return Part(abs(degrees) * pi / 180.0 * radius, degrees, radius)


class Course:
    """The centre line of a lap."""

    def __init__(self, stretches: list[list[Part]], lanes: int) -> None:
        self.lanes = lanes
        self.begins: list[float] = [0.0]  # where each stretch begins along the line; last the length of the lap
        self._length: list[float] = []  # of each part
        self._from: list[float] = []  # where each part begins along the line
        self._x: list[float] = []  # where it begins on the plane
        self._y: list[float] = []
        self._heading: list[float] = []  # in radians
        self._bend: list[float] = []  # 1 / radius, positive to the left
        x = 0.0
        y = 0.0
        heading = 0.0
        along = 0.0
        self.turn = 0.0
        self.tightest = MOST_LENGTH
        for stretch in stretches:
            for part in stretch:
                bend = 0.0
                if part.radius > 0.0:
                    bend = 1.0 / part.radius if part.turn > 0.0 else -1.0 / part.radius
                    self.tightest = min(self.tightest, part.radius)
                self._length.append(part.length)
                self._from.append(along)
                self._x.append(x)
                self._y.append(y)
                self._heading.append(heading)
                self._bend.append(bend)
                x, y, heading = _onward(x, y, heading, bend, part.length)
                along += part.length
                self.turn += part.turn
            self.begins.append(along)
        self.length = along
        self.gap_x = x
        self.gap_y = y

    @property
    def gap(self) -> float:
        """How far the end of the line is from its start."""
        return hypot(self.gap_x, self.gap_y)

    def along(self, tick: float) -> float:
        """How far along the centre line a tick of the lap lies."""
        stretches = len(self.begins) - 1
        number = int(tick // STRETCH)
        laps = number // stretches
        stretch = number % stretches
        share = (tick - number * STRETCH) / STRETCH
        begin = self.begins[stretch]
        return laps * self.length + begin + share * (self.begins[stretch + 1] - begin)

    def pose(self, along: float) -> tuple[float, float, float]:
        """Where the centre line is after that length, and its heading in radians; the lap is closed."""
        inside = along % self.length
        part = bisect_right(self._from, inside) - 1
        x, y, heading = _onward(
            self._x[part], self._y[part], self._heading[part], self._bend[part], inside - self._from[part]
        )
        share = inside / self.length
        return x - share * self.gap_x, y - share * self.gap_y, heading

    def offset(self, lane: float) -> float:
        """How far to the left of the centre line the middle of a lane runs."""
        return (self.lanes + 1) / 2 - lane

    def at(self, tick: float, lane: float) -> tuple[float, float, float]:
        """The point of a lane (`1.5`: between the lanes 1 and 2) at a tick of the lap, and the heading there."""
        x, y, heading = self.pose(self.along(tick))
        left = self.offset(lane)
        return x - left * sin(heading), y + left * cos(heading), heading

    def too_near(self) -> tuple[float, float] | None:
        """V6: two places of the lap, by their length along it, that are too close to each other; None: all is well."""
        count = int(self.length / SAMPLE) + 1
        step = self.length / count
        apart = self.lanes + 0.5
        cells: dict[tuple[int, int], list[int]] = {}
        xs: list[float] = []
        ys: list[float] = []
        for number in range(count):
            x, y, _ = self.pose(number * step)
            xs.append(x)
            ys.append(y)
            column = int(x // apart)
            row = int(y // apart)
            for near_column in range(column - 1, column + 2):
                for near_row in range(row - 1, row + 2):
                    for other in cells.get((near_column, near_row), []):
                        between = (number - other) * step
                        between = min(between, self.length - between)
                        if between > 2 * self.lanes and hypot(x - xs[other], y - ys[other]) < apart:
                            return other * step, number * step
            cells.setdefault((column, row), []).append(number)
        return None


def _onward(x: float, y: float, heading: float, bend: float, length: float) -> tuple[float, float, float]:
    """Where one is after a piece of even bend."""
    if bend == 0.0:
        return x + length * cos(heading), y + length * sin(heading), heading
    later = heading + bend * length
    return x + (sin(later) - sin(heading)) / bend, y - (cos(later) - cos(heading)) / bend, later
