"""Moving, the phases of a turn, and drawing (R5-R34), with the rulings about them."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.engine.record import Record
from ludoteca.engine.undo import undo, why_no_undo
from ludoteca.games.automobiles.examples import BOOK, Seat, made, section_at
from tests.rules.automobiles.table import (
    BOUGHT,
    END,
    INNER,
    OUTER,
    OWN,
    PIT,
    STOP,
    buy,
    enter,
    exits,
    has,
    path,
    play,
    race,
    stock,
    take,
    use,
    where,
)

FAR = Seat("turn_1:4.2#5")
LIGHT_ENDS = "beach_2:1.1"


# ---- distance and standing


@pytest.mark.rule("R5", "D12")
@pytest.mark.parametrize(
    ("distance", "completed", "marker"),
    [(-2520, 0, 3), (0, 0, 3), (1, 0, 3), (20160, 0, 3), (20161, 1, 2), (60480, 2, 1), (40321, 2, 1), (60481, 3, 0)],
)
def test_R5_laps_completed_and_the_lap_marker(distance: int, completed: int, marker: int) -> None:
    state = race(Seat("front:1.2"), FAR)
    assert state.laps_completed(distance) == completed
    state.distance[0] = distance
    assert state.marker(0) == marker


@pytest.mark.rule("R5", "R23")
def test_R5_R23_distance_grows_with_the_nose_over_the_line() -> None:
    state = race(Seat("pits:1.5", active="W1 y1", bag="W7", lap=1), FAR)
    enter(state, "W", "front:2.1")
    assert (state.car[0], state.distance[0]) == (section_at(state, "pits:1.5"), 40320), "the car waits"
    play(state, END, BOUGHT)
    assert (where(state), state.distance[0], state.marker(0)) == ("front:2.1", 40740, 1)


@pytest.mark.rule("R6")
def test_R6_more_distance_is_ahead_then_the_inner_lane() -> None:
    state = race(Seat("front:4.1#6"), Seat("front:1.4#2"), Seat("front:1.1#2", lap=1), Seat("front:2.2#4"))
    assert [state.place(seat) for seat in range(4)] == [3, 2, 1, 4]
    assert state.ranking() == [2, 1, 0, 3]


# ---- moving


@pytest.mark.rule("R7", "D4")
def test_R7_D4_the_path_grows_from_its_end_and_the_car_waits() -> None:
    state = race(Seat("front:1.2", active="W2 y1"), FAR)
    enter(state, "W", "front:1.3")
    assert where(state) == "front:1.2"
    assert exits(state) == ["front:1.4#2", "-", "front:2.2#4"]  # not those of front:1.2
    assert state.path_end == section_at(state, "front:1.3")


@pytest.mark.rule("R7")
def test_R7_the_own_car_does_not_block_its_own_path() -> None:
    state = race(Seat("front:1.2", active="W1 y1"), FAR)
    state.path_end = section_at(state, "front:1.1#2")  # as if the path had gone round a whole lap
    assert exits(state)[0] == "front:1.2"


@pytest.mark.rule("R8")
def test_R8_own_inner_and_outer_exits() -> None:
    state = race(Seat("beach_1:2.1#4", active="W1"), FAR)
    assert exits(state) == ["beach_1:2.2#2", "beach_1:1.3#2", "beach_1:3.1#6"]
    inner = race(Seat("front:1.1#2", active="W1"), FAR)
    assert exits(inner)[1] == "-", "there is no lane inside lane 1"
    outer = race(Seat("front:4.1#6", active="W1"), FAR)
    assert exits(outer)[2] == "-", "there is none outside lane 4"


@pytest.mark.rule("R8", "D5")
def test_R8_D5_from_a_rear_section_only_the_spaces_beside_the_nose() -> None:
    state = race(Seat("beach_1:3.1#2", active="W1"), Seat("beach_1:3.1#6"))
    track = state.terms.track
    assert track.nose[state.path_end] == 3 * 2520 + 840
    # a car stands in a higher section, so the own lane is shut; no weaving from sections further ahead
    assert exits(state) == ["-", "beach_1:2.1#4", "beach_1:4.2#4"]


@pytest.mark.rule("R9")
def test_R9_landing_in_front_or_behind_the_rearmost_car() -> None:
    state = race(Seat("turn_2:3.3#2", active="B1 W1"), Seat("beach_1:3.1#6"), Seat("beach_1:3.1#3"))
    assert exits(state)[0] == "beach_1:3.1#2"
    empty = race(Seat("turn_2:3.3#2", active="B1 W1"), FAR)
    assert exits(empty)[0] == "beach_1:3.1#6"
    full = race(Seat("turn_2:3.3#2", active="B1 W1"), Seat("beach_1:3.1#1"))
    assert exits(full)[0] == "-"


@pytest.mark.rule("R10")
def test_R10_lapped_cars_block_like_all_others() -> None:
    for lap in (0, 5):
        state = race(Seat("front:1.2", active="W1 y1", lap=2), Seat("front:1.3", lap=lap))
        assert exits(state)[0] == "-"


@pytest.mark.rule("R11", "D7")
def test_R11_D7_any_colour_of_a_space_may_be_used() -> None:
    for letter, legal in (("W", True), ("L", True), ("B", False)):
        state = race(Seat("turn_2:2.2", active=f"{letter}1 y1"), FAR)  # beach_1: own D4, inner L2, outer B6
        assert exits(state) == ["beach_1:2.1#4", "beach_1:1.1#2", "beach_1:3.1#6"]
        mixed = race(Seat("front:1.2", active=f"{letter}1 y1"), FAR)  # front:1.3 is white and light grey
        assert (use(letter) in mixed.choices) is legal


@pytest.mark.rule("D7")
def test_D7_wear_is_counted_by_the_darkest_colour_of_a_space() -> None:
    state = race(Seat("front:1.2", active="W1", bag="W7"), FAR)
    play(state, use("W"))
    assert (where(state), has(state, 0, "discard")) == ("front:1.3", "W1 w2")


@pytest.mark.rule("R12", "D8")
def test_R12_D8_up_to_means_one_may_stop_after_each() -> None:
    state = race(Seat(LIGHT_ENDS, active="g1 y1"), Seat("turn_4:1.1"))
    play(state, use("g"))
    assert state.choices == [OWN, OUTER, STOP]
    play(state, STOP)
    assert (state.path, has(state, 0, "used"), state.cube) == ([], "w1 g1", -1)


@pytest.mark.rule("R12")
def test_R12_a_move_without_up_to_must_be_made_and_one_without_exits_ends() -> None:
    state = race(Seat(LIGHT_ENDS, active="L1 y1"), FAR)
    play(state, use("L"))
    assert state.choices == [OWN, OUTER]
    none = race(Seat("front:2.2#4", active="g1 w1"), Seat("turn_4:1.1"))
    play(none, use("g"), INNER)  # front:1.4 is light grey; then light grey is in turn_1:2.1 alone
    assert none.choices == [OUTER, STOP]


# ---- the turn


@pytest.mark.rule("R13")
def test_R13_a_pit_stop_only_as_the_first_decision() -> None:
    state = race(Seat("front:1.2", active="w2 y1"), FAR)
    assert PIT in state.choices
    play(state, use("w"))
    assert PIT not in state.choices
    buying = race(Seat("front:1.2", active="w2 y1"), FAR)
    play(buying, END)
    assert all(action >= 152 for action in buying.choices)


@pytest.mark.rule("R13")
def test_R13_every_seat_has_a_turn_in_every_round() -> None:
    state = race(Seat("front:1.1#2"), Seat("front:2.1"), FAR, driver=1, first_player="seat_1")
    order = []
    for _ in range(7):
        order.append((state.round, state.driver))
        play(state, PIT)
    assert order == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


@pytest.mark.rule("R14", "D17")
def test_R14_D17_the_place_is_that_of_the_start_of_the_turn() -> None:
    state = race(Seat(LIGHT_ENDS, active="L1 g1 y1"), Seat("turn_3:1.3"))
    assert state.noted == 2
    enter(state, "L", "beach_2:2.1#2")
    state.path_distance += state.terms.track.length  # far ahead of everybody
    play(state, use("g"))
    assert (state.noted, state.left) == (2, 3)


@pytest.mark.rule("R15")
def test_R15_any_number_of_cubes_also_those_just_drawn() -> None:
    state = race(Seat("front:1.2", active="p1", bag="W1", discard=""), FAR)
    play(state, use("p"))
    assert use("W") in state.choices
    play(state, END)
    idle = race(Seat("front:1.2", active="W3", bag="W7"), FAR)
    play(idle, END)
    assert (where(idle), has(idle, 0, "discard")) == ("front:1.2", "W3")


@pytest.mark.rule("R16")
def test_R16_a_used_cube_lies_in_used_before_its_effect() -> None:
    state = race(Seat("front:1.2", active="b1 y1", discard=""), Seat("turn_1:4.2#5", discard=""))
    play(state, use("b"))  # one blue, the used one, is more than none
    assert state.left == 2
    assert has(state, 0, "used") == "w1 b1"


@pytest.mark.rule("R17", "D3")
def test_R17_D3_what_cannot_be_done_completely_cannot_be_used() -> None:
    state = race(Seat("front:4.1#6", active="r1 y1", discard="B1"), FAR)  # Suspension: nothing black ahead
    assert exits(state) == ["turn_1:4.1", "turn_1:3.1#3", "-"]
    assert use("r") not in state.choices
    state = race(Seat("front:4.1#6", active="r1 y1", discard="B1 W1"), FAR)
    assert use("r") in state.choices


@pytest.mark.rule("R18")
def test_R18_missing_wear_hinders_nothing() -> None:
    state = race(Seat("front:1.2", active="r1 y1", discard="W1", bag="W7"), FAR, stock="w0")
    play(state, use("r"))
    assert (path(state), has(state, 0, "used")) == (["front:1.3"], "r1")
    play(state, END, BOUGHT)
    assert has(state, 0, "discard") == "W1 y1 r1"


@pytest.mark.rule("R19")
def test_R19_gained_cubes_lie_in_used_removed_ones_in_the_stock() -> None:
    state = race(Seat("front:1.2", active="y1 w1", discard="W2"), FAR, cards=BOOK)
    white, light = stock(state, "W"), stock(state, "L")
    play(state, use("y"))
    assert (stock(state, "W"), stock(state, "L")) == (white + 1, light - 1)
    assert (has(state, 0, "used"), has(state, 0, "discard")) == ("L1 y1", "W1")


@pytest.mark.rule("R20")
def test_R20_a_cube_is_chosen_by_its_colour() -> None:
    state = race(Seat("front:1.2", active="W3 w2 y2"), FAR)
    assert state.choices == [use("W"), use("w"), use("y"), END, PIT]


@pytest.mark.rule("R21")
def test_R21_money_is_what_is_left_in_active() -> None:
    state = race(Seat("front:1.2", active="W2 L1 D1 B1 w3 y1 p1 r1 g1 b1"), FAR)
    play(state, END)
    assert state.money == 0 + 1 + 2 + 3 + 0 + 2 + 1 + 2 + 2 + 3
    assert has(state, 0, "active") == "W2 L1 D1 B1 w3 y1 p1 r1 g1 b1"


@pytest.mark.rule("R22", "D11")
def test_R22_D11_anything_but_wear_that_is_there_and_not_too_dear() -> None:
    state = race(Seat("front:1.2", active="y2", bag="W7"), FAR, stock="r0")
    play(state, END)
    assert state.money == 4
    assert state.choices == [buy(letter) for letter in "WLDBypg"] + [BOUGHT]  # red is out of stock, blue costs 5
    play(state, buy("L"), buy("W"), buy("W"))
    assert where(state) == "front:1.2"
    assert has(state, 0, "discard") == "W2 L1 y2"
    assert state.driver == 1, "nothing is left to pay with"


@pytest.mark.rule("R24")
@pytest.mark.parametrize(
    ("start", "letter", "end", "wear"),
    [
        ("front:2.2#4", "W", "front:2.3", 1),
        ("beach_2:1.2#3", "L", "beach_2:1.3#2", 2),
        ("front:1.2", "D", "front:2.2#4", 3),
        ("pits:4.3#3", "B", "front:4.1#6", 4),
    ],
)
def test_R24_wear_by_the_darkest_space(start: str, letter: str, end: str, wear: int) -> None:
    state = race(Seat(start, active=f"{letter}1 w1", bag="W7"), FAR)
    enter(state, letter, end)
    play(state, END)
    assert has(state, 0, "discard") == f"{letter}1 w{wear + 1}"


@pytest.mark.rule("R24")
def test_R24_intermediate_spaces_count_the_starting_space_does_not() -> None:
    state = race(Seat("front:2.2#4", active="W1", bag="W7"), FAR)  # from a dark space
    play(state, use("W"), OWN)
    assert has(state, 0, "discard") == "W1 w1"
    through = race(Seat("front:1.2", active="W1 D1 w1", bag="W7"), FAR)
    enter(through, "D", "front:2.2#4")
    enter(through, "W", "front:2.3")
    play(through, END)
    assert has(through, 0, "discard") == "W1 D1 w4"


@pytest.mark.rule("R25")
def test_R25_no_wear_without_an_entry() -> None:
    state = race(Seat("beach_2:1.1", active="y1", bag="W7"), Seat("turn_1:4.2#5"))
    play(state, END, BOUGHT)
    assert has(state, 0, "discard") == "y1"


@pytest.mark.rule("R25", "C14")
def test_R25_C14_no_wear_with_aerodynamics() -> None:
    state = race(Seat("pits:4.3#3", active="B1 r2", bag="W7"), FAR, cards="fine_tuning")
    play(state, use("r"))
    enter(state, "B", "front:4.1#6")
    play(state, END, BOUGHT)
    assert has(state, 0, "discard") == "B1 r2"
    play(state, PIT)
    assert state.calm is False, "R31: only for one turn"


@pytest.mark.rule("R26")
def test_R26_the_slipstream_is_judged_before_momentum() -> None:
    # The car ahead leaves a space with an empty section between: behind it, momentum would close up.
    state = race(Seat("turn_2:2.2", active="D1 w1", bag="W7"), Seat("beach_1:2.1#4"))
    enter(state, "D", "beach_1:2.1#3")
    play(state, END)
    assert has(state, 0, "discard") == "D1 w1", "directly behind: no Wear"
    loose = race(Seat("turn_2:3.3#2", active="B1 w1", bag="W7"), Seat("beach_1:3.1#5"))
    enter(loose, "B", "beach_1:3.1#4")
    play(loose, END)
    assert [where(loose, seat) for seat in (0, 1)] == ["beach_1:3.1#5", "beach_1:3.1#6"]
    assert has(loose, 0, "discard") == "B1 w1"


@pytest.mark.rule("R27", "D6")
@pytest.mark.parametrize(
    ("own", "other", "strict", "lax"),
    [
        ("beach_1:3.1#4", "beach_1:3.1#5", True, True),
        ("beach_1:3.1#4", "beach_1:3.1#6", False, False),
        ("turn_2:3.3#2", "beach_1:3.1#1", True, True),
        ("turn_2:3.3#2", "beach_1:3.1#4", False, True),
        ("turn_2:3.3#1", "beach_1:3.1#1", False, False),
        ("front:1.2", "front:2.2#4", False, False),
        ("front:1.3", "front:1.2", False, False),
    ],
)
def test_R27_D6_directly_behind(own: str, other: str, strict: bool, lax: bool) -> None:
    for rule, found in (("section", strict), ("space", lax)):
        assert race(Seat(own, active="W1"), Seat(other, lap=2), slipstream=rule).in_slipstream(0) is found


@pytest.mark.rule("R28")
def test_R28_everything_goes_to_discard_then_seven_are_drawn() -> None:
    state = race(Seat("front:1.2", active="W2 y1", used="", discard="L1", bag="D9"), FAR)
    play(state, use("W"))
    play(state, END, BOUGHT)
    assert (has(state, 0, "active"), has(state, 0, "bag"), has(state, 0, "used")) == ("D7", "D2", "-")
    assert has(state, 0, "discard") == "W2 L1 w2 y1"


@pytest.mark.rule("R29")
def test_R29_momentum_moves_every_car_up_in_its_order() -> None:
    seats = [Seat("front:1.2", active="w1"), Seat("beach_1:3.1#1"), Seat("beach_1:3.1#4"), Seat("front:4.1#3", lap=1)]
    state = race(*seats)
    before = state.distance[:]
    play(state, PIT)
    assert [where(state, seat) for seat in range(4)] == ["front:1.2", "beach_1:3.1#5", "beach_1:3.1#6", "front:4.1#6"]
    gained = [now - then for now, then in zip(state.distance, before, strict=True)]
    assert gained == [0, 4 * 420, 2 * 420, 3 * 420]
    assert state.count(state.used, 1) == 0
    assert state.discard[10 + 4] == 0


@pytest.mark.rule("R30", "D13")
def test_R30_D13_a_pit_stop_removes_the_active_wear_and_ends_the_turn() -> None:
    state = race(Seat("front:1.2", active="W1 w3", discard="w2", bag="w1 L8"), FAR)
    before = stock(state, "w")
    play(state, PIT)
    assert stock(state, "w") == before + 3
    assert state.discard[4] == 2
    assert state.bag[4] + state.active[4] == 1
    clean = race(Seat("front:1.2", active="W1"), FAR)
    assert PIT in clean.choices, "legal without any Wear"
    kept = race(Seat("front:1.2", active="W1 w3", bag="L8"), FAR)
    play(kept, END)
    assert has(kept, 0, "discard") == "W1 w3", "the Wear may stay: a race turn without actions"


@pytest.mark.rule("R31")
def test_R31_effects_last_for_the_turn() -> None:
    state = race(Seat("front:1.2", active="r1 y1", bag="L8"), Seat("turn_1:4.2#5", active="w1"), cards="fine_tuning")
    play(state, use("r"))
    assert state.calm
    play(state, END, BOUGHT)
    assert not state.calm


# ---- drawing


@pytest.mark.rule("R32")
def test_R32_every_cube_of_a_bag_is_equally_likely() -> None:
    state = race(Seat("front:1.2", active="g1 y1", bag="W1 L2 D3 B4"), FAR, cards="jalopy")
    found: Counter[int] = Counter()
    for seed in range(4000):
        world = state.redeal(0, seed)
        found[world.draw(0)] += 1
    assert sorted(found) == [0, 1, 2, 3]
    for gear, share in ((0, 0.1), (1, 0.2), (2, 0.3), (3, 0.4)):
        assert found[gear] / 4000 == pytest.approx(share, abs=0.035)


@pytest.mark.rule("R32")
def test_R32_the_dice_are_nobodys_knowledge() -> None:
    state = race(Seat("front:1.2", active="W1", bag="W5 L5 D5"), FAR)
    assert state.information(0) == state.information(1) == state.redeal(0, 77).information(1)
    hands = {tuple(play(state.redeal(0, seed), PIT).active[:10]) for seed in range(30)}
    assert len(hands) > 5


@pytest.mark.rule("R33", "D18")
def test_R33_D18_an_empty_bag_is_refilled_only_when_a_draw_is_due() -> None:
    state = race(Seat("front:1.2", discard="W5", bag="L7"), FAR)
    play(state, PIT)
    assert (has(state, 0, "bag"), has(state, 0, "discard"), has(state, 0, "active")) == ("-", "W5", "L7")
    none = race(Seat("front:1.2", bag=""), FAR)
    play(none, PIT)
    assert (has(none, 0, "active"), none.driver) == ("-", 1), "a seat may own no cube at all"


@pytest.mark.rule("R34")
def test_R34_cubes_of_this_turn_can_be_drawn_at_once() -> None:
    state = race(Seat("front:1.2", active="D3", discard="L2", bag=""), FAR)
    assert state.drawable(0) == 2
    play(state, END)
    state = state if state.driver == 1 else play(state, BOUGHT)
    assert has(state, 0, "active") == "L2 D3"


# ---- taking back


def test_a_path_is_taken_back_cube_by_cube_until_something_is_drawn() -> None:
    game = made(players=2)
    record = Record.of(game, 5, ["me", "me"])
    record.actions = [15, 15]
    state = record.replay()
    gear = next(action for action in state.choices if action in (use("W"), use("L")))
    record.actions.append(gear)
    assert why_no_undo(record, 0) is None
    assert undo(record, 0) == state
    record.actions.append(END)
    assert why_no_undo(record, 0) is None
    record.actions.append(BOUGHT)
    assert why_no_undo(record, 0) is not None


def test_supercharged_cubes_count_as_money() -> None:
    state = race(Seat("front:1.2", active="b1 w1", discard="B2"), FAR, cards="fine_tuning")
    play(state, use("b"), take("B"), take("B"))
    play(state, END)
    assert state.money == 6
