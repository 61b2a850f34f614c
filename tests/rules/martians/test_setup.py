"""Setup, options and content (S1-S9)."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from ludoteca.engine.errors import OptionError
from ludoteca.games.martians.content import HOUSE
from ludoteca.games.martians.examples import made
from ludoteca.games.martians.position import MOST_LAPS, MartiansState
from ludoteca.games.martians.screen import draw
from tests.rules.martians.table import started


@pytest.mark.rule("S1", "D3")
def test_S1_the_dealer_is_drawn_and_takes_the_first_turn() -> None:
    states = [started(seed, players=4) for seed in range(60)]
    assert {state.dealer for state in states} == {0, 1, 2, 3}
    assert all(state.active == state.dealer for state in states)


@pytest.mark.rule("S2")
def test_S2_the_house_lies_in_the_middle_and_every_pawn_stands_on_its_centre() -> None:
    state = started(players=6)
    assert (state.on_table, state.place[0], state.rotation[0]) == ([0], 220, 0)
    assert state.pawn == [4] * 6
    assert state.martians == []


@pytest.mark.rule("S3")
def test_S3_the_other_29_tiles_are_shuffled() -> None:
    state = started()
    assert sorted([*state.tiles, state.tile]) == list(range(1, 30))
    assert len({tuple(started(seed).tiles) for seed in range(20)}) == 20


@pytest.mark.rule("S4", "S5")
def test_S4_one_deck_of_70_or_two_of_40_and_30() -> None:
    state = started(players=4)
    hands = [card for seat in range(4) for card in state.hand_of(seat)]
    assert sorted([*state.deck, *hands]) == sorted(list(range(35)) * 2)
    assert state.martian_deck == []
    coop = started(players=4, mode="cooperative")
    hands = [card for seat in range(4) for card in coop.hand_of(seat)]
    assert sorted([*coop.deck, *hands]) == sorted(list(range(20)) * 2)
    assert sorted(coop.martian_deck) == sorted(list(range(20, 35)) * 2)
    assert coop.martian_deck != sorted(coop.martian_deck)


@pytest.mark.rule("S5", "S9")
def test_S5_three_cards_three_life_three_bullets_and_one_play_each() -> None:
    state = started(players=5)
    assert state.held == state.life == state.bullets == [3] * 5
    assert state.items == state.trophies == state.arms == [0] * 5
    assert state.plays == [1] * 5


@pytest.mark.rule("S6")
def test_S6_all_objects_or_three_of_each_are_the_pool() -> None:
    assert sorted(started().pool) == [0] * 6 + [1] * 6 + [2] * 6
    assert sorted(started(mode="cooperative").pool) == [0] * 3 + [1] * 3 + [2] * 3


@pytest.mark.rule("S7")
def test_S7_the_ship_may_be_any_of_the_four_tokens() -> None:
    assert {started(seed).beside.index(1) for seed in range(40)} == {0, 1, 2, 3}
    assert sorted(started().beside) == [0, 0, 0, 1]


@pytest.mark.rule("S8", "D30")
@pytest.mark.parametrize(
    ("difficulty", "supplies", "spots"),
    [
        ("gentle", [100, 85, 85, 90, 90, 90], [True] * 6),
        ("book", [100] * 6, [True] * 6),
        ("advanced", [75, 85, 92, 100, 100, 100], [False] * 4 + [True] * 2),
        ("hard", [65, 75, 82, 90, 90, 90], [False] * 6),
    ],
)
def test_S8_the_supply_and_the_object_spots(difficulty: str, supplies: list[int], spots: list[bool]) -> None:
    for players in range(1, 7):
        terms = made(players=players, mode="cooperative", difficulty=difficulty).terms
        assert (terms.supply, terms.all_spots) == (supplies[players - 1], spots[players - 1])
        assert terms.restocked == (difficulty == "gentle")
    competitive = made(players=3, difficulty=difficulty).terms
    assert (competitive.supply, competitive.all_spots, competitive.restocked) == (100, True, False)


@pytest.mark.rule("S8", "D30")
def test_S8_the_game_of_the_book_is_played_unless_something_else_is_chosen() -> None:
    assert made(mode="cooperative").options["difficulty"] == "book"


@pytest.mark.rule("D31")
def test_D31_a_single_player_plays_the_co_operative_game() -> None:
    assert started(players=1, mode="cooperative").terms.players == 1
    with pytest.raises(OptionError, match="2, 3, 4, 5, 6"):
        made(players=1)


@pytest.mark.rule("D32")
def test_D32_the_lap_limit_counts_laps() -> None:
    assert made(players=4, lap_limit=15).terms.last_turn == 60
    with pytest.raises(OptionError, match="15-60, off"):
        made(lap_limit=14)


@pytest.mark.rule("D32", "F4", "F8")
def test_D32_the_lap_limit_can_be_switched_off() -> None:
    free = made(players=2, lap_limit="off")
    assert free.options["lap_limit"] == "off"
    assert (free.terms.limited, free.terms.last_turn) == (False, 2 * MOST_LAPS)
    state = free.start(1)
    assert isinstance(state, MartiansState)
    state.turn = 2 * 60
    while state.turn < 2 * 60 + 2:
        state.apply(state.choices[0])
    assert not state.is_over
    assert "/120" not in draw(state, 0, "en")
    console = Console(width=200, record=True, file=StringIO())
    console.print(free.board(state, 0, "it"))
    assert "al massimo" not in console.export_text()


def test_the_totals_of_the_box() -> None:
    assert sum(len(HOUSE.roads[4 * tile]) for tile in range(1, 30)) + 4 == 89
    marks = [mark for tile in range(30) for mark in HOUSE.marks[tile]]
    assert (sum(mark < 9 for mark in marks), sum(mark >= 9 for mark in marks)) == (18, 20)
    assert (sum(HOUSE.spot_first), len(HOUSE.spot_first)) == (12, 18)
    assert sum(HOUSE.icon[4 * tile] >= 0 for tile in range(30)) == 15
    exits = [bin(HOUSE.exits[4 * tile]).count("1") for tile in range(30)]
    assert [exits.count(count) for count in (4, 3, 2, 1)] == [8, 8, 12, 2]
