"""A review put together from its pieces: for each seat, start + skill + luck = result."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.review.pieces import Piece


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
