"""The table and the turn (R1-R31)."""

from __future__ import annotations

import pytest

from ludoteca.games.martians.content import EYES, HOUSE, LEVITATION, STUPID, WORLD_END
from ludoteca.games.martians.examples import CHURCH, DINER, FERT, FUEL, load, position
from ludoteca.games.martians.hands import draw_cards
from ludoteca.games.martians.ids import (
    ASK_DIR,
    ASK_DISCARD,
    ASK_FIGHT,
    ASK_MARTIAN,
    ASK_MOVE,
    ASK_PLACE,
    ASK_PREPARE,
    ASK_TAKE,
    PHASE_DISCARD,
    PHASE_END,
)
from ludoteca.games.martians.map import (
    buildings_by_distance,
    distances,
    has_open_end,
    is_shelter,
    lay_tile,
    legal_places,
)
from ludoteca.games.martians.pieces import hidden_at, put_martian
from tests.rules.martians.table import may, names, play, told, why, worlds

BOARD_B = [CHURCH, DINER]
RING = [(12, 0, -1, 0), (13, 0, 1, 2), (20, 1, 0, 2), (17, 1, 1, 0), (21, 1, 2, 3), (18, 0, 2, 1), (22, -1, 2, 0)]
RING += [(19, -1, 1, 0)]


