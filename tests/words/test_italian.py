"""Italian as people say it: prepositions before names, decimals, and letters that stand for Italian words."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.engine.phrase import HOUSE, seat_name
from ludoteca.words import catalogue, decimal, say
from ludoteca.words.languages import OURS

PEOPLE = ("seat", "other", "name", "host")
TIDY = (HOUSE, "mars_needs_mechanics", "pocket_mars")


@pytest.mark.parametrize(
    ("name", "turn", "view"),
    [
        ("Anna", "Tocca ad Anna", "Vista di Anna"),
        ("Bruno", "Tocca a Bruno", "Vista di Bruno"),
        ("Elsa", "Tocca a Elsa", "Vista di Elsa"),
        ("Giocatore 2", "Tocca al Giocatore 2", "Vista del Giocatore 2"),
    ],
)
def test_a_preposition_fits_the_name_that_follows(name: str, turn: str, view: str) -> None:
    assert say(HOUSE, "ui-turn-of", "it", seat=name) == turn
    assert say(HOUSE, "ui-view-of", "it", seat=name) == view


def test_a_seat_that_nobody_has_named_is_a_player() -> None:
    assert seat_name(0).text("it") == "Giocatore 1"
    assert say("mars_needs_mechanics", "screen-built-by", "it", seat="Giocatore 1") == "Costruito dal Giocatore 1"


@pytest.mark.parametrize("home", TIDY)
def test_no_bare_preposition_stands_before_a_person(home: str) -> None:
    bare = re.compile(rf"(?<![\w'])(?:a|di|da) \{{ \$(?:{'|'.join(PEOPLE)}) \}}")
    assert bare.findall(catalogue(home, "it")) == []


def test_decimals_are_written_in_the_manner_of_the_language() -> None:
    assert decimal(0.266, 2, "it", sign=True) == "+0,27"
    assert decimal(0.266, 2, "en", sign=True) == "+0.27"
    assert decimal(-1.5, 1, "it") == "−1,5"


@pytest.mark.parametrize("lang", [one.code for one in OURS])
@pytest.mark.parametrize("game", ludoteca.games())
def test_a_letter_is_that_of_the_word_and_of_no_other(game: str, lang: str) -> None:
    """Wherever a catalogue gives letters or short codes for things, each begins its own word."""
    texts = _variants(game, lang)
    for letters, names in (("letter", "component"), ("code", "type")):
        if letters in texts:
            found = texts[letters]
            assert len(set(found.values())) == len(found)
            for thing, letter in found.items():
                assert texts[names][thing].startswith(letter)


def _variants(game: str, lang: str) -> dict[str, dict[str, str]]:
    """The messages of a catalogue that are a choice by name, each variant with its words."""
    found: dict[str, dict[str, str]] = {}
    for key, body in re.findall(r"^([a-z-]+) = \{ \$[a-z]+ ->\n((?:    ?\*?.*\n)+?)\}", catalogue(game, lang), re.M):
        found[key] = dict(re.findall(r"\[([a-z_]+)\] (.+)", body))
    return found
