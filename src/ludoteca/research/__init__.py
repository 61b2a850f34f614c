"""The research faces: any game of the shelf in PettingZoo, Gymnasium and OpenSpiel, and in a fast batch of our own.

Each face is a module of its own, so that only what is used must be installed.
"""

from ludoteca.engine.history import History, Moment
from ludoteca.extras import MissingExtra
from ludoteca.research.names import Named, named_parts, view

__all__ = ["History", "MissingExtra", "Moment", "Named", "named_parts", "view"]
