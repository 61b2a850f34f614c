"""Martians!!!: a farm town, a hundred Martians, and a Mother Ship to blow up."""

from ludoteca.games.martians.rules import Martians

__all__ = ["Martians"]
