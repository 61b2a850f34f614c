"""Who a learner plays against: bots by name, bots, and policies that are asked for many games at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, BotFault, Named, bot_for, named
from ludoteca.bots.base import ILLEGAL
from ludoteca.bots.driver import called
from ludoteca.bots.registry import PERSON
from ludoteca.engine.errors import Reason
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import Phrase, house, seat_name
from ludoteca.research.lanes import EVERY, Seating

Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[np.integer]]
"""Chooses an action in each of some games: their observations and masks, a row for each."""

Opponent = str | Named | Bot | Policy
Opponents = Opponent | Sequence[Opponent] | None

ROTATE: Final = "rotate"  # in the place of a seat: another one in each game


class Others(NamedTuple):
    """Whoever sits on the other seats, in the order of the seats without the learner's; a policy stands apart."""

    bots: list[Named | Bot | None]  # None where a policy decides
    policies: list[Policy | None]

    def policy_at(self, seat: int, learner: int) -> Policy | None:
        """The policy on a seat while that one is the learner's."""
        return self.policies[seat - (seat > learner)] if self.policies else None

    def names(self, learner: int) -> tuple[str, ...]:
        """What is called whoever sits on each seat; the learner's is empty."""
        called = [_called(bot, policy) for bot, policy in zip(self.bots, self.policies, strict=True)]
        return (*called[:learner], "", *called[learner:])


def _called(bot: Named | Bot | None, policy: Policy | None) -> str:
    if policy is not None:
        return str(getattr(policy, "__name__", type(policy).__name__))
    return called(bot) if isinstance(bot, Bot) else str(bot)


def fault_of(policy: Policy, seat: int, said: int, reason: Reason) -> BotFault:
    """What is raised where a policy says something illegal."""
    name = _called(None, policy)
    args: dict[str, int | str | Phrase] = {"bot": name, "seat": seat_name(seat), "said": str(said)}
    args["reason"] = reason.phrase
    return BotFault(ILLEGAL, seat, name, house("bot-illegal", args), reason.rule)


def others_of(game: Game, opponents: Opponents) -> Others | None:
    """The opponents, one for each other seat; None: there are none, because every seat is learnt for."""
    if opponents is None:
        return None
    if isinstance(opponents, (str, Named, Bot)) or not isinstance(opponents, Sequence):
        given: list[Opponent] = [opponents] * (game.players - 1)
    else:
        given = list(opponents)
    if len(given) != game.players - 1:
        raise ValueError(f"{len(given)} opponents for {game.players - 1} other seats")
    for one in given:
        if not isinstance(one, (str, Named, Bot)) and not callable(one):
            raise ValueError(f"{one!r} is neither a bot nor the name of one, nor a function that chooses")
    bots: list[Named | Bot | None] = []
    policies: list[Policy | None] = []
    for one in given:
        if one == PERSON:
            raise ValueError(f"{one!r} is no bot")
        spelt = named(one) if isinstance(one, str) else one  # another process may not know the names added in this one
        bots.append(spelt if isinstance(spelt, (Named, Bot)) else None)
        policies.append(None if isinstance(spelt, (Named, Bot)) else spelt)
    return Others(bots, policies)


def seatings(game: Game, bots: list[Named | Bot | None] | None, seat: int | str) -> list[Seating]:
    """Who sits where in one game after the other: always the same, or with the learner on each seat in turn."""
    if bots is None:
        return [Seating([None] * game.players, EVERY)]
    made = [None if one is None else bot_of(one, game) for one in bots]
    seats = range(game.players) if seat == ROTATE else [_checked(game, seat)]
    return [Seating([*made[:learner], None, *made[learner:]], learner) for learner in seats]


def _checked(game: Game, seat: int | str) -> int:
    if not isinstance(seat, int) or not 0 <= seat < game.players:
        raise ValueError(f"seat={seat!r}; it can be 0 to {game.players - 1}, or {ROTATE!r}")
    return seat


def bot_of(given: str | Named | Bot, game: Game) -> Bot:
    """A bot, or the one of that name."""
    if isinstance(given, Bot):
        return given
    bot = given.made(game) if isinstance(given, Named) else bot_for(given, game)
    if bot is None:
        raise ValueError(f"{given!r} is no bot")
    return bot
