"""Martians!!!: a farm town, a hundred Martians, and a Mother Ship to blow up."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.game import State, Strategy
from ludoteca.games.martians.rules import MartiansRules, MartiansState


class Martians(MartiansRules):
    """The game as it stands on the shelf: its rules, what a bot believes, and how it looks."""

    def strategy(self) -> Strategy:
        """What a bot believes is good here."""
        from ludoteca.games.martians.strategy import MartiansStrategy

        return MartiansStrategy()

    def screen(self, state: State, seat: int | None, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The town, the turn and the people, as HTML with SVG."""
        from ludoteca.games.martians import screen

        assert isinstance(state, MartiansState)
        return screen.draw(state, seat, lang, names)

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        """The map, the players and the cards, for a terminal."""
        from ludoteca.games.martians import board

        assert isinstance(state, MartiansState)
        return board.draw(state, seat, lang)
