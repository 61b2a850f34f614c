"""A game by correspondence between two people who are never there, while their server is killed again and again."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from time import monotonic, sleep
from typing import NamedTuple

import httpx

from tests.browser.house import House
from tests.web.hosts import Browser, Host

PATIENCE = 90.0  # seconds after which what must come is held to be lost
CLOCK = {"kind": "slow", "start": 86_400, "holidays": 0, "out": "forfeit"}


class Player:
    """Somebody who plays by the API when they are told to, by whichever server they reach."""

    def __init__(self, houses: Sequence[House], host: Host, name: str, chance: random.Random) -> None:
        self.houses = houses
        self.chance = chance
        self.client = httpx.Client(timeout=30)
        self.browser = Browser(host, name)
        self.asked("/me", data={"name": name.capitalize()})
        assert self.asked("/me/letters/push", json=self.browser.subscription).status_code == 200

    def asked(self, path: str, **how: object) -> httpx.Response:
        """What the first server that lives answers; a request that has a body is a wish."""
        latest = monotonic() + PATIENCE
        while monotonic() < latest:
            house = self.chance.choice(list(self.houses))
            try:
                method = "POST" if how else "GET"
                answer = self.client.request(method, house.address + path, **how)  # type: ignore[arg-type]
            except httpx.TransportError:
                sleep(0.02)
                continue
            if answer.status_code < 500:
                return answer
        raise AssertionError("no server answers")

    def plays(self, table: str) -> bool:
        """Play until the turn passes; whether it has."""
        while True:
            view = self.asked(f"/api/tables/{table}").json()
            if view["over"]:
                return False
            if not view["actions"]:
                return True
            action = self.chance.choice(view["actions"])["action"]
            self.asked(f"/api/tables/{table}/act", json={"decision": view["decision"], "action": action})

    def heard(self, table: str) -> Counter[str]:
        """How often they were told of each turn at a table."""
        told = [one for one in self.browser.opened() if one["there"] == f"/t/{table}" and one["title"] == "Your turn"]
        return Counter(one["thing"] for one in told)

    def await_word(self, table: str, before: Counter[str]) -> float:
        """Until they are told of a turn that they had not heard of; the seconds that it took."""
        began = monotonic()
        while not set(self.heard(table)) - set(before):
            assert monotonic() < began + PATIENCE, "nobody was told whose turn it is"
            sleep(0.01)
        return monotonic() - began


class Weather(NamedTuple):
    """What became of the letters."""

    letters: int
    doubled: int
    seconds: list[float]  # from a move to its letter, where nobody was killed


def storm(houses: Sequence[House], host: Host, kills: int, calm: int = 0, seed: int = 1) -> Weather:
    """Play on while servers are killed right after moves; every turn is told, or this fails."""
    chance = random.Random(seed)
    anna, bea = (Player(houses, host, name, chance) for name in ("anna", "bea"))
    seconds: list[float] = []
    heard: Counter[str] = Counter()
    killed = turns = 0
    while killed < kills or turns < calm:
        table, (now, then) = _table(anna, bea), (anna, bea)
        while killed < kills or turns < calm:
            before = then.heard(table)
            if not now.plays(table):
                break
            turns += 1
            dies = turns > calm and chance.random() < 0.7
            if dies:
                sleep(chance.random() * 0.3)
                house = chance.choice(list(houses))
                house.kill()
                house.start()
                killed += 1
            took = then.await_word(table, before)
            if not dies:
                seconds.append(took)
            now, then = then, now
        for player in (anna, bea):
            heard.update(
                {f"{table} {thing} {player.browser.path}": number for thing, number in player.heard(table).items()}
            )
    return Weather(len(heard), sum(number - 1 for number in heard.values()), seconds)


def _table(anna: Player, bea: Player) -> str:
    """A game by correspondence that has begun, with Anna to play."""
    body = {"game": "marrak_hesh", "seats": ["me", "friend"], "options": {"first_player": "seat_0"}, "clock": CLOCK}
    table = str(anna.asked("/api/tables", json={**body, "access": "public"}).json()["table"])
    bea.asked(f"/api/tables/{table}/sit", json={})
    return table
