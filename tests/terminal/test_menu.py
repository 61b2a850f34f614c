"""The menu: every legal action once, and never wider than the screen."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

import ludoteca
from ludoteca.engine import Dice
from ludoteca.terminal.menu import Entry, Menu, draw, gather
from ludoteca.words.plain import mentions


def drawn(entries: list[Entry], width: int) -> str:
    paper = StringIO()
    Console(file=paper, width=400).print(draw(entries, width))
    return paper.getvalue()


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("options", [{}, {"players": 3}, {"deep_space": "chosen", "deep_space_pair": "1,3"}])
def test_every_action_has_its_number_and_fits(lang: str, width: int, options: dict[str, object]) -> None:
    game = ludoteca.make("marrak_hesh", **options)
    dice = Dice.seeded(4)
    state = game.start(4)
    while not state.is_over:
        menu = Menu(state, lang)
        text = drawn(menu.entries, width)
        assert max(len(line) for line in text.splitlines()) <= width
        numbers = [int(found) for found in re.findall(r"(?:^|  ) *(\d+)  ", text, re.MULTILINE)]
        assert sorted(numbers) == list(range(1, len(state.choices) + 1))
        assert [entry.action for entry in menu.entries] == state.legal_actions()
        state.apply(dice.choice(state.choices))


def test_what_begins_alike_stands_together() -> None:
    texts = [f"{colour} ship to dock {dock}" for colour in ("Red", "Blue") for dock in range(6)] + ["Pass"]
    entries = [Entry(number, number, text) for number, text in enumerate(texts, 1)]
    headings = gather(entries)
    assert [" ".join(heading.words) for heading in headings] == ["Red ship to dock", "Blue ship to dock", ""]
    assert [entry.text for entry in headings[-1].entries] == ["Pass"]
    lines = drawn(entries, 80).splitlines()
    assert lines[0] == "Red ship to …"
    assert lines[1] == " 1  dock 0    2  dock 1    3  dock 2    4  dock 3    5  dock 4    6  dock 5"
    assert lines[-1] == "13  Pass"


def test_a_few_are_a_plain_list() -> None:
    entries = [Entry(number, number, f"Take card {number}") for number in range(1, 4)]
    assert drawn(entries, 80) == "1  Take card 1\n2  Take card 2\n3  Take card 3\n"


def test_one_word_texts() -> None:
    entries = [Entry(number, number, word) for number, word in enumerate("abcdefghijkl", 1)]
    assert sorted(re.findall(r"[a-l]", drawn(entries, 80))) == list("abcdefghijkl")


def test_texts_wider_than_the_screen_are_still_there() -> None:
    entries = [Entry(number, number, f"{number} " + "long " * 30) for number in range(1, 12)]
    assert drawn(entries, 80).count("long") == 330


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("Teal Transport to dock 5: yellow Engine", "engine TEAL", True),
        ("Teal Transport to dock 15: yellow Engine", "5", False),
        ("Trasporto all'attracco 3: Reliquia", "attracco", True),
        ("Perché no", "perche", True),
    ],
)
def test_words_are_found_whatever_their_case_and_accents(text: str, wanted: str, found: bool) -> None:
    assert mentions(text, wanted) is found
