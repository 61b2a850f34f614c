"""Marrak Hesh 17: two or three captains at an orbital market."""

from ludoteca.games.marrak_hesh.rules import MarrakHesh

__all__ = ["MarrakHesh"]
