"""Bots and hints wait for workers in turn, and only what a worker takes up is timed."""

from __future__ import annotations

import asyncio
import pickle
import signal
from collections.abc import Awaitable, Callable

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca.bots import Driver, ask, best_of, bot_for, merged, named
from ludoteca.bots.coach import coach
from ludoteca.review import Budget
from ludoteca.table import Entry, Opening, Table
from ludoteca.table.entries import FAILED, HURRIED
from ludoteca.table.table import bot, person
from ludoteca.web import thinking
from ludoteca.web.guests import Guests
from ludoteca.web.looker import Looker
from ludoteca.web.telling import story
from ludoteca.web.thinking import (
    AFTERWARDS,
    AT_TABLE,
    Asker,
    Impatient,
    Thinkers,
    Thought,
    Turns,
    Wanted,
    Worker,
    look,
    shares,
    think,
)
from tests.web.hidden import Hidden, only
from tests.web.tables import Web

GAME = "mars_needs_mechanics"
ANNA, BRUNO, CARLA = Asker("10.0.0.1", "anna"), Asker("10.0.0.1", "bruno"), Asker("10.0.0.2", "carla")


def _run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await asyncio.wait_for(work(), 60)

    asyncio.run(main())


class Slow(Worker):
    """Does nothing until it is told to; writes down what it was asked, and how much time it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[str, float]] = []
        self.may = asyncio.Semaphore(0)
        self.fault: Exception | None = None

    async def do(self, seconds: float, work: Callable[..., object], *args: object) -> object:  # type: ignore[override]
        self.given.append((str(args[0]), seconds))
        await self.may.acquire()
        if self.fault is not None:
            raise self.fault
        return Thought(0)


def _thinkers(worker: Worker) -> Thinkers:
    made = Thinkers(1, 10.0, Guests())
    made._workers = [worker]
    made._idle = [worker]
    return made


def test_visitors_take_turns_and_so_do_the_addresses_that_they_come_from() -> None:
    async def work() -> None:
        turns = Turns()
        called: list[str] = []
        for asker, times in ((ANNA, 5), (BRUNO, 2), (CARLA, 3)):
            for _ in range(times):
                name = asker.holder
                turns.join(asker).add_done_callback(lambda _, name=name: called.append(name))  # type: ignore[misc]
        while turns.call(Worker()):
            pass
        await asyncio.sleep(0)
        assert called == ["anna", "carla", "bruno", "carla", "anna", "carla", "bruno", "anna", "anna", "anna"]

    _run(work)


def test_a_review_waits_until_nobody_at_a_table_does() -> None:
    async def work() -> None:
        turns = Turns()
        called: list[str] = []
        line = [("review", ANNA, AFTERWARDS), ("bot", BRUNO, AT_TABLE), ("other review", CARLA, AFTERWARDS)]
        for name, asker, rank in [*line, ("hint", ANNA, AT_TABLE)]:
            turns.join(asker, rank).add_done_callback(lambda _, name=name: called.append(name))  # type: ignore[misc]
        while turns.call(Worker()):
            pass
        await asyncio.sleep(0)
        assert called == ["bot", "hint", "review", "other review"]

    _run(work)


def test_a_bot_waits_for_one_piece_of_a_review_at_the_most() -> None:
    async def work() -> None:
        worker = Slow()
        thinkers = _thinkers(worker)
        done: list[str] = []

        async def reviewed() -> None:
            while len(worker.given) < 4:
                await thinkers.review("a record", [Wanted(1), Wanted(2)], Budget(), ANNA)
                done.append("piece")

        async def played() -> None:
            state = ludoteca.make(GAME).start(3)
            await thinkers.choose("random", state, 1, BRUNO)
            done.append("bot")

        review = asyncio.create_task(reviewed())
        await asyncio.sleep(0)
        bot_ = asyncio.create_task(played())
        await asyncio.sleep(0)
        for _ in range(4):
            worker.may.release()
        await asyncio.gather(review, bot_)
        assert done[:2] == ["piece", "bot"]

    _run(work)


def test_whoever_has_gone_is_passed_over() -> None:
    async def work() -> None:
        turns = Turns()
        gone, there = turns.join(ANNA), turns.join(ANNA)
        gone.cancel()
        assert turns.call(Worker()) and there.done()
        assert not turns.call(Worker())

    _run(work)


def test_a_thousand_tables_of_one_visitor_keep_another_waiting_for_one_thought() -> None:
    async def work() -> None:
        worker = Slow()
        thinkers = _thinkers(worker)
        state = ludoteca.make(GAME).start(1)
        many = [asyncio.ensure_future(thinkers.choose(f"search:{n + 1}", state, 1, ANNA)) for n in range(1000)]
        await asyncio.sleep(0)
        one = asyncio.ensure_future(thinkers.choose("search:hard", state, 1, CARLA))
        await asyncio.sleep(0)
        for _ in range(3):
            worker.may.release()
        assert await one == Thought(0)
        names = [name for name, _ in worker.given]
        assert names.index("search:hard") <= 2
        for _ in range(1000):
            worker.may.release()
        await asyncio.gather(*many)

    _run(work)


def test_the_time_to_think_begins_when_a_worker_takes_it_up() -> None:
    async def work() -> None:
        worker = Slow()
        thinkers = _thinkers(worker)
        state = ludoteca.make(GAME).start(1)
        both = [asyncio.ensure_future(thinkers.choose(f"search:{n}", state, 1, ANNA)) for n in (1, 2)]
        while not worker.given:
            await asyncio.sleep(0)
        assert [name for name, _ in worker.given] == ["search:1"], "the second waits, and no clock runs for it"
        worker.may.release()
        worker.may.release()
        assert await asyncio.gather(*both) == [Thought(0), Thought(0)]
        assert len({seconds for _, seconds in worker.given}) == 1, "and then has as long as the first"

    _run(work)


def test_a_search_that_is_cut_short_says_the_best_so_far_and_that_it_was_hurried() -> None:
    state = ludoteca.make(GAME).start(1)
    packed = pickle.dumps(state.redeal(state.to_move, 5))
    hurried = think(named("search:2000"), packed, 5, 1e-9)
    assert hurried.how == HURRIED and hurried.action in state.choices
    whole = think(named("search:20"), packed, 5, 60.0)
    made = bot_for("search:20", state.game)
    assert made is not None
    assert whole == Thought(ask(made, pickle.loads(packed), 5))


@pytest.mark.parametrize(("fault", "how"), [(ZeroDivisionError(), FAILED), (TimeoutError(), HURRIED)])
def test_a_bot_that_fails_is_answered_for_and_how_is_told(fault: Exception, how: str) -> None:
    async def work() -> None:
        worker = Slow()
        worker.fault = fault
        worker.may.release()
        state = ludoteca.make(GAME).start(1)
        thought = await _thinkers(worker).choose("search:hard", state, 1, ANNA)
        assert thought.how == how and thought.action in state.choices

    _run(work)


def test_a_worker_that_does_not_answer_is_ended_and_another_takes_its_place() -> None:
    async def work() -> None:
        worker = Worker()
        assert await worker.do(60.0, max, 1, 2) == 2
        assert worker._pool is not None
        (process,) = worker._pool._processes.values()
        with pytest.raises(TimeoutError):
            await worker.do(0.1, signal.pause)
        await asyncio.to_thread(process.join, 30)
        assert process.exitcode == -signal.SIGKILL
        assert await worker.do(60.0, max, 3, 4) == 4
        worker.end()

    _run(work)


class Handy(Worker):
    """Does at once what it is asked, here; writes down what that was, and may have to wait, or fail."""

    def __init__(self, *, fails: bool = False) -> None:
        super().__init__()
        self.done: list[str] = []
        self.may = asyncio.Event()
        self.may.set()
        self.fails = fails

    async def do(self, seconds: float, work: Callable[..., object], *args: object) -> object:  # type: ignore[override]
        self.done.append(work.__name__)
        await self.may.wait()
        if self.fails:
            raise ZeroDivisionError
        return work(*args)


def _two(first: Worker, second: Worker) -> Thinkers:
    made = Thinkers(2, 60.0, Guests())
    made._workers, made._idle = [first, second], [first, second]
    return made


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A share may be small, so that a test is quick."""
    monkeypatch.setattr(thinking, "LEAST_SHARE", 10)


