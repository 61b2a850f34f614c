"""The bots: reproducible, within their budget, and each better than the one below it."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots import LEVELS, Driver, SearchBot, SeatError, ask, bot_for, check_seat, parse_seats
from ludoteca.engine.game import State


def winners_of(seats: list[str], games: int, **options: object) -> list[int]:
    """How many games each bot of a two-player list wins, changing seats after every game."""
    game = ludoteca.make("marrak_hesh", **options)
    bots = [bot_for(seat, game) for seat in seats]
    won = [0, 0]
    for number in range(games):
        state = game.start(number // 2)
        turned = number % 2
        Driver(bots[::-1] if turned else bots, number).play(state)
        for seat in state.winners():
            won[seat ^ turned] += 1
    return won


def opening() -> State:
    return ludoteca.make("marrak_hesh").start(3)


def test_greedy_beats_random() -> None:
    assert winners_of(["greedy", "random"], 20)[0] >= 18


def test_search_beats_greedy() -> None:
    assert winners_of(["search:60", "greedy"], 8)[0] >= 5


def test_a_search_spends_its_simulations_and_reports_every_action() -> None:
    state = opening()
    advice = SearchBot(state.game.strategy(), simulations=80).think(state.redeal(state.to_move, 1), 5)
    assert [line.action for line in advice] == state.legal_actions()
    assert sum(line.visits for line in advice) == 80
    for line in advice:
        assert -1.0 <= line.low <= line.expected <= line.high <= 1.0


def test_a_search_with_a_limit_of_time_stops_by_itself() -> None:
    state = opening()
    advice = SearchBot(state.game.strategy(), simulations=0, seconds=0.02).think(state.redeal(state.to_move, 1), 5)
    assert sum(line.visits for line in advice) >= 1


def test_the_interval_narrows_with_more_simulations() -> None:
    state = opening()

    def width(simulations: int) -> float:
        lines = SearchBot(state.game.strategy(), simulations).think(state.redeal(state.to_move, 1), 5)
        best = max(lines, key=lambda line: line.visits)
        return best.high - best.low

    assert width(400) < width(40)


@pytest.mark.parametrize("seat", ["random", "greedy", "search:40", *(f"search:{level}" for level in LEVELS[:3])])
def test_the_same_seed_gives_the_same_choice(seat: str) -> None:
    state = opening()
    bot = bot_for(seat, state.game)
    assert bot is not None
    assert ask(bot, state, 4) == ask(bot, state, 4)


@pytest.mark.parametrize("seat", ["me", "random", "greedy", "search", "search:hard", "search:1000", "search:0.5s"])
def test_a_seat_that_can_be_taken_is_accepted(seat: str) -> None:
    check_seat(seat)


@pytest.mark.parametrize(
    "seat", ["", "you", "greedy:hard", "search:-3", "search:0s", "search:nans", "search:1e9s", "search:", "random:3"]
)
def test_a_seat_that_nobody_can_take_is_refused(seat: str) -> None:
    with pytest.raises(SeatError) as refusal:
        check_seat(seat)
    assert seat.partition(":")[0] in refusal.value.text("en")
    assert refusal.value.text("it") != refusal.value.text("en")


def test_a_seat_list_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(SeatError, match="2"):
        parse_seats("me", 2)
