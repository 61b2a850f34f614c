"""How a game ended: who won, and what everybody's points are made of."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
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
    return ", ".join(f"{talk.seat(seat)}: {_amount(talk, state, points[seat])}" for seat in range(state.game.players))


def show_result(talk: Talk, state: State) -> None:
    """The winners and the score sheets, side by side."""
    talk.console.print()
    talk.write(outcome(talk, state), LOUD)
    how = state.decided()
    if how is not None:
        talk.write(talk.phrase(how))
    seats = range(state.game.players)
    sheets = [_sheet(talk, state, seat) for seat in seats]
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, show_footer=True, header_style="", footer_style=LOUD)
    grid.add_column(style=QUIET)
    grid.add_column(footer=talk.words("result-total"))
    for seat in seats:
        star = "★ " if seat in state.winners() else ""
        grid.add_column(star + talk.seat(seat), footer=_amount(talk, state, state.scores()[seat]), justify="right")
    for rule, text in _merged([list(sheet) for sheet in sheets]):
        points = [_amount(talk, state, sheet[rule, text]) if (rule, text) in sheet else "" for sheet in sheets]
        grid.add_row(rule, Text(text), *points)
    talk.show(grid)


def _amount(talk: Talk, state: State, points: int) -> str:
    """Points as people are told them: whole, or in parts of what the game measures in."""
    measure = state.game.measure
    return talk.number(points / measure, 2) if points % measure else str(points // measure)


def _sheet(talk: Talk, state: State, seat: int) -> dict[tuple[str, str], int]:
    """The points of each rule and its words; two lines of the same words are one."""
    sheet: dict[tuple[str, str], int] = {}
    for line in state.score_sheet(seat):
        key = (line.rule, line.text(talk.lang))
        sheet[key] = sheet.get(key, 0) + line.points
    return sheet


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
