"""The worked examples of the rulebook, to the number."""

from __future__ import annotations

import pytest

from ludoteca.games.automobiles.examples import BOOK, Seat, begin, made
from ludoteca.games.automobiles.position import AutomobilesState
from tests.rules.automobiles.table import (
    BOUGHT,
    DRAW,
    END,
    NO_DRAW,
    NO_REPLY,
    OUTER,
    OWN,
    PIT,
    REPLY,
    STOP,
    buy,
    engineer,
    enter,
    exits,
    has,
    keep,
    lucky,
    path,
    play,
    race,
    remove,
    steer,
    step_to,
    stock,
    team_gain,
    team_remove,
    upgrade,
    use,
    where,
)

FAR = Seat("turn_1:4.2#5")
LIGHT_ENDS = "beach_2:1.1"  # light grey ahead in the own lane and outside


# ---- the book's


@pytest.mark.rule("E1")
def test_E1_crew_chief_draws_until_no_wear_and_clears_the_discard() -> None:
    state = race(Seat("front:1.2", active="p1 y1", discard="w5", bag="w2 L1"), FAR)
    before = stock(state, "w")
    after = lucky(state, (use("p"),), lambda world: has(world, 0, "bag") == "-")
    assert has(after, 0, "active") == "L1 w2 y1"
    assert has(after, 0, "discard") == "-"
    assert stock(after, "w") == before + 5


@pytest.mark.rule("E2")
def test_E2_two_wear_are_two_decisions_and_go_to_discard() -> None:
    state = race(Seat("front:1.2", active="w2 y1", discard="L1"), FAR)
    play(state, use("w"), use("w"))
    assert (has(state, 0, "active"), has(state, 0, "used"), has(state, 0, "discard")) == ("y1", "-", "L1 w2")
    assert state.path == []


@pytest.mark.rule("E3")
def test_E3_rotary_engine_over_four_white_spaces() -> None:
    state = race(Seat("beach_2:1.3#2", active="b1", discard="W1 L1 w1 y1", bag="W7"), FAR, cards=BOOK)
    assert state.path_distance == 12600
    play(state, use("b"))
    assert has(state, 0, "used") == "w1 b1"
    assert state.left == 4
    play(state, OWN, OWN, OWN)
    assert path(state) == ["turn_3:1.1", "turn_3:1.2", "turn_3:1.3"]
    play(state, OWN)  # the last one: no cube is left to use, so the turn ends
    assert where(state) == "turn_4:1.1"
    assert state.distance[0] == 15960
    assert has(state, 0, "discard") == "W1 L1 w4 y1 b1"  # 1 + 1 from the engine + 2 in the Decline phase


@pytest.mark.rule("E4")
@pytest.mark.parametrize(("players", "ahead", "most"), [(5, 3, 4), (4, 2, 3), (4, 3, 5), (2, 0, 1), (2, 1, 3)])
def test_E4_gearbox_counts_the_place(players: int, ahead: int, most: int) -> None:
    others = [Seat(f"turn_4:{lane}.{number}") for lane, number in ((1, 3), (1, 2), (1, 1))][:ahead]
    others += [Seat(place) for place in ("front:1.2", "front:1.3", "front:2.1")][: players - 1 - ahead]
    state = race(Seat(LIGHT_ENDS, active="g1 y1"), *others)
    assert state.noted == ahead + 1
    play(state, use("g"))
    assert (state.left, has(state, 0, "used")) == (most, "w1 g1")


@pytest.mark.rule("E4")
def test_E4_the_driver_stops_after_two() -> None:
    ahead = [Seat("turn_4:1.3"), Seat("turn_4:1.2"), Seat("turn_4:1.1")]
    state = race(Seat(LIGHT_ENDS, active="g1 y1"), *ahead, Seat("front:1.2"))
    play(state, use("g"))
    step_to(state, "beach_2:1.2#3")
    step_to(state, "beach_2:1.3#2")
    play(state, STOP)
    assert len(state.path) == 2
    assert has(state, 0, "used") == "w1 g1"


