"""Tables without a browser: an application of one's own, people with cookies, and lookers at any position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from ludoteca.engine.game import State
from ludoteca.table import Opening, Seat, Table
from ludoteca.table.table import person
from ludoteca.web.app import make_app
from ludoteca.web.gathering import LiveTable, Watcher
from ludoteca.web.hub import Hub, hashed
from ludoteca.web.looker import Looker, look
from ludoteca.web.settings import Settings
from tests.proof.cases import Case

ACTION = re.compile(r'data-action="(\d+)"')
WHY = re.compile(r'data-why="(\d+)"')
HOME = "http://testserver"


class Web:
    """A server in this process and those who talk to it."""

    def __init__(self, folder: Path, address: str = "", **settings: Any) -> None:
        chosen = {"bot_pause": 0.0, "answer_pause": 0.0, "requests_at_once": 1e9, "workers": 1, **settings}
        self.app = make_app(Settings(database=address or folder / "tables.db", **chosen))
        self.hub: Hub = self.app.state.hub

    def guest(self, lang: str = "en", **headers: str) -> TestClient:
        """Somebody new, with a cookie jar of their own; to be used inside `with` only where one is enough."""
        return TestClient(self.app, HOME, raise_server_exceptions=False, headers={"accept-language": lang, **headers})

    def live(self, table: str) -> LiveTable:
        return self.hub._live[table]


@contextmanager
def opened(web: Web) -> Iterator[TestClient]:
    """The first visitor; while they are here, the server runs."""
    with web.guest() as client:
        yield client


def joined(host: TestClient, web: Web) -> TestClient:
    """Another visitor on the same loop as the first."""
    client = web.guest()
    client.portal = host.portal
    return client


def opening(case: Case, seed: int, *, first: Seat | None = None) -> Opening:
    """A table of that case at which every seat is held by somebody else."""
    seats = [person(f"Player {number}", hashed(f"secret {number}")) for number in range(case.made().players)]
    if first is not None:
        seats[0] = first
    return Opening(f"table{seed}", case.game, dict(case.made().options), seed, seats)


def at(case: Case, state: State) -> LiveTable:
    """A live table with that position on it."""
    table = Table(opening(case, 1))
    table.state = state
    return LiveTable(table)


def lookers(live: LiveTable, lang: str = "en") -> list[Looker]:
    """Everybody at the table, then a spectator."""
    holders = [seat.holder for seat in live.table.seats]
    return [look(live, holder, lang, None) for holder in [*holders, ""]]


def watching(live: LiveTable, holder: str) -> Watcher:
    """A page of that person, of which nobody takes anything away."""
    return Watcher(holder, partial(look, live, holder, "en", None))


def touched(html: str) -> list[int]:
    return [int(number) for number in ACTION.findall(html)]
