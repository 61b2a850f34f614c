"""Setup (S1-S8) and the options of section 2."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import ludoteca
from ludoteca.games.marrak_hesh.examples import EMPTY_HOLD, FULL_RING, made, position
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from tests.rules.marrak_hesh.table import ended, hand_of, hold_of, place, ring_of, seats_of, slots_of, store


def start(seed: int = 1, **options: object) -> MarrakHeshState:
    state = ludoteca.make("marrak_hesh", **options).start(seed)
    assert isinstance(state, MarrakHeshState)
    return state


def first_seats(state: MarrakHeshState, turns: int) -> list[int]:
    """Who takes the first turns."""
    seats = []
    for _ in range(turns):
        seats.append(state.to_move)
        state.apply(state.legal_actions()[0])
        state.apply(state.legal_actions()[0])
    return seats


@pytest.mark.rule("S1", "D7")
def test_S1_the_chosen_seat_begins_and_the_turn_goes_clockwise() -> None:
    assert first_seats(start(players=2, first_player="seat_0"), 4) == [0, 1, 0, 1]
    assert first_seats(start(players=2, first_player="seat_1"), 4) == [1, 0, 1, 0]
    assert first_seats(start(players=3, first_player="seat_0"), 4) == [0, 1, 2, 0]
    assert first_seats(start(players=3, first_player="seat_1"), 4) == [1, 2, 0, 1]
    assert first_seats(start(players=3, first_player="seat_2"), 4) == [2, 0, 1, 2]


@pytest.mark.rule("S1", "D7")
@pytest.mark.parametrize("players", [2, 3])
def test_S1_by_lot_every_seat_begins_equally_often(players: int) -> None:
    game = ludoteca.make("marrak_hesh", players=players)
    begun = Counter(game.start(seed).to_move for seed in range(600 * players))
    assert sorted(begun) == list(range(players))
    assert all(530 <= count <= 670 for count in begun.values())


@pytest.mark.rule("S1")
def test_S1_seat_2_cannot_begin_where_there_is_none() -> None:
    with pytest.raises(ludoteca.OptionError) as refused:
        start(players=2, first_player="seat_2")
    assert "seat_2" in str(refused.value)
    assert "random, seat_0, seat_1" in str(refused.value)
    assert refused.value.text("it") != refused.value.text("en")


@pytest.mark.rule("S2")
def test_S2_the_holds_are_empty_and_have_16_or_12_cells() -> None:
    for players, lengths in ((2, [3, 5, 5, 3]), (3, [2, 4, 4, 2])):
        state = start(players=players)
        assert [hold_of(state, seat) for seat in range(players)] == [EMPTY_HOLD[players]] * players
        assert [state.terms.hold.row.count(row) for row in range(4)] == lengths
        assert [len(state.hold_of(seat)) for seat in range(players)] == [sum(lengths)] * players


@pytest.mark.rule("S2")
def test_S2_the_rows_are_centred() -> None:
    assert made(players=2).terms.hold.column == [1, 2, 3, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 1, 2, 3]
    assert made(players=3).terms.hold.column == [1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 1, 2]


@pytest.mark.rule("S3")
@pytest.mark.parametrize("first", [0, 1])
def test_S3_two_players_get_four_of_each_colour(first: int) -> None:
    state = start(players=2, first_player=f"seat_{first}")
    assert [hand_of(state, seat) for seat in (0, 1)] == ["ooootttt" + "ssss"] * 2


@pytest.mark.rule("S4", "D9")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_S4_three_players_get_the_scheme_of_their_position(first: int) -> None:
    state = start(players=3, first_player=f"seat_{first}")
    hands = [hand_of(state, (first + position) % 3) for position in range(3)]
    assert hands == ["ooottt" + "ss", "ootttsss", "oootts" + "ss"]
    assert Counter("".join(hands)) == {"o": 8, "t": 8, "s": 8}


@pytest.mark.rule("S5")
@pytest.mark.parametrize("players", [2, 3])
def test_S5_each_dock_has_one_of_the_26_goods(players: int) -> None:
    for seed in range(20):
        state = start(seed, players=players)
        assert ring_of(state) == "." * 24
        assert sorted(state.docks + state.slots) == list(range(26))


@pytest.mark.rule("S5")
def test_S5_the_goods_are_shuffled_evenly() -> None:
    deals = [start(seed) for seed in range(2600)]
    for dock in (0, 11, 23):
        lying = Counter(state.docks[dock] for state in deals)
        assert sorted(lying) == list(range(26))
        assert all(60 <= count <= 145 for count in lying.values())
    assert len({tuple(state.docks) for state in deals}) == 2600


@pytest.mark.rule("S6", "D10")
def test_S6_the_two_leftover_goods_lie_open_in_the_slots_and_stay_there() -> None:
    state = start(seed=3)
    left = slots_of(state)
    assert len(state.slots) == 2
    assert all(tile not in state.docks for tile in state.slots)
    while not state.is_over:
        assert state.notation().splitlines()[1] == f"slots {left}"
        state.apply(state.legal_actions()[0])
    assert slots_of(state) == left
    assert all(tile not in state.cells for tile in state.slots)


@pytest.mark.rule("S6")
def test_S6_every_tile_is_left_over_equally_often() -> None:
    left = Counter(tile for seed in range(1300) for tile in start(seed).slots)
    assert sorted(left) == list(range(26))
    assert all(65 <= count <= 140 for count in left.values())


@pytest.mark.rule("S7")
def test_S7_the_basic_game_has_no_card() -> None:
    assert start(deep_space="none", deep_space_pair=(1, 3)).cards == []
    assert start().cards == []


@pytest.mark.rule("S7")
def test_S7_each_of_the_45_pairs_is_drawn_equally_often() -> None:
    drawn = Counter(tuple(start(seed, deep_space="random", deep_space_pair=(1, 2)).cards) for seed in range(4500))
    assert sorted(drawn) == list(combinations(range(1, 11), 2))
    assert all(60 <= count <= 145 for count in drawn.values())


@pytest.mark.rule("S7")
def test_S7_the_chosen_pair_is_in_force_whatever_its_order() -> None:
    for low, high in combinations(range(1, 11), 2):
        assert start(deep_space="chosen", deep_space_pair=(low, high)).cards == [low, high]
        assert start(deep_space="chosen", deep_space_pair=(high, low)).cards == [low, high]
    assert start(deep_space="chosen").cards == [4, 10]
    assert start(deep_space="chosen", deep_space_pair="10, 4").cards == [4, 10]


@pytest.mark.rule("S7")
@pytest.mark.parametrize("pair", [(4, 4), (4,), (1, 2, 3), (0, 4), (4, 11), "4", "", "four, ten"])
def test_S7_a_pair_is_two_different_numbers_from_1_to_10(pair: object) -> None:
    with pytest.raises(ludoteca.OptionError) as refused:
        start(deep_space="chosen", deep_space_pair=pair)
    assert "deep_space_pair" in str(refused.value)
    assert "2 x (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)" in str(refused.value)


@pytest.mark.rule("S7")
def test_S7_the_cards_lie_open_and_stay() -> None:
    state = start(seed=5, deep_space="random", players=3)
    cards = list(state.cards)
    while not state.is_over:
        assert state.notation().splitlines()[2] == f"cards C{cards[0]} C{cards[1]}"
        state.apply(state.legal_actions()[-1])
    assert state.cards == cards


@pytest.mark.rule("S8")
@pytest.mark.parametrize("players", [2, 3])
def test_S8_everybody_starts_at_0_points_with_the_tokens_of_c1_and_c3(players: int) -> None:
    everybody = list(range(players))
    for low, high in combinations(range(1, 11), 2):
        state = start(players=players, deep_space="chosen", deep_space_pair=(low, high))
        assert state.scores() == [0] * players
        assert seats_of(state, 1) == (everybody if low == 1 else [])
        assert seats_of(state, 3) == (everybody if 3 in (low, high) else [])
    basic = start(players=players)
    assert (basic.scores(), basic.tokens) == ([0] * players, 0)


def test_the_options_have_the_defaults_of_section_2() -> None:
    assert ludoteca.make("marrak_hesh").options == {
        "players": 2,
        "deep_space": "none",
        "deep_space_pair": (4, 10),
        "first_player": "random",
        "tie_break": "shared",
        "group_ties": "all",
        "size": "full",
    }


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("players", 1, "2, 3"),
        ("players", 4, "2, 3"),
        ("deep_space", "some", "none, random, chosen"),
        ("first_player", "seat_3", "random, seat_0, seat_1, seat_2"),
        ("tie_break", "first", "chain, later, shared"),
        ("group_ties", "both", "all, one"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused(option: str, value: object, allowed: str) -> None:
    with pytest.raises(ludoteca.OptionError) as refused:
        ludoteca.make("marrak_hesh", **{option: value})
    assert option in str(refused.value)
    assert allowed in str(refused.value)


def test_the_number_of_players_sets_nothing_but_holds_transports_and_catalogue() -> None:
    for seed in range(10):
        two = start(seed, players=2, first_player="seat_0", deep_space="random")
        three = start(seed, players=3, first_player="seat_0", deep_space="random")
        assert (two.docks, two.slots, two.cards) == (three.docks, three.slots, three.cards)
        assert two.legal_actions() == three.legal_actions() == list(range(72))


def test_ids_are_92_in_all() -> None:
    assert made(players=2).num_actions == made(players=3).num_actions == 92


def test_hand_set_positions_are_what_they_say() -> None:
    state = position(ring=FULL_RING[:12] + "." * 12, hands=["oots", "t"], slots="Ye Ww*", to_move=1, tokens={1: [1]})
    assert (ring_of(state), hand_of(state, 0), hand_of(state, 1)) == (FULL_RING[:12] + "." * 12, "oots", "t")
    assert (slots_of(state), state.to_move, seats_of(state, 1)) == ("Ye Ww*", 1, [1])
    over = ended("# . . # / . Ww* . . / . . . . / # . . #")
    assert over.is_over
    assert hold_of(over, 0) == "# . . # / . Ww* . . / . . . . / # . . #"
    assert (place(2, 17), store(9)) == (65, [85])
