"""The bots that may sit at a table here: those of the house, and those of others that the host has allowed by name.

No other bot is ever imported, whatever a page, a client or a file of tables says.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import ludoteca
from ludoteca.bots import LEVELS, Named, SeatError, named
from ludoteca.bots.registry import is_house, short, styled
from ludoteca.engine.errors import OptionError
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import house, listing
from ludoteca.web.box import player_counts

log = logging.getLogger("ludoteca.bots")

HOUSE_KINDS: Final = (*(f"search:{level}" for level in LEVELS), "greedy", "random")
MOST_GAMES: Final = 500  # of which it is remembered who plays them


class Guests:
    """The host's list. A guest is allowed as it is named, with its parameters: nobody can give it others."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        self._allowed = {text: named(text) for text in names}
        self.counts = lru_cache(maxsize=MOST_GAMES)(self._counts)

    @property
    def names(self) -> list[str]:
        """The bots of others that are allowed."""
        return list(self._allowed)

    def check(self, seat: str, game: Game) -> None:
        """Refuse a bot that may not sit down here, or does not play that game."""
        if seat in self._allowed:
            self._allowed[seat].check(game)
        elif seat not in HOUSE_KINDS and not _has_style(game, *styled(seat)):
            raise self._refused(seat)

    def thinker(self, seat: str) -> Named:
        """Who thinks for a seat of a table; `SeatError`: a bot that the host does not allow, or no longer."""
        if seat in self._allowed:
            return self._allowed[seat]
        if is_house(seat):
            return named(seat)
        raise self._refused(seat)

    def _counts(self, seat: str, game: str) -> tuple[int, ...]:
        """The numbers of players with which a guest plays a game, as it is without a choice of other options."""
        return tuple(players for players in player_counts(game) if self._plays(self._allowed[seat], game, players))

    def _plays(self, bot: Named, game: str, players: int) -> bool:
        try:
            return bot.plays(ludoteca.make(game, players=players))
        except OptionError:  # a number of players that needs other options too
            return False
        except SeatError as fault:
            log.warning("the bot %s is not offered (%s)", bot, fault)
            return False

    def _refused(self, seat: str) -> SeatError:
        allowed = listing(["me", "friend", "here", *HOUSE_KINDS, *self._allowed])
        return SeatError(house("web-bot-level", {"given": short(seat), "allowed": allowed}))


def _has_style(game: Game, kind: str, style: str) -> bool:
    """Whether a bot of the house can play that game in that style."""
    return kind in HOUSE_KINDS and style in game.strategy().styles()
