"""Any game of the shelf as a Gymnasium environment: one seat learns, bots sit on the others.

Importing this module registers every game: `gymnasium.make("ludoteca/MarrakHesh-v0", opponents="greedy")`.

>>> import gymnasium
>>> import ludoteca.research.gymnasium
>>> env = gymnasium.make("ludoteca/MarrakHesh-v0", players=3, opponents=["random", "greedy"])
>>> observation, info = env.reset(seed=7)
>>> bool(info["action_mask"].any())
True
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.errors import IllegalAction
from ludoteca.engine.game import Game
from ludoteca.engine.shelf import games, make, short_content
from ludoteca.extras import MissingExtra
from ludoteca.research.batch import Batch
from ludoteca.research.drawing import render
from ludoteca.research.lanes import Lane
from ludoteca.research.modes import MODES, MOST_PIXELS, check_mode
from ludoteca.research.names import view
from ludoteca.research.opponents import Opponents, fault_of, others_of, seatings
from ludoteca.research.sight import LARGEST, mask_of

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise MissingExtra("gymnasium") from error

SEEDS = 1 << 31
ILLEGAL = -1.0  # the reward of an illegal action


def spaces_of(game: Game) -> tuple[spaces.Box, spaces.Discrete]:
    """What is seen and what is done in a game."""
    seen = spaces.Box(-LARGEST, LARGEST, (game.observation_length,), np.float32)
    return seen, spaces.Discrete(game.num_actions)


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game against bots.

    The mask of the legal actions is `info["action_mask"]`, and `action_masks()` for those who ask so. The reward comes
    at the end and is the seat's return. An illegal action ends the episode with a reward of -1, and
    `info["illegal"]` says which rule forbids it. With `seat="rotate"` the seat is another one in each game;
    `info["seat"]` says which. An opponent that fails raises `BotFault`, and `reset` comes next. `content` is a patch of
    the game's contents, a mapping or the `Path` of a TOML file; `metadata["content"]` is their hash.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponents: Opponents = "random",
        seat: int | str = 0,
        render_mode: str | None = None,
        render_size: int = MOST_PIXELS,
        content: object = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        self.game = make(game, content=content, **options)
        self.metadata = {**SeatEnv.metadata, "content": short_content(self.game)}
        self.seat = seat
        self.render_mode = render_mode
        self.render_size = render_size  # pixels each way, at most
        self.observation_space, self.action_space = spaces_of(self.game)
        others = others_of(self.game, opponents if opponents is not None else "random")
        assert others is not None
        self._others = others
        self._seatings = seatings(self.game, others.bots, seat)
        self._lane: Lane | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Open a game: that of `game.start(seed)`, or without a seed the next of the same generator."""
        super().reset(seed=seed)
        lane, self._lane = self._lane, None  # an opponent that fails leaves none
        if seed is not None or lane is None:
            lane = Lane(self.game, self._seatings, int(self.np_random.integers(SEEDS)) if seed is None else seed)
        else:
            lane.next_game()
        self._let_policies_play(lane)
        while lane.state.to_move < 0:  # over before the seat was asked anything
            lane.next_game()
            self._let_policies_play(lane)
        self._lane = lane
        return self._seen(lane), self._info(lane)

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Play an action; the bots answer until the seat is asked again."""
        lane = self._lane
        assert lane is not None, "reset() comes before step()"
        state = lane.state
        number = int(action)
        if number not in state.choices:
            return self._seen(lane), ILLEGAL, True, False, self._refused(lane, number)
        self._lane = None
        lane.play(number)
        self._let_policies_play(lane)
        self._lane = lane
        over = state.to_move < 0
        reward = state.returns()[lane.learner] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(lane), reward, over, False, self._info(lane)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, for algorithms that ask for it by this name."""
        assert self._lane is not None, "reset() comes before action_masks()"
        return mask_of(self._lane.state).astype(np.bool_)

    def render(self) -> NDArray[np.uint8] | str | None:
        """The game's own drawing, as `render_mode` says."""
        assert self._lane is not None, "reset() comes before render()"
        return render(self._lane.state, self.render_mode, self.render_size)

    def view(self, observation: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """An observation by name: `env.view(observation)["hold"]`."""
        return view(self.game, observation)

    def _let_policies_play(self, lane: Lane) -> None:
        """Ask the policies on other seats until the seat is asked, or the game is over."""
        while 0 <= lane.state.to_move != lane.learner:
            policy = self._others.policy_at(lane.state.to_move, lane.learner)
            assert policy is not None
            seen = lane.state.observation(lane.state.to_move)
            mask = mask_of(lane.state).astype(np.bool_)
            action = int(policy(seen[np.newaxis], mask[np.newaxis])[0])
            reason = lane.state.why_illegal(action)
            if reason is not None:
                raise fault_of(policy, lane.state.to_move, action, reason)
            lane.play(action)

    def _seen(self, lane: Lane) -> NDArray[np.float32]:
        return lane.state.observation(lane.learner)

    def _info(self, lane: Lane) -> dict[str, Any]:
        return {"action_mask": mask_of(lane.state), "seat": lane.learner}

    def _refused(self, lane: Lane, action: int) -> dict[str, Any]:
        reason = lane.state.why_illegal(action)
        assert reason is not None
        return {**self._info(lane), "illegal": str(IllegalAction(reason))}


class BatchEnv(VectorEnv):  # type: ignore[misc]
    """Gymnasium's vector interface over a `Batch`; a game that has ended is replaced in the same step.

    What was seen at its end is `info["final_obs"]`, where `info["_final_obs"]` is True; `info["final_info"]["episode"]`
    says how it went: its return `r`, its length `l` in decisions, the seconds `t` that it took, the `seat`, and who sat
    on the others, `opponents`. `info["seat"]` has the seats of the games that are being played.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Opponents = "random",
        seat: int | str = 0,
        workers: int = 1,
        content: object = None,
        **options: Any,
    ) -> None:
        others = opponents if opponents is not None else "random"
        self.batch = Batch(game, num_envs, 0, others, seat, workers, content=content, **options)
        self.metadata = {**BatchEnv.metadata, "content": short_content(self.batch.game)}
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(self.batch.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)
        self._begun = np.full(num_envs, perf_counter())

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Open all games; the one at place i as the single environment would with the seed that is i higher."""
        super().reset(seed=seed)
        observations, masks = self.batch.reset(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        self._begun.fill(perf_counter())
        return observations.copy(), {"action_mask": masks.copy(), "seat": self.batch.learners.copy()}

    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play an action in each game."""
        observations, masks, rewards, ends = self.batch.step(actions)
        info: dict[str, Any] = {}
        now = perf_counter()
        for episode in self.batch.episodes:
            number = episode.number
            went = {
                "r": float(rewards[number]),
                "l": episode.length,
                "t": round(now - self._begun[number], 6),
                "seat": episode.seat,
                "opponents": episode.opponents,
            }
            over = {"action_mask": np.zeros(self.batch.game.num_actions, np.bool_), "episode": went}
            info = self._add_info(info, {"final_obs": self.batch.last_seen[number], "final_info": over}, number)
            self._begun[number] = now
        info["action_mask"] = masks.copy()
        info["seat"] = self.batch.learners.copy()
        return observations.copy(), rewards.astype(np.float64), ends.copy(), self._never.copy(), info

    def view(self, observations: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """Observations by name, the games in rows: `envs.view(observations)["hold"]`."""
        return view(self.batch.game, observations)

    def close_extras(self, **kwargs: Any) -> None:
        """Let the workers go."""
        self.batch.close()


def id_of(game: str) -> str:
    """The name of a game's environment: `ludoteca/PocketMars-v0`."""
    return f"ludoteca/{''.join(part.capitalize() for part in game.split('_'))}-v0"


def register() -> None:
    """Make every game of the shelf known to `gymnasium.make` and `gymnasium.make_vec`."""
    for game in games():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point=SeatEnv,
                vector_entry_point=BatchEnv,
                kwargs={"game": game},
            )


register()
