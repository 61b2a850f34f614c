"""The tools without a protocol: tables are bounded, and a table of a server is played by its HTTP API."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from ludoteca.agents import remote
from ludoteca.agents.remote import Connection, RemoteGame
from ludoteca.agents.screen_words import screen_words
from ludoteca.agents.tools import MOST_TABLES, Assistant
from tests.agents.speakers import choices
from tests.web.test_crowd import served


def test_so_many_tables_and_no_more() -> None:
    assistant = Assistant("en")
    for number in range(1, MOST_TABLES + 1):
        text, done = assistant.call("new_game", {"game": "marrak_hesh", "seats": ["me", "random"]})
        assert done and text.startswith(f"Table {number}. ")
    text, done = assistant.call("new_game", {"game": "marrak_hesh"})
    assert not done and "leave one of them first: 1, 2, 3" in text
    assert assistant.call("leave", {"table": 2}) == ("You have left the table.", True)
    assert assistant.call("new_game", {"game": "marrak_hesh", "seats": ["me", "random"]})[1]
    assert "yours are: 1, 3, 4" in assistant.call("look", {"table": 2})[0]


def test_undo_takes_back_what_nobody_has_learnt_from() -> None:
    assistant = Assistant("en")
    begun, _ = assistant.call("new_game", {"game": "marrak_hesh", "seats": ["me", "random"], "seed": 3})
    assistant.call("choose", {"answer": choices(begun)[0][0]})
    again, done = assistant.call("undo", {})
    assert done and begun == f"Table 1. {again}"


def test_several_seats_may_be_played_by_one() -> None:
    assistant = Assistant("en")
    text, _ = assistant.call("new_game", {"game": "marrak_hesh", "seats": ["me", "me"], "seed": 3})
    seen = set()
    for _ in range(6):
        seen.add("You are Player 1." in text)
        text, _ = assistant.call("choose", {"answer": choices(text)[0][0]})
    assert seen == {True, False}


def test_a_mishap_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("ludoteca.agents.tools.rules_text", broken)
    text, done = Assistant("en").call("rules", {"game": "marrak_hesh"})
    assert not done and text.startswith("This has not worked: ZeroDivisionError: oh (")


# ---- at a server


def test_a_game_at_a_server(tmp_path: Path) -> None:
    assistant = Assistant("en")
    with served(tmp_path, 50) as (port, _):
        host = Connection(f"http://127.0.0.1:{port}", "en")
        seats = {"game": "marrak_hesh", "seats": ["me", "friend"], "name": "Anna"}
        table = host.ask("/api/tables", seats)
        (link,) = table["invitations"].values()
        refusal, done = assistant.call("join", {"link": f"{link}x", "name": "Ada"})
        assert not done and refusal.startswith("The server says: ")
        text, done = assistant.call("join", {"link": link, "name": "Ada"})
        assert done and "You are Ada." in text and "- Player 1: Anna" in text
        mine = assistant._tables[1]
        assert isinstance(mine, RemoteGame)
        mine._server.ask(f"/api/tables/{table['table']}/away", {"seat": 1})  # as others may do for one who thinks long
        assert assistant.call("look", {})[1]
        assert not host.ask(f"/api/tables/{table['table']}")["seats"][1]["away"], "it has not come back"
        address, refusals, early = f"/api/tables/{table['table']}", 0, ""
        view = host.ask(address)
        while not view["over"]:
            if view["actions"]:
                told = {"decision": view["decision"], "action": view["actions"][0]["action"]}
                if not early:
                    early, done = assistant.call("choose", {"answer": "0", "wait": 0})
                    assert not done and "Anna decides now." in early
                host.ask(f"{address}/act", told)
            text, _ = assistant.call("look", {})
            if offered := choices(text):
                if not refusals and offered[0][1].startswith("Store"):
                    refusal, done = assistant.call("choose", {"answer": "0", "wait": 0})
                    refusals += not done and "(rule R1)" in refusal and "**R1** Players take turns" in refusal
                assert assistant.call("choose", {"answer": offered[-1][1], "wait": 0})[1]
            view = host.ask(address)
        text, _ = assistant.call("look", {})
        assert refusals == 1 and early and "win" in text.rpartition("\n\n")[2]
        open_to_all = f"http://127.0.0.1:{port}/t/{table['table']}"
        watched, done = Assistant("it").call("join", {"link": open_to_all, "name": "x"})
        assert done and "Guardi senza un posto" in watched


class Strange(BaseHTTPRequestHandler):
    """A server of somebody's that is none of ours."""

    answer = b""
    status = 200

    def do_GET(self) -> None:
        self.send_response(self.status)
        self.send_header("Location", "http://127.0.0.1:1/")
        self.end_headers()
        self.wfile.write(self.answer)

    def log_message(self, *_: object) -> None:
        """Nothing."""


@contextmanager
def strange(status: int, answer: bytes) -> Iterator[str]:
    handler = type("Handler", (Strange,), {"status": status, "answer": answer})
    server = HTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/t/abc"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize(
    ("status", "answer"),
    [
        (200, b"<html>"),
        (200, b"[]"),
        (200, b"[" * 100_000),
        (302, b""),
        (500, b"oh"),
        (404, b'{"error": 3}'),
        (200, b'{"table": "%s"}' % (b"9" * 3000)),
    ],
    ids=["a page", "a list", "deep", "elsewhere", "broken", "no sentence", "over the bound"],
)
def test_a_strange_server_gets_a_sentence(status: int, answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "MOST_BYTES", 200_000 if answer[:1] == b"[" else 2000)
    with strange(status, answer) as link:
        text, done = Assistant("en").call("join", {"link": link, "name": "Ada"})
    assert not done and "no table of Ludoteca's" in text


def test_a_view_of_any_shape_is_no_mishap() -> None:
    view = {"table": 3, "game": [], "seats": [1, None], "actions": [{"action": "x"}, 4], "scores": "many", "screen": 7}
    with strange(200, json.dumps(view).encode()) as link:
        text, done = Assistant("en").call("join", {"link": link, "name": "Ada"})
    assert done and "Player 1: -" in text


def test_what_a_server_says_does_nothing_to_a_terminal() -> None:
    with strange(404, json.dumps({"error": "\x1b[2Jgone " + "x" * 9000}).encode()) as link:
        text, _ = Assistant("en").call("join", {"link": link, "name": "Ada"})
    assert "\x1b" not in text and "\\x1b[2Jgone" in text and len(text) < 2500


def test_the_words_of_a_drawing() -> None:
    drawn = '<style>no</style><svg aria-label="Map"><title>Farm</title><defs><p>no</p></defs><br><text>3</text></svg>'
    assert screen_words(drawn) == ["Map", "Farm", "3"]
    assert screen_words('<i aria-hidden="true">no<br><b>no</b></i>yes</p></i> yes') == ["yes"]
