"""Bots, generic over the contract: random, greedy and search. None of them ever sees the table's own state."""

from ludoteca.bots.base import Bot
from ludoteca.bots.driver import Driver, ask, bot_seed
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.search import Advice, SearchBot, best_of
from ludoteca.bots.seats import LEVELS, SeatError, bot_for, check_seat, parse_seats
from ludoteca.bots.uniform import RandomBot

__all__ = [
    "LEVELS", "Advice", "Bot", "Driver", "GreedyBot", "RandomBot", "SearchBot", "SeatError", "ask", "best_of",
    "bot_for", "bot_seed", "check_seat", "parse_seats",
]  # fmt: skip
