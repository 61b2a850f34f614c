"""Who carries work out: processes of this machine, or the nodes of a cluster. Whoever asks need not know."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Protocol, TypeVar

from ludoteca.lab.on_ray import cluster
from ludoteca.lab.work import Work, shared_out, workers

Result = TypeVar("Result")


class Hands(Protocol):
    """Carry work out, piece by piece."""

    @property
    def count(self) -> int:
        """How many pieces are in hand at once."""

    def done(self, work: Work[Result], pieces: Sequence[range]) -> Generator[tuple[range, Result]]:
        """The pieces in their order, each with what came of it; whoever stops asking ends the work."""


def hands(jobs: int | None = None, on: str = "") -> Hands:
    """So many processes (None: one for each core); where `on` says so, a cluster: `ray`, `ray://host:10001`."""
    return cluster(on, jobs) if on else Processes(workers(jobs))


def fewer(by: Hands, most: int) -> Hands:
    """Who carries out a little work, for which so many suffice: a single one is always of this machine."""
    if most <= 1:
        return Processes(1)
    return Processes(min(most, by.jobs)) if isinstance(by, Processes) else by


class Processes:
    """The processes of this machine, begun for each work anew."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    @property
    def count(self) -> int:
        """How many there are."""
        return self.jobs

    def done(self, work: Work[Result], pieces: Sequence[range]) -> Generator[tuple[range, Result]]:
        """The pieces in their order."""
        return shared_out(work, pieces, self.jobs)
