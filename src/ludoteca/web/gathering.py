"""A table in memory, and those around it: who watches, who is here, who was."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import NamedTuple, Protocol

from ludoteca.engine.phrase import Phrase
from ludoteca.table import Table
from ludoteca.web.looker import Looker
from ludoteca.web.manners import Manners
from ludoteca.web.marks import Marks
from ludoteca.web.settings import Settings
from ludoteca.web.shown import Drawings, News, Shown
from ludoteca.web.thinking import Asker

USUAL = Settings()
MOST_STEPS = 64  # that wait for a page; one that reads more slowly is shown how the table stands now


class Notice(NamedTuple):
    """A word to somebody who has a page open, and the table that it is about."""

    phrase: Phrase
    table_id: str


class Pipe(Protocol):
    """A connection that takes news as they are, without a task of its own."""

    @property
    def is_free(self) -> bool:
        """Whether it takes something now."""

    def write(self, news: News) -> None:
        """Send it on its way."""


class Watcher:
    """A page that shows a table: what it is to show next waits here, step after step."""

    def __init__(self, holder: str, looking: Callable[[], Looker], pipe: Pipe | None = None) -> None:
        self.holder = holder
        self.looking = looking  # as whom the page looks now
        self.pipe = pipe
        self.changed = asyncio.Event()  # there is something for it that its own task must see to
        self.must_look = False  # at the table as it is now
        self.notices: list[Notice] = []
        self.waiting: deque[Shown] = deque()
        self.seen: Marks | None = None  # what the page shows
        self.sending = False  # something is on its way that must not be overtaken
        self.address = ""  # where it is open
        self.ended = False  # whether the page must go: its table is no more
        self.outdated = False  # whether it must be loaded anew: whoever looks is somebody else now

    def tell(self, notice: Notice) -> None:
        """Show a word on the page, once."""
        if notice not in self.notices:
            self.notices.append(notice)
            self.changed.set()

    def end(self) -> None:
        """Let the page go."""
        self.ended = True
        self.changed.set()

    def outdate(self) -> None:
        """Let the page be loaded anew."""
        self.outdated = True
        self.changed.set()

    def look_again(self) -> None:
        """Let the page look at the table as it is now."""
        self.must_look = True
        self.changed.set()

    def push(self, shown: Shown) -> None:
        """Let the page show this next, after whatever waits already."""
        latest = self.waiting[-1].number if self.waiting else self.seen.number if self.seen is not None else -1
        if latest == shown.number:
            return
        if len(self.waiting) >= MOST_STEPS:
            self.waiting.clear()
        self.waiting.append(shown)

    def send_on(self, shared: bool) -> bool:
        """Write what waits; False: the page does not read as fast as that, and its own task must see to the rest."""
        while self.waiting and self.pipe is not None and self.pipe.is_free and not self.sending:
            news = self.next_news(shared)
            if news is not None:
                self.pipe.write(news)
        return not self.waiting

    def next_news(self, shared: bool) -> News | None:
        """What the page is told of the next thing that waits; None: nothing. `shared`: others are told the same."""
        shown = self.waiting.popleft()
        news = shown.news(self.seen, shared)
        self.seen = shown.marks
        return news


class LiveTable:
    """A table in memory, with those who watch it and those who were here."""

    def __init__(self, table: Table, settings: Settings = USUAL) -> None:
        self.table = table
        self.settings = settings
        self.address = ""  # from which somebody of the table came last
        self._attended = -inf  # when somebody of the table has asked for it last
        self._since = monotonic()  # nobody is known to have been gone for longer
        self._left: dict[str, float] = {}  # when a person's last page was closed
        self._asked: dict[str, float] = {}  # when a person asked by API last
        self._looked_after: set[str] = set()  # people who asked by API, until it is told that they have stopped
        self._warned: dict[str, float] = {}  # when a person was called back
        self.lock = asyncio.Lock()  # of whoever wants to change something, until it is kept
        self.still = asyncio.Lock()  # of whoever draws the table beside the loop, or carries a change out
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, float] = {}  # until when people are here by other servers, or since when no more
        self.note_stay: Callable[[str, str, float], None] = _nobody_else
        self._noted: dict[str, float] = {}  # when the others were told last that a person has asked by API
        self.drawings = Drawings()
        self.manners = Manners(settings)
        self.bots: asyncio.Task[None] | None = None
        self.used = monotonic()
        self.weight = 0  # its bytes when they were last counted
        self.pictured = -1  # how many entries it had when its looks were kept last

    def wake(self) -> None:
        """Let every page look again."""
        for watcher in self.watchers:
            watcher.look_again()

    def joined_by(self, watcher: Watcher) -> None:
        """A page is opened."""
        self.watchers.add(watcher)
        if self.held_by(watcher.holder):
            self.note_stay(self.table.opening.id, watcher.holder, inf)
        self.wake()

    def left_by(self, watcher: Watcher) -> None:
        """A page is closed; what nobody looks at any more need not be kept drawn."""
        self.watchers.discard(watcher)
        if self.held_by(watcher.holder):
            self._left[watcher.holder] = self._attended = monotonic()
            if not self._watches(watcher.holder):
                self.note_stay(self.table.opening.id, watcher.holder, 0.0)
        if not self.watchers:
            self.drawings.forget()
        self.wake()

    def attend(self, holder: str, address: str) -> None:
        """Somebody asks for the table. If they sit at it, its bots go on for a while."""
        if self.held_by(holder):
            self._attended = monotonic()
            self.address = address

    def attended(self) -> None:
        """The bots go on for a while, whoever is here."""
        self._attended = monotonic()

    @property
    def is_attended(self) -> bool:
        """Whether anybody watches, or somebody of the table was here a little while ago; otherwise bots rest."""
        return bool(self.watchers) or monotonic() - self._attended < self.settings.rest_seconds

    @property
    def asker(self) -> Asker:
        """For whom its bots think: whoever set it, from where its people come."""
        return Asker(self.address, next((seat.holder for seat in self.table.seats if seat.holder), ""))

    def heard_from(self, holder: str) -> None:
        """Somebody has asked by API: they are here for as long as that counts; both ends of it are shown to all."""
        if not self.held_by(holder):
            return
        was_here = self.is_here(holder)
        now = self._asked[holder] = monotonic()
        if not self._watches(holder) and now - self._noted.get(holder, -inf) >= self.settings.here_seconds / 4:
            self._noted[holder] = now
            self.note_stay(self.table.opening.id, holder, self.settings.here_seconds)
        if holder not in self._looked_after:
            self._looked_after.add(holder)
            asyncio.get_running_loop().call_later(self.settings.here_seconds, self._look_after, holder)
        if not was_here:
            self.wake()

    def _look_after(self, holder: str) -> None:
        """Show that somebody has not asked for a while; if they have, look again later."""
        quiet = monotonic() - self._asked[holder]
        if quiet < self.settings.here_seconds:
            later = self.settings.here_seconds - quiet
            asyncio.get_running_loop().call_later(later, self._look_after, holder)
        else:
            self._looked_after.discard(holder)
            self.wake()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were not in memory."""
        return not self.watchers and self.bots is None and not self.lock.locked() and not self.still.locked()

    @property
    def size(self) -> int:
        """The bytes that it takes in memory, nearly."""
        return self.table.size + self.drawings.size

    def presence(self) -> tuple[bool, ...]:
        """All that the players' panel shows and the table does not know: who is here, seat by seat."""
        return tuple(bool(seat.holder) and self.is_here(seat.holder) for seat in self.table.seats)

    def is_here(self, holder: str) -> bool:
        """Whether somebody with that secret has the table open, or has just asked for it by API."""
        if self._watches(holder) or self.elsewhere.get(holder, -inf) > monotonic():
            return True
        return monotonic() - self._asked.get(holder, -inf) < self.settings.here_seconds

    def _watches(self, holder: str) -> bool:
        return any(watcher.holder == holder for watcher in self.watchers)

    @property
    def waiting(self) -> int:
        """Steps that its pages are yet to be shown."""
        return sum(len(watcher.waiting) for watcher in tuple(self.watchers))

    def stays(self) -> set[str]:
        """Those of its people who have a page open by this server."""
        return {watcher.holder for watcher in self.watchers if self.held_by(watcher.holder)}

    def may_warn(self, holder: str) -> bool:
        """Whether somebody who is gone has not been called back yet since they went; they are called once."""
        now = monotonic()
        if now - self._warned.get(holder, -inf) < self.settings.away_seconds:
            return False
        self._warned[holder] = now
        return True

    def gone_for(self, holder: str) -> float:
        """The seconds since somebody was here; none while a page of theirs is open."""
        elsewhere = self.elsewhere.get(holder, -inf)
        if self._watches(holder) or elsewhere > monotonic():
            return 0.0
        return monotonic() - max(self._since, self._left.get(holder, -inf), self._asked.get(holder, -inf), elsewhere)

    def held_by(self, holder: str) -> list[int]:
        """The seats that a holder may act for."""
        return [number for number, seat in enumerate(self.table.seats) if holder and seat.holder == holder]


def _nobody_else(table_id: str, holder: str, seconds: float) -> None:
    """There is no other server that would want to know."""
