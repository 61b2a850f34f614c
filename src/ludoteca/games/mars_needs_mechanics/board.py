"""Mars Needs Mechanics in a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ludoteca.games.mars_needs_mechanics.rules import MarsNeedsMechanicsState


def draw(state: MarsNeedsMechanicsState, seat: int | None, lang: str) -> RenderableType:
    """The whole table."""
    return Text("")
