"""Decisions and answers: what is asked, by whom it is answered, and what each action is and is not."""

from __future__ import annotations

import pytest

from ludoteca import IllegalAction
from ludoteca.engine import Answer, Decision
from tests.engine.small import Bet, Kuhn, KuhnState, Points


class Two(Kuhn):
    """A second block of actions, which nobody may choose."""

    def _check_options(self) -> None:
        self.asks([Bet()], [Points(0, 2), Points(2, 3)])


def test_an_action_belongs_to_the_block_in_which_its_id_lies() -> None:
    game = Two({})
    assert game.num_actions == 5
    assert [answer.first for answer in game.answers] == [0, 0, 2, 2, 2]
    state = game.start(1)
    assert [state.describe(action).args["number"] for action in range(5)] == [0, 1, 0, 1, 2]


def test_the_open_decision_is_found_by_its_place() -> None:
    state = Two({}).start(1)
    assert state.decision() is state.game.decisions[state.asked]
    assert state.decision().name == "bet"


@pytest.mark.parametrize("action", [2, 3, 4])
def test_what_is_not_legal_is_refused_by_its_own_block(action: int) -> None:
    state = Two({}).start(1)
    with pytest.raises(IllegalAction) as refusal:
        state.apply(action)
    assert refusal.value.reason.rule == "R1"
    assert state == Two({}).start(1)


def test_when_the_game_is_over_the_house_refuses() -> None:
    state = Two({}).start(1)
    while not state.is_over:
        state.apply(1)
    reason = state.why_illegal(0)
    assert reason is not None and (reason.rule, reason.phrase.key) == ("", "game-over")


class Forced(Bet):
    """One choice at first, none after that, then as usual."""

    def legal(self, state: KuhnState) -> list[int]:
        return [[1], [], [0, 1]][min(2, state.pot // 2)]

    def stuck(self, state: KuhnState) -> None:
        state.pot = 4


def forced(could_choose: bool) -> KuhnState:
    class One(Forced):
        def could_choose(self, state: KuhnState) -> bool:
            return could_choose

    class ForcedGame(Kuhn):
        def _check_options(self) -> None:
            self.asks([One()], [Points(0, 2)])

    state = ForcedGame({}).start(1)
    assert isinstance(state, KuhnState)
    return state


def test_one_choice_is_carried_out_and_none_is_passed_over() -> None:
    state = forced(could_choose=False)
    assert (state.pot, state.line, state.choices) == (4, [1], [0, 1])


def test_one_choice_is_asked_where_the_others_may_not_know_that_it_is_one() -> None:
    state = forced(could_choose=True)
    assert (state.pot, state.line, state.choices) == (0, [], [1])


def test_a_decision_that_does_not_say_what_happens_without_a_choice_may_not_come_to_it() -> None:
    class Stuck(Bet):
        def legal(self, state: KuhnState) -> list[int]:
            return []

    class StuckGame(Kuhn):
        def _check_options(self) -> None:
            self.asks([Stuck()], [Points(0, 2)])

    with pytest.raises(AssertionError, match="nothing to do in pot 0"):
        StuckGame({}).start(1)


@pytest.mark.parametrize("method", ["legal", "ask"])
def test_what_a_decision_leaves_out_is_missed(method: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Decision(), method)(Kuhn({}).start(1))


@pytest.mark.parametrize("method", ["describe", "refuse"])
def test_what_an_answer_leaves_out_is_missed(method: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Answer(0, 1), method)(Kuhn({}).start(1), 0)
