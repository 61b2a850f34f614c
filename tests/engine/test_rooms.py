"""The rooms of a game are found by name: beside a game that is a package, and nowhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.engine.game import Game
from ludoteca.engine.rooms import files_hash, home_of_class, room
from ludoteca.engine.shelf import rules_of
from tests.engine.small import Kuhn

RULES = """
from tests.engine.small import Kuhn, KuhnState

class Chess(Kuhn):
    name = "chess"
"""
STRATEGY = """
from ludoteca.engine import Strategy

class Bold(Strategy):
    def horizon(self):
        return 5

def strategy(game):
    return Bold()
"""
SCREEN = "def draw(state, seat, lang, names, touch):\n    return f'<p>{seat} {lang} {names}</p>'\n"
BOARD = "def draw(state, seat, lang):\n    return f'{seat} {lang}'\n"
EXAMPLES = "PICTURES = {}\nEXAMPLES = {'E1': lambda: __import__('chess_of_my_own').Chess({}).start(1)}\n"
FURNISHED = {"strategy": STRATEGY, "screen": SCREEN, "board": BOARD, "examples": EXAMPLES}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game as a package of somebody's: rules, and whatever rooms are put beside them."""
    folder = tmp_path / "chess_of_my_own"
    folder.mkdir()
    (folder / "__init__.py").write_text("from chess_of_my_own.rules import Chess\n", encoding="utf-8")
    (folder / "rules.py").write_text(RULES, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "chess_of_my_own"]:
        del sys.modules[name]


def chess() -> Game:
    import chess_of_my_own  # type: ignore[import-not-found]

    made: Any = chess_of_my_own.Chess({})
    assert isinstance(made, Game)
    return made


def test_a_game_finds_its_rooms_by_name(package: Path) -> None:
    for name, text in FURNISHED.items():
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    game = chess()
    state = game.start(1)
    assert game.strategy().horizon() == 5
    assert game.screen(state, 1, "it", ["A", "B"]) == "<p>1 it ['A', 'B']</p>"
    assert game.board(state, None) == "None en"
    assert type(game).examples() == ["E1"]
    assert type(game).example("E1") == state


def test_a_game_without_a_room_does_as_usual(package: Path) -> None:
    game = chess()
    assert game.strategy().horizon() == 0
    assert game.screen(game.start(1), 0) == ""
    assert type(game).examples() == []


def test_a_room_with_an_error_is_not_passed_over(package: Path) -> None:
    (package / "screen.py").write_text("import no_such_library\n", encoding="utf-8")
    game = chess()
    with pytest.raises(ModuleNotFoundError, match="no_such_library"):
        game.screen(game.start(1), 0)


def test_a_game_that_derives_from_another_finds_its_rooms(package: Path) -> None:
    (package / "board.py").write_text(BOARD, encoding="utf-8")
    mine = type("Mine", (type(chess()),), {"name": "mine"})
    game: Game = mine({})
    assert game.board(game.start(1), 0) == "0 en"


def test_a_game_in_a_single_module_has_no_rooms() -> None:
    assert home_of_class(Kuhn) == ""
    assert room(Kuhn, "test_facts") is None


def test_the_rooms_of_a_game_of_the_shelf() -> None:
    game = rules_of("marrak_hesh")
    assert home_of_class(game) == "ludoteca.games.marrak_hesh"
    for name in ("screen", "board", "strategy", "examples"):
        assert room(game, name).__name__ == f"ludoteca.games.marrak_hesh.{name}"
    assert room(game, "cellar") is None


def test_what_is_the_house_s_own_is_no_part_of_the_content(package: Path) -> None:
    def told() -> str:
        files_hash.cache_clear()
        return files_hash("chess_of_my_own")

    plain = told()
    for file in ("guide.toml", "rated.toml"):
        (package / file).write_text("levels = 1\n", encoding="utf-8")
    assert told() == plain
    (package / "content.toml").write_text("levels = 1\n", encoding="utf-8")
    assert told() != plain
    files_hash.cache_clear()
