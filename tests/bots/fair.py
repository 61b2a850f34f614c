"""A fair with two stalls, small enough to know what is best: each seat chooses once, then a die adds to every score."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.engine import (
    Answer,
    Choice,
    Decision,
    Dice,
    Game,
    Option,
    Phrase,
    Question,
    Reason,
    Row,
    ScoreLine,
    State,
)
from ludoteca.engine.phrase import house

TAKE, GIVE, WIN, LOSE, GAMBLE, STAY, TWIN = range(7)
TENTS = house("ui-total")  # any two names that both languages have
LUCK = house("ui-result")


class FairState(State):
    tents: list[int]  # by seat
    luck: list[int]
    offered: list[int]  # what the first seat may choose among
    turns: int = 0
    fallen: int = -1  # who has lost at once

    def _reshuffle(self, seat: int) -> None:
        """Nothing is hidden."""

    def _observe(self, seat: int, row: Row) -> None:
        row.part("turns", "how many seats have chosen", 1)
        row.add(float(self.turns))

    def scores(self) -> list[int]:
        return [self.tents[seat] + self.luck[seat] for seat in range(2)]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine("F1", TENTS, self.tents[seat]), ScoreLine("F2", LUCK, self.luck[seat])]

    def winners(self) -> list[int]:
        if self.to_move >= 0:
            return []
        if self.fallen >= 0:
            return [1 - self.fallen]
        points = self.scores()
        return [seat for seat in range(2) if points[seat] == max(points)]

    def _notation(self) -> str:
        return str(self.packed())


class Stall(Decision[FairState]):
    name = "stall"

    def legal(self, state: FairState) -> list[int]:
        return state.offered if state.turns == 0 else [STAY, TWIN]

    def play(self, state: FairState, action: int) -> None:
        seat = state.to_move
        if action == TAKE:
            state.tents[seat] += 4
        elif action == GIVE:
            state.tents[1 - seat] += 4
        elif action == GAMBLE:
            state.tents[seat] += 8 if state.dice.below(2) else -4
        elif action in (WIN, LOSE):
            state.fallen, state.to_move = 1 - seat if action == WIN else seat, -1
            return
        state.turns += 1
        state.to_move = 1 - seat if state.turns < 2 else -1
        if state.to_move < 0:
            state.luck = [1 + state.dice.below(6) for _ in range(2)]

    def ask(self, state: FairState) -> Question:
        return Question("", house("game-over"))


class Deed(Answer[FairState]):
    def describe(self, state: FairState, number: int) -> Phrase:
        return house("seat", {"number": number})

    def refuse(self, state: FairState, number: int) -> Reason:
        return Reason("", house("game-over"))


class Fair(Game):
    name: ClassVar[str] = "fair"
    hides: ClassVar[bool] = False
    option_list: ClassVar[tuple[Option, ...]] = (Choice("players", (2,), 2),)

    def _check_options(self) -> None:
        self.asks([Stall()], [Deed(0, 7)])

    def _deal(self, dice: Dice) -> State:
        state = FairState(self, dice)
        state.tents, state.luck, state.offered = [0, 0], [0, 0], [TAKE, GIVE]
        return state


def fair(*offered: int) -> FairState:
    """The first decision, with that to choose among."""
    state = Fair({"players": 2}).start(1)
    assert isinstance(state, FairState)
    state.offered = sorted(offered)
    state.choices = state.offered
    return state
