"""Who sits at a table: a person, a bot, or nobody yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"  # waits for whoever has the invitation

STAND_IN: Final = "search:medium"  # who plays for an absent person


@dataclass
class Seat:
    """A place at a table."""

    kind: str  # PERSON, BOT or OPEN
    name: str = ""
    bot: str = ""  # who thinks for it: `search:hard`; for a person, who stands in while absent
    holder: str = ""  # the hash of the secret that may act for it
    invitation: str = ""  # the hash of the invitation that gives it away
    away: bool = False  # a bot plays until the person comes back
    resigned: bool = False

    @property
    def thinks(self) -> str:
        """The bot that decides for this seat now; empty when a person does."""
        if self.kind == BOT or self.resigned or self.away:
            return self.bot or STAND_IN
        return ""
