"""What the strategy of Mars Needs Mechanics has learned, and where it is asked."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots.evaluator import play_out
from ludoteca.engine.dice import Dice
from ludoteca.engine.strategy import Strategy
from ludoteca.games.mars_needs_mechanics import learned
from ludoteca.games.mars_needs_mechanics.habits import MARKS, NEUTRAL
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState
from ludoteca.games.mars_needs_mechanics.prospects import FEATURES, begins_round


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_mark_has_been_learned_and_the_neutral_one_changes_nothing(players: int) -> None:
    factors = learned.factors(players, 1.0)
    assert len(factors) == MARKS
    assert factors[NEUTRAL] == 1.0
    assert len(learned.worths(players)) == FEATURES


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mechanisms", ["starter", "random_5"])
def test_every_choice_has_a_positive_prior_to_the_end_of_the_game(players: int, mechanisms: str) -> None:
    game = ludoteca.make("mars_needs_mechanics", players=players, mechanism_set=mechanisms, automaton="on")
    strategy = game.strategy()
    dice = Dice.seeded(5)
    state = game.start(7)
    while state.to_move >= 0:
        priors = strategy.priors(state)
        assert len(priors) == len(state.choices)
        assert min(priors) > 0.0
        state.advance(dice.choice(state.choices))


def test_the_miniature_has_priors_too() -> None:
    game = ludoteca.make("mars_needs_mechanics", players=2, size="miniature")
    strategy = game.strategy()
    for seed in range(20):
        state = game.start(seed)
        play_out(strategy, state, Dice.seeded(seed), 0)
        assert state.to_move < 0


def test_a_playout_that_rests_has_come_to_a_new_round() -> None:
    game = ludoteca.make("mars_needs_mechanics", players=2)
    strategy = game.strategy()
    state = game.start(3)
    assert isinstance(state, MarsNeedsMechanicsState)
    assert begins_round(state)
    play_out(strategy, state, Dice.seeded(1), 1)
    assert state.round == 2
    assert strategy.rests(state)
    values = strategy.values(state)
    assert values[0] == pytest.approx(-values[1])
    assert -1.0 < values[0] < 1.0


def test_more_cogs_are_worth_more_and_raise_nobody_else() -> None:
    game = ludoteca.make("mars_needs_mechanics", players=3)
    strategy = game.strategy()
    state = game.start(3)
    assert isinstance(state, MarsNeedsMechanicsState)
    before = strategy.values(state)
    state.cogs[1] += 20
    after = strategy.values(state)
    assert after[1] > before[1]
    assert after[0] < before[0]


def test_habits_end_with_far_more_cogs_than_the_classic_priors() -> None:
    game = ludoteca.make("mars_needs_mechanics", players=2)

    def cogs(strategy: Strategy) -> float:
        dice = Dice.seeded(11)
        total = 0
        for seed in range(12):
            state = game.start(seed)
            play_out(strategy, state, dice, 0)
            total += sum(state.scores())
        return total / 24

    assert cogs(game.strategy()) > 1.5 * cogs(game.classic())


def test_numbers_can_be_tuned_and_unknown_ones_are_refused() -> None:
    game = ludoteca.make("mars_needs_mechanics", players=2)
    strategy = game.strategy()
    state = game.start(3)
    plain = strategy.priors(state)
    strategy.tune({"bold": 0.5, "far": 50.0})
    softened = strategy.priors(state)
    assert max(softened) / min(softened) < max(plain) / min(plain)
    assert strategy.numbers()["far"] == 50.0
    with pytest.raises(ValueError, match="glow"):
        strategy.tune({"glow": 1.0})
