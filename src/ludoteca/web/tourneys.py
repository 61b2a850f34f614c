"""Tournaments on a server: set up by a person, for a group or for whoever has the link; round follows upon round.

The deals of all rounds are sealed when a tournament is set up; what each was made of is told when its round is over. A
round is written down with the names of its tables before any of them is set, so that whichever server comes to it sets
those that are missing, and none twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from time import time
from typing import Any, Final

from ludoteca.club.names import checked
from ludoteca.club.papers import MOST_FOUND, Change, Found, starting
from ludoteca.club.samedeal import DEAL, PLAY, Play, SharedDeal
from ludoteca.club.tourney import (
    ENTERED,
    KINDS,
    MOST_DAYS,
    MOST_NAME,
    MOST_OWN,
    MOST_ROUNDS,
    OPEN,
    RUNNING,
    TOURNEY,
    Board,
    Tourney,
    TourneyError,
    round_of,
    standings,
)
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.engine.shelf import content_of, made
from ludoteca.store import PlaceTaken, Stale, StoreError
from ludoteca.table import Opening, Seat, Table, TableError
from ludoteca.table.clocks import Terms
from ludoteca.table.seats import STAND_IN
from ludoteca.web import groups
from ludoteca.web.hub import Hub, new_part
from ludoteca.web.keys import same
from ludoteca.web.looking import reveal_if_over
from ludoteca.web.visitor import Refused, Visitor

log = logging.getLogger("ludoteca.web")

LOOK_AGAIN: Final = 60.0  # seconds until it is looked whether a round was left unfinished
MOST_TRIES: Final = 30
MOST_LISTED: Final = 60  # tournaments that a list shows
LONGEST: Final = 40  # of an id


class Tourneys:
    """Sets tournaments up, lets people in, and takes them from round to round."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._task: asyncio.Task[None] | None = None
        self._running: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def start(self) -> None:
        """See to all of them, from now on."""
        self.hub.counting.told = self.counted
        self._task = asyncio.create_task(self._for_ever())

    def close(self) -> None:
        """Leave the rest to others, or to the next start."""
        for task in (*([self._task] if self._task else []), *self._running.values()):
            task.cancel()

    # ---- finding

    async def find(self, tourney_id: str) -> Tourney:
        """A tournament; `Refused`: there is none."""
        with self.hub.told("web-unread"):
            paper = await self.hub.store.paper(TOURNEY, tourney_id[:LONGEST])
        if paper is None:
            raise Refused(404, "tourney-none")
        return Tourney.read(tourney_id, paper)

    def secret(self, tourney: Tourney) -> str:
        """What lets people into a tournament."""
        return self.hub.keys.tourney(tourney.id)

    async def may_enter(self, tourney: Tourney, visitor: Visitor, secret: str) -> bool:
        """Whether somebody may see it and take part: those of its group, and whoever has the link."""
        if secret and same(secret, self.secret(tourney)):
            return True
        if visitor.known is None:
            return False
        person = visitor.known.person
        if person == tourney.host or tourney.entrant(person) is not None:
            return True
        return bool(tourney.group) and await groups.member(self.hub, tourney.group, person) is not None

    async def shown(self, tourney_id: str, visitor: Visitor, secret: str = "") -> Tourney:
        """A tournament for those whom it concerns; to all others it is as if there were none."""
        tourney = await self.find(tourney_id)
        if not await self.may_enter(tourney, visitor, secret):
            raise Refused(404, "tourney-none")
        return tourney

    async def of_person(self, person: str) -> list[Tourney]:
        """Those that somebody has set up, and those that they are in, the latest first; theirs and their groups'."""
        marks = [f"by {person} ", *[f"in {group.id} " for group in await groups.groups_of(self.hub, person)]]
        ids: list[str] = []
        with self.hub.told("web-unread"):
            for mark in marks:
                found = await self.hub.store.find(TOURNEY, *starting(mark), most=MOST_LISTED, descending=True)
                ids += [one.id for one in found]
            entered = await self.hub.store.find(ENTERED, *starting(f"of {person} "), most=MOST_LISTED, descending=True)
            ids += [one.id.partition(" ")[0] for one in entered]
            papers = await self.hub.store.papers(TOURNEY, list(dict.fromkeys(ids)))
        read = [Tourney.read(tourney_id, paper) for tourney_id, paper in papers.items()]
        return sorted(read, key=lambda tourney: -tourney.since)[:MOST_LISTED]

    async def plays(self, tourney: Tourney) -> dict[str, Play]:
        """Its finished tables."""
        found: dict[str, Play] = {}
        with self.hub.told("web-unread"):
            for first in range(0, len(tourney.tables), MOST_FOUND):
                papers = await self.hub.store.papers(PLAY, tourney.tables[first : first + MOST_FOUND])
                found |= {table: Play.read(table, paper) for table, paper in papers.items()}
        return found

    async def deals(self, tourney: Tourney) -> list[SharedDeal]:
        """The deals of all rounds."""
        ids = [tourney.deal(number) for number in range(1, tourney.rounds + 1)]
        with self.hub.told("web-unread"):
            papers = await self.hub.store.papers(DEAL, ids)
        return [SharedDeal.read(deal, papers[deal]) for deal in ids if deal in papers]

    # ---- setting up, coming and going

    async def set_up(self, visitor: Visitor, wish: Wish) -> Tourney:
        """Set a tournament up: with the seals of all of its deals."""
        if visitor.known is None:
            raise Refused(403, "people-needed")
        host = visitor.known.person
        if wish.group:
            await groups.as_moderator(self.hub, visitor, wish.group)
        await self._check_room_for(host)
        fresh = await self.hub.aside.do(_set_up, wish, host)
        sealed = await self.hub.aside.do(_sealed, fresh)
        with self.hub.told("web-unkept"):
            await self.hub.store.write([fresh.change(), *[deal.change((f"{TOURNEY} {fresh.id}",)) for deal in sealed]])
        return fresh._replace(version=1)

    async def _check_room_for(self, host: str) -> None:
        mine = [one for one in await self.of_person(host) if one.host == host and one.state in (OPEN, RUNNING)]
        if len(mine) >= MOST_OWN:
            raise Refused(429, "tourney-own", most=MOST_OWN)

    async def join(self, tourney_id: str, visitor: Visitor, secret: str) -> Tourney:
        """Take part."""
        if visitor.known is None:
            raise Refused(403, "people-needed")
        await self.shown(tourney_id, visitor, secret)
        person, name = visitor.known.person, visitor.known.name
        entered = Change(ENTERED, f"{tourney_id} {person}", b"", (f"of {person} {tourney_id}",), -1)
        return await self._changed(tourney_id, lambda tourney: tourney.joined(person, name), entered)

    async def leave(self, tourney_id: str, person: str) -> Tourney:
        """Take part no more."""
        return await self._changed(tourney_id, lambda tourney: tourney.left(person))

    async def begin(self, tourney_id: str, visitor: Visitor) -> Tourney:
        """The host lets it begin."""
        await self._as_host(tourney_id, visitor)
        begun = await self._changed(tourney_id, lambda tourney: tourney.begun())
        await self._see_to(tourney_id)
        return begun

    async def end_round(self, tourney_id: str, visitor: Visitor) -> Tourney:
        """The host waits no longer: tables that are not over give nobody anything."""
        await self._as_host(tourney_id, visitor)

        def ended(tourney: Tourney) -> Tourney:
            if tourney.state != RUNNING or not tourney.played or tourney.played[-1].over:
                raise TourneyError(house("tourney-no-round"))
            return tourney.round_over(int(time()))

        done = await self._changed(tourney_id, ended)
        await self._reveal(done)
        await self._see_to(tourney_id)
        return done

    async def _as_host(self, tourney_id: str, visitor: Visitor) -> None:
        tourney = await self.shown(tourney_id, visitor)
        if visitor.known is None or visitor.known.person != tourney.host:
            raise Refused(403, "tourney-host")

    async def _changed(self, tourney_id: str, how: Callable[[Tourney], Tourney], *also: Change) -> Tourney:
        for _ in range(MOST_TRIES):
            before = await self.find(tourney_id)
            after = how(before)
            with suppress(Stale), self.hub.told("web-unkept"):
                await self.hub.people.write([after.change(), *also])
                return after._replace(version=before.version + 1)
        raise Refused(409, "people-busy")

    # ---- from round to round

    def counted(self, table: Table) -> None:
        """A table was counted: perhaps it was the last of its round."""
        tourney_id, _ = round_of(table.opening.shared)
        if tourney_id:
            self.soon(tourney_id)

    def soon(self, tourney_id: str) -> None:
        """See to a tournament, without waiting for it."""
        if tourney_id in self._running:
            self._again.add(tourney_id)
            return
        self._running[tourney_id] = asyncio.create_task(self._seen_to(tourney_id))

    async def _seen_to(self, tourney_id: str) -> None:
        try:
            while True:
                self._again.discard(tourney_id)
                await self._see_to(tourney_id)
                if tourney_id not in self._again:
                    return
        except LudotecaError as error:
            self.hub.note(error.text(self.hub.settings.lang))
        except Exception:
            log.exception("tournament %s does not go on", tourney_id)
        finally:
            self._running.pop(tourney_id, None)

    async def _for_ever(self) -> None:
        while True:
            try:
                for found in await self._all_running():
                    self.soon(found.id)
            except StoreError as error:
                self.hub.note(error.text(self.hub.settings.lang))
            except Exception:
                log.exception("tournaments are not seen to as they should be")
            await asyncio.sleep(LOOK_AGAIN)

    async def _all_running(self) -> list[Found]:
        return await self.hub.store.find(TOURNEY, *starting(f"{RUNNING} "))

    async def _see_to(self, tourney_id: str) -> None:
        """Take a tournament as far as it goes now: end a round that is over, begin the next, set its tables."""
        for _ in range(MOST_TRIES):
            tourney = await self.find(tourney_id)
            if tourney.state != RUNNING:
                return
            if tourney.played and not tourney.played[-1].over:
                await self._set_tables(tourney)
                plays = await self.plays(tourney)
                if not all(board.table in plays for board in tourney.played[-1].boards):
                    return
                after = tourney.round_over(int(time()))
            else:
                if time() < tourney.waits_until:
                    return
                after = await self._with_next_round(tourney)
            with suppress(Stale), self.hub.told("web-unkept"):
                await self.hub.store.write([after.change()])
                await self._reveal(after)

    async def _with_next_round(self, tourney: Tourney) -> Tourney:
        plays = await self.plays(tourney)
        boards = await self.hub.aside.do(_next, tourney, plays)
        return tourney.with_round(boards, int(time()))

    async def _set_tables(self, tourney: Tourney) -> None:
        """Set the tables of a round that are not there yet."""
        deal = next(one for one in await self.deals(tourney) if one.id == tourney.deal(len(tourney.played)))
        people = await self.hub.people.by_ids({person for board in tourney.played[-1].boards for person in board.seats})
        for board in tourney.played[-1].boards:
            with self.hub.told("web-unread"):
                if await self.hub.store.load(board.table) is not None:
                    continue
            seats = [
                deal.person(people[person].name, people[person].holder, number)
                if person in people
                else deal.bot(tourney.bot)
                for number, person in enumerate(board.seats)
            ]
            opening = await self.hub.aside.do(_opening, tourney, deal, board.table, seats, self.hub.clockwork.now)
            with suppress(PlaceTaken):  # another server has
                await self.hub.open(opening)

    async def _reveal(self, tourney: Tourney) -> None:
        """A round is over: its deal may be told. What is missed here is told at the first look."""
        for board in tourney.played[-1].boards if tourney.played and tourney.played[-1].over else ():
            with suppress(TableError):  # it was deleted
                await reveal_if_over(self.hub, await self.hub.find(board.table))


