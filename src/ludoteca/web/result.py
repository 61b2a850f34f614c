"""How a game ended: a panel over the board that tells who won and by what, how it went, and where it turned."""

from __future__ import annotations

from ludoteca.club.daily import place_of
from ludoteca.engine.event import Event
from ludoteca.engine.rooms import room
from ludoteca.screen.beats import USUAL
from ludoteca.screen.markup import NOTHING, Markup, join, tag
from ludoteca.screen.points import amount, score
from ludoteca.screen.seats import rule_link
from ludoteca.table import Table
from ludoteca.table.course import Turning
from ludoteca.web.contents import contents_note
from ludoteca.web.dealing import against
from ludoteca.web.flourish import flourish
from ludoteca.web.graph import graph
from ludoteca.web.looker import Looker
from ludoteca.web.players import initial

FEWEST_LINES = 2  # of a score sheet that is worth telling step by step


def result(table: Table, looker: Looker) -> Markup:
    """Who won and by what, what to do next, how it went; it can be put away to see the board, and opened again."""
    if not table.is_over:
        return NOTHING
    scores = table.state.scores()
    order = sorted(range(len(scores)), key=lambda seat: (seat not in table.winners(), -scores[seat]))
    told = [
        _head(table, looker, order),
        tag("div", {"class": "row next"}, *_next_steps(table, looker)),
        contents_note(table, looker.lang),
        _finale(table, looker),
        _course(table, looker),
        _scoring(table, looker, order),
    ]
    return join(
        [
            tag(
                "section",
                {"class": _kind(table, looker), "role": "dialog", "aria-labelledby": "outcome"},
                tag(
                    "button",
                    {"class": "tool icon close", "data-result": "close", "aria-label": looker.says("ui-see-board")},
                    "✕",
                ),
                *told,
            ),
            tag("button", {"class": "main result-open", "data-result": "open"}, looker.says("ui-result")),
        ]
    )


def _kind(table: Table, looker: Looker) -> str:
    return "result lost" if beaten(table, looker) else "result"


# ---- who won


def _head(table: Table, looker: Looker, order: list[int]) -> Markup:
    ranks = [_rank(table, looker, place, seat) for place, seat in enumerate(order, start=1)]
    kind = "podium alone" if _is_one(table) else "podium"
    return tag(
        "header",
        {"class": "cheer" if _may_cheer(table, looker) else None},
        flourish() if _may_cheer(table, looker) else NOTHING,
        tag("h2", {"id": "outcome", "tabindex": "-1"}, outcome(table, looker)),
        tag("p", {"class": "by"}, by_what(table, looker, order)),
        tag("ol", {"class": kind}, *ranks),
    )


def _may_cheer(table: Table, looker: Looker) -> bool:
    """Whether there is anything to cheer for whoever looks: somebody has won, and it is they or those they watch."""
    won = table.winners()
    return bool(won) and (not looker.seats or any(seat in won for seat in looker.seats))


def by_what(table: Table, looker: Looker, order: list[int]) -> str:
    """What decided: the tie-break with its numbers, what happened last to those who lost as one, or the margin."""
    names = table.names(looker.lang)
    if not table.state.is_over:
        return looker.says("ui-won-resigned")
    if beaten(table, looker):
        return last_line(table, looker)
    how = table.state.decided()
    if how is not None:
        return how.text(looker.lang, names)
    if _is_one(table):
        return " · ".join(f"{name}: {value}" for name, value in against(table, looker))
    points = table.state.scores()
    behind = [seat for seat in order if seat not in table.winners()]
    if not behind or not table.winners():
        return ""
    margin = points[table.winners()[0]] - points[behind[0]]
    return looker.says("ui-won-by", amount=score(table.game, margin, looker.lang), name=names[behind[0]])


def _is_one(table: Table) -> bool:
    """Whether all play as one, or somebody plays alone."""
    return len(table.seats) == 1 or table.game.together


