"""A bot of which it is known how far thinking pays: it sees what is best as often as its thought is of sixteen."""

from __future__ import annotations

from typing import cast

from ludoteca.bots import Bot
from ludoteca.engine import Dice, State
from tests.lab.stall import StallState

ENOUGH = 16


class Climber(Bot):
    """Takes the dearest card of the stall, or any."""

    def __init__(self, thought: int) -> None:
        super().__init__("climber")
        self.thought = thought

    def choose(self, world: State, seed: int) -> int:
        stall = cast(StallState, world).stall
        dice = Dice.seeded(seed)
        if dice.below(ENOUGH) < self.thought:
            return max(world.choices, key=lambda place: world.game.terms[stall[place]])
        return dice.choice(world.choices)
