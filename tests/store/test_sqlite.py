"""The SQLite store: what was kept is there again, in another process too, and nothing is overwritten."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from ludoteca.store import SqliteStore, StoreError
from ludoteca.table import OPEN, PERSON, Entry, Opening, Seat


def opening(table_id: str = "t", holder: str = "a") -> Opening:
    seats = [Seat(PERSON, "Ada", holder=holder), Seat(OPEN, invitation="x")]
    options = {"players": 2, "deep_space_pair": (4, 10)}
    return Opening(table_id, "marrak_hesh", options, (1 << 127) + 5, seats, 7.0, "it")  # type: ignore[arg-type]


def with_store(file: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def main() -> None:
        store = SqliteStore(file)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def test_a_table_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    entries = [Entry("sit", 1, text="Bruno <b>", holder="b"), Entry("act", 0, 17), Entry("chat", 0, text="è")]

    async def keep(store: SqliteStore) -> None:
        await store.add(opening())
        for number, entry in enumerate(entries):
            await store.append("t", number, entry)

    async def look(store: SqliteStore) -> None:
        assert await store.load("t") == (opening(), entries)
        assert await store.load("nothing") is None
        assert await store.tables_of("a", 5) == ["t"]
        assert await store.tables_of("b", 5) == ["t"]
        assert await store.tables_of("c", 5) == []
        assert await store.count() == 1

    file = tmp_path / "deep" / "tables.db"
    with_store(file, keep)
    with_store(file, look)


def test_a_place_is_taken_only_once_and_others_in_the_same_commit_are_kept(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.add(opening())
        results = await asyncio.gather(
            store.append("t", 0, Entry("act", 0, 1)),
            store.append("t", 0, Entry("act", 0, 2)),
            store.append("t", 1, Entry("act", 0, 3)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), StoreError, type(None)]
        found = await store.load("t")
        assert found is not None
        assert [entry.number for entry in found[1]] == [1, 3]

    with_store(tmp_path / "tables.db", work)


def test_what_was_acknowledged_is_seen_by_another_process_at_once(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def work(store: SqliteStore) -> None:
        await store.add(opening())
        await store.append("t", 0, Entry("act", 0, 1))
        other = sqlite3.connect(file)
        assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,)
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        other.close()

    with_store(file, work)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("dear diary, this is no database at all; " * 40)
    before = file.read_bytes()
    with pytest.raises(StoreError, match="cannot be opened") as refusal:
        SqliteStore(file)
    assert "non si può aprire" in refusal.value.text("it")
    assert file.read_bytes() == before


def test_a_database_of_a_later_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version=99")
    connection.commit()
    connection.close()
    with pytest.raises(StoreError, match="99"):
        SqliteStore(file)


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(tmp_path)


def test_a_table_says_from_which_example_it_is_played_and_one_from_before_examples_is_still_read(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tables.db"

    async def keep(store: SqliteStore) -> None:
        await store.add(replace(opening("t"), example="E13"))
        await store.add(opening("old"))

    async def look(store: SqliteStore) -> None:
        assert await store.load("t") == (replace(opening("t"), example="E13"), [])
        assert await store.load("old") == (opening("old"), [])

    with_store(file, keep)
    with sqlite3.connect(file) as connection:
        (blob,) = connection.execute("SELECT opening FROM tables WHERE id = 'old'").fetchone()
        body = msgspec.json.decode(blob)
        del body["example"]
        connection.execute("UPDATE tables SET opening = ? WHERE id = 'old'", (msgspec.json.encode(body),))
    connection.close()
    with_store(file, look)
