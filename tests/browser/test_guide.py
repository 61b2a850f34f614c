"""The guided first game: followed to its end, skipped and found again, by mouse, by keyboard and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.people import Person, unfolded

GAME = "marrak_hesh"
STEPS = 9
LEARN = f'form[action="/games/{GAME}/learn"] button'
ADVISED = re.compile(r'\[data-action="(\d+)"\]')


def learn(person: Person) -> None:
    """From the game's page to the first step of its guide."""
    person.go(f"/games/{GAME}")
    person.page.locator(LEARN).click()
    at_step(person, 0)
    person.await_live()


def panel(person: Person) -> Locator:
    return person.page.locator("#guide .guide")


def on(person: Person) -> Locator:
    return person.page.locator('#guide [data-key="on"]')


def at_step(person: Person, step: int) -> Locator:
    """Until the guide tells that step, and the halo is round what it points at; what that is."""
    person.page.locator(f'#guide .guide[data-step="{step}"]').wait_for()
    person.page.locator(f'#halo[data-step="{step}"]').wait_for()
    at = panel(person).get_attribute("data-at") or ""
    return person.page.locator(f"#board {at}" if ADVISED.fullmatch(at) else at).first


def follow(person: Person, step: int) -> None:
    """Do what a step asks for: read on, or play what it recommends."""
    pointed = at_step(person, step)
    if ADVISED.fullmatch(panel(person).get_attribute("data-at") or ""):
        pointed.click()
    else:
        on(person).click()


def box(part: Locator) -> tuple[float, float, float, float]:
    found = part.bounding_box()
    assert found
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def test_a_guide_followed_by_clicking_leads_to_its_end(anna: Person) -> None:
    learn(anna)
    expect(anna.page.locator("#guide")).to_have_attribute("aria-live", "polite")
    for step in range(STEPS - 1):
        pointed = at_step(anna, step)
        expect(panel(anna)).to_contain_text(f"Step {step + 1} of {STEPS}")
        expect(panel(anna).locator("[data-rule-link]")).to_be_visible()
        left, top, right, bottom = box(anna.page.locator("#halo"))
        x, y, far, low = box(pointed)
        assert left <= (x + far) / 2 <= right and top <= (y + low) / 2 <= bottom
        follow(anna, step)
    at_step(anna, STEPS - 1)
    expect(anna.page.locator(".own .seat-score summary b")).to_have_text("3")
    expect(on(anna)).to_have_text("Finish")
    on(anna).click()
    expect(panel(anna)).to_have_count(0)
    expect(anna.page.locator("#halo")).to_be_hidden()
    anna.await_turn()
    anna.touch()


def test_a_guide_is_skipped_and_found_again(anna: Person) -> None:
    learn(anna)
    table = anna.page.url
    follow(anna, 0)
    at_step(anna, 1)
    panel(anna).get_by_role("button", name="Skip the guide").click()
    again = anna.page.get_by_role("button", name="Show the guide again")
    again.wait_for()
    anna.page.reload()
    again.click()
    at_step(anna, 1)
    anna.page.locator("#tools [data-rules]").click()
    anna.page.locator("#drawer").get_by_role("button", name="Learn Marrak Hesh 17 by playing").click()
    at_step(anna, 1)
    assert anna.page.url == table, "the guide that is under way is gone on with"
    panel(anna).get_by_role("button", name="Skip the guide").click()
    again.wait_for()
    anna.go("/")
    anna.page.locator(LEARN).click()
    at_step(anna, 0)
    assert anna.page.url != table


def test_a_guide_goes_on_where_it_was_after_a_reload_and_a_crash(anna: Person, house: House) -> None:
    learn(anna)
    for step in range(4):
        follow(anna, step)
    at_step(anna, 4)
    anna.page.reload()
    at_step(anna, 4)
    anna.expected += ["WebSocket", "ERR_CONNECTION"]
    house.kill()
    house.start()
    anna.page.reload()
    follow(anna, 4)
    at_step(anna, 5)


def test_whoever_plays_otherwise_is_told_what_is_true_all_the_same(anna: Person) -> None:
    learn(anna)
    for step in range(3):
        follow(anna, step)
    at_step(anna, 3)
    on(anna).click(force=True)
    expect(anna.toast).to_contain_text("First make your move")
    expect(panel(anna).locator(".guide-play")).to_be_visible()
    unfolded(anna.page.locator('#board [data-action="5"]')).click()
    at_step(anna, 4)
    expect(panel(anna).locator(".guide-play")).to_have_count(0)
    anna.touch()
    at_step(anna, 5)


def test_a_guide_is_followed_by_keyboard(anna: Person) -> None:
    learn(anna)
    anna.tab_to('#guide [data-key="on"]')
    for step in range(3):
        at_step(anna, step)
        expect(on(anna)).to_be_focused()
        anna.page.keyboard.press("Enter")
    at_step(anna, 3)
    anna.tab_to("#guide [data-guide-find]", "Shift+Tab")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator('#board [data-action="10"]')).to_be_focused()
    anna.page.keyboard.press("Enter")
    at_step(anna, 4)


@pytest.mark.parametrize("locale", ["en-GB", "it"])
def test_on_a_phone_the_guide_never_covers_what_it_points_at(invite: Invite, locale: str) -> None:
    anna = invite(viewport={"width": 390, "height": 844}, locale=locale)
    learn(anna)
    for step in range(STEPS):
        pointed = at_step(anna, step)
        _, y, far, low = box(pointed)
        _, top, _, bottom = box(panel(anna))
        assert low <= top or y >= bottom, f"step {step} lies on what it tells of"
        assert y >= 0 and low <= 844 and far <= 400
        if step < STEPS - 1:
            follow(anna, step)
