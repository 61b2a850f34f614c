"""The search for balance at the terminal: the bar with the best so far, the tables when it is done, the files."""

from __future__ import annotations

import shlex
from pathlib import Path
from time import monotonic

from ludoteca.lab.compare import STOPPED
from ludoteca.lab.findings import side_in_words
from ludoteca.lab.sides import Side
from ludoteca.lab.tidy import write_json
from ludoteca.lab.tuning.aims import Aims
from ludoteca.lab.tuning.dials import Panel
from ludoteca.lab.tuning.report import patch_files, tuning_json, tuning_page
from ludoteca.lab.tuning.search import Tuning, tune
from ludoteca.lab.tuning.telling import about, aim_lines, as_settings, best_lines, gauge_cells, points, verdict
from ludoteca.terminal.compare import BETWEEN, Files, grid, show_written
from ludoteca.terminal.lab import Told, bar
from ludoteca.terminal.talk import LOUD, QUIET, Talk
from ludoteca.words import title

LONGEST_LINE = 400  # characters of a patch as arguments; a longer one is taken from its file


def run(
    talk: Talk,
    side: Side,
    panel: Panel,
    aims: Aims,
    games: int,
    seed: int,
    jobs: int | None,
    *,
    deals: int,
    confirm: int,
    seconds: float,
    folder: Path | None,
    files: Files,
    command: str,
    on: str = "",
) -> int:
    """Check everything, search, show what came of it, write it down."""
    files.check(games)
    with bar(talk, games + confirm, "tune-playing") as told:
        progress = None if told is None else _Looks(talk, told)
        found = tune(
            side, panel, aims, games, seed, jobs,
            deals=deals, confirm=confirm, seconds=seconds, folder=folder, progress=progress, on=on,
        )  # fmt: skip
    if not found.race.start.deals:
        raise KeyboardInterrupt  # before anything was known
    show(talk, found)
    written = [] if folder is None else patch_files(found, folder, talk.lang)
    if files.report is not None:
        tuning_page(found, command, files.report)
        written.append(files.report)
    if files.json is not None:
        write_json(tuning_json(found, command), files.json)
        written.append(files.json)
    show_written(talk, written)
    if found.ended == STOPPED and folder is not None:
        talk.tell("tune-goes-on", QUIET)
    return 0


class _Looks:
    """Tells the bar how many games are done, and now and then how near the best has come."""

    def __init__(self, talk: Talk, told: Told) -> None:
        self.talk = talk
        self.told = told
        self.last = 0.0

    def __call__(self, done: int, found: Tuning) -> None:
        race = found.race
        if monotonic() - self.last > BETWEEN and race.start.deals:
            self.last = monotonic()
            best = race.best()
            lang = self.talk.lang
            near, start = points(race.missed(best), lang), points(race.missed(race.start, best.deals), lang)
            self.told(done, self.talk.words("tune-so-far", patches=len(found.patches) - 1, near=near, start=start))
        else:
            self.told(done)


def show(talk: Talk, found: Tuning) -> None:
    """What was asked, the verdict, the best patches, what was confirmed."""
    talk.heading(talk.words("tune-title", game=title(found.side.game.name, talk.lang)))
    talk.write("; ".join(side_in_words(found.side, talk.lang)))
    for line in aim_lines(found, talk.lang):
        talk.item("·", line)
    talk.console.print()
    talk.write(verdict(found, talk.lang), LOUD)
    for number, patch in enumerate(best_lines(found, talk.lang), 1):
        talk.item(f"{number}", patch)
    gauges = gauge_cells(found, talk.lang)
    if gauges.rows:
        talk.tell("tune-confirmed", LOUD)
        talk.show(grid(gauges))
    for sentence in about(found, talk.lang):
        talk.write(sentence, QUIET)
    for one in found.best(1):
        arguments = " ".join(f"--set {shlex.quote(text)}" for text in as_settings(found.panel, one.setting))
        if len(arguments) <= LONGEST_LINE:
            talk.tell("tune-as-arguments", QUIET)
            talk.line(f"  {arguments}")
