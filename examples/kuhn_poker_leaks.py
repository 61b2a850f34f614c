"""Kuhn poker as one might write it at first: it plays, and it leaks. `docs/hidden-cards.md` shows who notices."""

from __future__ import annotations

from typing import ClassVar

from examples.kuhn_poker import CARDS, FILES, KuhnPoker, KuhnState

from ludoteca.engine import Row

__all__ = ["FILES", "Leaks"]


class AtFirst(KuhnState):
    """Both cards are in the observation, and nobody thought of the cards that are shown in the end."""

    def _known_to_all(self) -> list[int]:
        """What the marks say, and no more."""
        return super(KuhnState, self)._known_to_all()

    def _reshuffle(self, seat: int) -> None:
        """Any card but the seat's own may be the other one's."""
        unseen = [card for card in range(CARDS) if card != self.cards[seat]]
        self.dice.shuffle(unseen)
        self.cards[1 - seat] = unseen.pop()
        self.deck = unseen

    def _observe(self, seat: int, row: Row) -> None:
        row.part("own_card", "jack, queen, king", CARDS)
        row.mark(CARDS, self.cards[seat])
        row.part("other_card", "jack, queen, king", CARDS)
        row.mark(CARDS, self.cards[1 - seat])
        row.part("chips", "in the pot, own first", 2)
        row.shares([self.chips[seat], self.chips[1 - seat]], 2)
        row.part("own_decision", "whether the viewer is asked", 1)
        row.flag(self.to_move == seat)


class Leaks(KuhnPoker):
    """The first attempt."""

    state_class: ClassVar[type[KuhnState]] = AtFirst
