"""The hint: what the search found out about the best few actions, in words and as a small picture."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots import Advice, best_of
from ludoteca.screen.markup import Markup, tag
from ludoteca.table import Table
from ludoteca.web.looker import Looker
from ludoteca.words import decimal

MOST_LINES = 3


def hint_panel(table: Table, looker: Looker, advice: Sequence[Advice]) -> Markup:
    """The best few actions, the most tried first; each can be played from here."""
    everything = sum(line.visits for line in advice)
    best = best_of(list(advice)).action
    shown = sorted(advice, key=lambda line: (line.action != best, -line.visits))[:MOST_LINES]
    return tag(
        "section",
        {"class": "hints", "aria-label": looker.says("ui-hint-title")},
        tag(
            "div",
            {"class": "hints-head"},
            tag("h2", None, looker.says("ui-hint-title")),
            tag(
                "button",
                {"class": "tool icon", "data-hint-close": "", "aria-label": looker.says("ui-hint-close")},
                "✕",
            ),
        ),
        tag("ol", None, *[_line(table, looker, line, everything, line.action == best) for line in shown]),
        tag(
            "details",
            {"class": "hints-meaning"},
            tag("summary", None, looker.says("ui-hint-bars")),
            tag("small", None, looker.says("ui-hint-meaning")),
        ),
    )


def _line(table: Table, looker: Looker, line: Advice, everything: int, best: bool) -> Markup:
    share = round(100 * line.visits / everything) if everything else 0
    expected = decimal(line.expected, 2, looker.lang, sign=True)
    numbers = looker.says(
        "ui-hint-line",
        share=share,
        visits=line.visits,
        all=everything,
        expected=expected,
        low=decimal(line.low, 2, looker.lang, sign=True),
        high=decimal(line.high, 2, looker.lang, sign=True),
    )
    words = table.state.describe(line.action).text(looker.lang, table.names(looker.lang))
    return tag(
        "li",
        {"data-hint": line.action},
        tag("button", {"class": "main" if best else None, "data-action": line.action}, words),
        tag(
            "span",
            {"class": "hint-facts"},
            tag("small", {"class": "hint-long"}, numbers),
            tag("span", {"class": "hint-short", "aria-hidden": "true"}, f"{share}% · {expected}"),
            _bars(line, share),
        ),
    )


def _bars(line: Advice, share: int) -> Markup:
    """How often it was tried, and below it where between loss (left) and win (right) the result lies."""
    low, high, middle = (50 + 50 * max(-1.0, min(1.0, value)) for value in (line.low, line.high, line.expected))
    return Markup(
        '<svg class="hint-bars" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">'
        f'<rect class="ground" width="100" height="4"/><rect class="share" width="{share}" height="4"/>'
        '<rect class="ground" y="6" width="100" height="8"/><rect class="nought" x="49.7" y="6" width=".6" height="8"/>'
        f'<rect class="interval" x="{low:.1f}" y="8" width="{max(1.0, high - low):.1f}" height="4"/>'
        f'<rect class="expected" x="{middle - 0.8:.1f}" y="6" width="1.6" height="8"/></svg>'
    )
