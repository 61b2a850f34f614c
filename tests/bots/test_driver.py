"""The driver: plays as the bots would, asked one by one, and asks none that it need not."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

import pytest

import ludoteca
from ludoteca.bots import Bot, BotFault, Driver, RandomBot, ask, bot_for, bot_seed
from ludoteca.bots.base import one_of
from ludoteca.engine import Game, State
from tests.toy import ROLL, Deed, Toy, ToyState, Turn


def bots_for(game: Game, *seats: str) -> list[Bot | None]:
    return [bot_for(seat, game) for seat in seats]


class Never(Bot):
    """Must not be asked."""

    def __init__(self) -> None:
        super().__init__("never")

    def choose(self, world: State, seed: int) -> int:
        raise AssertionError("nobody was to ask it")


class Saying(Bot):
    """Says always the same."""

    def __init__(self, action: int) -> None:
        super().__init__("saying")
        self.action = action

    def choose(self, world: State, seed: int) -> int:
        return self.action


class NoRedeals(ToyState):
    """A position that nobody may imagine anew."""

    def redeal(self, seat: int, seed: int) -> NoRedeals:
        raise AssertionError("nobody was to look at it")


class Forced(Turn):
    """Seat 0 has nothing to choose from, and is asked all the same."""

    def legal(self, state: ToyState) -> list[int]:
        return [ROLL] if state.to_move == 0 else super().legal(state)

    def could_choose(self, state: ToyState) -> bool:
        return True


class NoRedealToy(Toy):
    name: ClassVar[str] = "no redeals"
    state_class: ClassVar[type[ToyState]] = NoRedeals


class ForcedToy(Toy):
    name: ClassVar[str] = "forced"

    def _check_options(self) -> None:
        self.asks([Forced()], [Deed(0, 5)])


@pytest.mark.parametrize("name", ludoteca.games())
def test_it_plays_what_the_bots_say_one_by_one(name: str) -> None:
    game = ludoteca.make(name, players=2)
    bots = bots_for(game, "random", "search:easy")
    one, other = game.start(11), game.start(11)
    driver = Driver(bots, 11)
    for decision in range(60):
        if other.is_over:
            break
        assert driver.decisions == decision
        bot = bots[other.to_move]
        assert bot is not None
        other.apply(ask(bot, other, bot_seed(11, decision)))
        assert driver.step(one)
        assert one == other
    driver.play(one)
    assert one.is_over
    assert not driver.step(one)


def test_it_stops_where_somebody_else_is_asked() -> None:
    game = ludoteca.make("marrak_hesh", players=3)
    driver = Driver(bots_for(game, "random", "me", "greedy"), 4)
    state = game.start(4)
    answered = 0
    driver.play(state)
    while not state.is_over:
        assert state.to_move == 1
        assert not driver.step(state)
        driver.decided(state, state.choices[0])
        driver.play(state)
        answered += 1
    assert 10 < answered < driver.decisions


def test_a_random_bot_is_shown_nothing_because_it_looks_at_nothing() -> None:
    state = NoRedealToy({}).start(1)
    Driver([RandomBot(), RandomBot()], 1).play(state)
    assert state.is_over
    assert ask(RandomBot(), NoRedealToy({}).start(1), 1) in range(4)
    with pytest.raises(AssertionError, match="look at it"):
        Driver([Saying(0), Saying(0)], 1).play(NoRedealToy({}).start(1))


def test_there_is_nothing_to_think_about_where_there_is_one_choice() -> None:
    state = ForcedToy({}).start(1)
    driver = Driver([Never(), Saying(0)], 1)
    driver.play(state)
    assert state.is_over
    assert driver.decisions == 4


def test_what_a_bot_says_is_looked_at() -> None:
    state = Toy({}).start(1)
    before = state.clone()
    driver = Driver([Saying(4), Saying(4)], 1)
    with pytest.raises(BotFault) as failed:
        driver.play(state)
    assert (failed.value.kind, failed.value.seat, failed.value.bot) == ("illegal", 0, "saying")
    assert state == before
    assert driver.decisions == 0


@pytest.mark.parametrize("seats", ["random,random", "greedy,random"])
def test_each_step_tells_what_it_did_and_no_more(seats: str) -> None:
    game = ludoteca.make("mars_needs_mechanics", players=2)
    bots = bots_for(game, *seats.split(","))
    state, other = game.start(2, events=True), game.start(2, events=True)
    driver = Driver(bots, 2)
    for decision in range(80):
        bot = bots[other.to_move]
        assert bot is not None
        other.apply(ask(bot, other, bot_seed(2, decision)))
        assert driver.step(state)
        assert [event.phrase for event in state.events] == [event.phrase for event in other.events]


# ---- the chance of a bot


def test_the_chance_of_a_bot_is_the_same_in_every_form() -> None:
    assert [bot_seed(5, decision) for decision in range(3)] == [3436438164, 2087113467, 1357335125]
    assert bot_seed((1 << 256) - 1, 7) == 4048921744


def test_no_two_decisions_of_a_game_have_the_same_chance_and_hardly_two_of_any() -> None:
    assert len({bot_seed(9, decision) for decision in range(5000)}) == 5000
    assert len({bot_seed(seed, decision) for seed in range(20) for decision in range(20)}) == 400


def test_the_chance_of_a_bot_tells_nothing_of_the_key() -> None:
    """Keys that differ in one bit give seeds that differ in any: in half of theirs on average."""
    key = 0x5EED << 200
    differ = [(bot_seed(key, 3) ^ bot_seed(key ^ 1 << bit, 3)).bit_count() for bit in range(256)]
    assert 15.5 < sum(differ) / 256 < 16.5
    assert all(0 <= bot_seed(key ^ 1 << bit, 3) < 1 << 32 for bit in range(256))


@pytest.mark.parametrize("number", [2, 3, 7, 50])
@pytest.mark.parametrize("small", [True, False])
def test_a_random_bot_takes_each_choice_equally_often(number: int, small: bool) -> None:
    choices = [10 * choice for choice in range(number)]
    seeds = range(20_000) if small else [bot_seed(decision // 50, decision % 50) for decision in range(20_000)]
    drawn = Counter(one_of(choices, seed) for seed in seeds)
    mean = 20_000 / number
    assert sum((drawn[choice] - mean) ** 2 / mean for choice in choices) < number + 3.5 * (2 * number) ** 0.5


def test_a_random_bot_takes_seeds_of_any_size() -> None:
    state = ludoteca.make("marrak_hesh").start(1)
    for seed in (0, (1 << 32) - 1, 1 << 32, (1 << 128) - 1):
        assert RandomBot().choose(state, seed) == one_of(state.choices, seed)
        assert RandomBot().choose(state, seed) in state.choices
