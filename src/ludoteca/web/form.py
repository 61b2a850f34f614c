"""The form of a new table: how many, who sits where, and every option with its meaning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import ludoteca
from ludoteca.bots import LEVELS
from ludoteca.engine.options import Choice, Option, Several, Text, Whole, counted_with
from ludoteca.engine.phrase import HOUSE, seat_name
from ludoteca.engine.shelf import rules_of
from ludoteca.screen.markup import NOTHING, Attributes, Markup, tag
from ludoteca.web.box import player_counts
from ludoteca.web.clocks import clock_fields
from ludoteca.web.contents import contents_fields, offers
from ludoteca.web.guests import Guests
from ludoteca.web.presets import preset_help, preset_name, presets_of
from ludoteca.web.settings import Settings
from ludoteca.web.shell import page, ui
from ludoteca.words import can_say, say, title

FRIEND = "friend"  # a seat that is left free for somebody
WEAK = ("easy", "medium")  # the levels that a browser thinks fast enough for
STYLED = ("medium", "hard")  # the levels at which a style is offered


def new_table(
    name: str,
    lang: str,
    given: Mapping[str, str],
    settings: Settings,
    guests: Guests,
    problem: str = "",
    preset: str = "",
    accesses: Sequence[tuple[str, str]] = (),
) -> str:
    """How many and who, then the ways to play that the game suggests, the options that matter, and the house rules."""
    counts = player_counts(name)
    wanted = given.get("players", "")
    players = int(wanted) if wanted in [str(count) for count in counts] else _default_players(name)
    others = {bot: guests.counts(bot, name) for bot in guests.names}
    kinds = _kinds(name, lang, settings.alone)
    seats = [_seat_field(number, lang, given, number >= players, others, kinds) for number in range(max(counts))]
    return page(
        lang,
        title(name, lang),
        tag(
            "form",
            {"class": "panel narrow form", "method": "post", "action": f"/new/{name}", "data-new-table": ""},
            tag("h1", None, ui(lang, "new-table-of", game=title(name, lang))),
            tag("p", {"class": "problem", "role": "alert"}, problem) if problem else NOTHING,
            _ways(name, lang, preset),
            tag(
                "fieldset",
                None,
                tag("legend", None, say(name, "option-players", lang)),
                tag("div", {"class": "row"}, *[count_pill(count, count == players) for count in counts]),
            ),
            _name_field(given.get("name", ""), lang),
            tag(
                "fieldset",
                None,
                tag("legend", None, ui(lang, "seats")),
                *seats,
                _others(given, lang, settings, accesses),
            ),
            NOTHING if settings.alone else clock_fields(given, lang),
            *_options(name, lang, given, settings, bool(problem)),
            chance_field(),
            tag("button", {"class": "main"}, ui(lang, "start")),
        ),
        game=name,
        here=f"/new/{name}",
        kind="new",
    )


def count_pill(count: int, chosen: bool) -> Markup:
    """A number of players to choose."""
    attributes: Attributes = {"type": "radio", "name": "players", "value": count, "data-players": ""}
    chosen_now = {"checked": "checked" if chosen else None}
    return tag("label", {"class": "pill"}, tag("input", {**attributes, **chosen_now}), tag("span", None, str(count)))


def _name_field(value: str, lang: str) -> Markup:
    """What whoever sets the table wants to be called."""
    attributes: Attributes = {
        "name": "name",
        "maxlength": 24,
        "value": value,
        "placeholder": seat_name(0).text(lang),
        "autocomplete": "nickname",
        "data-own-name": "",
    }
    return tag("label", {"class": "field"}, tag("span", None, ui(lang, "your-name")), tag("input", attributes))


def _access_field(given: Mapping[str, str], lang: str, accesses: Sequence[tuple[str, str]]) -> Markup:
    """Who finds the table as long as a seat is free for others."""
    chosen = given.get("access", "")
    choices = [
        tag(
            "option",
            {"value": access, "selected": "selected" if access == chosen else None},
            words,
        )
        for access, words in (("", ui(lang, "access-link")), *accesses)
    ]
    return tag(
        "label",
        {"class": "field", "data-friends": ""},
        tag("span", None, ui(lang, "access"), tag("small", None, ui(lang, "access-help"))),
        tag("select", {"name": "access"}, *choices),
    )


def _ways(name: str, lang: str, chosen: str) -> Markup:
    """The ways to play that a game suggests: each leads to the same form with its options set."""
    ways = presets_of(name).ways
    if not ways:
        return NOTHING
    links = [
        tag(
            "a",
            {
                "class": "button way on" if way == chosen else "button way",
                "href": f"/new/{name}?preset={way}",
                "aria-current": "true" if way == chosen else None,
                "data-preset": way,
            },
            tag("b", None, preset_name(name, way, lang)),
            tag("small", None, preset_help(name, way, lang)),
        )
        for way in ways
    ]
    return tag("nav", {"class": "ways", "aria-label": ui(lang, "ways")}, *links)


def _options(name: str, lang: str, given: Mapping[str, str], settings: Settings, opened: bool) -> list[Markup]:
    """The options that matter, then the house rules, folded unless one of them was changed or may be wrong.

    The contents are one of the house rules; where the host offers some, they matter.
    """
    main = presets_of(name).main
    options = [option for option in rules_of(name).option_list if option.name != "players"]
    first = [option_field(name, option, given, lang) for option in options if option.name in main]
    rest = [option for option in options if option.name not in main]
    changed = any(given.get(f"option-{option.name}", _default(option)) != _default(option) for option in rest)
    contents = contents_fields(name, lang, given, settings)
    rules = [*[option_field(name, option, given, lang) for option in rest], *_help_fields(given, lang)]
    if offers(name, settings):
        first += contents
    else:
        rules += contents
        changed = changed or bool(given.get("content"))
    found = [tag("fieldset", None, tag("legend", None, ui(lang, "options")), *first)] if first else []
    folded: Attributes = {"class": "house-rules", "open": "open" if opened or changed else None}
    summary = tag("summary", None, ui(lang, "house-rules"), tag("small", None, ui(lang, "house-rules-help")))
    return [*found, tag("details", folded, summary, *rules)]


def preset_given(name: str, preset: str) -> dict[str, str]:
    """The fields of the form as a way to play sets them; one that the game does not have sets nothing."""
    return {f"option-{key}": _written(value) for key, value in presets_of(name).ways.get(preset, {}).items()}


def chance_field() -> Markup:
    """Where the script puts what this browser contributes to a deal; without script the server draws it."""
    return tag("input", {"type": "hidden", "name": "chance", "value": "", "data-chance": ""})


def _default_players(name: str) -> int:
    for option in rules_of(name).option_list:
        if option.name == "players" and isinstance(option.default, int):
            return option.default
    return 2


def _kinds(name: str, lang: str, alone: bool) -> list[tuple[str, str]]:
    """Who may sit on a seat, and what they are called."""
    kinds = [("me", ui(lang, "seat-me")), (FRIEND, ui(lang, "seat-friend")), ("here", ui(lang, "seat-here"))]
    levels = WEAK if alone else LEVELS
    bots = [(f"search:{level}", ui(lang, "seat-bot", level=level)) for level in levels]
    return [kind for kind in kinds if kind[0] != FRIEND or not alone] + bots + _styles(name, lang, levels)


def _others(given: Mapping[str, str], lang: str, settings: Settings, accesses: Sequence[tuple[str, str]]) -> Markup:
    """Who finds the table; in a browser nobody does, and it is said how strong bots are there."""
    if not settings.alone:
        return _access_field(given, lang, accesses)
    return tag("p", {"class": "quiet"}, say(HOUSE, "site-levels", lang, seconds=round(settings.bot_seconds)))


def _styles(name: str, lang: str, levels: Sequence[str]) -> list[tuple[str, str]]:
    """The bots that play this game in a style of their own, and what they are called."""
    found: list[tuple[str, str]] = []
    for style in _style_names(name):
        for level in (level for level in STYLED if level in levels):
            words = ui(lang, "seat-style", level=level, style=say(name, f"style-{style}", lang))
            found.append((f"search:{level}?style={style}", words))
    return found


@cache
def _style_names(name: str) -> tuple[str, ...]:
    return tuple(ludoteca.make(name).strategy().styles())


def _seat_field(
    number: int,
    lang: str,
    given: Mapping[str, str],
    absent: bool,
    others: Mapping[str, tuple[int, ...]],
    kinds: list[tuple[str, str]],
) -> Markup:
    """Who sits there; somebody at this screen may have a name. `others` are bots that the host allows, and for whom."""
    chosen = given.get(f"seat{number}", "me" if number == 0 else "search:medium")
    choices = [
        tag("option", {"value": value, "selected": "selected" if value == chosen else None}, text)
        for value, text in kinds
    ]
    for bot, counts in others.items():
        if counts:
            chosen_now = "selected" if bot == chosen else None
            attributes: Attributes = {"value": bot, "data-for": " ".join(map(str, counts)), "selected": chosen_now}
            choices.append(tag("option", attributes, ui(lang, "bot-named", bot=bot)))
    name: Attributes = {
        "class": "seat-name",
        "name": f"name{number}",
        "maxlength": 24,
        "value": given.get(f"name{number}", ""),
        "placeholder": seat_name(number).text(lang),
        "aria-label": ui(lang, "seat-name", number=number + 1),
        "autocomplete": "off",
    }
    called = ui(lang, "seat-number", number=number + 1)
    return tag(
        "div",
        {"class": "field seat", "data-seat-field": number, "hidden": "hidden" if absent else None},
        tag("label", {"for": f"seat{number}"}, called),
        tag("select", {"name": f"seat{number}", "id": f"seat{number}"}, *choices),
        tag("input", name),
    )


def _help_fields(given: Mapping[str, str], lang: str) -> list[Markup]:
    """Whether the search may be asked at the table, and what was done reviewed; by default only against bots."""
    return [_yes_or_no(name, given.get(name, ""), lang) for name in ("hints", "reviews")]


def _yes_or_no(name: str, chosen: str, lang: str) -> Markup:
    choices = [
        tag(
            "option",
            {"value": value, "selected": "selected" if value == chosen else None},
            ui(lang, f"hints-{value or 'usual'}"),
        )
        for value in ("", "yes", "no")
    ]
    return tag(
        "label",
        {"class": "field"},
        tag("span", None, ui(lang, name), tag("small", None, ui(lang, f"{name}-help"))),
        tag("select", {"name": name}, *choices),
    )


def option_field(name: str, option: Option, given: Mapping[str, str], lang: str) -> Markup:
    """An option with its meaning, as it was given or as is usual."""
    label = say(name, f"option-{option.name}", lang)
    value = given.get(f"option-{option.name}", _default(option))
    group = "div" if isinstance(option, Several | Text) else "label"
    other, values = counted_with(rules_of(name).option_list).get(option.name, ("", ()))
    return tag(
        group,
        {
            "class": "field",
            "data-with": f"option-{other}" if other else None,
            "data-with-values": " ".join(str(one) for one in values) or None,
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
                {
                    "value": str(one),
                    "selected": "selected" if str(one) == value else None,
                    "data-for": " ".join(counts_for(name, option.name, one)),
                },
                value_name(name, option, one, lang),
            )
            for one in option.values
        ]
        return tag("select", {"name": key}, *choices)
    if isinstance(option, Whole) and option.words:
        return _number_or_word(name, option, value, lang)
    if isinstance(option, Whole):
        shown: Attributes = {"min": option.low, "max": option.high, "placeholder": _usual(name, option, lang)}
        return tag("input", {"type": "number", "name": key, "value": value, **shown})
    if isinstance(option, Several):
        return _ticks(name, option, value, lang)
    assert isinstance(option, Text)
    return _own_text(name, option, value, lang)


def _number_or_word(name: str, option: Whole, value: str, lang: str) -> Markup:
    """A number or a word in its place, which a field for numbers could not hold."""
    choices = [
        tag(
            "option",
            {"value": str(one), "selected": "selected" if str(one) == value else None},
            value_name(name, option, one, lang),
        )
        for one in (*option.words, *range(option.low, option.high + 1))
    ]
    return tag("select", {"name": f"option-{option.name}"}, *choices)


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
            tag("span", None, value_name(name, option, one, lang)),
        )
        for one in option.values
    ]
    return tag("span", {"class": "ticks"}, *boxes)


@cache
def counts_for(game: str, option: str, value: int | str) -> tuple[str, ...]:
    """The numbers of players with which a game takes that value; one that another option spells out, with any."""
    rules = rules_of(game)
    spelt = any(other == option and value in values for other, values in counted_with(rules.option_list).values())
    counts = player_counts(game)
    return tuple(str(count) for count in counts if spelt or rules.allows({"players": count, option: value}))


def value_name(name: str, option: Option, value: object, lang: str) -> str:
    """What a value of an option is called."""
    key = option.key_of(value)
    return say(name, key, lang) if can_say(name, key, lang) else str(value)


def _usual(name: str, option: Whole, lang: str) -> str:
    """What an empty field means, where the game says it."""
    key = f"option-{option.name}-usual"
    return say(name, key, lang) if can_say(name, key, lang) else f"{option.low}–{option.high}"


def _default(option: Option) -> str:
    return "" if option.default is None else _written(option.default)


def _written(value: object) -> str:
    return ", ".join(str(part) for part in value) if isinstance(value, tuple) else str(value)
