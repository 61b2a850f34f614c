"""A board taken out of a game's screen by its name: the same drawing as a small picture that nobody can touch."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from ludoteca.engine.picture import Picture
from ludoteca.engine.shelf import rules_of
from ludoteca.screen.markup import NOTHING, Markup, Part, escape, tag
from ludoteca.screen.screen import Screen

LIVE: Final = re.compile(r' (?:data-[\w-]+="[^"]*"|role="\w+"|tabindex="-?\d"|aria-\w+="[^"]*")')
"""What the page of a table reads of an element; in a picture it would be read by nobody, or by the wrong one."""
REFUSED: Final = re.compile(r'( class="(?:[^"]* )?)cannot(?=[" ])')
VIEW: Final = re.compile(r' viewBox="[^"]*"')


@cache
def picture_of(game: str, example: str, lang: str) -> tuple[str, Markup]:
    """A worked example as the rulebook shows it: the classes of the game's screen, and what stands within it."""
    shown = rules_of(game).pictures()[example]
    screen = screen_of(game, example, lang)
    return screen.kind, tag("div", {"class": shown.ground or None}, excerpt(screen.named(shown.board), shown))


def screen_of(game: str, example: str, lang: str) -> Screen:
    """The screen of a worked example, as the seat sees it that its picture is about: what it could do is lit."""
    rules = rules_of(game)
    shown, state = rules.pictures()[example], rules.example(example)
    screen = state.game.screen(state, state.to_move if shown.seat < 0 else shown.seat, lang)
    assert isinstance(screen, Screen), f"{game} has pictures, but no parts to take them from"
    return screen


@cache
def symbols_of(game: str) -> Markup:
    """The drawings that a game's pictures use, once for a page: they are the same in every position."""
    return next((screen_of(game, example, "en").symbols for example in rules_of(game).pictures()), NOTHING)


def excerpt(board: Part, shown: Picture) -> Markup:
    """A board as a picture, or as much of it as is wanted."""
    head = LIVE.sub("", board.opening).replace("<svg", '<svg aria-hidden="true"', 1)
    if shown.view:
        head = VIEW.sub(f' viewBox="{escape(shown.view)}"', head)
    inert = REFUSED.sub(r"\1", LIVE.sub("", "".join(board.children)))
    return Markup(f"{head}{inert}{board.closing}")
