"""Beliefs: which of the worlds that a seat imagines are likelier, by what the others have chosen.

A redeal makes every deal that agrees with what the seat knows equally likely. A belief weighs such worlds: whoever
holds this would hardly have done that. A search then imagines the likelier ones more often.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.bots.base import fresh_seed
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.engine.strategy import Strategy

CANDIDATES: Final = 64  # worlds that are weighed together
TAKEN: Final = 16  # of which so many are searched


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """Says how likely imagined worlds are. This one believes nothing: each is as likely as any other."""

    def weigh(self, worlds: list[State], seat: int) -> list[float]:
        """A weight for each world that `seat` imagines, 0 or more and of any scale; all 0 counts as all equal."""
        return [1.0] * len(worlds)


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyBelief(Belief):
    """Believes that the others choose as the strategy's priors say; a subclass knows what they have had to choose."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy

    def line(self, world: State, seat: int) -> list[tuple[State, int]]:
        """What the others have decided, if this world is the real one: each position as it then was, and the choice.

        A game whose positions tell what was played works it out from the world; here nothing is known.
        """
        return []

    def weigh(self, worlds: list[State], seat: int) -> list[float]:
        """The probability that all of those choices are made; 0 where one of them would not have been legal."""
        return [self._likelihood(world, seat) for world in worlds]

    def _likelihood(self, world: State, seat: int) -> float:
        likely = 1.0
        for position, chosen in self.line(world, seat):
            if chosen not in position.choices:
                return 0.0
            priors = self.strategy.priors(position)
            whole = 0.0
            for prior in priors:
                whole += prior
            likely *= priors[position.choices.index(chosen)] / whole
        return likely


def believed(belief: Belief, world: State, seat: int, dice: Dice) -> list[State]:
    """Some worlds that the seat holds possible, drawn in proportion to what the belief says of many."""
    candidates: list[State] = [world.redeal(seat, fresh_seed(dice)) for _ in range(CANDIDATES)]
    weights = belief.weigh(candidates[:], seat)
    if len(weights) != CANDIDATES:
        raise ValueError(f"{type(belief).__name__}.weigh: {len(weights)} weights for {CANDIDATES} worlds")
    whole = 0.0
    for weight in weights:
        if not 0.0 <= weight < 1e300:
            raise ValueError(f"{type(belief).__name__}.weigh: {weight} is no weight; it must be 0 or more")
        whole += weight
    if whole <= 0.0:
        weights = [1.0] * CANDIDATES
        whole = float(CANDIDATES)
    found: list[State] = []
    mark = dice.unit()  # evenly spaced marks: a world of twice the weight is taken twice as often, give or take one
    passed = 0.0
    place = -1
    for number in range(TAKEN):
        target = (mark + number) * whole / TAKEN
        while passed <= target and place < CANDIDATES - 1:
            place += 1
            passed += weights[place]
        taken = candidates[place].clone()
        taken.dice = Dice.seeded(fresh_seed(dice))  # a world that is taken twice has another chance to come
        found.append(taken)
    _shuffle(found, dice)
    return found


def _shuffle(worlds: list[State], dice: Dice) -> None:
    """Shuffle them, so that a search that ends early has met a fair part."""
    for last in range(len(worlds) - 1, 0, -1):
        other = dice.below(last + 1)
        worlds[last], worlds[other] = worlds[other], worlds[last]
