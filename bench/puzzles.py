"""Whether the puzzles that are shipped are true: a search with a seed of its own looks at each as deeply as is claimed.

python -m bench.puzzles
python -m bench.puzzles --game marrak_hesh --seed 77 --deeper 2
"""

from __future__ import annotations

import argparse
from collections import Counter
from time import process_time

import ludoteca
from ludoteca.lab import wilson
from ludoteca.puzzles import shipped
from ludoteca.puzzles.mining import confirmed

SEED = 20_261


def main() -> None:
    """Look at every puzzle again, and say how many hold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=ludoteca.games(), help="usually all of them")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument(
        "--deeper", type=int, default=1, help="times the simulations that confirmed it when it was made"
    )
    given = parser.parse_args()
    whole = held = 0
    print("| game | puzzles | ★ | ★★ | ★★★ | found again | CPU seconds |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name in [given.game] if given.game else ludoteca.games():
        found, begun, lost = shipped(name).puzzles, process_time(), []
        for number, puzzle in enumerate(found):
            if not confirmed(puzzle, given.seed + number, given.deeper * puzzle.confirmed.simulations):
                lost.append(puzzle.id)
        whole, held = whole + len(found), held + len(found) - len(lost)
        grades = Counter(puzzle.grade for puzzle in found)
        stars = " | ".join(str(grades[grade]) for grade in (1, 2, 3))
        took = f"{process_time() - begun:.0f}"
        print(f"| {name} | {len(found)} | {stars} | {len(found) - len(lost)} | {took} |", *lost, flush=True)
    low, high = wilson(held, whole)
    print(f"\n{held} of {whole} found again: {held / whole:.1%} (95%: {low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
