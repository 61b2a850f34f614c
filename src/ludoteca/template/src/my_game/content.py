"""The numbers of the game, read from `content.toml` and checked."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.content import Content, Patch, boxed

HIGHEST: Final = 6  # the cards go from 1 to this; a card is also the number of its action, from 0
ROUNDS: Final = 5
SEATS: Final = 4  # at most
NONE: Final = -1  # no card


class Box:
    """What lies in the box."""

    def __init__(self, content: Content) -> None:
        self.copies = content.whole("copies", 4, 10)  # fewer would not do for all seats
        self.prizes = content.wholes("prizes", 0, 20, ROUNDS)
        self.most = max(1, sum(self.prizes))  # points that one seat can have
        content.close()


def box_of(patch: Patch) -> Box:
    """The box with a patch; it is read once."""
    return boxed("my_game", patch, Box)
