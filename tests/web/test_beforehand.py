"""Answers left beforehand on a server: given once, wherever it is killed, and seen by nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.club.beforehand import BEFOREHAND, LeftAnswers
from ludoteca.club.results import RESULT
from ludoteca.store import StoreError, open_store
from ludoteca.table import ACT, Entry, Table
from ludoteca.table.beforehand import GONE, MOST, STOPS
from ludoteca.table.deeds import answer_called
from ludoteca.web import commands
from ludoteca.web.hub import Hub
from ludoteca.web.settings import Settings
from tests import postgres
from tests.table.test_beforehand import _next_of
from tests.web.tables import Web, joined, opened
from tests.web.test_clocks import FISCHER, POST
from tests.web.test_people import named

GAME, OPTIONS = "marrak_hesh", {"first_player": "seat_0"}


class Two:
    """Two people at a table by correspondence."""

    def __init__(
        self, web: Web, anna: TestClient, clock: dict[str, object] = POST, game: str = GAME, **options: object
    ) -> None:
        self.web, self.anna, self.bruno = web, anna, joined(anna, web)
        chosen = options or (OPTIONS if game == GAME else {})
        body = {"game": game, "seats": ["me", "friend"], "options": chosen, "clock": clock, "chance": "a"}
        view = anna.post("/api/tables", json=body).json()
        self.table = str(view["table"])
        link = next(iter(view["invitations"].values()))
        sat = self.bruno.post("/api/seats", json={"invitation": link, "name": "Bruno", "chance": "b"})
        assert sat.status_code == 200, sat.text

    def of(self, who: TestClient) -> dict[str, Any]:
        answer = who.get(f"/api/tables/{self.table}/answers")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def leaves(self, who: TestClient, question: str, choice: str, status: int = 200, **more: Any) -> dict[str, Any]:
        body = {"question": question, "choice": choice, "stops": [], **more}
        answer = who.post(f"/api/tables/{self.table}/answers", json=body)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def leaves_any(self, who: TestClient, **more: Any) -> tuple[str, str]:
        """Leave the answer that is likeliest to be possible."""
        one = self.of(who)["foreseen"][0]
        choice = next(iter(one["choices"]))
        self.leaves(who, one["question"], choice, **more)
        return one["question"], choice

    def acts(self, who: TestClient, action: int = -1) -> None:
        view = who.get(f"/api/tables/{self.table}").json()
        chosen = action if action >= 0 else view["actions"][0]["action"]
        body = {"decision": view["decision"], "action": chosen}
        answer = who.post(f"/api/tables/{self.table}/act", json=body)
        assert answer.status_code == 200, answer.text

    @property
    def asked(self) -> TestClient:
        return (self.anna, self.bruno)[self.live.asked]

    @property
    def live(self) -> Table:
        return self.web.live(self.table).table

    def settled(self) -> None:
        """All answers that are to be given have been."""

        async def wait() -> None:
            while tasks := list(self.web.hub.beforehand._running.values()):
                await asyncio.gather(*tasks)

        assert self.anna.portal is not None
        self.anna.portal.call(wait)


def _turn_of(two: Two, who: TestClient) -> None:
    """Play until somebody else is to come, whose answer is left for the turn after."""
    while two.asked is who:
        two.acts(who)


def test_an_answer_is_given_when_the_question_comes_as_if_the_person_had_been_there(web: Web, anna: TestClient) -> None:
    two = Two(web, anna)
    question, choice = two.leaves_any(two.bruno, times=2)
    _turn_of(two, anna)
    before = two.live.version
    two.settled()
    live = two.live
    given = two.of(two.bruno)["given"]
    assert live.version > before and live.movers[before] == 1
    assert [one["decision"] for one in given] == [before + 1]
    assert [(one["question"], one["choice"], one["times"]) for one in two.of(two.bruno)["left"]] == [
        (question, choice, 1)
    ]
    assert two.of(anna)["left"] == [] and two.of(anna)["given"] == []


def test_nobody_else_learns_that_an_answer_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that differ in nothing but a programme, and one in which it waits: all that Anna is sent is the same.

    In one Bruno answers himself what in the other is answered for him; in a third something is left that never comes.
    """
    for module in ("ludoteca.web.commands", "ludoteca.web.hub"):
        monkeypatch.setattr(f"{module}.new_part", lambda: "5" * 64)
    monkeypatch.setattr(commands, "secrets", SimpleNamespace(token_urlsafe=lambda _: "onetable"))
    for module in ("hub", "commands", "counting", "beforehand"):
        monkeypatch.setattr(f"ludoteca.web.{module}.time", lambda: 1_800_000_000.0)
    worlds = []
    for number, programme in enumerate(("given", "by hand", "idle", "none")):
        with _world(tmp_path / str(number), monkeypatch) as (web, anna):
            worlds.append(_everything_told(web, anna, programme))
    given, by_hand, idle, none = worlds
    assert len(given) > 20
    assert given == by_hand
    assert idle == none


