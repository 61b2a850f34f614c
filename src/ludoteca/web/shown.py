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
from ludoteca.web.marks import Marks, changed_parts, marks_of
from ludoteca.web.telling import NO_STEP, Lines, Step, last_step

Key = TypeVar("Key")
Kept = TypeVar("Kept")

MOST_VIEWS = 64  # drawings that a table keeps
LIGHT = 0.01  # seconds of CPU below which a table is drawn in the loop, once it has been drawn beside it
MOST_NEWS = 8  # what is kept of what pages were told to come from one drawing to another

BOARD = "board"  # the region that is a tree of parts

View = tuple[object, ...]
_numbers = count()


class News:
    """What pages are told that showed the same: put together once, whoever is told."""

    __slots__ = ("frames", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.frames: dict[bool, bytes] = {}  # as they go over the wire, compressed or not

    @property
    def size(self) -> int:
        """Its bytes, nearly."""
        return getsizeof(self.text) + sum(map(getsizeof, self.frames.values()))


class Shown:
    """A table as one view shows it, at one moment."""

    def __init__(self, live: Gathering, found: dict[str, str], step: Step) -> None:
        self.moment = _moment(live)
        self.entries = live.table.entries
        self.version = live.table.version
        self.next_table = live.table.next_table
        self.regions = found
        self._bytes = sum(map(getsizeof, found.values()))
        self.step = step  # the action that has led to it; told to those who have seen what was before
        self.number = next(_numbers)
        self._marks: Marks | None = None
        self._news: dict[int, News | None] = {}  # by the number of what was seen before

    @property
    def size(self) -> int:
        """Its bytes, nearly."""
        told = sum(news.size for news in self._news.values() if news is not None)
        return self._bytes + told

    @property
    def marks(self) -> Marks:
        """By which it is known later what of it has changed."""
        if self._marks is None:
            regions = {name: hash(html) for name, html in self.regions.items()}
            parts = marks_of(self.regions.get(BOARD, ""))
            self._marks = Marks(self.number, self.entries, self.version, self.next_table, regions, parts)
        return self._marks

    def news(self, seen: Marks | None, shared: bool = False) -> News | None:
        """What a page must be told that shows what was seen; None: nothing. `shared`: others will ask for the same."""
        if seen is not None and seen.number == self.number:
            return None
        before = seen.number if seen is not None else -1
        if before in self._news:
            return self._news[before]
        news = self._told(seen)
        if shared:
            keep(self._news, before, news, MOST_NEWS)
        return news

    def _told(self, seen: Marks | None) -> News | None:
        known, now = (seen.regions if seen is not None else {}), self.marks
        changed = {name: html for name, html in self.regions.items() if known.get(name) != now.regions[name]}
        parts = changed_parts(seen.parts, changed[BOARD], now.parts) if seen is not None and BOARD in changed else None
        if parts is not None:
            del changed[BOARD]
        step = self.step if seen is not None and seen.entries < self.entries else NO_STEP
        if seen is not None and not changed and not parts and step is NO_STEP:
            if (seen.version, seen.next_table) == (self.version, self.next_table):
                return None
        said = {
            "version": self.version,
            "regions": {name: str(html) for name, html in changed.items()},
            "parts": {name: str(html) for name, html in (parts or {}).items()},
            "told": step.told,
            "by": step.by,
            "next": self.next_table,
        }
        return News(msgspec.json.encode(said).decode())


class Drawings:
    """What is drawn of one table; used by one at a time, who holds the table still."""

    def __init__(self) -> None:
        self._lines = Lines()
        self._shown: dict[View, Shown] = {}
        self._parts: dict[View, tuple[object, dict[str, str]]] = {}
        self.light = False  # whether the last position was so quickly drawn that the next need not be drawn elsewhere

    def found(self, live: Gathering, looker: Looker) -> Shown | None:
        """What this view shows now, if it was drawn already."""
        shown = self._shown.get(view_of(looker))
        return shown if shown is not None and shown.moment == _moment(live) else None

    def position(self, table: Table, looker: Looker) -> dict[str, str]:
        """All that hangs on the position: the work of a drawing, done again only when somebody has played."""
        return self._part(("position", *view_of(looker)), _moved(table), lambda: self._timed(table, looker))

    def _timed(self, table: Table, looker: Looker) -> dict[str, str]:
        began = thread_time()
        drawn = regions.position(table, looker, self._lines)
        game = table.game  # a text of a stranger's may be large
        own = any(isinstance(option, Text) and game.options[option.name] for option in game.option_list)
        self.light = not own and thread_time() - began < LIGHT
        return drawn

    def complete(self, live: Gathering, looker: Looker, position: dict[str, str], played: bool = False) -> Shown:
        """What this view shows now: the position as it was drawn, those who are here, and what was said.

        `played`: the last thing that happened is an action, of which it tells.
        """
        table, view, moved = live.table, view_of(looker), _moved(live.table)
        parts = [
            position,
            self._part(
                ("players", *view), (moved, live.presence()), lambda: regions.people(live, looker, position["board"])
            ),
            self._part(("chat", looker.lang), (moved, table.said), lambda: regions.talk(table, looker)),
        ]
        found = {name: html for part in parts for name, html in part.items()}
        shown = Shown(live, found, last_step(table, looker, self._lines) if played else NO_STEP)
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

    def rest(self) -> None:
        """Nothing has happened for a while: what pages show is known by its marks, and can be drawn again."""
        self._shown.clear()
        self._parts.clear()
        self._lines = Lines()

    def forget(self) -> None:
        """Nobody looks any more."""
        self.rest()
        self.light = False


def keep(kept: dict[Key, Kept], key: Key, drawn: Kept, most: int) -> None:
    """Keep one thing more; the oldest goes where there are too many."""
    kept.pop(key, None)
    if len(kept) >= most:
        kept.pop(next(iter(kept)))
    kept[key] = drawn


def view_of(looker: Looker) -> View:
    """All that a drawing knows of who looks; whoever has no seat sees the same in the same language."""
    links = None if looker.invitations is None else tuple(sorted(looker.invitations.items()))
    return (looker.facing, tuple(looker.seats), looker.curtain, looker.lang, links)


def _moved(table: Table) -> int:
    """Changes with all that happens at a table but a line of chat."""
    return table.entries - table.said


def _moment(live: Gathering) -> object:
    """Changes with all that a page shows."""
    return (live.table.entries, live.presence())
