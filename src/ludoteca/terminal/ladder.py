"""A skill ladder at the terminal: the bar while somebody climbs, the rungs when it is done, the files."""

from __future__ import annotations

from pathlib import Path

from ludoteca.engine import Game
from ludoteca.lab.ladder import Ladder, ladder
from ludoteca.lab.ladder_told import about, ladder_json, ladder_page, rung_cells, side_lines, verdict
from ludoteca.lab.tidy import write_json
from ludoteca.terminal.compare import Files, grid, show_written
from ludoteca.terminal.lab import Told, bar
from ludoteca.terminal.talk import LOUD, QUIET, Talk
from ludoteca.words import title


def run(
    talk: Talk,
    game: Game,
    games: int,
    seed: int,
    jobs: int | None,
    *,
    bot: str,
    first: int,
    most: int,
    seconds: float,
    files: Files,
    command: str,
    on: str = "",
) -> int:
    """Check everything, climb, show what came of it, write it down."""
    files.check(games)
    doublings = max(0, (most // first).bit_length() - 1)
    with bar(talk, games * doublings, "ladder-playing") as told:
        progress = None if told is None else _Climbing(told)
        found = ladder(
            game, games, seed, jobs, bot=bot, first=first, most=most, seconds=seconds, progress=progress, on=on
        )
    show(talk, found)
    written: list[Path] = []
    if files.report is not None:
        ladder_page(found, command, files.report)
        written.append(files.report)
    if files.json is not None:
        write_json(ladder_json(found, command), files.json)
        written.append(files.json)
    show_written(talk, written)
    return 0


class _Climbing:
    """Tells the bar how many games are done, and how high the ladder is by now."""

    def __init__(self, told: Told) -> None:
        self.told = told

    def __call__(self, done: int, found: Ladder) -> None:
        self.told(done, found.rungs[-1].bot if found.rungs else "")


def show(talk: Talk, found: Ladder) -> None:
    """What was asked, the verdict, every rung."""
    talk.heading(talk.words("ladder-title", game=title(found.game.name, talk.lang)))
    talk.write("; ".join(side_lines(found, talk.lang)))
    talk.console.print()
    talk.write(verdict(found, talk.lang), LOUD)
    if found.rungs:
        talk.show(grid(rung_cells(found, talk.lang)))
    for sentence in about(found, talk.lang):
        talk.write(sentence, QUIET)