@contextmanager
def _world(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Web, TestClient]]:
    folder.mkdir()
    web = Web(folder)
    with opened(web) as anna:
        monkeypatch.setattr(type(web.hub.clockwork), "now", 0)
        yield web, anna


def _everything_told(web: Web, anna: TestClient, programme: str) -> list[str]:
    """All that the other one and somebody who looks on are told."""
    two = Two(web, anna)
    guest = joined(anna, web)
    told: list[str] = []

    def looks() -> None:
        for who in (anna, guest):
            for path in (f"/t/{two.table}", f"/api/tables/{two.table}", f"/t/{two.table}/replay?part=1", "/"):
                answer = who.get(path)
                heads = {name: value for name, value in answer.headers.items() if name in ("content-type", "location")}
                told.append(f"{path} {answer.status_code} {heads} {answer.text}")

    with (
        anna.websocket_connect(f"/t/{two.table}/live", headers={"host": "testserver"}) as hers,
        guest.websocket_connect(f"/t/{two.table}/live", headers={"host": "testserver"}) as theirs,
    ):
        told += [hers.receive_text(), theirs.receive_text()]
        one = next(one for one in two.of(two.bruno)["foreseen"] if one["question"] == "store")
        wishes = list(one["choices"])[:MOST]
        if programme == "given":
            for wish in wishes:
                two.leaves(two.bruno, "store", wish)
        elif programme == "idle":
            two.leaves(two.bruno, "store", wishes[0], stops=list(STOPS))
            two.bruno.post(f"/api/tables/{two.table}/answers/0/take-back")
        looks()
        for _ in range(6):
            _turn_of(two, anna)
            two.settled()
            while two.asked is two.bruno:
                state, action = two.live.state, two.live.state.choices[0]
                if programme == "by hand" and state.game.decisions[state.asked].name == "store":
                    wishes = [wish for wish in wishes if answer_called(state, wish) >= 0]
                    action = answer_called(state, wishes.pop(0)) if wishes else action
                two.acts(two.bruno, action)
                two.settled()
            looks()
        version = two.live.version
        for socket in (hers, theirs):
            while True:
                said = socket.receive_text()
                told.append(said)
                if json.loads(said).get("version") == version:
                    break
    if programme == "given":
        assert len(two.of(two.bruno)["given"]) >= 2, "or nothing would be proved"
    assert anna.portal is not None
    kept = anna.portal.call(web.hub.store.since, two.table, 0)
    told.append(json.dumps([vars(replace(entry, holder="")) for entry in kept]))
    return told


def test_what_is_left_survives_a_restart_and_is_given_at_the_next_start(tmp_path: Path) -> None:
    web = Web(tmp_path)
    with opened(web) as anna:
        two = Two(web, anna)
        two.leaves_any(two.bruno)
        web.hub.beforehand.soon = lambda live: None  # type: ignore[method-assign]  # the server dies before it comes to it
        _turn_of(two, anna)
        version = two.live.version
    again = Web(tmp_path)
    with opened(again) as somebody:
        two.web, two.anna = again, somebody
        somebody.portal.call(again.hub.beforehand._look_at_all)  # type: ignore[union-attr]
        two.settled()
        assert again.live(two.table).table.version > version


