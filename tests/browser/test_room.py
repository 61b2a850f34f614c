"""Whatever the present decision needs is in view without scrolling: what can be acted on, and the stage."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import Person

SIZES = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
WAYS: dict[str, list[tuple[dict[str, Any], tuple[int, ...]]]] = {  # options, and after how many decisions of one's own
    "automobiles": [
        ({"players": 2}, (0, 9)),
        ({"players": 4, "track": "monza", "card_set": "rainbow"}, (3, 22)),
        ({"players": 5, "card_set": "experts"}, (14,)),
    ],
    "marrak_hesh": [
        ({"players": 2}, (0, 9)),
        ({"players": 3, "deep_space": "chosen", "deep_space_pair": (1, 3)}, (5, 14)),
    ],
    "mars_needs_mechanics": [
        ({"players": 2}, (0, 7)),
        ({"players": 3, "mechanism_set": "random_5", "automaton": "on"}, (9, 16)),
        ({"players": 4}, (12, 21)),
        ({"players": 4, "mechanism_set": "chosen", "chosen_mechanisms": [f"C{n}" for n in range(1, 11)]}, (6, 18)),
    ],
    "martians": [
        ({"players": 2}, (0, 12)),
        ({"players": 4, "mode": "cooperative"}, (25, 70)),
        ({"players": 6}, (9, 45)),
    ],
    "pocket_mars": [
        ({"players": 1}, (4,)),
        ({"players": 2, "draft": "on"}, (0, 6)),
        ({"players": 4}, (5, 13)),
    ],
}
CASES = [(game, number) for game, ways in WAYS.items() for number in range(len(ways))]

OUT_OF_VIEW = """() => {
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const things = [...document.querySelectorAll("#board [data-action], #actions [data-action], .screen > .stage > *")];
  const named = (thing) => thing.getAttribute("aria-label") ?? thing.dataset.part ?? thing.textContent.slice(0, 40);
  const shown = things.map((thing) => [thing, thing.getBoundingClientRect()]).filter(([, box]) => box.width);
  const found = shown.filter(([, box]) => !inside(box)).map(([thing]) => thing);
  const board = document.querySelector("#board");
  const scrolls = board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1;
  return [...found.map(named), ...(scrolls ? ["the board scrolls"] : [])];
}"""


def tables(person: Person, game: str, options: dict[str, Any], moments: tuple[int, ...]) -> list[str]:
    """A table for each of these moments, at which the person is asked, or the game is over."""
    found = []
    for moment in moments:
        seats = ["me", *["greedy"] * (options["players"] - 1)]
        name = "Massimiliano"  # long, as names are
        table = str(person.api("/tables", {"game": game, "seats": seats, "name": name, "options": options})["table"])
        person.play_by_api(table, moment)
        found.append(table)
    return found


@pytest.mark.parametrize("locale", ["en-GB", "it"])
@pytest.mark.parametrize(("game", "number"), CASES)
def test_everything_that_a_decision_needs_is_in_view(invite: Invite, game: str, number: int, locale: str) -> None:
    anna = invite(locale=locale)
    options, moments = WAYS[game][number]
    for table in tables(anna, game, options, moments):
        anna.open(table)
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            found = anna.page.evaluate(OUT_OF_VIEW)
            assert found == [], f"{game} at {width}x{height} after {moments}: {found}"
            assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
