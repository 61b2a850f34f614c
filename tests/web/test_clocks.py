"""A table with a clock on a server: who runs out, what a restart does, what a wall clock does, what people see."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from time import monotonic

import pytest
from starlette.testclient import TestClient

from ludoteca.club.papers import LAST
from ludoteca.store import open_store
from ludoteca.table.clocks import SECOND
from ludoteca.web import clockwork, hub
from ludoteca.web.clocks import agreed, short
from ludoteca.web.hub import Hub
from ludoteca.web.settings import Settings
from tests import postgres
from tests.web.tables import Web, joined, opened

GAME = "mars_needs_mechanics"
FISCHER = {"kind": "live", "start": 300, "increment": 10, "grace": 20, "out": "search:easy"}
POST = {"kind": "slow", "start": 86400, "holidays": 14, "out": "search:easy"}


def _set(anna: TestClient, clock: dict[str, object], seats: tuple[str, ...] = ("me", "here")) -> str:
    body = {"game": GAME, "seats": list(seats), "options": {"players": len(seats)}, "clock": clock}
    answer = anna.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def _passes(web: Web, seconds: float) -> None:
    """The house is open for so long."""
    web.hub.clockwork.learn(web.hub.clockwork.now + round(seconds * SECOND))


def _looks(anna: TestClient, web: Web) -> None:
    """It is looked whose time is up, now and not in a second."""
    assert anna.portal is not None
    anna.portal.call(web.hub.clockwork._look)


def _acts(client: TestClient, table: str, status: int = 200) -> dict[str, object]:
    seen = client.get(f"/api/tables/{table}").json()
    body = {"decision": seen["decision"], "action": seen["actions"][0]["action"]}
    answer = client.post(f"/api/tables/{table}/act", json=body)
    assert answer.status_code == status, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_whoever_runs_out_is_replaced_and_may_come_back(web: Web, anna: TestClient) -> None:
    table = _set(anna, FISCHER)
    seen = anna.get(f"/api/tables/{table}").json()
    asked = seen["asked"]
    assert seen["clock"]["runs"] == asked and 299 < seen["clock"]["left"][asked] <= 300
    _passes(web, 319)
    _looks(anna, web)
    assert not web.live(table).table.seats[asked].away
    _passes(web, 2)
    refused = _acts(anna, table, 409)
    assert "is up" in str(refused["error"])
    _looks(anna, web)
    assert web.live(table).table.seats[asked].bot == "search:easy"
    assert web.live(table).table.bot_asked
    back = anna.post(f"/api/tables/{table}/back").json()
    assert 74 < back["clock"]["left"][asked] <= 75


def test_whoever_runs_out_has_lost_where_that_was_agreed_and_everybody_is_told(web: Web, anna: TestClient) -> None:
    table = _set(anna, {**FISCHER, "out": "forfeit"})
    asked = web.live(table).table.asked
    _passes(web, 400)
    _looks(anna, web)
    seen = anna.get(f"/api/tables/{table}").json()
    assert seen["over"] and seen["winners"] == [1 - asked]
    assert "out of time" in anna.get(f"/t/{table}").text
    assert "tempo scaduto" in anna.get(f"/t/{table}", headers={"accept-language": "it"}).text


def test_a_wall_clock_that_leaps_or_goes_back_takes_nobodys_time(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = _set(anna, FISCHER)
    for moment in (4e9, 1.0, 2e9, 0.0):
        monkeypatch.setattr(hub, "time", lambda moment=moment: moment)
        _acts(anna, table)
        _looks(anna, web)
    clocks = web.live(table).table.clocks
    assert clocks is not None and min(clocks.left) >= 299 * SECOND
    assert not any(seat.away for seat in web.live(table).table.seats)


def test_a_house_that_was_closed_takes_nobodys_time_and_one_that_was_open_takes_all_of_it(tmp_path: Path) -> None:
    web = Web(tmp_path)
    with opened(web) as anna:
        table = _set(anna, FISCHER)
        cookies = dict(anna.cookies)
        _passes(web, 100)
        _acts(anna, table)
        _passes(web, 40)
        _looks(anna, web)
        before = web.hub.clockwork.now
        clocks = web.live(table).table.clocks
        assert clocks is not None
    again = Web(tmp_path)
    with opened(again) as anna:
        anna.cookies.update(cookies)
        seen = anna.get(f"/api/tables/{table}").json()
        assert again.live(table).table.clocks == clocks
        assert 0 <= again.hub.clockwork.now - before < 5 * SECOND, "as many seconds as this test took, and no more"
        left = clocks.left_of(seen["clock"]["runs"], before, runs=True) / SECOND
        assert left - 5 < seen["clock"]["left"][seen["clock"]["runs"]] <= left


def test_a_server_that_stood_still_takes_no_more_than_a_few_seconds(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = _set(anna, FISCHER)
    _looks(anna, web)
    then = monotonic()
    monkeypatch.setattr(clockwork, "monotonic", lambda: then + 10_000)
    before = web.hub.clockwork.now
    _looks(anna, web)
    assert web.hub.clockwork.now == before, "and it does not count afterwards either"
    assert not web.live(table).table.seats[web.live(table).table.asked].away
    monkeypatch.setattr(clockwork, "monotonic", lambda: then + 10_003)
    assert web.hub.clockwork.now == before + 3 * SECOND


def test_nothing_is_looked_at_again_where_nobodys_time_can_run(web: Web, anna: TestClient) -> None:
    _set(anna, FISCHER, ("me", "friend"))
    table = _set(anna, FISCHER)
    assert anna.portal is not None
    due = anna.portal.call(web.hub.store.find, "clock", "", ":")
    assert [found.id for found in due] == [table], "a table that waits for somebody has no time yet"
    anna.portal.call(web.hub.change, web.live(table), lambda table: table.resign(0))
    assert anna.portal.call(web.hub.store.find, "clock", "", LAST) == []


def test_a_bot_that_is_asked_when_nobody_is_there_plays_all_the_same(tmp_path: Path) -> None:
    """After a restart nobody has a page open; the person waits for a notice, and so for the bot."""
    web = Web(tmp_path)
    with opened(web) as anna:
        table = _set(anna, POST, ("me", "random"))
        while web.live(table).table.bot_asked:
            _looks(anna, web)
        web.hub.let_bots_play = lambda live: None  # type: ignore[method-assign]
        web.hub._drive_bots = lambda live: None  # type: ignore[method-assign]
        while not web.live(table).table.bot_asked:
            _acts(anna, table)
    again = Web(tmp_path)
    with opened(again) as anna:
        _passes(again, 10)
        _looks(anna, again)
        assert anna.portal is not None
        thinking = again.live(table).bots
        assert thinking is not None
        anna.portal.call(asyncio.wait, [thinking])
        assert not again.live(table).table.bot_asked


def test_days_off_by_the_api_and_what_is_refused(web: Web, anna: TestClient) -> None:
    table = _set(anna, POST)
    seen = anna.post(f"/api/tables/{table}/holiday", json={"days": 3}).json()
    assert seen["clock"]["off"][seen["clock"]["runs"]] == pytest.approx(3 * 86400, abs=5)
    assert "on holiday" in anna.get(f"/t/{table}").text
    refused = anna.post(f"/api/tables/{table}/holiday", json={"days": 15}).json()["error"]
    assert "15 days" in refused and "13 left" in refused, "of the three, two are whole"
    live = _set(anna, FISCHER)
    assert anna.post(f"/api/tables/{live}/holiday", json={"days": 1}).status_code == 409
    stranger = joined(anna, web)
    assert stranger.post(f"/api/tables/{table}/holiday", json={"days": 1}).status_code == 403


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("clock", [FISCHER, POST])
def test_a_form_sets_the_clock_that_it_shows(web: Web, anna: TestClient, lang: str, clock: dict[str, object]) -> None:
    page = anna.get(f"/new/{GAME}", headers={"accept-language": lang}).text
    assert 'name="clock"' in page and 'name="clock-out"' in page
    fields = {"players": "2", "seat0": "me", "seat1": "here", "clock": str(clock["kind"]), "clock-out": "search:easy"}
    fields |= {"clock-start": "5", "clock-increment": "10", "clock-grace": "20"} if clock is FISCHER else {}
    fields |= {"clock-hours": "24", "clock-holidays": "14"} if clock is POST else {}
    answer = anna.post(f"/new/{GAME}", data=fields, headers={"accept-language": lang}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].rpartition("/")[2]
    terms = web.live(table).table.clocks
    assert terms is not None
    assert clock.items() <= terms.terms.body(0).items()
    assert agreed(terms.terms, lang) in anna.get(f"/t/{table}", headers={"accept-language": lang}).text.replace(
        "&#x27;", "'"
    )


def test_a_form_with_a_bad_clock_says_what_would_be_right_and_sets_nothing(web: Web, anna: TestClient) -> None:
    for bad in ({"clock": "sun"}, {"clock": "live", "clock-start": "x"}, {"clock": "slow", "clock-hours": "99999"}):
        fields = {"players": "2", "seat0": "me", "seat1": "here", "clock-out": "forfeit", **bad}
        answer = anna.post(f"/new/{GAME}", data=fields)
        assert answer.status_code == 400 and 'role="alert"' in answer.text
    assert not web.hub.tables


def test_a_page_is_told_what_time_it_is_and_a_table_without_clock_looks_as_before(web: Web, anna: TestClient) -> None:
    table, plain = _set(anna, FISCHER), _set(anna, {})
    page = anna.get(f"/t/{table}").text
    clocks = web.live(table).table.clocks
    assert clocks is not None
    asked = web.live(table).table.asked
    assert f'data-out="{clocks.out_at(asked)}"' in page and re.search(r'data-house="\d+"', page)
    assert page.count('role="timer"') == 3, "one at each seat, and one above the board"
    with anna.websocket_connect(f"/t/{table}/live") as socket:
        assert socket.receive_json()["clock"] == pytest.approx(web.hub.clockwork.now, abs=3000)
        socket.send_json({"do": "time"})
        while "clock" not in socket.receive_json():
            pass
    bare = anna.get(f"/t/{plain}").text
    assert "data-house" not in bare and "timer" not in bare and 'id="time"' not in bare
    assert anna.get(f"/api/tables/{plain}").json()["clock"] is None


def test_by_correspondence_nobody_is_shown_as_gone_and_nobody_lets_a_bot_play_for_another(
    web: Web, anna: TestClient
) -> None:
    table = _set(anna, POST, ("me", "friend"))
    link = anna.get(f"/api/tables/{table}").json()["invitations"]["1"]
    bruno = joined(anna, web)
    assert bruno.post("/api/seats", json={"invitation": link, "name": "Bruno"}).status_code == 200
    assert "mark gone" not in bruno.get(f"/t/{table}").text
    assert [seat["here"] for seat in bruno.get(f"/api/tables/{table}").json()["seats"]] == [True, True]
    refused = bruno.post(f"/api/tables/{table}/away", json={"seat": 0})
    assert refused.status_code == 409 and "clock decides" in refused.json()["error"]


def test_a_rematch_has_the_same_clock_and_all_its_time(web: Web, anna: TestClient) -> None:
    table = _set(anna, FISCHER)
    _passes(web, 50)
    _acts(anna, table)
    assert anna.portal is not None
    anna.portal.call(web.hub.change, web.live(table), lambda table: table.resign(0))
    with anna.websocket_connect(f"/t/{table}/live") as socket:
        socket.send_json({"do": "rematch"})
        while not web.live(table).table.next_table:
            socket.receive_json()
    clocks = web.live(web.live(table).table.next_table).table.clocks
    assert clocks is not None and clocks.left == (300 * SECOND,) * 2 and clocks.now >= 50 * SECOND


@pytest.mark.parametrize(
    ("left", "en", "it"),
    [(0, "0:00", "0:00"), (1, "0:01", "0:01"), (59_001, "1:00", "1:00"), (7_199_000, "119:59", "119:59"),
     (7_200_000, "2 h 0 min", "2 h 0 min"), (172_800_000, "2 d 0 h", "2 g 0 h"), (-5, "0:00", "0:00")],
)  # fmt: skip
def test_a_clock_shows_whole_seconds_then_hours_then_days(left: int, en: str, it: str) -> None:
    assert (short(left, "en"), short(left, "it")) == (en, it)


def test_of_two_servers_one_looks_and_both_have_the_same_clocks() -> None:
    async def work() -> None:
        address = postgres.fresh()
        hubs = [Hub(open_store(address), Settings(database=address, workers=1)) for _ in range(2)]
        try:
            for one in hubs:
                one.start()
                await one.clockwork.begin()
            await asyncio.gather(*[one.clockwork._look() for one in hubs])
            assert [one.clockwork.is_keeper for one in hubs] in ([True, False], [False, True])
            keeper = next(one for one in hubs if one.clockwork.is_keeper)
            other = next(one for one in hubs if one is not keeper)
            from tests.table.test_clocks import FISCHER as TERMS
            from tests.table.test_clocks import _opening

            live = await other.open(_opening(TERMS))
            seat = live.table.asked
            keeper.clockwork.learn(330 * SECOND)
            await keeper.clockwork._look()
            there = await other.find("t")
            assert there.table.seats[seat].away and there.table.clocks == keeper.tables["t"].table.clocks
            await other.clockwork._look()
            assert other.clockwork.now >= 330 * SECOND, "it has read how late it is"
            entries = await other.store.since("t", 0)
            assert [entry.kind for entry in entries].count("out") == 1
        finally:
            for one in hubs:
                await one.close()

    asyncio.run(work())