@pytest.mark.rule("R1")
def test_R1_nothing_lies_beyond_ten_and_a_road_may_point_there() -> None:
    row = [(17 + number, 0, -1 - number, 0) for number in range(3)]
    state = position("tile", tiles=row, deck=[29, 20])
    assert all(0 <= action // 4 < 441 for action in state.legal_actions())
    far = position("tile", deck=[29, 20])
    lay_tile(far, 27, 10 + 21 * 0, 0)
    assert all(action // 4 != -11 for action in legal_places(far, 20))
    edge = legal_places(far, 28)
    assert not any(action // 4 == 10 for action in edge)
    assert {action // 4 for action in edge if action // 4 < 100} == {9, 11, 31}


@pytest.mark.rule("R2")
def test_R2_a_rotation_turns_squares_and_sides_clockwise() -> None:
    state = position(tiles=[(14, 0, -1, 0), (16, 1, 0, 1)], furnished=True)
    assert [state.ground[144 + square] for square in range(9)] == [0, 1, 2, 1, 1, 2, 0, 1, 2]
    assert HOUSE.exits[4 * 16 + 1] == 0b1101  # E S W become S W N
    assert state.squares[144 + 2] & 2  # the Life of printed square 0
    assert state.squares[144 + 5] & 4  # the Bullet of printed square 1


@pytest.mark.rule("R3", "R4")
def test_R4_links_follow_roads_buildings_doors_and_joined_exits() -> None:
    state = position(tiles=BOARD_B)
    near = list(state.near)
    assert near[4 * 1 : 4 * 1 + 4] == [133, -1, 4, -1]
    assert near[4 * 133 : 4 * 133 + 4] == [130, -1, 1, -1]
    assert near[4 * 130 : 4 * 130 + 4] == [127, 131, 133, 129]  # the door 1-4
    assert near[4 * 126 : 4 * 126 + 4] == [-1, 127, -1, -1]  # no door to the road below
    assert near[4 * 129 + 3] == -1  # an exit that nothing joins
    assert state.ground[132] == 0


@pytest.mark.rule("R5")
def test_R5_distances_ignore_martians() -> None:
    state = position(tiles=BOARD_B, martians=[133, 130])
    far = distances(state, 4)
    assert [far[cell] for cell in (1, 133, 130, 127, 128, 143, 132)] == [1, 2, 3, 4, 5, 5, -1]


@pytest.mark.rule("R6")
def test_R6_one_martian_on_a_square_and_any_number_of_pawns() -> None:
    state = position("martians", tiles=BOARD_B, martians=[133, 130, 136], pawns=[133, 133], rolls=[3])
    assert state.pawn == [133, 133]
    assert not put_martian(state, 133)
    play(state, "cell 130")
    assert why(state, "dir S") == ("R6", "no-room")
    assert may(state, "dir N")


@pytest.mark.rule("R7")
def test_R7_house_and_farms_are_no_building_tiles() -> None:
    state = position(tiles=[*BOARD_B, (1, 1, 0, 0)])
    assert buildings_by_distance(state, 4) == [14, 15]
    assert is_shelter(state, 4)
    assert is_shelter(state, 9)
    assert not is_shelter(state, 1)


@pytest.mark.rule("R8")
def test_R8_the_steps_come_in_order_and_the_next_seat_follows() -> None:
    state = position("start", deck=[17, 18, 19], hands=["C14 C17 C18", "C14 C17 C18"], rolls=[1, 2], telling=True)
    assert (state.asked, state.turn, state.plays[0]) == (ASK_PLACE, 1, 1)
    play(state, "place 0 -1 0")
    assert state.asked == ASK_MOVE
    play(state, "stop")
    assert told(state) == ["martian-roll", "martian-moves", "martian-moves"]  # each had one way to go
    assert state.asked == ASK_DISCARD
    play(state, "pass")
    assert (state.active, state.turn, state.asked) == (1, 2, ASK_PLACE)
    assert told(state) == ["turn", "draws-tile"]


@pytest.mark.rule("R8")
def test_R8_the_play_is_renewed_and_effects_end_at_the_start_of_the_turn() -> None:
    state = position("discard", hands=["C1"])
    state.plays = [0, 0]
    (
        state.until[EYES],
        state.eyes_left,
        state.until[LEVITATION],
        state.until[STUPID],
        state.until[WORLD_END],
        state.shielded,
    ) = 1, 3, 1, 0, 1, 3
    play(state, "pass")
    assert state.active == 1
    assert state.plays == [0, 1]
    assert (
        state.until[EYES],
        state.eyes_left,
        state.until[LEVITATION],
        state.until[STUPID],
        state.until[WORLD_END],
    ) == (-1, 0, -1, 0, -1)
    assert state.shielded == 1


@pytest.mark.rule("R9")
def test_R9_no_tile_with_an_empty_deck_or_at_the_end_of_the_world() -> None:
    assert position("tile", deck=[]).asked != ASK_PLACE
    state = position("discard", hands=["C1"], deck=[17, 18])
    state.until[WORLD_END] = 0
    play(state, "pass")
    assert state.asked != ASK_PLACE
    assert state.tiles == [17, 18]
    assert position("tile", deck=[18, 17]).tile == 17


@pytest.mark.rule("R10")
def test_R10_sides_match_and_one_road_joins() -> None:
    state = position("tile", tiles=BOARD_B, deck=[29, 20])
    assert may(state, "place 1 0 2")  # the bend's S and W: a road to the House in the west
    assert not may(state, "place 1 0 0")
    assert why(state, "place 1 0 0") == ("R10", "no-match")
    assert why(state, "place 0 0 0") == ("R10", "no-occupied")
    assert why(state, "place 5 5 0") == ("R10", "no-neighbour")
    assert why(state, "place 0 -2 0") == ("R10", "no-join")
    straight = position("tile", deck=[29, 17])
    assert why(straight, "place 0 -1 2") == ("R10", "no-same-picture")


@pytest.mark.rule("R11")
def test_R11_a_tile_without_a_place_is_discarded_and_the_turn_goes_on() -> None:
    cross = position("tile", tiles=[*RING, (7, -1, 0, 0)], deck=[23, 27], hands=["C1"], telling=True)
    assert 27 in cross.tile_discards
    assert cross.asked == ASK_PREPARE
    assert "tile-discarded" in told(cross)


@pytest.mark.rule("R12", "R15")
def test_R12_a_generic_tile_gets_a_martian_on_every_road_square() -> None:
    state = position("tile", deck=[29, 23])
    play(state, "place 0 -1 2")
    assert state.martians == [9 * 23 + square for square in (3, 4, 5, 7)]
    assert state.supply == 96


@pytest.mark.rule("R13")
def test_R13_a_farm_gets_a_token_face_down_and_one_martian() -> None:
    state = position("tile", deck=[29, 3])
    play(state, "place 0 -1 0")
    assert state.tokens == [-1, -1, 1, -1]  # the last one of those beside the table
    assert state.token_up == 0
    assert state.martians == [31]
    assert state.beside == [0, 0, 0]


@pytest.mark.rule("R14", "D9")
def test_R14_a_building_gets_martians_markers_and_hidden_objects() -> None:
    state = position("tile", deck=[29, 7])
    play(state, "place 1 0 1")
    assert state.martians == [63 + square for square in (3, 4, 7)]
    lying = [[square for square in range(9) if state.squares[63 + square] & bit] for bit in (2, 4)]
    assert lying == [[2], [1, 5]]
    spots = [spot for spot in range(18) if state.spot_kind[spot] >= 0]
    assert [state.spot_cell[spot] for spot in spots] == [63 + 8, 63 + 0]
    assert len(state.pool) == 16
    first = position("tile", deck=[29, 7], mode="cooperative", difficulty="advanced", rolls=[6])
    play(first, "place 1 0 1")
    assert [first.spot_cell[spot] for spot in range(18) if first.spot_kind[spot] >= 0] == [71]
    dry = position("tile", deck=[29, 7])
    dry.pool = [FUEL]
    play(dry, "place 1 0 1")
    assert [dry.spot_cell[spot] for spot in range(18) if dry.spot_kind[spot] >= 0] == [71]


@pytest.mark.rule("R15")
def test_R15_an_empty_supply_leaves_the_later_squares_empty() -> None:
    state = position("tile", deck=[29, 27], supply=2)
    play(state, "place 0 -1 0")
    assert state.martians == [27 * 9 + 1, 27 * 9 + 3]
    assert state.supply == 0
    assert not state.is_over


@pytest.mark.rule("R16", "F3")
def test_R16_closing_the_map_ends_the_turn_at_once() -> None:
    state = position("tile", tiles=RING, deck=[29, 7], hands=["C1 C2 C3", "C4 C5 C6"], pawns=[1], telling=True)
    assert state.active == 1  # the only place was taken, and the turn ended without any other step
    assert told(state)[:5] == ["draws-tile", "lays-tile", "map-closed", "turn", "draws-tile"]
    assert not state.is_over
    assert 7 in state.on_table
    assert not has_open_end(state)


@pytest.mark.rule("R16", "D17")
def test_R16_the_last_tile_closes_nothing() -> None:
    state = position("tile", tiles=RING, deck=[7], hands=["C1"])
    assert (state.active, state.asked) == (0, ASK_PREPARE)


@pytest.mark.rule("R17", "R18")
def test_R17_a_martian_on_the_square_is_fought_first() -> None:
    state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], hands=["C4"], rolls=[5])
    assert (state.asked, state.combat) == (ASK_FIGHT, 1)
    play(state, "roll")
    assert state.trophies[0] == 1
    assert state.asked == ASK_PREPARE


@pytest.mark.rule("R17", "R40", "D18")
def test_R17_who_dies_in_step_2_draws_but_does_not_move() -> None:
    state = position("fight", tiles=BOARD_B, martians=[133, 139], pawns=[133], life=[1], bullets=[0], rolls=[1, 4])
    assert state.pawn[0] == 4
    assert state.held[0] == 3
    assert state.asked == ASK_MARTIAN


@pytest.mark.rule("R18")
def test_R18_with_a_martian_still_there_nothing_is_taken_or_turned() -> None:
    state = position(
        "move", tiles=[(1, 0, -1, 0)], tokens={1: 0}, martians=[13], pawns=[16], arms=["C13"], hands=["", ""], steps=2
    )
    play(state, "weapon C13", "step N")
    assert state.pawn[0] == 13
    assert state.token_up == 0
    assert state.trophies[0] == 0


@pytest.mark.rule("R19", "D10")
def test_R19_markers_are_taken_up_to_five() -> None:
    state = position("move", tiles=BOARD_B, furnished=True, pawns=[130], steps=4)
    play(state, "step N")
    assert (state.life[0], state.squares[127] & 2) == (4, 0)
    full = position("move", tiles=BOARD_B, furnished=True, pawns=[130], life=[5], steps=4)
    play(full, "step N")
    assert (full.life[0], full.squares[127] & 2) == (5, 2)


@pytest.mark.rule("R19", "D10")
def test_R19_companions_may_leave_a_marker() -> None:
    state = position("move", tiles=BOARD_B, furnished=True, pawns=[130], steps=4, mode="cooperative")
    play(state, "step N")
    assert state.asked == ASK_TAKE
    assert state.legal_actions() == [2158, 2159]
    left = state.clone()
    play(left, "take 0")
    assert (left.life[0], left.squares[127] & 2, left.asked) == (3, 2, ASK_MOVE)
    play(state, "take 1")
    assert (state.life[0], state.squares[127] & 2) == (4, 0)
    solo = position("move", tiles=BOARD_B, furnished=True, pawns=[130], steps=4, mode="cooperative", players=1)
    play(solo, "step N")
    assert solo.life[0] == 4


@pytest.mark.rule("R20", "D10")
def test_R20_a_new_kind_is_taken_and_a_double_put_back() -> None:
    state = position("move", tiles=BOARD_B, furnished=True, hidden={128: FERT}, pawns=[127], items=[[FUEL]])
    play(state, "step E")
    assert state.items[0] == 3
    assert hidden_at(state, 128) < 0
    double = position("move", tiles=BOARD_B, furnished=True, hidden={128: FUEL}, pawns=[127], items=[[FUEL]])
    double.telling = True
    play(double, "step E")
    assert double.items[0] == 1
    spot = hidden_at(double, 128)
    assert (double.spot_kind[spot], double.spot_seen[spot], double.spot_mask[spot]) == (FUEL, 1, 1)
    assert told(double, 0)[-1] == "puts-back-own"
    assert told(double, 1)[-1] == "puts-back"


@pytest.mark.rule("R20")
def test_R20_a_face_up_double_stays() -> None:
    state = position("move", tiles=BOARD_B, opened=[(128, FUEL)], pawns=[127], items=[[FUEL]])
    play(state, "step E")
    assert state.open_objects == [3 * 128 + FUEL]
    other = position("move", tiles=BOARD_B, opened=[(128, FUEL), (128, FERT)], pawns=[127], items=[[FERT]])
    play(other, "step E")
    assert (other.items[0], other.open_objects) == (3, [3 * 128 + FERT])


@pytest.mark.rule("R21")
def test_R21_the_hand_is_filled_up_to_three_and_the_discards_become_the_pile() -> None:
    state = position("draw", hands=["C1"], top="C5 C4")
    assert names(state.hand_of(0)) == "C1 C4 C5"
    empty = position("draw", hands=["C1", ""], pile="C4", discards="")
    assert empty.held[0] == 3
    assert empty.age == 1
    assert len(empty.deck) + empty.held[0] + empty.held[1] == 70
    nothing = position("draw", hands=["C1"], deck=[])
    nothing.deck, nothing.discards, nothing.held = [], [], [0, 0]
    draw_cards(nothing, 0, 3)
    assert nothing.held == [0, 0]


@pytest.mark.rule("R22")
def test_R22_prepare_then_others_and_no_movement_under_levitation() -> None:
    state = position(hands=["C1", "C1"], rolls=[2])
    assert (state.asked, state.to_move) == (ASK_PREPARE, 0)
    play(state, "roll")
    assert state.to_move == 1
    state.until[LEVITATION] = 0
    play(state, "pass")
    assert state.asked != ASK_MOVE
    assert state.rolled == 0


@pytest.mark.rule("R23")
def test_R23_the_allowance_is_die_and_life() -> None:
    state = position("others", tiles=BOARD_B, furnished=True, life=[4], rolls=[3])
    assert (state.asked, state.allowance()) == (ASK_MOVE, 7)
    state.life[0] = 2
    assert state.allowance() == 7


@pytest.mark.rule("R24")
def test_R24_doubling_after_the_roll_keeps_the_steps_taken() -> None:
    state = position("others", life=[2], hands=["C16"], rolls=[5])
    play(state, "step N", "step S", "card C16")
    assert (state.allowance(), state.walked) == (14, 2)
    assert not may(state, "card C16")


@pytest.mark.rule("R25")
def test_R25_single_steps_with_a_fight_at_each_and_a_stop_at_will() -> None:
    state = position("move", tiles=BOARD_B, martians=[133, 130], pawns=[1], hands=["C4"], rolls=[6], steps=3)
    assert may(state, "stop")
    play(state, "step N")
    assert state.asked == ASK_FIGHT
    assert not may(state, "step N")
    play(state, "roll")
    assert (state.asked, state.walked, state.trophies[0]) == (ASK_MOVE, 1, 1)
    assert why(state, "step E") == ("R4", "no-link")
    play(state, "stop")
    assert (state.asked, state.mover) == (ASK_DIR, 130)


@pytest.mark.rule("R25")
def test_R25_a_martian_under_the_pawn_is_fought_before_the_first_step() -> None:
    state = position("others", tiles=BOARD_B, martians=[133], pawns=[133], hands=["C4"], rolls=[2])
    assert state.asked == ASK_FIGHT
    assert state.rolled == 5


@pytest.mark.rule("R26")
def test_R26_a_pawn_moved_by_a_card_keeps_its_allowance() -> None:
    state = position("move", tiles=BOARD_B, hands=["C15"], pawns=[4], steps=5)
    play(state, "step N", "card C15", "cell 143")
    assert (state.pawn[0], state.allowance() - state.walked, state.asked) == (143, 4, ASK_MOVE)


@pytest.mark.rule("R27")
def test_R27_as_many_different_martians_as_the_die_says_must_move() -> None:
    state = position("martians", tiles=BOARD_B, martians=[133, 136, 139], rolls=[2], hands=["C1"])
    assert (state.asked, state.left) == (ASK_MARTIAN, 2)
    assert state.legal_actions() == [1849 + cell for cell in (133, 136, 139)]
    assert why(state, "pass") == ("R27", "no-pass-martian")
    play(state, "cell 133", "dir S")
    assert state.left == 1
    assert why(state, "cell 1") == ("R27", "no-moved")
    play(state, "cell 139", "dir W")
    assert (state.martians, state.asked) == ([1, 136, 138], ASK_DISCARD)


@pytest.mark.rule("R28")
def test_R28_martians_go_through_doors_and_exits_onto_pawns_and_leave_things_lying() -> None:
    state = position("martians", tiles=BOARD_B, martians=[127, 133], pawns=[1, 130], rolls=[2], hands=["C1"])
    state.squares[127] |= 2
    play(state, "cell 127", "dir S")
    assert state.squares[127] & 2
    assert state.martians == [1, 130]
    assert state.asked == ASK_DISCARD


@pytest.mark.rule("R29")
def test_R29_a_martian_that_steps_on_a_pawn_waits_for_its_own_turn() -> None:
    state = position("martians", tiles=BOARD_B, martians=[133], pawns=[4, 1], rolls=[1], hands=["C1"], deck=[])
    play(state, "dir S")
    assert (state.martians, state.asked, state.life) == ([1], ASK_DISCARD, [3, 3])
    load(state, 6)
    play(state, "pass")
    assert state.trophies == [0, 1]


@pytest.mark.rule("R30", "R43")
def test_R30_step_7_grows_the_farms() -> None:
    state = position("farms", tiles=[(1, 0, -1, 0), (2, 1, 0, 0)], martians=[13], hands=["C1"])
    assert state.martians == [13, 22]
    assert state.phase in (PHASE_DISCARD, PHASE_END)


@pytest.mark.rule("R31")
def test_R31_one_card_may_be_discarded() -> None:
    state = position("discard", hands=["C1 C1 C4"])
    assert state.legal_actions() == [1770, 2123, 2126]
    play(state, "discard C1")
    assert names(state.discards) == "C1"
    assert (names(state.hand_of(0)), state.active) == ("C1 C4", 1)


def test_what_a_seat_draws_is_its_secret() -> None:
    state = position("discard", hands=["C1", ""], deck=[], telling=True)
    play(state, "pass")
    assert "draws-open" in told(state, 1)
    assert "draws-open" not in told(state, 0)
    assert len({tuple(world.hand_of(1)) for world in worlds(state, 0)}) > 10
    assert {tuple(world.hand_of(1)) for world in worlds(state, 1)} == {tuple(state.hand_of(1))}
