"""The workbench of Mars Needs Mechanics on a laptop: names stand whole, and what a set brings stays in its cell."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite

SPILLS = """() => [...document.querySelectorAll("#board .mm-tray .mm-name, #board .mm-tray .mm-set")].filter(
    (part) => {
        const cell = part.closest(".mm-stall, .mm-held").getBoundingClientRect();
        const own = part.getBoundingClientRect();
        return part.scrollWidth > part.clientWidth + 1 || own.left < cell.left || own.right > cell.right;
    }).map((part) => part.textContent)"""


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
@pytest.mark.parametrize("width", [1280, 1366, 1920])
def test_names_and_sets_fit_their_cells(invite: Invite, locale: str, width: int) -> None:
    anna = invite(locale=locale, viewport={"width": width, "height": 800})
    options = {"players": 2, "first_player": "seat_0"}
    seats = ["me", "greedy"]
    view = anna.api("/tables", {"game": "mars_needs_mechanics", "seats": seats, "name": "Anna", "options": options})
    anna.open(str(view["table"]))
    anna.page.locator("#board .mm-set").first.wait_for()
    assert anna.page.evaluate(SPILLS) == []
