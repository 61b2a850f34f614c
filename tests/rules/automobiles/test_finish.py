"""The end of the race (F1-F6), what everybody knows, and whole races on other tracks."""

from __future__ import annotations

import pytest
from rich.console import Console

from ludoteca.bots import GreedyBot, SearchBot, ask
from ludoteca.games.automobiles.examples import Seat, made
from ludoteca.games.automobiles.position import AutomobilesState
from tests.proof.cases import random_game
from tests.rules.automobiles.invariants import check, check_step
from tests.rules.automobiles.table import BOUGHT, END, PIT, enter, play, race, use, where
from tests.rules.automobiles.test_track import OVAL

FINISH = 60480


def printed(state: AutomobilesState, seat: int | None, lang: str) -> str:
    """The board as a terminal shows it."""
    console = Console(width=160)
    with console.capture() as captured:
        console.print(state.game.board(state, seat, lang))
    return captured.get()


@pytest.mark.rule("F1")
def test_F1_a_car_finishes_when_its_distance_exceeds_the_laps() -> None:
    state = race(Seat("pits:1.5", lap=2), Seat("turn_1:4.2#5"))
    assert (state.distance[0], state.finished()) == (FINISH, False)
    state.distance[0] += 1
    assert state.finished()


@pytest.mark.rule("F2")
def test_F2_all_seats_have_had_equally_many_turns() -> None:
    seats = [Seat("pits:1.5", active="W1 y1", lap=2), Seat("front:2.3", lap=1), Seat("turn_1:4.2#5", lap=1)]
    state = race(*seats, round=20)
    enter(state, "W", "front:2.1")
    play(state, END, BOUGHT)
    assert (state.marker(0), state.is_over, state.driver) == (0, False, 1)
    play(state, PIT)
    assert not state.is_over
    play(state, PIT)
    assert state.is_over
    assert state.winners() == [0]
    assert state.returns() == [1.0, -0.5, -0.5]


@pytest.mark.rule("F2")
def test_F2_momentum_can_carry_a_car_over_the_line() -> None:
    own = Seat("front:4.1#1", lap=3)
    state = race(own, Seat("turn_1:4.2#5"), driver=1, round=20)
    state.distance[0] = 3 * 20160 + 420
    assert state.finished()
    play(state, PIT)
    assert state.is_over
    assert state.distance[0] == 3 * 20160 + 2520


@pytest.mark.rule("F3")
def test_F3_the_farthest_car_wins_not_the_first_to_finish() -> None:
    seats = [Seat("front:1.1#2", lap=3), Seat("pits:4.3#3", active="B1 y1", lap=2)]
    state = race(*seats, driver=1, round=20)
    enter(state, "B", "front:4.1#6")
    play(state, END, BOUGHT)
    assert state.is_over
    assert (state.winners(), state.ranking()) == ([1], [1, 0])


@pytest.mark.rule("F4", "F5")
def test_F4_F5_equal_distances_are_ranked_by_lane() -> None:
    seats = [Seat("front:4.1#6", lap=3), Seat("front:1.4#2", lap=3), Seat("turn_1:4.2#5"), Seat("turn_1:3.2#2")]
    state = race(*seats, driver=3, round=20)
    assert state.distance[0] == state.distance[1]
    assert state.distance[2] == state.distance[3]
    play(state, PIT)
    assert (state.winners(), state.ranking()) == ([1], [1, 0, 3, 2])


