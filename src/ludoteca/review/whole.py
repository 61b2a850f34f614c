"""A review put together from its pieces: for each seat, start + skill + luck = result."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.review.accuracy import accuracy
from ludoteca.review.notebook import shown
from ludoteca.review.pieces import BLUNDER, DOUBTFUL, MISTAKE, ONLY, Judgement, Piece

LUCKY: Final = 0.1  # of the chance to win, by one step: what is told as luck
SURE: Final = 2.0  # standard errors that it must be


class Sum(NamedTuple):
    """What the review comes to for one seat: start + skill + luck = result."""

    seat: int
    start: float
    skill: float  # what choices did, its own and those of the others
    own: float  # its own alone: 0 or less
    luck: float
    result: float
    accuracy: float  # from 0 to 100
    decisions: int  # in which there was something to choose
    doubtful: int
    mistakes: int
    blunders: int
    lucky: int  # steps in which luck did much for it
    unlucky: int


class Step(NamedTuple):
    """What one decision, and all that came after it until the next one, did to the chance of every seat."""

    number: int  # of the decision
    seat: int  # who decided
    before: tuple[float, ...]  # the chance of every seat with open cards
    after: tuple[float, ...]  # at the next decision, or the result
    skill: tuple[float, ...]  # what the choice did, by what the seat knew
    luck: tuple[float, ...]  # all else: chance, what came to light, and how a guess turned out


class Review(NamedTuple):
    """The whole review of a record."""

    pieces: tuple[Piece, ...]  # one for each decision, in their order
    result: tuple[float, ...]  # what each seat has won: 1, a share of it, or 0

    @property
    def start(self) -> tuple[float, ...]:
        """The chance of every seat before the first decision, with open cards."""
        return self.pieces[0].open

    def steps(self) -> list[Step]:
        """The game step by step; for each seat the skill and luck of all steps add up to result less start."""
        found: list[Step] = []
        for place, piece in enumerate(self.pieces):
            after = self.pieces[place + 1].open if place + 1 < len(self.pieces) else self.result
            skill = piece.judgement.skill
            luck = tuple(new - old - own for new, old, own in zip(after, piece.open, skill, strict=True))
            found.append(Step(piece.number, piece.judgement.seat, piece.open, after, skill, luck))
        return found

    def skill(self, seat: int) -> float:
        """What choices did to the chance of a seat: its own, and those of the others."""
        return sum(step.skill[seat] for step in self.steps())

    def luck(self, seat: int) -> float:
        """What luck did to it."""
        return sum(step.luck[seat] for step in self.steps())

    def judgements(self, seat: int) -> list[Judgement]:
        """What is said of the decisions of a seat."""
        return [piece.judgement for piece in self.pieces if piece.judgement.seat == seat]

    def strokes(self, seat: int) -> list[Step]:
        """The steps in which luck did much for a seat, or against it, beyond the noise."""
        steps = self.steps()
        errors = [*[piece.error for piece in self.pieces], 0.0]
        found: list[Step] = []
        for place, step in enumerate(steps):
            noise = (errors[place] ** 2 + errors[place + 1] ** 2) ** 0.5
            if abs(step.luck[seat]) >= max(LUCKY, SURE * noise):
                found.append(step)
        return found

    def sums(self) -> list[Sum]:
        """What it comes to, for each seat."""
        steps, found = self.steps(), list[Sum]()
        for seat, result in enumerate(self.result):
            mine = self.judgements(seat)
            counts = [sum(one.verdict == verdict for one in mine) for verdict in (DOUBTFUL, MISTAKE, BLUNDER)]
            strokes = [step.luck[seat] > 0.0 for step in self.strokes(seat)]
            found.append(
                Sum(
                    seat=seat,
                    start=self.start[seat],
                    skill=sum(step.skill[seat] for step in steps),
                    own=sum(one.skill[seat] for one in mine),
                    luck=sum(step.luck[seat] for step in steps),
                    result=result,
                    accuracy=accuracy(mine),
                    decisions=sum(one.verdict != ONLY for one in mine),
                    doubtful=counts[0],
                    mistakes=counts[1],
                    blunders=counts[2],
                    lucky=sum(strokes),
                    unlucky=len(strokes) - sum(strokes),
                )
            )
        return found

    def _repr_html_(self) -> str:
        """A notebook shows the chances of all seats, and what it comes to for each."""
        return shown([*(piece.open for piece in self.pieces), self.result], self.sums())
