"""The page of a table: the board, and around it what is asked, what happened, what was said, and the settings."""

from __future__ import annotations

from ludoteca.engine.rooms import room
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.table import Table
from ludoteca.table.guide import has_guide
from ludoteca.web import regions
from ludoteca.web.contents import contents_note, rules_note
from ludoteca.web.looker import Looker
from ludoteca.web.players import initial
from ludoteca.web.shell import Card, home_link, language_switch, page, theme_switch, ui
from ludoteca.words import say, title

COLUMN = Markup(
    '<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M2 3h16v14H2zM12 3v14" fill="none" '
    'stroke="currentColor" stroke-width="2"/></svg>'
)
SPEEDS = ("slow", "normal", "fast", "once")
SHORT_CUTS = ("1-9", "arrows", "enter", "u", "h", "r", "s", "c", "m", "brackets", "esc")
WORDS = ("lost", "gone", "copied", "hint-wait", "resign-sure", "yes", "no", "close", "sheet")


def table_page(
    table: Table, looker: Looker, version: int, shown: dict[str, str], card: Card | None = None, now: int = 0
) -> str:
    """The table: the board takes whatever room the window has; everything else lies around it and can be put away."""
    lang = looker.lang
    words = {key: ui(lang, key) for key in WORDS} | {"home": ui(lang, "back-home")}
    return page(
        lang,
        regions.heading(table, lang),
        tag(
            "div",
            {
                "class": "table guided" if "guide" in shown else "table",
                "data-table": table.opening.id,
                "data-version": version,
                "data-seats": " ".join(map(str, looker.seats)),
                "data-initials": "".join(initial(name) for name in table.names(lang)),
                "data-house": now if table.clocks is not None else None,
                **{f"data-word-{key}": text for key, text in words.items()},
            },
            tag("h1", {"class": "hidden"}, regions.heading(table, lang)),
            _deck(looker, shown),
            _strip(table, looker, shown),
            _play(table, shown, lang),
            _side(table, looker, shown),
            tag("noscript", None, tag("p", {"class": "problem"}, ui(lang, "no-script"))),
        ),
        rule_drawer(table.opening.game, lang),
        _short_cuts(lang),
        game=table.opening.game,
        here=f"/t/{table.opening.id}",
        kind="at-table",
        card=card,
    )


def _deck(looker: Looker, shown: dict[str, str]) -> Markup:
    """Above the board: the way home, what is asked or told, what hurries a show, the tools, the column's switch."""
    lang = looker.lang
    return tag(
        "header",
        {"class": "deck"},
        home_link(lang),
        live_region("prompt", shown, {"role": "status", "aria-live": "polite"}),
        tag("div", {"id": "news", "class": "hidden", "role": "log", "aria-live": "polite"}),
        tag(
            "div",
            {"class": "hurry"},
            speed_choice(lang),
            tag(
                "button", {"class": "tool", "data-skip-show": ""}, ui(lang, "skip-show" if looker.seats else "skip-all")
            ),
        ),
        tag(
            "div",
            {"class": "hands"},
            live_region("tools", shown, {"class": "tools"}),
            side_switch(lang),
        ),
    )


def side_switch(lang: str) -> Markup:
    """Opens the column and puts it away; it says how many lines of the chat are new."""
    return tag(
        "button",
        {"class": "tool icon", "data-side-switch": "", "aria-expanded": "true", "aria-label": ui(lang, "side")},
        COLUMN,
        unread(),
    )


def unread() -> Markup:
    """How many lines of the chat nobody here has read."""
    return tag("b", {"class": "badge", "data-unread": "", "hidden": "hidden"})


def speed_choice(lang: str) -> Markup:
    """How fast it is told what the others do."""
    speeds = [tag("option", {"value": speed}, ui(lang, f"speed-{speed}")) for speed in SPEEDS]
    return tag("select", {"data-setting": "speed", "aria-label": ui(lang, "speed")}, *speeds)


