"""Proof: whatever a game can say, it can say in both languages, and every option has its words."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

import ludoteca
from ludoteca.engine.options import Choice, Whole
from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.shelf import rules_of
from ludoteca.words import LANGUAGES, catalogue, has_message
from tests.ledger import rulebook_ids
from tests.proof.cases import Case, cases, random_game


def messages(home: str, lang: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with the arguments that it names, directly or through another."""
    resource = FluentParser().parse(catalogue(home, lang))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"not Fluent: {junk}"
    return {entry.id.name: _variables(entry) for entry in resource.body if isinstance(entry, ast.Message)}


def _variables(node: ast.Message) -> set[str]:
    found: set[str] = set()
    stack: list[object] = [node]
    while stack:
        item = stack.pop()
        if isinstance(item, ast.VariableReference):
            found.add(item.id.name)
        elif isinstance(item, ast.BaseNode):
            stack.extend(vars(item).values())
        elif isinstance(item, list):
            stack.extend(item)
    return found


@pytest.mark.parametrize("home", [HOUSE, *ludoteca.games()])
def test_both_catalogues_have_the_same_public_messages(home: str) -> None:
    english = set(messages(home, "en"))
    italian = set(messages(home, "it"))
    assert english - italian == set()


@pytest.mark.parametrize("name", ludoteca.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_and_option_has_words(name: str, lang: str) -> None:
    for key in ("title", "tagline"):
        assert has_message(name, key, lang)
    for option in rules_of(name).option_list:
        assert has_message(name, f"option-{option.name}", lang)
        assert has_message(name, f"option-{option.name}-help", lang)
        values = option.values if isinstance(option, Choice) else option.words if isinstance(option, Whole) else ()
        for value in values:
            assert isinstance(value, int) or has_message(name, f"option-{option.name}-{value}", lang)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_everything_that_is_said_in_a_game_can_be_said(case: Case) -> None:
    game = case.made()
    for lang in LANGUAGES:
        for state, _ in random_game(game, 31, events=True):
            assert state.question().text(lang)
            assert state.question().rule in rulebook_ids(case.game, lang)
            for event in state.events:
                assert event.phrase.text(lang, [f"N{seat}" for seat in range(game.players)])
            for action in state.legal_actions():
                assert game.action_text(state, action, lang)
            for seat in range(game.players):
                for line in state.score_sheet(seat):
                    assert line.text(lang)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_two_legal_actions_never_read_the_same(case: Case) -> None:
    game = case.made()
    for state, _ in random_game(game, 32):
        texts = [game.action_text(state, action, "en") for action in state.legal_actions()]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_observation_is_as_long_as_its_layout_says(case: Case) -> None:
    game = case.made()
    length = sum(size for _, size in game.layout())
    for state, _ in random_game(game, 33):
        for seat in range(game.players):
            seen = state.observation(seat)
            assert seen.dtype == "float32"
            assert seen.shape == (length,)
            assert abs(seen).max() <= 8.0
