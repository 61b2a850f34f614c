"""What a bot believes is good in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from ludoteca.engine.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """What a bot believes is good in a game. The default believes nothing: every move is as good as any."""

    def horizon(self) -> int:
        """How many decisions a playout goes before `values` says what it is worth; 0: to the end of the game."""
        return 0

    def heuristic(self, state: State, seat: int) -> float:
        """How good the position is for that seat: higher is better, on any scale."""
        return state.returns()[seat] if state.is_over else 0.0

    def in_doubt(self, state: State) -> bool:
        """Whether what the seat to move does not know can change which choice is best; asked if the game hides any."""
        return True

    def priors(self, state: State) -> list[float]:
        """How promising each of `state.choices` is: positive, cheap to find.

        Playouts draw in proportion to it, and the search looks first where it is high.
        """
        return [1.0] * len(state.choices)

    def values(self, state: State) -> list[float]:
        """The returns that each seat may expect from an unfinished position."""
        return [0.0] * state.game.players

    def utilities(self, state: State) -> list[float]:
        """How much each seat likes a finished game, from -1 to 1: its returns, or something finer."""
        return state.returns()
