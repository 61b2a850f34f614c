"""The post: letters that are due are handed over, by one server for all of them, and tried again where that fails.

A letter goes when it was handed over, never before: after any crash whatever was on its way goes again. So it may come
twice, which push services, browsers and Matrix notice by its mark; it never comes not at all.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from contextlib import AbstractContextManager, suppress
from time import time
from typing import Final, NamedTuple, Protocol

from ludoteca.club.groups import CLUB, Group
from ludoteca.club.letters import (
    CHALLENGE,
    CHANNELS,
    CHAT,
    GIVEN_UP,
    LETTER,
    MAIL,
    PUSH,
    SECTION,
    SUBSCRIPTION,
    TOLD,
    TOLD_KEPT,
    TURN,
    Chat,
    Chosen,
    Letter,
    Subscription,
    due_mark,
    pause_after,
)
from ludoteca.club.papers import MOST_CHANGES, WHATEVER, Change, moment, starting
from ludoteca.club.people import Person
from ludoteca.engine.errors import LudotecaError
from ludoteca.store import SharedStore, Stale, Store, StoreError
from ludoteca.table import Table, TableError
from ludoteca.web import chats
from ludoteca.web.gathering import LiveTable
from ludoteca.web.keys import Keys
from ludoteca.web.letter_words import STOP, TRY, Told, mail_lines, worded
from ludoteca.web.mailing import Mailing, NoSuchBox
from ludoteca.web.metrics import Counts
from ludoteca.web.outward import Outward, OutwardError, Unreached
from ludoteca.web.people import People
from ludoteca.web.pushing import MOST_PAYLOAD, Pushing
from ludoteca.web.settings import Settings

log = logging.getLogger("ludoteca.web")

BEAT: Final = 1.0  # seconds between two looks at the most
AT_ONCE: Final = 32  # letters that are handed over at the same time
LEASE: Final = "the post"  # what servers claim: no table is called so
SOON: Final = 0.1  # seconds
SWEPT_EVERY: Final = 3600.0
MOST_TRIES: Final = 20  # to write what others write too
GONE: Final = (404, 410)  # a browser that takes no pushes any more
DONE: Final = range(200, 300)
LATER: Final = (408, 425, 429)


class House(Protocol):
    """What is needed of the hub."""

    people: People
    counts: Counts
    keys: Keys

    def note(self, sentence: str) -> None:
        """Tell the host."""

    def told(self, key: str) -> AbstractContextManager[None]:
        """A fault of the store is told as what it means."""

    async def find(self, table_id: str) -> LiveTable:
        """A table."""


class NotYet(Exception):
    """What a letter tells of is kept already, and not carried out yet."""


class Tried(NamedTuple):
    """What became of a try: the ways on which it must be tried again, and not before so many seconds."""

    left: tuple[str, ...] = ()
    after: float = 0.0


class Post:
    """Hands letters over."""

    def __init__(self, hub: House, store: Store, settings: Settings) -> None:
        self.hub = hub
        self.store = store
        self.settings = settings
        contact = settings.contact or settings.public_address or "mailto:ludoteca@localhost"
        self.pushing = Pushing(store.key, contact, Outward(settings.push_hosts, settings.local_post))
        self.chats = Outward(settings.chat_hosts, settings.local_post)
        self.mailing = Mailing(settings)
        self.is_carrier = False  # whether it is this server that hands over
        self._came = asyncio.Event()
        self._looking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._swept = 0.0

    def start(self) -> None:
        """Look for letters from now on."""
        self._task = asyncio.create_task(self._for_ever())

    async def close(self) -> None:
        """Leave the rest to others, or to the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def soon(self) -> None:
        """There is a letter."""
        self._came.set()

    async def _for_ever(self) -> None:
        while True:
            wait = BEAT
            try:
                wait = await self.look()
            except StoreError as error:
                self.hub.note(error.text(self.settings.lang))
            except LudotecaError:  # the host was told of it
                pass
            except Exception:
                log.exception("letters are not handed over as they should be")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._came.wait(), wait)
            self._came.clear()

    async def look(self) -> float:
        """Hand over whatever is due; the seconds for which nothing more will be."""
        async with self._looking:
            return await self._looked()

    async def _looked(self) -> float:
        if isinstance(self.store, SharedStore) and not await self.store.claim(LEASE):
            self.is_carrier = False
            return BEAT
        self.is_carrier = True
        now = time()
        first, beyond = starting("due ")
        found = await self.store.find(LETTER, first, beyond, AT_ONCE)
        due = [one for one in found if one.mark <= due_mark(now)]
        if due:
            await asyncio.gather(*[self._seen_to(one.id) for one in due])
            return 0.0
        if now - self._swept > SWEPT_EVERY:
            self._swept = now
            await self._sweep(now)
        if not found:
            return BEAT
        return max(0.01, min(BEAT, float(found[0].mark.split(" ")[1]) / 1000 - now))

    async def _sweep(self, now: float) -> None:
        """What somebody was told two months ago need not be known any more."""
        found = await self.store.find(TOLD, "at ", f"at {moment(now - TOLD_KEPT)}", MOST_CHANGES)
        if found:
            await self.store.write([Change(TOLD, one.id, None, (), WHATEVER) for one in found])

    # ---- one letter

    async def _seen_to(self, letter_id: str) -> None:
        """Hand a letter over; one that cannot be read or handed over stands in no other's way."""
        paper = await self.store.paper(LETTER, letter_id)
        if paper is None:
            return
        letter = Letter.read(paper)
        try:
            changes = await (self._to_group(letter) if letter.group else self._to_person(letter))
        except StoreError:
            raise
        except NotYet:
            changes = [letter.later(time() + SOON, letter.left, letter.tries)]
        except Exception as error:
            if not isinstance(error, LudotecaError):
                log.exception("a letter cannot be handed over")
            changes = [self._again(letter, letter.left, 0.0)]
        try:
            await self.store.write(changes)
        except Stale:  # another of the same kind has taken its place and is next; what was told was told
            await self.store.write([change for change in changes if change.kind == TOLD])

    def _again(self, letter: Letter, left: Sequence[str] | None, after: float) -> Change:
        """Try again later; after two days nobody does."""
        now = time()
        if now - letter.at > GIVEN_UP:
            log.warning("a letter could not be handed over for two days and is given up: %s", letter.what)
            return letter.gone()
        return letter.later(now + max(after, pause_after(letter.tries)), left, letter.tries + 1)

    async def _table(self, letter: Letter) -> Table | None:
        """The table that a letter tells of, as it is after that; `NotYet`: that is just being carried out."""
        try:
            table = None if letter.what == TRY else (await self.hub.find(letter.table)).table
        except TableError:
            return None
        if table is not None and table.entries < letter.entries:
            raise NotYet
        return table

    async def _heard_on(self, letter: Letter) -> set[str]:
        return letter.heard_on(await self.store.paper(TOLD, letter.id)) if letter.what != TRY else set()

    # ---- to somebody

    async def _to_person(self, letter: Letter) -> list[Change]:
        """What is written of a letter to somebody after it was tried."""
        person = await self.hub.people.by_id(letter.to)
        if person is None:
            return [letter.gone()]
        chosen, now = Chosen.of(person), time()
        until = chosen.is_quiet_until(now)
        if until and letter.what != TRY:
            return [letter.later(until, letter.left, letter.tries)]
        heard, table = await self._heard_on(letter), await self._table(letter)
        wanted = CHANNELS if letter.what == TRY else chosen.wants(letter.what)
        ways = letter.left if letter.left is not None else [way for way in wanted if way not in heard]
        if not ways or not _is_true(letter, table, person):
            return [letter.gone()]
        answered_by = letter.at + self.settings.mail_delay  # whoever answers a push needs no mail
        waits = [way for way in ways if way == MAIL and letter.what == TURN and now < answered_by]
        told = worded(letter, table, person.holder, chosen.lang)
        tried = [way for way in ways if way not in waits]
        results = await asyncio.gather(*[self._on(way, letter, person, chosen, told) for way in tried])
        failed = [way for result in results for way in result.left]
        for way, result in zip(tried, results, strict=True):
            self.hub.counts.letters.labels(way.partition(":")[0], "failed" if result.left else "handed over").inc()
        heard |= {way.partition(":")[0] for way in tried}
        changes = [letter.heard(heard, now)] if tried else []
        if failed:
            return [*changes, self._again(letter, [*failed, *waits], max(result.after for result in results))]
        return [*changes, letter.later(answered_by, waits) if waits else letter.gone()]

    async def _on(self, way: str, letter: Letter, person: Person, chosen: Chosen, told: Told) -> Tried:
        kind, _, only = way.partition(":")
        if kind == PUSH:
            return await self._push(letter, person, chosen, told, only)
        return await self._mail(letter, person, chosen, told)

    # ---- by push

    async def subscriptions(self, person_id: str) -> list[Subscription]:
        """The browsers that somebody is told by."""
        with self.hub.told("web-unread"):
            found = [one.id for one in await self.store.find(SUBSCRIPTION, *starting(f"of {person_id}"))]
            papers = await self.store.papers(SUBSCRIPTION, found)
        return [Subscription.read(one, papers[one]) for one in found if one in papers]

    async def _push(self, letter: Letter, person: Person, chosen: Chosen, told: Told, only: str) -> Tried:
        """To all browsers of a person, or to the one at which it has failed."""
        every = [one for one in await self.subscriptions(person.id) if only in ("", one.id)]
        payload = json.dumps(
            {**told._asdict(), "tag": letter.id, "thing": letter.thing, "lang": chosen.lang}, ensure_ascii=False
        ).encode()
        urgent = letter.what in (TURN, CHALLENGE)
        found = await asyncio.gather(*[self._push_to(one, payload[:MOST_PAYLOAD], letter.id, urgent) for one in every])
        again = {one.id: after for one, after in zip(every, found, strict=True) if after is not None}
        return Tried(tuple(f"{PUSH}:{one}" for one in again), max(again.values(), default=0.0))

    async def _push_to(self, to: Subscription, payload: bytes, topic: str, urgent: bool) -> float | None:
        """None: it was handed over, or never will be; a number: it may be tried again after so many seconds."""
        try:
            answer = await self.pushing.send(to, payload, topic, urgent)
        except OutwardError:
            await self.store.write([to.gone()])
            return None
        except Unreached:
            return 0.0
        if answer.status in GONE:
            await self.store.write([to.gone()])
        elif answer.status in LATER or answer.status >= 500:
            return answer.after
        elif answer.status not in DONE:
            log.warning("a push service answers %s", answer.status)
        return None

    # ---- by mail

    async def _mail(self, letter: Letter, person: Person, chosen: Chosen, told: Told) -> Tried:
        if not self.mailing.is_offered or not chosen.confirmed:
            return Tried()
        stop = f"{self.settings.public_address}{STOP}/{self.hub.keys.stop(person.id, chosen.mail)}"
        lines = mail_lines(told, self.settings.public_address, stop, chosen.lang)
        mark = ".".join([*letter.id.split(" "), letter.thing or "0", str(int(letter.at))])
        try:
            await self.mailing.send(chosen.mail, told.title, lines, stop, mark)
        except NoSuchBox:
            await self.hub.people.changed(person.id, _without_mail)
        except Unreached:
            return Tried((MAIL,))
        return Tried()

    # ---- in the chat of a group

    async def _to_group(self, letter: Letter) -> list[Change]:
        """What is written of a letter to a group after it was tried."""
        paper = await self.store.paper(CLUB, letter.group)
        chat = None if paper is None else Chat.of(Group.read(letter.group, paper).settings)
        table = await self._table(letter)
        trial = letter.what == TRY
        if chat is None or not self.settings.public_address or (chat.trouble and not trial):
            return [letter.gone()]
        if not trial and (letter.what not in chat.kinds or table is None):
            return [letter.gone()]
        if letter.left is None and await self._heard_on(letter):
            return [letter.gone()]
        told, mark = worded(letter, table, "", chat.lang), f"{letter.id} {letter.thing} {int(letter.at)}"
        again, trouble = None, ""
        try:
            answer = await chats.say(
                self.chats, chat, told.in_a_line(), self.settings.public_address + told.there, mark
            )
            if answer.status in chats.NO_USE:
                trouble = f"HTTP {answer.status}"
            elif answer.status not in DONE:
                again = answer.after
        except OutwardError as refusal:
            trouble = refusal.text(chat.lang)
        except Unreached:
            again = 0.0
        self.hub.counts.letters.labels(CHAT, "handed over" if again is None and not trouble else "failed").inc()
        if trouble:
            await self._note_trouble(letter.group, trouble)
            return [letter.gone()]
        if again is not None:
            return [self._again(letter, (CHAT,), again)]
        return [letter.heard((CHAT,), time()), letter.gone()]

    async def _note_trouble(self, group_id: str, why: str) -> None:
        """The chat is told nothing any more, and the moderators see why."""
        for _ in range(MOST_TRIES):
            paper = await self.store.paper(CLUB, group_id)
            group = None if paper is None else Group.read(group_id, paper)
            chat = None if group is None else Chat.of(group.settings)
            if group is None or chat is None:
                return
            with suppress(Stale):
                await self.store.write(
                    [group.with_settings(SECTION, chat._replace(trouble=why[:200]).section()).change()]
                )
                return


def _is_true(letter: Letter, table: Table | None, person: Person) -> bool:
    """Whether what a letter tells of is still so: nobody is called whose turn it is no more."""
    if letter.what == TRY:
        return True
    if table is None or table.stale is not None:
        return False
    if letter.what == TURN and letter.how != "out":
        return table.asked >= 0 and not table.bot_asked and table.seats[table.asked].holder == person.holder
    return True


def _without_mail(person: Person) -> Person:
    """Nobody reads what goes to that address."""
    return Chosen.of(person)._replace(confirmed=False).put(person)
