"""A review as a notebook shows it: the chances of all seats as a small picture, and what it comes to for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from ludoteca.engine.phrase import HOUSE, seat_name
from ludoteca.screen.markup import Attributes, Markup, join, tag
from ludoteca.words import decimal, language, say

WIDTH: Final = 560
HEIGHT: Final = 160
EDGE: Final = 8
SCALE: Final = 36  # columns for the numbers beside it
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")  # told apart by everybody
DASHES: Final = ("", "9 4", "2.5 4", "12 4 2.5 4", "6 3", "1.5 5")
FAINT: Final = "#888"
HEADS: Final = ("accuracy", "start", "choices", "luck", "result")


class Fared(Protocol):
    """What a row says of a seat: a `Sum` of the review has it."""

    @property
    def seat(self) -> int:
        """Which seat."""

    @property
    def start(self) -> float:
        """Its chance at the start."""

    @property
    def skill(self) -> float:
        """What choices did to it."""

    @property
    def luck(self) -> float:
        """What luck did to it."""

    @property
    def result(self) -> float:
        """What it has won."""

    @property
    def accuracy(self) -> float:
        """From 0 to 100."""

    @property
    def doubtful(self) -> int:
        """Doubtful choices."""

    @property
    def mistakes(self) -> int:
        """Mistakes."""

    @property
    def blunders(self) -> int:
        """Blunders."""


def shown(chances: Sequence[Sequence[float]], sums: Sequence[Fared], lang: str | None = None) -> str:
    """The picture and the table, as HTML that brings its own colours; of each position the chances of all seats."""
    spoken = language(lang)
    return str(join([_picture(chances, spoken), _table(sums, spoken)]))


def _picture(chances: Sequence[Sequence[float]], lang: str) -> Markup:
    lines: list[Markup] = []
    for part in (0, 50, 100):
        y = _y(part / 100)
        lines.append(tag("line", {"x1": SCALE, "x2": WIDTH - EDGE, "y1": y, "y2": y, "stroke": FAINT, "opacity": 0.4}))
        text: Attributes = {"x": SCALE - 4, "y": y + 4, "text-anchor": "end", "font-size": 11, "fill": FAINT}
        lines.append(tag("text", text, f"{part}%"))
    for seat in range(len(chances[0])):
        points = " ".join(f"{_x(at, len(chances)):.1f},{_y(each[seat]):.1f}" for at, each in enumerate(chances))
        stroke: Attributes = {
            "stroke": COLOURS[seat % len(COLOURS)],
            "stroke-dasharray": DASHES[seat % len(DASHES)] or None,
        }
        name = tag("title", None, seat_name(seat).text(lang))
        lines.append(tag("polyline", {"points": points, "fill": "none", "stroke-width": 2, **stroke}, name))
    size: Attributes = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "width": WIDTH, "height": HEIGHT, "role": "img"}
    return tag("svg", {**size, "aria-label": say(HOUSE, "review-chances", lang)}, *lines)


def _x(at: int, count: int) -> float:
    return SCALE + (WIDTH - EDGE - SCALE) * at / max(1, count - 1)


def _y(chance: float) -> float:
    return EDGE + (HEIGHT - 2 * EDGE) * (1.0 - chance)


def _table(sums: Sequence[Fared], lang: str) -> Markup:
    verdicts = ("doubtful", "mistake", "blunder")
    heads = ["", *(say(HOUSE, f"review-verdict-{verdict}", lang).lower() for verdict in verdicts)]
    heads += [say(HOUSE, f"review-{head}-column", lang) for head in HEADS]
    rows = [_row(one, lang) for one in sums]
    head = tag("thead", None, tag("tr", None, *[tag("th", {"scope": "col"}, text) for text in heads]))
    return tag("table", None, head, tag("tbody", None, *rows))


def _row(one: Fared, lang: str) -> Markup:
    line = f"border-bottom: 3px solid {COLOURS[one.seat % len(COLOURS)]}"
    name = seat_name(one.seat).text(lang) + (" ★" if one.result > 0 else "")
    texts = [str(count) for count in (one.doubtful, one.mistakes, one.blunders)]
    texts += [f"{round(one.accuracy)}%", f"{round(100 * one.start)}%"]
    texts += [decimal(100 * part, 0, lang, sign=True) for part in (one.skill, one.luck)]
    texts.append(f"{round(100 * one.result)}%")
    cells = [tag("td", {"style": "text-align: right"}, text) for text in texts]
    return tag("tr", None, tag("th", {"scope": "row", "style": line}, name), *cells)
