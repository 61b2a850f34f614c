"""The deal of the day on a server: sealed before, begun once, secret until it is over, then told and compared."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.club.daily import Daily
from ludoteca.club.people import Person
from ludoteca.club.samedeal import DEAL, PLAY, TRY
from ludoteca.engine.deal import seal_of_part
from ludoteca.store import open_store
from ludoteca.table import Table
from ludoteca.web.daily import Days
from ludoteca.web.erasing import erase_person
from ludoteca.web.hub import Hub
from ludoteca.web.people import Known
from ludoteca.web.settings import Settings
from tests import postgres
from tests.web.tables import Web, joined
from tests.web.test_people import named, person_of

GAME = "pocket_mars"
TODAY = Daily(date(2026, 11, 19), GAME)
NOON = TODAY.begins + 12 * 3600


class Calendar:
    """The time of day, as a test wants it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = float(NOON)
        for module in ("daily", "daily_routes", "looking", "hub", "counting"):
            monkeypatch.setattr(f"ludoteca.web.{module}.time", lambda: self.now)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Iterator[Calendar]:
    return Calendar(monkeypatch)  # type: ignore[return-value]


def _three(web: Web, anna: TestClient) -> list[TestClient]:
    """Three people with names."""
    clients = (anna, joined(anna, web), joined(anna, web))
    return [named(client, name) for client, name in zip(clients, "ABC", strict=True)]


def _begins(client: TestClient, status: int = 201) -> str:
    answer = client.post(f"/api/daily/{GAME}/play")
    assert answer.status_code == status, answer.text
    return str(answer.json().get("table", answer.json().get("error")))


def _plays(web: Web, anna: TestClient, table: str, choice: int = 0, most: int = 10_000) -> None:
    """Play a table to its end at once, bots too, and count it."""
    live = web.live(table)
    assert anna.portal is not None

    async def work() -> None:
        for _ in range(most):
            if live.table.is_over:
                break
            await web.hub.change(live, lambda table: _acts(table, choice))
        while tasks := list(web.hub.counting._running):
            await asyncio.gather(*tasks)

    anna.portal.call(work)


def _acts(table: Table, choice: int) -> Any:
    return table.act(table.asked, table.version, table.state.choices[min(choice, len(table.state.choices) - 1)])


def _quiet(web: Web) -> None:
    """Bots are slower than the test."""
    web.hub._drive_bots = lambda live: None  # type: ignore[method-assign]


def _told(client: TestClient, day: Daily = TODAY) -> dict[str, Any]:
    answer = client.get(f"/api/daily/{day.game}/{day.day.isoformat()}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_all_have_the_same_deal_once_each_and_are_compared_when_they_have_played(
    web: Web, anna: TestClient, calendar: Calendar
) -> None:
    _quiet(web)
    people = [
        named(client, name) for client, name in zip((anna, joined(anna, web), joined(anna, web)), "ABC", strict=True)
    ]
    tables = [_begins(client) for client in people]
    lives = [web.live(table).table for table in tables]
    assert len({live.record.seed for live in lives}) == 1 and len(set(tables)) == 3
    assert lives[0].state == lives[1].state
    assert not lives[0].opening.hints and not lives[0].opening.reviews
    assert _begins(anna) == tables[0], "whoever comes again goes on"
    for number, table in enumerate(tables[:2]):
        _plays(web, anna, table, number)
    assert _begins(anna) == tables[0], "and nobody begins it twice"
    mine, hers = _told(people[0]), _told(people[2])
    assert mine["played"] == hers["played"] == 2
    assert [line["name"] for line in mine["lines"]] and {line["name"] for line in mine["lines"]} == {"A", "B"}
    assert hers["lines"] == [], "who has yet to play does not see what others have made of it"
    assert all(line["table"] is None for line in mine["lines"]), "nor does anybody yet look into their games"
    assert "Once you have finished it yourself" in people[2].get(f"/daily/{GAME}/2026-11-19").text


