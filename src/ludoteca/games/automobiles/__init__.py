"""Automobiles: a race of two to five cars, each driven by a bag of coloured cubes."""

from ludoteca.games.automobiles.rules import Automobiles

__all__ = ["Automobiles"]
