"""What a page of a table shows, region by region; only regions that have changed travel again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING

import segno

from ludoteca.engine.event import Event
from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.table import BOT, OPEN, PERSON, Table
from ludoteca.web.dealing import deal_panel, waiting_room
from ludoteca.web.guided import guide_panel
from ludoteca.web.textboard import text_board
from ludoteca.words import decimal, has_message, say, title

if TYPE_CHECKING:
    from ludoteca.web.hub import LiveTable

LOG_LINES = 60
BOT_SIGN = "⚙"
TOUCHABLE = re.compile(
    r' (?:data-action="\d+"(?: role="button")?(?: tabindex="0")?(?: aria-label="[^"]*")?|data-why="\d+"'
    r'|role="button"|tabindex="0")|( class="(?:[^"]* )?)can(?:not)?(?=[" ])'
)
"""What makes a drawn thing a button, or something that answers why not."""
TERM = re.compile(r'(<span class="[a-z]+-term[^"]*")(?= title=")')
"""A number of a score with its sign, as games draw them: `mh-term`, `pm-term`."""


@dataclass
class Looker:
    """Who looks at a table: which seats are theirs, which one they see, in which language."""

    holder: str
    lang: str
    seats: list[int]
    facing: int | None  # whose side is seen; None: what is open to all
    curtain: bool = False  # the next person at this screen has not said so yet
    invitations: dict[int, str] | None = None  # links for open seats, if this is the host

    def decides(self, table: Table) -> bool:
        """Whether a person at this screen is asked now, and sees their side."""
        return table.asked in self.seats and not self.curtain and not table.bot_asked

    def name_of(self, table: Table, seat: int) -> str:
        """What a seat is called in this language."""
        return table.names(self.lang)[seat] if seat >= 0 else "-"

    def says(self, key: str, **args: int | str) -> str:
        """A message of the house."""
        return say(HOUSE, key, self.lang, **args)


def look(live: LiveTable, holder: str, lang: str, shown: int | None) -> Looker:
    """Which side of the table this holder sees. `shown`: the seat that has lifted the curtain."""
    table = live.table
    held = live.held_by(holder)
    if not held:
        return Looker(holder, lang, held, None)
    if len(held) == 1:
        return Looker(holder, lang, held, held[0])
    if table.asked in held:
        covered = table.hides and shown != table.asked
        return Looker(holder, lang, held, None if covered else table.asked, curtain=covered)
    if table.hides and not table.is_over:
        return Looker(holder, lang, held, None)
    return Looker(holder, lang, held, held[0])


def regions(live: LiveTable, looker: Looker) -> dict[str, str]:
    """Every region of the table page, by the id of its element."""
    return {**position(live.table, looker), **people(live, looker), **talk(live.table, looker)}


def position(table: Table, looker: Looker) -> dict[str, str]:
    """The regions that hang on the position, and on who looks at it."""
    drawn = board(table, looker)
    found = {
        "prompt": prompt(table, looker),
        "board": drawn,
        "actions": actions(table, looker, drawn),
        "tools": tools(table, looker),
        "absence": absence(table, looker),
        "invitation": invitation(table, looker),
        "result": result(table, looker),
        "log": story(table, looker),
        "deal": deal_panel(table, looker),
    }
    if table.tour is not None:
        found["guide"] = guide_panel(table, looker)
    return {name: str(html) for name, html in found.items()}


def people(live: LiveTable, looker: Looker) -> dict[str, str]:
    """The region that also hangs on who is here."""
    return {"players": str(players(live, looker))}


def talk(table: Table, looker: Looker) -> dict[str, str]:
    """The region that hangs on what was said, and is the same for all who read a language."""
    return {"chat": str(chat(table, looker))}


# ---- whose turn it is and what is asked


def prompt(table: Table, looker: Looker) -> Markup:
    """Whose turn it is and what is asked, in one sentence."""
    if table.is_over:
        return _prompt("over", looker.says("ui-over"), _outcome(table, looker))
    if not table.is_full:
        return _prompt("waiting", looker.says("ui-waiting"), looker.says("ui-room-soon"))
    if not table.is_dealt:
        names = ", ".join(looker.name_of(table, seat) for seat in table.awaited)
        return _prompt(
            "waiting", looker.says("ui-waiting"), looker.says("ui-awaited", number=len(table.awaited), names=names)
        )
    asked = table.asked
    if table.asked_as_told_to(looker.seats) < 0:
        return _prompt("theirs", looker.says("ui-turn-window"), _last_line(table, looker))
    name = looker.name_of(table, asked)
    if asked in looker.seats and not table.seats[asked].thinks:
        key = "ui-turn-yours" if len(looker.seats) > 1 else "ui-turn-yours-one"
        question = table.state.question()
        words = "" if looker.curtain else question.phrase.text(looker.lang, table.names(looker.lang))
        more: dict[str, str | int | float | None] = {"data-rule": question.rule}
        if table.window:
            key = "ui-window-yours" if len(looker.seats) > 1 else "ui-window-yours-one"
            more |= {"data-window": question.window, "data-seat": asked}
            more |= {"data-skip": question.skip if question.skip >= 0 else None}
        return _prompt("yours", looker.says(key, name=name), words, more)
    key = "ui-turn-bot" if table.bot_asked else "ui-turn-of"
    return _prompt("theirs", looker.says(key, seat=name), _last_line(table, looker))


def _prompt(kind: str, turn: str, asked: str, more: Attributes | None = None) -> Markup:
    parts = [tag("strong", {"class": "turn"}, turn)]
    if asked:
        parts.append(tag("span", {"class": "asked"}, asked))
    return tag("div", {"class": f"prompt {kind}", "data-turn": kind, **(more or {})}, *parts)


def _last_line(table: Table, looker: Looker) -> str:
    for events in reversed(table.story):
        heard = [event for event in events if event.heard_by(looker.facing)]
        if heard:
            return heard[-1].phrase.text(looker.lang, table.names(looker.lang))
    return ""


def _outcome(table: Table, looker: Looker) -> str:
    won = table.winners()
    if len(looker.seats) == 1 and looker.seats[0] in won and len(won) == 1:
        return looker.says("ui-won-you")
    if _beaten(table, looker):
        return looker.says("ui-lost-you" if len(table.seats) == 1 else "ui-lost-together")
    if not won:
        return looker.says("ui-won-nobody")
    names = ", ".join(looker.name_of(table, seat) for seat in won)
    return looker.says("ui-won" if len(won) == 1 else "ui-won-several", names=names)


def _beaten(table: Table, looker: Looker) -> bool:
    """Whether the game itself has won against the person who looks, alone or with others."""
    against_all = len(table.seats) == 1 or table.state.game.together
    return against_all and table.state.is_over and not table.winners() and bool(looker.seats)


# ---- before the game


def invitation(table: Table, looker: Looker) -> Markup:
    """Who is still missing, and for whoever set the table a link and a QR code for each of them."""
    if table.is_full:
        return NOTHING
    here = [looker.name_of(table, number) for number, seat in enumerate(table.seats) if seat.kind != OPEN]
    links = looker.invitations or {}
    waiting = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN]
    return tag(
        "section",
        {"class": "invitation", "aria-label": looker.says("ui-invite-title", missing=len(waiting))},
        tag("h2", None, looker.says("ui-invite-title", missing=len(waiting))),
        tag("p", None, looker.says("ui-invite-who", names=", ".join(here))),
        tag("div", {"class": "invites"}, *[_invite(looker, number, links.get(number)) for number in waiting]),
        tag("p", {"class": "quiet"}, looker.says("ui-invite-once" if links else "ui-invite-wait")),
    )


def _invite(looker: Looker, number: int, link: str | None) -> Markup:
    free = tag("h3", None, looker.says("ui-seat-missing", number=number + 1))
    if link is None:
        return tag("div", {"class": "invite", "data-key": f"i{number}"}, free)
    label = looker.says("ui-invite", number=number + 1)
    return tag(
        "div",
        {"class": "invite", "data-key": f"i{number}"},
        tag("div", {"class": "qr-frame", "role": "img", "aria-label": looker.says("ui-qr")}, qr_code(link)),
        tag(
            "div",
            {"class": "invite-link"},
            free,
            tag("p", None, looker.says("ui-invite-help")),
            tag("input", {"readonly": "readonly", "value": link, "aria-label": label}),
            tag("button", {"class": "main", "data-copy": link}, looker.says("ui-copy")),
        ),
    )


@lru_cache(maxsize=256)
def qr_code(link: str) -> Markup:
    """The link as a QR code."""
    drawn = BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, svgns=True, scale=4, border=2, svgclass="qr", lineclass=None, title="QR"
    )
    return Markup(drawn.getvalue().decode())


# ---- who has come back


def absence(table: Table, looker: Looker) -> Markup:
    """For whoever comes back to a table at which a bot has played for them meanwhile: it says so, and ends it."""
    away = [seat for seat in looker.seats if table.seats[seat].away and not table.seats[seat].resigned]
    if not away or table.is_over:
        return NOTHING
    return tag(
        "section",
        {"class": "absence"},
        tag("p", {"role": "status"}, looker.says("ui-absence")),
        tag("button", {"class": "main", "data-do": "back", "data-seat": away[0]}, looker.says("ui-back")),
    )


# ---- the board and what can be done


def board(table: Table, looker: Looker) -> Markup:
    """The game's own drawing, or the curtain before it; as long as there is no deal, the room in which all wait."""
    if not table.is_dealt:
        return waiting_room(table, looker)
    if looker.curtain:
        name = looker.name_of(table, table.asked)
        return tag(
            "div",
            {"class": "curtain"},
            tag("h2", None, looker.says("ui-curtain", name=name)),
            tag("p", None, looker.says("ui-curtain-help")),
            tag("button", {"class": "main", "data-reveal": table.asked}, looker.says("ui-curtain-show", name=name)),
        )
    drawn = drawing(table, table.state, looker)
    return Markup(explained(drawn if looker.decides(table) else untouchable(drawn)))