def test_of_answer_and_what_is_left_both_are_kept_or_neither(web: Web, anna: TestClient) -> None:
    """A store that fails when the answer is kept: nothing is given, nothing is used up, and it is given later."""
    two = Two(web, anna)
    two.leaves_any(two.bruno)
    append, failing = web.hub.store.append, True

    async def fails(table: str, number: int, entry: Any, papers: Any = ()) -> None:
        if failing and any(paper.kind == BEFOREHAND for paper in papers):
            from ludoteca.engine.phrase import house

            raise StoreError(house("game-over"))
        await append(table, number, entry, papers)

    web.hub.store.append = fails  # type: ignore[method-assign, assignment]
    _turn_of(two, anna)
    version = two.live.version
    two.settled()
    assert two.live.version == version and len(two.of(two.bruno)["left"]) == 1
    failing = False
    web.hub.beforehand._entries.clear()
    anna.portal.call(web.hub.beforehand._look_at_all)  # type: ignore[union-attr]
    two.settled()
    assert two.live.version > version and two.of(two.bruno)["left"] == []


def test_whoever_answers_first_has_answered_and_what_was_left_is_not_used_up(web: Web, anna: TestClient) -> None:
    two = Two(web, anna)
    two.leaves_any(two.bruno)

    async def waits() -> None:  # somebody takes their time, and the person is quicker
        await asyncio.Event().wait()

    web.hub.beforehand.pause = lambda: 3600.0  # type: ignore[method-assign]
    _turn_of(two, anna)
    two.acts(two.bruno)
    assert [one["times"] for one in two.of(two.bruno)["left"]] == [1]
    assert two.of(two.bruno)["given"] == []


def test_an_answer_that_has_ended_is_told_to_its_person_and_the_person_is_asked(web: Web, anna: TestClient) -> None:
    two = Two(web, anna)
    one = next(one for one in two.of(two.bruno)["foreseen"] if one["question"] == "place")
    choice = list(one["choices"])[-1]
    two.leaves(two.bruno, "place", choice)

    # Whatever Bruno would have taken is taken away, or it would be given.
    for _ in range(40):
        two.settled()
        left = two.of(two.bruno)["left"]
        if not left or left[0]["ended"]:
            break
        two.acts(two.asked)
    assert not left or left[0]["ended"] == GONE
    if left:
        panel = two.bruno.get(f"/api/tables/{two.table}/answers/panel").json()["panel"]
        assert "could not be answered any more" in panel
        assert two.bruno.post(f"/api/tables/{two.table}/answers/0/take-back").json()["left"] == []


def test_where_it_is_shown_who_is_here_an_answer_only_comes_while_its_person_is(tmp_path: Path) -> None:
    web = Web(tmp_path, here_seconds=0.0)
    with opened(web) as anna:
        two = Two(web, anna, clock={})
        two.leaves_any(two.bruno)
        _turn_of(two, anna)
        version = two.live.version
        two.settled()
        assert two.live.version == version, "Bruno is gone, and everybody sees it"
        with two.bruno.websocket_connect(f"/t/{two.table}/live", headers={"host": "testserver"}):
            two.bruno.get(f"/t/{two.table}")
            two.settled()
            assert two.live.version > version


