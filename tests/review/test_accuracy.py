"""Accuracy says what people expect: 100 for the best play, little less after one slip, next to nothing for chance."""

from __future__ import annotations

from functools import cache

import pytest

import ludoteca
from ludoteca.bots import RandomBot, ask, bot_for
from ludoteca.bots.driver import bot_seed
from ludoteca.engine import Record
from ludoteca.review import Budget, accuracy, judged
from ludoteca.review.accuracy import FEWEST, wrong
from ludoteca.review.judge import judge
from ludoteca.review.pieces import BAD, BLUNDER, DOUBT, ONLY, Judgement
from tests.bots.fair import GIVE, LOSE, STAY, TAKE, TWIN, fair

MOST = 100.0 / FEWEST


@cache
def said(action: int, *offered: int) -> Judgement:
    return judge(fair(*offered), action, Budget(600), 5)


def test_best_play_is_100() -> None:
    assert accuracy([said(TAKE, TAKE, GIVE)] * 22) == 100.0
    assert accuracy([said(STAY, STAY, TWIN), said(TWIN, STAY, TWIN)]) == 100.0
    assert accuracy([]) == 100.0


def test_one_blunder_among_many_good_choices_leaves_most_of_it() -> None:
    good, bad = said(TAKE, TAKE, GIVE), said(GIVE, TAKE, GIVE)
    assert bad.verdict == BLUNDER
    assert 85.0 < accuracy([good] * 21 + [bad]) < 95.0
    assert 75.0 < accuracy([good] * 20 + [bad] * 2) < 90.0


@pytest.mark.parametrize("good", [said(STAY, STAY, TWIN), said(TAKE, TAKE, GIVE)], ids=["little", "much"])
@pytest.mark.parametrize("length", [0, 3, 21, 100])
def test_a_blunder_in_place_of_a_good_choice_costs_something_and_not_too_much(good: Judgement, length: int) -> None:
    bad = said(GIVE, TAKE, GIVE)
    before, after = accuracy([good] * (length + 1)), accuracy([good] * length + [bad])
    assert before == 100.0
    assert before - MOST <= after < before


def test_whoever_plays_every_choice_as_often_is_near_0() -> None:
    offered = (TAKE, GIVE, STAY, LOSE)
    blind = [said(action, *offered) for action in offered for _ in range(5)]
    assert accuracy(blind) < 20.0
    assert accuracy([said(LOSE, *offered)] * 20) == 0.0


def test_the_more_a_choice_costs_the_more_wrong_it_is() -> None:
    assert [wrong(cost) for cost in (0.0, DOUBT - 0.001, BAD / 2, BAD, 0.9)] == [0.0, 0.0, 0.5, 1.0, 1.0]
    assert wrong(DOUBT) == pytest.approx(DOUBT / BAD)


def test_what_could_not_be_chosen_does_not_count() -> None:
    bad = said(GIVE, TAKE, GIVE)
    assert accuracy([bad._replace(verdict=ONLY)] * 9) == 100.0
    assert accuracy([bad] * 9 + [bad._replace(verdict=ONLY)] * 9) == accuracy([bad] * 9)


# ---- who plays better is more accurate

LADDER = ("random", "greedy", "search:50")
LOOK = Budget(100, closer=2)
SAMPLE = 16  # decisions of a seat, spread over the game


def judgements(name: str, seats: tuple[str, str], seed: int) -> list[list[Judgement]]:
    """What is said of some decisions of each of two bots."""
    game = ludoteca.make(name, players=2)
    bots = [bot_for(seat, game) or RandomBot() for seat in seats]
    record, state = Record.of(game, seed, list(seats)), game.start(seed)
    deciders = list[int]()
    while not state.is_over:
        deciders.append(state.to_move)
        record.actions.append(ask(bots[state.to_move], state, bot_seed(seed, len(record.actions))))
        state.apply(record.actions[-1])
    own = [[number for number, decider in enumerate(deciders) if decider == seat] for seat in range(2)]
    some = [numbers[:: max(1, len(numbers) // SAMPLE)] for numbers in own]
    return [[piece.judgement for piece in judged(record, numbers, LOOK)] for numbers in some]


@pytest.mark.parametrize("name", ludoteca.games())
def test_whoever_plays_anything_is_less_accurate_than_whoever_thinks(name: str) -> None:
    found = dict[str, list[Judgement]]()
    for number in range(3):
        seats = (LADDER[number], LADDER[(number + 1) % 3])
        for bot, some in zip(seats, judgements(name, seats, number), strict=True):
            found.setdefault(bot, []).extend(some)
    blind, *thinking = (accuracy(found[bot]) for bot in LADDER)
    assert blind + 15.0 < min(thinking)
