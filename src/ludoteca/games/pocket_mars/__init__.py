"""Pocket Mars: seven colonists each, four buildings, and cards with two faces."""

from ludoteca.games.pocket_mars.rules import PocketMars

__all__ = ["PocketMars"]
