"""`make bench-strength`: how often each bot and level beats the one below it, seats rotated.

python -m bench.strength --games 200
python -m bench.strength --game marrak_hesh --pair mypackage.bots:Net,search:hard
"""

from __future__ import annotations

import argparse

import ludoteca
from ludoteca.bots import parse_seats
from ludoteca.lab import simulate

PAIRS = [
    ("greedy", "random"),
    ("search:1000", "greedy"),
    ("search:medium", "search:easy"),
    ("search:hard", "search:medium"),
    ("search:expert", "search:hard"),
]


def main() -> None:
    """Play the pairs and print how often the first of each wins."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="", help="one game of the shelf; all of them without")
    parser.add_argument("--pair", default="", help="two bots by name, instead of those of the house")
    chosen = parser.parse_args()
    pairs = [tuple(parse_seats(chosen.pair, 2))] if chosen.pair else PAIRS
    for name in [chosen.game] if chosen.game else ludoteca.games():
        game = ludoteca.make(name, players=2)
        for stronger, weaker in pairs:
            results = simulate(game, [stronger, weaker], games=chosen.games, seed=chosen.seed)
            wins = {share.name: share.wins for share in results.by_bot()}
            won, decided = wins[stronger], sum(wins.values())
            failed = f" ({len(results.faults)} by a fault)" if results.faults else ""
            print(
                f"{name}: {stronger} beats {weaker} in {won} of {decided} games: {won / decided:.1%}{failed}",
                flush=True,
            )


if __name__ == "__main__":
    main()
