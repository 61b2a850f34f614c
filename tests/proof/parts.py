"""What parts of an observation are made of; `tests/rules/*/parts.py` reads them, beside the rules of each game."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.proof.parts import Reader, SeatReader

__all__ = ["Reader", "SeatReader", "answers", "bits", "by_kind", "marked", "shares", "whose"]


def marked(size: int, *places: int) -> list[float]:
    """Noughts, with a one at each place that is not negative."""
    return [float(place in places) for place in range(size)]


def shares(counts: Iterable[int], whole: int) -> list[float]:
    """Each count as a part of the whole."""
    return [count / whole for count in counts]


def bits(size: int, mask: int) -> list[float]:
    """The bits of a number, the lowest first."""
    return [float(mask >> place & 1) for place in range(size)]


def answers(*yes: object) -> list[float]:
    """A one for yes."""
    return [float(bool(one)) for one in yes]


def whose(players: int, viewer: int, seat: int) -> list[float]:
    """The place of a seat, counted on from the viewer's."""
    return marked(players, (seat - viewer) % players if seat >= 0 else -1)


def by_kind(size: int, kinds: Iterable[int], whole: int) -> list[float]:
    """How often each kind is there, as a part of the whole."""
    found = list(kinds)
    return [found.count(kind) / whole for kind in range(size)]
