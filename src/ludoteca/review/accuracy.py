"""How accurately a seat played, as one number."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.review.pieces import ONLY, Judgement


def accuracy(judgements: Iterable[Judgement]) -> float:
    """Of what somebody who chooses blindly would have lost, how many parts in a hundred were not lost.

    100: nothing was lost that is beyond the noise; 0: no better than blindly, or worse.
    """
    lost = stake = 0.0
    for one in judgements:
        if one.verdict != ONLY:
            chances = [choice.chance for choice in one.choices]
            stake += chances[0] - sum(chances) / len(chances)
            lost -= one.skill[one.seat]
    if stake <= 0.0:
        return 100.0
    return 100.0 * max(0.0, min(1.0, 1.0 - lost / stake))
