"""The people whom a server knows: whose a browser is, and what is kept of whom.

What is known of a browser is remembered for a few seconds; whoever is shown out is forgotten at once, by every server.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from contextlib import AbstractContextManager
from time import monotonic, time
from typing import Final, NamedTuple, Protocol

from ludoteca.club.papers import Change, starting
from ludoteca.club.people import DEVICE, PERSON, Device, Person, device_mark, holder_mark
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.store import Stale, Store

REMEMBERED: Final = 5.0  # seconds for which it is not asked again whose a browser is
MOST_REMEMBERED: Final = 20_000
HELD: Final = 30.0  # seconds for which it is not asked again whose a seat is
MOST_TRIES: Final = 20  # to write what others write too

Telling = Callable[[str], AbstractContextManager[None]]


class Known(NamedTuple):
    """Whose a browser is."""

    person: str
    holder: str  # under which their seats are kept
    name: str


class Stranger(NamedTuple):
    """A browser that is nobody's; `shown_out`: its secret counts for nothing any more."""

    shown_out: bool = False


class Asking(Protocol):
    """Somebody who asks, with what is known of them."""

    @property
    def known(self) -> Known | None:
        """Whose browser it is."""


class Nobody(LudotecaError):
    """There is no such person, or they are not known here."""


class People:
    """Who is who. `telling` makes of a fault of the store what it means for people."""

    def __init__(self, store: Store, telling: Telling) -> None:
        self.store = store
        self._telling = telling
        self._known: OrderedDict[str, tuple[float, Known | Stranger]] = OrderedDict()
        self._held: OrderedDict[str, tuple[float, Person | None]] = OrderedDict()  # by the holder of their seats

    async def whose(self, device: str) -> Known | Stranger:
        """Whose this browser is, by the hash of its secret."""
        then, known = self._known.get(device, (0.0, Stranger()))
        if then and monotonic() - then < REMEMBERED:
            return known
        with self._telling("web-unread"):
            found = await self._asked(device)
        self._known.pop(device, None)
        self._known[device] = (monotonic(), found)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return found

    async def _asked(self, device: str) -> Known | Stranger:
        paper = await self.store.paper(DEVICE, device)
        if paper is None:
            return Stranger()
        kept = Device.read(device, paper)
        if kept.until and time() >= kept.until:
            return Stranger(shown_out=True)
        person = (await self.by_ids([kept.person])).get(kept.person)
        if person is None:  # erased
            return Stranger(shown_out=True)
        return Known(person.id, person.holder, person.name)

    def forget(self, person_id: str = "") -> None:
        """Ask anew whose the browsers of somebody are, or all of them."""
        for device, (_, known) in list(self._known.items()):
            if not person_id or isinstance(known, Stranger) or known.person == person_id:
                del self._known[device]
        for holder, (_, person) in list(self._held.items()):
            if not person_id or person is None or person.id == person_id:
                del self._held[holder]

    async def person_of(self, asking: Asking) -> Person | None:
        """Who asks; None: somebody without a name."""
        return None if asking.known is None else await self.by_id(asking.known.person)

    async def by_id(self, person_id: str) -> Person | None:
        """The person of that id."""
        return (await self.by_ids([person_id])).get(person_id)

    async def by_ids(self, ids: Collection[str]) -> dict[str, Person]:
        """Those of these people that there are."""
        with self._telling("web-unread"):
            papers = await self.store.papers(PERSON, ids)
        return {person_id: Person.read(person_id, paper) for person_id, paper in papers.items()}

    async def by_holder(self, holder: str) -> Person | None:
        """The person whose seats are kept under that holder."""
        if not holder:
            return None
        mark = holder_mark(holder)
        with self._telling("web-unread"):
            found = [one.id for one in await self.store.find(PERSON, *starting(mark), most=4) if one.mark == mark]
        return await self.by_id(found[0]) if found else None

    async def remembered(self, holder: str) -> Person | None:
        """The same, as they were half a minute ago at the worst; who has changed is known anew at once."""
        then, person = self._held.get(holder, (-HELD, None))
        if monotonic() - then < HELD:
            return person
        began, person = monotonic(), await self.by_holder(holder)
        self._held[holder] = began, person
        if len(self._held) > MOST_REMEMBERED:
            self._held.popitem(last=False)
        return person

    async def devices(self, person_id: str) -> list[Device]:
        """The browsers of somebody, the oldest first."""
        with self._telling("web-unread"):
            found = [one.id for one in await self.store.find(DEVICE, *starting(device_mark(person_id)))]
            papers = await self.store.papers(DEVICE, found)
        return [Device.read(holder, papers[holder]) for holder in found if holder in papers]

    async def changed(
        self,
        person_id: str,
        how: Callable[[Person], Person],
        also: Callable[[Person, Person], list[Change]] | None = None,
    ) -> Person:
        """Change somebody, whoever else changes them at the same time; `also`: papers that go with it."""
        for _ in range(MOST_TRIES):
            before = await self.by_id(person_id)
            if before is None:
                raise Nobody(house("people-nobody"))
            after = how(before)
            try:
                await self.write([after.change(), *(also(before, after) if also else [])])
            except Stale:
                continue
            return after._replace(version=before.version + 1)
        raise Nobody(house("people-busy"))

    async def write(self, changes: list[Change]) -> None:
        """Write papers; a fault of the store is told as what it means."""
        with self._telling("web-unkept"):
            await self.store.write(changes)
