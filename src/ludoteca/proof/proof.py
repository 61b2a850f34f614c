"""A proof: what is asked of the positions of random games, in every way to play."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import ClassVar

from ludoteca.proof.case import Case
from ludoteca.proof.line import Here, Line


class Proof:
    """Something that holds of every game. An object of it goes through the games of one way to play, or of all."""

    name: ClassVar[str] = ""  # what it is called; `proof-NAME` says what it proves
    whole: ClassVar[bool] = False  # whether only all ways to play together show it
    looks: ClassVar[int] = 0  # at how many positions of a game it looks, evenly spread; 0: at every one
    events: ClassVar[bool] = False  # whether the positions tell what happens
    at = 0  # the position that was looked at last
    ahead: ClassVar[int] = 0  # how many decisions after a position it looks at too
    more: ClassVar[int] = 1  # how many games it sees for each that is asked for, where what it looks for is rare

    def concerns(self, case: Case) -> bool:
        """Whether there is anything to prove in this way to play."""
        return True

    def begin(self, case: Case) -> None:
        """What is proved before anybody plays."""

    def look(self, here: Here) -> None:
        """What is proved of a position."""

    def conclude(self, cases: Sequence[Case]) -> None:
        """What is proved of all that was seen."""

    def numbers(self, line: Line) -> set[int]:
        """The positions of a line that it looks at: the first, the last and some between."""
        decisions = len(line.actions)
        if not self.looks or decisions < self.looks:
            return set(range(decisions + 1))
        return {*range(0, decisions, max(1, decisions // max(1, self.looks - 1))), decisions}

    def follow(self, line: Line, *, closely: bool = False, until: float = inf) -> None:
        """Look at positions of a line, or closely at every one until a time comes. The line may be a beginning."""
        wanted = set(range(len(line.actions) + 1)) if closely else self.numbers(line)
        for number, state in enumerate(line.positions(events=self.events)):
            if number in wanted and monotonic() < until:
                self.at = number
                self.look(Here(line, number, state))
