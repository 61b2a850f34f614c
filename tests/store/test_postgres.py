"""The store of several servers: places are taken once, the others are told, and a line that is cut loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from math import inf

import psycopg
import pytest

from ludoteca.club.papers import Change
from ludoteca.store import Heard, Line, PlaceTaken, Stay, StoreError, Unsure, hearsay, layout, link, open_store
from ludoteca.store.hearsay import MOST_PAYLOAD
from ludoteca.store.layout import LAYOUT, STEPS
from ludoteca.store.link import Link, shown
from ludoteca.store.postgres import PostgresStore
from ludoteca.table import Entry
from tests.postgres import run, server, within
from tests.store.kept import opening, with_store, with_two

DEAD = "UPDATE servers SET beat = beat - interval '1 minute' WHERE id = '{}'"


class Ear:
    """Hears what other servers tell, in the loop of the test."""

    def __init__(self, store: PostgresStore) -> None:
        self._heard: asyncio.Queue[Heard] = asyncio.Queue()
        loop = asyncio.get_running_loop()

        def hear(heard: Heard) -> None:
            loop.call_soon_threadsafe(self._heard.put_nowait, heard)

        store.listen(hear)

    async def next(self) -> Heard:
        return await asyncio.wait_for(self._heard.get(), 30)

    async def ready(self) -> None:
        """It listens; from now on nothing is missed."""
        assert (await self.next()).missed


def test_of_two_servers_one_has_the_place_and_the_other_is_told(shared: str) -> None:
    async def work(one: PostgresStore, other: PostgresStore) -> None:
        assert one.key == other.key and one.server != other.server
        await one.add(opening())
        for number in range(40):
            acts = [
                store.append("t", number, Entry("act", 0, 2 * number + mine)) for mine, store in enumerate((one, other))
            ]
            ended = await asyncio.gather(*acts, return_exceptions=True)
            assert sorted(type(end).__name__ for end in ended) == ["NoneType", "PlaceTaken"]
            winner = [end is None for end in ended].index(True)
            assert [entry.number for entry in await other.since("t", number)] == [2 * number + winner]
        found = await one.load("t")
        assert found is not None and found == await other.load("t") and len(found[1]) == 40
        assert await one.since("t", 38) == found[1][38:] and await one.since("t", 40) == []

    with_two(shared, work)


def test_many_entries_of_many_tables_meet_in_groups_and_none_is_lost_or_doubled(shared: str) -> None:
    async def work(one: PostgresStore, other: PostgresStore) -> None:
        kept = 0

        async def fill(store: PostgresStore, table: str, mine: int) -> None:
            nonlocal kept
            for number in range(12):
                try:
                    await store.append(table, number, Entry("act", mine, number))
                    kept += 1
                except PlaceTaken:
                    pass

        tables = [f"t{number}" for number in range(20)]
        await asyncio.gather(*(one.add(opening(table)) for table in tables))
        await asyncio.gather(*(fill(store, table, mine) for mine, store in enumerate((one, other)) for table in tables))
        assert kept == 12 * len(tables)
        for table in tables:
            found = await one.load(table)
            assert found is not None and [entry.number for entry in found[1]] == list(range(12))

    with_two(shared, work)


def test_a_group_tells_the_others_once_which_tables_have_grown_and_oneself_nothing(shared: str) -> None:
    async def work(one: PostgresStore, other: PostgresStore) -> None:
        own, theirs = Ear(one), Ear(other)
        await own.ready()
        await theirs.ready()
        await asyncio.gather(one.add(opening("a")), one.add(opening("b")))
        told: dict[str, int] = {}
        await asyncio.gather(*(one.append(table, 0, Entry("act", 0, 1)) for table in ("a", "b")))
        await one.append("a", 1, Entry("act", 0, 2))
        while told != {"a": 2, "b": 1}:
            told |= (await theirs.next()).grown
        await other.say("a word for all")
        assert await own.next() == Heard(word="a word for all"), "what it has told itself it does not hear"

    with_two(shared, work)


def test_what_was_kept_is_told_and_what_was_not_is_not(shared: str) -> None:
    async def work(one: PostgresStore, other: PostgresStore) -> None:
        theirs = Ear(other)
        await theirs.ready()
        await one.add(opening())
        said = Entry("chat", 0, text='ciao\n"né" \0')
        await one.append("t", 0, said)
        assert (await theirs.next()).entries == (Line("t", 0, said),)
        with pytest.raises(PlaceTaken):
            await one.append("t", 0, Entry("act", 1, 2))
        long = Entry("chat", 0, text="m" * MOST_PAYLOAD)
        await one.append("t", 1, long)
        assert await theirs.next() == Heard(grown={"t": 2}), "too long to be told, and nothing of what was refused"
        await asyncio.gather(*(one.append("t", number, Entry("chat", 0, text="x" * 3000)) for number in range(2, 9)))
        told: list[Line] = []
        while len(told) < 7:
            told += (await theirs.next()).entries
        assert sorted(line.number for line in told) == list(range(2, 9)), (
            "as many words as it takes, and each entry once"
        )

    with_two(shared, work)


@pytest.mark.parametrize(
    "payload", ["", "grown", "grown s", "grown s\nt", "grown s\nt -1 {}", "grown s\nt 1\nu x", "x s\nt 1"]
)
def test_what_others_talk_of_on_that_line_is_let_pass(payload: str) -> None:
    assert hearsay.heard(payload, "own") is None


def test_an_entry_of_a_later_version_is_asked_for() -> None:
    assert hearsay.heard('grown s\nt 4 {"kind": 7}', "own") == Heard(grown={"t": 5})


def test_another_house_in_the_same_database_hears_nothing(shared: str) -> None:
    run(server(), "CREATE SCHEMA IF NOT EXISTS next_door")
    neighbour = within(server(), "next_door")

    async def work(one: PostgresStore, other: PostgresStore) -> None:
        ear = Ear(other)
        await ear.ready()
        stranger = open_store(neighbour)
        assert isinstance(stranger, PostgresStore)
        await stranger.say("something")
        await stranger.close()
        assert await one.load("t") is None
        await one.say("ours")
        assert await ear.next() == Heard(word="ours")

    with_two(shared, work)


def test_what_was_missed_is_found_by_the_places(shared: str) -> None:
    async def work(one: PostgresStore, other: PostgresStore) -> None:
        for table in ("a", "b", "c"):
            await one.add(opening(table))
        await one.append("a", 0, Entry("act", 0, 1))
        await one.append("b", 0, Entry("act", 0, 1))
        assert await other.grown({"a": 0, "b": 1, "c": 0, "unknown": 0}) == ["a"]
        assert await other.grown({}) == []

    with_two(shared, work)


def _cut_after(monkeypatch: pytest.MonkeyPatch, times: int, about: str = "entries") -> None:
    """Let the line be cut so many times right after something was kept, before anybody hears of it."""
    execute = Link.execute
    left = [times]

    def cut(self: Link, query: str, given: Sequence[object] = (), *, binary: bool = True) -> list[tuple[object, ...]]:
        rows = execute(self, query, given, binary=binary)
        if left[0] and f"INSERT INTO {about}" in query:
            left[0] -= 1
            self.connection.close()
            raise psycopg.OperationalError("the line is cut")
        return rows

    monkeypatch.setattr(Link, "execute", cut)


def test_what_was_kept_when_the_line_was_cut_is_known_again_and_not_kept_twice(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: PostgresStore) -> None:
        await store.add(opening())
        _cut_after(monkeypatch, 2)
        await asyncio.gather(*(store.append("t", number, Entry("chat", 0, text=f"{number}")) for number in range(3)))
        found = await store.load("t")
        assert found is not None and [entry.text for entry in found[1]] == ["0", "1", "2"]
        _cut_after(monkeypatch, 1)
        with pytest.raises(PlaceTaken):
            await store.append("t", 2, Entry("chat", 0, text="2"))  # the same words of somebody else are not theirs

    with_store(shared, work)


def test_a_table_and_its_line_are_kept_once_though_the_line_was_cut(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: PostgresStore) -> None:
        await store.add(opening())
        _cut_after(monkeypatch, 1, "holders")  # in the middle: nothing of it is kept, and all of it is done again
        await store.add(opening("next"), Line("t", 0, Entry("rematch", -1, text="next")))
        assert await store.tables_of("a", 9) == ["next", "t"]
        found = await store.load("t")
        assert found is not None and [entry.text for entry in found[1]] == ["next"]

    with_store(shared, work)


def test_a_database_that_stays_away_is_told_and_what_is_not_known_is_not_called_undone(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link, "PATIENCE", 0.0)

    async def work(store: PostgresStore) -> None:
        await store.add(opening())
        with monkeypatch.context() as away:
            _cut_after(away, 1)
            with pytest.raises(Unsure, match="kept shows when"):
                await store.append("t", 0, Entry("act", 0, 1))
        assert [entry.number for entry in await store.since("t", 0)] == [1], "this time it was kept"
        with monkeypatch.context() as away:

            def nobody(*args: object, **more: object) -> None:
                raise psycopg.OperationalError("nobody is there")

            away.setattr(psycopg, "connect", nobody)
            store._writer._link = None
            with pytest.raises(StoreError, match="cannot be reached") as refusal:
                await store.append("t", 1, Entry("act", 0, 2))
            assert not isinstance(refusal.value, Unsure), "nothing was ever sent"
        await store.append("t", 1, Entry("act", 0, 2))
        assert [entry.number for entry in await store.since("t", 0)] == [1, 2]

    with_store(shared, work)


def test_connections_that_are_ended_are_made_again_and_nobody_notices(shared: str) -> None:
    async def work(one: PostgresStore, other: PostgresStore) -> None:
        ear = Ear(other)
        await ear.ready()
        await one.add(opening())
        for number in range(3):
            run(shared, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ludoteca'")
            await one.append("t", number, Entry("act", 0, number))
            assert len(await one.since("t", 0)) == number + 1
            while not (await ear.next()).missed:
                pass

    with_two(shared, work)


# ---- servers among themselves


def test_one_server_alone_thinks_for_a_table_until_it_lets_go_or_dies(shared: str) -> None:
    async def work(one: PostgresStore, other: PostgresStore) -> None:
        await one.beat()
        assert set(await other.beat()) == {one.server, other.server}
        assert await one.claim("t") and await one.claim("t")
        assert not await other.claim("t")
        assert await other.claim("another")
        await one.release("t")
        assert await other.claim("t")
        assert not await one.claim("t")
        await one.release("t")
        assert not await one.claim("t"), "nobody lets go of what another has"
        run(shared, DEAD.format(other.server))
        assert await one.claim("t")
        assert await one.beat() == [one.server]
        await one.leave()
        assert await other.claim("t")

    with_two(shared, work)


def test_who_is_here_by_another_server_is_known_as_long_as_it_lives(shared: str) -> None:
    async def work(one: PostgresStore, other: PostgresStore) -> None:
        await one.beat()
        await one.note_here([Stay("t", "ada", inf), Stay("t", "bruno", 30.0), Stay("u", "carla", inf)])
        found = {stay.holder: stay.seconds for stay in await other.here_elsewhere(["t", "nothing"])}
        assert found["ada"] == inf and 0 < found["bruno"] <= 30 and len(found) == 2
        assert await one.here_elsewhere(["t"]) == []
        await one.note_here([Stay("t", "ada", 0.0)])
        found = {stay.holder: stay.seconds for stay in await other.here_elsewhere(["t"])}
        assert found["ada"] <= 0 < found["bruno"]
        run(shared, DEAD.format(one.server))
        ended = await other.here_elsewhere(["t", "u"])
        assert len(ended) == 3 and all(stay.seconds < 0 for stay in ended), "gone with their server"

    with_two(shared, work)


def test_what_is_long_past_is_swept_out(shared: str) -> None:
    async def work(one: PostgresStore, other: PostgresStore) -> None:
        await one.beat()
        await other.beat()
        await one.note_here([Stay("t", "ada", inf), Stay("t", "bruno", -9999.0)])
        await other.note_here([Stay("t", "carla", inf)])
        assert await one.claim("t") and await other.claim("u")
        run(shared, f"UPDATE servers SET beat = beat - interval '1 day' WHERE id = '{other.server}'")
        await one.leave()
        assert run(shared, "SELECT holder FROM stays") == [("ada",)], "when she has gone is still known"
        assert run(shared, "SELECT id FROM servers") == [(one.server,)]
        assert run(shared, "SELECT * FROM leases") == []

    with_two(shared, work)


# ---- the layout


@pytest.mark.parametrize("earlier", range(1, LAYOUT))
def test_each_earlier_layout_is_brought_up_to_date_and_keeps_what_it_has(shared: str, earlier: int) -> None:
    later = Link(shared)
    for step in STEPS[earlier:]:
        assert "CREATE" in step and "DROP" not in step and "ALTER" not in step, "servers of before go on beside it"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(layout, "LAYOUT", earlier)
        patch.setattr(layout, "STEPS", STEPS[:earlier])
        first = Link(shared)
        key = layout.made_ready(first, "before")
        first.close()
    run(shared, "INSERT INTO tables (id, opening, created) VALUES ('old', '\\x7b7d', 1)")

    async def work(store: PostgresStore) -> None:
        assert store.key == key
        await store.add(opening())
        await store.append("t", 0, Entry("act", 0, 1))
        await store.keep("t", "review", "1", b"found")
        assert await store.kept("t", "review") == {"1": b"found"}
        await store.write([Change("person", "p", b"Ada", ("ada",))])
        assert await store.find("person") == [("ada", "p")]
        assert await store.beat() == [store.server]
        assert await store.count() == 2

    with_store(shared, work)
    with_store(shared, work_again)
    assert run(shared, "SELECT version FROM layout") == [(LAYOUT,)]
    later.close()


async def work_again(store: PostgresStore) -> None:
    assert await store.count() == 2


def test_a_server_reads_on_while_another_brings_the_database_up_to_date(shared: str) -> None:
    async def work(store: PostgresStore) -> None:
        await store.add(opening())
        later = Link(shared)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(layout, "LAYOUT", LAYOUT + 1)
            patch.setattr(layout, "STEPS", (*STEPS, "CREATE TABLE something_new (name text)"))
            with later.transaction():
                layout.made_ready(later, "now")
                await store.append("t", 0, Entry("act", 0, 1))  # while the step is not yet committed
                assert len(await store.since("t", 0)) == 1
        later.close()
        await store.append("t", 1, Entry("act", 0, 2))
        assert len(await store.since("t", 0)) == 2

    with_store(shared, work)


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        ("CREATE TABLE entries (name text)", "is no database of Ludoteca"),
        ("CREATE TABLE layout (version integer)", "is no database of Ludoteca"),
        (f"UPDATE layout SET version = {LAYOUT + 1}", f"later version .layout {LAYOUT + 1}; this one knows {LAYOUT}"),
        ("UPDATE layout SET version = 0", "is no database of Ludoteca"),
    ],
)
def test_a_database_of_others_or_of_a_later_version_is_refused_and_left(shared: str, harm: str, sentence: str) -> None:
    if harm.startswith("UPDATE"):
        with_store(shared, work_once)
    run(shared, harm)
    tables = "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
    before = run(shared, tables)
    with pytest.raises(StoreError, match=sentence):
        open_store(shared)
    assert run(shared, tables) == before


async def work_once(store: PostgresStore) -> None:
    await store.add(opening())


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(
    "address",
    ["postgresql://ada:secret@127.0.0.1:1/tables", "postgresql://ada:secret@/tables?host=/nowhere", "postgres://%zz"],
)
def test_a_database_that_cannot_be_reached_is_one_sentence_without_the_password(address: str, lang: str) -> None:
    with pytest.raises(StoreError) as refusal:
        open_store(address)
    told = refusal.value.text(lang)
    assert "secret" not in told and "\n" not in told and "PostgreSQL" in told


def test_an_address_is_shown_without_user_and_password() -> None:
    assert shown("postgresql://ada:secret@db.example.org:5433/tables") == "postgresql://db.example.org:5433/tables"
    assert shown("postgresql://db.example.org/tables?password=secret") == "postgresql://db.example.org/tables"
