"""PettingZoo: its Connect Four as `env()` gives it."""

from __future__ import annotations

from copy import deepcopy

import numpy as np
from pettingzoo.classic import connect_four_v3

from bench.racers.pace import chance, rate, repeated, report

ENV = connect_four_v3.env()


def play(games: int) -> int:
    """Random games as PettingZoo's documentation plays them."""
    decisions = 0
    for _ in range(games):
        ENV.reset()
        for _ in ENV.agent_iter():
            seen, _, ended, cut, _ = ENV.last()
            if ended or cut:
                ENV.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            ENV.step(int(legal[int(chance() * len(legal))]))
            decisions += 1
    return decisions


if __name__ == "__main__":
    ENV.reset()
    report({"decisions": rate(play), "copies": repeated(lambda: deepcopy(ENV))})