@pytest.mark.rule("F4")
def test_F4_a_place_that_the_lane_decides_is_told_with_both_lanes() -> None:
    seats = [Seat("front:4.1#6", lap=3), Seat("front:1.4#2", lap=3), Seat("front:1.1#2", lap=3)]
    state = race(*seats, driver=2, round=20)
    play(state, PIT)
    assert state.ranking() == [1, 0, 2]
    names = ["Ada", "Bo", "Cy"]
    assert [event.phrase.text("en", names) for event in state.events][-2:] == [
        "The race is over: Bo wins.",
        "Bo and Ada are level; the inner lane puts Bo ahead (lane 1 against lane 4).",
    ]
    assert state.events[-1].phrase.text("it", names) == (
        "Bo e Ada sono alla pari; la corsia più interna mette davanti Bo (corsia 1 contro corsia 4)."
    )
    lines = [[line.text("en") for line in state.score_sheet(seat) if line.rule == "F4"] for seat in range(3)]
    assert lines == [
        ["Level with another car, behind by the lane (inner is better): lane 4 against lane 1"],
        ["Level with another car, ahead by the lane (inner is better): lane 1 against lane 4"],
        [],
    ]
    assert all(sum(line.points for line in state.score_sheet(seat)) == state.scores()[seat] for seat in range(3))


@pytest.mark.rule("F6")
def test_F6_the_limit_of_rounds_ends_the_race() -> None:
    state = race(Seat("front:1.2"), Seat("front:1.3"), round=4, round_limit=4)
    play(state, PIT)
    assert not state.is_over
    play(state, PIT)
    assert state.is_over
    assert (state.winners(), state.ranking()) == ([1], [1, 0])


def test_the_score_is_the_distance() -> None:
    state = race(Seat("front:1.2", lap=2), Seat("pits:1.5"))
    assert state.scores() == [2 * 20160 + 1260, 20160]
    assert [line.points for line in state.score_sheet(0)] == [2 * 20160, 1260]
    assert [line.points for line in state.score_sheet(1)] == [0, 20160]


@pytest.mark.rule("R2", "R8")
@pytest.mark.parametrize("players", [2, 5])
def test_races_on_a_track_with_gaps_keep_the_invariants(players: int) -> None:
    game = made(players=players, track="custom", track_text=OVAL, round_limit=10, card_set="random")
    for seed in range(4):
        before = game.start(seed)
        for state, _ in random_game(game, seed):
            check(state)
            check_step(before, state)
            before = state.clone()
        assert state.is_over


def test_a_race_between_greedy_drivers_ends_well_before_the_limit() -> None:
    game = made(players=2, laps=1)
    bot = GreedyBot(game.strategy())
    state = game.start(4)
    assert isinstance(state, AutomobilesState)
    idle = [0, 0]
    decisions = 0
    while not state.is_over:
        driver, distance = state.driver, state.distance[:]
        state.apply(ask(bot, state, decisions))
        decisions += 1
        check(state)
        if driver >= 0 and state.driver != driver:
            idle[driver] = 0 if state.distance[driver] > distance[driver] else idle[driver] + 1
            assert idle[driver] < 5, "nobody stands still for long"
    assert state.finished()
    assert state.round < 20


def test_a_search_bot_drives() -> None:
    state = race(Seat("pits:4.3#3", active="B2 D1 W2 y2", bag="W7"), Seat("turn_1:4.2#5", active="W7"))
    action = ask(SearchBot(state.game.strategy(), simulations=30), state, 1)
    assert action in state.choices


def test_the_board_shows_the_table_in_both_languages() -> None:
    state = race(Seat("front:1.2", active="W2 y1", bag="L3"), Seat("turn_1:4.2#5"))
    play(state, use("W"))
    english = ("Discard", "Hybrid Engine", "Lane 1", "front straight, lane 1, space 3 (white/light grey)")
    italian = ("Scarti", "Zona attiva", "Corsia 1", "rettilineo, corsia 1, spazio 3 (bianco/grigio chiaro)")
    for lang, words in (("en", english), ("it", italian)):
        shown = printed(state, 0, lang)
        assert all(word in shown for word in words)
    assert where(state) == "front:1.2"


def test_the_board_hides_the_contents_of_bags_if_wanted() -> None:
    shown = []
    for view in ("contents", "size"):
        state = race(Seat("front:1.2", active="W2", bag="L3 p2"), Seat("turn_1:4.2#5"), bag_view=view)
        shown.append("L3 p2" in printed(state, None, "en"))
    assert shown == [True, False]
