"""Bots, generic over the contract: random, greedy and search. None of them ever sees the table's own state."""

from ludoteca.bots.base import Bot
from ludoteca.bots.belief import Belief, PolicyBelief
from ludoteca.bots.branch import Branch
from ludoteca.bots.driver import Driver, ask, bot_seed
from ludoteca.bots.evaluator import Evaluator, Mix, Network, Playout, by_seat, observations, softmax
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.search import Advice, SearchBot, best_of
from ludoteca.bots.seats import LEVELS, SeatError, bot_for, check_seat, parse_seats
from ludoteca.bots.uniform import RandomBot

__all__ = [
    "LEVELS", "Advice", "Belief", "Bot", "Branch", "Driver", "Evaluator", "GreedyBot", "Mix", "Network", "Playout",
    "PolicyBelief", "RandomBot", "SearchBot", "SeatError", "ask", "best_of", "bot_for", "bot_seed", "by_seat",
    "check_seat", "observations", "parse_seats", "softmax",
]  # fmt: skip
