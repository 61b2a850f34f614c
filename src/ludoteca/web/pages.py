"""The pages: the shelf, a game, a new table, an invitation, a table, a replay."""

from __future__ import annotations

import ludoteca
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.table import OPEN, Table
from ludoteca.table.guide import has_guide
from ludoteca.web import regions
from ludoteca.web.box import facts
from ludoteca.web.dealing import deal_panel
from ludoteca.web.form import chance_field
from ludoteca.web.hub import LiveTable
from ludoteca.web.looker import Looker
from ludoteca.web.rulebook import contents_html, rulebook_html
from ludoteca.web.shell import game_url, page, ui
from ludoteca.words import say, title

MOST_WAITING = 3  # tables that stand before the shelf because their person is asked

# ---- the shelf


def home(lang: str, tables: list[tuple[LiveTable, Looker]], damaged: int = 0) -> str:
    """The games as boxes on a shelf, and the tables that wait; `damaged`: those that cannot be shown."""
    boxes = [_box(name, lang) for name in ludoteca.games()]
    waiting = [(live, looker) for live, looker in tables if _is_asked(live.table, looker)][:MOST_WAITING]
    others = [row for row in tables if row not in waiting]
    return page(
        lang,
        "Ludoteca",
        tag("p", {"class": "motto"}, ui(lang, "motto")),
        tag("h1", {"class": "hidden"}, ui(lang, "home")),
        _tables(ui(lang, "continue"), waiting) if waiting else NOTHING,
        tag("ul", {"class": "shelf"}, *boxes),
        _tables(ui(lang, "your-tables"), others, ui(lang, "no-tables")) if others or not waiting else NOTHING,
        tag("p", {"class": "problem"}, ui(lang, "damaged-tables", number=damaged)) if damaged else NOTHING,
        kind="home",
    )


def _is_asked(table: Table, looker: Looker) -> bool:
    """Whether a game waits for this person; an example waits for nobody."""
    return table.asked in looker.seats and not table.bot_asked and not table.opening.example


def _box(name: str, lang: str) -> Markup:
    cover = game_url(name, "cover.svg")
    called = title(name, lang)
    picture = tag("img", {"src": cover, "alt": "", "width": 300, "height": 400})
    return tag(
        "li",
        {"class": "box"},
        tag("a", {"class": "cover", "href": f"/games/{name}", "aria-label": called}, picture),
        tag(
            "div",
            {"class": "side"},
            tag("h2", None, tag("a", {"href": f"/games/{name}"}, called)),
            tag("p", None, say(name, "tagline", lang)),
            tag("p", {"class": "facts"}, " · ".join(facts(name, lang))),
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
    )


def learn_button(name: str, lang: str, kind: str) -> Markup:
    """To the guided first game, for those who do not know the game yet."""
    if not has_guide(name):
        return NOTHING
    words = {
        "class": kind,
        "title": ui(lang, "learn-title"),
        "aria-label": ui(lang, "learn-of", game=title(name, lang)),
    }
    return tag("form", {"method": "post", "action": f"/games/{name}/learn"}, tag("button", words, ui(lang, "learn")))


def _tables(heading: str, tables: list[tuple[LiveTable, Looker]], none: str = "") -> Markup:
    rows = [_table_row(live.table, looker) for live, looker in tables]
    inner = tag("ul", {"class": "tables"}, *rows) if rows else tag("p", {"class": "quiet"}, none)
    return tag("section", {"class": "panel"}, tag("h2", None, heading), inner)


def _table_row(table: Table, looker: Looker) -> Markup:
    if table.stale is not None:
        status, kind = looker.says("ui-past-short"), "over"
    elif table.is_over:
        status, kind = looker.says("ui-over-short"), "over"
    elif any(seat in looker.seats for seat in table.awaited):
        status, kind = looker.says("ui-awaited-you"), "yours"
    elif (asked := table.asked_as_told_to(looker.seats)) in looker.seats:
        status, kind = looker.says("ui-your-turn-short"), "yours"
    else:
        waits = looker.says("ui-open-seat" if not table.is_full else "ui-the-others")
        waits = looker.name_of(table, asked) if asked >= 0 else waits
        status, kind = looker.says("ui-waiting-short", seat=waits), "theirs"
    example = table.opening.example
    others = looker.says("ui-example", example=example) if example else ", ".join(table.names(looker.lang))
    return tag(
        "li",
        None,
        tag(
            "a",
            {"href": f"/t/{table.opening.id}", "class": kind},
            tag("strong", None, regions.heading(table, looker.lang)),
            tag("span", None, others),
            tag("span", {"class": "quiet"}, looker.says("ui-moves", moves=len(table.record.actions))),
            tag("em", None, status),
        ),
    )


# ---- a game


def game_page(name: str, lang: str) -> str:
    """A game with its cover and its rulebook."""
    return page(
        lang,
        title(name, lang),
        tag("div", {"class": "gamehead"}, tag("ul", {"class": "shelf"}, _box(name, lang))),
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
                _rule_search(lang),
                rulebook_html(name, lang),
            ),
        ),
        game=name,
        here=f"/games/{name}",
        kind="game",
    )


