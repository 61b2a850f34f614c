"""Something festive for whoever has won: paper that falls from above, drawn by us."""

from __future__ import annotations

from functools import cache

from ludoteca.screen.markup import Markup

PIECES = 36
WIDTH, HEIGHT = 600, 160
SHAPES = (
    "M-5-2h10v4h-10z",
    "M0-5l1.5 3.5 3.5 1.5-3.5 1.5-1.5 3.5-1.5-3.5-3.5-1.5 3.5-1.5z",
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "M-7 1q3.5-7 7-1t7-1",
)


@cache
def flourish() -> Markup:
    """The pieces of paper; the style sheet lets them fall, unless somebody wants no motion."""
    pieces = []
    for number in range(PIECES):
        x = (number * 97 + 31) % WIDTH  # spread as if thrown, the same every time
        y = (number * 53 + number * number * 7) % HEIGHT
        shape = SHAPES[number % len(SHAPES)]
        kind = f"paper s{number % 6} d{number % 5}" + (" ribbon" if number % len(SHAPES) == 3 else "")
        turned = number * 47 % 360
        pieces.append(f'<g class="{kind}"><path transform="translate({x} {y}) rotate({turned})" d="{shape}"/></g>')
    return Markup(
        f'<svg class="flourish" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMin slice" '
        f'aria-hidden="true" focusable="false">{"".join(pieces)}</svg>'
    )
