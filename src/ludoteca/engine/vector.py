"""The one place where the engine meets NumPy: an observation as a float32 vector."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.row import Buffer


def zeros(length: int) -> NDArray[np.float32]:
    """A vector to be written into."""
    return np.zeros(length, dtype=np.float32)


def buffer_of(array: NDArray[Any]) -> Buffer:
    """The memory of an array, as one long row."""
    return cast(Buffer, memoryview(array.reshape(-1)))  # type: ignore[arg-type]
