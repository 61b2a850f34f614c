"""What each colour does (C1-C25), with the rulings about cards."""

from __future__ import annotations

import pytest

from ludoteca.games.automobiles.examples import BOOK, Seat
from tests.rules.automobiles.table import (
    ALL_WEAR,
    DRAW,
    END,
    NO_DRAW,
    NO_MORE,
    OUTER,
    OWN,
    PIT,
    REPLY,
    STOP,
    TWO_CUBES,
    engineer,
    enter,
    has,
    keep,
    manager_remove,
    mechanic,
    path,
    play,
    race,
    remove,
    return_active,
    return_discard,
    steer,
    step_to,
    stock,
    take,
    team_gain,
    team_remove,
    upgrade,
    use,
)

FAR = Seat("turn_1:4.2#5")
LIGHT_ENDS = "beach_2:1.1"
DONE_ENGINEER, NONE_REMOVED, NOTHING_BACK, TEAM_DONE, TAKEN = 46, 68, 79, 112, 151


@pytest.mark.rule("C1", "C2", "C3", "C4")
@pytest.mark.parametrize(
    ("letter", "start", "end"),
    [
        ("W", "front:2.2#4", "front:3.2"),
        ("L", "front:2.2#4", "front:1.4#2"),
        ("D", "front:1.2", "front:2.2#4"),
        ("B", "pits:4.3#3", "front:3.1#5"),
    ],
)
def test_C1_C4_a_gear_enters_one_space_of_its_colour(letter: str, start: str, end: str) -> None:
    state = race(Seat(start, active=f"{letter}1 w1"), FAR)
    enter(state, letter, end)
    assert (path(state), has(state, 0, "used")) == ([end], f"{letter}1")


@pytest.mark.rule("C1", "C2", "C3", "C4")
def test_C1_C4_a_gear_without_a_fitting_exit_cannot_be_used() -> None:
    state = race(Seat("front:1.2", active="W1 L1 D1 B1"), FAR)  # front:1.3 WL, front:2.2 D
    assert state.choices == [use("W"), use("L"), use("D"), END, PIT]
    state = race(Seat("front:4.1#6", active="W1 L1 D1 B1"), FAR)  # turn_1:4.1 W, turn_1:3.1 LD
    assert use("B") not in state.choices


@pytest.mark.rule("C5")
def test_C5_wear_goes_to_discard_and_is_worth_nothing() -> None:
    state = race(Seat("front:1.2", active="w1 y1", bag="W7"), FAR)
    play(state, use("w"))
    assert (has(state, 0, "used"), has(state, 0, "discard")) == ("-", "w1")
    worth = race(Seat("front:1.2", active="w4"), FAR)
    play(worth, END)
    assert worth.driver == 1, "no money: nothing to buy"


# ---- Garage


@pytest.mark.rule("C6")
def test_C6_car_chief_needs_a_gear_in_discard_whose_next_level_is_there() -> None:
    for discard, left, usable in (
        ("", "", False), ("y3 w2", "", False), ("W1", "L0", False), ("W1", "", True), ("B1", "B0", True),
    ):  # fmt: skip
        state = race(Seat("front:1.2", active="y1 w1", discard=discard), FAR, cards=BOOK, stock=left)
        assert (use("y") in state.choices) is usable
    state = race(Seat("front:1.2", active="y1 w1", discard="B1"), FAR, cards=BOOK)
    before = stock(state, "B")
    play(state, use("y"))
    assert (has(state, 0, "discard"), has(state, 0, "used"), stock(state, "B")) == ("-", "y1", before + 1)


@pytest.mark.rule("C6")
def test_C6_car_chief_works_on_the_discard_alone() -> None:
    state = race(Seat("front:1.2", active="W1 y1", discard="L1 D1", bag="W5"), FAR, cards=BOOK)
    play(state, use("y"))
    assert state.choices == [upgrade("L"), upgrade("D")]


@pytest.mark.rule("C7", "D16")
def test_C7_D16_engineer_moves_up_to_three_without_effect_and_removes_as_many() -> None:
    state = race(Seat("front:1.2", active="W2 w1 y2", discard="L1"), FAR, cards="fine_tuning")
    play(state, use("y"), engineer("W"), engineer("W"), engineer("w"))
    assert (has(state, 0, "discard"), state.path, state.left) == ("W2 L1 w1", [], 3)
    assert NO_MORE not in state.choices
    play(state, remove("w"), remove("W"), remove("W"))
    assert (has(state, 0, "discard"), has(state, 0, "active")) == ("L1", "y1")


