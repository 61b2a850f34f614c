"""Classes of another package, plain Python on the engine as it is: what they say counts, compiled or not.

Every figure below is the same in both forms; `make test` runs this file on both.
"""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from ludoteca.bots import Bot, Driver, GreedyBot, SearchBot, ask
from ludoteca.engine import Choice, Dice, Game, Option, Record, State, Strategy
from ludoteca.engine.game import usual_variants
from ludoteca.engine.undo import why_final
from ludoteca.lab import play_one
from tests.toy import LOOK, Toy, ToyState

SIMULATIONS = 60


class Counting(Strategy):
    """Counts how often it is asked what; `far` decisions a playout."""

    def __init__(self, far: int) -> None:
        self.far = far
        self.asked: dict[str, int] = {}

    def _note(self, what: str) -> None:
        self.asked[what] = self.asked.get(what, 0) + 1

    def horizon(self) -> int:
        self._note("horizon")
        return self.far

    def heuristic(self, state: State, seat: int) -> float:
        self._note("heuristic")
        return float(state.scores()[seat] - state.scores()[1 - seat])

    def in_doubt(self, state: State) -> bool:
        self._note("in_doubt")
        return False

    def priors(self, state: State) -> list[float]:
        self._note("priors")
        return [1.0 + action for action in state.choices]

    def values(self, state: State) -> list[float]:
        self._note("values")
        return [0.5, -0.5]

    def utilities(self, state: State) -> list[float]:
        self._note("utilities")
        return state.returns()


class Long(Toy):
    """The toy with facts of its own, each written the one way that the engine reads."""

    name: ClassVar[str] = "long"
    rules_version: ClassVar[int] = 7
    option_list: ClassVar[tuple[Option, ...]] = (Choice("players", (2,), 2), Choice("pace", ("slow", "fast"), "slow"))
    hides: ClassVar[bool] = False
    interrupts: ClassVar[bool] = True
    minutes: ClassVar[tuple[int, int]] = (1, 2)
    weight: ClassVar[str] = "light"

    def _check_options(self) -> None:
        super()._check_options()
        self.measure = 10

    def _deal(self, dice: Dice) -> State:
        state = LongState(self, dice)
        state.cards, state.seen = [3, 5], [[True, False], [False, True]]
        return state

    def strategy(self) -> Strategy:
        return Counting(1)


class LongState(ToyState):
    """A position whose own answers are told from those of the engine."""

    def returns(self) -> list[float]:
        return [0.25, -0.25] if self.is_over else [0.0, 0.0]


class Last(Bot):
    """Takes the last choice."""

    def __init__(self) -> None:
        super().__init__("last")

    def choose(self, world: State, seed: int) -> int:
        return world.choices[-1]


@pytest.mark.parametrize("far", [0, 1, 2])
def test_a_playout_goes_as_far_as_the_strategy_says(far: int) -> None:
    strategy = Counting(far)
    SearchBot(strategy, SIMULATIONS).think(Toy({}).start(1), 1)
    asked = strategy.asked
    assert asked["horizon"] == 1, "it is the same for all playouts of a search"
    assert asked.get("values", 0) + asked.get("utilities", 0) == SIMULATIONS
    assert (asked.get("values", 0) > 0) == (far > 0)
    assert asked["priors"] == {0: 98, 1: 55, 2: 96}[far]


def test_a_horizon_that_is_no_method_is_not_passed_over() -> None:
    class Old(Strategy):
        horizon = 1  # type: ignore[assignment]

    with pytest.raises(TypeError):
        SearchBot(Old(), 2).think(Toy({}).start(1), 1)


def test_the_greedy_bot_asks_the_strategy() -> None:
    strategy = Counting(0)
    state = Toy({}).start(1)
    ask(GreedyBot(strategy), state, 3)
    assert strategy.asked == {"in_doubt": 1, "heuristic": 4}


def test_the_search_backs_up_the_returns_of_the_state() -> None:
    advice = SearchBot(Counting(0), SIMULATIONS).think(Long({}).start(1), 1)
    assert {one.expected for one in advice} == {0.25}


def test_the_facts_of_a_game_are_those_of_its_class() -> None:
    game = Long({"pace": "fast"})
    state = game.start(1)
    record = Record.of(game, 1, ["me", "me"])
    assert (record.game, record.rules_version) == ("long", 7)
    assert (game.num_actions, game.measure, game.observation_length) == (5, 10, 2)
    assert usual_variants(Long) == [{"players": 2}, {"players": 2, "pace": "fast"}]
    # It hides nothing, so a search imagines one world, greedily one is enough, and a look is no secret to undo.
    strategy = Counting(0)
    ask(GreedyBot(strategy), state, 3)
    assert strategy.asked == {"heuristic": 4}
    assert why_final(state, LOOK, 0) is None


def test_a_bot_of_ones_own_is_asked() -> None:
    assert ask(Last(), Toy({}).start(1), 1) == 3


def test_a_bot_of_ones_own_plays_whole_games() -> None:
    state = Toy({}).start(1, events=True)
    driver = Driver([Last(), None], 1)
    driver.play(state)
    assert (state.to_move, driver.decisions) == (1, 1)
    driver.decided(state, LOOK)
    driver.play(state)
    assert isinstance(state, ToyState)
    assert (state.seen, state.turns, state.to_move) == ([[True, False], [True, True]], 3, 1), "it has shown it twice"
    assert play_one(Long({}), [Last(), GreedyBot(Counting(0))], 4).decisions == 4


@pytest.mark.parametrize(
    ("base", "name", "value"),
    [(Game, "num_actions", 5), (Game, "together", True), (State, "to_move", 1), (Bot, "name", "x")],
)
def test_what_belongs_to_an_instance_is_refused_as_a_class_attribute(base: type[Any], name: str, value: object) -> None:
    """Native code would not see it: the interpreted one must not seem to work either."""
    with pytest.raises(TypeError, match=f"Mine.{name}"):
        type("Mine", (base,), {name: value})