def _strip(table: Table, looker: Looker, shown: dict[str, str]) -> Markup:
    """What the others did since one's last decision; nobody else at the table, no strip."""
    lang = looker.lang
    alone = len(looker.seats) == len(table.seats)
    steps = [
        tag("button", {"class": "tool icon", "data-since-step": way, "aria-label": ui(lang, f"since-{name}")}, sign)
        for way, name, sign in ((-1, "back", "‹"), (1, "on", "›"))
    ]
    return tag(
        "section",
        {"class": "since alone" if alone else "since", "aria-label": ui(lang, "since")},
        live_region("since", shown, {}),
        tag("span", {"class": "steps"}, *steps),
        tag("span", {"id": "since-said", "class": "hidden", "role": "status"}),
    )


def _play(table: Table, shown: dict[str, str], lang: str) -> Markup:
    """The board, and what may have to be said above or below it."""
    return tag(
        "div",
        {"class": "play"},
        tag(
            "div",
            {"class": "notes"},
            _example_note(table, lang),
            rules_note(table, lang),
            contents_note(table, lang),
            live_region("absence", shown, {}),
            live_region("invitation", shown, {}),
            live_region("players", shown, {}),
        ),
        live_region("board", shown, {"class": "board", "role": "group", "aria-label": ui(lang, "board")}),
        live_region("actions", shown, {"class": "actions", "role": "group", "aria-label": ui(lang, "choices")}),
        live_region("result", shown, {}),
    )


def _side(table: Table, looker: Looker, shown: dict[str, str]) -> Markup:
    """The column that can be put away: guide and coach above, below them story, chat, settings and deal behind tabs."""
    lang = looker.lang
    guide = [live_region("guide", shown, {"aria-live": "polite"})] if "guide" in shown else []
    panels = {
        "log": live_region("log", shown, {}),
        "chat": _chat(shown["chat"], lang),
        "settings": _settings(table, looker, shown),
        "deal": live_region("deal", shown, {}),
    }
    return tag(
        "aside",
        {"class": "side", "aria-label": ui(lang, "side")},
        *guide,
        tag("div", {"id": "hint", "aria-live": "polite"}),
        tag("div", {"id": "beforehand"}),
        tabbed(panels, lang),
    )


def tabbed(panels: dict[str, Markup], lang: str) -> Markup:
    """Panels behind tabs, the first of them open; whoever has no script sees all of them."""
    tabs = [
        tag(
            "button",
            {
                "role": "tab",
                "id": f"tab-{name}",
                "data-tab": name,
                "aria-controls": f"side-{name}",
                "aria-selected": "false" if number else "true",
            },
            ui(lang, f"tab-{name}"),
            unread() if name == "chat" else NOTHING,
        )
        for number, name in enumerate(panels)
    ]
    return tag(
        "div",
        {"class": "tabbed"},
        tag("div", {"role": "tablist", "aria-label": ui(lang, "side")}, *tabs),
        *[
            tag(
                "section",
                {"class": f"tab {name}", "role": "tabpanel", "id": f"side-{name}", "aria-labelledby": f"tab-{name}"},
                panel,
            )
            for name, panel in panels.items()
        ],
    )


def _short_cuts(lang: str) -> Markup:
    """Every key that does something, opened by the question mark."""
    rows = [
        tag(
            "div",
            None,
            tag("dt", None, tag("kbd", None, ui(lang, f"key-{key}"))),
            tag("dd", None, ui(lang, f"key-{key}-does")),
        )
        for key in SHORT_CUTS
    ]
    close = tag("button", {"class": "tool", "data-close": ""}, ui(lang, "close"))
    return tag(
        "dialog",
        {"id": "keys", "aria-label": ui(lang, "keys")},
        tag("header", {"class": "row"}, tag("h2", None, ui(lang, "keys")), close),
        tag("dl", None, *rows),
    )


def _example_note(table: Table, lang: str) -> Markup:
    """Says that this is a worked example, and leads back to its paragraph."""
    example = table.opening.example
    if table.record.prelude is not None:
        key = "prelude-same" if table.record.prelude.seat < 0 else "prelude-anew"
        number = table.record.prelude.size
        return tag("p", {"class": "example"}, tag("span", None, ui(lang, key, number=number)))
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


