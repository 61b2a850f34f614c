"""Who sits where: `me`, `random`, `greedy`, `search:hard`, `search:1000`, `search:0.5s`."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.bots.base import Bot
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.search import SearchBot
from ludoteca.bots.uniform import RandomBot
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import house, listing

PERSON = "me"
LEVELS = ("easy", "medium", "hard", "expert")
KINDS = (PERSON, "random", "greedy", "search")
MOST_SIMULATIONS = 10_000_000
MOST_SECONDS = 600.0


@dataclass(frozen=True)
class Level:
    """How hard a search thinks, and how often it does not look."""

    simulations: int
    slips: float


LEVEL = {
    "easy": Level(simulations=0, slips=0.35),
    "medium": Level(simulations=0, slips=0.0),
    "hard": Level(simulations=250, slips=0.0),
    "expert": Level(simulations=2500, slips=0.0),
}


class SeatError(LudotecaError):
    """A seat list that cannot be understood."""


def parse_seats(text: str, players: int) -> list[str]:
    """The seats of a list such as `me,search:hard`, each checked."""
    seats = [part.strip() for part in text.split(",")]
    if len(seats) != players:
        raise SeatError(house("seats-count", {"given": len(seats), "players": players, "seats": text}))
    for seat in seats:
        check_seat(seat)
    return seats


def check_seat(seat: str) -> None:
    """Refuse a seat that nobody can sit on."""
    kind, _, budget = seat.partition(":")
    if kind not in KINDS or (budget and kind != "search"):
        raise _unknown(seat)
    if kind == "search":
        _budget(seat)


def bot_for(seat: str, game: Game) -> Bot | None:
    """The bot of a seat; None for a person."""
    kind, _, level = seat.partition(":")
    if kind == PERSON:
        return None
    if kind == "random":
        return RandomBot()
    strategy = game.strategy()
    if kind == "greedy":
        return GreedyBot(strategy)
    if level in LEVEL and LEVEL[level].simulations == 0:
        return GreedyBot(strategy, LEVEL[level].slips)
    simulations, seconds = _budget(seat)
    return SearchBot(strategy, simulations, seconds)


def _budget(seat: str) -> tuple[int, float]:
    """Simulations and seconds of `search`, `search:hard`, `search:1000` or `search:0.5s`; 0: no limit."""
    budget = seat.partition(":")[2]
    if not budget:
        return 1000, 0.0
    if budget in LEVEL:
        return LEVEL[budget].simulations, 0.0
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0.0 < seconds <= MOST_SECONDS:
                return 0, seconds
        else:
            simulations = int(budget)
            if 0 < simulations <= MOST_SIMULATIONS:
                return simulations, 0.0
    except ValueError:
        pass
    raise _unknown(seat)


def _unknown(seat: str) -> SeatError:
    return SeatError(house("seat-unknown", {"seat": seat, "kinds": listing(KINDS), "levels": listing(LEVELS)}))
