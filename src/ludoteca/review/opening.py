"""Chances with open cards: what becomes of a position if everything counts that some seat knows.

What nobody knows is dealt anew again and again (`State.unfold`), and each time the strategy's own playout says how it
ends. That is for the graph, and for luck: it is never shown to a seat while the game goes on.
"""

from __future__ import annotations

from math import inf, sqrt
from time import perf_counter
from typing import Final

from ludoteca.bots.base import fresh_seed
from ludoteca.bots.evaluator import Playout
from ludoteca.bots.outlook import chance_of, deviation, mean, won_of
from ludoteca.bots.tree import Node, Tree
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.review.budget import Budget
from ludoteca.review.pieces import Opened
from ludoteca.review.scales import scaled, settings_of

SHARE: Final = 0.25  # of the simulations of a decision
FEWEST: Final = 40


def opened(state: State, budget: Budget, seed: int) -> Opened:
    """The chance of every seat with open cards, for a part of what a decision may cost."""
    game = state.game
    if state.is_over:
        return Opened(won_of(state), 0.0)
    seen = raw(state, max(FEWEST, round(SHARE * budget.simulations)), seed, SHARE * budget.seconds)
    seats = range(game.players)
    chances = scaled(game, [mean([chances[seat] for chances in seen]) for seat in seats])
    error = max(deviation([chances[seat] for chances in seen]) for seat in seats) / sqrt(len(seen))
    return Opened(chances, error)


def raw(state: State, playouts: int, seed: int, seconds: float = 0.0) -> list[tuple[float, ...]]:
    """What so many playouts say, each from a position that was dealt anew; not yet set right.

    With seconds they end then, but for the fewest.
    """
    deadline = perf_counter() + seconds if seconds else inf
    game, dice = state.game, Dice.seeded(seed)
    strategy = game.strategy()
    tree = Tree(Node(-1, 1.0), strategy, Playout(strategy), dice, settings_of(game))
    found: list[tuple[float, ...]] = []
    for _ in range(playouts):
        returns = tree.played_out(state.unfold(fresh_seed(dice)))[0]
        found.append(tuple([chance_of(game, value) for value in returns]))
        if len(found) >= FEWEST and perf_counter() >= deadline:
            break
    return found
