"""Papers: small documents about people and what is between them, each with marks under which it is found.

A paper has a kind and an id, a body, and the number of times that it was written: whoever writes says which version
they have read, so that nobody writes over what they have not seen. A mark is a text by which papers of one kind are
found in order: a name, a due time (`moment`), a person's id before a date.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house

MOST_BODY: Final = 256 * 1024  # bytes
MOST_MARKS: Final = 40  # of one paper
MOST_CHANGES: Final = 200  # written together
MOST_BYTES: Final = 1024 * 1024  # of all bodies that are written together
MOST_FOUND: Final = 1000  # of one question
LONGEST: Final = 200  # bytes of an id or a mark
KIND: Final = re.compile(r"[a-z][a-z-]{0,31}", re.ASCII)
LAST: Final = "\U0010ffff"  # no mark begins with it: it stands behind all of them
NEW: Final = 0  # the version of a paper that is not there yet
WHATEVER: Final = -1  # the version that somebody expects who writes over whatever is there


class PaperError(LudotecaError):
    """This is no paper: its name cannot be, or it is too large."""


class Paper(NamedTuple):
    """What is kept under a kind and an id."""

    body: bytes
    version: int  # how often it was written; the first time it is 1
    marks: tuple[str, ...] = ()


class Change(NamedTuple):
    """What is to be written: a paper in place of the version that was read; without a body there is to be none."""

    kind: str
    id: str
    body: bytes | None
    marks: tuple[str, ...] = ()
    version: int = NEW  # that is there now; `NEW`: none; `WHATEVER`: it does not matter

    @property
    def name(self) -> tuple[str, str]:
        """What the paper is called."""
        return self.kind, self.id


class Found(NamedTuple):
    """A paper that has this mark."""

    mark: str
    id: str


def moment(seconds: float, after: str = "") -> str:
    """A time as a mark: earlier times come first; exact to a thousandth of a second."""
    if not 0 <= seconds < 1e12:
        raise PaperError(house("paper-moment", {"given": str(seconds)}))
    return f"{round(seconds * 1000):015d}{' ' if after else ''}{after}"


def starting(text: str) -> tuple[str, str]:
    """From where to where the marks go that begin so."""
    return text, text + LAST


def is_name(kind: str, paper_id: str) -> bool:
    """Whether a paper can be called so; what cannot be is not there."""
    return KIND.fullmatch(kind) is not None and paper_id != "" and _is_text(paper_id)


def check_marks(marks: Sequence[str]) -> None:
    """Refuse what no mark can be."""
    for mark in marks:
        if not mark or not _is_text(mark) or mark.startswith(LAST):
            raise PaperError(house("paper-mark", {"mark": ascii(mark)[:LONGEST]}))


def check_span(kind: str, first: str, beyond: str, after: Found | None = None) -> None:
    """Refuse a question that no paper can answer."""
    if not KIND.fullmatch(kind):
        raise PaperError(house("paper-name", {"name": ascii(kind)[:LONGEST]}))
    for mark in (first, beyond.removesuffix(LAST), *(after or ())):
        if mark and not _is_text(mark):
            raise PaperError(house("paper-mark", {"mark": ascii(mark)[:LONGEST]}))


def check(changes: Sequence[Change]) -> None:
    """Refuse what cannot be written, before anything is: names, sizes, and the same paper twice."""
    if len(changes) > MOST_CHANGES:
        raise PaperError(house("paper-many", {"count": len(changes), "most": MOST_CHANGES}))
    for change in changes:
        if not is_name(*change.name):
            raise PaperError(house("paper-name", {"name": ascii("/".join(change.name))[:LONGEST]}))
        check_marks(change.marks)
        if len(change.marks) > MOST_MARKS or len(set(change.marks)) < len(change.marks):
            raise PaperError(house("paper-marks", {"name": "/".join(change.name), "most": MOST_MARKS}))
        if change.body is not None and len(change.body) > MOST_BODY:
            raise PaperError(house("paper-large", {"name": "/".join(change.name), "most": MOST_BODY}))
    if len({change.name for change in changes}) < len(changes):
        raise PaperError(house("paper-twice"))
    if sum(len(change.body or b"") for change in changes) > MOST_BYTES:
        raise PaperError(house("paper-large", {"name": "…", "most": MOST_BYTES}))


def _is_text(text: str) -> bool:
    """Whether every store can keep it as a name: printable, and not too long."""
    return text.isprintable() and len(text.encode(errors="replace")) <= LONGEST