class Wish:
    """What somebody wants of a tournament, as it was read of a form or the API; `Refused` says what is wrong."""

    def __init__(
        self,
        name: str,
        game: str,
        options: Mapping[str, object],
        kind: str,
        rounds: int,
        days: int = 0,
        clock: Terms | None = None,
        group: str = "",
    ) -> None:
        self.name = checked(name, MOST_NAME)
        self.game = game
        self.options = options
        if kind not in KINDS:
            raise Refused(400, "tourney-kind", given=kind[:40], allowed=", ".join(KINDS))
        if not 1 <= rounds <= MOST_ROUNDS:
            raise Refused(400, "tourney-rounds", given=rounds, most=MOST_ROUNDS)
        if not 0 <= days <= MOST_DAYS:
            raise Refused(400, "tourney-days", given=days, most=MOST_DAYS)
        self.kind, self.rounds, self.days, self.clock, self.group = kind, rounds, days, clock, group


def _set_up(wish: Wish, host: str) -> Tourney:
    game = made(wish.game, wish.options)
    if game.players < 2:
        raise Refused(400, "tourney-players")
    clock = {} if wish.clock is None else {name: one for name, one in wish.clock.body(0).items() if name != "now"}
    return Tourney(
        secrets.token_urlsafe(9), wish.name, game.name, dict(game.options), game.players, wish.kind, wish.rounds,
        wish.days, STAND_IN, clock, host, wish.group, int(time()),
    )  # fmt: skip


def _sealed(tourney: Tourney) -> list[SharedDeal]:
    """The deals of all rounds."""
    game = made(tourney.game, tourney.options)
    content = content_of(game.name, game.patch)
    return [
        SharedDeal(
            tourney.deal(number), game.name, dict(game.options), ("",) * game.players, new_part(), int(time()),
            game.rules_version, content,
        )
        for number in range(1, tourney.rounds + 1)
    ]  # fmt: skip


def _next(tourney: Tourney, plays: Mapping[str, Play]) -> list[Board]:
    paired = tourney.paired(standings(tourney, plays))
    return [Board(secrets.token_urlsafe(9), seats) for seats in paired]


def _opening(tourney: Tourney, deal: SharedDeal, table: str, seats: list[Seat], now: int) -> Opening:
    """A table of a round; what is secret waits until the round is over."""
    opening = Opening.of(made(tourney.game, tourney.options), table, seats, server=deal.server)
    clock: dict[str, Any] = {**tourney.clock, "now": now} if tourney.clock else {}
    return replace(opening, created=time(), hints=False, reviews=False, shared=deal.id, clock=clock)
