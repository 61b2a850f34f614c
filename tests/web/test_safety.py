"""What is refused, how politely, and what every answer carries."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from openapi_spec_validator import validate
from starlette.routing import Route
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from ludoteca.engine.phrase import HOUSE
from ludoteca.web import app
from ludoteca.web.app import HEADERS
from ludoteca.web.hub import hashed
from ludoteca.web.keys import SECRET_LENGTH
from ludoteca.web.shell import script_url
from ludoteca.web.steward import ADMIN
from ludoteca.web.think_paths import THINK
from ludoteca.web.visitor import COOKIE, SAFE_COOKIE
from ludoteca.words import LANGUAGES, catalogue
from tests.web.tables import HOME, Web, joined, opened

GAME = "marrak_hesh"
SCRIPT = "<script>alert(1)</script>"
OWN = '<script src="/static/'
SHORT = "<i>&\"'</i>"
HEADER_NAMES = sorted(HEADERS)


def _set(anna: TestClient, *seats: str, name: str = "Anna") -> str:
    body = {"game": GAME, "seats": list(seats or ("me", "here")), "name": name, "options": {"first_player": "seat_0"}}
    answer = anna.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def _invitation(anna: TestClient, table: str) -> str:
    (link,) = anna.get(f"/api/tables/{table}").json()["invitations"].values()
    return str(link)


def _writes(anna: TestClient) -> list[str]:
    """Every address that something can be written to."""
    table = _set(anna, "me", "friend")
    token = _invitation(anna, table).rsplit("/", 1)[1]
    return [
        f"/games/{GAME}/play",
        f"/games/{GAME}/learn",
        f"/new/{GAME}",
        f"/join/{token}",
        f"/games/{GAME}/examples/E13",
        "/lang",
        f"/api/games/{GAME}/examples/E13",
        f"/puzzles/{GAME}/00000000/answer",
        f"/puzzles/{GAME}/00000000/play",
        "/api/tables",
        "/api/seats",
        f"/api/tables/{table}/act",
        f"/api/tables/{table}/chance",
        f"/api/tables/{table}/undo",
        f"/api/tables/{table}/away",
        f"/api/tables/{table}/holiday",
        f"/api/tables/{table}/back",
        f"/t/{table}/review",
        f"/t/{table}/again",
        "/api/admin",
        "/me",
        *[f"/me/{deed}" for deed in ("link", "codes", "passkey/ask", "passkey", "passkeys/0/remove", "out", "erase")],
        *[f"/enter{how}" for how in ("", "/passkey/ask", "/passkey", "/a-link")],
        *[f"/me/letters{how}" for how in ("", "/mail", "/push", "/push/0/remove", "/try")],
        *[f"/letters/{how}/a-link" for how in ("mail", "stop")],
        f"/t/{table}/sit",
        f"/t/{table}/decline",
        f"/daily/{GAME}/play",
        "/people/nobody/challenge",
        *[
            f"/groups{how}"
            for how in ("", "/join/a-link", "/g", "/g/chat", "/g/chat/off", "/g/dissolve", "/g/invitation")
        ],
        *[f"/groups/g/{how}" for how in ("leave", "members/nobody/out", "members/nobody/role")],
        *["/tournaments", "/tournaments/nothing/enter"],
        *["/wishes", "/wishes/nothing/join", "/wishes/nothing/leave"],
        *["/api/tournaments", "/api/tournaments/nothing/enter", f"/api/daily/{GAME}/play"],
        *["/api/wishes", "/api/wishes/nothing/join", "/api/wishes/nothing/leave"],
        *[f"/api/tables/{table}/{how}" for how in ("sit", "fill", "answers", "answers/panel", "answers/1/take-back")],
    ]


def _house(key: str, lang: str) -> str:
    """The beginning of a sentence of the house, up to its first blank to fill."""
    (line,) = [line for line in catalogue(HOUSE, lang).splitlines() if line.startswith(f"{key} = ")]
    return line.partition(" = ")[2].partition("{")[0].strip()


def _says(text: str, key: str, lang: str = "en") -> bool:
    return _house(key, lang) in text.replace("&#x27;", "'").replace("&quot;", '"')


def _untold(text: str) -> None:
    assert "Traceback" not in text and 'File "' not in text and ".py" not in text


# ---- where a request comes from


def test_every_write_from_another_site_is_refused_and_changes_nothing(web: Web, anna: TestClient) -> None:
    paths = _writes(anna)
    known = {
        "/games/{game}/play",
        "/games/{game}/learn",
        "/games/{game}/examples/{example}",
        "/new/{game}",
        "/join/{token}",
        "/lang",
        "/puzzles/{game}/{puzzle}/answer",
        "/puzzles/{game}/{puzzle}/play",
        "/api/games/{game}/examples/{example}",
        "/api/tables",
        "/api/seats",
        "/api/tables/{table}/act",
        "/api/tables/{table}/chance",
        "/api/tables/{table}/undo",
        "/api/tables/{table}/away",
        "/api/tables/{table}/holiday",
        "/api/tables/{table}/back",
        "/t/{table}/review",
        "/t/{table}/again",
        "/api/admin",
        "/me",
        "/me/link",
        "/me/codes",
        "/me/passkey/ask",
        "/me/passkey",
        "/me/passkeys/{passkey}/remove",
        "/me/out",
        "/me/erase",
        "/enter",
        "/enter/passkey/ask",
        "/enter/passkey",
        "/enter/{token}",
        "/me/letters",
        "/me/letters/mail",
        "/me/letters/push",
        "/me/letters/push/{push}/remove",
        "/me/letters/try",
        "/letters/mail/{token}",
        "/letters/stop/{token}",
        "/t/{table}/sit",
        "/t/{table}/decline",
        "/daily/{game}/play",
        "/people/{person}/challenge",
        "/groups",
        "/groups/join/{token}",
        "/groups/{group}",
        "/groups/{group}/chat",
        "/groups/{group}/chat/off",
        "/groups/{group}/dissolve",
        "/groups/{group}/invitation",
        "/groups/{group}/leave",
        "/groups/{group}/members/{person}/out",
        "/groups/{group}/members/{person}/role",
        "/tournaments",
        "/tournaments/{tourney}/{doing}",
        "/wishes",
        "/wishes/{wish}/join",
        "/wishes/{wish}/leave",
        "/api/tournaments",
        "/api/tournaments/{tourney}/{doing}",
        "/api/daily/{game}/play",
        "/api/wishes",
        "/api/wishes/{wish}/join",
        "/api/wishes/{wish}/leave",
        "/api/tables/{table}/sit",
        "/api/tables/{table}/fill",
        "/api/tables/{table}/answers",
        "/api/tables/{table}/answers/panel",
        "/api/tables/{table}/answers/{number}/take-back",
    }
    found = {route.path for route in web.app.routes if isinstance(route, Route) and "POST" in (route.methods or ())}
    by_token = {path for path in found if path.startswith(THINK)}  # the rest: test_think.py
    assert found - by_token == known, "a write that this test does not know"
    for foreign in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        for path in paths:
            answer = anna.post(path, headers=foreign, data={"lang": "it", "name": "Eve"})
            assert answer.status_code == 403, path
            assert _says(answer.text, "web-origin"), path
            assert "set-cookie" not in answer.headers


def test_a_write_from_our_own_pages_is_accepted(anna: TestClient) -> None:
    answer = anna.post(f"/games/{GAME}/play", headers={"origin": HOME}, follow_redirects=False)
    assert answer.status_code == 303


def test_a_websocket_from_another_site_is_refused(anna: TestClient) -> None:
    table = _set(anna)
    for origin in ("https://evil.example", "null", f"{HOME}.evil.example"):
        with (
            pytest.raises(WebSocketDisconnect),
            anna.websocket_connect(f"/t/{table}/live", headers={"origin": origin}),
        ):
            pass
    with anna.websocket_connect(f"/t/{table}/live", headers={"origin": HOME}) as socket:
        assert "regions" in socket.receive_json()


def test_the_language_form_leads_nowhere_else(anna: TestClient) -> None:
    for here in (
        "https://evil.example/",
        "//evil.example",
        "/\\evil.example",
        "///evil.example/x",
        "javascript:alert(1)",
    ):
        answer = anna.post("/lang", data={"lang": "it", "here": here}, follow_redirects=False)
        address = answer.headers["location"]
        assert address.startswith("/") and not address.startswith(("//", "/\\")), here


# ---- how much


def test_a_body_that_is_too_large_is_refused(anna: TestClient) -> None:
    for path in _writes(anna):
        answer = anna.post(path, content=b"x" * (64 * 1024 + 1))
        assert answer.status_code == 413, path
        assert _says(answer.text, "web-body"), path


def test_a_body_without_a_length_is_counted_as_it_comes(anna: TestClient) -> None:
    answer = anna.post("/api/tables", content=iter([b"x" * 1000] * 70))
    assert answer.status_code == 413


def test_too_many_requests_are_refused_with_a_sentence(tmp_path: Path) -> None:
    web = Web(tmp_path, requests_at_once=5, requests_a_second=0.0)
    with opened(web) as anna:
        found = [anna.get("/") for _ in range(7)]
        assert [answer.status_code for answer in found] == [200] * 5 + [429] * 2
        assert _says(found[-1].text, "web-rate")
        assert anna.get("/api/games").json() == {"error": _house("web-rate", "en")}


def test_another_cookie_with_every_request_does_not_help_against_the_rate_limit(tmp_path: Path) -> None:
    web = Web(tmp_path, requests_at_once=5, requests_a_second=0.0)
    with opened(web) as anna:
        found = [
            anna.get("/", headers={"cookie": f"{COOKIE}={number:0{SECRET_LENGTH}d}"}).status_code
            for number in range(100)
        ]
        assert 429 in found


def test_too_many_messages_on_a_websocket_are_refused_with_a_sentence(tmp_path: Path) -> None:
    web = Web(tmp_path, requests_at_once=5, requests_a_second=0.0)
    with opened(web) as anna:
        table = _set(anna)
        with anna.websocket_connect(f"/t/{table}/live") as socket:
            socket.receive_json()
            for _ in range(8):
                socket.send_json({"do": "why", "action": -1})
            assert _says(" ".join(str(socket.receive_json()) for _ in range(8)), "web-rate")


def test_tables_of_one_client_are_limited(tmp_path: Path) -> None:
    web = Web(tmp_path, most_tables=2)
    with opened(web) as anna:
        for _ in range(2):
            _set(anna)
        body = {"game": GAME, "seats": ["me", "here"]}
        answer = anna.post("/api/tables", json=body)
        assert answer.status_code == 429
        assert _says(answer.text, "web-tables")
        assert anna.post(f"/games/{GAME}/play").status_code == 429
        form = {"players": "2", "seat0": "me", "seat1": "here"}
        page = anna.post(f"/new/{GAME}", data=form)
        assert page.status_code == 429 and 'role="alert"' in page.text
        assert joined(anna, web).post("/api/tables", json=body).status_code == 201


@pytest.mark.parametrize("name", ["x" * 25, "\u200b\u202e", "   "])
def test_a_name_that_is_too_long_or_not_to_be_seen_is_refused(anna: TestClient, name: str) -> None:
    link = _invitation(anna, _set(anna, "me", "friend"))
    asked = [
        anna.post("/api/seats", json={"invitation": link, "name": name}),
        anna.post(f"/join/{link.rsplit('/', 1)[1]}", data={"name": name}),
        anna.post("/api/tables", json={"game": GAME, "seats": ["me", "here"], "name": name}),
    ]
    for answer in asked:
        assert answer.status_code == 400
        assert _says(answer.text, "web-name")


@pytest.mark.parametrize("text", ["", " ", "x" * 301, "\u202e"])
def test_a_line_of_chat_that_is_empty_or_too_long_is_refused(web: Web, anna: TestClient, text: str) -> None:
    table = _set(anna)
    with anna.websocket_connect(f"/t/{table}/live") as socket:
        socket.receive_json()
        socket.send_json({"do": "chat", "text": text})
        assert _says(socket.receive_json()["error"], "web-chat")
    assert web.live(table).table.chat == []


# ---- what people type


def test_what_people_type_is_escaped_everywhere(web: Web, anna: TestClient) -> None:
    table = _set(anna, "me", "friend", name=SHORT)
    link = _invitation(anna, table)
    bruno = joined(anna, web)
    assert SHORT not in bruno.get(f"/join/{link.rsplit('/', 1)[1]}").text
    bruno.post("/api/seats", json={"invitation": link, "name": "<b>x</b>"})
    with anna.websocket_connect(f"/t/{table}/live") as socket:
        socket.receive_json()
        socket.send_json({"do": "chat", "text": SCRIPT})
        heard = socket.receive_json()
        assert "&lt;script&gt;" in heard["regions"]["chat"]
        assert "<script" not in json.dumps(heard)
    state = web.live(table).table.state
    anna.post(f"/api/tables/{table}/act", json={"decision": 0, "action": state.choices[0]})
    for path in (f"/t/{table}", f"/t/{table}/replay", "/"):
        for who in (anna, bruno):
            page = who.get(path).text
            assert SHORT not in page and "<b>x</b>" not in page and SCRIPT not in page, path
            assert page.count("<script") == page.count(OWN), path
    assert "&lt;i&gt;" in anna.get(f"/t/{table}").text
    screen = anna.get(f"/api/tables/{table}").json()["screen"]
    assert SHORT not in screen and "<b>x</b>" not in screen


def test_what_is_given_back_in_an_error_is_escaped(anna: TestClient) -> None:
    table = _set(anna)
    tried = [
        anna.get(f"/games/{SCRIPT}"),
        anna.get("/games/%3Cscript%3Ealert(1)%3C%2Fscript%3E"),
        anna.get(f"/t/{table}/replay", params={"at": "<script>x"}),
        anna.get(f"/t/{table}/replay", params={"seat": "<script>x"}),
        anna.post(f"/new/{GAME}", data={"players": SCRIPT, "name": SCRIPT, "option-deep_space": SCRIPT}),
    ]
    for answer in tried:
        assert answer.status_code < 500
        assert answer.text.count("<script") == answer.text.count(OWN), "the house's and the game's own"
        assert "<script>" not in answer.text


# ---- what every answer carries


def test_every_answer_carries_the_safe_headers(web: Web, anna: TestClient) -> None:
    table = _set(anna)
    answers = [
        anna.get(path)
        for path in (
            "/",
            f"/games/{GAME}",
            f"/games/{GAME}/rules",
            f"/new/{GAME}",
            f"/t/{table}",
            f"/t/{table}/replay",
            f"/t/{table}/record.json",
            "/static/ludoteca.css",
            script_url("main.js"),
            f"/static/games/{GAME}/screen.css",
            "/api/games",
            "/api/openapi.json",
            f"/api/tables/{table}",
            "/nothing",
            "/t/nothing",
            "/join/nothing",
        )
    ]
    answers.append(anna.post("/"))
    answers.append(anna.post("/lang", headers={"origin": "https://evil.example"}))
    answers.append(anna.post("/api/tables", content=b"x" * 100_000))
    for answer in answers:
        for name in HEADER_NAMES:
            assert answer.headers.get(name) == HEADERS[name], (answer.url, name)
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy and "*" not in policy and "default-src 'none'" in policy
        assert answer.headers["cache-control"] in ("no-store", "public, max-age=31536000, immutable")


def test_a_fault_of_ours_is_told_without_details_and_as_safely(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> str:
        raise ZeroDivisionError("the seed is 12345")

    monkeypatch.setattr(app, "home", broken)
    for lang in LANGUAGES:
        answer = anna.get("/", headers={"accept-language": lang})
        assert answer.status_code == 500
        assert _says(answer.text, "web-fault", lang)
        assert "12345" not in answer.text
        _untold(answer.text)
        for name in HEADER_NAMES:
            assert answer.headers.get(name) == HEADERS[name], name


def test_pages_have_no_script_or_style_of_their_own(anna: TestClient) -> None:
    table = _set(anna)
    for path in ("/", f"/games/{GAME}", f"/new/{GAME}", f"/t/{table}", f"/t/{table}/replay", "/nothing"):
        page = anna.get(path).text
        assert page.count("<script") == page.count(OWN) >= 1
        assert "<style" not in page and " style=" not in page and " onclick=" not in page


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path, secure: bool) -> None:
    web = Web(tmp_path, secure=secure)
    with opened(web) as anna:
        answer = anna.post(f"/games/{GAME}/play", follow_redirects=False)
        cookie = SimpleCookie(answer.headers["set-cookie"])[SAFE_COOKIE if secure else COOKIE]
        assert cookie["httponly"] and cookie["samesite"] == "lax" and cookie["path"] == "/"
        assert bool(cookie["secure"]) is secure
        assert [len(part) for part in cookie.value.split(".")] == [SECRET_LENGTH, SECRET_LENGTH]
        assert "set-cookie" not in joined(anna, web).get("/").headers, "whoever only looks gets no cookie"


# ---- what does not exist or cannot be read


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_does_not_exist_is_said_in_the_visitors_language(anna: TestClient, lang: str) -> None:
    table = _set(anna)
    expected = {
        "/nothing": (404, "web-not-found"),
        "/static/nothing.js": (404, "web-not-found"),
        script_url("nothing.js"): (404, "web-not-found"),
        "/static/0123456789ab/main.js": (404, "web-not-found"),
        script_url(f"games/{GAME}/screen.css"): (404, "web-not-found"),
        "/static/..%2f..%2fapp.py": (404, "web-not-found"),
        f"/static/games/{GAME}/rules.py": (404, "web-not-found"),
        "/t/nothing": (404, "table-unknown"),
        "/t/nothing/replay": (404, "table-unknown"),
        "/t/nothing/record.json": (404, "table-unknown"),
        "/join/nothing": (404, "table-unknown"),
        f"/join/{table}.wrong": (404, "web-invitation"),
        f"/join/{table}": (404, "web-invitation"),
        "/api/tables/nothing": (404, "table-unknown"),
        "/games/nothing": (404, ""),
        "/new/nothing": (404, ""),
        f"/t/{table}/replay?at=999": (400, "web-replay-step"),
        f"/t/{table}/replay?at=-1": (400, "web-replay-step"),
        f"/t/{table}/replay?seat=7": (400, "web-replay-seat"),
        f"/t/{table}/replay?seat=garbage": (400, "web-replay-seat"),
        f"/t/{table}/replay?seat=%3Cb%3E": (400, "web-replay-seat"),
        f"/t/{table}/record.json": (403, ""),
        f"/games/{GAME}/play": (405, "web-method"),
    }
    for path, (status, key) in expected.items():
        answer = anna.get(path, headers={"accept-language": lang})
        assert answer.status_code == status, path
        assert not key or _says(answer.text, key, lang), path
        _untold(answer.text)
        if not path.startswith("/api/"):
            assert f'<html lang="{lang}">' in answer.text


def test_the_record_of_a_running_game_is_refused_with_a_sentence_about_records(anna: TestClient) -> None:
    answer = anna.get(f"/t/{_set(anna)}/record.json")
    assert answer.status_code == 403
    assert "rematch" not in answer.text.lower()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"game": 7}',
        b'{"decision": 0}',
        b'{"decision": "0", "action": 1}',
        b'{"decision": 0, "action": 1, "more": 2}',
        b"[" * 60_000,
        b'{"decision": 1e400, "action": 1}',
    ],
)
def test_json_that_is_none_is_answered_with_one_sentence(anna: TestClient, lang: str, body: bytes) -> None:
    table = _set(anna)
    for path in ("/api/tables", "/api/seats", f"/api/tables/{table}/act"):
        answer = anna.post(path, content=body, headers={"accept-language": lang})
        assert answer.status_code == 400, path
        assert set(answer.json()) == {"error"}
        assert _says(answer.json()["error"], "web-json", lang), path


def test_a_form_that_is_none_is_answered_with_a_sentence_about_it(anna: TestClient) -> None:
    token = _invitation(anna, _set(anna, "me", "friend")).rsplit("/", 1)[1]
    for path in (f"/join/{token}", f"/new/{GAME}", "/lang"):
        answer = anna.post(path, content=b"nonsense", headers={"content-type": "multipart/form-data; boundary=x"})
        assert 300 <= answer.status_code < 500 or answer.status_code == 200, path
        _untold(answer.text)
        assert not _says(answer.text, "web-not-found"), path


@pytest.mark.parametrize(
    "change",
    [
        {"game": "nothing"},
        {"seats": []},
        {"seats": ["me"] * 50},
        {"seats": ["me", "devil"]},
        {"seats": ["me", "search:999999999"]},
        {"options": {"players": 9}},
        {"options": {"nothing": 1}},
        {"options": {"deep_space": "all"}},
        {"options": {"deep_space_pair": [1, 1]}},
        {"options": {"deep_space_pair": 10**30}},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(anna: TestClient, change: dict[str, object]) -> None:
    for lang in LANGUAGES:
        body = {"game": GAME, "seats": ["me", "here"], **change}
        answer = anna.post("/api/tables", json=body, headers={"accept-language": lang})
        assert answer.status_code in (400, 404)
        assert answer.json()["error"]
        _untold(answer.text)


def _answered(socket: WebSocketTestSession) -> dict[str, object]:
    """The next message that is an answer, not a change."""
    while True:
        heard: dict[str, object] = socket.receive_json()
        if "regions" not in heard:
            return heard


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '{"do": 7}',
        '{"do": "nothing"}',
        '{"do": "__class__"}',
        '{"do": "act", "action": "1"}',
        '{"do": "act", "more": 1}',
        "[" * 4000,
        "x" * 5000,
        '{"do": "act", "decision": 0, "action": 1000000000000000000}',
        '{"do": "act", "decision": 0, "action": -5}',
        '{"do": "act", "decision": 1000000000000000000, "action": 0}',
        '{"do": "why", "action": -1000000000000000000}',
        '{"do": "away", "seat": 99}',
        '{"do": "away", "seat": -1}',
        '{"do": "back"}',
        '{"do": "undo"}',
        '{"do": "rematch"}',
    ],
)
def test_a_websocket_message_that_is_none_is_answered_with_one_sentence(anna: TestClient, message: str) -> None:
    table = _set(anna)
    with anna.websocket_connect(f"/t/{table}/live", headers={"accept-language": "it"}) as socket:
        socket.receive_json()
        socket.send_text(message)
        heard = _answered(socket)
        assert set(heard) in ({"error"}, {"why", "rule"})
        _untold(str(heard))
        socket.send_json({"do": "why", "action": -1})
        assert "why" in _answered(socket), "the page still talks"
    assert anna.get(f"/api/tables/{table}").json()["decision"] == 0


def test_a_websocket_message_in_bytes_is_answered_with_one_sentence(anna: TestClient) -> None:
    with anna.websocket_connect(f"/t/{_set(anna)}/live") as socket:
        socket.receive_json()
        socket.send_bytes(b"\x00\xff")
        assert "error" in _answered(socket)


def test_the_websocket_of_an_unknown_table_is_refused(anna: TestClient) -> None:
    with anna.websocket_connect("/t/nothing/live") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_text()
    assert closed.value.code == 4404


# ---- whose seat it is


def test_a_foreign_cookie_cannot_act_take_back_resign_or_ask(web: Web, anna: TestClient) -> None:
    table = _set(anna)
    anna.post(f"/api/tables/{table}/act", json={"decision": 0, "action": web.live(table).table.state.choices[0]})
    eve = joined(anna, web)
    _set(eve)  # she has a cookie, but no seat here
    action = web.live(table).table.state.choices[0]
    for answer in (
        eve.post(f"/api/tables/{table}/act", json={"decision": 1, "action": action}),
        eve.post(f"/api/tables/{table}/undo"),
        eve.get(f"/api/tables/{table}/why/0"),
    ):
        assert answer.status_code == 403
        assert _says(answer.text, "table-not-yours")
    with eve.websocket_connect(f"/t/{table}/live") as socket:
        socket.receive_json()
        for wish in ("act", "undo", "why", "hint", "resign", "away", "back", "rematch", "chance"):
            socket.send_json({"do": wish, "decision": 1, "action": action, "seat": 0})
            assert _says(str(_answered(socket)), "table-not-yours"), wish
    assert len(web.live(table).table.record.actions) == 1
    assert not any(seat.away or seat.resigned for seat in web.live(table).table.seats)


def test_one_player_cannot_act_for_another(web: Web, anna: TestClient) -> None:
    table = _set(anna, "me", "friend")
    bruno = joined(anna, web)
    bruno.post("/api/seats", json={"invitation": _invitation(anna, table), "name": "Bruno"})
    action = web.live(table).table.state.choices[0]
    answer = bruno.post(f"/api/tables/{table}/act", json={"decision": 0, "action": action})
    assert answer.status_code == 409
    assert _says(answer.text, "table-turn")
    assert bruno.get(f"/api/tables/{table}").json()["actions"] == []
    late = anna.post(f"/api/tables/{table}/act", json={"decision": 5, "action": action})
    assert late.status_code == 409
    assert _says(late.text, "table-late")
    assert web.live(table).table.record.actions == []


def test_an_invitation_cannot_be_guessed_or_used_twice(web: Web, anna: TestClient) -> None:
    table = _set(anna, "me", "friend")
    link = _invitation(anna, table)
    bruno, eve = joined(anna, web), joined(anna, web)
    for guess in ("", table, f"{table}.", f"{table}.{'A' * 22}", link[:-1]):
        assert eve.post("/api/seats", json={"invitation": guess, "name": "Eve"}).status_code == 404
    assert bruno.post("/api/seats", json={"invitation": link, "name": "Bruno"}).status_code == 200
    assert eve.post("/api/seats", json={"invitation": link, "name": "Eve"}).status_code == 404
    assert [seat["name"] for seat in eve.get(f"/api/tables/{table}").json()["seats"]] == ["Anna", "Bruno"]


# ---- the description of the API


def test_the_description_of_the_api_is_valid_and_complete(web: Web, anna: TestClient) -> None:
    described = anna.get("/api/openapi.json").json()
    validate(described)
    served: dict[str, set[str]] = {}
    for route in web.app.routes:  # what operators and thinkers may do is told where they read of it
        if isinstance(route, Route) and route.path.startswith("/api/") and not route.path.startswith(THINK):
            if route.path not in ("/api/openapi.json", ADMIN) and not route.path.endswith("/panel"):  # a part of a page
                methods = {method.lower() for method in route.methods or () if method != "HEAD"}
                served.setdefault(route.path, set()).update(methods)
    assert {path: set(operations) for path, operations in described["paths"].items()} == served


# What needs a wish, a tournament, a seat that is free or an answer that is left: how those go well stands in tests of
# their own, and here that they are refused as it is described.
ELSEWHERE = (
    "/api/wishes/{wish}/join",
    "/api/tables/{table}/sit",
    "/api/tables/{table}/fill",
    "/api/tables/{table}/answers",
    "/api/tables/{table}/answers/{number}/take-back",
    "/api/tournaments",
    "/api/tournaments/{tourney}",
    "/api/tournaments/{tourney}/{doing}",
)


def test_every_described_address_answers_as_described(web: Web, anna: TestClient) -> None:
    described = anna.get("/api/openapi.json").json()["paths"]
    table, waiting = _set(anna, "me", "here"), _set(anna, "me", "friend")
    by_post = {"kind": "slow", "start": 86400, "holidays": 14}
    body = {"game": GAME, "seats": ["me", "here"], "clock": by_post}
    slow = anna.post("/api/tables", json=body).json()["table"]
    holder, live = hashed(anna.cookies[COOKIE].split(".")[0]), web.live(waiting)
    assert anna.portal is not None
    anna.portal.call(web.hub.change, live, lambda table: table.sit(1, "Anna too", holder))  # who has yet to contribute
    bodies: dict[str, object] = {
        "/api/tables": {"game": GAME, "seats": ["me", "here"]},
        "/api/seats": {"invitation": _invitation(anna, _set(anna, "me", "friend")), "name": "Bruno"},
        "/api/tables/{table}/act": {"decision": 0, "action": web.live(table).table.state.choices[0]},
        "/api/tables/{table}/chance": {"chance": "4 2 6 6 1"},
        "/api/tables/{table}/away": {"seat": 0},
        "/api/tables/{table}/holiday": {"days": 1},
        "/api/wishes": {"game": GAME, "players": 2, "people": 2, "name": "Anna"},
    }
    assert (
        anna.post("/me", data={"name": "Anna"}, follow_redirects=False).status_code == 303
    )  # the day's deal wants one
    for path, operations in described.items():
        for method, operation in operations.items():
            there = {"chance": waiting, "holiday": slow}.get(path.rpartition("/")[2], table)
            other = {
                "wish": "nothing",
                "tourney": "nothing",
                "doing": "enter",
                "number": 1,
                "day": datetime.now(UTC).date().isoformat(),
            }
            address = path.format(table=there, action=0, game=GAME, example="E13", **other)
            answer = anna.request(method, address, json=bodies.get(path)) if method == "post" else anna.get(address)
            said = f"{answer.status_code // 100}XX" if path in ELSEWHERE else str(answer.status_code)
            assert said in operation["responses"], (path, answer.text)
            assert isinstance(answer.json(), dict)


def test_a_search_that_takes_too_long_for_a_hint_is_answered_with_one_sentence(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(*args: object) -> list[object]:
        raise TimeoutError

    monkeypatch.setattr(web.hub.thinkers, "hint", slow)
    table = _set(anna, "me", "random")
    with anna.websocket_connect(f"/t/{table}/live") as socket:
        socket.receive_json()
        socket.send_json({"do": "hint"})
        assert _says(str(_answered(socket)), "web-hint")
        socket.send_json({"do": "why", "action": -1})
        assert "why" in _answered(socket), "the page still talks"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_too_long_or_too_large_for_a_sentence_is_refused_in_words_all_the_same(
    anna: TestClient, lang: str
) -> None:
    table = _set(anna)
    far = {"decision": 10**40, "action": 0}
    late = anna.post(f"/api/tables/{table}/act", json=far, headers={"accept-language": lang})
    assert late.status_code == 409 and _says(late.json()["error"], "table-late", lang)
    for name in ("x" * 5000, "è" * 3000):
        unknown = anna.get(f"/games/{name}", headers={"accept-language": lang})
        assert unknown.status_code == 404
        assert len(unknown.text) < 5000, "what was sent is not sent back whole"
