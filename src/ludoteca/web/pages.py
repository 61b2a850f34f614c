"""The pages: the shelf, a game, a new table, an invitation, a table, a replay."""

from __future__ import annotations

from collections.abc import Mapping

import ludoteca
from ludoteca.bots import LEVELS
from ludoteca.engine.options import Choice, Option, Several, Text, Whole
from ludoteca.engine.phrase import HOUSE, seat_name
from ludoteca.engine.shelf import rules_of
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.table import Table
from ludoteca.web import regions
from ludoteca.web.hub import LiveTable
from ludoteca.web.regions import Looker
from ludoteca.web.rulebook import rulebook_html
from ludoteca.web.shelf import facts, player_counts
from ludoteca.web.shell import game_url, page
from ludoteca.words import has_message, say, title


def ui(lang: str, key: str, **args: int | str) -> str:
    """A message of the house."""
    return say(HOUSE, f"ui-{key}", lang, **args)


# ---- the shelf


def home(lang: str, tables: list[tuple[LiveTable, Looker]]) -> str:
    """The games as boxes on a shelf, and the tables that wait."""
    boxes = [_box(name, lang) for name in ludoteca.games()]
    return page(
        lang,
        "Ludoteca",
        tag("p", {"class": "motto"}, ui(lang, "motto")),
        tag("h1", {"class": "hidden"}, ui(lang, "home")),
        tag("ul", {"class": "shelf"}, *boxes),
        _your_tables(lang, tables),
        kind="home",
    )


def _box(name: str, lang: str) -> Markup:
    cover = game_url(name, "cover.svg")
    called = title(name, lang)
    picture = tag("img", {"src": cover, "alt": "", "width": 300, "height": 400}) if cover else NOTHING
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
            tag(
                "button",
                {"class": "main", "aria-label": ui(lang, "play-now-title", game=title(name, lang))},
                ui(lang, "play-now"),
            ),
        ),
        tag("a", {"class": "button", "href": f"/new/{name}"}, ui(lang, "new-table")),
    )


def _your_tables(lang: str, tables: list[tuple[LiveTable, Looker]]) -> Markup:
    rows = [_table_row(live.table, looker) for live, looker in tables]
    inner = tag("ul", {"class": "tables"}, *rows) if rows else tag("p", {"class": "quiet"}, ui(lang, "no-tables"))
    return tag("section", {"class": "panel"}, tag("h2", None, ui(lang, "your-tables")), inner)


def _table_row(table: Table, looker: Looker) -> Markup:
    if table.is_over:
        status, kind = looker.says("ui-over-short"), "over"
    elif table.asked in looker.seats:
        status, kind = looker.says("ui-your-turn-short"), "yours"
    else:
        waits = table.seats[table.asked].name if table.asked >= 0 else looker.says("ui-open-seat")
        status, kind = looker.says("ui-waiting-short", seat=waits), "theirs"
    others = ", ".join(seat.name or looker.says("ui-open-seat") for seat in table.seats)
    return tag(
        "li",
        None,
        tag(
            "a",
            {"href": f"/t/{table.opening.id}", "class": kind},
            tag("strong", None, regions.heading(table, looker.lang)),
            tag("span", None, others),
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
            "section",
            {"class": "panel rulebook", "id": "rulebook"},
            _rule_search(lang),
            rulebook_html(name, lang),
        ),
        game=name,
        here=f"/games/{name}",
        kind="game",
    )


def _rule_search(lang: str) -> Markup:
    return tag(
        "label",
        {"class": "search"},
        tag("span", {"class": "hidden"}, ui(lang, "search-rules")),
        tag("input", {"type": "search", "placeholder": ui(lang, "search-rules"), "data-rule-search": ""}),
    )


# ---- a new table


