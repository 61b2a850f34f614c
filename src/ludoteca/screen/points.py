"""Points as people are told them, with what they are called."""

from __future__ import annotations

from ludoteca.engine.game import Game
from ludoteca.engine.phrase import HOUSE
from ludoteca.words import can_say, decimal, say


def score(game: Game, points: int, lang: str) -> str:
    """Points with what they are."""
    return f"{amount(game, points, lang)} {unit(game, points, lang)}"


def amount(game: Game, points: int, lang: str) -> str:
    """Points as people are told them: whole, or in parts of what the game measures in."""
    if points % game.measure == 0:
        return str(points // game.measure)
    return decimal(points / game.measure, 2, lang)


def unit(game: Game, points: int, lang: str) -> str:
    """What is counted: points, or what the game calls them."""
    count = points // game.measure if points % game.measure == 0 else points
    for key in ("unit-together", "unit") if game.together else ("unit",):
        if can_say(game.name, key, lang):
            return say(game.name, key, lang, points=count)
    return say(HOUSE, "ui-points-unit", lang, points=count)
