"""Bots, generic over the contract: random, greedy and search. None of them ever sees the table's own state."""

from ludoteca.bots.base import Bot, ask
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.search import Advice, SearchBot, best_of
from ludoteca.bots.seats import LEVELS, SeatError, bot_for, check_seat, parse_seats
from ludoteca.bots.uniform import RandomBot

__all__ = [
    "LEVELS", "Advice", "Bot", "GreedyBot", "RandomBot", "SearchBot", "SeatError", "ask", "best_of", "bot_for",
    "check_seat", "parse_seats",
]  # fmt: skip
