"""A bot that reads and writes: it plays by name wherever bots do, and its wrong answers are counted by their rule."""

from __future__ import annotations

import pickle

import pytest

import ludoteca
from ludoteca.bots import BotFault, Driver, SeatError, ask, bot_for
from ludoteca.lab.simulate import simulate
from tests.agents import speakers

HERE = speakers.__name__


def test_it_plays_a_whole_game_by_name() -> None:
    game = ludoteca.make("marrak_hesh")
    state = game.start(1)
    Driver([bot_for(f"{HERE}:First?lang=it", game), bot_for("random", game)], 1).play(state)
    assert state.is_over


def test_it_may_be_a_function() -> None:
    game = ludoteca.make("marrak_hesh")
    state, bot = game.start(1), bot_for(f"{HERE}:spoken", game)
    assert bot is not None and ask(bot, state, 1) == state.choices[0]


def test_it_is_told_what_its_seat_knows_and_with_the_rulebook_if_wished() -> None:
    game = ludoteca.make("pocket_mars")
    state = game.start(1)
    seat = state.to_move
    plain, learned = speakers.First(), speakers.First(rulebook=True)
    assert plain.prompt(state.redeal(seat, 1)) == plain.prompt(state.redeal(seat, 2))
    assert "**R1" not in plain.prompt(state) and "**R1" in learned.prompt(state)


def test_a_refused_answer_is_asked_for_again() -> None:
    state = ludoteca.make("marrak_hesh").start(1)
    bot = speakers.Learning(retries=1)
    assert ask(bot, state, 1) == state.choices[-1]
    assert bot.refusals == {"": 1}


def test_an_illegal_answer_is_a_fault_with_its_rule() -> None:
    state = ludoteca.make("marrak_hesh").start(3)
    state.apply(3)  # now a tile is to be stored, and action 0 is against R1
    bot = speakers.Stubborn(retries=2)
    with pytest.raises(BotFault) as caught:
        ask(bot, state, 1)
    fault = pickle.loads(pickle.dumps(caught.value))
    assert (fault.kind, fault.rule, fault.seat) == ("illegal", "R1", state.to_move)
    assert bot.refusals == {"R1": 3}, "it was asked once and twice again"


def test_an_answer_that_cannot_be_read_is_a_fault_without_a_rule() -> None:
    state = ludoteca.make("marrak_hesh").start(3)
    with pytest.raises(BotFault, match=r"said Hmm\., which is not legal: it names no choice") as caught:
        ask(speakers.Mumbling(retries=0), state, 1)
    assert (caught.value.kind, caught.value.rule) == ("illegal", "")


def test_an_answer_that_is_no_text_is_a_fault() -> None:
    state = ludoteca.make("marrak_hesh").start(3)

    class Silent(speakers.First):
        def answer(self, text: str) -> str:
            return None  # type: ignore[return-value]

    with pytest.raises(BotFault) as caught:
        ask(Silent(), state, 1)
    assert caught.value.kind == "illegal"


def test_an_agent_that_raises_is_told_apart() -> None:
    state = ludoteca.make("marrak_hesh").start(3)

    class Broken(speakers.First):
        def answer(self, text: str) -> str:
            raise OSError("the model is away")

    with pytest.raises(BotFault, match="the model is away") as caught:
        ask(Broken(), state, 1)
    assert caught.value.kind == "raised"


def test_a_simulation_counts_illegal_answers_by_rule() -> None:
    game = ludoteca.make("marrak_hesh")
    played = simulate(game, [f"{HERE}:Stubborn?retries=0", "random"], games=2, seed=1, jobs=1)
    assert [(fault.kind, fault.rule) for fault in played.faults] == [("illegal", "R1")] * 2


@pytest.mark.parametrize(
    ("name", "wrong"),
    [(f"{HERE}:First?lang=fr", "lang"), (f"{HERE}:First?retries=often", "retries"), (f"{HERE}:First?tries=1", "tries")],
)
def test_a_parameter_that_there_is_not_is_named(name: str, wrong: str) -> None:
    with pytest.raises(SeatError, match=wrong):
        bot_for(name, ludoteca.make("marrak_hesh"))
