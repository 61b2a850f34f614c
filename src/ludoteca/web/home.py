"""The first page: the games as boxes on a shelf, and the tables of whoever comes, with what became of them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from types import MappingProxyType

import ludoteca
from ludoteca.engine.phrase import HOUSE
from ludoteca.screen.markup import NOTHING, Markup, join, tag
from ludoteca.screen.points import amount
from ludoteca.table import Table
from ludoteca.web import regions
from ludoteca.web.at_table import learn_button
from ludoteca.web.box import facts
from ludoteca.web.form import chance_field
from ludoteca.web.gathering import LiveTable
from ludoteca.web.looker import Looker
from ludoteca.web.puzzles import puzzle_link, puzzles_link
from ludoteca.web.result import outcome
from ludoteca.web.shell import Card, game_url, page, static_url, ui
from ludoteca.words import say, title

PLAYING = "lobby-playing"  # the region of what is played
MOST_WAITING = 3  # tables that stand before the shelf because their person is asked
LAST_DAY = 253_402_300_800  # seconds from 1970 to the end of the calendar; a clock may say anything


def home(
    lang: str,
    tables: list[tuple[LiveTable, Looker]],
    damaged: int = 0,
    base: str = "",
    others: Mapping[str, str] = MappingProxyType({}),
    begin: Markup = NOTHING,
) -> str:
    """The games as boxes on a shelf, and the tables that wait; `damaged`: those that cannot be shown.

    `others`: the regions that tell of others; who waits for somebody stands before the shelf. `begin`: to wait oneself.
    """
    boxes = [box(name, lang) for name in ludoteca.games()]
    waiting = [(live, looker) for live, looker in tables if _is_asked(live.table, looker)][:MOST_WAITING]
    rest = [row for row in tables if row not in waiting]
    played = [row for row in rest if row[0].table.is_over or row[0].table.stale is not None]
    rest = [row for row in rest if row not in played]
    return page(
        lang,
        "Ludoteca",
        tag("p", {"class": "motto"}, ui(lang, "motto")),
        tag("h1", {"class": "hidden"}, ui(lang, "home")),
        _tables(ui(lang, "continue"), waiting) if waiting else NOTHING,
        *[region(name, others) for name in others if name != PLAYING],
        tag("ul", {"class": "shelf"}, *boxes),
        daily_link(lang) if others else NOTHING,
        puzzles_link(lang),
        _tables(ui(lang, "your-tables"), rest, ui(lang, "no-tables")) if rest or not tables else NOTHING,
        begin,
        *[region(name, others) for name in others if name == PLAYING],
        _tables(ui(lang, "your-results"), played) if played else NOTHING,
        tag("p", {"class": "problem"}, ui(lang, "damaged-tables", number=damaged)) if damaged else NOTHING,
        kind="home",
        more=("club.css",),
        card=Card("Ludoteca", ui(lang, "motto"), f"{base}{static_url('icon-512.png')}", wide=False),
    )


def alone_note(lang: str) -> Markup:
    """What a house in somebody's browser is, and what it is not."""
    return tag("p", {"class": "quiet alone"}, say(HOUSE, "site-alone", lang, command="ludoteca serve"))


def daily_link(lang: str) -> Markup:
    """To the deals of the day."""
    there = tag("a", {"class": "button", "href": "/daily"}, ui(lang, "daily"))
    rounds = tag("a", {"class": "button", "href": "/tournaments"}, ui(lang, "tourneys"))
    told = tag("span", {"class": "quiet"}, ui(lang, "daily-short"))
    return tag("p", {"class": "to-puzzles"}, there, " ", rounds, " ", told)


def region(name: str, others: Mapping[str, str]) -> Markup:
    """A part of the page that is told of others as it changes."""
    return tag("div", {"id": name, "data-lobby": ""}, Markup(others[name]))


# ---- the shelf


def box(name: str, lang: str) -> Markup:
    """A game on the shelf: its box, its plate, and what can be done with it."""
    called = title(name, lang)
    picture = tag("img", {"src": game_url(name, "cover.svg"), "alt": "", "width": 300, "height": 400})
    return tag(
        "li",
        {"class": "box"},
        tag(
            "div",
            {"class": "bay"},
            tag("a", {"class": "cover", "href": f"/games/{name}", "aria-label": called}, picture),
        ),
        tag("h2", {"class": "plate"}, tag("a", {"href": f"/games/{name}"}, called)),
        tag(
            "div",
            {"class": "about"},
            tag("p", None, say(name, "tagline", lang)),
            tag("p", {"class": "facts"}, join([tag("span", None, fact) for fact in facts(name, lang)], " · ")),
            _play_buttons(name, lang),
        ),
    )


