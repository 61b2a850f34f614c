"""What was done in games: every kind of event, how often it came, and how those fared whose doing it was.

A deed is what an event tells without its people and its plain numbers: `builds aether_drive`, `plays-hand science 4`.
Where there are too many of a kind to read, as there are squares that a Martian walks to, the kind alone is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ludoteca.engine import Event
from ludoteca.table.deeds import kind_of, named

Told = tuple[int, str]
"""A seat (-1: the game itself) and what it did."""


MOST_OF_A_KIND = 60


class Deed(NamedTuple):
    """Something that was done, over all games."""

    name: str
    times: int
    games: int  # in which it was done at all
    doers: int  # seats that did it, each counted once a game
    wins: int  # of these seats


def told(events: Iterable[Event]) -> list[Told]:
    """What the events of one action tell openly, so that what an owner is told besides counts only once."""
    return [(event.seat, named(event.phrase)) for event in events if event.heard_by(None)]


class Deeds:
    """Adds up what is done in game after game, by name and by kind."""

    def __init__(self) -> None:
        self._named = _Tally()
        self._kinds = _Tally()

    def add(self, counted: Sequence[tuple[Told, int]], winners: Sequence[int]) -> None:
        """What was done in one game, how often, and who won it."""
        self._named.add(dict(counted), winners)
        kinds: Counter[Told] = Counter()
        for (seat, name), times in counted:
            kinds[seat, kind_of(name)] += times
        self._kinds.add(kinds, winners)

    def listed(self) -> list[Deed]:
        """Every deed by its name, or by its kind where there are too many of it."""
        found = Counter(kind_of(name) for name in self._named.times)
        named = [self._named.deed(name) for name in self._named.times if found[kind_of(name)] <= MOST_OF_A_KIND]
        return sorted(named + [self._kinds.deed(kind) for kind in found if found[kind] > MOST_OF_A_KIND])


class _Tally:
    def __init__(self) -> None:
        self.times: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.doers: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()

    def add(self, counted: Mapping[Told, int], winners: Sequence[int]) -> None:
        for (seat, name), times in counted.items():
            self.times[name] += times
            if seat >= 0:
                self.doers[name] += 1
                self.wins[name] += seat in winners
        self.games.update({name for _, name in counted})

    def deed(self, name: str) -> Deed:
        return Deed(name, self.times[name], self.games[name], self.doers[name], self.wins[name])
