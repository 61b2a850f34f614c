"""The table at this screen: the house's own, with a file that holds its record after every decision."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludoteca.bots import Bot
from ludoteca.engine import Record
from ludoteca.files import claim
from ludoteca.table import Entry
from ludoteca.table.hosted import HostedTable
from ludoteca.terminal import savefile


class SavedTable(HostedTable):
    """A table that is kept in a file."""

    file: Path
    saved: bool  # whether the file holds the record as it is

    @classmethod
    def of(cls, record: Record, file: Path, bots: Mapping[str, Bot] | None = None) -> SavedTable:
        """The table of a record that the file holds, or is about to; with the bots that have been made for it."""
        table = cls.seated(record, bots)
        table.file = file
        table.saved = True
        return table

    def _keep(self, entry: Entry) -> None:
        super()._keep(entry)
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
