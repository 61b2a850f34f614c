"""How a game ended: who won, and what everybody's points are made of."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.engine import State
from ludoteca.table.outcome import amount, outcome, sheet
from ludoteca.terminal.talk import LOUD, QUIET, Talk


def show_result(talk: Talk, state: State) -> None:
    """The winners and the score sheets, side by side."""
    talk.console.print()
    talk.write(outcome(state, talk.lang), LOUD)
    how = state.decided()
    if how is not None:
        talk.write(talk.phrase(how))
    seats = range(state.game.players)
    sheets = [sheet(state, seat, talk.lang) for seat in seats]
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, show_footer=True, header_style="", footer_style=LOUD)
    grid.add_column(style=QUIET)
    grid.add_column(footer=talk.words("result-total"))
    for seat in seats:
        star = "★ " if seat in state.winners() else ""
        grid.add_column(star + talk.seat(seat), footer=amount(state, state.scores()[seat], talk.lang), justify="right")
    for rule, text in _merged([list(one) for one in sheets]):
        points = [amount(state, one[rule, text], talk.lang) if (rule, text) in one else "" for one in sheets]
        grid.add_row(rule, Text(text), *points)
    talk.show(grid)


def _merged(lists: list[list[tuple[str, str]]]) -> list[tuple[str, str]]:
    """All lines of several sheets once, each after the one that it follows on its own sheet."""
    merged: list[tuple[str, str]] = []
    for lines in lists:
        place = 0
        for line in lines:
            if line in merged:
                place = max(place, merged.index(line) + 1)
            else:
                merged.insert(place, line)
                place += 1
    return merged
