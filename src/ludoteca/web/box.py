"""What the box of a game says on its side: players, length and weight."""

from __future__ import annotations

from ludoteca.engine.options import Choice
from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.shelf import rules_of
from ludoteca.words import say


def player_counts(game: str) -> list[int]:
    """The numbers of players that a game allows."""
    for option in rules_of(game).option_list:
        if option.name == "players" and isinstance(option, Choice):
            return [value for value in option.values if isinstance(value, int)]
    return []


def _range(key: str, lang: str, low: int, high: int) -> str:
    """From so many to so many; one number where both are the same."""
    if low == high:
        return say(HOUSE, f"{key}-one", lang, number=low)
    return say(HOUSE, key, lang, low=low, high=high)


def facts(game: str, lang: str) -> list[str]:
    """Players, length and weight, in words."""
    counts = player_counts(game)
    low, high = rules_of(game).minutes
    return [
        _range("ui-players-range", lang, min(counts), max(counts)),
        _range("ui-minutes", lang, low, high),
        say(HOUSE, "ui-weight", lang, weight=rules_of(game).weight),
    ]
