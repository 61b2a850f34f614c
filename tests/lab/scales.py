"""A small game whose contents are known to be out of balance, and which of their values mends it.

Cards lie on a stall, and each turn a seat takes one of three; a die comes on top. The first seat begins with points of
its own (`ahead`), the others with `amends`; with as much of both no place is better. `worth` of a card is what it
brings, `laps` are the turns of each seat.
"""

from __future__ import annotations

from typing import ClassVar

from ludoteca.engine import (
    Answer,
    Choice,
    Content,
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

TEXT = """
ahead = 3
amends = 0
laps = 3
motto = "even"
order = [0, 1]
colours = ["red", "blue"]

[[cards]]
name = "tin"
worth = 4

[[cards]]
name = "iron"
worth = 4

[[cards]]
name = "gold"
worth = 9
"""
COLOURS = ["red", "blue", "green"]
COPIES = 4
OPEN = 3
DECK, DIE = range(2)


class ScalesState(State):
    points: list[int]
    stall: list[int]
    deck: Hidden[list[int]]
    turns: int = 0

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


class Take(Decision[ScalesState]):
    name = "take"

    def legal(self, state: ScalesState) -> list[int]:
        return list(range(OPEN))

    def play(self, state: ScalesState, action: int) -> None:
        game = state.game
        assert isinstance(game, Scales)
        seat = state.to_move
        state.points[seat] += game.worth[state.stall[action]] + state.dice.source(DIE).roll()
        state.stall[action] = state.deck.pop()
        state.turns += 1
        state.to_move = -1 if state.turns == game.laps * game.players else (seat + 1) % game.players

    def ask(self, state: ScalesState) -> Question:
        return Question("R2", house("game-over"))


class Taken(Answer[ScalesState]):
    def describe(self, state: ScalesState, number: int) -> Phrase:
        game = state.game
        assert isinstance(game, Scales)
        return Phrase("scales", "take", {"card": game.names[state.stall[number]], "place": number})

    def refuse(self, state: ScalesState, number: int) -> Reason:
        return Reason("R3", house("game-over"))


class Scales(Game):
    name: ClassVar[str] = "scales"
    option_list: ClassVar[tuple[Option, ...]] = (Choice("players", (2, 3), 2), Choice("together", ("no", "yes"), "no"))
    sources: ClassVar[tuple[str, ...]] = ("deck", "die")

    ahead: int
    amends: int
    laps: int
    names: list[str]
    worth: list[int]

    def _check_options(self) -> None:
        content = Content.parse("scales/content.toml", TEXT, self.patch)
        self.ahead = content.whole("ahead", 0, 6)
        self.amends = content.whole("amends", 0, 6)
        content.must("amends", self.ahead + self.amends <= 9, "with ahead at most 9")
        self.laps = content.whole("laps", 1, 6)
        content.text("motto")
        content.wholes("order", 0, 1, 2)
        colours = content.texts("colours", allowed=COLOURS)
        content.must("colours", 0 < len(colours) == len(set(colours)), "each once")
        cards = content.tables("cards")
        self.names = [card.text("name") for card in cards]
        self.worth = [card.whole("worth", 0, 12) for card in cards]
        content.close()
        self.together = self.word("together") == "yes"
        self.asks([Take()], [Taken(0, OPEN)])

    def _deal(self, dice: Dice) -> State:
        state = ScalesState(self, dice)
        deck = list(range(len(self.names))) * COPIES * self.players
        dice.source(DECK).shuffle(deck)
        state.points = [self.ahead, *[self.amends] * (self.players - 1)]
        state.stall = [deck.pop() for _ in range(OPEN)]
        state.deck = deck
        return state
