"""The worked examples that can be set up: each is a lawful position, the same every time, and plays on to the end."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

import ludoteca
from ludoteca import ExampleError, Record
from ludoteca.engine.shelf import rules_of
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
