"""What an agent is given to decide by: the observation of its seat, and the mask of what it may do."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.game import State

Mask = NDArray[np.int8]

LARGEST = 8.0
"""No number of an observation is larger, or smaller than its negative; the proof kit checks it for every game."""


def mask_of(state: State) -> Mask:
    """A one for each legal action of the seat to move; all zeros once the game is over."""
    mask = np.zeros(state.game.num_actions, dtype=np.int8)
    mask[state.choices] = 1
    return mask
