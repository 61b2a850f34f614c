"""The coach is an option of the table: off between people unless they say otherwise, and everybody sees which."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.words import LANGUAGES
from tests.web.tables import Web, joined

GAME = "marrak_hesh"
OFF = {"en": "No coach at this table", "it": "A questo tavolo niente consigli"}
ON = {"en": "The coach may be asked at this table", "it": "A questo tavolo si possono chiedere consigli"}


def _set(anna: TestClient, *seats: str, **more: Any) -> dict[str, Any]:
    options = {"players": len(seats), "first_player": "seat_0"}
    answer = anna.post("/api/tables", json={"game": GAME, "seats": list(seats), "options": options, **more})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize(
    ("seats", "hints"),
    [(("me", "random"), True), (("me", "random", "greedy"), True), (("me", "here"), False), (("me", "friend"), False),
     (("me", "friend", "random"), False)],
)  # fmt: skip
def test_unless_somebody_says_so_only_one_person_against_bots_has_hints(
    anna: TestClient, seats: tuple[str, ...], hints: bool
) -> None:
    assert _set(anna, *seats)["hints"] is hints
    assert _set(anna, *seats, hints=not hints)["hints"] is not hints


@pytest.mark.parametrize(("chosen", "hints"), [("", False), ("yes", True), ("no", False)])
def test_the_form_of_a_new_table_asks_for_it(web: Web, anna: TestClient, chosen: str, hints: bool) -> None:
    form = {"players": "2", "seat0": "me", "seat1": "here", "hints": chosen}
    answer = anna.post(f"/new/{GAME}", data=form, follow_redirects=False)
    table = answer.headers["location"].rpartition("/")[2]
    assert web.live(table).table.opening.hints is hints
    wrong = anna.post(f"/new/{GAME}", data={**form, "hints": "<b>"})
    assert wrong.status_code == 400 and "says nothing about the coach" in wrong.text
    kept = anna.post(f"/new/{GAME}", data={**form, "hints": "yes", "seat0": "devil"}).text
    assert '<option value="yes" selected="selected">' in kept


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_at_the_table_sees_it(web: Web, anna: TestClient, lang: str) -> None:
    heads = {"accept-language": lang}
    for hints, told, untold in ((True, ON, OFF), (False, OFF, ON)):
        table = _set(anna, "me", "friend", hints=hints)["table"]
        for who in (anna, joined(anna, web)):
            page = who.get(f"/t/{table}", headers=heads).text
            assert told[lang] in page and untold[lang] not in page


def test_where_there_are_none_a_hint_is_refused_with_a_sentence(web: Web, anna: TestClient) -> None:
    table = _set(anna, "me", "here")["table"]
    page = anna.get(f"/t/{table}").text
    assert '<button class="tool" data-do="hint" aria-disabled="true">' in page
    with anna.websocket_connect(f"/t/{table}/live") as socket:
        socket.receive_json()
        socket.send_json({"do": "hint"})
        assert socket.receive_json()["error"].startswith("There is no coach at this table")


@pytest.mark.parametrize("hints", [True, False])
def test_a_rematch_keeps_it_as_it_was(web: Web, anna: TestClient, hints: bool) -> None:
    first = _set(anna, "me", "here", hints=hints)["table"]
    live = web.live(first)
    with anna.websocket_connect(f"/t/{first}/live") as socket:
        socket.receive_json()
        socket.send_json({"do": "resign"})
        while not live.table.is_over:
            socket.receive_json()
        socket.send_json({"do": "rematch"})
        while not live.table.next_table:
            socket.receive_json()
    assert web.live(live.table.next_table).table.opening.hints is hints


def test_an_example_and_a_first_game_have_them(web: Web, anna: TestClient) -> None:
    example = anna.post(f"/api/games/{GAME}/examples/E13").json()
    assert example["hints"] is True
    guided = anna.post(f"/games/{GAME}/learn", follow_redirects=False).headers["location"].rpartition("/")[2]
    assert web.live(guided).table.opening.hints
