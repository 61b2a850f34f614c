"""The coach sits beside the board: the piece that it means is lit, and its choice is played by one click."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import ludoteca
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_reach import PHONE

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
WHY = {
    "en": re.compile("^(You |About as good|A gamble|Wins|Ends|There is nothing else|\\w+ gets)"),
    "it": re.compile("^(Ottieni|Finisci|Hai|Vinci|Vale|È un azzardo|Vince|Chiude|Non c'è altro|\\w+ ottiene)"),
}


def ask(person: Person) -> Locator:
    """Ask the coach; its lines."""
    person.page.locator('[data-do="hint"]').click()
    lines = person.page.locator("#hint .hints li")
    lines.first.wait_for()
    return lines


def box(part: Locator) -> tuple[float, float, float, float]:
    found = part.bounding_box()
    assert found
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("game", ludoteca.games())
def test_it_lies_beside_the_board_and_lights_the_piece(invite: Invite, game: str) -> None:
    anna = invite(**LAPTOP)
    table = anna.api("/tables", {"game": game, "seats": ["me", "greedy"], "options": {"players": 2}, "name": "Anna"})
    anna.play_by_api(str(table["table"]), 4)
    anna.open(str(table["table"]))
    anna.await_turn("yours")
    board = box(anna.page.locator("#board"))
    lines = ask(anna)
    now = box(anna.page.locator("#board"))
    assert now[1] == board[1] and now[3] == board[3]  # nothing was pushed down
    assert apart(box(anna.page.locator("#hint .hints")), now)
    for number in range(lines.count()):
        line = lines.nth(number)
        line.locator("button").focus()
        lit = anna.page.locator("#board .hinted, #actions .hinted")
        expect(lit.first).to_have_attribute("data-action", line.get_attribute("data-hint") or "?")
    version = anna.version()
    lines.first.locator("button.main").click()
    anna.await_change(version)
    expect(anna.page.locator("#hint")).to_be_empty()
    expect(anna.page.locator(".hinted")).to_have_count(0)


@pytest.mark.parametrize(("lang", "size"), [("en", LAPTOP), ("it", LAPTOP), ("en", PHONE), ("it", PHONE)])
def test_it_says_why_and_keeps_its_figures_under_the_details(invite: Invite, lang: str, size: dict[str, Any]) -> None:
    anna = invite(locale=lang, **size)
    table = anna.set_table("me", "here", hints=True)
    anna.play_by_api(table, 6)
    anna.go(f"/t/{table}")
    lines = ask(anna)
    panel = anna.page.locator("#hint .hints")
    expect(panel.locator("h2")).to_be_in_viewport(ratio=1)
    expect(lines.first).to_be_in_viewport(ratio=1)
    for line in lines.all():
        expect(line.locator(".why")).to_have_text(WHY[lang])
        expect(line.locator(".verdict b")).to_be_visible()
    figures = panel.locator("details table")
    expect(figures).to_be_hidden()
    panel.locator("details summary").click()
    expect(figures.locator("tbody tr")).to_have_count(lines.count())
    expect(figures.locator("tbody td").first).to_have_text(re.compile(r"^\d+–\d+%$"))


def test_it_can_be_closed_and_is_gone_when_another_moves(anna: Person) -> None:
    table = anna.sit_at("me", "here", played=6, hints=True)
    wish = anna.page.get_by_role("button", name="Coach", exact=True)
    ask(anna)
    anna.page.get_by_role("button", name="Close the coach").click()
    expect(anna.page.locator("#hint")).to_be_empty()
    expect(anna.page.locator(".hinted")).to_have_count(0)
    expect(wish).to_be_focused()
    ask(anna)
    anna.play_by_api(table, 1)
    anna.await_version(7)
    expect(anna.page.locator("#hint")).to_be_empty()
