"""What a load balancer and an operator ask: health, readiness, numbers, and lines in the log without secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import threading
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.testclient import TestClient

from ludoteca.engine.phrase import house
from ludoteca.store import StoreError
from ludoteca.web import operating
from ludoteca.web.logs import JsonForm, TextForm, write_logs
from ludoteca.web.serve import Server
from tests.web.raw import request
from tests.web.tables import Web, opened

GAME = "marrak_hesh"
NUMBER = re.compile(r"^(ludoteca_\w+(?:\{.*\})?) ([0-9.e+-]+)$", re.MULTILINE)


def _numbers(anna: TestClient, web: Web) -> dict[str, float]:
    near = TestClient(web.app, "http://testserver", client=("127.0.0.1", 5))
    near.portal = anna.portal
    answer = near.get("/metrics")
    assert answer.status_code == 200, answer.text
    return {name: float(value) for name, value in NUMBER.findall(answer.text)}


def _set(anna: TestClient) -> str:
    body = {"game": GAME, "seats": ["me", "here"], "options": {"first_player": "seat_0"}}
    return str(anna.post("/api/tables", json=body).json()["table"])


def test_whoever_asks_by_any_name_and_as_often_as_they_like_is_told_whether_it_lives(tmp_path: Path) -> None:
    web = Web(tmp_path, requests_at_once=2.0, requests_a_second=0.0)
    with opened(web) as anna:
        for _ in range(5):
            answer = anna.get("/healthz", headers={"host": "10.1.2.3:8017"})
            assert (answer.status_code, answer.text) == (200, "ok\n")
            assert anna.get("/readyz", headers={"host": "10.1.2.3:8017"}).json() == {"ready": True}


def test_a_server_whose_store_is_away_or_that_is_to_stop_is_not_ready_and_lives_all_the_same(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*asked: object) -> Any:
        raise StoreError(house("store-away", {"file": "x", "error": ""}))

    monkeypatch.setattr(operating, "ASKED_AGAIN", 0.0)
    with monkeypatch.context() as patch:
        patch.setattr(web.hub.store, "tables_of", away)
        answer = anna.get("/readyz")
        assert (answer.status_code, answer.json()) == (503, {"ready": False, "why": "store"})
        assert anna.get("/healthz").status_code == 200
    assert anna.get("/readyz").status_code == 200
    web.hub.stopping = True
    assert anna.get("/readyz").json() == {"ready": False, "why": "stopping"}
    assert anna.get("/").status_code == 200, "whoever is here is served to the end"


def test_a_store_that_hangs_is_not_ready(web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hangs(*asked: object) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(operating, "SECONDS_TO_ANSWER", 0.0)
    monkeypatch.setattr(web.hub.store, "tables_of", hangs)
    assert anna.get("/readyz").json() == {"ready": False, "why": "store"}


def test_the_store_is_asked_once_however_many_want_to_know(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def counted(*given: object) -> list[str]:
        asked.append(given)
        return []

    monkeypatch.setattr(operating, "ASKED_AGAIN", 1e9)
    monkeypatch.setattr(web.hub.store, "tables_of", counted)
    for _ in range(9):
        anna.get("/readyz")
    assert len(asked) <= 1


def test_the_numbers_count_what_has_happened(web: Web, anna: TestClient) -> None:
    table = _set(anna)
    live = web.live(table)
    for _ in range(2):
        act = {"decision": live.table.version, "action": live.table.state.choices[0]}
        assert anna.post(f"/api/tables/{table}/act", json=act).status_code == 200
    assert anna.post(f"/api/tables/{table}/act", json={"decision": 99, "action": 0}).status_code == 409
    with anna.websocket_connect(f"/t/{table}/live") as page:
        page.receive_json()
        page.send_json({"do": "act", "decision": 99, "action": 0})
        while "error" not in page.receive_json():
            pass
        found = _numbers(anna, web)
    assert found['ludoteca_entries_total{kind="act"}'] == 2
    assert found['ludoteca_requests_total{route="/api/tables/{table}/act",status="200"}'] == 2
    assert found['ludoteca_requests_total{route="/api/tables/{table}/act",status="409"}'] == 1
    assert found['ludoteca_refusals_total{why="table-late"}'] == 1
    assert found["ludoteca_kept_seconds_count"] == 2 == found["ludoteca_change_seconds_count"]
    assert (found["ludoteca_tables"], found["ludoteca_pages"], found["ludoteca_ready"]) == (1, 1, 1)
    assert found["ludoteca_tables_bytes"] > 10_000 and found["ludoteca_thinkers"] == 1


def test_what_nobody_has_found_counts_without_its_address(web: Web, anna: TestClient) -> None:
    anna.get("/somebody/s/secret")
    found = _numbers(anna, web)
    assert found['ludoteca_requests_total{route="",status="404"}'] == 1
    assert not any("secret" in name for name in found)


@pytest.mark.parametrize(
    ("client", "headers", "status"),
    [
        ("127.0.0.1", [], 200),
        ("::ffff:127.0.0.1", [], 200),
        ("192.0.2.7", [], 403),
        ("somewhere", [], 403),
        ("127.0.0.1", [(b"x-forwarded-for", b"127.0.0.1")], 403),
    ],
)
def test_the_numbers_are_for_operators_alone_and_none_comes_by_a_proxy(
    web: Web, client: str, headers: list[tuple[bytes, bytes]], status: int
) -> None:
    async def work() -> int:
        from tests.web import raw

        given = raw.scope
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(raw, "scope", lambda *asked, **more: {**given(*asked, **more), "client": (client, 5)})
            return (await request(web.app, "GET", "/metrics", headers=headers)).status

    assert asyncio.run(work()) == status


def test_every_answer_has_a_number_and_the_log_tells_of_it_without_secrets(
    web: Web, anna: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "ludoteca.access"):
        body = {"game": GAME, "seats": ["me", "friend"]}
        view = anna.post("/api/tables", json=body).json()
        link = view["invitations"]["1"].removeprefix("http://testserver")
        answer = anna.get(f"{link}?name=Bruno", headers={"cookie": "ludoteca=secret"})
        looked = anna.get(f"/t/{view['table']}")
    number = answer.headers["x-request-id"]
    told = [record for record in caplog.records if record.name == "ludoteca.access"]
    assert [record.getMessage().split(" ")[:3] for record in told] == [
        ["POST", "/api/tables", "201"],
        ["GET", "/join/{token}", "200"],
        ["GET", "/t/{table}", "200"],
    ]
    assert told[1].getMessage().endswith(f"request {number}") and number != looked.headers["x-request-id"]
    assert f"table {view['table']}" in told[2].getMessage()
    written = "\n".join(JsonForm().format(record) for record in told)
    for secret in (link.rsplit("/", 1)[1].partition(".")[2], "Bruno", "secret", "cookie"):
        assert secret not in written


def test_a_line_is_for_people_or_for_programs() -> None:
    try:
        raise ValueError("x")
    except ValueError as error:
        fault = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("ludoteca.web", logging.ERROR, "", 0, "It is %s.\nTwo lines.", ("so",), fault)
    record.created = 0.5
    said = json.loads(JsonForm().format(record))
    assert "\n" not in JsonForm().format(record)
    assert said.pop("fault").startswith("Traceback")
    assert said == {
        "time": "1970-01-01T00:00:00.500+00:00",
        "level": "error",
        "about": "ludoteca.web",
        "message": "It is so.\nTwo lines.",
    }
    assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d ERROR It is so\.", TextForm().format(record))


def test_requests_are_told_only_where_the_host_wants_it(capsys: pytest.CaptureFixture[str]) -> None:
    from ludoteca.web import logs

    names = ("ludoteca", "uvicorn", "asyncio", "ludoteca.access")
    before = {name: (logging.getLogger(name).handlers, logging.getLogger(name).level) for name in names}
    try:
        for wanted in (False, True):
            write_logs("json", requests=wanted)
            logs.told("GET", "/t/{table}", 200, 0.0123, "abc")
            lines = capsys.readouterr().err.splitlines()
            assert len(lines) == wanted
        assert json.loads(lines[0])["milliseconds"] == 12.3
    finally:
        for name, (handlers, level) in before.items():
            logger = logging.getLogger(name)
            logger.handlers, logger.propagate = handlers, True
            logger.setLevel(level)


def test_a_server_that_is_to_stop_says_so_first_and_goes_on_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[float, Any]] = []

    class Timer:
        def __init__(self, seconds: float, work: Any, given: Any) -> None:
            self.then = lambda: work(*given)
            begun.append((seconds, self))

        def start(self) -> None:
            pass

    monkeypatch.setattr(threading, "Timer", Timer)
    web = Web(tmp_path, stop_seconds=5.0)
    server = Server(uvicorn.Config(web.app), web.hub)
    server.handle_exit(signal.SIGTERM, None)
    assert web.hub.stopping and not server.should_exit and [seconds for seconds, _ in begun] == [5.0]
    begun[0][1].then()
    assert server.should_exit
    other = Server(uvicorn.Config(web.app), web.hub)
    other.handle_exit(signal.SIGTERM, None)
    assert other.should_exit and len(begun) == 1, "who asks again does not wait"
    asyncio.run(web.hub.close())
