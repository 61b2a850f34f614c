"""The file of the tables on its bad days: each is told in one sentence, and no byte of it is changed."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import sqlite3
from collections.abc import Callable
from contextlib import chdir
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.club.papers import Change
from ludoteca.store import SqliteStore, StoreError, TableDamaged
from ludoteca.store.copies import backup, rescue
from ludoteca.store.file import APPLICATION, SCHEMA, SCHEMA_VERSION
from ludoteca.table import Entry
from tests.store.kept import opening, with_store

TABLES = 40
PAGE = 4096


async def _fill(store: SqliteStore) -> None:
    for number in range(TABLES):
        await store.add(opening(f"t{number}"))
        await asyncio.gather(
            *(store.append(f"t{number}", place, Entry("chat", 0, text="ciao " * 20)) for place in range(20))
        )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A sound database with a good many pages."""
    file = tmp_path / "tables.db"
    with_store(file, _fill)
    assert file.stat().st_size > 20 * PAGE
    return file


def _bytes(file: Path) -> dict[str, bytes]:
    """The file and its log; the index of the log (`-shm`) holds nothing that is not in the log."""
    return {path.name: path.read_bytes() for path in file.parent.iterdir() if path.suffix in (".db", ".db-wal")}


def _refused(file: Path, *words: str) -> StoreError:
    """The file is refused with those words, in both languages, and is what it was."""
    before = {name: content for name, content in _bytes(file).items() if content}
    with pytest.raises(StoreError) as refusal:
        SqliteStore(file)
    assert {name: content for name, content in _bytes(file).items() if content} == before
    english, italian = refusal.value.text("en"), refusal.value.text("it")
    assert all(word in english for word in words), english
    assert english != italian and "{" not in english + italian
    assert str(file) in english and str(file) in italian
    assert "\n" not in english + italian
    return refusal.value


def _execute(file: Path, *statements: str) -> None:
    connection = sqlite3.connect(file)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


# ---- what is there instead of it


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("dear diary, this is no database at all; " * 40)
    refusal = _refused(file, "no database of Ludoteca", "--database")
    assert "non è un database di Ludoteca" in refusal.text("it")


@pytest.mark.parametrize("version", [0, 1, 7, -1])
def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path: Path, version: int) -> None:
    file = tmp_path / "tables.db"
    _execute(file, "CREATE TABLE bookmarks (address TEXT)", f"PRAGMA user_version={version}")
    _refused(file, "no database of Ludoteca")


def test_a_database_with_another_owner_is_refused_whatever_its_tables_are_called(file: Path) -> None:
    _execute(file, "PRAGMA application_id=77")
    _refused(file, "no database of Ludoteca")


def test_a_database_of_a_later_version_is_refused_and_left_alone(file: Path, tmp_path: Path) -> None:
    _execute(file, "PRAGMA user_version=99")
    _refused(file, "layout 99", "later version")
    other = tmp_path / "other.db"
    later = SCHEMA_VERSION + 1
    _execute(
        other, f"PRAGMA application_id={APPLICATION}", f"PRAGMA user_version={later}", "CREATE TABLE games (id TEXT)"
    )
    _refused(other, f"layout {later}", "later version")


def test_a_database_of_the_first_layout_is_read_as_it_was_kept(file: Path) -> None:
    _execute(file, "PRAGMA user_version=1")

    async def look(store: SqliteStore) -> None:
        found = await store.load("t7")
        assert found is not None
        assert found[0] == opening("t7")
        assert (found[0].server, found[0].rules_version, found[0].content) == ("", 0, "")
        assert len(found[1]) == 20

    with_store(file, look)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)


@pytest.mark.parametrize("version", [1, 2, 3, 4])
def test_a_layout_without_papers_is_given_them_and_loses_nothing(file: Path, version: int) -> None:
    _execute(file, "DROP TABLE papers", "DROP TABLE marks", f"PRAGMA user_version={version}")

    async def look(store: SqliteStore) -> None:
        assert await store.count() == TABLES
        assert await store.load("t7") == (opening("t7"), [Entry("chat", 0, text="ciao " * 20)] * 20)
        await store.write([Change("person", "p", b"Ada", ("ada",))])
        assert await store.find("person") == [("ada", "p")]

    with_store(file, look)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)


@pytest.mark.parametrize("version", [1, 2])
def test_an_earlier_layout_without_findings_is_given_them_and_loses_nothing(file: Path, version: int) -> None:
    _execute(
        file,
        "DROP TABLE findings",
        "UPDATE tables SET opening = CAST(replace(opening, ',\"reviews\":false', '') AS BLOB)",
        f"PRAGMA user_version={version}",
    )

    async def look(store: SqliteStore) -> None:
        assert await store.count() == TABLES
        assert await store.load("t7") == (opening("t7"), [Entry("chat", 0, text="ciao " * 20)] * 20)
        assert await store.kept("t7", "review") == {}
        await store.keep("t7", "review", "0-a", b"a piece")
        assert await store.kept("t7", "review") == {"0-a": b"a piece"}

    with_store(file, look)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)


