"""Mars Needs Mechanics: two to four Physicist-Mechanics on a market that follows its buyers."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.game import State, Strategy
from ludoteca.games.mars_needs_mechanics.rules import MarsNeedsMechanicsRules, MarsNeedsMechanicsState


class MarsNeedsMechanics(MarsNeedsMechanicsRules):
    """The game as it stands on the shelf: its rules, what a bot believes, and how it looks."""

    def strategy(self) -> Strategy:
        """What a bot believes is good here."""
        from ludoteca.games.mars_needs_mechanics.strategy import MarsNeedsMechanicsStrategy

        return MarsNeedsMechanicsStrategy()

    def screen(self, state: State, seat: int | None, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The Exchange, the market and the workshops, as HTML with SVG."""
        from ludoteca.games.mars_needs_mechanics import screen

        assert isinstance(state, MarsNeedsMechanicsState)
        return screen.draw(state, seat, lang, names)

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        """The market, the order line and the workshops, for a terminal."""
        from ludoteca.games.mars_needs_mechanics import board

        assert isinstance(state, MarsNeedsMechanicsState)
        return board.draw(state, seat, lang)
