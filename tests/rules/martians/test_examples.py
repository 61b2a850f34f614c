"""The worked examples of the rules (E1-E27), to the number."""

from __future__ import annotations

import pytest

from ludoteca.games.martians.content import EYES, HOMELAND, LEVITATION, STUPID, WAITED
from ludoteca.games.martians.examples import CHURCH, DINER, DYNA, FERT, FUEL, load, position
from ludoteca.games.martians.ids import (
    ASK_CELL,
    ASK_DISCARD,
    ASK_FIGHT,
    ASK_LAST_CALL,
    ASK_MARTIAN,
    ASK_MOVE,
    ASK_OTHERS,
    ASK_PAY,
    ASK_REACT,
)
from ludoteca.games.martians.map import can_lift, distances, icon_cell, legal_places
from ludoteca.games.martians.pieces import put_martian
from tests.rules.martians.table import may, names, play, told, why, worlds

BOARD_B = [CHURCH, DINER]
FARM = (1, 0, -1, 0)
ALL = [FUEL, FERT, DYNA]
QUIET = "C14 C17 C18"


@pytest.mark.rule("E1")
def test_E1_pay_two_bullets_or_lose_a_life() -> None:
    state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], hands=[QUIET], rolls=[2, 4])
    assert (state.asked, state.price()) == (ASK_PAY, 2)
    other = state.clone()
    play(state, "pay 0")
    assert (state.bullets[0], state.life[0], state.trophies[0]) == (1, 3, 1)
    play(other, "pay 1")
    assert (other.bullets[0], other.life[0], other.trophies[0]) == (3, 2, 1)  # and rolled a 4


@pytest.mark.rule("E2")
def test_E2_death_with_seven_trophies() -> None:
    state = position(
        "fight", tiles=BOARD_B, martians=[133, 139], pawns=[133], life=[1], bullets=[1], trophies=[7], rolls=[2, 5]
    )
    assert (state.trophies[0], state.supply, state.pawn[0]) == (3, 100 - 2 - 3, 4)
    assert (state.life[0], state.bullets[0], state.asked) == (3, 3, ASK_MARTIAN)