def _rank(table: Table, looker: Looker, place: int, seat: int) -> Markup:
    """A step of the podium."""
    won = seat in table.winners()
    return tag(
        "li",
        {"class": f"s{seat} won" if won else f"s{seat}"},
        tag("span", {"class": "place"}, "★" if won else _place(table, looker, place)),
        tag("span", {"class": f"dot s{seat}", "aria-hidden": "true"}, initial(looker.name_of(table, seat))),
        tag("span", {"class": "name"}, f"{looker.name_of(table, seat)}{_resigned(table, looker, seat)}"),
        tag("b", None, score(table.game, table.state.scores()[seat], looker.lang)),
    )


def _place(table: Table, looker: Looker, place: int) -> str:
    """The number of a place; who plays alone has none, nor have those who play as one."""
    return "" if _is_one(table) else looker.says("ui-place", place=place)


def _resigned(table: Table, looker: Looker, seat: int) -> str:
    return f" ({looker.says('ui-resigned')})" if table.seats[seat].resigned else ""


# ---- what now


def _next_steps(table: Table, looker: Looker) -> list[Markup]:
    here = f"/t/{table.opening.id}"
    steps = [tag("a", {"class": "button", "href": f"{here}/replay"}, looker.says("ui-replay"))]
    if table.is_told:
        steps.insert(0, tag("a", {"class": "button", "href": f"{here}/review"}, looker.says("ui-review")))
        steps.append(tag("a", {"class": "button", "href": f"{here}/record.json"}, looker.says("ui-download")))
    steps += [
        tag("button", {"data-share": "", "data-word-copied": looker.says("ui-copied")}, looker.says("ui-share")),
        tag("button", {"data-result": "close"}, looker.says("ui-see-board")),
    ]
    again, to_it = (
        ("example-again", "example-there")
        if table.opening.example or table.opening.prelude
        else ("rematch", "rematch-there")
    )
    if table.opening.shared:
        steps.insert(0, _others_with_it(table, looker))
    elif table.next_table:
        there = {"class": "button main", "href": f"/t/{table.next_table}"}
        steps.insert(0, tag("a", there, looker.says(f"ui-{to_it}")))
    elif looker.seats:
        steps.insert(0, tag("button", {"class": "main", "data-do": "rematch"}, looker.says(f"ui-{again}")))
    return steps


def _others_with_it(table: Table, looker: Looker) -> Markup:
    """To what others have made of the same deal."""
    return tag("a", {"class": "button main", "href": place_of(table.opening.shared)}, looker.says("ui-shared-there"))


# ---- how it went


def _finale(table: Table, looker: Looker) -> Markup:
    """The end in the game's own way, where it has one: a photo finish, a colony, a town."""
    drawing = room(type(table.game), "screen")
    if not table.state.is_over or not hasattr(drawing, "finale"):
        return NOTHING
    told: Markup = drawing.finale(table.state, looker.lang, table.names(looker.lang))
    return tag("div", {"class": "finale"}, told)


def _course(table: Table, looker: Looker) -> Markup:
    course = table.course
    if not course.decisions:
        return NOTHING
    turnings = [_turning(table, looker, number, one) for number, one in enumerate(course.turnings, start=1)]
    heading = tag("h3", None, looker.says("ui-turnings", number=len(turnings)))
    drawn = graph(table, looker, course)
    return tag(
        "div",
        {"class": "went"},
        tag("section", None, tag("h3", None, looker.says("ui-course")), drawn) if drawn else NOTHING,
        tag(
            "section",
            None,
            *([heading, tag("ol", {"class": "turnings"}, *turnings)] if turnings else []),
            tag("h3", None, looker.says("ui-figures")),
            _figures(table, looker),
        ),
    )


def _turning(table: Table, looker: Looker, number: int, turning: Turning) -> Markup:
    """What was done, what it changed, and the way to that moment."""
    there = f"/t/{table.opening.id}/replay?at={turning.at}"
    told = _told_best(table, looker, turning)
    return tag(
        "li",
        {"class": f"s{turning.seat}"},
        tag("span", {"class": "number", "aria-hidden": "true"}, "①②③"[number - 1]),
        tag("a", {"href": there}, told or looker.says("ui-step", number=turning.at, most=table.course.decisions)),
        tag("small", None, _what_changed(table, looker, turning)),
    )


