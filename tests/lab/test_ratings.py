"""Ratings and the verdict: what they find is what was there, as sure as they say."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from ludoteca.lab import LabError
from ludoteca.lab.ratings import ELO, fit
from ludoteca.lab.schedule import Schedule
from ludoteca.lab.verdict import ALPHA, Duel, read_until

Floats = NDArray[np.float64]


def two(wins: int, losses: int, draws: int = 0) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """Games of two bots, each on a deal of its own."""
    first = np.array([1.0] * wins + [0.0] * losses + [0.5] * draws)
    return np.stack([first, 1 - first], axis=1), np.ones((len(first), 2)), np.arange(len(first))


def expected(elo: float) -> float:
    return float(1 / (1 + 10 ** (-elo / 400)))


@pytest.mark.parametrize(("wins", "losses", "draws"), [(700, 300, 0), (600, 200, 200), (500, 500, 0), (10, 990, 0)])
def test_two_bots_have_the_elo_of_their_score(wins: int, losses: int, draws: int) -> None:
    found = fit(*two(wins, losses, draws))
    assert found.elo.sum() == pytest.approx(0, abs=1e-9)
    difference = found.elo[0] - found.elo[1]
    assert expected(difference) == pytest.approx((wins + 0.5 * draws) / (wins + losses + draws), abs=0.002)
    if not draws:  # the standard error of a logarithm of odds, half of it for each of two
        share = wins / (wins + losses)
        assert found.half[0] == pytest.approx(0.5 * 1.96 * ELO / np.sqrt(1000 * share * (1 - share)), rel=0.06)


def test_the_prior_is_a_drawn_game_against_an_average_bot() -> None:
    """With strengths x and -x: what was won beyond what was expected, and the drawn game, are in balance."""
    found = fit(*two(8, 0))
    x = found.elo[0] / ELO
    assert 8 - 8 * expected(2 * found.elo[0]) + 0.5 - 1 / (1 + np.exp(-x)) == pytest.approx(0, abs=1e-8)
    assert 200 < found.elo[0] < 500
    assert found.elo[0] - found.half[0] > 0 > fit(*two(2, 0)).elo[0] - fit(*two(2, 0)).half[0]


def test_games_of_one_deal_count_as_what_they_are_worth() -> None:
    """Two games that end alike are one; two that end against each other say more than two."""
    credits = np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [0.0, 1.0]] * 200)
    seats, deals = np.ones((800, 2)), np.arange(800) // 2
    alike, alone = fit(credits, seats, deals), fit(credits, seats, np.arange(800))
    assert np.allclose(alike.elo, alone.elo)
    assert alike.half[0] / alone.half[0] == pytest.approx(np.sqrt(2), rel=0.03)
    shared = fit(credits[[0, 2, 1, 3] * 200], seats, deals)
    assert shared.half[0] < 0.25 * alone.half[0]


def test_strengths_are_found_at_tables_of_any_size() -> None:
    """Five bots at tables of three, drawn by Luce's model."""
    dice = np.random.default_rng(18)
    truth = np.array([300.0, 100.0, 0.0, -150.0, -250.0])
    schedule = Schedule(5, 3)
    credits, seats, deals = drawn(schedule, truth, 400, dice)
    found = fit(credits, seats, deals)
    assert np.abs(found.elo - truth).max() < 20
    assert (np.abs(found.elo - truth) < 1.5 * found.half).all()
    twice = fit(np.repeat(credits, 2, axis=0), np.repeat(seats, 2, axis=0), np.repeat(deals, 2))
    assert twice.elo == pytest.approx(found.elo, abs=1)
    assert twice.half == pytest.approx(found.half, rel=0.02), "the same games again are no news"


def drawn(
    schedule: Schedule, truth: Floats, rounds: int, dice: np.random.Generator
) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """Rounds in which a seat wins by the strength of its bot alone."""
    games = [(deal, game.bots) for deal in range(rounds) for game in schedule.round(deal)]
    credits, seats = np.zeros((2, len(games), schedule.bots))
    for number, (_, bots) in enumerate(games):
        chances = truth[list(bots)] / ELO + dice.gumbel(size=schedule.players)
        credits[number, bots[int(np.argmax(chances))]] = 1
        np.add.at(seats[number], list(bots), 1)
    return credits, seats, np.array([deal for deal, _ in games])


