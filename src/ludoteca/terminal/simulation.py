"""A simulation at the terminal: the bar while it runs, the tables when it is done."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.engine import Game
from ludoteca.lab import Deed, Results, Share, simulate
from ludoteca.lab.findings import (
    figure_cells,
    length_cells,
    notes,
    part_cells,
    stakes_about,
    stakes_cells,
    used_cells,
)
from ludoteca.lab.measures import Survey
from ludoteca.lab.page import survey_page
from ludoteca.lab.sheets import about, check_sheet, write_sheet
from ludoteca.lab.sides import Side
from ludoteca.lab.stakes import Stakes, stakes
from ludoteca.lab.tidy import Tidy, side_json, stakes_json, survey_json, write_json
from ludoteca.lab.work import check_players, check_seeds
from ludoteca.terminal.compare import MOST_TOLD, NO_FILES, Files, grid, show_written
from ludoteca.terminal.content import show_contents
from ludoteca.terminal.lab import bar, saving, show_faults
from ludoteca.terminal.options import unusual
from ludoteca.terminal.talk import LOUD, QUIET, Talk
from ludoteca.words import title


def run(
    talk: Talk,
    game: Game,
    seats: list[str],
    games: int,
    seed: int,
    jobs: int | None,
    rotate: bool,
    out: Path | None,
    force: bool,
    deeds: bool = False,
    bot_seconds: float = 0.0,
    pairs: bool = True,
    measures: bool = False,
    files: Files = NO_FILES,
    command: str = "",
    on: str = "",
    decisions: int = 0,
) -> int:
    """Check everything, play, show what came of it, write it down."""
    files.check(games)
    check_players(game, seats)
    check_seeds(seed, games)
    if out is not None:
        check_sheet(out, force=force)
    tidy = None if files.tables is None else Tidy(files.tables, [Side(game, tuple(seats))], seed)
    keep = None if tidy is None else tidy.keep
    measured = measures or files != NO_FILES._replace(force=files.force)
    with bar(talk, games) as progress, tidy or nullcontext():
        results = simulate(
            game, seats, games, seed, jobs, rotate, progress, deeds, bot_seconds, pairs, measured, keep, on
        )
    hung: Stakes | None = None
    if decisions:
        with bar(talk, decisions, "stakes-playing") as progress:
            side = Side(game, tuple(seats))
            hung = stakes(side, decisions, seed, jobs, progress=progress, bot_seconds=bot_seconds, on=on)
    show(talk, results)
    if hung is not None:
        show_stakes(talk, hung)
    if measured and results.survey is not None:
        write_measures(talk, results.survey, measures, files, command, hung)
    if tidy is not None:
        show_written(talk, tidy.files)
    if out is not None:
        write_sheet(results, out, force=force)
        talk.tell("simulate-written")
        talk.line(f"  {out}")
    return 0


def show_stakes(talk: Talk, hung: Stakes) -> None:
    """What hangs on a decision."""
    talk.tell("stakes-title", LOUD)
    talk.show(grid(stakes_cells(hung, talk.lang)))
    for sentence in stakes_about(hung, talk.lang):
        talk.write(sentence, QUIET)


def write_measures(
    talk: Talk, survey: Survey, shown: bool, files: Files, command: str, hung: Stakes | None = None
) -> None:
    """What was measured: shown where that was asked for, and written."""
    if shown:
        talk.tell("measures-title", LOUD)
        for cells in (figure_cells, length_cells, part_cells):
            found = cells(survey, talk.lang)
            if found.rows:
                talk.show(grid(found))
        talk.show(grid(used_cells(survey, talk.lang, MOST_TOLD)))
        for sentence in (*notes(survey, talk.lang), talk.words("measures-chosen")):
            talk.write(sentence, QUIET)
    written: list[Path] = []
    if files.report is not None:
        survey_page(survey, command, files.report, hung)
        written.append(files.report)
    if files.json is not None:
        said = {**about(survey.side.game), "command": command, "side": side_json(survey.side)}
        more = {} if hung is None else {"stakes": stakes_json(hung)}
        write_json({**said, **survey_json(survey), **more}, files.json)
        written.append(files.json)
    show_written(talk, written)


def show(talk: Talk, results: Results) -> None:
    """Who won how often, from where, and how long it took."""
    talk.heading(title(results.game.name, talk.lang))
    for choice in unusual(results.game, talk.lang):
        talk.write(choice)
    show_contents(talk, results.game, printed=True)
    if results.block > 1:
        deals = results.deal(results.games - 1) + 1
        talk.tell("simulate-deals", games=results.games, deals=deals, seed=str(results.seed))
    else:
        talk.tell("simulate-games", games=results.games, seed=str(results.seed))
    alone = len(set(results.seats)) == 1 and len(results.seats) > 1 and not results.game.together
    if not alone:
        talk.show(_shares(talk, talk.words("simulate-by-bot"), results.by_bot(), str))
    talk.show(_shares(talk, talk.words("simulate-by-seat"), results.by_seat(), lambda seat: talk.seat(int(seat))))
    if len(results.seats) > 1:
        places = _shares(talk, talk.words("simulate-by-turn"), results.by_turn_order(), partial(_place, talk))
        talk.show(places)
    lengths = results.decisions
    talk.tell(
        "simulate-lengths",
        mean=talk.number(float(lengths.mean()), 1),
        sd=talk.number(float(lengths.std(ddof=1)) if results.games > 1 else 0.0, 1),
        least=int(lengths.min()),
        most=int(lengths.max()),
    )
    if results.deeds is not None:
        talk.show(_deeds(talk, results.deeds.listed(), results.games))
    if results.faults:
        show_faults(talk, results.faults, lambda fault: results.seed + results.deal(fault.game))
    saving(talk, results.games, results.saved())
    if alone:
        talk.tell("simulate-alone", QUIET, bot=results.seats[0])
    if results.won.sum(axis=1).max() > 1:
        talk.tell("simulate-shared", QUIET)
    if not results.rotate:
        talk.tell("simulate-fixed", QUIET)
    if any(
        seat.partition("?")[0].startswith("search:") and seat.partition("?")[0].endswith("s") for seat in results.seats
    ):
        talk.tell("simulate-clock", QUIET)


def _place(talk: Talk, turn: str) -> str:
    """What a place in the turn order is called."""
    return talk.words("simulate-turn", place=int(turn) + 1)


def _shares(talk: Talk, heading: str, shares: list[Share], name: Callable[[str], str]) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, header_style=QUIET)
    grid.add_column(Text(heading), style=LOUD)
    for key in ("games", "wins", "rate", "interval", "mean", "sd"):
        grid.add_column(talk.words(f"simulate-{key}-column"), justify="right")
    for share in shares:
        grid.add_row(
            name(share.name),
            str(share.games),
            str(share.wins),
            f"{talk.number(100 * share.wins / share.games, 1)}%",
            f"{talk.number(100 * share.low, 1)}–{talk.number(100 * share.high, 1)}%",
            talk.number(share.mean, 2),
            talk.number(share.sd, 2),
        )
    return grid


def _deeds(talk: Talk, deeds: list[Deed], games: int) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, header_style=QUIET)
    grid.add_column(Text(talk.words("simulate-deed-column")), style=LOUD)
    for key in ("times", "share", "doers", "won"):
        grid.add_column(talk.words(f"simulate-{key}-column"), justify="right")
    for deed in deeds:
        grid.add_row(
            deed.name,
            str(deed.times),
            f"{talk.number(100 * deed.games / games, 1)}%",
            str(deed.doers) if deed.doers else "–",
            f"{talk.number(100 * deed.wins / deed.doers, 1)}%" if deed.doers else "–",
        )
    return grid
