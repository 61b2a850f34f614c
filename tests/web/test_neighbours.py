"""Several servers on one database: nobody owns a table, whoever is quicker has the place, nothing is lost or doubled.

Here the servers share a process and a loop; tests/web/test_servers.py kills real ones.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from math import inf
from typing import Any

import pytest

from ludoteca.club.papers import Change
from ludoteca.engine import Part
from ludoteca.engine.phrase import house
from ludoteca.store import Heard, Line, Stay, StoreError, open_store
from ludoteca.store.postgres import PostgresStore
from ludoteca.table import Entry, Opening, Seat, Table, TableError
from ludoteca.table.table import bot, person
from ludoteca.web import hub as hub_module
from ludoteca.web import neighbours
from ludoteca.web.gathering import LiveTable, Notice
from ludoteca.web.hub import Hub, Unkept
from ludoteca.web.settings import Settings
from tests import postgres
from tests.store.test_postgres import DEAD
from tests.web.tables import watching

GAME, OPTIONS = "marrak_hesh", {"players": 2, "first_player": "seat_0"}


def _opening(*seats: Seat) -> Opening:
    given = list(seats) or [person("Ada", "a"), person("Bruno", "b", 1)]
    return Opening("t", GAME, dict(OPTIONS), 7, given)  # type: ignore[arg-type]


@asynccontextmanager
async def _houses(number: int = 2, listening: bool = True, **settings: Any) -> AsyncIterator[list[Hub]]:
    address = postgres.fresh()
    chosen = Settings(database=address, workers=1, **{"bot_pause": 0.0, **settings})
    hubs = [Hub(open_store(address), chosen) for _ in range(number)]
    try:
        if listening:
            for hub in hubs:
                hub.start()
        yield hubs
    finally:
        for hub in hubs:
            await hub.close()


def _run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await asyncio.wait_for(work(), 120)

    asyncio.run(main())


async def _until(true: Callable[[], object]) -> None:
    """Until it has come to that; whoever waits for it in vain is told by `_run`."""
    while not true():
        await asyncio.sleep(0.002)


async def _reached(live: LiveTable, version: int) -> None:
    """Until so many actions have arrived."""
    await _until(lambda: live.table.version == version)


def _line(text: str, table: Table) -> Entry:
    return table.say(0, text)


def _answer(seat: int, decision: int, action: int, table: Table) -> Entry:
    return table.act(seat, decision, action)


async def _plays(hub: Hub, live: LiveTable, choice: int = 0) -> None:
    """A person answers what their page shows."""
    table = live.table
    await hub.change(live, partial(_answer, table.asked, table.version, table.state.choices[choice]))


def _same(*lives: LiveTable) -> bool:
    first = lives[0].table
    return all(
        (live.table.entries, live.table.version) == (first.entries, first.version)
        and live.table.record == first.record
        and live.table.state == first.state
        and [line.text for line in live.table.chat] == [line.text for line in first.chat]
        for live in lives
    )


async def _kept(hub: Hub) -> Table:
    found = await hub.store.load("t")
    assert found is not None
    return Table.rebuilt(*found)


# ---- moves


def test_a_page_sees_step_by_step_what_is_played_by_another_server() -> None:
    async def work() -> None:
        async with _houses() as (here, there):
            live = await here.open(_opening())
            other = await there.find("t")
            page = watching(other, "b")
            other.joined_by(page)
            for number in range(6):
                await _plays(here, live)
                await _reached(other, number + 1)
            await _until(lambda: len(page.waiting) >= 6)
            assert [shown.version for shown in page.waiting][-6:] == [1, 2, 3, 4, 5, 6], "and nothing left out"
            assert all(shown.step.told for shown in list(page.waiting)[-6:]), (
                "each is told as if it had been played here"
            )
            assert _same(live, other)

    _run(work)


def test_of_two_answers_to_one_decision_one_counts_and_the_other_is_told_that_it_came_late() -> None:
    async def work() -> None:
        async with _houses() as (here, there):
            live, other = await here.open(_opening()), await there.find("t")
            for _ in range(15):
                tries = await asyncio.gather(_plays(here, live, 0), _plays(there, other, -1), return_exceptions=True)
                refused = [end for end in tries if end is not None]
                assert len(refused) == 1 and isinstance(refused[0], TableError)
                assert refused[0].phrase.key in ("table-late", "table-not-your-turn", "game-over"), refused
                await here.catch_up(live)
                await there.catch_up(other)
                assert _same(live, other)
            assert live.table.entries == 15
            assert (await _kept(here)).record == live.table.record

    _run(work)


def test_what_several_may_do_at_once_all_of_them_have_done() -> None:
    async def work() -> None:
        async with _houses(3) as hubs:
            await hubs[0].open(_opening())
            lives = [await hub.find("t") for hub in hubs]
            said = [f"{number} {line}" for number in range(3) for line in range(8)]

            async def talk(number: int) -> None:
                for line in range(8):
                    text = f"{number} {line}"
                    await hubs[number].change(lives[number], partial(_line, text))

            await asyncio.gather(*(talk(number) for number in range(3)))
            await _until(lambda: all(live.table.entries == len(said) for live in lives))
            assert sorted(line.text for line in lives[0].table.chat) == sorted(said)
            assert _same(*lives)

    _run(work)


def test_a_move_made_by_one_server_counts_in_the_next_request_to_another() -> None:
    """No server need be asked twice: whoever comes by another one finds their own move, and may go on at once."""

    async def work() -> None:
        async with _houses(listening=False) as (here, there):  # nobody is told of anything
            live = await here.open(_opening())
            other = await there.find("t")
            await _plays(here, live)
            assert (await there.find("t")).table.version == 1
            await _plays(here, live)
            await there.change(other, partial(_answer, live.table.asked, 2, live.table.state.choices[0]))
            assert other.table.version == 3, "it was behind, and has found out before it refused"

    _run(work)


def test_what_was_told_is_carried_out_without_asking_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with _houses() as (here, there):
            live, other = await here.open(_opening()), await there.find("t")

            async def never(table_id: str, number: int) -> list[Entry]:
                raise AssertionError("it was told")

            monkeypatch.setattr(there.store, "since", never)
            for number in range(4):
                await _plays(here, live)
                await _reached(other, number + 1)
            assert _same(live, other)

    _run(work)


def test_a_gap_in_what_was_told_is_asked_for() -> None:
    async def work() -> None:
        async with _houses(listening=False) as (here, there):
            live, other = await here.open(_opening()), await there.find("t")
            for _ in range(3):
                await _plays(here, live)
            found = await here.store.load("t")
            assert found is not None and there.neighbours is not None
            told = tuple(Line("t", number, found[1][number]) for number in (0, 2))
            there.neighbours._hear(Heard(grown={"t": 3}, entries=told))
            await _reached(other, 3)
            await _until(lambda: not there.neighbours._following)  # type: ignore[union-attr]
            assert _same(live, other) and not there.neighbours._told

    _run(work)


def test_a_word_that_is_lost_costs_a_look_and_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with _houses() as (here, there):
            live, other = await here.open(_opening()), await there.find("t")
            assert there.neighbours is not None
            monkeypatch.setattr(there.neighbours, "_hear", lambda heard: None)
            for _ in range(3):
                await _plays(here, live)
            await _until(lambda: other.table.version == 3)
            assert there.neighbours.behind >= 1
            assert _same(live, other)

    _run(work)


def test_the_line_is_cut_while_people_play_and_everybody_goes_on() -> None:
    async def work() -> None:
        async with _houses() as (here, there):
            live, other = await here.open(_opening()), await there.find("t")
            address = str(here.settings.database)
            for number in range(4):
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ludoteca'"
                await asyncio.gather(_plays(here, live), asyncio.to_thread(postgres.run, address, cut))
                await _reached(other, number + 1)
            assert _same(live, other) and (await _kept(here)).record == live.table.record

    _run(work)


def test_a_table_that_is_far_behind_is_read_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with _houses(listening=False) as (here, there):
            live, other = await here.open(_opening()), await there.find("t")
            for _ in range(hub_module.MOST_MISSED + 1):
                await _plays(here, live)
            before = other.table
            await there.catch_up(other)
            assert other.table is not before and _same(live, other)

    _run(work)


def test_what_cannot_be_carried_out_step_by_step_is_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with _houses(listening=False) as (here, there):
            live, other = await here.open(_opening()), await there.find("t")
            await _plays(here, live)

            def fails(entry: Entry) -> None:
                raise ValueError("it does not follow")

            monkeypatch.setattr(other.table, "take", fails)
            await there.catch_up(other)
            assert _same(live, other)

    _run(work)


def test_two_who_ask_for_a_rematch_by_two_servers_meet_at_one_table() -> None:
    async def work() -> None:
        async with _houses() as (here, there):
            live, other = await here.open(_opening()), await there.find("t")
            await here.change(live, lambda table: table.resign(0))
            await there.catch_up(other)
            first, second = await asyncio.gather(
                here.rematch(live, "a", Part("x")), there.rematch(other, "b", Part("y"))
            )
            assert first == second
            assert await here.store.count() == 2
            assert (await there.find(first)).table.opening == (await here.find(first)).table.opening

    _run(work)


def test_what_is_not_known_to_be_kept_is_not_said_to_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with _houses(1) as (here,):
            live = await here.open(_opening())
            append = here.store.append

            async def cut(table_id: str, number: int, entry: Entry, papers: list[Change]) -> None:
                await append(table_id, number, entry, papers)
                from ludoteca.store import Unsure

                raise Unsure(house("store-unsure", {"file": "x", "error": ""}))

            with monkeypatch.context() as patch:
                patch.setattr(here.store, "append", cut)
                with pytest.raises(Unkept) as refusal:
                    await _plays(here, live)
            assert refusal.value.phrase.key == "web-unsure"
            await _until(lambda: live.table.version == 1)
            await _plays(here, live)
            assert (await _kept(here)).record == live.table.record

    _run(work)


# ---- bots


def test_the_bots_of_a_table_are_thought_for_by_one_server_and_by_another_when_it_dies() -> None:
    async def work() -> None:
        async with _houses() as (here, there):
            live = await here.open(_opening(person("Ada", "a"), bot("greedy")))
            thinks = asyncio.Event()
            choose = here.thinkers.choose

            async def for_ever(*asked: Any) -> Any:
                thinks.set()
                await asyncio.Event().wait()

            here.thinkers.choose = for_ever  # type: ignore[method-assign, assignment]
            while not live.table.bot_asked:
                await _plays(here, live)
            await thinks.wait()
            other = await there.find("t")
            page = watching(other, "a")
            other.joined_by(page)
            there.attend(other, "a", "here")
            asked = other.table.version
            assert not await there._may_think(other), "the other server thinks"
            assert here.neighbours is not None
            here.neighbours._tasks[0].cancel()  # it shows no more signs of life
            postgres.run(str(here.settings.database), DEAD.format(here.neighbours.store.server))
            await _until(lambda: other.table.version > asked)
            await _until(lambda: not other.table.bot_asked)
            here.thinkers.choose = choose  # type: ignore[method-assign]
            await here.catch_up(live)
            assert _same(live, other)

    _run(work)


def test_two_servers_that_think_by_mistake_do_not_both_move() -> None:
    async def work() -> None:
        async with _houses() as (here, there):
            live, other = await here.open(_opening(person("Ada", "a"), bot("random"))), await there.find("t")
            for hub in (here, there):

                async def may(table: LiveTable) -> bool:
                    return True

                hub._may_think = may  # type: ignore[method-assign, assignment]
            other.joined_by(watching(other, "a"))
            turns = 0
            while turns < 5:
                if live.table.bot_asked:
                    there._drive_bots(other)
                    await _until(lambda: not live.table.bot_asked)
                else:
                    await _plays(here, live)
                    turns += 1
            await _until(lambda: not live.table.bot_asked and live.bots is None and other.bots is None)
            await there.catch_up(other)
            assert _same(live, other) and (await _kept(here)).record == live.table.record

    _run(work)


# ---- people


def test_who_is_here_by_one_server_is_here_for_all_and_gone_when_it_dies() -> None:
    async def work() -> None:
        async with _houses(away_seconds=60.0) as (here, there):
            live, other = await here.open(_opening()), await there.find("t")
            page = watching(live, "a")
            live.joined_by(page)
            await _until(lambda: other.is_here("a"))
            assert other.presence() == (True, False) and other.gone_for("a") == 0.0
            live.left_by(page)
            await _until(lambda: not other.is_here("a"))
            live.heard_from("b")
            await _until(lambda: other.is_here("b"))
            live.joined_by(page)
            await _until(lambda: other.is_here("a"))
            assert here.neighbours is not None
            here.neighbours._tasks[0].cancel()
            postgres.run(str(here.settings.database), DEAD.format(here.neighbours.store.server))
            other.joined_by(watching(other, "somebody"))
            await _until(lambda: not other.is_here("a"))

    _run(work)


def test_who_is_here_is_found_though_the_word_of_it_was_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(neighbours, "LOOK", 0.01)
        async with _houses() as (here, there):
            live, other = await here.open(_opening()), await there.find("t")
            assert there.neighbours is not None
            monkeypatch.setattr(there.neighbours, "_hear", lambda heard: None)
            other.joined_by(watching(other, "b"))
            live.joined_by(watching(live, "a"))
            await _until(lambda: other.is_here("a"))

    _run(work)


def test_somebody_is_called_back_on_a_page_of_another_server() -> None:
    async def work() -> None:
        async with _houses() as (here, there):
            await here.open(_opening())
            other = await there.find("t")
            page = watching(other, "b")
            other.joined_by(page)
            assert there.neighbours is not None
            await _until(lambda: len(there.neighbours.alive) == 2)  # type: ignore[union-attr]
            notice = Notice(house("table-missed", {"seat": "Ada", "game": house("title")}), "another")
            while not page.notices:
                here.warn("b", notice)
                await asyncio.sleep(0.01)
            assert page.notices[0].table_id == "another"
            assert page.notices[0].phrase.plain() == notice.phrase.plain()

    _run(work)


def test_words_that_make_no_sense_are_let_pass() -> None:
    async def work() -> None:
        async with _houses(1) as (here,):
            live = await here.open(_opening())
            assert here.neighbours is not None
            for word in ("", "here", "here unknown", "warn", "warn {", 'warn ["a"]', "warn [1, 2, [3]]", "dance t"):
                here.neighbours._hear(Heard(word=word))
            here.neighbours._hear(Heard(grown={"t": 99, "unknown": 3}))
            await _until(lambda: not here.neighbours._following)  # type: ignore[union-attr]
            await _plays(here, live)
            assert live.table.version == 1

    _run(work)


def test_a_server_that_stops_hands_everything_over() -> None:
    async def work() -> None:
        async with _houses() as (here, there):
            live, other = await here.open(_opening()), await there.find("t")
            live.joined_by(watching(live, "a"))
            await _until(lambda: other.is_here("a"))
            assert isinstance(here.store, PostgresStore) and isinstance(there.store, PostgresStore)
            assert await here.store.claim("t") and not await there.store.claim("t")
            assert here.neighbours is not None
            await here.neighbours.close()
            assert await there.store.claim("t")
            other.joined_by(watching(other, "b"))
            await _until(lambda: not other.is_here("a"))

    _run(work)


def test_a_database_that_is_away_keeps_nobody_from_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with _houses(listening=False) as (here, _):
            live = await here.open(_opening())

            async def away(*asked: object) -> Any:
                raise StoreError(house("store-away", {"file": "x", "error": ""}))

            with monkeypatch.context() as patch:
                for name in ("since", "append", "claim"):
                    patch.setattr(here.store, name, away)
                assert await here.find("t") is live
                with pytest.raises(Unkept):
                    await _plays(here, live)
                assert not await here._may_think(live)
            await _plays(here, live)

    _run(work)


def test_comings_and_goings_that_could_not_be_told_are_told_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(neighbours, "LOOK", 0.01)
        async with _houses() as (here, there):
            live, other = await here.open(_opening()), await there.find("t")
            note, tries = here.store.note_here, []  # type: ignore[attr-defined]

            async def fails_first(stays: list[Stay]) -> None:
                tries.append(stays)
                if len(tries) == 1:
                    raise StoreError(house("store-away", {"file": "x", "error": ""}))
                await note(stays)

            monkeypatch.setattr(here.store, "note_here", fails_first)
            live.joined_by(watching(live, "a"))
            await _until(lambda: other.is_here("a"))
            assert tries[0] == tries[1] == [Stay("t", "a", inf)]

    _run(work)
