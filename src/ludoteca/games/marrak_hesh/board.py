"""Marrak Hesh 17 in a terminal: the ring round the station, and the holds below it."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.engine.phrase import seat_name
from ludoteca.games.marrak_hesh.content import COLOURS, DOCKS, Box
from ludoteca.games.marrak_hesh.phrases import dock_number, say, tile_code
from ludoteca.games.marrak_hesh.position import MarrakHeshState

GOODS_STYLE = {
    "yellow": "black on bright_yellow",
    "violet": "bright_white on dark_magenta",
    "red": "bright_white on red3",
    "blue": "bright_white on blue3",
    "green": "black on green3",
    "white": "black on bright_white",
}
TRANSPORT_STYLE = {"orange": "bold dark_orange", "teal": "bold cyan", "slate": "bold grey70"}
TRANSPORT_MARK = {"orange": "▲", "teal": "●", "slate": "■"}

SIDE = 8  # docks 0-7 run along the top, 8-11 down the right, 12-19 back along the bottom, 20-23 up the left
SHORT = 3  # docks 0-2 of the miniature run along the top, 3-5 back along the bottom


def draw(state: MarrakHeshState, seat: int | None, lang: str) -> RenderableType:
    """The whole table; the seat's own hold comes first."""
    players = state.game.players
    first = 0 if seat is None else seat
    seats = [(first + step) % players for step in range(players)]
    parts: list[RenderableType] = [_station(state, lang)]
    if state.cards:
        parts.append(_cards(state, lang))
    parts.append(Columns([_seat(state, other, other == seat, lang) for other in seats], padding=(0, 2)))
    return Group(*parts)


def _station(state: MarrakHeshState, lang: str) -> RenderableType:
    grid = _ring(state, lang) if len(state.docks) == DOCKS else _short_ring(state, lang)
    return Panel(grid, title=say("station").text(lang), expand=False, border_style="grey50")


def _short_ring(state: MarrakHeshState, lang: str) -> Table:
    grid = Table.grid(padding=(0, 2))
    for _ in range(SHORT):
        grid.add_column(justify="center", min_width=8)
    grid.add_row(*[_dock(state, dock, lang) for dock in range(SHORT)])
    grid.add_row("", Text(say("leftovers").text(lang), style="dim"), Text.assemble(*_slots(state, lang)))
    grid.add_row(*[_dock(state, dock, lang) for dock in range(2 * SHORT - 1, SHORT - 1, -1)])
    return grid


def _ring(state: MarrakHeshState, lang: str) -> Table:
    grid = Table.grid(padding=(0, 1))
    for _ in range(SIDE):
        grid.add_column(justify="center", min_width=6)
    grid.add_row(*[_dock(state, dock, lang) for dock in range(SIDE)])
    for row in range(4):
        middle: list[RenderableType] = [Text("")] * (SIDE - 2)
        if row == 1:
            middle[2] = Text(say("leftovers").text(lang), style="dim")
            middle[3] = Text.assemble(*_slots(state, lang))
        grid.add_row(_dock(state, DOCKS - 1 - row, lang), *middle, _dock(state, SIDE + row, lang))
    grid.add_row(*[_dock(state, 19 - step, lang) for step in range(SIDE)])
    return grid


def _slots(state: MarrakHeshState, lang: str) -> tuple[Text, str, Text]:
    box = state.terms.box
    return _tile(box, state.slots[0], lang), " ", _tile(box, state.slots[1], lang)


def _dock(state: MarrakHeshState, dock: int, lang: str) -> Text:
    lying = state.docks[dock]
    number = Text(f"{dock_number(dock)}\n", style="dim")
    if lying >= 0:
        return number + _tile(state.terms.box, lying, lang)
    name = state.terms.box.transports[-1 - lying]
    letter = say("transport-letter", {"colour": name}).text(lang)
    return number + Text(f"{TRANSPORT_MARK[name]} {letter}", style=TRANSPORT_STYLE[name])


def _tile(box: Box, tile: int, lang: str) -> Text:
    """The tile's code: its colour's letter and its kind's, with a star where it is rare."""
    if tile < 0:
        return Text(" ·  ", style="dim")
    return Text(f" {tile_code(box, tile, lang):<3}", style=GOODS_STYLE[box.colours[box.colour[tile]]])


def _cards(state: MarrakHeshState, lang: str) -> RenderableType:
    return Columns(
        [
            Panel(
                card.text(state.game.players).text(lang),
                title=f"{card.rule} {card.title().text(lang)}",
                width=44,
                border_style="magenta",
            )
            for card in state.in_force()
        ]
    )


def _seat(state: MarrakHeshState, seat: int, own: bool, lang: str) -> RenderableType:
    hold = state.terms.hold
    grid = Table.grid(padding=(0, 0))
    cells = state.hold_of(seat)
    cell = 0
    for row in hold.rows:
        marks: list[Text] = []
        for mark in row:
            if mark == "#":
                marks.append(Text("    "))
            else:
                marks.append(_tile(state.terms.box, cells[cell], lang))
                cell += 1
        grid.add_row(*marks)
    hand = Text()
    for colour in range(COLOURS):
        name = state.terms.box.transports[colour]
        hand.append(f"{TRANSPORT_MARK[name]}{state.hands[COLOURS * seat + colour]} ", style=TRANSPORT_STYLE[name])
    for card in state.in_force():
        if card.has_token(state, seat):
            hand.append(f"{card.rule} ", style="magenta")
    points = say("points", {"points": state.scores()[seat]}).text(lang)
    turn = "▶ " if state.to_move == seat else ""
    return Panel(
        Group(grid, hand),
        title=f"{turn}{seat_name(seat).text(lang)}: {points}",
        border_style="bright_green" if state.to_move == seat else ("white" if own else "grey50"),
        expand=False,
    )
