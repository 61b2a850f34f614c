"""Tables in memory, for where there is no file: whoever wants them back is told of each change, to keep it.

What is to be kept is one mapping of names to bytes. `note` is given what each write has changed in it, all of it or
nothing; `None` stands for what is there no more. A store that begins with what was kept is the store that was.
"""

from __future__ import annotations

import secrets
from bisect import insort
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from math import inf, nextafter
from typing import Final, TypeAlias

import msgspec

from ludoteca.club.papers import MOST_FOUND, NEW, WHATEVER, Change, Found, Paper, check, check_span, is_name
from ludoteca.engine.phrase import house
from ludoteca.store.base import Line, PlaceTaken, Stale
from ludoteca.store.written import noted, packed, read_entries, read_table
from ludoteca.table import Entry, Opening

Noted: TypeAlias = "dict[str, bytes | None]"

KEY_BYTES: Final = 32
KEY, TABLE, ENTRY, SEAT, FINDING, PAPER, BARRED = "key", "table", "entry", "seat", "finding", "paper", "barred"


def _nobody(changed: Noted) -> None:
    """Nobody keeps it: it ends with the process."""


def _name(*parts: object) -> str:
    """What something is kept under."""
    return msgspec.json.encode(parts).decode()


class MemoryStore:
    """Answers as every store does, at once; lasts as long as the process, or as whoever is told of the changes."""

    def __init__(self, kept: Mapping[str, bytes] | None = None, note: Callable[[Noted], None] = _nobody) -> None:
        self._note = note
        self._openings: dict[str, bytes] = {}
        self._created: dict[str, float] = {}
        self._entries: dict[str, dict[int, bytes]] = defaultdict(dict)
        self._holders: dict[str, dict[str, float]] = defaultdict(dict)  # the tables of each
        self._findings: dict[tuple[str, str], dict[str, bytes]] = defaultdict(dict)
        self._papers: dict[tuple[str, str], Paper] = {}
        self._marks: dict[str, list[Found]] = defaultdict(list)
        self._barred: dict[str, str] = {}
        self.key = b""
        for name, value in sorted((kept or {}).items()):
            self._take(name, value)
        if not self.key:
            self.key = secrets.token_bytes(KEY_BYTES)
            self._note({_name(KEY): self.key})
        self._latest = max(self._created.values(), default=0.0)

    # ---- what was kept

    def _take(self, name: str, value: bytes) -> None:
        """One thing that was kept."""
        kind, *parts = msgspec.json.decode(name)
        if kind == KEY:
            self.key = value
        elif kind == TABLE:
            created, _, opening = value.partition(b"\n")
            self._openings[parts[0]], self._created[parts[0]] = opening, float(created)
        elif kind == ENTRY:
            self._entries[parts[0]][parts[1]] = value
        elif kind == SEAT:
            self._holders[parts[0]][parts[1]] = float(value)
        elif kind == FINDING:
            table_id, sort, called = parts
            self._findings[table_id, sort][called] = value
        elif kind == PAPER:
            head, _, body = value.partition(b"\n")
            version, marks = msgspec.json.decode(head)
            self._lay((parts[0], parts[1]), Paper(body, version, tuple(marks)))
        elif kind == BARRED:
            self._barred[parts[0]] = value.decode()

    def _sit(self, holder: str, table_id: str) -> Noted:
        """Somebody has a seat at a table, and may have had one before."""
        if not holder or table_id in self._holders[holder]:
            return {}
        self._holders[holder][table_id] = self._created.get(table_id, 0.0)
        return {_name(SEAT, holder, table_id): repr(self._holders[holder][table_id]).encode()}

    def _read(self, table_id: str) -> tuple[Opening, list[Entry]]:
        return read_table(table_id, self._openings[table_id], sorted(self._entries[table_id].items()))

    # ---- tables

    async def add(self, opening: Opening, line: Line | None = None, papers: Sequence[Change] = ()) -> None:
        """Keep a new table, a line of the one that it follows, and papers: all of it or nothing."""
        check(papers)
        if opening.id in self._openings or (line is not None and line.number in self._entries[line.table_id]):
            raise PlaceTaken(house("store-taken"))
        written = self._checked(papers)
        created = max(opening.created, nextafter(self._latest, inf))  # later, even if the clock was set back
        self._openings[opening.id], self._created[opening.id] = packed(opening), created
        self._latest = created
        changed: Noted = {_name(TABLE, opening.id): _headed(repr(created).encode(), self._openings[opening.id])}
        for seat in opening.seats:
            changed |= self._sit(seat.holder, opening.id)
        if line is not None:
            changed |= self._lined(line)
        self._note(changed | self._written(written))

    async def append(self, table_id: str, number: int, entry: Entry, papers: Sequence[Change] = ()) -> None:
        """Keep what happened at a table, and papers: all of it or nothing."""
        check(papers)
        if number in self._entries[table_id]:
            raise PlaceTaken(house("store-taken"))
        written = self._checked(papers)
        changed = self._lined(Line(table_id, number, entry))
        if entry.kind == "sit":
            changed |= self._sit(entry.holder, table_id)
        self._note(changed | self._written(written))

    def _lined(self, line: Line) -> Noted:
        blob = noted(line.entry)
        self._entries[line.table_id][line.number] = blob
        return {_name(ENTRY, line.table_id, line.number): blob}

    async def load(self, table_id: str) -> tuple[Opening, list[Entry]] | None:
        """A table and all that has happened at it."""
        return self._read(table_id) if table_id in self._openings else None

    async def since(self, table_id: str, number: int) -> list[Entry]:
        """What has happened at a table from that place on."""
        rows = sorted((place, blob) for place, blob in self._entries[table_id].items() if place >= number)
        return read_entries(table_id, number, rows)

    async def tables_of(self, holder: str, most: int) -> list[str]:
        """The ids of a holder's tables, the latest first."""
        return _latest(self._holders.get(holder, {}), most)

    async def count(self) -> int:
        """How many tables are kept."""
        return len(self._openings)

    async def latest(self, most: int) -> list[str]:
        """The ids of the tables that were set last."""
        return _latest(self._created, most)

    async def rewrite(self, table_id: str, opening: Opening, entries: Mapping[int, Entry], without: str = "") -> None:
        """Put others in the place of an opening and of some entries."""
        changed: Noted = {}
        if table_id in self._openings:
            self._openings[table_id] = packed(opening)
            created = repr(self._created[table_id]).encode()
            changed[_name(TABLE, table_id)] = _headed(created, self._openings[table_id])
        for number, entry in entries.items():
            if number in self._entries[table_id]:
                changed.update(self._lined(Line(table_id, number, entry)))
        if self._holders[without].pop(table_id, None) is not None:
            changed[_name(SEAT, without, table_id)] = None
        self._note(changed)

    async def delete(self, table_id: str) -> bool:
        """Keep a table no more, nor anything about it."""
        there = self._openings.pop(table_id, None) is not None
        self._created.pop(table_id, None)
        gone = [_name(TABLE, table_id)] if there else []
        gone += [_name(ENTRY, table_id, number) for number in self._entries.pop(table_id, {})]
        for key in [key for key in self._findings if key[0] == table_id]:
            gone += [_name(FINDING, *key, called) for called in self._findings.pop(key)]
        for holder, tables in self._holders.items():
            if tables.pop(table_id, None) is not None:
                gone.append(_name(SEAT, holder, table_id))
        self._note(dict.fromkeys(gone))
        return there

    # ---- findings

    async def keep(self, table_id: str, kind: str, name: str, blob: bytes) -> None:
        """Keep something that was worked out about a table."""
        self._findings[table_id, kind][name] = blob
        self._note({_name(FINDING, table_id, kind, name): blob})

    async def kept(self, table_id: str, kind: str) -> dict[str, bytes]:
        """What is kept of that kind about a table, by name."""
        return dict(self._findings.get((table_id, kind), {}))

    async def forget(self, table_id: str, kind: str, names: Collection[str]) -> None:
        """Keep these no more."""
        there = self._findings.get((table_id, kind), {})
        gone = [name for name in names if there.pop(name, None) is not None]
        self._note({_name(FINDING, table_id, kind, name): None for name in gone})

    async def weight(self, kind: str) -> int:
        """The bytes that everything of that kind takes."""
        return sum(len(blob) for key, found in self._findings.items() if key[1] == kind for blob in found.values())

    # ---- papers

    async def write(self, changes: Sequence[Change]) -> None:
        """Write papers, all of them or none."""
        check(changes)
        self._note(self._written(self._checked(changes)))

    def _checked(self, changes: Sequence[Change]) -> Sequence[Change]:
        """The same, where each is as it was read."""
        for change in changes:
            there = self._papers.get(change.name)
            if change.version not in (NEW if there is None else there.version, WHATEVER):
                raise Stale(house("paper-stale", {"name": "/".join(change.name)}))
        return changes

    def _written(self, changes: Iterable[Change]) -> Noted:
        changed: Noted = {}
        for change in changes:
            there = self._papers.get(change.name)
            paper = None
            if change.body is not None:
                paper = Paper(change.body, (NEW if there is None else there.version) + 1, change.marks)
            self._lay(change.name, paper)
            head = b"" if paper is None else msgspec.json.encode([paper.version, paper.marks])
            changed[_name(PAPER, *change.name)] = None if paper is None else _headed(head, paper.body)
        return changed

    def _lay(self, name: tuple[str, str], paper: Paper | None) -> None:
        """Put a paper in its place, and its marks in order."""
        kind, paper_id = name
        there = self._papers.pop(name, None)
        for mark in there.marks if there is not None else ():
            self._marks[kind].remove(Found(mark, paper_id))
        if paper is not None:
            self._papers[name] = paper
            for mark in paper.marks:
                insort(self._marks[kind], Found(mark, paper_id))

    async def paper(self, kind: str, paper_id: str) -> Paper | None:
        """The paper of that name."""
        return self._papers.get((kind, paper_id)) if is_name(kind, paper_id) else None

    async def papers(self, kind: str, ids: Collection[str]) -> dict[str, Paper]:
        """Those of these papers that there are."""
        wanted = [paper_id for paper_id in ids if is_name(kind, paper_id)][:MOST_FOUND]
        return {paper_id: self._papers[kind, paper_id] for paper_id in wanted if (kind, paper_id) in self._papers}

    async def find(
        self,
        kind: str,
        first: str = "",
        beyond: str = "",
        most: int = MOST_FOUND,
        *,
        descending: bool = False,
        after: Found | None = None,
    ) -> list[Found]:
        """The papers of a kind that have a mark from `first` up to before `beyond`, in the order of marks."""
        check_span(kind, first, beyond, after)
        found = [
            mark for mark in self._marks.get(kind, ()) if first <= mark.mark and (not beyond or mark.mark < beyond)
        ]
        if descending:
            found.reverse()
        if after is not None:
            found = [mark for mark in found if (mark < after if descending else mark > after)]
        return found[: max(0, min(most, MOST_FOUND))]

    async def tally(self, kind: str, first: str = "", beyond: str = "") -> int:
        """How many marks of a kind there are from `first` up to before `beyond`."""
        check_span(kind, first, beyond)
        return sum(1 for mark in self._marks.get(kind, ()) if first <= mark.mark and (not beyond or mark.mark < beyond))

    # ---- who is barred, and the end

    async def bar(self, who: str, how: str) -> None:
        """Bar a holder or an address; empty: no more."""
        if how:
            self._barred[who] = how
        else:
            self._barred.pop(who, None)
        self._note({_name(BARRED, who): how.encode() if how else None})

    async def barred(self) -> dict[str, str]:
        """Who is barred, and how."""
        return dict(self._barred)

    async def close(self) -> None:
        """Nothing is under way."""


def _headed(head: bytes, body: bytes) -> bytes:
    """Bytes with a line before them."""
    return head + b"\n" + body


def _latest(times: Mapping[str, float], most: int) -> list[str]:
    return sorted(times, key=lambda table_id: -times[table_id])[: max(0, most)]
