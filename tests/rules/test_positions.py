"""The worked examples that can be set up: each is a lawful position, the same every time, and plays on to the end."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

import ludoteca
from ludoteca import ExampleError, Record
from ludoteca.engine.shelf import rules_of
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.martians.position import MartiansState
from ludoteca.words import LANGUAGES, has_message
from tests.ledger import rulebook_ids

ENOUGH = 6
ALL = [(game, example) for game in ludoteca.games() for example in rules_of(game).examples()]
NOT_AT_A_TABLE = {"automobiles": {"E30"}, "marrak_hesh": {"E18"}}
"""What two cards that no race has would do; and what the numbers of choices mean."""


def invariants(game: str) -> Any:
    return import_module(f"tests.rules.{game}.invariants")


@pytest.mark.parametrize("game", ludoteca.games())
def test_every_worked_example_that_is_a_position_can_be_set_up(game: str) -> None:
    told = [rule for rule in rulebook_ids(game, "en") if rule.startswith("E")]
    assert rules_of(game).examples() == [rule for rule in told if rule not in NOT_AT_A_TABLE.get(game, set())]
    assert len(told) >= ENOUGH


@pytest.mark.parametrize("game", ludoteca.games())
def test_an_example_that_there_is_not_is_refused_with_those_that_there_are(game: str) -> None:
    with pytest.raises(ExampleError) as refusal:
        rules_of(game).example("E99")
    assert "E99" in str(refusal.value)
    assert "E1, E2, E3" in str(refusal.value)
    assert refusal.value.text("it") != refusal.value.text("en")


def test_a_game_without_examples_says_so() -> None:
    from tests.toy import Toy

    assert Toy.examples() == []
    with pytest.raises(ExampleError, match="There are: -"):
        Toy.example("E1")


@pytest.mark.parametrize(("game", "example"), ALL)
def test_an_example_is_lawful_and_the_same_every_time(game: str, example: str) -> None:
    rules = rules_of(game)
    state = rules.example(example, events=True)
    invariants(game).check(state)
    assert not state.is_over
    assert len(state.choices) > 1
    assert state == rules.example(example) == state.clone()
    assert state.game == ludoteca.make(game, **state.game.options)
    assert (rules.example(example).telling, rules.example(example).events) == (False, [])
    for seat in range(state.game.players):
        twin = state.redeal(seat, 3)
        invariants(game).check(twin)
        assert twin.information(seat) == state.information(seat)


@pytest.mark.parametrize(("game", "example"), ALL)
def test_an_example_is_drawn_in_both_languages(game: str, example: str) -> None:
    state = rules_of(game).example(example)
    drawn = {lang: state.game.screen(state, state.to_move, lang) for lang in LANGUAGES}
    assert drawn["en"] != drawn["it"]
    for screen in drawn.values():
        assert "???" not in screen
        assert "data-action" in screen


@pytest.mark.parametrize(("game", "example"), ALL)
def test_an_example_plays_on_to_the_end_and_its_record_replays(game: str, example: str) -> None:
    state = rules_of(game).example(example)
    record = Record.of(state.game, 5, [], example)
    chance = random.Random(f"{game} {example}")
    check, most = invariants(game).check, invariants(game).BOUND
    while not state.is_over:
        assert len(record.actions) < most
        record.actions.append(chance.choice(state.choices))
        state.apply(record.actions[-1])
        if len(record.actions) % 20 == 0:
            check(state)
    check(state)
    assert Record.from_json(record.to_json()).replay() == state


@pytest.mark.parametrize("game", ludoteca.games())
def test_some_examples_have_a_picture_that_is_told_in_words(game: str) -> None:
    pictures = rules_of(game).pictures()
    assert 3 <= len(pictures) <= 6
    assert set(pictures) <= set(rules_of(game).examples())
    for example in pictures:
        assert all(has_message(game, f"picture-{example}", lang) for lang in LANGUAGES)


# ---- what the rulebook says of them


SCORED = {
    "E1": 8, "E2": 11, "E3": 5, "E4": 13, "E5": 9, "E6": 1, "E7": 6, "E24": 4, "E25": 10, "E26": 8, "E27": 10,
    "E28": 13, "E29": 1, "E30": 11, "E31": 9, "E32": 7, "E33": 6, "E34": 13, "E35": 11, "E36": 15, "E37": 12,
    "E38": 9, "E39": 13,
}  # fmt: skip
CHOICES = {"E8": 72, "E9": 46, "E10": 22, "E11": 21, "E16": 7, "E17": 16, "E19": 66, "E20": 46, "E21": 3, "E22": 4}


@pytest.mark.parametrize(("example", "points"), SCORED.items())
def test_the_hold_of_marrak_hesh_brings_what_the_rulebook_says(example: str, points: int) -> None:
    state = rules_of("marrak_hesh").example(example)
    while not state.is_over:
        assert state.to_move == 1, "nobody else can place any more"
        state.apply(state.choices[0])
    assert state.scores()[0] == points


@pytest.mark.parametrize(("example", "choices"), CHOICES.items())
def test_marrak_hesh_offers_as_many_choices_as_the_rulebook_says(example: str, choices: int) -> None:
    assert len(rules_of("marrak_hesh").example(example).choices) == choices


def test_three_equal_totals_of_marrak_hesh() -> None:
    state = rules_of("marrak_hesh").example("E40")
    state.apply(next(action for action in state.choices if "Engine" in state.game.action_text(state, action)))
    state.apply(next(action for action in state.choices if "row 4, column 2" in state.game.action_text(state, action)))
    assert (state.is_over, state.scores(), state.winners()) == (True, [12, 12, 12], [2])


def test_the_cars_of_automobiles_stand_where_the_rulebook_says() -> None:
    cars = {example: rules_of("automobiles").example(example) for example in ("E7", "E9", "E11", "E16", "E17", "E18")}
    states = {example: state for example, state in cars.items() if isinstance(state, AutomobilesState)}
    assert [states["E7"].in_slipstream(seat) for seat in range(5)] == [False, True, False, True, True]
    assert [states["E9"].exit_to(way) >= 0 for way in range(3)] == [False, True, True]
    assert states["E11"].ranking() == [2, 0, 4, 3, 1]
    assert states["E16"].distance == states["E18"].distance == [0, -420, -840, -2100, -2520]
    assert states["E17"].distance == [0, 0, -504, -2016, -2016]
    assert [states["E17"].exit_to(way) >= 0 for way in range(3)] == [False, False, True]


@pytest.mark.parametrize(
    ("example", "says"),
    [
        ("E6", "Sell 4 × Aether Tube for 24 cogs"),
        ("E7", "Sell 2 × Wire + 1 Scrap for 8 cogs"),
        ("E8", "Sell 3 × Lens for 21 cogs"),
        ("E9", "Sell 2 × Lens + 1 Scrap for 14 cogs"),
        ("E12", "Sell 1 × Boiler + 2 Scrap for 8 cogs"),
        ("E21", "Raise Lens from 9 to 10"),
        ("E22", "Sell 3 × Gear for 20 cogs"),
        ("E24", "Sell 2 × Wire + 1 Scrap for 12 cogs"),
    ],
)
def test_mars_needs_mechanics_offers_what_the_rulebook_says(example: str, says: str) -> None:
    state = rules_of("mars_needs_mechanics").example(example)
    assert says in [state.game.action_text(state, action) for action in state.choices]


def test_dice_of_examples_fall_as_the_rulebook_says() -> None:
    death = rules_of("martians").example("E2")
    assert isinstance(death, MartiansState)
    death.apply(death.choices[0])
    assert (death.trophies[0], death.life[0], death.bullets[0], death.pawn[0]) == (3, 3, 3, 4)
    chief = rules_of("automobiles").example("E1")
    assert isinstance(chief, AutomobilesState)
    chief.apply(next(action for action in chief.choices if "Crew Chief" in chief.game.action_text(chief, action)))
    assert chief.count(chief.bag, 0) == 0, "Wear, Wear and light grey were drawn"
