"""A tiny game of somebody else's: interpreted rules on whatever form the engine has, with dice and a secret.

Each seat holds a hidden card. Four times in turn a seat waits, rolls a die, looks at the card of the other seat
or shows its own; then the higher card wins. Nobody may swap the cards, though there is an action for it.
"""

from __future__ import annotations

from typing import ClassVar

from ludoteca.engine import (
    Answer,
    Choice,
    Decision,
    Dice,
    Game,
    Option,
    Own,
    Phrase,
    Question,
    Reason,
    Row,
    ScoreLine,
    State,
)
from ludoteca.engine.phrase import house

WAIT, ROLL, LOOK, SHOW, SWAP = range(5)
CARDS, DIE = range(2)  # the sources of chance
UNKNOWN = -1


class ToyState(State):
    cards: Own[list[int]]  # by seat
    seen: list[list[bool]]  # by whom, whose card
    turns: int = 0

    def known(self, seat: int) -> list[int]:
        """The cards that a seat has seen; in the end all are shown."""
        seen = [self.is_over or seen for seen in self.seen[seat]]
        return [card if seen else UNKNOWN for card, seen in zip(self.cards, seen, strict=True)]

    def _known_to_all(self) -> list[int]:
        return super()._known_to_all() + (self.cards if self.is_over else [])

    def _known_to(self, seat: int) -> list[int]:
        """A seat that has looked knows more than its own part of the cards."""
        return self.known(seat)

    def _reshuffle(self, seat: int) -> None:
        known = self.known(seat)
        rest = [card for card in range(9) if card not in known]
        self.dice.shuffle(rest)
        self.cards = [rest.pop() if card == UNKNOWN else card for card in known]

    def _observe(self, seat: int, row: Row) -> None:
        for step in range(2):
            row.seat(step)
            row.part("card", "its number, -1 where the viewer does not know it", 1)
            row.add(float(self.known(seat)[(seat + step) % 2]))

    def scores(self) -> list[int]:
        return self.cards[:]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return []

    def winners(self) -> list[int]:
        return [] if self.to_move >= 0 else [self.cards.index(max(self.cards))]

    def _notation(self) -> str:
        return str(self.packed())


class Turn(Decision[ToyState]):
    name = "turn"

    def legal(self, state: ToyState) -> list[int]:
        return [WAIT, ROLL, LOOK, SHOW]

    def play(self, state: ToyState, action: int) -> None:
        seat = state.to_move
        if action == ROLL:
            state.dice.source(DIE).roll()
        elif action == LOOK:
            state.seen[seat][1 - seat] = True
        elif action == SHOW:
            state.seen[1 - seat][seat] = True
        state.turns += 1
        state.to_move = -1 if state.turns == 4 else 1 - seat

    def ask(self, state: ToyState) -> Question:
        return Question("", house("game-over"))


class Deed(Answer[ToyState]):
    def describe(self, state: ToyState, number: int) -> Phrase:
        return house("seat", {"number": number})

    def refuse(self, state: ToyState, number: int) -> Reason:
        return Reason("", house("game-over"))


class Toy(Game):
    name: ClassVar[str] = "toy"
    option_list: ClassVar[tuple[Option, ...]] = (Choice("players", (2,), 2),)
    sources: ClassVar[tuple[str, ...]] = ("cards", "die")
    state_class: ClassVar[type[ToyState]] = ToyState

    def _check_options(self) -> None:
        self.asks([Turn()], [Deed(0, 5)])

    def _deal(self, dice: Dice) -> State:
        state = self.state_class(self, dice)
        cards = list(range(9))
        dice.source(CARDS).shuffle(cards)
        state.cards = cards[:2]
        state.seen = [[True, False], [False, True]]
        return state

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        assert isinstance(state, ToyState)
        return f"cards {[] if seat is None else state.known(seat)}"
