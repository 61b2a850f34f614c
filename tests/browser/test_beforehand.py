"""The panel of answers left beforehand, in a real browser: opened, filled in, kept, taken back, closed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite

POST = {"kind": "slow", "start": 86400}


@pytest.mark.parametrize("shape", [(1440, 900), (390, 844)])
def test_an_answer_is_left_and_taken_back_on_a_screen_and_on_a_phone(invite: Invite, shape: tuple[int, int]) -> None:
    width, height = shape
    anna, bruno = invite(), invite(viewport={"width": width, "height": height})
    table = anna.api("/tables", {"game": "pocket_mars", "seats": ["me", "friend"], "clock": POST})
    link = next(iter(table["invitations"].values()))
    bruno.api("/seats", {"invitation": link, "name": "Bruno"})
    bruno.go(f"/t/{table['table']}")
    page = bruno.page
    page.locator('[data-do="beforehand"]').click()
    panel = page.locator("#beforehand")
    expect(panel.locator("form")).to_be_visible()
    panel.locator("select[name=times]").select_option("2")
    panel.get_by_role("button", name="Leave this answer").click()
    expect(panel.locator(".left li")).to_contain_text("2 times more")
    panel.get_by_role("button", name="Take back").click()
    expect(panel.locator(".left li")).to_have_count(0)
    panel.get_by_role("button", name="Close").click()
    expect(panel.locator("form")).to_have_count(0)
    expect(page.locator('[data-do="beforehand"]')).to_be_focused()
