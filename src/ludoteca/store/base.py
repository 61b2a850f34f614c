"""What a store is: openings and entries, kept for good before anybody is told so."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from ludoteca.club.papers import MOST_FOUND, Change, Found, Paper
from ludoteca.engine.errors import LudotecaError
from ludoteca.table import Entry, Opening


class StoreError(LudotecaError):
    """The store cannot be opened, read or written. Its words are for the host: they name files."""


class PlaceTaken(StoreError):
    """Something else was kept at that place already."""


class Stale(StoreError):
    """A paper is not as whoever writes has read it: somebody else was quicker. It is to be read and decided again."""


class Unsure(StoreError):
    """The connection was lost on the way, and nobody could be asked whether it was kept: what is kept will tell."""


class TableDamaged(StoreError):
    """What is kept of one table makes no sense; the others are as they were."""


class Line(NamedTuple):
    """An entry and its place in the book of its table."""

    table_id: str
    number: int
    entry: Entry


class Store(Protocol):
    """Keeps tables. Every method returns when the work is done and durable, or raises `StoreError` and did nothing."""

    @property
    def key(self) -> bytes:
        """The server's own secret, made once and kept with the tables: what the server signs, it knows again by it."""

    async def add(self, opening: Opening, line: Line | None = None, papers: Sequence[Change] = ()) -> None:
        """Keep a new table, in the same breath a line of the table that it follows, and papers (as `write` does)."""

    async def append(self, table_id: str, number: int, entry: Entry, papers: Sequence[Change] = ()) -> None:
        """Keep what happened at a table; `number` is its place, and a place is taken only once (`PlaceTaken`).

        Papers that are given are written in the same breath, as `write` does it: all of it is kept, or nothing.
        """

    async def load(self, table_id: str) -> tuple[Opening, list[Entry]] | None:
        """A table and all that has happened at it; None: there is none; `TableDamaged`: it makes no sense."""

    async def since(self, table_id: str, number: int) -> list[Entry]:
        """What has happened at a table from that place on; `TableDamaged`: it makes no sense."""

    async def tables_of(self, holder: str, most: int) -> list[str]:
        """The ids of the tables at which this holder has a seat, the latest first."""

    async def count(self) -> int:
        """How many tables are kept."""

    async def keep(self, table_id: str, kind: str, name: str, blob: bytes) -> None:
        """Keep something that was worked out about a table, such as a piece of its review; the newest of a name counts.

        It can be worked out again: nothing else hangs on it.
        """

    async def kept(self, table_id: str, kind: str) -> dict[str, bytes]:
        """What is kept of that kind about a table, by name."""

    async def forget(self, table_id: str, kind: str, names: Collection[str]) -> None:
        """Keep these no more; what is not there is no fault."""

    async def weight(self, kind: str) -> int:
        """The bytes that everything of that kind takes."""

    async def write(self, changes: Sequence[Change]) -> None:
        """Write papers, all of them or none; `Stale`: one is not as it was read. `PaperError`: one is no paper.

        Each change says which version it has read. What is written has the next one.
        """

    async def paper(self, kind: str, paper_id: str) -> Paper | None:
        """The paper of that name; None: there is none."""

    async def papers(self, kind: str, ids: Collection[str]) -> dict[str, Paper]:
        """Those of these papers that there are, by id; at most `MOST_FOUND`."""

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
        """The papers of a kind that have a mark from `first` up to before `beyond`, in the order of marks.

        Without `beyond` there is no end. Marks are compared byte by byte, those of one mark by their ids.
        `after`: only those behind one that was found.
        """

    async def tally(self, kind: str, first: str = "", beyond: str = "") -> int:
        """How many marks of a kind there are from `first` up to before `beyond`."""

    async def latest(self, most: int) -> list[str]:
        """The ids of the tables that were set last."""

    async def rewrite(self, table_id: str, opening: Opening, entries: Mapping[int, Entry], without: str = "") -> None:
        """Put others in the place of an opening and of some entries; `without`: a holder who has no seat there now.

        Only for whoever looks after the tables: to take out what somebody has said, or who they were.
        """

    async def delete(self, table_id: str) -> bool:
        """Keep a table no more, nor anything about it; False: there is none."""

    async def bar(self, who: str, how: str) -> None:
        """Bar a holder or an address, in one way or another; empty: no more."""

    async def barred(self) -> dict[str, str]:
        """Who is barred, and how."""

    async def close(self) -> None:
        """Finish what is under way."""


class Heard(NamedTuple):
    """What another server has told, or that something may have been missed."""

    grown: Mapping[str, int] = {}  # tables, and how many entries they have
    entries: Sequence[Line] = ()  # what was kept there, as far as it was told
    word: str = ""  # what was said to all
    missed: bool = False  # the line was cut for a while


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that any number of servers share. What they tell each other may be lost, what is kept never is."""

    server: str
    """What this server is called among the others."""

    def listen(self, hear: Callable[[Heard], None]) -> None:
        """From now on tell of what other servers do; `hear` is called in another thread."""

    async def grown(self, known: Mapping[str, int]) -> list[str]:
        """Which of these tables have more entries than so many."""

    async def changed(self) -> list[str]:
        """The tables that were rewritten or deleted within the last hour."""

    async def say(self, word: str) -> None:
        """Say something to all other servers that listen now."""

    async def beat(self) -> list[str]:
        """Show that this server is alive; which ones are: those that have done so within `LIFE` seconds."""

    async def claim(self, table_id: str) -> bool:
        """Take the right to think for the bots of a table; False: another server that is alive has it."""

    async def release(self, table_id: str) -> None:
        """Let others think for the bots of a table."""

    async def note_here(self, stays: Collection[Stay]) -> None:
        """Let the others know who is here, and until when."""

    async def here_elsewhere(self, table_ids: Collection[str]) -> list[Stay]:
        """Who is at these tables by other servers."""

    async def leave(self) -> None:
        """This server ends: nobody is here any more, and others think for the bots."""


class Stay(NamedTuple):
    """Somebody at a table, by one server."""

    table_id: str
    holder: str
    seconds: float  # that they are held to be here from now on; infinite: as long as the server lives; below 0: gone


LIFE = 3.0  # seconds without a sign of life after which a server is held to be dead