def test_findings_are_in_a_backup_and_are_rescued(file: Path, tmp_path: Path) -> None:
    with_store(file, lambda store: store.keep("t7", "review", "0-a", b"a piece"))

    async def look(store: SqliteStore) -> None:
        assert await store.kept("t7", "review") == {"0-a": b"a piece"}

    for number, copied in enumerate((backup, rescue)):
        copy = tmp_path / f"copy{number}.db"
        assert copied(file, copy) == TABLES
        with_store(copy, look)


def test_a_table_that_does_not_say_by_which_rules_was_played_by_the_first(file: Path) -> None:
    _execute(file, "UPDATE tables SET opening = CAST(replace(opening, '\"rules_version\":0,', '') AS BLOB)")

    async def look(store: SqliteStore) -> None:
        found = await store.load("t7")
        assert found is not None and found[0] == replace(opening("t7"), rules_version=1)

    with_store(file, look)


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    _refused(tmp_path, "not a file")


def test_a_link_that_leads_nowhere_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.db").symlink_to(tmp_path / "tables.db")
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(tmp_path / "tables.db")


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Anna")
    with pytest.raises(StoreError, match="cannot be made") as refusal:
        SqliteStore(tmp_path / "letter" / "deep" / "tables.db")
    assert "non si può creare" in refusal.value.text("it")
    assert (tmp_path / "letter").read_text() == "Dear Anna"


def test_missing_folders_and_a_missing_or_empty_file_are_made(tmp_path: Path) -> None:
    deep = tmp_path / "a" / "b" / "tables.db"
    with_store(deep, _fill)
    empty = tmp_path / "empty.db"
    empty.touch()
    with_store(empty, _fill)
    for made in (deep, empty):
        connection = sqlite3.connect(made)
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (TABLES,)
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
        connection.close()


def test_a_database_from_before_it_had_an_owner_is_taken_over_with_all_its_tables(file: Path) -> None:
    _execute(file, "PRAGMA application_id=0")

    async def look(store: SqliteStore) -> None:
        assert await store.count() == TABLES

    with_store(file, look)


def test_a_database_that_was_put_together_again_is_opened(file: Path) -> None:
    """`.recover` of older shells loses the number of the layout, and may add a table of its own."""
    _execute(file, "PRAGMA application_id=0", "PRAGMA user_version=0", "CREATE TABLE lost_and_found (a, b)")

    async def look(store: SqliteStore) -> None:
        assert await store.count() == TABLES

    with_store(file, look)


# ---- damage


def _cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2 // PAGE * PAGE)


def _torn(file: Path) -> None:
    os.truncate(file, file.stat().st_size - 700)


def _noise(at: int) -> Callable[[Path], None]:
    def harm(file: Path) -> None:
        with file.open("r+b") as opened:
            opened.seek(at)
            opened.write(random.Random(7).randbytes(PAGE))

    return harm


@pytest.mark.parametrize("harm", [_cut, _torn, _noise(100), _noise(9 * PAGE), _noise(20 * PAGE + 30)])
def test_a_damaged_database_is_refused_and_left_alone(file: Path, harm: Callable[[Path], None]) -> None:
    harm(file)
    refusal = _refused(file, "damaged", "docs/faults.md", "backup")
    assert "danneggiato" in refusal.text("it")


def test_what_can_still_be_read_of_a_damaged_database_is_saved_as_the_documentation_says(file: Path) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "faults.md").read_text()
    (step,) = [line.split() for line in guide.splitlines() if line.strip().startswith("ludoteca rescue")]
    _noise(20 * PAGE)(file)
    _refused(file, "damaged")
    bad = file.parent / "bad"
    bad.mkdir()
    for path in file.parent.glob("tables.db*"):
        path.rename(bad / path.name)
    evidence = (bad / "tables.db").read_bytes()
    with chdir(file.parent):
        assert main(step[1:]) == 0
    assert (bad / "tables.db").read_bytes() == evidence
    assert TABLES - 3 <= _whole(file) < TABLES, "one page was lost, with the moves of one table or two"


def _whole(file: Path) -> int:
    """How many tables have all that was ever said at them."""
    whole = 0

    async def look(store: SqliteStore) -> None:
        nonlocal whole
        for number in range(TABLES):
            try:
                found = await store.load(f"t{number}")
            except TableDamaged:
                continue
            whole += found is not None and len(found[1]) == 20

    with_store(file, look)
    return whole


