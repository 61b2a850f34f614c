"""The learned policy of Pocket Mars."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.pocket_mars.learned import LEARNED
from ludoteca.games.pocket_mars.policy import WEIGHTS, Policy
from ludoteca.games.pocket_mars.position import PocketMarsState
from ludoteca.games.pocket_mars.strategy import question_of


def test_there_is_a_number_for_each_place() -> None:
    assert len(LEARNED) == WEIGHTS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_noted_sums_up_to_what_a_move_weighs(players: int) -> None:
    state = ludoteca.make("pocket_mars", players=players).start(3)
    policy = Policy(LEARNED[:])
    policy.noting = True
    asked: set[int] = set()
    while state.to_move >= 0:
        assert isinstance(state, PocketMarsState)
        question = question_of(state)
        if question >= 0:
            asked.add(question)
            policy.begin(state)
            for action in state.choices:
                policy.places, policy.amounts = [], []
                weighs = policy.weighs(state, action, question)
                terms = zip(policy.places, policy.amounts, strict=True)
                assert weighs == pytest.approx(sum(LEARNED[place] * amount for place, amount in terms))
        state.apply(state.choices[len(state.choices) // 2])
    assert {0, 1} <= asked
