"""Worked examples from the rulebook to the table: one button, one person, every seat."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca import Record
from ludoteca.engine.shelf import rules_of
from ludoteca.screen.points import score
from ludoteca.web.rulebook import rulebook_html
from ludoteca.words import LANGUAGES, say
from tests.web.tables import Web, joined, touched

FORM = re.compile(r'<form class="set-up" method="post" action="/games/(\w+)/examples/(E\d+)">')
HIDING = "pocket_mars"


def set_up(anna: TestClient, game: str, example: str) -> str:
    """The address of the table that the button leads to."""
    answer = anna.post(f"/games/{game}/examples/{example}", follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ludoteca.games())
def test_every_example_of_the_rulebook_that_is_a_position_has_its_button(game: str, lang: str) -> None:
    book = rulebook_html(game, lang)
    assert FORM.findall(book) == [(game, example) for example in rules_of(game).examples()]
    for example in rules_of(game).pictures():
        paragraph = book[book.index(f'id="{example}"') :].partition("</li>")[0]
        words = say(game, f"picture-{example}", lang)
        assert f'role="img" aria-label="{words}"' in paragraph.replace("&#x27;", "'")


def test_the_button_sets_the_position_up_for_one_person_on_every_seat(web: Web, anna: TestClient) -> None:
    here = set_up(anna, HIDING, "E2")
    page = anna.get(here)
    assert "Example E2 of the rulebook" in page.text
    assert f'href="/games/{HIDING}#E2"' in page.text
    assert "curtain" not in page.text.partition("<main")[2]
    state = rules_of(HIDING).example("E2")
    assert sorted(set(touched(page.text))) == state.choices
    view = anna.get(f"/api/tables/{here.rpartition('/')[2]}").json()
    assert (view["example"], view["your_seats"], view["asked"]) == ("E2", [0, 1], 1)
    assert "Esempio E2 del regolamento" in anna.get(here, headers={"cookie": "lang=it"}).text


def test_the_api_lists_the_examples_and_sets_one_up(web: Web, anna: TestClient) -> None:
    listed = {game["name"]: game["examples"] for game in anna.get("/api/games").json()["games"]}
    assert listed[HIDING] == rules_of(HIDING).examples()
    answer = anna.post(f"/api/games/{HIDING}/examples/E2")
    assert answer.status_code == 201
    view = answer.json()
    assert (view["example"], view["your_seats"]) == ("E2", [0, 1])
    chosen = view["actions"][0]["action"]
    assert anna.post(f"/api/tables/{view['table']}/act", json={"decision": 0, "action": chosen}).json()["decision"] == 1


@pytest.mark.parametrize(("path", "told"), [(f"{HIDING}/examples/E999", "E999"), ("chess/examples/E1", "chess")])
def test_the_api_says_what_is_wrong_with_an_example_that_is_not_there(anna: TestClient, path: str, told: str) -> None:
    answer = anna.post(f"/api/games/{path}")
    assert 400 <= answer.status_code < 500
    assert told in answer.json()["error"]


def test_who_has_the_link_alone_sees_what_is_open_and_cannot_play(web: Web, anna: TestClient) -> None:
    here = set_up(anna, HIDING, "E2")
    page = joined(anna, web).get(here)
    assert "Example E2" in page.text
    assert touched(page.text) == []
    table = here.rpartition("/")[2]
    answer = joined(anna, web).post(f"/api/tables/{table}/act", json={"decision": 0, "action": 1})
    assert answer.status_code == 403


def test_an_example_is_played_taken_back_kept_and_told_at_its_end(web: Web, anna: TestClient) -> None:
    table = set_up(anna, "marrak_hesh", "E13").rpartition("/")[2]
    view = anna.get(f"/api/tables/{table}").json()
    view = anna.post(f"/api/tables/{table}/act", json={"decision": 0, "action": view["actions"][0]["action"]}).json()
    assert anna.post(f"/api/tables/{table}/undo").status_code == 200
    web.hub._live.clear()  # as if the server had died
    view = anna.get(f"/api/tables/{table}").json()
    while not view["over"]:
        chosen = {"decision": view["decision"], "action": view["actions"][0]["action"]}
        view = anna.post(f"/api/tables/{table}/act", json=chosen).json()
    record = Record.from_json(anna.get(f"/t/{table}/record.json").text)
    assert record.example == "E13"
    assert record.replay().scores() == view["scores"]
    page = anna.get(f"/t/{table}").text
    assert "Set it up again" in page
    assert "Rematch" not in page


@pytest.mark.parametrize(
    ("path", "named"),
    [("/games/marrak_hesh/examples/E18", "E16, E17, E19"), ("/games/marrak_hesh/examples/%3Cb%3E", "E1, E2")],
)
def test_an_example_that_there_is_not_is_refused_with_those_that_there_are(
    anna: TestClient, path: str, named: str
) -> None:
    answer = anna.post(path)
    assert answer.status_code == 404
    assert named in answer.text
    assert "<b>" not in answer.text
    assert anna.get(path).status_code == 405


def test_an_example_does_not_push_itself_before_games_that_wait(anna: TestClient) -> None:
    set_up(anna, "marrak_hesh", "E13")
    page = anna.get("/").text
    assert "Example E13 of the rulebook" in page
    assert page.index("Example E13") > page.index('class="shelf"')


def test_a_distance_is_told_in_laps_and_not_in_what_the_rules_measure_it_in(anna: TestClient) -> None:
    assert rules_of("automobiles").example("E32").scores() == [58800, 60480, 55860, 60480]
    state = rules_of("automobiles").example("E32")
    told = {lang: [score(state.game, points, lang) for points in state.scores()] for lang in LANGUAGES}
    assert told == {
        "en": ["2.92 laps", "3 laps", "2.77 laps", "3 laps"],
        "it": ["2,92 giri", "3 giri", "2,77 giri", "3 giri"],
    }
    assert "58800" not in anna.get(set_up(anna, "automobiles", "E32")).text
