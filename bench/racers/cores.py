"""Ludoteca on all cores: the batch with a process for each of them beside the single environment, by the clock."""

from __future__ import annotations

import os
from functools import partial
from time import perf_counter

import ludoteca
from bench.racers.ludoteca_ import BATCH, PLAYERS, every_seat, single, stepped
from bench.racers.pace import rate, report
from ludoteca.research.batch import Batch


def main() -> None:
    """Measure every game, with every seat an agent and against random bots."""
    workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    measured = {"cores": float(workers)}
    for name in ludoteca.games():
        players = PLAYERS[name]
        for face, work, opponents in (("agents", every_seat, None), ("single", single, "random")):
            measured[f"{face} {name}"] = rate(partial(work, name, players), perf_counter)
            batch = Batch(ludoteca.make(name, players=players), BATCH, opponents=opponents, workers=workers)
            measured[f"batch of {face} {name}"] = rate(partial(stepped, batch), perf_counter)
            batch.close()
    report(measured)


if __name__ == "__main__":
    main()
