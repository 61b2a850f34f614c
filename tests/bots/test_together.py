"""What several searches of one decision have found out is added up."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots import Advice, SearchBot, merged
from ludoteca.bots.together import seed_of, share_of


def lines(advices: list[Advice]) -> list[tuple[int, int, float, float, float, float]]:
    return [(line.action, line.visits, line.expected, line.low, line.high, line.share) for line in advices]


def test_one_search_stays_as_it_is_and_two_add_up() -> None:
    state = ludoteca.make("marrak_hesh", players=2).start(4)
    world = state.redeal(state.to_move, 1)
    bot = SearchBot(state.game.strategy(), 90)
    one, other = bot.think(world, 5), bot.think(world, seed_of(5, 1))
    assert lines(merged([one])) == lines(one)
    both = merged([one, other])
    assert sum(line.visits for line in both) == 180
    assert sum(line.share for line in both) == pytest.approx(1.0)
    for ours, first, second in zip(both, one, other, strict=True):
        assert ours.visits == first.visits + second.visits
        total = first.expected * first.visits + second.expected * second.visits
        assert ours.expected * ours.visits == pytest.approx(total)
        assert ours.low <= ours.expected <= ours.high


def test_the_same_search_twice_has_the_same_mean_and_a_narrower_interval() -> None:
    once = [Advice(0, 100, 0.2, 0.1, 0.3, 0.8), Advice(1, 25, -0.9, -1.0, -0.6, 0.2), Advice(2, 0, 0.0, -1.0, 1.0)]
    twice = merged([once, once])
    assert [(line.action, line.visits) for line in twice] == [(0, 200), (1, 50), (2, 0)]
    assert [line.expected for line in twice] == pytest.approx([0.2, -0.9, 0.0])
    assert [line.share for line in twice] == pytest.approx([0.8, 0.2, 0.0])
    assert twice[0].high - twice[0].expected == pytest.approx(0.1 / 2**0.5)
    assert twice[1].high - twice[1].expected == pytest.approx(0.3 / 2**0.5), "by the side that was not cut off at -1"
    assert (twice[2].low, twice[2].high) == (-1.0, 1.0)


def test_searches_of_different_decisions_are_not_added_up() -> None:
    with pytest.raises(ValueError, match="one decision"):
        merged([[Advice(0, 1, 0.0, -1.0, 1.0)], [Advice(1, 1, 0.0, -1.0, 1.0)]])


def test_a_budget_is_shared_out_whole_and_each_worker_has_a_seed_of_its_own() -> None:
    assert [share_of(2500, worker, 3) for worker in range(3)] == [834, 833, 833]
    assert seed_of(7, 0) == 7, "one worker alone searches as it always did"
    assert len({seed_of(7, worker) for worker in range(8)}) == 8
    assert seed_of(7, 2) == seed_of(7, 2) != seed_of(8, 2)