def new_table(name: str, lang: str, given: Mapping[str, str], problem: str = "") -> str:
    """Every option of a game as a form, and the seats."""
    options = [_field(name, option, given, lang) for option in rules_of(name).option_list if option.name != "players"]
    counts = player_counts(name)
    wanted = given.get("players", "")
    players = int(wanted) if wanted in [str(count) for count in counts] else _default_players(name)
    warning = tag("p", {"class": "problem", "role": "alert"}, problem) if problem else NOTHING
    radios = [
        tag(
            "label",
            {"class": "pill"},
            tag(
                "input",
                {
                    "type": "radio",
                    "name": "players",
                    "value": count,
                    "checked": "checked" if count == players else None,
                    "data-players": "",
                },
            ),
            tag("span", None, str(count)),
        )
        for count in counts
    ]
    seats = [_seat_field(number, lang, given, number >= players) for number in range(max(counts))]
    return page(
        lang,
        title(name, lang),
        tag(
            "form",
            {"class": "panel narrow form", "method": "post", "action": f"/new/{name}"},
            tag("h1", None, f"{title(name, lang)}: {ui(lang, 'new-table')}"),
            warning,
            tag(
                "fieldset",
                None,
                tag("legend", None, say(name, "option-players", lang)),
                tag("div", {"class": "row"}, *radios),
            ),
            tag(
                "label",
                {"class": "field"},
                tag("span", None, ui(lang, "your-name")),
                tag(
                    "input",
                    {
                        "name": "name",
                        "maxlength": 24,
                        "value": given.get("name", ""),
                        "placeholder": seat_name(0).text(lang),
                    },
                ),
            ),
            tag("fieldset", None, tag("legend", None, ui(lang, "seats")), *seats),
            tag("fieldset", None, tag("legend", None, ui(lang, "options")), *options) if options else NOTHING,
            tag("button", {"class": "main"}, ui(lang, "start")),
        ),
        game=name,
        here=f"/new/{name}",
        kind="new",
    )


def _default_players(name: str) -> int:
    for option in rules_of(name).option_list:
        if option.name == "players" and isinstance(option.default, int):
            return option.default
    return 2


def _seat_field(number: int, lang: str, given: Mapping[str, str], absent: bool) -> Markup:
    kinds = [("me", ui(lang, "seat-me")), ("friend", ui(lang, "seat-friend")), ("here", ui(lang, "seat-here"))]
    kinds += [(f"search:{level}", ui(lang, "seat-bot", level=level)) for level in LEVELS]
    chosen = given.get(f"seat{number}", "me" if number == 0 else "search:medium")
    choices = [
        tag("option", {"value": value, "selected": "selected" if value == chosen else None}, text)
        for value, text in kinds
    ]
    return tag(
        "label",
        {"class": "field", "data-seat-field": number, "hidden": "hidden" if absent else None},
        tag("span", None, ui(lang, "seat-number", number=number + 1)),
        tag("select", {"name": f"seat{number}"}, *choices),
    )


def _field(name: str, option: Option, given: Mapping[str, str], lang: str) -> Markup:
    label = say(name, f"option-{option.name}", lang)
    default = "" if option.default is None else _written(option.default)
    value = given.get(f"option-{option.name}", default)
    group = "div" if isinstance(option, Several | Text) else "label"
    return tag(
        group,
        {
            "class": "field",
            "role": "group" if group == "div" else None,
            "aria-label": label if group == "div" else None,
        },
        tag("span", None, label, tag("small", None, say(name, f"option-{option.name}-help", lang))),
        _input(name, option, value, lang),
    )


def _input(name: str, option: Option, value: str, lang: str) -> Markup:
    key = f"option-{option.name}"
    if isinstance(option, Choice):
        choices = [
            tag(
                "option",
                {"value": str(one), "selected": "selected" if str(one) == value else None},
                _value_name(name, option, one, lang),
            )
            for one in option.values
        ]
        return tag("select", {"name": key}, *choices)
    if isinstance(option, Whole):
        return tag("input", {"type": "number", "name": key, "min": option.low, "max": option.high, "value": value})
    if isinstance(option, Several):
        return _ticks(name, option, value, lang)
    assert isinstance(option, Text)
    return _own_text(name, option, value, lang)


