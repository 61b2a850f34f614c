"""The bots of the house as the registry has them: their parameters, and the levels of the search."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.bots.base import Bot
from ludoteca.bots.belief import Belief
from ludoteca.bots.evaluator import Evaluator, Mix, Playout
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.registry import SeatError
from ludoteca.bots.search import BATCH, SearchBot
from ludoteca.bots.uniform import RandomBot
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import house, listing

MOST_SIMULATIONS = 10_000_000
MOST_SECONDS = 600.0
MOST = {
    "exploration": 1000, "evaluations": MOST_SIMULATIONS, "mix": 1, "batch": 4096, "noise": 1, "concentration": 1000,
    "temperature": 100, "forced": 100,
}  # fmt: skip
USUALLY = {"exploration": 1.0, "mix": 1.0, "batch": BATCH}  # the others are 0


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


def search_bot(
    game: Game,
    budget: Budget = USUAL,
    *,
    exploration: float = 1.0,
    evaluations: int = 0,
    evaluator: Evaluator | None = None,
    mix: float = 1.0,
    belief: Belief | None = None,
    batch: int = BATCH,
    noise: float = 0.0,
    concentration: float = 0.0,
    temperature: float = 0.0,
    forced: float = 0.0,
    reuse: bool = False,
) -> Bot:
    """A search, as long as its budget says; `search:easy` and `search:medium` look one decision ahead.

    `mix` is the share of the evaluator, of which the rest is a playout; `evaluations` without a budget is the budget.
    """
    numbers = {
        "exploration": exploration, "evaluations": evaluations, "mix": mix, "batch": batch, "noise": noise,
        "concentration": concentration, "temperature": temperature, "forced": forced,
    }  # fmt: skip
    for name, value in numbers.items():
        if not 0.0 <= value <= MOST[name]:
            raise _beyond(name, value, MOST[name])
    if not budget.simulations and not budget.seconds:
        changed = [name for name, value in numbers.items() if value != USUALLY.get(name, 0)]
        changed += [name for name, value in (("evaluator", evaluator), ("belief", belief), ("reuse", reuse)) if value]
        if changed:
            raise SeatError(
                house("search-no-search", {"levels": listing(["easy", "medium"]), "parameters": listing(changed)})
            )
        return GreedyBot(game.strategy(), budget.slips)
    strategy = game.strategy()
    if mix < 1.0:
        evaluator = Mix(Playout(strategy) if evaluator is None else evaluator, Playout(strategy), mix)
    return SearchBot(
        strategy,
        0 if evaluations and budget is USUAL else budget.simulations,
        budget.seconds,
        exploration,
        evaluations=evaluations,
        evaluator=evaluator,
        belief=belief,
        batch=batch,
        noise=noise,
        concentration=concentration,
        temperature=temperature,
        forced=forced,
        reuse=reuse,
    )


def playout(game: Game) -> Evaluator:
    """The evaluator that a search has by default."""
    return Playout(game.strategy())


def uniform() -> Belief:
    """The belief that a search has by default: none."""
    return Belief()


def _beyond(parameter: str, value: float, most: int) -> SeatError:
    return SeatError(house("bot-range", {"parameter": parameter, "value": f"{value:g}", "most": most}))
