"""Automobiles: a race of two to five cars, each driven by a bag of coloured cubes."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.game import State, Strategy
from ludoteca.games.automobiles.rules import AutomobilesRules, AutomobilesState


class Automobiles(AutomobilesRules):
    """The game as it stands on the shelf: its rules, what a bot believes, and how it looks."""

    def strategy(self) -> Strategy:
        """What a bot believes is good here."""
        from ludoteca.games.automobiles.strategy import AutomobilesStrategy

        return AutomobilesStrategy(self.terms)

    def screen(self, state: State, seat: int | None, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The circuit, the cockpit and the pit wall, as HTML with SVG."""
        from ludoteca.games.automobiles import screen

        assert isinstance(state, AutomobilesState)
        return screen.draw(state, seat, lang, names)

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        """The track and the player boards, for a terminal."""
        from ludoteca.games.automobiles import board

        assert isinstance(state, AutomobilesState)
        return board.draw(state, seat, lang)
