"""The pages of puzzles: what they show, what they keep to themselves, and what is said of what there is not."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca.puzzles import Puzzle, daily, shipped, ships_puzzles
from ludoteca.web import puzzles
from ludoteca.web.puzzles import address
from ludoteca.words import LANGUAGES
from tests.web.tables import touched

GAME = "pocket_mars"
SHIP = [game for game in ludoteca.games() if ships_puzzles(game)]


@pytest.fixture
def puzzle() -> Puzzle:
    return shipped(GAME).puzzles[0]


def test_the_page_of_all_puzzles_leads_to_each_of_them(anna: TestClient) -> None:
    page = anna.get("/puzzles").text
    for game in SHIP:
        for puzzle in shipped(game).puzzles:
            assert f'href="{address(puzzle)}"' in page
        today = daily(game, datetime.now(UTC).date())
        assert today is not None
        assert page.count(f'href="{address(today)}"') == 2  # among those of the day as well
    assert "Rompicapo" in anna.get("/puzzles", headers={"cookie": "lang=it"}).text


def test_the_first_page_and_each_box_lead_to_puzzles(anna: TestClient) -> None:
    page = anna.get("/").text
    assert 'href="/puzzles"' in page
    for game in ludoteca.games():
        assert (f'href="/puzzles/{game}"' in page) == (game in SHIP)
    for game in SHIP:
        answer = anna.get(f"/puzzles/{game}", follow_redirects=False)
        today = daily(game, datetime.now(UTC).date())
        assert today is not None
        assert (answer.status_code, answer.headers["location"]) == (303, address(today))


@pytest.mark.parametrize("game", SHIP)
def test_every_choice_of_a_puzzle_can_be_touched(anna: TestClient, game: str) -> None:
    puzzle = shipped(game).puzzles[0]
    page = anna.get(address(puzzle)).text
    assert sorted(set(touched(page))) == puzzle.position().choices


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHIP)
def test_a_page_tells_nothing_that_its_seat_cannot_know(game: str, lang: str) -> None:
    for puzzle in shipped(game).puzzles[:6]:
        state = puzzle.position()
        shown = puzzles._regions(puzzle, state, lang)
        for seed in range(3):
            other = state.redeal(puzzle.seat, seed)
            assert puzzles._regions(puzzle, other, lang) == shown
            assert puzzles._task(puzzle, other, lang) == puzzles._task(puzzle, state, lang)


def test_the_answer_is_not_in_the_page(anna: TestClient, puzzle: Puzzle) -> None:
    """A page of the same position with another answer is the same page, so nothing in it can tell."""
    page = anna.get(address(puzzle)).text
    assert puzzle.reason.text("en") not in page
    assert re.search(r"rated|chance-bar|data-hint=", page) is None
    turned = Puzzle(**{**puzzle.__dict__, "rated": puzzle.rated[::-1]})
    state = puzzle.position()
    assert puzzles._task(turned, state, "en") == puzzles._task(puzzle, state, "en")
    assert puzzles._regions(turned, state, "en") == puzzles._regions(puzzle, state, "en")


def test_a_wrong_try_is_told_and_the_answer_kept(anna: TestClient, puzzle: Puzzle) -> None:
    for action in puzzle.position().choices:
        if action == puzzle.best:
            continue
        said = anna.post(f"{address(puzzle)}/answer", data={"action": action}).json()
        assert (said["right"], said["best"], said["html"]) == (False, -1, "")
        assert "Not the best" in said["text"]
        assert ("comes to mind first" in said["text"]) == (action in puzzle.obvious)


def test_the_right_try_is_told_with_the_reason_and_the_chances(anna: TestClient, puzzle: Puzzle) -> None:
    said = anna.post(f"{address(puzzle)}/answer", data={"action": puzzle.best}).json()
    assert (said["right"], said["best"]) == (True, puzzle.best)
    assert said["html"].count("data-hint=") == len(puzzle.rated)
    assert f"{round(100 * puzzle.rated[0].chance)}% to win" in said["html"]


def test_whoever_gives_up_is_told(anna: TestClient, puzzle: Puzzle) -> None:
    said = anna.post(f"{address(puzzle)}/answer").json()
    assert (said["right"], said["best"]) == (False, puzzle.best)
    assert "The answer" in said["html"]


def test_hints_come_in_steps(anna: TestClient, puzzle: Puzzle) -> None:
    few = anna.get(f"{address(puzzle)}/hint?step=1").json()
    assert puzzle.best in few["among"]
    assert anna.get(f"{address(puzzle)}/hint?step=2").json()["among"] == []
    assert set(anna.get(f"{address(puzzle)}/hint?step=3").json()["among"]) == {puzzle.best, puzzle.second}


def test_what_cannot_be_played_says_why(anna: TestClient, puzzle: Puzzle) -> None:
    state = puzzle.position()
    illegal = next(action for action in range(state.game.num_actions) if action not in state.choices)
    reason = state.why_illegal(illegal)
    assert reason is not None
    assert anna.get(f"{address(puzzle)}/why?action={illegal}").json() == {"why": reason.text(), "rule": reason.rule}
    assert anna.get(f"{address(puzzle)}/why?action={state.choices[0]}").json() == {}
    said = anna.post(f"{address(puzzle)}/answer", data={"action": illegal}).json()
    assert (said["right"], said["text"], said["html"]) == (False, reason.text(), "")


def test_puzzles_that_there_are_not_are_refused_in_a_sentence(anna: TestClient, puzzle: Puzzle) -> None:
    other = next(game for game in ludoteca.games() if game != GAME)
    for path, told in (
        ("/puzzles/nothing", "nothing"),
        (f"/puzzles/nothing/{puzzle.id}", "nothing"),
        (f"/puzzles/{GAME}/00000000", "no puzzle 00000000"),
        (f"/puzzles/{other}/{puzzle.id}", "no puzzle"),
        (f"/puzzles/{other}/{puzzle.id}/hint?step=1", "no puzzle"),
        (f"/puzzles/{GAME}/{'x' * 3000}", "no puzzle xxx"),
    ):
        answer = anna.get(path)
        assert answer.status_code == 404, path
        assert told in answer.text


@pytest.mark.parametrize("given", ["", "x", "-1", "1.5", "9" * 30, "٣", "0x1"])
def test_numbers_that_are_none_are_refused_in_a_sentence(anna: TestClient, puzzle: Puzzle, given: str) -> None:
    for query in (f"hint?step={given}", f"why?action={given}"):
        assert anna.get(f"{address(puzzle)}/{query}").status_code == 400
    if given:
        answer = anna.post(f"{address(puzzle)}/answer", data={"action": given})
        assert answer.status_code == 400
        assert "whole number" in answer.text


def test_a_step_or_an_action_beyond_all_is_refused(anna: TestClient, puzzle: Puzzle) -> None:
    assert anna.get(f"{address(puzzle)}/hint?step=4").status_code == 400
    assert anna.get(f"{address(puzzle)}/hint?step=0").status_code == 400
    answer = anna.post(f"{address(puzzle)}/answer", data={"action": 9_999_999})
    assert answer.status_code == 200
    assert answer.json()["right"] is False


def test_one_plays_on_from_a_puzzle_with_what_was_hidden_dealt_anew(anna: TestClient, puzzle: Puzzle) -> None:
    answer = anna.post(f"{address(puzzle)}/play", follow_redirects=False)
    assert answer.status_code == 303
    page = anna.get(answer.headers["location"]).text
    state = puzzle.position()
    assert sorted(set(touched(page))) == state.choices
    view = anna.get(f"/api/tables/{answer.headers['location'].rpartition('/')[2]}").json()
    assert (view["your_seats"], view["asked"]) == ([puzzle.seat], puzzle.seat)
    assert anna.post(f"/puzzles/{GAME}/00000000/play").status_code == 404
