"""`make bench-pairing`: how many games it saves that two bots have the same deals, in three ways; for two players.

- *mirrored*: each deal is played with the seats exchanged, and the win shares of its two games are added. For bots of
  which one wins a share p of its games that can save at most p / (2p - 1): if only one game in seven is lost at all,
  there is not much that a deal could even out.
- *points*: the same for the difference of the points, which has no such bound.
- *duplicate*: no seats are exchanged; instead the weaker bot has also played the deal against itself, which is cheap,
  and what its seat won there is taken off as luck, by as much as pays: a control variate, whose mean is known.

Each is the ratio of two variances, of plain games and of these, with a 95% interval by resampling the deals: 2.0 means
that half the games are enough. Then, for the verdict of `--until`: the median of the games until it is decided, with a
deal for each game and with each deal played both ways, resampled from the same games.

python -m bench.pairing --game marrak_hesh --deals 150
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.lab import arena, simulate
from ludoteca.lab.verdict import Duel

Floats = NDArray[np.float64]

BOTS = "search:hard,search:medium"
DEALS = {"automobiles": 30, "marrak_hesh": 200, "mars_needs_mechanics": 60, "martians": 16, "pocket_mars": 150}
USUAL_DEALS = 40
RESAMPLED = 2000
ARENAS = 200
MOST_GAMES = 2000


def mirrored(first: Floats) -> float:
    """By how much less what the first bot has varies if both its games have one deal; deals x seats."""
    paired = first.sum(axis=1).var(ddof=1)
    return float(first.var(axis=0, ddof=1).sum() / paired) if paired > 0 else np.inf


def duplicate(both: Floats) -> float:
    """The same by a control variate: deals x seats x (what the first bot has, what the seat had without it)."""
    plain = left = 0.0
    for seat in range(both.shape[1]):
        won, luck = both[:, seat, 0], both[:, seat, 1]
        spread = luck.var(ddof=1)
        slope = np.cov(won, luck)[0, 1] / spread if spread > 0 else 0.0
        plain += won.var(ddof=1)
        left += (won - slope * luck).var(ddof=1)
    return float(plain / left) if left > 0 else np.inf


def interval(measure: Callable[[Floats], float], data: Floats, dice: np.random.Generator) -> str:
    """What is measured, with its 95% interval."""
    found = [measure(data[dice.integers(0, len(data), len(data))]) for _ in range(RESAMPLED)]
    low, high = np.percentile(found, [2.5, 97.5])
    return f"{measure(data):.2f} ({low:.2f}-{high:.2f})"


def games_to_tell(scores: Floats, games: int, dice: np.random.Generator) -> float:
    """The median of the games until the verdict, where each score is drawn from these and stands for so many games."""
    lengths = []
    for _ in range(ARENAS):
        duel, played = Duel(), 0
        while not duel.decided() and played < MOST_GAMES:
            duel.add(float(dice.choice(scores)))
            played += games
        lengths.append(played)
    return float(np.median(lengths))


def measured(name: str, bots: list[str], deals: int, seed: int, jobs: int | None) -> str:
    """Play, and say what it saves."""
    game = ludoteca.make(name, players=2)
    standings = arena(game, bots, games=2 * deals, seed=seed, jobs=jobs)
    won, points = np.zeros((2, deals, 2))
    for row in standings.rows():
        sign = 1 if row.bot == bots[0] else -1
        points[row.deal, row.seating] += sign * row.score
        if sign > 0:
            won[row.deal, row.seating] = row.share
    # in the first seating of a deal the first bot has seat 0, in the second seat 1
    field = simulate(game, [bots[1]] * 2, games=deals, seed=seed, jobs=jobs)
    luck = field.won / np.maximum(field.won.sum(axis=1, keepdims=True), 1)
    share = float(won.mean())
    best = max(share, 1 - share)
    dice = np.random.default_rng(18)
    alone = games_to_tell(won.ravel(), 1, dice)
    paired = games_to_tell(won.mean(axis=1), 2, dice)
    return (
        f"{name}: {bots[0]} wins {share:.1%} of {2 * deals} games against {bots[1]}\n"
        f"  mirrored  {interval(mirrored, won, dice)}, at most {best / max(2 * best - 1, 1e-9):.2f}\n"
        f"  points    {interval(mirrored, points, dice)}\n"
        f"  duplicate {interval(duplicate, np.stack([won, luck], axis=2), dice)}\n"
        f"  games to a verdict: {alone:.0f} with a deal for each, {paired:.0f} with both on each"
    )


def main() -> None:
    """Measure every game of the shelf, or one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="", help="one game of the shelf; all of them without")
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--deals", type=int, default=0, help="each is played twice; usually what a few minutes allow")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    chosen = parser.parse_args()
    for name in [chosen.game] if chosen.game else ludoteca.games():
        deals = chosen.deals or DEALS.get(name, USUAL_DEALS)
        print(measured(name, chosen.bots.split(","), deals, chosen.seed, chosen.jobs), flush=True)


if __name__ == "__main__":
    main()
