"""Coaching: games of Mars Needs Mechanics played by habit, and what each of them says about each mark.

It is used by `python -m bench.habits`, which makes the numbers of `learned`; no bot needs it.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.engine.dice import Dice, drawn
from ludoteca.games.mars_needs_mechanics.classic import MarsNeedsMechanicsClassic
from ludoteca.games.mars_needs_mechanics.habits import MARKS, NEUTRAL, Habits
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState, Terms
from ludoteca.games.mars_needs_mechanics.prospects import Prospects, begins_round


@final
class Glance:
    """A seat when a round began."""

    def __init__(self, seat: int, cogs: int, left: int, marks: list[int]) -> None:
        self.seat = seat
        self.cogs = cogs
        self.left = left  # cards in the deck
        self.marks = marks  # as the prospects see them


class Coach(Habits):
    """Plays games by habit and keeps account of the marks of every choice."""

    def __init__(self, terms: Terms, factors: list[float]) -> None:
        super().__init__(terms, factors)
        self.gradient = [0.0] * MARKS  # of the logarithm of each factor, summed up over the games learned from
        self.watching = False  # whether it also looks at the seats when a round begins
        self.seen: list[Glance] = []
        self._prospects = Prospects(terms, [])
        self._classic = MarsNeedsMechanicsClassic(terms)
        self._marks: list[int] = []  # of the choices of one decision, one choice after the other
        self._firsts: list[int] = []  # where those of each choice begin
        self._noted: list[int] = []  # the marks of the whole game
        self._shares: list[float] = []  # for each: how much more its choice was made than expected
        self._ends: list[int] = []  # for each decision of the game, where its marks end
        self._seats: list[int] = []  # whose it was
        self._hopes: list[float] = []  # what the classic values said of that seat

    def one(self, first: i64) -> float:
        """The weight of a choice with one mark, which is kept."""
        self._firsts.append(len(self._marks))
        self._marks.append(first)
        return self.factors[first]

    def four(self, first: i64, second: i64, third: i64, fourth: i64) -> float:
        """The weight of a choice with four, which are kept."""
        self._firsts.append(len(self._marks))
        self._marks.append(first)
        self._marks.append(second)
        self._marks.append(third)
        self._marks.append(fourth)
        return super().four(first, second, third, fourth)

    def seven(self, first: i64, second: i64, third: i64, fourth: i64, fifth: i64, sixth: i64, seventh: i64) -> float:
        """The weight of a choice with seven, which are kept."""
        self._firsts.append(len(self._marks))
        self._marks.append(first)
        self._marks.append(second)
        self._marks.append(third)
        self._marks.append(fourth)
        self._marks.append(fifth)
        self._marks.append(sixth)
        self._marks.append(seventh)
        return super().seven(first, second, third, fourth, fifth, sixth, seventh)

    def more(self, mark: i64) -> float:
        """The factor of one more mark of the same choice, which is kept."""
        self._marks.append(mark)
        return self.factors[mark]

    def play(self, state: MarsNeedsMechanicsState, dice: Dice) -> None:
        """Play a game to its end, by habit."""
        self.seen = []
        self._noted = []
        self._shares = []
        self._ends = []
        self._seats = []
        self._hopes = []
        while state.to_move >= 0:
            if self.watching and begins_round(state):
                for seat in range(len(state.cogs)):
                    marks = self._prospects.marks(state, seat)
                    self.seen.append(Glance(seat, state.cogs[seat], len(state.deck), marks))
            self._marks = []
            self._firsts = []
            weights = self.weights(state)
            chosen = drawn(weights, dice)
            if len(weights) > 1 and not self.watching:
                self._note(state, weights, chosen)
            state.advance(state.choices[chosen])

    def _note(self, state: MarsNeedsMechanicsState, weights: list[float], chosen: i64) -> None:
        whole = 0.0
        for weight in weights:
            whole += weight
        self._firsts.append(len(self._marks))
        place: i64
        for place in range(len(weights)):
            share = (1.0 if place == chosen else 0.0) - weights[place] / whole
            mark: i64
            for mark in range(self._firsts[place], self._firsts[place + 1]):
                number = self._marks[mark]
                if number != NEUTRAL:
                    self._noted.append(number)
                    self._shares.append(share)
        self._ends.append(len(self._noted))
        self._seats.append(state.to_move)
        self._hopes.append(self._classic.values(state)[state.to_move])

    def learn(self, rewards: list[float], hoped: float) -> None:
        """Add what the game says to the gradient, by how far a seat's reward exceeds so much of what was hoped."""
        gradient = self.gradient
        mark: i64 = 0
        decision: i64
        for decision in range(len(self._seats)):
            better = rewards[self._seats[decision]] - hoped * self._hopes[decision]
            end: i64 = self._ends[decision]
            while mark < end:
                gradient[self._noted[mark]] += better * self._shares[mark]
                mark += 1
