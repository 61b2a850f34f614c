"""Learn how a good player moves, by games against itself, and write the `learned.py` of a game.

python -m bench.habits mars_needs_mechanics
python -m bench.habits pocket_mars --games 50000 --seed 1 --out /tmp/learned.py

The policy of playouts plays against itself; what it does in games that end better than the classic values hoped becomes
likelier, what it does in others less likely (REINFORCE, climbed by Adam). A line now and then says how many games were
played, what they scored, and the share of wins against the weights that it began with long ago. At the end the whole
module is written, with the command that made it. The same games and seed give the same numbers; `--start` goes on
from those that the installed package has.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bench.learning import Run, mars_needs_mechanics, pocket_mars

LEARNERS = {"mars_needs_mechanics": mars_needs_mechanics.text, "pocket_mars": pocket_mars.text}
GAMES = {"mars_needs_mechanics": 240_000, "pocket_mars": 50_000}
SOURCES = Path(__file__).parents[1] / "src" / "ludoteca" / "games"


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: list[str] | None = None) -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=LEARNERS)
    parser.add_argument("--games", type=int, default=0, help="without: as many as the shipped numbers had")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file; without: the learned.py of the game's sources")
    parser.add_argument("--start", action="store_true", help="go on from the numbers that there are")
    chosen = parser.parse_args(arguments)
    games = chosen.games or GAMES[chosen.game]
    command = f"python -m bench.habits {chosen.game} --games {games} --seed {chosen.seed}"
    command += " --start" if chosen.start else ""
    written = LEARNERS[chosen.game](Run(games, chosen.seed, chosen.start, command, say))
    out = chosen.out or SOURCES / chosen.game / "learned.py"
    out.write_text(written, encoding="utf-8")
    say(f"written: {out}")


if __name__ == "__main__":
    main()
