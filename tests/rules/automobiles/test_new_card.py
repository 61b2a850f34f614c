"""A new card is its entry in the content, its class (with what it asks) and its words: nothing else is touched."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from tests.rules.copied import copied, insert, told_by

CONTENT = """
[[cards]]
rule = "C26"
name = "tow_truck"
colour = "purple"
cost = 8
value = 6
wear = 2
most = 4 # cubes put back
"""

CLASS = '''
class Tow(decisions.Picking):
    """C26: cubes of the discard go back into the bag."""

    name = "tow"
    key = "tow-cube"
    none = "tow-done"
    in_discard = 0

    def _take(self, state: AutomobilesState, number: int) -> None:
        state.shift(state.discard, state.bag, number, "returns-discard")


TOW: Final = Tow(COLOURS + 1)


class TowTruck(Card):
    """C26: some cubes of the discard go back into the bag."""

    wears = True
    counts = True
    asks: RaceDecision = TOW
    missing = "no-tow"
    wish = 3.0

    def usable(self, state: AutomobilesState, reach: i64) -> bool:
        """There is something to put back."""
        return thrown(state) > 0


'''
ENTRY = """    "tow_truck": TowTruck,
"""

WORDS = {
    "en": """
card-tow_truck = Tow Truck
card-tow_truck-text = Gain { $wear } Wear; put up to { most-cubes } of your discard back into your bag.
option-custom_cards-tow_truck = { card-tow_truck } (purple)
ask-tow = { $card }: put cubes of the discard back into the bag, up to { $left } more.
tow-cube = Tow a { $cube } away
tow-done = Tow no more
no-tow = { $card } needs a cube in your discard.
""",
    "it": """
card-tow_truck = Carro attrezzi
card-tow_truck-text = Ottieni { wear-cubes }; rimetti nel sacchetto fino a { most-cubes } dai tuoi scarti.
option-custom_cards-tow_truck = { card-tow_truck } (viola)
ask-tow = { $card }: rimetti nel sacchetto cubetti degli scarti, ancora fino a { $left }.
tow-cube = Rimuovi { $cube }
tow-done = Basta cubetti
no-tow = { $card } richiede un cubetto nei tuoi scarti.
""",
}

PLAYED = """
import json
from io import StringIO
from rich.console import Console
import ludoteca
from ludoteca.bots import GreedyBot, ask
from ludoteca.engine.dice import Dice
from ludoteca.games.automobiles.decisions import ACTION, BUY, DECISIONS
from ludoteca.words import say

LANGUAGES = ("en", "it")
PURPLE = 6
OPTIONS = {"players": 2, "first_player": "seat_0", "laps": 1, "round_limit": 40, "card_set": "custom"}
CARDS = ("manager", "suspension", "gearbox", "hybrid_engine", "tow_truck")

def faces(state):
    found = {}
    for lang in LANGUAGES:
        console = Console(width=220, record=True, file=StringIO())
        console.print(game.board(state, 0, lang))
        found[lang] = [game.screen(state, 0, lang), console.export_text()]
    return found

def seen(state):
    return {"faces": faces(state), "notation": state.notation(), "row": state.observation(0).tolist()}

game = ludoteca.make("automobiles", custom_cards=CARDS, **OPTIONS)
told = {
    "file": ludoteca.__file__,
    "compiled": ludoteca.is_compiled(),
    "actions": game.num_actions,
    "layout": [[part.name, part.seat, part.start, part.size] for part in game.layout()],
    "option": [say("automobiles", "option-custom_cards-tow_truck", lang) for lang in LANGUAGES],
    "variants": [variant.get("custom_cards") for variant in game.variants()],
    "drawn": any(20 in ludoteca.make("automobiles", card_set="random").start(seed).cards for seed in range(60)),
    "patched": ludoteca.make("automobiles", content={"cards": {"tow_truck": {"most": 9}}}).terms.deck[20].most,
}

state = game.start(3, events=True)
state.apply(DECISIONS[state.asked].first + PURPLE)  # for 8 of the 10
while state.round == 0:
    state.apply(state.choices[-1])
