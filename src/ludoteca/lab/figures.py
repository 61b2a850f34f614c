"""What counts are worth: intervals of shares, and what it saves to play the same deal in every seating."""

from __future__ import annotations

from math import sqrt

import numpy as np
from numpy.typing import NDArray

Z95 = 1.959964  # the normal quantile of a 95% interval

PLAIN_DEALS = 10
"""What few deals say of their own spread is not believed at once: plain games weigh in as so many more of them.

Ten deals that were all shared one to one do not prove that every deal will be.
"""

LEAST_DEALS = 20  # before that nobody can say what the pairing has saved


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95% interval of a share by Wilson's score, which keeps its promise for few games and for shares near 0."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    middle = share + Z95 * Z95 / (2 * games)
    whole = 1 + Z95 * Z95 / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def clustered(parts: NDArray[np.float64], wholes: NDArray[np.float64]) -> tuple[float, float]:
    """The 95% interval of a share that was counted deal by deal: Wilson's, with as many games as the deals are worth.

    Of each deal, `parts` is what was won and `wholes` of how much. What belongs to one deal goes up or down together;
    deals are independent of each other.
    """
    whole = float(wholes.sum())
    if whole == 0.0:
        return 0.0, 1.0
    share = float(parts.sum()) / whole
    if not 0.0 < share < 1.0:
        return wilson(share * whole, whole)
    deals = int(np.count_nonzero(wholes))
    plain = share * (1 - share) * whole / deals  # the spread of a deal, if its games had nothing to do with each other
    squares = float(((parts - share * wholes) ** 2).sum())
    spread = (squares + PLAIN_DEALS * plain) / (deals - 1 + PLAIN_DEALS)
    worth = share * (1 - share) * whole * whole / (deals * spread)
    return wilson(share * worth, worth)


def saved(credits: NDArray[np.float64]) -> float | None:
    """As how many unpaired games each of these counts: `credits` is deals x games of a deal x bots, the win shares.

    It is by how much less the differences between the bots vary than if each game had had a deal of its own, with the
    same seatings. None: too few deals to say, or nothing that differs.
    """
    if len(credits) < LEAST_DEALS:
        return None
    paired = _spread(credits.sum(axis=1))
    plain = sum(_spread(credits[:, game]) for game in range(credits.shape[1]))
    return None if paired <= 0.0 or plain <= 0.0 else float(plain / paired)


def _spread(credits: NDArray[np.float64]) -> float:
    """The variance from deal to deal of the difference between two bots, added up over all pairs of them."""
    own = credits.var(axis=0, ddof=1).sum()
    return float(credits.shape[1] * own - credits.sum(axis=1).var(ddof=1))
