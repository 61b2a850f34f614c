"""Everybody can play: by keyboard alone, on a phone, in Italian, and with a word of explanation."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import ACTION, Person, unfolded

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def _press(anna: Person, wanted: Locator, key: str = "Enter") -> None:
    """Press a key on what has the focus, and wait for what follows."""
    expect(wanted).to_be_focused()
    version = anna.version()
    anna.page.keyboard.press(key)
    anna.await_change(version)


# ---- by keyboard alone


def test_a_game_is_begun_and_played_without_a_mouse(anna: Person) -> None:
    anna.go("/")
    anna.tab_to("main form button.main")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**/t/*")
    for key in ("Enter", " ", "Enter", "Enter"):
        assert anna.await_turn_or_end()
        found = anna.tab_to(ACTION)
        assert found.get_attribute("aria-label") or found.inner_text()
        _press(anna, found, key)
    assert anna.version() >= 4


def test_arrows_go_to_what_can_be_touched_in_that_direction(anna: Person) -> None:
    anna.sit_at("me", "here", played=8)
    first = anna.tab_to("#board [data-action]")
    seen = {first.get_attribute("data-action")}
    here = first.bounding_box()
    assert here
    for key, axis, sign in (
        ("ArrowRight", "x", 1),
        ("ArrowDown", "y", 1),
        ("ArrowLeft", "x", -1),
        ("ArrowUp", "y", -1),
    ):
        before = anna.page.locator("#board [data-action]:focus").bounding_box()
        anna.page.keyboard.press(key)
        focused = anna.page.locator("#board [data-action]:focus")
        after = focused.bounding_box()
        assert before and after
        seen.add(focused.get_attribute("data-action"))
        side = {"x": "width", "y": "height"}[axis]
        moved = (after[axis] + after[side] / 2) - (before[axis] + before[side] / 2)  # type: ignore[literal-required]
        assert moved * sign >= 0, key
    assert len(seen) > 1
    _press(anna, anna.page.locator("#board [data-action]:focus"))


def test_theme_language_and_rules_are_within_reach_of_the_keyboard(anna: Person) -> None:
    anna.sit_at("me", "here", played=2)
    root = anna.page.locator("html")
    anna.tab_to("[data-side-switch]")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#tab-log")).to_be_focused()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowRight")
    anna.tab_to("[data-theme-switch]")
    anna.page.keyboard.press("Enter")
    expect(root).to_have_attribute("data-theme", "dark")
    anna.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    anna.await_live()

    anna.tab_to("[data-rules]")
    anna.page.keyboard.press("Enter")
    drawer = anna.page.locator("#drawer")
    expect(drawer).to_be_visible()
    expect(drawer.locator(".rule.now")).to_be_in_viewport()
    anna.tab_to("[data-rule-search]")
    anna.page.keyboard.type("Quarantine")
    expect(drawer.locator("#C9")).to_be_visible()
    expect(drawer.locator("#R1")).to_be_hidden()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()

    anna.turn_to("settings")
    anna.tab_to(".settings .languages summary")
    anna.page.keyboard.press("Enter")
    anna.tab_to(".settings .languages button[lang=it]")
    anna.page.keyboard.press("Enter")
    expect(root).to_have_attribute("lang", "it")
    expect(anna.prompt).to_contain_text("Tocca a te")
    expect(root).to_have_attribute("data-theme", "dark")


def test_the_focus_is_seen_wherever_it_is(anna: Person) -> None:
    anna.sit_at("me", "here", played=2)
    anna.turn_to("settings")
    for selector in ("[data-theme-switch]", '[data-do="hint"]', "[data-rules]", "#board [data-action]"):
        found = anna.tab_to(selector)
        focused = found.screenshot()
        place = anna.page.locator(selector).first
        found.evaluate("(shape) => shape.blur()")
        assert place.screenshot() != focused, selector


# ---- on a phone


def _wide(anna: Person) -> int:
    """How many pixels a page is wider than the screen."""
    return int(anna.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def test_no_page_scrolls_sideways_on_a_phone(invite: Invite) -> None:
    anna = invite(**PHONE)
    anna.expected += ["404", "409"]  # a table that waits has nothing to replay
    running = anna.set_table("me", "here", "here", name="A" * 24)
    waiting = anna.set_table("me", "friend")
    finished = anna.set_table("me", "here", deep_space="chosen")
    anna.play_by_api(running, 9)
    assert anna.play_by_api(finished, 200)["over"]
    (link,) = anna.api(f"/tables/{waiting}")["invitations"].values()
    paths = ["/", "/games/marrak_hesh", "/new/marrak_hesh", link.removeprefix(anna.house.address), "/nothing"]
    for table in (running, waiting, finished):
        paths += [f"/t/{table}", f"/t/{table}/replay"]
    wide = {}
    for path in paths:
        anna.go(path)
        if _wide(anna) > 0:
            wide[path] = _wide(anna)
    assert wide == {}


def test_a_phone_shows_the_question_and_plays_by_touch(invite: Invite) -> None:
    anna = invite(**PHONE)
    anna.sit_at("me", "here", played=2)
    for _ in range(4):
        expect(anna.prompt).to_be_in_viewport()
        version = anna.version()
        unfolded(anna.touchable.nth(anna.touchable.count() // 2)).tap()
        anna.await_change(version)
        expect(anna.prompt).to_be_in_viewport()
    assert _wide(anna) == 0


def test_a_phone_has_what_is_asked_in_view_and_the_window_never_scrolls(invite: Invite) -> None:
    """First the docks, then the own hold below them, and the docks again."""
    anna = invite(**PHONE)
    table = anna.sit_at("me", "here", played=2)
    for _ in range(4):
        expect(anna.page.locator("#board [data-action]").first).to_be_in_viewport()
        version = anna.version()
        anna.play_by_api(table, 1)
        anna.await_change(version)
    anna.say("Hello")
    expect(anna.page.locator("#chat")).to_contain_text("Hello")
    assert anna.page.evaluate("() => [scrollY, document.documentElement.scrollHeight > innerHeight]") == [0, False]


TINY = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, parent = text.parentElement;
    if (!text.data.trim() || parent.closest("title, script, option, .hidden, dialog, [hidden]")) continue;
    const range = new Range();
    range.selectNodeContents(text);
    if (!range.getBoundingClientRect().width) continue;
    const frame = parent.getScreenCTM?.();
    const size = parseFloat(getComputedStyle(parent).fontSize) * (frame ? Math.hypot(frame.a, frame.b) : 1);
    if (size < 11.9) found.push(`${size.toFixed(1)} ${parent.getAttribute("class")} ${text.data.trim()}`);
  }
  return found;
}"""


