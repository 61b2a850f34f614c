"""What every bot is, and the only way to ask one: with a position that it cannot peek behind."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State, check_class

WORLD_SEEDS = 1 << 31


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses an action for whoever is to move."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __init_subclass__(cls) -> None:
        check_class(cls, ("name",))

    @abstractmethod
    def choose(self, world: State, seed: int) -> int:
        """The action for the seat to move; the same world knowledge and seed give the same choice."""


def ask(bot: Bot, state: State, seed: int) -> int:
    """What the bot does here. It is shown a redealt position, never the table's own."""
    return bot.choose(state.redeal(state.to_move, seed), seed)


def fresh_seed(dice: Dice) -> int:
    """A seed for an imagined world."""
    return dice.below(WORLD_SEEDS)
