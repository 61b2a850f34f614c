"""The workbench of Mars Needs Mechanics: columns are columns, names stand whole, a thumb reaches what ends a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import Person

PHONE = {"width": 390, "height": 844}
SPILLS = """() => [...document.querySelectorAll("#board .mm-tray .mm-name, #board .mm-tray .mm-set")].filter(
    (part) => {
        const cell = part.closest(".mm-stall, .mm-held").getBoundingClientRect();
        const own = part.getBoundingClientRect();
        return part.scrollWidth > part.clientWidth + 1 || own.left < cell.left - 1 || own.right > cell.right + 1;
    }).map((part) => part.textContent)"""
COLUMNS = """() => {
    const middle = (part) => { const box = part.getBoundingClientRect(); return box.left + box.width / 2; };
    const found = [0, 1, 2, 3, 4, 5, 6].map((part) => [
        document.querySelector(`[data-spot=token${part}] .mm-tk`),
        document.querySelector(`[data-spot=stall${part}]`),
        document.querySelector(`[data-spot=held${part}]`)].map(middle));
    return Math.max(...found.map((column) => Math.max(...column) - Math.min(...column)));
}"""
SPILT = """() => [...document.querySelectorAll("#board .mm-plan")].filter((plan) => {
    const { bottom } = plan.getBoundingClientRect();
    return [...plan.querySelectorAll("h4, p, .mm-cost")].some((part) => part.getBoundingClientRect().bottom > bottom);
}).map((plan) => plan.textContent)"""


def sit(anna: Person, **options: Any) -> str:
    """A table against a bot, at which one begins."""
    chosen = {"players": 2, "first_player": "seat_0", **options}
    seats = ["me", *["greedy"] * (chosen["players"] - 1)]
    made = anna.api("/tables", {"game": "mars_needs_mechanics", "seats": seats, "name": "Anna", "options": chosen})
    return str(made["table"])


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (390, 844)])
def test_names_and_sets_fit_their_columns(invite: Invite, locale: str, size: tuple[int, int]) -> None:
    anna = invite(locale=locale, viewport={"width": size[0], "height": size[1]})
    anna.open(sit(anna))
    anna.page.locator("#board .mm-set").first.wait_for()
    assert anna.page.evaluate(SPILLS) == []
    assert anna.page.evaluate(COLUMNS) < 2, "what is known of a component stands in one column"


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
@pytest.mark.parametrize("count", [4, 6, 10])
def test_a_blueprint_says_all_of_it_or_nothing(invite: Invite, locale: str, count: int) -> None:
    anna = invite(locale=locale)
    longest_first = [f"C{number}" for number in (7, 1, 9, 4, 5, 6, 2, 3, 8, 10)]
    anna.open(sit(anna, players=4, mechanism_set="chosen", chosen_mechanisms=longest_first[:count]))
    for width, height in ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)):
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.page.evaluate(SPILT) == [], f"at {width}x{height}"


def test_on_a_phone_the_key_that_ends_a_turn_stays_in_reach(invite: Invite) -> None:
    anna = invite(viewport=PHONE, is_mobile=True, has_touch=True)
    anna.open(sit(anna))
    key = anna.page.locator("#board .mm-key")
    anna.page.locator("#board .sheet").evaluate("(sheet) => sheet.scrollTo(0, 60)")
    box = key.bounding_box()
    assert box is not None and box["height"] >= 44 and PHONE["height"] / 2 < box["y"] < PHONE["height"] - 100
    key.tap()
    anna.page.locator("#board .mm-lamps .mm-on").first.wait_for()
