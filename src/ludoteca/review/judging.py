"""A review is worked out piece by piece: any piece by itself, in any order, by whomever.

A piece hangs on the record, its number and the budget with its seed. Nothing of it is kept between two of them but
what a replay saves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ludoteca.bots.driver import bot_seed
from ludoteca.bots.outlook import won_of
from ludoteca.engine.game import State
from ludoteca.engine.phrase import house
from ludoteca.engine.record import Record
from ludoteca.review.budget import DEFAULT, Budget, ReviewError
from ludoteca.review.judge import judge
from ludoteca.review.opening import opened
from ludoteca.review.pieces import Opened, Piece
from ludoteca.review.scales import scale_of
from ludoteca.review.whole import Review

UNSEEN = Opened((), 0.0)


def pieces_of(record: Record) -> range:
    """The numbers of the pieces that the review of a record consists of."""
    return range(len(record.actions))


def judged(record: Record, numbers: Iterable[int], budget: Budget = DEFAULT, seat: int | None = None) -> list[Piece]:
    """These pieces, in the order of their numbers.

    With a seat only its own decisions are looked at, from what it knew: of a game that goes on too, which `review`
    refuses. Such pieces have nothing of open cards. Whether the seat may is for the table to say.
    """
    return list(judging(record, numbers, budget, seat))


def judging(
    record: Record, numbers: Iterable[int], budget: Budget = DEFAULT, seat: int | None = None
) -> Iterator[Piece]:
    """The same, each as soon as it is there."""
    budget.check()
    wanted = sorted(set(numbers))
    if wanted and not 0 <= wanted[0] <= wanted[-1] < len(record.actions):
        wrong = wanted[0] if wanted[0] < 0 else wanted[-1]
        raise ReviewError(house("review-number", {"number": wrong + 1, "decisions": len(record.actions)}))
    game = record.made()
    if seat is not None and not 0 <= seat < game.players:
        raise ReviewError(house("review-seat", {"seat": str(seat), "players": game.players}))
    if seat is None and wanted:
        finished(record)
    positions = record.positions()
    at = -1
    for number in wanted:
        while at < number:
            state = next(positions)
            at += 1
        if seat is None or state.to_move == seat:
            yield piece_of(state, number, record.actions[number], budget, seat is None)


def piece_of(state: State, number: int, action: int, budget: Budget, with_open_cards: bool = True) -> Piece:
    """The piece of one decision: the position before it, and what was done there."""
    seed = bot_seed(budget.seed, number)
    budget = budget._replace(simulations=max(10, round(scale_of(state.game).thought * budget.simulations)))
    found = opened(state, budget, seed) if with_open_cards else UNSEEN
    return Piece(number, found.chances, found.error, judge(state, action, budget, seed))


def own_decisions(record: Record, seat: int, budget: Budget = DEFAULT) -> list[Piece]:
    """The decisions of one seat by what it knew, and nothing else: the game may still go on."""
    return judged(record, pieces_of(record), budget, seat)


def finished(record: Record) -> tuple[float, ...]:
    """What each seat has won; a game that is not over is refused, and one that cannot be replayed."""
    state = record.replay()
    if not state.is_over:
        raise ReviewError(house("review-unfinished", {"decisions": len(record.actions)}))
    return won_of(state)


def review(record: Record, budget: Budget = DEFAULT) -> Review:
    """The whole review, worked out here and now."""
    result = finished(record)
    return put_together(judged(record, pieces_of(record), budget), result)


def put_together(pieces: Sequence[Piece], result: tuple[float, ...]) -> Review:
    """A review from all its pieces, in whatever order they were worked out."""
    return Review(tuple(sorted(pieces, key=lambda piece: piece.number)), result)
