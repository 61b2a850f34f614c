"""The guide beside a first game: what is told now, what it points at, and the way on."""

from __future__ import annotations

from ludoteca.screen.markup import NOTHING, Attributes, Markup, tag
from ludoteca.table import Table
from ludoteca.table.guide import Step, Tour
from ludoteca.web.looker import Looker
from ludoteca.words import say

SELECTORS = {
    "board": "#board",
    "turn": "#prompt",
    "actions": "#actions",
    "players": "#players, #board .seat-head",
    "log": "#side-log",
    "undo": '#tools [data-do="undo"]',
    "hint": '#tools [data-do="hint"]',
    "rules": "#tools [data-rules]",
}
RESULT = "#result"


def guide_panel(table: Table, looker: Looker) -> Markup:
    """The guide, for the person whose first game this is; put away, the way back to it."""
    tour = table.tour
    if tour is None or tour.guide.seat not in looker.seats:
        return NOTHING
    if not tour.shown:
        again: Attributes = {"class": "tool", "data-guide": tour.step if tour.step < len(tour.guide.steps) - 1 else 0}
        return tag("p", {"class": "guide-again"}, tag("button", again, looker.says("ui-guide-again")))
    if table.is_over:
        text = tag("p", {"data-key": "text"}, looker.says("ui-guide-over"))
        return _panel(tour, looker, "on", RESULT, text, back=-1, on=NOTHING)
    if not tour.fits(tour.step, table.state):
        return _waiting(table, tour, looker)
    return _telling(table, tour, looker)


def _telling(table: Table, tour: Tour, looker: Looker) -> Markup:
    """A step that can be told now."""
    step, state = tour.now, table.state
    action = tour.recommended(table.record.actions)
    text = tag("p", {"data-key": "text"}, say(table.opening.game, f"guide-{step.name}", looker.lang))
    advice = NOTHING
    if action >= 0:
        words = state.describe(action).text(looker.lang, table.names(looker.lang))
        advice = tag(
            "p",
            {"class": "guide-play", "data-key": "play"},
            tag("button", {"class": "guide-find", "data-guide-find": action}, words),
            " ",
            say(table.opening.game, f"guide-{step.name}-play", looker.lang),
        )
    following = tour.beside(1, state)
    if following < 0:
        on = _button("on", looker.says("ui-guide-finish"), -1, main=True)
    else:
        on = _button("on", looker.says("ui-step-next"), following, main=True, off=bool(step.asked))
    at = f'[data-action="{action}"]' if action >= 0 else selector(step)
    rule = tag("p", {"class": "guide-rule", "data-key": "rule"}, _rule(step, looker))
    return _panel(tour, looker, step.about, at, text, advice, rule, back=tour.beside(-1, state), on=on)


def _waiting(table: Table, tour: Tour, looker: Looker) -> Markup:
    """The next step is not due: somebody else decides, or something else is asked."""
    own = looker.decides(table)
    if own:
        words = looker.says("ui-guide-answer")
    else:
        words = looker.says("ui-guide-wait", seat=looker.name_of(table, table.asked_as_told_to(looker.seats)))
    following = tour.beside(1, table.state)
    on = _button("on", looker.says("ui-step-next"), following, main=True, off=not own or following < 0)
    text = tag("p", {"data-key": "text"}, words)
    return _panel(tour, looker, "on", SELECTORS["turn"], text, back=tour.beside(-1, table.state), on=on)


def selector(step: Step) -> str:
    """What a step points at, on the page of the table."""
    return SELECTORS.get(step.at) or ", ".join(f"#board {one}" for one in step.at.split(", "))


def _panel(tour: Tour, looker: Looker, about: str, at: str, *text: Markup, back: int, on: Markup) -> Markup:
    number = looker.says("ui-step", number=tour.step + 1, most=len(tour.guide.steps))
    return tag(
        "section",
        {
            "class": "guide",
            "aria-label": looker.says("ui-guide"),
            "data-at": at,
            "data-step": tour.step,
            "data-word-first": looker.says("ui-guide-move-first"),
        },
        tag(
            "div",
            {"class": "guide-head"},
            tag("h2", None, looker.says(f"ui-guide-{about}")),
            tag("span", {"class": "quiet"}, number),
        ),
        tag("div", {"class": "guide-text"}, *text),
        tag(
            "div",
            {"class": "guide-ways"},
            _button("skip", looker.says("ui-guide-skip"), -1),
            _button("back", looker.says("ui-step-back"), back, off=back < 0),
            on,
        ),
    )


def _button(key: str, words: str, step: int, main: bool = False, off: bool = False) -> Markup:
    attributes: Attributes = {
        "class": "tool main" if main else "tool",
        "data-key": key,
        "data-guide": step,
        "aria-disabled": "true" if off else None,
    }
    return tag("button", attributes, words)


def _rule(step: Step, looker: Looker) -> Markup:
    words = looker.says("ui-rule", rule=step.rule)
    return tag("a", {"href": f"#{step.rule}", "data-rule-link": step.rule}, words)
