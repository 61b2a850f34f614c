"""How accurately a seat played, as one number: how many wrong choices it made, beside somebody who chooses blindly.

A choice that costs as much as a blunder, or more, is one wrong choice, one that costs less a part of one, and what is
not worth a verdict is none. What a choice would have cost that was hardly looked at is known only roughly: it counts as
far as it is beyond the noise, as does what was done.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteca.bots.search import CONFIDENCE
from ludoteca.review.pieces import BAD, DOUBT, ONLY, Choice, Judgement

FEWEST: Final = 4.0  # wrong choices that somebody blind makes, at the least: so one never costs more than 25 of 100


def accuracy(judgements: Iterable[Judgement]) -> float:
    """Of the wrong choices that somebody blind would have made at these decisions, how many in a hundred were not made.

    100: none was wrong beyond the noise; 0: no fewer than blindly.
    """
    made = blind = 0.0
    for one in judgements:
        if one.verdict != ONLY:
            made += wrong(-one.skill[one.seat])
            blind += blindly(one.choices)
    return 100.0 * max(0.0, 1.0 - made / max(FEWEST, blind))


def wrong(cost: float) -> float:
    """How much of a wrong choice it is to lose so much of the chance to win: from 0 to 1."""
    return 0.0 if cost < DOUBT else min(1.0, cost / BAD)


def blindly(choices: tuple[Choice, ...]) -> float:
    """How many wrong choices somebody makes here on average who takes any; the best comes first."""
    best = choices[0].chance
    noise = [(one.high - one.low) / (2 * CONFIDENCE) for one in choices]
    return sum([wrong(best - one.chance - error) for one, error in zip(choices, noise, strict=True)]) / len(choices)
