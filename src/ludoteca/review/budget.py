"""How much thought a review may cost."""

from __future__ import annotations

from typing import Final, NamedTuple


class Budget(NamedTuple):
    """So many simulations for a decision, or seconds for it; where choices are close, up to so many times more."""

    simulations: int = 600
    seconds: float = 0.0  # for each decision; 0: no limit, and then the same seed gives the same review
    closer: int = 4
    seed: int = 1


DEFAULT: Final = Budget()
