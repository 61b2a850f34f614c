"""Proof: random games keep the invariants, end in time, and replay, copy and pickle exactly."""

from __future__ import annotations

import pickle
from itertools import pairwise

import numpy as np
import pytest

from ludoteca.engine.record import Record
from tests.proof.cases import Case, cases, invariants, random_game, sampled

SEEDS = (1, 2, 3)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_random_games_keep_the_invariants_and_end_within_the_bound(case: Case) -> None:
    game = case.made()
    laws = invariants(case.game)
    for seed in SEEDS:
        decisions = 0
        before = game.start(seed)
        for state, _ in random_game(game, seed):
            laws.check(state)
            laws.check_step(before, state)
            before = state.clone()
            decisions += not state.is_over
        assert decisions <= laws.BOUND
        assert state.is_over
        assert state.to_move == -1
        assert state.legal_actions() == []


@pytest.mark.parametrize("case", cases(), ids=str)
def test_legal_actions_are_sorted_real_choices(case: Case) -> None:
    game = case.made()
    for state, _ in random_game(game, 4):
        legal = state.legal_actions()
        if not state.is_over:
            assert 0 <= state.to_move < game.players
            seen = len(legal) == 1 and not state._could_choose()  # by everybody, that there is one choice
            assert legal and not seen, "a decision with one choice is not asked"
            assert all(low < high for low, high in pairwise(legal))
            assert legal[0] >= 0
            assert legal[-1] < game.num_actions
            legal.clear()
            assert state.legal_actions(), "the list belongs to whoever asked"


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_end_has_scores_winners_and_returns(case: Case) -> None:
    game = case.made()
    for seed in SEEDS:
        *_, (state, _) = random_game(game, seed)
        returns = state.returns()
        assert len(state.scores()) == len(returns) == game.players
        assert set(state.winners()) <= set(range(game.players))
        assert all(-1.0 <= value <= 1.0 for value in returns)
        if game.together:
            assert len(set(returns)) == 1
        elif game.players > 1:
            assert sum(returns) == pytest.approx(0.0)
        for seat in range(game.players):
            assert sum(line.points for line in state.score_sheet(seat)) == state.scores()[seat]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_same_seed_and_actions_give_the_same_game(case: Case) -> None:
    game = case.made()
    record = Record.of(game, 5, ["random"] * game.players)
    for end, action in random_game(game, 5):
        if not end.is_over:
            record.actions.append(action)
    again = Record.from_json(record.to_json())
    assert again == record
    assert again.replay() == end
    assert again.replay().dice == end.dice


@pytest.mark.parametrize("case", cases(), ids=str)
def test_what_a_seat_sees_does_not_depend_on_who_has_looked_before(case: Case) -> None:
    """A position may keep what it has told; the twin is never asked, only copies of it."""
    game = case.made()
    twin = game.start(6)
    for state, action in random_game(game, 6):
        if not state.is_over:
            assert np.array_equal(state.observation(state.to_move), twin.clone().observation(state.to_move))
            twin.apply(action)
    assert twin == state


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_clone_is_equal_and_independent(case: Case) -> None:
    for state, action in random_game(case.made(), 6):
        twin = state.clone()
        assert twin == state
        if action >= 0:
            before = state.packed()
            twin.apply(action)
            assert state.packed() == before, "the copy has changed its original"


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_pickled_position_goes_on_the_same(case: Case) -> None:
    for state in sampled(case.made(), 7, 6):
        twin = pickle.loads(pickle.dumps(state))
        assert twin == state
        while not state.is_over:
            action = state.choices[-1]
            state.apply(action)
            twin.apply(action)
        assert twin == state
