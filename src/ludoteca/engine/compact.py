"""Rows of plain numbers: read and copied faster than lists, and positions that have some can be pickled."""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i16, i64


def numbers(given: list[int]) -> vec[i64]:
    """A row of whole numbers."""
    return vec[i64](given)


def small_numbers(given: list[int]) -> vec[i16]:
    """A row of numbers from -32768 to 32767, in a quarter of the memory: a batch of positions stays in the cache."""
    return vec[i16](given)


def _kept(row: vec[i64]) -> tuple[Callable[[list[int]], vec[i64]], tuple[list[int]]]:
    return numbers, (list(row),)


def _kept_small(row: vec[i16]) -> tuple[Callable[[list[int]], vec[i16]], tuple[list[int]]]:
    return small_numbers, (list(row),)


copyreg.pickle(type(numbers([])), _kept)
copyreg.pickle(type(small_numbers([])), _kept_small)
