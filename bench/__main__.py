"""`make bench`: decisions, clones and simulations a second for each game, compiled and interpreted.

Both forms are measured in turn, five times, each in a process of its own on one core; the best and the median are
shown, so that the noise of the machine is seen. Times are CPU seconds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

ROUNDS = 5
ROOT = Path(__file__).parents[1]


def measure(form: str) -> dict[str, dict[str, float]]:
    """One round of one form: for each game what was measured."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")} if form == "interpreted" else dict(os.environ)
    command = [sys.executable, str(Path(__file__).with_name("speed.py")), form]
    done = subprocess.run(command, env=environment, cwd=ROOT.parent, capture_output=True, text=True, check=True)
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure and print the table."""
    rounds: dict[str, list[dict[str, dict[str, float]]]] = {"compiled": [], "interpreted": []}
    for _ in range(ROUNDS):
        for form, found in rounds.items():
            found.append(measure(form))
    table = Table(title=f"per CPU-second on one core; best (median) of {ROUNDS}")
    for heading in ("game", "what", "compiled", "interpreted", "ratio of the best"):
        table.add_column(heading, justify="left" if heading in ("game", "what") else "right")
    for game, measured in rounds["compiled"][0].items():
        for what in measured:
            best = {form: max(one[game][what] for one in found) for form, found in rounds.items()}
            usual = {form: median(one[game][what] for one in found) for form, found in rounds.items()}
            cells = [f"{best[form]:,.0f} ({usual[form]:,.0f})" for form in ("compiled", "interpreted")]
            table.add_row(game, what, *cells, f"{best['compiled'] / best['interpreted']:.1f}x")
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
