"""The toy game as a web page would have it: a drawing of what a seat knows, and points that wait for the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import pytest

import ludoteca
from ludoteca.engine import Game, Phrase, State
from ludoteca.engine.phrase import house
from ludoteca.table import Opening, Table
from ludoteca.table.table import person
from ludoteca.web.gathering import LiveTable
from tests.toy import Toy, ToyState


class HiddenState(ToyState):
    """Nobody's points are told before the end, unless the game is a blabber."""

    def describe(self, action: int) -> Phrase:
        return house("undo-nothing")

    def scores(self) -> list[int]:
        return self.cards[:] if self.is_over or isinstance(self.game, Blabber) else [0, 0]


class Hidden(Toy):
    """Each seat sees the cards that it knows."""

    hides: ClassVar[bool] = True
    state_class: ClassVar[type[ToyState]] = HiddenState

    def screen(
        self,
        state: State,
        seat: int | None,
        lang: str = "en",
        names: Sequence[str] | None = None,
        touch: bool = True,
    ) -> str:
        assert isinstance(state, ToyState)
        return f"<p>cards {[] if seat is None else state.known(seat)}</p>"


class Blabber(Hidden):
    """The same, but its points tell what is hidden."""


def toy_table(*holders: str) -> LiveTable:
    """A table of whatever `ludoteca.make` has been replaced by."""
    seats = [person(name, holder) for name, holder in zip(("Anna", "Bruno"), holders, strict=True)]
    return LiveTable(Table(Opening("toy", "toy", {"players": 2}, 7, seats)))


def only(monkeypatch: pytest.MonkeyPatch, kind: type[Game]) -> None:
    """Let tables know one game alone."""

    def make(name: str, /, *, content: object = None, **options: object) -> Game:
        return kind(options, content)

    def made(name: str, options: Mapping[str, object], content: object = None) -> Game:
        return kind(options, content)

    monkeypatch.setattr(ludoteca, "make", make)
    monkeypatch.setattr("ludoteca.table.table.made", made)
