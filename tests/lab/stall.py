"""A small game of which everything is known: cards lie on a stall, and each turn a seat takes one of three.

Every card brings what its kind is worth and a die besides. By its options a kind is worth nothing, wins the game, or a
seat moves twice at the beginning; `other` is the same game with other luck.
"""

from __future__ import annotations

from typing import ClassVar

from ludoteca.engine import (
    Answer,
    Choice,
    Decision,
    Dice,
    Game,
    Hidden,
    Option,
    Phrase,
    Question,
    Reason,
    Row,
    ScoreLine,
    State,
)
from ludoteca.engine.phrase import house

KINDS = ("tin", "iron", "gold", "crown")
COPIES = 4
OPEN = 3
TURNS = 4  # of each seat
DECK, DIE = range(2)


class StallState(State):
    points: list[int]
    stall: list[int]
    deck: Hidden[list[int]]
    turns: int = 0
    again: int = -1  # who moves twice

    def _reshuffle(self, seat: int) -> None:
        self.dice.shuffle(self.deck)

    def _observe(self, seat: int, row: Row) -> None:
        row.part("stall", "the kinds", OPEN)
        for card in self.stall:
            row.add(float(card))

    def scores(self) -> list[int]:
        return self.points[:]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine("R1", house("game-over"), self.points[seat])]

    def winners(self) -> list[int]:
        best = max(self.points)
        return [] if self.to_move >= 0 else [seat for seat, points in enumerate(self.points) if points == best]

    def _notation(self) -> str:
        return str(self.packed())


class Take(Decision[StallState]):
    name = "take"

    def legal(self, state: StallState) -> list[int]:
        return list(range(OPEN))

    def play(self, state: StallState, action: int) -> None:
        seat = state.to_move
        card = state.stall[action]
        state.points[seat] += state.game.terms[card] + state.dice.source(DIE).roll()
        state.stall[action] = state.deck.pop()
        if state.again == seat:
            state.again = -1
            return
        state.turns += 1
        state.to_move = -1 if state.turns == TURNS * state.game.players else (seat + 1) % state.game.players

    def ask(self, state: StallState) -> Question:
        return Question("R2", house("game-over"))


class Taken(Answer[StallState]):
    def describe(self, state: StallState, number: int) -> Phrase:
        return Phrase("stall", "take", {"card": KINDS[state.stall[number]], "place": number})

    def refuse(self, state: StallState, number: int) -> Reason:
        return Reason("R3", house("game-over"))


class Stall(Game):
    name: ClassVar[str] = "stall"
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (2, 3), 2),
        Choice("gold", (0, 4), 4),
        Choice("crown", ("off", "on"), "off"),
        Choice("extra", ("nobody", "first", "second"), "nobody"),
        Choice("other", ("off", "on"), "off"),
    )
    sources: ClassVar[tuple[str, ...]] = ("deck", "die")

    def _check_options(self) -> None:
        self.asks([Take()], [Taken(0, OPEN)])
        self.terms = (4, 4, self.whole("gold"), 100 if self.word("crown") == "on" else 4)

    def _deal(self, dice: Dice) -> State:
        state = StallState(self, dice)
        if self.word("other") == "on":
            dice.source(DECK).roll()
            dice.source(DIE).roll()
        deck = list(range(len(KINDS))) * COPIES * self.players
        dice.source(DECK).shuffle(deck)
        state.points = [0] * self.players
        state.stall = [deck.pop() for _ in range(OPEN)]
        state.deck = deck
        state.again = {"nobody": -1, "first": 0, "second": 1}[self.word("extra")]
        return state
