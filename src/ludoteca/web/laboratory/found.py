"""What a comparison has found so far, as HTML: the verdict, the interval that closes, every measure as a difference."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, isfinite
from typing import Final

from ludoteca.engine.phrase import HOUSE
from ludoteca.lab.closing import Interval
from ludoteca.lab.compare import Comparison, Difference
from ludoteca.lab.findings import about, amount, done_cells, more, named, span, verdict
from ludoteca.lab.measures import SHARE
from ludoteca.lab.plots import closing
from ludoteca.screen.markup import NOTHING, Markup, join, tag
from ludoteca.web.shell import ui
from ludoteca.words import say

SCALES: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)  # what a bar may be from its middle to its end
MOST_DEEDS: Final = 12
LEAST_ALIKE: Final = 10  # deals before it is said that a change never showed
TURNS: Final = {1: "up", -1: "down", 0: ""}


def found_html(found: Comparison, lang: str) -> str:
    """All that is known, in a language."""
    asked = found.verdict
    looks = [(look.games, *look.more) for look in found.looks]
    drawn = closing(looks, "%" if asked.measure.unit == SHARE else "")
    return str(
        join(
            [
                tag("p", {"class": f"verdict {TURNS[asked.known]}".strip()}, verdict(found, lang)),
                tag("p", {"class": "never"}, ui(lang, "lab-never-showed")) if _never_showed(found) else NOTHING,
                _figure(drawn, say(HOUSE, "report-closing-about", lang)) if drawn else NOTHING,
                _measures(found, lang),
                _deeds(found, lang),
                tag("div", {"class": "quiet about-figures"}, *[tag("p", None, text) for text in about(found, lang)]),
            ]
        )
    )


def _never_showed(found: Comparison) -> bool:
    """Whether both sides came out alike in every deal, so that the change may concern nothing that is played."""
    return found.deals >= LEAST_ALIKE and all(one.a == one.b for one in found.differences())


def known_in_short(found: Comparison, lang: str) -> str:
    """The measure in question with its interval, in half a line."""
    asked = found.verdict
    unit = asked.measure.unit
    name = named(asked.measure, found.sides, lang)
    return f"{name}: {more(unit, asked.more.mean, lang)} ({span(unit, asked.more, lang)})"


def _figure(drawing: Markup, text: str) -> Markup:
    return tag("figure", {"class": "closing"}, drawing, tag("figcaption", {"class": "quiet"}, text))


# ---- the measures


def _measures(found: Comparison, lang: str) -> Markup:
    """Every measure: both sides, what B has more, and where that lies; shares and amounts have a scale each."""
    differences = found.differences()
    first = differences[found.asked]
    order = [first, *[one for number, one in enumerate(differences) if number != found.asked]]
    shares = [one for one in order if one.measure.unit == SHARE]
    amounts = [one for one in order if one.measure.unit != SHARE]
    groups = sorted([shares, amounts], key=lambda group: first not in group)
    return join([_group(found, group, lang) for group in groups if group])


def _group(found: Comparison, group: Sequence[Difference], lang: str) -> Markup:
    is_share = group[0].measure.unit == SHARE
    scale = _scale([_relative(one) for one in group])
    told = ui(lang, "lab-scale-share" if is_share else "lab-scale-amount", number=f"{100 * scale:g}")
    heads = [say(HOUSE, f"compare-{key}-column", lang) for key in ("measure", "a", "b", "more", "interval")]
    return tag(
        "table",
        {"class": "measures", "data-key": "shares" if is_share else "amounts"},
        tag(
            "thead",
            None,
            tag(
                "tr",
                None,
                *[tag("th", {"scope": "col"}, head) for head in heads[:-1]],
                tag("th", {"scope": "col"}, heads[-1], " ", tag("small", None, told)),
            ),
        ),
        tag("tbody", None, *[_row(found, one, scale, lang) for one in group]),
    )


def _row(found: Comparison, one: Difference, scale: float, lang: str) -> Markup:
    unit = one.measure.unit
    kinds = ["asked"] if one.measure == found.measures[found.asked] else []
    kinds += [TURNS[one.known]] if one.known else []
    return tag(
        "tr",
        {"class": " ".join(kinds) or None, "data-key": one.measure.name},
        tag("th", {"scope": "row"}, named(one.measure, found.sides, lang)),
        tag("td", {"data-label": "A"}, amount(one.measure, one.a, lang)),
        tag("td", {"data-label": "B"}, amount(one.measure, one.b, lang)),
        tag("td", {"class": "more"}, more(unit, one.b - one.a, lang)),
        tag("td", {"class": "where"}, bar(_relative(one), scale, TURNS[one.known]), _where(unit, one.more, lang)),
    )


def _where(unit: str, found: Interval, lang: str) -> Markup:
    """The ends in numbers; before the first twenty deals those of an amount may lie anywhere."""
    told = span(unit, found, lang) if isfinite(found.low) and isfinite(found.high) else "…"
    return tag("span", {"class": "ends"}, told)


def _relative(one: Difference) -> Interval:
    """A difference of shares as it is, one of amounts as a part of what A has."""
    if one.measure.unit == SHARE:
        return one.more
    base = max(abs(one.a), 1e-9)
    return Interval(one.more.mean / base, one.more.low / base, one.more.high / base)


def _scale(intervals: Sequence[Interval]) -> float:
    """The smallest scale on which all of them fit that are known at all."""
    ends = [max(abs(one.low), abs(one.high)) for one in intervals]
    widest = max([end for end in ends if isfinite(end)], default=inf)
    return next((scale for scale in SCALES if scale >= widest), SCALES[-1])


def bar(found: Interval, scale: float, turn: str) -> Markup:
    """An interval as a bar around the line where nothing is different."""

    def at(value: float) -> float:
        return round(50.0 + 48.0 * min(1.0, max(-1.0, value / scale)), 2)

    low, high = at(found.low), at(found.high)
    wide = max(0.6, high - low)
    return tag(
        "svg",
        {"class": f"bar {turn}".strip(), "viewBox": "0 0 100 12", "preserveAspectRatio": "none", "aria-hidden": "true"},
        tag("rect", {"class": "ground", "x": 0, "y": 5.5, "width": 100, "height": 1}),
        tag("rect", {"class": "zero", "x": 49.8, "y": 0, "width": 0.4, "height": 12}),
        tag("rect", {"class": "span", "x": low, "y": 3, "width": wide, "height": 6}),
        tag("rect", {"class": "mean", "x": at(found.mean) - 0.4, "y": 0.5, "width": 0.8, "height": 11}),
    )


# ---- what is done


def _deeds(found: Comparison, lang: str) -> Markup:
    """What is done more or less often; the report has more of it."""
    cells = done_cells(found, lang, MOST_DEEDS)
    if not cells.rows:
        return NOTHING
    heads = [tag("th", {"scope": "col"}, head) for head in cells.headings]
    rows = [
        tag("tr", {"data-key": row[0]}, tag("th", {"scope": "row"}, row[0]), *[tag("td", None, one) for one in row[1:]])
        for row in cells.rows
    ]
    table = tag("table", None, tag("thead", None, tag("tr", None, *heads)), tag("tbody", None, *rows))
    return tag(
        "details",
        {"class": "deeds", "data-key": "deeds"},
        tag("summary", None, say(HOUSE, "report-deeds", lang)),
        tag("div", {"class": "wide"}, table),
    )