@pytest.mark.rule("C7")
def test_C7_engineer_may_move_nothing() -> None:
    state = race(Seat("front:1.2", active="w1 y1", discard="L1"), FAR, cards="fine_tuning")
    play(state, use("y"), DONE_ENGINEER)
    assert (has(state, 0, "active"), has(state, 0, "discard")) == ("w1", "L1")


@pytest.mark.rule("C8", "D16")
def test_C8_D16_manager_removes_then_returns() -> None:
    state = race(Seat("front:1.2", active="W1 w1 y2", discard="B1", bag="L3"), FAR)
    play(state, use("y"))
    assert state.choices == [manager_remove("W"), manager_remove("w"), manager_remove("y"), NONE_REMOVED]
    play(state, manager_remove("w"))
    assert state.choices == [return_active("W"), return_active("y"), NOTHING_BACK, return_discard("B")]
    play(state, return_discard("B"))
    assert (has(state, 0, "active"), has(state, 0, "discard"), has(state, 0, "bag")) == ("W1 y1", "-", "L3 B1")
    assert state.path == []


@pytest.mark.rule("C8")
def test_C8_manager_may_do_either_or_neither() -> None:
    state = race(Seat("front:1.2", active="w2 y2", discard="B1", bag="L3"), FAR)
    play(state, use("y"), NONE_REMOVED, NOTHING_BACK)
    assert (has(state, 0, "active"), has(state, 0, "discard"), has(state, 0, "bag")) == ("w2 y1", "B1", "L3")
    play(state, use("y"), NONE_REMOVED, return_active("w"))
    assert has(state, 0, "bag") == "L3 w1"
    alone = race(Seat("front:1.2", active="y1", discard=""), FAR)
    assert use("y") in alone.choices, "always usable"


@pytest.mark.rule("C9", "D16")
def test_C9_D16_mechanic_moves_one_to_used_and_removes_up_to_two() -> None:
    state = race(Seat("front:1.2", active="W1 w1 y1", discard="w3"), FAR, cards="experts")
    play(state, use("y"))
    assert state.choices == [mechanic("W"), mechanic("w")]
    play(state, mechanic("w"))
    assert (has(state, 0, "used"), state.path) == ("w1 y1", [])
    assert state.choices == [remove("w"), NO_MORE]
    play(state, remove("w"), remove("w"))
    assert has(state, 0, "discard") == "w1"
    idle = race(Seat("front:1.2", active="W1 w1 y1", discard="w3"), FAR, cards="experts")
    play(idle, use("y"), mechanic("W"), NO_MORE)
    assert has(idle, 0, "discard") == "w3"


# ---- Pit


@pytest.mark.rule("C10", "D14")
def test_C10_D14_crew_chief_with_nothing_but_wear_draws_it_all() -> None:
    state = race(Seat("front:1.2", active="p1 y1", bag="w3"), FAR)
    play(state, use("p"))
    assert (has(state, 0, "active"), has(state, 0, "bag")) == ("w3 y1", "-")
    none = race(Seat("front:1.2", active="p1 y1", bag=""), FAR)
    assert use("p") not in none.choices


@pytest.mark.rule("C10")
def test_C10_crew_chief_draws_one_and_clears_the_discard_of_wear_alone() -> None:
    state = race(Seat("front:1.2", active="p1 w1", bag="D2", discard="W1 w4"), FAR)
    play(state, use("p"))
    assert (has(state, 0, "active"), has(state, 0, "discard"), has(state, 0, "bag")) == ("D1 w1", "W1", "D1")


@pytest.mark.rule("C11")
def test_C11_pit_captain_removes_up_to_six() -> None:
    state = race(Seat("front:1.2", active="p1 w1", discard="W5 w3"), FAR, cards="fine_tuning")
    play(state, use("p"), *[remove("W")] * 3, *[remove("w")] * 3)
    assert (has(state, 0, "discard"), state.cube) == ("W2", -1)
    idle = race(Seat("front:1.2", active="p1 w1", discard="W5"), FAR, cards="fine_tuning")
    play(idle, use("p"), NO_MORE)
    assert has(idle, 0, "discard") == "W5"
    bare = race(Seat("front:1.2", active="p1 w1"), FAR, cards="fine_tuning")
    assert use("p") in bare.choices


