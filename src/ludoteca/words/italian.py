"""Italian prepositions before the name of whoever plays: `{ A($seat) }`, and so `DI`, `DA` and `PER`.

A name of one's own has no article (`di Anna`), and before a vowel of the same kind *a* becomes *ad*. What the house
calls a seat nobody has named, `Giocatore 1`, has one (`del Giocatore 1`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fluent.runtime.types import FluentType

ARTICLES: Final = {  # by the first word of what is no name: the preposition, contracted with its article
    "Giocatore": {"a": "al", "di": "del", "da": "dal", "per": "per il"},
    "giocatore": {"a": "al", "di": "del", "da": "dal", "per": "per il"},
}


def before(preposition: str, name: object) -> str:
    """The preposition as it is said before that name, and the name."""
    said = str(name)
    first = said.split(" ", 1)[0]
    if first in ARTICLES:
        return f"{ARTICLES[first][preposition]} {said}"
    if preposition == "a" and said[:1] in "Aaàá" and said:
        return f"ad {said}"
    return f"{preposition} {said}"


class Said(FluentType):
    """Words that are ready to be put into a message."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: object) -> str:
        """The words, the same in every manner of writing."""
        return self.text


def _a(name: Any) -> FluentType:
    """`ad Anna`, `a Bruno`, `al Giocatore 1`."""
    return Said(before("a", name))


def _di(name: Any) -> FluentType:
    """`di Anna`, `del Giocatore 1`."""
    return Said(before("di", name))


def _da(name: Any) -> FluentType:
    """`da Anna`, `dal Giocatore 1`."""
    return Said(before("da", name))


def _per(name: Any) -> FluentType:
    """`per Anna`, `per il Giocatore 1`."""
    return Said(before("per", name))


FUNCTIONS: Final[dict[str, Callable[[Any], FluentType]]] = {"A": _a, "DI": _di, "DA": _da, "PER": _per}
