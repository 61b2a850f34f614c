"""What hangs on a decision: for whoever makes it, and, where that seat has lost whatever it does, for the others.

A decision is drawn from each game. Each of its choices is followed to the end through the same imagined worlds, of
those that the seat cannot tell from the real one, by bots that look no further than the decision. The best and the
worst choice are picked in one half of the worlds and compared in the other, and the other way round, so that chance
alone makes no difference on average.

*Kingmaking*: a seat that wins in none of these worlds, whatever it chooses, decides between the others. How much of
the win goes by its choice is measured in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from math import inf, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, BotFault, Driver, GreedyBot, Named
from ludoteca.engine import State
from ludoteca.engine.dice import Dice
from ludoteca.lab.figures import Z95, wilson
from ludoteca.lab.hands import hands
from ludoteca.lab.limits import limited
from ludoteca.lab.sides import Bench, Side
from ludoteca.lab.watching import Watch
from ludoteca.lab.work import check_count, check_seconds, check_seeds, chunks, names_of

WORLDS = 16  # in two halves
CHOICES = 6  # of a decision, drawn where there are more
MOST_STAKES = 1_000_000
GAMES = 40  # that a decision followed so is worth, about
_DRAWN = 0x57A4E5 << 64  # what tells the dice of the draw from those of the games

Wins = NDArray[np.float64]
"""What every seat has of the win: by choice, world and seat."""


class Stake(NamedTuple):
    """A decision that was followed."""

    own: float  # how much of the win the seat has by its best choice beyond its worst
    lost: bool  # it wins in none of the worlds, whatever it does
    others: float  # how much of the win its choice moves between the others


class Figure(NamedTuple):
    """A mean and its 95% interval."""

    mean: float
    low: float
    high: float


class Stakes:
    """What hung on many decisions, added up."""

    def __init__(self, side: Side, seed: int) -> None:
        self.side = side
        self.seed = seed
        self.decisions = 0
        self._lost = 0
        self._own = _Sum()
        self._others = _Sum()

    @property
    def tells_kings(self) -> bool:
        """Whether anybody could decide between others: there must be two of them, against each other."""
        return self.side.game.players > 2 and not self.side.game.together

    def add(self, stake: Stake) -> None:
        """One more decision."""
        self.decisions += 1
        self._own.add(stake.own)
        if stake.lost:
            self._lost += 1
            self._others.add(stake.others)

    @property
    def own(self) -> Figure:
        """What hangs on a decision for whoever makes it."""
        return self._own.figure()

    @property
    def lost(self) -> Figure:
        """The share of decisions that were made by a seat which could not win any more."""
        return Figure(self._lost / max(1, self.decisions), *wilson(self._lost, self.decisions))

    @property
    def others(self) -> Figure:
        """What hangs for the others on such a decision."""
        return self._others.figure()


class _Sum:
    """Numbers that are added up."""

    def __init__(self) -> None:
        self.count = 0
        self.total = self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def figure(self) -> Figure:
        count = self.count
        mean = self.total / max(1, count)
        if count < 2:
            return Figure(mean, -inf, inf)
        half = Z95 * sqrt(max(0.0, self.squares - count * mean * mean) / (count - 1) / count)
        return Figure(mean, mean - half, mean + half)


def stakes(
    side: Side,
    decisions: int,
    seed: int = 0,
    jobs: int | None = None,
    *,
    progress: Callable[[int], None] | None = None,
    bot_seconds: float = 0.0,
    on: str = "",
) -> Stakes:
    """Follow a decision of each of so many games, on deals from that seed on; `progress` is told how many more."""
    by = hands(jobs, on)
    bots = side.check()
    check_count("stakes", decisions, MOST_STAKES)
    check_seconds(bot_seconds)
    check_seeds(seed, decisions)
    found = Stakes(side, seed)
    order = Order(side, names_of(side.seats), seed, bot_seconds)
    with closing(by.done(order, chunks(decisions, bots, by.count, GAMES))) as work:
        for piece, followed in work:
            for stake in followed:
                if stake is not None:
                    found.add(stake)
            if progress is not None:
                progress(len(piece))
    return found


# ---- the work, divided


class Order(NamedTuple):
    """What is to be played and followed, as a worker process is told."""

    side: Side
    names: tuple[Named, ...]
    seed: int
    bot_seconds: float = 0.0

    def begin(self, watch: Watch | None) -> Callable[[range], list[Stake | None]]:
        """Make the bots, which are kept from chunk to chunk."""
        bench = Bench(self.side, self.names, watch, self.bot_seconds)
        game = self.side.game
        simple: list[Bot] = bench.bots
        if bench.plans:
            simple = limited([GreedyBot(game.strategy())] * game.players, self.side.limits, game)

        def one(number: int) -> Stake | None:
            shift = number % bench.block
            seated, followers = ([*bots[shift:], *bots[:shift]] for bots in (bench.bots, simple))
            dice = Dice.seeded((self.seed + number) | _DRAWN)
            state = _drawn(game.start(self.seed + number), seated, self.seed + number, self.bot_seconds, dice)
            return None if state is None else followed(state, followers, dice)

        return lambda piece: [one(number) for number in piece]


def _drawn(state: State, bots: Sequence[Bot], seed: int, seconds: float, dice: Dice) -> State | None:
    """A position of the game that these bots play in which somebody has a choice, each as likely; None: none has."""
    driver = Driver(list(bots), seed, seconds)
    kept: State | None = None
    met = 0
    try:
        while not state.is_over:
            if len(state.choices) > 1:
                met += 1
                if dice.below(met) == 0:
                    kept = state.clone()
            driver.step(state)
    except BotFault:
        return None
    return kept


def followed(state: State, bots: Sequence[Bot], dice: Dice) -> Stake:
    """What hangs on the decision that is open."""
    seat = state.to_move
    choices = list(state.choices)
    if len(choices) > CHOICES:
        dice.shuffle(choices)
        choices = choices[:CHOICES]
    wins = np.array([_world(state, seat, choices, bots, dice) for _ in range(WORLDS)]).swapaxes(0, 1)
    alone = state.game.together or state.game.players < 3
    return Stake(
        _moved(wins[:, :, [seat]]),
        not alone and not wins[:, :, seat].any(),
        0.0 if alone else _moved(np.delete(wins, seat, axis=2)),
    )


def _world(state: State, seat: int, choices: Sequence[int], bots: Sequence[Bot], dice: Dice) -> list[list[float]]:
    """One more imagined world: what every seat has of the win after each of the choices."""
    imagined, thoughts = state.redeal(seat, dice.below(1 << 31)), dice.below(1 << 31)
    found = []
    for choice in choices:
        after = imagined.clone()
        after.advance(choice)
        Driver(list(bots), thoughts).play(after)
        found.append(_shares(after))
    return found


def _shares(state: State) -> list[float]:
    """What every seat has of the win; a shared one is divided."""
    won = state.winners()
    share = 0.0 if not won else 1.0 if state.game.together else 1.0 / len(won)
    return [share if seat in won else 0.0 for seat in range(state.game.players)]


def _moved(wins: Wins) -> float:
    """How much of the win of some seat goes by the choice: picked in one half of the worlds, measured in the other."""
    halves = wins[:, 0::2].mean(axis=1), wins[:, 1::2].mean(axis=1)
    found = 0.0
    for picking, measuring in (halves, halves[::-1]):
        best, worst = picking.argmax(axis=0), picking.argmin(axis=0)
        seat = int((picking.max(axis=0) - picking.min(axis=0)).argmax())
        found += float(measuring[best[seat], seat] - measuring[worst[seat], seat]) / 2.0
    return found
