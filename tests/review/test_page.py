"""The parts of a review page, as far as words and numbers go."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.engine import Record
from ludoteca.review.page import Reader, in_short, sum_up
from ludoteca.review.subject import Subject
from ludoteca.review.telling import COST, WRONG
from tests.review.made_up import made_up


@pytest.fixture(scope="module")
def record() -> Record:
    game = ludoteca.make("marrak_hesh", players=2)
    record, state = Record.of(game, 3, ["Anna", "Bruno"]), game.start(3)
    while not state.is_over:
        record.actions.append(state.choices[len(state.choices) // 2])
        state.apply(record.actions[-1])
    return record


def looked_at(record: Record, *numbers: int, seat: int = 0) -> Subject:
    movers = [state.to_move for state in record.positions()][: len(record.actions)]
    return Subject(record, movers, {one.number: one for one in made_up(record, numbers)}, (1.0, 0.0), seat, facing=seat)


def reader(lang: str) -> Reader:
    return Reader(lang, ("Anna", "Bruno"), lambda **_: "")


def test_before_any_of_its_decisions_is_known_a_seat_is_not_said_to_be_without_a_mistake(record: Record) -> None:
    first = next(number for number, state in enumerate(record.positions()) if state.to_move == 0)
    assert sum_up(looked_at(record), reader("en")) == "No decision of Anna has been looked at so far."
    assert sum_up(looked_at(record), reader("it")) == "Finora non è stata analizzata nessuna decisione di Anna."
    assert sum_up(looked_at(record, first), reader("en")).startswith("One decision of Anna has been looked at so far: ")


def test_a_moment_says_what_was_better_and_why(record: Record) -> None:
    mistake = next(one for one in made_up(record) if one.judgement.verdict in WRONG)
    subject = looked_at(record, mistake.number, seat=mistake.judgement.seat)
    moment = next(one for one in subject.moments if one.kind == COST)
    assert in_short(subject, reader("en"), moment).endswith("”. Wins the game at once.")
