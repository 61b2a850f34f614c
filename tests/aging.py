"""A game of somebody else's that changes its rules while tables are open, on the shelf of a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludoteca import words
from ludoteca.engine import shelf
from tests.foreign import NAME

FIRST, LATER = "tests.foreign:SecretCard", "tests.foreign_later:Later"
FORGETFUL = "tests.foreign_later:Forgetful"


@contextmanager
def sold() -> Iterator[Callable[[str], None]]:
    """The game as it came out; what is given lets another version of the package be installed."""

    def install(where: str) -> None:
        shelf.add(NAME, where)
        for kept in (shelf.rules_of, words._bundle, words._exactly, words._say, words._brief_key):
            kept.cache_clear()

    install(FIRST)
    try:
        yield install
    finally:
        shelf._shelf().pop(NAME, None)
        shelf.rules_of.cache_clear()