@pytest.mark.rule("E5")
def test_E5_two_cubes_left_buy_a_crew_chief() -> None:
    state = race(Seat("front:1.2", active="b1 y1", bag="W7"), FAR, cards=BOOK)
    play(state, END)
    assert state.money == 5
    play(state, buy("p"))
    assert (state.money, has(state, 0, "used"), has(state, 0, "active")) == (1, "p1", "y1 b1")
    play(state, BOUGHT)
    assert state.money == 0
    assert has(state, 0, "discard") == "y1 p1 b1"


@pytest.mark.rule("E6")
def test_E6_the_darkest_space_alone_counts() -> None:
    state = race(Seat("beach_2:1.2#3", active="L4 D1", bag="W7"), FAR)
    for place in ("beach_2:1.3#2", "turn_3:2.1#2", "turn_3:2.2", "turn_3:3.3#2"):
        enter(state, "L", place)
    play(state, use("D"))
    assert state.driver == 1
    assert (where(state), has(state, 0, "discard")) == ("turn_4:2.1#3", "L4 D1 w3")


@pytest.mark.rule("E6")
@pytest.mark.parametrize(("ahead", "wear"), [("turn_3:1.3", "L1 w2 y1"), ("turn_3:1.1", "L1 y1")])
def test_E6_no_wear_directly_behind_another_car(ahead: str, wear: str) -> None:
    state = race(Seat("beach_2:1.2#3", active="L1 y1", bag="W7"), Seat(ahead))
    enter(state, "L", "beach_2:1.3#2")
    play(state, END, BOUGHT)
    assert where(state) == "beach_2:1.3#2"
    assert has(state, 0, "discard") == wear


SLIPSTREAM = ("turn_1:2.1#2", "turn_1:2.1#1", "front:2.3", "beach_1:1.2", "beach_1:1.1#2")


@pytest.mark.rule("E7")
@pytest.mark.parametrize("rule", ["section", "space"])
def test_E7_who_is_in_slipstream(rule: str) -> None:
    state = race(*[Seat(place, active="W1") for place in SLIPSTREAM], slipstream=rule)
    assert [state.in_slipstream(seat) for seat in range(5)] == [False, True, True, False, True]


@pytest.mark.rule("E7")
@pytest.mark.parametrize(("rule", "found"), [("section", False), ("space", True)])
def test_E7_over_empty_sections_only_by_the_lax_rule(rule: str, found: bool) -> None:
    others = [Seat("beach_1:3.1#6"), Seat("beach_1:3.1#5")]
    state = race(Seat("turn_2:3.3#2", active="W1"), *others, slipstream=rule)
    assert state.in_slipstream(0) is found


@pytest.mark.rule("E8")
def test_E8_pit_stop() -> None:
    state = race(Seat("front:1.2", active="W1 w5 y1", discard="w3", bag="L5 D4"), FAR)
    before = stock(state, "w")
    play(state, PIT)
    assert stock(state, "w") == before + 5
    assert has(state, 0, "discard") == "W1 w3 y1"
    assert (state.count(state.active, 0), state.count(state.bag, 0)) == (7, 2)
    assert where(state) == "front:1.2"
    assert state.driver == 1


@pytest.mark.rule("E9")
def test_E9_the_blocked_car_has_two_ways() -> None:
    state = race(Seat("beach_1:2.1#3", active="L1 B1"), Seat("beach_1:2.1#4"))
    assert state.path_distance == 8820
    assert exits(state) == ["-", "beach_1:1.3#2", "beach_1:3.1#6"]
    track = state.terms.track
    assert [track.nose[state.exit_to(number)] for number in (1, 2)] == [9660, 10080]
    assert track.colours_text(track.space[state.exit_to(1)]) == "WL"
    assert track.colours_text(track.space[state.exit_to(2)]) == "B"


