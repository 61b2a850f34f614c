"""What is shown is what happens: every number that a rule of Automobiles works out, over random races."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.games.automobiles.content import COLOURS, GEARS, WEAR, YELLOW
from ludoteca.games.automobiles.decisions import (
    ACTION,
    ALL_WEAR,
    BOOST_DRAW,
    BUY,
    DECISIONS,
    DONE,
    GRID_PLACE,
    PIT_CREW,
    PIT_STOP,
    PIT_TEAM_GAIN,
    PIT_TEAM_REMOVE,
    SETUP_BUY,
    STEERING_GEAR,
    STEP,
    STOP,
)
from ludoteca.games.automobiles.geometry import STRETCH
from ludoteca.games.automobiles.phrases import place_name
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.screen import draw
from ludoteca.games.automobiles.screen_track import reached
from ludoteca.games.automobiles.track import NOWHERE
from tests.proof.cases import random_game

VARIANTS: list[dict[str, Value]] = [
    {"players": 2, "laps": 1, "round_limit": 10},
    {"players": 3, "laps": 1, "round_limit": 8, "card_set": "experts", "grid_order": "choice"},
    {"players": 4, "laps": 1, "round_limit": 6, "card_set": "jalopy", "track": "monza", "slipstream": "space"},
    {"players": 5, "laps": 2, "round_limit": 5, "card_set": "money", "first_crossing": "counts"},
    {"players": 2, "laps": 1, "round_limit": 9, "card_set": "fine_tuning", "bag_view": "contents"},
    {
        "players": 3,
        "laps": 1,
        "round_limit": 8,
        "card_set": "custom",
        "custom_cards": ("mechanic", "pit_crew", "steering", "gearbox", "rotary_engine"),
        "third_gear_value": 1,
    },
]
MOVING = re.compile(r'data-key="a(\d)"(.*?)</div>')
SMALL = re.compile(r"<small[^>]*>(.*?)</small>")


def named(variant: dict[str, Value]) -> str:
    return f"{variant['players']}-{variant.get('card_set', 'first_race')}"


def positions(variant: dict[str, Value], seed: int = 1) -> Iterator[tuple[AutomobilesState, int]]:
    """Every decision of a random race."""
    for state, action in random_game(ludoteca.make("automobiles", **variant), seed, events=True):
        assert isinstance(state, AutomobilesState)
        yield state, action


def number_in(text: str) -> int:
    """The last number that a text names: the price, the sum, the count."""
    return int(re.findall(r"\d+", text)[-1])


def after(state: AutomobilesState, *actions: int) -> AutomobilesState:
    """A copy after these actions."""
    twin = state.clone()
    for action in actions:
        twin.advance(action)
    return twin


def driven(state: AutomobilesState, action: int) -> dict[int, set[int]]:
    """For each number of spaces the sections that can be entered last, found by playing every way to move."""
    found: dict[int, set[int]] = {}
    before = len(state.path)
    first = state.clone()
    first.active[first.driver * COLOURS + WEAR] += 1  # so that the turn does not end by itself
    first.advance(action)
    waiting = [first]
    while waiting:
        twin = waiting.pop()
        steps = len(twin.path) - before
        if steps:
            found.setdefault(steps, set()).add(twin.path_end)
        if twin.asked in (STEP.place, STEERING_GEAR.place):
            waiting += [after(twin, choice) for choice in twin.choices if choice != STEP.first + STOP]
    return found


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_a_price_that_is_shown_is_the_price_that_is_paid(variant: dict[str, Value]) -> None:
    paid = 0
    for state, action in positions(variant):
        asked = DECISIONS[state.asked]
        if action < 0 or asked not in (SETUP_BUY, BUY, PIT_TEAM_REMOVE, PIT_TEAM_GAIN, GRID_PLACE):
            continue
        screen = draw(state, state.to_move, "en")
        if state.asked != GRID_PLACE.place and state.money:
            assert number_in(state.question().text("en")) == state.money
            assert f">Money {state.money}</b>" in screen.named("stock")
        for choice in state.choices:
            text = state.describe(choice).text("en")
            answer = choice - DECISIONS[state.asked].first
            if state.asked == GRID_PLACE.place:
                assert number_in(text) == state.terms.track.money[answer]
                assert after(state, choice).grid[state.to_move] == answer
            elif answer != DONE:
                twin = after(state, choice)
                price = number_in(text)
                if asked in (SETUP_BUY, BUY) and (twin.to_move, twin.asked) == (state.to_move, state.asked):
                    assert state.money - twin.money == price
                elif state.asked == PIT_TEAM_REMOVE.place:
                    assert twin.money - state.money == price or twin.asked != PIT_TEAM_REMOVE.place
                assert price == state.cost[answer]
                paid += 1
    assert paid


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_every_colour_shows_its_cost_its_value_and_how_many_are_left(variant: dict[str, Value]) -> None:
    for number, (state, _) in enumerate(positions(variant)):
        if number % 7:
            continue
        html = draw(state, 0, "en")
        costs = [int(cost) for cost in re.findall(r'aria-label="Cost: (\d+)"', html)]
        assert costs == [state.cost[colour] for colour in range(COLOURS) if colour != WEAR]
        assert [int(value) for value in re.findall(r'aria-label="Value: (\d+)"', html)] == state.value
        assert [int(left) for left in re.findall(r'aria-label="Stock: (\d+)"', html)] == state.stock


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_a_cube_shows_how_far_it_can_drive_and_lights_every_section_that_it_can_reach(
    variant: dict[str, Value],
) -> None:
    moved = 0
    for state, action in positions(variant, 2):
        if action < 0 or state.asked != ACTION.place:
            continue
        tiles = {int(colour): tile for colour, tile in MOVING.findall(draw(state, state.to_move, "en"))}
        for colour in [choice - ACTION.first for choice in state.choices if choice < ACTION.first + COLOURS]:
            mover = colour < GEARS or (colour >= YELLOW and state.card(colour).moves)
            told = SMALL.findall(tiles[colour])
            assert len(told) == 1
            if not mover:
                assert not re.search(r"\d", told[0])
                continue
            found = driven(state, ACTION.first + colour)
            assert set(reached(state, ACTION.first + colour)) == set().union(*found.values())
            most = max(found, default=0)
            expected = {0: "enters no space", 1: "enters 1 space"}.get(most, f"enters up to {most} spaces")
            assert told[0] == expected
            moved += most
    assert moved


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_a_step_lights_what_lies_beyond_and_names_where_it_leads(variant: dict[str, Value]) -> None:
    for state, action in positions(variant, 3):
        if action < 0 or state.asked != STEP.place:
            continue
        if not state.must:
            assert re.search(rf"\b{state.left} more space", state.question().text("en"))
        for choice in state.choices:
            if choice == STEP.first + STOP:
                continue
            found = driven(state, choice)
            assert set(reached(state, choice)) == set().union(*found.values())
            assert max(reached(state, choice).values()) <= max(found) <= state.left
            land = state.exit_to(choice - STEP.first)
            assert state.describe(choice).text("en").endswith(f": {place_name(state, land).text('en')}")
            assert found[1] == {land}


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_the_wear_and_the_money_that_are_forecast_are_what_comes(variant: dict[str, Value]) -> None:
    driving = 0
    for seed in (4, 5):
        for state, action in positions(variant, seed):
            if action < 0 or state.asked != ACTION.place:
                continue
            html = draw(state, state.to_move, "en")
            money = re.search(r"to the shop with \$(\d+)", html)
            assert money is not None
            assert f'<span>Buy</span><b class="au-coin">{money[1]}</b>' in html
            twin = state.clone()
            twin.telling = True
            twin.events = []
            twin.advance(ACTION.first + DONE)
            asked_to_buy = (twin.asked, twin.driver) == (BUY.place, state.driver) and twin.to_move == state.to_move
            if asked_to_buy:
                assert twin.money == int(money[1])
                twin.advance(BUY.first + DONE)
            else:
                cheapest = min(cost for colour, cost in enumerate(state.cost) if colour != WEAR and state.stock[colour])
                assert int(money[1]) < cheapest
            told = re.search(r'class="au-cost">\+(\d+)( · slipstream| · Aerodynamics)?<', html)
            assert (told is not None) == bool(state.path)
            gained = state.stock[WEAR] - twin.stock[WEAR]
            assert gained == (int(told[1]) if told else 0)
            assert told is None or bool(told[2]) == bool(
                state.calm or state.behind_another(state.driver, state.path_end)
            )
            driving += told is not None
    assert driving


def test_the_forecast_knows_that_the_stock_of_wear_may_run_out() -> None:
    for state, action in positions(VARIANTS[0], 6):
        if action >= 0 and state.asked == ACTION.place and state.path and state.wear_to_come() > 1:
            state.stock[WEAR] = 1
            assert '<b class="au-cost">+1</b>' in draw(state, state.to_move, "en")
            return
    raise AssertionError("nobody drove")


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_a_choice_names_the_wear_that_it_removes_or_brings(variant: dict[str, Value]) -> None:
    for seed in (7, 8):
        for state, action in positions(variant, seed):
            if action < 0 or state.asked not in (ACTION.place, PIT_CREW.place):
                continue
            base = state.driver * COLOURS
            for choice in state.choices:
                text = state.describe(choice).text("en")
                if choice == ACTION.first + PIT_STOP:
                    shed = after(state, choice).stock[WEAR] - state.stock[WEAR]
                    assert ("no active Wear" in text) == (shed == 0)
                    assert shed == 0 or number_in(text) == shed
                elif choice == PIT_CREW.first + ALL_WEAR and state.asked == PIT_CREW.place:
                    held = state.discard[base + WEAR]
                    assert ("there is none" in text) == (held == 0)
                    assert held == 0 or number_in(text) == held
                elif choice < ACTION.first + COLOURS and ("brings nothing" in text or "no space" in text):
                    twin = after(state, choice)
                    gained = re.search(r"(\d) Wear$", text)
                    assert state.stock[WEAR] - twin.stock[WEAR] == (int(gained[1]) if gained else 0) or (
                        twin.driver != state.driver or twin.round != state.round
                    )


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_tower_and_drivers_show_places_laps_gaps_and_wear(variant: dict[str, Value]) -> None:
    for number, (state, _) in enumerate(positions(variant, 9)):
        if NOWHERE in state.car or number % 5:
            continue
        screen = draw(state, 0, "en")
        rows = re.findall(r'data-piece="row(\d)"(.*?)</g>', screen.named("tower"))
        assert [int(seat) for seat, _ in rows] == state.ranking()
        leader = state.ranking()[0]
        for place, (name, row) in enumerate(rows, 1):
            seat = int(name)
            assert place == state.place(seat)
            panel = screen.named(f"seat{seat}")
            assert f">{['1st', '2nd', '3rd', '4th', '5th'][place - 1]}</b>" in panel
            lap = re.search(r'class="au-bl"[^>]*>(\d+)/(\d+)<', row)
            if lap:
                assert (int(lap[1]), int(lap[2])) == (state.terms.laps - state.marker(seat) + 1, state.terms.laps)
            else:
                assert state.marker(seat) == 0
            gap = (state.distance[leader] - state.distance[seat]) / STRETCH
            assert ("–" if seat == leader else f"+{gap:.1f}") in unescape(row)
            areas = [state.active, state.used, state.discard]
            areas += [state.bag] if state.game.options["bag_view"] == "contents" else []
            worn = sum(area[seat * COLOURS + WEAR] for area in areas)
            assert f"{worn} of {sum(state.count(area, seat) for area in areas)} cubes are Wear" in unescape(panel)
            assert f"</svg>{worn}<span>" in panel


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_every_heap_shows_how_many_cubes_lie_in_it(variant: dict[str, Value]) -> None:
    for number, (state, _) in enumerate(positions(variant, 10)):
        if number % 9:
            continue
        seat = max(state.to_move, 0)
        cockpit = draw(state, seat, "en").named("cockpit")
        assert f"<span>Bag</span> <b>{state.count(state.bag, seat)}</b>" in cockpit
        assert f"<span>Used</span> <b>{state.count(state.used, seat)}</b>" in cockpit
        assert f"<span>Discard</span> <b>{state.count(state.discard, seat)}</b>" in cockpit


def test_a_boost_says_what_each_draw_costs() -> None:
    """One Wear for each cube drawn, as the question says."""
    drew = 0
    for seed in range(3):
        for state, action in positions(VARIANTS[2], seed):
            if action < 0 or state.asked != BOOST_DRAW.place or BOOST_DRAW.first + 1 not in state.choices:
                continue
            assert "Each brings 1 Wear" in state.question().text("en")
            twin, wanted = state.clone(), state.made
            draw = BOOST_DRAW.first + 1
            while twin.asked == BOOST_DRAW.place and draw in twin.choices and twin.driver == state.driver:
                twin.advance(draw)
                wanted += 1
            if twin.asked != BOOST_DRAW.place:
                assert state.stock[WEAR] - twin.stock[WEAR] == min(wanted, state.stock[WEAR])
                drew += 1
    assert drew