def live_region(name: str, shown: dict[str, str], attributes: Attributes) -> Markup:
    """A region of the page that is drawn anew when something has changed."""
    return tag("div", {"id": name, "data-region": "", **attributes}, Markup(shown[name]))


def _chat(lines: str, lang: str) -> Markup:
    field: Attributes = {
        "name": "text",
        "maxlength": 300,
        "aria-label": ui(lang, "chat-say"),
        "placeholder": ui(lang, "chat-say"),
        "autocomplete": "off",
    }
    return join(
        [
            tag("div", {"id": "chat", "data-region": ""}, Markup(lines)),
            tag(
                "form",
                {"class": "row", "data-chat": ""},
                tag("input", field),
                tag("button", {"class": "tool"}, ui(lang, "send")),
            ),
        ]
    )


def _settings(table: Table, looker: Looker, shown: dict[str, str]) -> Markup:
    lang = looker.lang
    loud: Attributes = {"type": "range", "min": 0, "max": 3, "step": 1, "value": 2, "data-setting": "sound"}
    switches = [
        tag("label", {"class": "switch"}, tag("span", None, ui(lang, "speed")), speed_choice(lang)),
        tag("label", {"class": "switch"}, tag("span", None, ui(lang, "sound")), tag("input", loud)),
    ]
    switches += [
        tag("label", {"class": "switch"}, tag("input", {"type": "checkbox", "data-setting": key}), " ", ui(lang, key))
        for key in ("flash", "notify")
    ]
    if table.game.interrupts:
        switches += [_windows_choice(table, looker, seat) for seat in looker.seats]
    switches += [_game_switch(table, key, lang) for key in getattr(room(type(table.game), "screen"), "SWITCHES", ())]
    told = [
        ui(lang, f"{name}-{'on' if allowed else 'off'}")
        for name, allowed in (("hints", table.opening.hints), ("reviews", table.opening.reviews))
    ]
    keys = tag("button", {"class": "tool", "data-keys": ""}, ui(lang, "keys"))
    quiet = [tag("p", {"class": "quiet"}, one) for one in told]
    if "time" in shown:
        quiet.append(live_region("time", shown, {}))
    if table.opening.reviews and len(looker.seats) == 1:
        there = {"class": "button", "href": f"/t/{table.opening.id}/review"}
        quiet.append(tag("a", there, ui(lang, "review-so-far")))
    return join([*switches, looks(lang, f"/t/{table.opening.id}", keys), *quiet])


def looks(lang: str, here: str, *more: Markup) -> Markup:
    """Language, and light or dark."""
    return tag("div", {"class": "row"}, language_switch(lang, here), theme_switch(lang), *more)


def _game_switch(table: Table, key: str, lang: str) -> Markup:
    """What a person may set for this game: `SWITCHES` of its screen."""
    field = tag("input", {"type": "checkbox", "data-setting": f"{table.opening.game}-{key}"})
    return tag("label", {"class": "switch"}, field, " ", say(table.opening.game, f"switch-{key}", lang))


def _windows_choice(table: Table, looker: Looker, seat: int) -> Markup:
    """When a person wants to be asked outside their own turn; kept in their browser."""
    choices = [
        tag("option", {"value": value}, looker.says(f"ui-ask-{value}"))
        for value in ("usual", "always", "target", "never")
    ]
    who = (
        looker.says("ui-ask") if len(looker.seats) == 1 else looker.says("ui-ask-of", name=looker.name_of(table, seat))
    )
    return tag("label", {"class": "switch ask"}, tag("span", None, who), tag("select", {"data-ask": seat}, *choices))


def rule_drawer(game: str, lang: str) -> Markup:
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
            rule_search(lang),
            tag("button", {"class": "tool close", "data-close": ""}, ui(lang, "close")),
            learn_button(game, lang, "learn"),
        ),
        tag("div", {"data-rules-here": ""}),
    )


def rule_search(lang: str) -> Markup:
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
