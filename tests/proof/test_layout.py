"""Proof: every part of an observation is about what its name says; each name has a reader that knows nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations

import numpy as np
import pytest

import ludoteca
from ludoteca.engine.game import Game, State
from tests.proof.cases import Case, cases, random_game

ABOUT_A_SEAT = re.compile(r"(own|seat \+(\d+)): (.*)")
EVERY = 9  # how many decisions apart the positions lie that are looked at


def looked_at(game: Game) -> Iterator[State]:
    """Positions of two random games, the opening and the end among them."""
    for seed in (41, 42):
        for number, (state, action) in enumerate(random_game(game, seed)):
            if action < 0 or number % EVERY == 0:
                yield state


def expected(name: str, part: str, state: State, seat: int) -> list[float]:
    """What the reader of a part finds in the position itself. A part that nobody reads is a fault."""
    readers = import_module(f"tests.rules.{name}.parts")
    if part in readers.PARTS:
        return list(readers.PARTS[part](state, seat))
    told = ABOUT_A_SEAT.fullmatch(part)
    assert told is not None and told[3] in readers.SEAT_PARTS, f"nobody reads the part {part!r}"
    sides = max(2, state.game.players) if name == "pocket_mars" else state.game.players
    return list(readers.SEAT_PARTS[told[3]](state, seat, (seat + int(told[2] or 0)) % sides))


@pytest.mark.parametrize("case", cases(), ids=str)
def test_each_part_shows_what_its_name_says(case: Case) -> None:
    game = case.made()
    parts = game.layout()
    assert len({part for part, _ in parts}) == len(parts)
    for state in looked_at(game):
        for seat in range(game.players):
            seen = state.observation(seat)
            first = 0
            for part, length in parts:
                wanted = np.array(expected(case.game, part, state, seat), dtype=np.float32)
                assert len(wanted) == length, part
                assert np.array_equal(seen[first : first + length], wanted), part
                first += length


@pytest.mark.parametrize("name", ludoteca.games())
def test_no_two_parts_tell_the_same(name: str) -> None:
    """Any two parts differ somewhere, so that the proof above would notice if their names changed places."""
    told: dict[str, dict[tuple[str, int], bytes]] = {}
    for case in cases():
        if case.game == name:
            for number, state in enumerate(looked_at(case.made())):
                seen, first = state.observation(0), 0
                for part, length in state.game.layout():
                    told.setdefault(part, {})[str(case), number] = seen[first : first + length].tobytes()
                    first += length
    assert [(one, other) for one, other in combinations(told, 2) if told[one] == told[other]] == []
