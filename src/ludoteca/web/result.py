"""How a game ended: who won, with what, and what every score is made of."""

from __future__ import annotations

from ludoteca.screen.markup import NOTHING, Markup, tag
from ludoteca.table import Table
from ludoteca.web.looker import Looker
from ludoteca.web.points import amount, initial, rule_link, score


def result(table: Table, looker: Looker) -> Markup:
    """Who won with how many points, what to do next, and step by step what every score is made of."""
    if not table.is_over:
        return NOTHING
    scores = table.state.scores()
    order = sorted(range(len(scores)), key=lambda seat: (seat not in table.winners(), -scores[seat]))
    sheets = [_sheet(table, looker, place, seat) for place, seat in enumerate(order, start=1)]
    return tag(
        "section",
        {"class": "result", "aria-label": looker.says("ui-result")},
        tag("h2", None, outcome(table, looker)),
        tag("p", None, last_line(table, looker)) if beaten(table, looker) else NOTHING,
        tag(
            "ol", {"class": "podium"}, *[_rank(table, looker, place, seat) for place, seat in enumerate(order, start=1)]
        ),
        _decided(table, looker),
        tag("div", {"class": "row"}, *_next_steps(table, looker)),
        tag(
            "details",
            {"class": "how", "open": "open", "data-key": "how"},
            tag("summary", None, looker.says("ui-scoring")),
            tag("div", {"class": "sheets"}, *sheets),
        ),
    )


def _decided(table: Table, looker: Looker) -> Markup:
    """What decided beyond the points: the tie-break, with its numbers."""
    how = table.state.decided()
    return (
        NOTHING
        if how is None
        else tag("p", {"class": "quiet decided"}, how.text(looker.lang, table.names(looker.lang)))
    )


def _next_steps(table: Table, looker: Looker) -> list[Markup]:
    here = f"/t/{table.opening.id}"
    steps = [
        tag("a", {"class": "button", "href": f"{here}/replay"}, looker.says("ui-replay")),
        tag("a", {"class": "button", "href": f"{here}/record.json"}, looker.says("ui-download")),
    ]
    again, to_it = ("example-again", "example-there") if table.opening.example else ("rematch", "rematch-there")
    if table.next_table:
        there = {"class": "button main", "href": f"/t/{table.next_table}"}
        steps.insert(0, tag("a", there, looker.says(f"ui-{to_it}")))
    elif looker.seats:
        steps.insert(0, tag("button", {"class": "main", "data-do": "rematch"}, looker.says(f"ui-{again}")))
    return steps


def _rank(table: Table, looker: Looker, place: int, seat: int) -> Markup:
    """A line of the podium."""
    won = seat in table.winners()
    return tag(
        "li",
        {"class": "won" if won else None},
        tag("span", {"class": "place"}, "★" if won else _place(table, looker, place)),
        tag("span", {"class": f"dot s{seat}", "aria-hidden": "true"}, initial(looker.name_of(table, seat))),
        tag("span", {"class": "name"}, f"{looker.name_of(table, seat)}{_resigned(table, looker, seat)}"),
        tag("b", None, score(table, looker, table.state.scores()[seat])),
    )


def _place(table: Table, looker: Looker, place: int) -> str:
    """The number of a place; who plays alone has none, nor have those who play as one."""
    alone = len(table.seats) == 1 or table.state.game.together
    return "" if alone else looker.says("ui-place", place=place)


def _resigned(table: Table, looker: Looker, seat: int) -> str:
    return f" ({looker.says('ui-resigned')})" if table.seats[seat].resigned else ""


def _sheet(table: Table, looker: Looker, place: int, seat: int) -> Markup:
    """What a score is made of, one step after the other, each with its rule and the sum so far."""
    lines: list[Markup] = []
    so_far = 0
    for line in table.state.score_sheet(seat):
        so_far += line.points
        lines.append(
            tag(
                "tr",
                None,
                tag("td", None, rule_link(line.rule)),
                tag("td", None, line.text(looker.lang)),
                tag("td", {"class": "num"}, ("+" if line.points > 0 else "") + amount(table, looker, line.points)),
                tag("td", {"class": "sum"}, amount(table, looker, so_far)),
            )
        )
    total = table.state.scores()[seat]
    columns = ("rule", "what", "points", "sum") if lines else ()
    head = [tag("th", {"scope": "col"}, looker.says(f"ui-sheet-{part}")) for part in columns]
    lines.append(
        tag(
            "tr",
            {"class": "total"},
            tag("td", None),
            tag("td", None, looker.says("ui-total")),
            tag("td", {"class": "num"}, amount(table, looker, total)),
            tag("td", None),
        )
    )
    crown = "★ " if seat in table.winners() else ""
    who = f"{_place(table, looker, place)} {looker.name_of(table, seat)}".strip()
    heading = f"{crown}{who}{_resigned(table, looker, seat)}"
    return tag(
        "article",
        {"class": "sheet"},
        tag("h3", None, heading),
        tag("table", None, tag("thead", None, tag("tr", None, *head)) if head else NOTHING, tag("tbody", None, *lines)),
    )


def last_line(table: Table, looker: Looker) -> str:
    """What happened last, as far as whoever looks is told."""
    for events in reversed(table.story):
        heard = [event for event in events if event.heard_by(looker.facing)]
        if heard:
            return heard[-1].phrase.text(looker.lang, table.names(looker.lang))
    return ""


def outcome(table: Table, looker: Looker) -> str:
    """Who won, in one sentence."""
    won = table.winners()
    if len(looker.seats) == 1 and looker.seats[0] in won and len(won) == 1:
        return looker.says("ui-won-you")
    if beaten(table, looker):
        return looker.says("ui-lost-you" if len(table.seats) == 1 else "ui-lost-together")
    if not won:
        return looker.says("ui-won-nobody")
    names = ", ".join(looker.name_of(table, seat) for seat in won)
    return looker.says("ui-won" if len(won) == 1 else "ui-won-several", names=names)


def beaten(table: Table, looker: Looker) -> bool:
    """Whether the game itself has won against the person who looks, alone or with others."""
    against_all = len(table.seats) == 1 or table.state.game.together
    return against_all and table.state.is_over and not table.winners() and bool(looker.seats)
