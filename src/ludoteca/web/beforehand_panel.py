"""The answers that somebody has left beforehand, as they alone see them: what stands, what has ended, and one more."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.club.beforehand import Leaves
from ludoteca.engine.phrase import Phrase
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.table import Table
from ludoteca.table.beforehand import STOPS, Beforehand
from ludoteca.table.foresight import Foreseen
from ludoteca.web.home import day_of
from ludoteca.web.looker import Looker

TIMES = (1, 2, 3, 5, 10, 20)
DAYS = (1, 3, 7, 14, 30)
USUAL_DAYS = 7
BETWEEN = "|"  # the question and the answer, in a value of the form


def panel(table: Table, looker: Looker, leaves: Leaves, found: Sequence[Foreseen]) -> Markup:
    """What is left, and the form."""
    head = tag(
        "div",
        {"class": "hints-head"},
        tag("h2", None, looker.says("ui-beforehand")),
        tag("button", {"class": "tool icon", "data-left-close": "", "aria-label": looker.says("ui-close")}, "✕"),
    )
    return tag(
        "section",
        {"class": "hints beforehand", "aria-label": looker.says("ui-beforehand")},
        head,
        tag("p", {"class": "quiet"}, looker.says("ui-beforehand-help")),
        _standing(table, looker, leaves.answers),
        _given(table, looker, leaves),
        _form(table, looker, found) if found else tag("p", None, looker.says("ui-beforehand-unforeseen")),
    )


def _standing(table: Table, looker: Looker, answers: Sequence[Beforehand]) -> Markup:
    if not answers:
        return NOTHING
    return tag("ul", {"class": "left"}, *[_left(table, looker, number, one) for number, one in enumerate(answers)])


def _left(table: Table, looker: Looker, number: int, answer: Beforehand) -> Markup:
    if answer.ended:
        about = looker.says("ui-beforehand-ended", why=answer.ended)
    else:
        about = looker.says("ui-beforehand-still", times=answer.times, until=day_of(answer.until, looker.lang))
    back: Attributes = {"class": "tool", "data-left-back": number}
    return tag(
        "li",
        {"class": "ended" if answer.ended else None},
        tag("span", {"class": "quiet"}, _text(table, looker, answer.asked)),
        tag("strong", None, _text(table, looker, answer.said)),
        tag("small", None, about),
        tag("button", back, looker.says("ui-beforehand-dismiss" if answer.ended else "ui-beforehand-back")),
    )


def _given(table: Table, looker: Looker, leaves: Leaves) -> Markup:
    """What was answered for somebody lately: they find it in the log as their own."""
    if not leaves.given:
        return NOTHING
    rows = [
        tag("li", None, _text(table, looker, given.said), " ", tag("small", None, _text(table, looker, given.asked)))
        for given in reversed(leaves.given)
    ]
    return tag(
        "details",
        {"class": "hints-meaning", "data-key": "given"},
        tag("summary", None, looker.says("ui-beforehand-given", number=len(rows))),
        tag("ul", None, *rows),
    )


def _form(table: Table, looker: Looker, found: Sequence[Foreseen]) -> Markup:
    groups = [
        tag(
            "optgroup",
            {"label": _text(table, looker, one.phrase)},
            *[
                tag("option", {"value": f"{one.question}{BETWEEN}{called}"}, _text(table, looker, said))
                for called, said in _in_order(one)
            ],
        )
        for one in sorted(found, key=lambda one: not one.window)
    ]
    times = [(number, looker.says("ui-beforehand-times", number=number)) for number in TIMES]
    days = [(number, looker.says("ui-span-days", number=number)) for number in DAYS]
    ticks = [
        tag(
            "label",
            {"class": "switch"},
            tag("input", {"type": "checkbox", "name": "stop", "value": stop, "checked": "checked"}),
            " ",
            looker.says(f"ui-beforehand-{stop}"),
        )
        for stop in STOPS
    ]
    return tag(
        "form",
        {"data-left-form": ""},
        tag(
            "label",
            {"class": "field"},
            tag("span", None, looker.says("ui-beforehand-answer")),
            tag("select", {"name": "answer", "required": "required"}, *groups),
        ),
        tag(
            "div",
            {"class": "row"},
            _choice(looker.says("ui-beforehand-often"), "times", times, 1),
            _choice(looker.says("ui-beforehand-long"), "days", days, USUAL_DAYS),
        ),
        tag("fieldset", None, tag("legend", None, looker.says("ui-beforehand-stops")), *ticks),
        tag("button", {"class": "main"}, looker.says("ui-beforehand-leave")),
    )


def _in_order(one: Foreseen) -> list[tuple[str, Phrase]]:
    """The answer that lets a question go by stands first."""
    return sorted(one.answers.items(), key=lambda item: item[0] != one.skip)


def _choice(words: str, name: str, values: Sequence[tuple[int, str]], usual: int) -> Markup:
    options: list[Markup] = []
    for value, told in values:
        attributes: Attributes = {"value": value, "selected": "selected" if value == usual else None}
        options.append(tag("option", attributes, told))
    return tag("label", {"class": "field"}, tag("span", None, words), tag("select", {"name": name}, join(options)))


def _text(table: Table, looker: Looker, phrase: Phrase) -> str:
    return phrase.text(looker.lang, table.names(looker.lang))
