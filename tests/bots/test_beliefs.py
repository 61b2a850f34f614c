"""Beliefs: what the others have chosen says which worlds are likelier, in a game that can be worked out by hand."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from ludoteca.bots import Belief, PolicyBelief, SearchBot, best_of
from ludoteca.bots.belief import CANDIDATES, TAKEN, believed
from ludoteca.engine import (
    Answer,
    Choice,
    Decision,
    Dice,
    Game,
    Option,
    Own,
    Phrase,
    Question,
    Reason,
    Row,
    ScoreLine,
    State,
    Strategy,
)
from ludoteca.engine.phrase import house
from tests.toy import Toy

PASS, BET, FOLD, CALL = range(4)
LOW, MIDDLE, HIGH = range(3)
ASK_BET, ASK_CALL = range(2)
DECK = 0
BLUFF, BRAG = 0.1, 0.9  # how often a low card bets, and a high one


class BluffState(State):
    """The first seat has a low or a high card, the second the middle one; the first bets or not, the second calls."""

    cards: Own[list[int]]
    bet: bool = False
    called: bool = False

    def _reshuffle(self, seat: int) -> None:
        if seat == 1:
            self.cards = [self.dice.choice([LOW, HIGH]), MIDDLE]

    def _observe(self, seat: int, row: Row) -> None:
        row.part("bet", "whether there was a bet", 1)
        row.flag(self.bet)

    def returns(self) -> list[float]:
        """To fold costs a fifth of what a call may lose."""
        stake = (1.0 if self.called else 0.2) * (self.to_move < 0)
        lost = not self.called or self.cards[0] > self.cards[1]
        return [stake, -stake] if lost else [-stake, stake]

    def scores(self) -> list[int]:
        return [0, 0]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return []

    def winners(self) -> list[int]:
        return []

    def _notation(self) -> str:
        return str(self.packed())


class Betting(Decision[BluffState]):
    name = "bet"

    def legal(self, state: BluffState) -> list[int]:
        return [PASS, BET]

    def play(self, state: BluffState, action: int) -> None:
        state.bet = action == BET
        state.to_move, state.asked = 1, ASK_CALL

    def ask(self, state: BluffState) -> Question:
        return Question("", house("game-over"))


class Calling(Betting):
    name = "call"

    def legal(self, state: BluffState) -> list[int]:
        return [FOLD, CALL]

    def play(self, state: BluffState, action: int) -> None:
        state.called, state.to_move = action == CALL, -1


class Deed(Answer[BluffState]):
    def describe(self, state: BluffState, number: int) -> Phrase:
        return house("seat", {"number": number})

    def refuse(self, state: BluffState, number: int) -> Reason:
        return Reason("", house("game-over"))


class Bluff(Game):
    name: ClassVar[str] = "bluff"
    option_list: ClassVar[tuple[Option, ...]] = (Choice("players", (2,), 2),)
    sources: ClassVar[tuple[str, ...]] = ("deck",)

    def _check_options(self) -> None:
        self.asks([Betting(), Calling()], [Deed(0, 4)])

    def _deal(self, dice: Dice) -> State:
        state = BluffState(self, dice)
        state.cards = [dice.source(DECK).choice([LOW, HIGH]), MIDDLE]
        return state


class Nature(Strategy):
    """How people bet."""

    def priors(self, state: State) -> list[float]:
        assert isinstance(state, BluffState)
        if state.asked == ASK_CALL:
            return [1.0, 1.0]
        likely = BRAG if state.cards[0] == HIGH else BLUFF
        return [3 * (1 - likely), 3 * likely]


class Reader(PolicyBelief):
    """The position tells that there was a bet; the world, with which card."""

    def line(self, world: State, seat: int) -> list[tuple[State, int]]:
        assert isinstance(world, BluffState)
        before = world.clone()
        assert isinstance(before, BluffState)
        before.bet, before.to_move, before.asked, before.choices = False, 0, ASK_BET, [PASS, BET]
        return [(before, BET if world.bet else PASS)]


def asked_to_call(bet: bool = True) -> State:
    state = Bluff({}).start(1)
    state.apply(BET if bet else PASS)
    return state


def share_of_high(belief: Belief, state: State) -> float:
    dice = Dice.seeded(1)
    worlds = [world for _ in range(40) for world in believed(belief, state, 1, dice)]
    assert len(worlds) == 40 * TAKEN
    return sum(1 for world in worlds if isinstance(world, BluffState) and world.cards[0] == HIGH) / len(worlds)


def test_worlds_are_imagined_as_often_as_they_are_likely() -> None:
    assert share_of_high(Belief(), asked_to_call()) == pytest.approx(0.5, abs=0.03)
    assert share_of_high(Reader(Nature()), asked_to_call()) == pytest.approx(BRAG, abs=0.02)  # as Bayes says
    assert share_of_high(Reader(Nature()), asked_to_call(bet=False)) == pytest.approx(BLUFF, abs=0.02)


def test_a_search_that_reads_the_bet_folds_and_one_that_does_not_calls() -> None:
    for belief, action, expected in ((None, CALL, 0.0), (Reader(Nature()), FOLD, -0.2)):
        found = SearchBot(Nature(), 400, belief=belief).think(asked_to_call(), 1)
        assert best_of(found).action == action
        assert best_of(found).expected == pytest.approx(expected, abs=0.15)


def test_a_belief_weighs_many_imagined_worlds_at_once_and_sees_no_more_than_its_seat() -> None:
    class Curious(Belief):
        def __init__(self) -> None:
            self.shown: list[list[list[int]]] = []

        def weigh(self, worlds: list[State], seat: int) -> list[float]:
            self.shown.append([[*world.packed(), *world.dice.position()] for world in worlds])
            return [1.0 + sum(world.packed()) % 3 for world in worlds]

    state = Toy({}).start(1)
    worlds = [state, state.redeal(0, 5), state.redeal(0, 6)]
    assert len({tuple(world.packed()) for world in worlds}) > 1
    shown: list[Any] = []
    for world in worlds:
        belief = Curious()
        SearchBot(Strategy(), TAKEN + 1, belief=belief).think(world, 3)
        assert [len(call) for call in belief.shown] == [CANDIDATES] * 2
        shown.append(belief.shown)
    assert shown[0] == shown[1] == shown[2]


def test_a_world_that_is_taken_twice_has_another_chance_to_come() -> None:
    class One(Belief):
        def weigh(self, worlds: list[State], seat: int) -> list[float]:
            return [float(number == 9) for number in range(len(worlds))]

    taken = believed(One(), Toy({}).start(1), 0, Dice.seeded(1))
    assert len({tuple(world.packed()) for world in taken}) == 1
    assert len({tuple(world.dice.position()) for world in taken}) == TAKEN


def test_a_belief_in_nothing_is_as_good_as_none() -> None:
    class Nothing(Belief):
        def weigh(self, worlds: list[State], seat: int) -> list[float]:
            return [0.0] * len(worlds)

    assert share_of_high(Nothing(), asked_to_call()) == pytest.approx(0.5, abs=0.04)


@pytest.mark.parametrize("weights", [[1.0], [-1.0] * CANDIDATES, [float("nan")] * CANDIDATES])
def test_what_is_no_weight_is_refused(weights: list[float]) -> None:
    class Wrong(Belief):
        def weigh(self, worlds: list[State], seat: int) -> list[float]:
            return weights

    with pytest.raises(ValueError, match=r"Wrong\.weigh"):
        SearchBot(Strategy(), 5, belief=Wrong()).think(asked_to_call(), 1)


def test_a_choice_that_could_not_have_been_made_rules_a_world_out() -> None:
    class Strict(Reader):
        def line(self, world: State, seat: int) -> list[tuple[State, int]]:
            [(before, action)] = super().line(world, seat)
            assert isinstance(before, BluffState)
            return [(before, action if before.cards[0] == HIGH else CALL)]

    assert share_of_high(Strict(Nature()), asked_to_call()) == 1.0
    assert PolicyBelief(Nature()).weigh([asked_to_call()], 1) == [1.0], "who knows nothing believes nothing"
