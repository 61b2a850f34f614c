"""Kuhn poker as somebody else would write it, in plain Python: three cards, one bet, known figures.

With the option `storm` chance has a word within the game too: a die is rolled for the first bet, and on a 1 or a 2 the
other seat's card is exchanged for the one that nobody got; its owner looks at it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.engine import (
    Answer,
    Choice,
    Decision,
    Dice,
    Game,
    Hidden,
    Option,
    Own,
    Phrase,
    Question,
    Reason,
    Row,
    ScoreLine,
    State,
)

NAME: Final = "three_cards"
PASS: Final = 0
BET: Final = 1
DECK: Final = 0  # the sources of chance
DIE: Final = 1


class KuhnState(State):
    """Each seat has a card and has paid one point; whoever bets pays another."""

    cards: Own[list[int]]
    left: Hidden[list[int]]  # the card that nobody got
    paid: list[int]
    line: list[int]  # what was done so far

    def _observe(self, seat: int, row: Row) -> None:
        row.part("own_card", "the card", 3)
        row.mark(3, self.cards[seat])
        row.part("line", "what was done: pass, bet", 3, 2)
        for number in range(3):
            row.mark(2, self.line[number] if number < len(self.line) else -1)

    def _reshuffle(self, seat: int) -> None:
        unknown = [self.cards[1 - seat], *self.left]
        self.dice.shuffle(unknown)
        self.cards[1 - seat] = unknown.pop()
        self.left = sorted(unknown)

    def _known_to_all(self) -> list[int]:
        return super()._known_to_all() + (self.cards if self.is_over else [])

    def scores(self) -> list[int]:
        won = self.winners()
        return [self.paid[1 - seat] if seat in won else -self.paid[seat] for seat in range(2)] if won else [0, 0]

    def returns(self) -> list[float]:
        return [float(points) for points in self.scores()]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine("R1", Phrase(NAME, "line"), self.scores()[seat])]

    def winners(self) -> list[int]:
        if not self.is_over:
            return []
        if self.paid[0] != self.paid[1]:
            return [0 if self.paid[0] > self.paid[1] else 1]
        return [0 if self.cards[0] > self.cards[1] else 1]

    def _notation(self) -> str:
        return f"cards {self.cards}, paid {self.paid}, line {self.line}"


class Turn(Decision[KuhnState]):
    """Pass or bet; the first bet is answered once."""

    name = "turn"

    def legal(self, state: KuhnState) -> list[int]:
        return [PASS, BET]

    def play(self, state: KuhnState, action: int) -> None:
        state.paid[state.to_move] += action
        state.line.append(action)
        if action == BET and state.line.count(BET) == 1 and state.game.word("storm") == "on":
            other = 1 - state.to_move
            if state.dice.source(DIE).roll() <= 2:
                state.cards[other], state.left[0] = state.left[0], state.cards[other]
        done = state.line[-2:] in ([PASS, PASS], [BET, PASS], [BET, BET])
        state.to_move = -1 if done else 1 - state.to_move

    def ask(self, state: KuhnState) -> Question:
        return Question("R1", Phrase(NAME, "ask"))


class Deed(Answer[KuhnState]):
    """One of the two."""

    def describe(self, state: KuhnState, number: int) -> Phrase:
        return Phrase(NAME, "bet" if number else "pass")

    def refuse(self, state: KuhnState, number: int) -> Reason:
        return Reason("R1", Phrase(NAME, "ask"))


class Kuhn(Game):
    """A card each of three; with two decks so many of each, whose equal cards nobody tells apart."""

    name: ClassVar[str] = NAME
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (2,), 2),
        Choice("copies", (1, 2, 9), 1),
        Choice("storm", ("off", "on"), "off"),
    )
    sources: ClassVar[tuple[str, ...]] = ("deck", "die")

    def _check_options(self) -> None:
        self.asks([Turn()], [Deed(0, 2)])
        self.explicit_chance = True
        self.stakes = 2.0

    def _deal(self, dice: Dice) -> State:
        state = KuhnState(self, dice)
        deck = [card for card in range(3) for _ in range(self.whole("copies"))]
        dice.source(DECK).shuffle(deck)
        state.cards = [deck.pop(), deck.pop()]
        state.left = sorted(deck)
        state.paid = [1, 1]
        state.line = []
        return state


FILES: dict[str, str] = {
    f"words/{lang}.ftl": """
title = Three Cards
tagline = A card each, and one bet.
ask = Pass or bet?
pass = Pass
bet = Bet
line = Points won
"""
    for lang in ("en", "it")
}
