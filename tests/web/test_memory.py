"""Live tables are bounded by the bytes that they take: those that nobody looks at go first, then no more come in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.engine.phrase import house
from ludoteca.store import SqliteStore
from ludoteca.table import Opening
from ludoteca.table.table import BYTES, person
from ludoteca.web.hub import Hub, Unkept
from ludoteca.web.looker import look
from ludoteca.web.settings import Settings
from tests.web.tables import watching


def opening(number: int) -> Opening:
    return Opening(f"t{number}", "marrak_hesh", {"players": 2}, number, [person("Ada", "a"), person("Bruno", "b")])


def hub(folder: Path, **settings: int) -> Hub:
    return Hub(SqliteStore(folder / "tables.db"), Settings(workers=1, **settings))  # type: ignore[arg-type]


@pytest.mark.parametrize("bound", [{"most_live_bytes": 10 * BYTES}, {"most_live": 8}])
def test_tables_that_nobody_looks_at_make_room(tmp_path: Path, bound: dict[str, int]) -> None:
    async def work() -> None:
        tables = hub(tmp_path, **bound)
        first = await tables.open(opening(0))
        first.watchers.add(watching(first, "a"))
        for number in range(1, 40):
            await tables.open(opening(number))
            assert len(tables._live) <= 10
            assert tables._bytes == sum(live.size for live in tables._live.values())
        assert tables._live["t0"] is first, "somebody looks at it"
        assert "t1" not in tables._live, "the longest unused goes first"
        assert (await tables.find("t1")).table.opening.id == "t1"
        await tables.close()

    asyncio.run(work())


def test_when_watched_tables_fill_the_memory_no_more_come_in(tmp_path: Path) -> None:
    async def work() -> None:
        tables = hub(tmp_path, most_live_bytes=4 * BYTES)
        live = [await tables.open(opening(number)) for number in range(4)]
        for one in live:
            one.watchers.add(watching(one, "a"))
        with pytest.raises(Unkept) as refusal:
            await tables.open(opening(4))
        assert refusal.value.text("it") == house("web-full").text("it")
        assert await tables.store.load("t4") is None, "nothing was kept"
        with pytest.raises(Unkept):
            await tables.find("t4")
        assert await tables.find("t2") is live[2], "whatever is here is played on"
        live[0].watchers.clear()
        await tables.open(opening(4))
        await tables.close()

    asyncio.run(work())


def test_what_is_drawn_counts_while_somebody_looks(tmp_path: Path) -> None:
    async def work() -> None:
        tables = hub(tmp_path)
        live = await tables.open(opening(0))
        before, watcher = tables._bytes, watching(live, "a")
        live.watchers.add(watcher)
        _, shown = await tables.show(live, lambda: look(live, "a", "en", None))
        assert tables._bytes - before == shown.size > 20_000
        live.left_by(watcher)
        tables.weigh(live)
        assert tables._bytes == before
        await tables.close()

    asyncio.run(work())
