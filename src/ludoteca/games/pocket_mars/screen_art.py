"""The drawings of Pocket Mars that never change, out of `screen.svg`: Mars, its buildings, ships, colonists, signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.screen import Markup
from ludoteca.screen.drawings import drawings

HELMETS: Final = ["round", "cone", "box", "gem", "droid"]  # of the four seats, and of Devious Automatics
_PLACES: Final = ("paints", "sky", "dunes", "depot", "house-")  # what is not drawn again and again
_ART: Final = drawings("ludoteca.games.pocket_mars")


@lru_cache(maxsize=1)
def symbols() -> Markup:
    """Every drawing that is used more than once, in a picture of no size."""
    art = "".join(f'<g id="pm-{name}">{drawn}</g>' for name, drawn in _ART.items() if not name.startswith(_PLACES))
    attributes = 'class="pm-defs" width="0" height="0" aria-hidden="true" focusable="false"'
    return Markup(f"<svg {attributes}><defs>{_ART['paints']}{art}</defs></svg>")


@lru_cache(maxsize=256)
def sign(name: str, classes: str = "pm-i") -> Markup:
    """A sign in a line of text; a plain one where there is no drawing of that name."""
    art = f'<use href="#pm-{name if name in _ART else "p-any"}"/>'
    return Markup(f'<svg class="{classes}" viewBox="-13 -13 26 26" aria-hidden="true">{art}</svg>')


@lru_cache(maxsize=1)
def land() -> Markup:
    """Behind everything: stars, the small sun with its rays and the two moons, and the dunes."""
    sky = 'class="pm-sky" viewBox="0 0 1040 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true"'
    dunes = 'class="pm-dunes" viewBox="0 0 1040 280" preserveAspectRatio="none" aria-hidden="true"'
    return Markup(f'<div class="pm-land"><svg {sky}>{_ART["sky"]}</svg><svg {dunes}>{_ART["dunes"]}</svg></div>')


def drawing(name: str) -> str:
    """One of the drawings."""
    return _ART[name]