@pytest.mark.rule("C12", "D20")
def test_C12_D20_pit_crew_takes_all_wear_or_exactly_two() -> None:
    wear = race(Seat("front:1.2", active="p1 w1", discard="W1 w4"), FAR, cards="experts")
    play(wear, use("p"), ALL_WEAR)
    assert has(wear, 0, "discard") == "W1"
    two = race(Seat("front:1.2", active="p1 w1", discard="W1 L1 w4"), FAR, cards="experts")
    play(two, use("p"), TWO_CUBES)
    assert two.choices == [remove("W"), remove("L"), remove("w")]
    play(two, remove("W"), remove("L"))
    assert has(two, 0, "discard") == "w4"
    one = race(Seat("front:1.2", active="p1 w1", discard="W1"), FAR, cards="experts")
    play(one, use("p"))  # a single cube: only the first half, and there is no Wear
    assert (has(one, 0, "discard"), one.cube) == ("W1", -1)


@pytest.mark.rule("C13")
def test_C13_pit_team_adds_up_costs_and_gains_one() -> None:
    state = race(Seat("front:1.2", active="p1 w1", discard="W1 D1 w1"), FAR, cards="money")
    play(state, use("p"), team_remove("D"))
    assert (state.money, TEAM_DONE in state.choices) == (3, True)
    play(state, team_remove("w"))
    assert state.money == 5
    play(state, TEAM_DONE)
    assert team_gain("b") in state.choices
    assert 117 not in state.choices, "D11: no Wear"
    play(state, team_gain("B"))
    assert (has(state, 0, "used"), has(state, 0, "discard"), state.money) == ("B1 p1", "W1", 0)


@pytest.mark.rule("C13", "R17")
def test_C13_a_removal_that_leads_to_no_gain_is_not_offered() -> None:
    cheap = "W0 L0 y0 p0 r0"  # what costs 1 or 2 is gone
    lone = race(Seat("front:1.2", active="p1 w1", discard="w1 D1"), FAR, cards="money", stock=cheap)
    play(lone, use("p"))
    assert lone.choices == [team_remove("D"), team_remove("w")], "dark can still follow"
    play(lone, team_remove("w"))
    assert lone.money == 5, "done is not offered before a gain is affordable; dark was the only choice"
    two = race(Seat("front:1.2", active="p1 w1", discard="w2"), FAR, cards="money", stock=cheap)
    play(two, use("p"))
    assert two.money == 4, "one Wear pays for nothing, two do"
    late = race(Seat("front:1.2", active="p1 w1", discard="w1 W2"), FAR, cards="money", stock=f"{cheap} D0 B0 g0 b0")
    play(late, use("p"))
    assert late.choices == [team_remove("W"), team_remove("w")]
    play(late, team_remove("w"))
    # Wear alone pays for nothing in an empty stock, so a white cube had to follow; it can be gained again.
    assert (late.money, late.stock[0]) == (3, 1)
    assert late.choices == [team_remove("W"), TEAM_DONE]


@pytest.mark.rule("C13", "D11")
def test_C13_D11_a_colour_just_removed_can_be_gained_again() -> None:
    state = race(Seat("front:1.2", active="p1 w1", discard="B1"), FAR, cards="money", stock="B0")
    play(state, use("p"))
    assert team_gain("B") in state.choices
    assert state.money == 4


# ---- Handling


@pytest.mark.rule("C14")
def test_C14_aerodynamics_does_not_spare_the_wear_of_effects() -> None:
    state = race(Seat(LIGHT_ENDS, active="r2 b1 w1", discard="B1", bag="W7"), FAR, cards="fine_tuning")
    play(state, use("r"), use("b"), TAKEN)
    assert has(state, 0, "used") == "w1 r1 b1"
    play(state, use("r"))
    assert state.calm


@pytest.mark.rule("C15")
def test_C15_suspension_follows_the_gears_in_discard() -> None:
    state = race(Seat("front:2.2#4", active="r1 w1 W1", discard="L1 B2"), FAR)  # W own, L inner, W outer
    play(state, use("r"))
    assert (path(state), has(state, 0, "discard"), has(state, 0, "used")) == (["front:1.4#2"], "L1 B2", "w1 r1")
    for discard, usable in (("", False), ("B1", False), ("W1", True), ("y3 w3", False)):
        state = race(Seat("front:2.2#4", active="r1 w1", discard=discard), FAR)
        assert (use("r") in state.choices) is usable
    both = race(Seat("front:2.2#4", active="r1 w1", discard="W1"), FAR)
    play(both, use("r"))
    assert both.choices == [OWN, OUTER], "the move must be made"


