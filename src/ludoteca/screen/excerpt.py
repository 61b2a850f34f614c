"""A board taken out of a game's screen: the same drawing as a small picture that nobody can touch."""

from __future__ import annotations

import re
from functools import cache

from ludoteca.engine.picture import Picture
from ludoteca.engine.shelf import rules_of, text_of
from ludoteca.screen.markup import NOTHING, Attributes, Markup, escape, tag

TOUCH = re.compile(r' (?:data-[\w-]+="[^"]*"|role="\w+"|tabindex="-?\d"|aria-\w+="[^"]*")')
REFUSED = re.compile(r'( class="(?:[^"]* )?)cannot(?=[" ])')
VIEW = re.compile(r' viewBox="[^"]*"')
CLASS = re.compile(r' class="([^"]*)"')
NAMED = re.compile(r'(?<= id=")[^"]+(?=")|(?<= href="#)[^"]+(?=")|(?<=url\(#)[^)]+(?=\))')
USED = re.compile(r' href="#([^"]+)"|url\(#([^)]+)\)')
PAINT = re.compile(r"url\(#[^)]+\)")


@cache
def picture_of(game: str, example: str, lang: str) -> tuple[str, Markup]:
    """A worked example as the rulebook shows it: the classes of the game's screen, and what stands within it."""
    rules = rules_of(game)
    shown = rules.pictures()[example]
    state = rules.example(example)
    seat = state.to_move if shown.seat < 0 else shown.seat
    drawn = state.game.screen(state, seat, lang)
    around = CLASS.search(drawn)
    board = excerpt(drawn, shown, example)
    return (around[1] if around else ""), tag("div", {"class": shown.ground or None}, board)


@cache
def paints_of(game: str) -> Markup:
    """The gradients and patterns that a game's style sheet names, drawn once for all its pictures."""
    rules = rules_of(game)
    wanted = "".join(PAINT.findall(text_of(game, "screen.css") or ""))
    found: dict[str, str] = {}
    for example in rules.pictures():
        state = rules.example(example)
        found |= _shared(state.game.screen(state, state.to_move), wanted)
    if not found:
        return NOTHING
    hidden: Attributes = {"class": "hidden", "width": 0, "height": 0, "aria-hidden": "true", "focusable": "false"}
    return tag("svg", hidden, _defs(found))


def excerpt(drawn: str, shown: Picture, name: str) -> Markup:
    """The board of a screen that a picture shows; `name` keeps its ids apart from those of other pictures."""
    start = next(
        found.start() for found in re.finditer(r"<svg\b[^>]*>", drawn) if set(shown.board.split()) <= _classes(found[0])
    )
    board = _element(drawn, start)
    head = board[: board.index(">") + 1]
    inner = board[len(head) :]
    shared = _defs(_shared(drawn, inner))
    head = TOUCH.sub("", head).replace("<svg", '<svg aria-hidden="true"', 1)
    if shown.view:
        head = VIEW.sub(f' viewBox="{escape(shown.view)}"', head)
    inert = REFUSED.sub(r"\1", TOUCH.sub("", f"{shared}{inner}"))
    return Markup(NAMED.sub(lambda found: f"{name}-{found[0]}", head + inert))


def _classes(opening: str) -> set[str]:
    found = CLASS.search(opening)
    return set(found[1].split()) if found else set()


def _element(text: str, start: int) -> str:
    """The whole element that begins there."""
    tag = re.match(r"<(\w+)", text[start:])
    assert tag is not None
    depth = 0
    for found in re.compile(rf"<(/?){tag[1]}\b[^>]*?(/?)>").finditer(text, start):
        depth += -1 if found[1] else 0 if found[2] else 1
        if depth <= 0:
            return text[start : found.end()]
    raise AssertionError(f"an element of a screen is not closed: {tag[0]}")


def _shared(drawn: str, inner: str) -> dict[str, str]:
    """What the board refers to and another part of the screen draws: symbols, gradients, clippings."""
    found: dict[str, str] = {}
    waiting = [inner]
    while waiting:
        for one, other in USED.findall(waiting.pop()):
            name = one or other
            place = re.search(rf'<\w+\b[^>]* id="{re.escape(name)}"', drawn)
            if name not in found and f' id="{name}"' not in inner and place:
                found[name] = _element(drawn, place.start())
                waiting.append(found[name])
    return found


def _defs(found: dict[str, str]) -> Markup:
    return Markup(f"<defs>{''.join(found.values())}</defs>" if found else "")
