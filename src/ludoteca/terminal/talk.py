"""What is said to a person at a terminal, and what they answer."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

from rich.console import Console
from rich.control import Control
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import ControlType
from rich.table import Table as Grid
from rich.text import Text

from ludoteca import words
from ludoteca.engine import LudotecaError, Phrase, seat_name
from ludoteca.engine.phrase import HOUSE
from ludoteca.words.plain import visible

QUIET = "dim"
LOUD = "bold"
SORRY = "yellow"


class Talk:
    """One conversation, in one language, on one screen."""

    def __init__(self, lang: str, console: Console | None = None, keyboard: TextIO | None = None) -> None:
        self.lang = lang
        self.console = console if console is not None else Console(highlight=False, markup=False, emoji=False)
        self.keyboard = keyboard or sys.stdin or io.StringIO()
        self.stepping = self.keyboard.isatty()  # whether somebody is there to press a key

    # ---- saying

    def words(self, key: str, **args: int | str) -> str:
        """A message of the house."""
        return words.say(HOUSE, key, self.lang, **args)

    def tell(self, key: str, style: str = "", **args: int | str) -> None:
        """Say a message of the house."""
        self.write(self.words(key, **args), style)

    def write(self, text: str, style: str = "", indent: int = 0) -> None:
        """Write a text, broken between words where the line ends."""
        self.console.print(Padding(Text(visible(text), style=style), (0, 0, 0, indent), expand=False))

    def item(self, mark: str, text: str, style: str = "") -> None:
        """Write a text beside a mark or a number, and keep it clear of it where it goes over several lines."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(Text(mark, style=QUIET), Text(visible(text), style=style))
        self.console.print(grid)

    def line(self, text: str, style: str = "") -> None:
        """Write a text that somebody may want to copy, such as a path: never broken by us."""
        self.console.print(Text(visible(text), style=style), soft_wrap=True)

    def show(self, thing: object) -> None:
        """Show a board, a table, a page."""
        self.console.print(thing)

    def heading(self, text: str) -> None:
        """A line that begins something new."""
        self.console.print()
        self.console.print(Rule(Text(visible(text), style=LOUD), align="left", style=QUIET))

    def refuse(self, error: LudotecaError) -> None:
        """Say why something cannot be."""
        self.write(error.text(self.lang), SORRY)

    def wipe(self) -> None:
        """Clear the screen and what was scrolled off it; in a transcript there is nothing to clear."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def pause(self, seconds: float) -> None:
        """Give a person time to look."""
        if self.stepping and self.console.is_terminal:
            time.sleep(seconds)

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Say that somebody is thinking, and take it away again."""
        if not self.console.is_terminal:
            yield
            return
        self.console.print(Text(text, style=QUIET), end="\r")
        try:
            yield
        finally:
            self.console.control(Control((ControlType.ERASE_IN_LINE, 2)))

    # ---- words for things

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return seat_name(seat).text(self.lang)

    def phrase(self, phrase: Phrase) -> str:
        """A phrase of the rules."""
        return phrase.text(self.lang)

    def number(self, value: float, digits: int, *, sign: bool = False) -> str:
        """A number with decimals, as the language writes it."""
        return words.decimal(value, digits, self.lang, sign=sign)

    # ---- hearing

    def ask(self, prompt: str) -> str:
        """What the person types; `EOFError` when nobody is there any more."""
        if self.stepping and self.keyboard is sys.stdin and self.console.file is sys.stdout:
            with suppress(ImportError):
                import readline  # noqa: F401  # gives `input` its line editing
            return input(prompt).strip()
        self.console.print(Text(prompt), end="")
        line = self.keyboard.readline().replace("\0", "")
        self.write(line.rstrip("\n"))  # so that a transcript reads like a conversation
        if not line:
            raise EOFError
        return line.strip()


def one_line(text: str) -> str:
    """The text as a single line, whatever was in it."""
    return visible(text.replace("\n", "\\n"))