@pytest.mark.rule("C16", "D10")
def test_C16_D10_tires_enter_lower_levels_only() -> None:
    for active, usable in (("W1", False), ("L1", True), ("B1", True), ("", False)):
        state = race(Seat("front:2.2#4", active=f"r1 w1 {active}"), FAR, cards="money")
        assert (use("r") in state.choices) is usable
    light = race(Seat("front:2.2#4", active="r1 w1 L1"), FAR, cards="money")
    play(light, use("r"))
    assert light.choices == [OWN, OUTER], "white, not the light grey space inside"
    play(light, OWN)
    assert (has(light, 0, "active"), has(light, 0, "used")) == ("L1 w1", "r1"), "the gear stays, no Wear"


@pytest.mark.rule("C17", "D9")
@pytest.mark.parametrize(("gear", "allowed"), [("L", 0b0001), ("D", 0b0010), ("B", 0b0100)])
def test_C17_D9_steering_is_exactly_one_level_lower(gear: str, allowed: int) -> None:
    state = race(Seat("front:2.2#4" if gear != "B" else "front:1.2", active=f"{gear}1 W1 r1 w1"), FAR, cards=BOOK)
    play(state, use("r"))
    assert (state.allowed, state.left, state.must) == (allowed, 3, False)
    assert (has(state, 0, "discard"), has(state, 0, "used")) == (f"{gear}1", "w1 r1")


@pytest.mark.rule("C17")
def test_C17_steering_needs_a_gear_above_white_and_may_move_nothing() -> None:
    state = race(Seat("front:2.2#4", active="W2 r1 w1"), FAR, cards=BOOK)
    assert use("r") not in state.choices
    state = race(Seat("front:4.1#6", active="B1 D1 r1 w1"), FAR, cards=BOOK)
    play(state, use("r"), steer("B"), STOP)
    assert (state.path, has(state, 0, "active")) == ([], "D1 w1")


# ---- Performance


@pytest.mark.rule("C18", "D19")
def test_C18_D19_boost_draws_and_opponents_draw_at_once_in_turn_order() -> None:
    others = [Seat("turn_1:4.2#5", active="W1", bag="L1"), Seat("turn_1:4.2#4", bag=""), Seat("turn_1:4.2#3", bag="D2")]
    state = race(others[0], Seat("front:1.2", active="g1 w1", bag="B2"), others[1], others[2], driver=1, cards="jalopy")
    play(state, use("g"), DRAW, DRAW)
    # nothing more to draw: the draws end, 2 Wear; seat 2 has nothing to draw and is not asked
    assert (has(state, 1, "active"), has(state, 1, "used")) == ("B2 w1", "w2 g1")
    assert state.to_move == 3
    play(state, REPLY)
    assert (state.to_move, has(state, 3, "active")) == (0, "D1")
    play(state, REPLY)
    assert (state.to_move, has(state, 0, "active")) == (1, "W1 L1")


@pytest.mark.rule("C18")
def test_C18_boost_draws_at_most_three_and_may_draw_none() -> None:
    state = race(Seat("front:1.2", active="g1 w1", bag="B9"), Seat("turn_1:4.2#5", bag=""), cards="jalopy")
    play(state, use("g"), DRAW, DRAW, DRAW)
    assert (has(state, 0, "active"), has(state, 0, "used"), state.cube) == ("B3 w1", "w3 g1", -1)
    none = race(Seat("front:1.2", active="g1 w1", bag="B9"), Seat("turn_1:4.2#5", bag="W1"), cards="jalopy")
    play(none, use("g"), NO_DRAW)
    assert (none.to_move, has(none, 0, "used")) == (1, "g1")


@pytest.mark.rule("C18")
def test_C18_an_extra_cube_is_kept_for_the_next_turn() -> None:
    state = race(
        Seat("front:1.2", active="g1 w1", bag="B9"), Seat("turn_1:4.2#5", active="W7", bag="L2"), cards="jalopy"
    )
    play(state, use("g"), NO_DRAW, REPLY)
    play(state, END)
    assert (state.driver, has(state, 1, "active")) == (1, "W7 L1")


@pytest.mark.rule("C19")
def test_C19_gearbox_enters_light_spaces_only_and_brings_wear() -> None:
    state = race(Seat(LIGHT_ENDS, active="g1 w1"), Seat("turn_4:1.1"))
    play(state, use("g"))
    assert (state.allowed, state.left, has(state, 0, "used")) == (0b0010, 3, "w1 g1")
    shut = race(Seat("front:4.1#6", active="g1 w1"), Seat("turn_4:1.1"))
    play(shut, use("g"))
    step_to(shut, "turn_1:3.1#3")
    assert shut.left == 2


