"""What was done in games: every kind of event, how often it came, and how those fared whose doing it was.

A deed is what an event tells without its people and its plain numbers: `builds aether_drive`, `plays-hand science 4`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludoteca.engine import Event
from ludoteca.engine.phrase import HOUSE, Phrase

Told = tuple[int, str]
"""A seat (-1: the game itself) and what it did."""


class Deed(NamedTuple):
    """Something that was done, over all games."""

    name: str
    times: int
    games: int  # in which it was done at all
    doers: int  # seats that did it, each counted once a game
    wins: int  # of these seats


def named(phrase: Phrase) -> str:
    """What an event is called: its key and the things that it names."""
    words = [phrase.key]
    for value in phrase.args.values():
        if isinstance(value, str):
            words.append(value)
        elif isinstance(value, Phrase) and value.home != HOUSE:
            words.extend(str(part) for part in value.args.values() if not isinstance(part, Phrase))
    return " ".join(words)


def told(events: Iterable[Event]) -> list[Told]:
    """What the events of one action tell openly, so that what an owner is told besides counts only once."""
    return [(event.seat, named(event.phrase)) for event in events if event.heard_by(None)]


class Deeds:
    """Adds up what is done in game after game."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.doers: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()

    def add(self, counted: Sequence[tuple[Told, int]], winners: Sequence[int]) -> None:
        """What was done in one game, how often, and who won it."""
        for (seat, name), times in counted:
            self.times[name] += times
            if seat >= 0:
                self.doers[name] += 1
                self.wins[name] += seat in winners
        self.games.update({name for (_, name), _ in counted})

    def listed(self) -> list[Deed]:
        """Every deed by its name."""
        return [
            Deed(name, self.times[name], self.games[name], self.doers[name], self.wins[name])
            for name in sorted(self.times)
        ]
