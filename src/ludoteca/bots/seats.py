"""Who sits where: `me`, or the name of a bot, such as `greedy`, `search:hard` or `mypackage.bots:Net?depth=3`."""

from __future__ import annotations

from ludoteca.bots.base import Bot
from ludoteca.bots.registry import PERSON, SeatError, named
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import house


def parse_seats(text: str, players: int, game: Game | None = None) -> list[str]:
    """The seats of a list such as `me,search:hard`, each checked."""
    seats = [part.strip() for part in text.split(",")]
    if len(seats) != players:
        raise SeatError(house("seats-count", {"given": len(seats), "players": players, "seats": text}))
    for seat in seats:
        check_seat(seat, game)
    return seats


def check_seat(seat: str, game: Game | None = None) -> None:
    """Refuse a seat that nobody can sit on: at any table, or at one of that game. It imports the bot that is named."""
    if seat != PERSON:
        named(seat).check(game)


def bot_for(seat: str, game: Game) -> Bot | None:
    """The bot of a seat; None for a person."""
    return None if seat == PERSON else named(seat).made(game)
