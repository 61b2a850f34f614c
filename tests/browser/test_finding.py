"""Strangers find each other on the first page: from opening it to sitting at a table with whoever waits, two clicks."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person


def _waits(anna: Person, name: str) -> str:
    """Sets a table that everybody finds, and waits at it; its address."""
    anna.go("/new/pocket_mars?access=public")
    anna.page.get_by_label("Your name").fill(name)
    anna.page.get_by_text("2", exact=True).first.click()
    anna.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.get_by_text("Everybody finds this table")).to_be_visible()
    return anna.page.url


def _clicks(page: Page) -> None:
    """Count every click on any page from now on."""
    page.add_init_script(
        "addEventListener('click', () => { sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1 }, true)"
    )


def test_from_opening_the_page_to_sitting_with_a_stranger_takes_two_clicks_at_the_most(invite: Invite) -> None:
    anna, bea = invite(), invite()
    there = _waits(anna, "Ada Waits")
    _clicks(bea.page)
    bea.go("/")
    row = bea.page.locator("#waits li", has_text="Ada Waits")
    expect(row).to_contain_text("here now")
    row.get_by_role("button", name="Sit down").click()
    bea.page.wait_for_url(there)
    expect(bea.page.locator("#board [data-action]").or_(bea.page.locator(".prompt.theirs")).first).to_be_visible()
    expect(anna.page.locator(".prompt")).not_to_contain_text("Waiting for players")
    assert int(bea.page.evaluate("sessionStorage.clicks")) <= 2


def test_the_first_page_tells_by_itself_who_waits_and_what_is_played(invite: Invite) -> None:
    anna, bea, carl = invite(), invite(), invite()
    carl.go("/")
    there = _waits(anna, "Ida Waits")
    row = carl.page.locator("#waits li", has_text="Ida Waits")
    expect(row).to_be_visible()
    row.get_by_role("link", name="Look").click()
    carl.page.wait_for_url(there)
    carl.go("/")
    bea.go("/")
    bea.page.locator("#waits li", has_text="Ida Waits").get_by_role("button", name="Sit down").click()
    bea.page.wait_for_url(there)
    expect(row).to_have_count(0)
    played = carl.page.locator("#playing li", has_text="Ida Waits")
    played.get_by_role("link", name="Watch").click()
    carl.page.wait_for_url(there)
    expect(carl.page.get_by_text("You are watching").first).to_be_visible()


def test_bots_take_the_seats_that_nobody_wants(anna: Person) -> None:
    _waits(anna, "Solitaria")
    anna.page.get_by_role("button", name="Let bots take the free seats").click()
    anna.await_turn_or_end()
    expect(anna.page.locator(".mark.bot").first).to_be_visible()


def test_a_wish_waits_and_comes_true_while_one_does_something_else(invite: Invite) -> None:
    anna, bea = invite(), invite()
    anna.go("/")
    anna.page.get_by_label("Anyone for").select_option("martians")
    expect(anna.page.get_by_label("how many").locator("option:not([disabled])")).to_have_count(9)
    anna.page.get_by_label("Anyone for").select_option("marrak_hesh")
    anna.page.get_by_label("how many").select_option("3-2")
    anna.page.get_by_role("button", name="Ask").click()
    mine = anna.page.locator("#waits li", has_text="one more is wanted")
    expect(mine.get_by_role("button", name="Do not wait any more")).to_be_visible()
    bea.go("/")
    bea.page.locator("#waits li", has_text="one more is wanted").get_by_role("button", name="Play").click()
    bea.page.wait_for_url("**/t/*")
    anna.page.locator("#waits li", has_text="Your table is ready").get_by_role("button", name="Go there").click()
    anna.page.wait_for_url(bea.page.url)
    for person in (anna, bea):
        expect(person.page.locator(".prompt")).not_to_contain_text("Waiting for players")