def test_the_deal_is_sealed_before_and_its_proof_is_told_after(web: Web, anna: TestClient, calendar: Calendar) -> None:
    _quiet(web)
    named(anna, "Anna")
    table = _begins(anna)
    assert anna.portal is not None
    anna.portal.call(Days(web.hub).look)
    today, tomorrow = _told(anna), TODAY.other(1)
    assert today["seal"] == web.live(table).table.opening.seal and today["server"] is None
    sealed_before = today["next_seal"]
    assert sealed_before and sealed_before != today["seal"]
    server = web.live(table).table.opening.server
    _plays(web, anna, table)
    for path in (f"/t/{table}", f"/api/tables/{table}", f"/daily/{GAME}/2026-11-19", "/daily", "/api/daily"):
        assert server not in anna.get(path).text, "it is secret as long as others play"
    for path in ("record.json", "review"):
        refused = anna.get(f"/t/{table}/{path}")
        assert refused.status_code == 403 and "Others still play the same deal" in refused.text
    calendar.now += 86400
    after = _told(anna)
    assert seal_of_part(after["server"]) == after["seal"] == today["seal"]
    assert _told(anna, tomorrow)["seal"] == sealed_before, "the seal that was shown a day before"
    assert server in anna.get(f"/t/{table}").text
    record = anna.get(f"/t/{table}/record.json")
    assert record.status_code == 200 and record.json()["deal"]["server"] == server
    assert server in anna.get(f"/daily/{GAME}/2026-11-19").text


def test_nobody_else_looks_on_as_long_as_the_deal_is_played(web: Web, anna: TestClient, calendar: Calendar) -> None:
    _quiet(web)
    named(anna, "Anna")
    bruno = named(joined(anna, web), "Bruno")
    table = _begins(anna)
    _plays(web, anna, table)
    paths = ["", "/replay", "/replay?at=3&part=1", "/review", "/record.json", "/review.html"]
    for client in (bruno, joined(anna, web)):
        for path in paths:
            assert client.get(f"/t/{table}{path}").status_code == 403, path
        assert client.get(f"/api/tables/{table}").status_code == 403
        assert client.post(f"/t/{table}/again", data={"at": "3", "deal": "same"}).status_code == 403
        with client.websocket_connect(f"/t/{table}/live", headers={"host": "testserver"}) as socket:
            assert socket.receive()["type"] == "websocket.close"
        preview = client.get(f"/t/{table}/preview.png")
        assert preview.content == client.get(f"/games/{GAME}/preview.png").content
    assert anna.get(f"/t/{table}/replay").status_code == 200, "one's own game can be looked at again"
    calendar.now = TODAY.ends
    assert bruno.get(f"/t/{table}").status_code == 200
    assert bruno.get(f"/t/{table}/replay?seat=0").status_code == 200


def test_what_is_over_too_late_or_given_up_counts_as_it_should(web: Web, anna: TestClient, calendar: Calendar) -> None:
    _quiet(web)
    people = [
        named(client, name) for client, name in zip((anna, joined(anna, web), joined(anna, web)), "ABC", strict=True)
    ]
    tables = [_begins(client) for client in people]
    _plays(web, anna, tables[0])
    assert anna.portal is not None
    anna.portal.call(web.hub.change, web.live(tables[1]), lambda table: table.resign(0))
    _plays(web, anna, tables[1])
    calendar.now = TODAY.ends
    _plays(web, anna, tables[2])
    lines = _told(anna)["lines"]
    assert [line["name"] for line in lines] == ["A", "B"], "who has given up is last, who is late is not there"
    assert lines[1]["place"] is None
    assert people[2].post(f"/api/daily/{GAME}/play").json()["table"] != tables[2], "today there is another deal"


def test_a_stranger_is_told_to_give_a_name_and_bad_days_are_refused(
    web: Web, anna: TestClient, calendar: Calendar
) -> None:
    assert anna.post(f"/api/daily/{GAME}/play").status_code == 403
    assert "name" in anna.get("/daily").text
    for bad in ("2026-11-20", "2020-01-01", "yesterday", "2026-13-01", "x" * 300):
        answer = anna.get(f"/api/daily/{GAME}/{bad}")
        assert answer.status_code == 404 and answer.json()["error"]
    assert anna.get("/api/daily/no_such/2026-11-19").status_code == 404
    assert anna.get(f"/daily/{GAME}").url.path == f"/daily/{GAME}/2026-11-19"
    assert web.hub.tables == {}


