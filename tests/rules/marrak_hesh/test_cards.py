"""The ten Deep Space cards (C1-C10)."""

from __future__ import annotations

import pytest

from ludoteca.games.marrak_hesh.examples import EMPTY_HOLD, TILE, position
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from tests.rules.marrak_hesh.table import (
    ORANGE,
    SLATE,
    TEAL,
    best_in_order,
    dock_of,
    ended,
    hand_of,
    hold_of,
    place,
    placings,
    plan,
    ring_of,
    seats_of,
    slots_of,
    store,
    sums,
    tallied,
    told,
)

TWO_DOCKS_LEFT = "tsotsotsto..tsotsotsotso"  # docks 10 and 11 lie between Orange and Teal


def on_dock(state: MarrakHeshState, dock: int) -> list[int]:
    """The colours that may be placed on a dock."""
    return [action // 24 for action in state.legal_actions() if action < 72 and action % 24 == dock]


# ---- C1 Safe-Conduct


@pytest.mark.rule("C1", "D14")
def test_C1_a_safe_placing_may_be_chosen_though_normal_ones_exist_and_spends_the_token() -> None:
    state = position(cards=(1, 4), ring="o.......t.......s.......")
    assert (on_dock(state, 4), on_dock(state, 12), on_dock(state, 20)) == ([0, 1, 2], [0, 1, 2], [0, 1, 2])
    assert len(state.legal_actions()) == 63
    state.apply(place(TEAL, 4))
    assert told(state) == [(0, "spends-safe-conduct"), (0, "places")]
    assert (seats_of(state, 1), ring_of(state)) == ([1], "o...t...t.......s.......")


@pytest.mark.rule("C1")
def test_C1_a_normal_placing_never_spends_the_token() -> None:
    state = position(cards=(1, 4), ring="o.......t.......s.......")
    state.apply(place(SLATE, 4))
    assert told(state) == [(0, "places")]
    assert seats_of(state, 1) == [0, 1]


@pytest.mark.rule("C1")
def test_C1_the_token_works_once_for_each_seat() -> None:
    ring = "o.......t.......s......."
    used = position(cards=(1, 4), ring=ring, tokens={1: [1]})
    basic = position(ring=ring)
    assert used.legal_actions() == basic.legal_actions()
    assert len(position(cards=(1, 4), ring=ring, tokens={1: [1]}, to_move=1).legal_actions()) == 63


@pytest.mark.rule("C1")
def test_C1_a_transport_that_matches_both_neighbours_is_never_allowed() -> None:
    state = position(cards=(1, 4), ring="o...o...t.......s.......")
    assert on_dock(state, 2) == [TEAL, SLATE]
    assert on_dock(state, 6) == [ORANGE, TEAL, SLATE]


@pytest.mark.rule("C1")
def test_C1_between_two_equal_transports_both_other_colours_are_normal_placings() -> None:
    for colour in (TEAL, SLATE):
        state = position(cards=(1, 4), ring="o...o...t.......s.......", tokens={1: [0]})
        state.apply(place(colour, 2))
        assert told(state) == [(0, "places")]
        assert seats_of(state, 1) == [0]
    without = position(cards=(1, 4), ring="o...o...t.......s.......", tokens={1: []})
    assert on_dock(without, 2) == [TEAL, SLATE]


@pytest.mark.rule("C1")
def test_C1_two_equal_transports_alone_on_the_ring_are_met_both_ways() -> None:
    state = position(cards=(1, 4), ring="o...........o...........")
    free = [dock for dock in range(24) if dock not in (0, 12)]
    assert state.legal_actions() == placings(TEAL, *free) + placings(SLATE, *free)


@pytest.mark.rule("C1")
def test_C1_a_safe_placing_needs_two_transports_on_the_ring() -> None:
    empty = position(cards=(1, 4))
    empty.apply(place(ORANGE, 0))
    assert seats_of(empty, 1) == [0, 1]  # nothing to be safe from
    empty.apply(*store(0))
    assert {action // 24 for action in empty.legal_actions()} == {TEAL, SLATE}
    empty.apply(place(TEAL, 1))
    empty.apply(*store(0))
    assert {action // 24 for action in empty.legal_actions()} == {ORANGE, TEAL, SLATE}


@pytest.mark.rule("C1", "D3")
def test_C1_only_a_seat_with_nothing_but_safe_placings_may_pass() -> None:
    only_safe = position(cards=(1, 4), ring=TWO_DOCKS_LEFT, hands=["ot", "s"])
    assert only_safe.legal_actions() == [*placings(ORANGE, 10, 11), *placings(TEAL, 10, 11), 72]
    with_normal = position(cards=(1, 4), ring=TWO_DOCKS_LEFT, hands=["os", "s"])
    assert with_normal.legal_actions() == [*placings(ORANGE, 10, 11), *placings(SLATE, 10, 11)]


@pytest.mark.rule("C1")
def test_C1_a_seat_with_one_safe_placing_is_still_asked() -> None:
    state = position(cards=(1, 4), ring="tsotsotsto.stsotsotsotso", hands=["o", ""])  # dock 10: Orange 9, Slate 11
    assert state.legal_actions() == [10, 72]
    state.apply(10)
    assert told(state) == [(0, "spends-safe-conduct"), (0, "places")]
    assert (seats_of(state, 1), hand_of(state, 0)) == ([1], "")


@pytest.mark.rule("C1")
def test_C1_a_seat_with_no_placing_at_all_skips_and_keeps_its_token() -> None:
    state = position(cards=(1, 4), ring="tsotsotsto.osotsotsotsot", hands=["o", "t"])  # dock 10: Orange and Orange
    assert told(state)[0] == (0, "skips")
    assert state.to_move == 1
    assert told(state) == [(0, "skips"), (1, "places")]  # Teal there is normal
    assert seats_of(state, 1) == [0, 1]


@pytest.mark.rule("C1", "R2")
def test_C1_after_a_pass_the_seat_may_still_use_its_token() -> None:
    state = position(cards=(1, 4), ring=TWO_DOCKS_LEFT, hands=["o", "s"], tokens={1: [0]})
    state.apply(72)
    state.apply(place(SLATE, 11))
    state.apply(*store(0))
    assert state.legal_actions() == [place(ORANGE, 10), 72]
    state.apply(place(ORANGE, 10))
    assert (seats_of(state, 1), ring_of(state)) == ([], "tsotsotstoostsotsotsotso")


# ---- C2 Loading Crane


@pytest.mark.rule("C2")
def test_C2_each_goods_goes_next_to_the_one_stored_before() -> None:
    state = position(cards=(2, 4))
    state.apply(0)
    assert state.legal_actions() == store(*range(16))  # the first goes anywhere
    state.apply(*store(5))
    state.apply(place(TEAL, 1))
    assert state.legal_actions() == store(*range(16))  # each seat for itself
    state.apply(*store(0))
    state.apply(place(SLATE, 2))
    assert state.legal_actions() == store(1, 4, 6, 10)
    state.apply(*store(10))
    state.apply(state.legal_actions()[0])
    assert state.legal_actions() == store(1, 4)
    state.apply(*store(1))
    state.apply(state.legal_actions()[0])
    assert state.legal_actions() == store(9, 11, 14)  # round cell 10; cell 5 is full, cells 1, 4 and 6 are too far


@pytest.mark.rule("C2")
def test_C2_the_crane_is_compulsory_even_with_one_cell_in_reach() -> None:
    hold = "# Ye Re # / . . Be . / . . . . / # . . #"
    state = position(cards=(2, 4), players=3, holds=[hold, EMPTY_HOLD[3], EMPTY_HOLD[3]], last=[0, -1, -1])
    dock = dock_of(state, "Vk")
    state.apply(place(ORANGE, dock))
    assert told(state) == [(0, "places"), (0, "stores")]  # cell 3 is the only free one beside cell 0
    assert hold_of(state, 0) == "# Ye Re # / . Vk Be . / . . . . / # . . #"
    assert (state.to_move, state.last) == (1, [3, -1, -1])


@pytest.mark.rule("C2")
def test_C2_a_walled_in_cell_frees_the_crane_for_one_tile_only() -> None:
    hold = "# Ye Yp* # / . Be Bp . / . . . . / # . . #"
    state = position(cards=(2, 4), players=3, holds=[hold, EMPTY_HOLD[3], EMPTY_HOLD[3]], last=[0, -1, -1])
    state.apply(place(ORANGE, 0))
    assert state.legal_actions() == store(2, 5, 7, 8)
    state.apply(*store(7))
    for _ in range(2):  # the other two seats
        state.apply(state.legal_actions()[0])
        state.apply(*store(0))
    state.apply(state.legal_actions()[0])
    assert (state.to_move, state.legal_actions()) == (0, store(6, 8, 10))


@pytest.mark.rule("C2")
def test_C2_without_the_card_any_touching_cell_will_do() -> None:
    state = position(players=3, holds=["# Ye Re # / . . Be . / . . . . / # . . #", EMPTY_HOLD[3], EMPTY_HOLD[3]])
    state.last = [0, -1, -1]
    state.apply(0)
    assert state.legal_actions() == store(3, 5, 8)


# ---- C3 Black Market


@pytest.mark.rule("C3")
def test_C3_an_exchange_gives_the_taken_goods_for_that_of_a_slot_once() -> None:
    for answer, got, left in ((74, "Rk", "Yw Gw"), (75, "Gw", "Rk Yw")):
        state = position(cards=(3, 4), slots="Rk Gw")
        state.apply(dock_of(state, "Yw"))
        state.apply(answer)
        assert told(state) == [(0, "exchanges")]
        words = state.events[0].phrase.args
        assert (str(words["given"]), str(words["got"])) == (
            "yellow Water",
            {"Rk": "red Relic", "Gw": "green Water"}[got],
        )
        assert (state.taken, slots_of(state), seats_of(state, 3)) == (TILE[got], left, [1])
        assert state.legal_actions() == store(*range(16))  # stored under the usual rules
        state.apply(*store(2))
        assert hold_of(state, 0) == f"# . . {got} # / . . . . . / . . . . . / # . . . #"


@pytest.mark.rule("C3")
def test_C3_declining_keeps_the_token_and_the_question_comes_again() -> None:
    state = position(cards=(3, 4), slots="Rk Gw")
    tile = TILE["Yw"]
    state.apply(dock_of(state, "Yw"))
    state.apply(73)
    assert (state.taken, slots_of(state), seats_of(state, 3)) == (tile, "Rk Gw", [0, 1])
    state.apply(*store(0))
    state.apply(state.legal_actions()[0])
    state.apply(73)
    state.apply(*store(0))
    state.apply(state.legal_actions()[0])
    assert (state.to_move, state.legal_actions()) == (0, [73, 74, 75])


@pytest.mark.rule("C3")
def test_C3_a_seat_that_has_used_its_token_is_asked_no_more() -> None:
    state = position(cards=(3, 4), tokens={3: [1]})
    state.apply(0)
    assert state.legal_actions() == store(*range(16))
    state.apply(*store(0))
    state.apply(state.legal_actions()[0])
    assert (state.to_move, state.legal_actions()) == (1, [73, 74, 75])


@pytest.mark.rule("C3", "S6")
def test_C3_without_the_card_nobody_is_asked() -> None:
    state = position(cards=(1, 4))
    state.apply(0)
    assert state.legal_actions() == store(*range(16))


@pytest.mark.rule("C3", "C2")
def test_C3_the_goods_received_is_stored_by_the_crane_too() -> None:
    hold = "# . . . # / . Ye Re . . / . . . . . / # . . . #"
    state = position(cards=(2, 3), slots="Rk Gw", holds=[hold, EMPTY_HOLD[2]], last=[4, -1])
    state.apply(dock_of(state, "Yw"))
    state.apply(74)
    assert (state.taken, state.legal_actions()) == (TILE["Rk"], store(0, 3, 9))


@pytest.mark.rule("C1", "C3")
def test_C3_a_safe_placing_may_be_followed_by_an_exchange() -> None:
    state = position(cards=(1, 3), ring=".....o...t..............", slots="Rk Gw")
    state.apply(place(ORANGE, 7))
    assert (seats_of(state, 1), seats_of(state, 3), state.legal_actions()) == ([1], [0, 1], [73, 74, 75])
    state.apply(74)
    assert (seats_of(state, 1), seats_of(state, 3)) == ([1], [1])


@pytest.mark.rule("C1", "C2", "C3", "F5")
@pytest.mark.parametrize("pair", [(1, 2), (1, 3), (2, 3)])
def test_C1_C2_C3_play_cards_do_nothing_at_scoring(pair: tuple[int, int]) -> None:
    state = ended("# Ye Yp* # / Re Be Yr Vr* / . Vc Vs . / # . . #", cards=pair)
    assert state.scores() == [8, 0, 0]
    assert [(line.rule, line.points) for line in state.score_sheet(0)] == [("F2", 3), ("F3", 3), ("F4", 2)]


@pytest.mark.rule("C4", "C5", "C6", "C7", "C8", "C9", "C10")
@pytest.mark.parametrize("pair", [(4, 5), (5, 6), (7, 8), (9, 10)])
def test_C4_to_C10_do_nothing_during_the_game(pair: tuple[int, int]) -> None:
    ring = ".....o...t.............."
    hold = "# . . . # / . Ye Re . . / . . . . . / # . . . #"
    played = position(cards=pair, ring=ring, holds=[hold, EMPTY_HOLD[2]])
    basic = position(ring=ring, holds=[hold, EMPTY_HOLD[2]])
    for action in (place(SLATE, 7), *store(1)):
        assert played.legal_actions() == basic.legal_actions()
        played.apply(action)
        basic.apply(action)
        assert played.scores() == basic.scores()
    assert played.tokens == 0


# ---- C4 Zero Gravity


@pytest.mark.rule("C4")
def test_C4_two_goods_change_places_wherever_they_are() -> None:
    hold = "# Ye Vp # / . . Bc . / . . Yw . / # . . #"
    assert sums(ended(hold)) == (0, 0, 0, 0)
    state = ended(hold, cards=(4,))
    assert plan(state) == [(4, "exchange 0 4", 0)]  # they do not even touch
    assert tallied(state) == "# Bc Vp # / . . Ye . / . . Yw . / # . . #"
    assert sums(state) == (2, 0, 0, 0)


@pytest.mark.rule("C4")
def test_C4_only_two_goods_are_exchanged_never_goods_and_a_free_cell() -> None:
    state = ended("# . . # / Ye Vc . . / . Yw . . / # . . #", cards=(4,))
    assert plan(state) == [(4, "exchange 2 3", 0)]  # Yw to cell 2 would do as well, but that is no exchange
    assert sums(state) == (2, 0, 0, 0)
    pair = ended("# . . # / Ye . . . / . Yw . . / # . . #", cards=(4,))
    assert plan(pair) == [(4, "-", 0)]
    assert sums(pair) == (0, 0, 0, 0)


@pytest.mark.rule("C4")
@pytest.mark.parametrize("hold", [EMPTY_HOLD[3], "# . . # / . Ww* . . / . . . . / # . . #"])
def test_C4_with_fewer_than_two_goods_it_is_declined(hold: str) -> None:
    state = ended(hold, cards=(4,))
    assert plan(state) == [(4, "-", 0)]
    assert tallied(state) == hold


@pytest.mark.rule("C4", "C6")
def test_C4_and_C6_may_both_be_used() -> None:
    state = ended("# Ye Vp # / Vc Yr . . / . Gw Rk . / # . . #", cards=(4, 6))
    assert plan(state) == [(4, "exchange 0 2", 0), (6, "row 2", 2)]
    assert tallied(state) == "# Vc Vp # / Ye Yr . . / . . . . / # . . #"
    assert sums(state) == (4, 0, 0, 2)
    assert best_in_order(state, 4, 6) == best_in_order(state, 6, 4) == 6


# ---- C5 Forged Papers


@pytest.mark.rule("C5")
def test_C5_a_forged_tile_has_all_six_colours_and_is_no_longer_rare() -> None:
    # All six colours round and beside Ww*, with no kind in common.
    state = ended("# . Ye . # / Gr Vc Ww* Rk . / . . Bp . . / # . . . #", cards=(5,))
    assert plan(state) == [(5, "forge 5", 0)]
    assert sums(state) == (8, 0, 0, 0)  # Yellow, Violet, Red, Blue pairs; Gr is too far away
    assert tallied(state) == "# . Ye . # / Gr Vc Ww* Rk . / . . Bp . . / # . . . #"


@pytest.mark.rule("C5")
def test_C5_a_forged_tile_joins_two_groups_of_one_colour_and_counts_once_in_it() -> None:
    hold = "# . Bc . # / Ye Yr Bk* Ys Yw / . . . Yp* . / # . . . #"
    assert sums(ended(hold)) == (3, 0, 2, 0)
    state = ended(hold, cards=(5,))
    assert plan(state) == [(5, "forge 5", 0)]
    assert sums(state) == (6, 0, 1, 0)  # one Yellow group of six; the Blue pair is smaller


@pytest.mark.rule("C5")
def test_C5_the_kind_stays() -> None:
    state = ended("# . . # / Ye Gs* Ws . / . Rk . . / # . . #", cards=(5,))
    assert plan(state) == [(5, "forge 3", 0)]
    assert sums(state) == (6, 2, 0, 0)  # Yellow, White, Red; the two Spices are still two Spices


@pytest.mark.rule("C5")
def test_C5_only_a_rare_tile_can_be_forged() -> None:
    hold = "# . Ye . # / . Rr Vp Bc . / . . Gw . . / # . . . #"
    state = ended(hold, cards=(5,))
    assert plan(state) == [(5, "-", 0)]
    assert sums(state) == (0, 0, 0, 0)


@pytest.mark.rule("C5", "C8")
def test_C5_a_forged_end_seals_a_row() -> None:
    hold = "# . . # / Ye Re Gp Ww* / . . . . / # . . #"
    state = ended(hold, cards=(5, 8))
    # Forged first: a sealed long row (3) and a Green pair; unforged the row is open.
    assert plan(state) == [(5, "forge 5", 0), (8, "-", 3)]
    assert sums(state) == (2, 2, 0, 3)
    assert best_in_order(state, 8, 5) == 4


@pytest.mark.rule("C5", "C9")
def test_C5_a_forged_tile_and_its_neighbours_leave_quarantine() -> None:
    hold = "# Ye Vp # / Rr Gs* Bc Ww* / . . . . / # . . #"
    state = ended(hold, cards=(5, 9))
    # Forging Gs* first leaves Vp and Ww* alone, forging Ww* first leaves Ye, Vp, Rr and Gs*.
    assert best_in_order(state, 5, 9) == 9
    assert sums(ended(hold, cards=(9,))) == (0, 0, 2, 6)


@pytest.mark.rule("C5", "C6")
def test_C5_a_forged_tile_may_be_thrown_out_afterwards_and_counts_for_nothing() -> None:
    state = ended("# . . # / . Ww* . . / . . . . / # . . #", cards=(5, 6))
    # Kept: 1. Forged: 0. Thrown out: 1, forged or not. Nothing beats declining both.
    assert plan(state) == [(5, "-", 0), (6, "-", 0)]
    assert state.scores() == [1, 0, 0]


# ---- C6 Jettison


@pytest.mark.rule("C6")
def test_C6_a_row_brings_one_vp_for_each_goods_but_three_at_most() -> None:
    for row, points in (
        ("Ye . . . .", 1),
        ("Ye Vc . . .", 2),
        ("Ye Vc Rr . .", 3),
        ("Ye Vc Rr Gp .", 3),
        ("Ye Vc Rr Gp Ws", 3),
    ):
        state = ended(f"# . . . # / {row} / . . . . . / # . . . #", cards=(6,))
        assert sums(state) == (0, 0, 0, points)
        assert plan(state) == [(6, "row 1", points)]
        assert tallied(state) == EMPTY_HOLD[2]


@pytest.mark.rule("C6")
@pytest.mark.parametrize("column", range(5))
def test_C6_a_column_may_be_thrown_out_as_well(column: int) -> None:
    spots = [column - 1, column + 3, column + 8, column + 12] if 1 <= column <= 3 else [column + 3, column + 8]
    marks = ["."] * 16
    for cell, code in zip(spots, ("Ye", "Vc", "Rr", "Gp"), strict=False):
        marks[cell] = code
    hold = f"# {' '.join(marks[:3])} # / {' '.join(marks[3:8])} / {' '.join(marks[8:13])} / # {' '.join(marks[13:])} #"
    state = ended(hold, cards=(6,))
    assert plan(state) == [(6, f"column {column}", min(3, len(spots)))]
    assert tallied(state) == EMPTY_HOLD[2]


@pytest.mark.rule("C6", "D16")
def test_C6_what_remains_need_not_be_connected_and_what_is_gone_counts_for_nothing() -> None:
    hold = "# Ye Yr # / . Vc Gp . / . Ws Wc . / # . . #"
    state = ended(hold, cards=(6,))
    assert plan(state) == [(6, "row 1", 2)]
    assert tallied(state) == "# Ye Yr # / . . . . / . Ws Wc . / # . . #"
    assert sums(state) == (4, 0, 0, 2)


@pytest.mark.rule("C6")
def test_C6_an_empty_hold_is_left_alone() -> None:
    state = ended(EMPTY_HOLD[3], cards=(6,))
    assert plan(state) == [(6, "-", 0)]
    assert state.scores() == [0, 0, 0]


@pytest.mark.rule("C6", "C7")
def test_C6_thrown_out_kinds_are_missing_from_a_later_catalogue() -> None:
    state = ended("# Ye Vp # / Rr Re Bk* . / . Vs Wc . / # Yw . #", cards=(6, 7))
    assert best_in_order(state, 6, 7) == 11  # decline, 6 for the catalogue, tally 5


# ---- C7 Full Catalogue


@pytest.mark.rule("C7")
@pytest.mark.parametrize(("players", "table"), [(2, [0, 0, 0, 0, 0, 0, 2, 6]), (3, [0, 0, 0, 0, 0, 1, 3, 6])])
def test_C7_the_catalogue_pays_for_different_kinds(players: int, table: list[int]) -> None:
    one_of_each = ["Ye", "Vp", "Rr", "Bc", "Gs*", "Vk", "Ww*"]
    for kinds, points in enumerate(table):
        codes = iter(one_of_each[:kinds])
        hold = " ".join(next(codes, ".") if mark == "." else mark for mark in EMPTY_HOLD[players].split())
        assert ended(hold, cards=(7,)).sheet(0).points == [0, points]


@pytest.mark.rule("C7")
def test_C7_a_kind_counts_once() -> None:
    assert ended("# Ye Re # / Be Vp Rr Yr / . . . . / # . . #", cards=(7,)).sheet(0).points == [0, 0]
    assert ended("# Ye Re # / Be Vp Rr Bc / Vk . . . / # . . #", cards=(7,)).sheet(0).points == [0, 1]


# ---- C8 Sealed Bulkheads


@pytest.mark.rule("C8", "D17")
def test_C8_long_rows_pay_three_and_short_ones_one() -> None:
    state = ended("# Be Bp # / Ye Re Gp Ys / Vc Rk Gr Wc / # Gw Gs* #", cards=(8,))
    assert sum(state.sheet(0).points) == 8
    for number, (row, points) in enumerate((("Be Bp", 1), ("Ye Re Gp Ys", 3), ("Vc Rk Gr Wc", 3), ("Gw Gs*", 1))):
        rows = ["# . . #", ". . . .", ". . . .", "# . . #"]
        rows[number] = f"# {row} #" if points == 1 else row
        assert sum(ended(" / ".join(rows), cards=(8,)).sheet(0).points) == points


@pytest.mark.rule("C8")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("Ye Re Gp Vp Ys", 3),  # Yellow at both ends
        ("Ye Vp Gp Rr Be", 3),  # Engines at both ends
        ("Ye Re Gp Vp Ws", 0),  # nothing in common
        ("Ye Re . Vp Ys", 0),  # not full
        (". Ye Re Gp Ys", 0),  # the first cell is free
        ("Ye Re Gp Ys .", 0),  # the last cell is free
    ],
)
def test_C8_a_row_is_sealed_if_it_is_full_and_its_ends_share_something(row: str, points: int) -> None:
    state = ended(f"# . . . # / {row} / . . . . . / # . . . #", cards=(8,))
    assert sum(state.sheet(0).points) == points


@pytest.mark.rule("C8")
def test_C8_columns_do_not_matter() -> None:
    state = ended("# Ye . # / . Rk . . / . Gp . . / # Ys . #", cards=(8,))
    assert sum(state.sheet(0).points) == 0


# ---- C9 Quarantine


@pytest.mark.rule("C9")
def test_C9_one_vp_for_each_goods_without_a_like_neighbour() -> None:
    for hold, points in (
        ("# Ye . # / . Yp* . . / . . . . / # . . #", 0),  # a common colour
        ("# Ye . # / . Be . . / . . . . / # . . #", 0),  # a common kind
        ("# Ye . # / . Vp . . / . . . . / # . . #", 2),  # nothing in common
        ("# Ye . # / . . Yp* . / . . . . / # . . #", 2),  # corners do not touch
        ("# Ye Yp* # / . Vk . . / . . . . / # . . #", 1),  # the Relic alone
        ("# . . # / . . . Ye / Ys . . . / # . . #", 2),  # a row does not run on into the next
        (EMPTY_HOLD[3], 0),
    ):
        assert ended(hold, cards=(9,)).sheet(0).points == [0, points]


# ---- C10 Second Buyer


@pytest.mark.rule("C10")
def test_C10_every_colour_group_of_the_second_size_scores() -> None:
    # Red 3; Yellow 2, Violet 2.
    state = ended("# Ye Yp* . # / . Re Rr Rk . / . Vc Vs . . / # . . . #", cards=(10,))
    assert plan(state) == [(10, "-", 4)]
    assert sums(state)[0] == 3


@pytest.mark.rule("C10")
def test_C10_single_tiles_kind_groups_and_third_sizes_bring_nothing() -> None:
    alone = ended("# Ye Yp* # / . Gp Vp . / . . . . / # . . #", cards=(10,))  # a Yellow pair, three Plants
    assert (plan(alone), sums(alone)) == ([(10, "-", 0)], (2, 3, 1, 0))
    # Yellow 4, Red 3, Violet 2.
    state = ended("# Ye Yp* Ys # / Vc Re Yr Gw . / Vs Rr Rk . . / # . . . #", cards=(10,))
    assert plan(state) == [(10, "-", 3)]
    assert sums(state)[0] == 4


@pytest.mark.rule("C10")
def test_C10_two_groups_of_one_colour_both_count() -> None:
    # Red 3, Yellow 2 and Yellow 2.
    state = ended("# Ye Yp* . # / . Re Rr Rk . / . Ys Yw . . / # . . . #", cards=(10,))
    assert plan(state) == [(10, "-", 4)]


@pytest.mark.rule("C10", "D6")
def test_C10_under_one_a_single_group_of_the_second_size_scores() -> None:
    hold = "# Ye Yp* Ys # / . Re Rr Rk Rc* / . Be Bp Bc . / # . . . #"
    state = ended(hold, cards=(10,), group_ties="one")
    assert plan(state) == [(10, "-", 3)]
    assert sums(state) == (4, 3, 2, 3)
    # Several groups of the largest size are no second size, not even under `one`.
    alike = ended("# Ye Yp* Ys # / . Re Rr Rk . / . Be Bp Bc . / # . . . #", cards=(10,), group_ties="one")
    assert plan(alike) == [(10, "-", 0)]
    assert sums(alike) == (3, 3, 1, 0)


def test_the_score_sheet_says_what_each_card_did() -> None:
    state = ended("# Bc . # / Rc* Gs* Vc . / Vs Ye . . / # . . #", cards=(4, 5))
    assert [(line.rule, line.text(), line.points) for line in state.score_sheet(0)] == [
        ("C4", "Zero Gravity: violet Crystal and violet Spice exchanged", 0),
        ("C5", "Forged Papers: the rare green Spice counts as every colour", 0),
        ("F2", "Largest colour groups", 8),
        ("F3", "Largest kind groups", 4),
        ("F4", "Rare Goods", 1),
    ]
    state = ended("# Gs* Ww* # / Gp Vk Bc . / Rk . . . / # . . #", cards=(6, 9))
    assert [(line.rule, line.text(), line.points) for line in state.score_sheet(0)][:2] == [
        ("C9", "Quarantine", 6),
        ("C6", "Jettison: row 2 thrown out", 3),
    ]
    bottom = ended("# . . . # / . . Ye Yr . / . Vs Gp . . / # Vc Rr Bc #", cards=(6,))
    assert bottom.score_sheet(0)[0].text() == "Jettison: row 4 thrown out"
    column = ended("# . Ye . # / . . Vc . . / . . Rr . . / # . Gp . #", cards=(6,))
    assert column.score_sheet(0)[0].text() == "Jettison: column 3 thrown out"
    declined = ended("# Ye Yp* # / Re Be Yr Vr* / . Vc Vs . / # . . #", cards=(5,))
    assert declined.score_sheet(0)[0].text() == "Forged Papers: not used"


@pytest.mark.rule("C4", "C6")
def test_C4_an_exchanged_tile_may_be_thrown_out_and_is_still_named() -> None:
    state = ended("# . Ww* # / . . Gs* . / . Be Gw . / # . . #", cards=(4, 6))
    assert plan(state) == [(4, "exchange 1 7", 0), (6, "row 0", 1)]
    assert tallied(state) == "# . . # / . . Gs* . / . Ww* Gw . / # . . #"
    assert sums(state) == (2, 2, 2, 1)
    assert [line.text() for line in state.score_sheet(0)][:2] == [
        "Zero Gravity: rare white Water and blue Engine exchanged",
        "Jettison: row 1 thrown out",
    ]


def test_the_score_sheet_names_both_exchanged_tiles() -> None:
    low = ended("# Ye Vp # / Vc Yr . . / . . . . / # . . #", cards=(4,))
    assert low.score_sheet(0)[0].text("en") == "Zero Gravity: yellow Engine and violet Crystal exchanged"
    assert low.score_sheet(0)[0].text("it") == "Gravità zero: scambiate Motore giallo e Cristallo viola"
    high = ended("# Vc Yr # / Ye Vp . . / . . . . / # . . #", cards=(4,))
    assert high.score_sheet(0)[0].text("en") == "Zero Gravity: violet Crystal and yellow Engine exchanged"
