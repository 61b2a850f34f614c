"""What a search advises: the moves that it would look at most, and what it expects of them."""

from __future__ import annotations

from rich.box import SIMPLE
from rich.table import Table as Grid

from ludoteca.bots import SearchBot, bot_for
from ludoteca.engine import State
from ludoteca.terminal.menu import Menu
from ludoteca.terminal.talk import LOUD, QUIET, Talk

ADVISER = "search:2000"
TOP = 5


def show_advice(talk: Talk, state: State, menu: Menu, seed: int) -> None:
    """Think for the seat that is asked, from what it knows, and show the best moves found."""
    adviser = bot_for(ADVISER, state.game)
    assert isinstance(adviser, SearchBot)
    with talk.thinking(talk.words("hint-thinking")):
        found = adviser.think(state.redeal(state.to_move, seed), seed)
    found.sort(key=lambda advice: (-advice.visits, -advice.expected, advice.action))
    grid = Grid(box=SIMPLE, pad_edge=False, header_style=QUIET)
    grid.add_column("", justify="right", style="bold cyan")
    grid.add_column(talk.words("hint-action"))
    grid.add_column(talk.words("hint-visits"), justify="right")
    grid.add_column(talk.words("hint-expected"), justify="right", style=LOUD)
    grid.add_column(talk.words("hint-interval"), justify="right", no_wrap=True)
    for advice in found[:TOP]:
        number = menu.number_of(advice.action)
        grid.add_row(
            str(number),
            menu.entries[number - 1].text,
            str(advice.visits),
            talk.number(advice.expected, 2, sign=True),
            f"{talk.number(advice.low, 2, sign=True)} … {talk.number(advice.high, 2, sign=True)}",
        )
    talk.show(grid)
    talk.tell("hint-scale", QUIET)
