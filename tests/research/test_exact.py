"""Exact figures by OpenSpiel: chance nodes with every outcome, and games small enough to be solved."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from functools import cache

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import ludoteca
from ludoteca.bots import Bot
from ludoteca.engine import Dice, OptionError, State, shelf
from ludoteca.engine.errors import ChanceError
from ludoteca.research.exact import histories, policy_of, size_of, tree_of
from ludoteca.research.explicit import ExplicitState
from ludoteca.research.openspiel import Resampling, SpielGame, load, register, search

MINIATURES = ("marrak_hesh", "mars_needs_mechanics")


@pytest.fixture(scope="module", autouse=True)
def _kuhn_on_the_shelf() -> Iterator[None]:
    shelf.add("three_cards", "tests.kuhn:Kuhn")
    register()
    yield
    shelf._shelf().pop("three_cards")


@cache
def miniature(name: str, **options: object) -> SpielGame:
    return load(name, players=2, size="miniature", first_player="seat_0", **options)


class Bettor(Bot):
    """Somebody else's: it bets on everything."""

    def __init__(self) -> None:
        super().__init__("bettor")

    def choose(self, world: State, seed: int) -> int:
        return world.choices[-1]


# ---- Kuhn poker of somebody else, whose figures everybody knows


def test_the_exploitability_of_random_play_in_kuhn_poker_is_the_known_one() -> None:
    game = load("three_cards")
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) == pytest.approx(11 / 12)


def test_counterfactual_regret_finds_the_equilibrium_of_kuhn_poker() -> None:
    game = load("three_cards")
    solver = cfr.CFRSolver(game)
    gaps = []
    for _ in range(3):
        for _ in range(40):
            solver.evaluate_and_update_policy()
        gaps.append(exploitability.nash_conv(game, solver.average_policy()))
    assert 11 / 12 > gaps[0] > gaps[1] > gaps[2]
    value = expected_game_score.policy_value(game.new_initial_state(), [solver.average_policy()] * 2)
    assert value == pytest.approx([-1 / 18, 1 / 18], abs=0.01)


def test_kuhn_poker_has_twelve_information_states_as_ever() -> None:
    game = load("three_cards")
    nodes = list(histories(game))
    known = {state.information_state_string() for state in nodes if state.current_player() >= 0}
    assert (len(nodes), len(known)) == (55, 12)
    assert game.max_utility() == 2.0


# ---- the miniatures


@pytest.mark.parametrize(("name", "gap"), [("marrak_hesh", 57 / 35), ("mars_needs_mechanics", 1.6761284722)])
def test_random_play_in_a_miniature_loses_so_much_and_counterfactual_regret_less(name: str, gap: float) -> None:
    tree = tree_of(miniature(name))
    assert pyspiel.nash_conv(tree, pyspiel.UniformRandomPolicy(tree)) == pytest.approx(gap)
    solver = pyspiel.CFRPlusSolver(tree)
    gaps = []
    for _ in range(2):
        for _ in range(3):
            solver.evaluate_and_update_policy()
        gaps.append(pyspiel.nash_conv(tree, solver.average_policy()))
    assert gaps[1] < gaps[0] < gap


def test_any_bot_is_a_policy_with_figures_of_its_own() -> None:
    game = load("three_cards")
    assert size_of(game) == (55, 30, 12)
    tree = tree_of(game)
    assert pyspiel.nash_conv(tree, policy_of(game, "random", asks=400)) == pytest.approx(11 / 12, abs=0.15)
    always = policy_of(game, Bettor())
    assert pyspiel.nash_conv(tree, always) == pytest.approx(2 / 3), "a best response wins a third in either seat"
    with pytest.raises(ValueError, match="chance=explicit"):
        size_of(load("marrak_hesh"))


