"""`make bench-evaluators`: leaves that an outsider's network judges a second, one row at a time and many at once.

The network has 96 and 32 units, in plain NumPy; it is asked inside real searches in Marrak Hesh 17 with two players, on
one core. The ways take turns, five times, in one process; the best and the median are shown, in CPU seconds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

import ludoteca
from ludoteca.bots import Network, SearchBot, by_seat, observations, softmax
from ludoteca.bots.evaluator import Judgement
from ludoteca.engine import Game, State, Strategy

ROUNDS = 5
LEAST_SECONDS = 0.5
HERE = "--here"  # in the process that measures
ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"), "1")
WIDTHS = (1, 8, 32, 128)
SIDE_BY_SIDE = ((16, 4), (64, 1))


class Net(Network):
    """Weights drawn by chance: what it says does not matter here."""

    def __init__(self, game: Game) -> None:
        chance = np.random.default_rng(1)
        sizes = [(game.observation_length, 96), (96, 32), (32, game.players), (32, game.num_actions)]
        self.layers = [chance.standard_normal(size, dtype=np.float32) / np.float32(size[0]) ** 0.5 for size in sizes]
        self.leaves = 0  # that it has judged

    def evaluate(self, positions: list[State]) -> Judgement:
        """As any network does."""
        self.leaves += len(positions)
        return super().evaluate(positions)

    def forward(self, rows: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Two layers and two heads."""
        first, second, value, policy = self.layers
        hidden = np.maximum(np.maximum(rows @ first, 0) @ second, 0)
        return np.tanh(hidden @ value), hidden @ policy


class Alone(Strategy):
    """The network as a strategy, which is the only way without an evaluator: a row whenever something is asked."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def horizon(self) -> int:
        """A leaf is judged after one more decision."""
        return 1

    def priors(self, state: State) -> list[float]:
        """How promising the network finds each choice."""
        return softmax([state], self.net.forward(observations([state]))[1])[0]

    def values(self, state: State) -> list[float]:
        """What it expects."""
        self.net.leaves += 1
        return by_seat([state], self.net.forward(observations([state]))[0])[0]


def rate(net: Net, work: Callable[[int], object]) -> float:
    """Leaves a CPU second, over as many positions as take long enough."""
    net.leaves = 0
    number = 0
    start = process_time()
    while process_time() - start < LEAST_SECONDS:
        work(number)
        number += 1
    return net.leaves / (process_time() - start)


def opening(game: Game, seed: int) -> State:
    """What the seat that begins knows of a deal."""
    state = game.start(seed)
    return state.redeal(state.to_move, seed)


def think(bot: SearchBot, game: Game, games: int, seed: int) -> None:
    """So many positions, side by side."""
    bot.think_all([opening(game, seed + number) for number in range(games)], list(range(games)))


def ways(game: Game, net: Net) -> dict[str, Callable[[int], object]]:
    """How the network is asked, and a search that does it."""
    found = {"as a strategy, one row at a time": partial(think, SearchBot(Alone(net), 400), game, 1)}
    for width in WIDTHS:
        rows = "one row at a time" if width == 1 else f"{width} rows"
        bot = SearchBot(game.strategy(), 1600, evaluator=net, batch=width)
        found[f"one search, {rows}"] = partial(think, bot, game, 1)
    for games, width in SIDE_BY_SIDE:
        bot = SearchBot(game.strategy(), 200, evaluator=net, batch=width)
        found[f"{games} searches side by side, {width} each"] = partial(think, bot, game, games)
    return dict(found)


def measure() -> None:
    """Measure and print the table."""
    game = ludoteca.make("marrak_hesh", players=2)
    net = Net(game)
    tried = ways(game, net)
    rates: dict[str, list[float]] = {name: [] for name in tried}
    for _ in range(ROUNDS):
        for name, work in tried.items():
            rates[name].append(rate(net, work))
    form = "compiled" if ludoteca.is_compiled() else "interpreted"
    inputs = game.observation_length
    table = Table(title=f"{form}, {inputs} inputs, leaves judged per CPU-second on one core; best (median) of {ROUNDS}")
    for heading in ("how it is asked", "leaves", "ratio of the best"):
        table.add_column(heading, justify="left" if heading.startswith("how") else "right")
    single = max(next(iter(rates.values())))
    for name, found in rates.items():
        table.add_row(name, f"{max(found):,.0f} ({median(found):,.0f})", f"{max(found) / single:.1f}x")
    Console(width=110).print(table)


def main() -> None:
    """Measure in a process whose NumPy uses a single thread."""
    if HERE in sys.argv:
        measure()
        return
    command = [sys.executable, "-m", "bench.evaluators", HERE]
    subprocess.run(command, env={**os.environ, **ONE_THREAD}, cwd=Path(__file__).parents[1], check=True)


if __name__ == "__main__":
    main()
