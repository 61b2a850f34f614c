"""What is compared: a game with its options and contents, who sits at it, and what somebody may not do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.bots import Bot, Named
from ludoteca.engine import Game, house
from ludoteca.lab.limits import EVERYBODY, Limit, limited, looks_ahead
from ludoteca.lab.tracing import Watched, Watching, watched
from ludoteca.lab.watching import Watch
from ludoteca.lab.work import LabError, check_players, made, names_of

Kind = tuple[str, tuple[tuple[str, str, float], ...]]
"""What a player on the list is: its bot and its limits. Two of a kind are exchangeable."""


class Side(NamedTuple):
    """One of the two that are compared. Players are places on the list of bots; they move over the seats."""

    game: Game
    seats: tuple[str, ...]
    limits: tuple[Limit, ...] = ()

    def kinds(self) -> tuple[Kind, ...]:
        """What each player is."""
        return tuple(
            (seat, tuple(limit[1:] for limit in self.limits if limit.holds_for(player)))
            for player, seat in enumerate(self.seats)
        )

    def check(self) -> list[Bot]:
        """The bots; refuse a list of them, or a limit, that does not fit the game."""
        for limit in self.limits:
            if not EVERYBODY <= limit.player < self.game.players:
                given = str(limit.player + 1)
                told = house("limit-player", {"argument": limit.kind, "given": given, "most": self.game.players})
                raise LabError(told)
        return check_players(self.game, self.seats)


def block_of(sides: Sequence[Side]) -> int:
    """How many games a deal has: the rotations of the players that seat anybody otherwise, on any side."""
    kinds = list(zip(*[side.kinds() for side in sides], strict=True))
    players = len(kinds)
    return next(shift for shift in range(1, players + 1) if kinds[shift:] + kinds[:shift] == kinds)


class Bench:
    """A side whose bots are made: it plays the games of a deal."""

    def __init__(self, side: Side, names: tuple[Named, ...], watch: Watch | None, seconds: float) -> None:
        self.side = side
        self.seconds = seconds
        bots = made(side.game, names, watch)
        self.block = block_of((side,))  # rotations after which everybody is seated as before
        self.plans = looks_ahead(bots)
        self.bots = limited(bots, side.limits, side.game)

    def game(self, seed: int, rotation: int, watching: Watching) -> Watched:
        """The game of that deal in which the players have moved so many seats."""
        seated = [*self.bots[rotation:], *self.bots[:rotation]]
        return watched(self.side.game, seated, seed, watching, self.seconds)


def bench(side: Side, watch: Watch | None = None, seconds: float = 0.0) -> Bench:
    """The bots of a side, made here."""
    return Bench(side, names_of(side.seats), watch, seconds)


def player_on(seat: int, rotation: int, players: int) -> int:
    """Who on the list sits there."""
    return (seat + rotation) % players


def seat_of(player: int, rotation: int, players: int) -> int:
    """Where somebody on the list sits."""
    return (player - rotation) % players
