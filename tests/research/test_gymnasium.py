"""Gymnasium's own checker on every game, number of players and main option; vectors of environments too."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

from ludoteca.bots import BotFault, RandomBot
from ludoteca.engine import LudotecaError
from ludoteca.research.gymnasium import SeatEnv, id_of
from tests.proof.cases import Case, cases, main_cases

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_checker_finds_nothing(case: Case) -> None:
    options: dict[str, Any] = dict(case.options)
    check_env(SeatEnv(case.game, **options), skip_render_check=True)


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_it_is_made_by_its_name_and_played_to_the_end(case: Case) -> None:
    env = gymnasium.make(id_of(case.game), **dict(case.options))
    _, info = env.reset(seed=4)
    moves = np.random.default_rng(1)
    over = False
    while not over:
        seen, reward, over, cut, info = env.step(moves.choice(np.flatnonzero(info["action_mask"])))
        assert env.observation_space.contains(seen)
        assert not cut
    assert -1.0 <= float(reward) <= 1.0
    assert not info["action_mask"].any()
    env.reset()


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_it_draws(mode: str) -> None:
    env = gymnasium.make("ludoteca/MarrakHesh-v0", render_mode=mode)
    env.reset(seed=1)
    assert len(env.render()) > 100


def test_the_names_are_those_of_the_shelf() -> None:
    assert id_of("pocket_mars") == "ludoteca/PocketMars-v0"
    assert "ludoteca/MarsNeedsMechanics-v0" in gymnasium.registry


def test_each_other_seat_has_its_bot() -> None:
    env = SeatEnv("marrak_hesh", players=3, seat=1, opponents=["greedy", RandomBot()])
    env.reset(seed=1)
    assert [bot and bot.name for bot in env._seatings[0].bots] == ["greedy", None, "random"]
    for wrong in (["random"], "me", "nobody"):
        with pytest.raises((ValueError, LudotecaError)):
            SeatEnv("marrak_hesh", players=3, opponents=wrong)
    with pytest.raises(ValueError, match="0 to 1"):
        SeatEnv("marrak_hesh", seat=2)


def test_an_illegal_action_ends_the_episode_and_says_why() -> None:
    env = SeatEnv("marrak_hesh")
    env.reset(seed=1)
    assert not env.action_masks()[80]
    _, reward, over, _, info = env.step(80)
    assert (reward, over) == (-1.0, True)
    assert "(R" in info["illegal"]


@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
def test_gymnasiums_vectors_of_it_play(mode: str) -> None:
    envs = gymnasium.make_vec("ludoteca/MarrakHesh-v0", num_envs=3, vectorization_mode=mode)
    seen, info = envs.reset(seed=2)
    ended = 0
    for _ in range(60):
        assert envs.observation_space.contains(seen)
        actions = info["action_mask"].argmax(axis=1)
        seen, _, ends, _, info = envs.step(actions)
        ended += int(ends.sum())
    assert ended > 0


def test_the_batch_plays_what_the_single_environment_plays() -> None:
    batch = gymnasium.make_vec("ludoteca/PocketMars-v0", num_envs=2, vectorization_mode="vector_entry_point", players=2)
    single = gymnasium.make("ludoteca/PocketMars-v0", players=2)
    rows, masks = batch.reset(seed=9)
    seen, info = single.reset(seed=10)
    for _ in range(12):
        assert np.array_equal(rows[1], seen)
        assert np.array_equal(masks["action_mask"][1], info["action_mask"])
        actions = masks["action_mask"].argmax(axis=1)
        seen, _, over, _, info = single.step(actions[1])
        rows, _, ends, _, masks = batch.step(actions)
        assert ends[1] == over


def test_the_batch_tells_what_was_seen_last_as_gymnasiums_own_vectors_do() -> None:
    batch = gymnasium.make_vec("ludoteca/MarrakHesh-v0", num_envs=2, vectorization_mode="vector_entry_point")
    singles = [gymnasium.make("ludoteca/MarrakHesh-v0") for _ in range(2)]
    _, info = batch.reset(seed=4)
    for number, single in enumerate(singles):
        single.reset(seed=4 + number)
    ended = 0
    for _ in range(60):
        actions = info["action_mask"].argmax(axis=1)
        _, _, ends, _, info = batch.step(actions)
        assert ("final_obs" in info) == ends.any()
        for number, single in enumerate(singles):
            seen, _, over, _, _ = single.step(int(actions[number]))
            assert over == ends[number]
            if over:
                assert np.array_equal(info["final_obs"][number], seen)
                assert info["_final_obs"].tolist() == ends.tolist()
                assert not info["final_info"]["action_mask"][number].any()
                single.reset()
                ended += 1
    assert ended


def lowest(observations: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """A policy: the first legal action."""
    first: NDArray[np.int64] = masks.argmax(axis=1)
    return first


@pytest.mark.parametrize("opponents", ["greedy", lowest])
def test_the_seat_changes_from_game_to_game_alone_and_in_a_batch(opponents: Any) -> None:
    chosen: dict[str, Any] = {"players": 3, "opponents": opponents, "seat": "rotate"}
    batch = gymnasium.make_vec("ludoteca/MarrakHesh-v0", num_envs=2, vectorization_mode="vector_entry_point", **chosen)
    singles = [SeatEnv("marrak_hesh", **chosen) for _ in range(2)]
    rows, info = batch.reset(seed=4)
    sitting = [single.reset(seed=4 + number)[1]["seat"] for number, single in enumerate(singles)]
    assert info["seat"].tolist() == sitting == [1, 2]
    seats: list[int] = []
    for _ in range(70):
        actions = info["action_mask"].argmax(axis=1)
        rows, rewards, ends, _, info = batch.step(actions)
        for number, single in enumerate(singles):
            seen, reward, over, _, told = single.step(int(actions[number]))
            assert (float(np.float32(reward)), over) == (rewards[number], ends[number])
            if over:
                went = info["final_info"]["episode"]
                assert np.array_equal(info["final_obs"][number], seen)
                assert went["seat"][number] == told["seat"]
                assert went["opponents"][number].count("") == 1
                assert went["opponents"][number][told["seat"]] == ""
                seats.append(told["seat"])
                seen, told = single.reset()
            assert np.array_equal(rows[number], seen)
            assert info["seat"][number] == told["seat"]
    assert set(seats) == {0, 1, 2}


def test_how_an_episode_went_is_what_gymnasium_itself_counts() -> None:
    made = gymnasium.make_vec("ludoteca/MarrakHesh-v0", num_envs=3, vectorization_mode="vector_entry_point")
    envs = RecordEpisodeStatistics(made)
    _, info = envs.reset(seed=2)
    ended = 0
    for _ in range(70):
        _, _, ends, _, info = envs.step(info["action_mask"].argmax(axis=1))
        if ends.any():
            went = info["final_info"]["episode"]
            assert went["r"].tolist() == info["episode"]["r"].tolist()
            assert went["l"].tolist() == info["episode"]["l"].tolist()
            assert (went["t"][ends] > 0).all()
            ended += 1
    assert ended


def test_what_is_seen_has_names() -> None:
    env = SeatEnv("marrak_hesh")
    seen, _ = env.reset(seed=1)
    assert env.view(seen)["hold"].shape == (2, 16, 14)
    envs = gymnasium.make_vec("ludoteca/MarrakHesh-v0", num_envs=3, vectorization_mode="vector_entry_point")
    rows, _ = envs.reset(seed=1)
    assert envs.unwrapped.view(rows)["docks"].shape == (3, 24, 17)


def test_a_policy_that_chooses_what_is_illegal_is_told_of() -> None:
    env = SeatEnv("marrak_hesh", opponents=lambda observations, masks: np.array([91]), seat=1)
    first = next(seed for seed in range(9) if env.game.start(seed).to_move == 0)
    with pytest.raises(BotFault) as found:
        env.reset(seed=first)
    assert (found.value.kind, found.value.seat) == ("illegal", 0)
    assert found.value.rule
