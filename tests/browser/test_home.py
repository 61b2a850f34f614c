"""The first page, an invitation and the pages that say no: each leads on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person


def test_tables_that_wait_for_me_stand_before_the_shelf(anna: Person) -> None:
    anna.go("/")
    expect(anna.page.locator("main")).to_contain_text("Nothing here yet.")
    asked = anna.set_table("me", "here")
    anna.set_table("me", "friend")
    over = anna.set_table("me", "here")
    anna.play_by_api(over, 200)
    anna.play_by_api(asked, 1)
    anna.go("/")
    mine = anna.page.locator("section.panel:not([id])")
    first, running, played = (mine.nth(number) for number in range(3))
    expect(first.get_by_role("heading")).to_have_text("It is your turn")
    expect(first.locator("a")).to_have_count(1)
    expect(first.locator("a")).to_contain_text("1 move")
    shelf, panel = anna.page.locator(".shelf").bounding_box(), first.bounding_box()
    assert shelf and panel and panel["y"] < shelf["y"]
    expect(running.get_by_role("heading")).to_have_text("Your tables")
    expect(running.locator("a")).to_have_count(1)
    expect(played.get_by_role("heading")).to_have_text("Games you have played")
    expect(played.locator("a")).to_contain_text(re.compile(r"win.* \d+ – \d+"))
    expect(played.locator("time")).to_have_attribute("data-tip", re.compile("20"))  # the day and hour where one is
    first.locator("a").click()
    anna.page.wait_for_url(f"**/t/{asked}")


@pytest.mark.parametrize(("locale", "at_table"), [("en-GB", "At the table: Anna"), ("it", "Al tavolo: Anna")])
def test_an_invitation_shows_the_game_and_who_is_there(invite: Invite, locale: str, at_table: str) -> None:
    anna, bruno = invite(), invite(locale=locale)
    table = anna.set_table("me", "friend")
    (link,) = anna.api(f"/tables/{table}")["invitations"].values()
    bruno.page.goto(link)
    form = bruno.page.locator("form.join")
    expect(form).to_contain_text(at_table)
    expect(form.locator("img")).to_be_visible()
    expect(form.locator('a[href="/games/marrak_hesh"]')).to_be_visible()


@pytest.mark.parametrize(("locale", "said"), [("en-GB", "There is nothing at this address."), ("it", "non c'è nulla")])
def test_a_page_that_is_not_there_leads_to_the_shelf_and_to_every_game(invite: Invite, locale: str, said: str) -> None:
    anna = invite(locale=locale)
    anna.expected.append("404")
    anna.go("/nothing")
    expect(anna.page.locator("main .said")).to_contain_text(said)
    expect(anna.page.locator("main .button.main")).to_have_attribute("href", "/")
    links = anna.page.locator(".shortcuts a")
    assert links.count() >= 3
    links.first.click()
    expect(anna.page.locator("#rulebook")).to_be_visible()
