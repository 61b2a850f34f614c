"""The content of a race is a value: a patch changes what it says, and a bad one is refused in words that help."""

from __future__ import annotations

import pickle
import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import ludoteca
from ludoteca.engine.content import Content
from ludoteca.engine.errors import ContentError
from ludoteca.engine.shelf import content_of
from ludoteca.games.automobiles.content import HOUSE, PACKAGE, Box
from ludoteca.games.automobiles.decisions import BUY
from ludoteca.games.automobiles.examples import LETTERS
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.words import LANGUAGES
from tests.rules.automobiles.invariants import check
from tests.rules.automobiles.table import END, use

OPTIONS: dict[str, Any] = {"players": 2, "laps": 1, "round_limit": 4, "first_player": "seat_0"}
SETUP_DONE = 15


def opened(content: object = None, seed: int = 1, **options: object) -> AutomobilesState:
    """The first turn of a race with that content; nobody has bought anything."""
    state = ludoteca.make("automobiles", content=content, **{**OPTIONS, **options}).start(seed, events=True)
    assert isinstance(state, AutomobilesState)
    while state.round == 0:
        state.apply(SETUP_DONE)
    return state


def drawn(state: AutomobilesState, lang: str = "en") -> tuple[str, str]:
    """What the screen and the board show to the seat to move."""
    console = Console(width=220, record=True, file=StringIO())
    console.print(state.game.board(state, state.to_move, lang))
    return state.game.screen(state, state.to_move, lang), console.export_text()


# ---- what a patch changes


def test_a_price_is_paid_shown_and_told_as_the_patch_says() -> None:
    state = opened({"gears": {"cost": [1, 2, 3, 9]}, "cards": {"manager": {"cost": 7, "value": 5}}})
    usual = opened()
    assert (state.cost, usual.cost) == ([1, 2, 3, 9, 2, 7, 4, 3, 3, 5], [1, 2, 3, 4, 2, 2, 4, 3, 3, 5])
    yellow = LETTERS.index("y")
    held = state.active[yellow]
    assert held and state.purse() - usual.purse() == 3 * held
    state.apply(END)
    assert state.describe(BUY.first + yellow).text("en") == "Buy a yellow cube (Manager) for $7"
    screen, board = drawn(state)
    for cost, value in ((9, 3), (7, 5)):
        assert f'aria-label="Cost: {cost}"' in screen
        assert f'aria-label="Value: {value}"' in screen
    assert re.search(r"Garage: Manager +7 +5 ", board)


def test_hand_wear_and_cubes_are_as_the_patch_says() -> None:
    start = [4, 4, 1, 0, 0, 2, 1, 0, 0, 0]
    state = opened({"hand": 9, "wear": [9, 9, 9, 9], "limit_a_lap": 3, "colours": {"start": start}}, round_limit=None)
    assert state.terms.last_round == 3
    assert [state.count(state.active, seat) for seat in range(2)] == [9, 9]
    assert state.stock[0] == HOUSE.cubes[0] - 2 * 4
    gear = next(action for action in state.choices if action < use("w"))
    state.apply(gear)
    while state.path == []:
        state.apply(state.choices[0])
    assert state.wear_to_come() == 9
    assert '<b class="au-cost">+9</b>' in drawn(state)[0]


def test_the_number_of_a_card_is_played_and_told_as_the_patch_says() -> None:
    patch = {"cards": {"hybrid_engine": {"most": 5, "wear": 3}, "engineer": {"most": 1}}}
    game = ludoteca.make("automobiles", content=patch)
    cards = {card.name: card for card in game.terms.deck}
    assert (cards["hybrid_engine"].most, cards["hybrid_engine"].wear, cards["engineer"].most) == (5, 3, 1)
    assert "Gain 3 Wear" in cards["hybrid_engine"].text().text("en")
    assert "up to 5 spaces" in cards["hybrid_engine"].text().text("en")
    assert "fino a 5 spazi" in cards["hybrid_engine"].text().text("it")
    assert "up to 1 cube from" in cards["engineer"].text().text("en")
    assert "fino a 1 cubetto dalla" in cards["engineer"].text().text("it")
    state = opened(patch)
    blue = LETTERS.index("b")
    state.active[blue] += 1
    state.stock[blue] -= 1
    state.settle()
    state.apply(use("b"))
    assert (state.left, state.used[4]) == (5, 3)