@pytest.mark.usefixtures("small")
def test_a_decision_is_shared_out_over_idle_workers() -> None:
    async def work() -> None:
        one, other = Handy(), Handy()
        thinkers = _two(one, other)
        state = ludoteca.make(GAME).start(1)
        thought = await thinkers.choose("search:41", state, 5, ANNA)
        assert (one.done, other.done) == (["look"], ["look"])
        assert sorted(map(id, thinkers._idle)) == sorted(map(id, (one, other))), "and both are free again"
        packed = pickle.dumps(state.redeal(state.to_move, 5))
        parts = [look(named("search:41"), packed, 5, 60.0, number, 2) for number in range(2)]
        assert [sum(line.visits for line in part) for part, _ in parts] == [21, 20], "its budget is shared out, no more"
        assert thought == Thought(best_of(merged([part for part, _ in parts])).action)

    _run(work)


@pytest.mark.usefixtures("small")
def test_with_one_worker_idle_a_decision_is_what_one_search_says() -> None:
    async def work() -> None:
        one, other = Handy(), Handy()
        thinkers = _two(one, other)
        state = ludoteca.make(GAME).start(1)
        other.may.clear()
        busy = asyncio.ensure_future(thinkers.choose("greedy", state, 1, BRUNO))
        while not other.done:
            await asyncio.sleep(0)
        thought = await thinkers.choose("search:41", state, 5, ANNA)
        assert (one.done, other.done) == (["think"], ["think"])
        packed = pickle.dumps(state.redeal(state.to_move, 5))
        assert thought == think(named("search:41"), packed, 5, 60.0)
        other.may.set()
        await busy

    _run(work)


