"""Real servers on one PostgreSQL, killed in mid-play: nothing that was acknowledged is lost, doubled, or differs."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
import websockets

from ludoteca.store import open_store
from ludoteca.table import ACT, Entry, Table
from tests import postgres
from tests.browser.house import House

GAME, OPTIONS = "marrak_hesh", {"first_player": "seat_0"}
PATIENCE = 60.0  # seconds after which something that must happen is held not to


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[list[House]]:
    """Two servers on one database, with no load balancer but chance."""
    address = postgres.fresh()
    found = [House(tmp_path, address=address, name=f"server{number}") for number in range(2)]
    yield found
    for each in found:
        each.close()
        assert "Traceback" not in each.log.read_text(), each.log.read_text()


class Somebody:
    """Whoever plays by whatever server they happen to reach."""

    def __init__(self, houses: list[House], client: httpx.AsyncClient, chance: random.Random) -> None:
        self.houses = houses
        self.client = client
        self.chance = chance
        self.cookie = ""

    async def ask(self, path: str, body: object = None, only: House | None = None) -> httpx.Response | None:
        """What a server answers; None: it died meanwhile."""
        house = only or self.chance.choice(self.houses)
        headers = {"cookie": self.cookie} if self.cookie else {}
        try:
            if body is None:
                answer = await self.client.get(house.address + path, headers=headers)
            else:
                answer = await self.client.post(house.address + path, json=body, headers=headers)
        except httpx.TransportError:
            return None
        given = answer.headers.get("set-cookie", "").partition(";")[0]
        self.cookie = given or self.cookie
        return answer


async def _anybody(one: Somebody, path: str, body: object = None) -> Any:
    """What the first server that lives answers."""
    latest = monotonic() + PATIENCE
    while monotonic() < latest:
        answer = await one.ask(path, body)
        if answer is not None and answer.status_code < 300:
            return answer.json()
        await asyncio.sleep(0.01)
    raise AssertionError("no server answers")


async def _rebuilt(house: House, table_id: str) -> tuple[Table, list[Entry]]:
    store = open_store(house.kept_at)
    found = await store.load(table_id)
    await store.close()
    assert found is not None
    return Table.rebuilt(*found), found[1]


def test_two_play_by_two_servers_that_are_killed_again_and_again(houses: list[House]) -> None:
    """Both answer every decision at once, by either server; each answer is acknowledged or not, and counts once."""

    async def work() -> None:
        async with httpx.AsyncClient(timeout=30) as client:
            chance = random.Random(7)
            anna = Somebody(houses, client, chance)
            new = {"game": GAME, "seats": ["me", "here"], "options": OPTIONS}
            tables = [(await _anybody(anna, "/api/tables", new))["table"]]
            acknowledged: dict[tuple[str, int], int] = {}
            over = asyncio.Event()

            async def plays() -> None:
                while not over.is_set():
                    table = tables[-1]
                    view = await anna.ask(f"/api/tables/{table}")
                    if view is None or view.status_code != 200:
                        await asyncio.sleep(0.01)
                        continue
                    decision, actions = view.json()["decision"], view.json()["actions"]
                    if not actions:
                        assert view.json()["over"]
                        fresh = (await _anybody(anna, "/api/tables", new))["table"]
                        tables.append(fresh)
                        continue
                    action = chance.choice(actions)["action"]
                    said = await anna.ask(f"/api/tables/{table}/act", {"decision": decision, "action": action})
                    if said is not None and said.status_code == 200:
                        assert (table, decision) not in acknowledged, "two answers to one decision were acknowledged"
                        acknowledged[table, decision] = action

            async def dies() -> None:
                for number in range(4):
                    before = len(acknowledged)
                    while len(acknowledged) < before + 6:
                        await asyncio.sleep(0.01)
                    house = houses[number % 2]
                    house.kill()
                    before = len(acknowledged)
                    while len(acknowledged) < before + 3:  # the other goes on at once
                        await asyncio.sleep(0.01)
                    await asyncio.to_thread(house.start)
                over.set()

            await asyncio.wait_for(asyncio.gather(plays(), plays(), plays(), dies()), 4 * PATIENCE)
            assert len(acknowledged) >= 30
            for table in tables:
                rebuilt, entries = await _rebuilt(houses[0], table)
                played = [entry.number for entry in entries if entry.kind == ACT]
                mine = {decision: action for (where, decision), action in acknowledged.items() if where == table}
                assert {decision: played[decision] for decision in mine} == mine, "none is lost or changed"
                seen = [await anna.ask(f"/api/tables/{table}", only=house) for house in houses]
                views = [answer.json() for answer in seen if answer is not None]
                assert len(views) == 2 and views[0] == views[1], "no two servers differ"
                assert views[0]["decision"] == rebuilt.version == len(played)

    asyncio.run(work())


def test_a_move_by_one_server_is_seen_on_a_page_of_the_other_and_bots_go_on_when_their_server_is_killed(
    houses: list[House],
) -> None:
    async def work() -> None:
        async with httpx.AsyncClient(timeout=30) as client:
            anna = Somebody(houses, client, random.Random(1))
            first, second = houses
            body = {"game": GAME, "seats": ["me", "search:easy"], "options": OPTIONS}
            answer = await anna.ask("/api/tables", body, only=first)
            assert answer is not None
            table = answer.json()["table"]
            page = f"ws://127.0.0.1:{second.port}/t/{table}/live"
            async with websockets.connect(page, additional_headers={"cookie": anna.cookie}) as socket:
                for _ in range(3):
                    view = await _anybody(anna, f"/api/tables/{table}")
                    while not view["actions"]:
                        view = await _anybody(anna, f"/api/tables/{table}")
                    act = {"decision": view["decision"], "action": view["actions"][0]["action"]}
                    said = await anna.ask(f"/api/tables/{table}/act", act, only=first)
                    assert said is not None and said.status_code == 200, said and said.text
                    while f'"version":{view["decision"] + 1}' not in str(
                        await asyncio.wait_for(socket.recv(), PATIENCE)
                    ):
                        pass
                first.kill()  # it may be thinking; whoever watches by the other server is played for by that
                view = await _anybody(anna, f"/api/tables/{table}")
                while not view["actions"]:
                    view = await _anybody(anna, f"/api/tables/{table}")
                latest = view["decision"]
                act = {"decision": latest, "action": view["actions"][0]["action"]}
                assert (await _anybody(anna, f"/api/tables/{table}/act", act))["decision"] > latest
                while (await _anybody(anna, f"/api/tables/{table}"))["decision"] < latest + 2:
                    await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(work(), 4 * PATIENCE))


def test_a_server_that_is_stopped_ends_well_and_says_goodbye(houses: list[House]) -> None:
    first, second = houses
    address = first.kept_at
    alive = "SELECT count(*) FROM servers WHERE beat > clock_timestamp() - interval '3 s'"
    latest = monotonic() + PATIENCE
    while postgres.run(address, alive) != [(2,)]:
        assert monotonic() < latest, "both show that they live"
    assert first.stop() in (0, -15) and second.is_running
    assert postgres.run(address, alive) == [(1,)]
