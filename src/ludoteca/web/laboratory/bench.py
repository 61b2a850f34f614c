"""The form of the laboratory: what changes on side B, made of the contents' own schema, who plays, and when it ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.engine.content import Item
from ludoteca.engine.options import Choice, Option
from ludoteca.engine.phrase import HOUSE, Phrase
from ludoteca.engine.shelf import rules_of
from ludoteca.lab.findings import named
from ludoteca.lab.sides import Side
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.web.box import player_counts
from ludoteca.web.form import count_pill, option_field, value_name
from ludoteca.web.guests import HOUSE_KINDS
from ludoteca.web.laboratory.question import CONTENT, OPTION, OPTION_B, UNTIL, text_of
from ludoteca.web.laboratory.reading import MOST_GAMES, MOST_MINUTES, MOST_SEED, Reading
from ludoteca.web.presets import presets_of
from ludoteca.web.shell import ui
from ludoteca.words import say
from ludoteca.words.contents import called, changes, may_be

FEW: Final = 12  # values of a game that need no folds
LONG: Final = 90  # characters of what a value may be: more are folded into one line
ROWS: Final = 6  # of a field for several lines


def bench(reading: Reading, bots: tuple[str, ...]) -> Markup:
    """The whole form; `bots` are those of others that the host allows."""
    lang, game = reading.lang, reading.game
    return tag(
        "form",
        {
            "class": "bench form",
            "method": "post",
            "action": f"/lab/{game}",
            "novalidate": "novalidate",
            "data-new-table": "",
            "data-bench": game,
        },
        tag("div", {"id": "lab-changes", "class": "panel changed-list", "role": "status"}, changes_region(reading)),
        tag("div", {"class": "panel"}, tag("h2", None, ui(lang, "lab-contents")), _contents(reading)),
        tag("div", {"class": "panel form"}, *_settings(reading, bots)),
        tag("div", {"id": "lab-command", "class": "panel command"}, command_region(reading)),
    )


def buttons(reading: Reading) -> Markup:
    """What can be done with it."""
    lang, game = reading.lang, reading.game
    return tag(
        "div",
        {"class": "row doing"},
        tag("button", {"class": "main"}, ui(lang, "lab-compare")),
        tag("button", {"formaction": f"/lab/{game}/play"}, ui(lang, "lab-play")),
    )


# ---- what changes


def changes_region(reading: Reading) -> Markup:
    """What B has that A has not, each with a way back; what is wrong with all of it; and the two buttons."""
    lang = reading.lang
    rows = [*_content_rows(reading), *_other_rows(reading)]
    problem = reading.problems.get("")
    wrong = [name for name in reading.problems if name]
    told: list[Markup] = []
    if problem is not None:
        told.append(tag("p", {"class": "problem", "role": "alert"}, problem.text(lang)))
    if wrong:
        told.append(tag("p", {"class": "problem", "role": "alert"}, ui(lang, "lab-wrong", number=len(wrong))))
    everything = [name for name in reading.fields() if name.startswith((CONTENT, OPTION_B)) or name in OF_B]
    reset = tag(
        "a",
        {"class": "reset-all", "href": reading.address(*everything), "data-reset": " ".join(everything)},
        ui(lang, "lab-reset-all"),
    )
    return join(
        [
            tag("div", {"class": "head"}, tag("h2", None, ui(lang, "lab-changes")), reset if everything else NOTHING),
            tag("ul", {"class": "changes"}, *rows) if rows else tag("p", {"class": "quiet"}, ui(lang, "lab-no-change")),
            *told,
            buttons(reading),
        ]
    )


OF_B: Final = ("b-seats", "limits")


def _content_rows(reading: Reading) -> list[Markup]:
    found = []
    for item in reading.items:
        for number, change in enumerate(changes(reading.game, [item], reading.lang)):
            told = join([tag("del", None, change.printed), " → ", tag("ins", None, change.value)])
            name = f"{CONTENT}{item.path}" if number == 0 else ""
            found.append(_change_row(reading, name, change.what, told))
    return found


def _other_rows(reading: Reading) -> list[Markup]:
    """What differs on side B besides: options, bots, what somebody may not do."""
    lang, game = reading.lang, reading.game
    found = []
    for option in rules_of(game).option_list:
        name = f"{OPTION_B}{option.name}"
        value = reading.given.get(name, "")
        if value and name not in reading.problems:
            shown = value_name(game, option, _of_its_kind(option, value), lang)
            found.append(_change_row(reading, name, say(game, f"option-{option.name}", lang), tag("ins", None, shown)))
    if reading.given.get("b-seats", "").strip() and "b-seats" not in reading.problems:
        told = tag("ins", None, reading.given["b-seats"].strip())
        found.append(_change_row(reading, "b-seats", ui(lang, "lab-bots-b"), told))
    lines = [line.strip() for line in reading.given.get("limits", "").split("\n") if line.strip()]
    if lines and "limits" not in reading.problems:
        found += [_change_row(reading, "" if number else "limits", line, NOTHING) for number, line in enumerate(lines)]
    return found


def _of_its_kind(option: Option, value: str) -> object:
    """The value of a choice that is written so."""
    known = option.values if isinstance(option, Choice) else ()
    return next((one for one in known if str(one) == value), value)


def _change_row(reading: Reading, name: str, what: str, told: str) -> Markup:
    lang = reading.lang
    back: Attributes = {
        "class": "reset",
        "href": reading.address(name),
        "data-reset": name,
        "aria-label": ui(lang, "lab-reset", what=what),
    }
    way = tag("a", back, "×") if name else NOTHING
    return tag("li", None, tag("span", None, what, " ", tag("span", {"class": "short"}, told)), way)


# ---- the contents


def _contents(reading: Reading) -> Markup:
    """Every value that can be changed, card by card; what was changed or is wrong stands open."""
    lang = reading.lang
    groups: dict[str, list[Item]] = {}
    for item in reading.items:
        if not item.fixed:
            groups.setdefault(called(reading.game, item, lang)[0], []).append(item)
    if not groups:
        return tag("p", None, ui(lang, "lab-no-contents"))
    if sum(map(len, groups.values())) <= FEW:
        parts = [_group(reading, name, items, opened=True) for name, items in groups.items()]
    else:
        parts = [_group(reading, name, items, opened=not name) for name, items in groups.items()]
    search: Attributes = {
        "type": "search",
        "data-lab-search": "",
        "placeholder": ui(lang, "lab-search"),
        "aria-label": ui(lang, "lab-search"),
    }
    none = tag("p", {"class": "quiet", "data-none-found": "", "hidden": "hidden"}, ui(lang, "lab-none-found"))
    return join([tag("input", {**search, "hidden": "hidden", "data-with-script": ""}), *parts, none])


def _group(reading: Reading, name: str, items: list[Item], *, opened: bool) -> Markup:
    touched = [item for item in items if item.differs or f"{CONTENT}{item.path}" in reading.problems]
    return tag(
        "details",
        {"class": "group", "open": "open" if opened or touched else None},
        tag(
            "summary",
            None,
            tag("b", None, name[:1].upper() + name[1:] if name else ui(reading.lang, "lab-general")),
            " ",
            tag("span", {"class": "quiet"}, str(len(items))),
        ),
        *[_value(reading, item) for item in items],
    )


def _value(reading: Reading, item: Item) -> Markup:
    """A value with what it may be, a way back, and what is wrong with it."""
    lang, name = reading.lang, f"{CONTENT}{item.path}"
    what, allowed = called(reading.game, item, lang)[1], may_be(item, lang)
    changed = " changed" if item.differs else ""
    number = name.replace('"', "")
    back: Attributes = {
        "class": "reset",
        "href": reading.address(name),
        "data-reset": name,
        "aria-label": ui(lang, "lab-reset", what=what),
        "title": ui(lang, "lab-printed", value=text_of(item.printed)),
    }
    may: Attributes = {"class": "may-be", "id": f"{number}-may", "title": allowed if len(allowed) > LONG else None}
    return tag(
        "div",
        {"class": f"value{changed}", "data-value": name, "data-find": f"{called(reading.game, item, lang)[0]} {what}"},
        tag("label", {"for": number}, what[:1].upper() + what[1:]),
        _control(reading, item, name, number),
        tag("a", back, "↺"),
        tag("small", may, allowed),
        problem_field(name, reading.problems.get(name), lang),
    )


def problem_field(name: str, problem: Phrase | None, lang: str) -> Markup:
    """Where it stands what is wrong with a field."""
    told = problem.text(lang) if problem is not None else ""
    return tag("small", {"class": "wrong", "data-wrong": name, "role": "alert"}, told)


def _control(reading: Reading, item: Item, name: str, number: str) -> Markup:
    value = reading.given.get(name, text_of(item.value))
    told: Attributes = {
        "name": name,
        "id": number,
        "data-printed": text_of(item.printed),
        "aria-describedby": f"{number}-may",
        "autocomplete": "off",
    }
    if item.kind in ("word", "yes"):
        kinds = item.allowed if item.kind == "word" else ["yes", "no"]
        if value not in kinds:  # what somebody has written into the address stays to be seen
            kinds = [value, *kinds]
        words = {"yes": say(HOUSE, "content-yes", reading.lang), "no": say(HOUSE, "content-no", reading.lang)}
        choices = [
            tag(
                "option",
                {"value": one, "selected": "selected" if one == value else None},
                words.get(one, one) if item.kind == "yes" else one,
            )
            for one in kinds
        ]
        return tag("select", told, *choices)
    if item.kind == "whole":
        return tag("input", {**told, "type": "number", "min": item.least, "max": item.most, "value": value})
    lines = item.value if isinstance(item.value, list) else []
    if item.kind == "texts" and len(lines) > 1:
        shown = "\n".join(part.strip() for part in value.replace("\n", ",").split(",") if part.strip())
        return tag("textarea", {**told, "rows": min(ROWS, len(lines)), "spellcheck": "false"}, shown)
    return tag("input", {**told, "value": value, "spellcheck": "false"})


# ---- who plays, and when it ends


def _settings(reading: Reading, bots: tuple[str, ...]) -> list[Markup]:
    lang, game = reading.lang, reading.game
    players = reading.given.get("players") or str(reading.made.players if reading.made is not None else "")
    options = [option for option in rules_of(game).option_list if option.name != "players"]
    main = presets_of(game).main
    first = [option for option in options if option.name in main]
    rest = [option for option in options if option.name not in main]
    counts = player_counts(game)
    return [
        tag("h2", None, ui(lang, "lab-both")),
        tag(
            "div",
            {"class": "field"},
            tag("span", None, say(game, "option-players", lang)),
            tag("div", {"class": "row"}, *[count_pill(count, str(count) == players) for count in counts]),
            _wrong(reading, "players"),
        ),
        _bots(reading, bots),
        *[_option(reading, option) for option in first],
        _folded(reading, "lab-options", [_option(reading, option) for option in rest], OPTION),
        _folded(reading, "lab-side-b", _of_b(reading, options), OPTION_B, *OF_B),
        tag("h2", None, ui(lang, "lab-end")),
        _until(reading),
        _number(reading, "games", 2, MOST_GAMES),
        _number(reading, "minutes", 1, MOST_MINUTES),
        _folded(reading, "lab-more", [_measure(reading), _number(reading, "seed", 0, MOST_SEED)], "measure", "seed"),
        tag("input", {"type": "hidden", "name": "chance", "value": "", "data-chance": ""}),
    ]


def _folded(reading: Reading, key: str, parts: list[Markup], *names: str) -> Markup:
    """What is seldom needed; it stands open where something in it was said."""
    said = any(name.startswith(names) for name in (*reading.fields(), *reading.problems))
    if not parts:
        return NOTHING
    summary = tag("summary", None, ui(reading.lang, key), tag("small", None, ui(reading.lang, f"{key}-help")))
    return tag("details", {"class": "house-rules", "open": "open" if said else None}, summary, *parts)


def _wrong(reading: Reading, name: str) -> Markup:
    return problem_field(name, reading.problems.get(name), reading.lang)


def _option(reading: Reading, option: Option) -> Markup:
    field = option_field(reading.game, option, reading.given, reading.lang)
    return join([field, _wrong(reading, f"{OPTION}{option.name}")])


def _bots(reading: Reading, bots: tuple[str, ...]) -> Markup:
    """One bot for all seats; a list of several stays as it was written."""
    lang, value = reading.lang, reading.value("seats")
    kinds = ["greedy", "random", *[kind for kind in HOUSE_KINDS if kind.startswith("search")], *bots]
    if value not in kinds:
        kinds.insert(0, value)
    choices = [
        tag("option", {"value": kind, "selected": "selected" if kind == value else None}, bot_name(kind, lang))
        for kind in kinds
    ]
    return tag(
        "label",
        {"class": "field"},
        tag("span", None, ui(lang, "lab-bots"), tag("small", None, ui(lang, "lab-bots-help"))),
        tag("select", {"name": "seats"}, *choices),
        _wrong(reading, "seats"),
    )


def bot_name(kind: str, lang: str) -> str:
    """What a bot is called where one is chosen."""
    if kind in ("greedy", "random"):
        return ui(lang, f"lab-bot-{kind}")
    if kind in HOUSE_KINDS:
        return ui(lang, "lab-bot-search", bot=ui(lang, "seat-bot", level=kind.partition(":")[2]))
    return kind


def _of_b(reading: Reading, options: list[Option]) -> list[Markup]:
    """What can differ on side B besides the contents."""
    lang = reading.lang
    limits: Attributes = {
        "name": "limits",
        "rows": 3,
        "placeholder": ui(lang, "lab-limits-example"),
        "spellcheck": "false",
        "data-limits": reading.game,
    }
    seats: Attributes = {"name": "b-seats", "value": reading.value("b-seats"), "placeholder": ui(lang, "lab-as-a")}
    return [
        tag(
            "label",
            {"class": "field"},
            tag("span", None, ui(lang, "lab-bots-b"), tag("small", None, ui(lang, "lab-bots-b-help"))),
            tag("input", {**seats, "autocomplete": "off", "spellcheck": "false"}),
            _wrong(reading, "b-seats"),
        ),
        tag(
            "label",
            {"class": "field"},
            tag("span", None, ui(lang, "lab-limits"), tag("small", None, ui(lang, "lab-limits-help"))),
            tag("textarea", limits, reading.value("limits")),
            _wrong(reading, "limits"),
        ),
        *[_option_of_b(reading, option) for option in options],
    ]


def _option_of_b(reading: Reading, option: Option) -> Markup:
    lang, name = reading.lang, f"{OPTION_B}{option.name}"
    value = reading.value(name)
    control = tag("input", {"name": name, "value": value, "placeholder": ui(lang, "lab-as-a"), "autocomplete": "off"})
    if isinstance(option, Choice):
        usual = tag("option", {"value": ""}, ui(lang, "lab-as-a"))
        choices = [
            tag(
                "option",
                {"value": str(one), "selected": "selected" if str(one) == value else None},
                value_name(reading.game, option, one, lang),
            )
            for one in option.values
        ]
        control = tag("select", {"name": name}, usual, *choices)
    label = tag("span", None, say(reading.game, f"option-{option.name}", lang))
    return tag("label", {"class": "field"}, label, control, _wrong(reading, name))


def _until(reading: Reading) -> Markup:
    lang, value = reading.lang, reading.value("until")
    choices = [
        tag(
            "option",
            {"value": one, "selected": "selected" if one == value else None},
            ui(lang, "lab-until-share", share=one.rstrip("%")) if one.endswith("%") else ui(lang, f"lab-until-{one}"),
        )
        for one in UNTIL
    ]
    return tag(
        "label",
        {"class": "field"},
        tag("span", None, ui(lang, "lab-until")),
        tag("select", {"name": "until"}, *choices),
        _wrong(reading, "until"),
    )


def _measure(reading: Reading) -> Markup:
    """What the verdict is about."""
    lang, value = reading.lang, reading.value("measure")
    usual = tag("option", {"value": ""}, ui(lang, "lab-measure-usual"))
    sides = [] if reading.made is None else [Side(reading.made, reading.seats)]
    choices = [
        tag(
            "option",
            {"value": one.name, "selected": "selected" if one.name == value else None},
            named(one, sides, lang),
        )
        for one in reading.measures
    ]
    return tag(
        "label",
        {"class": "field"},
        tag("span", None, ui(lang, "lab-measure"), tag("small", None, ui(lang, "lab-measure-help"))),
        tag("select", {"name": "measure"}, usual, *choices),
        _wrong(reading, "measure"),
    )


def _number(reading: Reading, name: str, least: int, most: int) -> Markup:
    lang = reading.lang
    told: Attributes = {"type": "number", "name": name, "value": reading.value(name), "min": least, "max": most}
    return tag(
        "label",
        {"class": "field"},
        tag("span", None, ui(lang, f"lab-{name}"), tag("small", None, ui(lang, f"lab-{name}-help", most=most))),
        tag("input", told),
        _wrong(reading, name),
    )


# ---- to take along


def command_region(reading: Reading) -> Markup:
    """The same for the command line, and the change as a file."""
    lang, question = reading.lang, reading.question
    if question is None or reading.nothing:
        return tag("p", {"class": "quiet"}, ui(lang, "lab-command-none"))
    command = question.command(reading.items)
    parts: list[Markup] = [
        tag("h2", None, ui(lang, "lab-command")),
        tag("pre", None, command),
    ]
    copy: Attributes = {"type": "button", "class": "tool", "data-copy": command, "data-word-copied": ui(lang, "copied")}
    links = [tag("button", copy, ui(lang, "lab-copy"))]
    share: Attributes = {"type": "button", "class": "tool", "data-share": "", "data-word-copied": ui(lang, "copied")}
    links.append(tag("button", {**share, "hidden": "hidden", "data-with-script": ""}, ui(lang, "lab-share")))
    if reading.changed:
        address = reading.address(path="/content.toml")
        links.append(tag("a", {"class": "button tool", "href": address, "download": ""}, ui(lang, "lab-toml")))
    return join([*parts, tag("div", {"class": "row"}, *links)])


def problems_by_field(reading: Reading) -> Mapping[str, str]:
    """What is wrong, for a page that has the form already."""
    return {name: problem.text(reading.lang) for name, problem in reading.problems.items() if name}