@pytest.mark.usefixtures("small")
def test_whoever_comes_while_a_decision_is_shared_out_has_the_first_worker_that_is_done() -> None:
    async def work() -> None:
        one, other = Handy(), Handy()
        thinkers = _two(one, other)
        state = ludoteca.make(GAME).start(1)
        one.may.clear()
        long = asyncio.ensure_future(thinkers.choose("search:41", state, 5, ANNA))
        while not one.done:
            await asyncio.sleep(0)
        assert (await thinkers.choose("greedy", state, 1, CARLA)).action in state.choices
        assert other.done == ["look", "think"] and not long.done()
        one.may.set()
        assert (await long).how == ""

    _run(work)


@pytest.mark.usefixtures("small")
def test_a_worker_that_fails_leaves_the_decision_to_the_others() -> None:
    async def work() -> None:
        state = ludoteca.make(GAME).start(1)
        thought = await _two(Handy(fails=True), Handy()).choose("search:41", state, 5, ANNA)
        assert thought.how == HURRIED and thought.action in state.choices, "by less than its budget, which is told"
        assert (await _two(Handy(fails=True), Handy(fails=True)).choose("search:41", state, 5, ANNA)).how == FAILED

    _run(work)


@pytest.mark.usefixtures("small")
def test_a_shared_decision_that_nobody_wants_any_more_keeps_no_worker() -> None:
    async def work() -> None:
        thinkers = _two(Handy(), Handy())
        state = ludoteca.make(GAME).start(1)
        gone = asyncio.ensure_future(thinkers.choose("search:41", state, 5, ANNA))
        while len(thinkers._idle) == 2:
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        await asyncio.sleep(0)
        assert len(thinkers._idle) == 2

    _run(work)


@pytest.mark.usefixtures("small")
def test_the_coach_has_a_search_shared_out_and_weighs_it_itself() -> None:
    async def work() -> None:
        one, other = Handy(), Handy()
        state = ludoteca.make(GAME).start(1)
        told = await _two(one, other).hint(state, 40, 5, ANNA)
        assert sorted(one.done + other.done) == ["advise", "look", "look"]
        assert told[0].action in state.choices
        alone = Handy()
        plain = await _thinkers(alone).hint(state, 40, 5, ANNA)
        assert alone.done == ["advise"]
        assert [line.action for line in plain] == [line.action for line in coach(state.redeal(state.to_move, 5), 40, 5)]

    _run(work)


