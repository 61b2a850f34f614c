"""Every game of the shelf is played on its own screen, against bots and between two people, and ends on its sheets."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person, unfolded

MOST_CLICKS = 60  # more than any game but Martians!!! has; what is left of that is played while nobody looks
MOST_DECISIONS = 400

WAYS: dict[str, dict[str, Any]] = {
    "mars_needs_mechanics": {"players": 2},
    "pocket_mars": {"players": 2},
    "pocket_mars, draft": {"players": 2, "draft": "on"},
    "pocket_mars, alone": {"players": 1, "solo_level": "cyborg"},
    "automobiles": {"players": 3, "laps": 1},
    "automobiles, experts at Monza": {"players": 2, "track": "monza", "card_set": "experts", "laps": 1},
    "martians": {"players": 2, "lap_limit": 15, "trophy_goal": 15},
    "martians, together": {"players": 4, "mode": "cooperative", "difficulty": "hard"},
}


def sit_down(person: Person, way: str, *others: str) -> str:
    """Set a table for that way to play and open its page."""
    options = WAYS[way]
    seats = ["me", *others][: options["players"]]
    view = person.api("/tables", {"game": way.partition(",")[0], "seats": seats, "name": "Anna", "options": options})
    person.open(str(view["table"]))
    return str(view["table"])


def touch_something(person: Person) -> None:
    """Play whatever stands at a place that changes with the decision, so that a game sees many kinds of move."""
    count = person.touchable.count()
    version = person.version()
    unfolded(person.touchable.nth(version % count)).click()
    person.await_change(version)


@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_played_by_clicking_to_its_score_sheet(invite: Invite, way: str) -> None:
    anna = invite()
    table = sit_down(anna, way, *["greedy"] * 4)
    clicks = 0
    while clicks < MOST_CLICKS and anna.await_turn_or_end():
        touch_something(anna)
        clicks += 1
    assert clicks > 5
    if clicks == MOST_CLICKS:
        anna.go("/")
        assert anna.play_by_api(table, MOST_DECISIONS)["over"]
        anna.go(f"/t/{table}")
    expect(anna.page.locator(".result h2")).not_to_be_empty()
    expect(anna.page.locator(".podium li")).to_have_count(WAYS[way]["players"])


@pytest.mark.parametrize("way", ["mars_needs_mechanics", "pocket_mars", "automobiles, experts at Monza"])
def test_two_people_play_online_and_neither_sees_the_other_s_cards(invite: Invite, way: str) -> None:
    anna, bruno = invite(), invite()
    table = sit_down(anna, way, "friend")
    link = anna.page.locator(".invite input").input_value()
    bruno.page.goto(link)
    bruno.page.locator("[name=name]").fill("Bruno")
    bruno.page.locator("button.main").click()
    bruno.await_live()
    for _ in range(10):
        asked = anna if anna.api(f"/tables/{table}")["asked"] == 0 else bruno
        asked.await_turn()
        touch_something(asked)
    anna_view, bruno_view = anna.api(f"/tables/{table}"), bruno.api(f"/tables/{table}")
    assert anna_view["decision"] == bruno_view["decision"] == 10
    assert (anna_view["your_seats"], bruno_view["your_seats"]) == ([0], [1])
    assert anna_view["observation"] != bruno_view["observation"]
    assert bool(anna_view["actions"]) != bool(bruno_view["actions"])
