"""`make bench-ratings`: after how many games ratings have found the true order of the four levels, and stay with it.

Four players of the strengths that the levels of the bots have (`rated.toml`, or steps of 200 Elo) play tables drawn by
lot. Each way of rating sees the same games. What counts is the last game after which the order was wrong: from then on
it was right to the end. *Elo* has the usual forms: each pair of a table a game, its K divided by the opponents.

Also: how often the true strength lies within what is shown.

python -m bench.ratings --seasons 300
"""

from __future__ import annotations

import argparse
import itertools
import random
from collections.abc import Callable, Sequence
from functools import partial
from statistics import mean, median

from rich.console import Console
from rich.table import Table

from ludoteca.club.ratings import MIDDLE, SPREAD, Skill, rated

STEPS = (0.0, 200.0, 400.0, 600.0)
PLAYERS = (2, 3, 4)
KS = (16, 24, 32)
MOST_GAMES = 400
MOST_SEASONS = 10_000
CROWD = 12  # people of whom it is asked whether their strength lies within what is shown

Order = Sequence[int]
Rater = Callable[[Order], list[float]]


def order_of(dice: random.Random, true: Sequence[float], who: Sequence[int]) -> list[int]:
    """Who comes first, second and so on: each place in proportion to the strength of those who are left."""
    left, found = list(who), []
    while left:
        found.append(dice.choices(left, [10 ** (true[one] / 400) for one in left])[0])
        left.remove(found[-1])
    return found


def elo(k: float, people: int) -> Rater:
    """Plain Elo."""
    ratings = [MIDDLE] * people

    def rate(order: Order) -> list[float]:
        change = dict.fromkeys(order, 0.0)
        for place, one in enumerate(order):
            for other in order[place + 1 :]:
                surprise = 1 - 1 / (1 + 10 ** ((ratings[other] - ratings[one]) / 400))
                change[one] += k * surprise / (len(order) - 1)
                change[other] -= k * surprise / (len(order) - 1)
        for one, points in change.items():
            ratings[one] += points
        return ratings

    return rate


def ours(skills: list[Skill]) -> Rater:
    """Those of the house; the skills are changed in place."""

    def rate(order: Order) -> list[float]:
        after = rated([[skills[one]] for one in order], range(len(order)))
        for one, (skill,) in zip(order, after, strict=True):
            skills[one] = skill
        return [skill.mean for skill in skills]

    return rate


def last_wrong(rater: Rater, games: Sequence[Order]) -> int:
    """The last game after which the order was not the true one; the number of games: it was never found."""
    last = 0
    for number, order in enumerate(games, start=1):
        found = rater(order)
        if any(below >= above for below, above in itertools.pairwise(found)):
            last = number
    return last


def seasons(players: int, number: int) -> list[list[Order]]:
    """So many seasons of games between the four."""
    found: list[list[Order]] = []
    for seed in range(number):
        dice = random.Random(f"{players} {seed}")
        found.append([order_of(dice, STEPS, dice.sample(range(len(STEPS)), players)) for _ in range(MOST_GAMES)])
    return found


def within(players: int, games_each: int, number: int) -> tuple[float, float]:
    """How often the true strength lies within what is shown, and half the width of that, after so many games each."""
    inside, halves = [], []
    for seed in range(number):
        dice = random.Random(f"within {players} {games_each} {seed}")
        true = [dice.gauss(0, SPREAD) for _ in range(CROWD)]
        skills = [Skill() for _ in true]
        rater = ours(skills)
        for _ in range(CROWD * games_each // players):
            rater(order_of(dice, true, dice.sample(range(CROWD), players)))
        middle, shown = mean(true), mean(skill.mean for skill in skills)
        for skill, real in zip(skills, true, strict=True):
            inside.append(abs((skill.mean - shown) - (real - middle)) <= skill.half)
            halves.append(skill.half)
    return mean(inside), mean(halves)


def main() -> None:
    """Simulate and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seasons", type=int, default=300, choices=range(1, MOST_SEASONS), metavar="N")
    number = parser.parse_args().seasons
    console = Console()
    table = Table(title=f"games until the order is found for good: half of {number} seasons, and nine of ten")
    for heading in ("players", "ratings", *(f"Elo, K {k}" for k in KS)):
        table.add_column(heading, justify="right")
    for players in PLAYERS:
        played = seasons(players, number)
        cells = []
        ways: list[Callable[[], Rater]] = [lambda: ours([Skill()] * len(STEPS))]
        ways += [partial(elo, k, len(STEPS)) for k in KS]
        for make in ways:
            found = sorted(last_wrong(make(), games) + 1 for games in played)
            cells.append(f"{median(found):.0f} ({found[int(0.9 * number)]})")
        table.add_row(str(players), *cells)
    console.print(table)
    table = Table(title="the true strength lies within what is shown (which says 95%), and how wide that is")
    for heading in ("players", "5 games each", "20", "60"):
        table.add_column(heading, justify="right")
    for players in PLAYERS:
        rows = [within(players, games, max(1, number // 10)) for games in (5, 20, 60)]
        table.add_row(str(players), *[f"{100 * share:.1f}%, ± {half:.0f}" for share, half in rows])
    console.print(table)


if __name__ == "__main__":
    main()
