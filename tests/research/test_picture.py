"""The picture: a game's own screen, standing alone, with the colours of its style sheet."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import numpy as np
import pytest

import ludoteca
from ludoteca.engine.shelf import rules_of
from ludoteca.research.picture import MOST_HIGH, example_svg, pixels, svg
from tests.proof.cases import Case, cases, main_cases, sampled

SHAPES = ("path", "rect", "circle", "text", "ellipse", "line", "polygon")


@pytest.mark.parametrize("case", cases(), ids=str)
def test_it_stands_alone(case: Case) -> None:
    state = sampled(case.made(), 31, 3)[1]
    drawn = svg(state, state.to_move if state.to_move >= 0 else None)
    assert "var(" not in drawn
    root = ET.fromstring(drawn)
    bare = "{http://www.w3.org/2000/svg}"
    assert sum(element.tag.removeprefix(bare) in SHAPES for element in root.iter()) > 20
    assert not list(root.iter(f"{bare}use")), "nothing refers to what is not there"


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_a_move_changes_the_picture_and_the_same_position_does_not(case: Case) -> None:
    first, *_, last = sampled(case.made(), 32, 2)
    before = pixels(first, None, most=300)
    assert before.dtype == np.uint8
    assert before.shape[2] == 3
    assert 299 <= max(before.shape) <= 301
    assert len(np.unique(before.reshape(-1, 3)[::7], axis=0)) > 20, "a picture has colours"
    assert np.array_equal(before, pixels(first.clone(), None, most=300))
    after = pixels(last, None, most=300)
    assert before.shape != after.shape or not np.array_equal(before, after)


def test_nobody_sees_more_than_its_seat() -> None:
    state = ludoteca.make("pocket_mars", players=2).start(4)
    for seed in range(3):
        assert svg(state.redeal(0, seed), 0) == svg(state, 0)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", ludoteca.games())
def test_a_picture_of_the_rulebook_stands_alone(game: str, lang: str) -> None:
    for example in rules_of(game).pictures():
        root = ET.fromstring(example_svg(game, example, lang))
        assert float(root.attrib["height"]) <= MOST_HIGH + 20
        shapes = [element.tag.rpartition("}")[2] for element in root.iter()]
        assert sum(shape in SHAPES for shape in shapes) > 20
        assert "use" not in shapes
