"""The reliability diagram of the docs: what a review said of a chance, and how often it was won.

python -m bench.review --part calibration --games 1000 --keep build/review
python -m bench.reliability build/review docs/pictures/calibration.svg
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

import ludoteca
from bench.review import BINS, Floats
from ludoteca.lab import wilson
from ludoteca.screen.markup import Markup, tag
from ludoteca.words import title

SIDE: Final = 132.0  # of the square of a game
APART: Final = 36.0
LEFT, TOP, BELOW = 46.0, 40.0, 76.0
FEWEST: Final = 20  # chances in a bin: of fewer nothing is to be seen
SERIES: Final = (("with open cards", "#2a6f97"), ("as the seat knew", "#b4472f"))
FAINT: Final = "#d9d0bf"


class Bin(NamedTuple):
    """Chances that were about the same: what was said on average, what was won, and its 95% interval."""

    said: float
    won: float
    low: float
    high: float


def bins(chances: Floats, won: Floats) -> list[Bin]:
    """The bins in which there is enough to be seen."""
    flat, happened = chances.ravel(), won.ravel()
    places = np.minimum((flat * BINS).astype(int), BINS - 1)
    found: list[Bin] = []
    for place in range(BINS):
        here = places == place
        if (count := int(here.sum())) >= FEWEST:
            wins = float(happened[here].sum())
            found.append(Bin(float(flat[here].mean()), wins / count, *wilson(wins, count)))
    return found


def diagram(games: Sequence[tuple[str, Sequence[list[Bin]]]]) -> Markup:
    """A square for each game: on the diagonal what is said is what happens."""
    width, height = LEFT + len(games) * (SIDE + APART), TOP + SIDE + BELOW
    parts = [tag("rect", {"width": width, "height": height, "fill": "#fffdf8"})]
    for number, (name, series) in enumerate(games):
        parts += _square(LEFT + number * (SIDE + APART), name, series, first=number == 0)
    x = LEFT
    for called, colour in SERIES:
        parts.append(tag("circle", {"cx": x, "cy": height - 32.0, "r": 4, "fill": colour}))
        parts.append(tag("text", {"x": x + 10.0, "y": height - 28.0}, called))
        x += 150.0
    across = "across: the chance that is said; up: how often it was won, with 95% intervals"
    parts.append(tag("text", {"x": LEFT - 4.0, "y": height - 8.0, "fill": "#5b5f70"}, across))
    heads = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width:g} {height:g}"}
    return tag("svg", {**heads, "font-family": "sans-serif", "font-size": 12, "fill": "#23283b"}, *parts)


def _square(left: float, name: str, series: Sequence[list[Bin]], *, first: bool) -> Iterator[Markup]:
    yield tag("text", {"x": left, "y": TOP - 14.0, "font-weight": "bold"}, name)
    for share in (0.0, 0.5, 1.0):
        x, y = left + share * SIDE, TOP + (1 - share) * SIDE
        yield tag("line", {"x1": x, "x2": x, "y1": TOP, "y2": TOP + SIDE, "stroke": FAINT})
        yield tag("line", {"x1": left, "x2": left + SIDE, "y1": y, "y2": y, "stroke": FAINT})
        yield tag("text", {"x": x, "y": TOP + SIDE + 16.0, "text-anchor": "middle"}, f"{share:.0%}")
        if first:
            yield tag("text", {"x": left - 6.0, "y": y + 4.0, "text-anchor": "end"}, f"{share:.0%}")
    yield tag("line", {"x1": left, "x2": left + SIDE, "y1": TOP + SIDE, "y2": TOP, "stroke": "#8a7f6a"})
    for found, (_, colour) in zip(series, SERIES, strict=True):
        for one in found:
            x = left + one.said * SIDE
            low, high = (TOP + (1 - end) * SIDE for end in (one.low, one.high))
            y = TOP + (1 - one.won) * SIDE
            yield tag("line", {"x1": x, "x2": x, "y1": low, "y2": high, "stroke": colour, "stroke-opacity": 0.5})
            yield tag("circle", {"cx": x, "cy": y, "r": 3, "fill": colour})


def main() -> None:
    """Draw what `bench.review` has kept."""
    folder, picture = map(Path, sys.argv[1:])
    games: list[tuple[str, list[list[Bin]]]] = []
    for name in ludoteca.games():
        for file in sorted(folder.glob(f"{name}-*-calibration-*.jsonl")):
            columns = zip(*map(json.loads, file.read_text().splitlines()), strict=True)
            opened, known, won = (np.array(column) for column in columns)
            games.append((title(name, "en"), [bins(opened, won), bins(known, won)]))
    picture.write_text(str(diagram(games)) + "\n")


if __name__ == "__main__":
    main()
