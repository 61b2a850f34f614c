"""Finished tables for tests: played at random, by whoever is wanted, without a server."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import ludoteca
from ludoteca.table import Opening, Seat, Table
from ludoteca.table.table import bot, person


def people(number: int) -> list[Seat]:
    """So many people."""
    return [person(f"Player {seat}", f"holder{seat}") for seat in range(number)]


def table(
    seats: Sequence[Seat],
    game: str = "pocket_mars",
    seed: int = 1,
    *,
    hints: bool = False,
    reviews: bool = False,
    **options: object,
) -> Table:
    """A table of that game without hints, dealt."""
    made = ludoteca.make(game, players=len(seats), **options)
    return Table(replace(Opening.of(made, f"t{seed}", list(seats), seed=seed), hints=hints, reviews=reviews))


def played(found: Table, most: int = 100_000) -> Table:
    """The table after so many decisions at random, or at its end."""
    dice = random.Random(found.opening.seed)
    for _ in range(most):
        if found.is_over:
            break
        found.take(found.act(found.asked, found.version, dice.choice(found.state.legal_actions())))
    return found


def finished(
    seats: Sequence[Seat],
    game: str = "pocket_mars",
    seed: int = 1,
    *,
    hints: bool = False,
    reviews: bool = False,
    **options: object,
) -> Table:
    """A table whose game is over."""
    return played(table(seats, game, seed, hints=hints, reviews=reviews, **options))


__all__ = ["bot", "finished", "people", "person", "played", "table"]