dice = Dice.seeded(5)
while "towed" not in told:
    assert not state.is_over
    use = ACTION.first + PURPLE
    if state.asked == ACTION.place and state.to_move == 0 and state.active[PURPLE] and use not in state.choices:
        told["refused"] = [state.why_illegal(use).rule, *[state.why_illegal(use).text(lang) for lang in LANGUAGES]]
    if state.asked != ACTION.place or use not in state.choices or state.to_move != 0:
        state.apply(dice.choice(state.choices))
        continue
    state.apply(use)
    told["asked"] = [state.question().rule, *[state.question().text(lang) for lang in LANGUAGES]]
    told["choices"] = [state.choices[0] - DECISIONS[-1].first, state.choices[-1] - DECISIONS[-1].first]
    told["before"] = seen(state)
    told["touched"] = state.choices
    bag, discard = state.area(state.bag, 0), state.area(state.discard, 0)
    first = state.choices[0]
    told["labels"] = [state.describe(action).text(lang) for action in (first, state.choices[-1]) for lang in LANGUAGES]
    twin = state.clone()
    colour = first - DECISIONS[-1].first
    state.apply(first)
    told["towed"] = [
        state.area(state.bag, 0)[colour] - bag[colour], discard[colour] - state.area(state.discard, 0)[colour],
    ]
    told["events"] = [event.phrase.text("en") for event in state.events]
    told["copied"] = twin.packed() == twin.clone().packed() != state.packed()
    told["left"] = state.left
while not state.is_over:
    state.apply(ask(GreedyBot(game.strategy()), state, 1))
told["won"] = state.winners()
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is told of a race with the new card, in a copy of the package's text."""
    folder = tmp_path_factory.mktemp("copy")
    game = copied(folder, "automobiles")
    insert(game / "content.toml", "", CONTENT)
    insert(game / "cards.py", "CLASSES: Final", CLASS)
    insert(game / "cards.py", "}  # fmt: skip\n\n\ndef cards_of", ENTRY)
    for lang, words in WORDS.items():
        insert(game / "words" / f"{lang}.ftl", "", words)
    return told_by(folder, PLAYED)


def test_it_grows_the_observation_and_the_actions_by_what_it_needs(played: dict[str, Any]) -> None:
    game = ludoteca.make("automobiles", players=2)
    sizes = [[part.name, part.seat, part.size] for part in game.layout()]
    grown = [[name, seat, size] for name, seat, _, size in played["layout"]]
    assert [part[:2] for part in grown] == [part[:2] for part in sizes]
    assert [new for old, new in zip(sizes, grown, strict=True) if old != new] == [
        ["cards", -1, 21],
        ["decision", -1, 20],
    ]
    assert played["actions"] == game.num_actions + 11


def test_it_is_offered_drawn_and_patched_like_the_others(played: dict[str, Any]) -> None:
    assert played["option"] == ["Tow Truck (purple)", "Carro attrezzi (viola)"]
    assert any(cards and "tow_truck" in cards for cards in played["variants"])
    assert played["drawn"]
    assert played["patched"] == 9


def test_it_asks_in_both_languages_and_does_what_it_says(played: dict[str, Any]) -> None:
    assert played["refused"] == [
        "C26",
        "Tow Truck needs a cube in your discard.",
        "Carro attrezzi richiede un cubetto nei tuoi scarti.",
    ]
    assert played["asked"] == [
        "C26",
        "Tow Truck: put cubes of the discard back into the bag, up to 4 more.",
        "Carro attrezzi: rimetti nel sacchetto cubetti degli scarti, ancora fino a 4.",
    ]
    assert played["labels"][2:] == ["Tow no more", "Basta cubetti"]
    assert played["labels"][0].startswith("Tow a ")
    assert played["choices"][1] == 10
    assert played["towed"] == [1, 1]
    assert "back into the bag" in played["events"][0]
    assert (played["left"], played["copied"]) == (3, True)
    assert "cube p left 4 made 0" in played["before"]["notation"]
    assert "seat 0 tow," in played["before"]["notation"]


def test_every_face_shows_it(played: dict[str, Any]) -> None:
    says = {
        "en": ("Tow Truck", "Gain 2 Wear; put up to 4 cubes of your discard back into your bag."),
        "it": ("Carro attrezzi", "Ottieni 2 cubi Usura; rimetti nel sacchetto fino a 4 cubetti dai tuoi scarti."),
    }
    for lang, (title, text) in says.items():
        screen, board = played["before"]["faces"][lang]
        assert f"<h4>{title}</h4>" in screen
        assert f"<p>{text}</p>" in screen
        assert text in board
        for action in played["touched"]:
            assert f'data-action="{action}"' in screen


def test_the_observation_shows_it(played: dict[str, Any]) -> None:
    row = played["before"]["row"]
    parts = {name: row[start : start + size] for name, seat, start, size in played["layout"] if seat < 0}
    assert parts["cards"][20] == 1.0
    assert parts["decision"] == [0.0] * 19 + [1.0]
    assert len(row) == max(start + size for _, _, start, size in played["layout"])


def test_bots_play_on_with_it(played: dict[str, Any]) -> None:
    assert played["won"]