@pytest.mark.parametrize("game", ["marrak_hesh", "mars_needs_mechanics", "pocket_mars"])
def test_no_text_on_a_phone_is_smaller_than_twelve_pixels(invite: Invite, game: str) -> None:
    anna = invite(**PHONE)
    anna.expected.append("404")
    view = anna.api("/tables", {"game": game, "seats": ["me", "here"], "options": {"players": 2}})
    waiting = anna.set_table("me", "friend")
    found = {}
    for path in ("/", f"/games/{game}", f"/new/{game}", f"/t/{view['table']}", f"/t/{waiting}", "/nothing"):
        anna.go(path)
        found[path] = anna.page.evaluate(TINY)
    assert {path: texts for path, texts in found.items() if texts} == {}


def test_the_rules_drawer_can_be_closed_again_on_a_phone(invite: Invite) -> None:
    """There is no Escape key on a phone: the button must be in sight wherever the drawer has opened."""
    anna = invite(**PHONE)
    anna.sit_at("me", "here", played=2)
    anna.page.locator("[data-rules]").tap()
    expect(anna.page.locator("#drawer .rule.now")).to_be_in_viewport()
    close = anna.page.locator("#drawer [data-close]")
    expect(close).to_be_in_viewport(timeout=2000)
    close.tap()
    expect(anna.page.locator("#drawer")).to_be_hidden()


def test_what_can_be_touched_on_a_phone_is_large_enough_for_a_finger(invite: Invite) -> None:
    """24 pixels are the least that WCAG 2.2 allows."""
    anna = invite(**PHONE)
    anna.sit_at("me", "here", played=2)
    for _ in range(2):
        for shape in anna.touchable.all():
            box = shape.bounding_box()
            assert box and min(box["width"], box["height"]) >= 24, shape.get_attribute("aria-label")
        anna.touch()


# ---- in Italian


def test_a_browser_that_speaks_italian_gets_italian(invite: Invite) -> None:
    anna = invite(locale="it-IT")
    anna.go("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", "it")
    anna.page.get_by_role("button", name=re.compile("Gioca subito a Marrak Hesh 17")).click()
    anna.await_turn("yours")
    expect(anna.prompt).to_contain_text("Tocca a te")
    expect(anna.page.locator("#tools")).to_contain_text("Annulla")
    label = anna.touchable.first.get_attribute("aria-label") or ""
    assert "Transport to" not in label and label
    anna.touch()
    assert " docks " not in " ".join(anna.log())


def test_the_switch_changes_the_language_and_stays_where_one_is(anna: Person) -> None:
    table = anna.sit_at("me", "here", played=3)
    english = anna.log()
    settings = anna.turn_to("settings")
    settings.locator(".languages summary").click()
    settings.get_by_role("button", name="Italiano").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "it")
    assert anna.page.url.endswith(f"/t/{table}")
    assert len(anna.log()) == len(english)
    assert not set(anna.log()) & set(english)
    anna.touch()
    assert not set(anna.log()) & set(english), "what comes live is Italian too"
    anna.go("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", "it")
    anna.page.locator(".languages summary").click()
    anna.page.get_by_role("button", name="English").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")


# ---- with a word of explanation


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_what_is_refused_says_why_and_leads_to_the_rule(invite: Invite, locale: str) -> None:
    anna = invite(locale=locale)
    table = anna.set_table("me", "here")
    anna.play_by_api(table, 8)
    anna.open(table)
    version = anna.version()
    anna.page.locator("#board [data-why]").first.click()
    link = anna.toast.locator("a.rule-link")
    rule = link.inner_text()
    assert re.fullmatch(r"[A-Z]\d+", rule)
    said = anna.toast.locator("strong").inner_text()
    assert said.endswith(".") and len(said) > 20
    link.click()
    opened = anna.page.locator("#drawer .rule.now")
    expect(opened).to_have_attribute("id", rule)
    expect(opened).to_be_in_viewport()
    expect(opened).to_contain_text(rule)
    assert anna.version() == version


def test_every_line_of_the_score_sheet_leads_to_its_rule(anna: Person) -> None:
    table = anna.set_table("me", "here")
    anna.play_by_api(table, 200)
    anna.open(table)
    anna.page.locator(".result details.how summary").last.click()
    line = anna.page.locator(".sheets [data-rule-link]").first
    rule = line.inner_text()
    line.click()
    expect(anna.page.locator(f"#drawer #{rule}.now")).to_be_in_viewport()
