"""Whatever options a stranger chooses, one table costs little more than the usual one: memory, page, the loop's time.

No time is measured here, since machines differ: bytes are counted, and calls of functions. `python -m bench.loop` says
what that is in milliseconds.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import ludoteca
from ludoteca.table import Opening, Table
from ludoteca.table.table import person
from ludoteca.web.gathering import LiveTable
from ludoteca.web.hub import hashed
from ludoteca.web.looker import look
from ludoteca.web.regions import regions
from tests.web import raw
from tests.web.heavy import Options, large_options, largest_options, largest_tracks
from tests.web.tables import Web

MOST = 10  # times as much as the usual table
MOST_OF_LOOP = 2  # times as many calls in the event loop: drawing and making happen beside it
SECRET = "a" * 22
JSON = [(b"content-type", b"application/json"), (b"cookie", f"ludoteca={raw.signed(SECRET)}".encode())]


@dataclass
class Cost:
    """What a table takes."""

    calls: int  # of functions, until it is drawn for a seat and for those who watch
    memory: int  # bytes at the most, until then
    page: int  # characters of what a seat is shown
    numbers: int  # of an observation

    def within(self, times: int, usual: Cost) -> bool:
        """Whether nothing is more than so many times the usual."""
        mine, theirs = vars(self), vars(usual)
        return all(mine[what] <= times * theirs[what] for what in mine)


@contextmanager
def counted() -> Iterator[Callable[[], int]]:
    """The calls of functions in this thread."""
    calls = 0

    def count(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        yield lambda: calls
    finally:
        sys.setprofile(None)


def forget() -> None:
    """Empty every cache of the house, as after a start."""
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper) and one.__module__.startswith("ludoteca.games"):
            one.cache_clear()


def set_and_draw(game: str, options: Options) -> tuple[Table, dict[str, str]]:
    """Set a table with these options, and draw it for whoever is asked and for those who watch."""
    made = ludoteca.make(game, **options)
    seats = [person(f"Player {number}", hashed(f"{number}")) for number in range(made.players)]
    live = LiveTable(Table(Opening("t", game, dict(made.options), 7, seats)))
    drawn = regions(live, look(live, seats[live.table.asked].holder, "en", None))
    regions(live, look(live, "", "it", None))
    return live.table, drawn


def cost(game: str, options: Options) -> Cost:
    """What these options cost, from nothing."""
    forget()
    tracemalloc.start()
    try:
        table, drawn = set_and_draw(game, options)
        _, memory = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    forget()
    with counted() as calls:
        set_and_draw(game, options)
        number = calls()
    return Cost(number, memory, sum(map(len, drawn.values())), table.game.observation_length)


def test_the_largest_tracks_are_taken_and_larger_ones_are_not() -> None:
    taken = [str(options["track_text"]) for options in largest_options("automobiles")]
    assert taken == largest_tracks()


@pytest.mark.parametrize("game", ludoteca.games())
def test_no_options_make_a_table_that_costs_more_than_ten_usual_ones(game: str) -> None:
    set_and_draw(game, {})  # whatever is read once
    usual = cost(game, {})
    for options in [*largest_options(game), *large_options(game, 15, 6)]:
        found = cost(game, options)
        assert found.within(MOST, usual), f"{options}: {found}, usually {usual}"


# ---- in the event loop


def calls_of_requests(folder: Path, game: str, options: Options) -> dict[str, int]:
    """How many calls of functions each request costs in the thread of the event loop."""
    found: dict[str, int] = {}
    web = Web(folder)

    async def ask(what: str, method: str, path: str, body: object = None) -> raw.Answer:
        with counted() as calls:
            given = b"" if body is None else json.dumps(body).encode()
            answer = await raw.request(web.app, method, path, headers=JSON, body=given)
            found[what] = calls()
        assert answer.status in (200, 201), answer.text
        return answer

    async def visit() -> None:
        seats = ["here"] * ludoteca.make(game, **options).players
        view = (await ask("set", "POST", "/api/tables", {"game": game, "seats": seats, "options": options})).json()
        table = view["table"]
        act = {"decision": view["decision"], "action": view["actions"][0]["action"]}
        await ask("act", "POST", f"/api/tables/{table}/act", act)
        await ask("look", "GET", f"/t/{table}")
        await ask("replay", "GET", f"/t/{table}/replay")
        await ask("why", "GET", f"/api/tables/{table}/why/1")
        del web.hub._live[table]
        await ask("rebuild", "GET", f"/t/{table}")
        await web.hub.close()

    asyncio.run(visit())
    return found


def test_the_largest_tracks_cost_the_event_loop_no_more_than_the_usual_one(tmp_path: Path) -> None:
    calls_of_requests(tmp_path / "once", "automobiles", {})  # whatever is read once
    usual = calls_of_requests(tmp_path / "usual", "automobiles", {})
    for number, options in enumerate(largest_options("automobiles")):
        forget()
        found = calls_of_requests(tmp_path / str(number), "automobiles", options)
        for what, calls in found.items():
            assert calls <= MOST_OF_LOOP * usual[what], f"{what}: {calls} calls, usually {usual[what]}"