def test_at_a_live_table_and_for_several_seats_and_for_strangers_nothing_is_left(web: Web, anna: TestClient) -> None:
    live = Two(web, anna, clock=FISCHER)
    refused = live.bruno.get(f"/api/tables/{live.table}/answers")
    assert refused.status_code == 409 and "live clock" in refused.json()["error"]
    assert 'data-do="beforehand"' not in live.bruno.get(f"/t/{live.table}").text
    two = Two(web, anna)
    assert joined(anna, web).get(f"/api/tables/{two.table}/answers").status_code == 403
    assert 'data-do="beforehand"' in two.bruno.get(f"/t/{two.table}").text
    assert 'data-do="beforehand"' not in joined(anna, web).get(f"/t/{two.table}").text
    body = {"game": GAME, "seats": ["me", "here"], "clock": POST}
    both = anna.post("/api/tables", json=body).json()["table"]
    refused = anna.get(f"/api/tables/{both}/answers")
    assert refused.status_code == 409 and "several seats" in refused.json()["error"]
    alone = anna.post("/api/tables", json={"game": GAME, "seats": ["me", "random"]}).json()["table"]
    assert 'data-do="beforehand"' not in anna.get(f"/t/{alone}").text, "bots answer at once"


@pytest.mark.parametrize(
    ("body", "status"),
    [({"question": "place", "choice": "no such thing"}, 400), ({"question": "x" * 999, "choice": "y"}, 400),
     ({"question": "place"}, 400), ({"question": "place", "choice": "x", "times": 99}, 400),
     ({"question": "place", "choice": "x", "days": 0}, 400),
     ({"question": "place", "choice": "x", "stops": ["x"]}, 400)],
)  # fmt: skip
def test_what_cannot_be_left_is_refused_and_nothing_is_kept(
    web: Web, anna: TestClient, body: dict[str, object], status: int
) -> None:
    two = Two(web, anna)
    answer = two.bruno.post(f"/api/tables/{two.table}/answers", json=body)
    assert answer.status_code == status and answer.json()["error"]
    assert anna.portal is not None
    assert anna.portal.call(web.hub.store.paper, BEFOREHAND, two.table) is None


def test_so_many_are_left_and_no_more_and_each_can_be_taken_back(web: Web, anna: TestClient) -> None:
    two = Two(web, anna)
    for _ in range(MOST):
        two.leaves_any(two.bruno)
    one = two.of(two.bruno)["foreseen"][0]
    refused = two.leaves(two.bruno, one["question"], next(iter(one["choices"])), 400)
    assert str(MOST) in refused["error"]
    for rest in reversed(range(MOST)):
        left = two.bruno.post(f"/api/tables/{two.table}/answers/0/take-back").json()["left"]
        assert len(left) == rest
    assert two.bruno.post(f"/api/tables/{two.table}/answers/0/take-back").status_code == 409
    assert anna.portal is not None
    assert anna.portal.call(web.hub.store.paper, BEFOREHAND, two.table) is None, "nothing is kept of nothing"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_panel_leaves_and_takes_back(web: Web, anna: TestClient, lang: str) -> None:
    two = Two(web, anna)
    there, head = f"/api/tables/{two.table}/answers/panel", {"accept-language": lang}
    panel = two.bruno.get(there, headers=head).json()["panel"]
    one = two.of(two.bruno)["foreseen"][0]
    choice = next(iter(one["choices"]))
    assert f'value="{one["question"]}|{choice}"' in panel
    form = {"answer": f"{one['question']}|{choice}", "times": "3", "days": "7", "stop": ["touched", "shown"]}
    panel = two.bruno.post(there, data=form, headers=head).json()["panel"]
    assert 'data-left-back="0"' in panel
    (left,) = two.of(two.bruno)["left"]
    assert left["times"] == 3 and left["stops"] == ["touched", "shown"]
    assert 'data-left-back="0"' not in two.bruno.post(there, data={"back": "0"}, headers=head).json()["panel"]


def test_when_the_game_is_over_or_its_table_is_gone_nothing_is_kept(web: Web, anna: TestClient) -> None:
    for ends in ("resigned", "deleted"):
        two = Two(web, anna)
        two.leaves_any(two.bruno)
        assert anna.portal is not None
        if ends == "resigned":
            anna.portal.call(web.hub.change, web.live(two.table), lambda table: table.resign(0))
        else:
            anna.portal.call(web.hub.store.delete, two.table)
            anna.portal.call(web.hub.reload, two.table)
            web.hub.beforehand._entries.pop(two.table, None)
            anna.portal.call(web.hub.beforehand._look_at_all)
        two.settled()
        assert anna.portal.call(web.hub.store.paper, BEFOREHAND, two.table) is None
        assert two.table not in web.hub.beforehand.tables


