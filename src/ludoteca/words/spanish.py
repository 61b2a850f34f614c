"""Spanish prepositions before the name of whoever plays: `{ A($seat) }`, and so `DE`, `PARA` and `POR`.

A name of one's own has no article (`de Ana`). What the house calls a seat nobody has named, `Jugador 1`, has one, which
melts into *a* and *de*: `al Jugador 1`, `del Jugador 1`.
"""

from __future__ import annotations

from typing import Final

from ludoteca.words.bending import functions_of

UNNAMED: Final = ("Jugador", "jugador")  # the first word of what is no name
MELTED: Final = {"a": "al", "de": "del"}


def before(preposition: str, name: object) -> str:
    """The preposition as it is said before that name, and the name."""
    said = str(name)
    if said.split(" ", 1)[0] in UNNAMED:
        return f"{MELTED.get(preposition, f'{preposition} el')} {said}"
    return f"{preposition} {said}"


FUNCTIONS: Final = functions_of(before, {"A": "a", "DE": "de", "PARA": "para", "POR": "por", "CON": "con"})
