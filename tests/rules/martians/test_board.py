"""The board in a terminal: it shows a seat what it knows, and a spectator what is open."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from ludoteca.engine.dice import Dice
from ludoteca.games.martians.examples import CHURCH, DINER, DYNA, FUEL, position
from ludoteca.games.martians.position import MartiansState
from tests.rules.martians.table import play, started


def drawn(state: MartiansState, seat: int | None, lang: str = "en") -> str:
    """The board as plain text."""
    console = Console(file=StringIO(), width=140, force_terminal=False)
    console.print(state.game.board(state, seat, lang))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3},
        {"players": 2, "mode": "cooperative"},
        {"players": 2, "mode": "cooperative", "coop_open_hands": "off"},
    ],
    ids=str,
)
def test_a_board_depends_on_what_the_seat_knows_alone(options: dict[str, object]) -> None:
    dice = Dice.seeded(5)
    state = started(4, **{"lap_limit": 15, **options})  # type: ignore[arg-type]
    number = 0
    while not state.is_over:
        number += 1
        if number % 130 == 0:
            for seat in range(state.terms.players):
                for lang in ("en", "it"):
                    assert drawn(state.redeal(seat, number), seat, lang) == drawn(state, seat, lang)
                assert drawn(state.redeal(seat, number), None) == drawn(state, None)
        state.apply(dice.choice(state.choices))
    assert drawn(state, None)


def test_the_board_shows_hands_objects_and_who_waits() -> None:
    state = position(
        "move", tiles=[CHURCH, DINER], furnished=True, hidden={128: FUEL}, pawns=[127], items=[[FUEL]],
        hands=["C1", "C34"],
    )  # fmt: skip
    play(state, "step E")
    assert "Agent XXXX" in drawn(state, 0)
    assert "Agent XXXX" not in drawn(state, 1)
    assert "Tractor Beam" in drawn(state, 1)
    assert "Tractor Beam" not in drawn(state, None)
    assert "1f" in drawn(state, 0)
    assert "1?" in drawn(state, 1)
    asked = position("others", hands=["", "C1", "C4"], players=3, tiles=[CHURCH], martians=[133], items=[[DYNA]])
    assert "The table waits." in drawn(asked, 0)
    assert "The table waits." in drawn(asked, 2)
    assert "do you play a card?" in drawn(asked, 1)
    assert "Il tavolo aspetta." in drawn(asked, None, "it")
