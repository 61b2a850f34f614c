"""What deeds do, at the terminal: the bar while it plays, the table when it is done, the files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from ludoteca.lab.compare import Goal
from ludoteca.lab.effects import Effects, effects, option_effects
from ludoteca.lab.findings import (
    effect_cells,
    effects_about,
    effects_verdict,
    more,
    option_cells,
    side_in_words,
)
from ludoteca.lab.measures import SHARE
from ludoteca.lab.page import effects_page
from ludoteca.lab.sides import Side
from ludoteca.lab.tidy import effects_json, write_json
from ludoteca.terminal.compare import BETWEEN, Files, grid, show_written
from ludoteca.terminal.lab import Told, bar
from ludoteca.terminal.talk import LOUD, QUIET, Talk
from ludoteca.words import title

OPTION_GAMES = 400  # for each value of an option, both sides together


def run(
    talk: Talk,
    side: Side,
    games: int,
    seed: int,
    jobs: int | None,
    *,
    only: Sequence[str],
    options: bool,
    goal: Goal,
    files: Files,
    command: str,
    on: str = "",
) -> int:
    """Check everything, play, show what came of it, write it down."""
    files.check(games)
    with bar(talk, games, "effects-playing") as told:
        progress = None if told is None else _Looks(talk, told)
        found = effects(side, games, seed, jobs, only=only, goal=goal, progress=progress, on=on)
        if options:
            found.options = option_effects(side, OPTION_GAMES, seed, jobs, on)
    show(talk, found)
    written: list[Path] = []
    if files.report is not None:
        effects_page(found, command, files.report)
        written.append(files.report)
    if files.json is not None:
        write_json(effects_json(found, command), files.json)
        written.append(files.json)
    show_written(talk, written)
    return 0


class _Looks:
    """Tells the bar how many games are done, and now and then how wide the widest interval is."""

    def __init__(self, talk: Talk, told: Told) -> None:
        self.talk = talk
        self.told = told
        self.last = 0.0

    def __call__(self, done: int, found: Effects) -> None:
        if monotonic() - self.last > BETWEEN:
            self.last = monotonic()
            self.told(done, f"± {more(SHARE, found.widest(), self.talk.lang, sign=False)}")
        else:
            self.told(done)


def show(talk: Talk, found: Effects) -> None:
    """What was asked, the verdict, every deed."""
    talk.heading(talk.words("effects-title", game=title(found.side.game.name, talk.lang)))
    talk.write("; ".join(side_in_words(found.side, talk.lang)))
    talk.console.print()
    talk.write(effects_verdict(found, talk.lang), LOUD)
    talk.show(grid(effect_cells(found, talk.lang, narrow=True)))
    if found.options:
        talk.tell("effects-options", LOUD)
        talk.show(grid(option_cells(found, talk.lang)))
    for sentence in effects_about(found, talk.lang):
        talk.write(sentence, QUIET)
