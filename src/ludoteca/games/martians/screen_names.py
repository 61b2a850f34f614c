"""The names of the buildings in the town of Martians!!!, each where it hides nothing that lies or stands there."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from ludoteca.games.martians.content import BLOCKED, BULLET, CENTRES, FARMS, FIRST_GENERIC, LIFE, SPOTS, Box
from ludoteca.games.martians.map import icon_cell
from ludoteca.games.martians.phrases import say
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen_art import SIGNS, SQUARE, TILE, at, centre, sign_at
from ludoteca.screen import Markup, tag

LETTER: Final = 8  # lengths of the map that a letter is wide at most, and a line high, as long as names are shown
LINE: Final = 16
PIECE: Final = 16  # half of what is as large as a piece, and as a sign
SIGN: Final = 13
WITHIN: Final = TILE // 2 + 4  # how far from the middle of its tile a name may reach
ROWS: Final = (SQUARE, -SQUARE, 0)  # the places of a name, the best first
COLUMNS: Final = (0, -SQUARE // 2, SQUARE // 2, -SQUARE, SQUARE)


def names(state: MartiansState, lang: str) -> list[Markup]:
    """Those of all buildings and Farms that have room for theirs."""
    taken = taken_squares(state)
    drawn = [
        draw_name(state.terms.box, tile, state.place[tile], state.rotation[tile], taken.get(tile, 0), lang)
        for tile in state.on_table
        if tile < FIRST_GENERIC
    ]
    return [name for name in drawn if name]


def taken_squares(state: MartiansState) -> dict[int, int]:
    """The squares of each tile, as bits, on which something lies or stands."""
    cells = [*state.martians, *state.pawn, *[code // 3 for code in state.open_objects]]
    cells += [state.spot_cell[one] for one in range(SPOTS) if state.spot_kind[one] >= 0]
    cells += [CENTRES[farm] for farm in range(FARMS) if state.tokens[farm] >= 0]
    for tile in state.on_table:
        if state.terms.box.marks[tile]:
            cells += [cell for cell in range(9 * tile, 9 * tile + 9) if state.squares[cell] & (LIFE | BULLET)]
        if state.terms.coop:
            cells.append(icon_cell(state, tile))
    found: dict[int, int] = {}
    for cell in cells:
        if cell >= 0:
            found[cell // 9] = found.get(cell // 9, 0) | 1 << cell % 9
    return found


def draw_name(box: Box, tile: int, position: int, rotation: int, taken: int, lang: str) -> Markup:
    """The name of a building, as large on the screen however near one looks; nothing if it has no room."""
    ground = tuple(box.ground[36 * tile + 9 * rotation : 36 * tile + 9 * rotation + 9])
    return _drawn(box.names[tile], ground, position, rotation, taken, lang)


@lru_cache(maxsize=4096)  # of names and grounds, not of boxes: there may be as many boxes as tables
def _drawn(name: str, ground: tuple[int, ...], position: int, rotation: int, taken: int, lang: str) -> Markup:
    text = say("tile", {"tile": name}).text(lang)
    best = _best(name, ground, rotation, taken, text)
    if best is None:
        return Markup("")
    lines, dx, dy = best
    x, y = at(position)
    if len(lines) == 1:
        return tag("text", {"x": x + dx, "y": y + dy}, text)
    first = tag("tspan", {"x": x + dx, "dy": "-.5em"}, lines[0])
    return tag("text", {"x": x + dx, "y": y + dy}, first, tag("tspan", {"x": x + dx, "dy": "1em"}, lines[1]))


def _best(
    name: str, ground: tuple[int, ...], rotation: int, taken: int, text: str
) -> tuple[list[str], int, int] | None:
    """Its lines and their middle, from that of the tile: where the fewest pieces can ever come in its way."""
    pieces = [(*centre(square), PIECE) for square in range(9) if taken >> square & 1]
    if name in SIGNS:
        pieces.append((*sign_at(name, rotation), SIGN))
    walked = [(*centre(square), PIECE) for square in range(9) if ground[square] != BLOCKED]
    found: list[tuple[int, int, tuple[list[str], int, int]]] = []
    for number, (lines, dy, dx) in enumerate(product(_layouts(text), ROWS, COLUMNS)):
        wide, high = LETTER * max(map(len, lines)) // 2, LINE * len(lines) // 2

        def hides(piece: tuple[int, int, int], x: int = dx, y: int = dy, w: int = wide, h: int = high) -> bool:
            return abs(x - piece[0]) < w + piece[2] and abs(y - piece[1]) < h + piece[2]

        if abs(dx) + wide <= WITHIN and not any(map(hides, pieces)):
            found.append((sum(map(hides, walked)), number, (lines, dx, dy)))
    return min(found, key=lambda choice: choice[:2])[2] if found else None


def _layouts(text: str) -> list[list[str]]:
    """A name in one line, and in two that are as even as its words allow."""
    words = text.split()
    halves = [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
    return [[text], *sorted(halves, key=lambda lines: max(map(len, lines)))[:1]]