def _own_text(name: str, option: Text, value: str, lang: str) -> Markup:
    """A text, or a file that is read into it; a page without script has the text alone."""
    key = f"option-{option.name}"
    label = say(name, key, lang)
    file: Attributes = {
        "type": "file",
        "accept": ".txt,text/plain",
        "data-fills": key,
        "data-word-long": ui(lang, "file-long", most=option.most),
    }
    return tag(
        "span",
        {"class": "own-text"},
        tag("textarea", {"name": key, "rows": 6, "maxlength": option.most, "aria-label": label}, value),
        tag(
            "label",
            {"hidden": "hidden", "data-with-script": ""},
            tag("span", None, ui(lang, "file")),
            tag("input", file),
        ),
    )


def _ticks(name: str, option: Several, value: str, lang: str) -> Markup:
    """A box to tick for each value."""
    chosen = [part.strip() for part in value.split(",")]
    boxes = [
        tag(
            "label",
            {"class": "tick"},
            tag(
                "input",
                {
                    "type": "checkbox",
                    "name": f"option-{option.name}",
                    "value": str(one),
                    "checked": "checked" if str(one) in chosen else None,
                },
            ),
            tag("span", None, _value_name(name, option, one, lang)),
        )
        for one in option.values
    ]
    return tag("span", {"class": "ticks"}, *boxes)


def _value_name(name: str, option: Option, value: object, lang: str) -> str:
    key = f"option-{option.name}-{value}"
    return say(name, key, lang) if has_message(name, key, lang) else str(value)


def _written(value: object) -> str:
    return ", ".join(str(part) for part in value) if isinstance(value, tuple) else str(value)


# ---- an invitation


def join_page(table: Table, lang: str, token: str) -> str:
    """Somebody was invited: say who they are, and sit down."""
    host = next((seat.name for seat in table.seats if seat.name), "Ludoteca")
    heading = ui(lang, "join-title", host=host, game=regions.heading(table, lang))
    return page(
        lang,
        regions.heading(table, lang),
        tag(
            "form",
            {"class": "panel narrow form", "method": "post", "action": f"/join/{token}"},
            tag("h1", None, heading),
            tag(
                "label",
                {"class": "field"},
                tag("span", None, ui(lang, "your-name")),
                tag("input", {"name": "name", "maxlength": 24, "required": "required", "autofocus": "autofocus"}),
            ),
            tag("button", {"class": "main"}, ui(lang, "join")),
        ),
        game=table.opening.game,
        here=f"/join/{token}",
    )


# ---- a table


def table_page(live: LiveTable, looker: Looker) -> str:
    """The table: the board as the main thing, everything else around it."""
    table, lang = live.table, looker.lang
    shown = regions.regions(live, looker)

    def region(name: str, kind: str, *before: str) -> Markup:
        return tag("section", {"class": kind}, *before, _live_region(name, shown, {}))

    side = join(
        [
            region("players", "panel", tag("h2", None, ui(lang, "players"))),
            region("log", "panel story", tag("h2", None, ui(lang, "log"))),
            _chat_panel(shown["chat"], lang),
            _settings_panel(lang),
            regions.seal(table, looker),
        ]
    )
    words = {
        key: ui(lang, key) for key in ("lost", "copied", "hint-wait", "resign-sure", "yes", "no", "close", "rule")[:7]
    }
    return page(
        lang,
        regions.heading(table, lang),
        tag(
            "div",
            {
                "class": "table",
                "data-table": table.opening.id,
                "data-version": table.version,
                **{f"data-word-{key}": text for key, text in words.items()},
            },
            tag(
                "div",
                {"class": "play"},
                tag(
                    "div",
                    {"class": "deck"},
                    _live_region("prompt", shown, {"role": "status", "aria-live": "polite"}),
                    _live_region("tools", shown, {"class": "tools"}),
                ),
                _live_region("board", shown, {"class": "board"}),
                _live_region("actions", shown, {"class": "actions"}),
                _live_region("result", shown, {}),
            ),
            tag("aside", {"class": "side", "aria-label": ui(lang, "players")}, side),
            tag("noscript", None, tag("p", {"class": "problem"}, ui(lang, "no-script"))),
        ),
        _drawer(table.opening.game, lang),
        game=table.opening.game,
        here=f"/t/{table.opening.id}",
        kind="at-table",
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


def _settings_panel(lang: str) -> Markup:
    switches = [
        tag("label", {"class": "switch"}, tag("input", {"type": "checkbox", "data-setting": key}), " ", ui(lang, key))
        for key in ("sound", "flash", "notify")
    ]
    return tag("details", {"class": "panel settings"}, tag("summary", None, ui(lang, "settings")), *switches)


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
        ),
        tag("div", {"data-rules-here": ""}),
    )


