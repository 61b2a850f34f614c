"""The table at this screen: the house's own, with a file that holds its record after every decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from ludoteca.bots import Bot, BotFault, ask, bot_for
from ludoteca.bots import registry as who
from ludoteca.engine import Game, Record, house
from ludoteca.files import claim
from ludoteca.table import BOT, PERSON, Entry, Seat, Table, TableError
from ludoteca.table.entries import FAILED
from ludoteca.terminal import savefile

INSTEAD = "greedy"  # decides for a bot that has failed


class SavedTable(Table):
    """A table that is kept in a file."""

    file: Path
    saved: bool  # whether the file holds the record as it is
    _bots: dict[str, Bot]  # that have been made

    @classmethod
    def of(cls, record: Record, file: Path, bots: Mapping[str, Bot] | None = None) -> SavedTable:
        """The table of a record that the file holds, or is about to; with the bots that have been made for it."""
        table = cls.resumed(record, [_seat(name) for name in record.seats])
        table.file = file
        table.saved = True
        table._bots = dict(bots or {})
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
        """Let the bot that is asked decide; somebody waits, so it thinks even where it has no choice.

        For one that fails `greedy` decides; then its `BotFault` is raised, when all is done.
        """
        fault: BotFault | None = None
        try:
            action = ask(self._bot(self.bot_asked), self.state, self.bot_seed)
        except BotFault as failed:
            fault, action = failed, ask(self._bot(INSTEAD), self.state, self.bot_seed)
        self._keep(self.act(self.asked, self.version, action, FAILED if fault is not None else ""))
        if fault is not None:
            raise fault

    def _bot(self, name: str) -> Bot:
        if name not in self._bots:
            self._bots |= bots_of([name], self.game)
        return self._bots[name]

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


def bots_of(seats: Iterable[str], game: Game) -> dict[str, Bot]:
    """The bots among those who sit there, by name; `SeatError` where one cannot be made."""
    made = {name: bot_for(name, game) for name in dict.fromkeys(seats)}
    return {name: bot for name, bot in made.items() if bot is not None}


def _seat(name: str) -> Seat:
    return Seat(PERSON) if name == who.PERSON else Seat(BOT, bot=name)
