"""Bots, generic over the contract: random, greedy and search, anybody's by name. None sees the table's own state."""

from ludoteca.bots.base import FAULTS, Bot, BotFault
from ludoteca.bots.driver import Driver, ask, bot_seed
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.house import LEVELS
from ludoteca.bots.registry import Named, SeatError, add, named, names
from ludoteca.bots.search import Advice, SearchBot, best_of
from ludoteca.bots.seats import bot_for, check_seat, parse_seats
from ludoteca.bots.uniform import RandomBot

__all__ = [
    "FAULTS", "LEVELS", "Advice", "Bot", "BotFault", "Driver", "GreedyBot", "Named", "RandomBot", "SearchBot",
    "SeatError", "add", "ask", "best_of", "bot_for", "bot_seed", "check_seat", "named", "names", "parse_seats",
]  # fmt: skip
