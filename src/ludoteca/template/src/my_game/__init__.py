"""My Game: prizes, and hands of cards that nobody else sees."""

from my_game.rules import MyGame

__all__ = ["MyGame"]
