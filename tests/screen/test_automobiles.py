"""The screen of Automobiles: what can be touched is what may be played, and the track is drawn as its text says."""

from __future__ import annotations

import re
from math import hypot
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.games.automobiles.content import COLOURS, GEARS, HOUSE, WEAR
from ludoteca.games.automobiles.decisions import ACTION, STEP, STOP
from ludoteca.games.automobiles.drawing import draw_track, plane_of
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.screen import draw
from ludoteca.games.automobiles.screen_track import reached
from ludoteca.games.automobiles.track import BUILT_IN, NOWHERE, built_in, track_text
from tests.proof.cases import random_game, sampled

VARIANTS: list[dict[str, Value]] = [
    {"players": 2, "laps": 1},
    {"players": 3, "laps": 1, "card_set": "fine_tuning", "bag_view": "size"},
    {"players": 4, "laps": 1, "card_set": "jalopy", "track": "monza"},
    {"players": 5, "laps": 1, "card_set": "experts", "grid_order": "choice", "slipstream": "space"},
    {"players": 3, "laps": 1, "card_set": "revved", "track": "monza"},
    {"players": 2, "laps": 1, "card_set": "money", "track": "custom", "track_text": track_text("monza")},
    {"players": 5, "laps": 1, "card_set": "rainbow"},
]
COUNT = 24


def positions(variant: dict[str, Value]) -> list[AutomobilesState]:
    game = ludoteca.make("automobiles", **variant)
    found: list[AutomobilesState] = []
    for seed in (1, 2):
        for state in sampled(game, seed, COUNT):
            assert isinstance(state, AutomobilesState)
            found.append(state)
    return found


def actions(html: str, attribute: str = "data-action") -> list[int]:
    return [int(found) for found in re.findall(rf'{attribute}="(\d+)"', html)]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant['players']}-{variant.get('card_set')}")
def test_what_can_be_touched_is_what_may_be_played_and_what_cannot_says_why(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            html = draw(state, seat, "en")
            asked = seat is not None and seat == state.to_move
            assert sorted(actions(html)) == (state.legal_actions() if asked else [])
            refused = actions(html, "data-why")
            assert asked or not refused
            assert all(state.why_illegal(action) is not None for action in refused)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant['players']}-{variant.get('card_set')}")
def test_every_car_is_on_the_one_track(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        html = draw(state, max(state.to_move, 0), "en")
        assert len(re.findall(r'<svg [^>]*role="group"', html)) == 1
        pieces = re.findall(r'data-piece="([^"]+)"', html)
        cars = {f"car{seat}" for seat in range(state.game.players) if state.car[seat] != NOWHERE}
        assert cars <= set(pieces)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant['players']}-{variant.get('card_set')}")
def test_every_cube_outside_the_bag_of_the_one_who_looks_is_drawn(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        pieces = re.findall(r'data-piece="c0\.(\d+)\.(\d+)"', draw(state, 0, "en"))
        for colour in range(COLOURS):
            lying = state.active[colour] + state.used[colour] + state.discard[colour]
            assert sorted(int(number) for kind, number in pieces if int(kind) == colour) == list(range(lying))


def test_a_gear_cube_previews_exactly_the_spaces_that_it_can_enter() -> None:
    game = ludoteca.make("automobiles", players=3, laps=1)
    tried = 0
    for state, action in random_game(game, 4):
        assert isinstance(state, AutomobilesState)
        if action < 0 or state.asked != ACTION.place:
            continue
        track = state.terms.track
        for gear in [choice - ACTION.first for choice in state.choices if choice < ACTION.first + GEARS]:
            ends = {state.exit_to(number) for number in range(3)} - {NOWHERE}
            fitting = {section for section in ends if track.colours[track.space[section]] >> gear & 1}
            assert set(reached(state, ACTION.first + gear)) == fitting
            tried += 1
    assert tried > 20


def test_an_effect_of_several_spaces_previews_what_lies_beyond_the_next_one() -> None:
    game = ludoteca.make("automobiles", players=3, laps=1)
    further = 0
    for state, action in random_game(game, 4):
        assert isinstance(state, AutomobilesState)
        if action >= 0 and state.asked == STEP.place and STEP.first + STOP in state.choices and state.left > 1:
            for choice in state.choices:
                if choice != STEP.first + STOP:
                    found = reached(state, choice)
                    assert found[state.exit_to(choice - STEP.first)] == 1 and max(found.values()) <= state.left
                    further += len(found) - 1
    assert further


def test_the_bag_is_only_counted_where_the_table_does_without_its_contents() -> None:
    for view, shown in (("contents", True), ("size", False)):
        state = ludoteca.make("automobiles", players=2, bag_view=view).start(3)
        assert isinstance(state, AutomobilesState)
        bag = draw(state, 0, "en").partition("au-bag")[2].partition("</div>")[0]
        assert (f"au-q{WEAR + 1}" in bag) == shown
        assert f"<b>{sum(HOUSE.start)}</b>" in bag


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_track_is_drawn_with_its_sections_where_its_shape_puts_them(name: str) -> None:
    track = built_in(name)
    plane = plane_of(track)
    spots = [plane.spot(section) for section in range(track.sections)]
    for number, (x, y, _) in enumerate(spots):
        assert 0 < x < plane.width and 0 < y < plane.height
        assert all(hypot(x - a, y - b) > 0.7 * plane.lane for a, b, _ in spots[number + 1 :])
    for lang, gears in (("en", "WLDB"), ("it", "BCSN")):
        picture = ElementTree.fromstring(draw_track(track, lang))
        letters = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
        for gear, letter in enumerate(gears):
            assert letters.count(letter) == sum(colours >> gear & 1 for colours in track.colours)
        assert [letters.count(str(place)) for place in range(1, 6)] == [1] * 5
