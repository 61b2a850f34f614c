"""OpenSpiel's own checks on every game, number of players and main option, and its Python bots at the table."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

import ludoteca
from ludoteca.engine import OptionError
from ludoteca.engine.dice import SEED_BITS
from ludoteca.research.openspiel import DIGITS, Resampling, SpielGame, SpielState, digits_of, load, search, seed_of
from tests.proof.cases import Case, cases, extreme_cases, main_cases


def loaded(case: Case) -> SpielGame:
    return load(case.game, **dict(case.options))


def opened(game: Any, decisions: int = 0) -> SpielState:
    state = game.new_initial_state()
    moves = np.random.default_rng(1)
    for _ in range(DIGITS + decisions):
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


def its_mcts(game: Any, simulations: int) -> Any:
    """OpenSpiel's MCTS as it is: it clones the state, dice and hidden cards included."""
    chance = np.random.RandomState(1)
    return mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)


def with_random_others(game: Any, bot: Any) -> list[Any]:
    return [bot, *[pyspiel.make_uniform_random_bot(seat, 7) for seat in range(1, game.num_players())]]


@pytest.mark.parametrize("case", extreme_cases(), ids=str)
def test_its_mcts_plays_a_whole_game_in_imagined_worlds(case: Case) -> None:
    game = loaded(case)
    bot = Resampling(its_mcts(game, 2), worlds=1)
    assert len(play(game, with_random_others(game, bot))) == game.num_players()


@pytest.mark.parametrize("case", extreme_cases(), ids=str)
def test_its_ismcts_plays_a_whole_game(case: Case) -> None:
    game = loaded(case)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 2, random_state=chance)
    assert len(play(game, with_random_others(game, bot))) == game.num_players()


def dice_to_come(state: SpielState) -> tuple[int, ...]:
    assert state.position is not None
    return tuple(state.position.dice.position())


@pytest.mark.parametrize("case", extreme_cases(), ids=str)
def test_a_search_chooses_the_same_whatever_is_hidden_and_whatever_the_dice_will_show(case: Case) -> None:
    game = loaded(case)
    for decisions in (0, 9):
        state = opened(game, decisions)
        if state.is_terminal():
            continue
        player = state.current_player()
        worlds = [state.resample_from_infostate(player, np.random.RandomState(seed).uniform) for seed in (1, 2)]
        assert len({dice_to_come(world) for world in [state, *worlds]}) == 3
        assert len({int(search(game, 6, seed=4).step(world)) for world in [state, *worlds]}) == 1
        assert len({Resampling(its_mcts(game, 3), worlds=2, seed=4).step(world) for world in [state, *worlds]}) == 1


def test_a_search_that_clones_the_state_knows_the_dice_to_come() -> None:
    """What the test above would find if the worlds were not drawn anew: so it does not pass by chance."""
    game = load("automobiles", players=2, rng_seed=3)
    state = opened(game)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, np.random.RandomState(seed).uniform) for seed in range(6)]
    assert len({its_mcts(game, 60).step(world) for world in worlds}) > 1


def test_a_search_that_asks_no_world_is_refused() -> None:
    with pytest.raises(ValueError, match="worlds=0"):
        Resampling(None, worlds=0)


@pytest.mark.parametrize("name", ludoteca.games())
def test_the_same_rng_seed_draws_the_same_games(name: str) -> None:
    one, same, other = (load(name, rng_seed=seed) for seed in (5, 5, 6))
    for number in range(3):
        states = [opened(game, 4) for game in (one, same, other)]
        assert states[0].position == states[1].position
        assert states[0].history() == states[1].history() != states[2].history()
        for _ in range(number):
            states[0].clone()  # which draws nothing
    assert str(one) == str(pickle.loads(pickle.dumps(one)))
    assert len({tuple(opened(load(name)).history()) for _ in range(4)}) == 4, "without one every run is another"


def test_every_seed_of_the_engine_can_be_drawn() -> None:
    game = load("marrak_hesh", rng_seed=1)
    drawn = [game.draw_seed() for _ in range(200)]
    assert len(set(drawn)) == 200
    for bit in range(SEED_BITS):
        assert {seed >> bit & 1 for seed in drawn} == {0, 1}
    for seed in (0, 7, (1 << SEED_BITS) - 1, drawn[0]):
        assert seed_of(digits_of(seed)) == seed


def test_a_learner_of_openspiel_runs() -> None:
    from open_spiel.python.pytorch.policy_gradient import PolicyGradient

    table = Environment(load("marrak_hesh", players=2, rng_seed=1))
    facts = table.observation_spec()["info_state"][0], table.action_spec()["num_actions"]
    agents = [PolicyGradient(seat, *facts, hidden_layers_sizes=(8,), batch_size=8) for seat in range(2)]
    step = table.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = table.step([agents[seat].step(step).action])
    for agent in agents:
        agent.step(step)
    assert sum(step.rewards) == 0.0


