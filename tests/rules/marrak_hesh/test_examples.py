"""The worked examples of the rulebook, to the number."""

from __future__ import annotations

import pytest

from ludoteca.games.marrak_hesh.examples import EMPTY_HOLD, TILE, position
from ludoteca.games.marrak_hesh.scoring import ranking
from tests.rules.marrak_hesh.table import (
    ORANGE,
    SLATE,
    TEAL,
    best_in_order,
    dock_of,
    ended,
    hand_of,
    hold_of,
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

E1_HOLD = "# Ye Yp* # / Re Be Yr Vr* / . Vc Vs . / # . . #"
E4_HOLD = "# Ye Yp* Ys # / . Re Rr Rk . / . Be Bp Bc . / # . . . #"
E5_HOLD = "# Ye Yp* Ys # / . Re Rr Rk Rc* / . Be Bp Bc . / # . . . #"
E13_RING = "tsotsotsto..tsotsotsotso"
CHAIN_HOLDS = (
    "# Yp* Gp # / . . Gw Ww* / . . Ws Ys / # Vc Vk #",
    "# . . # / . Be Rr Vs / . Bc Rc* Vp / # We Wc #",
    "# . . # / . Gs* Bk* Rk / . Gr Yr Re / # . Yw #",
)
EVEN_HOLDS = (
    "# . Gr # / . Rc* Vc . / . Rr Vr* Ys / # Bc Wc #",
    "# Vs Vk # / . Bk* Be We / . Yr Ye Ws / # . . #",
    "# . . # / . . Vp Yp* / Ww* Gw Rk Yw / # Gp Bp #",
)


# ---- scoring, basic game


@pytest.mark.rule("E1", "F2", "F3", "F4", "D5")
def test_E1_the_example_of_the_rulebook_brings_eight() -> None:
    state = ended(E1_HOLD)
    assert sums(state) == (3, 3, 2, 0)
    assert state.scores() == [8, 0, 0]
    assert [(line.rule, line.points) for line in state.score_sheet(0)] == [("F2", 3), ("F3", 3), ("F4", 2)]


@pytest.mark.rule("E2", "F2")
def test_E2_violet_in_one_group_ties_with_yellow_and_both_count() -> None:
    state = ended("# Ye Yp* # / Re Be Yr Vr* / . . Vc Vs / # . . #")
    assert sums(state) == (6, 3, 2, 0)
    assert state.scores() == [11, 0, 0]


@pytest.mark.rule("E3", "F2", "D6")
def test_E3_two_pairs_of_one_colour_both_count() -> None:
    state = ended("# Ye Yp* # / . Gr Vc . / . Ys Yw . / # . . #")
    assert sums(state) == (4, 0, 1, 0)
    assert state.scores() == [5, 0, 0]


@pytest.mark.rule("E4", "D6")
def test_E4_three_triples_bring_nine_and_the_engines_three() -> None:
    state = ended(E4_HOLD)
    assert sums(state) == (9, 3, 1, 0)
    assert state.scores() == [13, 0]


@pytest.mark.rule("E5", "D6")
def test_E5_a_fourth_red_tile_gains_a_rare_point_and_loses_five() -> None:
    state = ended(E5_HOLD)
    assert sums(state) == (4, 3, 2, 0)
    assert state.scores() == [9, 0]


@pytest.mark.rule("E6", "F1", "F4")
def test_E6_a_lone_rare_tile_brings_one() -> None:
    state = ended("# . . # / . Ww* . . / . . . . / # . . #")
    assert sums(state) == (0, 0, 1, 0)
    assert state.scores() == [1, 0, 0]


@pytest.mark.rule("E7", "F3")
def test_E7_one_tile_scores_for_its_colour_and_for_its_kind() -> None:
    state = ended("# . . # / . Ww* Gw . / . . Gs* . / # . . #")
    assert sums(state) == (2, 2, 2, 0)
    assert state.scores() == [6, 0, 0]


# ---- placing, skipping, storing


@pytest.mark.rule("E8", "R6")
def test_E8_an_empty_ring_offers_every_colour_on_every_dock() -> None:
    assert position(players=2).legal_actions() == list(range(72))


@pytest.mark.rule("E9", "R6", "D2")
def test_E9_beside_a_single_orange_teal_and_slate_go_to_the_23_other_docks() -> None:
    state = position(ring=".....o..................")
    others = [dock for dock in range(24) if dock != 5]
    assert state.legal_actions() == placings(TEAL, *others) + placings(SLATE, *others)
    assert len(state.legal_actions()) == 46


@pytest.mark.rule("E10", "R4", "R5")
def test_E10_two_transports_leave_the_third_colour_for_22_docks() -> None:
    state = position(ring=".....o...t..............")
    assert state.legal_actions() == placings(SLATE, *[dock for dock in range(24) if dock not in (5, 9)])
    assert len(state.legal_actions()) == 22


@pytest.mark.rule("E11", "R3", "R4", "R5")
def test_E11_three_gaps_accept_one_colour_each() -> None:
    ring = "o.......t.......s......."
    oranges, teals, slates = (
        placings(ORANGE, *range(9, 16)),
        placings(TEAL, *range(17, 24)),
        placings(SLATE, *range(1, 8)),
    )
    assert position(ring=ring).legal_actions() == oranges + teals + slates
    assert position(ring=ring, hands=["oootttt", "ootts"]).legal_actions() == oranges + teals
    assert (len(oranges + teals + slates), len(oranges + teals)) == (21, 14)


@pytest.mark.rule("E12", "R4", "D1")
def test_E12_the_ring_goes_on_past_its_last_dock() -> None:
    state = position(ring="...t..................o.")
    assert [action for action in state.legal_actions() if action % 24 == 0] == [48]
    assert [action for action in state.legal_actions() if action % 24 == 23] == [71]


@pytest.mark.rule("E13", "R2")
def test_E13_the_first_player_skips_and_the_second_chooses_a_dock() -> None:
    state = position(ring=E13_RING, hands=["o", "s"])
    assert told(state) == [(0, "skips")]
    assert (state.to_move, state.legal_actions()) == (1, [58, 59])
    assert (hand_of(state, 0), hand_of(state, 1)) == ("o", "s")


@pytest.mark.rule("E14", "R2", "R13")
def test_E14_slate_on_ten_brings_the_first_player_back() -> None:
    state = position(ring=E13_RING, hands=["o", "s"])
    last_two = state.docks[10:12]
    state.apply(58)
    assert (state.to_move, state.legal_actions()) == (1, store(*range(16)))
    state.apply(*store(3))
    assert told(state) == [(1, "stores"), (0, "places")]
    assert (state.to_move, state.legal_actions()) == (0, store(*range(16)))
    state.apply(*store(5))
    assert told(state) == [(0, "stores"), (1, "skips"), (0, "skips"), (-1, "ends"), (-1, "tie-shared")]
    assert state.is_over
    assert ring_of(state) == "tsotsotstosotsotsotsotso"
    assert (hand_of(state, 0), hand_of(state, 1)) == ("", "")
    assert (state.hold_of(1)[3], state.hold_of(0)[5]) == tuple(last_two)


@pytest.mark.rule("E15", "R13")
def test_E15_slate_on_eleven_leaves_a_tile_and_an_orange_over() -> None:
    state = position(ring=E13_RING, hands=["o", "s"])
    state.apply(59)
    state.apply(*store(3))
    assert told(state) == [(1, "stores"), (0, "skips"), (1, "skips"), (-1, "ends"), (-1, "tie-shared")]
    assert state.is_over
    assert ring_of(state) == "tsotsotsto.stsotsotsotso"
    assert (hand_of(state, 0), hand_of(state, 1)) == ("o", "")


@pytest.mark.rule("E16", "R11")
def test_E16_a_corner_is_no_touch() -> None:
    state = position(holds=["# . . . # / . Ye . . . / . Re Be . . / # . . . #", EMPTY_HOLD[2]])
    state.apply(0)
    assert state.legal_actions() == [76, 79, 81, 84, 87, 89, 90] == store(0, 3, 5, 8, 11, 13, 14)


@pytest.mark.rule("E17", "R10")
def test_E17_the_first_goods_may_go_to_16_or_12_cells() -> None:
    for players, ids in ((2, range(76, 92)), (3, range(76, 88))):
        state = position(players=players)
        state.apply(0)
        assert state.legal_actions() == list(ids)


@pytest.mark.rule("E18", "S2")
def test_E18_what_the_ids_mean() -> None:
    state = position()
    tile = state.docks[17]
    assert state.describe(65).args["colour"] == "slate"
    assert state.describe(65).args["dock"] == 18
    state.apply(65)
    assert (state.taken, ring_of(state)) == (tile, "." * 17 + "s" + "." * 6)
    for players, action, cell in ((2, 85, 9), (3, 83, 7)):
        state = position(players=players)
        assert state.describe(action).args == {"row": 3, "column": 2}  # people count from one
        state.apply(0)
        taken = state.taken
        state.apply(action)
        assert [number for number, tile in enumerate(state.hold_of(0)) if tile == taken] == [cell]
        assert (state.terms.hold.row[cell], state.terms.hold.column[cell]) == (2, 1)


# ---- play cards


@pytest.mark.rule("E19", "C1")
def test_E19_safe_conduct_adds_44_safe_placings_and_orange_on_seven_spends_it() -> None:
    state = position(ring=".....o...t..............", cards=(1, 4))
    free = [dock for dock in range(24) if dock not in (5, 9)]
    assert state.legal_actions() == placings(ORANGE, *free) + placings(TEAL, *free) + placings(SLATE, *free)
    assert len(state.legal_actions()) == 66
    state.apply(7)
    assert (0, "spends-safe-conduct") in told(state)
    assert seats_of(state, 1) == [1]
    state.apply(*store(4))
    by_dock = {dock: [action // 24 for action in state.legal_actions() if action % 24 == dock] for dock in (6, 8)}
    assert state.to_move == 1
    assert by_dock == {6: [TEAL, SLATE], 8: [ORANGE, TEAL, SLATE]}
    without = position(ring=".....o.o.t..............", tokens={1: []}, cards=(1, 4))
    assert [action for action in without.legal_actions() if action % 24 == 6] == placings(TEAL, 6) + placings(SLATE, 6)
    assert [action for action in without.legal_actions() if action % 24 == 8] == placings(SLATE, 8)


@pytest.mark.rule("E20", "C1")
def test_E20_with_one_transport_on_the_ring_there_is_no_safe_placing() -> None:
    state = position(ring=".....o..................", cards=(1, 4))
    others = [dock for dock in range(24) if dock != 5]
    assert state.legal_actions() == placings(TEAL, *others) + placings(SLATE, *others)
    assert len(state.legal_actions()) == 46


@pytest.mark.rule("E21", "C1", "R13")
def test_E21_passing_keeps_the_token_and_ends_the_game_with_the_others_skip() -> None:
    state = position(ring=E13_RING, hands=["o", "s"], tokens={1: [0]}, cards=(1, 4))
    assert (state.to_move, state.legal_actions()) == (0, [10, 11, 72])
    state.apply(72)
    assert told(state) == [(0, "passes")]
    assert (state.to_move, state.legal_actions()) == (1, [58, 59])
    state.apply(59)
    state.apply(*store(0))
    assert (state.to_move, state.legal_actions()) == (0, [10, 72])
    state.apply(72)
    assert told(state) == [(0, "passes"), (1, "skips"), (-1, "ends"), (-1, "tie-shared")]
    assert state.is_over
    assert seats_of(state, 1) == [0]
    assert (ring_of(state), hand_of(state, 0)) == ("tsotsotsto.stsotsotsotso", "o")


@pytest.mark.rule("E22", "C2")
def test_E22_the_crane_reaches_the_previous_cell_or_everything_if_that_is_walled_in() -> None:
    hold = "# Ye Yp* # / . Be Bp . / . . . . / # . . #"
    for last, cells in ((0, (2, 5, 7, 8)), (4, (5, 8))):
        state = position(
            players=3,
            holds=[hold, EMPTY_HOLD[3], EMPTY_HOLD[3]],
            last=[last, -1, -1],
            cards=(2, 4),
        )
        state.apply(0)
        assert state.legal_actions() == store(*cells)


@pytest.mark.rule("E23", "C3")
def test_E23_what_one_seat_gives_to_the_market_another_may_fetch() -> None:
    state = position(slots="Rk Gw", cards=(3, 4))
    state.apply(dock_of(state, "Yw"))
    assert state.legal_actions() == [73, 74, 75]
    state.apply(75)
    assert (state.taken, slots_of(state), seats_of(state, 3)) == (TILE["Gw"], "Rk Yw", [1])
    state.apply(*store(4))
    assert hold_of(state, 0) == "# . . . # / . Gw . . . / . . . . . / # . . . #"
    for answer, stored, left in ((73, "Ye", "Rk Yw"), (74, "Rk", "Ye Yw"), (75, "Yw", "Rk Ye")):
        branch = state.clone()
        branch.apply(24 + dock_of(state, "Ye"))
        assert (branch.to_move, branch.legal_actions()) == (1, [73, 74, 75])
        branch.apply(answer)
        branch.apply(*store(0))
        assert hold_of(branch, 1) == f"# {stored} . . # / . . . . . / . . . . . / # . . . #"
        assert slots_of(branch) == left
        assert seats_of(branch, 3) == ([1] if answer == 73 else [])


# ---- altering and bonus cards


@pytest.mark.rule("E24", "C4", "F7")
def test_E24_zero_gravity_takes_the_first_of_two_equal_exchanges() -> None:
    state = ended("# Ye Vp # / Vc Yr . . / . . . . / # . . #", cards=(4,))
    assert plan(state) == [(4, "exchange 0 2", 0)]
    assert sums(state) == (4, 0, 0, 0)
    assert tallied(state) == "# Vc Vp # / Ye Yr . . / . . . . / # . . #"
    assert state.scores() == [4, 0, 0]
    assert sums(ended("# Ye Vp # / Vc Yr . . / . . . . / # . . #")) == (2, 0, 0, 0)
    other = ended("# Ye Yr # / Vc Vp . . / . . . . / # . . #")  # cells 1 and 3 exchanged
    assert sums(other) == (4, 0, 0, 0)


@pytest.mark.rule("E25", "C5")
def test_E25_a_forged_robot_makes_four_pairs() -> None:
    hold = "# . Ye . # / . Rr Vr* Bp . / . . Gw . . / # . . . #"
    state = ended(hold, cards=(5,))
    assert plan(state) == [(5, "forge 5", 0)]
    assert sums(state) == (8, 2, 0, 0)
    assert state.scores() == [10, 0]
    assert state.sheet(0).forged == TILE["Vr*"]
    assert sums(ended(hold)) == (0, 2, 1, 0)


@pytest.mark.rule("E26", "C5", "F7")
def test_E26_forging_without_gain_is_declined() -> None:
    state = ended(E1_HOLD, cards=(5,))
    assert plan(state) == [(5, "-", 0)]
    assert sums(state) == (3, 3, 2, 0)
    assert state.scores() == [8, 0, 0]


@pytest.mark.rule("E27", "C6")
def test_E27_jettison_pays_for_two_idle_tiles() -> None:
    state = ended(E1_HOLD, cards=(6,))
    assert plan(state) == [(6, "row 2", 2)]
    assert sums(state) == (3, 3, 2, 2)
    assert tallied(state) == "# Ye Yp* # / Re Be Yr Vr* / . . . . / # . . #"
    assert state.scores() == [10, 0, 0]


@pytest.mark.rule("E28", "C6", "C7", "F5")
def test_E28_the_catalogue_is_shown_before_a_row_is_thrown_out() -> None:
    state = ended("# Ye Vp # / Rr Re Bk* . / . Vs Wc . / # Yw . #", cards=(6, 7))
    assert plan(state) == [(7, "-", 6), (6, "row 2", 2)]
    assert sums(state) == (2, 2, 1, 8)
    assert state.scores() == [13, 0, 0]
    assert (best_in_order(state, 7, 6), best_in_order(state, 6, 7)) == (13, 11)


@pytest.mark.rule("E29", "C7")
def test_E29_five_kinds_bring_one_with_three_players_and_nothing_with_two() -> None:
    state = ended("# Ye Vp # / Rr Gw Bc . / . . . . / # . . #", cards=(7,))
    assert plan(state) == [(7, "-", 1)]
    assert sums(state) == (0, 0, 0, 1)
    assert state.scores() == [1, 0, 0]
    assert ended("# Ye Vp . # / Rr Gw Bc . . / . . . . . / # . . . #", cards=(7,)).sheet(0).points == [0, 0]


@pytest.mark.rule("E30", "C8")
def test_E30_a_full_long_row_with_yellow_ends_is_sealed() -> None:
    state = ended("# . . . # / Ye Re Gp Vp Ys / . Rk Gr . . / # . . . #", cards=(8,))
    assert plan(state) == [(8, "-", 3)]
    assert sums(state) == (4, 4, 0, 3)
    assert state.scores() == [11, 0]


@pytest.mark.rule("E31", "C8", "D17")
def test_E31_a_short_row_is_sealed_and_a_long_one_with_unlike_ends_is_not() -> None:
    state = ended("# Be Bp # / Ye Re Gp Vr* / . Rk . . / # . . #", cards=(8,))
    assert plan(state) == [(8, "-", 1)]
    assert sums(state) == (4, 3, 1, 1)
    assert state.scores() == [9, 0, 0]


@pytest.mark.rule("E32", "C4", "C8", "F5")
def test_E32_an_exchange_seals_a_row() -> None:
    hold = "# . . # / Re Ye Gp Ys / . Rk . . / # . . #"
    state = ended(hold, cards=(4, 8))
    assert plan(state) == [(4, "exchange 2 3", 0), (8, "-", 3)]
    assert sums(state) == (2, 2, 0, 3)
    assert tallied(state) == "# . . # / Ye Re Gp Ys / . Rk . . / # . . #"
    assert state.scores() == [7, 0, 0]
    assert (best_in_order(state, 4, 8), best_in_order(state, 8, 4)) == (7, 4)
    assert ended(hold).scores() == [2, 0, 0]


@pytest.mark.rule("E33", "C9")
def test_E33_six_unlike_tiles_are_all_in_quarantine() -> None:
    state = ended("# Ye Vp # / Rr Gw Bc Ws / . . . . / # . . #", cards=(9,))
    assert plan(state) == [(9, "-", 6)]
    assert sums(state) == (0, 0, 0, 6)
    assert state.scores() == [6, 0, 0]


@pytest.mark.rule("E34", "C5", "C9", "F5")
def test_E34_quarantine_is_counted_before_a_tile_is_forged() -> None:
    state = ended("# Ye Vp # / Rr Gs* Bc Ww* / . . . . / # . . #", cards=(5, 9))
    assert plan(state) == [(9, "-", 6), (5, "forge 3", 0)]
    assert sums(state) == (6, 0, 1, 6)
    assert state.scores() == [13, 0, 0]
    assert (best_in_order(state, 9, 5), best_in_order(state, 5, 9)) == (13, 9)


@pytest.mark.rule("E35", "C6", "C9", "F5")
def test_E35_quarantine_is_counted_before_a_row_is_thrown_out() -> None:
    state = ended("# Gs* Ww* # / Gp Vk Bc . / Rk . . . / # . . #", cards=(6, 9))
    assert plan(state) == [(9, "-", 6), (6, "row 1", 3)]
    assert sums(state) == (0, 0, 2, 9)
    assert tallied(state) == "# Gs* Ww* # / . . . . / Rk . . . / # . . #"
    assert state.scores() == [11, 0, 0]
    assert (best_in_order(state, 9, 6), best_in_order(state, 6, 9)) == (11, 8)


@pytest.mark.rule("E36", "C10")
def test_E36_a_second_buyer_needs_a_second_size() -> None:
    alike = ended(E4_HOLD, cards=(10,))
    assert plan(alike) == [(10, "-", 0)]
    assert alike.scores() == [13, 0]
    state = ended(E5_HOLD, cards=(10,))
    assert plan(state) == [(10, "-", 6)]
    assert sums(state) == (4, 3, 2, 6)
    assert state.scores() == [15, 0]


@pytest.mark.rule("E37", "C5", "C10", "F5")
def test_E37_a_forged_tile_stands_in_a_triple_and_in_three_pairs() -> None:
    state = ended("# Gw . # / Vp Ww* Rk . / Vr* Be . . / # . . #", cards=(5, 10))
    assert plan(state) == [(5, "forge 3", 0), (10, "-", 6)]
    assert sums(state) == (3, 2, 1, 6)
    assert state.scores() == [12, 0, 0]
    assert (best_in_order(state, 5, 10), best_in_order(state, 10, 5)) == (12, 7)


@pytest.mark.rule("E38", "C6", "C10", "F5")
def test_E38_the_second_buyer_pays_before_the_pair_is_thrown_out() -> None:
    state = ended("# . . # / Gs* Be Bp Bk* / . . Gr Gw / # . . #", cards=(6, 10))
    assert plan(state) == [(10, "-", 2), (6, "row 2", 2)]
    assert sums(state) == (3, 0, 2, 4)
    assert tallied(state) == "# . . # / Gs* Be Bp Bk* / . . . . / # . . #"
    assert state.scores() == [9, 0, 0]
    assert (best_in_order(state, 10, 6), best_in_order(state, 6, 10)) == (9, 7)


@pytest.mark.rule("E39", "C4", "C5", "F7")
def test_E39_an_exchange_puts_four_colours_round_the_forged_tile() -> None:
    state = ended("# Bc . # / Rc* Gs* Vc . / Vs Ye . . / # . . #", cards=(4, 5))
    assert plan(state) == [(4, "exchange 4 6", 0), (5, "forge 3", 0)]
    assert sums(state) == (8, 4, 1, 0)
    assert tallied(state) == "# Bc . # / Rc* Gs* Vs . / Vc Ye . . / # . . #"
    assert state.scores() == [13, 0, 0]


# ---- ranking


@pytest.mark.rule("E40", "F9", "D8")
def test_E40_three_equal_totals_are_ranked_by_the_chain_by_position_or_not_at_all() -> None:
    state = ended(*CHAIN_HOLDS)
    assert state.scores() == [12, 12, 12]
    assert [sum(tile >= 0 for tile in state.hold_of(seat)) for seat in range(3)] == [8, 8, 7]
    assert [state.sheet(seat).tally.rare for seat in range(3)] == [2, 1, 2]
    assert (ranking(state), state.winners()) == ([2, 0, 1], [2])
    later = ended(*CHAIN_HOLDS, tie_break="later")
    assert (ranking(later), later.winners()) == ([2, 1, 0], [2])
    shared = ended(*CHAIN_HOLDS, tie_break="shared")
    assert (shared.winners(), shared.returns()) == ([0, 1, 2], [0.0, 0.0, 0.0])
    even = ended(*EVEN_HOLDS)
    assert even.scores() == [12, 12, 12]
    assert [sum(tile >= 0 for tile in even.hold_of(seat)) for seat in range(3)] == [8, 8, 8]
    assert [even.sheet(seat).tally.rare for seat in range(3)] == [2, 1, 2]
    assert (ranking(even), even.winners()) == ([2, 0, 1], [2])