def test_two_damaged_places_take_only_the_tables_that_lie_there(file: Path) -> None:
    for page in (8, 28):
        _noise(page * PAGE)(file)
    copy = file.with_name("saved.db")
    assert rescue(file, copy) == TABLES
    assert TABLES - 6 <= _whole(copy) < TABLES - 1


def test_of_what_was_never_a_database_nothing_is_saved(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "saved.db"
    file.write_bytes(b"not a header at all!" * 999)
    with pytest.raises(StoreError, match="can be read as a table"):
        rescue(file, copy)
    assert not copy.exists()


@pytest.mark.parametrize("work", [backup, rescue])
def test_a_copy_is_never_laid_over_something_that_is_there(file: Path, work: Callable[[Path, Path], int]) -> None:
    before = _bytes(file)
    for source, copy, word in (
        (file, file, "exists already"),
        (file.with_name("none.db"), file.with_name("new.db"), "There is no file"),
        (file, file.with_name("nowhere") / "new.db", "there is no folder"),
    ):
        with pytest.raises(StoreError, match=word):
            work(source, copy)
    assert _bytes(file) == before


def test_a_backup_is_made_while_the_server_writes(file: Path) -> None:
    copy = file.with_name("copy.db")

    async def work(store: SqliteStore) -> None:
        await store.add(opening("latest"))  # still in the log
        assert backup(file, copy) == TABLES + 1
        await store.add(opening("later"))

    with_store(file, work)

    async def look(store: SqliteStore) -> None:
        assert await store.count() == TABLES + 1
        assert await store.load("latest") == (opening("latest"), [])

    with_store(copy, look)


def test_a_damaged_file_makes_no_backup(file: Path) -> None:
    _noise(100)(file)
    with pytest.raises(StoreError):
        backup(file, file.with_name("copy.db"))
    assert not file.with_name("copy.db").exists()


def test_a_damaged_beginning_is_refused_and_left_alone(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.write(b"not a header at all!")
    _refused(file, "no database of Ludoteca")


def _write_and_die(file: Path) -> None:
    async def work() -> None:
        store = SqliteStore(file)
        await store.add(opening("last"))
        os.kill(os.getpid(), signal.SIGKILL)

    asyncio.run(work())


def _killed(file: Path) -> None:
    """A server is killed right after it has kept a table."""
    process = multiprocessing.get_context("spawn").Process(target=_write_and_die, args=(file,))
    process.start()
    process.join(60)
    assert process.exitcode == -signal.SIGKILL


def test_after_a_kill_the_log_is_read_the_lock_is_free_and_nothing_is_lost(file: Path) -> None:
    _killed(file)
    assert file.with_name("tables.db-wal").stat().st_size
    assert file.with_name("tables.db.lock").exists()

    async def look(store: SqliteStore) -> None:
        assert await store.count() == TABLES + 1
        assert await store.load("last") == (opening("last"), [])

    with_store(file, look)


def test_a_damaged_database_keeps_the_log_that_a_kill_has_left(file: Path) -> None:
    _killed(file)
    _noise(9 * PAGE)(file)
    before = file.with_name("tables.db-wal").read_bytes()
    _refused(file, "damaged")
    assert file.with_name("tables.db-wal").read_bytes() == before


def test_a_log_without_its_database_is_never_wiped_out_by_a_new_one(file: Path) -> None:
    _killed(file)
    aside = file.rename(file.with_name("aside"))
    _refused(file, "tables.db-wal", "Put the file back")
    aside.rename(file)

    async def look(store: SqliteStore) -> None:
        assert await store.count() == TABLES + 1

    with_store(file, look)


# ---- two servers


def test_a_second_server_is_refused_and_the_first_goes_on(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        link = file.with_name("link.db")
        link.symlink_to(file)
        for name in (file, link):
            with pytest.raises(StoreError, match=f"process {os.getpid()}") as refusal:
                SqliteStore(name)
            assert "Un altro server" in refusal.value.text("it")
        await store.add(opening("after"))
        assert await store.count() == TABLES + 1

    with_store(file, work)
    with_store(file, _nothing)


async def _nothing(store: SqliteStore) -> None:
    assert await store.count() == TABLES + 1


def test_a_lock_file_that_is_left_behind_means_nothing(tmp_path: Path) -> None:
    (tmp_path / "tables.db.lock").write_text("1\n")
    with_store(tmp_path / "tables.db", _fill)


def test_a_backup_can_be_made_while_the_server_runs_and_is_a_whole_database(file: Path) -> None:
    copy = file.with_name("copy.db")

    async def work(store: SqliteStore) -> None:
        await store.add(opening("new"))
        source, target = sqlite3.connect(file), sqlite3.connect(copy)
        source.backup(target)  # what `.backup` of the shell does
        source.close()
        target.close()
        await store.add(opening("newer"))

    async def look(store: SqliteStore) -> None:
        assert await store.count() == TABLES + 1

    with_store(file, work)
    with_store(copy, look)


# ---- while it is open


async def _limit(store: SqliteStore, pages: int) -> None:
    """As if the disk held no more than so many pages."""
    await store._do(lambda connection: connection.execute(f"PRAGMA max_page_count={pages}").fetchone())


def test_a_full_disk_refuses_what_it_cannot_keep_and_takes_it_again_later(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await _limit(store, 1)  # as many as there are
        long = Entry("chat", 0, text="x" * 3 * PAGE)
        results = await asyncio.gather(
            store.append("t1", 20, long), store.append("t2", 20, Entry("act", 0, 1)), return_exceptions=True
        )
        assert [type(result) for result in results] == [StoreError, StoreError]
        assert "full" in str(results[0])
        assert "pieno" in results[0].text("it")  # type: ignore[union-attr]
        found = await store.load("t1")
        assert found is not None and len(found[1]) == 20, "what is there can be read all the time"
        await _limit(store, 1 << 30)
        await store.append("t1", 20, long)
        await store.append("t2", 20, Entry("act", 0, 1))

    async def look(store: SqliteStore) -> None:
        for table in ("t1", "t2"):
            found = await store.load(table)
            assert found is not None and len(found[1]) == 21

    with_store(file, work)
    with_store(file, look)


@pytest.mark.parametrize(
    ("code", "english", "italian"),
    [
        (sqlite3.SQLITE_FULL, "is full", "è pieno"),
        (sqlite3.SQLITE_READONLY_DBMOVED, "can be read but not written", "si può leggere ma non scrivere"),
        (sqlite3.SQLITE_IOERR_FSYNC, "cannot be opened: spilt coffee", "non si può aprire: spilt coffee"),
        (sqlite3.SQLITE_BUSY, "Another program has locked", "Un altro programma ha bloccato"),
    ],
)
def test_whatever_fails_at_the_first_write_is_told(
    file: Path, monkeypatch: pytest.MonkeyPatch, code: int, english: str, italian: str
) -> None:
    class Faulty(sqlite3.Connection):
        def execute(self, sql: str, *given: object) -> sqlite3.Cursor:
            if sql == "COMMIT":
                error = sqlite3.OperationalError("spilt coffee")
                error.sqlite_errorcode = code
                raise error
            return super().execute(sql, *given)  # type: ignore[arg-type]

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **more: connect(*args, **more, factory=Faulty))
    refusal = _refused(file, english)
    assert italian in refusal.text("it")
    monkeypatch.undo()
    with_store(file, _reads_all)


async def _reads_all(store: SqliteStore) -> None:
    assert await store.count() == TABLES


def test_another_program_that_writes_delays_and_loses_nothing(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store._do(lambda connection: connection.execute("PRAGMA busy_timeout=1"))
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="Another program has locked"):
            await store.append("t1", 20, Entry("act", 0, 1))
        assert await store.count() == TABLES
        other.execute("ROLLBACK")
        other.close()
        await store.append("t1", 20, Entry("act", 0, 1))

    with_store(file, work)


def test_a_file_that_is_moved_away_takes_nothing_until_it_is_back(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        aside = file.rename(file.with_name("aside"))
        with pytest.raises(StoreError, match="moved or removed"):
            await store.append("t1", 20, Entry("act", 0, 1))
        assert await store.count() == TABLES, "what it held can be read all the time"
        file.write_text("something else")
        with pytest.raises(StoreError, match="moved or removed"):
            await store.append("t1", 20, Entry("act", 0, 1))
        aside.rename(file)
        await store.append("t1", 20, Entry("act", 0, 1))

    with_store(file, work)
    assert not list(file.parent.glob("*.rescued*"))


def test_a_file_that_is_removed_is_saved_when_the_server_stops(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: SqliteStore) -> None:
        await store.add(opening("last"))
        for path in file.parent.glob("tables.db*"):
            path.unlink()
        (file.parent / "tables.db.rescued-1").write_text("of another day")

    with_store(file, work)
    copy = file.with_name("tables.db.rescued-2")
    assert str(copy) in caplog.text
    assert not file.exists()
    copy.rename(file)

    async def look(store: SqliteStore) -> None:
        assert await store.count() == TABLES + 1
        assert await store.load("last") == (opening("last"), [])

    with_store(file, look)


def test_the_layout_names_every_table(file: Path) -> None:
    connection = sqlite3.connect(file)
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    assert names == set(SCHEMA)
