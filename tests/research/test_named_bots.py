"""A stranger's bot by its name in every face of the research world; one that fails is an error, never an episode."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import BotFault, SeatError, add, bot_for
from ludoteca.lab import play_one
from ludoteca.research.batch import Batch
from tests.stranger import PACKAGE, Stranger

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo's, of observations with a mask

GAME = "marrak_hesh"


def seen(batch: Batch, steps: int) -> list[object]:
    """What so many random steps show."""
    found: list[object] = []
    for _ in range(steps):
        observations, masks, rewards, ends = batch.step(batch.sample())
        found += [observations.copy(), masks.copy(), rewards.copy(), ends.copy()]
    return found


def until_it_fails(step: Callable[[], object]) -> BotFault:
    """How the bot fails, once the learner has had its turn."""
    for _ in range(9):
        try:
            step()
        except BotFault as fault:
            return fault
    raise AssertionError("it did not fail")


def test_a_batch_plays_against_it_with_any_number_of_workers(stranger: Stranger) -> None:
    add("added", f"{PACKAGE}:First")
    game = ludoteca.make(GAME, players=3)
    one, two = (Batch(game, 4, 7, [stranger.weighted, "added"], workers=workers) for workers in (1, 2))
    for left, right in zip(seen(one, 30), seen(two, 30), strict=True):
        assert np.array_equal(left, right)  # type: ignore[arg-type]
    one.close()
    two.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_stops_a_batch_until_it_is_reset(stranger: Stranger, workers: int) -> None:
    game = ludoteca.make(GAME, first_player="seat_0")
    batch = Batch(game, 2, 7, "raises", workers=workers)
    fault = until_it_fails(lambda: batch.step(batch.sample()))
    assert (fault.kind, fault.seat, fault.bot) == ("raised", 1, "raises")
    assert "ZeroDivisionError" in str(fault)
    with pytest.raises(RuntimeError, match="reset"):
        batch.step(np.zeros(2, np.int64))
    batch.reset(7)
    assert until_it_fails(lambda: batch.step(batch.sample())).kind == "raised"
    batch.close()


def test_a_name_that_is_no_bot_is_refused(stranger: Stranger) -> None:
    game = ludoteca.make(GAME)
    with pytest.raises(SeatError, match="Did you mean weighted"):
        Batch(game, 2, 7, "weigthed")
    with pytest.raises(SeatError, match="does not play automobiles"):
        Batch(ludoteca.make("automobiles"), 2, 7, stranger.weighted)
    with pytest.raises(ValueError, match="'me' is no bot"):
        Batch(game, 2, 7, "me")


def test_gymnasium_plays_against_it(stranger: Stranger) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    import ludoteca.research.gymnasium

    env = gymnasium.make("ludoteca/MarrakHesh-v0", opponents=stranger.weighted)
    _, info = env.reset(seed=5)
    over, steps = False, 0
    while not over:
        _, reward, over, _, info = env.step(int(np.argmax(info["action_mask"])))
        steps += 1
    assert steps > 5
    game = ludoteca.make(GAME)
    first, weighted = bot_for("first", game), bot_for(stranger.weighted, game)
    assert first is not None and weighted is not None
    assert reward == play_one(game, [first, weighted], 5).returns[0], "the same game as in the lab"


def test_gymnasium_raises_where_it_fails_and_goes_on_after_reset(stranger: Stranger) -> None:
    pytest.importorskip("gymnasium")
    from ludoteca.research.gymnasium import SeatEnv

    env = SeatEnv(GAME, opponents="cheats", first_player="seat_0")
    _, info = env.reset(seed=5)
    fault = until_it_fails(lambda: env.step(int(np.argmax(env.action_masks()))))
    assert fault.kind == "illegal" and fault.rule
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    _, again = env.reset(seed=5)
    assert np.array_equal(info["action_mask"], again["action_mask"])


def test_pettingzoo_plays_against_it(stranger: Stranger) -> None:
    pytest.importorskip("pettingzoo")
    from ludoteca.research import pettingzoo

    env = pettingzoo.env(GAME, players=3, opponents={"player_1": stranger.weighted, "player_2": "first"})
    env.reset(seed=5)
    assert env.possible_agents == env.agents == ["player_0"]
    half = env.clone()
    while not env.terminations["player_0"]:
        env.step(int(np.argmax(env.observe("player_0")["action_mask"])))
    game = ludoteca.make(GAME, players=3)
    bots = [bot_for(name, game) for name in ("first", stranger.weighted, "first")]
    played = play_one(game, [bot for bot in bots if bot is not None], 5)
    assert env.rewards == {"player_0": played.returns[0]}, "the same game as in the lab"
    assert len(env._actions) == played.decisions and env.state_at(played.decisions).is_over
    while not half.terminations["player_0"]:
        half.step(int(np.argmax(half.observe("player_0")["action_mask"])))
    assert half._actions == env._actions


def test_pettingzoo_between_agents_that_are_not_side_by_side(stranger: Stranger) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from ludoteca.research import pettingzoo

    env = pettingzoo.env(GAME, players=3, opponents={"player_1": "first"})
    assert env.possible_agents == ["player_0", "player_2"]
    api_test(env, num_cycles=60)
    with pytest.raises(ValueError, match="there is no seat 'player_7'"):
        pettingzoo.env(GAME, opponents={"player_7": "first"})
    with pytest.raises(ValueError, match="leave at least one"):
        pettingzoo.env(GAME, opponents={"player_0": "first", "player_1": "first"})


def test_pettingzoo_raises_where_it_fails(stranger: Stranger) -> None:
    pytest.importorskip("pettingzoo")
    from ludoteca.research import pettingzoo

    env = pettingzoo.env(GAME, opponents={"player_1": "mumbles"}, first_player="seat_0")
    env.reset(seed=5)
    fault = until_it_fails(lambda: env.step(int(np.argmax(env.observe("player_0")["action_mask"]))))
    assert "said None" in str(fault)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_openspiel_plays_against_it(stranger: Stranger) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from ludoteca.research import openspiel

    game = openspiel.load(GAME, rng_seed=3, first_player="seat_0")
    bots = [openspiel.NamedBot(game, name, seed=4) for name in (stranger.weighted, "random")]
    returns = [pyspiel.evaluate_bots(openspiel.load(GAME, rng_seed=3).new_initial_state(), bots, 9) for _ in range(2)]
    assert returns[0] == returns[1] and sum(returns[0]) == 0.0
    state = game.new_initial_state()
    with pytest.raises(ValueError, match="chance"):
        bots[0].step(state)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(BotFault):
        openspiel.NamedBot(game, "raises").step(state)
