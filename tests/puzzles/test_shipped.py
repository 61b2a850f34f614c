"""The puzzles that come with the games: all of them load, lead to their decision, and can be told in both languages."""

from __future__ import annotations

from importlib.resources import files

import pytest

import ludoteca
from ludoteca.engine.shelf import home_of
from ludoteca.puzzles import STEPS, hint, shipped, ships_puzzles
from ludoteca.puzzles.kept import FILE
from ludoteca.puzzles.mining import CLEAR, FEWEST_CHOICES, LEAD
from ludoteca.words import LANGUAGES

FEWEST = 20
MOST_BYTES = 100_000
SHIP = [game for game in ludoteca.games() if ships_puzzles(game)]


def test_games_of_the_shelf_ship_puzzles() -> None:
    assert {"automobiles", "marrak_hesh", "mars_needs_mechanics", "pocket_mars"} <= set(SHIP)


@pytest.mark.parametrize("game", SHIP)
def test_what_a_game_ships_are_puzzles_of_its_rules_and_contents(game: str) -> None:
    found = shipped(game)
    assert found.left_out == 0
    assert len(found.puzzles) >= FEWEST
    assert len({puzzle.id for puzzle in found.puzzles}) == len(found.puzzles)
    assert found.command.startswith(f"ludoteca puzzles {game} ")
    assert len(files(home_of(game)).joinpath(FILE).read_bytes()) < MOST_BYTES


@pytest.mark.parametrize("game", SHIP)
def test_every_puzzle_that_is_shipped_replays_and_is_legal(game: str) -> None:
    for puzzle in shipped(game).puzzles:
        state = puzzle.position()
        assert state.to_move == puzzle.seat
        assert {each.action for each in puzzle.rated} <= set(state.choices)
        assert len(state.choices) >= FEWEST_CHOICES
        assert not state.question().window
        assert puzzle.best not in puzzle.obvious
        assert puzzle.lead >= LEAD - 0.001
        assert puzzle.lead >= CLEAR * puzzle.confirmed.error - 0.001
        assert puzzle.record.seats == []  # it does not tell who played
        assert len(hint(puzzle, state, 1).among) < len(state.choices)
        for lang in LANGUAGES:
            assert puzzle.reason.text(lang)
            assert all(state.describe(action).text(lang) for action in hint(puzzle, state, STEPS).among)
