"""After how many games the deals of the day tell two bots of unlike strength apart, and after how many ordinary play.

Every bot of the field plays each deal on the first seat, with the same bots on the others: that is a day. On average
over the days its share says how strong it is. In ordinary play each has deals of its own, and it counts who wins;
beside it stands what a finer count would make of that, and what the same deal would make of who wins.

A number of games is enough if the stronger bot is ahead in 95 of 100 draws of so many from all that were played; equals
count a half. The stronger one is who is ahead over all of them.

python -m bench.daily --game pocket_mars --days 300 --bots search:easy greedy --field random --others greedy
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

import ludoteca
from ludoteca.bots import bot_for
from ludoteca.club.counted import ranked
from ludoteca.club.samedeal import Worth, shares
from ludoteca.engine import Game
from ludoteca.lab.played import play_one

Floats = NDArray[np.float64]

ENOUGH = 0.95
DRAWS = 4000
MOST_GAMES = 2000
AT_ONCE = 4  # days that a process is given


def made_of_it(game: Game, name: str, others: str, seeds: Sequence[int]) -> list[Worth]:
    """What a bot makes of these deals."""
    own, other = bot_for(name, game), bot_for(others, game)
    assert own is not None and other is not None
    found = []
    for seed in seeds:
        played = play_one(game, [own, *[other] * (game.players - 1)], seed)
        points = [int(score) for score in played.scores]
        places = ranked([(float(seat in played.winners), float(score)) for seat, score in enumerate(points)])
        margin = points[0] - max(points[1:]) if game.players > 1 and not game.together else 0
        found.append(Worth(True, 0 in played.winners, -places[0], margin, points[0]))
    return found


def needed(ahead: Callable[[int, np.random.Generator], Floats], least: int = 1) -> int:
    """After how many games the stronger bot is ahead often enough; `ahead`: by how much it is, in many draws."""
    dice = np.random.default_rng(1)

    def right(games: int) -> float:
        lead = ahead(games, dice)
        return float((lead > 1e-12).mean() + 0.5 * (np.abs(lead) <= 1e-12).mean())

    high = least
    while right(high) < ENOUGH:
        high *= 2
        if high > MOST_GAMES:
            return 0
    low = max(least, high // 2)
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if right(middle) >= ENOUGH else (middle + 1, high)
    return high


def apart(first: Floats, second: Floats, games: int, dice: np.random.Generator) -> Floats:
    """The lead of the first where each has deals of its own."""
    one, other = (dice.integers(len(first), size=(DRAWS, games)) for _ in range(2))
    lead: Floats = first[one].mean(axis=1) - second[other].mean(axis=1)
    return lead


def together(first: Floats, second: Floats, games: int, dice: np.random.Generator) -> Floats:
    """The lead of the first where both have the same deals."""
    days = dice.integers(len(first), size=(DRAWS, games))
    lead: Floats = (first - second)[days].mean(axis=1)
    return lead


def main() -> None:
    """Play and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="pocket_mars", choices=ludoteca.games())
    parser.add_argument("--days", type=int, default=300)
    parser.add_argument("--bots", nargs=2, default=["search:easy", "greedy"])
    parser.add_argument("--field", nargs="*", default=["random"], help="bots that play the deal of the day as well")
    parser.add_argument("--others", default="greedy", help="who sits on the other seats")
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    game = ludoteca.make(wish.game)
    names = [*wish.bots, *wish.field]
    parts = [range(first, min(wish.days, first + AT_ONCE)) for first in range(0, wish.days, AT_ONCE)]
    with ProcessPoolExecutor(wish.jobs) as pool:
        worths = {
            name: [worth for some in pool.map(partial(made_of_it, game, name, wish.others), parts) for worth in some]
            for name in names
        }
    daily = np.array([shares([worths[name][day] for name in names]) for day in range(wish.days)])
    won = np.array([[float(worths[name][day].won) for name in names] for day in range(wish.days)])
    margin = np.array([[float(worths[name][day].margin) for name in names] for day in range(wish.days)])
    if daily[:, 0].sum() < daily[:, 1].sum():
        daily, won, margin = daily[:, [1, 0]], won[:, [1, 0]], margin[:, [1, 0]]
        names[:2] = names[1::-1]
    console = Console()
    console.print(f"{game!r}, {wish.days} deals, {wish.others} on the other seats; {names[0]} is ahead of {names[1]}")
    table = Table(title=f"games until the stronger is ahead in {100 * ENOUGH:.0f} of 100")
    for heading in ("what counts", "stronger", "weaker", "deals of one's own", "the same deals"):
        table.add_column(heading, justify="right")
    for what, numbers in (("who wins", won), ("points before the others", margin), ("the share of the day", daily)):
        first, second = numbers[:, 0], numbers[:, 1]
        ways = [needed(partial(way, first, second)) for way in (apart, together)]
        told = [str(games) if games else f"> {MOST_GAMES}" for games in ways]
        if numbers is daily:
            told[0] = "-"  # there is no share without others who had the same deal
        table.add_row(what, f"{first.mean():.3f}", f"{second.mean():.3f}", *told)
    console.print(table)


if __name__ == "__main__":
    main()
