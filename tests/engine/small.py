"""The smallest game that a declaration makes: plain Python, nothing but facts, one decision and a row."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.engine import (
    Answer,
    Choice,
    Decision,
    Dice,
    Game,
    Hidden,
    Memo,
    Option,
    Own,
    Phrase,
    Question,
    Reason,
    Row,
    ScoreLine,
    Shared,
    State,
)
from ludoteca.engine.phrase import house


class KuhnState(State):
    """Each kind of fact once."""

    cards: Own[list[int]]  # by seat
    deck: Hidden[list[int]]
    bets: list[int]
    line: Shared[list[int]]
    marks: bytes = b""
    lost: bool = False
    nobody: Hidden[int] = 7
    pot: int = 0
    best: Memo[list[int]]

    def _observe(self, seat: int, row: Row) -> None:
        row.part("pot", "points / 8", 1)
        row.share(self.pot, 8)
        row.part("own_card", "its number / 8", 1)
        row.share(self.cards[seat], 8)

    def _work_out(self) -> None:
        self.best = [max(self.cards)]

    def scores(self) -> list[int]:
        return self.bets[:]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine("", house("game-over"), self.bets[seat])]

    def winners(self) -> list[int]:
        return [] if self.to_move >= 0 else [0]

    def _notation(self) -> str:
        return f"pot {self.pot}"


class Bet(Decision[KuhnState]):
    """Two actions: one point, or two."""

    name = "bet"

    def legal(self, state: KuhnState) -> list[int]:
        return [0, 1]

    def play(self, state: KuhnState, action: int) -> None:
        state.bets[state.to_move] += 1 + action
        state.pot += 1 + action
        state.line = [*state.line, action]
        state.to_move = -1 if state.pot >= 8 else 1 - state.to_move

    def ask(self, state: KuhnState) -> Question:
        return Question("", house("game-over"))


class Points(Answer[KuhnState]):
    """How many."""

    def describe(self, state: KuhnState, number: int) -> Phrase:
        return house("seat", {"number": number})

    def refuse(self, state: KuhnState, number: int) -> Reason:
        return Reason("R1", house("game-over"))


class Kuhn(Game):
    """Two seats, a card each."""

    name: ClassVar[str] = "kuhn"
    option_list: ClassVar[tuple[Option, ...]] = (Choice("players", (2,), 2),)
    sources: ClassVar[tuple[str, ...]] = ("deck", "die")
    state_class: ClassVar[type[KuhnState]] = KuhnState

    def _check_options(self) -> None:
        self.asks([Bet()], [Points(0, 2)])

    def _deal(self, dice: Dice) -> State:
        state = self.state_class(self, dice)
        state.deck = [1, 2, 3, 4]
        dice.source(0).shuffle(state.deck)
        state.cards = [state.deck.pop(), state.deck.pop()]
        state.bets = [0, 0]
        state.line = []
        state._work_out()
        return state
