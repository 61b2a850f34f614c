"""Papers in every store: nobody writes over what they have not seen, and what belongs together is kept together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from ludoteca.club.papers import (
    MOST_BODY,
    MOST_CHANGES,
    MOST_MARKS,
    WHATEVER,
    Change,
    Found,
    Paper,
    PaperError,
    moment,
    starting,
)  # fmt: skip
from ludoteca.store import Line, PlaceTaken, SqliteStore, Stale, Store
from ludoteca.store.copies import backup, rescue
from ludoteca.store.link import Link
from ludoteca.store.postgres import PostgresStore
from ludoteca.table import Entry
from tests.store.kept import Database, opening, run, with_store, with_two

ADA = Change("person", "p1", b"Ada", ("ada", "blue"))
BRUNO = Change("person", "p2", b"Bruno", ("bruno", "blue"))


def test_papers_come_back_as_they_were_written_by_name_and_by_mark(database: Database) -> None:
    async def write(store: Store) -> None:
        await store.write([ADA, BRUNO, Change("group", "p1", b"\x00\xff")])
        await store.write([])

    async def look(store: Store) -> None:
        assert await store.paper("person", "p1") == Paper(b"Ada", 1, ("ada", "blue"))
        assert await store.paper("group", "p1") == Paper(b"\x00\xff", 1)
        assert await store.paper("person", "nobody") is None and await store.paper("group", "p2") is None
        assert await store.papers("person", ["p2", "nobody", "p2"]) == {"p2": Paper(b"Bruno", 1, ("bruno", "blue"))}
        assert await store.papers("person", []) == {}
        assert await store.find("person", "blue", "blue2") == [("blue", "p1"), ("blue", "p2")]
        assert await store.find("group") == [] and await store.tally("person") == 4

    with_store(database, write)
    with_store(database, look)


def test_whoever_has_not_read_the_latest_version_writes_nothing_at_all(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.write([ADA])
        for stale in (
            ADA,
            ADA._replace(version=2),
            ADA._replace(version=7, body=None),
            BRUNO._replace(version=1),
            BRUNO._replace(version=1, body=None),
        ):
            with pytest.raises(Stale) as refusal:
                await store.write([Change("other", "x", b"must not be kept"), stale])
            assert stale.id in refusal.value.text("it")
        assert await store.paper("other", "x") is None and await store.find("other") == []
        await store.write([ADA._replace(body=b"Ada L.", marks=("ada l",), version=1)])
        assert await store.paper("person", "p1") == Paper(b"Ada L.", 2, ("ada l",))
        assert await store.find("person") == [("ada l", "p1")], "its former marks are gone"
        await store.write([ADA._replace(version=WHATEVER), BRUNO._replace(version=WHATEVER)])
        assert await store.paper("person", "p1") == Paper(b"Ada", 3, ("ada", "blue"))
        assert await store.paper("person", "p2") == Paper(b"Bruno", 1, ("bruno", "blue"))
        await store.write([ADA._replace(body=None, version=3), Change("person", "nobody", None, version=WHATEVER)])
        assert await store.paper("person", "p1") is None
        assert await store.find("person") == [("blue", "p2"), ("bruno", "p2")]
        await store.write([ADA])
        assert await store.paper("person", "p1") == Paper(b"Ada", 1, ("ada", "blue"))

    with_store(database, work)


def test_of_many_who_write_the_same_paper_at_once_one_has_written(database: Database) -> None:
    async def count(store: Store, name: str) -> None:
        """Count one on, until nobody was quicker."""
        while True:
            paper = await store.paper("tally", name)
            number, version = (0, 0) if paper is None else (int(paper.body), paper.version)
            try:
                await store.write([Change("tally", name, b"%d" % (number + 1), version=version)])
                return
            except Stale:
                continue

    async def work(store: Store) -> None:
        await asyncio.gather(*(count(store, f"{number % 3}") for number in range(30)))
        assert {name: paper.body for name, paper in (await store.papers("tally", "0123")).items()} == {
            "0": b"10",
            "1": b"10",
            "2": b"10",
        }

    with_store(database, work)


def test_marks_are_found_in_their_order_in_both_directions_and_page_by_page(database: Database) -> None:
    names = ["ada", "Zoe", "äda", "ada 2", "z", "\U0001f600", "ada"]

    async def work(store: Store) -> None:
        await store.write([Change("name", f"{number}", b"", (name,)) for number, name in enumerate(names)])
        everything = await store.find("name")
        ordered = sorted((name.encode(), f"{number}") for number, name in enumerate(names))
        assert [(mark.encode(), paper_id) for mark, paper_id in everything] == ordered
        assert await store.find("name", descending=True) == everything[::-1]
        for descending in (False, True):
            seen: list[Found] = []
            while page := await store.find("name", most=2, descending=descending, after=seen[-1] if seen else None):
                assert len(page) <= 2
                seen += page
            assert seen == (everything[::-1] if descending else everything)
        assert await store.find("name", *starting("ada")) == [("ada", "0"), ("ada", "6"), ("ada 2", "3")]
        assert await store.tally("name", *starting("ada")) == 3
        assert await store.find("name", "ada", "ada 2") == [("ada", "0"), ("ada", "6")]
        assert await store.find("name", "z", most=1) == [("z", "4")]
        assert await store.find("name", "zz", "y") == [] and await store.find("name", most=-1) == []

    with_store(database, work)


def test_times_are_marks_in_their_order() -> None:
    times = [0.0, 0.001, 9.0, 10.0, 1_700_000_000.5, 1_700_000_000.501, 99_999_999_999.0]
    assert sorted(moment(time) for time in reversed(times)) == [moment(time) for time in times]
    assert moment(5.0) < moment(5.0, "p1") < moment(5.001)
    for never in (-1.0, float("nan"), float("inf")):
        with pytest.raises(PaperError):
            moment(never)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ([ADA._replace(kind="Person")], "name of a paper"),
        ([ADA._replace(kind="")], "name of a paper"),
        ([ADA._replace(id="")], "name of a paper"),
        ([ADA._replace(id="a\nb")], "name of a paper"),
        ([ADA._replace(id="\0")], "name of a paper"),
        ([ADA._replace(id="\ud800")], "name of a paper"),
        ([ADA._replace(id="è" * 101)], "name of a paper"),
        ([ADA._replace(marks=("",))], "no mark"),
        ([ADA._replace(marks=("a\n",))], "no mark"),
        ([ADA._replace(marks=("x" * 201,))], "no mark"),
        ([ADA._replace(marks=("a", "a"))], "one twice"),
        ([ADA._replace(marks=tuple(f"{number}" for number in range(MOST_MARKS + 1)))], "too many marks"),
        ([ADA._replace(body=bytes(MOST_BODY + 1))], "larger than"),
        ([ADA._replace(id=f"{number}", body=bytes(MOST_BODY)) for number in range(5)], "larger than"),
        ([ADA._replace(id=f"{number}") for number in range(MOST_CHANGES + 1)], "cannot be written together"),
        ([ADA, ADA._replace(body=None)], "twice"),
    ],
)
def test_what_is_no_paper_is_refused_and_nothing_is_written(
    database: Database, changes: list[Change], words: str
) -> None:
    async def work(store: Store) -> None:
        await store.add(opening())
        for refused in (
            store.write(changes),
            store.append("t", 0, Entry("act", 0, 1), changes),
            store.add(opening("u"), None, changes),
        ):
            with pytest.raises(PaperError, match=words) as refusal:
                await refused
            assert "{" not in refusal.value.text("it")
        assert await store.load("t") == (opening(), []) and await store.load("u") is None

    with_store(database, work)


def test_a_name_that_no_paper_can_have_is_not_there_and_no_question_breaks_the_store(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.write([ADA])
        for kind, name in (("person", "\ud800"), ("person", "\0"), ("Per son", "p1"), ("person", "x" * 999)):
            assert await store.paper(kind, name) is None
        for kind, first, beyond in (("\0", "", ""), ("person", "\0", ""), ("person", "a", "\ud800")):
            with pytest.raises(PaperError):
                await store.find(kind, first, beyond)
        assert await store.paper("person", "p1") is not None

    with_store(database, work)


def test_a_move_and_its_papers_are_kept_both_or_neither(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add(opening(), None, [ADA])
        await store.append("t", 0, Entry("act", 0, 1), [BRUNO, ADA._replace(body=b"Ada 2", version=1)])
        with pytest.raises(PlaceTaken):
            await store.append("t", 0, Entry("act", 0, 2), [ADA._replace(body=b"lost", version=2)])
        with pytest.raises(Stale):
            await store.append("t", 1, Entry("act", 0, 3), [ADA._replace(body=b"late", version=1)])
        with pytest.raises(Stale):
            await store.add(opening("u"), Line("t", 1, Entry("rematch", -1, text="u")), [BRUNO])
        with pytest.raises(PlaceTaken):
            await store.add(opening("u"), Line("t", 0, Entry("rematch", -1, text="u")), [Change("group", "g", b"")])
        assert await store.load("t") == (opening(), [Entry("act", 0, 1)]) and await store.load("u") is None
        assert await store.paper("person", "p1") == Paper(b"Ada 2", 2, ("ada", "blue"))
        assert await store.paper("group", "g") is None
        await store.append("t", 1, Entry("sit", 1, text="Bruno", holder="b"), [BRUNO._replace(version=1)])
        assert await store.tables_of("b", 5) == ["t"]

    with_store(database, work)


def test_of_moves_with_papers_that_are_kept_together_one_that_fails_concerns_no_other(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add(opening())
        results = await asyncio.gather(
            store.append("t", 0, Entry("act", 0, 0), [Change("note", "0", b"")]),
            store.append("t", 0, Entry("act", 0, 9), [Change("note", "twin", b"")]),
            store.append("t", 1, Entry("act", 0, 1), [Change("note", "1", b"", version=5)]),
            store.append("t", 1, Entry("act", 0, 2), [Change("note", "2", b"", version=WHATEVER)]),
            store.append("t", 2, Entry("act", 0, 3)),
            store.write([Change("note", "2", b"again", ("m",), WHATEVER)]),
            store.write([Change("note", "3", b"")]),
            return_exceptions=True,
        )
        assert [type(result).__name__ for result in results] == [
            "NoneType", "PlaceTaken", "Stale", "NoneType", "NoneType", "NoneType", "NoneType",
        ]  # fmt: skip
        found = await store.load("t")
        assert found is not None and [entry.number for entry in found[1]] == [0, 2, 3]
        assert set(await store.papers("note", ["0", "1", "2", "3", "twin"])) == {"0", "2", "3"}
        assert await store.find("note") in ([("m", "2")], [])

    with_store(database, work)


# ---- a file


def test_papers_are_in_a_backup_and_are_rescued_and_their_marks_are_worked_out_anew(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def fill(store: SqliteStore) -> None:
        await store.add(opening())
        await store.write([ADA, BRUNO])

    with_store(file, fill)
    run(file, "DELETE FROM marks WHERE mark = 'ada'")
    for number, (copied, marks) in enumerate(((backup, 3), (rescue, 4))):
        copy = tmp_path / f"copy{number}.db"
        assert copied(file, copy) == 1
        assert run(copy, "SELECT count(*) FROM marks") == [(marks,)]

        async def look(store: SqliteStore) -> None:
            assert await store.paper("person", "p1") == Paper(b"Ada", 1, ("ada", "blue"))

        with_store(copy, look)


def test_papers_alone_are_worth_a_rescue(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with_store(file, lambda store: store.write([ADA]))
    assert rescue(file, copy) == 0
    assert run(copy, "SELECT id FROM papers") == [("p1",)]


# ---- several servers


def test_two_servers_that_write_the_same_papers_crosswise_lose_nothing(shared: str) -> None:
    async def work(one: PostgresStore, other: PostgresStore) -> None:
        await one.add(opening())

        async def count(store: PostgresStore, names: str, number: int) -> None:
            """Count one on in two papers, with an entry; again, until nobody was quicker."""
            while True:
                found = await store.papers("tally", names)
                changes = [
                    Change("tally", name, b"%d" % (int(found[name].body) + 1), version=found[name].version)
                    if name in found
                    else Change("tally", name, b"1")
                    for name in names
                ]
                try:
                    await store.append("t", number, Entry("chat", 0), changes)
                    return
                except Stale:
                    continue

        await asyncio.gather(*(count((one, other)[n % 2], ("ab", "ba")[n % 2], n) for n in range(16)))
        assert {name: paper.body for name, paper in (await one.papers("tally", "ab")).items()} == {
            "a": b"16",
            "b": b"16",
        }
        assert len(await other.since("t", 0)) == 16

    with_two(shared, work)


@contextmanager
def _cut_after_commit(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The next transaction is kept, but the line is cut before anybody is told so."""
    transaction, cuts = Link.transaction, [0]

    @contextmanager
    def cut(link: Link) -> Iterator[None]:
        with transaction(link):
            yield
        if not cuts[0]:
            cuts[0] = 1
            link.close()
            raise psycopg.OperationalError("the line was cut")

    with monkeypatch.context() as patch:
        patch.setattr(Link, "transaction", cut)
        yield cuts


def test_what_was_written_when_the_line_was_cut_is_known_again_and_not_done_twice(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: PostgresStore) -> None:
        with _cut_after_commit(monkeypatch) as cuts:
            await store.add(opening(), None, [ADA])
            assert cuts == [1]
        with _cut_after_commit(monkeypatch) as cuts:
            await store.write([ADA._replace(version=1), BRUNO])
            assert cuts == [1]
        with _cut_after_commit(monkeypatch) as cuts:
            await store.append("t", 0, Entry("act", 0, 1), [BRUNO._replace(body=None, version=1)])
            assert cuts == [1]
        assert await store.paper("person", "p1") == Paper(b"Ada", 2, ("ada", "blue"))
        assert await store.paper("person", "p2") is None
        assert await store.load("t") == (opening(), [Entry("act", 0, 1)])

    with_store(shared, work)
    assert run(shared, "SELECT count(*) FROM written") == [(3,)]
    run(shared, "UPDATE written SET at = at - interval '1 day'")

    async def leave(store: PostgresStore) -> None:
        await store.leave()

    with_store(shared, leave)
    assert run(shared, "SELECT count(*) FROM written") == [(0,)]
