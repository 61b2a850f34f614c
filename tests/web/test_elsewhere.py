"""Thinkers elsewhere at a server: who is let in, what they are lent and until when, and what counts as an answer."""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import merged, named
from ludoteca.engine.game import State
from ludoteca.store import StoreError
from ludoteca.table import TableError
from ludoteca.web import think_api
from ludoteca.web.app import make_app
from ludoteca.web.hub import Hub
from ludoteca.web.questions import MOST_ANSWER, answered
from ludoteca.web.settings import Settings
from ludoteca.web.think_paths import ANSWER, HELD, NEXT
from ludoteca.web.thinking import (
    AFTERWARDS,
    AGAIN,
    AT_TABLE,
    COACH,
    Asker,
    Hand,
    Lost,
    Thought,
    Turns,
    look,
    mark_of,
    think,
)
from ludoteca.web.tokens import hashed
from tests.web.raw import Answer, request

GAME, OTHER = "mars_needs_mechanics", "marrak_hesh"
SEED = 9
BOT = "search:hard"


class House:
    """A server in this process, and those who think for it."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        chosen = {"workers": 1, "requests_at_once": 1.0, **settings}
        self.app = make_app(Settings(database=folder / "tables.db", **chosen))
        self.hub: Hub = self.app.state.hub
        self.token = ""
        self.asked: set[asyncio.Task[Any]] = set()

    async def ask(self, path: str, body: object, token: str | None = None, *, stays: bool = False) -> Answer:
        given = self.token if token is None else token
        sent = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = [(b"authorization", f"Bearer {given}".encode()), (b"host", b"inside.example.org")]
        return await request(self.app, "POST", path, headers=headers, body=sent, stays=stays)

    def waits(self, *games: str, token: str | None = None) -> asyncio.Task[Answer]:
        """A thinker with these games asks for a question, and waits."""
        marks = [mark_of(name, ludoteca.make(name).rules_version) for name in games or (GAME,)]
        task = asyncio.create_task(self.ask(NEXT, {"version": ludoteca.__version__, "games": marks}, token, stays=True))
        self.asked.add(task)
        return task

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            await asyncio.sleep(0.002)

    async def lent(self, seat: str = BOT) -> tuple[asyncio.Task[Thought], dict[str, Any]]:
        """A bot whose thought a thinker has been asked for, and the question."""
        thinker = self.waits()
        await self.until(lambda: self.hub.thinkers.idle_elsewhere == 1)
        thought = asyncio.create_task(self.hub.thinkers.choose(seat, _state(), SEED))
        self.asked.add(thought)
        return thought, (await thinker).json()

    def count(self, how: str) -> float:
        found = self.hub.counts.registry.get_sample_value("ludoteca_questions_total", {"how": how})
        return found or 0.0


def _state() -> State:
    return ludoteca.make(GAME).start(1)


@asynccontextmanager
async def _house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    house = House(folder, **settings)
    house.token = await house.hub.tokens.add("cellar")
    try:
        yield house
    finally:
        for task in house.asked:
            task.cancel()
        await asyncio.gather(*house.asked, return_exceptions=True)
        await house.hub.close()


def _run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await asyncio.wait_for(work(), 30)

    asyncio.run(main())


def _mine(told: dict[str, Any]) -> dict[str, Any]:
    """What a thinker answers."""
    found: dict[str, Any] = json.loads(json.dumps(answered(told)))
    return found


async def _here(house: House) -> Thought:
    """What a worker of the server says to the same."""
    return await asyncio.to_thread(think, named(BOT), _packed(), SEED, house.hub.settings.bot_seconds)


def _packed() -> bytes:
    return pickle.dumps(_state().redeal(_state().to_move, SEED))


# ---- who is let in


def test_without_a_token_nobody_is_told_anything_and_who_guesses_is_slowed_down(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path) as house:
            said = set()
            for guess in ("", "x", house.token[:-1], house.token.upper(), "é", hashed(house.token)):
                for path in (NEXT, HELD, ANSWER):
                    answer = await house.ask(path, b"[" * (MOST_ANSWER + 1), guess)
                    assert answer.status in (401, 429)
                    said.add(answer.json()["error"])
            assert len(said) == 2, "why is told to nobody, and neither is whether the rest made sense"
            assert (await house.ask(NEXT, {}, "x")).status == 429
            assert (await house.ask(HELD, {"questions": []})).status == 200, "who has a token is not slowed down"

    _run(work)


def test_a_token_is_kept_as_a_hash_and_is_worth_nothing_once_it_is_removed(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path) as house:
            tokens = house.hub.tokens
            (paper,) = (await house.hub.store.papers("thinker", ["cellar"])).values()
            assert house.token.encode() not in paper.body and hashed(house.token).encode() in paper.body
            with pytest.raises(TableError, match="already"):
                await tokens.add("cellar")
            for name in ("", "Cellar", "-x", "x" * 41, "a b", "é"):
                with pytest.raises(TableError, match="cannot be the name"):
                    await tokens.add(name)
            waiting = house.waits()
            await house.until(lambda: house.hub.thinkers.idle_elsewhere == 1)
            await tokens.remove("cellar")
            with pytest.raises(TableError, match="no thinker"):
                await tokens.remove("cellar")
            assert (await house.hub.thinkers.choose(BOT, _state(), SEED)).how == ""
            assert (await waiting).json() == {}, "who waits already is lent nothing any more"
            assert (await house.ask(HELD, {"questions": []})).status == 401

    _run(work)


def test_another_server_of_the_database_knows_a_token_and_forgets_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ludoteca.web import tokens as module
    from ludoteca.web.tokens import Tokens

    async def work() -> None:
        async with _house(tmp_path) as house:
            other = Tokens(house.hub.store)
            assert await other.who(house.token) == "cellar"
            await house.hub.tokens.remove("cellar")
            monkeypatch.setattr(module, "KNOWN_FOR", 0.0)
            assert await other.who(house.token) == ""
            token = await house.hub.tokens.add("attic")
            monkeypatch.setattr(module, "KNOWN_FOR", 1e9)
            monkeypatch.setattr(module, "ASKED_AGAIN", 0.0)
            assert await other.who(token) == "attic", "one that is not known is looked for again"

            async def fails(*_: object, **__: object) -> None:
                raise StoreError(ludoteca.engine.house("store-full"))

            monkeypatch.setattr(house.hub.store, "find", fails)
            assert await other.who(token) == "attic", "while the store is away, who was known is known"
            with pytest.raises(StoreError):
                await Tokens(house.hub.store).who(token)

    _run(work)


def test_a_thinker_of_another_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path) as house:
            answer = await house.ask(NEXT, {"version": "0.0.1", "games": []})
            assert answer.status == 409
            assert "0.0.1" in answer.text and ludoteca.__version__ in answer.text

    _run(work)


def test_every_bound_is_named_when_it_is_met(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path, most_thinkers=2) as house:
            right = {"version": ludoteca.__version__, "games": []}
            for body in (b"", b"[]", b"{}", b'{"version": 1}', b"\xff", json.dumps({**right, "more": 1}).encode()):
                assert (await house.ask(NEXT, body)).status == 400
            assert (await house.ask(NEXT, {**right, "games": ["x"] * 201})).status == 400
            assert (await house.ask(ANSWER, b"x" * (MOST_ANSWER + 1))).status == 413
            assert (await house.ask(ANSWER, b'{"question": "x", "answer": {"action": NaN}}')).status == 400
            house.waits()
            house.waits()
            await house.until(lambda: house.hub.thinkers.idle_elsewhere == 2)
            full = await house.ask(NEXT, right)
            assert full.status == 503 and "2 thinkers" in full.text
            house.hub.stopping = True
            assert (await house.ask(NEXT, right)).status == 503

    _run(work)


def test_whoever_waits_is_let_go_after_a_while_and_whoever_has_gone_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with _house(tmp_path) as house:
            gone = await house.ask(NEXT, {"version": ludoteca.__version__, "games": []})
            assert (gone.status, gone.json(), house.hub.thinkers.idle_elsewhere) == (200, {}, 0)
            monkeypatch.setattr(think_api, "HOLD", 0.0)
            assert (await house.waits()).json() == {}
            monkeypatch.undo()
            waiting = house.waits()
            await house.until(lambda: house.hub.thinkers.idle_elsewhere == 1)
            house.hub.stopping = True
            assert (await waiting).json() == {}, "a server that is to stop keeps nobody"
            assert house.hub.thinkers.idle_elsewhere == 0

    _run(work)


# ---- questions and answers


def test_a_question_is_lent_and_its_answer_is_that_of_a_worker(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path) as house:
            thought, told = await house.lent()
            assert (told["kind"], told["bot"], told["most"] > 0) == ("bot", BOT, True)
            assert house.hub.elsewhere.out == 1
            listed = house.hub.elsewhere.told()
            assert [(one["name"], one["thinking"], one["version"]) for one in listed] == [
                ("cellar", 1, ludoteca.__version__)
            ]
            said = await house.ask(ANSWER, {"question": told["question"], "answer": _mine(told)})
            assert said.json() == {"taken": True}
            assert await thought == await _here(house)
            again = await house.ask(ANSWER, {"question": told["question"], "answer": _mine(told)})
            assert again.json() == {"taken": False}, "a second answer does nothing"
            counts = [house.count(how) for how in ("lent", "answered", "late", "lost", "unfit")]
            assert counts == [1, 1, 1, 0, 0] and house.hub.elsewhere.out == 0

    _run(work)


def test_a_question_of_which_nothing_is_heard_is_asked_of_a_worker_and_a_late_answer_is_ignored(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path, lease_seconds=0.1) as house:
            thought, told = await house.lent()
            assert await thought == await _here(house), "nobody has answered, and the table goes on"
            late = await house.ask(ANSWER, {"question": told["question"], "answer": _mine(told)})
            assert late.json() == {"taken": False}
            assert [house.count(how) for how in ("lent", "answered", "late", "lost")] == [1, 0, 1, 1]

    _run(work)


def test_who_is_still_at_it_keeps_the_question(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path, lease_seconds=1e6) as house:
            thought, told = await house.lent()
            other = await house.hub.tokens.add("attic")
            (lease,) = house.hub.elsewhere._leases.values()
            lease.until = until = 5.0
            for numbers in ([], ["nothing"], [told["question"]]):
                await house.ask(HELD, {"questions": numbers}, other)
            await house.ask(HELD, {"questions": ["nothing"]})
            assert lease.until == until, "only whoever has it holds it"
            await house.ask(HELD, {"questions": ["nothing", told["question"]]})
            assert lease.until > until
            assert not thought.done()

    _run(work)


def test_nobody_answers_or_gives_back_the_question_of_somebody_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path, lease_seconds=1e6) as house:
            thought, told = await house.lent()
            other = await house.hub.tokens.add("attic")
            for answer in (_mine(told), None):
                said = await house.ask(ANSWER, {"question": told["question"], "answer": answer}, other)
                assert said.json() == {"taken": False}
            assert not thought.done() and house.hub.elsewhere.out == 1

    _run(work)


@pytest.mark.parametrize("answer", [{"action": 10**6, "how": ""}, {"action": "x"}, {}, {"advice": []}])
def test_what_is_no_answer_is_refused_and_a_worker_is_asked(tmp_path: Path, answer: dict[str, Any]) -> None:
    async def work() -> None:
        async with _house(tmp_path, lease_seconds=1e6) as house:
            thought, told = await house.lent()
            assert (await house.ask(ANSWER, {"question": told["question"], "answer": answer})).status == 422
            assert await thought == await _here(house)
            assert house.count("unfit") == 1

    _run(work)


def test_what_is_given_back_is_asked_of_a_worker_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path, lease_seconds=1e6) as house:
            thought, told = await house.lent()
            said = await house.ask(ANSWER, {"question": told["question"], "answer": None})
            assert said.json() == {"taken": True}
            assert await thought == await _here(house)

    _run(work)


def test_nobody_is_asked_about_a_game_that_they_do_not_have_or_by_other_rules(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path, lease_seconds=1e6) as house:
            house.waits(OTHER)
            older = f"{GAME} 0 {mark_of(GAME, 0).split()[-1]}"
            body = {"version": ludoteca.__version__, "games": [older]}
            house.asked.add(asyncio.create_task(house.ask(NEXT, body, stays=True)))
            await house.until(lambda: house.hub.thinkers.idle_elsewhere == 2)
            assert (await house.hub.thinkers.choose(BOT, _state(), SEED)).how == ""
            assert house.hub.thinkers.idle_elsewhere == 2 and house.count("lent") == 0

    _run(work)


def test_what_is_soon_thought_out_is_done_here_as_long_as_a_worker_is_idle(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path, lease_seconds=1e6) as house:
            house.waits()
            await house.until(lambda: house.hub.thinkers.idle_elsewhere == 1)
            assert (await house.hub.thinkers.choose("greedy", _state(), SEED)).how == ""
            assert house.count("lent") == 0

    _run(work)


def test_the_numbers_of_a_server_tell_of_thinkers_and_questions(tmp_path: Path) -> None:
    async def work() -> None:
        async with _house(tmp_path, lease_seconds=1e6) as house:
            await house.lent()
            house.waits()
            await house.until(lambda: house.hub.thinkers.idle_elsewhere == 1)
            text = house.hub.counts.text().decode()
            for line in (
                "ludoteca_thinkers_elsewhere 1.0",
                "ludoteca_questions_out 1.0",
                'ludoteca_questions_total{how="lent"} 1.0',
            ):
                assert line in text

    _run(work)


# ---- the line of those who wait


class Some(Hand):
    """A hand that suits some."""

    def __init__(self, *marks: str) -> None:
        self.marks = marks

    def suits(self, mark: str) -> bool:
        return mark in self.marks


def test_bots_of_people_go_before_the_coach_and_the_coach_before_reviews_and_each_visitor_takes_turns() -> None:
    async def work() -> None:
        turns, called = Turns(), list[str]()
        anna, bruno, carla = Asker("10.0.0.1", "anna"), Asker("10.0.0.1", "bruno"), Asker("10.0.0.2", "carla")
        for name, asker, rank in (
            ("review of anna", anna, AFTERWARDS),
            ("hint of anna", anna, COACH),
            ("bot of anna", anna, AT_TABLE),
            ("second bot of anna", anna, AT_TABLE),
            ("bot of bruno", bruno, AT_TABLE),
            ("bot of carla", carla, AT_TABLE),
            ("review of carla", carla, AFTERWARDS),
            ("hint of carla", carla, COACH),
            ("left behind", anna, AGAIN),
        ):
            turns.join(asker, rank).add_done_callback(lambda _, name=name: called.append(name))  # type: ignore[misc]
        while turns.call(Some("")):
            pass
        await asyncio.sleep(0)
        assert called == [
            "left behind",
            "bot of anna",
            "bot of carla",
            "bot of bruno",
            "second bot of anna",
            "hint of anna",
            "hint of carla",
            "review of anna",
            "review of carla",
        ]
        assert turns.waiting == 0

    _run(work)


def test_a_hand_goes_to_the_next_whom_it_suits_and_the_others_keep_their_places() -> None:
    async def work() -> None:
        turns, called = Turns(), list[str]()
        anna, bruno = Asker("10.0.0.1", "anna"), Asker("10.0.0.2", "bruno")
        for name, asker, mark in (
            ("a1", anna, "x"),
            ("a2", anna, "y"),
            ("b1", bruno, "x"),
            ("b2", bruno, "y"),
        ):
            turns.join(asker, AT_TABLE, mark).add_done_callback(lambda _, name=name: called.append(name))  # type: ignore[misc]
        assert turns.call(Some("y")) and turns.call(Some("x")) and not turns.call(Some("z"))
        assert turns.call(Some("x", "y")) and turns.call(Some("x", "y")) and not turns.call(Some("x", "y"))
        await asyncio.sleep(0)
        assert called == ["a2", "b1", "a1", "b2"]

    _run(work)


def test_what_a_thinker_leaves_behind_in_a_shared_search_is_done_here_too(tmp_path: Path) -> None:
    class Leaves(Hand):
        is_ours = False
        is_spent = True

        async def do(self, seconds: float, work: Callable[..., Any], *args: object) -> Any:
            raise Lost

    async def work() -> None:
        async with _house(tmp_path) as house:
            thinkers = house.hub.thinkers
            hands: list[Hand] = [Leaves(), Leaves()]
            found, hurried = await thinkers._look(Asker(), hands, named("search:40"), _packed(), SEED)
            mine = merged([look(named("search:40"), _packed(), SEED, 60.0, number, 2)[0] for number in (0, 1)])
            assert [line.__reduce__() for line in found] == [line.__reduce__() for line in mine] and not hurried

    _run(work)
