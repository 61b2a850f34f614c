"""A review shared out among processes is the same as one that was made alone."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots import RandomBot, ask
from ludoteca.engine import Record
from ludoteca.lab import LabError
from ludoteca.lab.reviewing import reviewed
from ludoteca.review import Budget, ReviewError, review
from tests.terminal.scene import recorded

SMALL = Budget(simulations=10, closer=1, seed=3)


def test_two_processes_find_what_one_finds() -> None:
    record = recorded(size="miniature")
    counted: list[int] = []
    found = reviewed(record, SMALL, jobs=2, progress=counted.append)
    assert found == review(record, SMALL) == reviewed(record, SMALL, jobs=1)
    assert sum(counted) == len(record.actions)
    assert len(counted) > 1


@pytest.mark.parametrize(("name", "options"), [("pocket_mars", {"players": 1}), ("pocket_mars", {"players": 3})])
def test_a_game_for_one_or_for_three_can_be_reviewed(name: str, options: dict[str, int]) -> None:
    game = ludoteca.make(name, **options)
    state, record = game.start(3), Record.of(game, 3, ["random"] * game.players)
    while not state.is_over:
        record.actions.append(ask(RandomBot(), state, len(record.actions)))
        state.apply(record.actions[-1])
    for one in reviewed(record, SMALL, jobs=1).sums():
        assert one.start + one.skill + one.luck == pytest.approx(one.result)


def test_an_unfinished_game_and_a_budget_out_of_range_are_refused_before_anybody_works() -> None:
    with pytest.raises(ReviewError) as refused:
        reviewed(recorded(moves=3), SMALL, jobs=2)
    assert refused.value.phrase.key == "review-unfinished"
    with pytest.raises(ReviewError):
        reviewed(recorded(), SMALL._replace(simulations=1))
    with pytest.raises(LabError):
        reviewed(recorded(), SMALL, jobs=0)
