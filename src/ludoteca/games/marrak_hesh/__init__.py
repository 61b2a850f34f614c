"""Marrak Hesh 17: two or three captains at an orbital market."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.game import State, Strategy
from ludoteca.games.marrak_hesh.rules import MarrakHeshRules, MarrakHeshState


class MarrakHesh(MarrakHeshRules):
    """The game as it stands on the shelf: its rules, what a bot believes, and how it looks."""

    def strategy(self) -> Strategy:
        """What a bot believes is good here."""
        from ludoteca.games.marrak_hesh.strategy import MarrakHeshStrategy

        return MarrakHeshStrategy()

    def screen(self, state: State, seat: int | None, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The station and the holds, as HTML with SVG."""
        from ludoteca.games.marrak_hesh import screen

        assert isinstance(state, MarrakHeshState)
        return screen.draw(state, seat, lang, names)

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        """The station and the holds, for a terminal."""
        from ludoteca.games.marrak_hesh import board

        assert isinstance(state, MarrakHeshState)
        return board.draw(state, seat, lang)