def drawing(table: Table, state: State, looker: Looker) -> str:
    """A position as somebody sees it: the game's own drawing, or the text of a game that has none."""
    drawn = table.game.screen(state, looker.facing, looker.lang, table.names(looker.lang))
    return drawn or text_board(state, looker.facing, looker.lang, looker.says("ui-text-board"))


def untouchable(drawn: str) -> str:
    """The same drawing with nothing to touch: for whoever is not asked, and for a moment that is past."""
    return TOUCHABLE.sub(r"\1", drawn) if "data-action" in drawn or "data-why" in drawn else drawn


def explained(drawn: str) -> str:
    """The same drawing with the signs of its sums within reach of the keyboard: the page tells what each means."""
    return TERM.sub(r'\1 tabindex="0" role="note"', drawn) if "-term" in drawn else drawn


def actions(table: Table, looker: Looker, drawn: str) -> Markup:
    """What can be done that is not drawn on the board, so that nothing is out of reach."""
    if not looker.decides(table):
        return NOTHING
    rest = [action for action in table.state.choices if f'data-action="{action}"' not in drawn]
    if not rest:
        return NOTHING
    return join(
        [
            tag("h2", {"class": "quiet"}, looker.says("ui-more-actions" if "data-action" in drawn else "ui-choose")),
            *[
                tag(
                    "button",
                    {"data-action": action},
                    table.state.describe(action).text(looker.lang, table.names(looker.lang)),
                )
                for action in rest
            ],
        ]
    )


