"""A server whose package changes the rules of a game while tables are open: with a file and with PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ludoteca.engine.deal import Part
from ludoteca.engine.phrase import HOUSE, house
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
        record = anna.get(f"/t/{table}/record.json").json()
        assert (record["rules_version"], record["actions"]) == (1, [LOOK])
        assert not anna.get(f"/api/tables/{_begun(anna, WAIT)}").json()["stale"], "new tables are played as ever"
