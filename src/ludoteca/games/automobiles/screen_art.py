"""The drawings of Automobiles that are used more than once: a car 50 long that looks to the right, cubes and signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.automobiles.content import BLUE, GREEN, PURPLE, RED, WEAR, YELLOW
from ludoteca.screen.markup import Markup

_ART: Final = {
    "car": (
        '<ellipse class="au-shade" cx="1" cy="3" rx="25" ry="12"/>'
        '<path class="au-tyre" d="M-21-12.5h13v6.5h-13zM-21 6h13v6.5h-13zM10-11.5h11v5.5h-11zM10 6h11v5.5h-11z"/>'
        '<path class="au-axle" d="M-14.5-9V9M15.5-8V8"/>'
        '<path class="au-body" d="M-24-4.5C-18-9-6-9 5-6.6L22-3Q26.5 0 22 3L5 6.6C-6 9-18 9-24 4.5z"/>'
        '<path class="au-nose" d="M12.5-5.1L22-3Q26.5 0 22 3L12.5 5.1z"/>'
        '<path class="au-glass" d="M2.5-4.4Q7.5 0 2.5 4.4 10 4.4 10.5 0 10-4.4 2.5-4.4z"/>'
        '<circle class="au-roundel" cx="-8.5" r="8"/>'
    ),
    "puff": '<circle class="au-smoke" cx="-30" r="6"/><circle class="au-smoke" cx="-39" cy="-4" r="4.5"/>',
    "fume": '<circle class="au-smoke" cx="-44" cy="4" r="7"/><circle class="au-smoke" cx="-55" r="5"/>',
    "wind": (
        '<path class="au-wind" d="M-12-9H9M-18-3.5H12M-18 3.5H12M-12 9H9"/>'
        '<path class="au-wind2" d="M-12-9H9M-18-3.5H12M-18 3.5H12M-12 9H9"/>'
    ),
    "cube": (
        '<rect class="au-cs" x="-9" y="-7" width="20" height="20" rx="4"/>'
        '<rect class="au-cf" x="-10" y="-10" width="20" height="20" rx="4.5"/>'
        '<path class="au-cl" d="M-8.5-5.5Q-8.5-8.5-5.5-8.5H8.5Z"/>'
    ),
    "dot": '<circle class="au-dot2" r="8.5"/><circle class="au-dot" r="6"/>',
    "arrow": '<path class="au-arrow" d="M-7-9L9 0-7 9-3 0z"/>',
    "shut": (
        '<rect class="au-bar" x="-5" y="-11" width="10" height="22" rx="3"/>'
        '<path class="au-bar2" d="M-5-4L5-11V-4L-5 3zM-5 10L5 3V10L3 11H-5z"/>'
    ),
    "cloth": '<path class="au-pole" d="M-7 8V-9"/><path class="au-cloth" d="M-6-8.5H8L5-3.5 8 1.5H-6z"/>',
    f"k{YELLOW}": (  # a spanner
        '<path d="M5-11a6.5 6.5 0 0 0-6 9L-10 7a2.6 2.6 0 0 0 4 4L3 2a6.5 6.5 0 0 0 8-7.500L7-2 3-3 2-7 6-10.8z"/>'
    ),
    f"k{PURPLE}": (  # a wheel on its hub
        '<path fill-rule="evenodd" d="M0-11a11 11 0 1 0 0 22a11 11 0 1 0 0-22zM0-6a6 6 0 1 1 0 12a6 6 0 1 1 0-12z"/>'
        '<path d="M-1.5-5h3v10h-3zM-5-1.500h10v3H-5z"/>'
    ),
    f"k{RED}": (  # a steering wheel
        '<path fill-rule="evenodd" d="M0-11a11 11 0 1 0 0 22a11 11 0 1 0 0-22zM0-8a8 8 0 0 1 7.6 5.5H-7.6A8 8 0 0 1'
        ' 0-8zM-8 .5H-3L-1.5 7.8A8 8 0 0 1-8 .5zM8 .5A8 8 0 0 1 1.5 7.8L3 .5z"/>'
    ),
    f"k{GREEN}": '<path d="M3-12L-8 2h6L-4 12 8-3H1z"/>',  # a flash
    f"k{BLUE}": (  # a piston
        '<path d="M-8-11H8V-7.500H-8zM-8-6H8V0H3.500L2 5a4 4 0 1 1-4 0L-3.5 0H-8z"/>'
    ),
    f"k{WEAR}": (  # a worn tyre
        '<path fill-rule="evenodd" d="M0-11a11 11 0 1 0 0 22a11 11 0 1 0 0-22zM0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z"/>'
        '<path class="au-crack" d="M-7-8l3 4M8-7L4-4M-10 2l5-1M9 5L5 2M-2 11L-1 6"/>'
    ),
    "sack": (
        '<path class="au-sack" d="M-7-10L-9.5-14H9.500L7-10C15-2 17 14 9 14H-9C-17 14-15-2-7-10z"/>'
        '<path class="au-cord" d="M-8-9.500Q0-6.5 8-9.5"/>'
    ),
}


@lru_cache(maxsize=1)
def symbols() -> Markup:
    """Every drawing that is used more than once."""
    return Markup("<defs>" + "".join(f'<g id="au-{name}">{art}</g>' for name, art in _ART.items()) + "</defs>")


def sign(name: str, classes: str = "au-icon", box: int = 14) -> Markup:
    """One of the drawings as a small picture of its own."""
    return Markup(
        f'<svg class="{classes}" viewBox="{-box} {-box} {2 * box} {2 * box}" aria-hidden="true">'
        f'<use href="#au-{name}"/></svg>'
    )
