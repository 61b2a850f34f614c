"""A board as text: what a game shows in a terminal, for a page of a game that has no drawing of its own."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.segment import Segment
from rich.style import Style

from ludoteca.engine.game import State
from ludoteca.screen.markup import Markup, join, tag

WIDTH = 100  # characters of a line; what is wider is broken there, as in a terminal
COLOURS = ("red", "green", "yellow", "blue", "magenta", "cyan")


def text_board(state: State, seat: int | None, lang: str, label: str) -> Markup:
    """What that seat sees, in letters of one width; `label` says what it is to those who hear it."""
    console = Console(file=StringIO(), width=WIDTH, highlight=False, markup=False, emoji=False, legacy_windows=False)
    lines = console.render_lines(state.game.board(state, seat, lang), pad=False)  # type: ignore[arg-type]
    shown = join([join([_written(part) for part in line if not part.control]) for line in lines], "\n")
    return tag("pre", {"class": "textboard", "tabindex": 0, "role": "region", "aria-label": label}, shown)


def _written(part: Segment) -> Markup:
    """A piece of a line; what a terminal shows bold, faint or in a colour, the page does too."""
    kinds = _kinds(part.style) if part.style is not None else []
    return tag("span", {"class": " ".join(kinds)}, part.text) if kinds else join([part.text])


def _kinds(style: Style) -> list[str]:
    colour = style.color.name.removeprefix("bright_") if style.color is not None else ""
    said = {"t-bold": style.bold, "t-dim": style.dim, "t-reverse": style.reverse}
    return [*(name for name, on in said.items() if on), *([f"t-{colour}"] if colour in COLOURS else [])]
