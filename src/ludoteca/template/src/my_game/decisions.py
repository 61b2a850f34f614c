"""What is asked and what can be answered: the only decision of the game is which card to lay."""

from __future__ import annotations

from typing import Final

from ludoteca.engine import Answer, Decision, Phrase, Question, Reason, seat_name

from my_game.content import HIGHEST, NONE
from my_game.phrases import say
from my_game.position import MyGameState


class Lay(Decision[MyGameState]):
    """A card from the hand, face up."""

    name = "lay"

    def legal(self, state: MyGameState) -> list[int]:
        """R2: the cards that the seat holds."""
        return [card for card, count in enumerate(state.hand_of(state.to_move)) if count]

    def could_choose(self, state: MyGameState) -> bool:
        """Equal cards are a single choice, but nobody else knows that they are equal: the seat is asked all the same.

        Without this the others would learn from the quick answer what it holds. The last card is no secret.
        """
        return state.cards_left(state.to_move) > 1

    def play(self, state: MyGameState, action: int) -> None:
        """R1, R3."""
        seat = state.to_move
        state.hands[HIGHEST * seat + action] -= 1
        state.laid[seat] = action
        if state.telling:
            state.tell(seat, say("lays", {"seat": seat_name(seat), "card": action + 1}))
        if NONE in state.laid:
            state.to_move = (seat + 1) % state.terms.players
        else:
            state.end_round()

    def ask(self, state: MyGameState) -> Question:
        """R1."""
        return Question("R1", say("ask", {"prize": state.prize}))


class Card(Answer[MyGameState]):
    """`Lay a 4`."""

    def describe(self, state: MyGameState, number: int) -> Phrase:
        """The card, as it is printed."""
        return say("lay", {"card": number + 1})

    def refuse(self, state: MyGameState, number: int) -> Reason:
        """R2."""
        return Reason("R2", say("not-held", {"card": number + 1}))


DECISIONS: Final[list[Decision[MyGameState]]] = [Lay()]
ANSWERS: Final[list[Answer[MyGameState]]] = [Card(0, HIGHEST)]
