"""Proof: whatever may not be played is refused with a reason in both languages, and changes nothing."""

from __future__ import annotations

import pytest

from ludoteca.engine.errors import IllegalAction
from tests.ledger import rulebook_ids
from tests.proof.cases import Case, cases, sampled


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_other_action_is_refused_and_changes_nothing(case: Case) -> None:
    game = case.made()
    rules = set(rulebook_ids(case.game, "en"))
    for state in sampled(game, 8, 5):
        twin = state.clone()
        legal = set(state.legal_actions())
        for action in range(game.num_actions):
            reason = state.why_illegal(action)
            assert (reason is None) == (action in legal)
            if reason is None:
                continue
            with pytest.raises(IllegalAction) as refusal:
                state.apply(action)
            assert refusal.value.reason == reason
            assert reason.rule in rules or (reason.rule == "" and state.is_over)
            assert reason.text("en")
            assert reason.text("it")
            assert reason.text("en") != reason.text("it")
        assert state == twin


@pytest.mark.parametrize("case", cases(), ids=str)
@pytest.mark.parametrize("action", [-1, 10**9, 10**30, "3", 2.0, None])
def test_an_action_outside_the_range_is_refused(case: Case, action: object) -> None:
    state = case.made().start(1)
    twin = state.clone()
    with pytest.raises(IllegalAction, match=str(case.made().num_actions - 1)):
        state.apply(action)  # type: ignore[arg-type]
    assert state == twin
