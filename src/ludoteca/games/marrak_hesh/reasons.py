"""What the coach speaks of besides the points: among how many docks a seat can choose when its next turn comes."""

from __future__ import annotations

from ludoteca.engine import Phrase, State
from ludoteca.games.marrak_hesh.content import DOCKS
from ludoteca.games.marrak_hesh.decisions import PASS
from ludoteca.games.marrak_hesh.phrases import say
from ludoteca.games.marrak_hesh.position import ASK_PLACE, MarrakHeshState


def notions(state: State, seat: int) -> list[tuple[Phrase, int]]:
    """The docks at which the seat could dock now, whatever the colour; none where it is not its turn any more."""
    assert isinstance(state, MarrakHeshState)
    docks: set[int] = set()
    if state.to_move == seat and state.asked == ASK_PLACE:
        docks = {action % DOCKS for action in state.choices if action < PASS}
    return [(say("notion-docks"), len(docks))]
