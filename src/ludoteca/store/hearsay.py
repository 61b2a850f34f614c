"""What servers on one PostgreSQL tell each other of what they have kept: the entries themselves, as far as they fit.

A notification holds a line for each entry: `table place entry`, the last as JSON, or nothing where it is too long. So
whoever watches the table by another server need not ask for it. What is told may be lost; the places tell that.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from ludoteca.store.base import Heard, Line
from ludoteca.store.deeds import Append
from ludoteca.table import Entry

MOST_PAYLOAD = 7500  # bytes of one notification; PostgreSQL takes 7,999
GROWN, WORD, BYE = "grown", "word", "bye"


def head(server: str) -> str:
    """What stands before the lines."""
    return f"{GROWN} {server}\n"


def lines(entries: Sequence[Append], room: int) -> tuple[list[str], list[int]]:
    """A line for each entry, and the notification in which it fits: no more bytes than there is room for in each."""
    found, parts = [], []
    part = used = 0
    for entry in entries:
        line = f"{entry.table_id} {entry.number}"
        size = len(line.encode()) + 1
        if size + len(entry.blob) + 1 <= room:
            line, size = f"{line} {entry.blob.decode()}", size + len(entry.blob) + 1
        if used + size > room and used:
            part, used = part + 1, 0
        used += size
        found.append(line)
        parts.append(part)
    return found, parts


def heard(payload: str, own: str) -> Heard | None:
    """What another server has told; None: it was ourselves, or somebody who talks of other things."""
    first, _, rest = payload.partition("\n")
    kind, _, told = first.partition(" ")
    server, _, word = told.partition(" ")
    if server == own:
        return None
    if kind == WORD:
        return Heard(word=word)
    if kind != GROWN:
        return None
    grown: dict[str, int] = {}
    entries: list[Line] = []
    for line in rest.split("\n"):
        table_id, _, at = line.partition(" ")
        place, _, entry = at.partition(" ")
        if not (place.isascii() and place.isdigit() and len(place) < 11):
            return None
        number = int(place)
        grown[table_id] = max(number + 1, grown.get(table_id, 0))
        if entry:
            with suppress(msgspec.MsgspecError):  # of a later version: it is asked for
                entries.append(Line(table_id, number, msgspec.json.decode(entry, type=Entry)))
    return Heard(grown=grown, entries=tuple(entries))
