"""Ludoteca: five board games, complete and exact, for people, agents and designers.

>>> import random, ludoteca
>>> game = ludoteca.make("marrak_hesh", players=2)
>>> state = game.start(seed=7)
>>> while not state.is_over:
...     state.apply(random.Random(7).choice(state.legal_actions()))
>>> len(state.scores()), sum(state.returns())
(2, 0.0)
"""

import sys
from typing import cast

from ludoteca.engine import (
    ContentError,
    ExampleError,
    Game,
    IllegalAction,
    LudotecaError,
    NotationError,
    OptionError,
    Phrase,
    Reason,
    Record,
    RecordError,
    SeedError,
    State,
    UndoError,
    UnknownAction,
    UnknownGame,
    make,
    position,
)
from ludoteca.engine.phrase import speak_with
from ludoteca.games import Shelf
from ludoteca.version import VERSION
from ludoteca.words import Catalogues

__version__ = VERSION

__all__ = [
    "ContentError", "ExampleError", "Game", "IllegalAction", "LudotecaError", "NotationError", "OptionError", "Phrase",
    "Reason", "Record", "RecordError", "SeedError", "State", "UndoError", "UnknownAction", "UnknownGame", "__version__",
    "games", "is_compiled", "make", "position",
]  # fmt: skip

games = cast("Shelf", sys.modules["ludoteca.games"])  # the package itself, for those who read types

speak_with(Catalogues())


def is_compiled() -> bool:
    """Whether the rules and bots run as native code; the same source runs interpreted otherwise."""
    from ludoteca.engine import game

    return not str(game.__file__).endswith(".py")
