"""How often somebody may speak at a table."""

from __future__ import annotations

from ludoteca.engine.phrase import house
from ludoteca.table import TableError
from ludoteca.web.pace import Buckets
from ludoteca.web.settings import Settings

MOST_SPEAKERS = 200  # that are remembered
WATCHING = ""  # all who speak without a seat, together
SHARE = 2  # people's worth of lines for all of them


class Manners:
    """A measure of lines for each speaker at one table, and one for all who only watch; they fill again with time."""

    def __init__(self, settings: Settings) -> None:
        self._buckets = Buckets(settings.chat_at_once, settings.chat_a_second, MOST_SPEAKERS)
        self._seconds = max(1, round(1 / settings.chat_a_second))

    def spend(self, speaker: str, seated: bool) -> None:
        """Count a line; `TableError` when there were too many."""
        if not self._buckets.take(speaker) or not (seated or self._buckets.take(WATCHING, SHARE)):
            raise TableError(house("web-chat-rate", {"seconds": self._seconds}))