@pytest.mark.rule("E10")
def test_E10_momentum_opens_the_way() -> None:
    state = race(Seat("beach_1:2.1#4", active="L1"), Seat("beach_1:2.1#3", active="W1 y1"))
    play(state, use("L"), OWN)
    assert where(state, 0) == "beach_1:2.2#2"
    assert where(state, 1) == "beach_1:2.1#4"
    assert (state.driver, state.distance[1]) == (1, 9240)
    assert exits(state)[0] == "beach_1:2.2#1"
    assert state.terms.track.nose[state.exit_to(0)] == 9660


FINISH = ("turn_1:1.1", "front:1.4#2", "front:4.1#6", "front:2.2#4", "front:1.1#2")


@pytest.mark.rule("E11")
def test_E11_the_order_at_the_finish() -> None:
    state = race(*[Seat(place, lap=3, active="y1") for place in FINISH], driver=4, round=9)
    assert state.distance == [63840, 63000, 63000, 62580, 61320]
    play(state, END, BOUGHT)
    assert state.is_over
    assert state.ranking() == [0, 1, 2, 3, 4]
    assert state.winners() == [0]


@pytest.mark.rule("E12")
@pytest.mark.parametrize(("theirs", "left"), [(3, 2), (4, 0)])
def test_E12_hybrid_engine_needs_the_most_blue(theirs: int, left: int) -> None:
    state = race(Seat("front:1.2", active="y1 b2", discard="b2"), Seat("turn_1:4.2#5", discard=f"b{theirs}"))
    play(state, use("b"))
    assert (state.left, has(state, 0, "used")) == (left, "w1 b1")


@pytest.mark.rule("E13")
def test_E13_rotary_turbo_and_diesel_count_discards() -> None:
    rotary = race(Seat("beach_2:1.3#2", active="y1 b1", discard="W1 L3 w2 b1"), FAR, cards=BOOK)
    assert play(rotary, use("b")).left == 4
    others = [Seat("turn_1:4.2#5", discard="g1"), Seat("turn_1:4.2#4", discard="g1")]
    turbo = race(Seat(LIGHT_ENDS, active="y1 g1", discard="g2"), *others, cards="experts")
    assert play(turbo, use("g")).left == 6
    assert has(turbo, 0, "used") == "w2 g1"
    diesel = race(Seat(LIGHT_ENDS, active="y1 b1", discard="D3"), FAR, cards="jalopy")
    assert play(diesel, use("b")).left == 3
    assert has(diesel, 0, "used") == "w2 b1"


@pytest.mark.rule("E14")
def test_E14_suspension_tires_and_steering() -> None:
    state = race(Seat("front:1.3", active="y1 r1", discard="D1"), FAR)
    play(state, use("r"))  # of white, light grey and dark grey ahead only the dark space fits
    assert (path(state), has(state, 0, "used"), has(state, 0, "discard")) == (["front:2.2#4"], "w1 r1", "D1")
    tires = race(Seat(LIGHT_ENDS, active="D1 y1 r1"), FAR, cards="money")
    play(tires, use("r"))
    assert tires.allowed == 0b0011
    assert tires.choices == [OWN, OUTER]
    steering = race(Seat(LIGHT_ENDS, active="B1 y1 r1"), FAR, cards=BOOK)
    play(steering, use("r"))
    assert (has(steering, 0, "discard"), has(steering, 0, "used")) == ("B1", "w1 r1")
    assert (steering.allowed, steering.left) == (0b0100, 3)


@pytest.mark.rule("E15")
def test_E15_car_chief_raises_a_gear_by_one() -> None:
    for gear, gained in (("W", "L1 y1"), ("L", "D1 y1"), ("D", "B1 y1"), ("B", "y1")):
        state = race(Seat("front:1.2", active="y2", discard="W1 L1 D1 B1"), FAR, cards=BOOK)
        play(state, use("y"), upgrade(gear))
        assert has(state, 0, "used") == gained
        assert has(state, 0, "discard").split() == [f"{other}1" for other in "WLDB" if other != gear]
    state = race(Seat("front:1.2", active="y2", discard="W1 D1 B1"), FAR, cards=BOOK, stock="B0")
    play(state, use("y"))
    assert state.choices == [upgrade("W"), upgrade("B")]