def tools(table: Table, looker: Looker) -> Markup:
    """Undo, hint, resign and the rulebook: always in the same place."""
    parts: list[str] = []
    if looker.seats and table.is_dealt and not table.is_over:
        undoable = any(table.why_no_undo(seat) is None for seat in looker.seats)
        parts.append(_tool("undo", looker, off=not undoable))
        parts.append(_tool("hint", looker, off=not table.opening.hints or not looker.decides(table)))
        parts.append(_tool("resign", looker))
    if not looker.seats:
        parts.append(tag("span", {"class": "quiet"}, looker.says("ui-watching")))
    parts.append(tag("button", {"class": "tool", "data-rules": ""}, looker.says("ui-rulebook")))
    return join(parts)


def _tool(what: str, looker: Looker, off: bool = False) -> Markup:
    """A tool that cannot be used now is still there, and says why not when it is touched."""
    attributes = {"class": "tool", "data-do": what, "aria-disabled": "true" if off else None}
    return tag("button", attributes, looker.says(f"ui-{what}"))


# ---- after the game


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
        tag("h2", None, _outcome(table, looker)),
        tag("p", None, _last_line(table, looker)) if _beaten(table, looker) else NOTHING,
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
        tag("span", {"class": f"dot s{seat}", "aria-hidden": "true"}, _initial(looker.name_of(table, seat))),
        tag("span", {"class": "name"}, f"{looker.name_of(table, seat)}{_resigned(table, looker, seat)}"),
        tag("b", None, _score(table, looker, table.state.scores()[seat])),
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
                tag("td", None, _rule_link(line.rule)),
                tag("td", None, line.text(looker.lang)),
                tag("td", {"class": "num"}, ("+" if line.points > 0 else "") + _amount(table, looker, line.points)),
                tag("td", {"class": "sum"}, _amount(table, looker, so_far)),
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
            tag("td", {"class": "num"}, _amount(table, looker, total)),
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


