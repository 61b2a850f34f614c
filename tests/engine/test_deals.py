"""Even deals: each deal that agrees with what is known comes as often as any other, however it is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from ludoteca.engine.deals import REST, Deal, Ways, even_deal
from ludoteca.engine.dice import Dice

DRAWN = 4000

# Where each thing can be. In most of them some first draws leave fewer ways to go on than others.
PROBLEMS = {
    "anything anywhere": ([REST | 3] * 5, 2),
    "typed places": ([REST | 1] * 3 + [REST | 2] * 2 + [REST], 2),
    "one inside the other": ([REST | 3] * 2 + [REST | 2] * 3, 2),
    "a thing that must lie somewhere": ([1 | 2, REST | 1, REST | 2, REST | 3], 2),
    "crossing": ([REST | 3, REST | 5, REST | 6, REST | 4], 3),
    "nothing is left over": ([1 | 2 | 4, 1 | 2, 2 | 4, 1 | 4 | 8], 4),
    "a ring": ([1 | 2, 2 | 4, 4 | 8, 8 | 1], 4),
    "hardly any": ([1 | 2, 1 | 2, REST | 1 | 4 | 8, REST | 4, REST | 8, REST | 4 | 8, REST | 2], 4),
}


def all_deals(fits: list[int], places: int) -> Iterator[tuple[int, ...]]:
    """Every deal, found by trying."""
    bound = {thing for thing, fit in enumerate(fits) if not fit & REST}

    def go_on(dealt: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(dealt) == places:
            if bound <= set(dealt):
                yield dealt
            return
        for thing, fit in enumerate(fits):
            if thing not in dealt and fit >> len(dealt) & 1:
                yield from go_on((*dealt, thing))

    return go_on(())


def is_even(found: Counter[tuple[int, ...]], possible: list[tuple[int, ...]]) -> bool:
    """Whether chance alone explains it: chi-square within five standard deviations of its mean."""
    assert set(found) <= set(possible)
    fair = sum(found.values()) / len(possible)
    chi_square = sum((found[deal] - fair) ** 2 / fair for deal in possible)
    freedom = len(possible) - 1
    return chi_square <= freedom + 5 * sqrt(2 * max(1, freedom))


@pytest.mark.parametrize("counted", [False, True], ids=["dealt", "counted"])
@pytest.mark.parametrize("name", PROBLEMS)
def test_every_deal_comes_as_often_as_any_other(name: str, counted: bool) -> None:
    fits, places = PROBLEMS[name]
    possible = list(all_deals(fits, places))
    dice = Dice.seeded(7)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWN):
        if not counted:
            found[tuple(even_deal(fits, places, dice))] += 1
        else:
            deal = Deal(fits, places)
            found[tuple(deal.handed_out(Ways(deal).deal(dice), dice))] += 1
    assert len(possible) > 1
    assert is_even(found, possible)


@pytest.mark.parametrize("name", PROBLEMS)
def test_the_ways_to_deal_are_counted_rightly(name: str) -> None:
    fits, places = PROBLEMS[name]
    ways = Ways(Deal(fits, places))
    assert ways.ways(0, ways.full) == len(list(all_deals(fits, places)))


def test_what_was_dealt_before_changes_no_deal() -> None:
    fits, places = PROBLEMS["hardly any"]
    alone = [even_deal(fits, places, Dice.seeded(seed)) for seed in range(200)]
    mixed = []
    for seed in range(200):
        even_deal(*PROBLEMS["a ring"], Dice.seeded(seed))
        mixed.append(even_deal(fits, places, Dice.seeded(seed)))
    assert alone == mixed


def test_where_no_deal_is_possible_it_is_said() -> None:
    with pytest.raises(AssertionError, match="no deal agrees"):
        even_deal([1, 1], 1, Dice.seeded(1))
