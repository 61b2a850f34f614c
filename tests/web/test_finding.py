"""People find each other: tables that wait for players, a free seat taken with a click, and what is being played."""

from __future__ import annotations

import asyncio
import re
from contextlib import ExitStack
from time import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.club import listed
from ludoteca.club.listed import LISTED, PUBLIC, Listed
from ludoteca.club.wishes import WISH, Wanted
from ludoteca.store import open_store
from ludoteca.table.clocks import SLOW
from ludoteca.web import lobby, wishing
from ludoteca.web.hub import Hub
from ludoteca.web.settings import Settings
from tests import postgres
from tests.web.tables import Web, joined
from tests.web.test_people import named, person_of

SITS = re.compile(r'action="(/t/[\w-]+)/sit"')
WATCHED = re.compile(r'id="playing".*', re.DOTALL)


def set_table(client: TestClient, *others: str, access: str = "public", **fields: str) -> str:
    """Set a table with those on the other seats; its address."""
    seats = {f"seat{number}": kind for number, kind in enumerate(["me", *others])}
    form = {"players": str(1 + len(others)), "access": access, **seats, **fields}
    answer = client.post("/new/pocket_mars", data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def offered(client: TestClient) -> list[str]:
    """The tables at which the first page lets somebody sit down."""
    return SITS.findall(client.get("/").text)


def watched(client: TestClient) -> str:
    found = WATCHED.search(client.get("/").text)
    return found[0] if found else ""


def sit(client: TestClient, table: str, **fields: str) -> Any:
    return client.post(f"{table}/sit", data=fields, follow_redirects=False)


def test_a_stranger_sits_down_with_one_click_and_the_table_is_played_at(web: Web, anna: TestClient) -> None:
    table = set_table(anna, "friend", name="Anna")
    stranger, third = joined(anna, web), joined(anna, web)
    assert offered(stranger) == [table]
    assert offered(anna) == [], "nobody is asked to sit down with themselves"
    assert sit(stranger, table).headers["location"] == table
    assert offered(third) == []
    assert f'href="{table}"' in watched(third)
    late = sit(third, table)
    assert late.status_code == 409
    assert "quicker" in late.text
    again = sit(stranger, table)
    assert again.headers["location"] == table, "whoever sits there goes there"
    seats = web.live(table.removeprefix("/t/")).table.seats
    assert [seat.name for seat in seats] == ["Anna", ""]


def test_only_what_is_listed_is_found_and_the_rest_needs_its_link(web: Web, anna: TestClient) -> None:
    own = set_table(anna, "friend", access="")
    bots = set_table(anna, "search:easy")
    stranger = joined(anna, web)
    assert offered(stranger) == []
    for table in (own, bots):
        assert table not in stranger.get("/").text
        assert sit(stranger, table).status_code == 403
    assert web.live(own.removeprefix("/t/")).table.seats[1].kind == "open"


def test_a_table_for_people_with_a_name_is_found_by_them_alone(web: Web, anna: TestClient) -> None:
    form = {"players": "2", "seat0": "me", "seat1": "friend", "access": "members"}
    assert anna.post("/new/pocket_mars", data=form).status_code == 403
    named(anna, "Anna")
    table = set_table(anna, "friend", access="members")
    stranger, bea = joined(anna, web), named(joined(anna, web), "Bea")
    assert offered(stranger) == []
    assert sit(stranger, table).status_code == 403
    assert offered(bea) == [table]
    assert sit(bea, table).status_code == 303
    assert web.live(table.removeprefix("/t/")).table.seats[1].name == "Bea"
    assert table not in watched(stranger)
    assert table in watched(anna)


def test_nobody_sits_down_under_the_name_of_somebody_else(web: Web, anna: TestClient) -> None:
    named(anna, "Anna")
    table = set_table(anna, "friend", "friend")
    stranger = joined(anna, web)
    assert sit(stranger, table, name="Аnna").status_code == 409
    assert sit(stranger, table, name="x" * 40).status_code == 400
    assert sit(stranger, table, name="Carlo").status_code == 303
    bea = named(joined(anna, web), "Bea")
    assert sit(bea, table, name="Anna").status_code == 303
    assert [seat.name for seat in web.live(table.removeprefix("/t/")).table.seats] == ["Anna", "Carlo", "Bea"]


def test_bots_take_the_free_seats_if_whoever_set_the_table_wants(web: Web, anna: TestClient) -> None:
    table = set_table(anna, "friend", "friend", name="Anna")
    stranger = joined(anna, web)
    assert sit(stranger, table).status_code == 303
    refused = stranger.post(f"/api/tables/{table[3:]}/fill", json={})
    assert refused.status_code == 403
    assert "set the table" in refused.json()["error"]
    assert anna.post(f"/api/tables/{table[3:]}/fill", json={"bot": "nobody"}).status_code == 400
    with anna.websocket_connect(f"{table}/live") as page:
        page.send_json({"do": "fill"})
        seen: dict[str, Any] = {}
        while "Waiting" in seen.get("regions", {}).get("prompt", "Waiting"):
            seen = page.receive_json()
            assert not seen.get("error")
    seats = anna.get(f"/api/tables/{table[3:]}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]
    assert offered(joined(anna, web)) == []


def test_somebody_waits_at_so_many_tables_and_no_more(web: Web, anna: TestClient) -> None:
    tables = [set_table(anna, "friend") for _ in range(3)]
    form = {"players": "2", "seat0": "me", "seat1": "friend", "access": "public"}
    refused = anna.post("/new/pocket_mars", data=form)
    assert refused.status_code == 429
    assert "3 tables" in refused.text
    sit(joined(anna, web), tables[0])
    set_table(anna, "friend")
    assert anna.post("/new/pocket_mars", data={**form, "access": "nobody"}).status_code == 400


def test_a_table_that_is_over_closed_or_deleted_is_listed_no_more(web: Web, anna: TestClient) -> None:
    def deed(do: str, table: str) -> None:
        heads = {"authorization": f"Bearer {web.hub.keys.token}"}
        operator = joined(anna, web)
        operator._transport.client = ("127.0.0.1", 1)  # type: ignore[attr-defined]
        assert operator.post("/api/admin", json={"do": do, "what": table[3:]}, headers=heads).status_code == 200

    tables = [set_table(anna, "friend", name="Anna Unica") for _ in range(3)]
    stranger = joined(anna, web)
    assert set(offered(stranger)) == set(tables)
    deed("close", tables[0])
    deed("delete", tables[1])
    assert offered(stranger) == [tables[2]]
    sit(stranger, tables[2])
    with anna.websocket_connect(f"{tables[2]}/live") as page:
        page.send_json({"do": "resign"})
        while "over" not in page.receive_json().get("regions", {}).get("prompt", ""):
            pass
    assert watched(joined(anna, web)) == ""


def test_a_name_that_was_erased_stands_in_no_list(web: Web, anna: TestClient) -> None:
    named(anna, "Anna Unica")
    set_table(anna, "friend", "friend")
    stranger = joined(anna, web)
    assert "Unica" in stranger.get("/").text
    anna.post("/me/erase", data={"name": "Anna Unica"})
    assert "Unica" not in stranger.get("/").text


def test_who_has_left_long_ago_is_not_waited_with(web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    live_table = set_table(anna, "friend")
    slow = set_table(anna, "friend", clock=SLOW, **{"clock-hours": "24", "clock-holidays": "0", "clock-out": "forfeit"})
    stranger = joined(anna, web)
    assert set(offered(stranger)) == {live_table, slow}
    now = time()
    monkeypatch.setattr(lobby, "time", lambda: now + 3600)
    web.hub.lobby.moved_here()
    assert offered(stranger) == [slow], "by correspondence nobody need be there"
    with anna.websocket_connect(f"{live_table}/live") as page:
        page.receive_json()
        web.hub.lobby.moved_here()
        assert set(offered(stranger)) == {live_table, slow}
        assert "here now" in stranger.get("/").text
    monkeypatch.setattr(lobby, "time", lambda: now + 31 * 24 * 3600)
    assert anna.portal is not None
    anna.portal.call(web.hub.lobby.sweep)
    assert anna.portal.call(web.hub.store.tally, LISTED) == 0


def test_the_api_lists_and_seats_as_the_page_does(web: Web, anna: TestClient) -> None:
    body = {"game": "pocket_mars", "seats": ["me", "friend"], "options": {"players": 2}, "access": "public"}
    table = anna.post("/api/tables", json=body).json()["table"]
    other = joined(anna, web)
    found = other.get("/api/lobby").json()
    assert [one["table"] for one in found["waiting"]] == [table]
    assert found["waiting"][0]["free"] == 1
    seen = other.post(f"/api/tables/{table}/sit", json={"name": "Bea"}).json()
    assert seen["your_seats"] == [1]
    found = other.get("/api/lobby").json()
    assert found["waiting"] == []
    assert [one["names"] for one in found["playing"]] == [["Player 1", "Bea"]]
    assert anna.post("/api/tables", json={**body, "access": "everybody"}).status_code == 400


def test_pages_hear_of_whoever_waits_as_it_changes(web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each word to a page is what has changed since the last."""
    from ludoteca.web import finding

    monkeypatch.setattr(finding, "AT_LEAST", 0.0)
    told: list[str] = []

    async def listens() -> None:
        class Nobody:
            lang, holder, known = "en", "", None

        words = finding.told(web.hub, ExitStack(), lambda: finding.regions_for(web.hub, Nobody()))  # type: ignore[arg-type]
        told.append(await anext(words))
        heard = asyncio.ensure_future(anext(words))
        while not heard.done():
            if len(told) == 1:
                told.append(await asyncio.to_thread(set_table, anna, "friend"))
            await asyncio.sleep(0)
        told.append(heard.result())

    assert anna.portal is not None
    anna.portal.call(listens)
    assert "lobby-waiting" in told[0]
    assert f"{told[1]}/sit" in told[2]
    assert "lobby-playing" not in told[2]


def test_a_table_set_by_one_server_is_found_by_another() -> None:
    """Also where the word between them is lost, since what was read is shown for two seconds at the most."""

    async def work() -> None:
        address = postgres.fresh()
        hubs = [Hub(open_store(address), Settings(database=address, workers=1)) for _ in range(2)]
        here, there = hubs
        try:
            for hub in hubs:
                hub.start()
            assert (await there.lobby.tables([PUBLIC])).waits == ()
            change = there.lobby.next_change
            from ludoteca.table import Opening
            from ludoteca.table.table import invited, person

            seats = [person("Ada", "a"), invited()]
            game: Any = {"players": 2}
            live = await here.open(Opening("t", "pocket_mars", game, 7, seats, created=time(), access=PUBLIC))
            await asyncio.wait_for(change.wait(), 60)
            waits = (await there.lobby.tables([PUBLIC])).waits
            assert [(one.table, one.free) for one in waits] == [("t", 1)]
            change = here.lobby.next_change
            other = await there.find("t")
            await there.change(other, lambda table: table.sit(1, "Bea", "b"))
            await asyncio.wait_for(change.wait(), 60)
            found = await here.lobby.tables([PUBLIC])
            assert found.waits == ()
            assert [seat.name for seat in found.played[0].seats] == ["Ada", "Bea"]
            await here.catch_up(live)
            assert live.table.is_full
        finally:
            for hub in hubs:
                await hub.close()

    asyncio.run(asyncio.wait_for(work(), 120))


def test_what_is_noted_of_a_table_comes_with_its_moves_and_seldom_otherwise(web: Web, anna: TestClient) -> None:
    table = set_table(anna, "friend")
    sit(joined(anna, web), table)
    assert anna.portal is not None

    def version() -> int:
        paper = anna.portal.call(web.hub.store.paper, LISTED, table[3:])  # type: ignore[union-attr]
        assert paper is not None
        return int(paper.version)

    before = version()
    view = anna.get(f"/api/tables/{table[3:]}").json()
    for chance in range(2):
        anna.post(f"/api/tables/{table[3:]}/chance", json={"chance": f"{chance:064x}"})
    view = anna.get(f"/api/tables/{table[3:]}").json()
    if view["actions"]:
        act = {"decision": view["decision"], "action": view["actions"][0]["action"]}
        anna.post(f"/api/tables/{table[3:]}/act", json=act)
    assert version() <= before + 1
    live = web.live(table[3:]).table
    earlier = Listed.of(live, live.latest)
    from ludoteca.table import Entry

    later = Entry("chat", 0, text="hm", at=live.latest + listed.NOTED_EVERY)
    assert [change.id for change in listed.told_of(live, live, later, closes=False)] == [table[3:]]
    assert listed.told_of(live, live, Entry("chat", 0, text="hm", at=live.latest), closes=False) == []
    assert earlier.state == listed.PLAYED


# ---- anyone for …?


ASKED = {"game": "pocket_mars", "seats": "2-2", "pace": "free", "minutes": "60", "access": "public"}
WISHED = re.compile(r'action="/wishes/([\w-]+)/(join|leave)"')


def ask(client: TestClient, **fields: str) -> str:
    """Ask who would like to play; where that leads."""
    answer = client.post("/wishes", data={**ASKED, **fields}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def wishes(client: TestClient) -> list[tuple[str, str]]:
    return WISHED.findall(client.get("/").text)


def test_a_wish_waits_until_enough_have_come_and_they_have_a_table(web: Web, anna: TestClient) -> None:
    named(anna, "Anna")
    assert ask(anna, seats="3-3") == "/#waits"
    bea, carl = named(joined(anna, web), "Bea"), joined(anna, web)
    assert [how for _, how in wishes(anna)] == ["leave"]
    ((wish, how),) = wishes(bea)
    assert how == "join"
    assert bea.post(f"/wishes/{wish}/join", follow_redirects=False).headers["location"] == "/#waits"
    there = carl.post(f"/wishes/{wish}/join", data={"name": "Carl"}, follow_redirects=False).headers["location"]
    assert there.startswith("/t/")
    seats = web.live(there[3:]).table.seats
    assert sorted(seat.name for seat in seats) == ["Anna", "Bea", "Carl"]
    for client in (anna, bea):
        page = client.get("/").text
        assert "Your table is ready" in page
        assert wishes(client) == [(wish, "leave")]
        assert client.post(f"/wishes/{wish}/leave", follow_redirects=False).headers["location"] == there
        assert wishes(client) == []
    assert carl.post(f"/wishes/{wish}/join").status_code == 404
    for client in (anna, bea, carl):
        client.post(f"/api/tables/{there[3:]}/chance", json={})
    assert web.live(there[3:]).table.is_dealt


def test_those_who_want_the_same_wait_together_and_bots_fill_up(web: Web, anna: TestClient) -> None:
    assert ask(anna, seats="4-2", name="Anna") == "/#waits"
    bea = joined(anna, web)
    assert ask(bea, seats="4-4") == "/#waits", "that is another wish"
    there = ask(joined(anna, web), seats="4-2", name="Carl")
    kinds = [seat.kind for seat in web.live(there[3:]).table.seats]
    assert sorted(kinds) == ["bot", "bot", "person", "person"]


def test_who_waits_may_withdraw_or_is_forgotten_in_time(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(anna)
    ((wish, _),) = wishes(anna)
    anna.post(f"/wishes/{wish}/leave")
    assert wishes(anna) == []
    assert joined(anna, web).post(f"/wishes/{wish}/join").status_code == 404
    ask(anna, minutes="15")
    stranger = joined(anna, web)
    ((wish, _),) = wishes(stranger)
    now = time()
    for module in (lobby, wishing):
        monkeypatch.setattr(module, "time", lambda: now + 16 * 60)
    web.hub.lobby.moved_here()
    assert wishes(stranger) == []
    assert stranger.post(f"/wishes/{wish}/join").status_code == 404
    assert anna.portal is not None
    anna.portal.call(web.hub.lobby.sweep)
    assert anna.portal.call(web.hub.store.tally, WISH) == 0


def test_by_correspondence_the_game_begins_without_anybody_being_there(web: Web, anna: TestClient) -> None:
    ask(anna, pace="slow", chance="ab" * 32)
    there = ask(joined(anna, web), pace="slow", chance="cd" * 32)
    live = web.live(there[3:])
    assert live.table.is_dealt
    assert {seat.chance for seat in live.table.seats} == {"ab" * 32, "cd" * 32}
    assert live.table.clocks is not None
    assert live.table.clocks.terms.kind == SLOW


def test_who_has_found_a_table_waits_for_no_other(web: Web, anna: TestClient) -> None:
    ask(anna)
    ask(anna, game="martians")
    ask(anna, pace="slow")
    refused = anna.post("/wishes", data={**ASKED, "game": "automobiles"})
    assert refused.status_code == 429
    assert "3 games" in refused.text
    ask(joined(anna, web), game="martians")
    found = anna.get("/api/lobby").json()
    assert [one["clock"].get("kind") for one in found["wishes"] if one["yours"]] == [SLOW]
    assert len(found["ready"]) == 1


@pytest.mark.parametrize(
    "fields",
    [
        {"seats": "9-9"}, {"seats": "3-1"}, {"seats": "2-3"}, {"seats": "x"}, {"pace": "quick"}, {"minutes": "7"},
        {"minutes": "x"}, {"access": "members"}, {"access": "group x"}, {"game": "chess"}, {"name": "x" * 40},
    ],
)  # fmt: skip
def test_what_nobody_can_wish_for_is_refused(anna: TestClient, fields: dict[str, str]) -> None:
    answer = anna.post("/wishes", data={**ASKED, **fields})
    assert answer.status_code in (400, 404)
    assert 'class="said"' in answer.text
    assert wishes(anna) == []


def test_a_wish_by_the_api(web: Web, anna: TestClient) -> None:
    body = {"game": "pocket_mars", "players": 2, "people": 2}
    assert anna.post("/api/wishes", json=body).json() == {"table": None}
    other = joined(anna, web)
    (found,) = other.get("/api/lobby").json()["wishes"]
    assert found["missing"] == 1
    table = other.post(f"/api/wishes/{found['wish']}/join", json={}).json()["table"]
    assert anna.get("/api/lobby").json()["ready"] == [table]
    assert anna.post(f"/api/wishes/{found['wish']}/leave").json() == {"table": table}


def test_of_two_who_come_by_two_servers_at_once_nobody_is_lost() -> None:
    """Ten come at once by either server; five tables are set, and everybody sits at one of them."""

    class Somebody:
        lang, known, called, address, fresh = "en", None, "", "here", ""

        def __init__(self, number: int) -> None:
            self.holder = f"holder {number}"

        def settle(self) -> None:
            pass

    async def work() -> None:
        address = postgres.fresh()
        hubs = [Hub(open_store(address), Settings(database=address, workers=1)) for _ in range(2)]
        wanted = Wanted("pocket_mars", 2, 2, "free", "public")
        try:
            come = [
                wishing.wish(hubs[number % 2], Somebody(number), wanted, 60)  # type: ignore[arg-type]
                for number in range(10)
            ]
            tables = {table for table in await asyncio.gather(*come) if table}
            sat = [seat.holder for table in tables for seat in (await hubs[0].find(table)).table.seats]
            wishes = (await hubs[0].lobby.tables(["public"])).wishes
            waiting = [comer.holder for one in wishes for comer in one.comers]
            assert sorted([*sat, *waiting]) == sorted(f"holder {number}" for number in range(10))
            assert len(tables) == (10 - len(waiting)) / 2
        finally:
            for hub in hubs:
                await hub.close()

    asyncio.run(asyncio.wait_for(work(), 120))


# ---- challenges


CHALLENGE = {"game": "pocket_mars", "seats": "2-2", "pace": "free"}


def challenge(client: TestClient, person: str, **fields: str) -> str:
    """Challenge somebody; the table."""
    answer = client.post(f"/people/{person}/challenge", data={**CHALLENGE, **fields}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def test_whoever_is_challenged_finds_it_and_accepts_with_a_click(web: Web, anna: TestClient) -> None:
    named(anna, "Anna")
    bea, carl = named(joined(anna, web), "Bea"), named(joined(anna, web), "Carl")
    assert "Challenge" in anna.get(f"/people/{person_of(bea)}").text
    assert "/challenge" not in bea.get(f"/people/{person_of(bea)}").text
    table = challenge(anna, person_of(bea))
    assert "Anna challenges you" in bea.get("/").text
    assert table not in carl.get("/").text
    assert sit(carl, table).status_code == 403
    assert carl.post(f"{table}/decline").status_code == 403
    assert sit(bea, table).status_code == 303
    assert [seat.name for seat in web.live(table[3:]).table.seats] == ["Anna", "Bea"]
    assert table not in carl.get("/").text, "nor is it listed as being played"


def test_a_challenge_may_be_declined_and_the_seat_given_to_another(web: Web, anna: TestClient) -> None:
    named(anna, "Anna")
    bea = named(joined(anna, web), "Bea")
    table = challenge(anna, person_of(bea), seats="3-3")
    assert bea.post(f"{table}/decline", follow_redirects=False).status_code == 303
    assert table not in bea.get("/").text
    assert "Bea would rather not play" in anna.get(table).text
    link = anna.get(f"/api/tables/{table[3:]}").json()["invitations"]["1"]
    joined(anna, web).post(link, data={"name": "Carl"})
    assert table not in bea.get("/").text, "what happens there later lists it no more"
    assert anna.post(f"/api/tables/{table[3:]}/fill", json={}).status_code == 200
    assert bea.post(f"{table}/decline").status_code == 409


def test_challenges_have_bounds_and_need_two_people_with_a_name(web: Web, anna: TestClient) -> None:
    named(anna, "Anna")
    bea, stranger = named(joined(anna, web), "Bea"), joined(anna, web)
    there = f"/people/{person_of(bea)}/challenge"
    assert stranger.post(there, data=CHALLENGE).status_code == 403
    assert anna.post(f"/people/{person_of(anna)}/challenge", data=CHALLENGE).status_code == 400
    assert anna.post("/people/nobody/challenge", data=CHALLENGE).status_code == 404
    assert anna.get("/people/nobody/challenge").status_code == 404
    assert anna.post(there, data={**CHALLENGE, "seats": "9-9"}).status_code == 400
    assert anna.post(there, data={**CHALLENGE, "pace": "x"}).status_code == 400
    for _ in range(10):
        challenge(anna, person_of(bea))
    assert anna.post(there, data=CHALLENGE).status_code == 429
    set_table(anna, "friend")


def test_a_challenge_with_every_option_is_set_by_the_form_of_a_table(web: Web, anna: TestClient) -> None:
    named(anna, "Anna")
    bea = named(joined(anna, web), "Bea")
    access = f"to {person_of(bea)}"
    form = anna.get("/new/pocket_mars", params={"access": access}).text
    assert "for Bea, whom you challenge" in form
    assert "whom you challenge" not in bea.get("/new/pocket_mars", params={"access": access}).text
    table = set_table(anna, "friend", "search:easy", access=access)
    assert sit(bea, table).status_code == 303
