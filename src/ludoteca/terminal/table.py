"""The table at this screen: the house's own, with a file that holds its record after every decision."""

from __future__ import annotations

from pathlib import Path

from ludoteca.bots import ask, bot_for
from ludoteca.bots import registry as who
from ludoteca.engine import Record, house
from ludoteca.files import claim
from ludoteca.table import BOT, PERSON, Entry, Seat, Table, TableError
from ludoteca.terminal import savefile


class SavedTable(Table):
    """A table that is kept in a file."""

    file: Path
    saved: bool  # whether the file holds the record as it is

    @classmethod
    def of(cls, record: Record, file: Path) -> SavedTable:
        """The table of a record that the file holds, or is about to."""
        table = cls.resumed(record, [_seat(name) for name in record.seats])
        table.file = file
        table.saved = True
        return table

    @property
    def people(self) -> list[int]:
        """The seats for which somebody types."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]

    @property
    def decisions(self) -> int:
        """How many were made so far."""
        return len(self.record.actions)

    def decide(self, action: int) -> None:
        """Make a decision for whoever is asked, and save it."""
        self._keep(self.act(self.asked, self.version, action))

    def bot_decides(self) -> None:
        """Let the bot that is asked decide; somebody waits, so it thinks even where it has no choice."""
        bot = bot_for(self.bot_asked, self.game)
        assert bot is not None
        self.decide(ask(bot, self.state, self.bot_seed))

    def take_back(self, seat: int | None) -> None:
        """Take back a seat's own last decision; `TableError` says why it stands."""
        if seat is None:
            raise TableError(house("undo-nothing"))
        self._keep(self.undo(seat))

    def _keep(self, entry: Entry) -> None:
        self.take(entry)
        self.save()

    def save(self) -> None:
        """Write the record down."""
        self.saved = False
        savefile.save(self.record, self.file)
        self.saved = True

    def save_as(self, file: Path) -> None:
        """Go on in another file, which must be a new one."""
        if not (file.exists() and file.samefile(self.file)):
            claim(file)
            savefile.save(self.record, file)
            self.file = file
        self.save()


def _seat(name: str) -> Seat:
    return Seat(PERSON) if name == who.PERSON else Seat(BOT, bot=name)
