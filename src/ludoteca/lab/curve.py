"""How strong a network has become round by round: as rows, and as a drawing."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 24, 40  # margins
LINES = 5  # of the grid, nearly
FARTHEST = 0.99  # a share beyond it counts as this: Elo has no end


class Point(NamedTuple):
    """One round: what was learned, and how it stands against the first of the fixed opponents, and the others."""

    round: int
    positions: int  # that it has learned from
    explained: float  # of the values that were held out
    elo: float  # more than the first opponent
    low: float  # a 95% interval
    high: float
    shares: tuple[float, ...]  # of what was won against each opponent


def elo_of(share: float) -> float:
    """The difference in Elo that gives that share of the wins."""
    share = min(FARTHEST, max(1.0 - FARTHEST, share))
    return 400.0 * log10(share / (1.0 - share))


def as_csv(points: Sequence[Point], opponents: Sequence[str]) -> str:
    """A row for each round."""
    text = io.StringIO()
    sheet = csv.writer(text, lineterminator="\n")
    sheet.writerow([*Point._fields[:-1], *(f"share against {bot}" for bot in opponents)])
    for point in points:
        sheet.writerow([*point[:2], *(round(number, 4) for number in (*point[2:-1], *point.shares))])
    return text.getvalue()


def as_svg(points: Sequence[Point], across: str, up: str) -> str:
    """A line with its intervals; `across` and `up` are what the axes say."""
    scale = _Scale(points)
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for height in scale.heights():
        y = scale.y(height)
        colour = "#888" if height == 0 else "#ddd"
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{colour}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{height:+g}</text>')
    for point in points:
        x = scale.x(point.round)
        parts.append(f'<path d="M{x:.1f} {scale.y(point.low):.1f}V{scale.y(point.high):.1f}" stroke="#9bc"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{scale.y(point.elo):.1f}" r="3" fill="#157"/>')
        if (point.round - 1) % scale.every == 0:
            parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{point.round}</text>')
    line = " ".join(f"{scale.x(point.round):.1f},{scale.y(point.elo):.1f}" for point in points)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#157" stroke-width="2"/>')
    parts.append(f'<text x="{LEFT}" y="15">{escape(up)}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(across)}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
    style = 'font-family="sans-serif" font-size="12" fill="#222"'
    return f"{head} {style}>\n<title>{escape(up)}</title>\n" + "\n".join(parts) + "\n</svg>\n"


class _Scale:
    """Where a round and a rating stand in the drawing."""

    def __init__(self, points: Sequence[Point]) -> None:
        low = min(0.0, *(point.low for point in points))
        high = max(0.0, *(point.high for point in points))
        rough = max(1.0, high - low) / LINES
        size = 10.0 ** floor(log10(rough))
        self.step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
        self.low = self.step * floor(low / self.step)
        self.high = max(self.low + self.step, self.step * ceil(high / self.step))
        self.last = max(2, points[-1].round)
        self.every = -(-self.last // 20)  # rounds between two that are numbered

    def heights(self) -> list[float]:
        """The lines of the grid."""
        return [self.low + self.step * place for place in range(round((self.high - self.low) / self.step) + 1)]

    def x(self, number: int) -> float:
        """Of a round."""
        return LEFT + 12 + (WIDTH - LEFT - RIGHT - 24) * (number - 1) / (self.last - 1)

    def y(self, elo: float) -> float:
        """Of a rating."""
        return TOP + (HEIGHT - TOP - BOTTOM) * (self.high - elo) / (self.high - self.low)
