"""How often somebody may speak at a table."""

from __future__ import annotations

from time import monotonic

from ludoteca.engine.phrase import house
from ludoteca.table import TableError
from ludoteca.web.settings import Settings

MOST_SPEAKERS = 200  # that are remembered
WATCHING = ""  # all who speak without a seat, together
SHARE = 2  # people's worth of lines for all of them


class Manners:
    """A measure of lines for each speaker at one table, and one for all who only watch; they fill again with time."""

    def __init__(self) -> None:
        self._left: dict[str, tuple[float, float]] = {}  # by speaker: lines left, and when that was

    def spend(self, settings: Settings, speaker: str, seated: bool) -> None:
        """Count a line; `TableError` when there were too many."""
        self._take(speaker, settings.chat_at_once, settings.chat_a_second)
        if not seated:
            self._take(WATCHING, SHARE * settings.chat_at_once, SHARE * settings.chat_a_second)

    def _take(self, speaker: str, most: float, rate: float) -> None:
        now = monotonic()
        left, since = self._left.pop(speaker, (most, now))
        left = min(most, left + (now - since) * rate)
        if len(self._left) >= MOST_SPEAKERS:
            self._left.pop(next(iter(self._left)))
        self._left[speaker] = (left - 1 if left >= 1 else left, now)
        if left < 1:
            raise TableError(house("web-chat-rate", {"seconds": max(1, round(1 / rate))}))
