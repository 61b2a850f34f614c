"""Puzzles at the terminal: finding some, and solving the one of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

import ludoteca
from ludoteca.engine import State, house, seat_name
from ludoteca.engine.content import NO_PATCH, Patch
from ludoteca.files import check_free, read_text, written_whole
from ludoteca.lab.mines import mine, read_records
from ludoteca.puzzles import STEPS, Effort, Puzzle, PuzzleError, daily, hint, written
from ludoteca.terminal.lab import bar
from ludoteca.terminal.menu import Menu, draw
from ludoteca.terminal.talk import LOUD, QUIET, SORRY, Talk
from ludoteca.words import title

HELP = "?"


def find(
    talk: Talk,
    name: str,
    options: dict[str, str],
    content: Patch = NO_PATCH,
    *,
    source: Path | None,
    games: int,
    most: int,
    seed: int,
    simulations: int,
    jobs: int | None,
    out: Path | None,
    force: bool,
    command: str,
) -> int:
    """Look through games, say what was found, write it down."""
    if out is not None:
        check_free(out, force=force)
    records = [] if source is None else read_records(name, read_text(source))
    effort = Effort(simulations)
    with bar(talk, len(records) or games, "puzzles-mining") as progress:
        found = mine(
            name,
            options,
            content,
            records=records,
            games=games,
            most=most,
            seed=seed,
            effort=effort,
            jobs=jobs,
            progress=progress,
        )
    talk.heading(title(name, talk.lang))
    talk.tell("puzzles-found", number=len(found))
    if found:
        talk.show(_grid(talk, found))
    if out is not None:
        with written_whole(out) as file:
            file.write(written(name, found, command).encode())
        talk.line(f"  {out}")
    return 0


def _grid(talk: Talk, found: Sequence[Puzzle]) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, header_style=QUIET)
    for key in ("grade", "seat", "question", "best", "lead"):
        grid.add_column(talk.words(f"puzzles-{key}-column"))
    for puzzle in found:
        state = puzzle.position()
        grid.add_row(
            "★" * puzzle.grade,
            talk.seat(puzzle.seat),
            Text(talk.phrase(state.question().phrase)),
            Text(talk.phrase(state.describe(puzzle.best)), style=LOUD),
            f"{talk.number(100 * puzzle.lead, 0)}%",
        )
    return grid


def solve(talk: Talk, name: str | None) -> int:
    """The puzzle of the day of a game, or of each that has some."""
    day = datetime.now(UTC).date()
    names = [name] if name is not None else ludoteca.games()
    found = [puzzle for each in names if (puzzle := daily(each, day)) is not None]
    if not found:
        raise PuzzleError(house("puzzles-none", {"game": names[0]}))
    for puzzle in found:
        try:
            _ask(talk, puzzle)
        except EOFError:
            break
    return 0


def _ask(talk: Talk, puzzle: Puzzle) -> None:
    """One puzzle: tries and hints, until it is solved or given up."""
    state = puzzle.position()
    talk.heading(talk.words("puzzle-heading", id=puzzle.id, game=title(puzzle.game, talk.lang)))
    talk.show(state.game.board(state, puzzle.seat, talk.lang))
    talk.tell("puzzle-task", LOUD, seat=seat_name(puzzle.seat).text(talk.lang))
    talk.write(talk.phrase(state.question().phrase))
    menu = Menu(state, talk.lang)
    talk.show(draw(menu.entries, talk.console.width))
    step = 0
    while answer := talk.ask(f"{talk.words('puzzle-ask')} "):
        if answer == HELP:
            step = min(STEPS, step + 1)
            _help(talk, puzzle, state, step)
            continue
        entry = menu.entry(int(answer)) if answer.isascii() and answer.isdigit() and len(answer) < 9 else None
        if entry is None:
            talk.tell("puzzle-no-number", SORRY, given=answer[:20], most=len(menu.entries))
        elif entry.action == puzzle.best:
            talk.tell("puzzle-right", LOUD)
            break
        else:
            talk.tell("puzzle-wrong", SORRY)
    talk.tell("puzzle-answer", LOUD, choice=talk.phrase(state.describe(puzzle.best)))
    talk.write(talk.phrase(puzzle.reason))
    for rated in puzzle.rated:
        talk.item(f"{round(100 * rated.chance)}%", talk.phrase(state.describe(rated.action)))


def _help(talk: Talk, puzzle: Puzzle, state: State, step: int) -> None:
    told = hint(puzzle, state, step)
    if told.why is not None:
        talk.write(talk.phrase(told.why))
    else:
        choices = "; ".join(talk.phrase(state.describe(action)) for action in told.among)
        talk.tell("puzzle-among", choices=choices)