# ---- corners


def on_the_grid(**options: object) -> AutomobilesState:
    """Five cars on the grid, with everybody's shopping done."""
    state = made(players=5, **options).start(3)
    assert isinstance(state, AutomobilesState)
    while state.round == 0:
        state.apply(state.choices[-1])
    return state


@pytest.mark.rule("E16")
def test_E16_the_grid_of_daytona_beach() -> None:
    state = on_the_grid()
    assert [where(state, seat) for seat in range(5)] == ["pits:1.5", "pits:3.2", "pits:1.3", "pits:4.1", "turn_4:1.3"]
    assert state.distance == [0, -420, -840, -2100, -2520]
    found = []
    for seat in range(5):
        begin(state, seat)
        found.append(exits(state))
    assert found == [
        ["front:1.1#2", "-", "front:2.1"],
        ["pits:3.3", "pits:2.3#4", "pits:4.3#3"],
        ["pits:1.4", "-", "pits:2.3#4"],
        ["pits:4.2#2", "pits:3.1#4", "-"],
        ["pits:1.1#2", "-", "pits:2.1"],
    ]
    assert [state.place(seat) for seat in range(5)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("E17")
def test_E17_the_grid_of_monza() -> None:
    state = on_the_grid(track="monza")
    assert state.distance == [0, 0, -504, -2016, -2016]
    assert state.ranking() == [0, 1, 2, 3, 4]
    begin(state, 2)
    assert where(state, 2) == "griglia:1.3"
    assert exits(state) == ["-", "-", "griglia:2.3#3"]
    track = state.terms.track
    assert track.nose[state.exit_to(2)] == 27720
    assert track.colours_text(track.space[state.exit_to(2)]) == "D"


@pytest.mark.rule("E18")
@pytest.mark.parametrize(("rule", "start", "after", "marker"), [("free", 0, 840, 3), ("counts", 20160, 21000, 2)])
def test_E18_the_first_crossing(rule: str, start: int, after: int, marker: int) -> None:
    state = on_the_grid(first_crossing=rule)
    assert state.distance[0] == start
    assert state.marker(0) == 3
    state.active[1], state.active[0] = state.active[1] + state.active[0], 0  # whites become light grey, for the test
    state.stock[0] += 30 - sum([*state.bag[0::10], *state.active[0::10]]) - state.stock[0]
    state.stock[1] = 28 - sum([*state.bag[1::10], *state.active[1::10]])
    begin(state, 0)
    enter(state, "L", "front:1.1#2")
    while state.driver == 0:
        state.apply(END if END in state.choices else state.choices[-1])
    assert (where(state), state.distance[0], state.marker(0)) == ("front:1.1#2", after, marker)


@pytest.mark.rule("E19")
def test_E19_behind_two_cars_in_a_black_space() -> None:
    state = race(Seat("pits:4.3#3", active="D1 B1", bag="W7"), Seat("front:4.1#6"), Seat("front:4.1#5"))
    assert state.terms.track.nose[state.path_end] == 20160
    assert exits(state) == ["front:4.1#4", "front:3.1#5", "-"]
    assert [state.terms.track.nose[state.exit_to(number)] for number in (0, 1)] == [1680, 2100]
    enter(state, "B", "front:4.1#4")
    play(state, END, BOUGHT)
    assert where(state) == "front:4.1#4"
    assert has(state, 0, "discard") == "D1 B1"  # in slipstream: no Wear


@pytest.mark.rule("E20")
def test_E20_a_space_filled_too_far_is_closed() -> None:
    others = [Seat(f"front:2.2#{section}") for section in (4, 3, 2)]
    state = race(Seat("front:1.2", active="W1 D1"), *others)
    assert state.terms.track.nose[state.path_end] == 1260
    assert exits(state) == ["front:1.3", "-", "-"]
    empty = race(Seat("front:1.2", active="W1 D1"), FAR)
    assert exits(empty) == ["front:1.3", "-", "front:2.2#4"]
    assert empty.terms.track.nose[empty.exit_to(2)] == 2100


@pytest.mark.rule("E21")
def test_E21_longer_spaces_alongside_and_pure_diagonals() -> None:
    state = race(Seat("front:2.2#4", active="W1"), FAR)
    track = state.terms.track
    assert track.nose[state.path_end] == 2100
    assert exits(state) == ["front:2.3", "front:1.4#2", "front:3.2"]
    assert [track.nose[state.exit_to(number)] for number in range(3)] == [2520] * 3
    assert track.start[track.space[state.exit_to(1)]] < 2100
    assert track.start[track.space[state.exit_to(2)]] == 2100


@pytest.mark.rule("E22")
def test_E22_hybrid_keeps_a_colour() -> None:
    state = race(Seat("turn_1:2.3", active="y1 b1"), FAR)
    play(state, use("b"))
    step_to(state, "turn_2:2.1#3")
    assert exits(state) == ["turn_2:2.2", "turn_2:1.3", "turn_2:3.3#2"]
    assert state.choices == [OUTER, STOP]


@pytest.mark.rule("E23")
@pytest.mark.parametrize(("discard", "hand", "bag", "left"), [("W9", 7, 4, 0), ("W3", 5, 0, 0)])
def test_E23_the_discard_is_poured_when_a_draw_is_due(discard: str, hand: int, bag: int, left: int) -> None:
    state = race(Seat("front:1.2", discard=discard, bag="L2"), FAR)
    play(state, PIT)
    assert (state.count(state.active, 0), state.count(state.bag, 0), state.count(state.discard, 0)) == (hand, bag, left)
    assert state.active[1] == 2, "the two cubes of the bag come first"


@pytest.mark.rule("E24")
def test_E24_nitro_needs_two_cubes() -> None:
    state = race(Seat("front:1.2", active="g1 y1", discard="W1", bag=""), FAR, cards="fine_tuning")
    assert use("g") not in state.choices
    state = race(Seat("front:1.2", active="g1 y1", discard="W1", bag="D1"), FAR, cards="fine_tuning")
    play(state, use("g"))
    assert state.choices == [keep("W"), keep("D")]
    play(state, keep("D"))
    assert (has(state, 0, "active"), has(state, 0, "discard"), has(state, 0, "bag")) == ("D1 y1", "W1", "-")


@pytest.mark.rule("E25")
def test_E25_crew_chief_with_a_poured_discard_removes_nothing() -> None:
    state = race(Seat("front:1.2", active="p1 y1", discard="D1 w4", bag=""), FAR)
    before = stock(state, "w")
    play(state, use("p"))
    assert state.active[2] == 1
    assert (has(state, 0, "discard"), stock(state, "w")) == ("-", before)
    assert state.active[4] + state.bag[4] == 4


@pytest.mark.rule("E26")
def test_E26_boost_for_two_and_two_opponents() -> None:
    hand = "W7"
    others = [Seat(f"turn_1:4.2#{section}", active=hand, bag="L3") for section in (5, 4, 3)]
    state = race(Seat("front:1.2", active="g1 y1", bag="D5"), *others, cards="jalopy")
    play(state, use("g"), DRAW, DRAW, NO_DRAW)
    assert (has(state, 0, "active"), has(state, 0, "used")) == ("D2 y1", "w2 g1")
    assert state.to_move == 1
    play(state, REPLY, NO_REPLY, REPLY)
    assert state.to_move == 0
    assert [state.count(state.active, seat) for seat in (1, 2, 3)] == [8, 7, 8]
    assert [state.active[10 * seat + 4] for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("E27")
def test_E27_too_little_wear_in_the_stock() -> None:
    state = race(Seat(LIGHT_ENDS, active="g1", bag="W7"), FAR, cards="experts", stock="w1")
    play(state, use("g"))
    assert (has(state, 0, "used"), stock(state, "w"), state.left) == ("w1 g1", 0, 2)
    step_to(state, "beach_2:1.2#3")
    play(state, STOP)
    assert has(state, 0, "discard") == "w1 g1"


@pytest.mark.rule("E28")
def test_E28_pit_team_pays_with_wear() -> None:
    state = race(Seat("front:1.2", active="w1 p1", discard="w3"), FAR, cards="money")
    play(state, use("p"), team_remove("w"), team_remove("w"))  # the first one is the only choice
    assert state.money == 6
    play(state, team_gain("b"))
    assert (has(state, 0, "used"), has(state, 0, "discard"), state.money) == ("p1 b1", "-", 0)
    poor = race(Seat("front:1.2", active="y1 p1", discard="w1"), FAR, cards="money", stock="W0 L0 y0 p0 r0")
    assert min(poor.cost[colour] for colour in (2, 3, 8, 9)) == 3
    assert use("p") not in poor.choices


@pytest.mark.rule("E29")
def test_E29_engineer_removes_what_it_moved() -> None:
    state = race(Seat("front:1.2", active="w2 y2"), FAR, cards="fine_tuning")
    before = stock(state, "w")
    play(state, use("y"), engineer("w"), engineer("w"), engineer("y") + 5)
    assert state.is_over is False
    assert (has(state, 0, "discard"), stock(state, "w")) == ("-", before + 2)
    idle = race(Seat("front:1.2", active="w2 y2"), FAR, cards="fine_tuning")
    play(idle, use("y"), 46)
    assert (has(idle, 0, "active"), has(idle, 0, "discard"), has(idle, 0, "used")) == ("w2 y1", "-", "y1")


@pytest.mark.rule("E30")
def test_E30_aerodynamics_spares_the_decline_phase_alone() -> None:
    state = race(Seat("pits:4.3#3", active="y1 r1", discard="B1", bag="W7"), FAR)
    state.calm = True  # both cards are red; the effect of the one is set by hand
    enter(state, "r", "front:4.1#6")
    assert has(state, 0, "used") == "w1 r1"
    play(state, END, BOUGHT)
    assert has(state, 0, "discard") == "B1 w1 y1 r1"


@pytest.mark.rule("E31")
def test_E31_the_mechanic_alone_cannot_be_used() -> None:
    alone = race(Seat("front:1.2", active="y1", discard="W2"), FAR, cards="experts")
    assert use("y") not in alone.choices
    two = race(Seat("front:1.2", active="W1 y1", discard="W2"), FAR, cards="experts")
    assert use("y") in two.choices


@pytest.mark.rule("E32")
def test_E32_the_round_is_played_to_its_end() -> None:
    seats = [Seat("pits:1.1#2", lap=2), Seat("pits:1.5", active="W1", lap=2)]
    seats += [Seat("turn_4:4.1", active="y1", lap=2), Seat("pits:4.3#3", active="B1 y1", lap=2)]
    state = race(*seats, driver=1, round=12)
    assert state.distance[1] == 60480
    assert not state.finished(), "exactly on the line nobody has finished"
    play(state, use("W"))
    assert state.distance[1] > 60480
    assert state.driver == 2
    play(state, END, BOUGHT)
    assert state.driver == 3
    enter(state, "B", "front:4.1#6")
    play(state, END, BOUGHT)
    assert state.is_over
    assert (state.winners(), state.ranking()) == ([3], [3, 1, 0, 2])


@pytest.mark.rule("E29")
def test_E29_exactly_as_many_are_removed() -> None:
    state = race(Seat("front:1.2", active="w2 y2", discard="W1 L1"), FAR, cards="fine_tuning")
    play(state, use("y"), engineer("w"), engineer("w"), 46)
    assert state.choices == [remove("W"), remove("L"), remove("w")]
    play(state, remove("W"), remove("w"))
    assert has(state, 0, "discard") == "L1 w1"


@pytest.mark.rule("E14")
def test_E14_steering_must_have_a_gear_to_give_up() -> None:
    state = race(Seat("front:1.3", active="L1 D1 y1 r1"), FAR, cards=BOOK)
    play(state, use("r"))
    assert state.choices == [steer("L"), steer("D")]
