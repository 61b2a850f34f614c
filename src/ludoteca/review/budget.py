"""How much thought a review may cost."""

from __future__ import annotations

from math import isfinite
from typing import Final, NamedTuple

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import Phrase, house

MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
MOST_CLOSER: Final = 64
LARGEST_SEED: Final = (1 << 31) - 1


class ReviewError(LudotecaError):
    """A review that cannot be made."""


class Budget(NamedTuple):
    """So many simulations for a decision, or seconds for it; where choices are close, up to so many times more."""

    simulations: int = 600
    seconds: float = 0.0  # for each decision; 0: no limit, and then the same seed gives the same review
    closer: int = 4
    seed: int = 1

    def check(self) -> None:
        """`ReviewError` says what is out of range."""
        _check("simulations", self.simulations, 10, MOST_SIMULATIONS)
        _check("seconds", self.seconds, 0, MOST_SECONDS)
        _check("closer", self.closer, 1, MOST_CLOSER)
        _check("seed", self.seed, 0, LARGEST_SEED)


def _check(name: str, given: float, least: int, most: float) -> None:
    number = isinstance(given, (int, float)) and not isinstance(given, bool) and isfinite(given)
    whole = name == "seconds" or isinstance(given, int)
    if not (number and whole and least <= given <= most):
        told: dict[str, int | str | Phrase] = {"name": name, "given": str(given)[:40]}
        raise ReviewError(house("review-budget", {**told, "least": str(least), "most": str(int(most))}))


DEFAULT: Final = Budget()
