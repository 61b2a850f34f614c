"""The batch as Stable-Baselines3 sees it: it logs how long games took and how they ended."""

from __future__ import annotations

import numpy as np

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
            assert info["terminal_observation"].shape == seen[number].shape
            assert not np.array_equal(info["terminal_observation"], seen[number]), "the next game has begun"
            steps[number] = 0
            ended += 1
    assert ended