def test_of_two_pages_that_begin_at_once_both_come_to_one_table(web: Web, anna: TestClient, calendar: Calendar) -> None:
    """Both have looked whether there is a table already before either has set one."""
    _quiet(web)
    named(anna, "Anna")
    person_id = _person(web, anna)
    assert anna.portal is not None

    async def both() -> list[str]:
        person = await web.hub.people.by_id(person_id)
        assert person is not None
        days, known = Days(web.hub), Known(person.id, person.holder, person.name)
        asking: Any = SimpleNamespace(known=known, holder=person.holder, address="", lang="en")
        real, looked = days.table_of, asyncio.Barrier(2)
        seen = 0

        async def together(daily: Daily, person: Person) -> str:
            nonlocal seen
            found = await real(daily, person)
            seen += 1
            if seen <= 2:
                await looked.wait()
            return found

        days.table_of = together  # type: ignore[method-assign]
        tables: Any = await asyncio.gather(days.begin(asking, GAME), days.begin(asking, GAME))
        assert await web.hub.store.tables_of(person.holder, 9) == [tables[0]], "there is no second table"
        return list(tables)

    one, other = anna.portal.call(both)
    assert one == other


def _person(web: Web, client: TestClient) -> str:
    return person_of(client)


def test_whoever_is_erased_is_nobody_in_the_table_of_the_day(web: Web, anna: TestClient, calendar: Calendar) -> None:
    _quiet(web)
    named(anna, "Anna")
    _plays(web, anna, _begins(anna))
    assert anna.portal is not None
    person = anna.portal.call(web.hub.people.by_id, _person(web, anna))
    anna.portal.call(erase_person, web.hub, person)
    assert anna.portal.call(web.hub.store.tally, TRY) == 0
    calendar.now = TODAY.ends
    lines = _told(joined(anna, web))["lines"]
    assert anna.portal.call(web.hub.store.tally, PLAY) == 1
    assert "Anna" not in json.dumps(lines)


def test_the_best_of_a_day_is_reviewed_for_everybody(web: Web, anna: TestClient, calendar: Calendar) -> None:
    _quiet(web)
    named(anna, "Anna")
    table = _begins(anna)
    _plays(web, anna, table)
    asked: list[str] = []

    async def begin(table_id: str, *_: object) -> None:
        asked.append(table_id)

    web.hub.reviews.begin = begin  # type: ignore[method-assign, assignment]
    assert anna.portal is not None
    anna.portal.call(Days(web.hub).look)
    assert asked == [], "not before the day is over"
    calendar.now = TODAY.ends
    anna.portal.call(Days(web.hub).look)
    assert asked == [table]
    assert f"/t/{table}/review" in joined(anna, web).get(f"/daily/{GAME}/2026-11-19").text


def test_a_deal_of_other_rules_is_not_begun(
    web: Web, anna: TestClient, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    named(anna, "Anna")
    assert anna.portal is not None
    days = Days(web.hub)
    anna.portal.call(days._sealed, TODAY)
    deal = anna.portal.call(days.deal, TODAY)
    assert deal is not None
    anna.portal.call(web.hub.store.write, [deal._replace(rules_version=99).change(("x",))])
    refused = anna.post(f"/api/daily/{GAME}/play")
    assert refused.status_code == 409 and "rules" in refused.json()["error"]
    assert web.hub.tables == {}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_pages_say_it_in_both_languages(web: Web, anna: TestClient, calendar: Calendar, lang: str) -> None:
    _quiet(web)
    named(anna, "Anna")
    head = {"accept-language": lang}
    assert "/daily" in anna.get("/", headers=head).text
    begun = anna.post(f"/daily/{GAME}/play", headers=head, follow_redirects=False)
    assert begun.status_code == 303
    table = begun.headers["location"].rpartition("/")[2]
    assert anna.get("/daily", headers=head).status_code == 200
    _plays(web, anna, table)
    page = anna.get(f"/daily/{GAME}/2026-11-19", headers=head).text
    assert "Anna" in page and "100" in page
    assert f'href="/daily/{GAME}/2026-11-19"' in anna.get(f"/t/{table}", headers=head).text


def test_two_servers_seal_one_deal() -> None:
    async def work() -> None:
        address = postgres.fresh()
        hubs = [Hub(open_store(address), Settings(database=address, workers=1)) for _ in range(2)]
        try:
            await asyncio.gather(*[Days(one)._sealed(TODAY) for one in hubs])
            deals = [await Days(one).deal(TODAY) for one in hubs]
            assert deals[0] is not None and deals[0] == deals[1]
            assert await hubs[0].store.tally(DEAL) == 1
        finally:
            for one in hubs:
                await one.close()

    asyncio.run(work())