def _play_buttons(name: str, lang: str) -> Markup:
    return tag(
        "div",
        {"class": "row"},
        tag(
            "form",
            {"method": "post", "action": f"/games/{name}/play"},
            chance_field(),
            tag(
                "button",
                {"class": "main", "aria-label": ui(lang, "play-now-title", game=title(name, lang))},
                ui(lang, "play-now"),
            ),
        ),
        tag("a", {"class": "button", "href": f"/new/{name}"}, ui(lang, "new-table")),
        learn_button(name, lang, "learn"),
        puzzle_link(name, lang),
    )


# ---- one's own tables


def _is_asked(table: Table, looker: Looker) -> bool:
    """Whether a game waits for this person; an example waits for nobody."""
    return table.asked in looker.seats and not table.bot_asked and not table.opening.example


def _tables(heading: str, tables: list[tuple[LiveTable, Looker]], none: str = "") -> Markup:
    rows = [_table_row(live.table, looker) for live, looker in tables]
    inner = tag("ul", {"class": "tables"}, *rows) if rows else tag("p", {"class": "quiet"}, none)
    return tag("section", {"class": "panel"}, tag("h2", None, heading), inner)


def _table_row(table: Table, looker: Looker) -> Markup:
    """A table: what is played with whom, how it stands or how it ended, and when something happened last."""
    status, kind = _status(table, looker)
    example = table.opening.example
    others = looker.says("ui-example", example=example) if example else ", ".join(table.names(looker.lang))
    cover = game_url(table.opening.game, "cover.svg")
    return tag(
        "li",
        None,
        tag(
            "a",
            {"href": f"/t/{table.opening.id}", "class": kind},
            tag("img", {"src": cover, "alt": "", "width": 300, "height": 400, "loading": "lazy"}),
            tag("strong", None, regions.heading(table, looker.lang)),
            tag("span", {"class": "with"}, others),
            tag("em", None, status),
            tag(
                "span",
                {"class": "quiet"},
                *([looker.says("ui-contents-note"), " · "] if table.opening.patch else []),
                looker.says("ui-moves", moves=len(table.record.actions)),
                *([" · ", when(table.latest, looker.lang)] if 0 < table.latest < LAST_DAY else []),
            ),
        ),
    )


def _status(table: Table, looker: Looker) -> tuple[str, str]:
    """How a table stands in a few words, and whose affair it is."""
    if table.stale is not None:
        return looker.says("ui-past-short"), "over"
    if table.is_over:
        return _ended(table, looker), "over won" if set(table.winners()) & set(looker.seats) else "over"
    if any(seat in looker.seats for seat in table.awaited):
        return looker.says("ui-awaited-you"), "yours"
    if (asked := table.asked_as_told_to(looker.seats)) in looker.seats:
        return looker.says("ui-your-turn-short"), "yours"
    waits = looker.says("ui-open-seat" if not table.is_full else "ui-the-others")
    waits = looker.name_of(table, asked) if asked >= 0 else waits
    return looker.says("ui-waiting-short", seat=waits), "theirs"


def _ended(table: Table, looker: Looker) -> str:
    """Who won, and the points of all; where all play as one the points say nothing more."""
    told = outcome(table, looker)
    if table.game.together or len(table.seats) == 1:
        return told
    return f"{told} {' – '.join(amount(table.game, points, looker.lang) for points in table.state.scores())}"


def when(at: int, lang: str) -> Markup:
    """A day in words; the page's script tells it in the time of whoever looks, and how long ago it was."""
    moment = datetime.fromtimestamp(at, UTC)
    return tag("time", {"datetime": moment.isoformat(), "data-when": ""}, day_of(at, lang))


def day_of(at: int, lang: str) -> str:
    """A day in words."""
    day = datetime.fromtimestamp(at, UTC)
    return ui(lang, "day", day=day.day, month=day.month, year=str(day.year))
