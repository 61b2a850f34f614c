"""The course of a finished game: how it stood after each decision, who led, and where it turned."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase
from ludoteca.engine.record import Record

Count = Callable[[Iterable[State]], list[tuple[Phrase, Phrase]]]
MOST_POINTS: Final = 120  # of a graph
MOST_TURNINGS: Final = 3


class Moment(NamedTuple):
    """How it stood after so many decisions."""

    at: int
    points: tuple[int, ...]  # of each seat


class Turning(NamedTuple):
    """A turn of somebody in which the game turned."""

    at: int  # decisions played up to the one that did most
    seat: int  # whose turn it was
    before: int  # by how much the winner led before it; below zero: trailed
    after: int
    leader: int  # who has the lead now and had it not before; -1: nobody new


class Course(NamedTuple):
    """What can be told of a game as a whole."""

    moments: list[Moment]  # at most `MOST_POINTS`, the first and the last among them
    turnings: list[Turning]  # in the order in which they were played
    decisions: int
    turns: int
    lead_changes: int
    longest: int  # the seat that led alone for the most decisions; -1: nobody ever did
    longest_decisions: int
    figures: list[tuple[Phrase, Phrase]]  # what the game itself counts: what it is called, and how much


def course_of(record: Record, movers: Sequence[int], winners: Sequence[int], count: Count | None = None) -> Course:
    """The course of the game that was recorded; `movers` are the seats that decided, one for each action.

    `count`: what the game itself counts over its positions, such as the lap times of a race.
    """
    standings = [tuple(state.scores()) for state in record.positions()]
    margins = [_margin(points, winners) for points in standings]
    leaders = [_leader(points) for points in standings]
    seat, decisions = _longest(leaders, len(standings[0]))
    return Course(
        [Moment(at, standings[at]) for at in _sampled(len(standings))],
        _turnings(_turns(movers), margins, leaders, movers),
        len(record.actions),
        len(_turns(movers)),
        sum(one != other for one, other in pairwise(_alone(leaders))),
        seat,
        decisions,
        count(record.positions()) if count is not None else [],
    )


def _sampled(positions: int) -> list[int]:
    """The positions that a graph shows, evenly spread."""
    if positions <= MOST_POINTS:
        return list(range(positions))
    return [round(number * (positions - 1) / (MOST_POINTS - 1)) for number in range(MOST_POINTS)]


def _leader(points: tuple[int, ...]) -> int:
    """The seat with the most points; -1: several have."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else -1


def _alone(leaders: list[int]) -> list[int]:
    """Those who have led alone, one after the other; a tie between changes nothing."""
    return [leader for leader in leaders if leader >= 0]


def _margin(points: tuple[int, ...], winners: Sequence[int]) -> int:
    """By how much the winner leads; where all win or lose as one, or somebody plays alone, what they have."""
    if len(points) == 1 or len(winners) != 1:
        return sum(points) if len(winners) in (0, len(points)) else max(points[seat] for seat in winners)
    others = [own for seat, own in enumerate(points) if seat != winners[0]]
    return points[winners[0]] - max(others)


def _longest(leaders: list[int], players: int) -> tuple[int, int]:
    counts = [leaders.count(seat) for seat in range(players)]
    most = max(counts)
    return (counts.index(most), most) if most else (-1, 0)


def _turns(movers: Sequence[int]) -> list[tuple[int, int]]:
    """The decisions of each turn, from and to: those that one seat makes without another."""
    starts = [number for number in range(len(movers)) if number == 0 or movers[number] != movers[number - 1]]
    return list(pairwise([*starts, len(movers)]))


def _turnings(
    turns: list[tuple[int, int]], margins: list[int], leaders: list[int], movers: Sequence[int]
) -> list[Turning]:
    """The turns in which the lead changed hands or the margin of the winner moved most."""
    found: list[tuple[int, Turning]] = []
    held = -1  # who led last
    largest = max((abs(margins[end] - margins[start]) for start, end in turns), default=0)
    for start, end in turns:
        moved = margins[end] - margins[start]
        fresh = leaders[end] if leaders[end] not in (-1, held) else -1
        taken = fresh if held >= 0 else -1  # whoever leads first has taken it from nobody
        held = leaders[end] if leaders[end] >= 0 else held
        if not moved and taken < 0:
            continue
        at = max(range(start, end), key=lambda number: abs(margins[number + 1] - margins[number]))
        weight = abs(moved) + (largest // 2 if taken >= 0 else 0)
        found.append((weight, Turning(at + 1, movers[start], margins[start], margins[end], taken)))
    found.sort(key=lambda turning: -turning[0])
    return sorted((turning for _, turning in found[:MOST_TURNINGS]), key=lambda turning: turning.at)
