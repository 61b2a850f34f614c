"""A whole game by correspondence between two people and a bot, by a server that is killed between moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from tests.browser.house import House

GAME, DAY = "mars_needs_mechanics", 86_400
POST = {"kind": "slow", "start": DAY, "holidays": 3, "out": "search:easy"}
KILLS = 4
PATIENCE = 60.0  # seconds after which something that must happen is held not to


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path, answer_pause=0.0)
    yield found
    found.close()
    assert "Traceback" not in found.log.read_text(), found.log.read_text()


class Player:
    """Somebody with a name, who comes when it is their turn."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.client = httpx.Client(timeout=30)
        head = {"origin": house.address}
        answer = self.client.post(f"{house.address}/me", data={"name": name, "do": "begin"}, headers=head)
        assert answer.status_code in (200, 303), answer.text

    def ask(self, path: str, body: object = None, status: int = 200) -> Any:
        address = f"{self.house.address}/api{path}"
        answer = self.client.get(address) if body is None else self.client.post(address, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()


def test_a_whole_game_by_correspondence_with_a_server_killed_between_moves(house: House) -> None:
    chance = random.Random(4)
    anna, bruno = Player(house, "Anna"), Player(house, "Bruno")
    new = {"game": GAME, "seats": ["me", "friend", "greedy"], "options": {"players": 3}, "clock": POST}
    view = anna.ask("/tables", new, 201)
    table = view["table"]
    link = next(iter(view["invitations"].values()))
    bruno.ask("/seats", {"invitation": link, "name": "Bruno"})
    people, killed, given, moves = [anna, bruno], 0, 0, 0
    acknowledged: dict[int, int] = {}
    latest = monotonic() + 5 * PATIENCE
    while not (view := anna.ask(f"/tables/{table}"))["over"]:
        assert monotonic() < latest, "the game does not come to its end"
        mine = [who for who in people if who.ask(f"/tables/{table}")["actions"]]
        if not mine:  # a bot thinks, or an answer that was left is being given
            sleep(0.01)
            continue
        one = mine[0].ask(f"/tables/{table}")
        if not one["actions"]:
            continue
        action = chance.choice(one["actions"])["action"]
        body = {"decision": one["decision"], "action": action}
        said = mine[0].client.post(f"{house.address}/api/tables/{table}/act", json=body)
        assert said.status_code in (200, 409), said.text  # an answer that was left may have come first
        if said.status_code == 200:
            acknowledged[one["decision"]] = action
        moves += 1
        if moves % 9 == 4:
            _leaves(mine[0], table)
        if moves % 7 == 0 and killed < KILLS:
            before = anna.ask(f"/tables/{table}")
            house.kill()
            house.start()
            killed += 1
            after = anna.ask(f"/tables/{table}")
            assert after["decision"] >= before["decision"], "nothing that was told is lost"
            own = after["clock"]["left"][after["your_seats"][0]]
            assert 0 < own <= DAY and own > DAY - 5 * PATIENCE, "a server that is down takes nobody's time"
        given = max(given, *(len(_given(who, table)) for who in people))
    assert killed == KILLS and given > 0
    record = anna.client.get(f"{house.address}/t/{table}/record.json").json()
    assert {number: record["actions"][number] for number in acknowledged} == acknowledged, "each counts once"
    assert len(record["actions"]) == view["decision"]
    assert view["clock"]["runs"] == -1 and view["deal"] is not None
    _counted(house, anna)


def _leaves(who: Player, table: str) -> None:
    """Whoever has played leaves what they will answer next, whatever happens."""
    told = who.client.get(f"{who.house.address}/api/tables/{table}/answers")
    if told.status_code != 200:
        return  # the game is over
    for one in told.json()["foreseen"]:
        for choice in list(one["choices"])[:3]:
            body = {"question": one["question"], "choice": choice, "stops": []}
            who.client.post(f"{who.house.address}/api/tables/{table}/answers", json=body)


def _given(who: Player, table: str) -> list[object]:
    told = who.client.get(f"{who.house.address}/api/tables/{table}/answers")
    return list(told.json().get("given", []))


def _counted(house: House, anna: Player) -> None:
    """The game is in everybody's results, once."""
    latest = monotonic() + PATIENCE
    while True:
        results = anna.client.get(f"{house.address}/me/export.json").json()["results"]
        if results:
            break
        assert monotonic() < latest, "nobody counts the game"
        sleep(0.05)
    assert len(results) == 1 and results[0]["game"] == GAME
