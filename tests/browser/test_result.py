"""The result and the points: told above the board, step by step, and every sign explains itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_reach import PHONE

WORDS = {
    "en": ("Rematch", "Replay", "The scoring, step by step", r"^\d+ points?$", "Largest colour groups"),
    "it": ("Rivincita", "Rivedi", "Il punteggio, passo per passo", r"^\d+ punt[oi]$", "Gruppi di colore più grandi"),
}


@pytest.mark.parametrize(("lang", "size"), [("en", {}), ("it", {}), ("en", PHONE), ("it", PHONE)])
def test_the_result_stands_above_the_board_with_the_scoring_step_by_step(
    invite: Invite, lang: str, size: dict[str, Any]
) -> None:
    rematch, replay, scoring, points, _ = WORDS[lang]
    anna = invite(locale=lang, **size)
    table = anna.set_table("me", "here")
    view = anna.play_by_api(table, 200)
    anna.go(f"/t/{table}")
    result = anna.page.locator("#result .result")
    ranks = result.locator(".podium li")
    for part in (result.locator("h2"), ranks.first, result.get_by_role("button", name=rematch)):
        expect(part).to_be_in_viewport()
    board, told = anna.page.locator("#board").bounding_box(), result.bounding_box()
    assert board and told and told["y"] + told["height"] <= board["y"] + 1
    assert [int(re.sub(r"\D", "", text)) for text in ranks.locator("b").all_inner_texts()] == sorted(
        view["scores"], reverse=True
    )
    expect(ranks.first.locator("b")).to_have_text(re.compile(points))
    expect(ranks.first).to_contain_text("★")
    expect(result.get_by_role("link", name=replay)).to_be_visible()
    expect(result.locator(".how summary")).to_have_text(scoring)
    for sheet in result.locator(".sheet").all():
        steps = [int(text) for text in sheet.locator("tbody tr:not(.total) .num").all_inner_texts()]
        sums = [int(text) for text in sheet.locator("tbody .sum").all_inner_texts()]
        assert sums == [sum(steps[: number + 1]) for number in range(len(steps))]
        assert sums[-1] == int(sheet.locator(".total .num").inner_text())


def test_the_page_goes_to_the_result_when_the_last_move_is_made_far_below(invite: Invite) -> None:
    anna = invite(**PHONE)
    table = anna.set_table("me", "here")
    left = 0
    while not anna.play_by_api(table, 1)["over"]:
        left += 1
    again = anna.set_table("me", "here")
    anna.play_by_api(again, left)
    anna.open(again)
    anna.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    anna.play_by_api(again, 1)
    anna.await_turn("over")
    expect(anna.page.locator("#result h2")).to_be_in_viewport()


@pytest.mark.parametrize("lang", ["en", "it"])
def test_points_and_signs_are_explained_by_keyboard(invite: Invite, lang: str) -> None:
    anna = invite(locale=lang)
    table = anna.set_table("me", "greedy")
    anna.go(f"/t/{table}")
    anna.await_turn("yours")
    groups = WORDS[lang][4]
    anna.tab_to("#players summary")
    lines = anna.page.locator("#players .lines").first
    expect(lines).to_be_hidden()
    anna.page.keyboard.press("Enter")
    expect(lines).to_contain_text(groups)
    expect(lines.locator("[data-rule-link]").first).to_be_visible()
    anna.tab_to("#players .tip summary")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#players .tip-text")).to_have_text(re.compile("^(Bots see|I bot vedono)"))
    anna.tab_to("#players .legend summary")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".legend dd")).to_have_count(4)
    expect(anna.page.locator(".legend dd").first).to_be_visible()


def test_a_line_of_the_points_leads_to_its_rule(anna: Person) -> None:
    anna.sit_at("me", "here", played=6)
    anna.page.locator("#players summary").first.click()
    line = anna.page.locator("#players .lines [data-rule-link]").first
    rule = line.inner_text()
    line.click()
    expect(anna.page.locator(f"#drawer #{rule}.now")).to_be_in_viewport()


def test_the_signs_of_a_score_on_the_board_tell_what_they_count_by_touch_and_by_keyboard(invite: Invite) -> None:
    anna = invite(**PHONE)
    anna.sit_at("me", "here", played=6)
    term = anna.page.locator("#board .mh-term").first
    tip = anna.page.locator("#tip")
    expect(tip).to_be_hidden()
    term.tap()
    expect(tip).to_have_text(term.get_attribute("title") or "?")
    expect(tip).to_be_in_viewport(ratio=1)
    anna.page.locator("#prompt").tap()
    expect(tip).to_be_hidden()
    anna.tab_to("#board .mh-term")
    expect(tip).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
