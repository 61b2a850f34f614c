"""OpenSpiel: its C++ Connect Four, driven from Python."""

from __future__ import annotations

import pyspiel

from bench.racers.pace import chance, rate, repeated, report

GAME = pyspiel.load_game("connect_four")


def play(games: int) -> int:
    """Random games, one call at a time."""
    decisions = 0
    for _ in range(games):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
            decisions += 1
    return decisions


if __name__ == "__main__":
    report({"decisions": rate(play), "copies": repeated(GAME.new_initial_state().clone)})
