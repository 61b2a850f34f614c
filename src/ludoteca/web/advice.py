"""The coach: the best few choices, each with a verdict, the chance to win and one sentence why."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.coach import BEST, GOOD, RISKY, Counsel
from ludoteca.screen.markup import NOTHING, Markup, tag
from ludoteca.table import Table
from ludoteca.web.looker import Looker
from ludoteca.words import decimal

SMALLEST = 0.01  # of the chance to win: less is not worth a word
SIGNS = {
    BEST: "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z",
    GOOD: "M2.5 10.5l2-2L8 12l7.5-8 2.2 2L8 16z",
    RISKY: "M10 1.5L19 18H1zM9 7h2v6H9zM9 14.5h2v2H9z",
}


def coach_panel(table: Table, looker: Looker, told: Sequence[Counsel]) -> Markup:
    """What the coach says, the best first; each choice can be played from here, and its piece is lit."""
    head = tag(
        "div",
        {"class": "hints-head"},
        tag("h2", None, looker.says("ui-hint-title")),
        tag("button", {"class": "tool icon", "data-hint-close": "", "aria-label": looker.says("ui-hint-close")}, "✕"),
    )
    return tag(
        "section",
        {"class": "hints", "aria-label": looker.says("ui-hint-title")},
        head,
        tag("ol", None, *[_choice(table, looker, counsel, _is_lost(told)) for counsel in told]),
        _details(table, looker, told),
    )


def _is_lost(told: Sequence[Counsel]) -> bool:
    """Whether no choice has a chance worth a word: then it is told what each leads to in points."""
    return all(one.chance < SMALLEST and not one.ends and one.worth is not None for one in told)


def _choice(table: Table, looker: Looker, counsel: Counsel, lost: bool) -> Markup:
    names = table.names(looker.lang)
    words = table.state.describe(counsel.action).text(looker.lang, names)
    return tag(
        "li",
        {"class": counsel.verdict, "data-hint": counsel.action},
        tag(
            "p",
            {"class": "verdict"},
            _sign(counsel.verdict),
            tag("b", None, looker.says(f"ui-coach-{counsel.verdict}")),
            tag("span", {"class": "chance"}, _worth(looker, counsel) if lost else _chance(looker, counsel)),
        ),
        NOTHING if lost else _bar(counsel.chance),
        tag("button", {"class": "main" if counsel.verdict == BEST else None, "data-action": counsel.action}, words),
        tag("p", {"class": "why"}, counsel.reason.text(looker.lang, names)),
    )


def _details(table: Table, looker: Looker, told: Sequence[Counsel]) -> Markup:
    """The figures, for whoever wants them."""
    heads = ("choice", "interval", "tried", "expected")
    rows = [
        tag(
            "tr",
            None,
            tag("th", {"scope": "row"}, table.state.describe(one.action).text(looker.lang, table.names(looker.lang))),
            tag("td", None, f"{_percent(one.low)}–{_percent(one.high)}%"),
            tag("td", None, str(one.advice.visits)),
            tag("td", None, decimal(one.advice.expected, 2, looker.lang, sign=True)),
        )
        for one in told
    ]
    return tag(
        "details",
        {"class": "hints-meaning", "data-key": "coach"},
        tag("summary", None, looker.says("ui-coach-details")),
        tag(
            "table",
            None,
            tag(
                "thead",
                None,
                tag("tr", None, *[tag("th", {"scope": "col"}, looker.says(f"ui-coach-{head}")) for head in heads]),
            ),
            tag("tbody", None, *rows),
        ),
        tag("small", None, looker.says("ui-coach-meaning", games=told[0].games)),
    )


def _worth(looker: Looker, counsel: Counsel) -> str:
    """The points that it leads to, where all are far from winning."""
    return looker.says("ui-coach-worth", amount=counsel.worth.text(looker.lang) if counsel.worth else "")


def _chance(looker: Looker, counsel: Counsel) -> str:
    """The chance to win in words; only what ends the game is certain."""
    if 0.0 < counsel.chance < 1.0 or counsel.ends:
        return looker.says("ui-coach-chance", percent=_percent(counsel.chance))
    return looker.says("ui-coach-sure" if counsel.chance else "ui-coach-hardly")


def _percent(share: float) -> int:
    """In whole percent; what is possible is neither 0 nor 100."""
    return round(100 * share) if share in (0.0, 1.0) else min(99, max(1, round(100 * share)))


def _sign(verdict: str) -> Markup:
    return Markup(
        '<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">'
        f'<path d="{SIGNS[verdict]}" fill="currentColor" fill-rule="evenodd"/></svg>'
    )


def _bar(chance: float) -> Markup:
    """The chance to win as a bar; what it says is written above it."""
    return Markup(
        '<svg class="chance-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">'
        f'<rect class="ground" width="100" height="4"/><rect class="won" width="{100 * chance:.0f}" height="4"/></svg>'
    )