@pytest.mark.rule("E3", "R10")
def test_E3_the_first_tile_of_the_game() -> None:
    counts = {1: 4, 27: 4, 17: 4, 12: 4, 20: 8, 7: 8, 6: 8, 23: 12, 14: 12}
    state = position("tile", deck=[29, 17])
    for tile, count in counts.items():
        assert len(legal_places(state, tile)) == count, tile
    at_east = [action % 4 for action in legal_places(state, 20) if action // 4 == 221]
    assert at_east == [2, 3]


@pytest.mark.rule("E4", "R16", "F7")
def test_E4_the_feed_store_closes_the_map() -> None:
    ring = [(12, 0, -1, 0), (13, 0, 1, 2), (20, 1, 0, 2), (17, 1, 1, 0), (21, 1, 2, 3), (18, 0, 2, 1)]
    ring += [(22, -1, 2, 0), (19, -1, 1, 0)]
    state = position("discard", tiles=ring, deck=[29, 7], hands=["C1"])
    assert legal_places(state, 7) == [4 * (220 - 1)]
    closed = position("tile", tiles=ring, deck=[29, 7], hands=[QUIET])
    assert (closed.active, closed.place[7], closed.rotation[7]) == (1, 219, 0)
    assert [cell for cell in closed.martians if cell // 9 == 7] == [67, 68, 70]
    assert len([spot for spot in range(18) if closed.spot_kind[spot] >= 0]) == 2
    lost = position("tile", tiles=ring, deck=[29, 7], hands=[QUIET], mode="cooperative")
    assert (lost.is_over, lost.winners()) == (True, [])


@pytest.mark.rule("E5")
def test_E5_board_b_as_laid() -> None:
    state = position("move", tiles=BOARD_B, furnished=True, hands=[QUIET], rolls=[4, 4], steps=5)
    assert state.martians == [129, 130, 131, 133, 136, 138, 139, 140]
    assert [cell for cell in range(270) if state.squares[cell] & 2] == [126, 127, 141, 142]
    assert [state.spot_cell[spot] for spot in range(18) if state.spot_kind[spot] >= 0] == [128, 143]
    play(state, "step N", "step N")
    assert (state.pawn[0], state.trophies[0]) == (133, 1)
    play(state, "step N", "step N")
    assert (state.trophies[0], state.life[0]) == (2, 4)
    play(state, "step E")
    assert (state.pawn[0], state.items[0] > 0, state.walked) == (128, True, 5)


@pytest.mark.rule("E6")
def test_E6_a_life_picked_up_does_not_change_the_allowance() -> None:
    state = position("others", tiles=BOARD_B, furnished=True, pawns=[126], rolls=[2])
    state.life[0] = 3
    assert state.allowance() == 5
    state.squares[126] &= ~2
    play(state, "step E")
    assert (state.life[0], state.allowance()) == (4, 5)


@pytest.mark.rule("E7")
def test_E7_doubling_and_modifiers() -> None:
    for wait, stupid, allowance in ((False, False, 14), (True, False, 15), (False, True, 13), (True, True, 14)):
        state = position("prepare", hands=["C16", ""], life=[2], rolls=[5])
        state.until[WAITED], state.until[STUPID] = 0 if wait else -1, 1 if stupid else -1
        play(state, "card C16")
        assert state.allowance() == allowance
    weak = position("others", hands=["", "C31"], life=[2], rolls=[1])
    play(weak, "card C31")
    assert weak.allowance() == 2


@pytest.mark.rule("E8")
def test_E8_a_double_goes_back_face_down() -> None:
    state = position(
        "move", tiles=BOARD_B, furnished=True, hidden={128: FUEL}, pawns=[127], items=[[FUEL]], hands=[QUIET]
    )
    state.telling = True
    play(state, "step E")
    spot = state.spot_cell.index(128)
    assert (told(state, 0)[-1], told(state, 1)[-1]) == ("puts-back-own", "puts-back")
    assert {world.spot_kind[spot] for world in worlds(state, 0)} == {FUEL}
    assert {world.spot_kind[spot] for world in worlds(state, 1)} == {FUEL}  # it is a kind that the player held
    two = position(
        "move", tiles=BOARD_B, furnished=True, hidden={128: FUEL}, pawns=[127], items=[[FUEL, DYNA]], hands=[QUIET]
    )
    play(two, "step E")
    assert {world.spot_kind[spot] for world in worlds(two, 1)} == {FUEL, DYNA}


@pytest.mark.rule("E9", "R39")
def test_E9_two_items_after_a_death() -> None:
    state = position(
        "fight", tiles=BOARD_B, furnished=True, pawns=[133], life=[1], bullets=[0], items=[[FUEL, DYNA]],
        hands=["C4"], rolls=[1],
    )  # fmt: skip
    state.squares[127] &= ~2
    state.squares[141] &= ~2
    play(state, "roll")
    assert state.open_objects == [3 * 127 + FUEL, 3 * 141 + DYNA]
    assert distances(state, 133)[127] == 2
    assert distances(state, 133)[142] == 6


@pytest.mark.rule("E10", "R44")
def test_E10_the_ship_is_found_with_two_kinds() -> None:
    state = position(
        "move", tiles=[FARM], tokens={1: 1}, martians=[13], pawns=[16], items=[[FUEL, FERT]], hands=[QUIET, QUIET],
        rolls=[5], deck=[], steps=1,
    )  # fmt: skip
    play(state, "step N")
    while state.asked != ASK_DISCARD:
        state.apply(state.choices[0])
    assert (state.is_over, state.ship_farm(), state.martians) == (False, 0, [13])
    state.until[HOMELAND], state.homeland_ends = 0, 9
    play(state, "pass", "stop")
    assert (state.active, state.martians) == (1, [10, 13])


@pytest.mark.rule("E11", "R56")
def test_E11_last_call_with_a_beam_passed_on() -> None:
    state = position(
        "move", tiles=[FARM], tokens={1: 1}, pawns=[16, 4, 4], items=[ALL], hands=["C14", "C34", ""], players=3
    )
    play(state, "step N")
    assert (state.asked, state.to_move) == (ASK_LAST_CALL, 1)
    play(state, "card C34")
    assert (state.asked, state.to_move) == (ASK_REACT, 0)
    play(state, "card C14", "seat 2")
    assert (state.asked, state.to_move) == (ASK_CELL, 0)
    play(state, "cell 7")
    assert (state.pawn[2], state.is_over, state.winners()) == (7, True, [0])


@pytest.mark.rule("E12", "R56")
def test_E12_pod_people_at_the_last_call() -> None:
    state = position(
        "move", tiles=[FARM], tokens={1: 1}, pawns=[16, 4, 4], items=[ALL], hands=["C4", "C30", "C34"], players=3
    )
    play(state, "step N", "card C30")
    assert (state.asked, state.to_move, state.calling) == (ASK_FIGHT, 0, 0)
    load(state, 5)
    play(state, "roll")
    assert (state.trophies[0], state.asked, state.to_move) == (1, ASK_LAST_CALL, 2)  # seat 1 has no play left
    play(state, "pass")
    assert state.winners() == [0]


@pytest.mark.rule("E13")
def test_E13_a_spent_play_is_missing_for_the_reaction() -> None:
    state = position("others", hands=["C17", "C29"], items=[[FUEL]])
    state.plays[0] = 0
    play(state, "card C29")
    assert (state.asked == ASK_REACT, state.items[0]) == (False, 0)
    armed = position("others", hands=["C17", "C29"], items=[[FUEL]], arms=["C8"])
    armed.plays[0] = 0
    play(armed, "card C29")
    assert (armed.asked, armed.legal_actions()) == (ASK_REACT, [1770, 1809])
    play(armed, "weapon C8")
    assert armed.items[0] == 1


@pytest.mark.rule("E14")
def test_E14_big_eyes_give_the_missing_play() -> None:
    state = position("others", hands=["C17", "C29"], items=[[FUEL]])
    state.plays[0], state.until[EYES], state.eyes_left = 0, 1, 1
    play(state, "card C29")
    assert (state.asked, may(state, "card C17")) == (ASK_REACT, True)


@pytest.mark.rule("E15", "C20")
def test_E15_two_more_plays_in_this_window_only() -> None:
    state = position(hands=["C20 C1 C19"])
    play(state, "card C20")
    assert (state.angry, state.plays[0], may(state, "card C1"), may(state, "card C19")) == (2, 0, True, True)
    play(state, "card C1")
    rest = state.clone()
    play(state, "card C19")
    assert state.lasts(WAITED)
    play(rest, "roll")
    assert (rest.asked, rest.angry, may(rest, "card C19")) == (ASK_MOVE, 0, False)


@pytest.mark.rule("E16", "F6", "R15")
def test_E16_a_supply_of_three_and_a_tee() -> None:
    coop = position("tile", deck=[29, 23], supply=3, mode="cooperative")
    play(coop, "place 0 1 0")
    assert (coop.is_over, coop.winners(), coop.supply) == (True, [], 0)
    assert coop.martians == [9 * 23 + square for square in (1, 3, 4)]
    state = position("tile", deck=[29, 23], supply=3, hands=[QUIET])
    play(state, "place 0 1 0")
    assert state.martians == [9 * 23 + square for square in (1, 3, 4)]
    assert not state.is_over


@pytest.mark.rule("E17", "C13")
def test_E17_the_jammer_walks_onto_the_ship_and_wins_nothing() -> None:
    state = position(
        "move", tiles=[FARM], tokens={1: 1}, up=[1], martians=[1, 16, 13], items=[ALL], arms=["C13"],
        hands=["C4", QUIET], deck=[], steps=3,
    )  # fmt: skip
    play(state, "weapon C13", "step N", "step N", "step N")
    assert (state.pawn[0], state.is_over, state.trophies[0], state.combat) == (13, False, 0, 0)
    state.until[HOMELAND], state.homeland_ends = 0, 9
    play(state, "stop", "pass")
    while state.active == 1:
        state.apply(number_of_pass(state.choices))
    assert (state.active, state.asked, state.pawn[0]) == (0, ASK_FIGHT, 13)


@pytest.mark.rule("E18", "R27")
def test_E18_three_martians_can_move_and_the_die_says_five() -> None:
    state = position("martians", tiles=BOARD_B, martians=[129, 139, 3], hands=["C1"], rolls=[5], deck=[])
    state.telling = True
    moves = 0
    while state.asked != ASK_DISCARD:
        if state.asked == ASK_MARTIAN:
            assert all(why(state, f"cell {cell}") == ("R27", "no-moved") for cell in state.moved)
        state.apply(state.choices[0])
        moves += told(state).count("martian-moves")
    assert moves == 3
    assert len(state.martians) == 3


@pytest.mark.rule("E19", "C12")
def test_E19_the_last_bullet_of_the_shotgun() -> None:
    for roll, won in ((3, True), (2, False)):
        state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], arms=["C12"], hands=["C4"])
        state.shells[0] = 1
        load(state, roll)
        play(state, "roll")
        if won:
            assert (state.trophies[0], state.arms[0], names(state.discards)) == (1, 0, "C12")
        else:
            assert (state.asked, state.price(), state.arms[0]) == (ASK_PAY, 1, 0b1000)
            play(state, "pay 0")
            assert (state.bullets[0], state.arms[0]) == (2, 0)


