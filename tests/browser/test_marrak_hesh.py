"""The docks of Marrak Hesh 17 under the hand: the tile is touched, then one of the ships that may come for it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHOWN = "shown => getComputedStyle(shown).opacity === '1' && getComputedStyle(shown).pointerEvents !== 'none'"
LEAST = 43.5  # pixels: 44 but for what rounding takes


def dock(person: Person, number: int) -> Locator:
    """A dock to which several ships may come."""
    return person.page.locator("#board [data-fold]").nth(number)


def is_open(fold: Locator) -> bool:
    return bool(fold.locator(".mh-chooser").evaluate(SHOWN))


def await_open(fold: Locator, wanted: bool = True) -> None:
    expect(fold.locator(".mh-chooser")).to_have_css("opacity", "1" if wanted else "0")
    assert is_open(fold) == wanted


@pytest.mark.parametrize("device", [{}, PHONE], ids=["mouse", "phone"])
def test_a_dock_is_touched_and_then_one_of_three_large_ships(invite: Invite, device: dict[str, Any]) -> None:
    anna = invite(**device)
    table = anna.sit_at("me", "here")
    press = "tap" if device else "click"
    fold = dock(anna, 7)
    ships = fold.locator("[data-action]")
    assert not is_open(fold)
    getattr(fold.locator("[data-unfolds]"), press)()
    await_open(fold)
    expect(ships).to_have_count(3)
    assert anna.version() == 0, "nothing is spent yet"
    for ship in ships.all():
        expect(ship).to_be_in_viewport(ratio=1)
        box = ship.bounding_box()
        assert box and min(box["width"], box["height"]) >= LEAST
    said = ships.nth(1).get_attribute("aria-label") or ""
    getattr(ships.nth(1), press)()
    anna.await_version(1)
    assert said.startswith("Teal Transport to dock 8")
    assert "docks a Teal Transport at dock 8" in anna.log()[-1]
    assert anna.api(f"/tables/{table}")["decision"] == 1


def test_a_dock_is_left_alone_by_touching_it_again_or_elsewhere_or_by_escape(anna: Person) -> None:
    anna.sit_at("me", "here")
    fold, other = dock(anna, 2), dock(anna, 14)
    opener = fold.locator("[data-unfolds]")
    opener.click()
    await_open(fold)
    opener.click()
    await_open(fold, wanted=False)
    opener.click()
    await_open(fold)
    anna.page.keyboard.press("Escape")
    await_open(fold, wanted=False)
    opener.click()
    other.locator("[data-unfolds]").click()
    await_open(other)
    await_open(fold, wanted=False)
    anna.page.locator("#prompt").click()
    await_open(other, wanted=False)
    assert anna.version() == 0


def test_one_ship_that_may_come_is_sent_by_one_touch(anna: Person) -> None:
    anna.sit_at("me", "here", played=4)
    expect(anna.page.locator("#board [data-fold]")).to_have_count(0)
    anna.page.locator("#board .mh-dock[data-action]").first.click()
    anna.await_version(5)


def test_by_keyboard_each_ship_is_reached_and_seen(anna: Person) -> None:
    anna.sit_at("me", "here")
    ship = anna.tab_to("#board [data-action]")
    await_open(anna.page.locator("#board [data-fold]:has(:focus)"))
    name = ship.get_attribute("aria-label") or ""
    anna.page.keyboard.press("Tab")
    expect(ship).not_to_have_attribute("aria-label", name)
    anna.page.keyboard.press("Enter")
    anna.await_version(1)


def test_on_a_phone_the_tile_is_stored_while_hold_and_station_are_in_view(invite: Invite) -> None:
    anna = invite(**PHONE)
    anna.sit_at("me", "here", played=3)
    cells = anna.page.locator("#board .mh-cell[data-action]")
    assert cells.count() > 0
    for cell in cells.all():
        expect(cell).to_be_in_viewport(ratio=0.99)
        box = cell.bounding_box()
        assert box and min(box["width"], box["height"]) >= LEAST
    expect(anna.page.locator("#board .mh-station")).to_be_in_viewport(ratio=0.99)
