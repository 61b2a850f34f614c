"""A row: what a seat knows as a row of float32 numbers, written from left to right.

Most of the numbers are zero, and stand in parts with at most a single one; such a part is copied in one go, so that a
batch of games is shown for little more than it is played. Each part is named where it is written: the layout of an
observation is taken down from that, and written nowhere else.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_f32_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from ludoteca.engine.errors import DeclarationError
from ludoteca.engine.phrase import Phrase, house

_ONE: Final[i32] = 0x3F800000  # 1.0 as a float32
_NOUGHTS: Final[list[bytes]] = []  # parts that are all zero, by their size, as far as they were asked for
_MARKED: Final[list[list[bytes]]] = []  # parts with a single one, by their size and its place, likewise
_GROUP: Final = 8  # bits are written so many at a time


class Part:
    """A part of an observation: its name, whose it is, what its numbers are, where it begins, and its shape."""

    __slots__ = ("about", "columns", "name", "rows", "seat", "size", "start")

    def __init__(self, name: str, seat: int, about: str, start: int, rows: int, columns: int) -> None:
        self.name = name
        self.seat = seat  # how many places after the viewer's; -1: it belongs to no seat
        self.about = about  # what its columns are, and what they are a share of
        self.start = start
        self.rows = rows
        self.columns = columns
        self.size = rows * columns

    @property
    def shape(self) -> tuple[int, ...]:
        """Rows and columns, where there are both."""
        return (self.rows,) if self.columns == 1 else (self.rows, self.columns)

    def __repr__(self) -> str:
        return f"Part({self.name}{f' of seat +{self.seat}' if self.seat >= 0 else ''}: {self.shape})"


@final
class Row:
    """Numbers in the making, of one observation or of several in a row."""

    def __init__(self) -> None:
        self._numbers = BytesWriter()
        self._skipped: i64 = 0  # where the part begins that was skipped last
        self._noting = False
        self._whose = ""
        self._seat = -1
        self._parts: list[Part] = []

    # ---- the parts: they are named where they are written, and that is where the layout comes from

    def part(self, name: str, about: str, rows: i64, columns: i64 = 1) -> None:
        """Here begins a part of so many numbers, or of so many rows of them; `about` says what they are."""
        if self._noting:
            self._note(name, about, rows, columns)

    def seat(self, steps: i64) -> None:
        """The parts that follow are those of the seat so many places after the viewer's."""
        self._seat = steps

    def common(self) -> None:
        """The parts that follow belong to no seat."""
        self._seat = -1

    def note_parts(self, whose: str) -> None:
        """From now on take down the names and shapes of the parts; `whose` they are is what errors say."""
        self._noting = True
        self._whose = whose

    def noted(self) -> list[Part]:
        """The parts that were taken down: each as long as it said, and no two of one name."""
        self._close()
        met: set[tuple[str, int]] = set()
        for part in self._parts:
            if (part.name, part.seat) in met:
                raise DeclarationError(house("declared-part-twice", {"class": self._whose, "part": part.name}))
            met.add((part.name, part.seat))
        return self._parts

    def _note(self, name: str, about: str, rows: int, columns: int) -> None:
        self._close()
        self._parts.append(Part(name, self._seat, about, len(self._numbers) // 4, rows, columns))

    def _close(self) -> None:
        """The part that was begun last is as long as it said."""
        if not self._parts:
            if len(self._numbers) > 0:
                raise DeclarationError(house("declared-part-none", {"class": self._whose}))
            return
        last = self._parts[-1]
        written = len(self._numbers) // 4 - last.start
        if written != last.size:
            told: dict[str, int | str | Phrase] = {"class": self._whose, "part": last.name}
            raise DeclarationError(house("declared-part-size", {**told, "written": written, "declared": last.size}))

    # ---- the numbers

    def taken(self) -> bytes:
        """All that was written, as float32 numbers with the lowest byte first; the row is empty again."""
        numbers = self._numbers.getvalue()
        self._numbers.truncate(0)
        return numbers

    def add(self, value: float) -> None:
        """A number."""
        write_f32_le(self._numbers, value)

    def flag(self, on: bool) -> None:
        """A one for yes."""
        write_i32_le(self._numbers, _ONE if on else 0)

    def share(self, count: int, whole: int) -> None:
        """A count as a part of its whole."""
        if count == 0:
            write_i32_le(self._numbers, 0)
        else:
            write_f32_le(self._numbers, float(count) / float(whole))

    def shares(self, counts: list[int], whole: int) -> None:
        """Several counts, each as a part of the same whole."""
        for count in counts:
            self.share(count, whole)

    def shares_from(self, counts: vec[i64], first: i64, size: i64, whole: int) -> None:
        """So many counts of a row, from the first on, likewise."""
        numbers = self._numbers
        part = float(whole)
        place: i64
        for place in range(first, first + size):
            count = counts[place]
            if count == 0:
                write_i32_le(numbers, 0)
            else:
                write_f32_le(numbers, float(count) / part)

    def ready(self, part: bytes) -> None:
        """A part that was `taken` from a row before."""
        self._numbers.write(part)

    def bits(self, size: i64, mask: i64) -> None:
        """So many bits of a number, the lowest first."""
        numbers = self._numbers
        while size > _GROUP:
            numbers.write(_BITS[_GROUP][mask & 255])
            mask >>= _GROUP
            size -= _GROUP
        here = _BITS[size]
        numbers.write(here[mask & (len(here) - 1)])

    def mark(self, size: i64, place: i64) -> None:
        """A part with a one at the marked place; none if that is negative."""
        if place < 0:
            self.skip(size)
            return
        if size >= len(_MARKED) or not _MARKED[size]:
            _prepare_marked(size)
        self._numbers.write(_MARKED[size][place])

    def marks(self, size: i64, places: list[int]) -> None:
        """A part with ones at the marked places, but for those that are negative."""
        self.skip(size)
        numbers = self._numbers
        skipped = self._skipped
        place: i64
        for place in places:
            if place >= 0:
                _write_one(numbers, skipped + 4 * place)

    def halves(self, size: i64, places: list[int]) -> None:
        """A part with a half for each time a place is named; none is named more than twice."""
        self.skip(size)
        numbers = self._numbers
        skipped = self._skipped
        place: i64
        for place in places:
            at = skipped + 4 * place
            if numbers[at + 3] == 0:
                numbers[at + 3] = 0x3F  # 0.5
            else:
                numbers[at + 2] = 0x80  # 1.0

    def mark_seat(self, players: i64, viewer: i64, seat: i64) -> None:
        """A part with a one at the place of a seat, counted on from the viewer's; none if it is negative: nobody's."""
        self.mark(players, (seat - viewer) % players if seat >= 0 else -1)

    def tick(self, place: i64) -> None:
        """A one at a place of the part that was skipped last; none if it is negative."""
        if place >= 0:
            _write_one(self._numbers, self._skipped + 4 * place)

    def skip(self, size: i64) -> None:
        """A part that is all zero."""
        self._skipped = len(self._numbers)
        if size >= len(_NOUGHTS):
            _prepare_noughts(size)
        self._numbers.write(_NOUGHTS[size])


def _write_one(numbers: BytesWriter, at: i64) -> None:
    """1.0 where a nought stands."""
    numbers[at + 2] = 0x80
    numbers[at + 3] = 0x3F


def _prepare_noughts(size: int) -> None:
    """All at once and from the first on: so they are right even if another thread prepares some meanwhile."""
    _NOUGHTS[: size + 1] = [bytes(4 * smaller) for smaller in range(size + 1)]


def _prepare_marked(size: int) -> None:
    _MARKED.extend([] for _ in range(len(_MARKED), size + 1))
    one = b"\x00\x00\x80\x3f"
    _MARKED[size] = [bytes(4 * place) + one + bytes(4 * (size - place - 1)) for place in range(size)]


def _bits(size: int, mask: int) -> bytes:
    row = Row()
    for place in range(size):
        row.flag(mask >> place & 1 == 1)
    return row.taken()


_BITS: Final[list[list[bytes]]] = [[_bits(size, mask) for mask in range(2**size)] for size in range(_GROUP + 1)]