@pytest.mark.parametrize("name", MINIATURES)
def test_openspiels_random_simulation_finds_nothing(name: str) -> None:
    pyspiel.random_sim_test(miniature(name), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("storm", ["off", "on"])
def test_openspiels_random_simulation_finds_nothing_in_kuhn_poker(storm: str) -> None:
    pyspiel.random_sim_test(load("three_cards", storm=storm), num_sims=20, serialize=True, verbose=False)


def test_what_is_drawn_within_a_game_is_a_chance_node_too() -> None:
    game = load("three_cards", storm="on")
    state = game.new_initial_state().child(0)
    seen = [state.information_state_string(player) for player in range(2)]
    state.apply_action(1)
    assert state.is_chance_node()
    assert not state.is_terminal()
    assert state.chance_outcomes() == [(0, pytest.approx(1 / 3)), (1, pytest.approx(2 / 3))]
    assert str(state).endswith("chance: 2 outcomes")
    assert state.information_state_string(0) != seen[0], "the seat knows what it has done"
    assert state.information_state_string(1) == seen[1], "and the other one nothing yet"
    with pytest.raises(ChanceError, match="ask at a decision"):
        state.resample_from_infostate(0, np.random.RandomState(1).uniform)
    for kept in (state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        assert kept.chance_outcomes() == state.chance_outcomes()
    swapped, same = state.child(0), state.child(1)
    assert swapped.information_state_string(0) == same.information_state_string(0)
    assert swapped.information_state_string(1) != same.information_state_string(1)


def test_the_exact_value_of_random_play_is_what_the_dice_come_to() -> None:
    game = load("three_cards", storm="on")
    (exact, _) = expected_game_score.policy_value(game.new_initial_state(), [policy.UniformRandomPolicy(game)] * 2)
    games, won = 8000, 0.0
    for seed in range(games):
        state, chance = game.made.start(seed), Dice.seeded(seed + 1_000_000)
        while not state.is_over:
            state.apply(chance.choice(state.choices))
        won += state.returns()[0]
    assert won / games == pytest.approx(exact, abs=0.04), "the seeds are fixed, so this is no luck"
    assert abs(exact) > 0.1


@pytest.mark.parametrize("name", MINIATURES)
def test_whoever_knows_the_same_remembers_the_same_and_may_do_the_same(name: str) -> None:
    """Perfect recall: two histories of one information state have the same own past, information and choices."""
    game = miniature(name)
    chance = np.random.default_rng(1)
    pasts: dict[str, tuple[object, ...]] = {}
    met: Counter[str] = Counter()
    for _ in range(300):
        state = game.new_initial_state()
        own: list[list[object]] = [[], []]
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(chance.choice(numbers, p=shares)))
                continue
            player = state.current_player()
            known = state.information_state_string(player)
            past = (player, *own[player], state.observation_string(player), tuple(state.legal_actions()))
            assert pasts.setdefault(known, past) == past
            met[known] += 1
            action = int(chance.choice(state.legal_actions()))
            own[player] += [known, action]
            state.apply_action(action)
    assert max(met.values()) > 1


@pytest.mark.parametrize("name", MINIATURES)
def test_a_seat_is_told_apart_only_by_what_it_knows(name: str) -> None:
    """Openings that a seat cannot tell apart are one information state, and others are not."""
    game = miniature(name)
    root = game.new_initial_state()
    opened = [root.child(action) for action, _ in root.chance_outcomes()]
    for player in range(2):
        pairs = {(state.information_state_string(player), state.observation_string(player)) for state in opened}
        assert len(pairs) == len({one for one, _ in pairs}) == len({other for _, other in pairs})
    hides = game.made.hides
    assert (len({state.information_state_string(0) for state in opened}) < len(opened)) == hides


def test_explicit_chance_is_what_a_game_declares_and_what_is_asked_for() -> None:
    modes = pyspiel.GameType.ChanceMode
    small, whole = load("marrak_hesh", size="miniature"), load("marrak_hesh")
    assert small.get_type().chance_mode == modes.EXPLICIT_STOCHASTIC
    assert whole.get_type().chance_mode == modes.SAMPLED_STOCHASTIC
    sampled = load("marrak_hesh", size="miniature", chance="sampled", rng_seed=3)
    assert sampled.get_type().chance_mode == modes.SAMPLED_STOCHASTIC
    assert not isinstance(sampled.new_initial_state(), ExplicitState)
    same = pyspiel.load_game("ludoteca_marrak_hesh(size=miniature)")
    assert same.made == small.made
    assert same.is_explicit


def test_explicit_chance_that_is_too_much_is_refused_when_the_game_is_loaded() -> None:
    with pytest.raises(ChanceError, match=r"the game marrak_hesh .* more than 4,096 .* chance=sampled"):
        load("marrak_hesh", chance="explicit")


def test_another_word_for_chance_is_refused() -> None:
    with pytest.raises(
        OptionError, match="some is not allowed for the parameter chance; allowed: auto, explicit, sampled"
    ):
        load("marrak_hesh", chance="some")


def test_explicit_and_sampled_chance_are_the_same_game() -> None:
    """The deals that sampled chance draws are those of the chance node, and the same actions end in the same."""
    game, drawn = miniature("mars_needs_mechanics"), miniature("mars_needs_mechanics", chance="sampled", rng_seed=5)
    root = game.new_initial_state()
    by_deal = {str(root.child(action)): root.child(action) for action, _ in root.chance_outcomes()}
    for number in range(30):
        one = drawn.new_initial_state()
        while one.is_chance_node():
            one.apply_action(one.chance_outcomes()[0][0])
        other = by_deal[str(one)].clone()
        while not one.is_terminal():
            assert one.legal_actions() == other.legal_actions()
            action = one.legal_actions()[number % len(one.legal_actions())]
            one.apply_action(action)
            other.apply_action(action)
            assert str(one) == str(other)
        assert one.returns() == other.returns()


def test_a_chance_node_says_what_it_is_and_shares_nothing_that_changes() -> None:
    root = miniature("marrak_hesh").new_initial_state()
    assert root.is_chance_node()
    assert [number for number, _ in root.chance_outcomes()] == list(range(7))
    assert [share for _, share in root.chance_outcomes()] == pytest.approx([1 / 7] * 7)
    assert [root.action_to_string(action) for action in root.legal_actions()][:2] == [
        "chance: 1 of 7",
        "chance: 2 of 7",
    ]
    state = root.child(3)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)