@pytest.mark.parametrize(
    ("bot", "most"),
    [("search:999", 1), ("search:2500", 5), ("search:2s", 1), ("greedy", 1), ("search:5000?temperature=1", 1),
     ("search:5000?guesses=2", 1), ("search", 2)],
)  # fmt: skip
def test_only_long_searches_of_the_house_are_shared_out(bot: str, most: int) -> None:
    assert shares(named(bot), ludoteca.make(GAME)) == most


def test_each_visitor_may_wait_for_one_hint() -> None:
    async def work() -> None:
        worker = Slow()
        thinkers = _thinkers(worker)
        state = ludoteca.make(GAME).start(1)
        first = asyncio.ensure_future(thinkers.hint(state, 5, 1, ANNA))
        while not worker.given:
            await asyncio.sleep(0)
        with pytest.raises(Impatient):
            await thinkers.hint(state, 5, 1, ANNA)
        first.cancel()
        await asyncio.sleep(0)
        with pytest.raises(Impatient):
            await thinkers.hint(state, 5, 1, ANNA)  # to ask and leave is no way round it
        another = asyncio.ensure_future(thinkers.hint(state, 5, 1, BRUNO))
        worker.may.release()
        worker.may.release()
        await another
        worker.may.release()
        await thinkers.hint(state, 5, 1, ANNA)

    _run(work)


@pytest.mark.parametrize("game", ["marrak_hesh", "mars_needs_mechanics"])
def test_bots_play_the_same_game_as_in_the_lab(game: str) -> None:
    made = ludoteca.make(game, players=3)
    seats = ["search:6", "random", "search:easy"]
    table = Table(Opening("t", game, dict(made.options), 7, [bot(seat) for seat in seats]))
    driver = Driver([bot_for(seat, made) for seat in seats], 7)
    state = made.start(7)
    for _ in range(40):
        seed = table.bot_seed
        packed = pickle.dumps(table.state.redeal(table.asked, seed))
        table.take(table.act(table.asked, table.version, think(named(table.bot_asked), packed, seed, 60.0).action))
        driver.step(state)
        assert table.state == state


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Ada had no time to think it through"), ("it", "Ada non ha avuto il tempo di pensarci bene")],
)
def test_people_are_told_when_a_bot_was_hurried(lang: str, words: str) -> None:
    opening = Opening("t", "marrak_hesh", {"first_player": "seat_0"}, 7, [bot("search:hard"), person("Anna", "a")])
    table = Table(opening)
    entry = table.act(0, 0, table.state.choices[0], HURRIED)
    table.take(entry)
    assert words in story(table, Looker("a", lang, [1], 1))
    again = Table.rebuilt(opening, [entry])
    assert words in story(again, Looker("", lang, [], None)), "after a restart too, and to everybody"
    plain = Table.rebuilt(opening, [Entry("act", 0, entry.number)])
    assert words not in story(plain, Looker("a", lang, [1], 1))


def test_who_was_hurried_in_a_window_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, Hidden)
    monkeypatch.setattr(Table, "window", "any")
    table = Table(Opening("toy", "toy", {"players": 2}, 7, [bot("search:hard"), person("Anna", "a")]))
    table.take(table.act(0, 0, 0, HURRIED))
    (event,) = table.story[-1]
    assert event.seat == -1
    assert event.phrase.text("en").startswith("A bot had no time")


def test_a_second_hint_before_the_first_has_come_is_refused_with_a_sentence(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*args: object) -> list[object]:
        raise Impatient

    monkeypatch.setattr(web.hub.thinkers, "hint", busy)
    body = {"game": "marrak_hesh", "seats": ["me", "random"], "options": {"first_player": "seat_0"}}
    table = anna.post("/api/tables", json=body).json()["table"]
    with anna.websocket_connect(f"/t/{table}/live") as socket:
        socket.receive_json()
        socket.send_json({"do": "hint"})
        assert "You have asked the coach already" in socket.receive_json()["error"]
