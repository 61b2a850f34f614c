"""Every store: what was kept is there again, in another process too, and nothing is overwritten."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec
import pytest

from ludoteca.store import Line, PlaceTaken, Store, StoreError, TableDamaged
from ludoteca.table import PERSON, Entry, Seat
from tests.store.kept import Database, literal, opening, run, with_store


def test_a_table_comes_back_as_it_was_kept(database: Database) -> None:
    entries = [Entry("sit", 1, text="Bruno <b>", holder="b"), Entry("act", 0, 17), Entry("chat", 0, text="è")]

    async def keep(store: Store) -> None:
        await store.add(opening())
        for number, entry in enumerate(entries):
            await store.append("t", number, entry)

    async def look(store: Store) -> None:
        assert await store.load("t") == (opening(), entries)
        assert await store.load("nothing") is None
        assert await store.tables_of("a", 5) == ["t"]
        assert await store.tables_of("b", 5) == ["t"]
        assert await store.tables_of("c", 5) == []
        assert await store.count() == 1

    with_store(database, keep)
    with_store(database, look)


def test_what_belongs_to_the_deal_and_to_the_rules_comes_back_too(database: Database) -> None:
    seats = [Seat(PERSON, "Ada", holder="a", chance="4 2 6"), Seat(PERSON, "Bruno", chance="0f", drawn=True)]
    kept = replace(opening(), seats=seats, seed=0, server="5e" * 32, rules_version=3, content="c0")
    entries = [Entry("chance", 1, chance="x", drawn=True), Entry("act", 0, 17, check="0123456789abcdef")]

    async def work(store: Store) -> None:
        await store.add(kept)
        for number, entry in enumerate(entries):
            await store.append("t", number, entry)
        assert await store.load("t") == (kept, entries)

    with_store(database, work)


def test_a_place_is_taken_only_once_and_others_in_the_same_commit_are_kept(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add(opening())
        results = await asyncio.gather(
            store.append("t", 0, Entry("act", 0, 1)),
            store.append("t", 0, Entry("act", 0, 2)),
            store.append("t", 1, Entry("act", 0, 3)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), PlaceTaken, type(None)]
        found = await store.load("t")
        assert found is not None
        assert [entry.number for entry in found[1]] == [1, 3]

    with_store(database, work)


def test_what_was_acknowledged_is_seen_by_another_process_at_once(database: Database) -> None:

    async def work(store: Store) -> None:
        await store.add(opening())
        await store.append("t", 0, Entry("act", 0, 1))
        assert run(database, "SELECT count(*) FROM entries") == [(1,)]

    with_store(database, work)


def test_a_table_and_the_line_that_leads_to_it_are_kept_both_or_neither(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add(opening("t"))
        await store.append("t", 0, Entry("act", 0, 1))
        with pytest.raises(PlaceTaken):
            await store.add(opening("next"), Line("t", 0, Entry("rematch", -1, text="next")))
        assert await store.load("next") is None
        assert await store.tables_of("a", 9) == ["t"]
        await store.add(opening("next"), Line("t", 1, Entry("rematch", -1, text="next")))
        found = await store.load("t")
        assert found is not None
        assert [entry.kind for entry in found[1]] == ["act", "rematch"]

    with_store(database, work)


def test_a_later_table_is_later_even_if_the_clock_was_set_back(database: Database) -> None:
    clock = iter([2e9, 5.0, 4e9, -3.0, 4e9])  # seconds since 1970

    async def set_two(store: Store) -> None:
        for _ in range(2):
            number = await store.count()
            await store.add(replace(opening(f"t{number}"), created=next(clock)))

    async def look(store: Store) -> None:
        await store.add(replace(opening("t4"), created=next(clock)))
        assert await store.tables_of("a", 9) == ["t4", "t3", "t2", "t1", "t0"]
        found = await store.load("t1")
        assert found is not None and found[0].created == 5.0, "what the clock said is kept as it was"

    with_store(database, set_two)
    with_store(database, set_two)
    with_store(database, look)


def test_work_that_fails_in_an_unforeseen_way_fails_alone_and_the_store_goes_on(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add(opening())
        results = await asyncio.gather(
            store.append("t", 0, Entry("act", 0, 1)),
            store.append("t", 1 << 70, Entry("act", 0, 2)),
            store.load("\ud800"),
            store.tables_of("\udfff", 1),
            store.append("t", 1, Entry("act", 0, 3)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), StoreError, StoreError, StoreError, type(None)]
        found = await store.load("t")
        assert found is not None
        assert [entry.number for entry in found[1]] == [1, 3]

    with_store(database, work)


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE tables SET opening = BLOB(00ff)",
        "UPDATE tables SET opening = BLOB(5b5d)",
        "UPDATE tables SET opening = BLOB(7b7d)",
        "UPDATE entries SET entry = BLOB(7b226b696e64223a377d) WHERE number = 1",
        "DELETE FROM entries WHERE number = 1",
    ],
)
def test_a_table_that_makes_no_sense_is_told_apart_and_the_others_are_not_concerned(
    database: Database, harm: str
) -> None:

    async def keep(store: Store) -> None:
        await store.add(opening("t"))
        for number in range(3):
            await store.append("t", number, Entry("act", 0, number))

    async def look(store: Store) -> None:
        with pytest.raises(TableDamaged, match="t cannot be opened"):
            await store.load("t")
        await store.add(opening("u"))
        assert await store.load("u") == (opening("u"), [])

    with_store(database, keep)
    run(database, harm)
    with_store(database, look)


def test_a_table_says_from_which_example_it_is_played_and_one_from_before_examples_is_still_read(
    database: Database,
) -> None:

    async def keep(store: Store) -> None:
        await store.add(replace(opening("t"), example="E13"))
        await store.add(opening("old"))

    async def look(store: Store) -> None:
        assert await store.load("t") == (replace(opening("t"), example="E13"), [])
        assert await store.load("old") == (opening("old"), [])

    with_store(database, keep)
    ((blob,),) = run(database, "SELECT opening FROM tables WHERE id = 'old'")
    body = msgspec.json.decode(blob)
    del body["example"]
    run(database, f"UPDATE tables SET opening = {literal(database, msgspec.json.encode(body))} WHERE id = 'old'")
    with_store(database, look)


def test_findings_are_kept_by_name_and_forgotten_by_name(database: Database) -> None:
    async def keep(store: Store) -> None:
        await store.add(opening())
        for name, blob in (("1-a", b"first"), ("2-a", b"second"), ("1-a", b"newer"), ("3-a", b"")):
            await store.keep("t", "review", name, blob)
        await store.keep("t", "other", "1-a", b"of another kind")
        await store.keep("u", "review", "1-a", b"of another table")

    async def look(store: Store) -> None:
        assert await store.kept("t", "review") == {"1-a": b"newer", "2-a": b"second", "3-a": b""}
        assert await store.kept("t", "other") == {"1-a": b"of another kind"}
        assert await store.kept("nothing", "review") == {}
        assert await store.weight("review") == len(b"newer" + b"second" + b"of another table")
        assert await store.weight("nothing") == 0
        await store.forget("t", "review", ["1-a", "3-a", "9-z"])
        await store.forget("t", "review", [])
        assert await store.kept("t", "review") == {"2-a": b"second"}
        assert await store.kept("u", "review") == {"1-a": b"of another table"}
        assert await store.load("t") == (opening(), [])

    with_store(database, keep)
    with_store(database, look)


def test_a_moment_of_another_game_comes_back_too(database: Database) -> None:
    prelude = {"seed": "7", "actions": [1, 2, 3], "seat": -1}
    kept = replace(opening(), prelude=prelude, reviews=True)

    async def work(store: Store) -> None:
        await store.add(kept)
        assert await store.load("t") == (kept, [])

    with_store(database, work)


def test_what_somebody_has_said_and_who_they_were_is_taken_out_and_the_rest_stays(database: Database) -> None:
    entries = [Entry("sit", 1, text="Bruno", holder="b"), Entry("chat", 1, text="rude"), Entry("act", 0, 17)]

    async def work(store: Store) -> None:
        for table in ("t", "u"):
            await store.add(opening(table))
            for number, entry in enumerate(entries):
                await store.append(table, number, entry)
        nobody = replace(opening(), seats=[Seat(PERSON), Seat(PERSON)])
        quiet = {0: Entry("sit", 1), 1: Entry("chat", 1)}
        await store.rewrite("t", nobody, quiet, without="b")
        assert await store.load("t") == (nobody, [quiet[0], quiet[1], entries[2]])
        assert await store.tables_of("b", 9) == ["u"] and await store.tables_of("a", 9) == ["u", "t"]
        assert await store.load("u") == (opening("u"), entries)

    with_store(database, work)


def test_a_table_that_is_deleted_leaves_nothing_behind(database: Database) -> None:
    async def work(store: Store) -> None:
        for table in ("t", "u", "v"):
            await store.add(opening(table))
            await store.append(table, 0, Entry("act", 0, 17))
            await store.keep(table, "review", "1", b"x")
        assert await store.latest(2) == ["v", "u"]
        assert await store.delete("u") and not await store.delete("u") and not await store.delete("nothing")
        assert await store.load("u") is None and await store.kept("u", "review") == {}
        assert await store.tables_of("a", 9) == ["v", "t"] == await store.latest(9)
        assert await store.count() == 2

    with_store(database, work)
    assert run(database, "SELECT count(*) FROM entries WHERE table_id = 'u'") == [(0,)]


def test_who_is_barred_stays_so_until_they_are_let_in_again(database: Database) -> None:
    async def bar(store: Store) -> None:
        for who, how in (("a", "mute"), ("192.0.2.7", "bar"), ("a", "bar"), ("b", "mute"), ("b", "")):
            await store.bar(who, how)

    async def look(store: Store) -> None:
        assert await store.barred() == {"a": "bar", "192.0.2.7": "bar"}

    with_store(database, bar)
    with_store(database, look)
