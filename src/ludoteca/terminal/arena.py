"""An arena at the terminal: the bar with how it stands, the tables when it is done, the files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import monotonic

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.engine import Game, house
from ludoteca.files import FileError
from ludoteca.lab import Standings, arena
from ludoteca.lab.schedule import Schedule
from ludoteca.lab.sheets import check_sheet, write_sheet
from ludoteca.lab.tables import Cells, check_table, pair_cells, rating_cells, sentences, write_standings
from ludoteca.lab.verdict import read_until
from ludoteca.lab.work import check_bots, check_seeds
from ludoteca.terminal.content import show_contents
from ludoteca.terminal.lab import Told, bar, show_faults
from ludoteca.terminal.options import unusual
from ludoteca.terminal.talk import LOUD, QUIET, Talk
from ludoteca.words import title

BETWEEN = 0.5  # seconds between two looks at how it stands


def run(
    talk: Talk,
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int | None,
    until: str | None,
    out: Path | None,
    tables: Sequence[Path],
    force: bool,
    bot_seconds: float,
    on: str = "",
) -> int:
    """Check everything, play, show what came of it, write it down."""
    check_bots(game, bots)
    schedule = Schedule.of(game, len(bots))
    rounds = schedule.rounds(games)
    check_seeds(seed, rounds)
    if until is not None:
        read_until(until, tuple(bots))
    if out is not None:
        check_sheet(out, force=force)
    for number, table in enumerate(tables):
        check_table(table, force=force)
        if table in (out, *tables[:number]):
            raise FileError(house("arena-same-file", {"file": str(table)}))
    with bar(talk, rounds * schedule.round_games) as told:
        progress = None if told is None else _Looks(talk, told)
        standings = arena(game, bots, games, seed, jobs, until or "", progress, bot_seconds, on)
    show(talk, standings)
    if out is not None:
        write_sheet(standings, out, force=force)
        talk.tell("simulate-written")
        talk.line(f"  {out}")
    for table in tables:
        write_standings(standings, table, talk.lang, force=force)
        talk.tell("arena-written")
        talk.line(f"  {table}")
    return 0


class _Looks:
    """Tells the bar how many games are done, and now and then how it stands."""

    def __init__(self, talk: Talk, told: Told) -> None:
        self.talk = talk
        self.told = told
        self.last = 0.0

    def __call__(self, done: int, standings: Standings) -> None:
        if standings.deals and monotonic() - self.last > BETWEEN:
            self.last = monotonic()
            best = standings.ratings()[0]
            number = partial(self.talk.number, digits=0, sign=True)
            self.told(done, f"{best.bot} {number(best.elo)} ({number(best.low)} … {number(best.high)})")
        else:
            self.told(done)


def show(talk: Talk, standings: Standings) -> None:
    """The ratings, each against each other, what was decided and what the numbers mean."""
    talk.heading(title(standings.game.name, talk.lang))
    for choice in unusual(standings.game, talk.lang):
        talk.write(choice)
    show_contents(talk, standings.game, printed=True)
    first, *rest = sentences(standings, talk.lang)
    talk.write(first)
    talk.show(_grid(rating_cells(standings, talk.lang)))
    if len(standings.bots) > 1:
        talk.show(_grid(pair_cells(standings, talk.lang)))
        talk.tell("arena-pairs-together" if standings.schedule.against_the_game else "arena-pairs", QUIET)
    if standings.faults:
        show_faults(talk, standings.faults, lambda fault: standings.seed + standings.deal(fault.game))
    for sentence in rest:
        talk.write(sentence)


def _grid(cells: Cells) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, header_style=QUIET)
    grid.add_column(Text(cells.headings[0]), style=LOUD)
    for heading in cells.headings[1:]:
        grid.add_column(Text(heading), justify="right")
    for row in cells.rows:
        grid.add_row(*map(Text, row))
    return grid
