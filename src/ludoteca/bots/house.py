"""The bots of the house as the registry has them: their parameters, and the levels of the search."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.bots.base import Bot
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.registry import SeatError
from ludoteca.bots.search import SearchBot
from ludoteca.bots.uniform import RandomBot
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import house, listing

MOST_SIMULATIONS = 10_000_000
MOST_SECONDS = 600.0
MOST_EXPLORATION = 1000.0


class Budget(NamedTuple):
    """How long a search thinks: so many simulations, or seconds; 0: no limit. With neither it does not search."""

    simulations: int
    seconds: float = 0.0
    slips: float = 0.0  # how often a bot that does not search does not even look

    @classmethod
    def read(cls, text: str) -> Budget:
        """`hard`, `1000` or `0.5s`."""
        if text in LEVEL:
            return LEVEL[text]
        try:
            if text.endswith("s"):
                seconds = float(text[:-1])
                if 0.0 < seconds <= MOST_SECONDS:
                    return Budget(0, seconds)
            else:
                simulations = int(text)
                if 0 < simulations <= MOST_SIMULATIONS:
                    return Budget(simulations)
        except ValueError:
            pass
        raise SeatError(house("search-budget", {"budget": text, "levels": listing(LEVELS)}))


LEVEL = {
    "easy": Budget(0, slips=0.35),
    "medium": Budget(0),
    "hard": Budget(250),
    "expert": Budget(2500),
}
LEVELS = tuple(LEVEL)
USUAL = Budget(1000)


def random_bot() -> Bot:
    """Any legal action."""
    return RandomBot()


def greedy_bot(game: Game, *, slips: float = 0.0) -> Bot:
    """One decision ahead; `slips` is how often it plays anything instead."""
    if not 0.0 <= slips <= 1.0:
        raise _beyond("slips", slips, 1)
    return GreedyBot(game.strategy(), slips)


def search_bot(game: Game, budget: Budget = USUAL, *, exploration: float = 1.0) -> Bot:
    """A search, as long as its budget says; `search:easy` and `search:medium` look one decision ahead."""
    if not budget.simulations and not budget.seconds:
        if exploration != 1.0:
            raise SeatError(house("search-no-search", {"levels": listing(["easy", "medium"])}))
        return GreedyBot(game.strategy(), budget.slips)
    if not 0.0 <= exploration <= MOST_EXPLORATION:
        raise _beyond("exploration", exploration, int(MOST_EXPLORATION))
    return SearchBot(game.strategy(), budget.simulations, budget.seconds, exploration)


def _beyond(parameter: str, value: float, most: int) -> SeatError:
    return SeatError(house("bot-range", {"parameter": parameter, "value": f"{value:g}", "most": most}))
