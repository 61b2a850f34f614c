"""A small game of which everything is known: two may win, and the third, who cannot, has the last word.

Each of three seats says one of three things. By its options the last word decides who wins, or a die does, or both
together, so that the word changes who wins in every world and nothing on average; or the first word wins the game, or
all win or lose by it together.
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
    Phrase,
    Question,
    Reason,
    Row,
    ScoreLine,
    State,
)
from ludoteca.engine.phrase import house

WORDS = 3
LAST = 2  # the seat that cannot win


class ThroneState(State):
    said: list[int]
    won: int = -1  # nobody yet

    def _reshuffle(self, seat: int) -> None:
        """Nothing is hidden."""

    def _observe(self, seat: int, row: Row) -> None:
        row.part("said", "how many words", 1)
        row.add(float(len(self.said)))

    def scores(self) -> list[int]:
        return [int(seat == self.won) for seat in range(self.game.players)]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine("R1", house("game-over"), self.scores()[seat])]

    def winners(self) -> list[int]:
        if self.to_move >= 0 or self.won < 0:
            return []
        return list(range(self.game.players)) if self.game.together else [self.won]

    def _notation(self) -> str:
        return str(self.packed())


class Say(Decision[ThroneState]):
    name = "say"

    def legal(self, state: ThroneState) -> list[int]:
        return list(range(WORDS))

    def play(self, state: ThroneState, action: int) -> None:
        state.said.append(action)
        state.to_move = (state.to_move + 1) % state.game.players
        if len(state.said) < state.game.players:
            return
        state.to_move = -1
        die, by = state.dice.roll(2) % 2, state.game.word("by")
        first, last = state.said[0] % 2, state.said[-1] % 2
        if by == "together":
            state.won = 0 if first else -1
        else:
            state.won = {"last": last, "die": die, "both": (last + die) % 2, "first": 0 if first else 1}[by]

    def ask(self, state: ThroneState) -> Question:
        return Question("R2", house("game-over"))


class Said(Answer[ThroneState]):
    def describe(self, state: ThroneState, number: int) -> Phrase:
        return Phrase("throne", "say", {"word": ("no", "yes", "perhaps")[number]})

    def refuse(self, state: ThroneState, number: int) -> Reason:
        return Reason("R3", house("game-over"))


class Throne(Game):
    name: ClassVar[str] = "throne"
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (3, 2), 3),
        Choice("by", ("last", "die", "both", "first", "together"), "last"),
    )

    def _check_options(self) -> None:
        self.asks([Say()], [Said(0, WORDS)])
        self.together = self.word("by") == "together"

    def _deal(self, dice: Dice) -> State:
        state = ThroneState(self, dice)
        state.said = []
        return state
