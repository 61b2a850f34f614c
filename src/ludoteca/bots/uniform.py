"""The bot that plays anything: the measure of every other bot."""

from __future__ import annotations

from ludoteca.bots.base import Bot, one_of
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game, State


class RandomBot(Bot):
    """Each legal action is as likely as any other."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, world: State, seed: int) -> int:
        """Any legal action."""
        return one_of(world.choices, seed)


def play_out(state: State, dice: Dice) -> int:
    """Play at random to the end; how many decisions it took."""
    decisions = 0
    while state.to_move >= 0:
        state.advance(dice.choice(state.choices))
        decisions += 1
    return decisions


def play_many(game: Game, games: int, seed: int) -> int:
    """Play that many games at random; how many decisions they took in all."""
    dice = Dice.seeded(seed)
    decisions = 0
    for number in range(games):
        decisions += play_out(game.start(seed + number), dice)
    return decisions
