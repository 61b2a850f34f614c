"""Bots of others at a table: only those that the host has allowed, and one that fails is answered for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca.bots import SeatError, ask, bot_for, bot_seed
from ludoteca.cli import main
from ludoteca.table import Opening, Table
from ludoteca.table.entries import FAILED, HURRIED
from ludoteca.table.table import bot, person
from ludoteca.web import thinking
from ludoteca.web.guests import Guests
from ludoteca.web.serve import ServeError, read_bots
from ludoteca.web.thinking import MOST_HANGS, Thinkers
from tests.stranger import PACKAGE, Stranger
from tests.web.tables import Web, opened

GAME = "marrak_hesh"


@pytest.fixture
def host(stranger: Stranger, tmp_path: Path) -> Iterator[tuple[Web, TestClient]]:
    """A server that has allowed some bots of a stranger, and somebody who visits it."""
    web = Web(tmp_path, bots=(stranger.weighted, "raises"))
    with opened(web) as client:
        yield web, client


def wanted(*seats: str, game: str = GAME) -> dict[str, object]:
    return {"game": game, "seats": list(seats), "options": {"players": len(seats), "first_player": "seat_1"}}


def test_a_bot_that_is_not_allowed_is_refused_and_never_imported(
    stranger: Stranger, tmp_path: Path, web: Web, anna: TestClient
) -> None:
    for seat in (stranger.weighted, "first", f"{PACKAGE}:First", "search:9?exploration=2", "search:7", "os:system", ""):
        answer = anna.post("/api/tables", json=wanted("me", seat))
        assert answer.status_code == 400
        assert "may not sit down here; who may: me, friend, here, search:easy" in answer.json()["error"]
        form = {"players": "2", "seat0": "me", "seat1": seat}
        assert anna.post(f"/new/{GAME}", data=form).status_code == 400
    assert "weighted" not in anna.get(f"/new/{GAME}").text
    assert anna.get("/api/games").json()["games"][0]["bots"].keys() == {
        "search:easy", "search:medium", "search:hard", "search:expert", "greedy", "random"
    }  # fmt: skip
    assert stranger.times_imported == 0


def test_a_table_whose_bot_is_allowed_no_more_goes_on_without_importing_it(
    stranger: Stranger, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        thinkers = Thinkers(1, 10.0, Guests())
        state = ludoteca.make(GAME).start(1)
        for seat in ("first", f"{PACKAGE}:First", "search:9?exploration=2"):
            thought = await thinkers.choose(seat, state, 1)
            assert thought.how == FAILED and thought.action in state.choices
        thinkers.close()

    with caplog.at_level(logging.WARNING, "ludoteca.bots"):
        asyncio.run(work())
    assert caplog.text.count("may not sit down here") == 3
    assert stranger.times_imported == 0


def test_an_allowed_bot_is_offered_for_what_it_plays_and_plays_it(
    host: tuple[Web, TestClient], stranger: Stranger
) -> None:
    web, anna = host
    page = anna.get(f"/new/{GAME}").text
    assert f'<option value="{stranger.weighted}" data-for="2 3">bot {stranger.weighted}</option>' in page
    assert 'data-for="2 3 4"' in anna.get("/new/mars_needs_mechanics").text.split('value="raises"')[1][:40]
    assert "weighted" not in anna.get("/new/automobiles").text and "raises" in anna.get("/new/automobiles").text
    games = {game["name"]: game["bots"] for game in anna.get("/api/games").json()["games"]}
    assert games[GAME][stranger.weighted] == [2, 3] and stranger.weighted not in games["martians"]
    refused = anna.post("/api/tables", json=wanted("me", stranger.weighted, game="automobiles") | {"options": {}})
    assert refused.status_code == 400

    view = anna.post("/api/tables", json=wanted("me", stranger.weighted)).json()
    assert view["seats"][1]["bot"] == stranger.weighted
    table = web.live(view["table"]).table
    with anna.websocket_connect(f"/t/{view['table']}/live") as socket:
        while table.asked != 0:
            socket.receive_json()
    assert table.record.actions[0] == expected(table, stranger.weighted)
    assert table.sealed_record().seats == ["Player 1", stranger.weighted], "a record names the bot as it was given"
    assert "bot weighted" in anna.get(f"/t/{view['table']}").text


def expected(table: Table, seat: str) -> int:
    """What the bot says to the first decision, asked as everywhere else."""
    made = bot_for(seat, table.game)
    assert made is not None
    state = table.position(0)
    return ask(made, state, bot_seed(table.record.seed, 0))


def test_a_bot_that_raises_is_logged_and_told_to_the_table(
    host: tuple[Web, TestClient], caplog: pytest.LogCaptureFixture
) -> None:
    web, anna = host
    view = anna.post("/api/tables", json=wanted("me", "raises")).json()
    table = web.live(view["table"]).table
    with (
        caplog.at_level(logging.WARNING, "ludoteca.bots"),
        anna.websocket_connect(f"/t/{view['table']}/live") as socket,
    ):
        while table.asked != 0:
            socket.receive_json()
    assert "ZeroDivisionError" in caplog.text and "greedy decides" in caplog.text
    assert "Bruno failed to answer; the greedy bot answered instead." in anna.get(f"/t/{view['table']}").text


@pytest.mark.parametrize(("name", "how"), [("cheats", FAILED), ("mumbles", FAILED), ("unmade", FAILED), ("first", "")])
def test_how_a_bot_of_others_came_to_its_answer(stranger: Stranger, name: str, how: str) -> None:
    """In this process instead of a worker, which takes long to begin."""

    async def work() -> None:
        thinkers = Thinkers(1, 10.0, Guests([name]))
        state = ludoteca.make(GAME).start(1)
        monkey(thinkers)
        thought = await thinkers.choose(name, state, 1)
        assert thought.how == how and thought.action in state.choices

    asyncio.run(work())


def monkey(thinkers: Thinkers) -> None:
    async def at_once(seconds: float, work: object, *args: object) -> object:
        return work(*args)  # type: ignore[operator]

    for worker in thinkers._workers:
        worker.do = at_once  # type: ignore[assignment, method-assign]


def test_a_bot_that_takes_too_long_is_answered_for_in_a_hurry(stranger: Stranger) -> None:
    async def work() -> None:
        thinkers = Thinkers(1, 1e-9, Guests(["first"]))
        monkey(thinkers)
        assert (await thinkers.choose("first", ludoteca.make(GAME).start(1), 1)).how == HURRIED

    asyncio.run(work())


def test_a_bot_that_never_answers_is_ended_and_at_last_asked_no_more(
    stranger: Stranger, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "SECONDS_TO_WAKE", 0.0)
    asked: list[object] = []

    async def work() -> None:
        thinkers = Thinkers(1, 0.05, Guests(["hangs"]))
        do = thinkers._workers[0].do

        async def counted(*args: object) -> object:
            asked.append(args)
            return await do(*args)  # type: ignore[arg-type]

        thinkers._workers[0].do = counted  # type: ignore[assignment, method-assign]
        state = ludoteca.make(GAME).start(1)
        found = [(await thinkers.choose("hangs", state, 1)).how for _ in range(MOST_HANGS + 1)]
        assert found == [HURRIED] * MOST_HANGS + [FAILED]
        thinkers.close()

    with caplog.at_level(logging.WARNING, "ludoteca.bots"):
        asyncio.run(work())
    assert len(asked) == MOST_HANGS
    assert "it is asked no more until the server is started again" in caplog.text


def test_a_record_whose_bot_is_unknown_here_is_replayed_and_shown(
    web: Web, anna: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(Opening("t", GAME, {}, 7, [bot("elsewhere.bots:Net?depth=3"), person("Anna", "a")]))
    for _ in range(3):
        table.take(table.act(table.asked, table.version, table.state.choices[0]))
    file = tmp_path / "game.json"
    file.write_text(table.sealed_record().to_json())
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "elsewhere.bots:Net?depth=3" in capsys.readouterr().out


def test_what_the_host_allows_is_checked_before_the_server_begins(
    stranger: Stranger, capsys: pytest.CaptureFixture[str]
) -> None:
    assert read_bots([stranger.weighted, "raises", "raises"]) == (stranger.weighted, "raises")
    with pytest.raises(SeatError, match="needs weights"):
        read_bots(["weighted"])
    with pytest.raises(ServeError, match='"me" is no bot'):
        read_bots(["me"])
    assert main(["serve", "--allow-bot", "wieghted", "--lang", "en"]) == 2
    assert "Did you mean weighted?" in capsys.readouterr().err
