"""The deals of the day: sealed a day before, begun once by each person, and compared when they are over."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import replace
from datetime import date
from time import time
from typing import Final, NamedTuple

import ludoteca
from ludoteca.club.daily import DAILY, Daily, day_of, sealed
from ludoteca.club.papers import MOST_FOUND
from ludoteca.club.people import Person
from ludoteca.club.samedeal import (
    DEAL,
    PLAY,
    TRY,
    Line,
    Play,
    SharedDeal,
    compared,
    play_mark,
    table_of_try,
    tried,
    try_id,
)
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.shelf import made
from ludoteca.review.accuracy import accuracy
from ludoteca.store import Stale, StoreError
from ludoteca.table import Opening, Seat
from ludoteca.table.table import bot
from ludoteca.web.commands import check_tables
from ludoteca.web.gathering import LiveTable
from ludoteca.web.hub import Hub, new_part
from ludoteca.web.looking import reveal_if_over
from ludoteca.web.review_page import Sight, has_ended
from ludoteca.web.reviewing import Unreviewed
from ludoteca.web.thinking import Asker
from ludoteca.web.visitor import Refused, Visitor

log = logging.getLogger("ludoteca.web")

LOOK_AGAIN: Final = 600.0  # seconds until it is looked whether another day has begun
HOUSE: Final = Asker("", "the deals of the day")  # for whom the best of a day is reviewed


class Day(NamedTuple):
    """What there is to be shown of a deal of the day."""

    daily: Daily
    now: float
    deal: SharedDeal | None  # None: nobody had sealed one
    next: SharedDeal | None  # that of the next day, of which the seal can be shown already
    lines: list[Line]
    own: str  # the table of whoever looks; empty: they have not begun
    own_over: bool

    @property
    def is_over(self) -> bool:
        """Whether it counts no more, and everything may be told."""
        return self.now >= self.daily.ends

    @property
    def is_open(self) -> bool:
        """Whether it can be begun now."""
        return self.daily.begins <= self.now < self.daily.ends

    @property
    def may_compare(self) -> bool:
        """Whether somebody may see what others have made of it: who has yet to play does not."""
        return self.is_over or self.own_over


class Days:
    """Seals the deals, lets people begin them, and knows what became of them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Seal what is to come, from now on."""
        self._task = asyncio.create_task(self._for_ever())

    def close(self) -> None:
        """Seal no more."""
        if self._task is not None:
            self._task.cancel()

    async def _for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except StoreError as error:
                self.hub.note(error.text(self.hub.settings.lang))
            except Exception:
                log.exception("the deals of the day are not seen to as they should be")
            await asyncio.sleep(LOOK_AGAIN)

    async def look(self) -> None:
        """Seal the deals of today and tomorrow, and have the best of yesterday reviewed."""
        today = day_of(time())
        for game in ludoteca.games():
            daily = Daily(today, game)
            for one in (daily, daily.other(1)):
                await self._sealed(one)
            with suppress(LudotecaError):  # there is no room for it now; it is looked again
                await self._review_best(daily.other(-1))

    async def _sealed(self, daily: Daily) -> None:
        """Make a deal, if nobody has; what is there already stays."""
        store = self.hub.store
        if await store.paper(DEAL, daily.id) is None:
            fresh = await self.hub.aside.do(sealed, daily, new_part(), time())
            with suppress(Stale):
                await store.write([fresh.change((f"{DAILY} {daily.day.isoformat()} {daily.game}",))])

    async def deal(self, daily: Daily) -> SharedDeal | None:
        """A deal, if it was sealed."""
        with self.hub.told("web-unread"):
            paper = await self.hub.store.paper(DEAL, daily.id)
        return None if paper is None else SharedDeal.read(daily.id, paper)

    # ---- playing it

    async def begin(self, visitor: Visitor, game: str) -> str:
        """The table of whoever asks with the deal of today: one each, whatever happens."""
        person = await self.hub.people.person_of(visitor)
        if person is None:
            raise Refused(403, "daily-name")
        daily = Daily(day_of(time()), game)
        begun = await self.table_of(daily, person)
        if begun:
            return begun
        with self.hub.told("web-unkept"):
            await self._sealed(daily)
        deal = await self.deal(daily)
        assert deal is not None
        await check_tables(self.hub, visitor)
        opening = await self.hub.aside.do(_opening, deal, person, visitor.lang)
        if not deal.suits(opening):
            raise Refused(409, "daily-other-rules")
        with suppress(Stale):
            begin = tried(deal.id, person.id, opening.id, int(time()))
            live = await self.hub.open(opening, visitor.address, [begin])
            return live.table.opening.id
        return await self.table_of(daily, person)  # another page of theirs was quicker

    async def table_of(self, daily: Daily, person: Person) -> str:
        """The table at which somebody has begun a deal; empty: they have not."""
        with self.hub.told("web-unread"):
            paper = await self.hub.store.paper(TRY, try_id(daily.id, person.id))
        return "" if paper is None else table_of_try(paper)

    # ---- what became of it

    async def plays(self, daily: Daily) -> list[Play]:
        """The finished tables of a deal that count: those that were over in time."""
        mark = play_mark(daily.id)
        with self.hub.told("web-unread"):
            found = await self.hub.store.find(PLAY, mark, f"{mark}!", MOST_FOUND)
            papers = await self.hub.store.papers(PLAY, [one.id for one in found if one.mark == mark])
        plays = [Play.read(table, paper) for table, paper in papers.items()]
        return [play for play in plays if play.at < daily.ends]

    async def day(self, daily: Daily, visitor: Visitor) -> Day:
        """All that is shown of a deal."""
        now = time()
        person = await self.hub.people.person_of(visitor)
        own = await self.table_of(daily, person) if person is not None else ""
        lines = compared(await self.plays(daily))
        own_over = bool(own) and any(line.play.table == own for line in lines)
        following = await self.deal(daily.other(1)) if daily.begins <= now < daily.ends else None
        return Day(daily, now, await self.deal(daily), following, lines, own, own_over)

    async def accuracy(self, day: Day) -> float | None:
        """How accurately the best has played, as far as that was worked out; None: it was not."""
        if not day.is_over or not day.lines:
            return None
        best = day.lines[0]
        with suppress(LudotecaError):
            live = await self.hub.find(best.play.table)
            await reveal_if_over(self.hub, live)
            return await accuracy_of(self.hub, live, best.seat)
        return None

    async def _review_best(self, daily: Daily) -> None:
        """Have the best game of a day reviewed that is over, so that everybody can learn from it."""
        lines = compared(await self.plays(daily))
        if not lines or time() < daily.ends:
            return
        live = await self.hub.find(lines[0].play.table)
        await reveal_if_over(self.hub, live)
        await review(self.hub, live)


async def review(hub: Hub, live: LiveTable) -> None:
    """Have a game reviewed for everybody, if nobody has."""
    table = live.table
    if not table.is_told or not has_ended(table):
        return
    record, wanted = table.sealed_record(), Sight(list(range(len(table.seats))), []).wanted(table)
    pieces = await hub.reviews.pieces(table.opening.id, record, open_cards=True)
    if not hub.reviews.progress(table.opening.id, pieces, wanted).complete:
        with suppress(Unreviewed):
            await hub.reviews.begin(table.opening.id, record, wanted, HOUSE)


async def accuracy_of(hub: Hub, live: LiveTable, seat: int) -> float | None:
    """How accurately a seat has played a finished game; None: that was not worked out for all of its decisions."""
    table = live.table
    if not table.is_told or not has_ended(table):
        return None
    pieces = await hub.reviews.pieces(table.opening.id, table.sealed_record(), open_cards=True)
    own = [number for number, mover in enumerate(table.movers) if mover == seat]
    if not own or not all(number in pieces for number in own):
        return None
    return accuracy([pieces[number].judgement for number in own])


def _opening(deal: SharedDeal, person: Person, lang: str) -> Opening:
    """A table with a deal of the day; hints and reviews wait until it is over."""
    game = made(deal.game, deal.options)
    seats: list[Seat] = [
        bot(kind) if kind else deal.person(person.name, person.holder, number) for number, kind in enumerate(deal.seats)
    ]
    opening = Opening.of(game, secrets.token_urlsafe(9), seats, server=deal.server)
    return replace(opening, created=time(), lang=lang, hints=False, reviews=False, shared=deal.id)


def date_given(text: str) -> date:
    """A day as an address names it; `Refused` says how."""
    try:
        if len(text) == 10 and text.isascii():
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise Refused(404, "daily-day", given=text[:20])
