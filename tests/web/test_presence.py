"""Who is here: nobody is replaced who has only just gone, and bots rest when there is nobody to play for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.web.gathering import LiveTable
from ludoteca.words import LANGUAGES
from tests.web.clock import Clock
from tests.web.tables import Web, joined, opened

GAME = "marrak_hesh"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def _set(who: TestClient, *seats: str, first: int = 0, **more: Any) -> str:
    options = {"first_player": f"seat_{first}", "players": len(seats)}
    body = {"game": GAME, "seats": list(seats), "name": "Anna", "options": options, **more}
    answer = who.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def _with_bruno(anna: TestClient, web: Web) -> tuple[str, TestClient]:
    table = _set(anna, "me", "friend")
    (link,) = anna.get(f"/api/tables/{table}").json()["invitations"].values()
    bruno = joined(anna, web)
    assert bruno.post("/api/seats", json={"invitation": link, "name": "Bruno"}).status_code == 200
    return table, bruno


# ---- whoever has gone may come back


def test_somebody_who_plays_by_api_is_here_as_long_as_they_ask(web: Web, anna: TestClient, clock: Clock) -> None:
    table, bruno = _with_bruno(anna, web)

    def here() -> list[bool]:
        return [seat["here"] for seat in anna.get(f"/api/tables/{table}").json()["seats"]]

    assert here() == [True, True]
    clock.now += 29
    assert here() == [True, True]
    refused = anna.post(f"/api/tables/{table}/away", json={"seat": 1})
    assert refused.status_code == 409 and "Bruno is at the table" in refused.text
    clock.now += 2
    assert here() == [True, False]
    bruno.get(f"/api/tables/{table}/why/0")
    assert here() == [True, True]


def test_nobody_is_replaced_before_a_minute_has_gone_by(web: Web, anna: TestClient, clock: Clock) -> None:
    table, bruno = _with_bruno(anna, web)
    away = f"/api/tables/{table}/away"
    clock.now += 59
    for lang, words in (("en", "Bruno has been gone for 59 s"), ("it", "Bruno è via da 59 s")):
        refused = anna.post(away, json={"seat": 1}, headers={"accept-language": lang})
        assert refused.status_code == 409 and words in refused.json()["error"]
    assert not web.live(table).table.seats[1].away
    clock.now += 1
    assert anna.post(away, json={"seat": 1}).json()["seats"][1]["away"] is True
    assert bruno.post(f"/api/tables/{table}/back").json()["seats"][1]["away"] is False
    assert bruno.post(f"/api/tables/{table}/back").json()["error"] == "Bruno is not away."


def test_a_page_that_is_loaded_again_opens_no_gap_in_which_its_person_is_replaced(
    web: Web, anna: TestClient, clock: Clock
) -> None:
    table, bruno = _with_bruno(anna, web)
    clock.now += 1000
    with bruno.websocket_connect(f"/t/{table}/live") as page:
        page.receive_json()
        assert anna.post(f"/api/tables/{table}/away", json={"seat": 1}).status_code == 409
    with anna.websocket_connect(f"/t/{table}/live") as page:
        page.receive_json()
        page.send_json({"do": "away", "seat": 1})
        said = page.receive_json()
        while "error" not in said:
            said = page.receive_json()
        assert "may still come back" in said["error"]


def test_one_s_own_seat_may_be_left_to_a_bot_at_once(web: Web, anna: TestClient) -> None:
    table, _ = _with_bruno(anna, web)
    assert anna.post(f"/api/tables/{table}/away", json={"seat": 0}).json()["seats"][0]["away"] is True
    assert anna.post(f"/api/tables/{table}/away", json={"seat": 0}).status_code == 409
    assert anna.post(f"/api/tables/{table}/away", json={"seat": 9}).status_code == 400


def test_whoever_is_missed_hears_of_it_once_on_another_page_of_theirs(web: Web, anna: TestClient, clock: Clock) -> None:
    table, bruno = _with_bruno(anna, web)
    other = _set(bruno, "me", "here")
    clock.now += 40
    with bruno.websocket_connect(f"/t/{other}/live") as page:
        page.receive_json()
        for _ in range(3):
            assert anna.post(f"/api/tables/{table}/away", json={"seat": 1}).status_code == 409
        said = _notice(page)
        assert said["notice"].startswith("Anna is waiting for you at Marrak Hesh")
        assert said["there"] == f"/t/{table}"
        clock.now += 21
        assert anna.post(f"/api/tables/{table}/away", json={"seat": 1}).status_code == 200
        assert _notice(page)["notice"].startswith("Anna has let a bot play for you"), "and the warning came once"


def _notice(page: Any) -> dict[str, str]:
    while True:
        said: dict[str, str] = page.receive_json()
        if "notice" in said:
            return said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_comes_back_is_told_that_a_bot_has_played(web: Web, anna: TestClient, clock: Clock, lang: str) -> None:
    table, bruno = _with_bruno(anna, web)
    clock.now += 61
    anna.post(f"/api/tables/{table}/away", json={"seat": 1})
    words = {"en": "A bot is playing for you until you are back", "it": "Un bot gioca per te finché non torni"}[lang]
    page = bruno.get(f"/t/{table}", headers={"accept-language": lang}).text
    assert words in page and page.count('data-do="back"') == 1
    assert words not in anna.get(f"/t/{table}", headers={"accept-language": lang}).text
    bruno.post(f"/api/tables/{table}/back")
    assert words not in bruno.get(f"/t/{table}", headers={"accept-language": lang}).text


# ---- bots play for people


@pytest.mark.parametrize("seats", [["random", "greedy"], ["search:easy", "friend"], ["friend", "friend"]])
def test_a_table_without_anybody_of_one_s_own_is_refused(web: Web, anna: TestClient, seats: list[str]) -> None:
    for lang, words in (("en", "Nobody would play here"), ("it", "Qui non giocherebbe nessuno")):
        heads = {"accept-language": lang}
        answer = anna.post("/api/tables", json={"game": GAME, "seats": seats}, headers=heads)
        assert answer.status_code == 400 and words in answer.json()["error"]
        form = {"players": "2", **{f"seat{number}": kind for number, kind in enumerate(seats)}}
        page = anna.post(f"/new/{GAME}", data=form, headers=heads)
        assert page.status_code == 400 and words in page.text
    assert web.hub._live == {}


def test_bots_rest_when_nobody_is_here_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    web = Web(tmp_path, rest_seconds=0.0)
    with opened(web) as anna:
        table = _set(anna, "me", "random", first=1)
        live = web.live(table)
        anna.get(f"/t/{table}")
        assert live.bots is None and live.table.entries == 0
        with anna.websocket_connect(f"/t/{table}/live") as page:
            while live.table.asked != 0:
                page.receive_json()


def test_bots_go_on_for_a_while_after_their_people_have_left(web: Web, anna: TestClient, clock: Clock) -> None:
    table = _set(anna, "me", "random", "random", first=1)
    live = web.live(table)
    _until_still(anna, live)
    assert live.table.asked == 0, "by correspondence: nobody has the table open"
    clock.now += 601
    stranger = joined(anna, web)
    assert anna.portal is not None
    while live.table.asked == 0:
        anna.portal.call(web.hub.change, live, lambda table: table.act(0, table.version, table.state.choices[0]))
    for path in (f"/t/{table}", f"/api/tables/{table}", f"/t/{table}/replay"):
        stranger.get(path)
        assert live.bots is None, "a stranger's look wakes no bot"
    assert live.table.asked != 0
    anna.get("/")
    _until_still(anna, live)
    assert live.table.asked == 0


def _until_still(who: TestClient, live: LiveTable) -> None:
    async def wait() -> None:
        if live.bots is not None:
            await asyncio.wait_for(asyncio.shield(live.bots), 30)

    assert who.portal is not None
    who.portal.call(wait)


def test_whoever_has_just_sat_down_is_here_before_their_page_is_open(web: Web, anna: TestClient, clock: Clock) -> None:
    table = _set(anna, "me", "friend")
    (link,) = anna.get(f"/api/tables/{table}").json()["invitations"].values()
    clock.now += 300
    joined(anna, web).post(link, data={"name": "Bruno"}, follow_redirects=False)
    refused = anna.post(f"/api/tables/{table}/away", json={"seat": 1})
    assert refused.status_code == 409 and refused.json()["error"].startswith("Bruno is at the table")
    clock.now += 59
    assert "gone for 59 s" in anna.post(f"/api/tables/{table}/away", json={"seat": 1}).json()["error"]


def test_whoever_plays_for_themselves_already_is_told_so_when_they_come_back(web: Web, anna: TestClient) -> None:
    table = _set(anna, "me", "here")
    answer = anna.post(f"/api/tables/{table}/back")
    assert (answer.status_code, answer.json()["error"]) == (409, "Anna is not away.")
    assert web.guest().post(f"/api/tables/{table}/back").status_code == 403


def test_somebody_who_only_watches_makes_no_empty_seat_look_taken(web: Web, anna: TestClient) -> None:
    table = _set(anna, "me", "friend")
    live = web.live(table)
    with web.guest().websocket_connect(f"/t/{table}/live") as socket:
        socket.receive_json()
        assert any(watcher.holder == "" for watcher in live.watchers)
        assert live.presence() == (True, False)
