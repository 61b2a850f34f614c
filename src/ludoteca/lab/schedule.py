"""Who plays whom in an arena, on which deal and on which seats: balanced by the way it is made.

A *table* is as many of the bots as there are seats, or all of them where there are fewer; every such choice is a table.
A *block* is a table on one deal, in as many games as it has bots: they sit in an order, and from game to game each
moves one seat on, over and over where there are more seats than bots. So each sits on each seat exactly once: with two
players both ways, with more the rotations, with two bots on four seats `abab` and `baba`. A *round* is every table on
the same deal. From deal to deal the order in which a table sits changes, until each neighbour has been had.

Where all win or lose together, or one plays alone, there is nobody to sit against: each bot has the whole table to
itself, and the same deals as the others.
"""

from __future__ import annotations

from functools import cache, cached_property
from itertools import combinations, permutations
from math import comb, factorial
from typing import NamedTuple

from ludoteca.engine import Game, house
from ludoteca.lab.work import LabError

MOST_BOTS = 64


class Seating(NamedTuple):
    """One game of a round: the table, which game of its block it is, and the bot on each seat."""

    table: int
    number: int
    bots: tuple[int, ...]


class Schedule:
    """The rounds of so many bots in a game for so many players."""

    def __init__(self, bots: int, players: int, against_the_game: bool = False) -> None:
        self.bots = bots
        self.players = players
        self.against_the_game = against_the_game
        self.size = 1 if against_the_game else min(bots, players)  # bots at a table, and games of a block

    @classmethod
    def of(cls, game: Game, bots: int) -> Schedule:
        """The rounds of so many bots in that game; refuse too few or too many."""
        against = game.together or game.players == 1
        least = 1 if against else 2
        if not least <= bots <= MOST_BOTS:
            raise LabError(house("arena-bots-count", {"given": bots, "least": least, "most": MOST_BOTS}))
        return cls(bots, game.players, against)

    def rounds(self, games: int) -> int:
        """How many whole rounds so many games make; refuse less than one."""
        if games < self.round_games:
            raise LabError(house("arena-round", {"given": games, "least": self.round_games, "bots": self.bots}))
        return games // self.round_games

    @property
    def number_of_tables(self) -> int:
        """How many tables a round has."""
        return comb(self.bots, self.size)

    @property
    def round_games(self) -> int:
        """How many games a round has."""
        return self.number_of_tables * self.size

    @property
    def orders(self) -> int:
        """After how many deals the tables sit in their first order again."""
        return factorial(self.size - 1)

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """The bots of each table."""
        return list(combinations(range(self.bots), self.size))

    def block(self, table: int, deal: int) -> list[Seating]:
        """The games of a table on that deal."""
        first, *others = self.tables[table]
        order = (first, *_order(tuple(others), deal))
        return [
            Seating(table, number, tuple(order[(seat + number) % self.size] for seat in range(self.players)))
            for number in range(self.size)
        ]

    def round(self, deal: int) -> list[Seating]:
        """All games on that deal."""
        return [seating for table in range(self.number_of_tables) for seating in self.block(table, deal)]


@cache
def _orders(bots: int) -> list[tuple[int, ...]]:
    return list(permutations(range(bots)))


def _order(others: tuple[int, ...], deal: int) -> tuple[int, ...]:
    """How those sit who follow the first: each deal has another order, until all were had."""
    orders = _orders(len(others))
    return tuple(others[place] for place in orders[deal % len(orders)])
