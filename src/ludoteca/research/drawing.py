"""The one drawing of a game in the forms that environments render: text, SVG, and an array of pixels."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Final

from rich.console import Console

from ludoteca.engine.game import State
from ludoteca.research.modes import MOST_PIXELS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WIDTH: Final = 110  # columns of the text


def render(state: State, mode: str | None, most: int = MOST_PIXELS) -> NDArray[np.uint8] | str | None:
    """The position as the seat to move sees it, or, when the game is over, as everybody does.

    `most` is how many pixels an array has at most, each way.
    """
    if mode is None:
        return None
    seat = state.to_move if state.to_move >= 0 else None
    if mode == "svg":
        from ludoteca.research.picture import svg

        return svg(state, seat)
    if mode == "rgb_array":
        from ludoteca.research.picture import pixels

        return pixels(state, seat, most=most)
    drawn = text(state, seat)
    if mode == "ansi":
        return drawn
    sys.stdout.write(drawn)
    return None


def text(state: State, seat: int | None) -> str:
    """What the terminal shows, with its colours."""
    page = Console(file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False)
    page.print(state.game.board(state, seat))
    assert isinstance(page.file, io.StringIO)
    return page.file.getvalue()