def test_its_reinforcement_learning_environment_runs() -> None:
    table = Environment("ludoteca_marrak_hesh", players=2)
    step = table.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = table.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == 0.0


@pytest.mark.parametrize("name", ludoteca.games())
def test_nobody_sees_the_seed_so_no_game_is_one_of_perfect_information(name: str) -> None:
    assert load(name).get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


def test_the_game_says_what_it_is() -> None:
    game = pyspiel.load_game("ludoteca_pocket_mars(players=3,draft=on)")
    kind = game.get_type()
    assert kind.long_name == "Pocket Mars"
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert (kind.min_num_players, kind.max_num_players, game.num_players()) == (1, 4, 3)
    state = game.new_initial_state()
    for digit in digits_of(7):
        assert state.is_chance_node()
        state.apply_action(digit)
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


# ---- perfect recall, and what is public


def recalled(case: Case) -> SpielGame:
    return load(case.game, perfect_recall=True, **dict(case.options))


@pytest.mark.parametrize("case", extreme_cases(), ids=str)
def test_with_perfect_recall_openspiels_simulation_finds_nothing(case: Case) -> None:
    pyspiel.random_sim_test(recalled(case), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("case", extreme_cases(), ids=str)
def test_with_perfect_recall_an_information_state_is_a_history(case: Case) -> None:
    game = recalled(case)
    state = opened(game)
    players = range(game.num_players())
    met: list[set[str]] = [set() for _ in players]
    moves = np.random.default_rng(1)
    for _ in range(25):
        if state.is_terminal():
            break
        decider = state.current_player()
        now = state.information_state_string(decider)
        assert now not in met[decider], "what it did last is a part of it"
        met[decider].add(now)
        for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert [twin.information_state_string(seat) for seat in players] == [
                state.information_state_string(seat) for seat in players
            ]
        assert state.position is not None
        assert state.observation_string(decider) == f"{decider}:{state.position.information(decider).hex()}"
        state.apply_action(int(moves.choice(state.legal_actions())))


@pytest.mark.parametrize("case", extreme_cases(), ids=str)
def test_with_perfect_recall_an_imagined_state_goes_on_from_what_its_player_remembers(case: Case) -> None:
    game = recalled(case)
    state = opened(game, 10)
    player = max(0, state.current_player())
    worlds = [state.resample_from_infostate(player, np.random.RandomState(seed).uniform) for seed in (1, 2, 1)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert pickle.loads(pickle.dumps(world)).position == world.position
    for seat in range(game.num_players()):
        assert worlds[0].information_state_string(seat) == worlds[2].information_state_string(seat)
    if not state.is_terminal():
        assert search(game, 6, seed=4).step(state) == search(game, 6, seed=4).step(worlds[0])


def test_what_is_public_and_what_is_private_is_observed_apart() -> None:
    whose = pyspiel.PrivateInfoType
    game = load("mars_needs_mechanics", players=3, rng_seed=2)
    state = opened(game, 8)
    position = state.position
    assert position is not None

    def told(public: bool, private: Any, player: int, state: SpielState = state, recall: bool = False) -> str:
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
        found = make_observation(game, kind)
        found.set_from(state, player)
        return str(found.string_from(state, player))

    public, own, every = (
        told(True, whose.NONE, 1),
        told(False, whose.SINGLE_PLAYER, 1),
        told(False, whose.ALL_PLAYERS, 1),
    )
    assert public == told(True, whose.NONE, 2) == f"public:{position.public_information().hex()}"
    assert own == f"1:{position.private_information(1).hex()}"
    assert every == "all:" + " ".join(position.private_information(seat).hex() for seat in range(3))
    assert told(True, whose.SINGLE_PLAYER, 1) == f"1:{position.information(1).hex()}"
    assert told(False, whose.NONE, 1) == "public:"
    world = state.resample_from_infostate(0, np.random.RandomState(1).uniform)
    assert told(True, whose.NONE, 1, world) == public
    assert told(False, whose.SINGLE_PLAYER, 1, world) != own

    game = load("mars_needs_mechanics", players=3, perfect_recall=True)
    one, other = opened(game, 8), opened(game, 8)
    assert one.past is not None
    assert told(True, whose.NONE, 0, one, True) == f"public:{one.past.public_history().hex()}"
    assert told(True, whose.NONE, 0, one, True) != told(True, whose.NONE, 0, other, True)
    assert told(True, whose.NONE, 0, game.new_initial_state()) == "public:"


def test_an_observer_has_named_views() -> None:
    game = load("marrak_hesh", rng_seed=2)
    state = opened(game, 4)
    seen = make_observation(game)
    seen.set_from(state, 0)
    assert seen.view()["hold"].shape == (2, 16, 14)
    assert np.array_equal(seen.view()["hold"][1], seen.dict["hold_1"])
