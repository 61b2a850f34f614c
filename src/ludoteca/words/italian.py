"""Italian prepositions before the name of whoever plays: `{ A($seat) }`, and so `DI`, `DA` and `PER`.

A name of one's own has no article (`di Anna`), and before a vowel of the same kind *a* becomes *ad*. What the house
calls a seat nobody has named, `Giocatore 1`, has one (`del Giocatore 1`).
"""

from __future__ import annotations

from typing import Final

from ludoteca.words.bending import functions_of

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


FUNCTIONS: Final = functions_of(before, {"A": "a", "DI": "di", "DA": "da", "PER": "per"})
