"""The turn: placing, taking, storing, skipping and the end (R1-R14)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from ludoteca.games.marrak_hesh.content import HOUSE
from ludoteca.games.marrak_hesh.examples import EMPTY_HOLD, TILE, made, position
from ludoteca.games.marrak_hesh.position import ASK_PLACE, ASK_STORE, MarrakHeshState
from tests.rules.marrak_hesh.table import (
    ORANGE,
    SLATE,
    TEAL,
    dock_of,
    ended,
    hand_of,
    hold_of,
    place,
    placings,
    ring_of,
    seats_of,
    store,
    told,
)

TWO_DOCKS_LEFT = "tsotsotsto..tsotsotsotso"  # docks 10 and 11 accept Slate


def played(seed: int, **options: object) -> list[MarrakHeshState]:
    """Every position of a game between random players."""
    chance = Random(seed)
    state = made(**options).start(seed, events=True)
    assert isinstance(state, MarrakHeshState)
    positions = [state.clone()]
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()))
        positions.append(state.clone())
    return positions


# ---- the turn


@pytest.mark.rule("R1")
def test_R1_a_turn_is_placing_taking_and_storing_and_then_the_next_seat_plays() -> None:
    state = position(players=3, first_player="seat_1", to_move=1)
    for seat in (1, 2, 0, 1):
        assert (state.to_move, state.asked) == (seat, ASK_PLACE)
        action = state.legal_actions()[0]
        tile = state.docks[action % 24]
        state.apply(action)
        assert (state.to_move, state.asked, state.taken) == (seat, ASK_STORE, tile)
        cell = state.legal_actions()[0]
        state.apply(cell)
        assert (state.hold_of(seat)[cell - 76], state.taken) == (tile, -1)
    assert (state.to_move, state.asked) == (2, ASK_PLACE)


@pytest.mark.rule("R2", "D3")
def test_R2_a_seat_that_can_place_may_not_pass() -> None:
    for ring in ("." * 24, ".....o..................", "o.......t.......s.......", TWO_DOCKS_LEFT):
        state = position(ring=ring, hands=["oottss", "oottss"])
        assert state.to_move == 0
        assert all(action < 72 for action in state.legal_actions())


@pytest.mark.rule("R2")
def test_R2_a_skip_changes_nothing_and_the_seat_plays_on_when_it_can() -> None:
    state = position(ring=TWO_DOCKS_LEFT, hands=["o", "s"])
    assert told(state) == [(0, "skips")]
    assert (ring_of(state), hand_of(state, 0), hold_of(state, 0)) == (TWO_DOCKS_LEFT, "o", EMPTY_HOLD[2])
    assert (state.to_move, state.skips) == (1, 1)
    state.apply(place(SLATE, 10))
    state.apply(*store(0))
    assert told(state) == [(1, "stores"), (0, "places")]
    assert (state.to_move, state.skips, hand_of(state, 0)) == (0, 0, "")


@pytest.mark.rule("R2")
def test_R2_a_seat_without_transports_skips() -> None:
    state = position(ring="o.......t.......s.......", hands=["", "ots"])
    assert told(state) == [(0, "skips")]
    assert (state.to_move, len(state.legal_actions())) == (1, 21)


# ---- placing a Transport


@pytest.mark.rule("R3")
def test_R3_only_a_transport_in_hand_goes_and_only_to_a_dock_with_goods() -> None:
    state = position(ring="tt......................", hands=["oos", "ttt"])
    assert state.legal_actions() == placings(ORANGE, *range(2, 24)) + placings(SLATE, *range(2, 24))


@pytest.mark.rule("R3")
def test_R3_a_transport_takes_the_place_of_the_goods_and_leaves_the_hand() -> None:
    state = position()
    state.apply(place(TEAL, 13))
    assert ring_of(state) == "." * 13 + "t" + "." * 10
    assert (hand_of(state, 0), hand_of(state, 1)) == ("oooo" + "ttt" + "ssss", "oooo" + "tttt" + "ssss")


@pytest.mark.rule("R4", "D1")
def test_R4_neighbours_are_the_first_transports_each_way_over_any_distance() -> None:
    state = position(ring="..o....t....s...........", hands=["o", "o"])
    assert state.legal_actions() == placings(ORANGE, *range(8, 12))
    state = position(ring="..o....t....s...........", hands=["t", "o"])
    assert state.legal_actions() == placings(TEAL, 0, 1, *range(13, 24))
    state = position(ring="..o....t....s...........", hands=["s", "o"])
    assert state.legal_actions() == placings(SLATE, *range(3, 7))


@pytest.mark.rule("R4")
def test_R4_a_nearer_transport_hides_those_behind_it() -> None:
    state = position(ring="o.s.t...................", hands=["ots", "ots"])
    assert [action for action in state.legal_actions() if action % 24 in (1, 3)] == [place(ORANGE, 3), place(TEAL, 1)]


@pytest.mark.rule("R4")
@pytest.mark.parametrize("turned", range(24))
def test_R4_the_ring_has_no_beginning(turned: int) -> None:
    ring = "o.......t.......s......."
    state = position(ring=ring[-turned:] + ring[:-turned])
    fits = [(SLATE, range(1, 8)), (ORANGE, range(9, 16)), (TEAL, range(17, 24))]
    assert state.legal_actions() == sorted(
        place(colour, (dock + turned) % 24) for colour, docks in fits for dock in docks
    )


@pytest.mark.rule("R4")
def test_R4_it_does_not_matter_whose_transports_they_are() -> None:
    state = position()
    state.apply(place(ORANGE, 5))
    state.apply(*store(0))
    assert not any(action // 24 == ORANGE for action in state.legal_actions())  # the other seat's Orange
    state.apply(place(TEAL, 9))
    state.apply(*store(0))
    assert {action // 24 for action in state.legal_actions()} == {SLATE}  # one's own and the other's


@pytest.mark.rule("R5")
@pytest.mark.parametrize(("around", "colour"), [("ot", SLATE), ("ts", ORANGE), ("so", TEAL)])
def test_R5_the_transport_must_differ_from_both_neighbours(around: str, colour: int) -> None:
    for ring in (f"{around[0]}...{around[1]}", f"{around[1]}...{around[0]}"):
        state = position(ring=ring + "." * 19)
        assert state.legal_actions() == placings(colour, 1, 2, 3, *range(5, 24))


@pytest.mark.rule("R6", "D2")
@pytest.mark.parametrize("dock", [0, 5, 23])
def test_R6_a_single_transport_is_both_neighbours_of_every_dock(dock: int) -> None:
    others = [other for other in range(24) if other != dock]
    for mark, free in (("o", (TEAL, SLATE)), ("t", (ORANGE, SLATE)), ("s", (ORANGE, TEAL))):
        state = position(ring="." * dock + mark + "." * (23 - dock))
        assert state.legal_actions() == placings(free[0], *others) + placings(free[1], *others)


@pytest.mark.rule("R6")
def test_R6_on_an_empty_ring_every_colour_in_hand_goes_everywhere() -> None:
    assert position(players=3).legal_actions() == list(range(72))
    state = position(hands=["ots", "ots"])
    assert state.legal_actions() == list(range(72))
    assert position(hands=["os", "ots"]).legal_actions() == [*range(24), *range(48, 72)]


@pytest.mark.rule("R7")
@pytest.mark.parametrize("players", [2, 3])
def test_R7_a_placed_transport_stays_to_the_end(players: int) -> None:
    for seed in range(5):
        positions = played(seed, players=players)
        for before, after in pairwise(positions):
            assert all(
                mark == "." or mark == later for mark, later in zip(ring_of(before), ring_of(after), strict=True)
            )


@pytest.mark.rule("R7", "R5")
def test_R7_without_safe_conduct_every_dock_accepts_one_colour_from_the_second_transport_on() -> None:
    for seed in range(5):
        for state in played(seed):
            ring = ring_of(state)
            if 24 - ring.count(".") < 2:
                continue
            row = [mark for mark in ring if mark != "."]
            assert all(mark != row[number - 1] for number, mark in enumerate(row))
            accepted = [int(bits) for bits, mark in zip(state.neighbours(), ring, strict=True) if mark == "."]
            assert all(int(bits).bit_count() == 2 for bits in accepted)


# ---- taking and storing Goods


@pytest.mark.rule("R8")
def test_R8_the_goods_of_the_dock_is_taken_and_must_be_stored() -> None:
    state = position()
    tile = state.docks[7]
    state.apply(place(SLATE, 7))
    assert (state.taken, state.to_move) == (tile, 0)
    assert tile not in state.docks
    assert state.legal_actions() == store(*range(16))  # no way to refuse it
    state.apply(*store(15))
    assert state.hold_of(0) == [-1] * 15 + [tile]


@pytest.mark.rule("R9")
def test_R9_goods_go_to_a_free_cell_of_the_own_hold() -> None:
    holds = ["# . . # / . Ye Re . / . . . . / # . . #", "# . . # / Ww* . . . / . . . . / # . . #", EMPTY_HOLD[3]]
    state = position(players=3, holds=holds)
    dock = dock_of(state, "Vk")
    state.apply(place(ORANGE, dock))
    assert state.legal_actions() == store(0, 1, 2, 5, 7, 8)  # not 3 and 4, which are full
    state.apply(*store(8))
    assert hold_of(state, 0) == "# . . # / . Ye Re . / . . Vk . / # . . #"
    assert [hold_of(state, 1), hold_of(state, 2)] == holds[1:]


@pytest.mark.rule("R10")
@pytest.mark.parametrize("players", [2, 3])
def test_R10_the_first_goods_of_each_seat_may_go_to_any_cell(players: int) -> None:
    state = position(players=players)
    for _ in range(players):
        state.apply(state.legal_actions()[0])
        assert state.legal_actions() == store(*range(state.terms.hold.cells))
        state.apply(*store(5))


@pytest.mark.rule("R11")
def test_R11_later_goods_must_touch_goods_side_by_side_and_need_not_match() -> None:
    hold = "# Ye . . # / . . . . . / . . . . . / # . . . #"
    state = position(holds=[hold, "# . . . # / . . . . . / . . . . Rk / # . . . #"])
    state.apply(place(ORANGE, dock_of(state, "Vs")))  # neither yellow nor an Engine
    assert state.legal_actions() == store(1, 4)
    state.apply(*store(4))
    state.apply(place(TEAL, dock_of(state, "Gw")))
    assert state.legal_actions() == store(7, 11)  # round its own tile, not round the other seat's
    state.apply(*store(7))
    state.apply(next(action for action in state.legal_actions() if action // 24 == SLATE))
    assert state.legal_actions() == store(1, 3, 5, 9)


@pytest.mark.rule("R11")
def test_R11_rows_do_not_run_on_into_the_next() -> None:
    hold = "# . . . # / . . . . Ye / . . . . . / # . . . #"
    state = position(holds=[hold, EMPTY_HOLD[2]])
    state.apply(place(ORANGE, dock_of(state, "Vs")))
    assert state.legal_actions() == store(6, 12)  # not 8, which begins the next row


@pytest.mark.rule("R11")
def test_R11_a_hold_that_is_nearly_full_offers_its_free_cells() -> None:
    hold = "# Ye Re Be # / We Yp* Vp Bp Gp / Yr Vr* Rr . . / # . . . #"
    state = position(holds=[hold, EMPTY_HOLD[2]])
    state.apply(place(ORANGE, dock_of(state, "Vs")))
    assert state.legal_actions() == store(11, 12, 13, 14)


@pytest.mark.rule("R12", "D4")
@pytest.mark.parametrize("players", [2, 3])
def test_R12_stored_goods_never_move_and_four_cells_stay_free(players: int) -> None:
    for seed in range(5):
        positions = played(seed, players=players)
        for before, after in pairwise(positions):
            assert all(tile in (-1, later) for tile, later in zip(before.cells, after.cells, strict=True))
        last = positions[-1]
        assert all(last.hold_of(seat).count(-1) >= 4 for seat in range(players))
        assert last.terms.hold.cells == len(hand_of(positions[0], 0)) + 4


# ---- end of play


@pytest.mark.rule("R13")
def test_R13_play_ends_when_all_seats_have_skipped_in_a_row() -> None:
    state = position(players=3, ring=TWO_DOCKS_LEFT, hands=["", "o", "s"])
    assert told(state) == [(0, "skips"), (1, "skips")]
    assert (state.to_move, state.legal_actions()) == (2, placings(SLATE, 10, 11))
    state.apply(place(SLATE, 10))
    state.apply(*store(0))
    assert told(state) == [(2, "stores"), (0, "skips"), (1, "places")]  # two skips, a placing, a skip: no end
    assert (state.is_over, state.to_move) == (False, 1)
    state.apply(*store(0))
    assert told(state) == [(1, "stores"), (2, "skips"), (0, "skips"), (1, "skips"), (-1, "ends"), (-1, "tie-shared")]
    assert (state.is_over, state.to_move, state.legal_actions()) == (True, -1, [])


@pytest.mark.rule("R13")
def test_R13_goods_still_on_docks_are_nobodys() -> None:
    state = position(ring=TWO_DOCKS_LEFT, hands=["oo", "tt"])
    assert told(state) == [(0, "skips"), (1, "skips"), (-1, "ends"), (-1, "tie-shared")]
    assert state.is_over
    assert ring_of(state) == TWO_DOCKS_LEFT
    assert [hold_of(state, seat) for seat in (0, 1)] == [EMPTY_HOLD[2]] * 2
    assert state.scores() == [0, 0]


@pytest.mark.rule("R13", "C1")
def test_R13_a_pass_counts_as_a_skip() -> None:
    state = position(ring=TWO_DOCKS_LEFT, hands=["o", "t"], cards=(1, 4))
    assert (state.to_move, state.legal_actions()) == (0, [*placings(ORANGE, 10, 11), 72])
    state.apply(72)
    assert (state.to_move, state.legal_actions()) == (1, [*placings(TEAL, 10, 11), 72])
    state.apply(72)
    assert told(state) == [(1, "passes"), (-1, "ends"), (-1, "tie-shared")]
    assert (state.is_over, seats_of(state, 1)) == (True, [0, 1])


@pytest.mark.rule("R13", "C1")
def test_R13_a_placing_between_two_passes_keeps_the_game_going() -> None:
    state = position(ring=TWO_DOCKS_LEFT, hands=["o", "ot"], cards=(1, 4))
    state.apply(72)
    state.apply(place(TEAL, 11))  # beside Orange 9 and Teal 12: safe
    state.apply(*store(0))
    # Dock 10 now lies between Orange and Teal: the first seat may pass again, and nobody has Slate.
    assert (state.to_move, state.skips, state.legal_actions()) == (0, 0, [place(ORANGE, 10), 72])
    state.apply(72)
    assert told(state) == [(0, "passes"), (1, "skips"), (-1, "ends"), (-1, "tie-shared")]


@pytest.mark.rule("R14")
def test_R14_at_the_end_every_seat_is_scored() -> None:
    holds = (
        "# Ye Yp* # / . . . . / . . . . / # . . #",
        "# . . # / Re Rr Rk . / . . . . / # . . #",
        "# . . # / . Bk* . . / . Gs* . . / # . . #",
    )
    assert ended(*holds).scores() == [3, 3, 2]
    assert ended(*holds).winners() == [0]  # a rare tile decides
    assert ended(*holds, cards=(9,)).scores() == [3, 3, 4]
    assert ended(*holds, cards=(9,)).winners() == [2]


@pytest.mark.rule("R14", "F5")
def test_R14_cards_count_only_once_the_game_is_over() -> None:
    hold = "# . . . # / . . Bk* . . / . . Gs* . . / # . . . #"
    running = position(ring=TWO_DOCKS_LEFT, hands=["s", ""], holds=[hold, EMPTY_HOLD[2]], cards=(5, 9))
    assert (running.is_over, running.scores(), running.winners()) == (False, [2, 0], [])
    assert [(line.rule, line.points) for line in running.score_sheet(0)] == [("F2", 0), ("F3", 0), ("F4", 2)]
    over = ended(hold, cards=(5, 9))
    assert over.scores() == [5, 0]  # quarantine 2, then Bk* forged: a Green pair and one rare
    assert [(line.rule, line.points) for line in over.score_sheet(0)] == [
        ("C9", 2),
        ("C5", 0),
        ("F2", 2),
        ("F3", 0),
        ("F4", 1),
    ]


def test_a_placing_with_one_choice_is_carried_out_and_shown() -> None:
    state = position(ring="tsotsotsto.stsotsotsotso", hands=["t", ""])
    tile = state.taken
    assert told(state) == [(0, "places")]
    assert (ring_of(state), state.legal_actions()) == ("tsotsotstotstsotsotsotso", store(*range(16)))
    assert tile in range(26)


def test_the_notation_shows_the_whole_position() -> None:
    state = position(
        players=3,
        ring="ots.....................",
        hands=["oot", "", "sst"],
        holds=["# Ye . # / . Be . . / . . . . / # . . #", EMPTY_HOLD[3], "# . . # / . . . . / . . Ww* . / # . . #"],
        last=[0, -1, 8],
        slots="Rk Gw",
        tokens={1: [0, 2], 3: [1, 2]},
        cards=(1, 3),
    )
    docks = [HOUSE.goods[tile] for tile in state.docks[3:]]
    action = state.legal_actions()[0]
    assert state.notation().splitlines() == [
        f"docks o t s {' '.join(docks)}",
        "slots Rk Gw",
        "cards C1 C3",
        "turn  seat 0 place, skips 0, first 0",
        "seat 0: # Ye . # / . Be . . / . . . . / # . . # | hand oot | last 0 | C1 | 2",
        "seat 1: # . . # / . . . . / . . . . / # . . # | hand - | last - | C3 | 0",
        "seat 2: # . . # / . . . . / . . Ww* . / # . . # | hand tss | last 8 | C1 C3 | 1",
    ]
    taken = HOUSE.goods[state.docks[action % 24]]
    state.apply(action)
    assert state.notation().splitlines()[3] == f"turn  seat 0 store {taken}, skips 0, first 0"
    assert ended(EMPTY_HOLD[2]).notation().splitlines()[2:4] == ["cards -", "turn  over, skips 2, first 0"]


def test_words_of_a_turn_name_the_goods() -> None:
    state = position()
    state.apply(place(ORANGE, dock_of(state, "Yp*")))
    assert TILE["Yp*"] == state.taken
    assert state.events[0].phrase.text("en") == (
        f"Player 1 docks an Orange Transport at dock {state.docks.index(-1) + 1} and takes the rare yellow Plant."
    )
    state.apply(*store(3))
    assert state.events[0].phrase.text("en") == "Player 1 stores the rare yellow Plant in row 2, column 1."
