"""In which forms an environment can be drawn, and how large."""

from __future__ import annotations

from typing import Final

MODES: Final = ("ansi", "svg", "rgb_array", "human")
MOST_PIXELS: Final = 1000  # of a picture, the longer way


def check_mode(mode: str | None) -> None:
    """Refuse a way of drawing that there is not."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode={mode!r}; it can be {', '.join(MODES)} or None")
