"""Ways to set a table that a game suggests, and which of its options stand first: `presets.toml` beside its rules."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import NamedTuple

from ludoteca.engine.options import Value
from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.shelf import rules_of, text_of
from ludoteca.words import can_say, say

FIRST = 3  # options that stand first where a game does not say which


class Presets(NamedTuple):
    """The options that matter most, and by name what each way to play sets."""

    main: tuple[str, ...]
    ways: dict[str, dict[str, Value]]


@cache
def presets_of(game: str) -> Presets:
    """What a game suggests; one that suggests nothing is played as it is."""
    text = text_of(game, "presets.toml")
    options = [option.name for option in rules_of(game).option_list if option.name != "players"]
    if text is None:
        return Presets(tuple(options[:FIRST]), {})
    found = tomllib.loads(text)
    return Presets(tuple(found["main"]), found.get("presets", {}))


def preset_name(game: str, preset: str, lang: str) -> str:
    """What a way to play is called: by the game, or by the house for those that every game may have."""
    return say(game, f"preset-{preset}", lang) if can_say(game, f"preset-{preset}", lang) else _house(preset, lang)


def preset_help(game: str, preset: str, lang: str) -> str:
    """What it means, in a sentence."""
    key = f"preset-{preset}-help"
    return say(game, key, lang) if can_say(game, key, lang) else _house(f"{preset}-help", lang)


def _house(name: str, lang: str) -> str:
    return say(HOUSE, f"ui-preset-{name}", lang)
