"""The bots of the house as the registry has them: their parameters, and the levels of the search."""

from __future__ import annotations

from math import isfinite
from typing import NamedTuple

from ludoteca.bots.base import Bot
from ludoteca.bots.belief import Belief
from ludoteca.bots.evaluator import Evaluator, Mix, Playout
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.registry import HOUSE_BOTS, Named, SeatError, named, short
from ludoteca.bots.response import ASKS, ResponseBot
from ludoteca.bots.search import BATCH, SearchBot
from ludoteca.bots.uniform import RandomBot
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import house, listing
from ludoteca.engine.strategy import LEVELS, Settings, Strategy

MOST_SIMULATIONS = 10_000_000
MOST_SECONDS = 600.0
MOST = {
    "exploration": 1000, "horizon": 100_000, "first_play": 2, "sharpness": 10, "blend": 1,
    "evaluations": MOST_SIMULATIONS, "mix": 1, "batch": 4096, "noise": 1, "concentration": 1000,
    "temperature": 100, "forced": 100, "guesses": 1_000_000, "favour": 1000,
}  # fmt: skip


class Budget(NamedTuple):
    """How long a search thinks: so many simulations, or seconds; 0: no limit. A level says it for each game."""

    simulations: int
    seconds: float = 0.0
    level: str = ""

    @classmethod
    def read(cls, text: str) -> Budget:
        """`hard`, `1000` or `0.5s`."""
        if text in LEVELS:
            return cls(0, level=text)
        try:
            if text.endswith("s"):
                seconds = float(text[:-1])
                if 0.0 < seconds <= MOST_SECONDS:
                    return cls(0, seconds)
            else:
                simulations = int(text)
                if 0 < simulations <= MOST_SIMULATIONS:
                    return cls(simulations)
        except ValueError:
            pass
        raise SeatError(house("search-budget", {"budget": text, "levels": listing(LEVELS)}))


USUAL = Budget(1000)
CLASSIC = {"hard": 250, "expert": 2500}  # simulations; the other two of the first levels looked one decision ahead
CLASSIC_SLIPS = 0.35  # how often the first `easy` did not even look


class Against(NamedTuple):
    """The bot that a response knows."""

    bot: Named

    @classmethod
    def read(cls, text: str) -> Against:
        """Any name of a bot but that of another response, which would have to know this one."""
        found = named(text)
        if found.where == HOUSE_BOTS["response"]:
            raise SeatError(house("response-nested", {"bot": short(text)}))
        found.check()
        return Against(found)


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
    exploration: float | None = None,
    horizon: int | None = None,
    first_play: float | None = None,
    sharpness: float | None = None,
    blend: float | None = None,
    paired: bool | None = None,
    early: bool | None = None,
    numbers: str = "",
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
    guesses: int = 0,
    favour: float = 0.0,
    style: str = "",
) -> Bot:
    """A search, as long as its budget says, or as well as a level says.

    `mix` is the share of the evaluator, of which the rest is a playout; `evaluations` without a budget is the budget.
    What is left out of the settings of a search is as the strategy says; `numbers` are others for its beliefs.
    """
    tuned = {"exploration": exploration, "horizon": horizon, "first_play": first_play, "sharpness": sharpness,
             "blend": blend, "paired": paired, "early": early}  # fmt: skip
    settings = {name: float(value) for name, value in tuned.items() if value is not None}
    amounts = {"evaluations": evaluations, "mix": mix, "batch": batch, "noise": noise,
               "concentration": concentration, "temperature": temperature, "forced": forced,
               "guesses": guesses, "favour": favour}  # fmt: skip
    for name, value in {**settings, **amounts}.items():
        if name in MOST and not 0.0 <= value <= MOST[name]:
            raise _beyond(name, value, MOST[name])
    strategy = game.strategy()
    if style:
        strategy.tune(_style(strategy, style))
    if numbers:
        strategy.tune(_numbers(strategy, numbers))
    if budget.level:
        level = strategy.level(budget.level)
        budget = Budget(level.simulations)
        temperature, guesses, favour = (
            temperature or level.temperature, guesses or level.guesses, favour or level.favour
        )  # fmt: skip
    chosen = strategy.settings().changed(settings)
    if mix < 1.0:
        rest = Playout(strategy, chosen.horizon, chosen.sharpness)
        evaluator = Mix(Playout(strategy) if evaluator is None else evaluator, rest, mix)
    return SearchBot(
        strategy,
        0 if evaluations and budget is USUAL else budget.simulations,
        budget.seconds,
        settings=chosen,
        evaluations=evaluations,
        evaluator=evaluator,
        belief=belief,
        batch=batch,
        noise=noise,
        concentration=concentration,
        temperature=temperature,
        forced=forced,
        reuse=reuse,
        guesses=guesses,
        favour=favour,
    )


def classic_bot(game: Game, budget: Budget = USUAL) -> Bot:
    """The search as it was at first, which never changes: whatever is new is measured against it."""
    strategy = game.classic()
    if budget.level in ("easy", "medium"):
        return GreedyBot(strategy, CLASSIC_SLIPS if budget.level == "easy" else 0.0)
    simulations = CLASSIC[budget.level] if budget.level else budget.simulations
    return SearchBot(strategy, simulations, budget.seconds, settings=Settings())


def response_bot(game: Game, simulations: int = 100, *, against: Against, asks: int = ASKS) -> Bot:
    """The best reply that a search finds to a bot that it knows: `response:100?against=search:30`."""
    for name, value in (("simulations", simulations), ("asks", asks)):
        if not 0 < value <= MOST_SIMULATIONS:
            raise _beyond(name, value, MOST_SIMULATIONS)
    return ResponseBot(game.strategy(), against.bot.made(game), simulations, asks=asks)


def playout(game: Game) -> Evaluator:
    """The evaluator that a search has by default."""
    return Playout(game.strategy())


def uniform() -> Belief:
    """The belief that a search has by default: none."""
    return Belief()


def _numbers(strategy: Strategy, text: str) -> dict[str, float]:
    """The numbers of a text such as `pair:0.9,rare:2`."""
    known, found = strategy.numbers(), dict[str, float]()
    for part in text.split(","):
        name, _, value = part.partition(":")
        try:
            found[name] = float(value)
        except ValueError:
            name = ""
        if name not in known or not isfinite(found[name]):
            raise SeatError(house("bot-numbers", {"given": short(part), "known": listing(list(known))}))
    return found


def _style(strategy: Strategy, name: str) -> dict[str, float]:
    """What a style of the game believes otherwise."""
    known = strategy.styles()
    if not known:
        raise SeatError(house("bot-styles-none", {"style": short(name)}))
    if name not in known:
        raise SeatError(house("bot-style", {"style": short(name), "known": listing(list(known))}))
    return known[name]


def _beyond(parameter: str, value: float, most: int) -> SeatError:
    return SeatError(house("bot-range", {"parameter": parameter, "value": f"{value:g}", "most": most}))
