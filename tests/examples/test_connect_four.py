"""Connect Four, the game of the tutorial: its rules, and that every face of Ludoteca takes it as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test

import ludoteca
from examples import connect_four
from ludoteca.bots import SearchBot, ask
from ludoteca.engine import Game, IllegalAction, Record, State, shelf
from ludoteca.research.batch import Batch
from ludoteca.research.pettingzoo import SeatsEnv
from ludoteca.research.picture import pixels
from ludoteca.words import title
from ludoteca.words.rulebook import Rulebook
from tests.web.tables import Web, opened

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

TUTORIAL = Path(__file__).parents[2] / "docs" / "add-a-game.md"


@pytest.fixture(name="game")
def placed_on_the_shelf() -> Iterator[Game]:
    shelf.add("connect_four", "examples.connect_four:ConnectFour")
    yield ludoteca.make("connect_four")
    shelf._shelf().pop("connect_four")


def after(game: Game, columns: str) -> State:
    """The position after discs into those columns, counted from 1."""
    state = game.start(0)
    for column in columns:
        state.apply(int(column) - 1)
    return state


@pytest.mark.parametrize(
    ("columns", "winner"),
    [
        ("1212121", 0),  # up
        ("71212121", 1),
        ("1122334", 0),  # across
        ("12234334144", 0),  # along a rising diagonal
        ("76654554744", 0),  # along a falling one
    ],
)
def test_R3_four_in_a_line_win(game: Game, columns: str, winner: int) -> None:
    assert after(game, columns).winners() == [winner]
    assert not after(game, columns[:-1]).is_over


def test_R3_a_line_does_not_run_on_into_the_next_column() -> None:
    top_of_the_first = 0b111000
    foot_of_the_second = 0b1 << connect_four.TALL
    assert not connect_four.has_four(top_of_the_first | foot_of_the_second)
    assert connect_four.has_four(top_of_the_first | 0b100)


def test_R2_a_full_column_is_refused(game: Game) -> None:
    state = after(game, "111111")
    assert 0 not in state.legal_actions()
    with pytest.raises(IllegalAction, match=r"Column 1 is full\. \(R2\)"):
        state.apply(0)
    assert "piena" in str(state.why_illegal(0).text("it"))  # type: ignore[union-attr]


def test_R4_a_full_grid_is_shared(game: Game) -> None:
    full = after(game, "4413656753344663354422326615155777712171")
    assert full.is_over
    assert "." not in full.notation().splitlines()[0]
    assert (full.winners(), full.scores(), full.returns()) == ([0, 1], [0, 0], [0.0, 0.0])


def test_every_face_of_the_house_takes_it(game: Game) -> None:
    api_test(SeatsEnv(game), num_cycles=100)
    batch = Batch(game, 3, opponents="random")
    for _ in range(30):
        batch.step(batch.masks.argmax(axis=1))
    picture = pixels(game.start(1), 0)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 2
    assert title("connect_four", "it") == "Forza quattro"
    assert Rulebook.of("connect_four", "en").rule("R2") is not None


def test_the_browser_shows_it(game: Game, tmp_path: Path) -> None:
    with opened(Web(tmp_path)) as guest:
        for page in ("/", "/games/connect_four", "/new/connect_four"):
            answer = guest.get(page)
            assert answer.status_code == 200, page
            assert "Connect Four" in answer.text


def test_a_search_finds_the_winning_column(game: Game) -> None:
    assert ask(SearchBot(game.strategy(), simulations=200), after(game, "112233"), 1) == 3


def test_the_screen_offers_exactly_what_is_legal(game: Game) -> None:
    state = after(game, "1111113")
    drawn = game.screen(state, state.to_move)
    assert sorted(int(found) for found in re.findall(r'data-action="(\d+)"', drawn)) == state.legal_actions()
    assert re.findall(r'data-why="(\d+)"', drawn) == ["0"]
    assert "data-action" not in game.screen(state, None)


def test_a_game_replays(game: Game) -> None:
    record = Record.of(game, 3, ["random", "random"])
    record.actions = [0, 1, 0, 1, 0, 1, 0]
    assert Record.from_json(record.to_json()).replay().winners() == [0]


def test_the_tutorial_shows_the_code_as_it_is() -> None:
    source = unindented(Path(connect_four.__file__).read_text(encoding="utf-8"))
    blocks = re.findall(r"```python\n(.*?)```", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL)
    shown = [unindented(block) for block in blocks if "# of your own" not in block]
    assert len(shown) >= 6
    for block in shown:
        assert block in source, block


def unindented(text: str) -> str:
    """The lines that are not blank, without the spaces before them."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())
