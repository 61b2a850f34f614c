"""A game of another package, interpreted, on the engine as it is: it plays, and undo knows what it may not."""

from __future__ import annotations

import pytest

from ludoteca.bots import GreedyBot, RandomBot, SearchBot, ask
from ludoteca.engine.undo import shows_hidden
from tests.toy import LOOK, ROLL, SHOW, WAIT, Toy


def test_every_bot_plays_it() -> None:
    game = Toy({})
    for bot in (RandomBot(), GreedyBot(game.strategy()), SearchBot(game.strategy(), 20)):
        state = game.start(1)
        while not state.is_over:
            state.apply(ask(bot, state, len(state.choices)))
        assert sum(state.returns()) == 0.0


@pytest.mark.parametrize(("action", "shows"), [(WAIT, False), (ROLL, False), (LOOK, True), (SHOW, True)])
def test_the_engine_sees_whether_an_action_shows_something_hidden(action: int, shows: bool) -> None:
    before = Toy({}).start(5)
    after = before.clone()
    after.apply(action)
    assert shows_hidden(before, action, after.information(0)) is shows


def test_what_is_known_already_is_not_shown_again() -> None:
    before = Toy({}).start(5)
    for action in (LOOK, LOOK):
        before.apply(action)
    after = before.clone()
    after.apply(LOOK)
    assert shows_hidden(before, LOOK, after.information(before.to_move)) is False
