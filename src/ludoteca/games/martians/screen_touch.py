"""What of the town of Martians!!! can be touched now: ghosts of a tile, ways, Martians, squares, tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ludoteca.games.martians.content import CENTRES, JAMMED, NONE
from ludoteca.games.martians.decisions.martians import can_go
from ludoteca.games.martians.ids import ASK_DIR, ASK_MARTIAN, CELL, DIR, DISCARD, PLACE, ROLL, STEP
from ludoteca.games.martians.ids import TILE as TILE_CHOICE
from ludoteca.games.martians.map import icon_cell
from ludoteca.games.martians.phrases import cell_name, say
from ludoteca.games.martians.pieces import can_take_marker, has_open, hidden_at
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen_art import SQUARE, WAYS, at, middle, small
from ludoteca.screen import Markup, Part, Touch, View, part, tag, tip
from ludoteca.screen.markup import place

CHIPS: Final = ((39, -39), (39, 39), (-39, 39))  # the other rotations of a ghost


class Touches(NamedTuple):
    """Drawn things that can be touched, and where they are."""

    drawn: list[Markup]
    points: list[tuple[int, int]]


def touches(view: View, state: MartiansState) -> Touches:
    """All of them."""
    found = Touches([], [])
    for draw in (_sites, _walks, _directions, _tiles, _cells) if view.asked else ():
        drawn, points = draw(view, state)
        found.drawn.extend(drawn)
        found.points.extend(points)
    return found


def ways_out(state: MartiansState, cell: int) -> list[int]:
    """R28: the directions in which the Martian on a square can go."""
    return [way for way in range(4) if can_go(state, state.near[4 * cell + way])]


def others_to_move(state: MartiansState) -> list[int]:
    """R27: the Martians that could be moved instead of the one that is being moved."""
    done = {*state.moved, state.mover}
    return [cell for cell in state.martians if cell not in done and ways_out(state, cell)]


def _chosen(state: MartiansState, first: int, end: int) -> list[int]:
    """The choices out of a block of actions."""
    return [action for action in state.choices if first <= action < end]


def _sites(view: View, state: MartiansState) -> Touches:
    """A ghost of the tile on every position where it may lie, with its other rotations round it."""
    rotations: dict[int, list[int]] = {}
    for action in _chosen(state, PLACE, STEP):
        rotations.setdefault((action - PLACE) // 4, []).append(action)
    found: list[Markup] = []
    points: list[tuple[int, int]] = []
    name = state.terms.box.names[state.tile]
    for position, choices in rotations.items():
        x, y = at(position)
        points.append((x, y))
        first, *others = choices
        face = _face(name, first % 4)
        main = view.touch(first, "ma-ghost")
        parts = [tag("g", main, Markup(f'<use class="ma-site" href="#ma-site"/>{face}'))]
        for (dx, dy), action in zip(CHIPS, others, strict=False):
            chip = view.touch(action, "ma-chip-r")
            chip["transform"] = place(dx, dy)
            small = f'<g transform="scale(.29)">{_face(name, action % 4)}</g>'
            parts.append(tag("g", chip, Markup(f'<use class="ma-chip-c" href="#ma-chip"/>{small}')))
        found.append(tag("g", {"class": "ma-spot", "transform": place(x, y), "data-key": f"s{position}"}, *parts))
    return Touches(found, points)


def placing(view: View, state: MartiansState) -> Part:
    """By touch a place is chosen first; then the tile is turned there, laid or taken away. The script shows this."""
    if not view.asked or not _chosen(state, PLACE, STEP):
        return part("placing", "div")
    return part("placing", "div", {"class": "ma-placing"}, *[_put(view, what) for what in ("away", "spin", "okay")])


def _put(view: View, what: str) -> Markup:
    kind = "ma-put main ma-confirm" if what == "okay" else "ma-put"
    words = tag("span", None, view.say(say(f"put-{what}")))
    return tag("button", {"type": "button", "class": kind, "data-put": what}, small(what), words)


@lru_cache(maxsize=128)
def _face(name: str, rotation: int) -> str:
    """The picture of a tile, turned."""
    return f'<g class="ma-face" transform="rotate({90 * rotation})"><use href="#ma-t-{name}"/></g>'


def _walks(view: View, state: MartiansState) -> Touches:
    """Every square that can be walked to, with its cost; one step is an action, more are a walk of single steps."""
    found: list[Markup] = []
    points: list[tuple[int, int]] = []
    for cell, *way in walks(state) if _chosen(state, STEP, ROLL) else []:
        x, y = middle(state, cell)
        points.append((x, y))
        fight = state.has_martian(cell) and not state.lasts(JAMMED)
        if len(way) == 1:
            attributes = view.touch(STEP + way[0], "ma-go ma-near")
        else:
            key = "walk-fight" if fight else "walk"
            attributes = {
                "class": "ma-go can",
                "data-walk": "".join(str(direction) for direction in way),
                "role": "button",
                "tabindex": 0,
                "aria-label": view.say(say(key, {"cell": cell_name(state, cell), "count": len(way)})),
            }
        attributes["transform"] = place(x, y)
        found.append(tag("g", attributes, _cost(len(way), fight, _is_bare(state, cell))))
    return Touches(found, points)


def walks(state: MartiansState) -> list[list[int]]:
    """The shortest way of the active pawn to every square that it can step to with nothing asked on the way.

    A way is its square and then its directions. It ends where something would be asked: at a Martian (R25), at an
    icon that draws a card (R65), at a marker that may be left for a companion (R19).
    """
    start = state.pawn[state.active]
    ways: list[list[int]] = [[start]]
    seen = [start]
    most = state.steps_left()
    head = 0
    while head < len(ways):
        way = ways[head]
        head += 1
        if len(way) > most or (len(way) > 1 and _is_asked_on(state, way[0])):
            continue
        for direction in range(4):
            goal = state.near[4 * way[0] + direction]
            if goal != NONE and goal not in seen:
                seen.append(goal)
                ways.append([goal, *way[1:], direction])
    return ways[1:]


def _is_asked_on(state: MartiansState, cell: int) -> bool:
    """Whether stepping onto a square may ask something."""
    if state.has_martian(cell) and not state.lasts(JAMMED):
        return True
    if not state.terms.coop:
        return False
    return icon_cell(state, cell // 9) == cell or (
        state.terms.players > 1 and can_take_marker(state, state.active, cell)
    )


def _is_bare(state: MartiansState, cell: int) -> bool:
    """Whether nothing lies or stands on a square that a number would hide."""
    lies = state.squares[cell] or hidden_at(state, cell) >= 0 or has_open(state, cell)
    return not lies and cell not in CENTRES and cell not in state.pawn


@lru_cache(maxsize=256)
def _cost(steps: int, fight: bool, bare: bool) -> Markup:
    """A lit square with the steps to it: a diamond where a fight waits."""
    at_x, at_y, text_y = ("", "", "6") if bare else (' x="12"', ' y="12"', "18")
    badge = f'<use href="#ma-{"duel" if fight else "cost"}"{at_x}{at_y}/>'
    return Markup(f'<use class="ma-lit" href="#ma-lit"/>{badge}<text class="ma-n"{at_x} y="{text_y}">{steps}</text>')


def _directions(view: View, state: MartiansState) -> Touches:
    """Arrows out of the square of the Martian that is being moved."""
    found: list[Markup] = []
    points: list[tuple[int, int]] = []
    for action in _chosen(state, DIR, DISCARD):
        x, y = middle(state, state.mover)
        dx, dy = WAYS[action - DIR]
        if not found:
            found.append(_from(x, y))
            points.append((x, y))
        attributes = view.touch(action, "ma-go ma-to")
        attributes["transform"] = place(x + SQUARE * dx, y + SQUARE * dy)
        turn = f'<g transform="rotate({90 * (action - DIR)})"><use href="#ma-arrow"/></g>'
        found.append(tag("g", attributes, Markup(f'<use class="ma-lit" href="#ma-lit"/>{turn}')))
        points.append((x + SQUARE * dx, y + SQUARE * dy))
    others = others_to_move(state) if state.asked == ASK_DIR and found else []
    if others:
        instead = [_instead(state, cell) for cell in others]
        found.append(tag("g", tip(view.say(say("martian-instead")), "R27"), *instead))
    return Touches(found, points)


def _instead(state: MartiansState, cell: int) -> Markup:
    """Another Martian that could move: the script of the game takes the choice back and chooses this one."""
    attributes: Touch = {"class": "ma-instead", "data-instead": CELL + cell, "transform": place(*middle(state, cell))}
    return tag("g", attributes, Markup('<use class="ma-lit" href="#ma-lit"/>'))


def _from(x: int, y: int) -> Markup:
    """Where a Martian comes from."""
    return Markup(f'<use href="#ma-lit" class="ma-lit ma-from" transform="{place(x, y)}"/>')


def _tiles(view: View, state: MartiansState) -> Touches:
    """Tiles that may be chosen."""
    found: list[Markup] = []
    points: list[tuple[int, int]] = []
    choices = _chosen(state, TILE_CHOICE, CELL)
    if choices and state.choice >= 0 and state.place[state.choice] >= 0:
        where = place(*at(state.place[state.choice]))
        found.append(Markup(f'<use href="#ma-pick" class="ma-pick ma-first" transform="{where}"/>'))
    for action in choices:
        x, y = at(state.place[action - TILE_CHOICE])
        attributes = view.touch(action, "ma-pickable")
        attributes["transform"] = place(x, y)
        found.append(tag("g", attributes, Markup('<use class="ma-pick" href="#ma-pick"/>')))
        points.append((x, y))
    return Touches(found, points)


def _cells(view: View, state: MartiansState) -> Touches:
    """Squares or Martians that may be chosen."""
    found: list[Markup] = []
    points: list[tuple[int, int]] = []
    choices = _chosen(state, CELL, DIR)
    if choices and state.mover >= 0:
        found.append(_from(*middle(state, state.mover)))
    for action in choices:
        x, y = middle(state, action - CELL)
        attributes = view.touch(action, "ma-go")
        attributes["transform"] = place(x, y)
        if state.asked == ASK_MARTIAN:
            attributes["data-goes"] = "".join(str(way) for way in ways_out(state, action - CELL))
        found.append(tag("g", attributes, Markup('<use class="ma-lit" href="#ma-lit"/>')))
        points.append((x, y))
    return Touches(found, points)