@pytest.mark.rule("E20", "C24")
def test_E20_green_slime() -> None:
    state = position(hands=["C24 C1 C4", "C5 C6 C7"], top="C8 C9 C10 C11 C12 C13")
    play(state, "card C24")
    assert [names(state.hand_of(seat)) for seat in range(2)] == ["C8 C9 C10", "C11 C12 C13"]


@pytest.mark.rule("E21", "R66")
def test_E21_levitation_on_an_icon_square() -> None:
    state = position(
        "move", tiles=[(14, 1, 0, 1)], furnished=True, pawns=[131], mode="cooperative", martian_top="C27",
        hands=["C14", "C14"], hidden={134: FERT}, steps=2, rolls=[6, 1], players=2,
    )  # fmt: skip
    assert icon_cell(state, 14) == 134
    put_martian(state, 134)
    play(state, "step S")
    assert (state.items[0], state.removed, state.until[LEVITATION]) == (2, 1, 0)
    assert state.asked != ASK_MOVE
    assert state.walked == 1


@pytest.mark.rule("E22", "C7")
def test_E22_martial_law_on_board_b() -> None:
    state = position(hands=["C7"], tiles=BOARD_B, pawns=[133, 126])
    far = distances(state, 133)
    assert (far[4], far[127]) == (2, 2)
    play(state, "card C7")
    assert state.pawn == [4, 126]


