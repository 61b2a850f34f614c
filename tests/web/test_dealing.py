"""The deal: made when the last seat is taken, by everybody who sits, and proved when the game is over."""

from __future__ import annotations

import html
import json
from hashlib import sha256
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import ludoteca
from ludoteca.engine import Record, house
from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.shelf import rules_of
from ludoteca.store import SqliteStore
from ludoteca.words import LANGUAGES, say
from tests.web.tables import Web, joined, opened

GAME = "marrak_hesh"
MINE = "0123456789abcdef" * 4


def _set(client: TestClient, *seats: str, game: str = GAME, **more: object) -> str:
    answer = client.post("/api/tables", json={"game": game, "seats": list(seats or ("me", "here")), **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def _link(client: TestClient, table: str) -> str:
    return str(next(iter(client.get(f"/api/tables/{table}").json()["invitations"].values())))


def _said(client: TestClient, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200
    return html.unescape(answer.text)


def _end(web: Web, client: TestClient, table: str) -> None:
    """Whoever holds the first seat gives up; the others are people too, so the game is over for two."""
    assert client.portal is not None
    client.portal.call(web.hub.change, web.live(table), lambda table: table.resign(0))
    assert web.live(table).table.is_over


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ludoteca.games())
def test_whoever_sets_a_table_sees_no_deal_until_the_last_seat_is_taken(
    web: Web, anna: TestClient, game: str, lang: str
) -> None:
    anna.headers["accept-language"] = lang
    players = ludoteca.make(game).players
    table = _set(anna, "me", *["friend"] * (players - 1), game=game)
    for number in range(players - 1):
        view = anna.get(f"/api/tables/{table}").json()
        assert (view["dealt"], view["screen"], view["observation"], view["scores"]) == (False, "", None, [])
        assert view["awaited"] == list(range(number + 1, players)) and view["asked"] == -1
        page = _said(anna, f"/t/{table}")
        assert say(HOUSE, "ui-room-help", lang) in page and web.live(table).table.opening.seal in page
        assert "data-action" not in page
        assert anna.get(f"/t/{table}/replay").status_code == 409
        assert anna.get(f"/t/{table}/record.json").status_code == 403
        assert anna.get(f"/api/tables/{table}/why/0").status_code == 409
        joined(anna, web).post("/api/seats", json={"invitation": _link(anna, table), "name": f"Guest {number}"})
    assert anna.get(f"/api/tables/{table}").json()["dealt"]
    assert web.live(table).table.record.deal is not None
    assert say(HOUSE, "ui-room-help", lang) not in _said(anna, f"/t/{table}")


def test_everybodys_own_part_is_taken_and_told_to_them_alone(web: Web, anna: TestClient) -> None:
    table = _set(anna, "me", "friend", chance=MINE)
    bruno = joined(anna, web)
    view = bruno.post("/api/seats", json={"invitation": _link(anna, table), "name": "Bruno", "chance": "4 2 6 6 1"})
    assert view.json()["your_chance"] == "4 2 6 6 1"
    deal = web.live(table).table.record.deal
    assert deal is not None and [part and (part.text, part.drawn) for part in deal.parts] == [
        (MINE, False),
        ("4 2 6 6 1", False),
    ]
    assert MINE in _said(anna, f"/t/{table}") and "4 2 6 6 1" not in _said(anna, f"/t/{table}")
    assert "4 2 6 6 1" in _said(bruno, f"/t/{table}") and MINE not in _said(bruno, f"/t/{table}")
    stranger = joined(anna, web)
    for path in (f"/t/{table}", f"/api/tables/{table}"):
        assert MINE not in _said(stranger, path) and "4 2 6 6 1" not in _said(stranger, path)
    assert anna.get(f"/api/tables/{table}").json()["deal"] is None


def test_a_form_without_script_has_its_part_drawn_by_the_server_and_says_so(web: Web, anna: TestClient) -> None:
    form = {"players": "2", "seat0": "me", "seat1": "friend", "name": "Anna", "chance": ""}
    table = anna.post(f"/new/{GAME}", data=form, follow_redirects=False).headers["location"].rsplit("/", 1)[1]
    bruno = joined(anna, web)
    bruno.post(_link(anna, table), data={"name": "Bruno", "chance": MINE})
    deal = web.live(table).table.record.deal
    assert deal is not None and deal.parts[0] is not None and deal.parts[1] is not None
    assert deal.parts[0].drawn and len(deal.parts[0].text) == 64
    assert (deal.parts[1].text, deal.parts[1].drawn) == (MINE, False)
    assert say(HOUSE, "ui-part-drawn", "en") in _said(anna, f"/t/{table}")
    assert say(HOUSE, "ui-part-drawn", "en") not in _said(bruno, f"/t/{table}")


def test_a_game_against_bots_takes_the_part_of_its_one_person(web: Web, anna: TestClient) -> None:
    address = anna.post(f"/games/{GAME}/play", data={"chance": MINE}, follow_redirects=False).headers["location"]
    deal = web.live(address.rsplit("/", 1)[1]).table.record.deal
    assert deal is not None and [part and part.text for part in deal.parts] == [MINE, None]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chance", ["x" * 65, "a\x00b", "\ud800"])
def test_a_part_that_is_too_long_or_cannot_be_printed_is_refused_and_nothing_is_kept(
    web: Web, anna: TestClient, chance: str, lang: str
) -> None:
    anna.headers["accept-language"] = lang
    table = _set(anna, "me", "friend")
    link = _link(anna, table)
    for path, body in (
        ("/api/tables", {"game": GAME, "seats": ["me", "here"], "chance": chance}),
        ("/api/seats", {"invitation": link, "name": "Bruno", "chance": chance}),
        (f"/api/tables/{table}/chance", {"chance": chance}),
    ):
        answer = anna.post(path, content=json.dumps(body).encode())
        assert answer.status_code == 400, path
        if chance.isprintable() or chance.isascii():
            assert answer.json()["error"] == house("web-chance", {"most": 64}).text(lang)
    assert not web.live(table).table.is_dealt and len(web.hub._live) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_when_it_is_over_page_replay_record_and_api_prove_the_deal(web: Web, anna: TestClient, lang: str) -> None:
    anna.headers["accept-language"] = lang
    table = _set(anna, "me", "friend", chance=MINE, name="Anna")
    seal = anna.get(f"/api/tables/{table}").json()["seal"]
    bruno = joined(anna, web)
    bruno.post("/api/seats", json={"invitation": _link(anna, table), "name": "Bruno"})
    server = web.live(table).table.opening.server
    assert server not in _said(anna, f"/t/{table}") + _said(anna, f"/t/{table}/replay")
    assert seal in _said(anna, f"/t/{table}/replay")
    _end(web, anna, table)
    body = anna.get(f"/t/{table}/record.json").json()
    record = Record.from_json(json.dumps(body))
    assert record.deal is not None and record.replay() == web.live(table).table.state
    assert body["seal"] == seal == sha256(server.encode()).hexdigest()
    parts = [part.text for part in record.deal.parts if part is not None]
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        page = _said(joined(anna, web), path)
        for shown in (server, seal, *parts, body["seed"], record.deal.written):
            assert shown in page, path
    assert say(HOUSE, "ui-part-of-drawn", lang, name="Bruno") in _said(anna, f"/t/{table}")
    assert anna.get(f"/api/tables/{table}").json()["deal"] == body["deal"]
    assert sha256(record.deal.written.encode()).hexdigest() == body["seed"]


def test_a_rematch_waits_for_everybodys_new_part(web: Web, anna: TestClient) -> None:
    table = _set(anna, "me", "friend", name="Anna", options={"first_player": "seat_0"})
    bruno = joined(anna, web)
    bruno.post("/api/seats", json={"invitation": _link(anna, table), "name": "Bruno"})
    _end(web, anna, table)
    with anna.websocket_connect(f"/t/{table}/live") as page:
        page.receive_json()
        page.send_json({"do": "rematch", "text": MINE})
        said = page.receive_json()
        while not said.get("next"):
            said = page.receive_json()
    again = web.live(said["next"]).table
    assert [seat.chance for seat in again.seats] == ["", MINE] and not again.is_dealt
    assert again.opening.server != web.live(table).table.opening.server
    there = again.opening.id
    assert "Still to come: Bruno" in _said(anna, f"/t/{there}")
    assert "data-wants-chance" not in _said(anna, f"/t/{there}")
    assert "data-wants-chance" in _said(bruno, f"/t/{there}")
    assert "waits for you" in _said(bruno, "/")
    assert joined(anna, web).post(f"/api/tables/{there}/chance", json={}).status_code == 403
    assert anna.post(f"/api/tables/{there}/chance", json={"chance": "late"}).status_code == 409
    with bruno.websocket_connect(f"/t/{there}/live") as page:
        page.receive_json()
        page.send_json({"do": "chance", "text": "bruno's own"})
        assert "data-action" in json.dumps(page.receive_json()["regions"])
        page.send_json({"do": "chance", "text": "from a second page"})  # nothing is said: it was given already
        page.send_json({"do": "why", "action": -1})
        assert "error" not in page.receive_json()
    assert again.is_dealt and again.seats[0].chance == "bruno's own"


def test_an_example_and_a_guided_game_have_the_deal_that_they_always_had(web: Web, anna: TestClient) -> None:
    example = anna.post(f"/api/games/{GAME}/examples/E13").json()["table"]
    learnt = anna.post(f"/games/{GAME}/learn", follow_redirects=False).headers["location"].rsplit("/", 1)[1]
    for table in (example, learnt):
        assert web.live(table).table.is_dealt and web.live(table).table.record.deal is None
    page = _said(anna, f"/t/{learnt}")
    assert web.live(learnt).table.opening.seal in page and say(HOUSE, "ui-part-yours", "en") not in page


def test_the_part_of_the_deal_is_described_with_its_bound(anna: TestClient) -> None:
    paths = anna.get("/api/openapi.json").json()["paths"]
    for path in ("/api/tables", "/api/seats", "/api/tables/{table}/chance"):
        schema = paths[path]["post"]["requestBody"]["content"]["application/json"]["schema"]
        assert schema["properties"]["chance"]["maxLength"] == 64
        assert "record says so" in schema["properties"]["chance"]["description"]


# ---- lessons


def test_a_damaged_table_bars_nobodys_lesson(web: Web, anna: TestClient) -> None:
    table = _set(anna)
    store = web.hub.store
    assert isinstance(store, SqliteStore) and anna.portal is not None
    harm = "UPDATE tables SET opening = replace(opening, 'marrak_hesh', 'ludo')"
    anna.portal.call(lambda: store._do(lambda file: file.execute(harm), writes=True))
    web.hub._live.clear()
    assert anna.get(f"/t/{table}").status_code == 409
    first = anna.post(f"/games/{GAME}/learn", follow_redirects=False)
    assert first.status_code == 303
    again = anna.post(f"/games/{GAME}/learn", follow_redirects=False)
    assert again.headers["location"] == first.headers["location"], "the lesson that was begun goes on"


# ---- other rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_other_rules_is_shown_as_kept_and_cannot_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    web = Web(tmp_path, most_tables=2)
    with opened(web) as anna:
        anna.headers["accept-language"] = lang
        tables = [_set(anna, name="Anna"), _set(anna, "me", "friend", name="Anna")]
        action = web.live(tables[0]).table.state.choices[0]
        anna.post(f"/api/tables/{tables[0]}/act", json={"decision": 0, "action": action})
        server = web.live(tables[0]).table.opening.server
        then = rules_of(GAME).rules_version
        web.hub._live.clear()
        monkeypatch.setattr(rules_of(GAME), "rules_version", then + 1)
        why = house("table-other-rules", {"then": then, "now": then + 1}).text(lang)
        for table, moves in zip(tables, (1, 0), strict=True):
            page = _said(anna, f"/t/{table}")
            assert why in page and say(HOUSE, "ui-moves", lang, moves=moves) in page and "Anna" in page
            assert "data-table" not in page and "data-action" not in page
            assert (f"/t/{table}/record.json" in page) is (table == tables[0]), "what was never dealt has no record"
            view = anna.get(f"/api/tables/{table}").json()
            assert (view["stale"], view["dealt"], view["over"], view["actions"]) == (why, False, True, [])
            with anna.websocket_connect(f"/t/{table}/live") as socket, pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 4409
            for path, body in (("act", {"decision": 1, "action": 0}), ("undo", {}), ("chance", {})):
                answer = anna.post(f"/api/tables/{table}/{path}", json=body)
                assert (answer.status_code, answer.json()["error"]) == (409, why), path
            assert anna.get(f"/t/{table}/replay").status_code == 409
        assert say(HOUSE, "ui-past-short", lang) in _said(anna, "/")
        record = anna.get(f"/t/{tables[0]}/record.json").json()
        assert (record["rules_version"], record["deal"]["server"], record["actions"]) == (then, server, [action])
        assert anna.get(f"/t/{tables[1]}/record.json").status_code == 409
        assert _set(anna), "what cannot go on counts against nobody"
        monkeypatch.setattr(rules_of(GAME), "rules_version", then)
        web.hub._live.clear()
        assert anna.get(f"/api/tables/{tables[0]}").json()["dealt"], "nothing of it was changed"


def test_a_table_that_comes_out_differently_is_told_as_such(web: Web, anna: TestClient) -> None:
    table = _set(anna)
    action = web.live(table).table.state.choices[0]
    anna.post(f"/api/tables/{table}/act", json={"decision": 0, "action": action})
    store = web.hub.store
    assert isinstance(store, SqliteStore) and anna.portal is not None
    other = 'UPDATE tables SET opening = replace(opening, \'"server":"\', \'"server":"0\')'
    anna.portal.call(lambda: store._do(lambda file: file.execute(other), writes=True))
    web.hub._live.clear()
    why = house("table-diverged", {"number": 1}).text("en")
    page = _said(anna, f"/t/{table}")
    assert why in page and "record.json" not in page
    assert anna.get(f"/t/{table}/record.json").status_code == 409


def test_a_waiting_room_tells_only_what_so_many_players_can_choose(anna: TestClient) -> None:
    room = _said(anna, f"/t/{_set(anna, 'me', 'friend', game='pocket_mars')}")
    assert say("pocket_mars", "option-draft", "en") in room
    assert say("pocket_mars", "option-solo_level", "en") not in room, "nobody plays alone here"