def test_seats_count_each_for_itself() -> None:
    """A bot on two of three seats that wins two of three games is as strong as the other."""
    credits = np.array([[1.0, 0.0]] * 200 + [[0.0, 1.0]] * 100)
    found = fit(credits, np.tile([2.0, 1.0], (300, 1)), np.arange(300))
    assert found.elo == pytest.approx([0, 0], abs=0.5)


def test_against_the_game_the_rating_is_that_of_the_share_won() -> None:
    won = np.array([1.0] * 300 + [0.0] * 100)
    credits = np.stack([won, 1 - won], axis=1)
    found = fit(credits, np.ones((400, 2)), np.arange(400), anchored=True)
    assert found.elo == pytest.approx([400 * np.log10(3)], abs=2)


def test_intervals_keep_their_promise_where_the_deal_matters() -> None:
    """The deal gives a seat an edge; in 95% of 300 arenas of 40 deals the interval holds the true rating."""
    dice = np.random.default_rng(18)

    def won(deals: int) -> Floats:
        edge = dice.normal(size=deals)
        return np.stack([sign * edge + dice.logistic(size=deals) + 0.6 > 0 for sign in (1, -1)], axis=1).astype(float)

    share = won(200_000).mean()
    truth = 0.5 * ELO * np.log(share / (1 - share))
    held = 0
    for _ in range(300):
        first = won(40).ravel()
        found = fit(np.stack([first, 1 - first], axis=1), np.ones((80, 2)), np.arange(80) // 2)
        held += abs(found.elo[0] - truth) <= found.half[0]
    assert 0.92 <= held / 300 <= 0.99


# ---- the verdict


def runs(chances: list[float], arenas: int, deals: int, seed: int) -> tuple[list[int], list[int]]:
    """Arenas whose deals are lost, shared or won with these chances: what was decided, and after how many deals."""
    dice = np.random.default_rng(seed)
    found, lengths = [], []
    for scores in dice.choice([0.0, 0.5, 1.0], p=chances, size=(arenas, deals)):
        duel = Duel()
        left = iter(scores)
        while not duel.decided() and (score := next(left, None)) is not None:
            duel.add(float(score))
        found.append(duel.decided())
        lengths.append(deals - len(list(left)))
    return found, lengths


@pytest.mark.parametrize("chances", [[0.5, 0.0, 0.5], [0.25, 0.5, 0.25], [0.05, 0.9, 0.05]])
def test_even_bots_are_hardly_ever_told_apart_however_often_one_looks(chances: list[float]) -> None:
    found, _ = runs(chances, arenas=200, deals=150, seed=18)
    assert sum(map(bool, found)) <= ALPHA * 200


def test_a_stronger_bot_is_found_out_and_sooner_where_deals_are_shared() -> None:
    found, alone = runs([0.3, 0.0, 0.7], arenas=100, deals=400, seed=18)
    assert found.count(1) >= 99 and -1 not in found
    found, shared = runs([0.05, 0.5, 0.45], arenas=100, deals=400, seed=18)  # the same mean, half the spread
    assert found.count(1) == 100
    assert np.mean(shared) < 0.75 * np.mean(alone)
    weaker, _ = runs([0.7, 0.0, 0.3], arenas=20, deals=400, seed=18)
    assert weaker.count(-1) >= 19


def test_nine_deals_won_in_a_row_are_enough_and_five_are_not() -> None:
    duel = Duel()
    for _ in range(5):
        duel.add(1.0)
    assert duel.decided() == 0
    for _ in range(4):
        duel.add(1.0)
    assert duel.decided() == 1


@pytest.mark.parametrize("text", ["greedy", "greedy>", "greedy>greedy", "greedy>chess", "a>b>c", "greedy<random", ">"])
def test_what_cannot_be_decided(text: str) -> None:
    with pytest.raises(LabError, match=r'write two of the bots \(greedy, random\), such as "greedy > random"'):
        read_until(text, ("greedy", "random"))
    assert read_until(" random > greedy", ("greedy", "random")) == (1, 0)
