"""The store in memory answers as the one in a file does, whatever it is asked, and is what was kept of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ludoteca.club.papers import WHATEVER, Change
from ludoteca.store import Line, PlaceTaken, SqliteStore, Stale, Store, TableDamaged
from ludoteca.store.memory import MemoryStore, Noted
from ludoteca.table import Entry
from tests.store.kept import opening

TABLES = ("t", "u", "v")
HOLDERS = ("", "a", "b")
NAMES = ("p1", "p2", "p3")
MARKS = ("alto", "basso", "è", "\U0001f680", "z")
STEPS = 600

Deed = Callable[[Store], Awaitable[object]]


class Kept(dict[str, bytes]):
    """What is kept, by whoever is told of it."""

    def note(self, changed: Noted) -> None:
        for name, value in changed.items():
            if value is None:
                self.pop(name, None)
            else:
                self[name] = value


def some_changes(chance: Random) -> list[Change]:
    marks = tuple(chance.sample(MARKS, chance.randrange(4)))
    body = chance.choice([None, b"", b"\x00\xff\n", b"Ada"])
    name = chance.choice(NAMES)
    return chance.choice([[], [Change("person", name, body, marks, chance.choice([0, 1, 2, 3, WHATEVER]))]])


def some_deed(chance: Random) -> Deed:
    """Something that a store may be asked, of few things, so that they meet."""
    table, holder, number = chance.choice(TABLES), chance.choice(HOLDERS), chance.randrange(4)
    entry = Entry(chance.choice(["act", "sit"]), 0, number, holder=holder)
    fresh, papers = replace(opening(table, holder), created=float(chance.randrange(9))), some_changes(chance)
    most, first = chance.randrange(4), chance.choice(["", *MARKS])
    deeds: list[Deed] = [
        lambda store: store.add(fresh, chance_line, papers),
        lambda store: store.append(table, number, entry, papers),
        lambda store: store.load(table),
        lambda store: store.since(table, number),
        lambda store: store.tables_of(holder or "c", most),
        lambda store: store.count(),
        lambda store: store.latest(most),
        lambda store: store.keep(table, "review", holder, b"x" * number),
        lambda store: store.kept(table, "review"),
        lambda store: store.forget(table, "review", ["", holder]),
        lambda store: store.weight("review"),
        lambda store: store.write(papers),
        lambda store: store.papers("person", NAMES),
        lambda store: store.find("person", first, "", most, descending=number > 1),
        lambda store: store.tally("person", first),
        lambda store: store.rewrite(table, fresh, {number: entry}, holder),
        lambda store: store.delete(table),
        lambda store: store.bar(holder, chance_bar),
        lambda store: store.barred(),
    ]
    chance_line = chance.choice([None, Line("t", number, entry)])
    chance_bar = chance.choice(["", "mute"])
    return chance.choice(deeds)


async def answer(store: Store, deed: Deed) -> object:
    try:
        return await deed(store)
    except (PlaceTaken, Stale, TableDamaged) as refusal:
        return str(refusal)


@pytest.mark.parametrize("seed", range(4))
def test_it_answers_as_a_file_does_and_is_what_was_kept_of_it(tmp_path: Path, seed: int) -> None:
    async def both() -> set[str]:
        chance, kept, seen = Random(seed), Kept(), set()
        memory, file = MemoryStore(kept, kept.note), SqliteStore(tmp_path / "tables.db")
        try:
            for step in range(STEPS):
                deed = some_deed(chance)
                found = await answer(memory, deed)
                assert found == await answer(file, deed), step
                seen.add(type(found).__name__)
                if chance.random() < 0.05:  # it is closed and opened again
                    memory = MemoryStore(dict(kept), kept.note)
        finally:
            await file.close()
        return seen

    assert asyncio.run(both()) >= {"NoneType", "list", "dict", "tuple", "int", "str", "bool"}


def test_its_secret_stays_and_nothing_is_told_twice() -> None:
    kept = Kept()
    first = MemoryStore(kept, kept.note)
    told: list[Noted] = []
    again = MemoryStore(dict(kept), told.append)
    assert again.key == first.key and len(first.key) == 32 and told == []


def test_what_was_damaged_where_it_was_kept_concerns_that_table_alone() -> None:
    async def work() -> None:
        kept = Kept()
        store = MemoryStore(kept, kept.note)
        await store.add(opening("t"))
        await store.add(opening("u"))
        await store.append("t", 0, Entry("act", 0, 1))
        broken = {name: b"{" if name.startswith('["entry"') else value for name, value in kept.items()}
        again = MemoryStore(broken)
        with pytest.raises(TableDamaged):
            await again.load("t")
        assert await again.load("u") is not None and await again.tables_of("a", 9) == ["u", "t"]

    asyncio.run(work())
