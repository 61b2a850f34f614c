"""The panel of the players: who they are, whether they are here, and how their points stand."""

from __future__ import annotations

from ludoteca.screen.markup import Markup, join, tag
from ludoteca.table import BOT, OPEN, PERSON, Table
from ludoteca.web.looker import Gathering, Looker
from ludoteca.web.points import amount, initial, rule_link, score, unit

BOT_SIGN = "⚙"


def players(live: Gathering, looker: Looker) -> Markup:
    """Everybody at the table with their points and what these are made of."""
    people = [_player(live, looker, seat) for seat in range(len(live.table.seats))]
    told = "ui-hints-on" if live.table.opening.hints else "ui-hints-off"
    hints = tag("p", {"class": "quiet hints-rule"}, looker.says(told))
    return join([tag("ul", {"class": "players"}, *people), hints, _legend(looker)])


def _player(live: Gathering, looker: Looker, number: int) -> Markup:
    table = live.table
    name = looker.name_of(table, number)
    parts = [
        tag(
            "div",
            {"class": "who"},
            tag("span", {"class": f"dot s{number}", "aria-hidden": "true"}, initial(name)),
            tag("span", {"class": "name"}, name),
            *_presence(live, looker, number),
        )
    ]
    if table.is_dealt:
        parts.append(_points(table, looker, number))
    classes = "player asked" if table.asked_as_told_to(looker.seats) == number else "player"
    return tag("li", {"class": classes, "data-key": f"p{number}"}, *parts)


def _presence(live: Gathering, looker: Looker, number: int) -> list[Markup]:
    seat = live.table.seats[number]
    marks: list[Markup] = []
    if looker.seats == [number]:
        marks.append(tag("span", {"class": "mark"}, looker.says("ui-you")))
    if seat.resigned:
        marks.append(tag("span", {"class": "mark"}, looker.says("ui-resigned")))
    elif seat.away:
        if looker.seats != [number]:  # whoever is alone on their own page is told so above the board
            told = looker.says("ui-bot-plays", seat=looker.name_of(live.table, number))
            marks.append(tag("span", {"class": "mark"}, told))
    elif seat.kind == PERSON and not live.is_here(seat.holder):
        marks.append(tag("span", {"class": "mark"}, looker.says("ui-offline")))
        if looker.seats and number not in looker.seats and not live.table.is_over:
            marks.append(
                tag("button", {"class": "tool", "data-do": "away", "data-seat": number}, looker.says("ui-replace"))
            )
    elif seat.kind == BOT:
        marks.append(tag("span", {"class": "mark"}, looker.says("ui-bot-level", level=seat.level)))
        marks.append(_tip(BOT_SIGN, "bot", looker.says("ui-about-bots"), f"b{number}"))
    elif seat.kind == OPEN:
        marks.append(tag("span", {"class": "mark"}, looker.says("ui-free")))
    return marks


def _points(table: Table, looker: Looker, number: int) -> Markup:
    """The points as they stand; opened, what they are made of, each line with the rule that explains it."""
    points = table.state.scores()[number]
    lines = [
        tag(
            "li",
            None,
            tag("span", None, line.text(looker.lang), " ", rule_link(line.rule)),
            tag("b", None, amount(table, looker, line.points)),
        )
        for line in table.state.score_sheet(number)
    ]
    if not lines:
        lines = [tag("li", {"class": "quiet"}, looker.says("ui-no-points"))]
    label = looker.says("ui-score-of", score=score(table, looker, points))
    return tag(
        "details",
        {"data-key": f"d{number}"},
        tag(
            "summary",
            {"title": label, "aria-label": label},
            tag("b", None, amount(table, looker, points)),
            tag("small", None, unit(table, looker, points)),
        ),
        tag("ul", {"class": "lines"}, *lines),
    )


def _tip(sign: str, kind: str, meaning: str, key: str) -> Markup:
    """A sign that explains itself when it is touched, clicked or opened by keyboard."""
    return tag(
        "details",
        {"class": f"tip {kind}".strip(), "data-key": key},
        tag("summary", {"title": meaning, "aria-label": meaning}, sign),
        tag("span", {"class": "tip-text", "role": "note"}, meaning),
    )


def _legend(looker: Looker) -> Markup:
    """What the signs of the players' panel mean."""
    signs = [
        (tag("span", {"class": "legend-asked", "aria-hidden": "true"}), "asked"),
        (tag("span", {"class": "dot s0", "aria-hidden": "true"}, "A"), "colour"),
        (tag("b", None, "12"), "points"),
        (tag("span", None, BOT_SIGN), "bot"),
    ]
    rows = [
        tag("div", None, tag("dt", None, sign), tag("dd", None, looker.says(f"ui-legend-{what}")))
        for sign, what in signs
    ]
    return tag(
        "details",
        {"class": "legend", "data-key": "legend"},
        tag("summary", None, looker.says("ui-legend")),
        tag("dl", None, *rows),
    )
