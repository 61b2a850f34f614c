"""One game between bots, and how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from ludoteca.bots import Bot, BotFault, Driver
from ludoteca.engine import Game, Phrase, State
from ludoteca.lab.deeds import Told, told


class Fault(NamedTuple):
    """A game that a bot has forfeited by failing, which is not to lose it."""

    game: int  # counted from 0
    seat: int
    bot: str
    kind: str  # raised, illegal or slow
    rule: str  # that forbids what it said; empty: none of the game
    phrase: Phrase  # what happened, in words

    @classmethod
    def of(cls, game: int, fault: BotFault) -> Fault:
        """The fault by which that game ended."""
        return cls(game, fault.seat, fault.bot, fault.kind, fault.rule, fault.phrase)


class Played(NamedTuple):
    """How one game ended; everything by seat but the decisions."""

    scores: tuple[int, ...]
    returns: tuple[float, ...]
    winners: tuple[int, ...]
    decisions: int
    first: int  # the seat that had the first turn
    deeds: tuple[tuple[Told, int], ...] = ()  # what was done and how often, where that was asked for
    fault: BotFault | None = None  # of the bot by which the game ended early
    asked: tuple[int, ...] = ()  # how often each seat had something to choose, where its time was taken
    seconds: tuple[float, ...] = ()  # of CPU that it thought about it

    def shares(self, together: bool) -> list[float]:
        """What each seat has of the win: a shared one is divided, and one that nobody has is everybody's.

        Those who play together win as one: each has all of it, or nothing.
        """
        players = len(self.scores)
        if together:
            return [float(bool(self.winners))] * players
        if not self.winners:
            return [1.0 / players] * players
        return [1.0 / len(self.winners) if seat in self.winners else 0.0 for seat in range(players)]


def play_one(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    *,
    deeds: bool = False,
    bot_seconds: float = 0.0,
    timed: bool = False,
) -> Played:
    """One game between bots, one for each seat; a bot that fails forfeits it."""
    state = game.start(seed, events=deeds)
    done: Counter[Told] = Counter()
    asked, seconds = [0] * game.players, [0.0] * game.players
    first = state.first_seat()
    driver = Driver(list(bots), seed, bot_seconds)
    fault: BotFault | None = None
    try:
        if deeds:
            while driver.step(state):
                done.update(told(state.events))
        elif timed:
            _play_timed(driver, state, asked, seconds)
        else:
            driver.play(state)
    except BotFault as failed:
        fault = failed
    returns, winners = (state.returns(), state.winners()) if fault is None else forfeited(state, fault.seat)
    ends = tuple(state.scores()), tuple(returns), tuple(winners)
    return Played(*ends, driver.decisions, first, tuple(done.items()), fault, tuple(asked), tuple(seconds))


def _play_timed(driver: Driver, state: State, asked: list[int], seconds: list[float]) -> None:
    """Let the bots decide, and take the CPU time of each decision that has something to choose."""
    while not state.is_over:
        seat = state.to_move
        choices = len(state.choices)
        begun = process_time()
        try:
            driver.step(state)
        finally:
            if choices > 1:
                asked[seat] += 1
                seconds[seat] += process_time() - begun


def forfeited(state: State, seat: int) -> tuple[list[float], list[int]]:
    """Returns and winners of a game that a seat has forfeited: the others have won, unless they play with it."""
    players = state.game.players
    if players == 1 or state.game.together:
        return [-1.0] * players, []
    returns = [1.0 / (players - 1)] * players
    returns[seat] = -1.0
    return returns, [other for other in range(players) if other != seat]
