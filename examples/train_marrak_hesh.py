"""Train an agent on Marrak Hesh 17 with MaskablePPO, on the CPU, in a few minutes.

pip install "ludoteca[train]"
python examples/train_marrak_hesh.py --steps 480000 --plot docs/learning_curve.svg
python examples/train_marrak_hesh.py --against self    # from either seat in turn, against what it was a while ago
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO

import ludoteca
from ludoteca.research.batch import Batch
from ludoteca.research.sb3 import BatchVecEnv
from ludoteca.screen import tag

RULES = {"tie_break": "chain"}  # every game has a single winner, so that wins are plain to count
GAMES_AT_ONCE = 64
SELF = "self"
STEPS_BETWEEN_LOOKS = 64  # for each game, before the agent learns from them

Point = tuple[int, float, float]  # steps, seconds, share of games won


class Table(BatchVecEnv):
    """Games in which taking the lead is rewarded at once, and paid back at the end: what is best stays the same."""

    def reset(self) -> NDArray[np.float32]:
        """Open all games."""
        seen = super().reset()
        self._lead = self._leads()
        return seen

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Play, and add how the lead has changed; at the end it counts no more."""
        seen, rewards, ends, infos = super().step_wait()
        before, self._lead = self._lead, self._leads()
        return seen, rewards + np.where(ends, np.float32(0.0), self._lead) - before, ends, infos

    def _leads(self) -> NDArray[np.float32]:
        """By how much the agent is ahead, a tenth for each point."""
        scores = self.batch.scores()
        own = np.take_along_axis(scores, self.batch.learners[:, np.newaxis].astype(np.int64), axis=1)[:, 0]
        lead: NDArray[np.float32] = ((2 * own - scores.sum(axis=1)) / 10).astype(np.float32)
        return lead


class Former:
    """The agent as it was a while ago, for the other seat; at first it plays at random."""

    def __init__(self, seed: int) -> None:
        self._policy: Any = None
        self._chance = np.random.default_rng(seed)

    def __call__(self, observations: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.integer]:
        """An action in each of some games."""
        if self._policy is None:
            drawn: NDArray[np.int64] = (self._chance.random(masks.shape) * masks).argmax(axis=1)
            return drawn
        actions: NDArray[np.int64] = self._policy.predict(observations, action_masks=masks)[0]
        return actions

    def become(self, agent: Any) -> None:
        """From now on play like the agent does now."""
        if self._policy is None:
            self._policy = type(agent.policy)(**agent.policy._get_constructor_parameters())
            self._policy.set_training_mode(False)
        self._policy.load_state_dict(agent.policy.state_dict())


def agent_for(table: Table, seed: int) -> Any:
    """An untrained agent."""
    torch.set_num_threads(1)
    return MaskablePPO(
        "MlpPolicy",
        table,
        n_steps=STEPS_BETWEEN_LOOKS,
        batch_size=512,
        n_epochs=6,
        learning_rate=1e-3,
        gamma=1.0,
        gae_lambda=0.6,  # the lead tells at once what a move was worth
        ent_coef=0.002,
        policy_kwargs={"net_arch": [256, 128], "activation_fn": torch.nn.ReLU},
        seed=seed,
        device="cpu",
    )


def share_won(agent: Any, games: int, seed: int) -> float:
    """How many of so many new games against `random` the agent wins, from either seat."""
    won = 0
    for seat in range(2):
        batch = Batch(ludoteca.make("marrak_hesh", **RULES), games // 2, seed=seed, opponents="random", seat=seat)
        running = np.ones(batch.size, np.bool_)
        while running.any():
            actions, _ = agent.predict(batch.observations, action_masks=batch.masks, deterministic=True)
            _, _, rewards, ends = batch.step(actions)
            won += int((rewards[ends & running] > 0).sum())
            running &= ~ends
    return won / (games // 2 * 2)


def train(
    steps: int, looks: int, games: int, seed: int, tell: Callable[[Point], None], against: str = "random"
) -> tuple[Any, list[Point]]:
    """Train for so many steps; `tell` hears how it goes against `random` at each of so many looks.

    Against `self` the agent plays on either seat in turn, and the other is played by what it was at the last look.
    """
    game = ludoteca.make("marrak_hesh", **RULES)
    former = Former(seed)
    opponent, seat = (former, "rotate") if against == SELF else (against, 0)
    agent = agent_for(Table(game, GAMES_AT_ONCE, opponent, seat, seed), seed)
    curve: list[Point] = []
    start = perf_counter()
    for look in range(looks + 1):
        if look:
            agent.learn(steps // looks, reset_num_timesteps=False)
        former.become(agent)
        curve.append((agent.num_timesteps, perf_counter() - start, share_won(agent, games, seed + 1_000_000)))
        tell(curve[-1])
    return agent, curve


def plot(curve: list[Point]) -> str:
    """The learning curve as SVG."""
    most = max(steps for steps, _, _ in curve) or 1
    spots = [(60 + 620 * steps / most, 280 - 250 * share) for steps, _, share in curve]
    parts = [tag("rect", {"width": 700, "height": 330, "fill": "#fffdf8"})]
    for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        y = 280 - 250 * share
        colour = "#b4472f" if share == 0.8 else "#d9d0bf"
        parts.append(tag("line", {"x1": 60, "x2": 680, "y1": y, "y2": y, "stroke": colour}))
        parts.append(tag("text", {"x": 50, "y": y + 5, "text-anchor": "end"}, f"{share:.0%}"))
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    parts.append(tag("polyline", {"points": line, "fill": "none", "stroke": "#2a6f97", "stroke-width": 3}))
    parts += [tag("circle", {"cx": x, "cy": y, "r": 4, "fill": "#2a6f97"}) for x, y in spots]
    minutes = curve[-1][1] / 60
    words = f"games won against random, by steps: 0 to {most:,} in {minutes:.1f} minutes on one core"
    parts.append(tag("text", {"x": 370, "y": 315, "text-anchor": "middle"}, words))
    frame = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 700 330"}
    return tag("svg", {**frame, "font-family": "sans-serif", "font-size": "14", "fill": "#23283b"}, *parts)


def main() -> None:
    """Train, and write down how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=480_000)
    parser.add_argument("--looks", type=int, default=12, help="how often the agent is examined on the way")
    parser.add_argument("--games", type=int, default=1000, help="games of an examination")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="random", help="a bot by name, or self: what it was at the last look")
    parser.add_argument("--plot", type=Path, help="write the learning curve here, as SVG")
    parser.add_argument("--save", type=Path, help="write the agent here")
    chosen = parser.parse_args()

    def tell(point: Point) -> None:
        print(f"{point[0]:>9,} steps, {point[1]:6.0f} s: wins {point[2]:.1%}", flush=True)

    agent, curve = train(chosen.steps, chosen.looks, chosen.games, chosen.seed, tell, chosen.against)
    if chosen.plot:
        chosen.plot.write_text(plot(curve), encoding="utf-8")
    if chosen.save:
        agent.save(chosen.save)


if __name__ == "__main__":
    main()
