"""How a game ended: who won, and what everybody's points are made of."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.engine import State
from ludoteca.terminal.talk import LOUD, QUIET, Talk


def outcome(talk: Talk, state: State) -> str:
    """The result in a sentence."""
    if not state.is_over:
        return talk.words("result-running", seat=talk.seat(state.to_move))
    won = state.winners()
    names = talk.several([talk.seat(seat) for seat in won])
    if not won:
        return talk.words("result-nobody")
    if len(won) == state.game.players:
        return talk.words("result-everybody")
    return talk.words("result-won", count=len(won), seats=names)


def scores(talk: Talk, state: State) -> str:
    """The points of all seats in a line."""
    points = state.scores()
    return ", ".join(f"{talk.seat(seat)}: {points[seat]}" for seat in range(state.game.players))


def show_result(talk: Talk, state: State) -> None:
    """The winners and the score sheets."""
    talk.write(outcome(talk, state), LOUD)
    talk.console.print()
    talk.show(Columns([_sheet(talk, state, seat) for seat in range(state.game.players)], padding=(0, 4)))


def _sheet(talk: Talk, state: State, seat: int) -> Grid:
    star = " ★" if seat in state.winners() else ""
    sheet = Grid(
        title=Text(talk.seat(seat) + star, style=LOUD),
        title_justify="left",
        box=SIMPLE_HEAD,
        pad_edge=False,
        show_header=False,
        show_footer=True,
    )
    sheet.add_column(style=QUIET)
    sheet.add_column(footer=talk.words("result-total"), max_width=36)
    sheet.add_column(footer=str(state.scores()[seat]), justify="right")
    for line in state.score_sheet(seat):
        sheet.add_row(line.rule, line.text(talk.lang), str(line.points))
    return sheet
