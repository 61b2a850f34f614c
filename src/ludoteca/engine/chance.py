"""Chance told outcome by outcome: every opening of a game, and everything that an action can lead to.

The rules are not asked what chance may do: they are run with dice that have a script (`Dice.scripted`). Where a script
ends, the run is begun again with each answer that can follow. What ends in the same position is one outcome.

>>> from ludoteca import make
>>> from ludoteca.engine.chance import openings
>>> [str(outcome.probability) for outcome in openings(make("marrak_hesh", size="miniature", first_player="seat_0"))]
['1/7', '1/7', '1/7', '1/7', '1/7', '1/7', '1/7']
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from ludoteca.engine.dice import Dice, Undecided
from ludoteca.engine.errors import ChanceError
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import house

MOST_OUTCOMES: Final = 4096  # of one deal or action, those that end alike counted apart


class Outcome:
    """Something that chance may make of a deal or of an action, and how likely it is.

    Its position has dice without an answer: it is played on with `outcomes`, and with `apply` only as far as nothing is
    drawn.
    """

    __slots__ = ("position", "probability")

    def __init__(self, position: State, probability: Fraction) -> None:
        self.position = position
        self.probability = probability

    def __reduce__(self) -> tuple[object, tuple[State, Fraction]]:
        return Outcome, (self.position, self.probability)


def openings(game: Game, most: int = MOST_OUTCOMES) -> list[Outcome]:
    """Every opening of a game; always in the same order."""

    def dealt(dice: Dice) -> State:
        return game._opened(dice, False)

    return _gone_through(dealt, game, most)


def outcomes(state: State, action: int, most: int = MOST_OUTCOMES) -> list[Outcome]:
    """Everything that an action can lead to, up to the next real decision; always in the same order.

    The position itself stays as it is. `IllegalAction` and `ChanceError` say why not.
    """

    def played(dice: Dice) -> State:
        twin = state.clone()
        twin.dice = dice
        twin.apply(action)
        return twin

    return _gone_through(played, state.game, most)


def _gone_through(run: Callable[[Dice], State], game: Game, most: int) -> list[Outcome]:
    found: dict[tuple[int, ...], Outcome] = {}
    waiting: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    ends = 0
    while waiting:  # all scripts of one length before any longer one: where there are too many, this shows soonest
        further: list[tuple[list[int], Fraction]] = []
        for script, probability in waiting:
            try:
                position = run(Dice.scripted(script))
            except Undecided as undecided:
                whole = sum(undecided.weights)
                for answer, weight in enumerate(undecided.weights):
                    further.append(([*script, answer], probability * Fraction(weight, whole)))
            else:
                position.dice = Dice.scripted([])
                if not script:
                    return [Outcome(position, probability)]
                ends += 1
                same = found.setdefault(tuple(position.packed()), Outcome(position, Fraction(0)))
                same.probability += probability
            if ends + len(further) > most:
                raise ChanceError(house("chance-many", {"game": game.name, "most": most}))
        waiting = further
    return list(found.values())