def _told_best(table: Table, looker: Looker, turning: Turning) -> str:
    """The sentence of the story that says most of it, as far as whoever looks was told."""
    beats = getattr(room(type(table.game), "screen"), "BEATS", {})

    def weight(event: Event) -> tuple[bool, float]:
        return event.seat == turning.seat, beats.get(event.phrase.key, USUAL).weight

    heard = [event for event in table.story[turning.at] if event.heard_by(looker.facing)]
    return max(heard, key=weight).phrase.text(looker.lang, table.names(looker.lang)) if heard else ""


def _what_changed(table: Table, looker: Looker, turning: Turning) -> str:
    if _is_one(table) or len(table.winners()) != 1:
        before, after = (score(table.game, points, looker.lang) for points in (turning.before, turning.after))
        return looker.says("ui-turning-score", before=before, after=after)
    winner = looker.name_of(table, table.winners()[0])
    before, after = (_margin(table, looker, points) for points in (turning.before, turning.after))
    moved = looker.says("ui-turning-margin", name=winner, before=before, after=after)
    if turning.leader < 0:
        return moved
    return f"{looker.says('ui-turning-lead', name=looker.name_of(table, turning.leader))} {moved}"


def _margin(table: Table, looker: Looker, points: int) -> str:
    if not points:
        return looker.says("ui-margin-level")
    key = "ui-margin-ahead" if points > 0 else "ui-margin-behind"
    return looker.says(key, amount=score(table.game, abs(points), looker.lang))


def _figures(table: Table, looker: Looker) -> Markup:
    """The game in a few numbers."""
    course = table.course
    rows = [("decisions", str(course.decisions)), ("turns", str(course.turns))]
    minutes = round((table.ended - table.began) / 60)
    if table.began and minutes:
        rows.append(("minutes", str(minutes)))
    if not _is_one(table):
        rows.append(("leads", str(course.lead_changes)))
        if course.longest >= 0:
            name = looker.name_of(table, course.longest)
            rows.append(("longest", looker.says("ui-figure-led", name=name, number=course.longest_decisions)))
    if table.undos:
        rows.append(("undos", str(table.undos)))
    told = [(looker.says(f"ui-figure-{what}"), value) for what, value in rows]
    names = table.names(looker.lang)
    told += [(what.text(looker.lang, names), value.text(looker.lang, names)) for what, value in course.figures]
    if _is_one(table):
        told = [*against(table, looker), *told]
    return tag(
        "dl",
        {"class": "figures"},
        *[tag("div", None, tag("dt", None, what), tag("dd", None, value)) for what, value in told],
    )


# ---- what the scores are made of


def _scoring(table: Table, looker: Looker, order: list[int]) -> Markup:
    """Step by step, for whoever opens it; nothing where a score is just a number."""
    if all(len(table.state.score_sheet(seat)) < FEWEST_LINES for seat in order) or table.game.measure > 1:
        return NOTHING
    sheets = [_sheet(table, looker, place, seat) for place, seat in enumerate(order, start=1)]
    return tag(
        "details",
        {"class": "how", "data-key": "how"},
        tag("summary", None, looker.says("ui-scoring")),
        tag("div", {"class": "sheets"}, *sheets),
    )


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
                tag(
                    "td",
                    {"class": "num"},
                    ("+" if line.points > 0 else "") + amount(table.game, line.points, looker.lang),
                ),
                tag("td", {"class": "sum"}, amount(table.game, so_far, looker.lang)),
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
            tag("td", {"class": "num"}, amount(table.game, total, looker.lang)),
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


# ---- in one sentence


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
    if table.game.together and won and looker.seats:
        return looker.says("ui-won-together")
    if not won:
        return looker.says("ui-won-nobody")
    names = ", ".join(looker.name_of(table, seat) for seat in won)
    return looker.says("ui-won" if len(won) == 1 else "ui-won-several", names=names)


def beaten(table: Table, looker: Looker) -> bool:
    """Whether the game itself has won against the person who looks, alone or with others."""
    return _is_one(table) and table.state.is_over and not table.winners() and bool(looker.seats)
