"""The contents of every game in words: each value has a name in both languages, and what differs is told in a line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.engine import Phrase
from ludoteca.engine.content import Item
from ludoteca.engine.schema import differences, schema
from ludoteca.engine.shelf import rules_of
from ludoteca.words import LANGUAGES, has_message
from ludoteca.words.contents import changes, label, may_be, written

SOURCES = Path(ludoteca.__file__).parent
GAMES = ("automobiles", "marrak_hesh", "mars_needs_mechanics", "martians", "pocket_mars")


@pytest.mark.parametrize("name", GAMES)
def test_every_value_has_a_name_and_no_name_is_without_a_value(name: str) -> None:
    keys: set[str] = set()
    rules = rules_of(name)
    for item in [item for variant in rules.variants() for item in schema(rules(variant))]:
        for part in item.called:
            key = part.key if isinstance(part, Phrase) else part[0]
            home = part.home if isinstance(part, Phrase) else name
            keys.add(key)
            assert all(has_message(home, key, lang) for lang in LANGUAGES), (item.path, key)
        assert label(name, item, "en") and may_be(item, "it")
    for lang in LANGUAGES:
        text = (SOURCES / "games" / name / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(content-[\w-]+) =", text, re.MULTILINE)) <= keys


@pytest.mark.parametrize(
    ("name", "content", "english", "italian"),
    [
        (
            "marrak_hesh",
            {"cards": {"jettison": {"most": 5}}},
            "Jettison: most VP 3 → 5",
            "Scarico d'emergenza: PV al massimo 3 → 5",
        ),
        ("mars_needs_mechanics", {"cogs": 12}, "Cogs at the start 30 → 12", "Cogs all'inizio 30 → 12"),
        (
            "mars_needs_mechanics",
            {"mechanisms": {"automaton": {"starter": True}}},
            "Automaton: in the starter set no → yes",
            "Automaton: fra i Meccanismi Iniziali no → sì",
        ),
        (
            "mars_needs_mechanics",
            {"prices": {"adjust": {"0": 2}}},
            "Prices: change at each place of the order line (no. 1) 1 → 2",
            "Prezzi: variazione a ogni posto del Tracciato Ordini (n. 1) 1 → 2",
        ),
        (
            "martians",
            {"tiles": {"church": {"markers": []}}},
            "Church: markers L0, L1 → –",
            "Chiesa: segnalini L0, L1 → –",
        ),
        (
            "pocket_mars",
            {"automaton": {"levels": {"singularity": {"energy": 2}}}},
            "Singularity: energy 3 → 2",
            "Singolarità: energia 3 → 2",
        ),
        (
            "marrak_hesh",
            {"tables": {"2": {"hands": [5, 3, 4, 3, 5, 4]}}},
            "With 2 players: Transports of each place, by colour 4, 4, 4, 4, 4, 4 → 5, 3, 4, 3, 5, 4",
            "In 2: Trasporti di ogni posto, per colore 4, 4, 4, 4, 4, 4 → 5, 3, 4, 3, 5, 4",
        ),
    ],
)
def test_what_differs_is_told_in_a_line(name: str, content: dict[str, object], english: str, italian: str) -> None:
    items = differences(ludoteca.make(name, content=content))
    assert [str(change) for change in changes(name, items, "en")] == [english]
    assert [str(change) for change in changes(name, items, "it")] == [italian]


def test_what_has_no_words_is_called_by_its_key() -> None:
    item = Item(
        "odd.big_one", [("content-odd", "odd"), Phrase("marrak_hesh", "card-nothing"), ("", "big_one")], "text", 1, 1
    )
    assert label("marrak_hesh", item, "it") == "odd, nothing: big one"
    assert (written([], "en"), written(True, "it"), written("x", "en")) == ("–", "sì", "x")
