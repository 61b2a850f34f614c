"""Questions outside one's own turn: others are not told who is asked, and a page may let them go by."""

from __future__ import annotations

import pickle
from typing import ClassVar

import pytest
from starlette.testclient import TestClient

from ludoteca.engine import Question
from ludoteca.engine.event import TARGET, WINDOW
from ludoteca.engine.phrase import house
from ludoteca.table import Opening, Table, TableError
from ludoteca.table.table import person
from ludoteca.web import at_table, regions
from ludoteca.web.hub import hashed
from ludoteca.web.looker import look
from ludoteca.web.players import players
from tests.toy import WAIT, ToyState
from tests.web.hidden import Hidden, HiddenState, only, toy_table
from tests.web.raw import signed
from tests.web.tables import Web

SECRET = "a" * 22


class WindowState(HiddenState):
    """The second decision is a window, the third one concerns the seat itself."""

    def question(self) -> Question:
        window = ("", WINDOW, TARGET, "")[min(self.turns, 3)]
        return Question("", house("undo-nothing"), window, WAIT if window else -1)


class Windows(Hidden):
    interrupts: ClassVar[bool] = True
    state_class: ClassVar[type[ToyState]] = WindowState


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, Windows)


def test_a_question_carries_its_window_wherever_it_goes() -> None:
    question = pickle.loads(pickle.dumps(Question("R1", house("undo-nothing"), TARGET, 7)))
    assert (question.rule, question.window, question.skip) == ("R1", TARGET, 7)
    plain = Question("R1", house("undo-nothing"))
    assert (plain.window, plain.skip) == ("", -1)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_only_the_seat_that_is_asked_is_told_so(lang: str) -> None:
    live = toy_table("one", "two")
    live.table.take(live.table.act(0, 0, WAIT))
    assert live.table.window == WINDOW and live.table.asked == 1
    asked, other = look(live, "two", lang, None), look(live, "one", lang, None)
    prompt = regions.prompt(live.table, asked)
    assert f'data-window="{WINDOW}"' in prompt and 'data-seat="1"' in prompt and f'data-skip="{WAIT}"' in prompt
    for looker in (other, look(live, "", lang, None)):
        shown = "".join(regions.regions(live, looker).values())
        assert "data-window" not in shown and "player asked" not in shown
        assert "Bruno" not in regions.prompt(live.table, looker)
    assert "player asked" in players(live, asked)


def test_a_refusal_does_not_tell_who_is_asked() -> None:
    table = toy_table("one", "two").table
    table.take(table.act(0, 0, WAIT))
    with pytest.raises(TableError) as refused:
        table.act(0, 1, WAIT)
    assert "Bruno" not in refused.value.text("en") and "Bruno" not in refused.value.text("it")


def test_the_setting_is_there_only_in_games_with_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, there in ((Windows, True), (Hidden, False)):
        only(monkeypatch, kind)
        live = toy_table("one", "two")
        shown = at_table._settings(live.table, look(live, "one", "en", None), {})
        assert ('data-ask="0"' in shown) == there
        assert 'data-ask="1"' not in shown


@pytest.fixture
def anna(anna: TestClient) -> TestClient:
    """She comes with a cookie that this test knows."""
    anna.cookies.set("ludoteca", signed(SECRET))
    return anna


def test_a_page_lets_a_window_go_by_and_a_late_pass_is_silent(web: Web, anna: TestClient) -> None:
    seats = [person("Anna", hashed(SECRET)), person("Bruno", hashed(SECRET))]
    table = Table(Opening("toy", "toy", {"players": 2}, 7, seats))
    live = web.hub._keep("toy", table)
    assert anna.portal is not None
    anna.portal.call(web.hub.store.add, table.opening)
    with anna.websocket_connect("/t/toy/live") as socket:
        socket.receive_json()
        for version in (0, 1, 1, 2, 9):  # not a window, a window, the same again, a window, never
            socket.send_json({"do": "pass", "decision": version})
            if version == 0:
                socket.send_json({"do": "act", "decision": 0, "action": WAIT})
        socket.send_json({"do": "why", "action": -1})
        heard = [socket.receive_json()]
        while "why" not in heard[-1] and "error" not in heard[-1]:
            heard.append(socket.receive_json())
    assert live.table.version == 3
    assert live.table.record.actions == [WAIT, WAIT, WAIT]
