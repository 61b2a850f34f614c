"""The miniatures solved: their size, their value, and how exploitable bots and learners are in them, exactly.

python -m bench.exact
python -m bench.exact --bots greedy,search:medium --iterations 1000 --option first_player=seat_0
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import pyspiel

from ludoteca.research.exact import policy_of, size_of, tree_of
from ludoteca.research.openspiel import load

MINIATURES = ("marrak_hesh", "mars_needs_mechanics")
STEPS = (1, 10, 100)  # shares of the iterations after which CFR is looked at, as divisors


def line(words: str, figure: str) -> None:
    """A line of the report."""
    print(f"  {words:<44}{figure:>14}")


def measured(name: str, bots: list[str], iterations: int, options: dict[str, object]) -> None:
    """Everything about one miniature."""
    game = load(name, players=2, size="miniature", **options)
    size = size_of(game)
    print(f"{name}: {len(game.openings)} openings")
    line("histories", f"{size.histories:,}")
    line("of them whole games", f"{size.ends:,}")
    line("information states", f"{size.information_states:,}")
    begun = process_time()
    tree = tree_of(game)
    told(tree, "random", pyspiel.UniformRandomPolicy(tree))
    line("CPU seconds for that", f"{process_time() - begun:.1f}")
    for bot in bots:
        told(tree, bot, policy_of(game, bot))
    solved(tree, iterations)


def told(tree: Any, who: str, policy: Any) -> None:
    """How much a best response wins from a policy, on average over both seats."""
    line(f"exploitability of {who}", f"{pyspiel.exploitability(tree, policy):.4f}")


def solved(tree: Any, iterations: int) -> None:
    """How far CFR+ comes, and the value of the game for the first seat."""
    solver = pyspiel.CFRPlusSolver(tree)
    looked_at = sorted({max(1, iterations // divisor) for divisor in STEPS})
    begun = process_time()
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number in looked_at:
            told(tree, f"CFR+ after {number:,} iterations", solver.average_policy())
    line("CPU seconds for that", f"{process_time() - begun:.1f}")
    value = pyspiel.expected_returns(tree.new_initial_state(), solver.average_policy(), -1, True)
    line("value for the first seat", f"{value[0]:+.4f}")


def main() -> None:
    """Each miniature in turn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(MINIATURES))
    parser.add_argument("--bots", default="greedy", help="names of bots, with commas")
    parser.add_argument("--iterations", type=int, default=200, help="of CFR+")
    parser.add_argument("--option", action="append", default=[], help="an option of the games: name=value")
    given = parser.parse_args()
    options: dict[str, object] = dict(option.partition("=")[::2] for option in given.option)
    for name in given.games.split(","):
        measured(name, [bot for bot in given.bots.split(",") if bot], given.iterations, options)


if __name__ == "__main__":
    main()
