"""Thinkers elsewhere, as this server knows them: who waits for a question, who has which, and until when.

A question is lent, not given: whoever has it says again and again that they are still at it, and if they say nothing
for as long as a lease lasts, it is somebody else's. So a thinker may vanish at any time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import time
from typing import Any, Final, TypeVar

import msgspec

from ludoteca.engine.errors import LudotecaError
from ludoteca.web.metrics import Counts
from ludoteca.web.questions import Asked, Unfit, asking
from ludoteca.web.settings import Settings
from ludoteca.web.thinking import Hand, Lost, Thinkers
from ludoteca.web.tokens import Tokens

log = logging.getLogger("ludoteca.bots")

Answer = TypeVar("Answer")

MOST_REMEMBERED: Final = 200  # names of whom it is told when they were here last
NO_ANSWER: Final = (Unfit, LudotecaError, LookupError, TypeError, ValueError, ArithmeticError)


@dataclass
class Known:
    """What is known of somebody who thinks for this server."""

    name: str
    address: str = ""
    version: str = ""
    first: int = 0  # when they came, in seconds since 1970
    latest: int = 0  # when they were heard of last
    waiting: set[Far] = field(default_factory=set)
    thinking: int = 0  # questions that they have now
    answered: int = 0
    lost: int = 0


@dataclass
class Lease:
    """A question that somebody has, until then."""

    name: str
    asked: Asked
    until: float
    answer: asyncio.Future[Any]


class Far(Hand):
    """One question's worth of a thinker elsewhere: it waits for it, is lent it, and is done."""

    is_ours = False

    def __init__(self, elsewhere: Elsewhere, name: str, marks: frozenset[str]) -> None:
        self.name = name
        self.marks = marks
        self.given: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.has_gone = False
        self._elsewhere = elsewhere

    def suits(self, mark: str) -> bool:
        """Whether it has the game, by the same rules and with the same contents."""
        return mark in self.marks

    async def do(self, seconds: float, work: Callable[..., Answer], *args: object) -> Answer:
        """Lend it a question, and wait for the answer; `Lost`: none came."""
        self.is_spent = True
        try:
            asked = await asyncio.to_thread(asking, work, args)
        except NO_ANSWER as fault:
            log.warning("not to be asked elsewhere (%s: %s)", type(fault).__name__, fault)
            self.let_go()
            raise Lost from None
        except asyncio.CancelledError:
            self.let_go()
            raise
        found: Answer = await self._elsewhere.lend(self, asked, seconds)
        return found

    def let_go(self) -> None:
        """There is nothing for it: it may ask again."""
        if not self.given.done():
            self.given.set_result(b"")


class Elsewhere:
    """All thinkers elsewhere that have come to this server."""

    def __init__(self, thinkers: Thinkers, tokens: Tokens, settings: Settings, counts: Counts) -> None:
        self.tokens = tokens
        self._thinkers = thinkers
        self._settings = settings
        self._counts = counts
        self._known: dict[str, Known] = {}
        self._leases: dict[str, Lease] = {}

    @property
    def out(self) -> int:
        """How many questions somebody has now."""
        return len(self._leases)

    @property
    def is_full(self) -> bool:
        """Whether nobody more can wait here or think."""
        return len(self._leases) + sum(len(one.waiting) for one in self._known.values()) >= self._settings.most_thinkers

    # ---- those who come

    def meet(self, name: str, address: str, version: str) -> Known:
        """Somebody has been heard of."""
        known = self._known.pop(name, None) or Known(name, first=int(time()))
        self._known[name] = known  # the last of all
        known.latest = int(time())
        known.address, known.version = address or known.address, version or known.version
        for other in list(self._known.values())[: max(0, len(self._known) - MOST_REMEMBERED)]:
            if not other.waiting and not other.thinking:
                del self._known[other.name]
        return known

    def wait(self, known: Known, marks: frozenset[str]) -> Far:
        """Somebody has nothing to do."""
        far = Far(self, known.name, marks)
        known.waiting.add(far)
        self._thinkers.come(far)
        return far

    def leave(self, known: Known, far: Far) -> None:
        """They wait no longer."""
        known.waiting.discard(far)
        far.has_gone = not far.given.done()
        self._thinkers.leave(far)

    def told(self) -> list[dict[str, object]]:
        """Who has come to this server, for whoever looks after it."""
        return [
            {
                "name": one.name,
                "address": one.address,
                "version": one.version,
                "since": one.first,
                "latest": one.latest,
                "waiting": len(one.waiting),
                "thinking": one.thinking,
                "answered": one.answered,
                "lost": one.lost,
            }
            for one in self._known.values()
        ]

    # ---- questions

    async def lend(self, far: Far, asked: Asked, seconds: float) -> Any:
        """The answer of a thinker that waits; `Lost`: it has gone, or says nothing, or what is none."""
        if far.has_gone or far.given.done() or not self.tokens.knows(far.name):
            far.let_go()
            raise Lost
        loop, number, known = asyncio.get_running_loop(), secrets.token_urlsafe(12), self._known[far.name]
        lease = Lease(far.name, asked, loop.time() + self._settings.lease_seconds, loop.create_future())
        self._leases[number] = lease
        known.thinking += 1
        told = {"question": number, "lease": self._settings.lease_seconds, "most": seconds, **asked.told}
        far.given.set_result(msgspec.json.encode(told))
        self._counts.questions.labels("lent").inc()
        try:
            return await self._answered(lease, loop.time() + seconds)
        except Lost:
            known.lost += 1
            self._counts.questions.labels("lost").inc()
            raise
        finally:
            known.thinking -= 1
            del self._leases[number]

    async def _answered(self, lease: Lease, latest: float) -> Any:
        loop = asyncio.get_running_loop()
        while (left := min(lease.until, latest) - loop.time()) > 0:
            await asyncio.wait({lease.answer}, timeout=left)
            if lease.answer.done():
                return lease.answer.result()
        raise Lost

    def hold(self, name: str, numbers: list[str]) -> None:
        """Somebody is still at these questions."""
        until = asyncio.get_running_loop().time() + self._settings.lease_seconds
        for number in numbers:
            lease = self._leases.get(number)
            if lease is not None and lease.name == name:
                lease.until = until

    def give_back(self, name: str, number: str) -> bool:
        """Somebody will not answer that question; False: nobody waits for it."""
        lease = self._leases.get(number)
        if lease is None or lease.name != name or lease.answer.done():
            return False
        lease.answer.set_exception(Lost())
        return True

    async def take(self, name: str, number: str, answer: Mapping[str, Any]) -> bool:
        """An answer; False: nobody waits for it any more, or it is somebody else's question. `Unfit`: it is none."""
        lease = self._leases.get(number)
        if lease is None or lease.name != name or lease.answer.done():
            self._counts.questions.labels("late").inc()
            return False
        try:
            found = await asyncio.to_thread(lease.asked.read, answer)
        except NO_ANSWER as fault:
            self._counts.questions.labels("unfit").inc()
            log.warning("the thinker %s has answered nonsense (%s: %s)", name, type(fault).__name__, fault)
            self.give_back(name, number)
            raise Unfit(number) from None
        if lease.answer.done() or number not in self._leases:
            self._counts.questions.labels("late").inc()
            return False
        lease.answer.set_result(found)
        self._known[name].answered += 1
        self._counts.questions.labels("answered").inc()
        return True
