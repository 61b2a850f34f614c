"""A position: its facts, each declared once with who knows it, and what can be read off them."""

from __future__ import annotations

from typing import Final

from ludoteca.engine import Dice, Game, Hidden, Own, Question, Row, ScoreLine, State, seat_name

from my_game import knowledge
from my_game.content import HIGHEST, NONE, ROUNDS, Box
from my_game.phrases import say

SOURCES: Final = ("deck",)  # of chance
DECK: Final = 0


class Terms:
    """What the options and the content of a game settle."""

    def __init__(self, players: int, box: Box, first_counts: bool) -> None:
        self.players = players
        self.box = box
        self.first_counts = first_counts  # R3: of equal cards the one that was laid first


class MyGameState(State):
    """A position of the game."""

    hands: Own[list[int]]  # seat x 6 + card: how many of each; every seat knows its own
    deck: Hidden[list[int]]  # the cards that nobody got
    laid: list[int]  # by seat: the card of this round, or NONE
    gone: list[int]  # by card: how many were laid in the rounds before
    points: list[int]  # by seat
    prize: int = 0  # of this round, with what was left over
    round: int = 0
    leader: int = 0  # the seat that lays first

    def __init__(self, game: Game, dice: Dice) -> None:
        super().__init__(game, dice)
        self.terms: Terms = game.terms

    # ---- what a seat knows

    def _observe(self, seat: int, row: Row) -> None:
        knowledge.observe(self, seat, row)

    def _reshuffle(self, seat: int) -> None:
        knowledge.reshuffle(self, seat)

    # ---- hands and rounds

    def hand_of(self, seat: int) -> list[int]:
        """How many of each card a seat holds."""
        return self.hands[HIGHEST * seat : HIGHEST * (seat + 1)]

    def cards_left(self, seat: int) -> int:
        """How many cards a seat holds, which everybody can count."""
        return ROUNDS - self.round - (self.laid[seat] != NONE)

    def end_round(self) -> None:
        """R3-R5: who gets the prize, and what comes next."""
        winner = self.best()
        if winner == NONE:
            if self.telling:
                self.tell(NONE, say("nobody", {"prize": self.prize}))
        else:
            if self.telling:
                self.tell(winner, say("takes", {"seat": seat_name(winner), "prize": self.prize}))
            self.points[winner] += self.prize
            self.leader = winner
            self.prize = 0
        for card in self.laid:
            self.gone[card] += 1
        self.laid = [NONE] * self.terms.players
        self.round += 1
        if self.round == ROUNDS:
            self.to_move = NONE  # R5
        else:
            self.prize += self.terms.box.prizes[self.round]
            self.to_move = self.leader

    def best(self) -> int:
        """R3: the seat whose card takes the prize, or NONE."""
        players = self.terms.players
        order = [(self.leader + step) % players for step in range(players)]
        for card in reversed(range(HIGHEST)):
            seats = [seat for seat in order if self.laid[seat] == card]
            if len(seats) == 1 or (seats and self.terms.first_counts):
                return seats[0]
        return NONE

    # ---- points

    def scores(self) -> list[int]:
        """The prizes of each seat."""
        return self.points[:]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """The only line there is."""
        return [ScoreLine("R3", say("line-prizes"), self.points[seat])]

    def winners(self) -> list[int]:
        """R5."""
        most = max(self.points)
        return [] if self.to_move >= 0 else [seat for seat, points in enumerate(self.points) if points == most]

    def _ending(self) -> Question:
        return Question("R5", say("over"))

    def _notation(self) -> str:
        """The round, then a line for each seat, hidden cards too."""
        asked = "over" if self.to_move < 0 else f"seat {self.to_move} lays"
        lines = [f"round {self.round + 1} of {ROUNDS}, prize {self.prize}, leader {self.leader}, {asked}"]
        for seat, card in enumerate(self.laid):
            held = "".join(str(value + 1) * count for value, count in enumerate(self.hand_of(seat)))
            laid = "-" if card == NONE else card + 1
            lines.append(f"seat {seat}: laid {laid} | hand {held or '-'} | points {self.points[seat]}")
        return "\n".join(lines)
