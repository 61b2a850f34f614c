"""My Game: the game with its options, and the deal.

In each round everybody lays a card from their hand; the highest card that nobody else has laid takes the prize.
"""

from __future__ import annotations

from typing import ClassVar

from ludoteca.engine import Choice, Dice, Game, Option, State

from my_game.content import HIGHEST, NONE, ROUNDS, SEATS, box_of
from my_game.decisions import ANSWERS, DECISIONS
from my_game.position import DECK, SOURCES, MyGameState, Terms


class MyGame(Game):
    """The game with its options chosen."""

    name: ClassVar[str] = "my_game"
    rules_version: ClassVar[int] = 1  # count it up when old games would play otherwise
    sources: ClassVar[tuple[str, ...]] = SOURCES
    minutes: ClassVar[tuple[int, int]] = (3, 5)
    weight: ClassVar[str] = "light"
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", tuple(range(2, SEATS + 1)), 2),
        Choice("ties", ("cancel", "first"), "cancel"),
    )

    def _check_options(self) -> None:
        self.terms = Terms(self.players, box_of(self.patch), self.word("ties") == "first")
        self.asks(DECISIONS, ANSWERS)

    def _deal(self, dice: Dice) -> State:
        """S1, S2."""
        box = self.terms.box
        state = MyGameState(self, dice)
        state.deck = [card for card in range(HIGHEST) for _ in range(box.copies)]
        dice.source(DECK).shuffle(state.deck)
        state.hands = [0] * (HIGHEST * self.players)
        for seat in range(self.players):
            for _ in range(ROUNDS):
                state.hands[HIGHEST * seat + state.deck.pop()] += 1
        state.laid = [NONE] * self.players
        state.gone = [0] * HIGHEST
        state.points = [0] * self.players
        state.prize = box.prizes[0]
        return state
