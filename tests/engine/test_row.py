"""A row of numbers: every way to write a part, and that what was taken is what was written."""

from __future__ import annotations

import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from ludoteca.engine import row as rows
from ludoteca.engine.compact import numbers as plain_numbers
from ludoteca.engine.row import Row
from ludoteca.engine.vector import vector_of


@pytest.fixture
def row() -> Row:
    return Row()


def numbers(row: Row) -> list[float]:
    return list(vector_of(row.taken()))


def test_numbers_stand_in_the_order_written(row: Row) -> None:
    row.add(0.25)
    row.flag(True)
    row.flag(False)
    row.share(3, 4)
    row.share(0, 4)
    row.shares([1, 2], 2)
    row.shares_from(plain_numbers([9, 9, 1, 3, 9]), 2, 2, 4)
    assert numbers(row) == [0.25, 1, 0, 0.75, 0, 0.5, 1, 0.25, 0.75]


def test_marks(row: Row) -> None:
    row.mark(3, 2)
    row.mark(2, -1)
    row.mark(300, 299)
    assert np.flatnonzero(numbers(row)).tolist() == [2, 304]
    row.marks(4, [3, -1, 0])
    row.bits(4, 0b0110)
    assert numbers(row) == [1, 0, 0, 1, 0, 1, 1, 0]


@pytest.mark.parametrize("size", [1, 3, 8, 9, 16, 18, 40])
def test_bits_are_those_of_the_number_whatever_lies_above_them(row: Row, size: int) -> None:
    number = 0xF0F0_1234_5678_9ABD & (1 << 62) - 1
    row.bits(size, number)
    assert numbers(row) == [number >> place & 1 for place in range(size)]


def test_halves(row: Row) -> None:
    row.add(1)
    row.halves(4, [3, 1, 3])
    row.halves(2, [])
    assert numbers(row) == [1, 0, 0.5, 0, 1, 0, 0]


def test_ticks_go_into_the_part_skipped_last(row: Row) -> None:
    row.skip(2)
    row.add(0.5)
    row.skip(3)
    row.tick(1)
    row.tick(-1)
    assert numbers(row) == [0, 0, 0.5, 0, 1, 0]


@pytest.mark.parametrize(("viewer", "seat", "place"), [(0, 0, 0), (2, 1, 3), (3, 0, 1)])
def test_seats_are_counted_on_from_the_viewer(row: Row, viewer: int, seat: int, place: int) -> None:
    row.mark_seat(4, viewer, seat)
    row.mark_seat(4, viewer, -1)
    assert np.flatnonzero(numbers(row)).tolist() == [place]


def test_what_was_taken_is_gone_and_can_be_written_again(row: Row) -> None:
    row.add(1 / 3)
    part = row.taken()
    assert row.taken() == b""
    row.ready(part)
    row.ready(part)
    assert numbers(row) == [np.float32(1 / 3)] * 2


def test_a_vector_is_free_to_be_changed(row: Row) -> None:
    row.skip(2)
    vector = vector_of(row.taken())
    vector[1] = 2
    assert vector.dtype == np.float32
    assert vector.tolist() == [0, 2]


# ---- the parts of an observation


def test_the_parts_are_noted_where_they_are_written(row: Row) -> None:
    row.note_parts("Mine")
    row.part("docks", "kinds", 2, 3)
    row.skip(6)
    for step in range(2):
        row.seat(step)
        row.part("hold", "cells", 4)
        row.marks(4, [step])
    row.common()
    row.part("own_card", "its number", 1)
    row.add(0.5)
    parts = row.noted()
    assert [(part.name, part.seat, part.start, part.size) for part in parts] == [
        ("docks", -1, 0, 6),
        ("hold", 0, 6, 4),
        ("hold", 1, 10, 4),
        ("own_card", -1, 14, 1),
    ]
    assert [part.shape for part in parts] == [(2, 3), (4,), (4,), (1,)]
    assert [part.about for part in parts] == ["kinds", "cells", "cells", "its number"]
    assert [repr(part) for part in parts[:2]] == ["Part(docks: (2, 3))", "Part(hold of seat +0: (4,))"]


def test_naming_parts_writes_nothing(row: Row) -> None:
    row.seat(1)
    row.part("docks", "kinds", 2, 3)
    row.common()
    assert numbers(row) == []


def test_a_part_may_be_empty(row: Row) -> None:
    row.note_parts("Mine")
    row.part("nothing", "in this variant", 0)
    row.part("one", "x", 1)
    row.add(1)
    assert [(part.start, part.size) for part in row.noted()] == [(0, 0), (0, 1)]


def test_parts_are_right_whoever_prepares_them_at_the_same_time() -> None:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            for _ in range(20):
                rows._NOUGHTS.clear()
                together = threading.Barrier(4)

                def noughts(size: int, together: threading.Barrier = together) -> int:
                    together.wait(30)
                    written = Row()
                    written.skip(size)
                    return len(written.taken()) // 4

                sizes = [300, 301, 302, 303]
                assert list(threads.map(noughts, sizes)) == sizes
                assert [len(part) for part in rows._NOUGHTS] == [4 * size for size in range(len(rows._NOUGHTS))]
    finally:
        sys.setswitchinterval(usual)
