"""The answers that people have left beforehand at a table: a paper of its own, which nobody else is ever told of."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Self

from ludoteca.club.papers import NEW, WHATEVER, Change, Paper
from ludoteca.engine.phrase import Phrase
from ludoteca.review.codec import phrase_from_json, phrase_to_json
from ludoteca.table.beforehand import Answer, Beforehand

BEFOREHAND: Final = "beforehand"  # a paper for each table at which somebody has left answers
MARK: Final = "left"  # by which all of them are found
MOST_GIVEN: Final = 10  # answers that were given, kept to be told


class Given(NamedTuple):
    """An answer that was given."""

    decision: int  # the number of the action that it was, from 1
    asked: Phrase
    said: Phrase


class Leaves(NamedTuple):
    """What one seat has left, and what was given of it lately."""

    answers: tuple[Beforehand, ...] = ()
    given: tuple[Given, ...] = ()


class LeftAnswers(NamedTuple):
    """What everybody at a table has left."""

    table: str
    seats: Mapping[int, Leaves]
    version: int = NEW

    def of(self, seat: int) -> Leaves:
        """What a seat has left."""
        return self.seats.get(seat, Leaves())

    @property
    def standing(self) -> list[int]:
        """The seats that have left something that may still be given."""
        return [seat for seat, leaves in self.seats.items() if any(not answer.ended for answer in leaves.answers)]

    def put(self, seat: int, leaves: Leaves) -> Self:
        """The same with what a seat has left now."""
        seats = {**self.seats, seat: leaves}
        return self._replace(seats={number: those for number, those in sorted(seats.items()) if any(those)})

    def after(self, answer: Answer, decision: int) -> Self:
        """The same after one of them was given."""
        leaves = self.of(answer.seat)
        used = leaves.answers[answer.number]
        rest = list(leaves.answers)
        rest[answer.number : answer.number + 1] = [used._replace(times=used.times - 1)] if used.times > 1 else []
        given = (*leaves.given, Given(decision, used.asked, used.said))[-MOST_GIVEN:]
        return self.put(answer.seat, Leaves(tuple(rest), given))

    def change(self) -> Change:
        """What keeps it; nothing is kept of a table at which nobody has left anything."""
        if not self.seats:
            return Change(BEFOREHAND, self.table, None, version=self.version)
        told = {
            str(seat): [[_told(one) for one in leaves.answers], [_given(one) for one in leaves.given]]
            for seat, leaves in self.seats.items()
        }
        body = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
        return Change(BEFOREHAND, self.table, body, (MARK,), self.version)

    @classmethod
    def read(cls, table: str, paper: Paper | None) -> Self:
        """As it was kept."""
        if paper is None:
            return cls(table, {})
        seats = {
            int(seat): Leaves(tuple(map(_read, answers)), tuple(map(_read_given, given)))
            for seat, (answers, given) in json.loads(paper.body).items()
        }
        return cls(table, seats, paper.version)


def forgotten(table: str) -> Change:
    """Nothing is kept of a table any more."""
    return Change(BEFOREHAND, table, None, version=WHATEVER)


def _told(answer: Beforehand) -> list[Any]:
    asked, said = phrase_to_json(answer.asked), phrase_to_json(answer.said)
    return [*answer._replace(asked=asked, said=said)]  # type: ignore[arg-type]


def _read(told: list[Any]) -> Beforehand:
    answer = Beforehand(*told)
    asked, said = phrase_from_json(told[2]), phrase_from_json(told[3])
    return answer._replace(asked=asked, said=said, stops=tuple(answer.stops))


def _given(given: Given) -> list[Any]:
    return [given.decision, phrase_to_json(given.asked), phrase_to_json(given.said)]


def _read_given(told: list[Any]) -> Given:
    return Given(told[0], phrase_from_json(told[1]), phrase_from_json(told[2]))
