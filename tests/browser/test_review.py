"""The review in a real browser: asked for, worked out before one's eyes, walked through, played on from, taken away."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_axe import _grave


def reviewed(anna: Person) -> str:
    """A finished game whose review is complete, on its page."""
    table = anna.set_table("me", "here")
    assert anna.play_by_api(table, 200)["over"]
    anna.open(table)
    anna.page.locator("#result").get_by_role("link", name="Review").click()
    anna.page.locator("[data-review][data-live]").wait_for()
    anna.page.get_by_role("button", name="Review the game").click()
    expect(anna.page.locator("#graph polyline.line:visible").first).to_be_visible()  # it fills while it is worked out
    expect(anna.page.locator("#progress > *")).to_have_count(0)
    return table


def test_a_game_is_reviewed_walked_through_and_tried_again(anna: Person) -> None:
    table = reviewed(anna)
    page = anna.page
    expect(page.locator("#overview tbody tr")).to_have_count(2)
    page.goto(f"{anna.house.address}/t/{table}/review?at=5")
    page.locator("[data-review][data-live]").wait_for()
    where = page.locator("#steps strong")
    expect(where).to_have_text("Decision 6 of " + where.inner_text().rpartition(" ")[2])
    page.keyboard.press("ArrowRight")
    expect(where).to_contain_text("Decision 7 of")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(where).to_contain_text("Decision 5 of")
    page.go_back()
    expect(where).to_contain_text("Decision 6 of")
    drawn = anna.drawn()
    page.locator("#line a").nth(1).click()
    expect(page.locator("#line a").nth(1)).to_have_attribute("aria-current", "step")
    assert anna.drawn() != drawn
    page.get_by_role("link", name="As I knew it").click()
    expect(page.get_by_role("link", name="As I knew it")).to_have_attribute("aria-current", "true")
    expect(page.locator("#graph .shade.skill")).to_have_count(0)
    page.locator("#choices summary").click()
    expect(page.locator("#choices tbody tr.best")).to_have_count(1)
    page.get_by_role("button", name="Dealt anew").click()
    expect(page.locator("p.example")).to_contain_text("dealt anew")
    expect(page.locator("#board .screen")).to_be_visible()


def test_whoever_has_a_link_sees_the_same_and_may_take_it_away_as_a_file(
    anna: Person, invite: Invite, tmp_path: Path
) -> None:
    table = reviewed(anna)
    carla = invite(locale="it", java_script_enabled=False)
    carla.go(f"/t/{table}/review")
    assert carla.page.locator("#overview tbody tr").count() == 2
    carla.page.locator("#switch").get_by_role("link", name="Per quel che sapeva Anna").click()  # without a script too
    expect(carla.page.locator('#switch [aria-current="true"]')).to_have_count(2)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download as a file").click()
    file = tmp_path / "review.html"
    download.value.save_as(file)
    asked: list[str] = []
    alone = anna.context.new_page()
    alone.on("request", lambda request: asked.append(request.url))
    alone.goto(file.as_uri())
    assert alone.locator(".board .screen").count() == alone.locator("section.moment").count()
    assert asked == [file.as_uri()]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1366])
def test_axe_finds_nothing_serious(invite: Invite, scheme: str, width: int) -> None:
    anna = invite(bypass_csp=True, color_scheme=scheme, viewport={"width": width, "height": 844})
    reviewed(anna)
    anna.page.locator("#choices summary").click()
    anna.page.locator("#graph summary").click()
    assert _grave(anna, []) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
