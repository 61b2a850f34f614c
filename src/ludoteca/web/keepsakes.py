"""How a table looked when it was seen last: kept for the day on which there are no rules any more to draw it by.

A table is kept as what was done at it; what that looked like, only its rules can tell. So a picture of what everybody
may see, and the story in words, are put beside it when its game is over, when it leaves the memory, and when the server
stops. Whoever opens a table whose rules are gone is shown that.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Iterable
from time import monotonic
from typing import Final

import msgspec

from ludoteca.engine.errors import LudotecaError
from ludoteca.store import Store
from ludoteca.table import Table
from ludoteca.web import regions
from ludoteca.web.aside import Aside
from ludoteca.web.gathering import LiveTable
from ludoteca.web.looker import Looker
from ludoteca.web.result import outcome
from ludoteca.words.languages import ENGLISH, OURS

log = logging.getLogger("ludoteca.web")

KIND: Final = "as it was"
NAME: Final = "page"
MOST_LINES: Final = 2000  # of a story that are kept, the latest
LARGEST: Final = 8_000_000  # bytes of a picture that is read
SECONDS_AT_STOP: Final = 5.0  # that a server which stops takes for them


class Page(msgspec.Struct, frozen=True):
    """What everybody could see, in one language."""

    turn: str  # whose turn it was, or who had won
    board: str  # as markup
    story: list[str]  # the newest first


class Keepsake(msgspec.Struct, frozen=True):
    """What a table looked like after so many decisions, by language."""

    moves: int
    pages: dict[str, Page]

    def page(self, lang: str) -> Page:
        """The page in that language, or in English."""
        return self.pages.get(lang) or self.pages[ENGLISH]


def pictured(table: Table) -> bytes:
    """What a table looks like now, as it is kept."""
    pages = {one.code: _page(table, Looker("", one.code, [], None)) for one in OURS}
    return zlib.compress(msgspec.json.encode(Keepsake(len(table.record.actions), pages)))


def _page(table: Table, looker: Looker) -> Page:
    names = table.names(looker.lang)
    told = [event.phrase.text(looker.lang, names) for step in table.story for event in step if event.heard_by(None)]
    board = regions.drawing(table, table.state, looker)
    return Page(_turn(table, looker), str(board), told[: -MOST_LINES - 1 : -1])


def _turn(table: Table, looker: Looker) -> str:
    if table.is_over:
        return outcome(table, looker)
    asked = table.asked_as_told_to([])
    return looker.says("ui-turn-of", seat=looker.name_of(table, asked)) if asked >= 0 else looker.says("ui-turn-window")


def read(blob: bytes) -> Keepsake | None:
    """What was kept; None where it makes no sense."""
    try:
        opened = zlib.decompressobj()
        return msgspec.json.decode(opened.decompress(blob, LARGEST), type=Keepsake)
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError):
        return None


class Keepsakes:
    """Makes them when there is time for it, and finds them again; nothing hangs on one that is missing."""

    def __init__(self, store: Store, aside: Aside) -> None:
        self._store = store
        self._aside = aside
        self._under_way: set[asyncio.Task[None]] = set()

    def soon(self, live: LiveTable) -> None:
        """Keep a table as it looks now, while the server does other things."""
        if _is_wanted(live):
            task = asyncio.create_task(self.keep(live))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def keep(self, live: LiveTable) -> None:
        """The picture is made while nothing at the table changes; one that cannot be made or kept is none."""
        try:
            async with live.still:
                if not _is_wanted(live):
                    return
                table, entries = live.table, live.table.entries
                blob = await self._aside.do(pictured, table)
            await self._store.keep(table.opening.id, KIND, NAME, blob)
            live.pictured = entries
        except LudotecaError as error:  # there is no room or no time for it now
            log.info("%s: %s", live.table.opening.id, error)
        except Exception:
            log.exception("the picture of a table could not be made")

    async def all(self, tables: Iterable[LiveTable]) -> None:
        """Keep those that have changed, the latest used first, for a few seconds: the server stops."""
        until = monotonic() + SECONDS_AT_STOP
        for live in sorted(filter(_is_wanted, tables), key=lambda live: -live.used):
            if monotonic() > until:
                break
            await self.keep(live)
        await asyncio.gather(*self._under_way)

    async def find(self, table_id: str) -> Keepsake | None:
        """What a table looked like, if that was kept."""
        blob = (await self._store.kept(table_id, KIND)).get(NAME)
        return None if blob is None else await self._aside.do(read, blob)

    async def forget(self, table_id: str) -> None:
        """Keep no picture of a table any more, since somebody is to be on it no longer."""
        await self._store.forget(table_id, KIND, [NAME])


def _is_wanted(live: LiveTable) -> bool:
    return live.table.is_dealt and live.pictured != live.table.entries
