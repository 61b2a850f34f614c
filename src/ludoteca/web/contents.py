"""Contents that are not as printed: what a host offers, what somebody brings along, and how everybody is told."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import ludoteca
from ludoteca.engine.content import Item, Patch
from ludoteca.engine.schema import differences, schema
from ludoteca.engine.shelf import SHORT, content_of, rules_of
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.table import Table
from ludoteca.web.settings import Settings
from ludoteca.web.shell import ui
from ludoteca.words.contents import changes, skeleton

PRINTED = ""  # the choices of the form
HOUSE = "house"
OWN = "own"
MOST_NAME = 14  # characters of what a host calls them: a choice is read in full on a phone
MOST_OWN = 16_000  # characters of what somebody brings along
SHORT_CHANGE = 16  # characters of both values that stay on one line
OPEN_UP_TO = 6  # changes that a page shows without being asked


# ---- what is offered


def house_name(patch: Patch) -> str:
    """What a host calls the contents that are offered: the files that they come from."""
    files = [Path(file).stem for file in dict.fromkeys([*patch.said.values(), patch.file]) if file.endswith(".toml")]
    name = ", ".join(files)
    return name if len(name) <= MOST_NAME else f"{name[: MOST_NAME - 1]}…"


@cache
def skeleton_of(game: str, lang: str) -> str:
    """Every value of a game's contents, as a file to be changed."""
    return skeleton(ludoteca.make(game), lang)


@cache
def _example(game: str) -> str:
    """What might be changed, for whoever has nothing in the field yet; empty: the game has no contents."""
    items = [item for item in schema(ludoteca.make(game)) if not item.fixed]
    item = next((item for item in items if item.kind == "whole" and "." in item.path), items[0] if items else None)
    if item is None:
        return ""
    table, _, key = item.path.rpartition(".")
    return (f"[{table}]\n" if table else "") + f"{key} = {item.least if item.value != item.least else item.most}"


# ---- the form


def offers(game: str, settings: Settings) -> bool:
    """Whether the host has contents for that game besides the printed ones."""
    return game in settings.contents


def contents_fields(game: str, lang: str, given: Mapping[str, str], settings: Settings) -> list[Markup]:
    """With which contents to play: as printed, as the host offers, or one's own; where there are none, no choice."""
    example = _example(game)
    if not example:
        return []
    chosen_now = given.get("content", PRINTED)
    kinds = [(PRINTED, ui(lang, "contents-printed", hash=content_of(game)[:SHORT]))]
    offered = settings.contents.get(game)
    if offered is not None:
        kinds.append((HOUSE, house_title(game, offered, lang)))
    kinds.append((OWN, ui(lang, "contents-own")))
    choices = [
        tag("option", {"value": value, "selected": "selected" if value == chosen_now else None}, words)
        for value, words in kinds
    ]
    choice = tag(
        "label",
        {"class": "field"},
        tag("span", None, ui(lang, "contents-of"), tag("small", None, ui(lang, "contents-help"))),
        tag("select", {"name": "content"}, *choices),
    )
    return [choice, _house_list(game, offered, lang), _own_field(game, lang, given.get("content-text", ""), example)]


def house_title(game: str, patch: Patch, lang: str) -> str:
    """The host's contents in a list: their name and their hash."""
    name, hash_ = house_name(patch), content_of(game, patch)[:SHORT]
    return ui(lang, "contents-house", name=name, hash=hash_) if name else ui(lang, "contents-house-bare", hash=hash_)


def _house_list(game: str, offered: Patch | None, lang: str) -> Markup:
    if offered is None:
        return NOTHING
    items = _house_items(game, offered)
    return tag(
        "div",
        {"class": "field contents-shown", "data-with": "content", "data-with-values": HOUSE},
        tag("span", None, ui(lang, "contents-differ")),
        _listed(game, items, lang),
    )


@cache
def _house_items(game: str, offered: Patch) -> list[Item]:
    return differences(ludoteca.make(game, content=offered))


def _own_field(game: str, lang: str, value: str, example: str) -> Markup:
    """A text, or a file that is read into it; a page without script has the text alone."""
    area: Attributes = {
        "name": "content-text",
        "rows": 6,
        "maxlength": MOST_OWN,
        "aria-label": ui(lang, "contents-text"),
        "placeholder": example,
        "spellcheck": "false",
    }
    file: Attributes = {
        "type": "file",
        "accept": ".toml,text/plain",
        "data-fills": "content-text",
        "data-word-long": ui(lang, "file-long", most=MOST_OWN),
    }
    all_values = tag("a", {"href": f"/games/{game}/content.toml", "download": f"{game}.toml"}, ui(lang, "contents-all"))
    return tag(
        "div",
        {
            "class": "field",
            "data-with": "content",
            "data-with-values": OWN,
            "role": "group",
            "aria-label": ui(lang, "contents-text"),
        },
        tag(
            "span",
            None,
            ui(lang, "contents-text"),
            tag("small", None, ui(lang, "contents-text-help")),
            tag("small", None, all_values),
        ),
        tag(
            "span",
            {"class": "own-text"},
            tag("textarea", area, value),
            tag(
                "label",
                {"hidden": "hidden", "data-with-script": ""},
                tag("span", None, ui(lang, "file")),
                tag("input", file),
            ),
        ),
    )


# ---- how everybody is told


def contents_note(table: Table, lang: str, *, opened: bool = False) -> Markup:
    """That a table is played with other contents than the printed ones: their hash, and a list of what differs."""
    if not table.differences:
        return NOTHING
    number = len(changes(table.opening.game, table.differences, lang))
    return tag(
        "details",
        {"class": "contents-note", "open": "open" if opened and number <= OPEN_UP_TO else None},
        tag(
            "summary",
            None,
            tag("strong", None, ui(lang, "contents-note")),
            " ",
            tag("code", None, table.opening.content[:SHORT]),
            " ",
            tag("span", {"class": "quiet"}, ui(lang, "contents-changes", number=number)),
        ),
        _listed(table.opening.game, table.differences, lang),
    )


def rules_note(table: Table, lang: str) -> Markup:
    """That a table is finished by older rules than those that the rulebook tells of."""
    if not table.by_older_rules:
        return NOTHING
    now = int(rules_of(table.opening.game).rules_version)
    return tag("p", {"class": "example"}, ui(lang, "older-rules", then=table.opening.rules_version, now=now))


def contents_list(table: Table, lang: str) -> Markup:
    """The same for a place that has room for it."""
    if not table.differences:
        return NOTHING
    head = tag("h3", None, ui(lang, "contents-note"), " ", tag("code", None, table.opening.content[:SHORT]))
    return join([head, _listed(table.opening.game, table.differences, lang)])


def _listed(game: str, items: list[Item], lang: str) -> Markup:
    rows = [
        tag(
            "li",
            None,
            change.what,
            " ",
            tag(
                "span",
                {"class": "short" if len(change.printed) + len(change.value) <= SHORT_CHANGE else None},
                join([tag("del", None, change.printed), " → ", tag("ins", None, change.value)]),
            ),
        )
        for change in changes(game, items, lang)
    ]
    return tag("ul", {"class": "changes"}, *rows)
