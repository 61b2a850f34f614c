"""The standing over time as a graph: a line for each seat, told apart by colour, dashes and name; and as a table."""

from __future__ import annotations

from math import ceil, floor, log10

from ludoteca.engine.game import Game
from ludoteca.screen.markup import NOTHING, Attributes, Markup, tag
from ludoteca.screen.points import amount
from ludoteca.table import Table
from ludoteca.table.course import Course
from ludoteca.web.looker import Looker

WIDTH, HEIGHT = 480, 232
LEFT, RIGHT, TOP, BOTTOM = 40, 96, 12, 38  # margins
LOW = 70  # the height of what stands above a slider
LINES = 4  # of the grid, nearly
APART = 15  # between two names
DASHES = ("", "8 4", "2 4", "11 4 2 4", "5 3", "1 6")  # of each seat
LONGEST = 11  # letters of a name


def graph(table: Table, looker: Looker, course: Course) -> Markup:
    """The points of each seat after each decision, numbered where the game turned; nothing where no points changed."""
    if len({moment.points for moment in course.moments}) == 1:
        return NOTHING
    scale = Scale(course, table.game)
    names = [looker.says("ui-graph-together")] if table.game.together else table.names(looker.lang)
    return tag(
        "figure",
        {"class": "graph"},
        tag(
            "svg",
            {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img", "aria-label": looker.says("ui-graph-label")},
            *_grid(scale, looker),
            *_marks(scale, course),
            *[_line(scale, course, seat) for seat in range(len(names))],
            *_labels(scale, course, names),
        ),
        _as_table(table, looker, course),
    )


def cursor(table: Table, looker: Looker, course: Course, at: int) -> Markup:
    """The lines alone, as wide as the slider of a replay, with a mark where that is."""
    scale = Scale(course, table.game, width=WIDTH, height=LOW, margins=(0, 0, 4, 4))
    x = f"{scale.x(at):.1f}"
    return tag(
        "svg",
        {
            "class": "graph course",
            "viewBox": f"0 0 {WIDTH} {LOW}",
            "preserveAspectRatio": "none",
            "role": "img",
            "aria-label": looker.says("ui-graph-label"),
        },
        *_marks(scale, course, numbers=False),
        *[_line(scale, course, seat) for seat in range(1 if table.game.together else len(table.seats))],
        tag("line", {"class": "now", "data-now": WIDTH, "x1": x, "x2": x, "y1": 0, "y2": LOW}),
    )


class Scale:
    """Where a number of decisions and a number of points lie in the drawing."""

    def __init__(
        self,
        course: Course,
        game: Game,
        width: int = WIDTH,
        height: int = HEIGHT,
        margins: tuple[int, int, int, int] = (LEFT, RIGHT, TOP, BOTTOM),
    ) -> None:
        self.left, self.right, self.top, self.bottom = margins
        self.width, self.height, self.game = width, height, game
        found = [points for moment in course.moments for points in moment.points]
        step = _round_step((max(*found, 0) - min(*found, 0)) / game.measure / LINES)
        self.step = max(1, round(step * game.measure)) if game.measure > 1 else max(1, ceil(step))
        self.low = floor(min(*found, 0) / self.step) * self.step
        self.high = max(ceil(max(*found, 0) / self.step), self.low // self.step + 1) * self.step
        self.decisions = max(1, course.decisions)

    def x(self, decision: int) -> float:
        """From left to right."""
        return self.left + (self.width - self.left - self.right) * decision / self.decisions

    def y(self, points: float) -> float:
        """From top to bottom."""
        room = self.height - self.top - self.bottom
        return self.top + room * (self.high - points) / (self.high - self.low)


def _round_step(wanted: float) -> float:
    """1, 2 or 5 times a power of ten, at least as much as wanted."""
    if wanted <= 0:
        return 1.0
    power: float = 10.0 ** floor(log10(wanted))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= wanted * 0.999)


def _grid(scale: Scale, looker: Looker) -> list[Markup]:
    end = scale.width - scale.right
    found: list[Markup] = []
    for points in range(scale.low, scale.high + 1, scale.step):
        y = f"{scale.y(points):.1f}"
        found.append(tag("line", {"class": "grid", "x1": scale.left, "x2": end, "y1": y, "y2": y}))
        place: Attributes = {"class": "tick", "x": scale.left - 6, "y": f"{scale.y(points) + 4:.1f}"}
        found.append(tag("text", {**place, "text-anchor": "end"}, amount(scale.game, points, looker.lang)))
    foot = scale.height - 8
    found.append(tag("text", {"class": "tick", "x": scale.left, "y": foot}, "0"))
    last: Attributes = {"class": "tick", "x": end, "y": foot, "text-anchor": "end"}
    found.append(tag("text", last, looker.says("ui-graph-decisions", number=scale.decisions)))
    return found


def _marks(scale: Scale, course: Course, numbers: bool = True) -> list[Markup]:
    """A thin line where the game turned."""
    found: list[Markup] = []
    for number, turning in enumerate(course.turnings, start=1):
        x = f"{scale.x(turning.at):.1f}"
        found.append(
            tag("line", {"class": "turned", "x1": x, "x2": x, "y1": scale.top, "y2": scale.height - scale.bottom})
        )
        if numbers:
            place: Attributes = {
                "class": "turned",
                "x": x,
                "y": scale.height - scale.bottom + 13,
                "text-anchor": "middle",
            }
            found.append(tag("text", place, "①②③"[number - 1]))
    return found


def _line(scale: Scale, course: Course, seat: int) -> Markup:
    points = " ".join(f"{scale.x(at):.1f},{scale.y(stood[seat]):.1f}" for at, stood in course.moments)
    drawn: Attributes = {"class": f"line s{seat}", "points": points, "vector-effect": "non-scaling-stroke"}
    return tag("polyline", {**drawn, "stroke-dasharray": DASHES[seat % len(DASHES)] or None})


def _labels(scale: Scale, course: Course, names: list[str]) -> list[Markup]:
    """Each name at the end of its line, none upon another."""
    last = course.moments[-1].points
    order = sorted(range(len(names)), key=lambda seat: -last[seat])
    places: dict[int, float] = {}
    least = float(scale.top)
    for seat in order:
        places[seat] = max(scale.y(last[seat]), least)
        least = places[seat] + APART
    over = max(0.0, least - APART - (scale.height - scale.bottom))
    end = scale.width - scale.right
    found: list[Markup] = []
    for seat in order:
        dot: Attributes = {"class": f"end s{seat}", "cx": end, "cy": f"{scale.y(last[seat]):.1f}", "r": 3.5}
        place: Attributes = {"class": f"who s{seat}", "x": end + 9, "y": f"{places[seat] - over + 4:.1f}"}
        name = names[seat] if len(names[seat]) <= LONGEST else f"{names[seat][: LONGEST - 1]}…"
        found += [tag("circle", dot), tag("text", place, name)]
    return found


def _as_table(table: Table, looker: Looker, course: Course) -> Markup:
    """The same in numbers, for whoever does not see the lines, or wants to know."""
    head = [tag("th", {"scope": "col"}, looker.says("ui-graph-after"))]
    head += [tag("th", {"scope": "col"}, name) for name in table.names(looker.lang)]
    rows = [
        tag(
            "tr",
            None,
            tag("th", {"scope": "row"}, str(moment.at)),
            *[tag("td", None, amount(table.game, points, looker.lang)) for points in moment.points],
        )
        for moment in course.moments
    ]
    return tag(
        "details",
        {"class": "how", "data-key": "graph"},
        tag("summary", None, looker.says("ui-graph-table")),
        tag(
            "div",
            {"class": "numbers", "tabindex": 0},
            tag("table", None, tag("thead", None, tag("tr", None, *head)), tag("tbody", None, *rows)),
        ),
    )