def _rule_search(lang: str) -> Markup:
    """A field that leaves only the paragraphs with those words; a page without script has none, and shows all."""
    words = {
        "data-word-none": ui(lang, "search-none"),
        "data-word-found": ui(lang, "search-found", number="#"),
    }
    return tag(
        "div",
        {"class": "search", "hidden": "hidden", "data-search": "", **words},
        tag(
            "label",
            None,
            tag("span", {"class": "hidden"}, ui(lang, "search-rules")),
            tag(
                "input",
                {
                    "type": "search",
                    "placeholder": ui(lang, "search-rules"),
                    "data-rule-search": "",
                    "autocomplete": "off",
                },
            ),
        ),
        tag("span", {"class": "found quiet", "role": "status"}),
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
                tag("p", None, ui(lang, "invite-who", names=", ".join(here))),
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


# ---- a table


def table_page(table: Table, looker: Looker, version: int, shown: dict[str, str]) -> str:
    """The table: the board as the main thing, everything else around it."""
    lang = looker.lang

    def region(name: str, kind: str, *before: str) -> Markup:
        return tag("section", {"class": kind}, *before, _live_region(name, shown, {}))

    guide = [_live_region("guide", shown, {"aria-live": "polite"})] if "guide" in shown else []
    side = join(
        [
            *guide,
            region("players", "panel", tag("h2", None, ui(lang, "players"))),
            region("log", "panel story", tag("h2", None, ui(lang, "log"))),
            _chat_panel(shown["chat"], lang),
            _settings_panel(table, looker),
            _live_region("deal", shown, {}),
        ]
    )
    words = {key: ui(lang, key) for key in ("lost", "gone", "copied", "hint-wait", "resign-sure", "yes", "no", "close")}
    words["home"] = ui(lang, "back-home")
    return page(
        lang,
        regions.heading(table, lang),
        tag(
            "div",
            {
                "class": "table guided" if guide else "table",
                "data-table": table.opening.id,
                "data-version": version,
                **{f"data-word-{key}": text for key, text in words.items()},
            },
            tag(
                "div",
                {"class": "play"},
                tag("h1", {"class": "hidden"}, regions.heading(table, lang)),
                tag(
                    "div",
                    {"class": "deck"},
                    _live_region("prompt", shown, {"role": "status", "aria-live": "polite"}),
                    _live_region("tools", shown, {"class": "tools"}),
                ),
                _example_note(table, lang),
                tag("div", {"id": "hint", "aria-live": "polite"}),
                _live_region("absence", shown, {}),
                _live_region("invitation", shown, {}),
                _live_region("result", shown, {}),
                _live_region("board", shown, {"class": "board"}),
                _live_region("actions", shown, {"class": "actions"}),
            ),
            tag("aside", {"class": "side", "aria-label": ui(lang, "players")}, side),
            tag("noscript", None, tag("p", {"class": "problem"}, ui(lang, "no-script"))),
        ),
        _drawer(table.opening.game, lang),
        game=table.opening.game,
        here=f"/t/{table.opening.id}",
        kind="at-table",
    )


def past_page(table: Table, looker: Looker, why: str) -> str:
    """A table that is only kept, since it was played by other rules: who played what, and why it cannot go on."""
    lang, name, there = looker.lang, table.opening.game, f"/t/{table.opening.id}"
    cover = game_url(name, "cover.svg")
    links = [tag("a", {"class": "button main", "href": f"/new/{name}"}, ui(lang, "new-table"))]
    if table.has_record:
        links.append(tag("a", {"class": "button", "href": f"{there}/record.json"}, ui(lang, "download")))
    links.append(tag("a", {"class": "button", "href": "/"}, ui(lang, "back-home")))
    return page(
        lang,
        regions.heading(table, lang),
        tag(
            "section",
            {"class": "panel narrow form join past"},
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
        ),
        game=name,
        here=there,
        kind="new",
    )


def _example_note(table: Table, lang: str) -> Markup:
    """Says that this is a worked example, and leads back to its paragraph."""
    example = table.opening.example
    if not example:
        return NOTHING
    back = tag("a", {"href": f"/games/{table.opening.game}#{example}"}, ui(lang, "example-back"))
    return tag(
        "p",
        {"class": "example"},
        tag("strong", None, ui(lang, "example", example=example)),
        " ",
        tag("span", None, ui(lang, "example-help")),
        " ",
        back,
    )


def _live_region(name: str, shown: dict[str, str], attributes: Attributes) -> Markup:
    return tag("div", {"id": name, "data-region": "", **attributes}, Markup(shown[name]))


def _chat_panel(lines: str, lang: str) -> Markup:
    return tag(
        "section",
        {"class": "panel chat"},
        tag("h2", None, ui(lang, "chat")),
        tag("div", {"id": "chat", "data-region": ""}, Markup(lines)),
        tag(
            "form",
            {"class": "row", "data-chat": ""},
            tag(
                "input",
                {
                    "name": "text",
                    "maxlength": 300,
                    "aria-label": ui(lang, "chat-say"),
                    "placeholder": ui(lang, "chat-say"),
                    "autocomplete": "off",
                },
            ),
            tag("button", {"class": "tool"}, ui(lang, "send")),
        ),
    )


def _settings_panel(table: Table, looker: Looker) -> Markup:
    lang = looker.lang
    switches = [
        tag("label", {"class": "switch"}, tag("input", {"type": "checkbox", "data-setting": key}), " ", ui(lang, key))
        for key in ("sound", "flash", "notify")
    ]
    if table.game.interrupts:
        switches += [_windows_choice(table, looker, seat) for seat in looker.seats]
    return tag("details", {"class": "panel settings"}, tag("summary", None, ui(lang, "settings")), *switches)


def _windows_choice(table: Table, looker: Looker, seat: int) -> Markup:
    """When a person wants to be asked outside their own turn; kept in their browser."""
    choices = [
        tag("option", {"value": value}, looker.says(f"ui-ask-{value}")) for value in ("always", "target", "never")
    ]
    who = (
        looker.says("ui-ask") if len(looker.seats) == 1 else looker.says("ui-ask-of", name=looker.name_of(table, seat))
    )
    return tag("label", {"class": "switch ask"}, tag("span", None, who), tag("select", {"data-ask": seat}, *choices))


def _drawer(game: str, lang: str) -> Markup:
    """The rulebook beside the table, opened at the paragraph that matters now."""
    return tag(
        "dialog",
        {
            "class": "drawer rulebook",
            "id": "drawer",
            "aria-label": ui(lang, "rulebook"),
            "data-rules-from": f"/games/{game}/rules",
        },
        tag(
            "div",
            {"class": "drawer-head"},
            _rule_search(lang),
            tag("button", {"class": "tool close", "data-close": ""}, ui(lang, "close")),
            learn_button(game, lang, "learn"),
        ),
        tag("div", {"data-rules-here": ""}),
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
    if table.is_over:
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
            tag(
                "div",
                {"class": "play"},
                tag(
                    "div",
                    {"class": "deck"},
                    _live_region("prompt", shown, {"role": "status", "aria-live": "polite"}),
                    tag("div", {"class": "tools"}, *links),
                ),
                _live_region("board", shown, {"class": "board"}),
                _replay_controls(table, looker, seats, at),
            ),
            tag(
                "aside",
                {"class": "side", "aria-label": ui(lang, "log")},
                tag(
                    "section",
                    {"class": "panel story"},
                    tag("h2", None, ui(lang, "log")),
                    _live_region("log", shown, {}),
                ),
                deal_panel(table, looker),
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
                "title": ui(lang, f"step-{step}"),
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
        tag("input", slider),
        tag("select", {"data-view": "", "aria-label": ui(lang, "view")}, *views),
    )


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
    drawn = regions.drawing(table, state, looker)
    return {
        "prompt": str(prompt),
        "board": regions.explained(regions.untouchable(drawn)),
        "log": str(regions.story(table, looker, at)),
    }
