"""Training: a short run of the example, which already plays better than it began."""

from __future__ import annotations

from importlib.util import find_spec
from xml.etree import ElementTree as ET

import pytest


@pytest.mark.skipif(not find_spec("sb3_contrib"), reason="sb3-contrib, of the extra `train`, is not installed")
@pytest.mark.parametrize(("against", "looks"), [("random", 2), ("self", 1)])
def test_a_short_training_teaches_something(against: str, looks: int) -> None:
    from examples.train_marrak_hesh import Point, plot, train

    told: list[Point] = []
    _, curve = train(steps=4096 * looks, looks=looks, games=200, seed=1, tell=told.append, against=against)
    assert told == curve
    assert [steps for steps, _, _ in curve] == [0, 4096, 8192][: looks + 1]
    assert curve[-1][2] > curve[0][2] - 0.05
    assert ET.fromstring(plot(curve)).tag.endswith("svg")
