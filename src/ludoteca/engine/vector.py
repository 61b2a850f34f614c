"""The one place where the engine meets NumPy: an observation as a float32 vector."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def float_vector(values: list[float]) -> NDArray[np.float32]:
    """The values as a float32 vector."""
    return np.array(values, dtype=np.float32)
