"""Who may come in, and how: names, schemes, proxies, secrets and invitations of the server's own, pace by address."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ludoteca.cli import main
from ludoteca.store import SqliteStore
from ludoteca.table import OPEN, Opening, Seat
from ludoteca.table.table import person
from ludoteca.web.hub import hashed
from ludoteca.web.keys import Keys, same
from ludoteca.web.serve import _names_of, read_hosts, read_proxies
from ludoteca.web.settings import Settings
from ludoteca.web.visitor import COOKIE, SAFE_COOKIE
from tests.web.raw import KEY, signed
from tests.web.tables import HOME, Web, joined, opened

GAME = "marrak_hesh"
SECRET = "s" * 22
THERE = "play.example.org"
BY_PROXY = {"host": THERE, "x-forwarded-proto": "https"}


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[tuple[Web, TestClient]]:
    """A server behind a proxy on the same machine."""
    web = Web(tmp_path, proxies=("127.0.0.1",), hosts=(THERE,))
    with opened(web) as first:
        proxied = TestClient(web.app, HOME, raise_server_exceptions=False, client=("127.0.0.1", 5), headers=BY_PROXY)
        proxied.portal = first.portal
        yield web, proxied


def _set(who: TestClient, *seats: str) -> str:
    body = {"game": GAME, "seats": list(seats or ("me", "here")), "options": {"first_player": "seat_0"}}
    answer = who.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def _at(web: Web, host: TestClient, address: str) -> TestClient:
    """Somebody who comes from there."""
    made = TestClient(web.app, HOME, raise_server_exceptions=False, client=(address, 5))
    made.portal = host.portal
    return made


# ---- names


def test_a_name_that_is_not_ours_is_refused_and_makes_no_link(web: Web, anna: TestClient) -> None:
    for host in ("evil.example", "testserver.evil.example", "192.0.2.7", f"{THERE}:8017"):
        for path in ("/", "/api/games", "/static/ludoteca.css"):
            answer = anna.get(path, headers={"host": host})
            assert answer.status_code == 421, (host, path)
            assert "does not answer to the name" in answer.text
        with (
            pytest.raises(WebSocketDisconnect),
            anna.websocket_connect(f"/t/{_set(anna)}/live", headers={"host": host}),
        ):
            pass
    for host in ("", "testserver:99999", "testserver:0", "x@testserver", "a b", "[::1", "testserver/x", "tèst"):
        assert anna.get("/", headers=[(b"host", host.encode())]).status_code == 400, host


def test_the_address_that_is_reached_and_the_computers_own_are_ours(anna: TestClient) -> None:
    for host in ("testserver", "testserver:8017", "TestServer", "localhost:1", "127.0.0.1", "[::1]:8017"):
        assert anna.get("/", headers={"host": host}).status_code == 200, host
    table = _set(anna, "me", "friend")
    told = anna.get(f"/api/tables/{table}", headers={"host": "localhost:8017"}).json()
    assert told["invitations"]["1"].startswith(f"http://localhost:8017/join/{table}.")


def test_a_server_for_everybody_answers_to_the_name_of_its_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "attic.lan")
    assert _names_of("0.0.0.0") == ("attic.lan", "attic", "attic.local")
    assert _names_of("192.168.1.5") == ("192.168.1.5",)


@pytest.mark.parametrize(
    "wrong",
    [["--proxy", "*"], ["--proxy", "proxy.example"], ["--host-name", "http://x"], ["--host-name", "x:80"],
     ["--host-name", "*"], ["--proxy", ""], ["--host-name", ""]],
)  # fmt: skip
def test_a_proxy_or_a_name_that_is_none_is_refused_with_a_sentence(
    capsys: pytest.CaptureFixture[str], wrong: list[str]
) -> None:
    for lang in ("en", "it"):
        assert main(["serve", *wrong, "--lang", lang]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_proxies_and_names_that_are_some_are_taken() -> None:
    assert read_proxies(["127.0.0.1", "10.0.0.0/8", "::1"]) == ("127.0.0.1", "10.0.0.0/8", "::1")
    assert read_hosts([THERE, "192.0.2.1", "[2001:db8::1]"]) == (THERE, "192.0.2.1", "2001:db8::1")


# ---- HTTPS, told by a proxy that is trusted


def test_nobody_who_is_not_named_is_believed_about_addresses_and_schemes(tmp_path: Path) -> None:
    web = Web(tmp_path, requests_at_once=3, requests_a_second=0.0)
    with opened(web) as anna:
        local = _at(web, anna, "127.0.0.1")
        forged = [
            local.get("/", headers={"x-forwarded-for": f"203.0.113.{number}", "x-forwarded-proto": "https"})
            for number in range(4)
        ]
        assert [answer.status_code for answer in forged] == [200, 200, 200, 429]
        assert not any("strict-transport-security" in answer.headers for answer in forged)


def test_a_named_proxy_is_believed_and_those_behind_it_are_counted_apart(tmp_path: Path) -> None:
    web = Web(tmp_path, requests_at_once=3, requests_a_second=0.0, proxies=("127.0.0.1",))
    with opened(web) as anna:
        local = _at(web, anna, "127.0.0.1")
        for address in ("203.0.113.1", "203.0.113.2"):
            heads = {"x-forwarded-for": f"198.51.100.9, {address}"}  # what stands before was said by the visitor
            assert [local.get("/", headers=heads).status_code for _ in range(4)] == [200, 200, 200, 429]


def test_by_https_the_cookie_is_bound_to_the_host_links_are_https_and_http_is_given_up(
    behind: tuple[Web, TestClient],
) -> None:
    _, proxied = behind
    answer = proxied.post("/api/tables", json={"game": GAME, "seats": ["me", "friend"]})
    cookie = SimpleCookie(answer.headers["set-cookie"])
    assert list(cookie) == [SAFE_COOKIE]
    assert cookie[SAFE_COOKIE]["secure"] and cookie[SAFE_COOKIE]["path"] == "/" and not cookie[SAFE_COOKIE]["domain"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert answer.json()["invitations"]["1"].startswith(f"https://{THERE}/join/")
    plain = {"cookie": f"{COOKIE}={cookie[SAFE_COOKIE].value}"}
    table = answer.json()["table"]
    assert proxied.get(f"/api/tables/{table}", headers=plain).json()["your_seats"] == []
    bound = {"cookie": f"{SAFE_COOKIE}={cookie[SAFE_COOKIE].value}"}
    assert proxied.get(f"/api/tables/{table}", headers=bound).json()["your_seats"] == [0]


def test_the_same_name_by_another_scheme_is_another_site(
    behind: tuple[Web, TestClient], caplog: pytest.LogCaptureFixture
) -> None:
    _, proxied = behind
    for origin, status in (
        (f"https://{THERE}", 303),
        (f"https://{THERE}:443", 303),
        (f"http://{THERE}", 403),
        (f"https://{THERE}:444", 403),
        (f"https://{THERE}/x", 403),
        (f"ftp://{THERE}", 403),
    ):
        answer = proxied.post(f"/games/{GAME}/play", headers={"origin": origin}, follow_redirects=False)
        assert answer.status_code == status, origin
    assert "--proxy" not in caplog.text


def test_a_host_who_forgot_to_name_the_proxy_is_told_once(
    web: Web, anna: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(5):
        answer = anna.post(f"/games/{GAME}/play", headers={"origin": HOME.replace("http", "https")})
        assert answer.status_code == 403
    assert caplog.text.count("--proxy") == 1


def test_by_http_nothing_is_said_about_https(anna: TestClient) -> None:
    assert "strict-transport-security" not in anna.get("/").headers


# ---- secrets of the server's own making


@pytest.mark.parametrize("cookie", [SECRET, f"{SECRET}.{'x' * 22}", Keys(b"another server" * 3).signed(SECRET), "."])
def test_a_secret_that_the_visitor_made_up_is_none(web: Web, anna: TestClient, cookie: str) -> None:
    anna.headers["cookie"] = f"{COOKIE}={cookie}"
    answer = anna.post("/api/tables", json={"game": GAME, "seats": ["me", "here"]})
    given = SimpleCookie(answer.headers["set-cookie"])[COOKIE].value
    assert SECRET not in given and given == signed(given.partition(".")[0])
    table = answer.json()["table"]
    assert web.live(table).table.seats[0].holder == hashed(given.partition(".")[0])
    assert anna.get(f"/api/tables/{table}").json()["your_seats"] == []


@pytest.mark.parametrize("cookie", [SECRET, f"{SECRET}.{'x' * 22}"])
def test_whoever_held_a_seat_before_secrets_were_signed_or_a_key_was_lost_keeps_it(
    web: Web, anna: TestClient, cookie: str
) -> None:
    seats = [person("Anna", hashed(SECRET)), person("Bruno", hashed("b"))]
    assert anna.portal is not None
    anna.portal.call(web.hub.open, Opening("old", GAME, {"first_player": "seat_0"}, 7, seats))
    anna.headers["cookie"] = f"{COOKIE}={cookie}"
    assert anna.get("/api/tables/old").json()["your_seats"] == [0]
    renewed = SimpleCookie(anna.get("/t/old").headers["set-cookie"])[COOKIE]
    assert renewed.value == signed(SECRET) and int(renewed["max-age"]) == 365 * 24 * 3600
    with anna.websocket_connect("/t/old/live") as page:
        assert 'data-turn="yours"' in page.receive_json()["regions"]["prompt"]


def test_an_old_cookie_is_known_by_https_too(behind: tuple[Web, TestClient]) -> None:
    web, proxied = behind
    seats = [person("Anna", hashed(SECRET)), person("Bruno", hashed("b"))]
    assert proxied.portal is not None
    proxied.portal.call(web.hub.open, Opening("old", GAME, {"first_player": "seat_0"}, 7, seats))
    for cookie, held in ((SECRET, [0]), (f"{SECRET}.{'x' * 22}", []), (signed(SECRET), [])):
        heads = {"cookie": f"{COOKIE}={cookie}"}
        assert proxied.get("/api/tables/old", headers=heads).json()["your_seats"] == held
    heads = {"cookie": f"{COOKIE}={SECRET}"}
    assert list(SimpleCookie(proxied.get("/", headers=heads).headers["set-cookie"])) == [SAFE_COOKIE]


def test_a_cookie_is_given_again_whenever_a_page_is_opened(anna: TestClient) -> None:
    table = _set(anna)
    own = anna.cookies[COOKIE]
    for path in ("/", f"/t/{table}"):
        assert SimpleCookie(anna.get(path).headers["set-cookie"])[COOKIE].value == own
    assert "set-cookie" not in anna.get("/nothing").headers


# ---- invitations


def test_an_invitation_with_anything_in_it_is_answered_with_a_sentence(web: Web, anna: TestClient) -> None:
    table = _set(anna, "me", "friend")
    for secret in ("è", "🎲", "\u202e", "%", "x" * 4000, "\x00"):
        answer = anna.post("/api/seats", json={"invitation": f"{table}.{secret}", "name": "Eve"})
        assert answer.status_code == 404 and "invitation" in answer.text, secret
    assert anna.get(f"/join/{table}.%C3%A8").status_code == 404
    assert anna.post(f"/join/{table}.%ED%A0%80", data={"name": "Eve"}).status_code == 404
    assert not same("\ud800", "x") and same("è", "è")


def test_no_file_holds_an_invitation(web: Web, anna: TestClient, tmp_path: Path) -> None:
    table = _set(anna, "me", "friend")
    (link,) = anna.get(f"/api/tables/{table}").json()["invitations"].values()
    secret = link.rpartition(".")[2].encode()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table.encode() in kept and secret not in kept
    web.hub._live.clear()
    assert list(anna.get(f"/api/tables/{table}").json()["invitations"].values()) == [link], "and yet it is the same"
    answer = joined(anna, web).post("/api/seats", json={"invitation": link, "name": "Bruno"})
    assert answer.json()["your_seats"] == [1]


def test_an_invitation_that_an_earlier_version_has_sent_still_works(web: Web, anna: TestClient) -> None:
    seats = [person("Anna", hashed(SECRET)), Seat(OPEN, invitation="sent-long-ago")]
    assert anna.portal is not None
    anna.portal.call(web.hub.open, Opening("old", GAME, {}, 7, seats))
    heads = {"cookie": f"{COOKIE}={signed(SECRET)}"}
    link = f"{HOME}/join/old.sent-long-ago"
    assert anna.get("/api/tables/old", headers=heads).json()["invitations"] == {"1": link}
    assert joined(anna, web).post("/api/seats", json={"invitation": link, "name": "Bruno"}).json()["your_seats"] == [1]


# ---- pace


def test_to_come_as_somebody_new_each_time_does_not_help_against_the_limit(tmp_path: Path) -> None:
    web = Web(tmp_path, requests_at_once=5, requests_a_second=0.0)
    with opened(web) as anna:
        made_up = [f"{number:022d}" for number in range(10)]
        found = [anna.get("/", headers={"cookie": f"{COOKIE}={secret}"}).status_code for secret in made_up]
        assert found == [200] * 5 + [429] * 5


def test_people_with_secrets_of_ours_have_a_pace_of_their_own_within_that_of_their_address(tmp_path: Path) -> None:
    web = Web(tmp_path, requests_at_once=5, requests_a_second=0.0)
    with opened(web) as anna:
        people = [{"cookie": f"{COOKIE}={signed(f'{number:022d}')}"} for number in range(12)]
        found = [[anna.get("/", headers=heads).status_code for _ in range(6)] for heads in people]
        assert found[0] == found[7] == [200] * 5 + [429]
        assert found[11] == [429] * 6, "fifty requests of one address were made"


def test_to_come_as_somebody_new_each_time_does_not_help_to_set_more_tables(tmp_path: Path) -> None:
    web = Web(tmp_path, most_tables=1, tables_a_minute=0.0)
    with opened(web) as anna:
        body = {"game": GAME, "seats": ["me", "here"]}
        found = [joined(anna, web).post("/api/tables", json=body) for _ in range(12)]
        assert [answer.status_code for answer in found] == [201] * 10 + [429] * 2
        assert found[-1].json()["error"].startswith("Too many tables were set from your address")
        form = {"players": "2", "seat0": "me", "seat1": "here"}
        page = joined(anna, web).post(f"/new/{GAME}", data=form, headers={"accept-language": "it"})
        assert page.status_code == 429 and "troppi tavoli" in page.text
        assert _at(web, anna, "192.0.2.1").post("/api/tables", json=body).status_code == 201


def test_a_household_with_ipv6_is_one_address(tmp_path: Path) -> None:
    web = Web(tmp_path, requests_at_once=5, requests_a_second=0.0)
    with opened(web) as anna:
        same_house = [_at(web, anna, f"2001:db8:0:1::{number:x}").get("/").status_code for number in range(1, 7)]
        assert same_house == [200] * 5 + [429]
        assert _at(web, anna, "2001:db8:0:2::1").get("/").status_code == 200
        mapped = [_at(web, anna, "::ffff:192.0.2.1").get("/").status_code for _ in range(5)]
        assert mapped == [200] * 5 and _at(web, anna, "192.0.2.1").get("/").status_code == 429


# ---- the file


def test_only_the_server_may_read_its_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch(0o644)
    file.chmod(0o644)
    web = Web(tmp_path)
    with opened(web) as anna:
        _set(anna)
        modes = {found.name: stat.S_IMODE(found.stat().st_mode) for found in tmp_path.iterdir()}
    names = ("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock")
    assert modes == dict.fromkeys(names, 0o600)


def test_a_file_of_an_earlier_version_is_given_a_key_and_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    web = Web(tmp_path)
    with opened(web) as anna:
        table = _set(anna)
    with sqlite3.connect(file) as connection:
        connection.execute("DROP TABLE keys")
    keys = []
    for _ in range(2):
        again = Web(tmp_path)
        with opened(again) as anna:
            assert anna.get(f"/t/{table}").status_code == 200
            assert isinstance(again.hub.store, SqliteStore)
            keys.append(again.hub.store.key)
    assert keys == [KEY, KEY]


def test_every_limit_of_presence_has_a_setting() -> None:
    chosen = Settings()
    assert (chosen.here_seconds, chosen.away_seconds, chosen.rest_seconds) == (30.0, 60.0, 600.0)
