"""Lists whose numbers rise, such as the legal actions: found by halving, in native code without a call into Python."""

from __future__ import annotations

from mypy_extensions import i64


def place_in(rising: list[int], number: i64) -> i64:
    """Where the number stands, or would have to be put in."""
    low: i64 = 0
    high: i64 = len(rising)
    while low < high:
        middle = (low + high) >> 1
        here: i64 = rising[middle]
        if here < number:
            low = middle + 1
        else:
            high = middle
    return low


def holds(rising: list[int], number: int) -> bool:
    """Whether the number is one of them, however large it may be."""
    if not rising or not rising[0] <= number <= rising[-1]:
        return False
    return rising[place_in(rising, number)] == number
