"""The content of a game is a value: a patch changes what it says, and a bad one is refused in words that help."""

from __future__ import annotations

import pickle
from html import unescape
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import ludoteca
from ludoteca.engine.errors import ContentError
from ludoteca.games.mars_needs_mechanics.examples import LETTERS
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState
from ludoteca.words import LANGUAGES
from tests.rules.mars_needs_mechanics.table import (
    ALL,
    DONE,
    DRIVE,
    DRIVE_DECLINE,
    END,
    ENGINE_DECLINE,
    PASS,
    TURN,
    build,
    buy,
    raise_price,
    sell,
)

OPTIONS: dict[str, Any] = {"players": 2, "first_player": "seat_0", "starting_cards": "shown"}


def opened(content: object, *mechanisms: str, seed: int = 1) -> MarsNeedsMechanicsState:
    """The opening of a game with that content."""
    options = {**OPTIONS, "mechanism_set": "chosen", "chosen_mechanisms": mechanisms or ALL}
    state = ludoteca.make("mars_needs_mechanics", content=content, **options).start(seed, events=True)
    assert isinstance(state, MarsNeedsMechanicsState)
    return state


def holding(content: object, hand: str, built: int = 0, idle: int = 0) -> MarsNeedsMechanicsState:
    """The same with a hand and a Mechanism (by its number) for seat 0."""
    state = opened(content)
    state.hands[:7] = state.known[:7] = [hand.count(letter) for letter in LETTERS]
    state.built[0] = 1 << built - 1 if built else 0
    state.idle = idle
    state._work_out()
    state.settle()
    return state


def drawn(state: MarsNeedsMechanicsState, lang: str = "en") -> str:
    """What the screen and the board show to seat 0."""
    console = Console(width=240, record=True, file=StringIO())
    console.print(state.game.board(state, 0, lang))
    return f"{unescape(state.game.screen(state, 0, lang))}\n{console.export_text()}"


def end_of_round(state: MarsNeedsMechanicsState) -> MarsNeedsMechanicsState:
    """Everybody passes, and no token is moved."""
    while state.asked in (TURN, DRIVE):
        state.apply(next(action for action in (PASS, END, DRIVE_DECLINE) if action in state.choices))
    return state


# ---- what a patch changes


def test_what_each_seat_begins_with_is_as_the_patch_says() -> None:
    state = opened({"cogs": 41, "scrap": 1, "dealt": 4, "market": 5, "copies": 6})
    assert (state.cogs, state.scrap) == ([41, 41], [1, 1])
    assert [state.hand_size(seat) for seat in range(2)] == [4, 4]
    assert (sum(state.market), len(state.deck)) == (5, 7 * 6 - 2 * 4 - 5)
    assert "41 cogs" in drawn(state)
    assert state.score_sheet(0)[0].points == 41