def test_a_state_is_its_history_and_can_be_kept() -> None:
    game = miniature("mars_needs_mechanics")
    state = game.new_initial_state()
    for _ in range(5):
        for kept in (
            game.deserialize_state(state.serialize()),
            pickle.loads(pickle.dumps(state)),
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        ):
            assert (str(kept), kept.history()) == (str(state), state.history())
            assert kept.information_state_string(0) == state.information_state_string(0)
        state.apply_action(state.legal_actions()[-1])


def test_searches_play_a_miniature_in_worlds_that_their_seat_cannot_tell_apart() -> None:
    game = miniature("mars_needs_mechanics")
    state = game.new_initial_state().child(4)
    player = state.current_player()
    for seed in range(5):
        world = state.resample_from_infostate(player, np.random.RandomState(seed).uniform)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.child(world.legal_actions()[0]).history() == [4, world.legal_actions()[0]]
    assert search(game, 10, seed=1).step(state) in state.legal_actions()
    from open_spiel.python.algorithms import mcts

    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 8, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert Resampling(bot, worlds=2).step(state) in state.legal_actions()


def test_the_games_of_the_shelf_declare_nothing_but_their_miniatures() -> None:
    assert {name for name in ludoteca.games() if ludoteca.make(name).explicit_chance} == {"three_cards"}
    for name in MINIATURES:
        assert ludoteca.make(name, players=2, size="miniature").explicit_chance