def test_the_sets_and_their_laps_are_as_the_patch_says() -> None:
    cards = ["mechanic", "pit_crew", "steering", "turbo", "hybrid_engine"]
    state = opened({"sets": {"first_race": {"cards": cards, "laps": 2}}}, laps=None, round_limit=None)
    assert [state.card(colour).name for colour in range(5, 10)] == cards
    assert (state.terms.laps, state.terms.last_round) == (2, 120)


def test_the_content_belongs_to_the_game() -> None:
    state = opened({"hand": 5})
    assert state.game != opened().game
    assert content_of("automobiles", state.game.patch) != content_of("automobiles")
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.terms is again.game.terms
    assert again.terms.box.hand == 5
    assert opened().terms.box.hand == 7


@pytest.mark.parametrize("most", [1, 9])
@pytest.mark.parametrize("name", [name for name in HOUSE.sets if name != "first_race"])
def test_races_with_the_smallest_and_the_largest_numbers_run_to_their_end(name: str, most: int) -> None:
    counting = [card.name for card in ludoteca.make("automobiles").terms.deck if card.counts]
    assert len(counting) == 10
    patch = {"hand": most, "cards": {card: {"most": most} for card in counting}}
    game = ludoteca.make("automobiles", content=patch, card_set=name, **OPTIONS)
    for seed in range(2):
        state = game.start(seed)
        number = seed
        while not state.is_over:
            number = (number * 5 + 3) % 1009
            state.apply(state.choices[number % len(state.choices)])
            check(state)


# ---- what a patch may not be


@pytest.mark.parametrize(
    ("patch", "key", "allowed"),
    [
        ({"hand": 0}, "hand", "1-12"),
        ({"hands": 7}, "hands", "hand, limit_a_lap"),
        ({"wear": [1, 2, 3]}, "wear", "[0-9, ...] x 4"),
        ({"gears": {"value": [0, 1, 2, 3]}}, "gears.value", "[0-9, ...] x 3"),
        ({"colours": {"cubes": [9] * 10}}, "colours.cubes", "25-80"),
        ({"colours": {"start": [7] * 10}}, "colours.start", "0-6"),
        ({"colours": {"names": list("abcdefghij")}}, "colours.names", "'white', 'light', 'dark'"),
        ({"colours": {"letters": list("aacdefghij")}}, "colours.letters", "10 x A"),
        ({"cards": {"manager": {"cost": 0}}}, "cards.manager.cost", "1-9"),
        ({"cards": {"manager": {"cost": "two"}}}, "cards.manager.cost", "1-9"),
        ({"cards": {"manager": {"most": 2}}}, "cards.manager.most", "colour, cost, name, rule, value"),
        ({"cards": {"boost": {"wear": 1}}}, "cards.boost.wear", "most"),
        ({"cards": {"boost": {"most": 0}}}, "cards.boost.most", "1-9"),
        ({"cards": {"boost": {"name": "nitro"}}}, "cards.boost.name", "boost"),
        ({"cards": {"boost": {"colour": "blue"}}}, "cards.boost.colour", "green"),
        ({"cards": {"bost": {"cost": 1}}}, "cards.bost", "car_chief, engineer"),
        ({"cards": []}, "cards", "[cards.car_chief]"),
        ({"sets": {"money": {"cards": ["manager"] * 5}}}, "sets.money.cards", "crew_chief, pit_captain"),
        ({"sets": {"money": {"laps": 9}}}, "sets.money.laps", "0-8"),
        ({"sets": {"money": {"name": "rich"}}}, "sets.money.name", "money"),
    ],
    ids=str,
)
def test_a_bad_patch_is_refused_with_its_key_and_what_is_allowed(patch: object, key: str, allowed: str) -> None:
    with pytest.raises(ContentError) as error:
        ludoteca.make("automobiles", content=patch)
    texts = [error.value.text(lang) for lang in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    for text in texts:
        assert text.startswith("content: ")
        assert key in text
        assert allowed in text


def test_a_patch_from_a_file_is_named_by_its_file(tmp_path: Any) -> None:
    file = tmp_path / "dear.toml"
    file.write_text("[cards.manager]\ncost = 30\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"dear\.toml.*cards\.manager\.cost.*30.*1-9"):
        ludoteca.make("automobiles", content=file)
    file.write_text("[cards.manager]\ncost = 3\n", encoding="utf-8")
    assert ludoteca.make("automobiles", content=file).start(1).cost[5] == 3  # type: ignore[attr-defined]


def test_the_house_has_a_class_for_each_card_and_reads_every_key() -> None:
    box = Box(Content.of(PACKAGE))
    assert [card.name for card in ludoteca.make("automobiles").terms.deck] == box.names
