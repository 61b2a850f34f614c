"""The one place where the engine meets NumPy: observations as float32 vectors, and what is worked out of them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

FLOAT32 = np.dtype("<f4")  # the lowest byte first, as a `Row` has it on any machine


def vector_of(row: bytes) -> NDArray[np.float32]:
    """A row that was written, as a vector."""
    return np.frombuffer(row, FLOAT32).copy()


def rows_of(written: bytes, count: int) -> NDArray[np.float32]:
    """So many rows that were written one after the other, as an array with a row for each."""
    return np.frombuffer(written, FLOAT32).reshape(count, -1).copy()


def bytes_of(numbers: object, count: int) -> tuple[bytes, int]:
    """An array with so many rows as bytes, which native code reads, and its number of columns."""
    array = np.ascontiguousarray(numbers, FLOAT32)
    if array.ndim == 1:
        array = array[:, np.newaxis]
    if array.ndim != 2 or len(array) != count:
        raise ValueError(f"an array of the shape {array.shape} for {count} positions: it must have a row for each")
    return array.tobytes(), array.shape[1]
