"""Nothing is told by colour alone: pieces that differ stay apart for eyes that confuse colours."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

import ludoteca
from ludoteca.screen.legend import legend_of
from tests.browser.conftest import Invite
from tests.browser.people import Person

VISIONS = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
SIDE = 56  # pixels that a sign is compared at
APART = 48  # of 255, by which a pixel must differ to count
SHARE = 0.02  # of the pixels that must differ

Pixels = NDArray[np.int16]
BOXES = """(groups) => groups.map((group) => [...group.querySelectorAll("[data-sign]")].map((sign) => {
  const { x, y, width, height } = sign.querySelector(".legend-drawing").getBoundingClientRect();
  return [sign.dataset.sign, [x + scrollX, y + scrollY, x + scrollX + width, y + scrollY + height]];
}))"""


def groups_seen(person: Person, vision: str) -> list[dict[str, Pixels]]:
    """Each group of signs as somebody with that sight sees it, by name."""
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
    whole = Image.open(BytesIO(person.page.screenshot(full_page=True))).convert("RGB")
    found = person.page.locator(".legend-group").evaluate_all(BOXES)
    return [
        {name: np.asarray(whole.crop(box).resize((SIDE, SIDE)), dtype=np.int16) for name, box in group}
        for group in found
    ]


def apart(one: Pixels, other: Pixels) -> float:
    """The share of pixels in which two pictures clearly differ."""
    return float((np.abs(one - other).max(axis=2) > APART).mean())


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ludoteca.games())
def test_signs_that_differ_stay_apart_for_every_sight(invite: Invite, name: str, scheme: str) -> None:
    legend = legend_of(ludoteca.make(name), "it")
    assert legend is not None and legend.groups
    anna = invite(locale="it", color_scheme=scheme)  # letters come from the language
    anna.go(f"/games/{name}")
    for vision in VISIONS:
        groups = groups_seen(anna, vision)
        assert [len(group) for group in groups] == [len(group.signs) for group in legend.groups]
        for group in groups:
            for one, other in combinations(group, 2):
                share = apart(group[one], group[other])
                assert share > SHARE, f"{one} and {other} look alike with {vision}: {share:.3f}"
