"""What a page of a table shows, region by region; only regions that have changed travel again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO

import segno

from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE
from ludoteca.screen import Screen
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.screen.seats import STATUS
from ludoteca.screen.textboard import text_board
from ludoteca.table import OPEN, PERSON, Table
from ludoteca.table.beforehand import why_not
from ludoteca.web.clocks import agreed, clock_mark, time_panel, window_mark
from ludoteca.web.dealing import deal_panel, waiting_room
from ludoteca.web.guided import guide_panel
from ludoteca.web.looker import Gathering, Looker
from ludoteca.web.players import players, status
from ludoteca.web.result import last_line, outcome, result
from ludoteca.web.telling import Lines, since, story
from ludoteca.words import say, title

HOURGLASS = Markup(
    '<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><path fill="none" stroke="currentColor" '
    'stroke-width="2" d="M4 2h12M4 18h12M6 2c0 5 8 11 8 16M14 2c0 5-8 11-8 16"/></svg>'
)


def regions(live: Gathering, looker: Looker) -> dict[str, str]:
    """Every region of the table page, by the id of its element."""
    drawn = position(live.table, looker)
    return {**drawn, **people(live, looker, drawn["board"]), **talk(live.table, looker)}


def position(table: Table, looker: Looker, lines: Lines | None = None) -> dict[str, str]:
    """The regions that hang on the position, and on who looks at it; `lines` are those of the log as far as known."""
    drawn = board(table, looker)
    found: dict[str, str] = {
        "prompt": prompt(table, looker),
        "board": drawn,
        "actions": actions(table, looker, drawn),
        "tools": tools(table, looker),
        "absence": absence(table, looker),
        "invitation": invitation(table, looker),
        "result": result(table, looker),
        "log": story(table, looker, lines=lines),
        "since": since(table, looker, lines),
        "deal": deal_panel(table, looker),
    }
    if table.clocks is not None:
        found["time"] = time_panel(table, looker)
    if table.tour is not None:
        found["guide"] = guide_panel(table, looker)
    return found


def people(live: Gathering, looker: Looker, board: str) -> dict[str, str]:
    """The regions that also hang on who is here: the headings of the seats, or a list where the board has none."""
    if isinstance(board, Screen) and board.seats_everybody:
        told = {f"{STATUS}{seat}": join(status(live, looker, seat)) for seat in range(len(live.table.seats))}
        return {"board": board.filled(told), "players": ""}
    return {"players": str(players(live, looker))}


def talk(table: Table, looker: Looker) -> dict[str, str]:
    """The region that hangs on what was said, and is the same for all who read a language."""
    return {"chat": str(chat(table, looker))}


# ---- whose turn it is and what is asked


def prompt(table: Table, looker: Looker) -> Markup:
    """Whose turn it is and what is asked, in one sentence."""
    if table.is_over:
        return prompt_of("over", looker.says("ui-over"), outcome(table, looker))
    if not table.is_full:
        return prompt_of("waiting", looker.says("ui-waiting"), looker.says("ui-room-soon"))
    if not table.is_dealt:
        names = ", ".join(looker.name_of(table, seat) for seat in table.awaited)
        return prompt_of(
            "waiting", looker.says("ui-waiting"), looker.says("ui-awaited", number=len(table.awaited), names=names)
        )
    asked = table.asked
    if table.asked_as_told_to(looker.seats) < 0:
        return prompt_of(
            "theirs", looker.says("ui-turn-window"), last_line(table, looker), clock=window_mark(table, looker)
        )
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
            more |= {"data-early": None if table.had_turn(asked) else ""}  # what everybody knows, and no hand
        return prompt_of(
            "yours",
            looker.says(key, name=name),
            words,
            more,
            window_mark(table, looker) or clock_mark(table, looker, asked),
        )
    key = "ui-turn-bot" if table.bot_asked else "ui-turn-of"
    clock = clock_mark(table, looker, asked)
    return prompt_of("theirs", looker.says(key, seat=name), last_line(table, looker), clock=clock)


def prompt_of(kind: str, turn: str, asked: str, more: Attributes | None = None, clock: Markup = NOTHING) -> Markup:
    """The line above the board: whose turn it is, and what is asked."""
    parts = [tag("strong", {"class": "turn"}, turn)]
    if asked:
        parts.append(tag("span", {"class": "asked"}, asked))
    if clock:
        parts.append(clock)
    return tag("div", {"class": f"prompt {kind}", "data-turn": kind, **(more or {})}, *parts)


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
        tag("p", None, agreed(table.clocks.terms, looker.lang)) if table.clocks is not None else NOTHING,
        tag("div", {"class": "invites"}, *[_invite(looker, number, links.get(number)) for number in waiting]),
        tag("p", {"class": "quiet"}, looker.says("ui-invite-once" if links else "ui-invite-wait")),
        *(_listed(table, looker) if links else []),
    )


def _listed(table: Table, looker: Looker) -> list[Markup]:
    """For whoever set the table: who else finds it, and what to do if nobody comes."""
    access = table.opening.access.partition(" ")[0]
    told = [tag("p", None, looker.says(f"ui-listed-{access}"))] if access and not table.declined else []
    if table.declined:
        told = [tag("p", {"role": "status"}, looker.says("ui-declined", name=table.declined))]
    button = tag("button", {"class": "tool", "data-do": "fill"}, looker.says("ui-fill"))
    return [*told, tag("p", {"class": "row"}, button)]


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
    return drawing(table, table.state, looker, touch=looker.decides(table))


def drawing(table: Table, state: State, looker: Looker, touch: bool = False) -> Screen:
    """A position as somebody sees it: the game's own drawing, or the text of a game that has none.

    Without `touch` there is nothing to act on: for whoever is not asked, and for a moment that is past.
    """
    drawn = table.game.screen(state, looker.facing, looker.lang, table.names(looker.lang), touch)
    if isinstance(drawn, Screen):
        return drawn
    return Screen.plain(drawn or text_board(state, looker.facing, looker.lang, looker.says("ui-text-board")))


def actions(table: Table, looker: Looker, drawn: Markup) -> Markup:
    """What can be done that is not drawn on the board, so that nothing is out of reach."""
    return undrawn(table.state, drawn, looker.lang, table.names(looker.lang)) if looker.decides(table) else NOTHING


def undrawn(state: State, drawn: Markup, lang: str, names: Sequence[str] | None = None) -> Markup:
    """A button for each choice that is not drawn."""
    touches = drawn.touches if isinstance(drawn, Screen) else frozenset()
    rest = [action for action in state.choices if action not in touches]
    if not rest:
        return NOTHING
    head = say(HOUSE, "ui-more-actions" if touches else "ui-choose", lang)
    buttons = [tag("button", {"data-action": action}, state.describe(action).text(lang, names)) for action in rest]
    return join([tag("h2", {"class": "quiet"}, head), *buttons])


def tools(table: Table, looker: Looker) -> Markup:
    """Undo, hint, resign and the rulebook: always in the same place."""
    parts: list[str] = []
    if looker.seats and table.is_dealt and not table.is_over:
        undoable = any(table.why_no_undo(seat) is None for seat in looker.seats)
        parts.append(_tool("undo", looker, off=not undoable))
        parts.append(_tool("hint", looker, off=not table.opening.hints or not looker.decides(table)))
        if _may_leave(table, looker):
            parts.append(_beforehand(looker))
        parts.append(_tool("resign", looker))
    if not looker.seats:
        parts.append(tag("span", {"class": "quiet"}, looker.says("ui-watching")))
    parts.append(tag("button", {"class": "tool", "data-rules": ""}, looker.says("ui-rulebook")))
    return join(parts)


def _may_leave(table: Table, looker: Looker) -> bool:
    """Whether it makes sense to leave answers beforehand: one waits for people, and need not be there."""
    others = [seat for number, seat in enumerate(table.seats) if seat.kind == PERSON and number not in looker.seats]
    return len(looker.seats) == 1 and bool(others) and why_not(table, looker.seats[0]) is None


def _beforehand(looker: Looker) -> Markup:
    """A tool of few tables: where there is little room it is a sign."""
    words = looker.says("ui-beforehand")
    attributes: Attributes = {"class": "tool", "data-do": "beforehand", "aria-label": words}
    return tag("button", attributes, HOURGLASS, tag("span", {"class": "roomy"}, words))


def _tool(what: str, looker: Looker, off: bool = False) -> Markup:
    """A tool that cannot be used now is still there, and says why not when it is touched."""
    attributes = {"class": "tool", "data-do": what, "aria-disabled": "true" if off else None}
    return tag("button", attributes, looker.says(f"ui-{what}"))


# ---- what was said


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
            line.text or tag("i", {"class": "quiet"}, looker.says("ui-unsaid")),
        )
        for line in table.chat[-50:]
    ]
    return tag("ol", {"class": "chat-lines"}, *lines)


def heading(table: Table, lang: str) -> str:
    """What is played here."""
    return title(table.opening.game, lang)
