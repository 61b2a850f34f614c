"""The chances over a game as a graph: a line for each seat, and what luck and skill did to one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from ludoteca.engine.phrase import HOUSE
from ludoteca.review.pieces import BLUNDER, DOUBTFUL, MISTAKE
from ludoteca.review.subject import Subject
from ludoteca.review.telling import COST, LUCK, Moment
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.words import say

DASHES: Final = ("", "9 4", "2.5 4", "12 4 2.5 4", "6 3", "1.5 5")  # of each seat
SIGNS: Final = {DOUBTFUL: "?!", MISTAKE: "?", BLUNDER: "??"}
WHOLE: Final = 100
FLAG: Final = 22  # how far the marks of two moments are apart

Link = Callable[[int], str]
"""The address at which a decision is shown."""


class Frame(NamedTuple):
    """How large a graph is, and its margins."""

    width: int
    height: int
    left: int = 44
    right: int = 14
    top: int = 20
    bottom: int = 26

    def x(self, at: float, decisions: int) -> float:
        """From left to right."""
        return self.left + (self.width - self.left - self.right) * at / max(1, decisions)

    def y(self, chance: float) -> float:
        """From top to bottom."""
        return self.top + (self.height - self.top - self.bottom) * (1.0 - chance)


WIDE: Final = Frame(1080, 300)
NARROW: Final = Frame(420, 300, left=40, right=10)


def chart(subject: Subject, names: Sequence[str], lang: str, at: int, link: Link) -> Markup:
    """The graph for a wide page and for a narrow one, what its lines mean, and the same in numbers."""
    label = say(HOUSE, "ui-review-graph", lang)
    drawn = [
        tag(
            "svg",
            {
                "class": f"chances {kind}",
                "viewBox": f"0 0 {frame.width} {frame.height}",
                "role": "group",
                "aria-label": label,
                "data-left": frame.left,
                "data-right": frame.right,
                "data-width": frame.width,
                "data-decisions": subject.decisions,
            },
            *_grid(frame, subject, lang),
            *_shades(frame, subject),
            *[_line(frame, subject, seat) for seat in _lines(subject)],
            _now(frame, subject, at),
            *_flags(frame, subject, lang, link, at),
        )
        for kind, frame in (("wide", WIDE), ("narrow", NARROW))
    ]
    return tag(
        "figure", {"class": "graph"}, _hatching(), *drawn, _legend(subject, names, lang), _numbers(subject, names, lang)
    )


def percent(chance: float) -> int:
    """In whole percent."""
    return round(WHOLE * chance)


def _lines(subject: Subject) -> list[int]:
    """The seats that have a line: one for all who play as one; that of the chosen seat lies on top."""
    if subject.game.together or subject.players == 1:
        return [subject.seat]
    return [*(seat for seat in range(subject.players) if seat != subject.seat), subject.seat]


def _grid(frame: Frame, subject: Subject, lang: str) -> list[Markup]:
    end = frame.width - frame.right
    found: list[Markup] = []
    for part in range(0, WHOLE + 1, 25):
        y = frame.y(part / WHOLE)
        found.append(tag("line", {"class": "grid", "x1": frame.left, "x2": end, "y1": y, "y2": y}))
        place: Attributes = {"class": "tick", "x": frame.left - 6, "y": y + 4, "text-anchor": "end"}
        found.append(tag("text", place, f"{part}%"))
    foot = frame.height - 7
    found.append(tag("text", {"class": "tick", "x": frame.left, "y": foot}, say(HOUSE, "ui-review-start", lang)))
    last: Attributes = {"class": "tick", "x": end, "y": foot, "text-anchor": "end"}
    found.append(tag("text", last, say(HOUSE, "ui-graph-decisions", lang, number=subject.decisions)))
    return found


def _hatching() -> Markup:
    """Luck is told from skill by lines too, not by its colour alone."""
    pattern: Attributes = {
        "id": "hatch",
        "width": 6,
        "height": 6,
        "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
    }
    lines = tag("pattern", pattern, Markup('<rect class="hatch" width="2.4" height="6"/>'))
    return tag("svg", {"class": "hidden", "aria-hidden": "true"}, lines)


def _points(frame: Frame, subject: Subject, marks: Sequence[tuple[int, float]]) -> str:
    """Places in the drawing; what choices alone would have led to may lie beyond all chances, and ends at the edge."""
    return " ".join(
        f"{frame.x(at, subject.decisions):.1f},{frame.y(min(1.0, max(0.0, chance))):.1f}" for at, chance in marks
    )


def _shades(frame: Frame, subject: Subject) -> list[Markup]:
    """Between the beginning and what the choices alone would have led to: skill; from there to what was: luck."""
    if subject.review is None or subject.known:
        return []
    skill = list(enumerate(subject.skill))
    start = subject.skill[0]
    chance = [(mark.at, mark.chances[subject.seat]) for mark in subject.marks]
    below = [(subject.decisions, start), (0, start)]
    return [
        tag("polygon", {"class": "shade skill", "points": _points(frame, subject, [*skill, *below])}),
        tag(
            "polygon",
            {"class": "shade luck", "points": _points(frame, subject, [*chance, *reversed(skill)])},
        ),
        tag("polyline", {"class": "skill-line", "points": _points(frame, subject, skill)}),
    ]


def _line(frame: Frame, subject: Subject, seat: int) -> Markup:
    marks = [(mark.at, mark.chances[seat]) for mark in subject.marks]
    chosen = " chosen" if seat == subject.seat else ""
    drawn: Attributes = {"class": f"line s{seat}{chosen}", "points": _points(frame, subject, marks)}
    dots = [
        tag("circle", {"class": f"dot s{seat}", "cx": frame.x(at, subject.decisions), "cy": frame.y(chance), "r": 2.5})
        for at, chance in marks
        if len(marks) < len(subject.shown()) // 2  # few yet: where they are is seen
    ]
    return tag("g", None, tag("polyline", {**drawn, "stroke-dasharray": DASHES[seat % len(DASHES)] or None}), *dots)


def _now(frame: Frame, subject: Subject, at: int) -> Markup:
    if at < 0:  # in a file nothing is looked at
        return NOTHING
    x = frame.x(at, subject.decisions)
    return tag("line", {"class": "now", "x1": x, "x2": x, "y1": frame.top, "y2": frame.height - frame.bottom})


def _chance_at(subject: Subject, at: int) -> float:
    """What the line of the seat shows there."""
    for one, other in pairwise(subject.marks):
        if one.at <= at <= other.at:
            share = (at - one.at) / max(1, other.at - one.at)
            return one.chances[subject.seat] * (1 - share) + other.chances[subject.seat] * share
    return subject.marks[0].chances[subject.seat] if subject.marks else 0.5


def _flags(frame: Frame, subject: Subject, lang: str, link: Link, at: int) -> list[Markup]:
    """The moments that mattered, on the line of the seat; each leads there. One upon another stands above it."""
    placed: list[tuple[float, float]] = []
    found: list[Markup] = []
    for moment in subject.moments:
        x, y = frame.x(moment.number, subject.decisions), frame.y(_chance_at(subject, moment.number))
        while any(abs(x - other) < FLAG and abs(y - over) < FLAG for other, over in placed):
            y -= FLAG
        placed.append((x, y))
        said = told(moment, lang)
        found.append(
            tag(
                "a",
                {
                    "href": link(moment.number),
                    "class": f"flag {kind_of(subject, moment)}{' here' if moment.number == at else ''}",
                    "aria-label": said,
                },
                tag("circle", {"cx": x, "cy": y, "r": 11}),
                tag(
                    "text",
                    {"x": x, "y": y + 4.5, "text-anchor": "middle", "aria-hidden": "true"},
                    sign_of(subject, moment),
                ),
                tag("title", None, said),
            )
        )
    return found


def sign_of(subject: Subject, moment: Moment) -> str:
    """What marks a moment."""
    judgement = subject.judgement(moment.number)
    if moment.kind == COST and judgement is not None:
        return SIGNS[judgement.verdict]
    return "★" if moment.kind == LUCK else "↯"


def kind_of(subject: Subject, moment: Moment) -> str:
    """The classes of a moment: what it is, and of a cost how grave."""
    judgement = subject.judgement(moment.number)
    return f"{moment.kind} {judgement.verdict}" if moment.kind == COST and judgement is not None else moment.kind


def told(moment: Moment, lang: str) -> str:
    """A moment in a few words."""
    return say(HOUSE, f"ui-review-moment-{moment.kind}", lang, number=moment.number + 1, percent=percent(moment.amount))


def _legend(subject: Subject, names: Sequence[str], lang: str) -> Markup:
    rows = [
        tag(
            "li",
            {"class": f"s{seat}{' chosen' if seat == subject.seat else ''}"},
            tag(
                "svg",
                {"viewBox": "0 0 34 10", "width": 34, "height": 10, "aria-hidden": "true"},
                tag(
                    "line",
                    {"x1": 1, "x2": 33, "y1": 5, "y2": 5, "stroke-dasharray": DASHES[seat % len(DASHES)] or None},
                ),
            ),
            say(HOUSE, "ui-graph-together", lang) if subject.game.together else names[seat],
        )
        for seat in sorted(_lines(subject))
    ]
    if subject.review is not None and not subject.known:
        for kind in ("skill", "luck"):
            mark = Markup(
                f'<svg viewBox="0 0 22 14" width="22" height="14" aria-hidden="true"><rect class="shade {kind}" '
                'width="22" height="14"/></svg>'
            )
            words = say(HOUSE, f"ui-review-shade-{kind}", lang, name=names[subject.seat])
            rows.append(tag("li", {"class": f"shaded {kind}"}, mark, words))
    return tag("ul", {"class": "legend"}, *rows)


def _numbers(subject: Subject, names: Sequence[str], lang: str) -> Markup:
    """The same in numbers, for whoever does not see the lines, or wants to know."""
    if not subject.marks:
        return NOTHING
    seats = sorted(_lines(subject))
    head = [tag("th", {"scope": "col"}, say(HOUSE, "ui-graph-after", lang))]
    head += [tag("th", {"scope": "col"}, names[seat]) for seat in seats]
    split = subject.review is not None and not subject.known
    if split:
        head += [tag("th", {"scope": "col"}, say(HOUSE, f"ui-review-{kind}", lang)) for kind in ("skill", "luck")]
    rows = []
    for mark in subject.marks:
        cells = [tag("td", None, f"{percent(mark.chances[seat])}%") for seat in seats]
        if split:
            skill = subject.skill[mark.at] - subject.skill[0]
            luck = mark.chances[subject.seat] - subject.skill[mark.at]
            cells += [tag("td", None, signed(part)) for part in (skill, luck)]
        rows.append(tag("tr", None, tag("th", {"scope": "row"}, str(mark.at)), *cells))
    table = tag("table", None, tag("thead", None, tag("tr", None, *head)), tag("tbody", None, join(rows)))
    return tag(
        "details",
        {"class": "fold", "data-key": "numbers"},
        tag("summary", None, say(HOUSE, "ui-review-numbers", lang)),
        tag("div", {"class": "numbers", "tabindex": 0}, table),
    )


def signed(share: float) -> str:
    """A change of the chance in points of a hundred, with its sign."""
    whole = percent(share)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"
