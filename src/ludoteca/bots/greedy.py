"""The bot that looks one decision ahead and takes what its strategy values most."""

from __future__ import annotations

from ludoteca.bots.base import Bot, fresh_seed
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.engine.strategy import Strategy

WORLDS = 8
"""In how many imagined worlds it tries each action when something is hidden or left to chance."""


class GreedyBot(Bot):
    """One decision deep; ties are broken at random."""

    def __init__(self, strategy: Strategy, slips: float = 0.0) -> None:
        super().__init__("greedy")
        self.strategy = strategy
        self.slips = slips  # how often it plays anything instead

    def choose(self, world: State, seed: int) -> int:
        """The action after which the position looks best on average."""
        dice = Dice.seeded(seed)
        if self.slips > 0.0 and dice.unit() < self.slips:
            return dice.choice(world.choices)
        seat = world.to_move
        values = [0.0] * len(world.choices)
        for _ in range(WORLDS if world.game.hides and self.strategy.in_doubt(world) else 1):
            start = world.redeal(seat, fresh_seed(dice))
            for number in range(len(world.choices)):
                after = start.clone()
                after.advance(world.choices[number])
                values[number] += self.strategy.heuristic(after, seat)
        best = max(values)
        return dice.choice([world.choices[i] for i in range(len(values)) if values[i] >= best])
