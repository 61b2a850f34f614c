"""Evaluators in plain Python: asked about many positions at once, mixed, held to what they may say and may see."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import (
    Advice,
    BotFault,
    Evaluator,
    Mix,
    Playout,
    SearchBot,
    ask,
    by_seat,
    observations,
    softmax,
)
from ludoteca.bots.evaluator import Judgement
from ludoteca.engine import Game, State, Strategy, rules_of
from tests.bots.judges import Digits, Net, Says
from tests.toy import Toy

GAMES = {"automobiles": 3, "marrak_hesh": 2, "mars_needs_mechanics": 3, "martians": 2, "pocket_mars": 3}
SECRETIVE = [name for name in GAMES if rules_of(name).hides]


def opening(name: str = "marrak_hesh", seed: int = 3) -> State:
    return ludoteca.make(name, players=GAMES[name]).start(seed)


def bot(state: State, evaluator: Evaluator, simulations: int = 60, **parts: Any) -> SearchBot:
    return SearchBot(state.game.strategy(), simulations, evaluator=evaluator, **parts)


def visits(found: list[Advice]) -> list[int]:
    return [one.visits for one in found]


@pytest.mark.parametrize("name", GAMES)
def test_a_network_in_numpy_thinks_in_every_game(name: str) -> None:
    state = opening(name)
    searcher = bot(state, Net(state.game), 40)
    found = searcher.think(state.redeal(state.to_move, 1), 5)
    assert [one.action for one in found] == state.legal_actions()
    assert sum(visits(found)) == 40
    assert ask(searcher, state, 5) in state.legal_actions()


def test_leaves_are_judged_together() -> None:
    state = opening()
    judge = Digits()
    bot(state, judge, 100, batch=8).think(state, 5)
    assert judge.sizes[0] == 1, "the root comes first: without it nothing is known"
    assert max(judge.sizes) == 8
    assert 100 <= sum(judge.sizes) <= 101 and len(judge.sizes) < 20
    alone = Digits()
    bot(state, alone, 100, batch=1).think(state, 5)
    assert set(alone.sizes) == {1}


def test_positions_searched_side_by_side_are_judged_together_and_think_as_if_alone() -> None:
    states = [opening(seed=seed) for seed in range(5)]
    judge = Digits()
    together = bot(states[0], judge, 30, batch=1).think_all(states, [7, 8, 9, 10, 11])
    assert judge.sizes == [5] * 31
    for state, seed, found in zip(states, [7, 8, 9, 10, 11], together, strict=True):
        assert visits(found) == visits(bot(state, Digits(), 30, batch=1).think(state, seed))
    assert bot(states[0], judge).think_all([], []) == []
    with pytest.raises(ValueError, match="zip"):
        bot(states[0], judge).think_all(states, [1])


def test_no_two_ways_wait_for_the_same_leaf() -> None:
    state = opening("pocket_mars")
    judge = Digits()
    found = bot(state, judge, 60, batch=32).think(state, 5)
    assert sum(visits(found)) == 60, "whoever has turned back is not counted"
    assert all(len(set(call)) == len(call) for call in judge.asked)


@pytest.mark.parametrize("name", SECRETIVE)
def test_an_evaluator_is_asked_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    state = opening(name)
    for _ in range(7):
        state.advance(state.choices[-1])
    worlds = [state, *(state.redeal(state.to_move, seed) for seed in (1, 2))]
    assert len({tuple(world.packed()) for world in worlds}) == 3, "the worlds differ"
    asked = []
    for world in worlds:
        judge = Digits()
        bot(world, judge, 30, batch=4).think(world, 9)
        asked.append(judge.asked)
    assert asked[0] == asked[1] == asked[2]
    assert sum(len(call) for call in asked[0]) > 10
    real = [*state.packed(), *state.dice.position()]
    assert not any(list(shown)[-len(real) :] == real for call in asked[0] for shown in call)


def test_observations_come_in_rows() -> None:
    states = [opening(seed=seed) for seed in range(4)]
    states[1].advance(states[1].choices[0])
    rows = observations(states)
    assert rows.dtype == np.float32 and rows.shape == (4, states[0].game.observation_length)
    assert np.array_equal(rows, np.stack([state.observation(state.to_move) for state in states]))
    assert np.array_equal(observations(states, [1, 0, 1, 0])[2], states[2].observation(1))


def test_values_that_begin_with_the_viewer_are_told_by_seat() -> None:
    states = [opening("mars_needs_mechanics", seed) for seed in range(6)]
    assert len({state.to_move for state in states}) > 1
    relative = np.tile(np.array([0.5, 0.25, -0.75], np.float32), (6, 1))
    for state, found in zip(states, by_seat(states, relative), strict=True):
        assert [found[(state.to_move + step) % 3] for step in range(3)] == [0.5, 0.25, -0.75]
    for state, found in zip(states, by_seat(states, relative[:, 0]), strict=True):
        assert found == [0.5 if seat == state.to_move else -0.25 for seat in range(3)]
    with pytest.raises(ValueError, match="2 values for a game of 3 players"):
        by_seat(states, relative[:, :2])
    with pytest.raises(ValueError, match="for 5 positions"):
        by_seat(states[:5], relative)


def test_priors_are_the_softmax_over_the_choices() -> None:
    state = opening()
    logits = np.linspace(-3, 3, state.game.num_actions, dtype=np.float64)[np.newaxis]
    chosen = np.exp(logits[0, state.choices])
    assert np.allclose(softmax([state], logits)[0], chosen / chosen.sum(), rtol=1e-6)
    with pytest.raises(ValueError, match="3 logits for a game of 92 actions"):
        softmax([state], logits[:, :3])


def test_a_mix_is_so_much_of_each() -> None:
    states = [opening(), opening(seed=4)]
    count = [len(state.choices) for state in states]
    uneven = [[3.0] + [0.0] * (size - 1) for size in count]

    class First(Says):
        def evaluate(self, positions: list[State]) -> Judgement:
            for position in positions:
                position.advance(position.choices[0])  # it may: the other is shown positions of its own
            return [[1.0, -1.0]] * len(positions), uneven

    class Second(Says):
        def evaluate(self, positions: list[State]) -> Judgement:
            assert [len(position.choices) for position in positions] == count
            return super().evaluate(positions)

    values, priors = Mix(First([]), Second([0.0, 0.5]), 0.25).evaluate(states)
    assert values == [[0.25, 0.125]] * 2
    assert priors[0] == pytest.approx([0.25 + 0.75 / count[0]] + [0.75 / count[0]] * (count[0] - 1))
    with pytest.raises(ValueError, match="from 0 to 1"):
        Mix(First([]), First([]), 1.5)


def test_a_mix_with_a_playout_takes_the_priors_of_the_other() -> None:
    state = opening()
    playout = Playout(state.game.strategy())
    assert not playout.judges_choices() and not Mix(playout, playout).judges_choices()
    mixed = Mix(playout, Says([0.0, 0.0], [2.0] * len(state.choices)), 0.5)
    assert mixed.judges_choices()
    values, priors = mixed.evaluate([state.clone()])
    assert priors == [[2.0] * len(state.choices)]
    assert 0 < abs(values[0][0]) <= 0.5
    searcher = bot(state, Mix(Net(state.game), playout, 0.5), 40)
    assert sum(visits(searcher.think(state, 5))) == 40


def test_an_evaluator_without_priors_leaves_them_to_the_strategy() -> None:
    class Values(Digits):
        def judges_choices(self) -> bool:
            return False

        def priors(self, position: State) -> list[float]:
            return []

    class Last(Strategy):
        def priors(self, state: State) -> list[float]:
            return [1.0] * (len(state.choices) - 1) + [1000.0]

    state = opening()
    judge = Values()
    found = SearchBot(Last(), 50, evaluator=judge, batch=4, exploration=20.0).think(state, 5)
    assert judge.sizes[0] == 4, "the root is not judged, because nothing is asked of it"
    assert visits(found)[-1] > 40


def test_a_playout_that_waits_for_others_plays_by_the_chance_of_its_world() -> None:
    """A class derived from it is asked like any evaluator; the same seed then gives the same values."""

    class Mine(Playout):
        def evaluate(self, positions: list[State]) -> Judgement:
            sizes.append(len(positions))
            return super().evaluate(positions)

    sizes: list[int] = []
    state = opening("mars_needs_mechanics")
    searcher = bot(state, Mine(state.game.strategy()), 60, batch=6)
    assert visits(searcher.think(state, 5)) == visits(searcher.think(state, 5))
    assert max(sizes) == 6


@pytest.mark.parametrize(
    ("values", "priors", "error", "words"),
    [
        ([0.0], None, ValueError, "Says.evaluate: 1 values where 2 are needed"),
        ([0.0, float("nan")], None, ValueError, "nan is none of the values that can be"),
        ([0.0, 0.0], [1.0, 2.0], ValueError, "Says.evaluate: 2 priors where 72 are needed"),
        ([0.0, 0.0], [0.0] * 72, ValueError, "must be positive"),
        ([0.0, 0.0], [-1.0] + [1.0] * 71, ValueError, "-1.0 is none of the priors that can be"),
        (np.zeros(2), None, TypeError, "list object expected.*numpy.ndarray"),
    ],
)
def test_what_an_evaluator_may_not_say_is_told(values: Any, priors: Any, error: type[Exception], words: str) -> None:
    state = opening()
    with pytest.raises(error, match=words):
        bot(state, Says(values, priors)).think(state, 5)
    with pytest.raises(BotFault, match=words):
        ask(bot(state, Says(values, priors)), state, 5)


def test_numbers_of_numpy_are_numbers() -> None:
    state = opening()
    plain, numpy = Says([0.25, -0.25]), Says([np.float32(0.25), np.float64(-0.25)])
    one, two = (SearchBot(Strategy(), 9, evaluator=judge).think(state, 5) for judge in (plain, numpy))
    assert [line.expected for line in one] == [line.expected for line in two]


def test_an_evaluator_answers_for_every_position() -> None:
    class Short(Digits):
        def evaluate(self, positions: list[State]) -> Judgement:
            values, priors = super().evaluate(positions)
            return values[:-1], priors

    state = opening()
    with pytest.raises(ValueError, match="values of 0 and priors of 1 positions where 1 were asked about"):
        bot(state, Short()).think(state, 5)


def test_an_evaluator_meets_no_finished_game() -> None:
    class Open(Digits):
        def evaluate(self, positions: list[State]) -> Judgement:
            assert all(position.to_move >= 0 for position in positions)
            return super().evaluate(positions)

    game: Game = Toy({})
    state = game.start(1)
    assert sum(visits(SearchBot(game.strategy(), 300, evaluator=Open()).think(state, 1))) == 300
