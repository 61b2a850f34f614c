"""A tiny game of somebody else's: interpreted rules on whatever form the engine has, with dice and a secret.

Each seat holds a hidden card. Four times in turn a seat waits, rolls a die, looks at the card of the other seat
or shows its own; then the higher card wins.
"""

from __future__ import annotations

from typing import ClassVar

from ludoteca.engine import Choice, Dice, Game, Option, Phrase, Question, Reason, ScoreLine, State
from ludoteca.engine.phrase import house
from ludoteca.engine.row import Row

WAIT, ROLL, LOOK, SHOW = range(4)
UNKNOWN = -1


class Toy(Game):
    name: ClassVar[str] = "toy"
    option_list: ClassVar[tuple[Option, ...]] = (Choice("players", (2,), 2),)

    def _check_options(self) -> None:
        self.num_actions = 5

    def _deal(self, dice: Dice) -> State:
        cards = list(range(9))
        dice.shuffle(cards)
        return ToyState(self, dice, cards[:2])

    def layout(self) -> list[tuple[str, int]]:
        return [("known cards", 2)]

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        assert isinstance(state, ToyState)
        return f"cards {[] if seat is None else state._known(seat)}"


class ToyState(State):
    def __init__(self, game: Game, dice: Dice, cards: list[int]) -> None:
        super().__init__(game, dice)
        self.cards = cards
        self.seen = [[True, False], [False, True]]  # by whom, whose card
        self.turns = 0

    def _legal(self) -> list[int]:
        return [WAIT, ROLL, LOOK, SHOW]

    def _play(self, action: int) -> None:
        seat = self.to_move
        if action == ROLL:
            self.dice.roll()
        elif action == LOOK:
            self.seen[seat][1 - seat] = True
        elif action == SHOW:
            self.seen[1 - seat][seat] = True
        self.turns += 1
        self.to_move = -1 if self.turns == 4 else 1 - seat

    def _refusal(self, action: int) -> Reason:
        return Reason("", house("game-over"))

    def clone(self) -> ToyState:
        twin = ToyState(self.game, self.dice.clone(), self.cards[:])
        twin.seen = [known[:] for known in self.seen]
        twin.turns = self.turns
        twin.to_move = self.to_move
        twin.choices = self.choices
        return twin

    def _known(self, seat: int) -> list[int]:
        return [card if seen else UNKNOWN for card, seen in zip(self.cards, self.seen[seat], strict=True)]

    def _reshuffle(self, seat: int) -> None:
        known = self._known(seat)
        rest = [card for card in range(9) if card not in known]
        self.dice.shuffle(rest)
        self.cards = [rest.pop() if card == UNKNOWN else card for card in known]

    def packed(self) -> list[int]:
        return [*self.cards, *(int(seen) for known in self.seen for seen in known), self.turns, self.to_move]

    def information(self, seat: int) -> bytes:
        return bytes(number + 1 for number in [*self._known(seat), *self.packed()[2:]])

    def _observe(self, seat: int, row: Row) -> None:
        for card in self._known(seat):
            row.add(float(card))

    def describe(self, action: int) -> Phrase:
        return house("seat", {"number": action})

    def question(self) -> Question:
        return Question("", house("game-over"))

    def scores(self) -> list[int]:
        return self.cards[:]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return []

    def winners(self) -> list[int]:
        return [] if self.to_move >= 0 else [self.cards.index(max(self.cards))]

    def notation(self) -> str:
        return str(self.packed())