def test_whoever_is_erased_has_left_nothing_and_whoever_asks_is_told_what_they_left(web: Web, anna: TestClient) -> None:
    two = Two(web, anna)
    named(two.bruno, "Bruno")
    two.leaves_any(two.bruno, times=4)
    told = two.bruno.get("/me/export.json").json()
    assert [one[2] for table in told["tables"] for one in table["left beforehand"]] == [4]
    from ludoteca.web.erasing import erase_holder

    holder = two.live.seats[1].holder
    assert anna.portal is not None
    anna.portal.call(erase_holder, web.hub, holder)
    assert anna.portal.call(web.hub.store.paper, BEFOREHAND, two.table) is None


def test_a_table_with_a_clock_is_counted_when_it_is_over_and_not_before(web: Web, anna: TestClient) -> None:
    named(anna, "Anna")
    two = Two(web, anna)
    named(two.bruno, "Bruno")
    for _ in range(4):
        two.acts(two.asked)
    assert anna.portal is not None
    assert not web.hub.counting._running
    assert anna.portal.call(web.hub.store.paper, RESULT, two.table) is None
    anna.portal.call(web.hub.change, web.live(two.table), lambda table: table.resign(0))

    async def wait() -> None:
        await asyncio.gather(*web.hub.counting._running)

    anna.portal.call(wait)
    assert anna.portal.call(web.hub.store.paper, RESULT, two.table) is not None


def test_of_two_servers_one_gives_an_answer_that_was_left_by_the_other() -> None:
    from ludoteca.table import Opening
    from ludoteca.table.clocks import DAY, SLOW, Terms
    from ludoteca.table.table import person

    async def work() -> None:
        address = postgres.fresh()
        chosen = Settings(database=address, workers=1, answer_pause=0.0)
        hubs = [Hub(open_store(address), chosen) for _ in range(2)]
        try:
            for one in hubs:
                one.start()
                await one.clockwork.begin()
            here, there = hubs
            seats = [person("Ada", "a"), person("Bruno", "b", 1)]
            clock = Terms(SLOW, DAY).body(0)
            live = await here.open(Opening("t", GAME, {"players": 2, **OPTIONS}, 7, seats, clock=clock))
            other = await there.find("t")
            for _ in range(6):
                question, choice = _next_of(other.table, 1)
                await there.beforehand.leave(other, 1, question, choice, 1, 7, [])
                while "t" not in here.beforehand.tables:
                    await asyncio.sleep(0.002)
                while live.table.asked == 0:
                    table = live.table
                    action = table.state.choices[0]
                    await here.change(live, partial(_acts, 0, action))
                    await _quiet(*hubs)
                await here.catch_up(live)
                while live.table.asked == 1:
                    table = live.table
                    action = table.state.choices[0]
                    await here.change(live, partial(_acts, 1, action))
                    await _quiet(*hubs)
                await there.catch_up(other)
            kept = LeftAnswers.read("t", await here.store.paper(BEFOREHAND, "t"))
            given = kept.of(1).given
            assert len(given) == 6
            assert len({one.decision for one in given}) == len(given)
            acts = [entry for entry in await here.store.since("t", 0) if entry.kind == ACT]
            assert all(acts[one.decision - 1].seat == 1 for one in given)
            assert live.table.record == other.table.record
        finally:
            for one in hubs:
                await one.close()

    asyncio.run(asyncio.wait_for(work(), 120))


async def _quiet(*hubs: Hub) -> None:
    while tasks := [task for one in hubs for task in one.beforehand._running.values()]:
        await asyncio.gather(*tasks)


def _acts(seat: int, action: int, table: Table) -> Entry:
    return table.act(seat, table.version, action)
