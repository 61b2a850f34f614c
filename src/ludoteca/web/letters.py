"""Which letters are written with what happens at a table, in the same breath as it is kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager
from time import monotonic, time
from typing import Final, Protocol

from ludoteca.club.groups import CLUB, Group
from ludoteca.club.letters import CHALLENGE, JOINED, OPENED, OVER, TURN, Chat, Chosen, Letter
from ludoteca.club.listed import GROUP, TO
from ludoteca.club.papers import Change
from ludoteca.club.people import Person
from ludoteca.store import Store
from ludoteca.table import OPEN, PERSON, Entry, Table
from ludoteca.table.clocks import SLOW
from ludoteca.table.entries import DECLINE, OUT, SIT
from ludoteca.web.counting import ends
from ludoteca.web.gathering import LiveTable
from ludoteca.web.people import People

AT_ONCE: Final = 0.5  # seconds within which an answer that was given in advance spares a letter
REMEMBERED: Final = 30.0  # seconds for which it is not asked again where a group talks
MOST_REMEMBERED: Final = 2000


class House(Protocol):
    """What is needed of the hub."""

    store: Store
    people: People

    def told(self, key: str) -> AbstractContextManager[None]:
        """A fault of the store is told as what it means."""


class Letters:
    """Writes letters to those who are not there."""

    def __init__(self, hub: House) -> None:
        self.hub = hub
        self._chats: OrderedDict[str, tuple[float, Chat | None]] = OrderedDict()

    # ---- what happens at a table

    async def of_entry(self, live: LiveTable, then: Table, entry: Entry) -> list[Change]:
        """What those are told whom something that happens concerns, and who are not there to see it."""
        table = live.table
        by = table.seats[entry.seat].holder if entry.seat >= 0 and entry.kind not in (OUT, SIT) else entry.holder
        found: list[Letter | None] = []
        if entry.kind in (SIT, DECLINE):
            found.append(await self._joined(live, entry))
        if ends(table, then):
            found += await self._over(live, then, by)
        else:
            found += await self._turn(live, then, by)
        if entry.kind == OUT and not then.is_over:
            found.append(await self._to(live, TURN, table.seats[entry.seat].holder, entry.seat, how="out"))
        return [letter._replace(entries=table.entries + 1).change() for letter in found if letter is not None]

    async def _turn(self, live: LiveTable, then: Table, by: str) -> list[Letter | None]:
        """Somebody is asked who was not asked before."""
        table, seat = live.table, then.asked
        if seat < 0 or then.bot_asked or then.seats[seat].kind != PERSON:
            return []
        holder = then.seats[seat].holder
        if not holder or holder == by or (table.asked >= 0 and table.seats[table.asked].holder == holder):
            return []
        own = [number for number, one in enumerate(then.seats) if one.holder == holder]
        thing = str(sum(mover in own for mover in table.movers))
        found = [await self._to(live, TURN, holder, seat, thing=thing)]
        if then.asked_as_told_to([]) >= 0 and _is_slow(then):
            found.append(await self._turn_in_chat(then, seat, thing))
        return found

    async def _turn_in_chat(self, then: Table, seat: int, thing: str) -> Letter | None:
        """The same in the chat of a group, if whoever is asked may be named there."""
        chat = await self._chat_of(then)
        person = await self.hub.people.remembered(then.seats[seat].holder) if chat is not None else None
        if chat is None or TURN not in chat.kinds or person is None or not Chosen.of(person).chat:
            return None
        return Letter(TURN, then.opening.id, "", _group_of(then), seat, person.name, thing=thing, at=time())

    async def _over(self, live: LiveTable, then: Table, by: str) -> list[Letter | None]:
        """A game has ended."""
        holders = dict.fromkeys(seat.holder for seat in then.seats if seat.kind == PERSON and seat.holder)
        found = [await self._to(live, OVER, holder, thing="end") for holder in holders if holder != by]
        if OVER in await self._told_in(then):
            found.append(Letter(OVER, then.opening.id, "", _group_of(then), thing="end", at=time()))
        return found

    async def _joined(self, live: LiveTable, entry: Entry) -> Letter | None:
        """Whoever has set the table hears who has sat down, and who would rather not."""
        host = next((seat.holder for seat in live.table.opening.seats if seat.holder), "")
        if host in ("", entry.holder):
            return None
        how = "sat" if entry.kind == SIT else "declined"
        return await self._to(live, JOINED, host, entry.seat, entry.text, how, thing=how)

    async def _to(
        self, live: LiveTable, what: str, holder: str, seat: int = -1, name: str = "", how: str = "", thing: str = ""
    ) -> Letter | None:
        """A letter, if there is anybody who wants it and is not there.

        By correspondence a page that is open says little: there a device keeps still while somebody looks at the table.
        """
        if not holder or (live.is_here(holder) and not _is_slow(live.table)):
            return None
        person = await self._wanting(what, holder)
        if person is None:
            return None
        now = time()
        due = now + AT_ONCE if what == TURN else 0.0
        return Letter(what, live.table.opening.id, person.id, "", seat, name, how, thing or how, now, due=due)

    async def _wanting(self, what: str, holder: str) -> Person | None:
        person = await self.hub.people.remembered(holder)
        return person if person is not None and Chosen.of(person).wants(what) else None

    # ---- tables that are set

    async def of_opening(self, table: Table) -> list[Change]:
        """Who is challenged hears of it, and a group of a table that waits for players."""
        opening, access = table.opening, table.opening.access
        host = next((number for number, seat in enumerate(opening.seats) if seat.holder), -1)
        name = opening.seats[host].name if host >= 0 else ""
        found: list[Letter] = []
        if access.startswith(TO) and any(seat.kind == OPEN for seat in table.seats):
            person = await self.hub.people.by_id(access.removeprefix(TO))
            if person is not None and Chosen.of(person).wants(CHALLENGE):
                found.append(Letter(CHALLENGE, opening.id, person.id, "", -1, name, "challenge", "challenge", time()))
        if any(seat.kind == OPEN for seat in table.seats) and OPENED in await self._told_in(table):
            found.append(Letter(OPENED, opening.id, "", _group_of(table), -1, name, thing="opened", at=time()))
        return [letter.change() for letter in found]

    async def of_meeting(self, table: Table, holders: Collection[str], how: str, name: str = "") -> list[Change]:
        """A table is set at which these people sit already: a wish has come true, or somebody wants a rematch."""
        found = []
        for holder in dict.fromkeys(holder for holder in holders if holder):
            person = await self._wanting(CHALLENGE, holder)
            if person is not None:
                found.append(Letter(CHALLENGE, table.opening.id, person.id, "", -1, name, how, how, time()).change())
        return found

    # ---- where a group talks

    async def _told_in(self, table: Table) -> Sequence[str]:
        """What is told in the chat of the group whose table it is."""
        chat = await self._chat_of(table)
        return () if chat is None else chat.kinds

    async def _chat_of(self, table: Table) -> Chat | None:
        group = _group_of(table)
        if not group:
            return None
        then, chat = self._chats.get(group, (-REMEMBERED, None))
        if monotonic() - then < REMEMBERED:
            return chat
        with self.hub.told("web-unread"):
            paper = await self.hub.store.paper(CLUB, group)
        chat = None if paper is None else Chat.of(Group.read(group, paper).settings)
        self._chats[group] = monotonic(), chat
        if len(self._chats) > MOST_REMEMBERED:
            self._chats.popitem(last=False)
        return chat

    def forget(self) -> None:
        """A group talks elsewhere now."""
        self._chats.clear()


def _is_slow(table: Table) -> bool:
    return table.clocks is not None and table.clocks.terms.kind == SLOW


def _group_of(table: Table) -> str:
    access = table.opening.access
    return access.removeprefix(GROUP) if access.startswith(GROUP) else ""