def test_prices_are_paid_shown_and_told_as_the_patch_says() -> None:
    state = holding({"prices": {"start": 12, "highest": 13, "adjust": [2, 0, 0, 0, 0, 0, -4]}}, "")
    state.cogs = [50, 50]
    state.settle()
    part = state.line[0]
    wanted = next(one for one in range(7) if state.market[one])
    assert state.game.action_text(state, buy(LETTERS[wanted])).endswith("for 12 cogs")
    assert "price 12" in drawn(state)
    assert "would become 13 if the round ended now" in drawn(state)
    assert state.observation(0)[0] == pytest.approx(12 / 13)
    before = state.line[:]
    end_of_round(state)
    assert [state.prices[one] for one in before] == [13, 12, 12, 12, 12, 12, 8]
    assert part == before[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_of_the_cards_are_told_as_the_patch_says(lang: str) -> None:
    numbers = {
        "difference_engine": ("step", 3),
        "rocket_booster": ("pays", 7),
        "automaton": ("worth", 31),
        "clockwork_nightingale": ("pays", 23),
        "assembly_gantry": ("pays", 6),
        "steam_governor": ("pays", 9),
        "pneumatic_loader": ("saves", 4),
    }
    state = opened({"mechanisms": {name: {key: value} for name, (key, value) in numbers.items()}})
    shown = drawn(state, lang)
    for card in state.terms.cards:
        text = card.text().text(lang)
        assert shown.count(text) >= 2, "screen and board"
        if card.name in numbers:
            assert f" {numbers[card.name][1]}" in text
            assert text != opened(None).terms.cards[card.number].text().text(lang)


def test_the_cards_are_played_as_the_patch_says() -> None:
    patch = {
        "mechanisms": {
            "rocket_booster": {"pays": 7},
            "difference_engine": {"step": 2},
            "steam_governor": {"pays": 9},
            "clockwork_nightingale": {"pays": 23},
            "pneumatic_loader": {"saves": 4},
            "automaton": {"worth": 31},
        }
    }
    state = holding(patch, "GWLP")
    state.apply(build(6))
    assert state.cogs[0] == 30 + 23
    state = holding(patch, "", 8)
    state.apply(PASS)
    assert state.cogs[0] == 30 + 9
    state = holding(patch, "", 9)
    one, other = [part for part in range(7) if state.market[part]][:2]
    state.apply(buy(LETTERS[one]))
    assert state.game.action_text(state, buy(LETTERS[other])).endswith("for 1 cog")
    state.apply(buy(LETTERS[other]))
    assert state.cogs[0] == 30 - 5 - 1
    state = end_of_round(holding(patch, "WWW", 2))
    price = state.prices[0]
    state.apply(raise_price("W"))
    assert state.prices[0] == price + 2
    state = end_of_round(holding(patch, "WWW", 3))
    price = state.prices[0]
    assert state.game.action_text(state, sell("W", 3)) == f"Sell 3 × Wire for {3 * price + 7} cogs"
    state.apply(sell("W", 3))
    assert state.cogs[0] == 30 + 3 * price + 7
    state = end_of_round(holding(patch, "", 5, idle=1))
    while not state.is_over:
        state.apply(DONE)
    assert state.scores()[0] == 30 + 31
    assert [line.points for line in state.score_sheet(0)] == [30, 31]


def test_goggles_and_gantry_are_as_the_patch_says() -> None:
    patch = {"mechanisms": {"xray_goggles": {"shows": 1}, "assembly_gantry": {"others": 3, "pays": 2}}}
    state = holding(patch, "LW")
    state.apply(build(1))
    assert (state.seen[0], state.slots(0)) == (1, [state.deck[0]])
    assert "the X-Ray Goggles show 1" in str(state.why_illegal(8))
    state = holding(patch, "AM", 7)
    state.built[0] |= 1 << 1 | 1 << 2
    state.settle()
    assert build(4) in state.choices, "three others"
    state.apply(build(4))
    end_of_round(state).apply(ENGINE_DECLINE)
    assert state.cogs[0] == 30 + 2 * 4


def test_a_cost_and_a_set_are_as_the_patch_says() -> None:
    patch = {"mechanisms": {"scrap_crucible": {"cost": ["gear"], "starter": True}}}
    state = holding(patch, "G")
    assert build(10) in state.choices
    game = ludoteca.make("mars_needs_mechanics", content=patch, **OPTIONS)
    start = game.start(1)
    assert isinstance(start, MarsNeedsMechanicsState)
    assert [card.rule for card in start.laid_out()] == ["C1", "C2", "C3", "C4", "C10"]
    assert "set C1 C2 C3 C4 C10" in start.notation()


def test_a_patched_game_is_its_own_and_plays_to_the_end() -> None:
    patch = {"prices": {"start": 2}, "mechanisms": {"steam_governor": {"pays": 0}}}
    game = ludoteca.make("mars_needs_mechanics", content=patch)
    assert game != ludoteca.make("mars_needs_mechanics")
    assert pickle.loads(pickle.dumps(game)) == game
    state = game.start(4)
    while not state.is_over:
        state.apply(state.choices[len(state.choices) // 2])
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.game.terms.box.start == 2


# ---- what a bad patch gets


@pytest.mark.parametrize(
    ("patch", "key", "allowed"),
    [
        ({"cogz": 3}, "cogz", "cogs"),
        ({"cogs": "many"}, "cogs", "0-1000"),
        ({"cogs": True}, "cogs", "0-1000"),
        ({"scrap": 3}, "scrap", "0-2"),
        ({"copies": 9}, "copies", "3-8"),
        ({"market": 24, "copies": 5}, "copies", "6-8"),
        ({"prices": {"start": 11}}, "prices.start", "1-10"),
        ({"prices": {"highest": 31}}, "prices.highest", "1-30"),
        ({"prices": {"adjust": [1, 1]}}, "prices.adjust", "x 7"),
        ({"prices": 5}, "prices", "[prices]"),
        ({"components": {"wire": {"letter": "w"}}}, "components.wire.letter", "A, B, C"),
        ({"components": {"magnet": {"letter": "W"}}}, "components.magnet.letter", "A, B, C"),
        ({"components": {"wire": {"name": "rope"}}}, "components.wire.name", "wire"),
        ({"components": [{"name": "rope", "letter": "R"}]}, "components", "[components.wire]"),
        ({"mechanisms": {"steam_whistle": {}}}, "mechanisms.steam_whistle", "xray_goggles"),
        ({"mechanisms": {"xray_goggles": {"shows": 4}}}, "mechanisms.xray_goggles.shows", "1-3"),
        ({"mechanisms": {"xray_goggles": {"pays": 4}}}, "mechanisms.xray_goggles.pays", "shows"),
        ({"mechanisms": {"automaton": {"worth": -1}}}, "mechanisms.automaton.worth", "0-100"),
        ({"mechanisms": {"automaton": {"cost": ["gear", "gear"]}}}, "mechanisms.automaton.cost", "wire, magnet"),
        ({"mechanisms": {"automaton": {"cost": ["rope"]}}}, "mechanisms.automaton.cost", "wire, magnet"),
        ({"mechanisms": {"automaton": {"cost": []}}}, "mechanisms.automaton.cost", "wire, magnet"),
        ({"mechanisms": {"automaton": {"starter": 1}}}, "mechanisms.automaton.starter", "true, false"),
        ({"mechanisms": {"automaton": {"name": "aether_drive"}}}, "mechanisms.automaton.name", "automaton"),
    ],
    ids=str,
)
def test_a_bad_patch_is_refused_with_file_key_and_what_is_allowed(
    patch: dict[str, object], key: str, allowed: str
) -> None:
    with pytest.raises(ContentError) as refused:
        ludoteca.make("mars_needs_mechanics", content=patch)
    for lang in LANGUAGES:
        told = refused.value.text(lang)
        assert key in told
        assert allowed in told
        assert "content" in told
    assert refused.value.text("en") != refused.value.text("it")
