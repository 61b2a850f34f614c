"""The result over the board, closed and opened; the points step by step, and every sign explains itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_reach import PHONE

WORDS = {
    "en": ("Rematch", "Replay", "The scoring, step by step", r"^\d+ points?$", "Largest colour groups"),
    "it": ("Rivincita", "Rivedi", "Il punteggio, passo per passo", r"^\d+ punt[oi]$", "Gruppi di colore più grandi"),
}


def box(part: Locator) -> tuple[float, float, float, float]:
    found = part.bounding_box()
    assert found
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


@pytest.mark.parametrize(("lang", "size"), [("en", {}), ("it", {}), ("en", PHONE), ("it", PHONE)])
def test_the_result_lies_over_the_board_with_the_scoring_step_by_step(
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
        expect(part).to_be_in_viewport(ratio=1)
    board, told = box(anna.page.locator("#board")), box(result)
    assert told[0] < board[2] and board[0] < told[2] and told[1] < board[3] and board[1] < told[3]
    assert [int(re.sub(r"\D", "", text)) for text in ranks.locator("b").all_inner_texts()] == sorted(
        view["scores"], reverse=True
    )
    expect(ranks.first.locator("b")).to_have_text(re.compile(points))
    expect(ranks.first).to_contain_text("★")
    expect(result.get_by_role("link", name=replay)).to_be_visible()
    how = result.locator("details.how").last
    expect(how.locator("summary")).to_have_text(scoring)
    expect(how.locator(".sheet").first).to_be_hidden()
    how.locator("summary").click()
    for sheet in how.locator(".sheet").all():
        steps = [int(text) for text in sheet.locator("tbody tr:not(.total) .num").all_inner_texts()]
        sums = [int(text) for text in sheet.locator("tbody .sum").all_inner_texts()]
        assert sums == [sum(steps[: number + 1]) for number in range(len(steps))]
        assert sums[-1] == int(sheet.locator(".total .num").inner_text())


@pytest.mark.parametrize("size", [{}, PHONE])
def test_when_the_last_move_is_made_the_result_comes_by_itself_and_has_the_focus(
    invite: Invite, size: dict[str, Any]
) -> None:
    anna = invite(**size)
    table = anna.set_table("me", "here")
    left = 0
    while not anna.play_by_api(table, 1)["over"]:
        left += 1
    again = anna.set_table("me", "here")
    anna.play_by_api(again, left)
    anna.open(again)
    expect(anna.page.locator(".result")).to_have_count(0)
    anna.play_by_api(again, 1)
    anna.await_turn("over")
    expect(anna.page.locator("#result h2")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("#result h2")).to_be_focused()


ENDS: dict[str, dict[str, Any]] = {
    "automobiles": {"players": 2, "laps": 1},
    "marrak_hesh": {"players": 3},
    "mars_needs_mechanics": {"players": 2},
    "martians": {"players": 2, "lap_limit": 15, "trophy_goal": 15},
    "pocket_mars": {"players": 2},
}


@pytest.mark.parametrize("game", ENDS)
def test_in_every_game_it_is_shown_closed_and_opened_again(invite: Invite, game: str) -> None:
    anna = invite()
    options = ENDS[game]
    seats = ["me", *["greedy"] * (options["players"] - 1)]
    table = str(anna.api("/tables", {"game": game, "seats": seats, "options": options, "name": "Anna"})["table"])
    assert anna.play_by_api(table, 2000)["over"]
    anna.go(f"/t/{table}")
    result, again = anna.page.locator(".result"), anna.page.locator(".result-open")
    expect(result.locator("h2")).to_be_in_viewport(ratio=1)
    expect(result.locator(".podium li")).to_have_count(options["players"])
    expect(result.locator("polyline")).to_have_count(options["players"])
    expect(result.locator(".figures dd").first).to_have_text(re.compile(r"^\d+$"))
    expect(again).to_be_hidden()
    result.locator(".close").click()
    expect(result).to_be_hidden()
    expect(again).to_be_focused()
    again.click()
    expect(result.locator("h2")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(result).to_be_hidden()
    again.press("Enter")
    expect(result).to_be_visible()


def test_a_turning_point_leads_to_its_moment_and_the_graph_above_the_slider_follows(anna: Person) -> None:
    table = anna.set_table("me", "greedy", "greedy")
    anna.play_by_api(table, 200)
    anna.go(f"/t/{table}")
    turning = anna.page.locator(".turnings a").last
    told, there = turning.inner_text(), turning.get_attribute("href") or ""
    turning.click()
    at = int(there.rpartition("=")[2])
    expect(anna.page.locator("[data-slider]")).to_have_value(str(at))
    expect(anna.prompt).to_contain_text(told)
    mark, most = anna.page.locator("[data-now]"), int(anna.page.locator("[data-slider]").get_attribute("max") or 0)
    wide = float(mark.get_attribute("data-now") or 0)
    assert float(mark.get_attribute("x1") or -1) == pytest.approx(wide * at / most, abs=0.1)
    anna.page.locator('[data-step="first"]').click()
    expect(mark).to_have_attribute("x1", "0")


def test_the_paper_does_not_fall_for_whoever_wants_no_motion(invite: Invite) -> None:
    for motion, falls in (("reduce", False), ("no-preference", True)):
        anna = invite(reduced_motion=motion)
        table = anna.set_table("me", "here")
        anna.play_by_api(table, 200)
        anna.go(f"/t/{table}")
        paper = anna.page.locator(".flourish .paper").first
        assert (paper.evaluate("paper => getComputedStyle(paper).animationName") == "fall") is falls


@pytest.mark.parametrize("lang", ["en", "it"])
def test_points_are_explained_by_keyboard(invite: Invite, lang: str) -> None:
    anna = invite(locale=lang)
    table = anna.set_table("me", "greedy")
    anna.go(f"/t/{table}")
    anna.await_turn("yours")
    groups = WORDS[lang][4]
    anna.tab_to("#board .seat-score summary")
    lines = anna.page.locator("#board .seat-score .lines").first
    expect(lines).to_be_hidden()
    anna.page.keyboard.press("Enter")
    expect(lines).to_contain_text(groups)
    expect(lines.locator("[data-rule-link]").first).to_be_visible()


def test_a_line_of_the_points_leads_to_its_rule(anna: Person) -> None:
    anna.sit_at("me", "here", played=6)
    anna.page.locator("#board .seat-score summary").first.click()
    line = anna.page.locator("#board .seat-score .lines [data-rule-link]").first
    rule = line.inner_text()
    line.click()
    expect(anna.page.locator(f"#drawer #{rule}.now")).to_be_in_viewport()


def test_the_signs_of_a_score_on_the_board_tell_what_they_count_by_mouse_and_by_keyboard(anna: Person) -> None:
    anna.sit_at("me", "here", played=6)
    term = anna.page.locator("#board .term").first
    tip = anna.page.locator("#tip")
    expect(tip).to_be_hidden()
    term.hover()
    expect(tip).to_contain_text(term.get_attribute("data-tip") or "?")
    expect(tip).to_be_in_viewport(ratio=1)
    anna.page.locator("#prompt").hover()
    expect(tip).to_be_hidden()
    anna.tab_to("#board .term")
    expect(tip).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
