"""What a table says it takes in memory is near the truth, at its beginning and at its end."""

from __future__ import annotations

import random
import tracemalloc

import pytest

import ludoteca
from ludoteca.games.automobiles.track import read_track
from ludoteca.table import Opening, Table
from ludoteca.table.table import MOST_CHAT, person
from tests.web.heavy import largest_tracks

TIMES = 2.5  # as much or as little as it says


def played(game: str, most: int, **options: object) -> Table:
    """A table at which somebody has played by chance."""
    made = ludoteca.make(game, **options)
    seats = [person(f"Player {number}", f"{number}") for number in range(made.players)]
    table = Table(Opening.of(made, "t", seats, seed=5))
    chance = random.Random(5)
    while not table.is_over and len(table.record.actions) < most:
        table.take(table.act(table.asked, table.version, chance.choice(table.state.choices)))
    return table


def taken(game: str, most: int, **options: object) -> tuple[Table, int]:
    """A table, and the bytes that it has taken."""
    tracemalloc.start()
    try:
        table = played(game, most, **options)
        return table, tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("game", ludoteca.games())
def test_a_table_knows_nearly_how_much_memory_it_takes(game: str) -> None:
    played(game, 2)  # whatever is read once
    for most in (300, 10_000):
        table, truth = taken(game, most)
        assert truth / TIMES <= table.size <= truth * TIMES, f"{table.size}, in truth {truth}"


def test_a_track_of_ones_own_counts() -> None:
    text = largest_tracks()[0]
    played("automobiles", 2)
    read_track.cache_clear()
    table, truth = taken("automobiles", 1, track="custom", track_text=text)
    assert truth / TIMES <= table.size <= truth * TIMES, f"{table.size}, in truth {truth}"


CONTENTS: dict[str, dict[str, object]] = {
    "automobiles": {"hand": 5},
    "marrak_hesh": {"cards": {"jettison": {"most": 17}}},  # nobody else has these
    "mars_needs_mechanics": {"cogs": 12},
    "martians": {"martians": 60},
    "pocket_mars": {"base_value": 2},
}


@pytest.mark.parametrize("game", CONTENTS)
def test_contents_of_its_own_count(game: str) -> None:
    played(game, 2)
    table, truth = taken(game, 1, content=CONTENTS[game])
    assert truth / TIMES <= table.size <= truth * TIMES, f"{table.size}, in truth {truth}"


def test_what_was_said_counts() -> None:
    table = played("marrak_hesh", 0)
    before = table.size
    tracemalloc.start()
    try:
        for number in range(MOST_CHAT):
            table.take(table.say(-1, f"{number:0>200}"))
        truth = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert truth / TIMES <= table.size - before <= truth * TIMES
