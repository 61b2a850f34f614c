"""The coach: a search finds the best few choices, and each gets a verdict, a chance to win and a reason."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.bots.outlook import GROWTH, SECONDS, WORLDS, Outlook, outlooks
from ludoteca.bots.reasons import chances, reason, swings, worth
from ludoteca.bots.search import Advice, SearchBot, best_of
from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase

BEST: Final = "best"
GOOD: Final = "good"
RISKY: Final = "risky"

MOST: Final = 3  # choices that are looked at closely
NEAR: Final = 0.03  # of the chance to win: so much less is still good
FEWEST: Final = 24  # worlds
SHARE: Final = 0.25  # of the seconds, for the outlooks at the most


class Counsel(NamedTuple):
    """What the coach says of one choice."""

    action: int
    verdict: str
    chance: float  # to win, from 0 to 1
    low: float  # a 95% interval of it
    high: float
    reason: Phrase
    ends: bool  # whether the choice itself ends the game
    games: int  # that were imagined
    advice: Advice  # what the search found out
    worth: Phrase | None  # the points that it leads to; None where there are none to speak of


def coach(
    world: State, simulations: int, seed: int, seconds: float = 0.0, found: list[Advice] | None = None
) -> list[Counsel]:
    """What to do for the seat to move, the best first; without a limit of time the same seed gives the same counsel.

    `world` is a position that the seat cannot tell from the real one: it is never looked at but through `redeal`.
    `found` is what a search of it has found out, if one was made already.
    """
    if found is None:
        found = SearchBot(world.game.strategy(), simulations, seconds).think(world, seed)
    best = best_of(found)
    tried = sorted(found, key=lambda line: (line is not best, -line.visits, -line.expected, line.action))[:MOST]
    worlds = max(FEWEST, min(WORLDS, simulations // 8))
    growth, share = min(GROWTH, simulations // 5), min(SECONDS, SHARE * seconds)
    seen = outlooks(world, [line.action for line in tried], seed, worlds, growth, share)
    return counsels(world, tried, seen)


def counsels(world: State, tried: list[Advice], seen: list[Outlook]) -> list[Counsel]:
    """The same from what was found out already: of each choice an advice and an outlook, the one tried most first."""
    best = seen[0]
    pairs = sorted(zip(tried, seen, strict=True), key=lambda pair: (pair[1] is not best, -_chance(pair[1], best)))
    ranked = [outlook for _, outlook in pairs]
    return [_counsel(world, advice, outlook, ranked) for advice, outlook in pairs]


def _counsel(world: State, advice: Advice, outlook: Outlook, ranked: list[Outlook]) -> Counsel:
    best = ranked[0]
    verdict, chance, (low, high) = _verdict(world, outlook, best), _chance(outlook, best), outlook.interval
    other = best if outlook is not best else ranked[1] if len(ranked) > 1 else None  # with which it is compared
    called = world.describe(other.action if other is not None else advice.action)
    why = reason(world.game, outlook, other, called, 1 if verdict == BEST else -1)
    games, ends = len(outlook.endings), outlook.ends_at_once
    points = worth(world.game, outlook)
    return Counsel(advice.action, verdict, chance, min(low, chance), high, why, ends, games, advice, points)


def _chance(outlook: Outlook, best: Outlook) -> float:
    """The chance to win. The search looks deeper than the games: what is above its choice there is only as good."""
    return min(outlook.chance, best.chance)


def _verdict(world: State, outlook: Outlook, best: Outlook) -> str:
    if outlook is best:
        return BEST
    behind = chances(outlook, best)
    worse = behind.mean < -NEAR and behind.is_clear()
    return RISKY if worse or swings(world.game, outlook, best) else GOOD
