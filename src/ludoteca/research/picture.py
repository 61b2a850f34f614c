"""A game's screen as pixels, and the SVG from which they are made."""

from __future__ import annotations

from io import BytesIO
from xml.etree import ElementTree as ET

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.game import State
from ludoteca.extras import MissingExtra
from ludoteca.research.modes import MOST_PIXELS

try:
    import resvg_py
    from PIL import Image

    from ludoteca.screen.alone import MOST_HIGH, example_svg, size, svg
except ModuleNotFoundError as error:
    raise MissingExtra(str(error.name)) from error

__all__ = ["MOST_HIGH", "example_svg", "pixels", "svg"]


def pixels(state: State, seat: int | None, lang: str = "en", most: int = MOST_PIXELS) -> NDArray[np.uint8]:
    """The same as an array of height x width x (red, green, blue), about so many pixels the longer way."""
    drawn = svg(state, seat, lang)
    width, height = size(ET.fromstring(drawn))
    shrink = min(1.0, most / max(width, height))
    image = resvg_py.svg_to_bytes(svg_string=drawn, width=round(width * shrink), height=round(height * shrink))
    with Image.open(BytesIO(image)) as opened:
        return np.asarray(opened.convert("RGB"), dtype=np.uint8)
