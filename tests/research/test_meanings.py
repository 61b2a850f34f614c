"""The page of observations and actions: made from the code, complete, for every game."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.research.meanings import page, table_of


@pytest.mark.parametrize("name", ludoteca.games())
def test_every_number_has_its_row(name: str) -> None:
    game = ludoteca.make(name)
    told = table_of(name)
    parts = [(int(first), int(last)) for first, last in re.findall(r"^\| (\d+) \| (\d+) \|", told, re.MULTILINE)]
    assert [number for first, last in parts for number in range(first, last + 1)] == list(
        range(len(game.start(1).observation(0)))
    )
    named = re.findall(r"^\| \d+ \| \d+ \| `(\w+)` \| (?:\+(\d+))? \| ([\d x]+) \| (.+) \|$", told, re.MULTILINE)
    assert [(name, int(seat or -1), shape, about) for name, seat, shape, about in named] == [
        (part.name, part.seat, " x ".join(map(str, part.shape)), part.about) for part in game.layout()
    ]
    spans = re.findall(r"^\| (\d+)(?:-(\d+))? \| [^|]*\|$", told, re.MULTILINE)
    ids = [action for first, last in spans for action in range(int(first), int(last or first) + 1)]
    assert ids == list(range(game.num_actions))


def test_the_page_has_every_game() -> None:
    assert page().count("\n## ") == len(ludoteca.games())
