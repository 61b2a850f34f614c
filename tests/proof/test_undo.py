"""Proof: whether an action can be taken back is asked of what seats know. That it tells nobody anything is proved of
every game with the rest (`test_games.py`).
"""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase
from ludoteca.engine.undo import why_final
from tests.toy import LOOK, ROLL, SHOW, WAIT, Toy


def offer(before: State, action: int) -> Phrase | None:
    """What the seat that has decided is told, with the position left as it was."""
    return why_final(before.clone(), action, before.to_move)


def found(before: State, key: str) -> int:
    """The first choice of that kind."""
    return next(action for action in before.choices if before.describe(action).key == key)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_player_may_correct_the_first_choice_of_pocket_mars(players: int) -> None:
    """The others see that a card lies there, not which: they learn nothing that they would know again."""
    game = ludoteca.make("pocket_mars", players=players)
    for seed in range(6):
        state = game.start(seed)
        for action in state.choices:
            assert offer(state, action) is None


def test_a_card_that_everybody_sees_is_shown() -> None:
    state = ludoteca.make("pocket_mars", players=3).start(4)
    while not any(state.describe(action).key == "play-hand" for action in state.choices):
        state.apply(state.choices[0])
    why = offer(state, found(state, "play-hand"))
    assert why is not None and why.key == "undo-shown"


@pytest.mark.parametrize(
    ("action", "why"), [(WAIT, ""), (ROLL, "undo-dice"), (LOOK, "undo-shown"), (SHOW, "undo-shown")]
)
def test_what_the_other_seat_knows_already_is_no_reason_of_the_deciding_seat(action: int, why: str) -> None:
    """Each seat has looked at the other's card, and both have seen it: nothing is left to show but the dice."""
    state = Toy({}).start(5)
    told_now = offer(state, action)
    assert ("" if told_now is None else told_now.key) == why
    for done in (LOOK, LOOK):
        state.apply(done)
    told_later = offer(state, action)
    assert ("" if told_later is None else told_later.key) == ("undo-dice" if action == ROLL else "")
