"""Ways to set a table: each is a game that can be played, and its form shows what it sets."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca.engine.shelf import rules_of
from ludoteca.web.box import player_counts
from ludoteca.web.form import preset_given
from ludoteca.web.presets import preset_help, preset_name, presets_of
from ludoteca.words import LANGUAGES

WAYS = [(game, way) for game in ludoteca.games() for way in presets_of(game).ways]


@pytest.mark.parametrize(("game", "way"), WAYS)
def test_a_way_to_play_is_a_game_for_some_number_of_players(game: str, way: str) -> None:
    options = presets_of(game).ways[way]
    assert any(rules_of(game).allows({"players": count, **options}) for count in player_counts(game))
    for lang in LANGUAGES:
        assert preset_name(game, way, lang) and preset_help(game, way, lang)


@pytest.mark.parametrize("game", ludoteca.games())
def test_three_options_at_the_most_stand_first_and_each_is_one_of_the_game(game: str) -> None:
    main = presets_of(game).main
    assert 0 < len(main) <= 3
    assert set(main) <= {option.name for option in rules_of(game).option_list}


@pytest.mark.parametrize("game", ludoteca.games())
def test_two_ways_to_play_are_never_the_same(game: str) -> None:
    ways = list(presets_of(game).ways.values())
    assert all(ways.count(way) == 1 for way in ways)


def test_the_form_shows_what_a_way_to_play_sets(anna: TestClient) -> None:
    page = anna.get("/new/martians?preset=first").text
    assert re.search(r'<option value="15" selected="selected"[^>]*>', page)
    assert re.search(r'<a class="button way on" href="/new/martians\?preset=first" aria-current="true"', page)


def test_house_rules_are_folded_until_one_of_them_is_changed(anna: TestClient) -> None:
    assert '<details class="house-rules">' in anna.get("/new/martians?preset=first").text
    assert '<details class="house-rules" open="open">' in anna.get("/new/martians?preset=tournament").text


def test_a_way_to_play_that_there_is_not_sets_nothing(anna: TestClient) -> None:
    assert preset_given("martians", "nobody's") == {}
    assert anna.get("/new/martians?preset=nobody's").status_code == 200
