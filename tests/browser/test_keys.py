"""Without a mouse and without asking: short-cuts, where the focus goes, and what every sign says of itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CHOICE = "#board [data-action], #actions [data-action]"


# ---- short-cuts


def test_a_question_mark_tells_every_short_cut_and_escape_closes_it(anna: Person) -> None:
    anna.sit_at("me", "here", played=2)
    anna.page.keyboard.press("?")
    sheet = anna.page.get_by_role("dialog", name="Short-cuts")
    expect(sheet).to_be_visible()
    for key in ("U", "H", "R", "S", "C", "M", "[ ]", "1 – 9", "Esc"):
        expect(sheet.locator("kbd", has_text=key).first).to_be_visible()
    anna.page.keyboard.press("u")  # nothing is played behind it
    anna.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert anna.version() == 2


def test_u_takes_back_r_opens_the_rule_and_c_the_chat(anna: Person) -> None:
    anna.sit_at("me", "here", played=2)
    anna.touch()
    anna.page.keyboard.press("u")
    anna.await_version(4)
    assert len(anna.log()) == 2
    anna.page.keyboard.press("r")
    expect(anna.page.locator("#drawer .rule.now")).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("c")
    expect(anna.page.get_by_label("Say something")).to_be_focused()
    anna.page.keyboard.type("undo? 1")  # whoever types is not playing
    expect(anna.page.get_by_label("Say something")).to_have_value("undo? 1")
    expect(anna.page.get_by_role("dialog", name="Short-cuts")).to_be_hidden()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#chat li")).to_have_text("Anna undo? 1")


def test_a_digit_goes_to_a_choice_and_the_same_again_plays_it(anna: Person) -> None:
    anna.sit_at("me", "here", played=2)
    third = anna.page.locator(CHOICE).nth(2)
    anna.page.keyboard.press("3")
    expect(third).to_be_focused()
    said = third.get_attribute("aria-label") or "?"
    expect(anna.page.locator("#tip")).to_have_text(said)
    assert anna.version() == 2
    anna.page.keyboard.press("3")
    anna.await_version(3)


def test_m_turns_the_sound_off_and_on_as_loud_as_it_was(anna: Person) -> None:
    anna.sit_at("me", "here", played=2)
    loud = anna.turn_to("settings").locator("input[data-setting=sound]")
    loud.fill("3")
    anna.page.locator("#board").focus()
    anna.page.keyboard.press("Escape")
    for wanted in ("0", "3"):
        anna.page.keyboard.press("m")
        expect(loud).to_have_value(wanted)
    anna.page.reload()
    expect(loud).to_have_value("3")


# ---- where the focus goes


def test_after_a_move_the_focus_is_on_the_next_decision(anna: Person) -> None:
    anna.sit_at("me", "here", played=2)
    anna.tab_to("#board [data-action]")
    for _ in range(4):
        version = anna.version()
        anna.page.keyboard.press("Enter")
        anna.await_change(version)
        focused = anna.page.locator(f":is({CHOICE}):focus")
        expect(focused).to_have_count(1)
        assert focused.evaluate("shape => shape.matches(':focus-visible')")


def test_whoever_plays_with_a_mouse_sees_no_ring_and_the_page_stays_where_it_is(anna: Person) -> None:
    anna.sit_at("me", "here", played=2)
    anna.touch()
    focused = anna.page.locator(f":is({CHOICE}):focus")
    expect(focused).to_have_count(1)
    assert focused.evaluate("shape => getComputedStyle(shape).outlineStyle") == "none"
    assert anna.page.evaluate("() => [scrollX, scrollY]") == [0, 0]
    expect(anna.page.locator("#tip")).to_be_hidden()


def test_the_focus_stays_with_whoever_writes(invite: Invite) -> None:
    anna = invite()
    table = anna.sit_at("me", "here", played=2)
    field = anna.turn_to("chat").get_by_role("textbox")
    field.fill("Just a mom")
    anna.play_by_api(table, 1)
    anna.await_version(3)
    expect(field).to_be_focused()
    expect(field).to_have_value("Just a mom")


# ---- what a sign says


def test_pointing_at_a_thing_says_what_it_does_and_never_takes_the_click(anna: Person) -> None:
    anna.sit_at("me", "here", played=3)
    thing = anna.page.locator("#board [data-action]").first
    thing.hover()
    tip = anna.page.locator("#tip")
    expect(tip).to_have_text(thing.get_attribute("aria-label") or "?")
    anna.page.mouse.down()
    anna.page.mouse.up()
    anna.await_version(4)
    expect(tip).to_be_hidden()


def test_a_sign_names_its_rule_which_opens_in_the_drawer(anna: Person) -> None:
    anna.sit_at("me", "here", played=2)
    sign = anna.page.locator("#board [data-tip-rule]:visible").first
    rule = sign.get_attribute("data-tip-rule") or "?"
    sign.hover()
    link = anna.page.locator("#tip a")
    expect(link).to_have_text(rule)
    link.click()
    expect(anna.page.locator(f"#drawer #{rule}.now")).to_be_in_viewport()


def test_escape_closes_what_a_sign_says(anna: Person) -> None:
    anna.sit_at("me", "here", played=2)
    anna.tab_to("#board [data-action]")
    tip = anna.page.locator("#tip")
    expect(tip).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


HOLD = """(thing) => {
  const box = thing.getBoundingClientRect();
  const at = { bubbles: true, pointerType: "touch", clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  thing.dispatchEvent(new PointerEvent("pointerdown", at));
}"""
LET_GO = """(thing) => {
  const box = thing.getBoundingClientRect();
  const at = { bubbles: true, detail: 1, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  thing.dispatchEvent(new PointerEvent("pointerup", { ...at, pointerType: "touch" }));
  thing.dispatchEvent(new MouseEvent("click", { ...at, cancelable: true }));
}"""


def test_holding_a_thing_asks_what_it_is_and_plays_nothing(invite: Invite) -> None:
    anna = invite(**PHONE)
    table = anna.sit_at("me", "here", played=2)
    thing = anna.page.locator("#board [data-action]").first
    thing.evaluate(HOLD)
    expect(anna.page.locator("#tip")).to_have_text(thing.get_attribute("aria-label") or "?")
    thing.evaluate(LET_GO)
    anna.page.locator("[data-rules]").tap()  # had the touch been a move, it would be on its way before this
    expect(anna.page.locator("#drawer")).to_be_visible()
    assert anna.api(f"/tables/{table}")["decision"] == 2


# ---- words to the person


@pytest.mark.parametrize("size", [{}, PHONE])
def test_a_word_to_the_person_lies_neither_on_the_question_nor_on_the_hand(
    invite: Invite, size: dict[str, object]
) -> None:
    anna = invite(**size)
    anna.sit_at("me", "here", played=2)
    anna.page.locator("#board [data-why]").first.dispatch_event("click")
    word = anna.toast.bounding_box()
    deck = anna.page.locator(".deck").bounding_box()
    assert word and deck and word["y"] >= deck["y"] + deck["height"]
    hand = anna.page.locator(".screen > .sheet").bounding_box()
    if hand:  # on a wide screen it dissolves into the game's own layout
        assert word["y"] + word["height"] <= hand["y"]
