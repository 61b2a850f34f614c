"""RLCard has no Connect Four; its Uno for two, which is as short and as light, runs instead."""

from __future__ import annotations

from copy import deepcopy

import rlcard

from bench.racers.pace import chance, rate, repeated, report

ENV = rlcard.make("uno")


def play(games: int) -> int:
    """Random games, one step at a time."""
    decisions = 0
    for _ in range(games):
        state, _ = ENV.reset()
        while not ENV.is_over():
            legal = list(state["legal_actions"])
            state, _ = ENV.step(legal[int(chance() * len(legal))])
            decisions += 1
    return decisions


if __name__ == "__main__":
    ENV.reset()
    report({"decisions": rate(play), "copies": repeated(lambda: deepcopy(ENV.game))})
