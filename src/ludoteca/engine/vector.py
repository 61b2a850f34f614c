"""The one place where the engine meets NumPy: an observation as a float32 vector."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

FLOAT32 = np.dtype("<f4")  # the lowest byte first, as a `Row` has it on any machine


def vector_of(row: bytes) -> NDArray[np.float32]:
    """A row that was written, as a vector."""
    return np.frombuffer(row, FLOAT32).copy()
