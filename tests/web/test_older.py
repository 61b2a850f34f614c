"""A server whose package changes the rules of a game while tables are open: with a file and with PostgreSQL."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ludoteca.engine.deal import Part
from ludoteca.engine.phrase import HOUSE, house
from ludoteca.web.erasing import erase_holder
from ludoteca.web.keepsakes import LARGEST, read
from ludoteca.words import LANGUAGES, say
from tests import postgres
from tests.aging import FORGETFUL, LATER, sold
from tests.foreign import NAME
from tests.toy import LOOK, WAIT
from tests.web.tables import Web, opened

Install = Callable[[str], None]


@pytest.fixture
def install() -> Iterator[Install]:
    with sold() as install:
        yield install


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """Where the tables are kept; empty: in a file."""
    return "" if request.param == "sqlite" else postgres.fresh()


def _begun(anna: TestClient, *actions: int) -> str:
    """A table at which one person has both seats, and has done that."""
    table: str = anna.post("/api/tables", json={"game": NAME, "seats": ["me", "here"]}).json()["table"]
    for action in actions:
        _act(anna, table, action)
    return table


def _act(anna: TestClient, table: str, action: int) -> None:
    decision = anna.get(f"/api/tables/{table}").json()["decision"]
    answer = anna.post(f"/api/tables/{table}/act", json={"decision": decision, "action": action})
    assert answer.status_code == 200, answer.text


def test_a_table_is_finished_on_a_server_that_has_later_rules(tmp_path: Path, address: str, install: Install) -> None:
    with opened(Web(tmp_path, address)) as anna:
        table = _begun(anna, LOOK)
        cookies = dict(anna.cookies)
    install(LATER)
    web = Web(tmp_path, address)
    with opened(web) as anna:
        anna.cookies.update(cookies)
        view = anna.get(f"/api/tables/{table}").json()
        assert (view["stale"], view["rules_version"], view["decision"], view["over"]) == (None, 1, 1, False)
        for lang in LANGUAGES:
            page = unescape(anna.get(f"/t/{table}", headers={"accept-language": lang}).text)
            assert say(HOUSE, "ui-older-rules", lang, then=1, now=2) in page and f'data-table="{table}"' in page
        for _ in range(3):
            _act(anna, table, WAIT)
        view = anna.get(f"/api/tables/{table}").json()
        assert view["over"] and sorted(view["scores"]) == [-1, 1], "four turns, a prize of one"
        assert anna.get(f"/t/{table}/record.json").json()["rules_version"] == 1
        assert anna.get(f"/t/{table}/replay").status_code == 200
        fresh = _begun(anna, *[WAIT] * 5)
        view = anna.get(f"/api/tables/{fresh}").json()
        assert (view["over"], view["rules_version"]) == (False, 2)
        assert say(HOUSE, "ui-older-rules", "en", then=2, now=2) not in anna.get(f"/t/{fresh}").text
        live = web.live(table)
        assert anna.portal is not None
        again = anna.portal.call(web.hub.rematch, live, live.table.seats[0].holder, Part("x"))
        assert anna.get(f"/api/tables/{again}").json()["rules_version"] == 2


def test_a_version_that_is_gone_stops_nobody(tmp_path: Path, address: str, install: Install) -> None:
    with opened(Web(tmp_path, address)) as anna:
        table = _begun(anna, LOOK)
        cookies = dict(anna.cookies)
    install(FORGETFUL)
    with opened(Web(tmp_path, address)) as anna:
        anna.cookies.update(cookies)
        for lang in LANGUAGES:
            why = house("table-other-rules", {"then": 1, "now": 2}).text(lang)
            page = anna.get(f"/t/{table}", headers={"accept-language": lang})
            assert page.status_code == 200 and why in unescape(page.text) and "data-table" not in page.text
            for path, body in (("act", {"decision": 1, "action": WAIT}), ("undo", {})):
                answer = anna.post(f"/api/tables/{table}/{path}", json=body, headers={"accept-language": lang})
                assert (answer.status_code, answer.json()["error"]) == (409, why)
            home = unescape(anna.get("/", headers={"accept-language": lang}).text)
            assert f"/t/{table}" in home and say(HOUSE, "ui-past-short", lang) in home, "it is listed as what it is"
            turn = say(HOUSE, "ui-turn-of", lang, seat=say(HOUSE, "seat", lang, number=2))
            picture = say(HOUSE, "ui-past-picture", lang, moves=1)
            assert picture in unescape(page.text) and turn in unescape(page.text) and "textboard" in page.text
        record = anna.get(f"/t/{table}/record.json").json()
        assert (record["rules_version"], record["actions"]) == (1, [LOOK])
        assert not anna.get(f"/api/tables/{_begun(anna, WAIT)}").json()["stale"], "new tables are played as ever"


def test_what_was_played_after_the_picture_is_said_to_be_in_the_record(tmp_path: Path, install: Install) -> None:
    web = Web(tmp_path)
    with opened(web) as anna:
        assert anna.portal is not None
        table = _begun(anna, LOOK)
        anna.portal.call(web.hub.keepsakes.keep, web.live(table))
        _act(anna, table, WAIT)
        _no_time(web)
    assert "as it stood after one move" in _past(tmp_path, install, table).lower()
    assert say(HOUSE, "ui-past-later", "en", moves=1) in _past(tmp_path, install, table)


def test_a_finished_game_is_pictured_though_the_server_has_no_time_to_stop(tmp_path: Path, install: Install) -> None:
    web = Web(tmp_path)
    with opened(web) as anna:
        table = _begun(anna, *[WAIT] * 4)
        _no_time(web)
        scores = anna.get(f"/api/tables/{table}").json()["scores"]
    winner = say(HOUSE, "seat", "en", number=1 + scores.index(1))
    assert say(HOUSE, "ui-won", "en", names=winner) in _past(tmp_path, install, table)


def test_whoever_is_erased_is_on_no_picture(tmp_path: Path, install: Install) -> None:
    web = Web(tmp_path)
    with opened(web) as anna:
        assert anna.portal is not None
        table = anna.post("/api/tables", json={"game": NAME, "seats": ["me", "here"], "name": "Ada Lovelace"}).json()[
            "table"
        ]
        _act(anna, table, LOOK)
        live = web.live(table)
        anna.portal.call(web.hub.keepsakes.keep, live)
        assert anna.portal.call(web.hub.keepsake, live) is not None
        anna.portal.call(erase_holder, web.hub, live.table.seats[0].holder)
        assert anna.portal.call(web.hub.keepsake, live) is None
    assert "Lovelace" not in _past(tmp_path, install, table)


def test_a_picture_that_makes_no_sense_is_none() -> None:
    assert read(b"") is None and read(b"nonsense") is None and read(zlib.compress(b"[]")) is None
    assert read(zlib.compress(b" " * (LARGEST + 1) + b"{}")) is None, "no more is unpacked than could have been kept"


def _no_time(web: Web) -> None:
    """From now on nothing is pictured when the server stops."""
    web.hub._live.clear()


def _past(folder: Path, install: Install, table: str) -> str:
    """The page of a table in a package that has forgotten its rules."""
    install(FORGETFUL)
    with opened(Web(folder)) as anybody:
        return unescape(anybody.get(f"/t/{table}").text)
