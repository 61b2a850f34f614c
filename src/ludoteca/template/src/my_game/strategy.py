"""What a bot believes is good: points, and high cards kept for high prizes."""

from __future__ import annotations

from ludoteca.engine import Game, State, Strategy

from my_game.content import HIGHEST
from my_game.position import MyGameState


class MyGameStrategy(Strategy):
    """The search plays without this, too; a heuristic makes the greedy bot play, priors make both better."""

    def heuristic(self, state: State, seat: int) -> float:
        """The points, what lies on the table if it is the own, and a little for high cards in the hand."""
        assert isinstance(state, MyGameState)
        hand = sum(card * count for card, count in enumerate(state.hand_of(seat)))
        ahead = state.prize if state.best() == seat else 0
        return state.points[seat] + 0.8 * ahead + 0.2 * hand

    def priors(self, state: State) -> list[float]:
        """A high card for a high prize, else a low one."""
        assert isinstance(state, MyGameState)
        worth = state.prize / max(1, *state.terms.box.prizes)
        return [1.0 + worth * card + (1.0 - min(1.0, worth)) * (HIGHEST - card) for card in state.choices]


def strategy(game: Game) -> Strategy:
    """What a bot believes is good here."""
    return MyGameStrategy()
