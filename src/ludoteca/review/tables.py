"""A review as tidy tables: one of the decisions, one of their choices, one of the steps, one of the seats.

Each is a dictionary of columns, all of the same length, with plain values; decisions and seats count from 0, chances go
from 0 to 1. Where pyarrow, pandas or polars is installed, the same is theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeAlias

from ludoteca.engine.record import Record
from ludoteca.extras import MissingExtra
from ludoteca.review import telling
from ludoteca.review.pieces import Piece
from ludoteca.review.whole import Review, Sum

Columns: TypeAlias = dict[str, list[Any]]

DECISIONS: Final = (
    "decision", "seat", "action", "played", "verdict", "cost", "low", "high", "choices", "best", "better", "chance",
    "why",
)  # fmt: skip
CHOICES: Final = (
    "decision", "seat", "action", "choice", "rank", "played", "chance", "low", "high", "expected", "points", "games",
)  # fmt: skip
STEPS: Final = ("decision", "decided", "seat", "before", "after", "skill", "luck")
SEATS: Final = (*Sum._fields, "told")


class Tables(NamedTuple):
    """The tables of a review."""

    decisions: Columns  # what was chosen, what it cost by what the seat knew, and what was better
    choices: Columns  # all that could have been chosen
    steps: Columns  # for each decision and seat: the chance before and after, and what skill and luck did to it
    seats: Columns  # what it comes to: start + skill + luck = result

    def to_arrow(self) -> dict[str, Any]:
        """Each as a table of pyarrow."""
        arrow = _library("pyarrow")
        return {name: arrow.table(columns) for name, columns in self._asdict().items()}

    def to_pandas(self) -> dict[str, Any]:
        """Each as a data frame of pandas."""
        pandas = _library("pandas")
        return {name: pandas.DataFrame(columns) for name, columns in self._asdict().items()}

    def to_polars(self) -> dict[str, Any]:
        """Each as a data frame of polars."""
        polars = _library("polars")
        return {name: polars.DataFrame(columns) for name, columns in self._asdict().items()}


def tables(record: Record, review: Review, lang: str = "en", names: Sequence[str] | None = None) -> Tables:
    """The tables of the review of a record, with its sentences in a language."""
    decisions: list[tuple[Any, ...]] = []
    choices: list[tuple[Any, ...]] = []
    pieces = {piece.number: piece for piece in review.pieces}
    game = record.made()
    for number, state in enumerate(record.positions()):
        if number in pieces:
            called = {
                choice.action: state.describe(choice.action).text(lang, names)
                for choice in pieces[number].judgement.choices
            }
            decisions.append(_decision(pieces[number], called, lang, names))
            choices += _choices(pieces[number], called)
    steps = [
        (step.number, step.seat, seat, step.before[seat], step.after[seat], step.skill[seat], step.luck[seat])
        for step in review.steps()
        for seat in range(game.players)
    ]
    seats = [(*one, telling.sum_up(game, review, one.seat, None).text(lang, names)) for one in review.sums()]
    rows = ((DECISIONS, decisions), (CHOICES, choices), (STEPS, steps), (SEATS, seats))
    return Tables(*[_columns(heads, lines) for heads, lines in rows])


def _decision(piece: Piece, called: dict[int, str], lang: str, names: Sequence[str] | None) -> tuple[Any, ...]:
    one = piece.judgement
    best = one.choices[0]
    why = telling.why(one, None)
    return (
        piece.number,
        one.seat,
        one.action,
        called[one.action],
        one.verdict,
        one.cost,
        one.low,
        one.high,
        len(one.choices),
        best.action,
        called[best.action],
        best.chance,
        "" if why is None else why.text(lang, names),
    )


def _choices(piece: Piece, called: dict[int, str]) -> list[tuple[Any, ...]]:
    one = piece.judgement
    return [
        (
            piece.number,
            one.seat,
            choice.action,
            called[choice.action],
            rank,
            choice.action == one.action,
            choice.chance,
            choice.low,
            choice.high,
            choice.expected,
            choice.points,
            choice.games,
        )
        for rank, choice in enumerate(one.choices, 1)
    ]


def _columns(heads: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> Columns:
    return {head: [row[place] for row in rows] for place, head in enumerate(heads)}


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise MissingExtra(name) from None
