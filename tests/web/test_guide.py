"""The guided first game without a browser: how it is opened, who reads it, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.engine import shelf
from ludoteca.table.guide import guide_of
from tests.web.tables import Web, joined

GAME = "marrak_hesh"


def _learn(person: TestClient, game: str = GAME) -> str:
    answer = person.post(f"/games/{game}/learn", follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def _wish(person: TestClient, table: str, step: int) -> dict[str, Any]:
    """What comes back for a step of the guide that was wished for."""
    with person.websocket_connect(f"{table}/live") as socket:
        socket.receive_json()
        socket.send_json({"do": "guide", "action": step})
        answer: dict[str, Any] = socket.receive_json()
        return answer


@pytest.mark.parametrize("game", shelf.games())
def test_a_guided_table_is_the_one_that_the_guide_describes(web: Web, anna: TestClient, game: str) -> None:
    guide = guide_of(game)
    assert guide is not None
    table = web.live(_learn(anna, game).rpartition("/")[2]).table
    assert table.opening.guided
    assert table.record.seed == guide.seed
    assert table.game == guide.game
    assert [seat.bot or "me" for seat in table.seats] == list(guide.seats)


def test_the_guide_that_is_under_way_is_gone_on_with_and_one_put_away_is_not(anna: TestClient) -> None:
    table = _learn(anna)
    assert _learn(anna) == table
    assert "guide-again" in _wish(anna, table, -1)["regions"]["guide"]
    assert _learn(anna) != table


def test_only_the_person_at_the_table_reads_the_guide(web: Web, anna: TestClient) -> None:
    table = _learn(anna)
    bruno = joined(anna, web)
    assert 'class="guide"' in anna.get(table).text
    assert 'class="guide"' not in bruno.get(table).text
    assert "you are watching" in _wish(bruno, table, 2)["error"]
    assert 'data-step="0"' in anna.get(table).text


@pytest.mark.parametrize("step", [-2, 9, 10**6])
def test_a_step_that_is_not_there_is_refused(anna: TestClient, step: int) -> None:
    assert "there are 0 to 8" in _wish(anna, _learn(anna), step)["error"]


def test_an_ordinary_table_has_no_guide(anna: TestClient) -> None:
    answer = anna.post(f"/games/{GAME}/play", follow_redirects=False)
    table = answer.headers["location"]
    assert 'id="guide"' not in anna.get(table).text
    assert "no guide" in _wish(anna, table, 1)["error"]
