"""The schedule of an arena: everybody sits everywhere, meets everybody, and has every deal."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

import ludoteca
from ludoteca.lab import LabError
from ludoteca.lab.schedule import Schedule

SIZES = [(bots, players) for bots in range(2, 7) for players in range(2, 6)]


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_in_every_block_each_bot_sits_on_each_seat_exactly_once(bots: int, players: int) -> None:
    schedule = Schedule(bots, players)
    for deal in range(3):
        blocks = [schedule.block(table, deal) for table in range(schedule.number_of_tables)]
        assert len({frozenset(game.bots) for block in blocks for game in block}) == len(blocks), "each table is another"
        for block in blocks:
            sat = Counter((bot, seat) for game in block for seat, bot in enumerate(game.bots))
            table = set(block[0].bots)
            assert len(table) == min(bots, players) == len(block)
            assert sat == {(bot, seat): 1 for bot in table for seat in range(players)}


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_in_every_round_everybody_meets_everybody_equally_often(bots: int, players: int) -> None:
    schedule = Schedule(bots, players)
    games = schedule.round(4)
    assert len(games) == schedule.round_games == comb(bots, min(bots, players)) * min(bots, players)
    met = Counter(pair for game in games for pair in combinations(sorted(set(game.bots)), 2))
    assert set(met) == set(combinations(range(bots), 2))
    assert len(set(met.values())) == 1
    assert [(game.table, game.number) for game in games] == [divmod(n, schedule.size) for n in range(len(games))]


@pytest.mark.parametrize(("bots", "players"), [(3, 3), (4, 4), (5, 4)])
def test_with_the_deals_everybody_has_each_neighbour_equally_often(bots: int, players: int) -> None:
    schedule = Schedule(bots, players)
    after: Counter[tuple[int, int]] = Counter()
    for deal in range(schedule.orders):
        for game in schedule.round(deal):
            after.update(zip(game.bots, (*game.bots[1:], game.bots[0]), strict=True))
    assert len(after) == bots * (bots - 1)
    assert len(set(after.values())) == 1
    assert schedule.round(0) == schedule.round(schedule.orders)


def test_two_bots_on_four_seats_take_turns() -> None:
    assert [game.bots for game in Schedule(2, 4).round(0)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_where_all_win_together_each_bot_has_the_table_to_itself() -> None:
    schedule = Schedule.of(ludoteca.make("martians", mode="cooperative", players=3), 2)
    assert [game.bots for game in schedule.round(0)] == [(0, 0, 0), (1, 1, 1)]
    assert Schedule.of(ludoteca.make("martians", mode="cooperative", players=1), 1).round_games == 1


def test_what_is_no_arena() -> None:
    game = ludoteca.make("marrak_hesh")
    for bots in (1, 65):
        with pytest.raises(LabError, match="it takes 2 to 64"):
            Schedule.of(game, bots)
    with pytest.raises(LabError, match="5 games are not enough: 3 bots need 6"):
        Schedule.of(game, 3).rounds(5)
    assert Schedule.of(game, 3).rounds(17) == 2
