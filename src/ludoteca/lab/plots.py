"""The pictures of a report, as SVG: intervals side by side, an interval that closes, lengths as a histogram.

They are drawn here and not by a plotting library, because a picture of a report must follow the page: its two
languages, its light and dark colours (`var(--…)`), its fonts, and print; and because they are three simple kinds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import floor, inf, isfinite, log10
from typing import NamedTuple

from ludoteca.screen.markup import Markup, join, tag

WIDTH = 720.0
LABELS = 250.0  # of the width, for what the intervals are called
ROW = 24.0
TALL = 220.0
TICKS = 5
BARS = 36
LONGEST = 38  # characters of a label
LINE = {"class": "axis"}


class Tried(NamedTuple):
    """One of many that were tried, in a picture: where it came out, and how it is drawn."""

    label: str
    value: float
    kind: str = ""  # a class: best, worse, rested, or none


class Span(NamedTuple):
    """An interval in a picture: what it is called, where the mean is, from where to where, and how it is drawn."""

    label: str
    mean: float
    low: float
    high: float
    kind: str = ""  # a class: up, down, or none


def forest(spans: Sequence[Span], unit: str, digits: int = 1) -> Markup:
    """Intervals below each other, with a line where nothing is different."""
    if not spans:
        return Markup("")
    ends = [end for span in spans for end in (span.mean, span.low, span.high) if isfinite(end)]
    low, high = _widened(min(0.0, *ends), max(0.0, *ends))
    height = ROW * len(spans) + 40.0

    def across(value: float) -> float:
        return LABELS + (min(max(value, low), high) - low) / (high - low) * (WIDTH - LABELS - 16.0)

    parts = [_tick_line(across(value), 8.0, height - 30.0, _said(value, digits, unit)) for value in ticks(low, high)]
    parts.append(tag("line", {"class": "zero", "x1": across(0.0), "x2": across(0.0), "y1": 8.0, "y2": height - 30.0}))
    for number, span in enumerate(spans):
        y = 8.0 + ROW * (number + 0.5)
        label = _fitting(span.label)
        parts += [
            tag("text", {"class": "label", "x": LABELS - 10.0, "y": y + 4.0}, label, tag("title", {}, span.label)),
            tag(
                "line",
                {"class": f"span {span.kind}", "x1": across(span.low), "x2": across(span.high), "y1": y, "y2": y},
            ),
            tag("circle", {"class": f"dot {span.kind}", "cx": across(span.mean), "cy": y, "r": 4.0}),
        ]
    return _picture(height, parts)


def closing(looks: Sequence[tuple[int, float, float, float]], unit: str, digits: int = 1) -> Markup:
    """An interval that closes: after how many games (on a scale of doublings) the mean, the low and the high end."""
    shown = [look for look in looks if isfinite(look[2]) and isfinite(look[3])]
    if len(shown) < 2:
        return Markup("")
    widest = shown[len(shown) // 8]  # the first looks say so little that they would flatten all others
    low, high = _widened(min(0.0, widest[2]), max(0.0, widest[3]))
    first, last = log10(shown[0][0]), log10(shown[-1][0])
    height, left = TALL, 64.0

    def at(games: int) -> float:
        return left + (log10(games) - first) / max(1e-9, last - first) * (WIDTH - left - 16.0)

    def up(value: float) -> float:
        return 8.0 + (high - min(max(value, low), high)) / (high - low) * (height - 48.0)

    parts = []
    for value in ticks(low, high):
        parts.append(tag("line", {**LINE, "x1": left, "x2": WIDTH - 16.0, "y1": up(value), "y2": up(value)}))
        parts.append(tag("text", {"class": "label", "x": left - 8.0, "y": up(value) + 4.0}, _said(value, digits, unit)))
    for power in range(int(first), int(last) + 1):
        for step in (1, 2, 5):
            games = step * 10**power
            if shown[0][0] <= games <= shown[-1][0]:
                parts.append(
                    tag("text", {"class": "tick", "x": at(games), "y": height - 14.0}, f"{games:,}".replace(",", " "))
                )
    band = [f"{at(look[0]):.1f},{up(look[3]):.1f}" for look in shown]
    band += [f"{at(look[0]):.1f},{up(look[2]):.1f}" for look in reversed(shown)]
    parts.append(tag("polygon", {"class": "band", "points": " ".join(band)}))
    line = " ".join(f"{at(look[0]):.1f},{up(look[1]):.1f}" for look in shown)
    parts.append(tag("polyline", {"class": "line", "points": line}))
    parts.append(tag("line", {"class": "zero", "x1": left, "x2": WIDTH - 16.0, "y1": up(0.0), "y2": up(0.0)}))
    return _picture(height, parts)


def course(tried: Sequence[Tried], unit: str, digits: int = 1) -> Markup:
    """What was tried one after the other, from left to right: the lower the better, with a line where all began."""
    if not tried:
        return Markup("")
    values = [one.value for one in tried]
    low, high = _widened(min(0.0, *values), max(0.0, *values))
    height, left = TALL, 64.0
    step = (WIDTH - left - 24.0) / max(1, len(tried) - 1)

    def up(value: float) -> float:
        return 8.0 + (high - value) / (high - low) * (height - 48.0)

    parts = []
    for value in ticks(low, high):
        parts.append(tag("line", {**LINE, "x1": left, "x2": WIDTH - 16.0, "y1": up(value), "y2": up(value)}))
        parts.append(tag("text", {"class": "label", "x": left - 8.0, "y": up(value) + 4.0}, _said(value, digits, unit)))
    parts.append(tag("line", {"class": "zero", "x1": left, "x2": WIDTH - 16.0, "y1": up(0.0), "y2": up(0.0)}))
    for number, one in sorted(enumerate(tried), key=lambda pair: pair[1].kind == "best"):
        place = {"cx": left + 8.0 + number * step, "cy": up(one.value), "r": 6.0 if one.kind == "best" else 3.5}
        parts.append(tag("circle", {"class": f"dot {one.kind}".strip(), **place}, tag("title", {}, one.label)))
    for number in sorted({round(tick) for tick in ticks(1.0, float(len(tried)))} - {0}):
        parts.append(
            tag("text", {"class": "tick", "x": left + 8.0 + (number - 1) * step, "y": height - 14.0}, f"{number}")
        )
    return _picture(height, parts)


def histogram(counted: Sequence[Counter[float]]) -> Markup:
    """How often which length came, of one or two sides, as shares of their games."""
    values = [value for one in counted for value in one]
    if not values:
        return Markup("")
    low, high = min(values), max(values)
    bars = max(1, min(BARS, int(high - low) + 1))
    wide = max(1.0, high - low + 1.0) / bars
    shares = []
    for one in counted:
        whole = max(1, sum(one.values()))
        found = [0.0] * bars
        for value, times in one.items():
            found[min(bars - 1, floor((value - low) / wide))] += times / whole
        shares.append(found)
    most = max(max(found) for found in shares) or 1.0
    height, left = TALL, 48.0
    step = (WIDTH - left - 16.0) / bars

    def up(share: float) -> float:
        return 8.0 + (1.0 - share / most) * (height - 48.0)

    parts = []
    for value in ticks(0.0, most):
        parts.append(tag("line", {**LINE, "x1": left, "x2": WIDTH - 16.0, "y1": up(value), "y2": up(value)}))
        parts.append(tag("text", {"class": "label", "x": left - 8.0, "y": up(value) + 4.0}, f"{100 * value:g}%"))
    each = step / len(counted)
    for side, found in enumerate(shares):
        for bar, share in enumerate(found):
            if share > 0.0:
                box = {"x": left + bar * step + side * each, "y": up(share), "width": max(1.0, each - 1.0)}
                parts.append(tag("rect", {"class": f"side-{'ab'[side]}", **box, "height": up(0.0) - up(share)}))
    for value in ticks(low, high + 1.0):
        x = left + (value - low) / wide * step
        if left <= x <= WIDTH - 16.0:
            parts.append(tag("text", {"class": "tick", "x": x, "y": height - 14.0}, f"{value:g}"))
    return _picture(height, parts)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two ends, some five of them."""
    if not high > low or high - low == inf:
        return [low]
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next((power * times for times in (1.0, 2.0, 5.0) if power * times >= rough), 10.0 * power)
    first = int(low / step) - 1
    return [round(step * number, 9) for number in range(first, first + 4 * TICKS) if low <= step * number <= high]


def _fitting(label: str) -> str:
    """As much of a label as there is room for: its two ends, since deeds of a kind differ in the last word."""
    half = LONGEST // 2
    return label if len(label) <= LONGEST else f"{label[: half - 1].rstrip()}…{label[-half:].lstrip()}"


def _widened(low: float, high: float) -> tuple[float, float]:
    room = 0.06 * (high - low) or 0.01
    return low - room, high + room


def _said(value: float, digits: int, unit: str) -> str:
    text = f"{100 * value:.{digits}f}" if unit else f"{value:g}"
    return text.replace("-", "−")


def _tick_line(x: float, top: float, bottom: float, text: str) -> Markup:
    line = tag("line", {**LINE, "x1": x, "x2": x, "y1": top, "y2": bottom})
    return join([line, tag("text", {"class": "tick", "x": x, "y": bottom + 16.0}, text)])


def _picture(height: float, parts: Sequence[str]) -> Markup:
    return tag("svg", {"viewBox": f"0 0 {WIDTH:g} {height:g}", "role": "img"}, *parts)
