"""Reviews are worked out piece by piece in the workers, and each piece is kept with its table as soon as it is there.

Nothing begins by itself. What was kept before a crash counts: only what is missing is worked out, when somebody asks.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict, deque
from collections.abc import Iterable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final, NamedTuple, TypeVar

from ludoteca.engine.phrase import Phrase, house
from ludoteca.engine.record import Record
from ludoteca.review import Budget, Piece, ReviewError
from ludoteca.review.codec import CODEC, unpacked
from ludoteca.store import Store, StoreError
from ludoteca.table import TableError
from ludoteca.web.settings import Settings
from ludoteca.web.thinking import Asker, Thinkers, Wanted, mark_of

log = logging.getLogger("ludoteca.review")

Item = TypeVar("Item")

KIND: Final = "review"
AT_ONCE: Final = 8  # decisions that a worker is given; it gives back what it has done within its time
MOST_READ: Final = 32  # reviews that are kept at hand
MOST_BLOB: Final = 200_000  # bytes of a piece
LETTERS: Final = 20  # of the hash that says of which position, by which rules and with which budget a piece is


class Unreviewed(TableError):
    """A review that is not begun; `status` is the HTTP status of that."""

    def __init__(self, status: int, key: str, **args: int | str) -> None:
        super().__init__(house(key, dict(args)))
        self.status = status


class Progress(NamedTuple):
    """How far a review has come."""

    done: int
    wanted: int
    running: bool
    problem: Phrase | None = None  # why it has stopped

    @property
    def complete(self) -> bool:
        """Whether nothing is missing."""
        return self.done >= self.wanted


@dataclass
class Work:
    """A review that is being worked out."""

    asker: Asker
    wanted: frozenset[str]
    waiting: deque[Wanted]
    record: str
    names: list[str]
    mark: str  # what a thinker elsewhere must know
    tasks: list[asyncio.Task[None]] = field(default_factory=list)


class Reviews:
    """The reviews of all tables: those that are kept, and those that are being worked out."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self._store = store
        self._thinkers = thinkers
        self._settings = settings
        self.budget = Budget()
        if settings.review_simulations:
            self.budget = self.budget._replace(simulations=settings.review_simulations)
        self._read: OrderedDict[str, dict[str, Piece]] = OrderedDict()  # by table, then by name
        self._works: dict[str, Work] = {}
        self._problems: OrderedDict[str, Phrase] = OrderedDict()
        self._weight = -1  # bytes that are kept; -1: nobody has asked yet

    def names(self, record: Record, *, open_cards: bool) -> list[str]:
        """What the piece of each decision is kept under: it says all that the piece hangs on."""
        bare = replace(record, actions=[], seats=[])
        hashing = sha256(json.dumps([CODEC, *self.budget, open_cards, bare.to_json()]).encode())
        found = []
        for number, action in enumerate(record.actions):
            hashing.update(f" {action}".encode())
            found.append(f"{number}-{hashing.copy().hexdigest()[:LETTERS]}")
        return found

    async def pieces(self, table_id: str, record: Record, *, open_cards: bool) -> dict[int, Piece]:
        """What is known of a record, by the number of the decision; what was kept of another one does not count."""
        names = self.names(record, open_cards=open_cards)
        known = self._read.get(table_id)
        if known is None or (table_id not in self._works and not known.keys() >= set(names)):
            known = await self._fetched(table_id, set(names))  # another server may have worked on it
        return {number: known[name] for number, name in enumerate(names) if name in known}

    async def _fetched(self, table_id: str, names: set[str]) -> dict[str, Piece]:
        """Those of these pieces that are kept, from the store; they stay at hand for a while."""
        found: dict[str, Piece] = {}
        for name, blob in (await self._store.kept(table_id, KIND)).items():
            if name in names:
                try:
                    found[name] = unpacked(blob)
                except ReviewError:  # damaged: it is worked out anew
                    log.warning("a piece of the review of %s makes no sense: %s", table_id, name)
        self._read[table_id] = found
        self._read.move_to_end(table_id)
        idle = [other for other in self._read if other not in self._works]
        for other in idle[: max(0, len(self._read) - MOST_READ)]:
            del self._read[other]
        return found

    def progress(self, table_id: str, known: Iterable[int], wanted: Iterable[Wanted]) -> Progress:
        """How far the review of these decisions has come."""
        numbers = {one.number for one in wanted}
        problem = self._problems.get(table_id)
        return Progress(len(numbers & set(known)), len(numbers), table_id in self._works, problem)

    async def begin(self, table_id: str, record: Record, wanted: Sequence[Wanted], asker: Asker) -> None:
        """Work out what is missing of these decisions; somebody has asked for it."""
        if table_id in self._works:
            return
        if any(work.asker == asker for work in self._works.values()):
            raise Unreviewed(429, "web-review-yours")
        if len(self._works) >= self._settings.most_reviews:
            raise Unreviewed(503, "web-review-many", most=self._settings.most_reviews)
        open_cards = all(one.seat is None for one in wanted)
        names = self.names(record, open_cards=open_cards)
        mark = mark_of(record.game, record.rules_version)
        work = Work(asker, frozenset(names), deque(), record.to_json(), names, mark)
        self._works[table_id] = work  # whoever comes meanwhile finds it begun
        try:
            if self._weight < 0:
                self._weight = await self._store.weight(KIND)
            if self._weight >= self._settings.most_review_bytes:
                raise Unreviewed(503, "web-review-full")
            known = await self.pieces(table_id, record, open_cards=open_cards)
            work.waiting.extend(one for one in spread(wanted) if one.number not in known)
            await self._drop_old(table_id, work)
        except BaseException:
            self._works.pop(table_id, None)
            raise
        self._problems.pop(table_id, None)
        work.tasks = [asyncio.create_task(self._go_on(table_id, work)) for _ in range(self._thinkers.hands)]
        self._ended(table_id, work)

    async def _drop_old(self, table_id: str, work: Work) -> None:
        """Nothing is half kept: what is not of this record, by these rules and with this budget, goes."""
        kept = await self._store.kept(table_id, KIND)
        old = [name for name in kept if name not in work.wanted]
        if old:
            await self._store.forget(table_id, KIND, old)
            self._weight -= sum(len(kept[name]) for name in old)
            for name in old:
                self._read.get(table_id, {}).pop(name, None)

    async def _go_on(self, table_id: str, work: Work) -> None:
        """One piece of work after the other, until nothing waits or something goes wrong."""
        try:
            while work.waiting and table_id not in self._problems:
                await self._some(table_id, work)
        except (TimeoutError, BrokenProcessPool) as fault:
            log.warning("the review of %s has stopped: %s", table_id, type(fault).__name__)
            self._stop(table_id, house("web-review-failed"))
        except StoreError as fault:
            log.error("%s", fault.text(self._settings.lang))
            self._stop(table_id, house("web-review-unkept"))
        except Unreviewed as refusal:
            self._stop(table_id, refusal.phrase)
        except Exception:
            log.exception("the review of %s has stopped", table_id)
            self._stop(table_id, house("web-review-failed"))

    async def _some(self, table_id: str, work: Work) -> None:
        first = len(work.waiting) == len(work.names)  # the very first comes alone, and so at once
        given = [work.waiting.popleft() for _ in range(min(1 if first else AT_ONCE, len(work.waiting)))]
        blobs = await self._thinkers.review(work.record, given, self.budget, work.asker, work.mark)
        work.waiting.extendleft(reversed(given[len(blobs) :]))
        for (number, _), blob in zip(given, blobs, strict=False):
            if len(blob) > MOST_BLOB or self._weight + len(blob) > self._settings.most_review_bytes:
                raise Unreviewed(503, "web-review-full")
            piece = unpacked(blob)
            await self._store.keep(table_id, KIND, work.names[number], blob)
            self._weight += len(blob)
            self._read.setdefault(table_id, {})[work.names[number]] = piece

    def _stop(self, table_id: str, why: Phrase) -> None:
        self._problems[table_id] = why
        while len(self._problems) > MOST_READ:
            self._problems.popitem(last=False)

    def _ended(self, table_id: str, work: Work) -> None:
        """Let the work go when all of its tasks have ended."""

        def end(_: asyncio.Task[None]) -> None:
            if all(task.done() for task in work.tasks):
                self._works.pop(table_id, None)

        for task in work.tasks:
            task.add_done_callback(end)

    def close(self) -> None:
        """Go no further; what is kept is kept."""
        for work in self._works.values():
            for task in work.tasks:
                task.cancel()


def spread(numbers: Sequence[Item]) -> list[Item]:
    """Things in an order that shows all of a game early: the first, the last, the middle, the quarters and so on."""
    if len(numbers) < 3:
        return list(numbers)
    found: list[Item] = []
    seen: set[int] = set()
    parts = 1
    while len(found) < len(numbers):
        for part in range(parts + 1):
            place = round(part * (len(numbers) - 1) / parts)
            if place not in seen:
                seen.add(place)
                found.append(numbers[place])
        parts *= 2
    return found
