"""What those who look at a table are shown: drawn once for each view and language, however many watch.

A move changes the board, a line of chat only the chat, and somebody who comes or goes only the players' panel: whatever
has not changed is not drawn again. What a page has to be told is put together once for all pages that saw the same.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from sys import getsizeof
from time import thread_time
from typing import TypeVar

import msgspec

from ludoteca.engine.options import Text
from ludoteca.table import Table
from ludoteca.web import regions
from ludoteca.web.looker import Gathering, Looker

Key = TypeVar("Key")
Kept = TypeVar("Kept")

MOST_VIEWS = 64  # drawings that a table keeps
LIGHT = 0.01  # seconds of CPU below which a table is drawn in the loop, once it has been drawn beside it
MOST_NEWS = 8  # what is kept of what pages were told to come from one drawing to another

View = tuple[object, ...]
_numbers = count()


class Shown:
    """A table as one view shows it, at one moment."""

    def __init__(self, moment: object, found: dict[str, str], version: int, next_table: str) -> None:
        self.moment = moment
        self.regions = found
        self.version = version
        self.next_table = next_table
        self.number = next(_numbers)
        self._news: dict[int, str] = {}  # by the number of what was seen before

    @property
    def size(self) -> int:
        """Its bytes, nearly."""
        return sum(map(getsizeof, self.regions.values())) + sum(map(getsizeof, self._news.values()))

    def news(self, seen: Shown | None, shared: bool = False) -> str:
        """What a page must be told that shows `seen`; empty: nothing. `shared`: others will ask for the same."""
        if seen is self:
            return ""
        before = seen.number if seen is not None else -1
        told = self._news.get(before)
        if told is None:
            told = self._told(seen)
            if shared:
                keep(self._news, before, told, MOST_NEWS)
        return told

    def _told(self, seen: Shown | None) -> str:
        known = seen.regions if seen is not None else {}
        changed = {name: html for name, html in self.regions.items() if known.get(name) != html}
        if seen is not None and not changed and (seen.version, seen.next_table) == (self.version, self.next_table):
            return ""
        return msgspec.json.encode({"version": self.version, "regions": changed, "next": self.next_table}).decode()


class Drawings:
    """What is drawn of one table; used by one at a time, who holds the table still."""

    def __init__(self) -> None:
        self._shown: dict[View, Shown] = {}
        self._parts: dict[View, tuple[object, dict[str, str]]] = {}
        self.light = False  # whether the last position was so quickly drawn that the next need not be drawn elsewhere

    def found(self, live: Gathering, looker: Looker) -> Shown | None:
        """What this view shows now, if it was drawn already."""
        shown = self._shown.get(_view(looker))
        return shown if shown is not None and shown.moment == _moment(live) else None

    def position(self, table: Table, looker: Looker) -> dict[str, str]:
        """All that hangs on the position: the work of a drawing, done again only when somebody has played."""
        return self._part(("position", *_view(looker)), _moved(table), lambda: self._timed(table, looker))

    def _timed(self, table: Table, looker: Looker) -> dict[str, str]:
        began = thread_time()
        drawn = regions.position(table, looker)
        own = any(isinstance(option, Text) for option in table.game.option_list)  # a text of a stranger's may be large
        self.light = not own and thread_time() - began < LIGHT
        return drawn

    def complete(self, live: Gathering, looker: Looker, position: dict[str, str]) -> Shown:
        """What this view shows now: the position as it was drawn, those who are here, and what was said."""
        table, view, moved = live.table, _view(looker), _moved(live.table)
        parts = [
            position,
            self._part(("players", *view), (moved, live.presence()), lambda: regions.people(live, looker)),
            self._part(("chat", looker.lang), (moved, table.said), lambda: regions.talk(table, looker)),
        ]
        found = {name: html for part in parts for name, html in part.items()}
        shown = Shown(_moment(live), found, table.version, table.next_table)
        keep(self._shown, view, shown, MOST_VIEWS)
        return shown

    def _part(self, key: View, moment: object, drawn: Callable[[], dict[str, str]]) -> dict[str, str]:
        kept = self._parts.get(key)
        if kept is None or kept[0] != moment:
            kept = (moment, drawn())
            keep(self._parts, key, kept, 3 * MOST_VIEWS)
        return kept[1]

    @property
    def size(self) -> int:
        """The bytes of all that is kept, nearly."""
        return sum(shown.size for shown in self._shown.values())

    def forget(self) -> None:
        """Nobody looks any more."""
        self._shown.clear()
        self._parts.clear()
        self.light = False


def keep(kept: dict[Key, Kept], key: Key, drawn: Kept, most: int) -> None:
    """Keep one thing more; the oldest goes where there are too many."""
    kept.pop(key, None)
    if len(kept) >= most:
        kept.pop(next(iter(kept)))
    kept[key] = drawn


def _view(looker: Looker) -> View:
    """All that a drawing knows of who looks; whoever has no seat sees the same in the same language."""
    links = None if looker.invitations is None else tuple(sorted(looker.invitations.items()))
    return (looker.facing, tuple(looker.seats), looker.curtain, looker.lang, links)


def _moved(table: Table) -> int:
    """Changes with all that happens at a table but a line of chat."""
    return table.entries - table.said


def _moment(live: Gathering) -> object:
    """Changes with all that a page shows."""
    return (live.table.entries, live.presence())
