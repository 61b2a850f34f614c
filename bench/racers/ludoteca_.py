"""Ludoteca: Connect Four and the games of the shelf through the contract, and the batch beside the single one."""

from __future__ import annotations

from functools import partial

import gymnasium
import numpy as np

import ludoteca
from bench.racers.pace import chance, rate, repeated, report
from ludoteca.engine import shelf
from ludoteca.engine.game import Game
from ludoteca.research import pettingzoo
from ludoteca.research.batch import Batch
from ludoteca.research.gymnasium import id_of

PLAYERS = {"marrak_hesh": 2, "mars_needs_mechanics": 3, "pocket_mars": 3, "automobiles": 4, "martians": 4}
BATCH = 256
MANY = (256, 1_024, 4_096)  # boards of Connect Four at once, as pgx and EnvPool have them


def play(game: Game, games: int) -> int:
    """Random games, one call at a time."""
    decisions = 0
    for seed in range(games):
        state = game.start(seed)
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[int(chance() * len(legal))])
            decisions += 1
    return decisions


def single(name: str, players: int, games: int) -> int:
    """Random episodes of the Gymnasium environment against random bots; how many steps."""
    env = gymnasium.make(id_of(name), players=players)
    steps = 0
    for seed in range(games):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(legal[int(chance() * len(legal))])
            steps += 1
    return steps


def every_seat(name: str, players: int, games: int) -> int:
    """Random games in which every seat is an agent, in PettingZoo's environment; how many steps."""
    env = pettingzoo.env(name, players=players)
    steps = 0
    for seed in range(games):
        env.reset(seed=seed)
        while True:
            seen, _, over, _, _ = env.last()
            if over:
                break
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(chance() * len(legal))]))
            steps += 1
    return steps


def batched(name: str, players: int, opponents: str | None, rounds: int) -> int:
    """The same in the batch."""
    return stepped(Batch(ludoteca.make(name, players=players), BATCH, opponents=opponents), rounds)


def stepped(batch: Batch, rounds: int) -> int:
    """Random steps of a batch; how many."""
    for _ in range(rounds):
        batch.step(batch.sample())
    return rounds * batch.size


def main() -> None:
    """Measure everything."""
    if not ludoteca.is_compiled():
        raise SystemExit("this is the interpreted form; the race is for the compiled one")
    names = ludoteca.games()
    shelf.add("connect_four", "connect_four:ConnectFour")
    game = ludoteca.make("connect_four")
    state = game.start(1)
    measured = {"decisions": rate(partial(play, game)), "copies": repeated(state.clone)}
    for size in MANY:
        measured[f"batch {size}"] = rate(partial(stepped, Batch(game, size)))
    for name in names:
        players = PLAYERS.get(name, 2)
        made = ludoteca.make(name, players=players)
        measured[f"decisions {name}"] = rate(partial(play, made))
        measured[f"copies {name}"] = repeated(made.start(1).clone)
        measured[f"single {name}"] = rate(partial(single, name, players))
        measured[f"batch of single {name}"] = rate(partial(batched, name, players, "random"))
        measured[f"agents {name}"] = rate(partial(every_seat, name, players))
        measured[f"batch of agents {name}"] = rate(partial(batched, name, players, None))
    report(measured)


if __name__ == "__main__":
    main()
