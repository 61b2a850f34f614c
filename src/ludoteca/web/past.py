"""A table that is only kept: why it cannot go on, what is known of it, and how it looked when it was seen last."""

from __future__ import annotations

from ludoteca.screen.markup import NOTHING, Markup, tag
from ludoteca.table import Table
from ludoteca.web import regions
from ludoteca.web.keepsakes import Keepsake, Page
from ludoteca.web.looker import Looker
from ludoteca.web.shell import game_url, page, ui


def past_page(table: Table, looker: Looker, why: str, keepsake: Keepsake | None) -> str:
    """Who played what, and why it cannot go on; below it the picture and the story that were kept."""
    lang, name, there = looker.lang, table.opening.game, f"/t/{table.opening.id}"
    return page(
        lang,
        regions.heading(table, lang),
        tag(
            "div",
            {"class": "past"},
            _about(table, looker, why),
            _picture(table, keepsake.moves, keepsake.page(lang), lang) if keepsake is not None else NOTHING,
            tag(
                "div",
                {"class": "told"},
                _story(keepsake.page(lang), lang) if keepsake is not None else NOTHING,
                _said(table, looker),
            ),
        ),
        game=name,
        here=there,
        kind="kept",
    )


def _about(table: Table, looker: Looker, why: str) -> Markup:
    lang, name, there = looker.lang, table.opening.game, f"/t/{table.opening.id}"
    cover = game_url(name, "cover.svg")
    links = [tag("a", {"class": "button main", "href": f"/new/{name}"}, ui(lang, "new-table"))]
    if table.has_record:
        links.append(tag("a", {"class": "button", "href": f"{there}/record.json"}, ui(lang, "download")))
    links.append(tag("a", {"class": "button", "href": "/"}, ui(lang, "back-home")))
    return tag(
        "section",
        {"class": "panel narrow form join"},
        tag("img", {"src": cover, "alt": "", "width": 300, "height": 400}) if cover else NOTHING,
        tag(
            "div",
            {"class": "form"},
            tag("h1", None, ui(lang, "past")),
            tag("p", {"class": "said"}, why),
            tag("p", None, ui(lang, "invite-who", names=", ".join(table.names(lang)))),
            tag("p", {"class": "facts"}, ui(lang, "moves", moves=len(table.record.actions))),
            tag("p", {"class": "quiet"}, ui(lang, "past-record")) if table.has_record else NOTHING,
            tag("div", {"class": "row"}, *links),
        ),
    )


def _picture(table: Table, moves: int, seen: Page, lang: str) -> Markup:
    """The board as everybody saw it; what was done later is only in the record."""
    later = len(table.record.actions) - moves
    return tag(
        "section",
        {"class": "picture", "aria-labelledby": "picture"},
        tag("h2", {"id": "picture"}, ui(lang, "past-picture", moves=moves)),
        tag("p", None, tag("strong", None, seen.turn), " ", ui(lang, "past-later", moves=later) if later > 0 else ""),
        tag(
            "div",
            {"class": "board", "tabindex": "0", "role": "group", "aria-label": ui(lang, "board")},
            Markup(seen.board),
        ),
    )


def _story(seen: Page, lang: str) -> Markup:
    lines = [tag("li", None, line) for line in seen.story] or [tag("li", None, ui(lang, "setup"))]
    return tag(
        "section",
        {"class": "panel"},
        tag("h2", None, ui(lang, "log")),
        tag("ol", {"class": "log", "tabindex": "0", "reversed": "reversed"}, *lines),
    )


def _said(table: Table, looker: Looker) -> Markup:
    if not table.chat:
        return NOTHING
    return tag("section", {"class": "panel"}, tag("h2", None, ui(looker.lang, "chat")), regions.chat(table, looker))
