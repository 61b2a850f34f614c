"""What a thinker elsewhere is asked holds nothing that its seat may not know, and its answers are a worker's own."""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import Driver, bot_for, named
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.engine.record import Record
from ludoteca.review import Budget, ReviewError
from ludoteca.web.guests import Guests
from ludoteca.web.questions import Asked, Unfit, answered, asking
from ludoteca.web.thinking import Hand, Thinkers, Thought, Wanted, advise, judge, look, think
from tests.proof.cases import Case, extreme_cases, main_cases

CASES = pytest.mark.parametrize("case", main_cases(), ids=str)
FEW = pytest.mark.parametrize("case", extreme_cases(), ids=str)
SEED, SECONDS = 41, 60.0
SMALL = Budget(simulations=10, closer=1)
ODD = (Unfit, ReviewError, LookupError, TypeError, ValueError)


def _positions(case: Case, count: int) -> Iterator[State]:
    """Positions of a game of greedy bots, some way apart."""
    game = case.made()
    state = game.start(7)
    driver = Driver([bot_for("greedy", game)] * game.players, 7)
    for number in range(12 * count):
        if state.is_over:
            return
        if number % 12 == 5:
            yield state.clone()
        driver.step(state)


class Noting(Hand):
    """Writes down what it would be asked elsewhere, and leaves it to whoever comes next."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []

    async def do(self, seconds: float, work: Callable[..., Any], *args: object) -> Any:
        self.asked.append(asking(work, args))
        return [] if work is advise else Thought(0)


def _questions(state: State) -> list[Asked]:
    """What a server asks about a position: for a bot, and for the coach."""

    async def work() -> list[Asked]:
        hand = Noting()
        thinkers = Thinkers(0, SECONDS, Guests())
        thinkers.come(hand)
        await thinkers.choose("search:hard", state, SEED)
        await thinkers.hint(state, 20, SEED)
        return hand.asked

    return asyncio.run(work())


def _sent(asked: Asked) -> str:
    return json.dumps(asked.told)


def _answer(asked: Asked) -> Any:
    """What a thinker answers, after the way there and back."""
    return json.loads(json.dumps(answered(json.loads(_sent(asked)))))


@CASES
def test_two_worlds_that_the_seat_cannot_tell_apart_give_equal_questions(case: Case) -> None:
    others = 0
    for state in _positions(case, 4):
        for seed in range(3):
            other = state.redeal(state.to_move, 1000 + seed)
            others += other.packed() != state.packed()
            for one, twin in zip(_questions(state), _questions(other), strict=True):
                assert _sent(one) == _sent(twin)
    assert others or not case.made().hides, "the worlds differ in what is hidden"


@FEW
def test_a_question_for_a_review_before_the_end_is_the_same_in_every_world_of_the_seat(case: Case) -> None:
    game, dice = case.made(), Dice.seeded(3)
    record, state = Record.of(game, 3, []), game.start(3)
    while len(record.actions) < 9 and not state.is_over:
        record.actions.append(dice.choice(state.choices))
        state.apply(record.actions[-1])
    before = [position.clone() for position in record.positions()][:-1]
    wanted = tuple(Wanted(number, position.to_move) for number, position in enumerate(before))
    asked = asking(judge, (record.to_json(), wanted, SMALL))
    assert "record" not in asked.told and record.seed_text not in asked.told
    for position, (number, action, text) in zip(before, asked.told["decisions"], strict=True):
        world = ludoteca.position(text)
        seat = position.to_move
        assert (world.to_move, action) == (seat, record.actions[number])
        assert world.information(seat) == position.information(seat)
        other = position.redeal(seat, 77)
        assert other.redeal(seat, SMALL.seed).notation(whole=True) == text, "whatever is hidden, the same is asked"


def test_a_record_is_asked_about_only_when_it_is_open_to_all() -> None:
    record = Record.of(ludoteca.make("marrak_hesh"), 3, [])
    record.actions.append(record.replay().choices[0])
    with pytest.raises(Unfit):
        asking(judge, (record.to_json(), (Wanted(0),), SMALL))
    with pytest.raises(Unfit):
        asking(judge, (record.to_json(), (Wanted(0), Wanted(0, 1)), SMALL))


@FEW
def test_the_answer_is_bit_for_bit_that_of_a_worker(case: Case) -> None:
    state = next(_positions(case, 1))
    kept = pickle.dumps(state.redeal(state.to_move, SEED))
    for name in ("search:60", "search:easy", "greedy", "random"):
        asked = asking(think, (named(name), kept, SEED, SECONDS))
        assert asked.read(_answer(asked)) == think(named(name), kept, SEED, SECONDS)
    shared = asking(look, (named("search:60"), kept, SEED, SECONDS, 1, 2))
    found, hurried = look(named("search:60"), kept, SEED, SECONDS, 1, 2)
    read, told = shared.read(_answer(shared))
    assert [line.__reduce__() for line in read] == [line.__reduce__() for line in found] and told == hurried
    for already in (None, found):
        asked = asking(advise, (kept, 20, SEED, 0.0, already))
        mine, theirs = advise(kept, 20, SEED, 0.0, already), asked.read(_answer(asked))
        assert [(*one[:8], one.worth) for one in theirs] == [(*one[:8], one.worth) for one in mine]
        assert [one.advice.__reduce__() for one in theirs] == [one.advice.__reduce__() for one in mine]


def _played(game: str) -> Record:
    made, dice = ludoteca.make(game), Dice.seeded(5)
    record, state = Record.of(made, 5, []), made.start(5)
    while not state.is_over:
        record.actions.append(dice.choice(state.choices))
        state.apply(record.actions[-1])
    return record


@pytest.mark.parametrize("alone", [False, True])
def test_a_piece_of_a_review_is_byte_for_byte_that_of_a_worker(alone: bool) -> None:
    record = _played("mars_needs_mechanics")
    movers = [position.to_move for position in (state.clone() for state in record.positions())]
    for number in (0, len(record.actions) // 2):
        wanted = (Wanted(number, movers[number] if alone else None),)
        asked = asking(judge, (record.to_json(), wanted, SMALL))
        assert ("record" in asked.told) is not alone
        assert asked.read(_answer(asked)) == judge(record.to_json(), wanted, SMALL)


# ---- what is no answer


def _spoilt(answer: Any, *path: Any, value: Any) -> Any:
    """The answer with another value somewhere in it."""
    found = json.loads(json.dumps(answer))
    place = found
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return found


def _state() -> State:
    return next(_positions(extreme_cases()[4], 1))


def test_what_is_no_choice_of_a_bot_is_refused() -> None:
    asked = _questions(_state())[0]
    right = {"action": _state().choices[0], "how": ""}
    assert asked.read(right).action == right["action"]
    for action in (-1, 10**9, True, "1", None, 1.0, [1]):
        with pytest.raises(ODD):
            asked.read({**right, "action": action})
    for wrong in ({**right, "how": "failed"}, {"action": right["action"]}, {}):
        with pytest.raises(ODD):
            asked.read(wrong)


def test_what_no_search_finds_out_is_refused() -> None:
    asked = asking(look, (named("search:20"), pickle.dumps(_state()), SEED, SECONDS, 1, 2))
    right = _answer(asked)
    asked.read(right)
    for path, value in (
        (("advice",), right["advice"][:-1]),
        (("advice",), []),
        (("advice", 0), right["advice"][1]),
        (("advice", 0, 2), "much"),
        (("advice", 0, 1), 1e300),
        (("advice", 0, 2), float("inf")),
        (("hurried",), 1),
    ):
        with pytest.raises(ODD):
            asked.read(_spoilt(right, *path, value=value))


def test_what_no_coach_says_is_refused() -> None:
    asked = _questions(_state())[1]
    right = _answer(asked)
    asked.read(right)
    for path, value in (
        (("counsels",), []),
        (("counsels",), right["counsels"] * 30),
        (("counsels",), right["counsels"][:1] * 2),
        (("counsels", 0, 0), -5),
        (("counsels", 0, 1), "splendid"),
        (("counsels", 0, 2), 1.5),
        (("counsels", 0, 5), ["house", "no-such-message", {}]),
        (("counsels", 0, 5), ["automobiles", "title", {}]),
        (("counsels", 0, 5), "because"),
        (("counsels", 0, 8, 0), right["counsels"][1][0]),
    ):
        with pytest.raises(ODD):
            asked.read(_spoilt(right, *path, value=value))


def test_what_no_review_says_is_refused() -> None:
    asked = asking(judge, (_played("mars_needs_mechanics").to_json(), (Wanted(0),), SMALL))
    right = _answer(asked)
    asked.read(right)
    piece = ("pieces", 0)
    for path, value in (
        (("pieces",), []),
        (("pieces",), right["pieces"] * 2),
        ((*piece, "number"), 1),
        ((*piece, "open"), [0.5]),
        ((*piece, "judgement", "action"), 10**6),
        ((*piece, "judgement", "cost"), "dear"),
        ((*piece, "judgement", "verdict"), "splendid"),
        ((*piece, "judgement", "choices", 0, 0), 10**6),
        ((*piece, "judgement", "why"), [["house", "no-such-message", {}], None]),
    ):
        with pytest.raises(ODD):
            asked.read(_spoilt(right, *path, value=value))


def test_a_bot_of_others_is_asked_about_nowhere_else() -> None:
    guest = replace(named("search:20"), text="tests.stranger:Stranger")
    state = _state()
    kept = pickle.dumps(state)
    with pytest.raises(Unfit):
        asking(think, (guest, kept, SEED, SECONDS))
    with pytest.raises(Unfit):
        answered({"kind": "bot", "bot": "os:system", "position": "", "seed": 1, "seconds": 1.0})
    with pytest.raises(Unfit):
        asking(len, ())
