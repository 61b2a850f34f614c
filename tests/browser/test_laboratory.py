"""The laboratory in the browser: a price is changed, the interval closes, and the variant lies on a table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.test_reach import PHONE

LAPTOP = {"viewport": {"width": 1366, "height": 768}}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose host wants the laboratory."""
    house = House(tmp_path_factory.mktemp("laboratory"), laboratory=True, laboratory_jobs=1)
    yield house
    house.close()
    assert "Traceback" not in house.log.read_text(), house.log.read_text()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_price_is_changed_compared_and_played(invite: Invite, size: dict[str, object]) -> None:
    anna: Person = invite(**size)
    page = anna.page
    seed = "7" if size is PHONE else "8"  # a question of its own for each, since one that is known is not played again
    anna.go(f"/lab/mars_needs_mechanics?seats=random&games=60&until=all&seed={seed}")
    bench = page.locator("[data-laboratory][data-live]")
    expect(bench).to_be_visible()
    changes = page.locator("#lab-changes")
    expect(changes).to_contain_text("Nothing yet.")
    page.get_by_role("searchbox").fill("prices start")
    field = page.locator('[name="c.prices.start"]')
    field.fill("60")
    wrong = page.locator('[data-wrong="c.prices.start"]')
    expect(wrong).to_have_text("60 does not go here; allowed: 1-10.")
    field.fill("8")
    expect(wrong).to_have_text("")
    expect(changes.get_by_role("listitem")).to_have_text(re.compile("Prices: at the start 5 → 8"))
    expect(page).to_have_url(re.compile(r"c\.prices\.start=8"))
    expect(page.locator("#lab-command pre")).to_contain_text("--set-b prices.start=8")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Compare").click()
    result = page.locator("#lab-run")
    expect(result.locator(".verdict")).to_contain_text("wins of the first in turn order: B has")
    expect(result).to_contain_text("All games are played.")
    expect(result.locator("tr.asked .ends")).to_have_text(re.compile(r"^[−+][\d.]+ … [−+][\d.]+$"))
    expect(result.get_by_role("link", name="The report", exact=True)).to_be_visible()
    expect(page.locator("#lab-asked").get_by_role("listitem").first).to_contain_text("Prices: at the start 5 → 8")
    expect(field).to_have_value("8")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Play the variant").click()
    page.wait_for_url("**/t/*")
    note = page.locator(".contents-note")
    note.locator("summary").click()
    expect(note.get_by_role("listitem")).to_have_text("Prices: at the start 5 → 8")


def test_a_change_goes_back_to_what_is_printed(invite: Invite) -> None:
    anna = invite()
    page = anna.page
    anna.go("/lab/mars_needs_mechanics?c.prices.start=8&c.cogs=20")
    expect(page.locator("[data-laboratory][data-live]")).to_be_visible()
    changes = page.locator("#lab-changes")
    expect(changes.get_by_role("listitem")).to_have_count(2)
    changes.get_by_role("link", name="Reset: Prices: at the start").click()
    expect(page.locator('[name="c.prices.start"]')).to_have_value("5")
    expect(changes.get_by_role("listitem")).to_have_count(1)
    expect(page).to_have_url(re.compile(r"\?c\.cogs=20$"))
    changes.get_by_role("link", name="Reset all").click()
    expect(page.locator('[name="c.cogs"]')).to_have_value("30")
    expect(changes).to_contain_text("Nothing yet.")
    expect(page).to_have_url(re.compile(r"/lab/mars_needs_mechanics$"))
