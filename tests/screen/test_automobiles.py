"""The screen of Automobiles: what can be touched is what may be played, and the track is drawn as its text says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.engine import State
from ludoteca.engine.options import Value
from ludoteca.games.automobiles.content import COLOURS, GEARS, HOUSE, WEAR
from ludoteca.games.automobiles.decisions import ACTION, BUY, DECISIONS, DONE, PIT_STOP, STEERING_GEAR, STEP, STOP, idle
from ludoteca.games.automobiles.drawing import draw_track, plane_of
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.screen import BEATS, draw, figures, finale, places
from ludoteca.games.automobiles.screen_track import reached
from ludoteca.games.automobiles.track import BUILT_IN, NOWHERE, built_in, track_text
from ludoteca.screen.beats import SOUNDS
from ludoteca.words import LANGUAGES, has_message
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
        screen = draw(state, max(state.to_move, 0), "en")
        assert len(re.findall(r'<svg [^>]*role="group"', screen)) == 1
        pieces = re.findall(r'data-piece="([^"]+)"', screen.named("track"))
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
        bag = draw(state, 0, "en").named("cockpit").partition("au-bag")[2].partition("</div>")[0]
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
        words = ("{http://www.w3.org/2000/svg}text", "{http://www.w3.org/2000/svg}tspan")
        letters = [text.text for text in picture.iter() if text.tag in words]
        for gear, letter in enumerate(gears):
            assert letters.count(letter) == sum(colours >> gear & 1 for colours in track.colours)
        assert [letters.count(str(place)) for place in range(1, 6)] == [1] * 5


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant['players']}-{variant.get('card_set')}")
def test_what_is_about_to_happen_has_its_places_on_the_screen_whoever_looks(variant: dict[str, Value]) -> None:
    game = ludoteca.make("automobiles", **variant)
    for number, (state, action) in enumerate(random_game(game, 6)):
        assert isinstance(state, AutomobilesState)
        if action < 0 or number % 3:
            continue
        for choice in state.choices:
            found = places(state, choice, None)
            assert len(found) == len(set(found)) > 0
            assert all(places(state, choice, seat) == found for seat in range(game.players))
        named = {place.removeprefix("-") for choice in state.choices for place in places(state, choice, 0)}
        for seat in (0, None):
            assert named <= set(re.findall(r'data-spot="([^"]+)"', draw(state, seat, "en", touch=False)))


def test_a_step_and_a_drive_take_place_where_they_begin_and_end() -> None:
    game = ludoteca.make("automobiles", players=3, laps=1)
    stepped = driven = by_itself = 0
    for state, action in random_game(game, 7):
        assert isinstance(state, AutomobilesState)
        if action < 0:
            continue
        spaces, told, twin = state.terms.track.space, places(state, action, None), state.clone()
        if state.asked == STEP.place and action != STEP.first + STOP:
            begin = state.path_end
            STEP.play(twin, action)
            assert told == [f"-space{spaces[begin]}", f"space{spaces[twin.path_end]}"]
            stepped += 1
        elif action == BUY.first + DONE and state.path:
            twin.advance(action)
            assert told == [f"-space{spaces[state.car[state.driver]]}", f"space{spaces[twin.car[state.driver]]}"]
            driven += 1
        elif state.asked == BUY.place and state.path:
            twin.advance(action)
            follows = twin.car[state.driver] != state.car[state.driver]
            assert (f"space{spaces[twin.car[state.driver]]}" in told) == follows
            by_itself += follows
    assert stepped and driven and by_itself


def test_whatever_has_a_beat_can_be_told_and_heard() -> None:
    for key, beat in BEATS.items():
        assert all(has_message("automobiles", key, lang) for lang in LANGUAGES), key
        assert beat.weight > 0 and beat.sound in (*SOUNDS, "")


def test_the_landscape_travels_once_and_the_frame_of_the_track_never_changes() -> None:
    for variant in VARIANTS[:3]:
        screens = [draw(state, 0, "en") for state in positions(variant)]
        assert len({screen.named("landscape") for screen in screens}) == 1
        assert len({screen.named("track").shell() for screen in screens}) == 1
        assert len({screen.named("race") for screen in screens}) > 10


def test_everybody_is_listed_once() -> None:
    names = ["Ada", "Bruno", "Chiara", "Dario", "Emma"]
    for state in positions(VARIANTS[3])[::5]:
        html = draw(state, 0, "en", names)
        assert sorted(re.findall(r">(Ada|Bruno|Chiara|Dario|Emma)<", html)) == names


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant['players']}-{variant.get('card_set')}")
def test_what_ends_something_is_quiet_as_long_as_something_useful_can_be_done(variant: dict[str, Value]) -> None:
    quiet = 0
    for state in positions(variant):
        if state.to_move < 0:
            continue
        first = DECISIONS[state.asked].first
        ends = {STEP.first + STOP} if state.asked == STEP.place else {first + DONE}
        ends |= {ACTION.first + PIT_STOP} if state.asked == ACTION.place else set()
        rest = [choice for choice in state.choices if choice not in ends]
        if state.asked == ACTION.place:
            rest = [choice for choice in rest if choice - first != WEAR and not idle(state, choice - first)]
        for found in re.findall(r"<button [^>]*data-action[^>]*>", draw(state, state.to_move, "en")):
            if actions(found)[0] in ends:
                assert ("au-main" in found) == (not rest)
                quiet += bool(rest)
    assert quiet


def test_a_gear_that_steering_would_give_up_for_nothing_says_so_before_it_is_chosen() -> None:
    game = ludoteca.make("automobiles", players=3, card_set="experts", laps=1)
    vain = useful = 0
    for seed in range(4):
        for state, action in random_game(game, seed):
            assert isinstance(state, AutomobilesState)
            if action < 0 or state.asked != STEERING_GEAR.place:
                continue
            cockpit = draw(state, state.to_move, "en").named("cockpit")
            for choice in state.choices:
                gear = choice - STEERING_GEAR.first
                tile = cockpit.partition(f'data-key="a{gear}"')[2].partition("</div>")[0]
                nowhere = not state.ways(state.path_end, 1 << (gear - 1), 1)
                assert ("enters no space" in tile) == nowhere
                vain += nowhere
                useful += not nowhere
    assert vain and useful


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant['players']}-{variant.get('card_set')}")
def test_the_photo_shows_the_cars_in_their_order(variant: dict[str, Value]) -> None:
    game = ludoteca.make("automobiles", **variant)
    state = [state for state, _ in random_game(game, 2)][-1]
    assert isinstance(state, AutomobilesState) and state.to_move < 0
    picture = finale(state, "en", ["Ada <&>", "Bruno", "Chiara", "Dario", "Emma"][: game.players])
    cars = {
        int(seat): float(x) for seat, x in re.findall(r'<g class="au-k(\d)" transform="translate\(([\d.-]+)', picture)
    }
    order = state.ranking()
    assert [int(seat) for seat in re.findall(r'<li class="au-k(\d)"', picture)] == order
    for ahead, behind in pairwise(order):
        assert cars[ahead] >= cars[behind]
        assert (cars[ahead] == cars[behind]) <= (state.distance[ahead] == state.distance[behind])
    assert " id=" not in picture and "style=" not in picture and "#" not in picture.replace("&#", "")
    ElementTree.fromstring(picture)


def test_the_laps_of_each_driver_add_up_to_the_rounds_of_the_race() -> None:
    game = ludoteca.make("automobiles", players=3, laps=2)
    seen: list[list[int]] = []

    def played() -> Iterator[State]:
        for state, _ in random_game(game, 5):
            assert isinstance(state, AutomobilesState)
            seen.append([state.round, *(2 - state.marker(seat) for seat in range(3))])
            yield state

    told = {what.text("en", ["Ada", "Bruno", "Chiara"]): value.text("en") for what, value in figures(played())}
    for seat, name in enumerate(["Ada", "Bruno", "Chiara"]):
        completed = [next((now[0] for now in seen if now[seat + 1] >= lap), 0) for lap in (1, 2)]
        times = [now - before for before, now in pairwise([0, *filter(None, completed)])]
        assert told.get(f"Lap times of {name}", "") == (" · ".join(map(str, times)) + " rounds" if times else "")
    assert "Fastest lap" in told
