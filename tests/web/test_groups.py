"""Groups: people with tables and results of their own, who come in by a link and are looked after by moderators."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.club.groups import MOST_MEMBERS, Group, Member
from ludoteca.club.results import Played, Result
from ludoteca.club.totals import table_of_results
from ludoteca.store import open_store
from ludoteca.web import groups
from ludoteca.web.hub import Hub
from ludoteca.web.people import Known
from ludoteca.web.settings import Settings
from ludoteca.web.visitor import Refused
from tests import postgres
from tests.web.tables import Web, joined
from tests.web.test_finding import ask, offered, set_table, sit
from tests.web.test_people import named, person_of

JOIN = re.compile(r"http://testserver(/groups/join/[\w.-]+)")


def found(client: TestClient, name: str = "The Club") -> str:
    """Found a group; its address."""
    answer = client.post("/groups", data={"name": name, "about": "Tuesdays.\nBring cake."}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def link(client: TestClient, group: str) -> str:
    shown = JOIN.search(client.get(group).text)
    assert shown is not None
    return shown[1]


def come_in(client: TestClient, address: str, **fields: str) -> Any:
    return client.post(address, data=fields, follow_redirects=False)


@pytest.fixture
def three(web: Web, anna: TestClient) -> tuple[TestClient, TestClient, TestClient]:
    """Anna, Bea and Carl, who have names."""
    named(anna, "Anna")
    return anna, named(joined(anna, web), "Bea"), named(joined(anna, web), "Carl")


def test_a_group_is_founded_and_seen_by_its_members_alone(three: tuple[TestClient, ...], web: Web) -> None:
    anna, bea, _ = three
    group = found(anna)
    assert "Bring cake." in anna.get(group).text
    assert "The Club" in anna.get("/").text
    stranger = joined(anna, web)
    nothing = [client.get(group) for client in (bea, stranger)] + [bea.get("/groups/nothing")]
    assert {answer.status_code for answer in nothing} == {404}
    assert len({answer.text.replace(group, "/groups/nothing") for answer in nothing}) == 1, (
        "nobody is told that there is one"
    )
    address = link(anna, group)
    assert come_in(bea, address).headers["location"] == group
    assert "Bea" in anna.get(group).text
    assert JOIN.search(bea.get(group).text) is None, "the invitation is the moderators'"
    assert come_in(bea, address).status_code == 303, "whoever is in it goes there"
    assert "2 members" in bea.get("/groups").text


def test_whoever_is_invited_may_give_a_name_on_the_way(three: tuple[TestClient, ...], web: Web) -> None:
    anna, *_ = three
    address = link(anna, found(anna))
    stranger = joined(anna, web)
    assert "Your name" in stranger.get(address).text
    assert "The Club" in stranger.get(address).text
    taken = come_in(stranger, address, name="Anna")
    assert taken.status_code == 409
    assert 'role="alert"' in taken.text
    assert come_in(stranger, address, name="Dora").status_code == 303
    assert "Dora" in anna.get(found_of(anna)).text


def found_of(client: TestClient) -> str:
    shown = re.search(r'href="(/groups/[\w-]{12})"', client.get("/groups").text)
    assert shown is not None
    return shown[1]


def test_its_tables_and_wishes_are_found_by_members_alone(three: tuple[TestClient, ...]) -> None:
    anna, bea, carl = three
    group = found(anna)
    access = f"group {group.rpartition('/')[2]}"
    come_in(bea, link(anna, group))
    table = set_table(anna, "friend", access=access)
    assert offered(bea) == [table]
    assert table in bea.get(group).text
    assert table not in carl.get("/").text
    assert sit(carl, table).status_code == 403
    assert carl.post("/wishes", data={"game": "pocket_mars", "seats": "2-2", "pace": "free", "minutes": "60",
                                      "access": access}).status_code == 400  # fmt: skip
    assert sit(bea, table).status_code == 303
    assert table in anna.get(group).text
    ask(anna, access=access)
    assert ask(bea, access=access).startswith("/t/")
    form = {"players": "2", "seat0": "me", "seat1": "friend", "access": access}
    assert carl.post("/new/pocket_mars", data=form).status_code == 400


def test_results_at_its_tables_make_a_table(three: tuple[TestClient, ...], web: Web) -> None:
    anna, bea, _ = three
    group = found(anna)
    come_in(bea, link(anna, group))
    for _ in range(2):
        table = set_table(anna, "friend", access=f"group {group.rpartition('/')[2]}")
        sit(bea, table)
        with anna.websocket_connect(f"{table}/live") as page:
            page.send_json({"do": "resign"})
            while "over" not in page.receive_json().get("regions", {}).get("prompt", ""):
                pass
        assert anna.portal is not None
        anna.portal.call(web.hub.counting.count, table[3:])
    other = set_table(anna, "friend")
    sit(bea, other)
    with anna.websocket_connect(f"{other}/live") as page:
        page.send_json({"do": "resign"})
        while "over" not in page.receive_json().get("regions", {}).get("prompt", ""):
            pass
    assert anna.portal is not None
    anna.portal.call(web.hub.counting.count, other[3:])
    row = r'<span class="person-dot[^>]*>\w</span> (\w+)</a></td>((?:<td class="num">[^<]*</td>)+)'
    rows = re.findall(row, anna.get(group).text)
    numbers = {name: re.findall(r">([^<]+)</td>", cells) for name, cells in rows}
    assert numbers == {"Bea": ["2", "2", "100%"], "Anna": ["2", "0", "0%"]}
    assert list(numbers) == ["Bea", "Anna"]


def test_the_table_of_results_counts_those_who_came_behind() -> None:
    def seat(person: str, place: int) -> Played:
        return Played(person, person, "", place, 10 - place, place == 0)

    def result(*seats: Played, together: bool = False) -> Result:
        return Result("t", "pocket_mars", 1, together, seats, "", None, "g")

    lines = table_of_results(
        [
            result(seat("a", 0), seat("b", 1), seat("c", 1)),
            result(seat("b", 0), seat("a", 1)),
            result(seat("a", 0), seat("b", 0), together=True),
            result(seat("a", 0)),
        ]
    )
    assert [(line.person, line.games, line.won) for line in lines] == [("b", 2, 1), ("a", 2, 1), ("c", 1, 0)]
    assert [line.beaten for line in lines] == [(0.25 + 1.0) / 2, 0.5, 0.25]


def test_moderators_look_after_it_and_there_is_always_one(three: tuple[TestClient, ...]) -> None:
    anna, bea, carl = three
    group = found(anna)
    address = link(anna, group)
    for client in (bea, carl):
        come_in(client, address)
    ids = {name: person_of(client) for name, client in zip("abc", three, strict=True)}

    def role(client: TestClient, whose: str, wanted: str) -> int:
        return client.post(f"{group}/members/{ids[whose]}/role", data={"role": wanted}).status_code

    assert role(bea, "b", "moderator") == 403
    assert role(anna, "b", "king") == 400
    assert role(anna, "a", "member") == 409, "somebody must look after it"
    assert bea.post(f"{group}/members/{ids['c']}/out").status_code == 403
    assert role(anna, "b", "moderator") == 200
    assert anna.post(f"{group}/members/{ids['b']}/out").status_code == 409
    assert bea.post(f"{group}/members/{ids['c']}/out").status_code == 200
    assert carl.get(group).status_code == 404
    assert come_in(carl, address).status_code == 404, "nor do they come in again by what they know"
    assert link(anna, group) != address
    assert anna.post(f"{group}/leave", follow_redirects=False).status_code == 303
    assert anna.get(group).status_code == 404
    assert bea.post(group, data={"name": "Club of Bea", "about": ""}).status_code == 200
    assert "Club of Bea" in bea.get(group).text
    come_in(carl, link(bea, group))
    bea.post(f"{group}/leave")
    assert "Look after the group" in carl.get(group).text, "whoever has been in it for longest takes over"
    assert carl.post(f"{group}/dissolve", data={"name": "x"}).status_code == 400
    assert carl.post(f"{group}/dissolve", data={"name": "Club of Bea"}).status_code == 200
    assert carl.get(group).status_code == 404
    found(carl, "Club of Bea")


def test_names_of_groups_are_checked_like_those_of_people(three: tuple[TestClient, ...], web: Web) -> None:
    anna, bea, _ = three
    found(anna, "Chess Nuts")
    for name in ("", "   ", "x" * 41, "Chess\u202eNuts", "Сhess Nuts", "chessnuts", "..."):
        answer = bea.post("/groups", data={"name": name})
        assert answer.status_code in (400, 409), name
        assert 'role="alert"' in answer.text
    assert bea.post("/groups", data={"name": "Other", "about": "x" * 501}).status_code == 400
    group = found(bea, "Other")
    taken = bea.post(group, data={"name": "CHESS NUTS"})
    assert taken.status_code == 409
    assert "Other" in taken.text
    assert joined(anna, web).post("/groups", data={"name": "Nobody"}).status_code == 403


def test_groups_have_bounds(three: tuple[TestClient, ...], web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bea, carl = three
    addresses = [link(anna, found(anna, f"Club {name}")) for name in ("Uno", "Due", "Tre", "Four", "Five")]
    assert anna.post("/groups", data={"name": "Club Six"}).status_code == 429
    monkeypatch.setattr(groups, "MOST_GROUPS", 2)
    for address in addresses[:2]:
        assert come_in(bea, address).status_code == 303
    assert come_in(bea, addresses[2]).status_code == 429
    monkeypatch.setattr(groups, "MOST_MEMBERS", 2)
    assert come_in(carl, addresses[0]).status_code == 409
    assert MOST_MEMBERS == 500


def test_who_erases_themselves_is_in_no_group(three: tuple[TestClient, ...]) -> None:
    anna, bea, _ = three
    group = found(anna)
    come_in(bea, link(anna, group))
    assert anna.get("/me/export.json").json()["groups"] == ["The Club"]
    anna.post("/me/erase", data={"name": "Anna"})
    shown = bea.get(group).text
    assert "one member" in shown
    assert "Anna" not in shown
    assert "Look after the group" in shown


def test_those_who_come_in_at_once_by_two_servers_are_all_counted() -> None:
    class Somebody:
        def __init__(self, number: int) -> None:
            self.known = Known(f"person{number}", "", f"Somebody {number}")

    async def work() -> None:
        address = postgres.fresh()
        hubs = [Hub(open_store(address), Settings(database=address, workers=1)) for _ in range(2)]
        try:
            fresh = await groups.found(hubs[0], Somebody(0), "Club", "")  # type: ignore[arg-type]
            token = groups.invitation(hubs[1], fresh)
            come = [groups.come_in(hubs[number % 2], Somebody(number), token) for number in range(1, 9)]  # type: ignore[arg-type]
            await asyncio.gather(*come)
            here: Group = await groups.group(hubs[1], fresh.id)
            everybody: list[Member] = await groups.members(hubs[0], fresh.id)
            assert here.members == len(everybody) == 9
            await asyncio.gather(*[groups.leave(hubs[number % 2], fresh.id, f"person{number}") for number in range(9)])
            assert await groups.members(hubs[0], fresh.id) == []
            with pytest.raises(Refused):
                await groups.group(hubs[0], fresh.id)
        finally:
            for hub in hubs:
                await hub.close()

    asyncio.run(asyncio.wait_for(work(), 120))
