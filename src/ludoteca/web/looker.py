"""Who looks at a table, and what a drawing may ask of a table that is being played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ludoteca.engine.phrase import HOUSE
from ludoteca.table import Table
from ludoteca.words import say


class Gathering(Protocol):
    """A table and the people around it: all that whoever draws it needs to know of the hub."""

    @property
    def table(self) -> Table:
        """What is played."""

    def held_by(self, holder: str) -> list[int]:
        """The seats that a holder may act for."""

    def is_here(self, holder: str) -> bool:
        """Whether somebody is at the table now."""

    def presence(self) -> tuple[bool, ...]:
        """The same for each seat."""


@dataclass
class Looker:
    """Who looks at a table: which seats are theirs, which one they see, in which language."""

    holder: str
    lang: str
    seats: list[int]
    facing: int | None  # whose side is seen; None: what is open to all
    curtain: bool = False  # the next person at this screen has not said so yet
    invitations: dict[int, str] | None = None  # links for open seats, if this is the host

    def decides(self, table: Table) -> bool:
        """Whether a person at this screen is asked now, and sees their side."""
        return table.asked in self.seats and not self.curtain and not table.bot_asked

    def name_of(self, table: Table, seat: int) -> str:
        """What a seat is called in this language."""
        return table.names(self.lang)[seat] if seat >= 0 else "-"

    def says(self, key: str, **args: int | str) -> str:
        """A message of the house."""
        return say(HOUSE, key, self.lang, **args)


def look(live: Gathering, holder: str, lang: str, shown: int | None) -> Looker:
    """Which side of the table this holder sees. `shown`: the seat that has lifted the curtain."""
    table = live.table
    held = live.held_by(holder)
    if not held:
        return Looker(holder, lang, held, None)
    if len(held) == 1:
        return Looker(holder, lang, held, held[0])
    if table.asked in held:
        covered = table.hides and shown != table.asked
        return Looker(holder, lang, held, None if covered else table.asked, curtain=covered)
    if table.hides and not table.is_over:
        return Looker(holder, lang, held, None)
    return Looker(holder, lang, held, held[0])
