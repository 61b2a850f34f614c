"""The games of the shelf, a folder each; nothing outside a folder knows what is inside.

The package is also a verb: `ludoteca.games()` names what is on the shelf.
"""

import sys
from types import ModuleType

from ludoteca.engine.shelf import games


class Shelf(ModuleType):
    """A package that can be called, so that `ludoteca.games()` hides none of the folders below it."""

    def __call__(self) -> list[str]:
        """The names on the shelf, in alphabetical order."""
        return games()


sys.modules[__name__].__class__ = Shelf
