"""What a bot believes is good at Mars Needs Mechanics."""

from __future__ import annotations

from ludoteca.engine.game import State, Strategy
from ludoteca.games.mars_needs_mechanics.rules import MarsNeedsMechanicsState


class MarsNeedsMechanicsStrategy(Strategy):
    """Values a seat by its cogs."""

    def value(self, state: State, seat: int) -> float:
        """Cogs."""
        assert isinstance(state, MarsNeedsMechanicsState)
        return float(state.cogs[seat])
