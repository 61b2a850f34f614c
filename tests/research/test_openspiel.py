"""OpenSpiel's own checks on every game, number of players and main option, and its Python bots at the table."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.rl_environment import Environment

from ludoteca.engine import OptionError
from ludoteca.research.openspiel import SpielGame, SpielState, load
from tests.proof.cases import Case, cases, extreme_cases, main_cases


def loaded(case: Case) -> SpielGame:
    return load(case.game, **dict(case.options))


def opened(game: Any, decisions: int = 0) -> SpielState:
    state = game.new_initial_state()
    moves = np.random.default_rng(1)
    for _ in range(decisions + 1):
        if not state.is_terminal():
            state.apply_action(int(moves.choice(state.legal_actions())))
    assert isinstance(state, SpielState)
    return state


@pytest.mark.parametrize("case", cases(), ids=str)
def test_openspiels_random_simulation_finds_nothing(case: Case) -> None:
    pyspiel.random_sim_test(loaded(case), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_openspiels_simulation_of_games_finds_nothing(case: Case) -> None:
    from open_spiel.python.tests import games_sim_test  # slow to load: it brings SciPy

    games_sim_test.GamesSimTest().sim_game(loaded(case), check_pyspiel_serialization=False)


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_a_state_is_its_history(case: Case) -> None:
    game = loaded(case)
    state = opened(game, 12)
    assert str(game.deserialize_state(state.serialize())) == str(state)
    twin = pickle.loads(pickle.dumps(state))
    assert (str(twin), twin.history()) == (str(state), state.history())
    assert pyspiel.load_game(str(game)).made == game.made


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_a_resampled_state_tells_its_player_nothing_new(case: Case) -> None:
    game = loaded(case)
    state = opened(game, 10)
    player = max(0, state.current_player())
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(3):
        world = state.resample_from_infostate(player, sampler)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.current_player() == state.current_player()
    assert state.position is not None
    assert state.information_state_tensor(player) == state.position.observation(player).tolist()


def play(game: Any, bots: list[Any]) -> list[float]:
    """A whole game between bots."""
    state = opened(game)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize("case", extreme_cases(), ids=str)
def test_its_mcts_plays_a_whole_game(case: Case) -> None:
    game = loaded(case)
    chance = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(game, 2.0, 2, judge, random_state=chance)
    others = [bot, *[pyspiel.make_uniform_random_bot(seat, 7) for seat in range(1, game.num_players())]]
    assert len(play(game, others)) == game.num_players()


@pytest.mark.parametrize("case", extreme_cases(), ids=str)
def test_its_ismcts_plays_a_whole_game_where_something_is_hidden(case: Case) -> None:
    game = loaded(case)
    chance = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, judge, 2.0, 2, random_state=chance)
    others = [bot, *[pyspiel.make_uniform_random_bot(seat, 7) for seat in range(1, game.num_players())]]
    if not case.made().hides:
        with pytest.raises(AssertionError):  # it wants imperfect information
            play(game, others)
        return
    assert len(play(game, others)) == game.num_players()


def test_its_reinforcement_learning_environment_runs() -> None:
    table = Environment("ludoteca_marrak_hesh", players=2)
    step = table.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = table.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == 0.0


def test_the_game_says_what_it_is() -> None:
    game = pyspiel.load_game("ludoteca_pocket_mars(players=3,draft=on)")
    kind = game.get_type()
    assert kind.long_name == "Pocket Mars"
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert (kind.min_num_players, kind.max_num_players, game.num_players()) == (1, 4, 3)
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    assert state.position == game.made.start(7)
    action = state.legal_actions()[0]
    assert state.action_to_string(action) == game.made.action_text(game.made.start(7), action)


def test_a_wrong_option_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="players"):
        load("pocket_mars", players=9)


def test_a_number_among_words_is_marked() -> None:
    game = pyspiel.load_game("ludoteca_pocket_mars(players=2,first_seat=#1)")
    assert game.made == load("pocket_mars", players=2, first_seat=1).made
    assert game.made.options["first_seat"] == 1
