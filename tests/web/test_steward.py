"""What whoever looks after the tables may do, what it does to those who are there, and who may not do it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from ludoteca import cli
from ludoteca.engine.phrase import house
from ludoteca.web.admin import token_of
from ludoteca.web.hub import Hub, hashed
from ludoteca.web.live import GONE, MANY, PAST
from ludoteca.web.serve import _listening
from ludoteca.web.steward import DEEDS, Order, Steward
from tests.web.tables import Web, joined, watching
from tests.web.test_neighbours import _houses, _opening, _until

GAME = "marrak_hesh"


class Operator:
    """Whoever looks after the server of a test."""

    def __init__(self, web: Web, anna: TestClient, client: tuple[str, int] = ("127.0.0.1", 5)) -> None:
        self.token = web.hub.keys.token
        self.client = TestClient(web.app, "http://testserver", client=client)
        self.client.portal = anna.portal

    def order(self, do: str, what: str = "", number: int = 0, **headers: Any) -> Any:
        given = {"authorization": f"Bearer {self.token}", **headers}
        return self.client.post("/api/admin", json={"do": do, "what": what, "number": number}, headers=given)


@pytest.fixture
def operator(web: Web, anna: TestClient) -> Operator:
    return Operator(web, anna)


def _set(anna: TestClient, *seats: str) -> str:
    body = {"game": GAME, "seats": list(seats or ("me", "here")), "options": {"first_player": "seat_0"}}
    answer = anna.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def _closed(page: WebSocketTestSession) -> int:
    """With which code a page is closed, after whatever it is still told."""
    try:
        while True:
            page.receive_json()
    except WebSocketDisconnect as closed:
        return closed.code


def _joined(anna: TestClient, web: Web, name: str) -> tuple[str, TestClient]:
    """A table of two people."""
    table = _set(anna, "me", "friend")
    link = anna.get(f"/api/tables/{table}").json()["invitations"]["1"]
    bruno = joined(anna, web)
    assert bruno.post("/api/seats", json={"invitation": link.rsplit("/", 1)[1], "name": name}).status_code == 200
    return table, bruno


def test_only_who_has_the_token_and_comes_from_the_right_place_is_heard(web: Web, anna: TestClient) -> None:
    table = _set(anna)
    operator = Operator(web, anna)
    for header in ("", "Bearer", "Bearer x", f"Basic {operator.token}", f"Bearer {operator.token}x"):
        assert operator.order("delete", table, authorization=header).status_code == 401
    assert operator.order("delete", table, 0, **{"x-forwarded-for": "127.0.0.1"}).status_code == 403
    assert Operator(web, anna, ("192.0.2.7", 5)).order("delete", table).status_code == 403
    assert anna.get(f"/t/{table}").status_code == 200
    assert operator.order("dance").json()["error"].startswith('There is nothing called "dance"')
    right = {"authorization": f"Bearer {operator.token}"}
    assert operator.client.post("/api/admin", content=b"[]", headers=right).status_code == 400


def test_tables_are_listed_and_shown_with_who_sits_there_and_what_was_said(
    web: Web, anna: TestClient, operator: Operator
) -> None:
    first = _set(anna)
    table, bruno = _joined(anna, web, "Bruno")
    with bruno.websocket_connect(f"/t/{table}/live") as page:
        page.receive_json()
        page.send_json({"do": "chat", "text": "hello"})
        shown = operator.order("show", table).json()
        while not shown["chat"]:
            shown = operator.order("show", table).json()
        assert shown["pages"] == [{"holder": shown["seats"][1]["holder"], "address": "testclient"}]
    listed = operator.order("list").json()
    assert [one["table"] for one in listed["tables"]] == [table, first] and listed["of"] == 2
    assert [(seat["kind"], seat["name"]) for seat in shown["seats"]] == [("person", ""), ("person", "Bruno")]
    (line,) = shown["chat"]
    assert (line["seat"], line["text"]) == (1, "hello")
    mine = operator.order("list", shown["seats"][1]["holder"]).json()["tables"]
    assert [one["table"] for one in mine] == [table]
    assert operator.order("show", "nothing").status_code == 404
    assert len(operator.order("list", "", 1).json()["tables"]) == 1


def test_a_closed_table_is_kept_and_nothing_more_can_be_done_at_it(
    web: Web, anna: TestClient, operator: Operator
) -> None:
    table = _set(anna)
    action = web.live(table).table.state.choices[0]
    assert anna.post(f"/api/tables/{table}/act", json={"decision": 0, "action": action}).status_code == 200
    with anna.websocket_connect(f"/t/{table}/live") as page:
        page.receive_json()
        assert operator.order("close", table).json() == {"closed": table}
        assert _closed(page) == PAST
    assert house("table-closed").text("en").split(";")[0] in anna.get(f"/t/{table}").text
    refused = anna.post(f"/api/tables/{table}/act", json={"decision": 1, "action": action})
    assert (refused.status_code, refused.json()["error"]) == (409, house("table-closed").text("en"))
    record = anna.get(f"/t/{table}/record.json")
    assert record.status_code == 200 and record.json()["actions"] == [action]
    assert operator.order("close", table).status_code == 409
    web.hub._live.clear()
    assert house("table-closed").text("it").split(";")[0] in joined(anna, web).get(
        f"/t/{table}", headers={"accept-language": "it"}
    ).text.replace("&#x27;", "'")


def test_a_deleted_table_is_gone_for_all_who_are_there(web: Web, anna: TestClient, operator: Operator) -> None:
    table = _set(anna)
    with anna.websocket_connect(f"/t/{table}/live") as page:
        page.receive_json()
        assert operator.order("delete", table).json() == {"deleted": table}
        assert _closed(page) == GONE
    assert anna.get(f"/t/{table}").status_code == 404
    assert operator.order("delete", table).status_code == 404
    assert web.hub.bytes == 0


def test_a_line_that_is_taken_out_is_kept_nowhere_and_the_page_says_so(
    web: Web, anna: TestClient, operator: Operator
) -> None:
    table = _set(anna)
    with anna.websocket_connect(f"/t/{table}/live") as page:
        page.receive_json()
        for text in ("a rude word", "a kind one"):
            page.send_json({"do": "chat", "text": text})
            while text not in json.dumps(page.receive_json()):
                pass
        number = operator.order("show", table).json()["chat"][0]["number"]
        assert operator.order("unsay", table, number).json() == {"unsaid": number}
        said = page.receive_json()
        while "chat" not in said.get("regions", {}):
            said = page.receive_json()
        assert "rude" not in said["regions"]["chat"] and "taken out" in said["regions"]["chat"]
    assert [line["text"] for line in operator.order("show", table).json()["chat"]] == ["", "a kind one"]
    assert operator.order("unsay", table, 99).status_code == 404
    assert b"rude" not in _file_of(web)


def _file_of(web: Web) -> bytes:
    """The file of the tables and its log, byte for byte."""
    file = Path(web.hub.settings.database)
    return file.read_bytes() + file.with_name(f"{file.name}-wal").read_bytes()


def test_who_is_muted_says_nothing_and_who_is_barred_does_not_come_in(
    web: Web, anna: TestClient, operator: Operator
) -> None:
    table, bruno = _joined(anna, web, "Bruno")
    holder = operator.order("show", table).json()["seats"][1]["holder"]
    with bruno.websocket_connect(f"/t/{table}/live") as page:
        page.receive_json()
        assert operator.order("mute", holder).json() == {"barred": {holder: "mute"}}
        page.send_json({"do": "chat", "text": "hello"})
        said = page.receive_json()
        while "error" not in said:
            said = page.receive_json()
        assert said["error"] == house("web-muted").text("en")
        assert bruno.get(f"/t/{table}").status_code == 200
        operator.order("bar", holder)
        page.send_json({"do": "undo"})
        said = page.receive_json()
        while "error" not in said:
            said = page.receive_json()
        assert said["error"] == house("web-barred").text("en")
    assert bruno.get(f"/t/{table}").status_code == 403
    with bruno.websocket_connect(f"/t/{table}/live") as page, pytest.raises(WebSocketDisconnect) as closed:
        page.receive_json()
    assert closed.value.code == MANY
    assert anna.get(f"/t/{table}").status_code == 200
    assert operator.order("barred").json() == {"barred": {holder: "bar"}}
    assert operator.order("allow", holder).json() == {"barred": {}}
    assert bruno.get(f"/t/{table}").status_code == 200
    operator.order("bar", "testclient")  # an address
    assert anna.get("/").status_code == 403 and anna.get("/static/ludoteca.css").status_code == 200
    operator.order("allow", "testclient")
    assert operator.order("bar", "").status_code == 400


def test_a_person_is_told_of_and_erased_and_what_they_have_played_stays(
    web: Web, anna: TestClient, operator: Operator
) -> None:
    table, bruno = _joined(anna, web, "Bruno Bianchi")
    with bruno.websocket_connect(f"/t/{table}/live") as page:
        page.receive_json()
        page.send_json({"do": "chat", "text": "I live in Rome"})
        while "Rome" not in json.dumps(page.receive_json()):
            pass
    holder = operator.order("show", table).json()["seats"][1]["holder"]
    told = operator.order("export", holder).json()
    assert told["tables"][0]["names"] == ["Bruno Bianchi"]
    assert [line["text"] for line in told["tables"][0]["said"]] == ["I live in Rome"]
    record = web.live(table).table.record
    assert operator.order("erase", holder).json() == {"erased": [table]}
    kept = _file_of(web)
    shown = json.dumps(operator.order("show", table).json())
    for word in ("Bianchi", "Rome", holder):
        assert word.encode() not in kept, "in the file, or in its log"
        assert word not in shown and word not in bruno.get(f"/t/{table}").text
    assert operator.order("export", holder).status_code == 404 == operator.order("erase", holder).status_code
    assert bruno.get("/api/games").status_code == 200
    web.hub._live.clear()
    assert anna.get(f"/t/{table}").status_code == 200
    assert web.live(table).table.record.seed == record.seed, "the deal is the same"
    assert "Bruno" not in anna.get(f"/t/{table}").text


def test_every_server_of_a_database_does_what_one_was_ordered() -> None:
    async def work() -> None:
        async with _houses() as (here, there):
            live, other = await here.open(_opening()), await there.find("t")
            page = watching(other, "b")
            other.joined_by(page)
            steward = Steward(here)
            await here.change(live, lambda table: table.say(0, "rude"))
            await _until(lambda: [line.text for line in other.table.chat] == ["rude"])
            await steward._done(Order("unsay", "t", 0))
            await _until(lambda: [line.text for line in other.table.chat] == [""])
            await steward._done(Order("mute", hashed("x")))
            await _until(lambda: there.barred == {hashed("x"): "mute"})
            await steward._done(Order("close", "t"))
            await _until(lambda: other.table.stale is not None)
            await steward._done(Order("delete", "t"))
            await _until(lambda: "t" not in there.tables)
            assert page.ended

    asyncio.run(asyncio.wait_for(work(), 60))


def test_what_was_ordered_while_the_line_was_cut_is_found_out() -> None:
    async def work() -> None:
        async with _houses(listening=False) as (here, there):
            live = await here.open(_opening())
            await here.change(live, lambda table: table.say(0, "rude"))
            other = await there.find("t")
            await Steward(here)._done(Order("unsay", "t", 0))
            await Steward(here)._done(Order("bar", "192.0.2.7"))
            assert [line.text for line in other.table.chat] == ["rude"]
            there.start()  # what was missed before it has listened counts as missed
            await _until(lambda: [line.text for line in other.table.chat] == [""])
            await _until(lambda: there.barred == {"192.0.2.7": "bar"})

    asyncio.run(asyncio.wait_for(work(), 60))


# ---- the command


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Hub, str]]:
    """A real server, in a thread of its own."""
    web = Web(tmp_path)
    listening = _listening("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(web.app, log_level="error"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    yield web.hub, f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join(30)


def test_the_command_reads_its_token_from_the_database_and_prints_what_the_server_says(
    served: tuple[Hub, str], capsys: pytest.CaptureFixture[str]
) -> None:
    hub, address = served
    where = ["--server", address, "--database", str(hub.settings.database)]
    assert token_of(hub.settings.database) == hub.keys.token
    assert cli.main(["admin", "list", *where]) == 0
    assert json.loads(capsys.readouterr().out) == {"tables": [], "of": 0}
    assert cli.main(["admin", "bar", "192.0.2.7", *where]) == 0
    assert json.loads(capsys.readouterr().out) == {"barred": {"192.0.2.7": "bar"}}
    for given, sentence in (
        ([], "|".join(DEEDS)),
        (["dance"], 'There is nothing called "dance"'),
        (["show", "nothing"], "There is no table here"),
        (["unsay", "t", "x"], '"x" is no number'),
        (["list", "--server", "http://127.0.0.1:1"], "No server answers"),
        (["list", "--server", "nonsense"], "No server answers"),
        (["list", "--database", "/nothing/there.db"], "There is no file"),
        (["list", "--database", __file__], "no database of Ludoteca"),
    ):
        assert cli.main(["admin", *where, *given]) == 2, given
        told = capsys.readouterr().err
        assert sentence in told and len(told.splitlines()) == 1, told
