"""Who a learner plays against: bots by name, bots, and policies that are asked for many games at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, bot_for, check_seat
from ludoteca.engine.game import Game
from ludoteca.research.lanes import EVERY, Seating

Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[np.integer]]
"""Chooses an action in each of some games: their observations and masks, a row for each."""

Opponent = str | Bot | Policy
Opponents = Opponent | Sequence[Opponent] | None

ROTATE: Final = "rotate"  # in the place of a seat: another one in each game


class Others(NamedTuple):
    """Whoever sits on the other seats, in the order of the seats without the learner's; a policy stands apart."""

    bots: list[str | Bot | None]  # None where a policy decides
    policies: list[Policy | None]

    def policy_at(self, seat: int, learner: int) -> Policy | None:
        """The policy on a seat while that one is the learner's."""
        return self.policies[seat - (seat > learner)] if self.policies else None

    def names(self, learner: int) -> tuple[str, ...]:
        """What is called whoever sits on each seat; the learner's is empty."""
        called = [_called(bot, policy) for bot, policy in zip(self.bots, self.policies, strict=True)]
        return (*called[:learner], "", *called[learner:])


def _called(bot: str | Bot | None, policy: Policy | None) -> str:
    if policy is not None:
        return str(getattr(policy, "__name__", type(policy).__name__))
    return bot.name if isinstance(bot, Bot) else str(bot)


def others_of(game: Game, opponents: Opponents) -> Others | None:
    """The opponents, one for each other seat; None: there are none, because every seat is learnt for."""
    if opponents is None:
        return None
    if isinstance(opponents, (str, Bot)) or not isinstance(opponents, Sequence):
        given: list[Opponent] = [opponents] * (game.players - 1)
    else:
        given = list(opponents)
    if len(given) != game.players - 1:
        raise ValueError(f"{len(given)} opponents for {game.players - 1} other seats")
    for one in given:
        if not isinstance(one, (str, Bot)) and not callable(one):
            raise ValueError(f"{one!r} is neither a bot nor the name of one, nor a function that chooses")
    bots: list[str | Bot | None] = [one if isinstance(one, (str, Bot)) else None for one in given]
    return Others(bots, [None if isinstance(one, (str, Bot)) else one for one in given])


def seatings(game: Game, bots: list[str | Bot | None] | None, seat: int | str) -> list[Seating]:
    """Who sits where in one game after the other: always the same, or with the learner on each seat in turn."""
    if bots is None:
        return [Seating([None] * game.players, EVERY)]
    made = [None if one is None else _bot(one, game) for one in bots]
    seats = range(game.players) if seat == ROTATE else [_checked(game, seat)]
    return [Seating([*made[:learner], None, *made[learner:]], learner) for learner in seats]


def _checked(game: Game, seat: int | str) -> int:
    if not isinstance(seat, int) or not 0 <= seat < game.players:
        raise ValueError(f"seat={seat!r}; it can be 0 to {game.players - 1}, or {ROTATE!r}")
    return seat


def _bot(named: str | Bot, game: Game) -> Bot:
    if not isinstance(named, str):
        return named
    check_seat(named)
    bot = bot_for(named, game)
    if bot is None:
        raise ValueError(f"{named!r} is no bot")
    return bot
