"""Proof: whole games, decision by decision, as they were when somebody last looked."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from ludoteca.engine.dice import Dice
from tests.proof.cases import Case, cases

GOLDEN = Path(__file__).parents[1] / "golden"


def playthrough(case: Case) -> str:
    """A game of seeded random moves, with every decision, what it did and the position after it."""
    dice = Dice.seeded(77)
    game = case.made()
    state = game.start(42, events=True)
    lines = [f"{game!r}", "", state.notation()]
    for number in count(1):
        if state.is_over:
            break
        action = dice.choice(state.choices)
        lines += ["", f"{number}. seat {state.to_move}: {action} of {state.choices}"]
        lines.append(f"   {game.action_text(state, action, 'en')}")
        state.apply(action)
        lines += [f"   - {event.phrase.text('en')}" for event in state.events]
        lines.append(state.notation())
    lines += ["", f"scores {state.scores()}, winners {state.winners()}, dice {state.dice.position()}", ""]
    return "\n".join(lines)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_golden_playthrough_is_as_it_was(case: Case, request: pytest.FixtureRequest) -> None:
    file = GOLDEN / case.game / f"{str(case).removeprefix(case.game + '-').replace('=', '_')}.txt"
    found = playthrough(case)
    if request.config.getoption("--update-golden"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(found, encoding="utf-8")
    assert file.exists(), "no golden playthrough yet: run pytest with --update-golden and look at what it wrote"
    assert found == file.read_text(encoding="utf-8")
