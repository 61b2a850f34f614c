"""The batch as a vector environment of Stable-Baselines3, for its algorithms and for MaskablePPO of sb3-contrib."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.game import Game
from ludoteca.extras import MissingExtra
from ludoteca.research.batch import Batch
from ludoteca.research.gymnasium import spaces_of
from ludoteca.research.names import view
from ludoteca.research.opponents import Opponents

try:
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as error:
    raise MissingExtra("stable_baselines3", "train") from error


class BatchVecEnv(VecEnv):  # type: ignore[misc]
    """Many games against bots or policies, on one seat or on each in turn; masks are asked for as MaskablePPO does.

    A game is made, or named with `content` and options, as for a `Batch`.
    """

    def __init__(
        self,
        game: Game | str,
        size: int,
        opponents: Opponents = "random",
        seat: int | str = 0,
        seed: int = 0,
        workers: int = 1,
        *,
        content: object = None,
        **options: object,
    ) -> None:
        others = opponents if opponents is not None else "random"
        self.batch = Batch(game, size, seed, others, seat, workers, content=content, **options)
        self._first_seed = seed
        self._begun = time.time()
        self._chosen: NDArray[np.integer] = np.zeros(size, np.int64)
        super().__init__(size, *spaces_of(self.batch.game))

    def reset(self) -> NDArray[np.float32]:
        """Open all games."""
        return self.batch.reset(self._first_seed)[0].copy()

    def step_async(self, actions: NDArray[np.integer]) -> None:
        """Remember what is to be played."""
        self._chosen = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Play it; a game that has ended is already followed by the next, and its info says how it ended.

        `episode` is what SB3 logs of it: its return, its length in decisions, and the seconds since the beginning; and
        on which seat it was played, and against whom.
        """
        observations, _, rewards, ends = self.batch.step(self._chosen)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        passed = round(time.time() - self._begun, 6)
        for episode in self.batch.episodes:
            number = episode.number
            went = {"r": float(rewards[number]), "l": episode.length, "t": passed}
            infos[number] = {
                "terminal_observation": self.batch.last_seen[number],
                "episode": {**went, "seat": episode.seat, "opponents": episode.opponents},
            }
        return observations.copy(), rewards.copy(), ends.copy(), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal in each game."""
        return self.batch.masks.copy()

    def view(self, observations: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """Observations by name, the games in rows: `envs.view(observations)["hold"]`."""
        return view(self.batch.game, observations)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """The one method that is asked of each game: its mask."""
        if method_name != "action_masks":
            raise AttributeError(f"the games of a batch have no method {method_name}")
        return list(self.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        """Whether each game has that: its mask, and nothing else."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What all games share."""
        if attr_name == "render_mode":
            return [None] * self.num_envs
        raise AttributeError(f"the games of a batch have no {attr_name}")

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """The games of a batch cannot be changed one by one."""
        raise AttributeError(f"the games of a batch have no {attr_name} to set")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """No game is wrapped."""
        return [False] * self.num_envs

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """The seeds of the next reset."""
        self._first_seed = self._first_seed if seed is None else seed
        return [self._first_seed + number for number in range(self.num_envs)]

    def close(self) -> None:
        """Let the workers go."""
        self.batch.close()
