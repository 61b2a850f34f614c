"""A person at a terminal, played by a script: what is typed goes in, what is shown comes out."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from rich.console import Console

import ludoteca
from ludoteca.bots import RandomBot, ask
from ludoteca.engine import Record
from ludoteca.terminal.play import new_table, play, resumed_table
from ludoteca.terminal.table import SavedTable
from ludoteca.terminal.talk import Talk

WIDTH = 80


class Terminal:
    """A conversation whose other half is a script."""

    def __init__(
        self, lang: str = "en", keyboard: TextIO | None = None, *, stepping: bool = False, real: bool = False
    ) -> None:
        self.paper = io.StringIO()
        console = Console(file=self.paper, width=WIDTH, highlight=False, markup=False, emoji=False, force_terminal=real)
        self.talk = Talk(lang, console, keyboard if keyboard is not None else io.StringIO())
        self.talk.stepping = stepping

    @property
    def text(self) -> str:
        """All that was shown so far."""
        return self.paper.getvalue()

    @property
    def flat(self) -> str:
        """The same as one line, wherever sentences were broken."""
        return " ".join(self.text.split())


def typed(*lines: str) -> TextIO:
    """A keyboard on which these lines are typed, and then nobody is there any more."""
    return io.StringIO("".join(f"{line}\n" for line in lines))


class Watched(io.StringIO):
    """A keyboard that looks at something whenever it is read."""

    def __init__(self, text: str, look: Callable[[], None]) -> None:
        super().__init__(text)
        self._look = look

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """The next line, after a look."""
        self._look()
        return super().readline(-1 if size is None else size)


def table_for(file: Path, seats: str = "me,random", seed: int = 5, **options: object) -> SavedTable:
    """A table at which seat 0 begins unless said otherwise."""
    game = ludoteca.make("marrak_hesh", **{"players": len(seats.split(",")), "first_player": "seat_0", **options})
    return new_table(game, seats.split(","), seed, file)


def nearly_over(file: Path, seats: str = "me,random", **options: object) -> SavedTable:
    """A table at which only a few decisions are left."""
    record = recorded(3, seats, None, **options)
    del record.actions[-4:]
    file.write_text(record.to_json(), encoding="utf-8")
    return resumed_table(file, None, None)


def sit(table: SavedTable, *lines: str, lang: str = "en") -> Terminal:
    """Sit down at a table and type these lines."""
    terminal = Terminal(lang, typed(*lines))
    assert play(table, terminal.talk) == 0
    return terminal


def recorded(seed: int = 3, seats: str = "me,random", moves: int | None = None, **options: object) -> Record:
    """A record of a game that was played at random, whole or the first moves of it."""
    game = ludoteca.make("marrak_hesh", players=len(seats.split(",")), **options)
    record = Record.of(game, seed, seats.split(","))
    state = game.start(seed)
    while not state.is_over and (moves is None or len(record.actions) < moves):
        action = ask(RandomBot(), state, len(record.actions))
        state.apply(action)
        record.actions.append(action)
    return record
