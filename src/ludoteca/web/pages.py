"""The pages around a table: a game, an invitation, a replay."""

from __future__ import annotations

from ludoteca.screen.markup import NOTHING, Attributes, Markup, tag
from ludoteca.table import OPEN, Table
from ludoteca.web import regions
from ludoteca.web.at_table import live_region, looks, rule_search, side_switch, tabbed
from ludoteca.web.box import facts
from ludoteca.web.clocks import agreed
from ludoteca.web.contents import contents_note, rules_note
from ludoteca.web.dealing import deal_panel
from ludoteca.web.form import chance_field
from ludoteca.web.gathering import LiveTable
from ludoteca.web.graph import cursor
from ludoteca.web.home import box
from ludoteca.web.looker import Looker
from ludoteca.web.rulebook import contents_html, rulebook_html
from ludoteca.web.shell import Card, game_url, home_link, page, ui
from ludoteca.web.telling import story
from ludoteca.words import say, title

# ---- a game


def game_page(name: str, lang: str, card: Card | None = None) -> str:
    """A game with its cover and its rulebook."""
    return page(
        lang,
        title(name, lang),
        tag("div", {"class": "gamehead"}, tag("ul", {"class": "shelf"}, box(name, lang))),
        tag(
            "p", {"class": "to-puzzles"}, tag("a", {"class": "button", "href": f"/ratings/{name}"}, ui(lang, "ratings"))
        ),
        tag(
            "div",
            {"class": "book"},
            tag(
                "nav",
                {"class": "contents", "aria-label": ui(lang, "contents")},
                tag("h2", None, ui(lang, "contents")),
                contents_html(name, lang),
            ),
            tag(
                "section",
                {"class": "panel rulebook", "id": "rulebook"},
                rule_search(lang),
                rulebook_html(name, lang),
            ),
        ),
        game=name,
        here=f"/games/{name}",
        kind="game",
        card=card,
    )


# ---- an invitation


def join_page(table: Table, lang: str, token: str) -> str:
    """Somebody was invited: see what it is and who is there, say who they are, and sit down."""
    name = table.opening.game
    host = next((table.names(lang)[number] for number, seat in enumerate(table.seats) if seat.holder), "Ludoteca")
    heading = ui(lang, "join-title", host=host, game=regions.heading(table, lang))
    here = [called for called, seat in zip(table.names(lang), table.seats, strict=True) if seat.kind != OPEN]
    cover = game_url(name, "cover.svg")
    own: Attributes = {
        "name": "name",
        "maxlength": 24,
        "required": "required",
        "autofocus": "autofocus",
        "autocomplete": "nickname",
        "data-own-name": "",
    }
    return page(
        lang,
        regions.heading(table, lang),
        tag(
            "form",
            {"class": "panel narrow form join", "method": "post", "action": f"/join/{token}"},
            tag("img", {"src": cover, "alt": "", "width": 300, "height": 400}),
            tag(
                "div",
                {"class": "form"},
                tag("h1", None, heading),
                tag("p", None, say(name, "tagline", lang)),
                tag("p", {"class": "facts"}, " · ".join(facts(name, lang))),
                contents_note(table, lang, opened=True),
                tag("p", None, ui(lang, "invite-who", names=", ".join(here))),
                tag("p", None, agreed(table.clocks.terms, lang)) if table.clocks is not None else NOTHING,
                tag("label", {"class": "field"}, tag("span", None, ui(lang, "your-name")), tag("input", own)),
                chance_field(),
                tag("button", {"class": "main"}, ui(lang, "join")),
                tag("p", None, tag("a", {"href": f"/games/{name}"}, ui(lang, "read-rules"))),
            ),
        ),
        game=name,
        here=f"/join/{token}",
        kind="new",
    )


# ---- a replay


STEPS = {
    "first": "M4 4h2.4v12H4zM16 4v12L7.4 10z",
    "back": "M14 4v12L5.4 10z",
    "play": "M5 3.5v13L16.5 10z",
    "next": "M6 4v12l8.6-6z",
    "last": "M4 4v12l8.6-6zM13.6 4H16v12h-2.4z",
}
PAUSE = "M4.5 4h4v12h-4zM11.5 4h4v12h-4z"


