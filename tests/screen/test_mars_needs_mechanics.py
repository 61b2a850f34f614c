"""The screen of Mars Needs Mechanics: what can be touched is what may be played, what is foretold is what happens."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS
from ludoteca.games.mars_needs_mechanics.decisions import BUY_DECK, END_TURN, SELL_DONE
from ludoteca.games.mars_needs_mechanics.examples import BOX
from ludoteca.games.mars_needs_mechanics.position import (
    ASK_DRIVE,
    ASK_ENGINE,
    ASK_SELL,
    ASK_TURN,
    MarsNeedsMechanicsState,
)
from ludoteca.games.mars_needs_mechanics.rules import IDS
from ludoteca.games.mars_needs_mechanics.screen import draw, forecast, last_buyer, sets_of
from tests.proof.cases import random_game, sampled

VARIANTS: list[dict[str, Value]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4, "mechanism_set": "random_5", "automaton": "on"},
    {"players": 3, "starting_cards": "shown", "final_fall": "always"},
    {"players": 2, "mechanism_set": "chosen", "chosen_mechanisms": IDS},
    {"players": 4, "mechanism_set": "chosen", "chosen_mechanisms": IDS},
]
COUNT = 16


def positions(variant: dict[str, Value]) -> list[MarsNeedsMechanicsState]:
    game = ludoteca.make("mars_needs_mechanics", **variant)
    found: list[MarsNeedsMechanicsState] = []
    for seed in (1, 2):
        for state in sampled(game, seed, COUNT):
            assert isinstance(state, MarsNeedsMechanicsState)
            found.append(state)
    return found


def played(variant: dict[str, Value], seed: int) -> list[tuple[MarsNeedsMechanicsState, int]]:
    game = ludoteca.make("mars_needs_mechanics", **variant)
    found: list[tuple[MarsNeedsMechanicsState, int]] = []
    for state, action in random_game(game, seed):
        assert isinstance(state, MarsNeedsMechanicsState)
        found.append((state.clone(), action))
    return found


def actions(html: str, attribute: str = "data-action") -> set[int]:
    return {int(found) for found in re.findall(rf'{attribute}="(\d+)"', html)}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_can_be_touched_is_what_may_be_played(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            drawn = actions(draw(state, seat, "en"))
            assert drawn == (set(state.legal_actions()) if seat is not None and seat == state.to_move else set())


def test_every_kind_of_decision_is_drawn_whole() -> None:
    asked: set[int] = set()
    for seed in range(4):
        for state, action in played(VARIANTS[-1], seed):
            if action >= 0 and (state.asked != ASK_TURN or state.slots(state.to_move)):
                asked.add(state.asked)
                assert actions(draw(state, state.to_move, "it")) == set(state.legal_actions())
    assert asked == {ASK_TURN, ASK_DRIVE, ASK_ENGINE, ASK_SELL}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_piece_is_drawn_once(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            pieces = re.findall(r'data-piece="([^"]+)"', draw(state, seat, "en"))
            assert len(pieces) == len(set(pieces))
            assert {f"{kind}{part}" for kind in "op" for part in range(COMPONENTS)} <= set(pieces)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_prices_foretold_are_those_that_come(variant: dict[str, Value]) -> None:
    ended = 0
    for (state, action), (after, _) in pairwise(played(variant, 5)):
        if action == END_TURN and after.asked in (ASK_ENGINE, ASK_SELL):
            ended += 1
            assert forecast(state).prices == after.prices
    assert ended


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_sets_shown_are_those_that_can_be_sold(variant: dict[str, Value]) -> None:
    for state, action in played(variant, 6):
        if action >= 0 and state.asked == ASK_SELL:
            sets = sets_of(forecast(state), state.to_move)
            sales = {state.describe(action).text() for action in state.legal_actions() if action != SELL_DONE}
            assert bool(sets) == bool(sales)
            for component, count, _, cogs in sets:
                assert cogs == state.sale_pays(state.to_move, component, count)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_card_last_bought_lies_with_its_buyer(variant: dict[str, Value]) -> None:
    for (state, action), (after, _) in pairwise(played(variant, 7)):
        if 0 <= action < BUY_DECK and after.asked == ASK_TURN and after.round == state.round and not after.passes:
            assert last_buyer(after) == state.to_move
            assert f'data-piece="m{action}.{after.market[action]}"' in draw(after, 0, "en")


def test_a_seat_sees_the_hands_of_others_only_when_the_game_is_over() -> None:
    end = played({"players": 2}, 1)[-1][0]
    html = draw(end, 0, "en")
    for component in range(COMPONENTS):
        count = end.hand_of(1)[component]
        title = f'title="{count} × {_name(component)}"'
        assert not count or title in html


def _name(component: int) -> str:
    return BOX.components[component].replace("_", " ").title()
