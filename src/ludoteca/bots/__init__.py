"""Bots, generic over the contract: random, greedy and search, anybody's by name. None sees the table's own state."""

from ludoteca.bots.base import FAULTS, Bot, BotFault, Misanswer
from ludoteca.bots.belief import Belief, PolicyBelief
from ludoteca.bots.branch import Branch
from ludoteca.bots.driver import Driver, ask, bot_seed
from ludoteca.bots.evaluator import Evaluator, Mix, Network, Playout, by_seat, observations, softmax
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.registry import Named, SeatError, add, named, names
from ludoteca.bots.response import ResponseBot
from ludoteca.bots.search import Advice, SearchBot, best_of
from ludoteca.bots.seats import bot_for, check_seat, parse_seats
from ludoteca.bots.together import merged
from ludoteca.bots.uniform import RandomBot
from ludoteca.engine.strategy import LEVELS

__all__ = [
    "FAULTS", "LEVELS", "Advice", "Belief", "Bot", "BotFault", "Branch", "Driver", "Evaluator", "GreedyBot",
    "Misanswer", "Mix", "Named", "Network", "Playout", "PolicyBelief", "RandomBot", "ResponseBot", "SearchBot",
    "SeatError", "add", "ask", "best_of", "bot_for", "bot_seed", "by_seat", "check_seat", "merged", "named", "names",
    "observations", "parse_seats", "softmax",
]  # fmt: skip
