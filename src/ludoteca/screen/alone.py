"""A game's screen as one SVG that stands alone.

A screen is HTML with several SVG boards, coloured by the game's style sheet through classes and custom properties. Here
the boards are taken out and put side by side, and the style sheet is worked into their attributes, so that any
program that draws SVG shows them as a browser would. What a screen writes outside its boards is in the `ansi` text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any, Final
from xml.etree import ElementTree as ET

import cssselect2
import tinycss2
import tinycss2.color4

from ludoteca.engine.game import State
from ludoteca.engine.shelf import rules_of, text_of
from ludoteca.screen.excerpt import screen_of
from ludoteca.screen.markup import escape

VOID: Final = re.compile(r"<(br|hr|img|input|link|meta)\b([^<>]*?)/?>")
VARIABLE: Final = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
BY_DAY: Final = re.compile(r"light-dark\(\s*((?:[^(),]|\([^()]*\))*?)\s*,(?:[^()]|\([^()]*\))*\)")
ANY_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl)a?\([^()]*\)")
COLOUR: Final = re.compile(r"\b(?:rgb|hsl)a?\([^()]*\)")

INHERITED: Final = frozenset(
    [
        "fill",
        "fill-opacity",
        "fill-rule",
        "stroke",
        "stroke-width",
        "stroke-opacity",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-dasharray",
        "color",
        "font-family",
        "font-size",
        "font-weight",
        "font-style",
        "text-anchor",
        "letter-spacing",
        "visibility",
        "paint-order",
    ]
)
OWN: Final = frozenset(
    ["opacity", "display", "stop-color", "stop-opacity", "vector-effect", "dominant-baseline", "mix-blend-mode"]
)
DRAWN: Final = INHERITED | OWN

SMALLEST: Final = 8000  # the area of a board; what is smaller is a mark beside some words
GAP: Final = 16
PAPER: Final = "#f4efe6"
MOST_WIDE: Final = 1500  # of a row of boards
MOST_HIGH: Final = 360  # of a picture of the rulebook
WIDE: Final = 1200  # of a preview, and so high, as those who show links want it:
HIGH: Final = 630
HEAD: Final = 84  # of that for the words
INK: Final = "#2b2118"
LETTERS: Final = "Georgia, 'DejaVu Serif', serif"

Styles = dict[str, str]


def svg(state: State, seat: int | None, lang: str = "en") -> str:
    """The boards that a seat sees (None: a spectator) in one SVG."""
    screen = state.game.screen(state, seat, lang, touch=False)
    return _composed(_dressed(screen, state.game.name)) if screen else _framed(320, 80, "")


def example_svg(game: str, example: str, lang: str = "en") -> str:
    """The picture that the rulebook shows of a worked example, as an SVG that stands alone."""
    shown = rules_of(game).pictures()[example]
    root = _dressed(screen_of(game, example, lang), game, "picture")
    board = next(found for found in root.iter("svg") if found.get("data-part") == shown.board)
    if shown.view:
        board.set("viewBox", shown.view)
    width, height = size(board)
    placed = _placed(board, GAP // 2, GAP // 2, width, height).replace('overflow="visible"', 'overflow="hidden"', 1)
    return _framed(width + GAP, height + GAP, _shared(root) + placed, min(1.0, MOST_HIGH / height))


def _dressed(screen: str, game: str, kind: str = "") -> ET.Element:
    """A screen with its style sheet worked in; `kind` is the class of what it stands in."""
    root = ET.fromstring(f'<div class="{kind}">' + VOID.sub(r"<\1\2/>", screen) + "</div>")
    _expand_uses(root)
    _dress(root, game)
    return root


def preview(screen: str, game: str, title: str, told: str) -> str:
    """What a link to a table or a game looks like where it is shared: the stage, what is played, and by whom."""
    root = _dressed(screen, game)
    stage = next((found for found in root.iter("div") if "stage" in found.get("class", "").split()), root)
    found = list(_boards(stage))
    largest = max([_area(board) for board in found], default=0.0)
    drawn, across, down = _rows([board for board in found if _area(board) >= largest / 4], WIDE / (HIGH - HEAD))
    room_x, room_y = WIDE - 2 * GAP, HIGH - 2 * GAP - HEAD
    shrink = min(room_x / max(1.0, across), room_y / max(1.0, down))
    x, y = (WIDE - shrink * across) / 2, HEAD + GAP + (room_y - shrink * down) / 2
    words = (
        f'<rect width="{WIDE}" height="{HEAD}" fill="{PAPER}" fill-opacity="0.94"/>'
        f'<text x="{2 * GAP}" y="64" font-family="{LETTERS}" font-size="44" font-weight="700" fill="{INK}">'
        f'{escape(title)}</text><text x="{WIDE - 2 * GAP}" y="62" text-anchor="end" font-family="{LETTERS}" '
        f'font-size="27" fill="{INK}">{escape(told)}</text>'
    )
    moved = f'<g transform="translate({x:.1f} {y:.1f}) scale({shrink:.4f})">{drawn}</g>'
    return _framed(WIDE, HIGH, f"{_shared(root)}{moved}{words}")


# ---- the boards, side by side


def _composed(root: ET.Element) -> str:
    boards = [board for board in _boards(root) if _area(board) >= SMALLEST]
    widest = max([MOST_WIDE, *(size(board)[0] for board in boards)])
    x = y = GAP
    row = across = 0.0
    kind = ""
    placed: list[str] = [_shared(root)]
    for board in boards:
        width, height = size(board)
        if x > GAP and (x + width + GAP > widest or _kind(board) != kind):
            x, y, row = GAP, int(y + row + GAP), 0.0
        kind = _kind(board)
        placed.append(_placed(board, x, y, width, height))
        x = int(x + width + GAP)
        row, across = max(row, height), max(across, x)
    return _framed(across, y + row + GAP, "".join(placed))


def _rows(boards: list[ET.Element], shape: float) -> tuple[str, float, float]:
    """Boards in as many rows as come nearest to that shape, with the width and the height that they take together."""
    best: tuple[float, list[list[ET.Element]]] | None = None
    for number in range(1, len(boards) + 1):
        each = -(-len(boards) // number)
        rows = [boards[start : start + each] for start in range(0, len(boards), each)]
        across, down = _extent(rows)
        fits = min(shape / across, 1 / down)
        if best is None or fits > best[0]:
            best = (fits, rows)
    rows = best[1] if best is not None else []
    across, down = _extent(rows)
    placed, y = [], 0.0
    for row in rows:
        height = max(size(board)[1] for board in row)
        x = (across - sum(size(board)[0] + GAP for board in row) + GAP) / 2
        for board in row:
            placed.append(_placed(board, round(x), round(y), *size(board)))
            x += size(board)[0] + GAP
        y += height + GAP
    return "".join(placed), across, down


def _extent(rows: list[list[ET.Element]]) -> tuple[float, float]:
    across = max([sum(size(board)[0] + GAP for board in row) - GAP for row in rows], default=1.0)
    return across, sum([max(size(board)[1] for board in row) + GAP for row in rows]) - GAP


def _kind(board: ET.Element) -> str:
    """What a board shows; those of a kind stand in a row."""
    return board.get("class", "").partition(" ")[0]


def _placed(board: ET.Element, x: int, y: int, width: float, height: float) -> str:
    ground = board.attrib.pop("data-ground", "none")
    board.attrib.update({"x": str(x), "y": str(y), "width": str(width), "height": str(height), "overflow": "visible"})
    edge = GAP / 2
    frame = f'x="{x - edge}" y="{y - edge}" width="{width + GAP}" height="{height + GAP}" rx="{edge}"'
    return f'<rect {frame} fill="{ground}"/>{ET.tostring(board, encoding="unicode")}'


def _framed(width: float, height: float, inner: str, shrink: float = 1.0) -> str:
    size = f'width="{shrink * width:.0f}" height="{shrink * height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
    paper = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{paper}{inner}</svg>'


def _boards(element: ET.Element) -> Iterator[ET.Element]:
    """The outermost SVGs that lie in the flow of the page."""
    for child in element:
        if child.tag == "svg":
            if "viewBox" in child.attrib and child.get("data-lies") != "behind":
                yield child
        else:
            yield from _boards(child)


def _shared(root: ET.Element) -> str:
    """Gradients and clippings of the whole screen, which any board may refer to."""
    found = [ET.tostring(child, encoding="unicode") for defs in root.iter("defs") for child in defs if child.get("id")]
    return f"<defs>{''.join(found)}</defs>"


def size(board: ET.Element) -> tuple[float, float]:
    """How wide and high a drawing is."""
    box = board.get("viewBox", "0 0 0 0").replace(",", " ").split()
    return float(box[2]), float(box[3])


def _area(board: ET.Element) -> float:
    width, height = size(board)
    return width * height


# ---- what a `use` shows, written out, because it takes the colours of where it is used


def _expand_uses(root: ET.Element) -> None:
    named = {element.get("id", ""): element for element in root.iter() if element.get("id")}
    for parent in list(root.iter()):
        if parent.tag not in ("symbol", "defs"):
            _expand(parent, named, 0)
    for parent in list(root.iter()):
        for child in [child for child in parent if child.tag == "symbol"]:
            parent.remove(child)


def _expand(parent: ET.Element, named: dict[str, ET.Element], depth: int) -> None:
    for place, child in enumerate(list(parent)):
        if child.tag == "use":
            target = named.get((child.get("href") or "").removeprefix("#"))
            if target is not None and depth < 8:
                shown = _shown(child, target)
                parent[place] = shown
                _expand(shown, named, depth + 1)
        elif depth:
            _expand(child, named, depth)


def _shown(use: ET.Element, target: ET.Element) -> ET.Element:
    kept = {name: value for name, value in use.attrib.items() if name not in ("href", "x", "y", "width", "height")}
    x, y = use.get("x", "0"), use.get("y", "0")
    if (x, y) != ("0", "0"):
        kept["transform"] = f"{kept.get('transform', '')} translate({x} {y})".strip()
    group = ET.Element("g", kept)
    copy = deepcopy(target)
    if copy.tag == "symbol":
        copy.tag = "svg" if "viewBox" in copy.attrib else "g"
        for name in ("width", "height"):
            if copy.tag == "svg" and name in use.attrib:
                copy.set(name, use.attrib[name])
    copy.attrib.pop("id", None)
    group.append(copy)
    return group


# ---- the style sheet, worked into attributes


def _dress(root: ET.Element, game: str) -> None:
    matcher, page = _rules(game)
    wrapper = cssselect2.ElementWrapper.from_html_root(root)
    _dress_one(wrapper, matcher, {}, dict(page), within=False)


def _dress_one(wrapper: Any, matcher: Any, above: Styles, variables: Styles, within: bool) -> None:
    """Give an element and all below it the look that they have in a browser; `above` is what it inherits."""
    element: ET.Element = wrapper.etree_element
    given = _matched(wrapper, matcher)
    own = {name: value for name, value in given.items() if name.startswith("--")}
    variables = {**variables, **own} if own else variables
    drawn: Styles = {}
    for name, value in given.items():
        if name in DRAWN or name in ("position", "background"):
            settled = _settled(value, variables)
            if settled:
                drawn[name] = settled
    if drawn.pop("position", "") == "absolute" and element.tag == "svg" and not within:
        element.set("data-lies", "behind")
    passed = {**above, **{name: value for name, value in drawn.items() if name in INHERITED}}
    ground = ANY_COLOUR.search(drawn.pop("background", ""))
    if ground and not within:
        passed["data-ground"] = ground[0]
    if element.tag == "svg" and not within:
        within = True
        drawn = {**passed, **drawn}
        drawn.pop("display", None)
        passed.pop("data-ground", None)
    if within:
        element.attrib.update(drawn)
    for child in wrapper.iter_children():
        _dress_one(child, matcher, passed, variables, within)


def _matched(wrapper: Any, matcher: Any) -> Styles:
    found: Styles = {}
    for _, _, pseudo, declarations in sorted(matcher.match(wrapper), key=lambda match: match[:2]):
        if pseudo is None:
            found.update(declarations)
    return found


def _settled(value: str, variables: Styles) -> str:
    """A value without variables, in colours that every program knows; empty where it cannot be said."""
    for _ in range(8):
        if "var(" not in value:
            break
        value = VARIABLE.sub(lambda found: variables.get(found[1], found[2] or ""), value)
    value = BY_DAY.sub(r"\1", value)
    if "color-mix" in value or "var(" in value:
        return ""
    return COLOUR.sub(_plain_colour, value).strip()


def _plain_colour(found: re.Match[str]) -> str:
    colour = tinycss2.color4.parse_color(found[0])
    if colour is None:
        return found[0]
    red, green, blue = (round(255 * part) for part in colour.to("srgb").coordinates)
    return f"rgba({red},{green},{blue},{colour.alpha:.3g})"


@cache
def _rules(game: str) -> tuple[Any, Styles]:
    """The style sheet of a game by what its selectors match, and the variables of its page by day."""
    matcher = cssselect2.Matcher()
    page: Styles = {}
    for rule in tinycss2.parse_stylesheet(text_of(game, "screen.css") or "", skip_comments=True, skip_whitespace=True):
        if rule.type != "qualified-rule":
            continue
        declarations = _declared(rule.content)
        if tinycss2.serialize(rule.prelude).strip() == ":root":
            page.update(declarations)
            continue
        try:
            selectors = cssselect2.compile_selector_list(rule.prelude)
        except cssselect2.SelectorError:
            continue
        for selector in selectors:
            matcher.add_selector(selector, declarations)
    return matcher, page


def _declared(content: list[Any]) -> Styles:
    found: Styles = {}
    for declaration in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if declaration.type == "declaration":
            found[declaration.name] = tinycss2.serialize(declaration.value).strip()
    return found