@pytest.mark.rule("E23", "C33")
def test_E23_the_video_game_card() -> None:
    state = position("others", hands=[QUIET[:3], "C33"], life=[3], bullets=[5], pawns=[1])
    play(state, "card C33")
    assert (state.life[0], state.bullets[0], state.pawn[0]) == (3, 3, 4)
    mild = position("others", hands=["", "C33"], life=[3], bullets=[5], pawns=[1], card_deaths="off")
    play(mild, "card C33")
    assert (mild.life[0], mild.bullets[0], mild.pawn[0]) == (1, 2, 1)


@pytest.mark.rule("E24", "C27")
def test_E24_levitation_lasts_a_lap() -> None:
    state = position("others", hands=["C14", "C14", "C27"], players=3, deck=[])
    play(state, "card C27")
    for turn in (1, 2, 3):
        assert (state.turn, state.until[LEVITATION]) == (turn, 0)
        while state.turn == turn:
            assert state.asked != ASK_MOVE
            state.apply(number_of_pass(state.choices))
    assert (state.active, state.until[LEVITATION]) == (0, -1)


def number_of_pass(choices: list[int]) -> int:
    """The choice that plays no card."""
    return next((action for action in choices if action in (1768, 1769, 1770)), choices[0])


@pytest.mark.rule("E25", "C5")
def test_E25_homeland_security_in_the_own_turn() -> None:
    state = position(hands=["C5"], tiles=BOARD_B, martians=[133, 139], deck=[])
    play(state, "card C5")
    seen = []
    while state.turn < 4:
        assert state.asked != ASK_MARTIAN
        assert state.martians == [133, 139] or state.turn > 3
        seen.append((state.turn, state.until[HOMELAND]))
        state.apply(number_of_pass(state.choices))
    assert {turn for turn, homeland in seen if homeland == 0} == {1, 2, 3}
    assert state.until[HOMELAND] == -1


@pytest.mark.rule("E26", "C11")
def test_E26_the_searchlight_on_hidden_objects() -> None:
    for kind, gets in ((FERT, True), (DYNA, False), (FUEL, False)):
        state = position(
            arms=["C11"], items=[[FUEL, DYNA]], tiles=[CHURCH], furnished=True, hidden={128: kind}, hands=["C14"]
        )
        play(state, "weapon C11", "item F")
        assert state.arms[0] == 0
        assert state.items[0] == (6 if gets else 5)
        assert state.open_objects == ([3 * 128 + FUEL] if gets else [])


@pytest.mark.rule("E27", "C9", "F1")
def test_E27_nuclear_capabilities() -> None:
    bridge = [(17, 0, -1, 0), (1, 0, -2, 0), (23, 1, 0, 3)]
    state = position(hands=["C9"], tiles=bridge, martians=[9 * 23 + square for square in (1, 3, 4, 7)], trophies=[27])
    assert not can_lift(state, 17)
    play(state, "card C9")
    assert (state.trophies[0], state.is_over, state.winners()) == (31, True, [0])


def test_others_are_not_asked_in_the_middle_of_a_card() -> None:
    state = position("others", hands=["C1", "C4", "C1"], players=3, tiles=BOARD_B, martians=[133, 136])
    play(state, "card C4")
    assert (state.to_move, state.asked != ASK_OTHERS) == (1, True)
