"""What is shown is what happens: every price, income and forecast on the screen and in the words, over random games."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.games.mars_needs_mechanics.cards import cards_of
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, MECHANISMS
from ludoteca.games.mars_needs_mechanics.decisions import (
    BUILD,
    BUY_DECK,
    DRIVE_DECLINE,
    END_TURN,
    ENGINE_DECLINE,
    ENGINE_DOWN,
    ENGINE_UP,
)
from ludoteca.games.mars_needs_mechanics.examples import BOX, Seat
from ludoteca.games.mars_needs_mechanics.position import (
    ASK_DRIVE,
    ASK_ENGINE,
    ASK_SELL,
    ASK_TURN,
    MarsNeedsMechanicsState,
)
from ludoteca.games.mars_needs_mechanics.rules import IDS
from ludoteca.words import LANGUAGES, say
from tests.proof.cases import random_game
from tests.rules.mars_needs_mechanics.table import PASS, build, buy, disassemble, play, position

VARIANTS: list[dict[str, Value]] = [
    {"players": 2},
    {"players": 3, "mechanism_set": "random_5", "automaton": "on"},
    {"players": 4, "mechanism_set": "chosen", "chosen_mechanisms": IDS},
    {"players": 2, "mechanism_set": "chosen", "chosen_mechanisms": ("C1", "C7", "C9"), "starting_cards": "shown"},
    {"players": 3, "mechanism_set": "chosen", "chosen_mechanisms": ("C3", "C9", "C10"), "final_fall": "always"},
]
SEEDS = range(4)
CARDS = cards_of(BOX)


def decisions(variant: dict[str, Value]) -> list[MarsNeedsMechanicsState]:
    """The positions of a few random games."""
    game = ludoteca.make("mars_needs_mechanics", **variant)
    found: list[MarsNeedsMechanicsState] = []
    for seed in SEEDS:
        for state, action in random_game(game, seed):
            assert isinstance(state, MarsNeedsMechanicsState)
            if action >= 0:
                found.append(state.clone())
    return found


def after(state: MarsNeedsMechanicsState, action: int) -> MarsNeedsMechanicsState:
    twin = state.clone()
    twin.decision().play(twin, action)  # without what follows by itself
    return twin


def paid(state: MarsNeedsMechanicsState, action: int) -> int:
    return state.cogs[state.to_move] - after(state, action).cogs[state.to_move]


def last_number(text: str) -> int:
    return int(re.findall(r"\d+", text)[-1])


def tags(html: str, kind: str) -> dict[int, int]:
    """The prices on the cards of a kind, by the action that would buy each."""
    found: dict[int, int] = {}
    for piece in re.split(rf'(?=<div [^>]*class="{kind} )', html)[1:]:
        action = re.match(r'<div [^>]*data-(?:action|why)="(\d+)"', piece)
        price = re.search(r'class="mm-tag">.*?<b>(\d+)</b>', piece)
        if action is not None:
            assert price is not None
            found[int(action[1])] = int(price[1])
    return found


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_price_shown_is_the_price_paid(variant: dict[str, Value]) -> None:
    seen = 0
    for state in decisions(variant):
        if state.asked != ASK_TURN:
            continue
        shown = tags(state.game.screen(state, state.to_move), "mm-stall")
        shown |= tags(state.game.screen(state, state.to_move), "mm-peek")
        assert set(range(COMPONENTS)) <= set(shown)
        rich = state.clone()
        rich.cogs = [99] * state.game.players
        rich.market = [1] * COMPONENTS
        for action, price in shown.items():
            if action in rich.decision().legal(rich):
                assert price == paid(rich, action)
                seen += 1
            elif action < BUY_DECK:
                assert price == state.prices[action], "without a purchase to come a card costs what the table says"
            if action in state.choices:
                assert price == paid(state, action)
                for lang in LANGUAGES:
                    assert last_number(state.game.action_text(state, action, lang)) == price
    assert seen > 100


def test_a_price_is_lower_only_while_the_loader_may_be_used() -> None:
    state = position(Seat(hand="P A W M"), Seat(), prices="G7", mechanisms=("C1", "C9"))
    play(state, buy("W"))
    assert tags(state.game.screen(state, 0), "mm-stall")[buy("G")] == 7
    assert state.game.action_text(state, buy("G")) == "Buy Gear for 7 cogs"
    play(state, build(9))
    assert tags(state.game.screen(state, 0), "mm-stall")[buy("G")] == 6
    assert state.game.action_text(state, buy("G")) == "Second purchase: Gear for 6 cogs"
    state = position(Seat(hand="L", built="C9"), Seat(), prices="G7")
    play(state, PASS)
    assert (state.to_move, tags(state.game.screen(state, 0), "mm-stall")[buy("G")]) == (0, 7)
    play(state, disassemble(9))
    assert state.game.action_text(state, buy("G")).startswith("Buy Gear for")


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_set_brings_what_its_ticket_says(variant: dict[str, Value]) -> None:
    seen = 0
    for state in decisions(variant):
        if state.asked != ASK_SELL:
            continue
        html = state.game.screen(state, state.to_move)
        for action in state.choices[:-1]:
            face = rf'<div data-action="{action}" [^>]*class="mm-ticket.*?mm-pay">.*?<b>(\d+)</b>'
            ticket = re.search(face, html)
            assert ticket is not None
            brings = -paid(state, action)
            assert int(ticket[1]) == brings
            for lang in LANGUAGES:
                assert last_number(state.game.action_text(state, action, lang)) == brings
            seen += 1
    assert seen > 40


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_forecast_comes_true_when_everybody_passes(variant: dict[str, Value]) -> None:
    """The arrows and set values say what holds if nothing more is bought, moved or built."""
    for state in decisions(variant)[::3]:
        if state.asked not in (ASK_TURN, ASK_DRIVE):
            continue
        seat = state.to_move
        html = state.game.screen(state, seat)
        then, last = state.clone(), state.round
        while then.asked in (ASK_TURN, ASK_DRIVE) and then.round == last and then.to_move >= 0:
            then.decision().play(
                then,
                next(action for action in (PASS, END_TURN, DRIVE_DECLINE) if action in then.decision().legal(then)),
            )
        for component in range(COMPONENTS):
            price = re.search(rf'data-tip="{_english(component)}: price (\d+)(?:, would become (\d+)[^"]*)?"', html)
            assert price is not None
            assert int(price[1]) == state.prices[component]
            assert int(price[2] or price[1]) == then.prices[component]
        for count, name, scrap, cogs in re.findall(
            r'class="token mm-set"[^>]* data-tip="Sell (\d+) × ([A-Za-z ]+?)(?: \+ (\d) Scrap)? for (\d+) cogs?"', html
        ):
            component = next(part for part in range(COMPONENTS) if _english(part) == name)
            assert int(cogs) == then.sale_pays(seat, component, int(count))
            assert int(count) + int(scrap or 0) >= 3


def _english(component: int) -> str:
    return say("mars_needs_mechanics", "component", "en", component=BOX.components[component])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_lever_moves_a_price_as_it_says(variant: dict[str, Value]) -> None:
    for state in decisions(variant):
        if state.asked != ASK_ENGINE:
            continue
        for action in state.choices:
            if action != ENGINE_DECLINE:
                component = action - (ENGINE_UP if action < ENGINE_DOWN else ENGINE_DOWN)
                text = state.game.action_text(state, action)
                assert [int(number) for number in re.findall(r"\d+", text)] == [
                    state.prices[component],
                    after(state, action).prices[component],
                ]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_amount_of_cogs_that_is_told_was_paid(variant: dict[str, Value]) -> None:
    """What the story says that somebody paid or got adds up to what they have."""
    game = ludoteca.make("mars_needs_mechanics", **variant)
    got = {"sells", *(f"card-{card.name}-pays" for card in CARDS)}
    for seed in SEEDS:
        purse = [BOX.cogs] * game.players
        for state, _ in random_game(game, seed, events=True):
            for event in state.events:
                if event.phrase.key.startswith("buys") or event.phrase.key in got:
                    cogs = event.phrase.args["cogs"]
                    assert isinstance(cogs, int)
                    purse[event.seat] += cogs if event.phrase.key in got else -cogs
            assert state.scores() == purse
            for seat in range(game.players):
                sheet = state.score_sheet(seat)
                assert sum(line.points for line in sheet) == state.scores()[seat]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_name_the_numbers_that_the_rules_use(lang: str) -> None:
    numbers = {
        "rocket_booster": [5],
        "difference_engine": [1],
        "automaton": [28],
        "clockwork_nightingale": [20],
        "assembly_gantry": [1],
        "steam_governor": [2],
        "pneumatic_loader": [1],
    }
    for card in CARDS:
        text = card.text().text(lang)
        assert [int(number) for number in re.findall(r"\d+", text)] == numbers.get(card.name, [])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_blueprint_ticks_the_cards_that_are_held(variant: dict[str, Value]) -> None:
    """A Mechanism whose cards are all ticked lacks no card; building it takes exactly those."""
    for state in decisions(variant)[::4]:
        seat = state.to_move
        for mechanism in range(MECHANISMS):
            if BUILD + mechanism in state.choices:
                assert state.missing(seat, CARDS[mechanism]) == []
                left = after(state, BUILD + mechanism).hand_of(seat)
                spent = [part for part in range(COMPONENTS) if state.hand_of(seat)[part] > left[part]]
                assert spent == sorted(CARDS[mechanism].cost)
                if CARDS[mechanism].name == "clockwork_nightingale":
                    assert -paid(state, BUILD + mechanism) == 20
