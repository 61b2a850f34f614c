"""What the content of every game is, value by value; and that the same content has the same hash."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca import ContentError
from ludoteca.engine.content import NO_PATCH
from ludoteca.engine.schema import differences, schema
from ludoteca.engine.shelf import content_of, text_of
from ludoteca.words import LANGUAGES

GAMES = ("automobiles", "marrak_hesh", "mars_needs_mechanics", "martians", "pocket_mars")


def values_of(table: dict[str, Any], path: str = "") -> Iterator[tuple[str, object]]:
    """The values of a content file, by the path that a patch would name them by."""
    for key, value in table.items():
        here = f"{path}{key}"
        if isinstance(value, dict):
            yield from values_of(value, f"{here}.")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, entry in enumerate(value):
                name = next((entry[by] for by in ("name", "id", "players") if by in entry), number)
                yield from values_of(entry, f"{here}.{name}.")
        else:
            yield here, value


def patched(path: str, value: object) -> dict[str, Any]:
    """A patch of one value."""
    changes: Any = value
    for key in reversed(path.split(".")):
        changes = {key: changes}
    assert isinstance(changes, dict)
    return changes


def refusal(name: str, changes: dict[str, Any]) -> str | None:
    """Why a game cannot be made with that; None: it can."""
    try:
        ludoteca.make(name, content=changes)
    except ContentError as error:
        return str(error)
    return None


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_the_file_is_in_the_schema_and_is_what_it_may_be(name: str) -> None:
    text = text_of(name, "content.toml")
    assert text is not None
    found = {item.path: item for item in schema(ludoteca.make(name))}
    for path, value in values_of(tomllib.loads(text)):
        item = found[path]
        assert (item.value, item.printed, item.differs) == (value, value, False)
        assert item.form
        for rule in item.rules:
            if not isinstance(rule, str):
                assert rule.text("en") != rule.text("it")
    assert differences(ludoteca.make(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_bounds_are_true_at_both_ends(name: str) -> None:
    """Each number is taken at its least and its most, one beyond is refused, unless more must hold than its bounds."""
    for item in schema(ludoteca.make(name)):
        if item.kind != "whole" or item.fixed:
            continue
        assert item.least is not None and item.most is not None
        for value, right in ((item.least, True), (item.most, True), (item.least - 1, False), (item.most + 1, False)):
            changes = patched(item.path, value)
            told = refusal(name, changes)
            assert right if told is None else not right or item.rules or item.path not in told, (changes, told)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_fixed_is_refused_and_named(name: str) -> None:
    for item in schema(ludoteca.make(name)):
        if not item.fixed or not isinstance(item.value, str):
            continue
        with pytest.raises(ContentError) as refused:
            ludoteca.make(name, content=patched(item.path, "something_else"))
        assert all(f'"{item.path}"' in refused.value.text(lang) for lang in LANGUAGES)


# ---- the same content, the same hash


def test_a_patch_that_only_repeats_what_is_printed_is_none() -> None:
    game = ludoteca.make("mars_needs_mechanics", content={"prices": {"start": 5}, "cogs": 30, "copies": 8})
    assert game.patch == NO_PATCH and game == ludoteca.make("mars_needs_mechanics")
    assert content_of(game.name, game.patch) == content_of(game.name)


def test_one_of_a_list_or_the_whole_list_is_the_same() -> None:
    one, whole, wide = (
        ludoteca.make("mars_needs_mechanics", content={"cogs": 20, "prices": prices})
        for prices in (
            {"adjust": {"0": 3}},
            {"adjust": [3, 1, 1, 0, -1, -1, -1]},
            {"adjust": {"0": 3, "1": 1}, "start": 5},
        )
    )
    assert one.patch == whole.patch == wide.patch
    assert json.loads(one.patch.key) == {"cogs": 20, "prices": {"adjust": [3, 1, 1, 0, -1, -1, -1]}}
    assert [(item.path, item.printed, item.value) for item in differences(one)] == [
        ("cogs", 30, 20),
        ("prices.adjust", [1, 1, 1, 0, -1, -1, -1], [3, 1, 1, 0, -1, -1, -1]),
    ]


def test_what_a_game_never_reads_is_refused() -> None:
    ludoteca.engine.shelf.add("secret_toy", "tests.toy:Toy")
    try:
        with pytest.raises(ContentError, match="content: toy has no contents that could be changed"):
            ludoteca.make("secret_toy", content={"prices": {"start": 1}})
    finally:
        del ludoteca.engine.shelf._shelf()["secret_toy"]
