"""What is made of the declarations for a compiled game does the same as looking at them does."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ludoteca.engine.facts import _declared, facts_of, packed_facts
from ludoteca.proof.copying import WrongDeclaration, main, text_of

POSITION = """
from __future__ import annotations
from typing import ClassVar
from librt.vecs import vec
from mypy_extensions import i16, i64
from ludoteca.engine.facts import Hidden, Memo, Own, Shared
from tests.engine.small import KuhnState

class PokerState(KuhnState):
    most: ClassVar[int] = 4
    terms: object
    cards: Own[list[int]]
    deck: Hidden[list[int]]
    bets: list[int]
    line: Shared[list[int]]
    marks: bytes = b""
    lost: bool = False
    nobody: Hidden[int] = 7
    pot: i64 = 0
    near: Hidden[vec[i16]]
    best: Memo[list[int]]
"""
GAME = """
from librt.vecs import vec
from mypy_extensions import i16
from tests.engine.small import Kuhn
from poker_of_mine.position import PokerState

class Poker(Kuhn):
    name = "poker"
    state_class = PokerState

    def _deal(self, dice):
        state = super()._deal(dice)
        state.near = vec[i16]([5, 6])
        return state
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "poker_of_mine"
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "position.py").write_text(POSITION, encoding="utf-8")
    (folder / "rules.py").write_text(GAME, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "poker_of_mine"]:
        del sys.modules[name]


def made(package: Path) -> tuple[Any, Any]:
    """A position, and the module that was made for it."""
    assert main([str(package / "position.py")]) == 0
    return import_module("poker_of_mine.rules").Poker({}).start(3), import_module("poker_of_mine.copying")


def test_a_copy_has_every_fact(package: Path) -> None:
    state, copying = made(package)
    twin = type(state)(state.game, state.dice.clone())
    copying.copy(state, twin)
    assert twin == state
    assert twin.line is state.line and twin.best is state.best
    for name in ("cards", "deck", "bets"):
        assert getattr(twin, name) is not getattr(state, name)
    twin.near[0] = 9
    assert list(state.near) == [5, 6]


def test_the_facts_are_those_that_were_declared(package: Path) -> None:
    state, copying = made(package)
    found = {fact.name: fact.marks for fact in copying.FACTS}
    assert found == {fact.name: fact.marks for fact in _declared(type(state)) if fact.name != "terms"}
    assert facts_of(type(state)) == copying.FACTS
    assert len(found) == len(copying.FACTS) == 10


def test_what_is_packed_is_told_apart_as_by_looking(package: Path) -> None:
    state, copying = made(package)
    other = state.clone()
    assert copying.packed(other) == copying.packed(state)
    for name, value in [("cards", [8, 9]), ("marks", b"x"), ("lost", True), ("nobody", 1), ("pot", 3), ("line", [1])]:
        before = getattr(other, name)
        setattr(other, name, value)
        assert copying.packed(other) != copying.packed(state), name
        assert packed_facts(other) != packed_facts(state), name
        assert (copying.open_facts(other) != copying.open_facts(state)) == (name not in ("cards", "nobody")), name
        setattr(other, name, before)
    other.deck = [1]  # how many there are is seen
    assert copying.open_facts(other) != copying.open_facts(state)


def test_a_seat_knows_its_own_part(package: Path) -> None:
    state, copying = made(package)
    state.cards = [3, 4, 5, 6]
    assert [copying.own_facts(state, seat) for seat in range(2)] == [[3, 4], [5, 6]]


def test_what_is_out_of_date_is_said(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = package / "position.py"
    assert main(["--check", str(position)]) == 1
    assert "copying.py is not what position.py says" in capsys.readouterr().err
    assert main([str(position)]) == 0
    assert main(["--check", str(position)]) == 0
    position.write_text(POSITION + "    laps: int = 0\n", encoding="utf-8")
    assert main(["--check", str(position)]) == 1


def test_a_game_in_one_file_gets_a_file_beside_it(tmp_path: Path) -> None:
    (tmp_path / "my_game.py").write_text(POSITION, encoding="utf-8")
    assert main([str(tmp_path / "my_game.py")]) == 0
    assert "from my_game import PokerState" in (tmp_path / "my_game_copying.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("hands: dict[int, int]", "PokerState.hands: dict[int, int]"),
        ("hands: list[list[int]]", "PokerState.hands"),
        ("hands: list[int] = []", "PokerState.hands: a list gets its start in the deal"),
        ("hands: Own[int] = 0", "PokerState.hands: Own"),
    ],
)
def test_a_fact_that_cannot_be_copied_is_refused_with_its_class(
    line: str, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.py"
    file.write_text(f"{POSITION}    {line}\n", encoding="utf-8")
    with pytest.raises(WrongDeclaration, match=named.replace("[", r"\[").replace("]", r"\]")):
        text_of(file)
    assert main([str(file)]) == 1
    assert named in capsys.readouterr().err
    assert not (tmp_path / "copying.py").exists()


def test_a_file_without_a_position_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.py"
    file.write_text("x = 1\n", encoding="utf-8")
    assert main([str(file)]) == 1
    assert "no class whose name ends in State" in capsys.readouterr().err
