"""A comparison at the terminal: the bar with the interval that closes, the tables when it is done, the files."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.lab.compare import Comparison, Goal, Look, compare
from ludoteca.lab.findings import about, difference_cells, done_cells, side_in_words, span, verdict
from ludoteca.lab.measures import Measure
from ludoteca.lab.page import check_page, comparison_page
from ludoteca.lab.sides import Side
from ludoteca.lab.tables import Cells
from ludoteca.lab.tidy import Tidy, check_json, check_tables, comparison_json, write_json
from ludoteca.terminal.lab import Told, bar
from ludoteca.terminal.talk import LOUD, QUIET, Talk
from ludoteca.words import title

MOST_TOLD = 12  # deeds; the page has more
BETWEEN = 0.5  # seconds between two looks at how it stands


class Files(NamedTuple):
    """Where it is written down."""

    report: Path | None = None
    json: Path | None = None
    tables: Path | None = None
    force: bool = False

    def check(self, games: int) -> None:
        """Refuse, before anything is played, what could not be written afterwards."""
        if self.report is not None:
            check_page(self.report, force=self.force)
        if self.json is not None:
            check_json(self.json, force=self.force)
        if self.tables is not None:
            check_tables(self.tables, games, force=self.force)


NO_FILES = Files()


def run(
    talk: Talk,
    sides: tuple[Side, Side],
    games: int,
    seed: int,
    jobs: int | None,
    *,
    measure: str,
    goal: Goal,
    files: Files,
    bot_seconds: float,
    command: str,
    on: str = "",
) -> int:
    """Check everything, play, show what came of it, write it down."""
    files.check(games)
    begun = Comparison(*sides, seed, measure)
    tidy = None if files.tables is None else Tidy(files.tables, sides, seed)
    whole = games - games % (2 * begun.block)
    with bar(talk, whole, "compare-playing") as told, tidy or nullcontext():
        progress = None if told is None else _Looks(talk, told, begun.measures[begun.asked])
        keep = None if tidy is None else tidy.keep
        found = compare(
            *sides,
            games,
            seed,
            jobs,
            measure=measure,
            goal=goal,
            progress=progress,
            keep=keep,
            bot_seconds=bot_seconds,
            on=on,
        )
    show(talk, found)
    written: list[Path] = []
    if files.report is not None:
        comparison_page(found, command, files.report)
        written.append(files.report)
    if files.json is not None:
        write_json(comparison_json(found, command), files.json)
        written.append(files.json)
    if tidy is not None:
        written += tidy.files
    show_written(talk, written)
    return 0


class _Looks:
    """Tells the bar how many games are done, and now and then what is known."""

    def __init__(self, talk: Talk, told: Told, measure: Measure) -> None:
        self.talk = talk
        self.told = told
        self.measure = measure
        self.last = 0.0

    def __call__(self, done: int, look: Look) -> None:
        if monotonic() - self.last > BETWEEN:
            self.last = monotonic()
            self.told(done, f"{self.measure.name}: {span(self.measure.unit, look.more, self.talk.lang)}")
        else:
            self.told(done)


def show(talk: Talk, found: Comparison) -> None:
    """What was asked, the verdict, every measure, what is done more or less."""
    talk.heading(talk.words("compare-title", game=title(found.sides[0].game.name, talk.lang)))
    for mark, side in zip("AB", found.sides, strict=True):
        talk.item(mark, "; ".join(side_in_words(side, talk.lang)))
    talk.console.print()
    talk.write(verdict(found, talk.lang), LOUD)
    talk.show(grid(difference_cells(found, talk.lang)))
    done = done_cells(found, talk.lang, MOST_TOLD)
    if done.rows:
        talk.show(grid(done))
    for sentence in about(found, talk.lang):
        talk.write(sentence, QUIET)


def show_written(talk: Talk, files: Sequence[Path]) -> None:
    """Where it was written down."""
    if files:
        talk.tell("lab-written")
    for file in files:
        talk.line(f"  {file}")


def grid(cells: Cells) -> Grid:
    """A table in words."""
    found = Grid(box=SIMPLE_HEAD, pad_edge=False, header_style=QUIET)
    found.add_column(Text(cells.headings[0]), style=LOUD)
    for heading in cells.headings[1:]:
        found.add_column(Text(heading), justify="right")
    for row in cells.rows:
        found.add_row(*map(Text, row))
    return found
