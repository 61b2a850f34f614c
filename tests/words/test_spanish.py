"""Spanish as people say it: prepositions before names, letters that stand for Spanish words, what is said in play."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest

import ludoteca
from ludoteca.engine.naming import folded
from ludoteca.engine.phrase import HOUSE, seat_name
from ludoteca.engine.shelf import rules_of
from ludoteca.words import decimal, languages, say
from ludoteca.words.checking import checked, share
from ludoteca.words.rulebook import Rulebook, told

ITS_OWN: Final = ("junk", "twice", "function", "call", "form")  # what is wrong whatever English says
ENOUGH: Final = 90  # per cent: what others have just added is said in English until it is translated
PEOPLE: Final = ("seat", "other")  # who is always a person


@pytest.mark.parametrize(
    ("name", "view", "stay"),
    [
        ("Ana", "Vista de Ana", "Telón: le toca a Ana"),
        ("Jugador 2", "Vista del Jugador 2", "Telón: le toca al Jugador 2"),
        ("Elías", "Vista de Elías", "Telón: le toca a Elías"),
    ],
)
def test_a_preposition_fits_the_name_that_follows(name: str, view: str, stay: str) -> None:
    assert say(HOUSE, "ui-view-of", "es", seat=name) == view
    assert say(HOUSE, "curtain", "es", seat=name) == stay


def test_a_seat_that_nobody_has_named_is_a_player() -> None:
    assert seat_name(0).text("es") == "Jugador 1"
    assert say("mars_needs_mechanics", "screen-built-by", "es", seat="Jugador 1") == "Construido por el Jugador 1"


def test_decimals_are_written_in_the_manner_of_the_language() -> None:
    assert decimal(0.266, 2, "es", sign=True) == "+0,27"


def test_it_is_offered_and_so_far_as_it_goes_right() -> None:
    assert "es" in [one.code for one in languages.offered()] and languages.match("es_MX.UTF-8") == "es"
    found = checked("es")
    assert share(found) >= ENOUGH
    assert [finding.what.text() for one in found for finding in one.findings if finding.kind in ITS_OWN] == []


@pytest.mark.parametrize("game", ["", *ludoteca.games()])
def test_no_bare_preposition_stands_before_a_person(game: str) -> None:
    bare = re.compile(rf"(?<![\w'])(?:a|de|para|por) \{{ \$(?:{'|'.join(PEOPLE)}) \}}")
    rooms = [one.sheet for one in checked("es") if not one.sheet.is_book and one.sheet.home == (game or HOUSE)]
    assert [line for sheet in rooms for line in sheet.text("es").splitlines() if bare.search(line)] == []


@pytest.mark.parametrize("game", ludoteca.games())
def test_no_two_choices_read_alike(game: str) -> None:
    rules = rules_of(game)
    state, dice = rules(next(iter(rules.variants()))).start(3), random.Random(3)
    for _ in range(60):
        if state.is_over:
            break
        texts = [folded(state.describe(action).text("es")) for action in state.choices]
        assert len(set(texts)) == len(texts), texts
        state.apply(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("game", ludoteca.games())
def test_every_game_has_its_rulebook(game: str) -> None:
    assert told(game, "es")[0] == "es"
    assert {ids for rule, _ in Rulebook.of(game, "es").rules for ids in rule} == {
        ids for rule, _ in Rulebook.of(game, "en").rules for ids in rule
    }
