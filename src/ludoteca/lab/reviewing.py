"""A review shared out among processes: the pieces are the same whoever works them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.engine.record import Record
from ludoteca.lab.watching import Watch
from ludoteca.lab.work import shared_out, workers
from ludoteca.review import DEFAULT, Budget, Piece, Review, finished, judged, pieces_of, put_together

TOGETHER = 8  # decisions at the most that a worker takes at once: a replay leads up to the first of them


@dataclass(frozen=True)
class Reviewing:
    """What a worker is told."""

    record: Record
    budget: Budget

    @property
    def bot_seconds(self) -> float:
        """Nobody watches a search of our own."""
        return 0.0

    def begin(self, _watch: Watch | None) -> Callable[[range], list[Piece]]:
        """What works out some pieces."""
        return lambda numbers: judged(self.record, numbers, self.budget)


def reviewed(
    record: Record, budget: Budget = DEFAULT, jobs: int | None = None, progress: Callable[[int], None] | None = None
) -> Review:
    """The review of a finished game, by so many processes (None: one for each core); `progress` counts decisions."""
    budget.check()
    result = finished(record)
    jobs, numbers = workers(jobs), pieces_of(record)
    size = max(1, min(TOGETHER, len(numbers) // (4 * jobs)))
    chunks = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    pieces: list[Piece] = []
    for chunk, found in shared_out(Reviewing(record, budget), chunks, jobs):
        pieces += found
        if progress is not None:
            progress(len(chunk))
    return put_together(pieces, result)