# ---- a replay


def replay_page(live: LiveTable, looker: Looker, seats: list[int | None], at: int, shown: dict[str, str]) -> str:
    """Any moment of a game: slider, steps, play."""
    table, lang = live.table, looker.lang
    most = len(table.record.actions)
    views = [
        tag(
            "option",
            {"value": "" if seat is None else str(seat), "selected": "selected" if seat == looker.facing else None},
            ui(lang, "view-open") if seat is None else ui(lang, "view-of", seat=table.seats[seat].name),
        )
        for seat in seats
    ]
    buttons = [
        tag("button", {"class": "tool", "data-step": step}, ui(lang, f"step-{step}"))
        for step in ("first", "back", "play", "next", "last")
    ]
    controls = tag(
        "div",
        {"class": "panel row replay-bar"},
        tag(
            "input",
            {"type": "range", "min": 0, "max": most, "value": at, "data-slider": "", "aria-label": ui(lang, "replay")},
        ),
        *buttons,
        tag("select", {"data-view": "", "aria-label": ui(lang, "view-open")}, *views),
        tag("a", {"class": "button", "href": f"/t/{table.opening.id}"}, ui(lang, "to-table")),
        tag("button", {"class": "tool", "data-share": "", "data-word-copied": ui(lang, "copied")}, ui(lang, "share")),
        tag("a", {"class": "button", "href": f"/t/{table.opening.id}/record.json"}, ui(lang, "download"))
        if table.is_over
        else NOTHING,
    )
    return page(
        lang,
        regions.heading(table, lang),
        tag(
            "div",
            {
                "class": "table replay",
                "data-replay": table.opening.id,
                "data-word-play": ui(lang, "step-play"),
                "data-word-pause": ui(lang, "step-pause"),
            },
            tag(
                "div",
                {"class": "play"},
                tag(
                    "div",
                    {"id": "prompt", "data-region": "", "role": "status", "aria-live": "polite"},
                    Markup(shown["prompt"]),
                ),
                tag("div", {"id": "board", "data-region": "", "class": "board"}, Markup(shown["board"])),
                controls,
            ),
        ),
        game=table.opening.game,
        here=f"/t/{table.opening.id}/replay",
        kind="at-table",
    )


def replay_regions(table: Table, looker: Looker, at: int) -> dict[str, str]:
    """The board after so many actions, and what the last of them did."""
    state = table.position(at)
    events = [event for event in state.events if event.heard_by(looker.facing)] if at else []
    told = [tag("span", {"class": "asked"}, event.phrase.text(looker.lang, table.names)) for event in events]
    step = ui(looker.lang, "step", number=at, most=len(table.record.actions))
    prompt = tag(
        "div", {"class": "prompt theirs", "data-turn": "replay"}, tag("strong", {"class": "turn"}, step), *told
    )
    drawn = table.game.screen(state, looker.facing, looker.lang, table.names)
    return {"prompt": str(prompt), "board": regions.untouchable(drawn)}
