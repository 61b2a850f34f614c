"""Who sits at a table: a person, a bot, or nobody yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.engine.phrase import Phrase, house, seat_name

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"  # waits for whoever has the invitation

STAND_IN: Final = "search:medium"  # who plays for an absent person


@dataclass
class Seat:
    """A place at a table."""

    kind: str  # PERSON, BOT or OPEN
    name: str = ""  # as the person wrote it; without one, each reader calls the seat so in their own language
    bot: str = ""  # who thinks for it: `search:hard`; for a person, who stands in while absent
    holder: str = ""  # the hash of the secret that may act for it
    invitation: str = ""  # what gives it away, at a table of an earlier version; otherwise it is worked out
    away: bool = False  # a bot plays until the person comes back
    resigned: bool = False
    timed_out: bool = False  # why they have lost: their time has run out
    number: int = -1  # which player of the first table this was: a rematch changes the seat, not what one is called
    chance: str = ""  # what the person has contributed to the deal; nobody else is told before the end
    drawn: bool = False  # by the server, for a person whose page gave none

    @property
    def thinks(self) -> str:
        """The bot that decides for this seat now; empty when a person does."""
        if self.kind == BOT or self.resigned or self.away:
            return self.bot or STAND_IN
        return ""

    @property
    def level(self) -> str:
        """How hard its bot thinks: `hard`, or the bot itself where it has no level."""
        kind = self.bot.partition("?")[0]
        return kind.partition(":")[2] or kind

    def called(self, at: int) -> str | Phrase:
        """The name, or what to say for it in whoever's language; `at`: where the seat stands."""
        if self.name:
            return self.name
        if self.kind == BOT:
            return house("bot-name", {"number": (self.number if self.number >= 0 else at) + 1})
        if self.kind == OPEN:
            return house("ui-seat-number", {"number": at + 1})
        return seat_name(self.number if self.number >= 0 else at)
