"""What the first page of a table weighs, as it travels."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request

import ludoteca
from tests.browser.people import Person

MOST = 180_000  # bytes, compressed, of the page and whatever it needs


@pytest.mark.parametrize("game", ludoteca.games())
def test_a_table_comes_with_few_bytes(anna: Person, game: str) -> None:
    seats = ["me", *["greedy"] * (2 if game == "marrak_hesh" else 3)]
    table = anna.api("/tables", {"game": game, "seats": seats, "options": {"players": len(seats)}})["table"]
    anna.play_by_api(str(table), 12)
    travelled: list[int] = []

    def count(request: Request) -> None:
        travelled.append(request.sizes()["responseBodySize"])

    anna.page.on("requestfinished", count)
    anna.page.goto(f"{anna.house.address}/t/{table}", wait_until="networkidle")
    assert len(travelled) > 10
    assert sum(travelled) <= MOST
