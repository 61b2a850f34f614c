"""Proof: a redeal is even. Every deal of what a seat cannot place, if it agrees with what the seat knows, is as likely
as any other: the same comes out as by dealing blindly and throwing away whatever does not agree.

Only the rules of secrecy of a game say what a blind deal is. Its module `invariants` has, where it wants this proof,

    blind(state, seat, chance)    the places of one blind deal, or None where it does not agree with what the seat knows
    placed(world, seat)           the same places as they are in a position

both as pairs of a place and what lies there: `("hand 2", 7)`. `chance` is a `random.Random`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import sqrt
from random import Random
from typing import Final

from ludoteca.engine.game import State
from ludoteca.proof.case import Case
from ludoteca.proof.fault import hold
from ludoteca.proof.line import Here
from ludoteca.proof.proof import Proof

DRAWN: Final = 1500
MOST_TRIES: Final = 60 * DRAWN
FAR: Final = 5.0  # standard deviations: one comparison in a million is so far off by chance

Places = Counter[tuple[str, int]]
"""What lies where, over many worlds: how often each thing was at each place."""


def farthest(one: Places, other: Places, drawn: int = DRAWN) -> float:
    """By how many standard deviations the two differ most."""
    worst = 0.0
    for place in {*one, *other}:
        share = (one[place] + other[place]) / (2 * drawn)
        if share < 1:
            worst = max(worst, abs(one[place] - other[place]) / sqrt(2 * drawn * share * (1 - share)))
    return worst


def redealt(
    state: State, seat: int, placed: Callable[[State, int], Iterable[tuple[str, int]]], drawn: int = DRAWN
) -> Places:
    """Where things lie in the worlds that a seat imagines."""
    found: Places = Counter()
    for seed in range(drawn):
        found.update(placed(state.redeal(seat, seed), seat))
    return found


def dealt_blindly(
    blind: Callable[[Random], Iterable[tuple[str, int]] | None], drawn: int = DRAWN, most: int = MOST_TRIES
) -> Places | None:
    """Where things lie in as many blind deals that agree; None where hardly any does."""
    chance = Random(1)
    found: Places = Counter()
    kept = 0
    for _ in range(most):
        deal = blind(chance)
        if deal is not None:
            found.update(deal)
            kept += 1
            if kept == drawn:
                return found
    return None


class Even(Proof):
    """The worlds that a seat imagines are as likely as blind deals that agree with what it knows."""

    name = "even"
    looks = 3

    def concerns(self, case: Case) -> bool:
        """Only where somebody has said what a blind deal is."""
        return hasattr(case.laws(), "blind") and case.made().hides

    def look(self, here: Here) -> None:
        """For one seat of each position, in turn."""
        laws = here.line.case.laws()
        if here.state.is_over:
            return
        seat = here.number % here.game.players
        blind = dealt_blindly(lambda chance: laws.blind(here.state, seat, chance))
        if blind is not None:
            far = farthest(redealt(here.state, seat, laws.placed), blind)
            hold(far < FAR, "even-far", seat=seat, far=f"{far:.1f}")
