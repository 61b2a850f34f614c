"""Mining on a game of which it is known what is best: it finds that, and refuses what is no puzzle."""

from __future__ import annotations

import pytest

from ludoteca.engine import Question, Record, State, Strategy
from ludoteca.engine.phrase import house
from ludoteca.puzzles import Effort, Puzzle, look
from ludoteca.puzzles.mining import confirmed
from tests.bots.fair import GAMBLE, GIVE, LOSE, STAY, TAKE, TWIN, Fair, FairState, fair

EFFORT = Effort(100, 200, 50)


class Misled(Strategy):
    """Believes that to give is best, and that a position is good where the other has much."""

    def priors(self, state: State) -> list[float]:
        return [6.0 if action == GIVE else 1.0 for action in state.choices]

    def heuristic(self, state: State, seat: int) -> float:
        assert isinstance(state, FairState)
        return float(state.tents[1 - seat])


@pytest.fixture
def _misled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fair, "strategy", lambda game: Misled())


def found(*offered: int, seed: int = 1) -> Puzzle | None:
    return look(fair(*offered), Record("fair", {}, 1), seed, EFFORT)


@pytest.mark.usefixtures("_misled")
def test_the_best_choice_is_found_where_another_comes_to_mind_first() -> None:
    puzzle = found(TAKE, GIVE, STAY, LOSE)
    assert puzzle is not None
    assert (puzzle.best, puzzle.second) == (TAKE, STAY)
    assert puzzle.obvious == (GIVE,)
    assert puzzle.seat == 0
    rated = {each.action: each for each in puzzle.rated}
    assert set(rated) == {TAKE, GIVE, STAY, LOSE}
    assert all(each.low <= each.chance <= each.high for each in puzzle.rated)
    assert rated[LOSE].chance == 0.0
    assert puzzle.lead > 3 * puzzle.confirmed.error > 0.0
    assert puzzle.confirmed.simulations == 20 * EFFORT.simulations
    assert [asked.level for asked in puzzle.asked] == ["easy", "medium", "hard"]
    assert puzzle.asked[2].found == puzzle.asked[2].times  # so small a game is no riddle to a search
    assert puzzle.grade == 1


@pytest.mark.usefixtures("_misled")
def test_the_same_seed_finds_the_same() -> None:
    first, again = found(TAKE, GIVE, STAY, LOSE), found(TAKE, GIVE, STAY, LOSE)
    assert first is not None
    assert first == again


def test_what_comes_to_mind_first_is_no_puzzle() -> None:
    assert found(TAKE, GIVE, STAY, LOSE) is None  # all priors are equal here: the first of the choices it is


@pytest.mark.usefixtures("_misled")
def test_two_choices_that_are_as_good_are_no_puzzle() -> None:
    assert found(GIVE, LOSE, STAY, TWIN) is None


@pytest.mark.usefixtures("_misled")
def test_few_choices_are_no_puzzle() -> None:
    assert found(TAKE, GIVE, LOSE) is None


@pytest.mark.usefixtures("_misled")
def test_a_lead_within_the_noise_is_no_puzzle() -> None:
    assert found(GAMBLE, GIVE, STAY, LOSE) is None


@pytest.mark.usefixtures("_misled")
def test_a_window_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FairState, "question", lambda state: Question("", house("game-over"), "window", STAY))
    assert found(TAKE, GIVE, STAY, LOSE) is None


@pytest.mark.usefixtures("_misled")
def test_a_puzzle_with_another_answer_is_not_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = found(TAKE, GIVE, STAY, LOSE)
    assert puzzle is not None
    monkeypatch.setattr(Puzzle, "position", lambda self: fair(TAKE, GIVE, STAY, LOSE))
    assert confirmed(puzzle, 5, 400)
    wrong = Puzzle(**{**puzzle.__dict__, "rated": puzzle.rated[::-1]})
    assert not confirmed(wrong, 5, 400)
