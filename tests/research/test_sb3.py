"""The batch as Stable-Baselines3 sees it: it logs how long games took and how they ended."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.research.sb3 import BatchVecEnv


def test_the_info_of_a_game_that_has_ended_says_how() -> None:
    envs = BatchVecEnv(ludoteca.make("marrak_hesh"), 3, seed=2)
    envs.reset()
    steps = [0, 0, 0]
    ended = 0
    for _ in range(80):
        seen, rewards, ends, infos = envs.step(envs.action_masks().argmax(axis=1))
        for number, info in enumerate(infos):
            steps[number] += 1
            if not ends[number]:
                assert info == {}
                continue
            assert (info["episode"]["r"], info["episode"]["l"]) == (rewards[number], steps[number])
            assert info["episode"]["t"] >= 0
            assert (info["episode"]["seat"], info["episode"]["opponents"]) == (0, ("", "random"))
            assert info["terminal_observation"].shape == seen[number].shape
            assert not np.array_equal(info["terminal_observation"], seen[number]), "the next game has begun"
            steps[number] = 0
            ended += 1
    assert ended


def test_a_learner_plays_every_seat_against_its_frozen_self() -> None:
    """What a trainer does: the policy of before on the other seats, the learner on each in turn."""

    def frozen(observations: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        first: NDArray[np.int64] = masks.argmax(axis=1)
        return first

    envs = BatchVecEnv(ludoteca.make("marrak_hesh", players=3), 4, frozen, seat="rotate", seed=2)
    seen = envs.reset()
    assert envs.view(seen)["hold"].shape == (4, 3, 12, 14)
    met: set[tuple[int, tuple[str, ...]]] = set()
    for _ in range(80):
        _, _, ends, infos = envs.step(envs.action_masks().argmax(axis=1))
        assert [bool(info) for info in infos] == ends.tolist()
        met |= {(info["episode"]["seat"], info["episode"]["opponents"]) for info in infos if info}
    assert met == {(0, ("", "frozen", "frozen")), (1, ("frozen", "", "frozen")), (2, ("frozen", "frozen", ""))}