@pytest.mark.rule("C20")
def test_C20_nitro_keeps_one_of_two() -> None:
    state = race(Seat("front:1.2", active="g1 w1", bag="W1 B1"), FAR, cards="fine_tuning")
    play(state, use("g"))
    assert state.choices == [keep("W"), keep("B")]
    play(state, keep("W"))
    assert (has(state, 0, "active"), has(state, 0, "discard"), state.drawn) == ("W1 w1", "B1", [])
    alike = race(Seat("front:1.2", active="g1 w1", bag="B2"), FAR, cards="fine_tuning")
    play(alike, use("g"))
    assert (has(alike, 0, "active"), has(alike, 0, "discard"), alike.cube) == ("B1 w1", "B1", -1)


@pytest.mark.rule("C20")
def test_C20_the_first_cube_is_not_in_discard_while_the_second_is_drawn() -> None:
    state = race(Seat("front:1.2", active="g1 w1", bag="B1", discard="W5"), FAR, cards="fine_tuning")
    for seed in range(20):
        world = play(state.redeal(0, seed), use("g"))
        assert world.choices == [keep("W"), keep("B")], "the second comes out of the poured whites"


@pytest.mark.rule("C21")
def test_C21_turbo_counts_green_in_all_discards() -> None:
    state = race(
        Seat(LIGHT_ENDS, active="g2 w1", discard="g1"), Seat("turn_4:1.1", discard="g2", bag="g1"), cards="experts"
    )
    play(state, use("g"))
    assert (state.left, state.allowed, has(state, 0, "used")) == (5, 0b0010, "w2 g1")


# ---- Engine


@pytest.mark.rule("C22", "D15")
def test_C22_D15_diesel_without_dark_cubes_brings_only_wear() -> None:
    state = race(Seat(LIGHT_ENDS, active="b1 w1", discard="W1"), FAR, cards="jalopy")
    play(state, use("b"))
    assert (state.path, state.cube, has(state, 0, "used")) == ([], -1, "w2 b1")
    two = race(Seat(LIGHT_ENDS, active="b1 w1 D1", discard="D2"), FAR, cards="jalopy")
    play(two, use("b"))
    assert (two.left, two.allowed) == (2, 0b0100)


@pytest.mark.rule("C23")
def test_C23_rotary_counts_colours_in_discard() -> None:
    discard = "W1 L2 D1 B1 w1 y1 p1 r1 g1 b1"
    state = race(Seat("beach_2:1.3#2", active="b1 w1", discard=discard), FAR, cards=BOOK)
    play(state, use("b"))
    assert (state.left, state.allowed, has(state, 0, "used")) == (10, 0b0001, "w1 b1")


@pytest.mark.rule("C24", "D15")
def test_C24_D15_hybrid_counts_blue_out_of_the_bag() -> None:
    own = Seat("front:1.2", active="b1 w1", bag="b5")
    beaten = race(own, Seat("turn_1:4.2#5", discard="b1"))
    play(beaten, use("b"))
    assert (beaten.left, has(beaten, 0, "used"), beaten.path) == (0, "w1 b1", [])
    theirs = race(own, Seat("turn_1:4.2#5", active="b3", bag="b3"))
    play(theirs, use("b"))
    assert theirs.left == 2, "what opponents have elsewhere does not count"
    apart = race(
        Seat("front:1.2", active="b2 w1"), Seat("turn_1:4.2#5", discard="b1"), Seat("turn_1:4.2#4", discard="b1")
    )
    play(apart, use("b"))
    assert apart.left == 2, "against each single opponent, not all together"


@pytest.mark.rule("C24")
def test_C24_hybrid_needs_one_colour_for_both_spaces() -> None:
    state = race(Seat("pits:4.3#3", active="b1 w1"), FAR)
    play(state, use("b"))
    step_to(state, "front:3.1#5")  # dark grey and black
    assert state.allowed == 0b1100
    assert state.choices == [OUTER, STOP]  # white ahead and inside; the black space outside shares a colour


@pytest.mark.rule("C25")
def test_C25_supercharged_takes_two_back() -> None:
    state = race(Seat("front:1.2", active="b1 w1", discard="D1 B1 w1"), FAR, cards="fine_tuning")
    play(state, use("b"))
    assert state.choices == [take("D"), take("B"), take("w"), TAKEN]
    play(state, take("D"), take("B"))
    assert (has(state, 0, "active"), has(state, 0, "discard"), has(state, 0, "used")) == ("D1 B1 w1", "w1", "w1 b1")
    assert use("D") in state.choices, "they may be used this turn"
    idle = race(Seat("front:1.2", active="b1 w1", discard="D1"), FAR, cards="fine_tuning")
    play(idle, use("b"), TAKEN)
    assert has(idle, 0, "discard") == "D1"
