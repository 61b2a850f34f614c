"""The content of a game in words: what each value is called, what it may be, and what differs from what is printed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import NamedTuple

from ludoteca.engine.content import Item, Name
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import HOUSE, Phrase
from ludoteca.engine.schema import differences, schema
from ludoteca.engine.shelf import content_of, short_content
from ludoteca.words import can_say, say

PLAIN = re.compile("[A-Za-z0-9_-]+")  # a key that TOML takes without quotes
MOST_PLACES = 3  # of a list that are told one by one; where more differ, all of it is


class Change(NamedTuple):
    """A value that is not as printed: `Jettison: most VP`, `3`, `5`."""

    what: str
    printed: str
    value: str

    def __str__(self) -> str:
        return f"{self.what} {self.printed} → {self.value}"


def called(game: str, item: Item, lang: str) -> tuple[str, str]:
    """What a value belongs to, such as a card, and what it is called there; one of its own belongs to nothing."""
    parts = [_part(game, part, lang) for part in item.called]
    return ", ".join(parts[:-1]), parts[-1]


def label(game: str, item: Item, lang: str) -> str:
    """What a value is called: `Jettison: most VP`."""
    return ": ".join(part for part in called(game, item, lang) if part)


def may_be(item: Item, lang: str) -> str:
    """What a value may be."""
    if item.fixed:
        return say(HOUSE, "content-fixed", lang)
    rules = [rule.text(lang) if isinstance(rule, Phrase) else rule for rule in item.rules]
    form = say(HOUSE, "content-any-text", lang) if item.kind == "text" else item.form
    return "; ".join([form, *rules]) if item.kind != "text" or not rules else "; ".join(rules)


def changes(game: str, items: Iterable[Item], lang: str) -> list[Change]:
    """What differs from what is printed, in words."""
    return [change for item in items if item.differs for change in _changes(game, item, lang)]


def written(value: object, lang: str) -> str:
    """A value as people read it."""
    if isinstance(value, bool):
        return say(HOUSE, "content-yes" if value else "content-no", lang)
    if isinstance(value, list):
        return ", ".join(written(one, lang) for one in value) or "–"
    return str(value)


def _changes(game: str, item: Item, lang: str) -> list[Change]:
    what, before, after = label(game, item, lang), item.printed, item.value
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        places = [place for place in range(len(after)) if before[place] != after[place]]
        if len(places) <= MOST_PLACES:
            return [
                Change(
                    f"{what} ({say(HOUSE, 'content-place', lang, number=place + 1)})",
                    written(before[place], lang),
                    written(after[place], lang),
                )
                for place in places
            ]
    return [Change(what, written(before, lang), written(after, lang))]


def _part(game: str, part: Name, lang: str) -> str:
    """A part of a name; a game that has no words for it is content with the plain one."""
    if isinstance(part, Phrase):
        return part.text(lang) if can_say(part.home, part.key, lang) else part.key.rpartition("-")[2]
    key, plain = part
    return say(game, key, lang) if key and can_say(game, key, lang) else plain.replace("_", " ")


# ---- the whole of it, for programs and as a file


def described(game: Game, lang: str) -> dict[str, object]:
    """The content of a game as JSON takes it: its hash, what differs from what is printed, and every value."""
    return {
        "game": game.name,
        "content": content_of(game.name, game.patch, game.rules_version),
        "short": short_content(game),
        "patch": game.patch.changes,
        "values": [
            {
                "path": item.path,
                "value": item.value,
                "printed": item.printed,
                "kind": item.kind,
                "least": item.least,
                "most": item.most,
                "length": item.length,
                "allowed": item.allowed or None,
                "fixed": item.fixed,
                "may_be": may_be(item, lang),
                "about": label(game.name, item, lang),
            }
            for item in schema(game)
        ],
    }


def skeleton(game: Game, lang: str) -> str:
    """A patch as a TOML file: what differs from what is printed, and all that could, as comments."""
    lines = [f"# {say(HOUSE, 'contents-toml-head', lang, game=game.name, hash=short_content(game))}"]
    table = ""
    for item in schema(game):
        if item.fixed:
            continue
        path, _, key = item.path.rpartition(".")
        if path != table:
            table = path
            belongs = called(game.name, item, lang)[0]
            lines += ["", f"[{_dotted(path)}]  # {belongs}"]
        printed = say(HOUSE, "contents-toml-printed", lang, value=toml_of(item.printed))
        notes = [called(game.name, item, lang)[1], may_be(item, lang), *([printed] if item.differs else [])]
        lines.append(f"{'' if item.differs else '# '}{_dotted(key)} = {toml_of(item.value)}  # {'; '.join(notes)}")
    return "\n".join(lines) + "\n"


def patch_as_toml(game: Game, lang: str) -> str:
    """What differs from what is printed, as a TOML file that `--content` takes."""
    lines = [f"# {say(HOUSE, 'contents-toml-patch', lang, game=game.name, hash=short_content(game))}"]
    table = ""
    for item in differences(game):
        path, _, key = item.path.rpartition(".")
        if path != table:
            table = path
            lines += ["", f"[{_dotted(path)}]"]
        printed = say(HOUSE, "contents-toml-printed", lang, value=toml_of(item.printed))
        lines.append(f"{_dotted(key)} = {toml_of(item.value)}  # {called(game.name, item, lang)[1]}; {printed}")
    return "\n".join(lines) + "\n"


def _dotted(path: str) -> str:
    return ".".join(key if PLAIN.fullmatch(key) else toml_of(key) for key in path.split("."))


def toml_of(value: object) -> str:
    """A value as TOML writes it; what a content has is written alike in JSON."""
    return json.dumps(value, ensure_ascii=False)
