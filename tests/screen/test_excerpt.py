"""Pictures of the rulebook: the game's own drawing, whole, small, and with nothing to touch."""

from __future__ import annotations

import re
from gzip import compress
from xml.etree import ElementTree as ET

import pytest

import ludoteca
from ludoteca.engine.picture import Picture
from ludoteca.engine.shelf import rules_of, text_of
from ludoteca.screen import part, tag
from ludoteca.screen.excerpt import excerpt, picture_of, symbols_of
from ludoteca.words import LANGUAGES

ALL = [(game, example) for game in ludoteca.games() for example in rules_of(game).pictures()]
MOST = 40_000  # bytes of a picture, as it travels
NAME = re.compile(r' id="([^"]+)"')
USE = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "example"), ALL)
def test_a_picture_is_whole_small_and_cannot_be_touched(game: str, example: str, lang: str) -> None:
    around, board = picture_of(game, example, lang)
    root = ET.fromstring(board)
    assert root.find("svg") is not None
    assert around.split()[0] in (text_of(game, "screen.css") or "")
    assert len(compress(board.encode())) < MOST
    for touch in ("data-", "tabindex", 'role="button"', "cannot", "style="):
        assert touch not in board
    names = NAME.findall(board)
    assert len(names) == len(set(names))
    assert all(name.startswith(f"{example}-") for name in names)
    used = {one or other for one, other in USE.findall(board)}
    assert used <= {*names, *NAME.findall(symbols_of(game))}


@pytest.mark.parametrize("game", ludoteca.games())
def test_what_the_style_sheet_paints_with_is_there_once(game: str) -> None:
    wanted = set(re.findall(r"url\(#([^)]+)\)", text_of(game, "screen.css") or ""))
    names = NAME.findall(symbols_of(game))
    assert len(names) == len(set(names))
    assert wanted <= set(names)


def test_a_picture_is_a_part_of_the_screen_or_as_much_of_it_as_is_wanted() -> None:
    piece = tag("circle", {"class": "tile", "data-piece": "t1", "tabindex": 0, "role": "img", "aria-label": "Tile"})
    board = part("dock", "svg", {"viewBox": "0 0 9 9", "data-tip": "The dock"}, piece)
    inert = '<circle class="tile"></circle></svg>'
    assert excerpt(board, Picture("dock")) == f'<svg aria-hidden="true" viewBox="0 0 9 9">{inert}'
    assert excerpt(board, Picture("dock", "1 2 3 4")) == f'<svg aria-hidden="true" viewBox="1 2 3 4">{inert}'