def replay_page(live: LiveTable, looker: Looker, seats: list[int | None], at: int, shown: dict[str, str]) -> str:
    """Any moment of a game: slider, steps, play."""
    table, lang = live.table, looker.lang
    there = f"/t/{table.opening.id}"
    links = [
        tag("a", {"class": "button", "href": there}, ui(lang, "to-table")),
        tag("button", {"class": "tool", "data-share": "", "data-word-copied": ui(lang, "copied")}, ui(lang, "share")),
    ]
    if table.is_told:
        links.insert(1, tag("a", {"class": "button", "href": f"{there}/review"}, ui(lang, "review")))
        links.append(tag("a", {"class": "button", "href": f"{there}/record.json"}, ui(lang, "download")))
    words = {"play": "step-play", "pause": "step-pause", "lost": "replay-lost"}
    return page(
        lang,
        regions.heading(table, lang),
        tag(
            "div",
            {
                "class": "table replay",
                "data-replay": table.opening.id,
                **{f"data-word-{name}": ui(lang, key) for name, key in words.items()},
            },
            tag("h1", {"class": "hidden"}, regions.heading(table, lang)),
            tag(
                "header",
                {"class": "deck"},
                home_link(lang),
                live_region("prompt", shown, {"role": "status", "aria-live": "polite"}),
                tag("div", {"class": "hands"}, tag("div", {"class": "tools"}, *links), side_switch(lang)),
            ),
            tag(
                "div",
                {"class": "play"},
                tag("div", {"class": "notes"}, rules_note(table, lang), contents_note(table, lang)),
                live_region("board", shown, {"class": "board"}),
                _replay_controls(table, looker, seats, at),
            ),
            tag(
                "aside",
                {"class": "side", "aria-label": ui(lang, "log")},
                tabbed(
                    {
                        "log": live_region("log", shown, {}),
                        "settings": looks(lang, f"{there}/replay"),
                        "deal": deal_panel(table, looker),
                    },
                    lang,
                ),
            ),
        ),
        game=table.opening.game,
        here=f"{there}/replay",
        kind="at-table",
    )


def _replay_controls(table: Table, looker: Looker, seats: list[int | None], at: int) -> Markup:
    lang = looker.lang
    views = [
        tag(
            "option",
            {"value": "" if seat is None else str(seat), "selected": "selected" if seat == looker.facing else None},
            ui(lang, "view-open") if seat is None else ui(lang, "view-of", seat=looker.name_of(table, seat)),
        )
        for seat in seats
    ]
    buttons = [
        tag(
            "button",
            {
                "class": "tool icon main" if step == "play" else "tool icon",
                "data-step": step,
                "aria-label": ui(lang, f"step-{step}"),
                "data-tip": ui(lang, f"step-{step}"),
            },
            _sign(path, "sign"),
            _sign(PAUSE, "sign-on") if step == "play" else NOTHING,
        )
        for step, path in STEPS.items()
    ]
    slider: Attributes = {
        "type": "range",
        "min": 0,
        "max": len(table.record.actions),
        "value": at,
        "data-slider": "",
        "aria-label": ui(lang, "replay"),
    }
    return tag(
        "div",
        {"class": "panel replay-bar"},
        tag("div", {"class": "steps"}, *buttons),
        tag("div", {"class": "along"}, _course(table, looker, at), tag("input", slider)),
        tag("select", {"data-view": "", "aria-label": ui(lang, "view")}, *views),
    )


def _course(table: Table, looker: Looker, at: int) -> Markup:
    """How it stood at each moment, above the slider; before the end nobody is shown all of it."""
    return cursor(table, looker, table.course, at) if table.is_over and table.course.decisions else NOTHING


def _sign(path: str, kind: str) -> Markup:
    return Markup(
        f'<svg class="{kind}" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">'
        f'<path d="{path}" fill="currentColor"/></svg>'
    )


def replay_regions(table: Table, looker: Looker, at: int) -> dict[str, str]:
    """The board after so many actions, and what the last of them did."""
    state = table.position(at)
    events = [event for event in state.events if event.heard_by(looker.facing)] if at else []
    told = [
        tag("span", {"class": "asked"}, event.phrase.text(looker.lang, table.names(looker.lang))) for event in events
    ]
    step = ui(looker.lang, "step", number=at, most=len(table.record.actions))
    prompt = tag(
        "div", {"class": "prompt theirs", "data-turn": "replay"}, tag("strong", {"class": "turn"}, step), *told
    )
    return {
        "prompt": str(prompt),
        "board": regions.drawing(table, state, looker),
        "log": str(story(table, looker, at)),
    }
