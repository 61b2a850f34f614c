"""What simulations, arenas and self-play show alike: the bar, which bots failed, and what the pairing has saved."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.lab import Fault
from ludoteca.terminal.talk import LOUD, QUIET, SORRY, Talk


class Told(Protocol):
    """What is told of the progress: so many more games are done, and what to say of them."""

    def __call__(self, done: int, how: str = "") -> None:
        """Show it."""


@contextmanager
def bar(talk: Talk, games: int, key: str = "simulate-playing") -> Iterator[Told | None]:
    """A bar on the error stream, if somebody is looking at it."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[how]}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(talk.words(key), total=games, how="")

        def told(done: int, how: str = "") -> None:
            progress.advance(task, done)
            if how:
                progress.update(task, how=how)

        yield told


def show_faults(talk: Talk, faults: Sequence[Fault], seed_of: Callable[[Fault], int]) -> None:
    """Which bots failed how often and how, and the first time of each in full."""
    counted = Counter((fault.bot, fault.kind, fault.rule) for fault in faults)
    firsts = {(fault.bot, fault.kind, fault.rule): fault for fault in reversed(faults)}
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, header_style=QUIET)
    grid.add_column(Text(talk.words("simulate-faults-column")), style=LOUD)
    for key in ("fault", "rule"):
        grid.add_column(talk.words(f"simulate-{key}-column"))
    grid.add_column(talk.words("simulate-games-column"), justify="right")
    for (bot, kind, rule), times in sorted(counted.items()):
        grid.add_row(bot, talk.words(f"fault-{kind}"), rule or "–", str(times))
    talk.show(grid)
    talk.tell("simulate-forfeited", SORRY, games=len(faults))
    for fault in (firsts[which] for which in sorted(counted)):
        seed = talk.words("simulate-fault-seed", seed=str(seed_of(fault)))
        talk.item("·", f"{talk.phrase(fault.phrase)} {seed}")


def saving(talk: Talk, games: int, saved: float | None) -> None:
    """As how many unpaired games these count, if that can be told."""
    if saved is not None:
        talk.tell("lab-saved", QUIET, games=games, plain=round(games * saved), factor=talk.number(saved, 2))