def _rule_link(rule: str) -> Markup:
    """Leads to the rule in the drawer."""
    return tag("a", {"href": f"#{rule}", "data-rule-link": rule}, rule) if rule else NOTHING


# ---- the people


def players(live: LiveTable, looker: Looker) -> Markup:
    """Everybody at the table with their points and what these are made of."""
    people = [_player(live, looker, seat) for seat in range(len(live.table.seats))]
    told = "ui-hints-on" if live.table.opening.hints else "ui-hints-off"
    hints = tag("p", {"class": "quiet hints-rule"}, looker.says(told))
    return join([tag("ul", {"class": "players"}, *people), hints, _legend(looker)])


def _player(live: LiveTable, looker: Looker, number: int) -> Markup:
    table = live.table
    name = looker.name_of(table, number)
    parts = [
        tag(
            "div",
            {"class": "who"},
            tag("span", {"class": f"dot s{number}", "aria-hidden": "true"}, _initial(name)),
            tag("span", {"class": "name"}, name),
            *_presence(live, looker, number),
        )
    ]
    if table.is_dealt:
        parts.append(_points(table, looker, number))
    classes = "player asked" if table.asked_as_told_to(looker.seats) == number else "player"
    return tag("li", {"class": classes, "data-key": f"p{number}"}, *parts)


def _initial(name: str) -> str:
    return name[:1].upper()


def _presence(live: LiveTable, looker: Looker, number: int) -> list[Markup]:
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
            tag("span", None, line.text(looker.lang), " ", _rule_link(line.rule)),
            tag("b", None, _amount(table, looker, line.points)),
        )
        for line in table.state.score_sheet(number)
    ]
    if not lines:
        lines = [tag("li", {"class": "quiet"}, looker.says("ui-no-points"))]
    label = looker.says("ui-score-of", score=_score(table, looker, points))
    return tag(
        "details",
        {"data-key": f"d{number}"},
        tag(
            "summary",
            {"title": label, "aria-label": label},
            tag("b", None, _amount(table, looker, points)),
            tag("small", None, _unit(table, looker, points)),
        ),
        tag("ul", {"class": "lines"}, *lines),
    )


def _score(table: Table, looker: Looker, points: int) -> str:
    """Points with what they are."""
    return f"{_amount(table, looker, points)} {_unit(table, looker, points)}"


def _amount(table: Table, looker: Looker, points: int) -> str:
    """Points as people are told them: whole, or in parts of what the game measures in."""
    measure = table.state.game.measure
    if points % measure == 0:
        return str(points // measure)
    return decimal(points / measure, 2, looker.lang)


def _unit(table: Table, looker: Looker, points: int) -> str:
    """What is counted: points, or what the game calls them."""
    game = table.state.game
    count = points // game.measure if points % game.measure == 0 else points
    for key in ("unit-together", "unit") if game.together else ("unit",):
        if has_message(game.name, key, looker.lang):
            return say(game.name, key, looker.lang, points=count)
    return looker.says("ui-points-unit", points=count)


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


# ---- what happened and what was said


def story(table: Table, looker: Looker, until: int | None = None) -> Markup:
    """The last things that happened (until that moment), the newest first; each leads to its moment."""
    lines: list[Markup] = []
    newest = len(table.story) - 1 if until is None else min(until, len(table.story) - 1)
    for number in range(newest, -1, -1):
        for event in reversed(table.story[number]):
            if event.heard_by(looker.facing):
                lines.append(_line(table, looker, number, event))
        if len(lines) >= LOG_LINES:
            break
    if not lines:
        lines.append(tag("li", None, looker.says("ui-setup")))
    return tag("ol", {"class": "log", "reversed": "reversed"}, *lines)


def _line(table: Table, looker: Looker, number: int, event: Event) -> Markup:
    text = event.phrase.text(looker.lang, table.names(looker.lang))
    link = tag("a", {"href": f"/t/{table.opening.id}/replay?at={number}", "data-at": number}, text)
    return tag("li", {"class": f"by s{event.seat}" if event.seat >= 0 else "by"}, link)


def chat(table: Table, looker: Looker) -> Markup:
    """What was said."""
    names = table.names(looker.lang)
    guest = looker.says("ui-guest")
    lines = [
        tag(
            "li",
            {"class": f"s{line.seat}" if line.seat >= 0 else None},
            tag("b", None, names[line.seat] if line.seat >= 0 else guest),
            " ",
            line.text,
        )
        for line in table.chat[-50:]
    ]
    return tag("ol", {"class": "chat-lines"}, *lines)


def heading(table: Table, lang: str) -> str:
    """What is played here."""
    return title(table.opening.game, lang)
