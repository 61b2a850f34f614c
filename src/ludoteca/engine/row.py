"""A row: what a seat knows as a row of numbers, written from left to right into memory that is all zero.

Most of the numbers are zero and cost nothing, so that a batch of games is shown for little more than it is played.
"""

from __future__ import annotations

from typing import Protocol, final

from mypy_extensions import i64


class Buffer(Protocol):
    """Memory that somebody else has allocated: a memoryview of an array."""

    def __setitem__(self, place: int, value: float, /) -> None: ...


@final
class Row:
    """Writes into a buffer from a place on."""

    def __init__(self, buffer: Buffer, at: i64) -> None:
        self.buffer = buffer
        self.at: i64 = at

    def add(self, value: float) -> None:
        """A number."""
        if value != 0.0:
            self.buffer[self.at] = value
        self.at += 1

    def flag(self, on: bool) -> None:
        """A one for yes."""
        if on:
            self.buffer[self.at] = 1.0
        self.at += 1

    def share(self, count: int, whole: int) -> None:
        """A count as a part of its whole."""
        if count != 0:
            self.buffer[self.at] = count / whole
        self.at += 1

    def shares(self, counts: list[int], whole: int) -> None:
        """Several counts, each as a part of the same whole."""
        for count in counts:
            self.share(count, whole)

    def bits(self, size: int, mask: int) -> None:
        """So many bits of a number, the lowest first."""
        for place in range(size):
            self.flag(mask >> place & 1 == 1)

    def mark(self, size: i64, place: i64) -> None:
        """A part with a one at the marked place; none if that is negative."""
        if place >= 0:
            self.buffer[self.at + place] = 1.0
        self.at += size

    def marks(self, size: i64, places: list[int]) -> None:
        """A part with ones at the marked places."""
        for place in places:
            if place >= 0:
                self.buffer[self.at + place] = 1.0
        self.at += size

    def skip(self, size: i64) -> None:
        """A part that is all zero."""
        self.at += size
