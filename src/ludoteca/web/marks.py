"""What a page shows, as the server remembers it: a mark for each region, and for each part of the board.

A mark is a hash of the text, of 64 bits and with a secret of this process. It tells what has changed since, and takes a
hundredth of what the text would: a page that is open and still costs the server next to nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ludoteca.screen import Part

WHOLE = ""  # the name under which stands what belongs to no part of the board


class Marks(NamedTuple):
    """A table as a page shows it, at one moment."""

    number: int  # of the drawing
    entries: int
    version: int
    next_table: str
    regions: dict[str, int]
    parts: dict[str, int] | None  # of the board; None: it has none that could be sent by themselves


def marks_of(board: str) -> dict[str, int] | None:
    """The marks of the parts of a board, each without what is in the parts within it."""
    if not isinstance(board, Part):
        return None
    return {WHOLE: hash(board.shell()), **{part.name: hash(part.shell()) for part in board.parts()}}


def changed_parts(before: Mapping[str, int] | None, after: str, now: Mapping[str, int] | None) -> dict[str, str] | None:
    """What of a board has changed, part by part; None: it must be sent whole. `now`: its marks.

    A part is sent itself if anything in it has changed that belongs to no part within it, otherwise those.
    """
    if before is None or now is None or not isinstance(after, Part) or before[WHOLE] != now[WHOLE]:
        return None
    return dict(_changed(before, after, now))


def _changed(before: Mapping[str, int], part: Part, now: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    for child in part.children:
        if isinstance(child, Part):
            if child.name and before.get(child.name) != now[child.name]:
                yield child.name, child
            else:
                yield from _changed(before, child, now)
