"""Pocket Mars: seven colonists each, four buildings, and cards with two faces."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.game import State, Strategy
from ludoteca.games.pocket_mars.rules import PocketMarsRules, PocketMarsState


class PocketMars(PocketMarsRules):
    """The game as it stands on the shelf: its rules, what a bot believes, and how it looks."""

    def strategy(self) -> Strategy:
        """What a bot believes is good here."""
        from ludoteca.games.pocket_mars.strategy import PocketMarsStrategy

        return PocketMarsStrategy()

    def screen(self, state: State, seat: int | None, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Mars, the ships and the cards, as HTML with SVG."""
        from ludoteca.games.pocket_mars import screen

        assert isinstance(state, PocketMarsState)
        return screen.draw(state, seat, lang, names)

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        """Mars, the ships and the cards, for a terminal."""
        from ludoteca.games.pocket_mars import board

        assert isinstance(state, PocketMarsState)
        return board.draw(state, seat, lang)
