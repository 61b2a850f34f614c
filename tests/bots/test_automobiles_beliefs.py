"""What drivers believe: the round in which a car finishes, whoever has driven; and numbers that can be tuned."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.engine.dice import Dice
from ludoteca.games.automobiles.decisions import ACTION, PIT_STOP
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.strategy import NUMBERS, AutomobilesStrategy


def strategy_of(state: AutomobilesState) -> AutomobilesStrategy:
    found = state.game.strategy()
    assert isinstance(found, AutomobilesStrategy)
    return found


def turn_of(seat: int, number: int) -> AutomobilesState:
    """The beginning of a turn of a random race of two; the first seat is the first player."""
    state = ludoteca.make("automobiles", players=2, first_player="seat_0").start(3)
    assert isinstance(state, AutomobilesState)
    dice = Dice.seeded(4)
    while (state.round, state.to_move, state.asked, state.begun) != (number, seat, ACTION.place, False):
        state.advance(dice.choice(state.choices))
    return state


@pytest.mark.parametrize("seat", [0, 1])
def test_a_turn_without_driving_costs_a_round_also_for_the_last_of_a_round(seat: int) -> None:
    state = turn_of(seat, 2)
    strategy = strategy_of(state)
    strategy.tune({"weight": 0.0, "coin": 0.0, "bored": 0.0, "fit": 0.0})  # nothing counts but the way
    before = strategy.turns_left(state, seat, 1)  # one end of the path: the plan is to stand still
    state.advance(ACTION.first + PIT_STOP)
    assert strategy.turns_left(state, seat, 1) == pytest.approx(before, abs=0.1)


def test_a_playout_rests_at_the_beginning_of_a_turn() -> None:
    state = turn_of(1, 2)
    strategy = strategy_of(state)
    assert strategy.rests(state)
    state.advance(ACTION.first + 10)
    assert state.to_move != 1 or not strategy.rests(state)


def test_numbers_are_tuned_by_name() -> None:
    strategy = strategy_of(turn_of(0, 1))
    assert strategy.numbers() == NUMBERS
    strategy.tune({"sure": 2.0})
    assert strategy.numbers() == {**NUMBERS, "sure": 2.0}
    with pytest.raises(ValueError, match="wings"):
        strategy.tune({"wings": 1.0})
