"""The board in a terminal: it shows a seat what it knows, and a spectator what is open."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from ludoteca.games.pocket_mars.examples import position, started
from ludoteca.games.pocket_mars.position import ASK_OPENING, PocketMarsState
from tests.rules.pocket_mars.table import A, B, play


def drawn(state: PocketMarsState, seat: int | None, lang: str = "en") -> str:
    """The board as plain text."""
    console = Console(file=StringIO(), width=140, force_terminal=False)
    console.print(state.game.board(state, seat, lang))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 2},
        {"players": 3, "draft": "on"},
        {"players": 2, "visible_backs": "prep_only"},
        {"players": 2, "draft": "on", "visible_backs": "prep_only"},
    ],
    ids=str,
)
def test_a_board_depends_on_what_the_seat_knows_alone(options: dict[str, object]) -> None:
    chance = Random(2)
    state = started(3, first_seat="random", **{"round_limit": 12, **options})  # type: ignore[arg-type]
    number = 0
    while not state.is_over:
        if number < 12 or number % 13 == 0:
            lang = ("en", "it")[number % 2]
            for seat in range(state.terms.players):
                world = state.redeal(seat, number)
                assert drawn(world, seat, lang) == drawn(state, seat, lang)
                assert drawn(world, None) == drawn(state, None)
        state.apply(chance.choice(state.legal_actions()))
        number += 1


def test_a_spectator_sees_backs_and_a_seat_its_own_faces() -> None:
    state = position(hands=["Ec1 Sc5", "En2 Wa3"], preps=["Co4 Ec2", "Sc6 Wa7"], stacks="En5 (En6)", top="Co1")
    spectator = drawn(state, None)
    own = drawn(state, B)
    assert "Ec? Sc?" in spectator
    assert "En2" not in spectator
    assert "5 (?)" in spectator
    assert "Co?" in spectator
    assert "En2 Wa3" in own
    assert "Sc6 Wa7" in own
    assert "Ec1" not in own


def test_in_the_opening_the_modules_of_others_look_empty() -> None:
    state = started(1, players=2)
    before = drawn(state, B)
    play(state, state.choices[0])
    assert state.asked == ASK_OPENING
    assert drawn(state, B) == before
    assert drawn(state, A) != before
