"""On a phone every game is played with a finger to its end: the stage stays in view, and nothing is too small."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person, unfolded

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
LEAST = 43.5  # pixels: 44 but for what rounding takes
MOST_TAPS = 70  # more than any game but Martians!!! has; what is left of that is played while nobody looks
MOST_DECISIONS = 600
GAMES: dict[str, dict[str, Any]] = {
    "automobiles": {"players": 3, "laps": 1},
    "marrak_hesh": {"players": 2},
    "mars_needs_mechanics": {"players": 3},
    "martians": {"players": 2, "lap_limit": 15, "trophy_goal": 15},
    "pocket_mars": {"players": 2},
}

SEEN = """(least) => {
  const within = ({ width, left, right, top, bottom }) =>
    width && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  const things = [...document.querySelectorAll("#board [data-action], #actions [data-action]")];
  const boxes = things.map((thing) => [thing.getAttribute("aria-label"), thing.getBoundingClientRect()]);
  const small = boxes.filter(([, box]) => within(box) && Math.min(box.width, box.height) < least);
  const stage = [...document.querySelectorAll(".screen > .stage > *")].map((part) => part.getBoundingClientRect());
  const shown = stage.filter(within);
  const high = Math.max(...shown.map((box) => box.bottom)) - Math.min(...shown.map((box) => box.top));
  return { small: small.map(([name, box]) => `${name}: ${box.width} x ${box.height}`), stage: high > 150 };
}"""


IN_REACH = """(things) => {
  const hit = (thing) => {
    const map = thing.ownerSVGElement?.closest(".stage svg");
    if (!map) return true;
    const folded = getComputedStyle(thing).pointerEvents === "none" && thing.closest("[data-fold]");
    const touched = folded ? folded.querySelector("[data-unfolds]") : thing;
    const { left, top, width, height } = touched.getBoundingClientRect();
    return touched.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return things.flatMap((thing, place) => hit(thing) ? [place] : []);
}"""  # what lies beyond the edge of a map on the stage comes into reach when the map is drawn along


def tap_something(person: Person) -> None:
    """Touch whatever stands at a place that changes with the decision."""
    version = person.version()
    seen = person.page.evaluate(SEEN, LEAST)
    assert seen["stage"], f"the board is out of sight: {person.prompt.inner_text()}"
    assert seen["small"] == [], f"too small for a finger: {person.prompt.inner_text()}"
    reached = person.touchable.evaluate_all(IN_REACH)
    assert reached, f"nothing is in reach: {person.prompt.inner_text()}"
    unfolded(person.touchable.nth(reached[version % len(reached)])).tap()
    sure = person.page.locator("[data-confirm]")  # what would cost much to take back is asked for twice
    if sure.count():
        sure.tap()
    person.await_change(version)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_touch_on_a_phone(invite: Invite, game: str) -> None:
    anna = invite(**PHONE)
    seats = ["me", *["greedy"] * (GAMES[game]["players"] - 1)]
    table = str(anna.api("/tables", {"game": game, "seats": seats, "name": "Anna", "options": GAMES[game]})["table"])
    anna.open(table)
    taps = 0
    while taps < MOST_TAPS and anna.await_turn_or_end():
        tap_something(anna)
        taps += 1
    assert taps > 5
    if taps == MOST_TAPS:
        anna.go("/")
        assert anna.play_by_api(table, MOST_DECISIONS)["over"]
        anna.open(table)
    expect(anna.page.locator(".result h2")).not_to_be_empty()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
