"""A review as one HTML file that stands alone: no network, light and dark, and it prints."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.shelf import text_of
from ludoteca.review.chart import chart, kind_of, sign_of, told
from ludoteca.review.page import Look, Reader, choices, decision, drawn, expected_line, in_short, overview
from ludoteca.review.subject import Subject
from ludoteca.review.telling import Moment
from ludoteca.screen.markup import Markup, join, tag
from ludoteca.words import say, title

STYLES: Final = (
    ("ludoteca.screen", "colours.css"),
    ("ludoteca.screen", "board.css"),
    ("ludoteca.review", "review.css"),
)


def standalone(subject: Subject, names: Sequence[str], lang: str) -> str:
    """The whole file: who did how well, the graph, and every moment that mattered with its board."""
    reader = Reader(lang, names, _link)
    name = subject.record.game
    heading = say(HOUSE, "ui-review-title", lang, game=title(name, lang))
    entries = [_entry(subject, reader, moment) for moment in subject.moments]
    decisions = sorted({moment.number for moment in subject.moments})
    moments = [_decision(subject, reader, number) for number in decisions]
    nothing = tag("p", {"class": "quiet"}, reader.says("nothing"))
    body = tag(
        "main",
        {"class": "reviewed"},
        tag(
            "div",
            {"class": "review alone"},
            tag("header", {"class": "review-head"}, tag("h1", None, heading), tag("p", None, ", ".join(names))),
            tag("section", None, overview(subject, reader)),
            chart(subject, names, lang, -1, lambda number: _link(at=number)),
            tag(
                "section",
                {"class": "mattered"},
                tag("h2", None, say(HOUSE, "ui-review-mattered", lang)),
                *([tag("ol", {"class": "moments"}, *entries)] if entries else [nothing]),
            ),
            *moments,
            tag("footer", {"class": "quiet"}, reader.says("made-by")),
        ),
    )
    symbols = drawn(subject.before(0), subject.seat, reader).symbols
    head = join(
        [
            tag("meta", {"charset": "utf-8"}),
            tag("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
            tag("meta", {"name": "color-scheme", "content": "light dark"}),
            tag("title", None, heading),
            tag("style", None, Markup(_style(name))),
        ]
    )
    script = tag("script", None, Markup(_resource("ludoteca.review", "alone.js")))
    return f'<!doctype html><html lang="{lang}"><head>{head}</head><body>{symbols}{body}{script}</body></html>'


def _link(**look: object) -> str:
    """Within the file: to a decision."""
    return f"#d{look['at']}" if "at" in look else "#"


def _entry(subject: Subject, reader: Reader, moment: Moment) -> Markup:
    badge = tag("span", {"class": "badge", "aria-hidden": "true"}, sign_of(subject, moment))
    head = tag("b", None, badge, told(moment, reader.lang))
    words = tag("small", None, in_short(subject, reader, moment))
    return tag("li", {"class": kind_of(subject, moment)}, tag("a", {"href": f"#d{moment.number}"}, head, words))


def _decision(subject: Subject, reader: Reader, number: int) -> Markup:
    """A decision that mattered, with its board; what all boards are made of is drawn once for the whole file."""
    look = Look(number, 0, subject.seat)
    screen = drawn(subject.before(number), subject.seat, reader)
    picture = Markup(str(screen).replace(screen.symbols, "", 1)) if screen.symbols else screen
    heading = " · ".join([told(moment, reader.lang) for moment in subject.moments if moment.number == number])
    return tag(
        "section",
        {"class": "moment", "id": f"d{number}", "aria-label": heading},
        tag("h2", None, heading),
        tag("div", {"class": "said"}, decision(subject, reader, look)),
        tag("div", {"class": "board", "role": "group", "aria-label": reader.says("board")}, picture),
        tag("div", {"class": "below"}, expected_line(subject, reader, look, walk=False)),
        choices(subject, reader, look),
    )


@cache
def _style(game: str) -> str:
    parts = [_resource(package, name) for package, name in STYLES]
    return "\n".join([*parts, text_of(game, "screen.css") or "", _resource("ludoteca.review", "alone.css")])


@cache
def _resource(package: str, name: str) -> str:
    return files(package).joinpath(name).read_text(encoding="utf-8")
