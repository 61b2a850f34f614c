"""Tables that move to another database: every entry arrives, and whatever differs is refused and left."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca import cli
from ludoteca.club.papers import Change, Paper
from ludoteca.store import Line, Store, StoreError, TableDamaged, moving
from ludoteca.store.moving import copy
from ludoteca.table import Entry
from tests import postgres
from tests.store.kept import Database, literal, opening, run, with_store

ENTRIES = [Entry("sit", 1, text="Bruno", holder="b"), Entry("act", 0, 17), Entry("chat", 0, text="è")]
KEEPS_SECRETS = "SELECT value FROM keys"


async def _fill(store: Store) -> None:
    await store.add(opening("one"))
    for number, entry in enumerate(ENTRIES):
        await store.append("one", number, entry)
    await store.keep("one", "review", "1", b"\x00found")
    await store.bar("192.0.2.7", "bar")
    await store.add(opening("another", "c"))
    await store.add(opening("last"), Line("one", 3, Entry("rematch", -1, text="last")))
    await store.write([Change("person", "p", b"Ada", ("ada", "blue")), Change("person", "q", b"")])
    await store.write([Change("person", "p", b"Ada L.", ("ada l",), version=1), Change("group", "p", b"\x00club")])


def _other(database: Database, folder: Path, kind: str) -> Database:
    return folder / "other.db" if kind == "sqlite" else postgres.fresh()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_all_that_is_kept_arrives_in_its_order_with_the_key_and_the_other_way_round(
    database: Database, tmp_path: Path, kind: str
) -> None:
    with_store(database, _fill)
    other = _other(database, tmp_path, kind)
    assert copy(database, other) == (3, 4, 3)
    assert copy(database, other) == (3, 4, 3), "what is there already is compared, and nothing else"
    assert run(other, KEEPS_SECRETS) == run(database, KEEPS_SECRETS)

    async def look(store: Store) -> None:
        assert await store.tables_of("a", 9) == ["last", "one"]
        assert await store.tables_of("b", 9) == ["one"]
        assert await store.tables_of("c", 9) == ["another"]
        assert await store.load("one") == (opening("one"), [*ENTRIES, Entry("rematch", -1, text="last")])
        assert await store.barred() == {"192.0.2.7": "bar"}
        assert await store.kept("one", "review") == {"1": b"\x00found"}
        assert await store.paper("person", "p") == Paper(b"Ada L.", 2, ("ada l",))
        assert await store.paper("group", "p") == Paper(b"\x00club", 1)
        assert await store.find("person") == [("ada l", "p")]
        await store.append("one", 4, Entry("chat", 0, text="on we go"))
        await store.add(opening("later"))
        assert await store.tables_of("a", 9) == ["later", "last", "one"]

    with_store(other, look)


def test_a_copy_that_was_stopped_goes_on_where_it_was(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(database, _fill)
    other = tmp_path / "other.db"
    move = moving._move
    moved: list[str] = []

    def stopped(book: moving.Book, shelf: moving.Shelf) -> None:
        if moved:
            raise KeyboardInterrupt
        moved.append(book.table_id)
        move(book._replace(entries=book.entries[:2]), shelf)

    with monkeypatch.context() as patch:
        patch.setattr(moving, "_move", stopped)
        with pytest.raises(KeyboardInterrupt):
            copy(database, other)
    assert run(other, "SELECT count(*) FROM entries") == [(2,)]
    assert copy(database, other) == (3, 4, 3)
    assert run(other, "SELECT count(*) FROM entries") == [(4,)]


@pytest.mark.parametrize("what", ["key", "entry", "opening", "paper"])
def test_what_differs_is_refused_and_left(database: Database, tmp_path: Path, what: str) -> None:
    with_store(database, _fill)
    other = tmp_path / "other.db"
    copy(database, other)
    harm = {
        "key": "UPDATE keys SET value = BLOB(00)",
        "entry": f"UPDATE entries SET entry = {literal(other, b'{}')} WHERE number = 1",
        "paper": "UPDATE papers SET version = 7 WHERE id = 'q'",
        "opening": f"UPDATE tables SET opening = {literal(other, b'{}')} WHERE id = 'another'",
    }
    run(other, harm[what])
    everything = "SELECT id, opening FROM tables ORDER BY id"
    before = run(other, everything), run(other, "SELECT * FROM entries")
    with pytest.raises(StoreError, match="belongs to another house" if what == "key" else "but differs"):
        copy(database, other)
    assert (run(other, everything), run(other, "SELECT * FROM entries")) == before


def test_a_damaged_table_is_copied_as_it_is(database: Database, tmp_path: Path) -> None:
    with_store(database, _fill)
    run(database, "DELETE FROM entries WHERE number = 1")
    copy(database, tmp_path / "other.db")

    async def look(store: Store) -> None:
        with pytest.raises(TableDamaged):
            await store.load("one")
        assert await store.load("another") == (opening("another", "c"), [])

    with_store(tmp_path / "other.db", look)


def test_a_database_that_is_served_is_not_copied(database: Database, tmp_path: Path) -> None:
    async def served(store: Store) -> None:
        if isinstance(database, str):
            await store.beat()  # type: ignore[attr-defined]
        with pytest.raises(StoreError, match="Stop"):
            copy(database, tmp_path / "other.db")
        assert not (tmp_path / "other.db").exists()

    with_store(database, served)


def test_the_command_says_what_it_has_done_and_what_is_wrong(
    tmp_path: Path, shared: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    with_store(file, _fill)
    assert cli.main(["database", "copy", str(file), shared]) == 0
    assert (
        capsys.readouterr().out == "3 tables with 4 entries and 3 papers about people have been copied and compared.\n"
    )
    for given, sentence in (
        (["database"], "ludoteca database copy FROM TO"),
        (["database", "move", "a", "b"], "move"),
        (["database", "copy", str(file)], "TO"),
        (["database", "copy", str(tmp_path / "none.db"), shared], "none.db"),
        (["--lang", "it", "database", "copy", str(file), "postgresql://a:secret@127.0.0.1:1/x"], "PostgreSQL"),
    ):
        assert cli.main(given) == 2
        told = capsys.readouterr().err
        assert sentence in told and len(told.splitlines()) == 1 and "secret" not in told
    assert not (tmp_path / "none.db").exists()
