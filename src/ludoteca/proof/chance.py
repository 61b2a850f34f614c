"""Proof: each source of chance has a stream of its own, and what is decided elsewhere leaves it as it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.engine.dice import Dice
from ludoteca.proof.case import Case
from ludoteca.proof.fault import hold
from ludoteca.proof.line import Here, Line, random_line
from ludoteca.proof.proof import Proof

OTHER_CHOICES: Final = 2_000_000  # another line of the same seed


class Chance(Proof):
    """A game that names its sources draws from nothing else, and number k of a source is always the same."""

    name = "chance"

    def concerns(self, case: Case) -> bool:
        """Only a game that names its sources."""
        return bool(case.kind.sources)

    def look(self, here: Here) -> None:
        """Nothing is drawn from the undivided dice; at the end, another line of the same seed has the same streams."""
        dice = here.state.dice
        hold(len(dice.drawn()) == len(here.game.sources), "chance-lost")
        hold(dice.given == sum(dice.drawn()), "chance-undivided", count=dice.given - sum(dice.drawn()))
        if here.state.is_over:
            self._compare(here.line)

    def _compare(self, line: Line) -> None:
        other = random_line(line.case, line.seed, OTHER_CHOICES)
        one, two = line.after(len(line.actions)).dice, other.after(len(other.actions)).dice
        for number, source in enumerate(line.case.made().sources):
            most = max(one.drawn()[number], two.drawn()[number])
            hold(_at(one, number, most) == _at(two, number, most), "chance-stream", source=source)


def _at(dice: Dice, source: int, given: int) -> list[int]:
    """Where a stream stands once it has given out so many numbers."""
    stream = dice.clone().source(source)
    while stream.given < given:
        stream.unit()
    return stream.position()


class Sources(Proof):
    """Each source that a game names is drawn from in some way to play."""

    name = "sources"
    whole = True
    more = 6

    def __init__(self) -> None:
        self.drawn: set[str] = set()

    def concerns(self, case: Case) -> bool:
        """Only a game that names its sources."""
        return bool(case.kind.sources)

    def numbers(self, line: Line) -> set[int]:
        """Only the end."""
        return {len(line.actions)}

    def look(self, here: Here) -> None:
        """Which have given anything."""
        found = zip(here.game.sources, here.state.dice.drawn(), strict=False)
        self.drawn.update(source for source, count in found if count)

    def conclude(self, cases: Sequence[Case]) -> None:
        """One that never gives anything is not there."""
        for source in cases[0].kind.sources:
            hold(source in self.drawn, "sources-unused", source=source)
